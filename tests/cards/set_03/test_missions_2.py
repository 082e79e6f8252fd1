"""Set 3, Missions M-111 to M-132: what each card does, and when it does not."""

import pytest

from tests.cards.effects.fight import fight, resolve, use
from tests.rules.scene import Scene, scene

from .scenes import ability, next_turn, played, state, with_heads

# -- M-111 to M-120 --


def test_m_111_borrows_a_rogue_for_the_turn() -> None:
    game = played("M-111", "marker 4\nhand {} N-014", "team N-017\nteam N-009", "N-017")
    assert "N-017" in game.in_play(1)
    next_turn(game)
    assert "N-017" in game.in_play(2)


def test_m_111_not_one_whose_name_is_there() -> None:
    game = played("M-111", "marker 4\nhand {} N-014\nteam N-016", "team N-017", "N-017")
    assert "N-017" in game.in_play(2)
    assert not scene("player 1\n marker 4\n hand M-111 N-014\nplayer 2\n team N-009").offered(
        "mission M-111"
    )


def test_m_112_the_highest_rank_is_stronger() -> None:
    game = scene(
        "player 1\n mission M-112\n mission M-112\n team N-011\n team N-010\n team N-017\n"
        "player 2\n team N-012\n team N-001"
    )
    powers = [game.power(one) for one in ("N-011", "N-012", "N-010", "N-017", "N-001")]
    assert powers == ["6/4", "6/3", "4/2", "4/2", "1/0"]


def test_m_112_whoever_is_left_is_the_highest() -> None:
    game = scene("player 1\n mission M-112\n team N-001\n team N-017")
    assert [game.power(one) for one in ("N-001", "N-017")] == ["2/1", "4/2"]


def test_m_113_changes_who_leads() -> None:
    game = fight("N-001, N-011", "N-017", more="mission M-113\nteam N-003, N-004")
    ability(game, "M-113")
    assert game.deck(1) == 29
    while game.asked in ("1 pick", "1 new head"):
        game.quiet()
    assert game.team("N-011")[0] == "N-011"


def test_m_113_not_outside_a_fight() -> None:
    game = scene("player 1\n mission M-113\n team N-001, N-011\n hand N-003")
    assert not any("M-113" in one for one in game.offers)


@pytest.mark.parametrize(("permanent", "fits"), [("mission M-114", True), ("", False)])
def test_m_114_four_in_a_team(permanent: str, fits: bool) -> None:
    lines = "\n".join(f"team {one}" for one in ("N-001", "N-002", "N-003", "N-009"))
    game = scene(f"phase organize\nplayer 1\n{permanent}\n{lines}\nplayer 2\nteam N-017")
    four = tuple(game.card(one) for one in ("N-001", "N-002", "N-003", "N-009"))
    assert (game.game.choice.problem((four,)) is None) == fits


def test_m_114_only_for_its_player() -> None:
    lines = "\n".join(f"team {one}" for one in ("N-001", "N-002", "N-003", "N-009"))
    game = scene(f"phase organize\nplayer 1\n{lines}\nplayer 2\nmission M-114")
    four = tuple(game.card(one) for one in ("N-001", "N-002", "N-003", "N-009"))
    assert game.game.choice.problem((four,)) is not None


@pytest.mark.parametrize(("wound", "result"), [("mission M-115", "injured"), ("", "healthy")])
def test_m_115_nobody_is_healed(wound: str, result: str) -> None:
    game = played("M-122", "hand {} N-017\nteam N-009 injured", f"{wound}\nteam N-003 injured")
    assert state(game, "N-009") == state(game, "N-003") == result


def test_m_116_charges_in_the_exchange() -> None:
    game = fight("N-009", "N-017", "N-003 N-001 J-001", chakra="", more="mission M-116")
    assert not game.offered("jutsu J-001")
    game.charge("N-003", "N-001")
    assert game.asked == "1 exchange"
    use(game, "J-001")
    game.resolve()
    assert game.power("N-009") == "5/3"


def test_m_116_also_in_answer_and_only_its_player() -> None:
    game = fight("N-009", "N-017", "J-001", "N-003 N-001", more2="mission M-116")
    assert not game.offered("charge")
    use(game, "J-001")
    assert game.asked == "2 respond"
    game.charge("N-003")
    assert game.asked == "2 respond"
    assert "N-003" in game.cards(2, "chakra")


