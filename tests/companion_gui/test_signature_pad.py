from __future__ import annotations

from companion_gui.app import picture
from companion_gui.appearance import Appearance
from companion_gui.qt import QPoint, Qt
from companion_gui.signature import WIDTH, Signature
from companion_gui.signature_pad import INK, SignaturePad


def inked(pad: SignaturePad) -> int:
    """How many pixels are blue as ink."""
    image = picture(pad)
    colours = (image.pixelColor(x, y) for y in range(image.height()) for x in range(image.width()))
    return sum(colour.name() == INK for colour in colours)


def test_what_is_drawn_is_kept_and_shown(qtbot, appearance: Appearance) -> None:
    pad = SignaturePad(appearance)
    qtbot.addWidget(pad)
    pad.show()
    assert inked(pad) == 0
    unit = pad.width() / WIDTH
    points = [QPoint(round(x * unit), round(y * unit)) for x, y in ((30, 30), (120, 60), (200, 20))]
    with qtbot.waitSignal(pad.changed):
        qtbot.mousePress(pad, Qt.MouseButton.LeftButton, pos=points[0])
    for point in (*points[1:], points[-1]):
        qtbot.mouseMove(pad, point)
    qtbot.mouseRelease(pad, Qt.MouseButton.LeftButton, pos=points[-1])
    assert pad.strokes() == (((30, 30), (120, 60), (200, 20)),)
    assert inked(pad) > 100
    with qtbot.waitSignal(pad.changed):
        pad.clear()
    assert pad.strokes() == ()
    assert inked(pad) == 0


def test_initials_stand_where_nothing_is_drawn(qtbot, appearance: Appearance) -> None:
    pad = SignaturePad(appearance)
    qtbot.addWidget(pad)
    pad.show_signature(Signature("AB"))
    assert inked(pad) > 20
    pad.show_signature(Signature("AB", (((5, 5),),)))
    assert inked(pad) < 20
