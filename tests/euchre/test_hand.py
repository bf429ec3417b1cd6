"""The state of a hand while it goes on: phase, turn, trump, tricks, legal cards."""

from __future__ import annotations

from typing import Any

import pytest

from companion.lawbook import shipped_laws
from euchre.cards import DECK, Card, Suit, effective_suit, left_bower, right_bower
from euchre.folding import fold
from euchre.hand import HandState, Phase
from euchre.judge import judge
from euchre.seats import Seat
from euchre.tables import EFFECTIVE, NO_TRUMP, POWER
from euchre.verdict import Outcome
from tests.euchre.hands import LAWFUL, PROFILES, T1, T2, T3, judged, kinds, record, words

PASSES = "E pass, S pass, W pass, N pass"


def state(*parts: Any, laws: str = "house", **more: Any) -> HandState:
    return fold(record(*parts, **more), shipped_laws(laws))


@pytest.mark.parametrize("trump", list(Suit))
def test_the_left_bower_is_a_trump_for_every_purpose(trump: Suit) -> None:
    left, right = left_bower(trump), right_bower(trump)
    assert effective_suit(left, trump) is trump
    assert left.suit is not trump
    assert sum(1 for card in DECK if effective_suit(card, trump) is trump) == 7
    assert sum(1 for card in DECK if effective_suit(card, trump) is trump.twin) == 5
    for led in Suit:
        power = POWER[trump.index][led.index]
        order = sorted(DECK, key=lambda card: -power[card.index])
        assert order[:3] == [right, left, Card.parse(f"A{trump.value}")]
        if led is not trump:
            assert order[7].rank.value == "A"
            assert power[Card.parse(f"9{led.value}").index] > 0


def test_without_trump_only_printed_suits_are_told_apart() -> None:
    assert [EFFECTIVE[NO_TRUMP][card.index] for card in DECK] == [card.suit.index for card in DECK]


@pytest.mark.parametrize(
    ("more", "parts", "phase", "turn"),
    [
        ({"called": "", "upcard": None, "discard": None}, (), Phase.DEAL, None),
        ({"called": "", "discard": None}, (), Phase.ROUND_ONE, Seat.EAST),
        ({"called": "E pass, S pass", "discard": None}, (), Phase.ROUND_ONE, Seat.WEST),
        ({"called": PASSES, "discard": None}, (), Phase.ROUND_TWO, Seat.EAST),
        ({"discard": None}, (), Phase.DISCARD, Seat.NORTH),
        ({}, (), Phase.PLAY, Seat.EAST),
        ({}, ("EJH",), Phase.PLAY, Seat.SOUTH),
        ({}, (T1,), Phase.PLAY, Seat.EAST),
        ({}, (T1, T2), Phase.PLAY, Seat.WEST),
        ({"called": "E order alone"}, ("EJH SQH",), Phase.PLAY, Seat.NORTH),
        # the dealer sits out: nobody waits for a discard
        ({"called": "S order alone", "discard": None}, (), Phase.PLAY, Seat.EAST),
        ({}, LAWFUL, Phase.OVER, None),
        ({"called": f"{PASSES}, {PASSES}", "discard": None}, (), Phase.OVER, None),
    ],
)
def test_phase_and_turn(
    more: dict[str, Any], parts: tuple[str, ...], phase: Phase, turn: Seat | None
) -> None:
    folded = state(*parts, **more)
    assert folded.phase is phase
    assert folded.turn is turn


@pytest.mark.parametrize(
    ("called", "leader"),
    [("E order", "E"), ("W order alone", "S"), ("E order alone", "E"), ("S order alone", "E")],
)
def test_the_first_lead_is_by_the_next_active_seat_left_of_the_dealer(called: str, leader: str) -> None:
    assert state(called=called).first_leader() is Seat(leader)