def test_m_117_the_fallen_become_chakra() -> None:
    game = fight("N-001", "N-023", more="mission M-117")
    game.play("pass")
    game.until("end")
    assert "N-001" in game.cards(1, "chakra")
    assert game.cards(1, "discard") == []


def test_m_117_not_the_enemy_ones_nor_cards_in_hand() -> None:
    game = fight("N-023", "N-001", more="mission M-117")
    game.play("pass")
    game.until("end")
    assert "N-001" in game.cards(2, "discard")


def test_m_117_they_have_been_discarded_all_the_same() -> None:
    lines = "marker 9\nhand {} N-002 N-011\nteam N-001\nmission M-117"
    game = played("M-106", lines, "team N-023\nhand N-003")
    game.until("battle")
    game.send("N-001")
    game.block("N-001 by N-023")
    while game.asked != "1 may":
        game.quiet()
    assert "N-001" in game.cards(1, "chakra")


@pytest.mark.parametrize("shown", [True, False])
def test_m_118_a_toad_for_three_cards(shown: bool) -> None:
    game = played("M-118", "marker 3\nhand {} N-001 N-102 N-003")
    if shown:
        game.yes()
    else:
        game.no()
    assert game.deck(1) == (28 if shown else 30)
    assert ("N-102" in game.cards(1, "hand")) != shown
    if shown:
        assert game.cards(1, "deck")[-1] == "N-102"


def test_m_118_nothing_without_a_toad() -> None:
    game = played("M-118", "marker 3\nhand {} N-001 N-003")
    assert game.asked == "1 mission phase"
    assert game.deck(1) == 30


def test_m_119_sasuke_learns() -> None:
    lines = "marker 2\nhand {} N-002 N-003\ndeck N-002 N-086 N-085 N-119\nteam N-020"
    game = played("M-119", lines)
    assert sorted(game.offers) == ["N-086", "N-119"]
    game.pick("N-119")
    assert "N-119" in game.cards(1, "hand")
    assert not scene("player 1\n marker 2\n hand M-119 N-002 N-003\n deck N-086").offered(
        "mission M-119"
    )


@pytest.mark.parametrize(
    ("attack", "backs"), [("N-023, N-038", "discard"), ("N-011", "injured"), ("N-009", "healthy")]
)
def test_m_120_a_complete_victory_spares_nobody(attack: str, backs: str) -> None:
    game = fight(attack, "N-035, N-007", more="mission M-120")  # 9, 5 and 3 against 0
    game.play("pass")
    game.until("end")
    assert state(game, "N-007") == backs


def test_m_120_not_when_the_enemy_wins() -> None:
    game = fight("N-035, N-007", "N-023, N-038", more="mission M-120")
    game.play("pass")
    game.until("end")
    assert state(game, "N-007") == "injured"


# -- M-121 to M-132 --


def test_m_121_nobody_deploys() -> None:
    game = scene("player 1\n mission M-121\n hand N-001 N-002\n")
    assert not any(one.startswith("deploy") for one in game.offers)
    game = scene("player 1\n hand N-001 N-002\nplayer 2\n mission M-121")
    assert not any(one.startswith("deploy") for one in game.offers)


def test_m_121_not_after_a_deployment() -> None:
    game = scene("player 1\n marker 4\n hand M-121 N-002 N-001")
    assert game.offered("mission M-121")
    game.deploy("N-001")
    assert not game.offered("mission M-121")


def test_m_122_everybody_is_healed() -> None:
    game = played("M-122", "hand {} N-017\nteam N-009 injured", "team N-003 injured")
    assert state(game, "N-009") == state(game, "N-003") == "healthy"
    assert not scene("player 1\n hand M-122 N-017\n team N-009").offered("mission M-122")


@pytest.mark.parametrize(("coins", "offered"), [(3, False), (2, False), (1, True)])
def test_m_123_enemy_missions_come_later(coins: int, offered: bool) -> None:
    game = scene(
        f"player 1\n marker 3\n hand M-031 N-017 N-018\nplayer 2\n mission M-123 coins x{coins}"
    )
    assert game.offered("mission M-031") == offered


