"""How fast hands are judged, beside OpenSpiel's compiled Euchre replaying the same hands from Python."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from typing import Any

from companion.lawbook import shipped_laws
from euchre.cards import Card, Rank, Suit
from euchre.events import Call, CallKind, Event, Play
from euchre.judge import judge
from euchre.record import HandRecord
from euchre.seats import Seat
from euchre.tables import EFFECTIVE, POWER

HANDS = 400
ROUNDS = 9
"""The best round of each counts: what else the machine does only ever slows a round down."""

_LAWFUL = """
EJH SQH WTH N9H  EAH STS WJD NQC  WAD NJS E9D STC  WKD NQS EKH SAC  EAS SKS WQD NKC
"""

_SEATS, _SUITS, _RANKS = tuple(Seat), tuple(Suit), tuple(Rank)
_PASS, _FIRST_SUIT, _ALONE, _NOT_ALONE = 24, 25, 29, 30
"""OpenSpiel's actions: 0-23 cards (rank x 4 + suit), pass, four suits, alone, not alone."""


def run(seed: int = 1) -> dict[str, Any]:
    """Measure both in one run, turn about.

    Args:
        seed: of the random hands; they are lawful, for OpenSpiel plays no others.

    Returns:
        `hands_judged_a_second`; where OpenSpiel is installed `openspiel_hands_a_second` (actions applied),
        `openspiel_asked_legal_a_second` (asked for legal actions before each, the question that judging
        answers), and the two ratios; without it one lawful hand is judged over and over, and both are None.
    """
    laws = shipped_laws("mso")
    game = _openspiel()
    if game is None:
        records = [_one_hand()] * HANDS
        return {
            "hands_judged_a_second": _rate([_judging(records, laws)])[0],
            "ratio": None,
            "ratio_asked_legal": None,
        }
    rng = random.Random(seed)
    histories = [_history(game, rng) for _ in range(HANDS)]
    records = [_record(history) for history in histories]
    judged, replayed, asked = _rate(
        [_judging(records, laws), _replaying(game, histories, False), _replaying(game, histories, True)]
    )
    return {
        "hands_judged_a_second": judged,
        "openspiel_hands_a_second": replayed,
        "openspiel_asked_legal_a_second": asked,
        "ratio": judged / replayed,
        "ratio_asked_legal": judged / asked,
    }


def measure() -> Iterator[tuple[str, Any]]:
    """The same figures by the names people read."""
    figures = run()
    yield "hands judged a second", figures["hands_judged_a_second"]
    if figures["ratio"] is not None:
        yield "hands OpenSpiel replays a second", figures["openspiel_hands_a_second"]
        yield "judging to replaying, ratio", figures["ratio"]
        yield "judging to replaying with legal actions, ratio", figures["ratio_asked_legal"]


def _rate(jobs: list[Callable[[], None]]) -> list[float]:
    """Hands a second of each job, from its best round; processor time, so that neighbours do not count."""
    best = [float("inf")] * len(jobs)
    for _ in range(ROUNDS):
        for n, job in enumerate(jobs):
            began = time.process_time()
            job()
            best[n] = min(best[n], time.process_time() - began)
    return [HANDS / max(seconds, 1e-9) for seconds in best]


def _judging(records: list[HandRecord], laws: Any) -> Callable[[], None]:
    def job() -> None:
        for record in records:
            judge(record, laws)

    return job


def _replaying(game: Any, histories: list[list[int]], ask: bool) -> Callable[[], None]:
    def job() -> None:
        for history in histories:
            state = game.new_initial_state()
            for action in history:
                if ask:
                    state.legal_actions()
                state.apply_action(action)
            state.returns()

    return job


def _openspiel() -> Any:
    try:
        import pyspiel
    except ImportError:
        return None
    return pyspiel.load_game("euchre(allow_lone_defender=true,stick_the_dealer=false)")


def _history(game: Any, rng: random.Random) -> list[int]:
    """A whole hand of random lawful actions; one in ten of those who may goes alone."""
    state = game.new_initial_state()
    while not state.is_terminal():
        legal = state.legal_actions()
        if legal == [_ALONE, _NOT_ALONE]:
            action = _ALONE if rng.random() < 0.1 else _NOT_ALONE
        else:
            action = rng.choice(legal)
        state.apply_action(action)
    return [int(action) for action in state.history()]


def _record(history: list[int]) -> HandRecord:
    """The same hand as a record: dealer, twenty cards, up card, then what people do."""
    dealer = _SEATS[history[0]]
    calls: list[Call] = []
    events: list[Event] = []
    discard: Card | None = None
    rest = iter(history[22:])
    caller, turns = dealer.next, 0
    for action in rest:
        turns += 1
        if action == _PASS:
            calls.append(Call(caller, CallKind.PASS, id=f"c{turns}"))
            caller = caller.next
            continue
        kind = CallKind.ORDER if turns <= 4 else CallKind.NAME
        if kind is CallKind.ORDER:
            discard = _card(next(rest))
        alone = next(rest) == _ALONE
        calls.append(Call(caller, kind, _SUITS[action - _FIRST_SUIT], alone, id=f"c{turns}"))
        break
    plays = _plays(rest, calls, dealer)
    events += [Play(seat, card, id=f"e{n}") for n, (seat, card) in enumerate(plays, 1)]
    return HandRecord(
        id="bench",
        laws="mso",
        dealer=dealer,
        upcard=_card(history[21]),
        calls=tuple(calls),
        discard=discard,
        events=tuple(events),
    )


def _plays(rest: Any, calls: list[Call], dealer: Seat) -> list[tuple[Seat, Card]]:
    """Who played what: the actions name no seats, so the tricks are followed by the rules of the game."""
    made = calls[-1]
    if made.call is CallKind.PASS or made.suit is None:
        return []
    active = [seat for seat in _SEATS if not (made.alone and seat is made.seat.partner)]
    defender = dealer.next
    cards: list[int] = []
    for action in rest:
        if action not in (_ALONE, _NOT_ALONE):
            cards.append(action)
            continue
        while defender.side is made.seat.side:
            defender = defender.next
        if action == _ALONE:
            calls.append(Call(defender, CallKind.DEFEND_ALONE, id=f"c{len(calls) + 1}d"))
            active = [seat for seat in active if seat is not defender.partner]
        defender = defender.next
    leader = next(seat for seat in (dealer.ahead(n) for n in range(1, 5)) if seat in active)
    plays: list[tuple[Seat, Card]] = []
    for start in range(0, len(cards), len(active)):
        order = [seat for seat in (leader.ahead(n) for n in range(4)) if seat in active]
        cards_of = [_card(action) for action in cards[start : start + len(active)]]
        trick = list(zip(order, cards_of, strict=True))
        plays += trick
        power = POWER[made.suit.index][EFFECTIVE[made.suit.index][cards_of[0].index]]
        leader = max(trick, key=lambda item: power[item[1].index])[0]
    return plays


def _card(action: int) -> Card:
    return Card(_RANKS[action // 4], _SUITS[action % 4])


def _one_hand() -> HandRecord:
    return HandRecord(
        id="bench",
        dealer=Seat.NORTH,
        upcard=Card.parse("9H"),
        calls=(Call(Seat.EAST, CallKind.ORDER, Suit.HEARTS, id="c1"),),
        discard=Card.parse("9C"),
        events=tuple(
            Play(Seat(text[0]), Card.parse(text[1:]), id=f"e{n}") for n, text in enumerate(_LAWFUL.split(), 1)
        ),
    )
