"""Teaching a deck from pictures and before a camera, with eyes made for the test."""

from __future__ import annotations

import io
from pathlib import Path

import numpy as np
import pytest

from companion.assets import asset_dir
from companion.commands import teach
from companion.commands.teach import card_of
from companion.main import main
from euchre.cards import DECK, Card
from vision.cv import cv2
from vision.deck_profile import read_profile
from vision.reading import NOTHING_KNOWN, Expected, Image, Kind, Reading, Spot

STEP, UNSURE, NOTHING = 4, 100, 250
"""How the grey of a picture's corner tells which card it shows; a clip's coding changes it by one or two."""


def picture(card: Card, *, unsure: bool = False) -> Image:
    """A card that fits its own pattern alone, on grey; the corner pixel tells the made eyes which it is."""
    rng = np.random.default_rng(card.index)
    image = np.full((240, 320, 3), 90, np.uint8)
    image[40:200, 104:216] = 240
    for _ in range(14):
        x, y = int(rng.integers(116, 204)), int(rng.integers(54, 186))
        cv2.circle(image, (x, y), int(rng.integers(4, 11)), (30, 30, int(rng.integers(0, 2)) * 170 + 30), -1)
    image[:8, :8] = card.index * STEP + STEP // 2 + UNSURE * unsure
    return image


EMPTY = np.full((240, 320, 3), 90, np.uint8)
EMPTY[:8, :8] = NOTHING


