"""What must hold of a verdict on a hand that OpenSpiel played; each check gives its complaints as lines."""

from __future__ import annotations

from typing import Any

from companion.lawbook import shipped_laws
from euchre.judge import judge
from euchre.record import HandRecord
from tests.euchre.oracle.openspiel_hands import SEATS, OracleHand, Refusal, effective_suit

DECK = frozenset(rank + suit for suit in "CDHS" for rank in "9TJQKA")


def judged(record: dict[str, Any], *, legal: bool = False) -> dict[str, Any]:
    """The verdict on a record, both as data, the way `score` gives it."""
    laws = shipped_laws(record["laws"]).with_settings(record["settings"])
    return judge(HandRecord.from_json(record), laws, legal=legal).to_json()


def differences(hand: OracleHand, verdict: dict[str, Any]) -> list[str]:
    """Where verdict and engine part: trump, maker, leaders, winners, tricks, points, legal cards."""
    seats = list(hand.winners)
    expected = {
        "outcome": "passed_out" if hand.trump is None else "played",
        "trump": hand.trump,
        "maker": hand.maker,
        "leaders": list(hand.leaders),
        "winners": seats,
        "plays": [list(play) for play in hand.plays],
        "taken": {side: sum(seat in side for seat in seats) for side in ("NS", "EW")},
        "points": hand.points,
    }
    found = {
        **{name: verdict[name] for name in ("outcome", "trump", "maker", "taken", "points")},
        "leaders": [trick["leader"] for trick in verdict["tricks"]],
        "winners": [trick["winner"] for trick in verdict["tricks"]],
        "plays": [play for trick in verdict["tricks"] for play in trick["plays"]],
    }
    complaints = [
        f"{hand.record['id']}: {name} is {found[name]}, the engine has {expected[name]}"
        for name in expected
        if found[name] != expected[name]
    ]
    if "legal" in verdict:
        complaints += legal_differences(hand, verdict["legal"])
    return complaints


def legal_differences(hand: OracleHand, legal: list[list[str] | None]) -> list[str]:
    """Where legal cards differ. Where the hands as dealt are told, none may be missing."""
    name = hand.record["id"]
    if len(legal) != len(hand.legal):
        return [f"{name}: legal cards of {len(legal)} plays, the engine has {len(hand.legal)}"]
    return [
        f"{name}: play {n}: legal {mine}, the engine has {sorted(theirs)}"
        for n, (mine, theirs) in enumerate(zip(legal, hand.legal, strict=True))
        if (mine is None and "hands" in hand.record) or (mine is not None and set(mine) != theirs)
    ]


def accusations(hand: OracleHand, verdict: dict[str, Any]) -> list[str]:
    """Every finding in a lawful hand."""
    return [f"{hand.record['id']}: accused: {finding}" for finding in verdict["findings"]]


def twin_complaints(hand: OracleHand) -> list[str]:
    """Whether the one illegal card is refused at once, proved when it must be, never before, never missed."""
    refusal = hand.refusal
    assert refusal is not None
    name = hand.record["id"]
    at_once = judged(hand.record_until(refusal.play + 1))
    eve = judged(hand.record_until(refusal.proof))
    proved = judged(hand.record_until(refusal.proof + 1))
    end = judged(hand.record)
    complaints = []
    state = {"seat": refusal.seat, "trick": refusal.trick, "suit": refusal.suit}
    early = revokes(at_once)
    if not early and {**state, "state": "refused"} not in at_once["refusals"]:
        complaints.append(f"{name}: not refused at once: {at_once['refusals']}")
    if refusal.picked_up and [how(finding) for finding in early] != ["known_card"]:
        complaints.append(f"{name}: the up card was seen to be there, but at once there is {early}")
    for moment, verdict, plays in (
        ("at once", at_once, refusal.play + 1),
        ("on the eve", eve, refusal.proof),
    ):
        for finding in revokes(verdict):
            if how(finding) == "known_card" and refusal.picked_up:
                continue
            if how(finding) == "count" and counted(hand, refusal, plays):
                continue
            complaints.append(f"{name}: accused {moment}, too early: {finding}")
    for moment, verdict in (("when proved", proved), ("at the end", end)):
        findings = verdict["findings"]
        if [finding["kind"] for finding in findings] != ["revoke"]:
            complaints.append(f"{name}: {moment} there must be one revoke: {findings}")
            continue
        complaints += _misdescribed(hand, refusal, findings[0], f"{name} {moment}", early=bool(revokes(eve)))
    return complaints


def _misdescribed(
    hand: OracleHand, refusal: Refusal, finding: dict[str, Any], where: str, *, early: bool
) -> list[str]:
    """Where a finding says the wrong thing about the right revoke."""
    expected: dict[str, Any] = {
        "seats": [refusal.seat],
        "trick": refusal.trick,
        "suit": refusal.suit,
        "state": "proved",
        "confidence": 1.0,
    }
    complaints = [
        f"{where}: {name} is {finding[name]}, not {value}"
        for name, value in expected.items()
        if finding[name] != value
    ]
    if not early:
        size = len(hand.plays) // 5
        proof = {
            "trick": refusal.proof // size + 1,
            "card": hand.plays[refusal.proof][1],
            "how": "later_play",
        }
        if finding["proved_by"] != proof:
            complaints.append(f"{where}: proved by {finding['proved_by']}, not {proof}")
    return complaints


def revokes(verdict: dict[str, Any]) -> list[dict[str, Any]]:
    """The revokes among the findings."""
    return [finding for finding in verdict["findings"] if finding["kind"] == "revoke"]


def how(finding: dict[str, Any]) -> str | None:
    """How a revoke is proved."""
    return finding["proved_by"]["how"] if finding["proved_by"] else None


def counted(hand: OracleHand, refusal: Refusal, plays: int) -> bool:
    """Whether counting alone proves it: more unseen cards of the suit than places outside that hand.

    Places are the other hands still hidden, the kitty, a discard nobody saw, and hands that sit out.
    """
    assert hand.trump is not None
    seen = {card for _, card in hand.plays[:plays]} | {hand.record["upcard"]}
    size = len(hand.plays) // 5
    played = {seat: sum(who == seat for who, _ in hand.plays[:plays]) for seat in SEATS}
    active = {seat for seat, _ in hand.plays}
    room = sum(5 - played[seat] for seat in active if seat != refusal.seat)
    room += 3 + 5 * (4 - size)
    picked_up = any(call["call"] == "order" for call in hand.record["calls"])
    if picked_up and hand.record["discard"] is None:
        room += 1
    elif picked_up:
        seen.add(hand.record["discard"])
        if hand.record["upcard"] not in {card for _, card in hand.plays[:plays]}:
            room -= hand.record["dealer"] != refusal.seat and hand.record["dealer"] in active
    unseen = {card for card in DECK - seen if effective_suit(card, hand.trump) == refusal.suit}
    return len(unseen) > room
