"""Strategies: any effect tree that a sentence can say."""

from hypothesis import strategies as st

from naruto_tui.cards import nodes as n
from naruto_tui.cards.language import predicates, tables, verbs
from naruto_tui.cards.language.reading.deeds import BY_OBJECT
from naruto_tui.cards.language.reading.phrase import in_order

some = st.sampled_from
NAMES = some(["Naruto Uzumaki", "A", "Ino & Shika", "Rock Lee (State 1)", "Power or State 2"])
WORDS = some(["Leaf", "Genin", "Clone Status", "and", "Ninja"])
LETTERS = some(list(tables.SYMBOLS))
SMALL = st.integers(1, 12)
SIMPLE = st.one_of(SMALL, some([n.Var("x"), n.Var("y")]))
BOUNDS = some(["=", ">=", "<="])
STATS = some([stat for stat in tables.STATS if stat not in ("power", "team size")])
REFS = some(
    [n.This(), n.This("card"), n.User(), n.TargetRef(), n.TargetRef(2), n.Bearer(), n.That("ninja")]
)
THOSE = some([n.That("card", plural=True), n.That("ninja", plural=True)])
TEAMS = st.builds(n.TeamOf, REFS)
NAMED_THINGS = st.one_of(
    REFS, TEAMS, st.builds(n.HeadOf, TEAMS), st.builds(n.Facing, REFS), st.builds(n.FightOf, REFS)
)
OWNERS = some(["", "you", "opponent", "that"])

# -- phrases ---------------------------------------------------------------------------------------

PLAIN_FILTERS = st.one_of(
    st.just(n.Other()),
    st.builds(n.State, some(tables.STATES[:-2])),
    st.builds(n.Symbol, LETTERS, st.booleans()),
    some([n.Symbol("declared"), n.Symbol("none")]),
    st.builds(n.Word, WORDS, some(["", "attribute", "characteristic", "keyword", "title"])),
    st.builds(n.Or, st.tuples(st.builds(n.Word, WORDS), st.builds(n.Word, WORDS))),
    st.builds(n.Or, st.tuples(st.builds(n.Symbol, LETTERS), st.builds(n.Symbol, LETTERS))),
    st.builds(n.Named, st.lists(NAMES, min_size=1, max_size=2).map(tuple), st.booleans()),
    st.builds(n.NamePart, WORDS),
    st.builds(lambda name: n.Not(n.Named((name,))), NAMES),
    st.builds(
        lambda op, ref: n.Compare("rank", op, n.StatOf("rank", ref)),
        some([*tables.COMPARISONS]),
        REFS,
    ),
    st.builds(n.Rank, WORDS, BOUNDS),
    st.builds(n.Rank, WORDS, only=st.just(value=True)),
    st.builds(n.Compare, STATS, BOUNDS, SIMPLE, st.booleans()),
    st.builds(
        n.Compare, st.just("combat"), some([*tables.COMPARISONS]), st.just(n.MarkerOf("you"))
    ),
    st.builds(n.Compare, st.just("specific symbols"), BOUNDS, SIMPLE),
    STATS.flatmap(
        lambda stat: st.builds(
            n.Compare,
            st.just(stat),
            some([*tables.COMPARISONS]),
            st.builds(n.StatOf, st.just(stat), REFS),
        )
    ),
    st.builds(n.HasCoins, some(["", "growth", "Bomb", "+1/+1"]), BOUNDS, SIMPLE),
    st.just(n.HasCoins("growth", "=", 0)),
    st.builds(n.Same, some(tables.ASPECTS), REFS, st.booleans()),
    some([n.TextIs("some"), n.TextIs("none")]),
    st.builds(n.TextIs, some(["requirement", "target", "requirement named"]), WORDS),
    st.builds(n.Extreme, STATS, some([*tables.EXTREMES]), st.booleans()),
    st.builds(n.Extreme, st.just("rank"), some([*tables.EXTREMES])),
    st.builds(
        n.Same,
        some(["name", "symbol"]),
        some(
            [
                n.Every(n.Cards(("ninja",), "you")),
                n.Every(n.Cards(("client",), "opponent")),
                n.Every(n.Cards(("card",), "opponent", (), ("hand",))),
            ]
        ),
        st.booleans(),
    ),
    st.builds(n.Parity, STATS, st.booleans()),
    st.builds(n.OwnedBy, some(["you", "opponent"])),
    st.builds(n.Not, st.builds(n.Word, WORDS, some(["", "attribute", "title"]))),
    st.builds(n.Not, st.builds(n.Rank, WORDS, BOUNDS)),
    st.just(n.State("alone")),
    st.builds(n.Related, some(["battling", "used by", "usable by", "among", "targeting"]), REFS),
    st.builds(n.Related, some(["in team of", "in fight of"]), REFS),
)
ZONES = st.lists(some(["hand", "chakra", "discard", "deck", "rewards"]), max_size=2, unique=True)
PLACES = st.one_of(
    ZONES.map(tuple),
    some([("play",), ("battlefield",), ("chain",), ("village",), ("hand", "play")]),
)
KINDS = st.one_of(
    some([("ninja",), ("jutsu",), ("mission",), ("client",), ("card",), ("team",)]),
    some([("ninja", "client"), ("jutsu", "mission")]),
)


