"""Playing, taking back, exposing and gathering cards, as things that people do on a stage."""

from __future__ import annotations

import math
from collections.abc import Sequence

from euchre.seats import Seat
from vision.layout import SEAT_DIRECTIONS
from vision.synth.clip_deal import pick_up
from vision.synth.clip_places import KITTY_SPOT, PILE_SPOT, grip_point, nearest_turn, place, yaw_towards
from vision.synth.clip_stage import THICK, Stage
from vision.synth.hands import Grip
from vision.synth.keyframes import ArmPose, CardPose, CardTrack


def play(
    stage: Stage,
    t: float,
    seat: Seat,
    name: str,
    spot: tuple[float, float] | None = None,
    *,
    shared: bool = False,
) -> float:
    """A hand brings a card in and lays or tosses it.

    Args:
        stage: where.
        t: when the hand sets out, at the earliest.
        seat: whose hand.
        name: the card; one that lies exposed is taken up first.
        spot: where its centre comes to lie; before the seat, with some scatter, where None.
        shared: whether another hand sets out at the same time and both cards are to land at once.

    Returns:
        When the card lies still.
    """
    lying = stage.cards.get(name)
    if lying is not None and lying.pose(max(t, stage.arms[seat].free_from)) is not None:
        t = pick_up(stage, t, seat, name) + stage.pace.back
    if spot is None:
        dx, dy = SEAT_DIRECTIONS[seat]
        spot = stage.near(dx * stage.spread, dy * stage.spread, stage.scatter)
    yaw = yaw_towards(seat) + stage.rng.normal(0, stage.turned)
    goal = CardPose(*spot, THICK, yaw, 0.0)
    if shared:
        return stage.lay(t, seat, name, goal, takes=stage.pace.reach)
    return stage.lay(t, seat, name, goal, stage.rng.random() < stage.pace.toss)


def withdraw(stage: Stage, t: float, seat: Seat, name: str) -> float:
    """A player takes a card back into the hand; returns when it has left its place."""
    return pick_up(stage, t, seat, name)


def expose(stage: Stage, t: float, seat: Seat, names: Sequence[str]) -> float:
    """Cards come to lie face up before their owner, outside the trick; returns when the last lies."""
    for number, name in enumerate(names):
        x, y = place(seat, 196, 70.0 * number - 35.0 * (len(names) - 1) - 10)
        yaw = yaw_towards(seat) + stage.rng.normal(0, 25)
        t = stage.lay(t, seat, name, CardPose(*stage.near(x, y, 3), THICK, yaw, 0.0), tossed=True)
    return t


def throw_in(stage: Stage, t: float, hands: dict[Seat, list[str]]) -> float:
    """Everybody throws a hand face up into the middle, one soon after another; tells when the last lies."""
    end = t
    for seat, names in hands.items():
        arm, home, shoulder = stage.arms[seat], stage.homes[seat], stage.shoulder(seat)
        start = max(t + float(stage.rng.uniform(0, 0.9)), arm.free_from)
        x, y = stage.near(*place(seat, 85, 0), 14)
        there = start + stage.pace.reach
        stage.reach(seat, start, there, ArmPose(*grip_point((x, y), shoulder), 16.0, *shoulder), Grip.PINCH)
        for depth, name in enumerate(names):
            yaw = yaw_towards(seat) + 16.0 * (depth - (len(names) - 1) / 2) + stage.rng.normal(0, 15)
            track = stage.cards.setdefault(name, CardTrack(name))
            track.appear(start, CardPose(home.x, home.y, 60.0 + depth * THICK, yaw, 0.0))
            goal = CardPose(*stage.near(x, y, 32), (1 + depth) * THICK, yaw, 0.0)
            track.move(start, there + 0.05 * depth, goal)
        stage.go_home(seat, there + 0.1)
        end = max(end, there + 0.05 * len(names))
    return end


def look_at_kitty(stage: Stage, t: float, seat: Seat) -> float:
    """A hand turns the topmost undealt card up, looks, and lays it back; returns when it is done."""
    x, y = KITTY_SPOT
    poses = ((track.pose(t), name) for name, track in stage.cards.items())
    near = [(p.height, name) for p, name in poses if p and math.hypot(p.x - x, p.y - y) < 40 and p.flip > 90]
    top = max(near)[1]
    arm, shoulder = stage.arms[seat], stage.shoulder(seat)
    start = max(t, arm.free_from)
    grip = ArmPose(*grip_point(KITTY_SPOT, shoulder), 18.0, *shoulder)
    for flip in (0.0, 180.0):
        stage.reach(seat, start, start + stage.pace.reach, grip, Grip.PINCH)
        turned = stage.turn_over(start + stage.pace.reach + 0.05, top, flip)
        arm.key(turned, grip, Grip.PINCH.value)
        stage.go_home(seat, turned)
        start = max(turned + 1.6, arm.free_from)
    return turned


def gather(stage: Stage, t: float, seat: Seat, names: Sequence[str]) -> float:
    """A hand pushes the cards together and lays them face down before its owner; tells when they lie."""
    arm, shoulder = stage.arms[seat], stage.shoulder(seat)
    start = max(t, arm.free_from)
    poses = [p for p in (stage.cards[name].pose(start) for name in names) if p is not None]
    dx, dy = SEAT_DIRECTIONS[seat]
    middle = (
        sum(p.x for p in poses) / len(poses) + 12 * dx,
        sum(p.y for p in poses) / len(poses) + 12 * dy,
    )
    grip = ArmPose(*grip_point(middle, shoulder, -12), 12.0, *shoulder)
    stage.reach(seat, start, start + stage.pace.reach, grip, Grip.FLAT)
    together = start + stage.pace.reach + stage.rng.uniform(0.28, 0.42)
    arm.key(together, grip, Grip.FLAT.value)
    pile = place(seat, PILE_SPOT[0], -PILE_SPOT[1])
    taken = stage.piles.get(seat, 0)
    stage.piles[seat] = taken + 1
    pile = (pile[0] + 4 * (taken % 3) - 4, pile[1] + 3 * taken)
    across = yaw_towards(seat) + (74.0 if taken % 2 else 0.0) + stage.rng.normal(0, 5)
    there = together + stage.rng.uniform(0.5, 0.62)
    for depth, name in enumerate(names):
        here = stage.cards[name].pose(start + stage.pace.reach)
        assert here is not None
        bunch = CardPose(*stage.near(*middle, 6), 2 + depth * THICK, here.yaw + stage.rng.normal(0, 8), 0.0)
        stage.cards[name].move(start + stage.pace.reach - 0.02 + 0.03 * depth, together, bunch)
        turn = nearest_turn(bunch.yaw, across)
        goal = CardPose(
            *stage.near(*pile, 2), (4 * taken + depth) * THICK, turn + stage.rng.normal(0, 2), 180.0
        )
        stage.cards[name].move(together, there, goal, lift=45)
    arm.key(there, ArmPose(*grip_point(pile, shoulder), 20.0, *shoulder), Grip.FLAT.value)
    stage.go_home(seat, there + 0.05)
    return there
