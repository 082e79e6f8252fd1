"""Whether the lines of a position fit together, once all of them are read."""

from typing import Final

from .positions import PlacedTeam, PlayerPart, Position, PositionError
from .record import MOST_CARDS

_OUT: Final = ("block", "exchange", "showdown")
"""Phases in which teams are out."""


def check_whole(position: Position, turn_line: int) -> None:
    """Looks at the whole of a position; `turn_line`: where its turn is written, 0 if nowhere.

    Raises:
        PositionError: with the line, what is wrong there and what would be right.
    """
    if position.phase == "setup":
        _check_setup(position)
    if position.turn == 1 and not position.edition.first_turn_battle:
        _check_first_turn(position, turn_line)
    for seat, player in enumerate(position.players):
        if player is not None:
            _check_size(player)
            for team in player.teams:
                _check_out(position.phase, team, attacker=seat == position.active)
    blocked = [team for team in _teams(position, 1 - position.active) if team.blocks]
    attacks = sum(team.out == "attack" for team in _teams(position, position.active))
    for place, team in enumerate(blocked):
        if team.blocks > attacks:
            raise PositionError(team.line, f"there is no attack {team.blocks}, only {attacks}")
        twins = sum(other.blocks == team.blocks for other in blocked[:place])
        if twins == (most := position.edition.max_blocks_per_attack):
            told = f"attack {team.blocks} is blocked {twins + 1} times; {most} at most"
            raise PositionError(team.line, f"{told} (rule 5.2.1)")


def _check_setup(position: Position) -> None:
    for player in position.players:
        if player is not None and (
            player.counts or player.teams or player.others or {*player.piles} - {"deck"}
        ):
            raise PositionError(player.line, "in phase setup a player has a `deck` alone")


def _check_first_turn(position: Position, turn_line: int) -> None:
    if position.phase in ("battle", *_OUT):
        problem = "turn 1 has no Battle Phase (rules, section 4); write turn 2"
        raise PositionError(turn_line, problem)


def _teams(position: Position, seat: int) -> list[PlacedTeam]:
    player = position.players[seat]
    return [] if player is None else player.teams


def _check_size(player: PlayerPart) -> None:
    count = sum(map(len, player.piles.values())) + len(player.others)
    count += sum(len(team.members) for team in player.teams)
    if count > MOST_CARDS:
        raise PositionError(player.line, f"{count} cards of one player; {MOST_CARDS} at most")


def _check_out(phase: str, team: PlacedTeam, *, attacker: bool) -> None:
    if team.out == "attack" and not attacker:
        raise PositionError(team.line, "only the active player's teams attack")
    if team.out == "block" and attacker:
        raise PositionError(team.line, "the active player's teams do not block")
    if team.out == "attack" and phase not in _OUT:
        problem = f"nobody attacks in phase {phase}; write block, exchange or showdown"
        raise PositionError(team.line, problem)
    if team.out == "block" and phase not in _OUT[1:]:
        problem = f"nobody blocks in phase {phase}; write exchange or showdown"
        raise PositionError(team.line, problem)
