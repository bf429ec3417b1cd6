"""The test before the first deal: four named cards are put down, and it is told what is read of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion_gui.language import QT_TRANSLATE_NOOP, translate
from companion_gui.start.host import Doubt, SeenCard
from euchre.cards import Card

WANTED: tuple[Card, ...] = tuple(Card.parse(text) for text in ("JH", "9C", "AS", "TD"))
"""One of each suit: a court, a pip card, an ace, and the only index with two signs."""

_ADVICE = {
    Doubt.GLARE: QT_TRANSLATE_NOOP(
        "SelfTest", "A lamp mirrors in a card. Move the lamp or the camera a little."
    ),
    Doubt.BLUR: QT_TRANSLATE_NOOP(
        "SelfTest", "A card is blurred. Wipe the lens, hold the camera still, give it more light."
    ),
    Doubt.SMALL: QT_TRANSLATE_NOOP(
        "SelfTest", "A card is too small in the picture. Bring the camera nearer."
    ),
    Doubt.COVERED: QT_TRANSLATE_NOOP(
        "SelfTest", "A card is partly covered. Lay the four apart, and take your hand away."
    ),
    Doubt.DISAGREE: QT_TRANSLATE_NOOP(
        "SelfTest", "The two corners of a card do not look the same. Lay it flat, with both corners in view."
    ),
    Doubt.UNSURE: QT_TRANSLATE_NOOP(
        "SelfTest", "A card cannot be read yet. More light helps, and a camera that is nearer."
    ),
    Doubt.BACK: QT_TRANSLATE_NOOP("SelfTest", "A card lies face down. Turn it over."),
    Doubt.OTHER: QT_TRANSLATE_NOOP("SelfTest", "A card is none of the 24: nine to ace of the four suits."),
}


@dataclass(frozen=True, slots=True)
class Report:
    """How the test stands.

    Attributes:
        read: the wanted cards that are read.
        others: cards that are read and not wanted.
        doubts: why cards that lie there are not read, each reason once.
        seen: how many cards are seen at all.
    """

    read: frozenset[Card]
    others: tuple[Card, ...]
    doubts: tuple[Doubt, ...]
    seen: int

    @property
    def passed(self) -> bool:
        """Whether the four are read, and nothing else is made of them."""
        return self.read == frozenset(WANTED) and not self.others


def report(cards: Sequence[SeenCard]) -> Report:
    """How the test stands with these cards on the table."""
    names = [one.card for one in cards if one.card is not None]
    doubts = (one.doubt for one in cards if one.doubt is not None)
    return Report(
        read=frozenset(names) & frozenset(WANTED),
        others=tuple(sorted({card for card in names if card not in WANTED}, key=str)),
        doubts=tuple(dict.fromkeys(doubts)),
        seen=len(cards),
    )


def verdict(result: Report) -> str:
    """How the test stands, in one line."""
    if result.passed:
        return translate("SelfTest", "All four are read right. You can start.")
    if not result.seen:
        return translate("SelfTest", "No card is seen yet.")
    return translate("SelfTest", "{count} of 4 are read.").format(count=len(result.read))


def advice(result: Report) -> tuple[str, ...]:
    """What to do about it, most useful first; nothing once the test is passed."""
    if result.passed:
        return ()
    out = []
    if not result.seen:
        out.append(
            translate(
                "SelfTest",
                "Lay the four cards face up in the middle of the table, a hand's breadth apart, and see that "
                "they are in the picture.",
            )
        )
    if result.others:
        cards = " ".join(card.label for card in result.others)
        words = translate(
            "SelfTest",
            "Read, but not wanted: {cards}. If no such card lies there, this deck is misread: bring the "
            "camera nearer, or teach the deck.",
        )
        out.append(words.format(cards=cards))
    out += [translate("SelfTest", _ADVICE[doubt]) for doubt in result.doubts]
    if result.seen and not out:
        out.append(translate("SelfTest", "Add the cards that are not ticked yet."))
    return tuple(out)
