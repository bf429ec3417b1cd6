"""Printed markers from pixels to the log: laid down, moved, covered, wrong, doubled."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from companion.lawbook import load_laws
from euchre.cards import Suit
from euchre.seats import Seat
from tests.tracker.scripted import Clock
from tests.vision.fakes import TruthRecogniser
from tests.vision.test_markers import lay
from tests.vision.tiny_table import PLANE, SETUP, TinyTable
from tracker.session import Session
from tracker.store import Store
from vision.layout import SEAT_DIRECTIONS
from vision.reading import Image
from vision.watcher import TableWatcher

SIDE_PX = 35


class MarkedTable(TinyTable):
    """A tiny table with printed tokens on it: name to places, mm."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.tokens: list[tuple[str, float, float]] = []

    def picture(self) -> Image:
        image = super().picture()
        for name, x, y in self.tokens:
            px, py = PLANE.px([[x, y]])[0]
            lay(image, name, round(px), round(py), SIDE_PX)
        return image


class Evening:
    """People laying tokens on a table that is watched and logged."""

    def __init__(self) -> None:
        self.table = MarkedTable()
        eyes = TableWatcher(TruthRecogniser(self.table.visible, miss=0.0), SETUP)
        self.session = Session(Store("sqlite://"), "o1", load_laws("house"), Clock(), watcher=eyes)
        self.wait(6)

    def wait(self, frames: int) -> None:
        for _ in range(frames):
            self.session.feed(self.table.frame())

    def hand_at(self, seat: Seat, x: float, y: float, act: Callable[[], None]) -> None:
        """A hand comes in, does something, and goes."""
        dx, dy = SEAT_DIRECTIONS[seat]
        for away in (240, 120, 40):
            self.table.arms[seat] = (x + dx * away, y + dy * away)
            self.wait(1)
        act()
        self.wait(1)
        for away in (120, 240):
            self.table.arms[seat] = (x + dx * away, y + dy * away)
            self.wait(1)
        self.table.arms.clear()
        self.wait(30)

    def lays(self, token: str, seat: Seat, *, beside: float = 0.0) -> None:
        """A token is laid down in front of a seat."""
        dx, dy = SEAT_DIRECTIONS[seat]
        x, y = dx * 330 + dy * beside, dy * 230 + dx * beside
        self.hand_at(seat, x, y, lambda: self.table.tokens.append((token, x, y)))

    def takes(self, token: str, seat: Seat) -> None:
        """It is taken up again, and stays away for a while."""
        dx, dy = SEAT_DIRECTIONS[seat]

        def act() -> None:
            self.table.tokens = [one for one in self.table.tokens if one[0] != token]

        self.hand_at(seat, dx * 330, dy * 230, act)

    def told(self) -> tuple[Seat | None, Suit | None, Seat | None, bool]:
        """Dealer, trump, maker, alone: as the log says."""
        (hand,) = self.session.hands()
        verdict = hand.verdict
        return hand.record.dealer, verdict.trump, verdict.maker, verdict.alone


N, E, S, W = Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST


def trump(evening: Evening) -> None:
    evening.lays("trump-H", W)


def trump_alone(evening: Evening) -> None:
    evening.lays("trump-H", W)
    evening.lays("alone", W, beside=90)


def the_wrong_one_first(evening: Evening) -> None:
    evening.lays("trump-C", W)
    evening.takes("trump-C", W)
    evening.lays("trump-H", W)


def the_button_passed_on(evening: Evening) -> None:
    evening.takes("dealer", N)
    evening.lays("dealer", E)
    evening.lays("trump-H", W)


def covered_by_a_hand(evening: Evening) -> None:
    evening.lays("trump-H", W)
    evening.hand_at(W, -330, 0, lambda: evening.wait(12))


def covered_by_a_card(evening: Evening) -> None:
    evening.lays("trump-H", W)
    evening.table.put("KS", -330, 10, 80)
    evening.wait(30)
    evening.table.take("KS")
    evening.wait(30)


def a_photocopy_beside_it(evening: Evening) -> None:
    evening.table.tokens.append(("trump-S", 0, 230))
    evening.lays("trump-S", E)
    evening.table.tokens = [one for one in evening.table.tokens if one[0] != "trump-S"]
    evening.wait(10)
    evening.lays("trump-H", W)


def carried_past(evening: Evening) -> None:
    for x in range(-250, 260, 50):
        evening.table.tokens.append(("trump-S", x, -120))
        evening.wait(2)
        evening.table.tokens.pop()
    evening.lays("trump-H", W)


@pytest.mark.parametrize(
    ("act", "dealer", "alone", "trumps"),
    [
        (trump, N, False, 1),
        (trump_alone, N, True, 1),
        (the_wrong_one_first, N, False, 2),
        (the_button_passed_on, E, False, 1),
        (covered_by_a_hand, N, False, 1),
        (covered_by_a_card, N, False, 1),
        (a_photocopy_beside_it, N, False, 1),
        (carried_past, N, False, 1),
    ],
    ids=lambda value: value.__name__ if callable(value) else None,
)
def test_what_lies_in_the_end_is_what_was_called(act, dealer: Seat, alone: bool, trumps: int) -> None:
    evening = Evening()
    evening.lays("dealer", N)
    act(evening)
    assert evening.told() == (dealer, Suit.HEARTS, W, alone)
    said = [
        event for event in evening.session.events() if event.do == "call" and event.data["call"] != "pass"
    ]
    amended = [
        event for event in evening.session.events() if event.do == "amend" and "suit" in event.data["set"]
    ]
    assert len(said) + len(amended) == trumps, "a token was told twice, or one that nobody laid"
    assert all(event.seen for event in said), "a call rests on the sighting of its token"
