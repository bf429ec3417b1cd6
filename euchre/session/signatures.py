"""Signatures under a game's sheet, and what voids them.

A sheet is signed as it stands. Whatever is changed in its game afterwards - a correction, a ruling, a score
set, an undo of something signed for, one hand more - voids the signatures given before (MSO 2000: the sheet
counts once all four have signed it). Taking that change back makes the sheet again what was signed, and the
signatures stand again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from euchre.seats import Seat
from euchre.session.act import Act
from euchre.session.game import Game
from euchre.session.told import Told


def signed(games: Iterable[Game], told: Told) -> tuple[Game, ...]:
    """The games with the signatures that stand under each, and those that are void."""
    games = tuple(games)
    given = {game.number: _signatures(game) for game in games}
    if not any(given.values()):
        return games
    changes = _Changes(games, told)
    out = []
    for game in games:
        stands = {
            seat: act for seat, act in given[game.number].items() if not changes.since(game.number, act.place)
        }
        void = tuple(act for seat, act in given[game.number].items() if seat not in stands)
        out.append(replace(game, signatures=stands, void=void))
    return tuple(out)


def _signatures(game: Game) -> dict[Seat, Act]:
    """The last signature of each seat under a game."""
    found: dict[Seat, Act] = {}
    for hand in game.hands:
        for act in hand.acts.acts:
            seat = act.data.get("seat")
            if act.do != "sign" or seat in (None, "director"):
                continue
            if Seat(seat) not in found or found[Seat(seat)].place < act.place:
                found[Seat(seat)] = act
    return found


class _Changes:
    """What was changed in each game, and when."""

    def __init__(self, games: tuple[Game, ...], told: Told) -> None:
        self._told = told
        self._of_hand = {hand.number: game.number for game in games for hand in game.hands}
        self._begins = [(_begin(game, told), game.number) for game in games]
        self._last: dict[int, int] = {}
        self._turned: dict[int, list[str]] = {}
        turns = told.undoing.turns
        for hand, places in told.changes.items():
            for place in reversed(places):
                id_ = told.event(place).id
                if id_ not in turns:
                    number = self._game(hand, place)
                    self._last[number] = max(self._last.get(number, 0), place)
                    if hand in self._of_hand:
                        break  # those before it are of the same game
        for id_ in turns:
            changed = told.hand_changed(id_)
            if changed is not None:
                self._turned.setdefault(self._game(changed, told.place(id_)), []).append(id_)

    def since(self, game: int, place: int) -> bool:
        """Whether the game is another than it was at that place in the log."""
        return self._last.get(game, 0) > place or any(
            self._counted(id_, place) is (id_ in self._told.undoing.off) for id_ in self._turned.get(game, ())
        )

    def _counted(self, id_: str, place: int) -> bool:
        return self._told.place(id_) <= place and self._told.undoing.counted_at(id_, place)

    def _game(self, hand: int, place: int) -> int:
        """The game that a change is of: that of its hand, else the one that was played then."""
        if hand in self._of_hand:
            return self._of_hand[hand]
        return max((number for begin, number in self._begins if begin <= place), default=1)


def _begin(game: Game, told: Told) -> int:
    """Where in the log a game begins."""
    return min(_places(game, told), default=0)


def _places(game: Game, told: Told) -> Iterator[int]:
    yield from (hand.acts.deal.place for hand in game.hands)
    yield from (told.place(line.entry) for line in game.ledger if line.entry)
