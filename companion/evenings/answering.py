"""A person at the table who answers what the program asks, and knows the truth."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from companion.evenings.truth import TrueHands
from euchre.session.act import Act
from tracker.session import Session
from tracker.snapshot import NO_CARD, Audience, Question, QuestionKind
from tracker.table import Change

PATIENCE_S = 1.5
"""Seconds of the clip for which a question stands before it is answered: a person must see it first."""


@dataclass(slots=True)
class Person:
    """Answers questions truthfully.

    Attributes:
        session: the table.
        truth: what truly happens.
        asked: every question that was ever open, by its id: its kind and text.
        lost: ids of those that have no true answer.
    """

    session: Session
    truth: TrueHands
    asked: dict[str, tuple[str, str]] = field(default_factory=dict)
    lost: set[str] = field(default_factory=set)
    _since: dict[str, float] = field(default_factory=dict)
    _busy: bool = False

    def look(self, changes: Change) -> None:
        """Something changed at the table: read the questions, answer those that have stood for a while."""
        if self._busy or not changes & (Change.LOG | Change.CAMERA):
            return
        frame = self.session.live_frame()
        self._answer(0.0 if frame is None else frame.t)

    def finish(self) -> None:
        """The clip is over: answer what is still open."""
        for _ in range(30):
            if not self._answer(math.inf):
                return

    def _answer(self, now: float) -> bool:
        """Answer one question that has stood long enough; False where there is none."""
        self._busy = True
        try:
            for question in self.session.snapshot(Audience.DIRECTOR).questions:
                self.asked.setdefault(question.id, (question.kind.value, question.text))
                since = self._since.setdefault(question.id, now)
                if question.id in self.lost or (now < math.inf and now - since < PATIENCE_S):
                    continue
                value = self._true(question)
                if value is None:
                    self.lost.add(question.id)
                    continue
                self.session.answer(question.id, value)
                return True
            return False
        finally:
            self._busy = False

    def _true(self, question: Question) -> str | None:
        """The true answer, as `Session.answer` takes it."""
        hand = self.session.hands()[-1]
        told = self.truth.hand(hand.acts.number)
        if told is None:
            return None
        act: Mapping[str, Any] = next((a.data for a in hand.acts.acts if a.id == question.about), {})
        match question.kind:
            case QuestionKind.DEALER:
                return str(told["dealer"])
            case QuestionKind.CARD | QuestionKind.TWICE:
                corners = act.get("at", {}).get("corners")
                if corners is None:  # a card that the camera missed: whoever sat there remembers
                    if _played_none(told, hand.acts.acts, question.about):
                        return NO_CARD
                    return _of_seat(told, hand.acts.acts, question.about)
                none = NO_CARD if any(choice.value == NO_CARD for choice in question.choices) else None
                return self.truth.card_at(corners, question.t) or none
            case QuestionKind.SEAT:
                return next(
                    (
                        str(event["seat"])
                        for event in told["events"]
                        if event["do"] == "play" and event["card"] == act.get("card")
                    ),
                    None,
                )
            case QuestionKind.CALLS:
                return _making_call(told)
            case QuestionKind.TRUMP:
                return _making_call(told).split()[2]


def _of_seat(told: Mapping[str, Any], acts: Iterable[Act], about: str | None) -> str | None:
    """The card that a seat truly played where the log has a play of its own that nobody saw."""
    stood: dict[str, list[str]] = {}
    for event in told["events"]:
        if event["do"] == "play":
            stood.setdefault(event["seat"], []).append(event["card"])
        elif event["do"] == "withdraw":
            stood[event["seat"]].remove(event["card"])
    before: dict[str, int] = {}
    for act in acts:
        seat = str(act.data.get("seat"))
        if act.id == about:
            number = before.get(seat, 0)
            return stood[seat][number] if number < len(stood.get(seat, [])) else None
        before[seat] = before.get(seat, 0) + {"play": 1, "withdraw": -1}.get(act.do, 0)
    return None


def _played_none(told: Mapping[str, Any], acts: Sequence[Act], about: str | None) -> bool:
    """Whether the seat of a play that nobody saw truly played nothing to that trick."""
    at = next(n for n, act in enumerate(acts) if act.id == about)
    trick = sum(act.do == "gather" for act in acts[:at])
    played: list[list[str]] = [[]]
    for event in told["events"]:
        if event["do"] == "play":
            played[-1].append(event["seat"])
        elif event["do"] == "withdraw":
            played[-1].remove(event["seat"])
        elif event["do"] == "gather":
            played.append([])
    return trick < len(played) - 1 and acts[at].data.get("seat") not in played[trick]


def _making_call(told: Mapping[str, Any]) -> str:
    made = next(call for call in told["calls"] if call["call"] in ("order", "name"))
    suit = made.get("suit") or told["upcard"][-1]
    words = [made["seat"], made["call"], suit]
    return " ".join([*words, "alone"] if made.get("alone") else words)
