from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PIL import Image as Pillow
from PIL import PngImagePlugin

from euchre.cards import DECK, Card
from vision.deck_profile import TAG, DeckProfile, read_profile, write_profile
from vision.errors import DeckProfileError
from vision.geometry import READ_SIZE


def views(*names: str) -> dict[Card, np.ndarray]:
    rng = np.random.default_rng(3)
    return {Card.parse(n): rng.integers(0, 256, (*READ_SIZE[::-1], 3), dtype=np.uint8) for n in names}


def test_a_profile_is_read_as_it_was_written(tmp_path: Path) -> None:
    written = DeckProfile("Großmutters ♥", views("9C", "JH", "AS"))
    write_profile(written, tmp_path / "deck.png")
    found = read_profile(tmp_path / "deck.png")
    assert found.name == written.name
    assert set(found.cards) == set(written.cards)
    assert all((found.cards[card] == view).all() for card, view in written.cards.items())
    assert len(found.missing) == len(DECK) - 3


def test_people_can_look_at_it(tmp_path: Path) -> None:
    write_profile(
        DeckProfile("red", {DECK[0]: np.full((160, 112, 3), (0, 0, 200), np.uint8)}), tmp_path / "d.png"
    )
    with Pillow.open(tmp_path / "d.png") as sheet:
        assert sheet.size == (672, 640)
        assert sheet.getpixel((50, 50)) == (200, 0, 0)


def tagged(text: str, size: tuple[int, int] = (672, 640)) -> object:
    def make(path: Path) -> None:
        tags = PngImagePlugin.PngInfo()
        tags.add_itxt(TAG, text)
        Pillow.new("RGB", size).save(path, "PNG", pnginfo=tags)

    return make


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda p: None, "No such file"),
        (lambda p: p.write_text("{}"), "not a deck profile"),
        (lambda p: p.write_bytes(b"\x89PNG\r\n\x1a\n"), "not a deck profile"),
        (lambda p: Pillow.new("RGB", (672, 640)).save(p, "PNG"), "not a deck profile"),
        (tagged('{"version": 1, "name": "d", "cards": []}', (10, 10)), "not a deck profile"),
        (tagged('{"version": 1, "name": "d"}'), "not a deck profile"),
        (tagged('{"version": 1, "name": "d", "cards": ["7H"]}'), "not a deck profile"),
        (tagged('{"version": 2, "name": "d", "cards": []}'), "newer version"),
        (tagged("[1]"), "not a deck profile"),
    ],
)
def test_what_is_no_profile_is_told_in_one_line(tmp_path: Path, make: object, words: str) -> None:
    path = tmp_path / "deck.png"
    make(path)  # type: ignore[operator]
    with pytest.raises(DeckProfileError, match=words) as refusal:
        read_profile(path)
    assert str(path) in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(DeckProfileError, match="cannot be written"):
        write_profile(DeckProfile("d", {}), tmp_path / "nowhere" / "deck.png")