def phrases(filters=PLAIN_FILTERS, most=3):
    """Described sets; at most one relation to another phrase."""
    kept = st.lists(filters, max_size=most).map(in_order)
    return st.builds(n.Cards, KINDS, OWNERS, kept, PLACES)


SHORT = phrases(most=1)
RELATIONS = st.builds(
    n.Related, some(["battling", "including", "containing only", "used by", "in team of"]), SHORT
)
NUMBERED = st.builds(n.Related, some(["battling"]), st.builds(n.Pick, *[st.just(2)] * 2, SHORT))


def with_relation(cards, relations):
    kept = list(cards.filters)
    return n.Cards(cards.kinds, cards.owner, in_order([*kept, *relations]), cards.zones)


def each_its_own(kinds, said, owner):
    """Kinds of card, each with what is said of it."""
    ways = zip(kinds, said, strict=True)
    parts = tuple(n.All((n.OfKind((kind,)), *in_order(filters))) for kind, filters in ways)
    return n.Cards(tuple(kinds), owner, (n.Or(parts),))


MIXED = st.builds(
    each_its_own,
    some([("ninja", "mission"), ("client", "ninja"), ("jutsu", "mission")]),
    st.tuples(*[st.lists(PLAIN_FILTERS, max_size=2)] * 2),
    some(["", "you", "opponent"]),
)
CARDS = st.builds(with_relation, phrases(), st.lists(st.one_of(RELATIONS, NUMBERED), max_size=1))
QUANTITIES = st.one_of(
    SIMPLE.map(lambda number: (number, number)),
    SIMPLE.map(lambda number: (0, number)),
    SMALL.map(lambda number: (number, None)),
    some([(0, None), (1, 2), (2, 4), (n.Done("count"), n.Done("count"))]),
)
TOTALS = st.one_of(st.none(), st.tuples(STATS, BOUNDS, SMALL))


def picks(by):
    """Some of a described set, picked by this player."""
    ways = some(["", "", "name", "symbol", "same name"])
    whole = st.builds(
        lambda q, cards, rnd, way, sum_: n.Pick(*q, cards, by, rnd, way, sum_),
        QUANTITIES,
        CARDS,
        st.booleans(),
        ways,
        TOTALS,
    )
    return st.one_of(whole, st.builds(lambda q, them: n.Pick(*q, them, by), QUANTITIES, THOSE))


def acted(by):
    """What an action of this player can be done to."""
    return st.one_of(
        picks(by),
        st.builds(n.Every, CARDS),
        st.builds(lambda q, cards: n.Pick(*q, cards, by), QUANTITIES, MIXED),
        st.builds(
            n.Ends,
            some(["top", "bottom", "top or bottom"]),
            SIMPLE,
            some(["you", "opponent"]),
            st.booleans(),
        ),
        NAMED_THINGS,
        THOSE,
        some([n.That("rest", plural=True), n.That("other")]),
    )


# -- numbers ---------------------------------------------------------------------------------------

