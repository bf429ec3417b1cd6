from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
import pytest

from companion import start_host
from companion.start_host import Host, seen_card
from companion_gui.errands import ErrandError
from companion_gui.start.host import Doubt
from euchre.cards import Card
from vision.cameras import Camera
from vision.reading import NOTHING_KNOWN, Expected, Image, Kind, Reading, Reason, Spot
from vision.recogniser import Settings

PLACE = ((10.0, 10.0), (70.0, 10.0), (70.0, 94.0), (10.0, 94.0))
SPOTS = [
    Spot(((x, y), (x + 63, y), (x + 63, y + 88), (x, y + 88)), 0.99, False)
    for x, y in ((60.0, 40.0), (480.0, 60.0), (90.0, 330.0), (500.0, 340.0))
]
"""Four cards seen from straight above, a pixel a millimetre."""


class Eyes:
    """Finds four cards wherever it looks, and reads the first."""

    def __init__(self, spots: list[Spot]) -> None:
        self._spots = spots

    def locate(self, image: Image, expected: Expected = NOTHING_KNOWN) -> list[Spot]:
        return self._spots

    def read(self, image: Image, spots: list[Spot]) -> list[Reading]:
        card = Card.parse("JH")
        return [Reading(Kind.FACE, card, 0.99, ((card, 0.99),), spot.corners) for spot in spots[:1]]


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    for number in range(2):
        cv2.imwrite(str(tmp_path / f"{number}.png"), np.full((480, 640, 3), 90 + number, np.uint8))
    return tmp_path


def test_pictures_come_one_after_the_other_and_the_last_stays(pictures: Path) -> None:
    opened = Host(lambda: Eyes(SPOTS)).open(str(pictures))
    shades = [int(opened.picture().image[0, 0, 0]) for _ in range(3)]
    opened.close()
    assert shades == [90, 91, 91]


def test_cards_are_read_with_eyes_made_once(pictures: Path) -> None:
    made: list[Eyes] = []

    def make() -> Eyes:
        made.append(Eyes(SPOTS))
        return made[-1]

    host = Host(make)
    for _ in range(2):
        opened = host.open(str(pictures))
        assert [str(one.card) for one in opened.read().cards] == ["JH"]
        opened.close()
    assert len(made) == 1


def test_the_table_is_found_by_its_cards(pictures: Path) -> None:
    opened = Host(lambda: Eyes(SPOTS)).open(str(pictures))
    corners = opened.find_table("bottom")
    opened.close()
    assert corners is not None
    (left, top), (right, _), (_, bottom), _ = corners
    assert right - left == pytest.approx(900, rel=0.02)
    assert bottom - top == pytest.approx(900, rel=0.02)
    assert (left + right) / 2 == pytest.approx(320, abs=5)


@pytest.mark.parametrize("cards", [0, 1, 2])
def test_too_few_cards_tell_no_table(pictures: Path, cards: int) -> None:
    opened = Host(lambda: Eyes(SPOTS[:cards])).open(str(pictures))
    assert opened.find_table("left") is None
    opened.close()


@pytest.mark.parametrize(
    ("kind", "reason", "doubt"),
    [
        (Kind.FACE, None, None),
        (Kind.BACK, None, Doubt.BACK),
        (Kind.OTHER, None, Doubt.OTHER),
        (Kind.UNSURE, None, Doubt.UNSURE),
        *((Kind.UNSURE, reason, Doubt(reason.value)) for reason in Reason),
    ],
)
def test_a_reading_is_shown_with_its_doubt(kind: Kind, reason: Reason | None, doubt: Doubt | None) -> None:
    card = Card.parse("TD") if kind is Kind.FACE else None
    shown = seen_card(Reading(kind, card, 0.9, ((Card.parse("TD"), 0.9),), PLACE, reason))
    assert (shown.card, shown.doubt) == (card, doubt)
    assert shown.candidates == (Card.parse("TD"),)


def test_trouble_is_told_in_one_line() -> None:
    with pytest.raises(ErrandError, match="no-such-file"):
        Host().open("no-such-file.mp4")


@pytest.mark.parametrize(
    ("listed", "offered"),
    [
        ((Camera(2, "C920"),), [("camera:C920", "C920")]),
        (
            (Camera(0, "Webcam"), Camera(2, "webcam")),
            [("0", "Webcam (0)"), ("2", "webcam (2)")],
        ),
    ],
)
def test_cameras_are_offered_by_name(
    monkeypatch: pytest.MonkeyPatch, listed: tuple[Camera, ...], offered: list[tuple[str, str]]
) -> None:
    monkeypatch.setattr(start_host, "list_cameras", lambda: listed)
    assert [(one.source, one.name) for one in Host().cameras()] == offered


def test_the_sample_and_the_laws_are_offered() -> None:
    host = Host()
    assert host.sample().is_file()
    assert host.laws()[0].name == "house"


def test_the_deck_that_was_chosen_is_the_one_looked_for(pictures: Path) -> None:
    opened = Host(settings=Settings(deck=pictures / "no-such-deck.png")).open(str(pictures))
    with pytest.raises(ErrandError, match=r"no-such-deck\.png"):
        opened.read()
    opened.close()
