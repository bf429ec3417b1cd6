"""The bridge: what the camera saw becomes what happened in the game, by physical facts alone.

A face coming to rest among the tricks is a play, a card turned over on the kitty is the up card, a card
that goes alone and is replaced was taken back. No rule of the game chooses between two readings, and no
card is moved to another seat because it was that seat's turn. A card that could not be read is logged with
its candidates; the question follows from the log.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Protocol

from euchre.cards import Card
from euchre.seats import Seat
from tracker.departures import Departures
from tracker.facts import HandFacts, card_of, seat_of
from tracker.log import LogEvent, NewEvent
from tracker.spoken import what_token_says
from vision.events import TableEvent, TableEventKind, Zone


@dataclass(frozen=True, slots=True)
class BridgeSettings:
    """Times and distances of the bridge, each with its reason.

    Attributes:
        order_hold: seconds a read card waits for one that landed before it and is still being read, so that
        the
            log keeps the order of play.
        gather_wait: seconds after which cards that went one by one count as gathered, or one of them as
        taken back. kitty_reach: millimetres around a face-down card within which a face was turned from
        that pile. slide: millimetres from which a moved card counts as moved on purpose. after_gather:
        seconds after a gather in which faces in the gatherer's strip are the trick itself. unread_stay:
        seconds a face must have lain among the tricks to count as played though nobody could read it;
            shorter ones are a flicker.
        deal_backs: face-down cards arriving at different places from which a deal is under way.
    """

    order_hold: float = 1.5
    gather_wait: float = 1.5
    kitty_reach: float = 70.0
    slide: float = 60.0
    after_gather: float = 2.5
    unread_stay: float = 1.0
    deal_backs: int = 3


class BridgeHost(Protocol):
    """Where the bridge logs to, and asks where the hand stands."""

    def facts(self) -> HandFacts:
        """The hand now, everything logged so far included."""
        ...

    def is_over(self) -> bool:
        """Whether the hand's last card has been played, or the hand has ended otherwise."""
        ...

    def log(self, new: NewEvent) -> LogEvent:
        """Append an event to the log."""
        ...

    def begin_hand(self, t: float, seen: tuple[str, ...]) -> None:
        """Begin the next hand."""
        ...


@dataclass(slots=True)
class Lying:
    """What the bridge remembers about one track."""

    id: int
    landed: float
    event: TableEvent
    together: int | None = None
    was_back: bool = False
    read: bool = False
    is_face: bool | None = None
    role: str | None = None
    logged: str | None = None
    told: Card | None = None
    seen: list[str] = field(default_factory=list)

    def at(self) -> dict[str, Any]:
        """Where it lies, for the log: evidence, drawing and replay need it, the judge does not."""
        event = self.event
        out: dict[str, Any] = {"frame": event.frame}
        if event.position is not None:
            out["position"] = [round(v, 1) for v in event.position]
        if event.angle is not None:
            out["angle"] = round(event.angle, 1)
        if event.corners is not None:
            out["corners"] = [[round(x, 1), round(y, 1)] for x, y in event.corners]
        if event.candidates:
            out["read"] = [[str(card), round(p, 4)] for card, p in event.candidates[:4]]
        if event.seat is not None:
            out["seat_confidence"] = round(event.seat_confidence, 4)
        return out