COUNTS = st.one_of(
    st.builds(n.Count, st.builds(n.Every, CARDS)),
    st.builds(n.Count, st.builds(n.Every, CARDS), different=some(tables.TOLD_APART)),
    st.builds(n.Count, THOSE),
    st.builds(n.Count, st.builds(n.Every, SHORT), some(["", "growth", "Bomb"])),
    st.builds(n.StatOf, STATS, st.one_of(REFS, st.builds(n.HeadOf, TEAMS)), st.booleans()),
    st.builds(n.Total, STATS, st.builds(n.Every, CARDS)),
    some(
        [
            n.MarkerOf("you"),
            n.MarkerOf("opponent"),
            n.Done("heads"),
            n.Done("amount"),
            n.Done("uses"),
        ]
    ),
)
TERMS = st.one_of(COUNTS, SIMPLE, st.builds(n.Arith, some(["times", "half"]), COUNTS, st.just(2)))
NUMBERS = st.one_of(
    TERMS,
    st.builds(n.WhenPlayed, COUNTS),
    st.builds(n.Arith, some(["plus", "minus", "min", "max", "per"]), TERMS, SIMPLE),
    st.builds(n.Arith, st.just("max"), TERMS, COUNTS),
)

# -- deeds and conditions --------------------------------------------------------------------------

CAUSES = st.one_of(
    some([n.Cause("showdown"), n.Cause("cost"), n.Cause("rule"), n.Cause("damage")]),
    st.builds(n.Cause, some(["showdown", "damage"]), st.none(), st.just(value=True)),
    st.builds(n.Cause, st.just("effect"), SHORT, st.booleans()),
    some(
        [n.Cause("effect", n.Cards(("card",), "opponent")), n.Cause("effect", n.Cards(("card",)))]
    ),
)
DOERS = st.one_of(CARDS, NAMED_THINGS, st.builds(n.Every, SHORT))


@st.composite
def deeds(draw, subjects=DOERS):
    """Deeds of cards and teams."""
    row = draw(some([row for row in verbs.VERBS if row.frame not in ("VC", "PLAY")]))
    verb, how, frame = row.verb, row.how, row.frame
    thing = mates = cause = number = None
    subject = draw(subjects)
    if frame in ("VI", "VT", "VP", "VS", "WIN", "LOSE"):
        how = (*how, *draw(st.lists(some([*verbs.HOWS, "alone", "as head"]), max_size=1)))
    if frame == "VI":
        mates = draw(st.one_of(st.none(), SHORT))
    if frame in ("VT", "VD", "VS") or verb in BY_OBJECT:
        thing = draw(st.one_of(st.none(), SHORT, REFS))
    if frame == "VO":
        thing = draw(st.one_of(SHORT, REFS))
    if frame in ("VI", "VP", "VD") and verb not in BY_OBJECT:
        cause = draw(st.one_of(st.none(), CAUSES))
    of_object = frame in ("VT", "VO") and thing is not None
    if isinstance(thing if of_object else subject, n.Cards):
        number = draw(st.one_of(st.none(), SMALL))
    return n.Deed(verb, subject, how, thing, mates, cause, number)


