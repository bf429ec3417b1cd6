"""Score transforms: what a ruling does to the points of a hand. One function each, driven by data.

Points in `replace_hand`, `add_to_hand` and `director_sets` (`ns`, `ew`) are points of the hand, not the game
score. An effect is a name and plain arguments, as a proposal or a ruling carries them. Whatever they are,
nothing raises: what makes no sense changes nothing.

Sources: House, reneging (points); MSO 2000, revoke (loss of bid) and deal out of turn (void); Classic
Tourneys, revoke (two tricks; loss of bid at major events).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from euchre.hand import HAND_SIZE
from euchre.laws.profile import PointsTable
from euchre.points import NO_POINTS, Points
from euchre.scoring import hand_points
from euchre.seats import Seat, Side

_MOST = 99
"""Points beyond this in one ruling are a slip of the key."""


class HandInPoints(NamedTuple):
    """A hand as rulings see it.

    Attributes:
        table: what the laws pay.
        limit: points that win the game.
        before: game score before the hand.
        played: points by the cards as played.
        points: points after the rulings applied so far.
        taken: tricks of each side.
        makers: the side that made trump, None where nobody did.
        alone: whether the maker played alone.
        defending_alone: whether a defender did.
        void: whether a ruling annulled the hand.
        next_dealer: who deals next by ruling; None leaves it to the laws.
    """

    table: PointsTable
    limit: int
    before: Points
    played: Points
    points: Points
    taken: Points
    makers: Side | None
    alone: bool
    defending_alone: bool
    void: bool = False
    next_dealer: Seat | None = None

    @property
    def score_after(self) -> Points:
        """The game score with the points so far."""
        return self.before.plus(self.points)


def apply_effect(effect: Mapping[str, Any], hand: HandInPoints) -> HandInPoints:
    """The hand after one effect; an unknown transform changes nothing."""
    transform = TRANSFORMS.get(str(effect.get("transform", "")))
    return hand if transform is None else transform(effect, hand)


def _none(effect: Mapping[str, Any], hand: HandInPoints) -> HandInPoints:
    return hand


def _points_to_other_side(effect: Mapping[str, Any], hand: HandInPoints) -> HandInPoints:
    offenders = _side(effect)
    if offenders is None:
        return hand
    lone = hand.alone or hand.defending_alone
    amount = _count(effect, "n_alone" if lone and "n_alone" in effect else "n")
    other = offenders.other
    how = effect.get("hand", "better_of")
    if how == "replace":
        return hand._replace(points=Points.for_side(other, amount))
    if how == "add":
        points = hand.points.plus(Points.for_side(other, amount))
        most = max(hand.limit - 1 - hand.before.of(offenders), 0)
        own = min(points.of(offenders), most)  # the offenders cannot win the game on that hand
        return hand._replace(points=points.with_side(offenders, own))
    return hand._replace(points=Points.for_side(other, max(hand.points.of(other), amount)))


def _replace_hand(effect: Mapping[str, Any], hand: HandInPoints) -> HandInPoints:
    return hand._replace(points=Points(_count(effect, "ns"), _count(effect, "ew")))


def _add_to_hand(effect: Mapping[str, Any], hand: HandInPoints) -> HandInPoints:
    return hand._replace(points=hand.points.plus(Points(_signed(effect, "ns"), _signed(effect, "ew"))))


def _loss_of_bid(effect: Mapping[str, Any], hand: HandInPoints) -> HandInPoints:
    """Makers who offend are scored as euchred; defenders have no bid to lose, but may credit it."""
    offenders, makers = _side(effect), hand.makers
    if offenders is None or makers is None:
        return hand
    if offenders is makers:
        lost = hand_points(hand.table, makers, 0, alone=hand.alone, defending_alone=hand.defending_alone).of(
            makers.other
        )
        return hand._replace(points=Points.for_side(makers.other, max(hand.points.of(makers.other), lost)))
    if not effect.get("credit_opponents"):
        return hand
    return hand._replace(points=Points.for_side(makers, max(hand.points.of(makers), 1)))


def _transfer_tricks(effect: Mapping[str, Any], hand: HandInPoints) -> HandInPoints:
    """Move tricks from the offenders, at most those they hold, and score the hand again, once it is over."""
    offenders, makers = _side(effect), hand.makers
    if offenders is None or makers is None or sum(hand.taken) != HAND_SIZE:
        return hand
    moved = min(_count(effect, "n"), hand.taken.of(offenders))
    taken = hand.taken.minus(Points.for_side(offenders, moved)).plus(Points.for_side(offenders.other, moved))
    mine = taken.of(makers)
    if mine >= HAND_SIZE and offenders is not makers and moved and not effect.get("march"):
        mine = HAND_SIZE - 1
    points = hand_points(hand.table, makers, mine, alone=hand.alone, defending_alone=hand.defending_alone)
    return hand._replace(points=points, taken=taken)


def _void_deal(effect: Mapping[str, Any], hand: HandInPoints) -> HandInPoints:
    dealer = next((seat for seat in Seat if seat.value == effect.get("dealer")), hand.next_dealer)
    return hand._replace(points=NO_POINTS, void=True, next_dealer=dealer)


TRANSFORMS: dict[str, Callable[[Mapping[str, Any], HandInPoints], HandInPoints]] = {
    "none": _none,
    "ask": _none,
    "points_to_other_side": _points_to_other_side,
    "replace_hand": _replace_hand,
    "add_to_hand": _add_to_hand,
    "loss_of_bid": _loss_of_bid,
    "transfer_tricks": _transfer_tricks,
    "void_deal": _void_deal,
    "director_sets": _replace_hand,
}
"""Every transform by the name that proposals and rulings give it."""


def _side(effect: Mapping[str, Any]) -> Side | None:
    return next((side for side in Side if side.value == effect.get("offenders")), None)


def _count(effect: Mapping[str, Any], name: str) -> int:
    return max(_signed(effect, name), 0)


def _signed(effect: Mapping[str, Any], name: str) -> int:
    value = effect.get(name, effect.get(name.upper(), 0))
    if isinstance(value, bool) or not isinstance(value, int):
        return 0
    return max(-_MOST, min(value, _MOST))
