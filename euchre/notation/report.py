"""A hand told in plain text, for reading aloud and for people without a window.

Nothing is decided here: every sentence restates a field of the verdict or an event of the record.
"""

from __future__ import annotations

from euchre.events import Call, CallKind
from euchre.findings import Finding, FindingKind, How, State
from euchre.notation import words
from euchre.points import Points
from euchre.record import HandRecord
from euchre.seats import Side
from euchre.verdict import Outcome, TrickVerdict, Verdict


def report(verdict: Verdict, record: HandRecord | None = None) -> str:
    """The hand in sentences, a paragraph each for the call, the tricks, the score and the findings.

    Args:
        verdict: what the hand amounts to.
        record: the hand itself, for deal and calls, which a verdict does not repeat.

    Returns:
        Lines ending in a line break; a lawful hand has no paragraph of findings.
    """
    paragraphs = [_opening(verdict, record)]
    if verdict.tricks:
        paragraphs.append([_trick(trick, verdict) for trick in verdict.tricks])
    paragraphs.append(_ending(verdict))
    paragraphs += [_finding(finding) for finding in verdict.findings]
    return "\n\n".join("\n".join(lines) for lines in paragraphs) + "\n"


def _opening(verdict: Verdict, record: HandRecord | None) -> list[str]:
    """Which hand, who dealt, what was turned and called, who plays."""
    lines = [f"Hand {verdict.id}, laws {verdict.laws}."]
    if record is not None:
        dealt = f"{words.seat(record.dealer)} dealt" if record.dealer else "The dealer is not known"
        turned = f" and turned {words.card(record.upcard)}" if record.upcard else "; the up card was not seen"
        lines.append(f"{dealt}{turned}.")
        calls = [event for event in record.all_events() if isinstance(event, Call)]
        if calls:
            told = "; ".join(_call(call) for call in calls)
            lines.append(f"{told}.")
        if record.discard is not None:
            lines.append(f"The dealer laid away {words.card(record.discard)}.")
    if verdict.trump is not None and verdict.maker is not None:
        alone = " and plays alone" if verdict.alone else ""
        lines.append(f"{words.seat(verdict.maker)} made {words.suit(verdict.trump)} trump{alone}.")
    if verdict.defending_alone is not None:
        lines.append(f"{words.seat(verdict.defending_alone)} defends alone.")
    if verdict.sitting_out:
        names = words.listing(words.seat(seat) for seat in verdict.sitting_out)
        lines.append(f"{names} {'sits' if len(verdict.sitting_out) == 1 else 'sit'} out.")
    return lines


def _call(call: Call) -> str:
    """One call as it would be retold."""
    who = words.seat(call.seat)
    alone = " alone" if call.alone else ""
    match call.call:
        case CallKind.PASS:
            return f"{who} passed"
        case CallKind.ORDER:
            return f"{who} ordered it up{alone}"
        case CallKind.NAME:
            named = words.suit(call.suit) if call.suit else "a suit that was not heard"
            return f"{who} named {named}{alone}"
        case CallKind.ALONE:
            return f"{who} said alone"
        case CallKind.NOT_ALONE:
            return f"{who} took alone back"
        case CallKind.DEFEND_ALONE:
            return f"{who} said he defends alone"
        case CallKind.NO_DEFEND:
            return f"{who} does not defend alone"


def _trick(trick: TrickVerdict, verdict: Verdict) -> str:
    """Who led what, what followed, who took it."""
    if not trick.plays:
        return f"Trick {trick.number}: nothing played."
    first, *rest = trick.plays
    told = [f"{words.seat(first[0])} led {words.card(first[1])}"]
    told += [f"{words.seat(seat)} {words.card(card)}" for seat, card in rest]
    if trick.winner is None:
        return f"Trick {trick.number}: {', '.join(told)}; not complete."
    return f"Trick {trick.number}: {', '.join(told)}; {words.seat(trick.winner)} took it."


def _ending(verdict: Verdict) -> list[str]:
    """How it ended, tricks, points, score, what comes next."""
    lines = []
    match verdict.outcome:
        case Outcome.PASSED_OUT:
            lines.append("Everybody passed.")
        case Outcome.VOID:
            lines.append("The deal is void.")
        case Outcome.INCOMPLETE:
            lines.append("The record ends before the hand does.")
        case Outcome.CLAIMED:
            lines.append("The rest was claimed.")
        case Outcome.THROWN_IN:
            lines.append("The hands were thrown in.")
        case Outcome.PLAYED:
            pass
    if verdict.makers is not None:
        makers, defenders = verdict.makers, verdict.makers.other
        lines.append(
            f"{words.side(makers)}, the makers, took {words.count(verdict.taken.of(makers), 'trick')}; "
            f"{words.side(defenders)} took {words.count(verdict.taken.of(defenders), 'trick')}."
        )
    scored = [side for side in Side if verdict.points.of(side)]
    for side in scored:
        lines.append(f"{words.side(side)} score {words.count(verdict.points.of(side), 'point')}.")
    if not scored and verdict.outcome is not Outcome.INCOMPLETE:
        lines.append("Nobody scores.")
    lines.append(f"The score is {_score(verdict.score_after)}.")
    if verdict.game_over:
        winner = max(Side, key=verdict.score_after.of)
        lines.append(f"{words.side(winner)} win the game.")
    elif verdict.next_dealer is not None:
        lines.append(f"{words.seat(verdict.next_dealer)} deals next.")
    lines += [f"{fact[:1].upper()}{fact[1:].rstrip('.')}." for fact in verdict.facts]
    return lines