def test_left_of_the_lone_hand_leads_where_the_laws_say_so() -> None:
    laws = shipped_laws("house").with_settings({"loner_lead": "left_of_loner"})
    assert fold(record(called="S order alone"), laws).first_leader() is Seat.WEST
    assert fold(record(called="E order"), laws).first_leader() is Seat.EAST


def test_tricks_winners_and_taken() -> None:
    folded = state(*LAWFUL)
    assert words(trick.winner for trick in folded.tricks) == "E W W E E"
    assert folded.taken == (0, 5)


@pytest.mark.parametrize(
    ("parts", "seat", "hand", "legal"),
    [
        (("EJH",), Seat.SOUTH, "QH TS KS", "QH"),
        (("EJH",), Seat.WEST, "JD AD", "JD"),  # the left bower is a heart
        (("E9D",), Seat.WEST, "JD AD", "AD"),
        (("E9D",), Seat.WEST, "JD AS", "JD AS"),
        ((T1,), Seat.EAST, "AH 9D", "AH 9D"),
    ],
)
def test_legal_cards(parts: tuple[str, ...], seat: Seat, hand: str, legal: str) -> None:
    cards = tuple(Card.parse(text) for text in hand.split())
    assert [str(card) for card in state(*parts).legal(seat, cards)] == legal.split()


def test_legal_cards_of_a_record_with_its_hands() -> None:
    hands = {
        "E": ["JH", "AH", "KH", "AS", "9D"],
        "S": ["QH", "TS", "KS", "AC", "TC"],
        "N": ["9C", "QS", "JS", "QC", "KC"],
    }
    verdict = judge(record(T1, "EAH", hands=hands), shipped_laws("house"), legal=True)
    assert verdict.legal is not None
    told = [None if cards is None else " ".join(map(str, cards)) for cards in verdict.legal]
    assert told == ["JH AH KH AS 9D", "QH", None, "9H", "AH KH AS 9D"]


def test_calls_entered_after_play_began_are_taken_before_it() -> None:
    late = {"do": "call", "seat": "E", "call": "order"}
    verdict = judged(T1, T2, late, T3, *LAWFUL[3:], called="")
    assert verdict.to_json() | {"refusals": []} == judged(*LAWFUL).to_json() | {"refusals": []}


def test_a_trick_is_not_told_a_winner_while_trump_is_unknown() -> None:
    folded = state(*LAWFUL, called="", discard=None)
    assert {trick.winner for trick in folded.tricks} == {None}
    assert judged(*LAWFUL, called="", discard=None).findings == ()


@pytest.mark.parametrize(
    ("candidates", "winner"),
    [
        ([["TH", 0.6], ["9H", 0.4]], "E"),  # neither beats the right bower
        ([], None),
    ],
)
def test_an_unsure_card_leaves_the_winner_open_only_if_it_matters(
    candidates: Any, winner: str | None
) -> None:
    unsure = {"do": "play", "seat": "W", "candidates": candidates}
    verdict = judged("EJH SQH", unsure, "N9H")
    told = verdict.tricks[0].winner
    assert (told.value if told else None) == winner


def test_points_wait_for_a_trick_whose_winner_is_not_known() -> None:
    unsure = {"do": "play", "seat": "W", "candidates": [["JD", 0.5], ["QD", 0.5]]}
    verdict = judged(T1, "EAH STS", unsure, "NQC", T3, *LAWFUL[3:])
    assert verdict.tricks[1].winner is None
    assert (verdict.outcome, verdict.points) == (Outcome.PLAYED, (0, 2))
    defender = {"do": "play", "seat": "S", "candidates": [["JD", 0.5], ["TS", 0.5]]}
    verdict = judged(T1, "EAH", defender, "WKD NQC", T3, *LAWFUL[3:])
    assert (verdict.outcome, verdict.points) == (Outcome.INCOMPLETE, (0, 0))


