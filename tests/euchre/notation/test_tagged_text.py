"""Hands typed as text with tags, in the manner of PBN."""

from __future__ import annotations

import pytest

from companion.lawbook import shipped_laws
from euchre.errors import RecordError
from euchre.judge import judge
from euchre.notation.tagged_text import read_tagged_text
from euchre.record import HandRecord
from tests.euchre.oracle.openspiel_hands import SEATS, SUITS, OracleHand, Told, hands

LAWS = shipped_laws("house")
LONE = """
% a lone hand, West sits out
[Event "Club night"]
[Board "7"]
[Dealer "North"]
[Upcard "JH"]
[Score "3-4"]
[Auction "E"]
order alone
[Discard "9C"]
[Play "E"]
AH 9H - TH   {North takes up the jack, and ducks}
KH QS - 9S
QH JS - TS
AS KS - JH
AC KC - QC
"""


def test_a_lone_hand_is_read_as_typed() -> None:
    (record,) = read_tagged_text(LONE, LAWS)
    verdict = judge(record, LAWS)
    assert (record.id, str(record.upcard), str(record.discard)) == ("7", "JH", "9C")
    assert (verdict.alone, [seat.value for seat in verdict.sitting_out]) == (True, ["W"])
    assert [event["card"] for event in record.to_json()["events"][:6]] == ["AH", "9H", "TH", "KH", "QS", "9S"]
    assert [trick.leader.value for trick in verdict.tricks if trick.leader] == ["E", "E", "E", "E", "N"]
    assert record.score == (3, 4)


def typed(hand: OracleHand) -> str:
    """One of OpenSpiel's hands as somebody would type it."""
    record = hand.record
    lines = [f'[Board "{record["id"]}"]', f'[Dealer "{record["dealer"]}"]', f'[Upcard "{record["upcard"]}"]']
    if "hands" in record:
        held = [record["hands"][seat] for seat in SEATS]
        suits = [[[card[0] for card in cards if card[1] == suit] for suit in "SHDC"] for cards in held]
        lines.append(f'[Deal "N:{" ".join(".".join("".join(s) or "-" for s in four) for four in suits)}"]')
    first = SEATS[(SEATS.index(record["dealer"]) + 1) % 4]
    lines.append(f'[Auction "{first}"]')
    for call in record["calls"]:
        match call["call"]:
            case "defend_alone":
                lines.append(f"defend {call['seat']}")
            case "name":
                lines.append(call["suit"])
            case said:
                lines.append(said)
    if record["discard"]:
        lines.append(f'[Discard "{record["discard"]}"]')
    lines.append('[Play "N"]')
    size = max(len(hand.plays) // 5, 1)
    for n in range(0, len(hand.plays), size):
        row = dict(hand.plays[n : n + size])
        lines.append(" ".join(row.get(seat, "-") for seat in SEATS))
    return "\n".join(lines)


def test_played_hands_come_out_of_their_text_as_they_were() -> None:
    played = list(hands(12, 120, told=Told.EVERYTHING)) + list(hands(13, 60, told=Told.PLAYS))
    text = "\n\n".join(typed(hand) for hand in played)
    laws = LAWS.with_settings(
        {"alone_deadline": "first_card", "defend_alone": "always", "lone_defender_euchre": 4}
    )
    records = read_tagged_text(text, laws)
    assert len(records) == len(played)
    for hand, record in zip(played, records, strict=True):
        events = [(event["seat"], event["card"]) for event in record.to_json()["events"]]
        assert tuple(events) == hand.plays
        assert record.id == hand.record["id"]
        assert {seat.value: {str(card) for card in cards} for seat, cards in record.hands.items()} == {
            seat: set(cards) for seat, cards in hand.record.get("hands", {}).items()
        }
        assert judge(record, laws).points == tuple(hand.points[side] for side in ("NS", "EW"))


def test_the_score_runs_on_from_hand_to_hand() -> None:
    first, second = read_tagged_text(f'{LONE}\n[Board "8"][Dealer "E"]'.replace("][", "]\n["), LAWS)
    assert (first.score, second.score) == ((3, 4), judge(first, LAWS).score_after)
    assert (second.id, second.dealer) == ("8", first.dealer.next if first.dealer else None)


@pytest.mark.parametrize("suit", SUITS)
def test_suits_and_cards_may_be_written_either_way(suit: str) -> None:
    other = "C" if suit != "C" else "D"
    text = (
        f'[Dealer "S"]\n[Upcard "{other}A"]\n[Auction "W"]\npass pass pass pass {suit.lower()}\n[Play "W"]\n'
    )
    (record,) = read_tagged_text(f"{text}{suit}10 9{suit} ? {suit}k", LAWS)
    assert [event.get("card") for event in record.to_json()["events"]] == [
        f"T{suit}", f"9{suit}", None, f"K{suit}",
    ]  # fmt: skip
    assert str(record.upcard) == f"A{other}"


START = '[Dealer "N"]\n[Upcard "JH"]\n[Auction "E"]\norder\n'


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("pass", "line 1: comes before any tag: pass"),
        ("[Dealer N]", r"line 1: not a tag: \[Dealer N\]"),
        ('[Board "1"]', "Dealer: the tag is missing"),
        ('[Dealer "X"]', "line 1: 'X' is not one of N, E, S, W"),
        ('[Dealer "N"]\n[Upcard "2H"]', "line 2: not one of the 24 cards: '2H'"),
        ('[Dealer "N"]\n[Score "ten"]', "line 2: not a score such as 3-4: 'ten'"),
        ('[Dealer "N"]\n[Deal "N:AK.Q"]', "line 2: not a hand of four suits: 'AK.Q'"),
        (START + "raise", "line 5: 'raise' is not one of pass, order"),
        (START + "defend", "line 3: defend must be followed by a seat"),
        (START + '[Play "E"]\nAS 9S TS QS KS', "line 6: holds 5 cards, but four play"),
        (
            START + '[Play "E"]\n- 9S TS QS',
            "line 6: E has no card, and out of turn there stands N QS, S 9S, W TS",
        ),
        ('[Dealer "N"]\n[Play "E"]\nAS', "line 3: cannot be read: trump, or who led, is not known"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_line(text: str, complaint: str) -> None:
    with pytest.raises(RecordError, match=complaint) as refused:
        read_tagged_text(text, LAWS)
    assert "\n" not in str(refused.value)


def test_a_text_without_a_hand_holds_none() -> None:
    assert read_tagged_text("% nothing yet\n\n; still nothing\n", LAWS) == ()
    assert isinstance(read_tagged_text('[Dealer "S"]', LAWS)[0], HandRecord)
