"""What one deck has that another has not."""

from naruto_tui.decklists.difference import differences


def told(first, second):
    return [
        (
            one.pile,
            [f"+{change.count} {change.card.number}" for change in one.added],
            [f"-{change.count} {change.card.number}" for change in one.removed],
            [f"{r.count} {r.before.number} is {r.after.number}" for r in one.reprints],
        )
        for one in differences(first, second)
    ]


def test_order_comments_and_repeated_lines_make_no_difference(read):
    first = read("# mine\n2 N-900\n1 J-900\nSideboard\n1 M-900")
    second = read("1 J-900 # yours\n1 N-900\n1 N-900\nSideboard\n1 M-900")
    assert differences(first, second) == ()


def test_cards_come_in_and_go_out_of_each_pile(read):
    first = read("3 N-900\n1 J-900\nSideboard\n1 M-900")
    second = read("1 N-900\n1 J-900\n2 M-900\nReinforcement\n1 N-904")
    assert told(first, second) == [
        ("main", ["+2 M-900"], ["-2 N-900"], []),
        ("side", [], ["-1 M-900"], []),
        ("reinforcement", ["+1 N-904"], [], []),
    ]


def test_the_same_name_by_another_number_is_told_as_such(read):
    first, second = read("3 N-900\n1 J-900"), read("1 N-900\n3 N-901\n1 J-900")
    assert told(first, second) == [("main", ["+1 N-901"], [], ["2 N-900 is N-901"])]
    assert told(second, first) == [("main", [], ["-1 N-901"], ["2 N-901 is N-900"])]