def test_plays_between_two_frames_are_taken_in_rotation() -> None:
    def together(seat: str, card: str, number: int) -> dict[str, Any]:
        return {"do": "play", "seat": seat, "card": card, "together": number}

    # North's last card and East's lead to the next trick, in the wrong order
    verdict = judged(
        "EJH SQH WTH", together("E", "AH", 1), together("N", "9H", 1), "STS WJD NQC", *LAWFUL[2:]
    )
    assert kinds(verdict) == ["simultaneous_play"]
    assert verdict.points == (0, 2)
    # the leader and the next, in the wrong order
    verdict = judged(together("S", "QH", 1), together("E", "JH", 1), "WTH N9H", *LAWFUL[1:])
    assert kinds(verdict) == ["simultaneous_play"]
    assert verdict.tricks[0].leader is Seat.EAST


def test_a_lawful_hand_with_its_tricks_numbered_and_gathered_has_no_finding() -> None:
    parts: list[Any] = []
    for number, (trick, winner) in enumerate(zip(LAWFUL, "EWWEE", strict=True), 1):
        for word in trick.split():
            parts.append({"do": "play", "seat": word[0], "card": word[1:], "trick": number})
        parts.append({"do": "gather", "seat": winner, "trick": number})
    verdict = judged(*parts)
    assert (verdict.findings, verdict.points, verdict.outcome) == ((), (0, 2), Outcome.PLAYED)


@pytest.mark.parametrize("laws", PROFILES)
def test_a_lawful_hand_with_all_that_happens_at_a_table_has_no_finding(laws: str) -> None:
    before = (
        {"do": "deal", "seat": "N"},
        {"do": "count", "counts": {"N": 5, "E": 5, "S": 5, "W": 5, "kitty": 4}},
        {"do": "upcard", "card": "9H"},
        {"do": "call", "seat": "E", "call": "order"},
        {"do": "pickup", "seat": "N", "card": "9H"},
        {"do": "count", "counts": {"N": 6, "E": 5}},
        {"do": "discard", "seat": "N", "card": None},
    )
    play: list[Any] = []
    for number, (trick, winner) in enumerate(zip(LAWFUL, "EWWEE", strict=True), 1):
        play += [trick, {"do": "gather", "seat": winner}]
        play.append({"do": "count", "counts": dict.fromkeys("NESW", 5 - number)})
    after = (*({"do": "sign", "seat": seat} for seat in "NESW"), {"do": "next_deal", "seat": "E"})
    verdict = judged(*before, *play, *after, called="", discard=None, laws=laws)
    assert (verdict.findings, verdict.points, verdict.outcome) == ((), (0, 2), Outcome.PLAYED)
    assert verdict.facts == ()


def test_a_seat_that_sits_out_may_be_the_first_to_board() -> None:
    verdict = judged("WTH EJH SQH N9H", called="E order alone")
    assert kinds(verdict) == ["inactive_played"]
    assert verdict.tricks[0].winner is Seat.EAST


def test_a_discard_seen_as_a_back_and_told_by_a_person_is_one_discard() -> None:
    back = {"do": "discard", "seat": "N", "card": None}
    told = {"do": "discard", "seat": "N", "card": "9C"}
    assert judged(back, told, *LAWFUL, discard=None).findings == ()
    assert judged(back, *LAWFUL, told, discard=None).findings == ()


def test_a_gather_seen_after_the_next_lead_is_of_the_trick_before() -> None:
    gather = {"do": "gather", "seat": "E"}
    folded = state(T1, "EAH", gather, "STS WJD NQC")
    assert [trick.gathered_by for trick in folded.tricks] == [Seat.EAST, None]
    assert len(folded.tricks[1].plays) == 4


def test_a_card_only_moved_is_no_card_taken_back() -> None:
    moved = ({"do": "withdraw", "seat": "S", "card": "QH"}, "SQH")
    assert judged("EJH SQH", *moved, "WTH N9H", *LAWFUL[1:]).findings == ()


