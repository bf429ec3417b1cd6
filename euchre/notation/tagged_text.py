"""Hands typed as text with tags in brackets, in the manner of bridge's PBN.

    [Event "Club night"]
    [Dealer "N"]
    [Upcard "JH"]
    [Auction "E"]
    pass pass pass order alone
    [Discard "9C"]
    [Play "E"]
    AS - 9S TS
    KS - QS 9H

* `Deal "N:AKQ.9.T.J ..."`: hands clockwise from the seat named, suits in the order spades, hearts, diamonds,
  clubs; `-` for a hand not known. `Board` is the hand's id; `Laws` and `Score "3-4"` (North and South first)
  are known too.
* The auction goes round from the seat named: `pass`, `order`, a suit letter; `alone` belongs to the call
  before it; `defend W` says who defends alone.
* In the play each column is a seat, clockwise from the seat named, and each line a trick; `-` where a seat
  does not play, `?` for a card nobody saw, `*` where the play ends. Who leads follows from the tricks won.
* A line that begins with `%` or `;` is a remark, and so is whatever stands between braces.

A tag that was given already begins the next hand. Tags that are not known are left alone, as PBN asks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from euchre.cards import Card, Suit
from euchre.errors import RecordError
from euchre.judge import judge
from euchre.laws import LawProfile
from euchre.notation.turns import Turns
from euchre.points import NO_POINTS, Points
from euchre.record import HandRecord
from euchre.seats import Seat

_TAG = re.compile(r'^\[\s*(\w+)\s+"([^"]*)"\s*\]$')
_SUIT_ORDER = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
_KNOWN = {"Board", "Dealer", "Upcard", "Deal", "Laws", "Score", "Auction", "Discard", "Play"}


def read_tagged_text(text: str, laws: LawProfile) -> tuple[HandRecord, ...]:
    """All hands in a text, each with the running score where none is given.

    Raises:
        RecordError: a line that cannot be read; the message names it.
    """
    records: list[HandRecord] = []
    running = NO_POINTS
    for sections in _hands(text):
        record = _Hand(sections, laws, running, len(records) + 1).record()
        records.append(record)
        running = judge(record, laws.with_settings(record.settings)).score_after
    return tuple(records)


class _Section:
    """One tag, its value, and the words under it with the numbers of their lines."""

    def __init__(self, name: str, value: str, line: int) -> None:
        self.name, self.value, self.where = name, value, f"line {line}"
        self.rows: list[tuple[str, list[str]]] = []


def _hands(text: str) -> Iterator[dict[str, _Section]]:
    """The sections of each hand."""
    current: dict[str, _Section] = {}
    last: _Section | None = None
    bare = re.sub(r"\{[^}]*\}", lambda remark: "\n" * remark.group().count("\n"), text)
    for number, raw in enumerate(bare.splitlines(), start=1):
        line = raw.strip()
        if not line or line[0] in "%;":
            continue
        if line.startswith("["):
            found = _TAG.match(line)
            if found is None:
                raise RecordError(f"line {number}", f"not a tag: {line}")
            last = _Section(found.group(1), found.group(2).strip(), number)
            if last.name in _KNOWN and last.name in current:
                yield current
                current = {}
            current[last.name] = last
        elif last is None:
            raise RecordError(f"line {number}", f"comes before any tag: {line}")
        else:
            last.rows.append((f"line {number}", line.split()))
    if current:
        yield current


class _Hand:
    """One hand being read."""

    def __init__(self, sections: dict[str, _Section], laws: LawProfile, score: Points, number: int) -> None:
        self.sections, self.laws = sections, laws
        board = sections.get("Board")
        said = sections.get("Laws")
        self.dealer = self._seat("Dealer")
        self.out: dict[str, Any] = {
            "id": board.value if board else str(number),
            "laws": said.value if said else laws.name,
            "dealer": self.dealer.value,
            "upcard": self._card("Upcard"),
            "discard": self._card("Discard"),
            "calls": [],
            "events": [],
            "score": self._score() or score.to_json(),
        }

    def record(self) -> HandRecord:
        """The hand as a record."""
        self._deal()
        self._auction()
        self._play()
        return HandRecord.from_json(self.out)

    def _seat(self, tag: str) -> Seat:
        """The seat a tag names."""
        section = self.sections.get(tag)
        if section is None:
            raise RecordError(tag, "the tag is missing")
        return _seat(section.value, section.where)

    def _card(self, tag: str) -> str | None:
        """The card a tag names; None where it is missing or `?`."""
        section = self.sections.get(tag)
        if section is None or section.value in ("?", "-", ""):
            return None
        return str(_card(section.value, section.where))

    def _score(self) -> dict[str, int] | None:
        section = self.sections.get("Score")
        if section is None:
            return None
        found = re.fullmatch(r"(\d+)\s*[-:]\s*(\d+)", section.value)
        if found is None:
            raise RecordError(section.where, f"not a score such as 3-4: {section.value!r}")
        return Points(int(found.group(1)), int(found.group(2))).to_json()

    def _deal(self) -> None:
        """`N:AKQ.9.T.J ...`: ranks suit by suit."""
        section = self.sections.get("Deal")
        if section is None:
            return
        first, _, rest = section.value.partition(":")
        seat = _seat(first, section.where)
        hands = {}
        for place, hand in enumerate(rest.split()):
            if hand != "-":
                suits = hand.split(".")
                if len(suits) != 4 or place > 3:
                    raise RecordError(section.where, f"not a hand of four suits: {hand!r}")
                hands[seat.ahead(place).value] = [
                    str(_card(rank + suit.value, section.where))
                    for suit, ranks in zip(_SUIT_ORDER, suits, strict=True)
                    for rank in ranks.replace("10", "T").strip("-")
                ]
        self.out["hands"] = hands

    def _auction(self) -> None:
        """Calls going round, each word with its line for errors."""
        section = self.sections.get("Auction")
        if section is None:
            return
        seat = _seat(section.value, section.where)
        words = [(where, word.lower()) for where, row in section.rows for word in row]
        calls: list[dict[str, Any]] = self.out["calls"]
        defending = False
        for where, word in words:
            if defending:
                calls.append({"seat": _seat(word, where).value, "call": "defend_alone"})
                defending = False
            elif word == "alone" and calls:
                calls[-1]["alone"] = True
            elif word == "defend":
                defending = True
            elif word in ("pass", "order"):
                calls.append({"seat": seat.value, "call": word})
                seat = seat.next
            elif word.upper() in {suit.value for suit in Suit}:
                calls.append({"seat": seat.value, "call": "name", "suit": word.upper()})
                seat = seat.next
            else:
                raise RecordError(where, f"{word!r} is not one of pass, order, c, d, h, s, alone, defend")
        if defending:
            raise RecordError(section.where, "defend must be followed by a seat")

    def _play(self) -> None:
        """Columns are seats, lines are tricks; within a line the cards follow from the leader round."""
        section = self.sections.get("Play")
        if section is None:
            return
        first = _seat(section.value, section.where)
        turns = Turns(self.dealer, judge(HandRecord.from_json(self.out), self.laws), self.laws)
        for where, row in section.rows:
            if len(row) > 4:
                raise RecordError(where, f"holds {len(row)} cards, but four play")
            cards = {first.ahead(place): word for place, word in enumerate(row) if word not in ("-", "*")}
            while cards:
                seat = turns.next_seat
                if seat is None:
                    raise RecordError(where, "cannot be read: trump, or who led, is not known")
                if seat not in cards:
                    missing = ", ".join(sorted(f"{who.value} {word}" for who, word in cards.items()))
                    raise RecordError(
                        where, f"{seat.value} has no card, and out of turn there stands {missing}"
                    )
                word = cards.pop(seat)
                card = None if word == "?" else _card(word, where)
                turns.play(card)
                played = {"do": "play", "seat": seat.value, "card": str(card) if card else None}
                self.out["events"].append(played)


def _seat(text: str, where: str) -> Seat:
    """A seat by its letter or name."""
    for seat in Seat:
        if text.upper() in (seat.value, seat.name):
            return seat
    raise RecordError(where, f"{text!r} is not one of N, E, S, W")


def _card(text: str, where: str) -> Card:
    """A card, rank first as we write it or suit first as PBN does."""
    for form in (text, text[1:] + text[:1]):
        try:
            return Card.parse(form)
        except ValueError:
            continue
    raise RecordError(where, f"not one of the 24 cards: {text!r}")