PLAYERS = some(["you", "opponent", "that"])
PLAYER_DEEDS = st.one_of(
    st.builds(n.Deed, some(["draw", "discard", "reveal"]), PLAYERS, object=SHORT),
    st.builds(n.Deed, st.just("play"), PLAYERS, object=SHORT),
    st.builds(n.Deed, st.just("win rewards"), PLAYERS, number=SMALL),
    st.builds(n.Deed, st.just("flip"), PLAYERS, number=SMALL),
)
EVENTS = st.one_of(deeds(), deeds(), PLAYER_DEEDS)
STEPS_OF_TURN = st.builds(
    n.Deed,
    st.just("step"),
    some([*tables.PHASE_OWNERS]),
    some([("start",), ("end",)]),
    some([*tables.PHASES]),
)
PREDICATES = st.one_of(
    st.builds(n.State, some(tables.STATES)),
    st.builds(n.Named, st.tuples(NAMES)),
    st.builds(n.InZone, some([("hand",), ("chakra", "deck")]), some(["", "you", "opponent"])),
    st.builds(n.InZone, st.just(("chain",))),
    PLAIN_FILTERS.filter(lambda f: not isinstance(f, n.Other | n.Symbol | n.State)),
    RELATIONS,
)
SINGLE_CONDITIONS = st.one_of(
    st.builds(
        n.Has,
        some(["you", "opponent"]),
        BOUNDS,
        SMALL,
        st.builds(lambda c: n.Cards(c.kinds, "", c.filters, c.zones), CARDS),
    ),
    st.just(n.Has("you", "=", 0, n.Cards(("card",), zones=("hand",)))),
    st.builds(
        n.Is, st.one_of(REFS, st.builds(n.HeadOf, TEAMS)), st.tuples(PREDICATES), st.booleans()
    ).filter(
        lambda one: (
            not (
                one.negated
                and isinstance(one.filters[0], n.Related)
                and one.filters[0].how in ("including", "containing only")
            )
        )
    ),
    st.builds(
        n.Is,
        some([n.This(), n.TargetRef()]),
        st.builds(
            lambda f, g: in_order([f, g]),
            st.builds(n.Word, WORDS),
            st.builds(n.Rank, WORDS, BOUNDS),
        ),
        st.booleans(),
    ),
    st.builds(
        n.Is,
        st.just(n.That("card")),
        st.tuples(
            st.builds(n.OfKind, some([("ninja",), ("jutsu", "mission")])), st.builds(n.Word, WORDS)
        ),
        st.booleans(),
    ),
    st.builds(n.Holds, COUNTS, some([*tables.COMPARISONS]), SIMPLE),
    st.builds(n.Holds, COUNTS, some([*tables.COMPARISONS]), COUNTS),
    st.builds(
        n.DidThisTurn,
        deeds().map(lambda d: n.Deed(d.verb, d.subject, d.how, d.object, d.mates, d.cause)),
    ),
    st.builds(
        n.DidThisTurn,
        deeds().map(lambda d: n.Deed(d.verb, d.subject, d.how, d.object, d.mates, d.cause)),
        negated=st.just(value=True),
    ),
    st.builds(n.TurnOf, some(["you", "opponent"])),
    st.builds(n.Within, some([*tables.WITHIN])),
    st.builds(n.Paid, st.just("symbol"), LETTERS),
    st.builds(n.Paid, st.just("word"), WORDS),
    st.just(n.Paid("alternative", "higher")),
    st.builds(n.PlayedFrom, st.sampled_from([("discard",), ("discard", "chakra")])),
)
CONDITIONS = st.one_of(
    SINGLE_CONDITIONS,
    st.builds(n.AllOf, st.tuples(SINGLE_CONDITIONS, SINGLE_CONDITIONS)),
    st.builds(n.AnyOf, st.tuples(SINGLE_CONDITIONS, SINGLE_CONDITIONS)),
)

# -- claims ----------------------------------------------------------------------------------------

AMOUNTS = st.one_of(st.integers(-9, 9), some([n.Var("x"), n.Arith("minus", 0, n.Var("x"))]))
SUBJECTS = st.one_of(REFS, TEAMS, st.builds(n.Every, CARDS), CARDS)


def changes(subject):
    """Changes of this subject that can be joined by `and`."""
    what = st.just(subject)
    return st.one_of(
        st.builds(n.Change, st.just("power"), what, st.tuples(AMOUNTS, AMOUNTS)),
        st.builds(n.Change, some(tables.STATS), what, AMOUNTS).filter(lambda c: c.row != "power"),
        st.builds(n.Change, st.just("set power"), what, st.tuples(SMALL, SIMPLE)),
        st.builds(n.Change, STATS.map(lambda stat: f"set {stat}"), what, SIMPLE),
        st.builds(
            n.Change, some(["gain word", "lose word", "gain name", "gain attribute"]), what, WORDS
        ),
        st.builds(n.Change, st.just("gain symbol"), what, LETTERS),
        st.builds(n.Change, st.just("gain named"), what, some(["characteristic", "attribute"])),
        st.builds(n.Change, some(["times printed combat", "more chakra"]), what, SIMPLE),
        st.builds(n.Change, st.just("jutsu symbols"), what, some(["F", "NN"])),
        st.builds(n.Change, some([*predicates.FLAG_PREDICATES]), what),
        st.builds(n.Change, st.just("gain text"), what, REFS),
        st.builds(n.Rule, some(["cannot", "must"]), deeds(what).map(_no_number)),
        st.builds(lambda obj: n.Rule("unaffected", n.Deed("affect", subject, object=obj)), SHORT),
        st.builds(n.Permit, deeds(what).map(_no_number), free=st.booleans()),
        st.builds(lambda obj: n.Permit(n.Deed("play", subject, object=obj), leaves=True), SHORT),
    )


def _no_number(deed):
    return n.Deed(deed.verb, deed.subject, deed.how, deed.object, deed.mates, deed.cause)


