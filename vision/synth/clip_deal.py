"""Dealing, the up card and the dealer's exchange, as things that people do on a stage."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from euchre.seats import Seat
from vision.synth.clip_places import DEALT_DISTANCE, KITTY_SPOT, grip_point, place, yaw_towards
from vision.synth.clip_stage import THICK, Stage
from vision.synth.hands import Grip
from vision.synth.keyframes import ArmPose, CardPose, CardTrack, Ease


def collect(stage: Stage, t: float, dealer: Seat) -> float:
    """Whatever lies on the table is swept together before the next dealer, face down.

    Returns:
        When it lies there; `t` at once where nothing does.
    """
    lying = [track for track in stage.cards.values() if track.pose(t) is not None]
    if not lying:
        return t
    arm, shoulder = stage.arms[dealer], stage.shoulder(dealer)
    x, y = _deck_place(dealer)
    start = max(t, arm.free_from)
    stage.reach(
        dealer, start, start + 0.5, ArmPose(*grip_point((0, 0), shoulder), 12.0, *shoulder), Grip.FLAT
    )
    arm.key(start + 1.3, ArmPose(*grip_point((x, y), shoulder), 14.0, *shoulder), Grip.FLAT.value)
    for depth, track in enumerate(lying):
        goal = CardPose(
            *stage.near(x, y, 3), depth * THICK, yaw_towards(dealer) + stage.rng.normal(0, 5), 180.0
        )
        track.move(start + 0.45 + float(stage.rng.uniform(0, 0.25)), start + 1.25, goal, lift=15)
    stage.go_home(dealer, start + 1.35)
    stage.piles.clear()
    return start + 1.35


def set_deck(stage: Stage, t: float, dealer: Seat, names: Sequence[str]) -> None:
    """Lay the whole deck face down before the dealer, the first name on top."""
    x, y = _deck_place(dealer)
    yaw = yaw_towards(dealer) + stage.rng.normal(0, 6)
    for depth, name in enumerate(reversed(names)):
        track = stage.cards.setdefault(name, CardTrack(name))
        jx, jy = stage.rng.normal(0, 0.8, 2)
        track.appear(t, CardPose(x + jx, y + jy, depth * THICK, yaw + stage.rng.normal(0, 0.8), 180.0))


def deal(
    stage: Stage,
    t: float,
    dealer: Seat,
    hands: dict[Seat, list[str]],
    kitty: list[str],
    shown: Collection[str] = (),
) -> float:
    """Deal packets of three and two, lay the kitty, turn its last card up.

    Args:
        stage: where.
        t: when the first packet leaves.
        dealer: who deals.
        hands: five names a seat; a sixth goes with the second packet.
        kitty: four names, the up card last.
        shown: names of cards that fall face up.

    Returns:
        When the up card lies.
    """
    arm, given = stage.arms[dealer], dict.fromkeys(Seat, 0)
    deck = ArmPose(*place(dealer, DEALT_DISTANCE + 55, 70), 30.0, *stage.shoulder(dealer))
    arm.key(t - 0.35, stage.homes[dealer], Grip.PINCH.value)
    arm.key(t, deck, Grip.PINCH.value)
    for number in range(8):
        seat = dealer.ahead(1 + number % 4)
        count = (3, 2, 3, 2, 2, 3, 2, 3)[number]
        packet = hands[seat][given[seat] : given[seat] + count if number < 4 else None]
        x, y = place(seat, DEALT_DISTANCE, stage.rng.normal(0, 8) - 10)
        yaw = yaw_towards(seat)
        reach = deck.towards(ArmPose(x, y, 25.0, *stage.shoulder(dealer)), 0.42)
        arm.key(t + 0.14, reach, Grip.PINCH.value)
        for name in packet:
            level = given[seat] * THICK
            flip = 0.0 if name in shown else 180.0
            goal = CardPose(*stage.near(x, y, 5), level, yaw + stage.rng.normal(0, 7), flip)
            stage.cards[name].move(t + 0.02, t + 0.3, goal, lift=12, ease=Ease.THROW)
            given[seat] += 1
        arm.key(t + 0.3, deck, Grip.PINCH.value)
        t += 0.32
    above = ArmPose(*grip_point(KITTY_SPOT, stage.shoulder(dealer)), 18.0, *stage.shoulder(dealer))
    arm.key(t + 0.45, above, Grip.PINCH.value)
    for level, name in enumerate(kitty):
        goal = CardPose(*stage.near(*KITTY_SPOT, 2.5), level * THICK, stage.rng.normal(0, 4), 180.0)
        stage.cards[name].move(t, t + 0.45, goal, lift=20)
    arm.key(t + 0.55, above, Grip.PINCH.value)
    end = stage.turn_over(t + 0.55, kitty[-1], 0.0)
    arm.key(end, above, Grip.PINCH.value)
    stage.go_home(dealer, end)
    return end


def lie_dealt(
    stage: Stage, t: float, kitty: Sequence[str], sitting: dict[Seat, list[str]] | None = None
) -> None:
    """The table once all is dealt and called: the undealt cards, and the hands that are not played.

    Args:
        stage: where.
        t: from when on.
        kitty: what lies face down beside the tricks, the topmost last.
        sitting: the hand of a seat that sits out.
    """
    for level, name in enumerate(kitty):
        track = stage.cards.setdefault(name, CardTrack(name))
        track.appear(t, CardPose(*stage.near(*KITTY_SPOT, 3), level * THICK, stage.rng.normal(0, 4), 180.0))
    for seat, names in (sitting or {}).items():
        x, y = place(seat, DEALT_DISTANCE, -10)
        for depth, name in enumerate(names):
            yaw = yaw_towards(seat) + stage.rng.normal(0, 3)
            track = stage.cards.setdefault(name, CardTrack(name))
            track.appear(t, CardPose(*stage.near(x, y, 3), depth * THICK, yaw, 180.0))


def take_hands(stage: Stage, t: float, hands: dict[Seat, list[str]]) -> float:
    """Everybody picks up what was dealt; returns when the last has."""
    end = t
    for seat in Seat:
        start = max(t + stage.rng.uniform(0, 0.3), stage.arms[seat].free_from)
        first = stage.cards[hands[seat][0]].pose(start)
        assert first is not None
        grip = ArmPose(*grip_point((first.x, first.y), stage.shoulder(seat)), 14.0, *stage.shoulder(seat))
        stage.reach(seat, start, start + 0.4, grip, Grip.PINCH)
        for name in hands[seat]:
            stage.carry_off(name, seat, start + 0.48, start + 0.9)
        stage.arms[seat].key(start + 0.48, grip, Grip.PINCH.value)
        stage.go_home(seat, start + 0.48, 0.42)
        end = max(end, start + 0.9)
    return end


def knock(stage: Stage, t: float, seat: Seat) -> float:
    """A knuckle on the table, as people pass; returns when it is done."""
    start = max(t, stage.arms[seat].free_from)
    spot = ArmPose(*place(seat, 330, 60), 12.0, *stage.shoulder(seat))
    stage.reach(seat, start, start + 0.25, spot, Grip.REST)
    stage.go_home(seat, start + 0.32, 0.28)
    return start + 0.5


def pick_up(stage: Stage, t: float, dealer: Seat, name: str) -> float:
    """The dealer takes the up card into the hand; returns when it has left its place."""
    start = max(t, stage.arms[dealer].free_from)
    pose = stage.cards[name].pose(start)
    assert pose is not None
    grip = ArmPose(*grip_point((pose.x, pose.y), stage.shoulder(dealer)), 14.0, *stage.shoulder(dealer))
    stage.reach(dealer, start, start + stage.pace.reach, grip, Grip.PINCH)
    leave = start + stage.pace.reach + 0.1
    stage.arms[dealer].key(leave, grip, Grip.PINCH.value)
    stage.carry_off(name, dealer, leave, leave + stage.pace.back)
    stage.go_home(dealer, leave, stage.pace.back)
    return leave + 0.1


def discard(stage: Stage, t: float, dealer: Seat, name: str) -> float:
    """The dealer lays a card face down on the kitty; returns when it lies."""
    spot = CardPose(*stage.near(*KITTY_SPOT, 5), 4 * THICK, stage.rng.normal(0, 9), 180.0)
    return stage.lay(t, dealer, name, spot)


def turn_down(stage: Stage, t: float, dealer: Seat, name: str) -> float:
    """The dealer turns the up card face down on the kitty; returns when it lies."""
    start = max(t, stage.arms[dealer].free_from)
    grip = ArmPose(*grip_point(KITTY_SPOT, stage.shoulder(dealer)), 18.0, *stage.shoulder(dealer))
    stage.reach(dealer, start, start + stage.pace.reach, grip, Grip.PINCH)
    end = stage.turn_over(start + stage.pace.reach + 0.05, name, 180.0)
    stage.arms[dealer].key(end, grip, Grip.PINCH.value)
    stage.go_home(dealer, end)
    return end


def sit_out(stage: Stage, t: float, seat: Seat, names: Sequence[str]) -> float:
    """A player whose partner plays alone lays the hand face down; returns when it lies."""
    start = max(t, stage.arms[seat].free_from)
    home, shoulder = stage.homes[seat], stage.shoulder(seat)
    x, y = place(seat, DEALT_DISTANCE, -10)
    spot = ArmPose(*grip_point((x, y), shoulder), 14.0, *shoulder)
    stage.reach(seat, start, start + stage.pace.reach, spot, Grip.PINCH)
    for depth, name in enumerate(names):
        track = stage.cards[name]
        yaw = yaw_towards(seat) + stage.rng.normal(0, 3)
        track.appear(start, CardPose(home.x, home.y, 40.0 + depth * THICK, yaw, 180.0))
        goal = CardPose(*stage.near(x, y, 3), depth * THICK, yaw, 180.0)
        track.move(start, start + stage.pace.reach, goal)
    stage.go_home(seat, start + stage.pace.reach + 0.1)
    return start + stage.pace.reach


def _deck_place(dealer: Seat) -> tuple[float, float]:
    return place(dealer, DEALT_DISTANCE + 10, 70)
