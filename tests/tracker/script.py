"""Scripted table events: a table played by hand, so that no test needs a camera."""

from __future__ import annotations

from dataclasses import dataclass, field

from euchre.cards import DECK, Card
from euchre.seats import Seat
from vision.events import TableEvent, TableEventKind, Zone

PLACES = {Seat.NORTH: (0.0, -90.0), Seat.EAST: (90.0, 0.0), Seat.SOUTH: (0.0, 90.0), Seat.WEST: (-90.0, 0.0)}
CORNERS = ((10.0, 10.0), (40.0, 10.0), (40.0, 52.0), (10.0, 52.0))


@dataclass
class Script:
    """Writes table events one after the other, each half a second after the last."""

    t: float = 0.0
    beat: float = 0.5
    events: list[TableEvent] = field(default_factory=list)
    tracks: dict[str, int] = field(default_factory=dict)
    _count: int = 0
    _track: int = 0

    def event(self, kind: TableEventKind, **fields) -> TableEvent:
        self._count += 1
        made = TableEvent(id=f"v{self._count}", t=fields.pop("t", self.t), kind=kind, **fields)
        self.events.append(made)
        return made

    def wait(self, seconds: float) -> Script:
        self.t += seconds
        return self

    def lands(
        self, name: str, zone=Zone.TRICK, seat=None, place=None, is_face=True, sure=0.97, together=None
    ):
        """Something comes to rest; `name` is how the script calls it later."""
        self.t += self.beat
        self._track += 1
        self.tracks[name] = self._track
        self._last = {
            "track": self._track,
            "zone": zone,
            "seat": seat,
            "seat_confidence": sure,
            "position": place or (PLACES[seat] if seat else (0.0, 0.0)),
            "angle": 0.0,
            "corners": CORNERS,
            "is_face": is_face,
        }
        self.event(TableEventKind.APPEARED, together=together, **self._last)
        return self

    def reads(self, card: str, name: str | None = None, p: float = 0.99, **changes):
        """The camera makes up its mind about a card."""
        best = Card.parse(card)
        other = next(c for c in DECK if c.rank is best.rank and c.suit is best.suit.twin)
        fields = {**self._last, "track": self.tracks[name or card], **changes}
        self.event(
            TableEventKind.IDENTIFIED,
            card=best,
            confidence=p,
            candidates=((best, p), (other, round(1 - p, 4))),
            **fields,
        )
        return self

    def doubts(self, name: str, *candidates: tuple[str, float]):
        """The camera cannot make up its mind."""
        read = tuple((Card.parse(card), p) for card, p in candidates)
        fields = {**self._last, "track": self.tracks[name]}
        self.event(TableEventKind.UNSURE, candidates=read, confidence=read[0][1] if read else 0.0, **fields)
        return self

    def back(self, name: str, zone=Zone.TRICK, seat=None, place=None):
        return self.lands(name, zone, seat, place, is_face=False)

    def upcard(self, card: str):
        """The kitty is laid down, and its top card turned over."""
        self.back("kitty", Zone.KITTY)
        self.lands(card, Zone.KITTY)
        return self.reads(card)

    def plays(self, seat: str, card: str, sure: float = 0.97, p: float = 0.99):
        self.lands(card, Zone.TRICK, Seat(seat), sure=sure)
        return self.reads(card, p=p)

    def leaves(self, name: str, seat: str | None = None, zone=Zone.TRICK, unseen=False):
        self.t += self.beat
        self.event(
            TableEventKind.LEFT,
            track=self.tracks[name],
            zone=zone,
            seat=None if seat is None else Seat(seat),
            seat_confidence=0.9,
            unseen=unseen,
        )
        return self

    def gathers(self, seat: str, *names: str):
        self.t += self.beat
        tracks = tuple(self.tracks[name] for name in names)
        self.event(TableEventKind.GATHERED, seat=Seat(seat), seat_confidence=0.95, tracks=tracks)
        return self

    def token(self, token: str, seat: str):
        self.t += self.beat
        self.event(TableEventKind.TOKEN, token=token, seat=Seat(seat), seat_confidence=0.95)
        return self

    def trick(self, leader: str, *cards: str, to: str):
        """Cards played clockwise from the leader, then gathered."""
        for places, card in enumerate(cards):
            self.plays(Seat(leader).ahead(places).value, card)
        return self.gathers(to, *cards)


HEARTS_BY_EAST = (
    ("E", ("AC", "KC", "9C", "QC"), "E"),
    ("E", ("JH", "9H", "TH", "AH"), "E"),
    ("E", ("AD", "9D", "TD", "QD"), "E"),
    ("E", ("KD", "JC", "TC", "KH"), "N"),
    ("N", ("KS", "AS", "9S", "TS"), "E"),
)
"""A lawful hand dealt by North: K♥ is turned up, East orders it and takes four tricks: one point."""


def lawful_hand(script: Script | None = None) -> Script:
    """North deals; K♥ is turned up, taken and a card laid away; five tricks."""
    script = script or Script()
    script.upcard("KH").leaves("KH", "N", Zone.KITTY).wait(1.5).back("discard", Zone.KITTY)
    for leader, cards, winner in HEARTS_BY_EAST:
        script.trick(leader, *cards, to=winner)
    return script