OWN_FORMS = st.one_of(
    st.builds(n.Change, st.just("swap power"), REFS),
    st.builds(n.Change, st.just("free deployment"), REFS),
    st.builds(n.Change, some(["set name", "set attribute"]), REFS, WORDS),
    st.builds(n.Change, st.just("set named"), REFS, some(["name", "attribute"])),
    st.builds(
        lambda what, by: n.Rule("unaffected", n.Deed("affect power", what, object=by)), REFS, SHORT
    ),
    st.builds(
        lambda what, by: n.Rule("cannot", n.Deed("reduce damage", what, cause=by)),
        st.one_of(REFS, TEAMS),
        st.one_of(st.none(), CAUSES),
    ),
    st.builds(
        n.RuleNumber,
        st.just("mission marker"),
        some(["you", "opponent"]),
        st.just("+"),
        some([-1, -3]),
    ),
    st.builds(n.Change, some([*predicates.PLAYER_FLAGS]), PLAYERS),
    st.builds(
        n.RuleNumber, some([*predicates.RULE_NUMBERS, "start draw"]), PLAYERS, some("+="), SMALL
    ).filter(lambda c: (c.row, c.player) != ("start draw", "you")),
)
RUNS = st.one_of(
    SUBJECTS.flatmap(lambda subject: st.lists(changes(subject), min_size=1, max_size=2)).map(tuple),
    st.tuples(OWN_FORMS),
    st.builds(lambda subject, per: (n.Change("power", subject, (1, 1), per),), SUBJECTS, CARDS),
)

# -- steps -----------------------------------------------------------------------------------------

ACTORS = some(["you", "you", "opponent", "that", "each"])


IGNORED = ["", "names", "sacrifice"]


@st.composite
def actions(draw):
    """One action of some player."""
    actor = draw(ACTORS)
    obj = draw(acted(actor))
    mine = None if actor == "you" else actor
    number = draw(SIMPLE)
    picked = actor == "you" or (isinstance(obj, n.Pick) and obj.by == actor)
    made = [
        n.Draw(actor, number),
        n.Draw(actor, number, until=True),
        n.Draw(actor, number, end="bottom"),
        n.Move(obj, draw(some(["hand", "deck top", "deck", "chakra", "removed"])), player=mine),
        n.Move(obj, "discard", player=mine),
        n.Move(obj, "deck bottom", order="any", player=mine),
        n.Move(obj, "chakra", spelled="charge", player=mine),
        n.Move(obj, "rewards", player=mine, holder="opponent"),
        n.WinReward(actor, number, draw(st.booleans())),
        n.Organize(actor),
        n.Shuffle(actor),
        n.EndGame(actor, draw(st.booleans())),
        n.Skip(actor, "turn", draw(st.booleans())),
        n.Flip(number, player=actor),
        n.Flip(1, until_tails=True, player=actor),
        n.Control(obj, actor, draw(some(["", "turn"]))),
        n.Enter(obj, draw(some(["", "injured"])), draw(st.booleans()), actor, draw(some(IGNORED))),
    ]
    if picked:
        team = draw(TEAMS)
        kind = draw(some(["growth", "+1/+1", "Bomb", ""]))
        made += [
            n.Injure(obj),
            n.Grow(obj),
            n.Heal(obj),
            n.Look(obj),
            n.Reveal(obj),
            n.Negate(obj),
            n.Attach(obj),
            n.TurnFace(obj, draw(st.booleans())),
            n.Copy(obj, draw(st.booleans())),
            n.Damage(obj, number, draw(st.booleans())),
            n.Coin(obj, kind, number),
            n.Coin(obj, kind, -draw(SMALL)),
            n.Coin(obj, kind, n.Arith("minus", 0, n.Done("any"))),
            n.MoveCoin(kind, number, n.This(), n.User()),
            n.Join(
                obj,
                team,
                draw(some(["", "head", "back"])),
                draw(some([None, 3])),
                draw(some(IGNORED)),
            ),
            n.ChangeFlip(draw(some(["again", "heads", "tails"])), draw(SIMPLE)),
            n.NameWord(draw(some([*tables.THINGS_TO_NAME]))),
            n.NameWord("symbol", player="opponent"),
            n.NameWord("attribute", of=n.User()),
            n.NameWord("kind", ("ninja", "jutsu", "mission")),
            n.Marker(draw(some(["you", "opponent"])), draw(some("+-=")), draw(NUMBERS)),
            n.Pay(draw(some(["F", "FFW", ""])), draw(SIMPLE)),
            n.Pay(either=("F", "W")),
            n.Pay(generic=n.Arith("times", n.Var("x"), 2)),
            n.SwitchHead(team),
            n.SkipShowdown(team),
            n.Token("Clone", (2, 1), number),
            n.FightResult(team, draw(some([*tables.VICTORIES]))),
            n.BecomeNinja(n.This("card"), power=(2, n.Var("x"))),
            n.BecomeNinja(n.This("card"), like=n.User()),
            n.StandBy(draw(NAMED_THINGS), draw(st.booleans())),
            n.Swap(draw(some(["cards", "positions", "teams"])), n.This(), n.User()),
            n.Search(n.Pick(1, 2, n.Cards(("mission",), "you", (), ("deck", "hand")), actor)),
            n.Retarget(n.That("jutsu"), "target", n.This()),
            n.Retarget(n.That("jutsu"), "user"),
            n.Rewrite(n.That("jutsu"), n.Spell(n.Body((), (n.Draw("you", 1),)))),
        ]
    usable = [step for step in made if picked or not isinstance(step, n.Enter | n.Control)]
    return draw(some(usable))