class Bridge:
    """Turns table events into log events, for one table, in order."""

    def __init__(self, host: BridgeHost, settings: BridgeSettings | None = None) -> None:
        self._host = host
        self._settings = settings or BridgeSettings()
        self._lying: dict[int, Lying] = {}
        self._waiting: list[Lying] = []
        self._new_backs: list[tuple[float, Seat | None, Zone | None]] = []
        self._departures = Departures(self._settings.gather_wait)
        self._gathered: tuple[float, Seat | None] = (-math.inf, None)
        self._swept = 0  # the trick that ended in a way that counting cards does not show

    def step(self, events: Iterable[TableEvent], now: float) -> None:
        """Take in the events of one frame.

        Args:
            events: in the order they happened.
            now: the frame's time, seconds on the same clock as the events.
        """
        for event in events:
            self._take(event)
        self._release(now)
        self._depart(now)

    def finish(self, now: float) -> None:
        """The source has ended: log what still waited."""
        self._release(math.inf)
        self._depart(now + 2 * self._settings.gather_wait)

    # -- taking events in
    # ---------------------------------------------------------------------------------------

    def _take(self, event: TableEvent) -> None:
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
                pass  # the camera's health tells of it; nothing happened in the game

    def _appeared(self, event: TableEvent) -> None:
        if event.zone in (Zone.IGNORED, Zone.OUTSIDE):
            return
        self._maybe_next_hand(event)
        lying = Lying(event.track, event.t, event, event.together, is_face=event.is_face, seen=[event.id])
        self._lying[event.track] = lying
        if event.is_face is False:
            lying.was_back = True
            self._back_landed(lying)

    def _read(self, event: TableEvent) -> None:
        if event.zone in (Zone.IGNORED, Zone.OUTSIDE):
            return
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
            first = lying.is_face is None
            lying.is_face = False
            lying.was_back = True
            if first:
                self._back_landed(lying)
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
        if lying.role == "expose":
            change = {"cards": [str(card)], "at": lying.at()}
        self._log(lying, "amend", {"of": lying.logged, "set": change})

    def _moved(self, event: TableEvent) -> None:
        lying = self._lying.get(event.track)
        if lying is None:
            return
        before, lying.event = lying.event, event
        lying.seen.append(event.id)
        if not lying.read:
            return
        facts = self._host.facts()
        into_play = event.zone is Zone.TRICK and lying.role in ("expose", "quiet")
        slid = _distance(before, event) > self._settings.slide
        if into_play or (lying.role == "upcard" and facts.plays and slid):
            lying.landed, lying.role, lying.logged = event.t, None, None
            self._waiting.append(lying)

    def _left(self, event: TableEvent) -> None:
        lying = self._lying.pop(event.track, None)
        if lying is None:
            return
        if lying in self._waiting or self._went_unread(lying, event.t):
            self._settle(lying)
        if lying.role == "upcard":
            self._upcard_left(lying, event)
        elif lying.role == "play" and lying.logged is not None:
            self._departures.add(lying.logged, event)

    def _gather(self, event: TableEvent) -> None:
        gone = [lying for track in event.tracks if (lying := self._lying.pop(track, None)) is not None]
        for lying in sorted(gone, key=lambda one: one.landed):
            if lying.role is None and lying.is_face and lying.event.zone is Zone.TRICK:
                self._settle(lying)
        facts = self._host.facts()
        ids = {lying.logged for lying in gone if lying.role == "play"} | self._departures.pending
        lying_now = {act.id for act in facts.trick}
        upcard = next((lying for lying in gone if lying.role == "upcard"), None)
        if upcard is not None and not facts.plays:
            return  # the kitty was cleared away: the up card had been turned down
        if lying_now and len(ids & lying_now) * 2 >= len(lying_now):
            self._log_gather(event.t, event.seat, event.seat_confidence, (event.id,))

    def _token(self, event: TableEvent) -> None:
        if event.token is None:
            return
        facts = self._host.facts()
        if facts.hand == 0:
            self._host.begin_hand(event.t, (event.id,))
            facts = self._host.facts()
        confidence = event.seat_confidence if event.seat else 1.0
        for do, data in what_token_says(event.token, event.seat, facts):
            self._host.log(NewEvent(event.t, facts.hand, do, data, confidence, (event.id,)))

    # -- what it means
    # ------------------------------------------------------------------------------------------

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
        facts = self._host.facts()
        lying.role = self._role(lying, facts)
        card = lying.event.card
        lying.told = card
        reading = self._reading(lying)
        seat = lying.event.seat
        match lying.role:
            case "upcard":
                if facts.upcard_id is None:
                    lying.logged = self._log(lying, "upcard", {**reading, "at": lying.at()})
            case "play":
                known = self._same_card(lying, facts)
                if known is not None:
                    lying.logged = known
                    self._departures.cancel(known)
                    return
                data: dict[str, Any] = {"seat": (seat or Seat.SOUTH).value, **reading}
                if lying.together is not None:
                    data["together"] = lying.together
                self._before_play(seat)
                data |= self._trick_number()
                lying.logged = self._log(lying, "play", {**data, "at": lying.at()})
            case "expose" if card is not None and seat is not None:
                cause = "deal" if facts.upcard_id is None and not facts.plays else "shown"
                data = {"seat": seat.value, "cards": [str(card)], "cause": cause, "at": lying.at()}
                lying.logged = self._log(lying, "expose", data)
            case "discard" if card is not None:
                dealer = facts.dealer or seat
                if dealer is not None:
                    data = {"seat": dealer.value, "card": str(card), "at": lying.at()}
                    lying.logged = self._log(lying, "discard", data)
            case "kitty":
                self._log(lying, "kitty_seen", {"at": lying.at()})

    def _role(self, lying: Lying, facts: HandFacts) -> str:
        """What a face is: `upcard`, `play`, `expose`, `discard`, `kitty`, or `quiet`: nothing new."""
        event, card = lying.event, lying.event.card
        dealing = not facts.plays
        if (
            dealing
            and facts.upcard_id is None
            and not (event.zone is Zone.SEAT and not self._from_kitty(lying))
        ):
            return "upcard"
        if dealing and card is not None and card == facts.upcard and not facts.picked_up:
            return "upcard"
        if event.zone is Zone.TRICK:
            return "play"
        if self._host.is_over() or (card is not None and card in facts.played | {facts.upcard}):
            return "quiet"
        if event.zone is Zone.KITTY:
            return "discard" if dealing and facts.picked_up and not facts.discarded else "kitty"
        since, gatherer = self._gathered
        if gatherer is event.seat and lying.landed - since < self._settings.after_gather:
            return "quiet"
        return "expose"

    def _same_card(self, lying: Lying, facts: HandFacts) -> str | None:
        """The play that this face already is: the camera had looked away, or the program was restarted."""
        bound = {other.logged for other in self._lying.values() if other is not lying}
        for act in facts.trick:
            same = card_of(act) is not None and card_of(act) == lying.event.card
            if same and seat_of(act) is lying.event.seat and act.id not in bound:
                return act.id
        return None

    def _from_kitty(self, lying: Lying) -> bool:
        """Whether the face was turned over in place, or lies on a face-down pile."""
        if lying.was_back or lying.event.zone is Zone.KITTY:
            return True
        return any(
            other.is_face is False and _distance(other.event, lying.event) <= self._settings.kitty_reach
            for other in self._lying.values()
            if other is not lying
        )

    def _went_unread(self, lying: Lying, t: float) -> bool:
        """Whether a card lay in the trick long enough to have been played, and could not be read."""
        stayed = t - lying.landed >= self._settings.unread_stay
        return lying.role is None and lying.is_face is True and lying.event.zone is Zone.TRICK and stayed

    def _reading(self, lying: Lying) -> dict[str, Any]:
        event = lying.event
        if event.card is not None:
            return {"card": str(event.card)}
        return {"candidates": [[str(card), round(p, 4)] for card, p in event.candidates[:4]]}

    def _upcard_left(self, lying: Lying, event: TableEvent) -> None:
        facts = self._host.facts()
        if facts.plays or facts.named or facts.picked_up or facts.dealer is None:
            return
        card = None if facts.upcard is None else str(facts.upcard)
        data = {"seat": facts.dealer.value, "card": card}
        self._host.log(NewEvent(event.t, facts.hand, "pickup", data, lying.event.confidence, (event.id,)))

    def _back_landed(self, lying: Lying) -> None:
        facts = self._host.facts()
        due = facts.picked_up and not facts.discarded and not facts.plays
        if due and facts.dealer is not None and lying.event.zone is not Zone.SEAT:
            lying.role = "discard"
            data = {"seat": facts.dealer.value, "card": None, "at": lying.at()}
            lying.logged = self._log(lying, "discard", data)

    def _maybe_next_hand(self, event: TableEvent) -> None:
        """Begin a hand when there is none, or when cards arrive as only a deal brings them."""
        facts = self._host.facts()
        over = self._host.is_over() or facts.ended
        if event.is_face is False:
            self._new_backs = [back for back in self._new_backs if event.t - back[0] < 20.0]
            self._new_backs.append((event.t, event.seat, event.zone))
        places = {(seat, zone) for _, seat, zone in self._new_backs}
        begun = over or facts.tricks_done > 0
        dealt = begun and len(places) >= self._settings.deal_backs
        turned_up = over and event.zone in (Zone.KITTY, Zone.TRICK) and event.is_face is True
        if facts.hand == 0 or ((dealt or turned_up) and not facts.trick):
            if facts.hand:
                self._host.log(NewEvent(event.t, facts.hand, "next_deal", {}, 1.0, (event.id,)))
            self._new_backs.clear()
            self._departures.clear()
            self._swept = 0
            for lying in self._lying.values():
                lying.role = lying.role or "quiet"
            self._host.begin_hand(event.t, (event.id,))

    # -- going away
    # ---------------------------------------------------------------------------------------------

    def _depart(self, now: float) -> None:
        trick = tuple(act.id for act in self._host.facts().trick)
        for gone in self._departures.due(now, trick):
            self._depart_now(gone)

    def _depart_now(self, gone: tuple[str, ...]) -> None:
        """Cards that went and were not told as gathered: a whole trick was, a single card was taken back."""
        facts = self._host.facts()
        acts = {act.id: act for act in facts.trick}
        present = [acts[id_] for id_ in gone if id_ in acts]
        if not present:
            return
        last = self._departures.event(present[-1].id)
        if len(present) == len(acts) and len(acts) > 1:
            self._log_gather(last.t, last.seat, last.seat_confidence, (last.id,))
            return
        for act in present:
            event = self._departures.event(act.id)
            data = {"seat": act.data["seat"], "of": act.id, "card": act.data.get("card")}
            self._host.log(NewEvent(event.t, facts.hand, "withdraw", data, act.confidence, (event.id,)))

    def _before_play(self, seat: Seat | None) -> None:
        """A card of this seat lands: what went a moment ago is explained by it."""
        trick = self._host.facts().trick
        gone = [act for act in trick if act.id in self._departures.pending]
        if len(gone) < len(trick):
            gone = [act for act in gone if seat_of(act) is seat]
        self._depart_now(tuple(act.id for act in gone))

    def _trick_number(self) -> dict[str, int]:
        """The trick of the card about to be logged, once counting cards no longer tells it."""
        facts = self._host.facts()
        told = max((int(act.data.get("trick", 0)) for act in facts.plays), default=0)
        if not self._swept and not told:
            return {}
        full = len({seat_of(act) for act in facts.trick}) >= facts.active
        return {"trick": max(self._swept + 1, told, facts.tricks_done + 1 + full)}

    def _log_gather(self, t: float, seat: Seat | None, confidence: float, seen: tuple[str, ...]) -> None:
        facts = self._host.facts()
        self._departures.clear()
        self._gathered = (t, seat)
        if seat is None or len(facts.trick) != facts.active:
            self._swept = facts.tricks_done + 1
        if seat is not None:
            data = {"seat": seat.value, "trick": facts.tricks_done + 1}
            self._host.log(NewEvent(t, facts.hand, "gather", data, confidence, seen))

    def _log(self, lying: Lying, do: str, data: dict[str, Any]) -> str:
        event = lying.event
        best = event.candidates[0][1] if event.candidates else 0.0
        confidence = best if event.card is None else event.confidence
        if do == "play":
            confidence *= event.seat_confidence
        seen = tuple(dict.fromkeys(lying.seen))
        return self._host.log(NewEvent(lying.landed, self._host.facts().hand, do, data, confidence, seen)).id


def _distance(one: TableEvent, other: TableEvent) -> float:
    """Millimetres between two events' places; endless where either is not known."""
    if one.position is None or other.position is None:
        return math.inf
    return math.dist(one.position, other.position)