def test_m_123_ninja_and_ones_own_missions_come_as_ever() -> None:
    game = scene("player 1\n marker 2\n mission M-123 coins x3\n hand M-031 N-017 N-018 N-009")
    assert game.offered("mission M-031")
    other = scene("player 1\n marker 2\n hand N-009 N-003\nplayer 2\n mission M-123 coins x3")
    assert other.offered("deploy N-009")


def brave(*blocks: str) -> Scene:
    """Two teams attack; N-009 of player 2, who is told to be brave, and N-010 may block."""
    game = scene(
        "player 1\n hand N-003 N-004\n team N-001\n team N-002\n"
        "player 2\n marker 2\n hand M-124 N-017\n team N-009\n team N-010"
    )
    game.charge("N-003")
    game.play("counter M-124")
    game.pick("N-009")
    while game.asked != "1 send":
        game.quiet()
    game.send("N-001", "N-002")
    game.block(*blocks)
    game.until("end")
    return game


def test_m_124_one_brave_ninja_denies_all_rewards() -> None:
    assert brave("N-001 by N-009").rewards(1) == 0


def test_m_124_not_beside_others_and_not_at_home() -> None:
    assert brave("N-001 by N-010").rewards(1) == 1
    assert brave().rewards(1) == 2


def test_m_125_two_more_and_the_next_turn_one_again() -> None:
    lines = "marker 9\nhand {} N-017 M-097 M-097 M-097 N-003 N-021 N-027\ndeck N-003 x20"
    game = played("M-125", lines)
    for _ in range(2):
        game.play("mission M-097")
        while game.asked.endswith("pay hand cost"):
            game.pick(game.offers[-1])
    assert game.game.sides[0].missions == 3
    one = scene("player 1\n marker 9\n missions 1\n hand M-097 N-003")
    assert not one.offered("mission M-097")


@pytest.mark.parametrize(
    ("attack", "block", "mine", "theirs"),
    [("N-002", "N-033", "healthy", "injured"), ("N-002", "N-017", "injured", "healthy")],
)
def test_m_126_a_tie_hurts_only_the_others(attack: str, block: str, mine: str, theirs: str) -> None:
    game = fight(attack, block, more="mission M-126")
    game.play("pass")
    game.until("end")
    assert (state(game, attack), state(game, block)) == (mine, theirs)


def test_m_127_takes_a_client_over() -> None:
    game = played("M-127", "marker 3\nhand {} N-003", "client C-009", "C-009")
    assert "C-009" in game.in_play(1)
    game = played("M-127", "marker 3\nhand {} N-003\nclient C-008", "client C-009", "C-009")
    assert "C-009" in game.in_play(2)


@pytest.mark.parametrize(
    ("mine", "theirs", "left"),
    [(1, 3, (0, 1)), (3, 1, (1, 0)), (2, 2, (2, 2)), (3, 2, (1, 1)), (0, 3, (0, 1))],
)
def test_m_128_whoever_has_more_loses_two(mine: int, theirs: int, left: tuple[int, int]) -> None:
    names = ("N-001", "N-002", "N-003")
    own = "\n ".join(f"team {one}" for one in names[:mine])
    other = "\n ".join(f"team {one}" for one in ("N-009", "N-010", "N-017")[:theirs])
    game = scene(
        f"player 1\n hand N-004 N-005\n {other}\nplayer 2\n marker 4\n hand M-128 N-021\n {own}"
    )
    game.charge("N-004")
    game.play("counter M-128")
    while game.asked.endswith(("pay hand cost", "pick")):
        game.pick(*game.offers[: game.game.choice.low])
    counts = (len(game.in_play(2)), len(game.in_play(1)))
    assert counts == left


def test_m_129_the_eyes_of_neji() -> None:
    game = played("M-129", "marker 3\nhand {} N-030 N-003\ndeck J-108 J-001 J-103\nteam N-033")
    game.yes()
    assert sorted(game.offers) == ["J-103", "J-108"]
    game.pick("J-103")
    assert "J-103" in game.cards(1, "hand")
    other = played("M-129", "marker 3\nhand {} N-030 N-003\ndeck J-108\nteam N-009")
    assert other.asked == "1 mission phase"
    assert other.cards(1, "deck") == ["J-108"]


