from __future__ import annotations

from dataclasses import replace

import pytest

from companion_gui.gallery.moments import ALONE, BETWEEN, CALLING, OVER, PLAYING, WAITING
from companion_gui.still import StillSession
from companion_gui.table.keys import keys
from euchre.cards import Suit
from euchre.seats import Seat
from tracker.snapshot import TableSnapshot

SECOND = replace(CALLING, turned_down=True)
DEALER = replace(CALLING, turn=Seat.WEST)
LEFT = replace(CALLING, turn=Seat.NORTH)
MADE = replace(CALLING, trump=Suit.HEARTS, maker=Seat.EAST, turn=Seat.NORTH)
MADE_ALONE = replace(MADE, alone=True)
NOBODY = replace(CALLING, turn=None)


@pytest.mark.parametrize(
    ("moment", "shown"),
    [
        (WAITING, {"N": "Next deal"}),
        (LEFT, {"P": "Pass", "O": "Order up"}),
        (CALLING, {"P": "Pass", "O": "Assist"}),
        (DEALER, {"P": "Pass", "O": "Pick it up"}),
        (SECOND, {"P": "Pass", "C": "Clubs", "D": "Diamonds", "S": "Spades"}),
        (MADE, {"A": "Alone"}),
        (MADE_ALONE, {"A": "Not alone"}),
        (NOBODY, {}),
        (PLAYING, {}),
        (ALONE, {}),
        (replace(OVER, agreed=True), {"N": "New game"}),
    ],
)
def test_keys_follow_what_the_table_waits_for(moment: TableSnapshot, shown: dict[str, str]) -> None:
    assert {key.key: key.label for key in keys(moment)} == shown


@pytest.mark.parametrize(
    ("moment", "key", "alone", "chosen", "asked"),
    [
        (CALLING, "P", False, None, ("call", (Seat.EAST, "pass", None, False))),
        (CALLING, "O", False, None, ("call", (Seat.EAST, "order", Suit.HEARTS, False))),
        (CALLING, "O", True, None, ("call", (Seat.EAST, "order", Suit.HEARTS, True))),
        (CALLING, "P", False, Seat.SOUTH, ("call", (Seat.SOUTH, "pass", None, False))),
        (NOBODY, "P", False, Seat.NORTH, ("call", (Seat.NORTH, "pass", None, False))),
        (SECOND, "S", False, None, ("call", (Seat.EAST, "name", Suit.SPADES, False))),
        (SECOND, "C", True, None, ("call", (Seat.EAST, "name", Suit.CLUBS, True))),
        (MADE, "A", False, None, ("call", (Seat.EAST, "alone", None, False))),
        (MADE_ALONE, "A", False, None, ("call", (Seat.EAST, "not_alone", None, False))),
        (BETWEEN, "Y", False, None, ("agree", ())),
        (BETWEEN, "N", False, None, ("next_deal", (Seat.NORTH,))),
    ],
)
def test_a_key_says_what_it_shows(
    moment: TableSnapshot, key: str, alone: bool, chosen: Seat | None, asked: tuple[str, tuple[object, ...]]
) -> None:
    session = StillSession(moment)
    next(offer for offer in keys(moment, alone, chosen) if offer.key == key).run(session)
    assert session.asked == [asked]


AGREED = replace(BETWEEN, agreed=True)


@pytest.mark.parametrize(
    ("moment", "options", "shown"),
    [
        (BETWEEN, {}, {"Y": "All agree on the tricks: 3 : 2", "N": "Next deal"}),
        (AGREED, {}, {"N": "Next deal"}),
        (MADE, {"defend": "always"}, {"A": "Alone", "F": "Carla defends alone", "K": "Anna defends alone"}),
        (MADE, {"defend": "if_maker_alone"}, {"A": "Alone"}),
        (
            MADE_ALONE,
            {"defend": "if_maker_alone"},
            {"A": "Not alone", "F": "Carla defends alone", "K": "Anna defends alone"},
        ),
        (
            replace(MADE, defending_alone=Seat.SOUTH),
            {"defend": "always"},
            {"A": "Alone", "F": "Not defending alone"},
        ),
    ],
)
def test_keys_that_come_by_the_laws_or_before_the_next_deal(
    moment: TableSnapshot, options: dict[str, object], shown: dict[str, str]
) -> None:
    assert {key.key: key.label for key in keys(moment, **options)} == shown


@pytest.mark.parametrize(
    ("moment", "asked"),
    [
        (MADE, ("call", (Seat.SOUTH, "defend_alone", None, False))),
        (replace(MADE, defending_alone=Seat.SOUTH), ("call", (Seat.SOUTH, "no_defend", None, False))),
    ],
)
def test_a_defender_goes_alone_or_takes_it_back(moment: TableSnapshot, asked: object) -> None:
    session = StillSession(moment)
    next(key for key in keys(moment, defend="always") if key.key == "F").run(session)
    assert session.asked == [asked]


def test_spoken_sentences_name_the_person() -> None:
    assert [key.spoken for key in keys(CALLING, alone=True)] == ["Ben passes", "Ben assists, alone"]
