from __future__ import annotations

from dataclasses import replace

import pytest

from companion_gui.gallery.moments import ASKING, BACKS, BETWEEN, CALLING, PLAYING
from companion_gui.gallery.scene import lying
from companion_gui.qt import QRectF
from companion_gui.table.plane import REACH, Plane, drawn_cards
from euchre.cards import Card
from euchre.seats import Seat
from tracker.snapshot import TrickView

PLANE = Plane(QRectF(0, 0, 600, 600))


@pytest.mark.parametrize(
    ("place", "point"),
    [((0, 0), (300, 300)), ((REACH / 2, 0), (450, 300)), ((0, -REACH / 2), (300, 150))],
)
def test_places_stay_true(place: tuple[float, float], point: tuple[float, float]) -> None:
    at = PLANE.point(place)
    assert (at.x(), at.y()) == pytest.approx(point)


@pytest.mark.parametrize("place", [(5000, 0), (-5000, 5000), (0, -5000)])
def test_far_cards_are_brought_to_the_edge(place: tuple[float, float]) -> None:
    at = PLANE.point(place)
    assert QRectF(0, 0, 600, 600).contains(at)


def test_lying_cards_are_drawn_where_they_lie() -> None:
    drawn = drawn_cards(PLAYING)
    assert [str(card.card) for card in drawn if card.card] == ["QS", "JS", "JC"]
    assert sum(card.face_down for card in drawn) == len(BACKS)
    assert drawn[3].position == (-128, 14)


def test_an_unsure_card_is_drawn_once_with_its_readings() -> None:
    unsure = [card for card in drawn_cards(ASKING) if card.unsure]
    assert len(unsure) == 1
    assert unsure[0].candidates == (Card.parse("9D"), Card.parse("9H"))


def test_a_card_entered_by_a_person_lies_before_its_seat() -> None:
    entered = replace(PLAYING, lying=())
    places = [card.position for card in drawn_cards(entered)]
    assert len(places) == 3
    assert places[0][0] < 0, "West's card lies to the left"
    assert places[1][1] < 0, "North's card lies above"


def test_the_up_card_is_named_and_turned_down() -> None:
    assert [card.note for card in drawn_cards(CALLING) if card.card] == ["up card"]
    unseen = replace(CALLING, lying=(), turned_down=True)
    assert [(card.note, card.face_down) for card in drawn_cards(unseen)] == [("turned down", True)]


def test_the_winning_card_of_a_full_trick_is_marked() -> None:
    trick = PLAYING.trick
    assert trick is not None
    won = replace(PLAYING, trick=TrickView(3, trick.leader, trick.led_suit, trick.plays, Seat.EAST))
    assert [str(card.card) for card in drawn_cards(won) if card.takes] == ["JC"]


def test_nothing_lies_after_the_hand() -> None:
    assert drawn_cards(BETWEEN) == ()
    assert lying(()) == ()
