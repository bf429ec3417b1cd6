"""Where a hand stands physically: what lies, what was turned up, what was said. Nothing here is judged."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from euchre.cards import Card
from euchre.seats import Seat
from euchre.session.act import Act, HandActs

Candidates = tuple[tuple[Card, float], ...]


@dataclass(frozen=True, slots=True)
class HandFacts:
    """One hand, as far as it was seen and told.

    Attributes:
        hand: number of the hand; 0 when none has begun.
        deal_id: the event that began it; empty when none has begun.
        dealer: who dealt, where that is known.
        upcard: the card turned up; None while unseen or unsure.
        upcard_id: the event that says so; None while nothing was turned up.
        calls: what was said, in order.
        ordered: whether somebody ordered the up card up.
        named: whether a suit was named in the second round.
        picked_up_at: when the up card was taken up, seconds; None while it was not.
        discarded: whether a card was laid away.
        exposed: cards shown without being played.
        sitting_out: seats whose partner plays alone.
        plays: every card played and not taken back, in order.
        trick: those of them that lie on the table, or whose going was not understood yet.
        taken_back: what told of cards taken back.
        tricks_done: tricks that ended, by being gathered or by being full when the next card came.
        taken_by: who gathered the last of them; None where nobody told.
        ended: whether somebody said that the hand is over (claim, misdeal, next deal).
    """

    hand: int = 0
    deal_id: str = ""
    dealer: Seat | None = None
    upcard: Card | None = None
    upcard_id: str | None = None
    calls: tuple[Act, ...] = ()
    ordered: bool = False
    named: bool = False
    picked_up_at: float | None = None
    discarded: bool = False
    exposed: frozenset[Card] = frozenset()
    sitting_out: frozenset[Seat] = frozenset()
    plays: tuple[Act, ...] = ()
    trick: tuple[Act, ...] = ()
    taken_back: tuple[Act, ...] = ()
    tricks_done: int = 0
    taken_by: Seat | None = None
    ended: bool = False

    @property
    def active(self) -> int:
        """How many seats play."""
        return 4 - len(self.sitting_out)

    @property
    def picked_up(self) -> bool:
        """Whether the up card was taken up."""
        return self.picked_up_at is not None

    @property
    def played(self) -> frozenset[Card]:
        """The cards surely played in this hand."""
        return frozenset(card for card in map(card_of, self.plays) if card is not None)

    @property
    def upcard_in_hand(self) -> Card | None:
        """The up card while everybody knows that it may lie about or be held; None once it was taken back.

        Whoever played it and took it back has no more right to show it than any other card.
        """
        back = {card_of(act) for act in self.taken_back}
        return None if self.upcard in back else self.upcard


def card_of(act: Act) -> Card | None:
    """The card an event is about; None where it is unsure or has none."""
    text = act.data.get("card")
    return Card.parse(text) if text and text != "none" else None


def seat_of(act: Act) -> Seat | None:
    """The seat an event is about."""
    text = act.data.get("seat")
    return Seat(text) if text in ("N", "E", "S", "W") else None


def is_unread_exposure(act: Act) -> bool:
    """Whether the act tells of a card that lay open and that nobody has read yet; a person is to say."""
    return act.do == "expose" and not act.data.get("cards") and act.data.get("candidates") is not None


def candidates_of(data: Mapping[str, Any]) -> Candidates:
    """The readings of an unsure card, best first."""
    return tuple((Card.parse(card), float(p)) for card, p in data.get("candidates") or ())


def facts_of(hand: HandActs | None) -> HandFacts:
    """The facts of a hand; those of no hand for None."""
    if hand is None:
        return HandFacts()
    out: dict[str, Any] = {"hand": hand.number, "deal_id": hand.deal.id, "dealer": hand.dealer}
    sitting: set[Seat] = set()
    plays: list[Act] = []
    trick: list[Act] = []
    done, taken_by = 0, None
    for act in hand.acts:
        seat = seat_of(act)
        match act.do:
            case "upcard":
                out["upcard"], out["upcard_id"] = card_of(act), act.id
            case "call":
                out["calls"] = (*out.get("calls", ()), act)
                word = act.data.get("call")
                out["ordered"] = out.get("ordered", False) or word == "order"
                out["named"] = out.get("named", False) or word == "name"
                if seat is not None and (act.data.get("alone") or word in ("alone", "defend_alone")):
                    sitting.add(seat.partner)
                if seat is not None and word == "not_alone":
                    sitting.discard(seat.partner)
            case "pickup":
                out["picked_up_at"] = act.t
            case "discard":
                out["discarded"] = act.data.get("card") != "none"
            case "play":
                full = len({seat_of(a) for a in trick}) >= 4 - len(sitting)
                number = int(act.data.get("trick") or done + 1 + full)
                if number > done + 1:
                    trick, done, taken_by = [], number - 1, None
                plays.append(act)
                trick.append(act)
            case "withdraw":
                out["taken_back"] = (*out.get("taken_back", ()), act)
                of = act.data.get("of")
                what = (seat, card_of(act))
                same = (a for a in reversed(trick) if a.id == of or (seat_of(a), card_of(a)) == what)
                back = next(same, None)
                if back is not None:
                    plays.remove(back)
                    trick.remove(back)
            case "expose":
                shown = map(Card.parse, act.data.get("cards") or ())
                out["exposed"] = out.get("exposed", frozenset()) | frozenset(shown)
            case "gather":
                number = int(act.data.get("trick") or done + 1)
                if number > done:  # else the next lead had landed before this trick was swept in
                    trick, done, taken_by = [], number, seat
            case "claim" | "misdeal" | "next_deal":
                out["ended"] = True
    out |= {
        "plays": tuple(plays),
        "trick": tuple(trick),
        "tricks_done": done,
        "taken_by": taken_by,
        "sitting_out": frozenset(sitting),
    }
    return HandFacts(**out)
