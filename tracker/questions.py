"""What a person should settle: questions that follow from the log, and what an answer logs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from euchre.cards import DECK, Card, Suit
from euchre.findings import Finding, FindingKind
from euchre.seats import Seat
from euchre.session.act import Act, HandActs
from euchre.session.facts import HandFacts, card_of, facts_of, is_unread_exposure, seat_of
from euchre.session.records import doubled_plays
from tracker.errors import SessionError
from tracker.saying import Said
from tracker.snapshot import NO_CARD, Choice, Question, QuestionKind
from tracker.spoken import calls_up_to
from tracker.wording import card_label, seat_name, suit_name

_OFFERED = 3
"""Readings of one card that are offered by name: a window has a key for each of them and for no card."""

SEAT_DOUBT = 0.6
"""Below this probability of the seat, who played a card is asked."""


def questions_of(hand: HandActs | None, findings: Iterable[Finding]) -> tuple[Question, ...]:
    """The open questions of a hand, most urgent first: first what the others rest on.

    Args:
        hand: the hand; None before the first.
        findings: what the judge found in it.
    """
    if hand is None:
        return ()
    facts = facts_of(hand)
    out: list[Question] = []
    if facts.dealer is None:
        choices = tuple(Choice(seat_name(seat.value), seat.value, 0.25) for seat in Seat)
        out.append(
            Question(f"dealer:{hand.deal.id}", QuestionKind.DEALER, "Who deals?", None, choices, hand.deal.t)
        )
    if facts.plays and not (facts.ordered or facts.named):
        choices = tuple(_ranked_calls(facts))
        text = "Who made trump, and how?"
        out.append(
            Question(f"calls:{hand.number}", QuestionKind.CALLS, text, None, choices, facts.plays[0].t)
        )
    out += _card_questions(hand, facts)
    out += _trump_questions(hand, facts, findings)
    return tuple(out)


def answer_events(question: Question, value: str, hand: HandActs) -> tuple[Said, ...]:
    """What to log when a person answers.

    Args:
        question: the open question.
        value: a choice's value, or another value of that kind.
        hand: the hand it is about.

    Raises:
        SessionError: the value is no answer to this question.
    """
    of = question.about or ""
    try:
        match question.kind:
            case QuestionKind.CARD if value.lower() == NO_CARD:
                return (("amend", {"of": of, "strike": True}),)
            case QuestionKind.CARD | QuestionKind.TWICE:
                card = str(Card.parse(value))
                exposed = any(act.id == of and act.do == "expose" for act in hand.acts)
                told: dict[str, Any] = {"cards": [card]} if exposed else {"card": card}
                return (("amend", {"of": of, "set": {**told, "candidates": None}}),)
            case QuestionKind.SEAT:
                return (("amend", {"of": of, "set": {"seat": Seat(value.upper()).value}}),)
            case QuestionKind.DEALER:
                return (("amend", {"of": hand.deal.id, "set": {"seat": Seat(value.upper()).value}}),)
            case QuestionKind.CALLS:
                return _calls_answer(value, facts_of(hand))
            case QuestionKind.TRUMP:
                made = _making_call(facts_of(hand))
                return (
                    ("amend", {"of": made.id if made else "", "set": {"suit": Suit(value.upper()).value}}),
                )
    except ValueError:
        raise SessionError(f"{value!r} is no answer to: {question.text}") from None


def _card_questions(hand: HandActs, facts: HandFacts) -> Iterator[Question]:
    doubled = doubled_plays(hand)
    upcard = [act for act in hand.acts if act.do == "upcard" and card_of(act) is None]
    for act in (*upcard, *facts.plays):
        who = f"{seat_name(act.data.get('seat'))}'s card" if act.do == "play" else "the card turned up"
        if act.id in doubled:
            text = f"{card_label(act.data)} was read in two places. Which is {who}?"
            yield _card_question(QuestionKind.TWICE, act, text, doubled[act.id], facts)
        elif card_of(act) is None:
            yield _card_question(
                QuestionKind.CARD, act, f"Which is {who}?", act.data.get("candidates") or [], facts
            )
        sure = float(act.data.get("at", {}).get("seat_confidence", 1.0))
        if act.do == "play" and not act.settled and sure < SEAT_DOUBT:
            yield _seat_question(act, sure)
    for act in hand.acts:
        if is_unread_exposure(act):
            text = f"Which is the card shown before {seat_name(act.data.get('seat'))}?"
            yield _card_question(QuestionKind.CARD, act, text, act.data["candidates"], facts)


def _card_question(
    kind: QuestionKind, act: Act, text: str, candidates: list[list[Any]], facts: HandFacts
) -> Question:
    if candidates:
        offered = candidates[:_OFFERED] if kind is QuestionKind.CARD else candidates
        choices = tuple(Choice(Card.parse(name).label, str(name), float(p)) for name, p in offered)
    else:
        unseen = [card for card in DECK if card not in facts.played]
        choices = tuple(Choice(card.label, str(card), 1 / len(unseen)) for card in unseen)
    if kind is QuestionKind.CARD and act.do != "upcard":
        none = Choice("no card", NO_CARD, 0.0)
        choices = (*choices, none) if candidates else (none, *choices)
    return Question(f"{kind.value}:{act.id}", kind, text, act.id, choices, act.t)


def _seat_question(act: Act, sure: float) -> Question:
    seen = seat_of(act)
    rest = (1 - sure) / 3
    choices = sorted(
        (Choice(seat_name(seat.value), seat.value, sure if seat is seen else rest) for seat in Seat),
        key=lambda choice: -choice.probability,
    )
    text = f"Who played {card_label(act.data)}?"
    return Question(f"seat:{act.id}", QuestionKind.SEAT, text, act.id, tuple(choices), act.t)


def _trump_questions(hand: HandActs, facts: HandFacts, findings: Iterable[Finding]) -> Iterator[Question]:
    made = _making_call(facts)
    doubt = next((finding for finding in findings if finding.kind is FindingKind.TRUMP_DOUBTFUL), None)
    if made is None or doubt is None or made.corrected:
        return
    said = Suit(made.data["suit"]) if made.data.get("suit") else (facts.upcard.suit if facts.upcard else None)
    order = sorted(Suit, key=lambda suit: (suit is not doubt.suit, suit is not said))
    choices = tuple(
        Choice(suit_name(suit.value), suit.value, 0.5 if i == 0 else 0.5 / 3) for i, suit in enumerate(order)
    )
    words = f"Many plays do not fit {suit_name(said.value)}. What is trump?" if said else "What is trump?"
    yield Question(f"trump:{hand.number}", QuestionKind.TRUMP, words, made.id, choices, made.t)


def _making_call(facts: HandFacts) -> Act | None:
    return next((act for act in reversed(facts.calls) if act.data["call"] in ("order", "name")), None)


def _ranked_calls(facts: HandFacts) -> Iterator[Choice]:
    """Who may have made trump, likeliest first by what was seen: an up card that is played was ordered up."""
    up = facts.upcard
    taken = facts.picked_up or up in facts.played
    ordered = 0.0 if up is None else 0.95 if taken else 0.25
    start = facts.dealer or Seat.NORTH
    seats = [start.ahead(places) for places in (1, 2, 3, 4)]
    orders = [] if up is None else [(seat, up.suit, True) for seat in seats]
    names = [(seat, suit, False) for seat in seats for suit in Suit if up is None or suit is not up.suit]
    both = (orders, names) if ordered >= 0.5 else (names, orders)
    for group in both:
        share = ordered if group is orders else 1 - ordered
        for seat, suit, is_order in group:
            who, what = seat_name(seat.value), suit_name(suit.value)
            label = f"{who} ordered {what}" if is_order else f"{who} named {what}"
            value = f"{seat.value} {'order' if is_order else 'name'} {suit.value}"
            yield Choice(label, value, share / len(group))


def _calls_answer(value: str, facts: HandFacts) -> tuple[Said, ...]:
    """`N order H`, `W name S alone`: the making call, with the passes that must have come before it."""
    words = value.split()
    if len(words) not in (3, 4) or words[1] not in ("order", "name") or words[3:] not in ([], ["alone"]):
        raise ValueError(value)
    seat, suit = Seat(words[0].upper()), Suit(words[2].upper())
    dealer = facts.dealer if not facts.calls else None
    return calls_up_to(dealer, seat, suit, words[1] == "order", alone=len(words) == 4)