DURATIONS = some([*tables.DURATIONS])
DURING = st.builds(n.During, DURATIONS, RUNS)
PLAIN_STEPS = st.one_of(actions(), actions(), DURING)
CHAINS = st.lists(PLAIN_STEPS, min_size=1, max_size=2).map(tuple)
OPTIONS = st.one_of(
    CHAINS,
    CHAINS.map(lambda steps: (n.Unless(steps, None, (), n.Is(n.This(), (n.State("injured"),))),)),
    st.just((n.Unless((n.Injure(n.TargetRef()),), "opponent", (n.Draw("opponent", 1),)),)),
    DURING.map(lambda step: (n.May("you", (step,)),)),
    st.just((n.May("you", (n.Draw("you", 1), n.Injure(n.This()))), n.IfDone((n.Draw("you", 2),)))),
    st.just((n.May("opponent", (n.Draw("opponent", 1),)),)),
    CHAINS.map(lambda steps: (n.Flip(1), n.Side(True, steps), n.Side(False, steps))),
)
MOMENTS = some([*tables.MOMENTS])
HEADED = st.one_of(
    st.builds(n.If, CONDITIONS, OPTIONS),
    st.builds(n.If, CONDITIONS, CHAINS, OPTIONS),
    st.builds(n.Later, MOMENTS, OPTIONS),
    st.builds(n.Later, EVENTS, OPTIONS, st.booleans()),
    st.builds(n.ForEach, st.one_of(CARDS, st.just("each"), st.just(n.TargetRef())), OPTIONS),
    st.builds(n.Repeat, SMALL, st.just(""), OPTIONS),
    st.builds(n.Repeat, st.none(), st.just("tails"), OPTIONS),
    st.builds(n.Define, some("xy"), NUMBERS),
)
NESTED = st.one_of(
    HEADED,
    st.builds(lambda moment, inner: n.Later(moment, (inner,)), MOMENTS, HEADED),
    st.builds(
        lambda cond, inner: n.If(cond, (inner,)), CONDITIONS, st.builds(n.Later, MOMENTS, CHAINS)
    ),
)
ROWS = st.lists(CHAINS, min_size=2, max_size=3).map(tuple)
LAST = st.one_of(
    st.builds(n.Modes, SMALL, ROWS, some(["you", "opponent"])),
    st.builds(
        lambda kind, number, rows: n.Ladder(
            kind, number, tuple(zip((2, 4, 6), rows, strict=False))
        ),
        some(["every reached", "1 reached", "exact"]),
        COUNTS,
        ROWS,
    ),
    st.builds(
        lambda number, rows: n.Ladder(
            "exact", number, tuple(zip((2, 4, 6), rows, strict=False)), more=True
        ),
        COUNTS,
        ROWS,
    ),
)
BODIES = st.builds(
    lambda chain, headed, last: (*chain, *headed, *last),
    CHAINS,
    st.lists(NESTED, max_size=2),
    st.lists(LAST, max_size=1),
)
DECLARED = st.one_of(
    st.just(()),
    st.tuples(st.one_of(picks("you"), st.builds(n.Every, CARDS), NAMED_THINGS)),
    st.tuples(picks("you"), picks("you")),
)
# Rows with targets of their own are all that is done.
AIMED = st.lists(st.tuples(CHAINS, DECLARED), min_size=2, max_size=3).map(
    lambda rows: (
        n.Body(
            (), (n.Modes(1, tuple(one for one, _ in rows), "you", tuple(own for _, own in rows)),)
        )
        if any(own for _, own in rows)
        else n.Body((), (n.Modes(1, tuple(one for one, _ in rows)),))
    )
)
WHOLE = st.one_of(st.builds(n.Body, DECLARED, BODIES), AIMED)