class MadeEyes:
    """Eyes that read the corner pixel."""

    def locate(self, image: Image, expected: Expected = NOTHING_KNOWN) -> list[Spot]:
        corners = ((110.0, 48.0), (210.0, 48.0), (210.0, 192.0), (110.0, 192.0))
        return [] if image[4, 4, 0] > 2 * UNSURE else [Spot(corners, 0.9, False)]

    def read(self, image: Image, spots: list[Spot]) -> list[Reading]:
        told = round(float(image[:6, :6].mean()))
        card, unsure = DECK[told % UNSURE // STEP], told >= UNSURE
        kind, sure = (Kind.UNSURE, 0.4) if unsure else (Kind.FACE, 0.99)
        return [
            Reading(kind, None if unsure else card, sure, ((card, sure),), spot.corners) for spot in spots
        ]


@pytest.fixture(autouse=True)
def made_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(teach, "open_eyes", lambda args: MadeEyes())


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "deck.png"


def write(folder: Path, names: dict[str, Image]) -> Path:
    folder.mkdir(exist_ok=True)
    for name, image in names.items():
        cv2.imwrite(str(folder / name), image)
    return folder


@pytest.mark.parametrize(
    ("stem", "card"),
    [
        ("AS", "AS"),
        ("10h", "TH"),
        ("td", "TD"),
        ("queen_of_hearts", "QH"),
        ("Jack-Clubs", "JC"),
        ("10 of spades", "TS"),
        ("IMG_2041", None),
        ("7H", None),
        ("the ace of spades", None),
        ("", None),
    ],
)
def test_a_picture_may_be_named_after_its_card(stem: str, card: str | None) -> None:
    assert card_of(stem) == (None if card is None else Card.parse(card))


def test_named_pictures(tmp_path: Path, out: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = write(tmp_path / "deck", {f"{card}.png": picture(card, unsure=True) for card in DECK})
    assert main(["teach", "--name", "Grandma's deck", "--out", str(out), str(folder)]) == 0
    assert capsys.readouterr().out == f"Grandma's deck: 24 of 24 cards in {out}\n"
    profile = read_profile(out)
    assert (profile.name, profile.missing) == ("Grandma's deck", ())


def test_pictures_in_order(tmp_path: Path, out: Path) -> None:
    folder = write(tmp_path / "deck", {f"img{n:03}.png": picture(card) for n, card in enumerate(DECK)})
    assert main(["teach", "--in-order", "--out", str(out), str(folder)]) == 0
    assert read_profile(out).missing == ()
    assert main(["teach", "--in-order", "--out", str(out), str(folder / "img000.png")]) == 2


def test_it_asks_and_goes_on_where_it_was(
    tmp_path: Path, out: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    cards = DECK[:5]
    folder = write(tmp_path / "deck", {f"img{n}.png": picture(card) for n, card in enumerate(cards)})
    monkeypatch.setattr(
        "sys.stdin", io.StringIO("\nAS\n7H\n-\n-\n")
    )  # yes; no, AS; 7H is none, leave out; ...
    assert main(["teach", "--out", str(out), str(folder)]) == 1
    told = capsys.readouterr()
    assert told.out == f"deck: 2 of 24 cards in {out}\n"
    assert "7H is no card" in told.err
    assert "still missing: 10♣" in told.err
    assert set(read_profile(out).cards) == {DECK[0], Card.parse("AS")}
    assert main(["teach", "--yes", "--name", "ours", "--out", str(out), str(folder)]) == 1
    assert set(read_profile(out).cards) == {*cards, Card.parse("AS")}
    assert read_profile(out).name == "ours"


def test_a_name_counts_more_than_what_it_looks_like(
    tmp_path: Path, out: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = write(tmp_path / "deck", {"9C.png": picture(DECK[0]), "TC.png": picture(Card.parse("AS"))})
    assert main(["teach", "--out", str(out), str(folder)]) == 1
    err = capsys.readouterr().err
    assert "TC.png: looks like A♠, taken for 10♣" in err
    assert "9C.png" not in err
    assert set(read_profile(out).cards) == {DECK[0], DECK[1]}


def test_what_cannot_be_used_is_told_and_the_rest_learnt(
    tmp_path: Path, out: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = write(tmp_path / "deck", {"9C.png": picture(DECK[0]), "AS.png": EMPTY, "other.png": EMPTY})
    (folder / "JH.png").write_bytes(b"")
    assert main(["teach", "--out", str(out), str(folder)]) == 1
    err = capsys.readouterr().err
    assert "AS.png: no card found" in err
    assert "other.png: no card found" in err
    assert "JH.png: the file is empty" in err
    assert set(read_profile(out).cards) == {DECK[0]}


@pytest.mark.parametrize("sources", [["{}/a.png", "clip.mp4"], ["{}/empty"]])
def test_wrong_use(tmp_path: Path, out: Path, sources: list[str]) -> None:
    write(tmp_path, {"a.png": EMPTY})
    (tmp_path / "empty").mkdir()
    assert main(["teach", "--out", str(out), *(s.format(tmp_path) for s in sources)]) == 2
    assert not out.exists()


def test_a_file_that_is_no_profile_is_not_overwritten(tmp_path: Path, out: Path) -> None:
    out.write_text("my diary")
    assert main(["teach", "--out", str(out), str(write(tmp_path / "d", {"9C.png": EMPTY}))]) == 2
    assert out.read_text() == "my diary"


def clip(path: Path, parts: list[tuple[Image, float]]) -> Path:
    """A clip of pictures held for some seconds each, ten a second."""
    video = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), 10.0, (320, 240))
    for image, seconds in parts:
        for _ in range(round(seconds * 10)):
            video.write(image)
    video.release()
    return path


def test_card_after_card_before_a_camera(
    tmp_path: Path, out: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nine, ten, jack, queen, ace = *DECK[:4], Card.parse("AS")
    shown = [
        (EMPTY, 0.4),
        (picture(nine), 3.0),  # lies there for long, and is taken once
        (picture(ten, unsure=True), 1.4),
        (EMPTY, 0.4),
        (picture(nine), 4.0),  # again: known already, and not insisted on
        (picture(ace), 1.6),  # looks like another than is asked for
        (picture(jack), 1.6),
        (picture(ace), 7.0),  # insisted on: it is the queen of this deck
    ]
    assert main(["teach", "--out", str(out), str(clip(tmp_path / "lesson.avi", shown))]) == 1
    err = capsys.readouterr().err
    assert set(read_profile(out).cards) == {nine, ten, jack, queen}
    assert err.count("Show 9♣ (1 of 24)") == err.count("Show J♣ (3 of 24)") == 1
    assert err.count("That looks like A♠") == 2
    assert err.count("That looks like 9♣") == 1
    assert "Show K♣ (5 of 24)" in err


def test_a_taught_deck_is_used(tmp_path: Path, out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    sample = asset_dir("sample_images") / "all_24.jpg"
    main(["teach", "--yes", "--out", str(out), str(sample)])
    assert len(read_profile(out).cards) >= 20
    assert main(["detect", "--deck-profile", str(out), str(sample)]) == 0
    assert main(["detect", "--deck-profile", str(sample), str(sample)]) == 2