@pytest.mark.parametrize(
    ("claim", "outcome", "points"),
    [
        ({"seat": "W", "cards": ["KD", "QD"], "tricks": 2, "agreed": True}, Outcome.CLAIMED, (0, 2)),
        ({"seat": "S", "tricks": 0, "cards": ["KS", "AC"], "agreed": True}, Outcome.CLAIMED, (0, 2)),
        ({"seat": "W", "cards": ["KD", "QD"], "tricks": 1, "agreed": True}, Outcome.CLAIMED, (0, 1)),
        ({"seat": "W", "cards": ["KD", "QD"], "tricks": 2, "agreed": False}, Outcome.INCOMPLETE, (0, 0)),
        ({"seat": "W", "cards": ["KD", "QD"], "tricks": 2}, Outcome.INCOMPLETE, (0, 0)),
        ({"seat": "S", "agreed": True}, Outcome.THROWN_IN, (0, 0)),
    ],
)
def test_claims(claim: dict[str, Any], outcome: Outcome, points: tuple[int, int]) -> None:
    verdict = judged(T1, T2, T3, {"do": "claim", **claim})
    assert (verdict.outcome, verdict.points) == (outcome, points)


@pytest.mark.parametrize(
    ("more", "points", "laws"),
    [
        ({"called": "E order"}, (0, 2), "house"),
        ({"called": "S order"}, (0, 2), "house"),
        ({"called": "S order"}, (0, 2), "mso"),
    ],
)
def test_points(more: dict[str, Any], points: tuple[int, int], laws: str) -> None:
    assert judged(*LAWFUL, laws=laws, **more).points == points


def test_a_lone_march_and_a_lone_defender() -> None:
    lone = ("EJH SQH N9H", "EAH STS NQC", "EKH STC NJS", "EAS SKS NQS", "E9D SAC NKC")
    assert judged(*lone, called="E order alone").points == (0, 4)
    # South makes and fails; West defends alone, East sits out
    defended = ("SQH WTH N9H", "SAC WJD NQC", "WAD NJS STC", "WKD NQS SKS", "WQD NKC STS")
    verdict = judged(*defended, called="E pass, S order, W defend_alone", laws="mso")
    assert words(verdict.sitting_out) == "E"
    assert verdict.defending_alone is Seat.WEST
    assert verdict.points == (0, 4)
    assert verdict.findings == ()


@pytest.mark.parametrize(
    ("read", "found"),
    [
        ([["TS", 0.97], ["TC", 0.03]], "renounce_corrected"),  # a renounce whichever it was
        ([["TS", 0.97], ["TH", 0.03]], "taken_back"),
    ],
)
def test_a_renounce_put_right_before_its_card_was_read(read: list[Any], found: str) -> None:
    renounce = {"do": "play", "seat": "S", "candidates": read}
    back = {"do": "withdraw", "seat": "S", "card": None}
    assert kinds(judged("EJH", renounce, back, "SQH WTH N9H", *LAWFUL[1:])) == [found]


@pytest.mark.parametrize(
    ("parts", "found"),
    [
        (("EJH STS SQH", {"do": "withdraw", "seat": "S", "card": "TS"}, "WTH N9H"), "renounce_corrected"),
        (("EJH STS SQH WTH", {"do": "withdraw", "seat": "S", "card": "TS"}, "N9H"), "renounce_corrected"),
        (("EJH STS SQH WTH N9H", {"do": "withdraw", "seat": "S", "card": "TS"}), "renounce_corrected"),
        (("EAH EJH", {"do": "withdraw", "seat": "E", "card": "AH"}, "SQH WTH N9H"), "taken_back"),
    ],
)
def test_of_two_cards_the_one_that_is_left_lying_is_the_one_played(
    parts: tuple[Any, ...], found: str
) -> None:
    verdict = judged(*parts, *LAWFUL[1:])
    assert kinds(verdict) == [found]
    assert [str(play.card) for play in verdict.tricks[0].boarded] == ["JH", "QH", "TH", "9H"]
    assert (verdict.points, verdict.outcome) == ((0, 2), Outcome.PLAYED)
