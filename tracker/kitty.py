"""The kitty: the card turned up on it, the dealer's exchange, and cards shown in the deal."""

from __future__ import annotations

import math
from collections.abc import Collection

from euchre.cards import Card
from euchre.log import CALLS_FILE, NewEvent
from euchre.session.facts import HandFacts
from tracker.bridge_host import BridgeHost, BridgeSettings
from tracker.card_log import log_card, log_exposed, log_unread
from tracker.lying import Lying, Role
from vision.events import TableEvent, Zone


class Kitty:
    """Tells of up card, pick-up and discard.

    Args:
        host: where it is logged.
        settings: times and distances.
    """

    def __init__(self, host: BridgeHost, settings: BridgeSettings) -> None:
        self._host, self._settings = host, settings
        self._upcard_gone: TableEvent | None = None
        self._went = math.inf  # when the up card went, told of or not
        self._turned: float | None = None  # when the up card was seen turned up
        self._lay_open = -math.inf  # when the up card's face was last seen lying
        self._shown: list[Lying] = []
        self._dealt: set[int] = set()  # tracks of those that landed while a deal was seen

    def next_hand(self) -> None:
        """Another hand begins."""
        self._upcard_gone, self._went, self._turned = None, math.inf, None
        self._lay_open = -math.inf
        self._shown, self._dealt = [], set()

    def upcard_went(self, event: TableEvent) -> None:
        """The up card has gone: taken up, or turned down."""
        self._upcard_gone, self._went = event, event.t

    def lay_open(self, event: TableEvent) -> None:
        """The up card's face lay on the table until now, wherever."""
        self._lay_open = max(self._lay_open, event.t)

    def may_lie_open(self, facts: HandFacts, others: Collection[Lying], since: float) -> Card | None:
        """The up card, if it may lie open without being shown.

        A dealer may leave the card he ordered up on the table until he plays it. Once a trick is over in
        which it lay nowhere, he has it in hand, and has no more right to show it than any other card.

        Args:
            facts: the hand so far.
            others: the other cards on the table.
            since: when watching began, seconds.
        """
        card = facts.upcard_in_hand
        if card is None or not (facts.ordered and facts.tricks_done) or since >= facts.plays[0].t:
            return card
        lies = any(other.event.card == card for other in others)
        return card if lies or self._lay_open > facts.plays[0].t else None

    def turned_up(self, lying: Lying) -> None:
        """The up card was seen: what lay open before it fell in the deal."""
        self._turned = lying.landed

    def shown(self, lying: Lying, dealing: bool) -> None:
        """A card lies face up before play; what it is will be told.

        Args:
            lying: the card.
            dealing: whether a deal was seen to be under way.
        """
        if lying not in self._shown:  # one that was pushed about is judged anew
            self._shown.append(lying)
        if dealing:
            self._dealt.add(lying.track)

    def tell_shown(self, playing: bool = False) -> None:
        """Cards that lay face up in the deal: a single one was the up card, unless another was turned up.

        Args:
            playing: whether the first card is about to be played: no up card can follow then.
        """
        facts = self._host.facts()
        called = any(call.by != CALLS_FILE for call in facts.calls)  # a calls file is known before the deal
        if not self._shown or not (playing or called or facts.upcard_id or facts.plays):
            return
        shown, self._shown = [lying for lying in self._shown if lying.role is Role.SHOWN], []
        if facts.upcard_id is None and len(shown) == 1:
            (lying,) = shown
            lying.role = Role.UPCARD
            lying.logged = log_card(self._host, lying, "upcard", lying.reading())
            self._upcard_gone = lying.left
        elif facts.upcard_id is not None:
            over = playing or called or facts.picked_up
            for lying in shown:
                card, dealt = lying.event.card, self._fell_in_deal(lying)
                unread = card is None and lying.left is None
                if (unread and not playing) or (dealt is None and not over):
                    self._shown.append(lying)  # it may be read yet, or the up card be turned up
                    continue
                lying.role = Role.EXPOSE
                if card is not None and card != facts.upcard:
                    log_exposed(self._host, lying, facts, "deal" if dealt else "shown")
                elif card is None and dealt and self._is_a_face(lying):
                    log_unread(self._host, lying, "deal")

    def _fell_in_deal(self, lying: Lying) -> bool | None:
        """Whether a card fell in the deal; None while nothing of the deal was seen."""
        if lying.track in self._dealt:
            return lying.landed < self._went
        return None if self._turned is None else lying.landed < self._turned

    def _is_a_face(self, lying: Lying) -> bool:
        """Whether what could not be read lay long enough to be a face, and was no back before."""
        gone = math.inf if lying.left is None else lying.left.t
        return not lying.was_back and gone - lying.landed >= self._settings.unread_stay

    def tell_pickup(self) -> None:
        """The up card has gone, and somebody had ordered it: the dealer took it up."""
        gone = self._upcard_gone
        if gone is None:
            return
        facts = self._host.facts()
        if facts.plays or facts.named or facts.picked_up:
            self._upcard_gone = None
        elif facts.ordered and facts.dealer is not None:
            self._upcard_gone = None
            card = None if facts.upcard is None else str(facts.upcard)
            data = {"seat": facts.dealer.value, "card": card}
            self._host.log(NewEvent(gone.t, facts.hand, "pickup", data, 1.0, (gone.id,)))

    def back_landed(self, lying: Lying) -> None:
        """A back beside the kitty, once the up card was taken, is the dealer's discard."""
        lying.was_back = True
        self.tell_pickup()
        facts = self._host.facts()
        taken = facts.picked_up_at
        if taken is None or facts.discarded or facts.plays or facts.dealer is None:
            return
        pile = lying.landed - taken < self._settings.kitty_bare  # what the up card had lain on
        if lying.event.zone is Zone.SEAT or pile:
            return
        lying.role = Role.DISCARD
        # It is seen when the dealer's hand has gone from the pile: a lead may seem to have landed before it.
        data = {"seat": facts.dealer.value, "card": None, "unseen": True}
        lying.logged = log_card(self._host, lying, "discard", data)
