"""Single elimination after the qualifying: first against last, winners go on, byes to the first seeds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from euchre.tournament.errors import TournamentError


@dataclass(frozen=True, slots=True)
class Tie:
    """One meeting of the bracket.

    Attributes:
        id: `round.place`, such as `1.3`; places count from 1 at the top of the bracket.
        round: from 1; the final is the last.
        home: the better seed of the two; None while it is not known.
        away: the other; None while it is not known, and in a bye.
        bye: whether `home` goes on without playing.
        winner: who goes on; None while that is open.
    """

    id: str
    round: int
    home: str | None
    away: str | None
    bye: bool = False
    winner: str | None = None

    @property
    def is_ready(self) -> bool:
        """Whether it can be played now."""
        return self.home is not None and self.away is not None and self.winner is None


@dataclass(frozen=True, slots=True)
class Bracket:
    """All meetings, round by round, as far as the winners are known.

    Attributes:
        seeds: the teams, first seed first.
        rounds: the meetings of each round from the top down.
    """

    seeds: tuple[str, ...]
    rounds: tuple[tuple[Tie, ...], ...]

    @property
    def champion(self) -> str | None:
        """Who won the final; None while it is open."""
        return self.rounds[-1][0].winner

    def ready(self) -> tuple[Tie, ...]:
        """Meetings that can be played now."""
        return tuple(tie for ties in self.rounds for tie in ties if tie.is_ready)


def bracket(seeds: Sequence[str], winners: Mapping[str, str]) -> Bracket:
    """The bracket of these seeds after these results.

    Args:
        seeds: at least two teams, first seed first. Where they are no power of two the first have a bye.
        winners: by the id of the meeting.

    Raises:
        TournamentError: too few teams, one twice, a result of a meeting that cannot have been played, or a
            winner who was not in it.
    """
    if len(seeds) < 2 or len(set(seeds)) < len(seeds):
        raise TournamentError(
            f"a bracket needs at least two different teams, not {', '.join(seeds) or 'none'}"
        )
    size = 2
    while size < len(seeds):
        size *= 2
    slots: list[str | None] = [seeds[seed - 1] if seed <= len(seeds) else None for seed in seed_order(size)]
    open_results = dict(winners)
    rounds: list[tuple[Tie, ...]] = []
    while len(slots) > 1:
        number = len(rounds) + 1
        pairs = zip(slots[::2], slots[1::2], strict=True)
        ties = tuple(
            _tie(f"{number}.{place}", number, pair, seeds, open_results)
            for place, pair in enumerate(pairs, start=1)
        )
        rounds.append(ties)
        slots = [tie.winner for tie in ties]
    if open_results:
        raise TournamentError(f"no such meeting to have a winner yet: {', '.join(sorted(open_results))}")
    return Bracket(tuple(seeds), tuple(rounds))


def seed_order(size: int) -> list[int]:
    """Seeds from the top of the bracket down, so that the best meet last: 1 8 4 5 2 7 3 6 for eight."""
    order = [1]
    while len(order) < size:
        most = 2 * len(order) + 1
        order = [seed for better in order for seed in (better, most - better)]
    return order


def _tie(
    name: str, number: int, pair: tuple[str | None, str | None], seeds: Sequence[str], winners: dict[str, str]
) -> Tie:
    """One meeting, its result taken out of `winners`."""
    known = sorted((team for team in pair if team is not None), key=seeds.index)
    if number == 1 and len(known) == 1:
        return Tie(name, number, known[0], None, bye=True, winner=known[0])
    if len(known) < 2:
        return Tie(name, number, known[0] if known else None, None)
    winner = winners.pop(name, None)
    if winner is not None and winner not in known:
        raise TournamentError(f"{winner} did not play in meeting {name}")
    return Tie(name, number, known[0], known[1], winner=winner)