# -- abilities -------------------------------------------------------------------------------------

PRICES = st.lists(actions(), min_size=1, max_size=2).map(tuple)
MAYBE = st.one_of(st.none(), CONDITIONS)
FLAGS = {
    "valid": st.booleans(),
    "zone": some(["play", "play", "hand", "chakra", "discard"]),
    "locked": st.booleans(),
}
TRIGGERS = st.builds(
    n.Triggered,
    st.one_of(st.lists(EVENTS, min_size=1, max_size=2).map(tuple), st.tuples(STEPS_OF_TURN)),
    WHOLE,
    MAYBE,
    st.one_of(st.none(), PRICES),
    times=st.one_of(st.none(), SMALL),
    each_time=st.booleans(),
    single=st.booleans(),
    **FLAGS,
)
STATICS = st.builds(
    n.Static,
    st.one_of(RUNS, st.builds(lambda one, two: one + two, RUNS, RUNS)),
    MAYBE,
    single=st.booleans(),
    **FLAGS,
)
ACTIVATED = st.builds(
    n.Activated,
    some(["", "attacker", "blocker"]),
    some([("mission",), ("exchange",), ("mission", "exchange")]),
    PRICES,
    WHOLE,
    MAYBE,
    single=st.booleans(),
    times=st.one_of(st.none(), SMALL),
    by=some(["you", "opponent"]),
    **FLAGS,
)
REPLACING = st.builds(
    n.Replacing,
    deeds(),
    some(
        [
            n.Body((), (n.ChangeDamage("reduce", 1),)),
            n.Body(
                (), (n.May("you", (n.ChangeDamage("prevent"),)), n.IfDone((n.Injure(n.This()),)))
            ),
            n.Body((), (n.Flip(1), n.Side(True, (n.ChangeDamage("redirect", to=n.User()),)))),
            n.Body((), (n.Move(n.This(), "hand"),)),
        ]
    ),
    MAYBE,
    st.one_of(st.none(), PRICES),
    once=st.booleans(),
    single=st.booleans(),
    **FLAGS,
)
ALTERNATIVES = st.lists(CARDS, min_size=1, max_size=3).map(tuple)
COINS_DUE = st.builds(
    lambda cards, kind, number: n.Coin(n.Pick(1, 1, cards), kind, -number),
    CARDS, some(["growth", "Bomb", ""]), st.integers(1, 3),
)  # fmt: skip
DUES = st.lists(st.one_of(CARDS, COINS_DUE), min_size=1, max_size=3).map(tuple)
VALID = st.booleans()
# A bonus asks for a Ninja; its bracket with `mission` alone would be a timing tag.
OF_NINJA = ALTERNATIVES.filter(lambda some: all("ninja" in cards.kinds for cards in some))
OTHERS = st.one_of(
    st.builds(n.Requires, ALTERNATIVES),
    st.builds(n.Sacrifice, DUES, VALID),
    st.builds(n.Keyword, some([*tables.KEYWORDS, "growth"]), st.one_of(st.none(), SMALL), VALID),
    st.builds(
        n.Entry, st.booleans(), PRICES, valid=VALID, condition=st.one_of(st.none(), CONDITIONS)
    ),
    st.builds(n.Entry, st.just(value=True), by=SHORT, valid=VALID),
    st.builds(n.Bonus, some(["expert", "combination"]), OF_NINJA, WHOLE, VALID),
    st.builds(
        n.Bonus,
        st.just("combination"),
        st.tuples(CARDS, CARDS),
        st.just(n.Body((), (n.Draw("you", 2), n.Injure(n.User())))),
        VALID,
        every=st.booleans(),
        instead=st.booleans(),
    ),
    st.builds(n.Besides, PRICES, VALID),
    st.builds(n.PayOnly, LETTERS, VALID),
    st.builds(n.MostX, NUMBERS, VALID),
)
SPELLS = st.builds(n.Spell, WHOLE, VALID, FLAGS["zone"])
ABILITIES = st.one_of(SPELLS, STATICS, TRIGGERS, ACTIVATED, REPLACING, OTHERS)