def test_m_130_the_wounded_make_room_for_the_fresh() -> None:
    lines = "marker 1\nhand {} N-005 N-085 N-086 N-003\nteam N-001 injured\nteam N-002 injured"
    game = scene(
        "player 1\n " + lines.format("M-130").replace("\n", "\n ") + "\n team N-009 injured"
    )
    game.play("mission M-130")
    game.pick("N-001", "N-009")
    while game.asked.endswith("pay hand cost"):
        game.pick("N-005")
    assert game.cards(1, "deck")[-2:] == ["N-001", "N-009"]
    assert sorted(game.in_play(1)) == ["N-002", "N-085"]
    assert state(game, "N-085") == "healthy"
    assert "N-086" in game.cards(1, "hand")


def test_m_130_the_player_says_which_of_two_of_a_name_comes() -> None:
    lines = "marker 1\n hand M-130 N-005 N-046 N-061 N-068 N-047 N-016"
    game = scene(f"player 1\n {lines}\n team N-001 injured\n team N-002 injured")
    game.play("mission M-130")
    game.pick("N-001", "N-002")
    game.order("N-061", "N-046")
    game.order("N-047", "N-068")
    assert game.in_play(1) == ["N-061", "N-047"]
    assert game.cards(1, "hand") == ["N-046", "N-068", "N-016"]


def flipped(heads: int, mine: str = "", theirs: str = "") -> Scene:
    """J-086 flips a coin; as it falls first."""

    def play(seed: int) -> Scene:
        game = fight("N-031", "N-017", "J-086", more=mine, more2=theirs, seed=seed)
        use(game, "J-086")
        resolve(game)
        return game

    return with_heads(heads, play)


def test_m_131_another_try() -> None:
    results = set()
    for seed in range(12):
        game = fight("N-031", "N-017", "J-086", more="mission M-131 coins x4", seed=seed)
        use(game, "J-086")
        resolve(game)
        if game.happened("flip")[-1].number:
            continue
        assert game.asked == "1 optional effect"
        game.yes()
        results.add(game.where("N-017"))
        assert len(game.happened("flip")) == 2
    assert results == {"play", "discard"}


def test_m_131_what_fell_may_stay_and_the_enemy_tries_once() -> None:
    game = flipped(1, "mission M-131 coins x4")
    game.no()
    assert game.where("N-017") == "discard"
    other = flipped(1, theirs="mission M-131 coins x4")
    assert other.where("N-017") == "discard"


def test_m_131_of_several_coins_one() -> None:
    def play(seed: int) -> Scene:
        game = fight("N-011", "N-017", "J-091", more="mission M-131 coins x4", seed=seed)
        use(game, "J-091")
        resolve(game)
        return game

    game = with_heads(2, play)
    game.yes()
    assert [one.split()[:2] for one in game.offers] == [["flipped", "heads"], ["flipped", "tails"]]


def test_m_132_the_enemys_coin_shows_tails() -> None:
    game = flipped(1, theirs="mission M-132 coins x4")
    assert game.where("N-017") == "play"
    (turned,) = game.happened("turn coin")
    assert (turned.seat, turned.number, turned.source) == (0, 0, game.card("M-132"))
    own = flipped(1, "mission M-132 coins x4")
    assert own.where("N-017") == "discard"
    assert not flipped(0, theirs="mission M-132 coins x4").happened("turn coin")


def test_m_132_one_of_the_coins_of_all_targets() -> None:
    def play(seed: int) -> Scene:
        game = fight("N-011", "N-017, N-009", "J-071", more2="mission M-132 coins x4", seed=seed)
        use(game, "J-071")
        resolve(game)
        return game

    game = with_heads(2, play)
    assert game.asked == "2 coin"
    game.play("flipped heads N-017 0")
    assert (game.is_injured("N-017"), game.is_injured("N-009")) == (False, True)


def test_m_132_two_of_them_do_not_add_up() -> None:
    def play(seed: int) -> Scene:
        game = fight(
            "N-011", "N-017", "J-091", more2="mission M-132 coins x4\nmission M-132", seed=seed
        )
        use(game, "J-091")
        resolve(game)
        while game.asked == "2 coin":
            game.play(next(one for one in game.offers if "heads" in one))
        return game

    game = with_heads(3, play)  # 3 heads less 1 by the Mission, less 1 by the Jutsu
    assert state(game, "N-017") == "injured"
