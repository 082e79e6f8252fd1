"""The scene in which the Missions of set 2 are played."""

from tests.rules.scene import Scene, ninja, scene

PAY = ninja("PAY", symbols="FWLNE")


def played(number: str, mine: str = "", theirs: str = "", *cards, hand: str = "wait") -> Scene:
    """Player 1 plays this Mission at the price of a card."""
    game = scene(
        f"player 1\n marker 6\n hand {number} PAY {hand}\n {mine}\nplayer 2\n {theirs}",
        PAY, *cards,
    )  # fmt: skip
    game.play(f"mission {number}")
    if game.asked == "1 pay hand cost":
        game.pick("PAY")
    return game
