"""Pictures as people have them: every file is made here, and a red card stays red through each."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from PIL import Image as Pillow

from vision.cv import cv2
from vision.errors import SourceError
from vision.still import BEHIND, read_picture, read_still

RED, BLUE = (200, 30, 30), (20, 40, 190)
WIDTH, HEIGHT = 96, 64

HEIC = Path(__file__).parent / "red_card.heic"
"""Nothing that a test installs writes HEIC, so one file is kept: the card below, lying, to be turned back."""


def card() -> Pillow.Image:
    """A red picture, RGB, its upper left corner blue."""
    picture = Pillow.new("RGB", (WIDTH, HEIGHT), RED)
    picture.paste(BLUE, (0, 0, WIDTH // 3, HEIGHT // 2))
    return picture


def is_card(image: np.ndarray, tolerance: int = 30) -> bool:
    """Whether this, BGR, is the card the right way up."""
    if image.dtype != np.uint8 or image.shape != (HEIGHT, WIDTH, 3) or not image.flags.c_contiguous:
        return False
    spots = [(8, 8, BLUE), (HEIGHT - 8, 8, RED), (8, WIDTH - 8, RED), (HEIGHT - 8, WIDTH - 8, RED)]
    return all(np.abs(image[y, x].astype(int)[::-1] - colour).max() <= tolerance for y, x, colour in spots)


def deep_png(path: Path) -> None:
    """16 bits a channel."""
    cv2.imwrite(str(path), np.asarray(card())[..., ::-1].astype(np.uint16) * 257)


def deep_tiff(path: Path) -> None:
    deep_png(path.with_suffix(".png"))
    cv2.imwrite(str(path), cv2.imread(str(path.with_suffix(".png")), cv2.IMREAD_UNCHANGED))


def animation(path: Path) -> None:
    others = [Pillow.new("RGB", (WIDTH, HEIGHT), (0, 160, 0))] * 2
    card().save(path, save_all=True, append_images=others, duration=40)


def palette_with_clear_colour(path: Path) -> None:
    picture = card().quantize(4)
    picture.info["transparency"] = 3
    picture.save(path, transparency=3)


@pytest.mark.parametrize(
    ("name", "make"),
    [
        ("plain.jpg", lambda p: card().save(p, quality=95)),
        ("progressive.jpg", lambda p: card().save(p, quality=95, progressive=True)),
        ("print.jpg", lambda p: card().convert("CMYK").save(p, quality=95)),
        ("plain.png", lambda p: card().save(p)),
        ("opaque.png", lambda p: card().convert("RGBA").save(p)),
        ("palette.png", lambda p: card().quantize(8).save(p)),
        ("clear_palette.png", palette_with_clear_colour),
        ("deep.png", deep_png),
        ("plain.webp", lambda p: card().save(p, quality=95)),
        ("lossless.webp", lambda p: card().save(p, lossless=True)),
        ("plain.avif", lambda p: card().save(p, quality=95)),
        ("plain.gif", lambda p: card().save(p)),
        ("animated.gif", animation),
        ("animated.webp", animation),
        ("animated.png", animation),
        ("animated.avif", animation),
        ("pages.tiff", animation),
        ("deep.tiff", deep_tiff),
        ("print.tiff", lambda p: card().convert("CMYK").save(p)),
        ("packed.tiff", lambda p: card().save(p, compression="tiff_lzw")),
        ("two_eyes.mpo", animation),
        ("plain.bmp", lambda p: card().save(p)),
        ("plain.jp2", lambda p: card().save(p)),
        ("plain.ppm", lambda p: card().save(p)),
        ("phone.heic", lambda p: p.write_bytes(HEIC.read_bytes())),
        ("wrong_suffix.jpg", lambda p: card().save(p, "PNG")),
        ("no_suffix", lambda p: card().save(p, "WEBP", quality=95)),
        ("Käse ♥.png", lambda p: card().save(p)),
    ],
)
def test_a_red_card_stays_red(tmp_path: Path, name: str, make: Callable[[Path], object]) -> None:
    path = tmp_path / name
    make(path)
    assert is_card(read_picture(path))


@pytest.mark.parametrize("suffix", ["jpg", "png", "webp", "tiff", "avif"])
@pytest.mark.parametrize("orientation", range(1, 9))
def test_a_turned_phone_is_turned_back(tmp_path: Path, suffix: str, orientation: int) -> None:
    undone = {
        2: Pillow.Transpose.FLIP_LEFT_RIGHT,
        3: Pillow.Transpose.ROTATE_180,
        4: Pillow.Transpose.FLIP_TOP_BOTTOM,
        5: Pillow.Transpose.TRANSPOSE,
        6: Pillow.Transpose.ROTATE_90,
        7: Pillow.Transpose.TRANSVERSE,
        8: Pillow.Transpose.ROTATE_270,
    }
    path = tmp_path / f"turned.{suffix}"
    exif = Pillow.Exif()
    exif[0x0112] = orientation
    stored = card() if orientation == 1 else card().transpose(undone[orientation])
    stored.save(path, exif=exif, quality=95)
    still = read_still(path)
    assert is_card(still.image)
    assert (still.width, still.height) == (WIDTH, HEIGHT)


@pytest.mark.parametrize(
    ("name", "make"),
    [
        ("grey.jpg", lambda ramp, p: Pillow.fromarray(ramp).save(p, quality=98)),
        ("grey.png", lambda ramp, p: Pillow.fromarray(ramp).save(p)),
        ("deep.png", lambda ramp, p: cv2.imwrite(str(p), ramp.astype(np.uint16) * 257)),
        ("deep.tiff", lambda ramp, p: cv2.imwrite(str(p), ramp.astype(np.uint16) * 257)),
        ("wide.tiff", lambda ramp, p: Pillow.fromarray(ramp.astype(np.int32) * 257).save(p)),
        ("real.tiff", lambda ramp, p: Pillow.fromarray(ramp.astype(np.float32) / 255).save(p)),
        ("grey_alpha.png", lambda ramp, p: Pillow.fromarray(ramp).convert("LA").save(p)),
    ],
)
def test_grey_of_any_depth_is_grey(
    tmp_path: Path, name: str, make: Callable[[np.ndarray, Path], object]
) -> None:
    ramp = np.tile(np.linspace(0, 255, WIDTH).astype(np.uint8), (HEIGHT, 1))
    make(ramp, tmp_path / name)
    image = read_picture(tmp_path / name)
    assert image.shape == (HEIGHT, WIDTH, 3)
    assert np.abs(image.astype(int) - ramp[..., None]).max() <= 3


def test_black_and_white_is_read(tmp_path: Path) -> None:
    Pillow.new("1", (20, 10), 1).save(tmp_path / "fax.tiff", compression="group4")
    assert (read_picture(tmp_path / "fax.tiff") == 255).all()


@pytest.mark.parametrize("name", ["cut_out.png", "cut_out.webp", "cut_out.tiff", "cut_out.gif"])
def test_what_is_transparent_lies_on_grey(tmp_path: Path, name: str) -> None:
    picture = card().convert("RGBA")
    picture.paste((255, 255, 255, 0), (WIDTH - 20, HEIGHT - 20, WIDTH, HEIGHT))
    picture.save(tmp_path / name, **({"lossless": True} if name.endswith("webp") else {}))
    image = read_picture(tmp_path / name)
    assert tuple(image[HEIGHT - 5, WIDTH - 5]) == BEHIND
    assert np.abs(image[HEIGHT - 8, 8].astype(int)[::-1] - RED).max() <= 4


@pytest.mark.parametrize("name", ["large.jpg", "large.png", "large_print.jpg"])
@pytest.mark.parametrize("orientation", [1, 6])
def test_a_large_picture_is_halved_and_its_corners_are_those_of_the_file(
    tmp_path: Path, name: str, orientation: int
) -> None:
    exif = Pillow.Exif()
    exif[0x0112] = orientation
    large = card().resize((WIDTH * 13, HEIGHT * 13), Pillow.Resampling.NEAREST)
    large.convert("CMYK" if "print" in name else "RGB").save(tmp_path / name, exif=exif, quality=95)
    still = read_still(tmp_path / name, longest=WIDTH * 4)
    assert max(still.image.shape) == WIDTH * 13 // 4
    size = (WIDTH * 13, HEIGHT * 13)
    assert (still.width, still.height) == (size if orientation == 1 else size[::-1])
    high, wide = still.image.shape[:2]
    whole = still.restore(((-0.5, -0.5), (wide - 0.5, -0.5), (wide - 0.5, high - 0.5), (-0.5, high - 0.5)))
    assert np.allclose(whole[2], (still.width - 0.5, still.height - 0.5))
    assert np.allclose(whole[0], (-0.5, -0.5))


def bomb(path: Path) -> None:
    """A PNG of a few bytes that says it is 60,000 x 60,000."""
    body = struct.pack(">IIBBBBB", 60000, 60000, 8, 2, 0, 0, 0)
    chunks = [(b"IHDR", body), (b"IDAT", zlib.compress(bytes(4000))), (b"IEND", b"")]
    data = b"".join(
        struct.pack(">I", len(part)) + kind + part + struct.pack(">I", zlib.crc32(kind + part))
        for kind, part in chunks
    )
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + data)


def shortened(name: str, share: float) -> Callable[[Path], object]:
    def make(path: Path) -> None:
        noise = np.random.default_rng(1).integers(0, 255, (200, 300, 3)).astype(np.uint8)
        whole = path.with_name(f"whole_{name}")
        Pillow.fromarray(noise).save(whole)
        path.write_bytes(whole.read_bytes()[: int(whole.stat().st_size * share)])

    return make


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda p: p.write_bytes(b""), "the file is empty"),
        (lambda p: p.write_text("no picture at all"), "not a picture this program can decode"),
        (lambda p: p.write_bytes(b"%!PS-Adobe-3.0 EPSF-3.0\n"), "not a picture this program can decode"),
        (lambda p: p.write_bytes(b"\x89PNG\r\n\x1a\n"), "not a picture"),
        (lambda p: p.write_bytes(HEIC.read_bytes()[:400]), "not a picture"),
        (lambda p: p.mkdir(), "cannot be read"),
        (bomb, "60000 x 60000 pixels are too many"),
        *(
            (shortened(n, 0.5), "broken off")
            for n in ("a.jpg", "a.png", "a.webp", "a.tiff", "a.gif", "a.bmp")
        ),
    ],
)
def test_what_cannot_be_used_is_told_in_one_line(
    tmp_path: Path, make: Callable[[Path], object], words: str, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad"
    make(path)
    with pytest.raises(SourceError, match=words) as refusal:
        read_picture(path)
    assert str(refusal.value).startswith(f"{path}: ")
    assert "\n" not in str(refusal.value)
    assert capfd.readouterr() == ("", ""), "decoders write nothing of their own"


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(SourceError, match="cannot be read"):
        read_picture(tmp_path / "nowhere.png")
