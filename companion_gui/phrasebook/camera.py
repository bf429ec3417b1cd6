"""How the camera does and what to do about it, as `tracker.camera` and the eyes say it."""

from __future__ import annotations

from companion_gui.language import QT_TRANSLATE_NOOP

CAMERA: tuple[str, ...] = (
    QT_TRANSLATE_NOOP("Phrases", "good"),
    QT_TRANSLATE_NOOP("Phrases", "the source has ended"),
    QT_TRANSLATE_NOOP("Phrases", "waiting for the first frame"),
    QT_TRANSLATE_NOOP("Phrases", "waiting for the first picture"),
    QT_TRANSLATE_NOOP("Phrases", "no picture for {age} s"),
    QT_TRANSLATE_NOOP("Phrases", "reading goes on by itself once the picture is steady"),
    QT_TRANSLATE_NOOP("Phrases", "take the cap off, or turn the light on"),
    QT_TRANSLATE_NOOP("Phrases", "wait a moment; if it stays so, check the cable or the phone"),
    QT_TRANSLATE_NOOP("Phrases", "restart the camera or its app: the picture stands still"),
    QT_TRANSLATE_NOOP("Phrases", "check the cable, or that the phone is awake; it is opened again by itself"),
    QT_TRANSLATE_NOOP("Phrases", "too dark to see the cards"),
    QT_TRANSLATE_NOOP("Phrases", "the picture changed its shape; was the camera or phone turned?"),
    QT_TRANSLATE_NOOP("Phrases", "the whole picture changes: camera or lamp moved"),
    QT_TRANSLATE_NOOP(
        "Phrases",
        "the camera was moved; put it back, show the corner marks, or set the table corners again",
    ),
    QT_TRANSLATE_NOOP("Phrases", "{source}: opening, {age} s so far; some need twenty"),
    QT_TRANSLATE_NOOP("Phrases", "{source}: silent for {age} s, opening it again"),
    QT_TRANSLATE_NOOP("Phrases", "{source}: no picture for {age} s"),
    QT_TRANSLATE_NOOP("Phrases", "{source}: sends the same picture over and over"),
    QT_TRANSLATE_NOOP("Phrases", "{source}: the picture is black"),
    QT_TRANSLATE_NOOP("Phrases", "{source}: no picture came"),
    QT_TRANSLATE_NOOP("Phrases", "{source}: not plugged in; {cameras}"),
    QT_TRANSLATE_NOOP("Phrases", "{source}: no such file, folder, camera or stream address; {cameras}"),
    QT_TRANSLATE_NOOP("Phrases", "no camera is plugged in"),
    QT_TRANSLATE_NOOP("Phrases", "cameras here: {cameras}"),
    QT_TRANSLATE_NOOP("Phrases", "{source}: the file is empty"),
    QT_TRANSLATE_NOOP("Phrases", "Camera {number} ({width} × {height})"),
)
"""States first, then advice, then what may be wrong with a source."""
