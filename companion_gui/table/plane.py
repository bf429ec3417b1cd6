"""Where things stand on the felt: from millimetres on the table to pixels of the picture from above."""

from __future__ import annotations

from dataclasses import dataclass

from companion_gui.language import translate
from companion_gui.qt import QPointF, QRectF
from euchre.art.style import CARD_HEIGHT
from euchre.cards import Card
from euchre.seats import Seat
from tracker.snapshot import LyingCard, Phase, TableSnapshot

REACH = 300.0
"""Millimetres from the table's centre to the edge of the picture: the middle, where cards are played."""
ENLARGED = 1.3
"""Faces are drawn larger than they are, to be read from across a room; their places stay true."""
_HOME = {Seat.NORTH: (0.0, -95.0), Seat.EAST: (125.0, 0.0), Seat.SOUTH: (0.0, 95.0), Seat.WEST: (-125.0, 0.0)}
"""Where a card of a seat is drawn when a person entered it and nobody saw it lie, millimetres."""
_KITTY = (-20.0, 0.0)


@dataclass(frozen=True, slots=True)
class Plane:
    """The picture's frame.

    Attributes:
        box: the felt, in widget coordinates.
    """

    box: QRectF

    @property
    def scale(self) -> float:
        """Pixels a millimetre."""
        return min(self.box.width(), self.box.height()) / 2 / REACH

    @property
    def card_height(self) -> float:
        """Height of a face as drawn, pixels."""
        return CARD_HEIGHT * self.scale * ENLARGED

    @property
    def back_height(self) -> float:
        """Height of a back as drawn, pixels: as large as it is."""
        return CARD_HEIGHT * self.scale

    def point(self, position: tuple[float, float]) -> QPointF:
        """A place on the table, in pixels; what lies beyond the picture is brought to its edge."""
        margin = self.card_height * 0.5
        x = self.box.center().x() + position[0] * self.scale
        y = self.box.center().y() + position[1] * self.scale
        x = min(max(x, self.box.left() + margin), self.box.right() - margin)
        y = min(max(y, self.box.top() + margin), self.box.bottom() - margin)
        return QPointF(x, y)


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card to be drawn.

    Attributes:
        card: which card; None for a back or one not read yet.
        candidates: its best readings when it is unsure, best first.
        position: centre, millimetres.
        angle: degrees, as the table plane has it.
        unsure: whether a person must say which card it is.
        takes: whether it won the trick on the table.
        face_down: whether it shows its back.
        note: what is written beside it; empty for most.
        play: id of the log event that played it; empty for what was not played.
    """

    card: Card | None
    candidates: tuple[Card, ...]
    position: tuple[float, float]
    angle: float
    unsure: bool = False
    takes: bool = False
    face_down: bool = False
    note: str = ""
    play: str = ""


def drawn_cards(snapshot: TableSnapshot) -> tuple[Drawn, ...]:
    """What lies on the table, oldest first; cards a person entered lie at their seat's place."""
    winning = _winning_card(snapshot)
    played = _played(snapshot)
    out = [
        _from_lying(card, winning, snapshot, played) for card in snapshot.lying if card.position is not None
    ]
    seen = {card.card for card in out if card.card is not None}
    upcard = snapshot.upcard
    calling = snapshot.phase is Phase.CALLING and snapshot.trump is None
    if calling and upcard is not None and upcard not in seen:
        note = translate("Plane", "turned down") if snapshot.turned_down else translate("Plane", "up card")
        out.append(Drawn(upcard, (), _KITTY, 0.0, note=note, face_down=snapshot.turned_down))
    if snapshot.trick is not None and not snapshot.trick.gathered:
        lying_unsure = sum(card.unsure for card in out)
        for play in snapshot.trick.plays:
            if play.withdrawn or play.card in seen:
                continue
            if play.card is None and lying_unsure:
                lying_unsure -= 1
                continue
            place = play.position or _HOME[play.seat]
            readings = tuple(card for card, _ in play.candidates[:2])
            takes = play.card is not None and play.card == winning
            out.append(Drawn(play.card, readings, place, play.angle, play.card is None, takes, play=play.id))
    return tuple(out)


def _played(snapshot: TableSnapshot) -> dict[Card, str]:
    """The cards of the trick on the table, with the ids of the events that played them."""
    plays = () if snapshot.trick is None else snapshot.trick.plays
    return {play.card: play.id for play in plays if play.card is not None and not play.withdrawn}


def _winning_card(snapshot: TableSnapshot) -> Card | None:
    trick = snapshot.trick
    if trick is None or trick.winner is None:
        return None
    return next((p.card for p in trick.plays if p.seat is trick.winner and not p.withdrawn), None)


def _from_lying(
    card: LyingCard, winning: Card | None, snapshot: TableSnapshot, played: dict[Card, str]
) -> Drawn:
    assert card.position is not None
    note = ""
    if card.zone == "kitty" and card.card is not None and card.card == snapshot.upcard:
        note = translate("Plane", "turned down") if snapshot.turned_down else translate("Plane", "up card")
    return Drawn(
        card.card,
        tuple(reading for reading, _ in card.candidates[:2]),
        card.position,
        card.angle,
        card.unsure,
        card.card is not None and card.card == winning,
        card.is_face is False,
        note,
        "" if card.card is None else played.get(card.card, ""),
    )
