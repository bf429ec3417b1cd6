from __future__ import annotations

from dataclasses import replace

import pytest

from euchre.seats import Seat
from tests.vision.synth.test_scenes import plain_deck
from vision.markers import MarkerReader
from vision.synth.camera import View
from vision.synth.clip import Clip, ClipOptions, empty_clip
from vision.synth.clip_stage import Stage
from vision.synth.clip_tokens import clear_tokens, lay_call
from vision.synth.table import Surface

OPTIONS = ClipOptions(index_px=30.0, deck=plain_deck(), surface=Surface.LINEN, hands=False, markers=True)


def called(options: ClipOptions) -> Clip:
    """North deals and West orders hearts alone; then East deals."""

    def act(stage: Stage) -> None:
        t = clear_tokens(stage, 0.0, Seat.NORTH)
        lay_call(stage, t, {"seat": "W", "call": "order", "alone": True}, "9H")
        clear_tokens(stage, 20.0, Seat.EAST)

    return empty_clip(act, options)


@pytest.mark.parametrize("view", list(View))
def test_tokens_are_read_before_the_seats_they_were_laid_for(view: View) -> None:
    clip = called(replace(OPTIONS, view=view))
    found = MarkerReader().find(clip.renderer.frame(10.0))
    places = clip.setup.plane.mm([marker.centre for marker in found])
    seats = {m.name: clip.setup.layout.seat_at(x, y) for m, (x, y) in zip(found, places, strict=True)}
    assert seats == {"dealer": Seat.NORTH, "trump-H": Seat.WEST, "alone": Seat.WEST}


def test_before_the_next_deal_only_the_button_lies_and_it_has_moved() -> None:
    clip = called(OPTIONS)
    (button,) = MarkerReader().find(clip.renderer.frame(28.0))
    assert button.name == "dealer"
    (place,) = clip.setup.plane.mm([button.centre])
    assert clip.setup.layout.seat_at(*place) is Seat.EAST
    assert clip.view.seen(28.0) == []
