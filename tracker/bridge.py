"""The bridge: what the camera saw becomes what happened in the game, by physical facts alone.

A face coming to rest among the tricks is a play, a card turned up on the kitty is the up card, a card that
goes alone and is replaced was taken back. No rule of the game chooses between two readings, and no card is
moved to another seat because it was that seat's turn. A card that could not be read is logged with its
candidates; the question follows from the log.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

from euchre.log import NewEvent
from euchre.session.facts import HandFacts, seat_of
from tracker.absence import Absence
from tracker.bridge_host import BridgeHost, BridgeSettings
from tracker.card_log import log_card, log_exposed, log_unread
from tracker.dealing import Dealing
from tracker.kitty import Kitty
from tracker.laid_down import LaidDown
from tracker.lying import Lying, Role, distance
from tracker.plays import Plays
from tracker.roles import Surroundings, role_of
from tracker.spoken import what_token_says
from tracker.thrown_in import ThrownIn
from tracker.trick_ends import TrickEnds
from vision.events import TableEvent, TableEventKind, Zone

_BACKS = 8
"""Backs that went and are remembered: a kitty and what lay around it."""


class Bridge:
    """Turns table events into log events, for one table, in order."""

    def __init__(self, host: BridgeHost, settings: BridgeSettings | None = None) -> None:
        self._host = host
        self._settings = settings or BridgeSettings()
        self._lying: dict[int, Lying] = {}
        self._waiting: list[Lying] = []
        self._dealing = Dealing(self._settings.deal_window, self._settings.deal_places)
        self._ends = TrickEnds(host, self._settings.gather_wait)
        self._thrown_in = ThrownIn(host, self._settings)
        self._plays = Plays(host, self._ends, self._thrown_in, self._settings.together)
        self._kitty = Kitty(host, self._settings)
        self._laid_down = LaidDown(host, self._settings.faced)
        self._absence = Absence(host, self._settings.unwatched)
        self._now = -math.inf
        self._since = math.inf  # when watching began
        self._began = math.inf  # a little after the first event: what was told by then lay there already
        self._button: TableEvent | None = None  # the dealer button, laid down for the next hand
        self._gone_backs: list[Lying] = []

    def step(self, events: Iterable[TableEvent], now: float) -> None:
        """Take in the events of one frame.

        Args:
            events: in the order they happened.
            now: the frame's time, seconds on the same clock as the events.
        """
        self._now, self._since = now, min(self._since, now)
        self._absence.look(now)
        for event in events:
            self._began = min(self._began, event.t + self._settings.together)
            self._take(event)
        self._release(now)
        self._ends.wait(now)
        self._laid_down.tell(now)
        self._thrown_in.tell(now)
        self._kitty.tell_shown()
        self._kitty.tell_pickup()

    def finish(self, now: float) -> None:
        """The source has ended: log what still waited."""
        self._release(math.inf)
        self._ends.wait(now + 4 * self._settings.gather_wait)
        self._laid_down.tell(math.inf)
        self._thrown_in.tell(math.inf)

    def _take(self, event: TableEvent) -> None:
        if event.kind is TableEventKind.LEFT and event.zone in (Zone.IGNORED, Zone.KITTY):
            self._dealing.pile_went(event)
        if event.zone in (Zone.IGNORED, Zone.OUTSIDE) and event.track not in self._lying:
            return
        match event.kind:
            case TableEventKind.APPEARED:
                self._appeared(event)
            case TableEventKind.IDENTIFIED | TableEventKind.UNSURE:
                self._read(event)
            case TableEventKind.MOVED:
                self._moved(event)
            case TableEventKind.LEFT:
                self._left(event)
            case TableEventKind.GATHERED:
                self._gather(event)
            case TableEventKind.TOKEN:
                self._token(event)
            case TableEventKind.PAUSED | TableEventKind.RESUMED:
                self._absence.told(event)

    def _appeared(self, event: TableEvent) -> None:
        self._maybe_next_hand(event)
        lying = Lying(event.track, event.t, event, event.together, is_face=event.is_face, seen=[event.id])
        self._lying[event.track] = lying
        if event.is_face is False:
            self._kitty.back_landed(lying)

    def _read(self, event: TableEvent) -> None:
        lying = self._lying.get(event.track)
        if lying is None:
            self._maybe_next_hand(event)
            lying = self._lying[event.track] = Lying(event.track, event.t, event)
        elif event.is_face and lying.is_face is False:
            self._maybe_next_hand(event)
            lying.landed = event.t  # turned over where it lay
        lying.event = event
        lying.seen.append(event.id)
        if event.is_face is False:
            if lying.is_face is None:
                self._kitty.back_landed(lying)
            lying.is_face, lying.was_back = False, True
            return
        lying.is_face, lying.read = True, True
        if lying.logged is not None:
            self._read_again(lying)
        elif lying.role is None and lying not in self._waiting:
            self._waiting.append(lying)

    def _read_again(self, lying: Lying) -> None:
        """A card already logged is now read otherwise: the log is told; a person's word outlasts it."""
        card = lying.event.card
        if card is None or card == lying.told or lying.logged is None:
            return
        lying.told = card
        change: dict[str, Any] = {"card": str(card), "candidates": None, "at": lying.at()}
        if lying.role is Role.EXPOSE:
            change = {"cards": [str(card)], "candidates": None, "at": lying.at()}
            if lying.seat in self._host.facts().sitting_out:
                return  # its cards are told together; which of them was misread changes nothing
        log_card(self._host, lying, "amend", {"of": lying.logged, "set": change})

    def _moved(self, event: TableEvent) -> None:
        lying = self._lying.get(event.track)
        if lying is None:
            return
        before, lying.event = lying.event, event
        lying.seen.append(event.id)
        if not lying.read:
            return
        into_play = event.zone is Zone.TRICK and lying.role in (Role.EXPOSE, Role.QUIET, Role.SHOWN)
        slid = distance(before, event) > self._settings.slide
        left_until_played = lying.role is Role.UPCARD and bool(self._host.facts().plays) and slid
        if into_play or left_until_played or (slid and self._is_drawn_back(lying)):
            lying.landed, lying.role, lying.logged = event.t, None, None
            self._waiting.append(lying)

    def _is_drawn_back(self, lying: Lying) -> bool:
        """Whether a card was drawn out of a trick that is not full yet, back before its player; told then.

        Cards of a full trick that are drawn towards a seat are being gathered.
        """
        facts, event = self._host.facts(), lying.event
        play = next((act for act in facts.trick if act.id == lying.logged), None)
        full = len({seat_of(act) for act in facts.trick}) >= facts.active
        if play is None or full or event.zone is not Zone.SEAT or event.seat is not seat_of(play):
            return False
        self._ends.went(play.id, event, event.t)
        self._ends.tell((play.id,))
        return True

    def _left(self, event: TableEvent) -> None:
        lying = self._lying.pop(event.track, None)
        if lying is None:
            return
        lying.left = event
        if lying.is_face is False:
            self._gone_backs = [*self._gone_backs[-_BACKS:], lying]
        if lying in self._waiting or self._went_unread(lying, event.t):
            self._settle(lying)
        if lying.event.card is not None and lying.event.card == self._host.facts().upcard:
            self._kitty.lay_open(event)
        if lying.role is Role.UPCARD:
            self._kitty.upcard_went(event)
        elif lying.role is Role.PLAY and lying.logged is not None:
            self._ends.went(lying.logged, event, self._now)

    def _gather(self, event: TableEvent) -> None:
        gone = [lying for track in event.tracks if (lying := self._lying.pop(track, None)) is not None]
        for lying in sorted(gone, key=lambda one: one.landed):
            lying.left = event
            if lying.role is None and lying.is_face and lying.event.zone is Zone.TRICK:
                self._settle(lying)
        facts = self._host.facts()
        if any(lying.role is Role.UPCARD for lying in gone) and not facts.plays:
            return  # the kitty was cleared away: the up card had been turned down
        ids = {lying.logged for lying in gone if lying.role is Role.PLAY} | self._ends.pending
        trick = {act.id for act in facts.trick}
        if trick and 2 * len(ids & trick) >= len(trick):
            self._ends.gather(event)

    def _token(self, event: TableEvent) -> None:
        if event.token is None:
            return
        facts = self._host.facts()
        over = self._host.is_over() or facts.ended
        if event.token == "dealer" and event.seat is not None and facts.plays and not over:
            self._button = event  # passed on early: it tells of the next hand
            return
        if facts.hand and over:
            if event.token != "dealer" or event.seat in (None, facts.dealer):
                return  # what is tidied away after a hand says nothing about it
            self._next_hand(event)
        elif facts.hand == 0:
            self._host.begin_hand(event.t, (event.id,))
        self._say(event)

    def _say(self, event: TableEvent) -> None:
        """Log what a token says about the hand."""
        assert event.token is not None
        facts = self._host.facts()
        confidence = event.seat_confidence if event.seat else 1.0
        for do, data in what_token_says(event.token, event.seat, facts, event.t):
            self._host.log(NewEvent(event.t, facts.hand, do, data, confidence, (event.id,)))

    def _release(self, now: float) -> None:
        """Log the cards that were read, in the order they landed, waiting a little for one still unread."""
        self._waiting.sort(key=lambda lying: lying.landed)
        for lying in list(self._waiting):
            unread = (
                other
                for other in self._lying.values()
                if not other.read and other.is_face is not False and other.landed < lying.landed
            )
            if any(now - other.landed < self._settings.order_hold for other in unread):
                return
            self._settle(lying)

    def _settle(self, lying: Lying) -> None:
        """Decide what a face is, by where it lies and what was turned before; log it."""
        if lying in self._waiting:
            self._waiting.remove(lying)
        if self._host.facts().hand == 0:
            self._host.begin_hand(lying.landed, tuple(lying.seen))
        self._ends.lies_elsewhere(lying)
        facts = self._host.facts()
        lying.role, lying.told = self._role(lying, facts), lying.event.card
        match lying.role:
            case Role.UPCARD:
                lying.logged = facts.upcard_id or log_card(self._host, lying, "upcard", lying.reading())
                self._kitty.turned_up(lying)
            case Role.SHOWN:
                self._kitty.shown(lying, self._dealing.under_way)
            case Role.PLAY:
                self._kitty.tell_shown(playing=True)
                self._plays.log(lying, self._others(lying), self._began)
            case Role.EXPOSE if lying.seat in facts.sitting_out:
                self._laid_down.add(lying)
            case Role.EXPOSE if lying.event.card is None:
                log_unread(self._host, lying, "shown")
            case Role.EXPOSE:
                log_exposed(self._host, lying, facts)
            case Role.DISCARD if facts.dealer is not None:
                lying.logged = log_card(
                    self._host, lying, "discard", {"seat": facts.dealer.value, "card": str(lying.event.card)}
                )
            case Role.KITTY:
                log_card(self._host, lying, "kitty_seen", {})

    def _role(self, lying: Lying, facts: HandFacts) -> Role:
        if self._thrown_in.takes(lying):
            return Role.QUIET
        turned = [
            back
            for back in self._gone_backs
            if back.left is not None and abs(lying.landed - back.left.t) < self._settings.turn
        ]
        others, dealt = [*self._others(lying), *turned], self._dealing.under_way
        known = self._kitty.may_lie_open(facts, others, self._since)
        around = Surroundings(facts, self._host.is_over(), others, self._ends.gathered, dealt, known)
        return role_of(lying, around, self._settings.kitty_reach, self._settings.after_gather)

    def _others(self, lying: Lying) -> list[Lying]:
        return [other for other in self._lying.values() if other is not lying]

    def _went_unread(self, lying: Lying, t: float) -> bool:
        """Whether a card lay in the trick long enough to have been played, and could not be read."""
        stayed = t - lying.landed >= self._settings.unread_stay
        return lying.role is None and lying.is_face is True and lying.event.zone is Zone.TRICK and stayed

    def _maybe_next_hand(self, event: TableEvent) -> None:
        facts = self._host.facts()
        over = (self._host.is_over() or facts.ended) and not self._thrown_in.lie(event.t)
        if self._dealing.is_next_hand(event, facts, over):
            self._next_hand(event)

    def _next_hand(self, event: TableEvent) -> None:
        facts = self._host.facts()
        if facts.hand and not facts.ended:
            self._host.log(NewEvent(event.t, facts.hand, "next_deal", {}, 1.0, (event.id,)))
        self._dealing.begun()
        self._ends.next_hand()
        self._thrown_in.next_hand()
        self._kitty.next_hand()
        for lying in self._lying.values():
            lying.role = lying.role or Role.QUIET
        self._host.begin_hand(event.t, (event.id,))
        if self._button is not None:
            button, self._button = self._button, None
            self._say(button)
