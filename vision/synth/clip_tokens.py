"""Printed markers on the table of a clip: their pictures, and people laying them down and taking them up."""

from __future__ import annotations

import numpy as np

from euchre.cards import Card
from euchre.seats import Seat
from vision.cv import cv2
from vision.markers import BITS, TOKEN_MM, TOKEN_NAMES, marker_bits
from vision.synth.clip_places import grip_point, place, yaw_towards
from vision.synth.clip_stage import Stage
from vision.synth.decks import Sprite
from vision.synth.hands import Grip
from vision.synth.keyframes import ArmPose, CardPose, CardTrack
from vision.synth.random_hands import Record

PAPER_MM = TOKEN_MM * (BITS + 4) / (BITS + 2)
"""Side of a token cut out with one white module around its black square."""
_MODULE_PX = 40
_SPOTS = {"dealer": (225.0, 165.0), "trump": (170.0, 100.0), "alone": (222.0, 105.0)}
"""Towards the seat and to its right, mm: clear of packets, tricks and the kitty."""


def token_sprites() -> dict[str, Sprite]:
    """The pictures of all tokens."""
    out: dict[str, Sprite] = {}
    for name in TOKEN_NAMES:
        paper = np.pad(np.where(marker_bits(name), 24, 246).astype(np.uint8), 1, constant_values=246)
        side = paper.shape[0] * _MODULE_PX
        grey = cv2.resize(paper, (side, side), interpolation=cv2.INTER_NEAREST)
        out[name] = np.dstack([grey, grey, grey, np.full_like(grey, 255)])
    return out


def clear_tokens(stage: Stage, t: float, dealer: Seat) -> float:
    """Trump and alone tokens go off the table, and the dealer button comes to the new dealer.

    Args:
        stage: where.
        t: when.
        dealer: who deals now.

    Returns:
        When the last lies, or is gone.
    """
    end, lying = t, stage.holders
    for name, seat in list(lying.items()):
        if name != "dealer" or seat is not dealer:
            end = max(end, _take_up(stage, t, seat, name))
            del lying[name]
    if "dealer" not in lying:
        end = lay_token(stage, end, dealer, "dealer")
    return end


def lay_call(stage: Stage, t: float, call: Record, upcard: str) -> float:
    """The maker lays the trump token down, and the alone token with it; returns when the last lies."""
    seat = Seat(call["seat"])
    suit = call.get("suit") or Card.parse(upcard).suit.value
    t = lay_token(stage, t, seat, f"trump-{suit}")
    return lay_token(stage, t, seat, "alone") if call.get("alone") else t


def lay_token(stage: Stage, t: float, seat: Seat, name: str) -> float:
    """A hand lays a token before its owner; returns when it lies."""
    arm, shoulder, home = stage.arms[seat], stage.shoulder(seat), stage.homes[seat]
    start = max(t, arm.free_from)
    x, y = stage.near(*place(seat, *_SPOTS[name.partition("-")[0]]), 4)
    yaw = yaw_towards(seat) + float(stage.rng.normal(0, 12))
    land = start + stage.pace.reach
    stage.reach(seat, start, land, ArmPose(*grip_point((x, y), shoulder, 12), 14.0, *shoulder), Grip.PINCH)
    track = stage.tokens.setdefault(name, CardTrack(name))
    track.appear(start, CardPose(home.x, home.y, 60.0, yaw))
    track.move(start, land, CardPose(x, y, 0.6, yaw))
    stage.go_home(seat, land + 0.1)
    stage.holders[name] = seat
    return land


def _take_up(stage: Stage, t: float, seat: Seat, name: str) -> float:
    track, shoulder, home = stage.tokens[name], stage.shoulder(seat), stage.homes[seat]
    start = max(t, stage.arms[seat].free_from)
    here = track.pose(start)
    assert here is not None
    grip = ArmPose(*grip_point((here.x, here.y), shoulder, 12), 14.0, *shoulder)
    hold = start + stage.pace.reach
    stage.reach(seat, start, hold, grip, Grip.PINCH)
    stage.go_home(seat, hold + 0.1)
    gone = hold + 0.1 + stage.pace.back
    track.move(hold + 0.1, gone, CardPose(home.x, home.y, 60.0, here.yaw))
    track.vanish(gone)
    return gone