def _score(points: Points) -> str:
    return f"North and South {points.ns}, East and West {points.ew}"


_STATES = {
    State.PROVED: "The record proves it",
    State.SUSPENDED: "Suspended: something it rests on is not sure yet",
    State.TOO_LATE: "It came to light too late to be claimed",
    State.NOTED: "Noted; what it amounts to is for a person to say",
}


def _finding(finding: Finding) -> list[str]:
    """What was found, how sure it is, what is to be settled, what the laws propose, what was ruled."""
    lines = [f"Finding {finding.id}: {sentence(finding)}"]
    lines.append(f"{_STATES[finding.state]} (confidence {finding.confidence:.0%}).")
    if finding.established is not None:
        lines.append("It is established." if finding.established else "It is not established yet.")
    if finding.confirm:
        lines.append(f"To be settled: {finding.confirm.rstrip('.')}.")
    for proposal in finding.proposals:
        after = f" Score then: {_score(proposal.score_after)}." if proposal.score_after is not None else ""
        lines.append(f"Proposed by {proposal.law}: {proposal.text.rstrip('.')}.{after}")
    if finding.ruling is not None:
        by = f" by {finding.ruling['by']}" if finding.ruling.get("by") else ""
        lines.append(f"Ruled{by}: {finding.ruling.get('decision', 'decided')}.")
    return lines


_WHAT = {
    FindingKind.RENOUNCE_CORRECTED: "{who} did not follow {suit}{when} and put it right in time",
    FindingKind.LEAD_OUT_OF_TURN: "{who} led out of turn{when}",
    FindingKind.PLAY_OUT_OF_TURN: "{who} played out of turn{when}",
    FindingKind.CALL_OUT_OF_TURN: "{who} called out of turn",
    FindingKind.IMPROPER_CALL: "{who} made a call the laws do not allow",
    FindingKind.DEAL_OUT_OF_TURN: "{who} dealt out of turn",
    FindingKind.MISDEAL: "the deal went wrong{by}",
    FindingKind.EXPOSED_CARD: "a card of {who} was exposed{when}",
    FindingKind.PENALTY_CARD_NOT_PLAYED: "{who} did not play a penalty card that could be played{when}",
    FindingKind.WRONG_COUNT: "{who} had the wrong number of cards",
    FindingKind.NO_DISCARD: "{who} did not lay a card away in time",
    FindingKind.BURIED_UPCARD: "{who} buried the up card",
    FindingKind.LATE_ALONE: "{who} said alone too late",
    FindingKind.DEFENDED_ALONE: "{who} defended alone where the laws do not allow it",
    FindingKind.INACTIVE_PLAYED: "{who} played a card though sitting out{when}",
    FindingKind.PARTNER_FACED: "{who}, sitting out, faced the cards",
    FindingKind.DOUBLE_PLAY: "{who} played two cards, or none{when}",
    FindingKind.SIMULTANEOUS_PLAY: "{who} played at the same time{when}",
    FindingKind.TAKEN_BACK: "{who} took a card back{when}",
    FindingKind.CLAIM: "{who} claimed{when}",
    FindingKind.THROWN_IN: "hands were thrown in{by}{when}",
    FindingKind.WRONG_GATHER: "{who} gathered a trick that was not won by that side{when}",
    FindingKind.FOUL_DECK: "the deck is foul: a card was seen twice, or is not one of the 24{when}",
    FindingKind.KITTY_SEEN: "the kitty or the discard was looked at{by}",
    FindingKind.TRUMP_DOUBTFUL: "the trump suit entered may be wrong",
    FindingKind.WRONG_SCORE: "the score shown is not the score computed",
    FindingKind.UNPROVED_ACCUSATION: "an accusation against {who} was not proved{when}",
    FindingKind.INCIDENT: "an incident was entered{by}",
}


def sentence(finding: Finding) -> str:
    """What was found in one sentence; a revoke names both tricks."""
    who = words.listing(words.seat(seat) for seat in finding.seats) or "somebody"
    when = f" in trick {finding.trick}" if finding.trick else ""
    suit = words.suit(finding.suit) if finding.suit else "suit"
    if finding.kind is FindingKind.REVOKE:
        text = f"{who} did not follow {suit}{when}, {_proof(finding, suit)}"
    else:
        by = f", by {who}" if finding.seats else ""
        text = _WHAT[finding.kind].format(who=who, when=when, suit=suit, by=by)
    return f"{text[:1].upper()}{text[1:]}."


def _proof(finding: Finding, suit: str) -> str:
    """The other half of a revoke."""
    proof = finding.proved_by
    if proof is None:
        return "and it is not known yet whether a card of that suit was held"
    match proof.how:
        case How.LATER_PLAY:
            return f"and played {words.card(proof.card)} in trick {proof.trick}"
        case How.KNOWN_CARD:
            return f"and was known to hold {words.card(proof.card)}"
        case How.FACED:
            return f"and faced {words.card(proof.card)} in trick {proof.trick}"
        case How.COUNT:
            return f"and in trick {proof.trick} the unseen {suit} can be nowhere else"
