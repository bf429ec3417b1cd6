"""Findings in words: what was seen, how sure it is, and the rule behind it, in sentences of our own."""

from __future__ import annotations

from companion_gui.suits import SUIT_WORDS
from companion_gui.words import player
from euchre.findings import Finding, FindingKind, How, State
from tracker.snapshot import TableSnapshot

TITLES = {
    FindingKind.REVOKE: "Revoke",
    FindingKind.RENOUNCE_CORRECTED: "Renounce, put right in time",
    FindingKind.LEAD_OUT_OF_TURN: "Lead out of turn",
    FindingKind.PLAY_OUT_OF_TURN: "Play out of turn",
    FindingKind.CALL_OUT_OF_TURN: "Call out of turn",
    FindingKind.IMPROPER_CALL: "Improper call",
    FindingKind.DEAL_OUT_OF_TURN: "Deal out of turn",
    FindingKind.MISDEAL: "Misdeal",
    FindingKind.EXPOSED_CARD: "Exposed card",
    FindingKind.PENALTY_CARD_NOT_PLAYED: "Penalty card not played",
    FindingKind.WRONG_COUNT: "Wrong number of cards",
    FindingKind.NO_DISCARD: "No discard",
    FindingKind.BURIED_UPCARD: "Up card buried",
    FindingKind.LATE_ALONE: "Alone said late",
    FindingKind.DEFENDED_ALONE: "Defended alone",
    FindingKind.INACTIVE_PLAYED: "A sitting-out hand played",
    FindingKind.PARTNER_FACED: "Sitting-out hand faced",
    FindingKind.DOUBLE_PLAY: "Two cards to one trick",
    FindingKind.SIMULTANEOUS_PLAY: "Two cards at the same moment",
    FindingKind.TAKEN_BACK: "Card taken back",
    FindingKind.CLAIM: "Claim",
    FindingKind.THROWN_IN: "Hand thrown in",
    FindingKind.WRONG_GATHER: "Trick gathered by the other side",
    FindingKind.FOUL_DECK: "Foul deck",
    FindingKind.KITTY_SEEN: "Kitty looked at",
    FindingKind.TRUMP_DOUBTFUL: "Trump may be entered wrongly",
    FindingKind.WRONG_SCORE: "Score shown wrongly",
    FindingKind.UNPROVED_ACCUSATION: "Claim not proved",
    FindingKind.INCIDENT: "Incident",
}

RULES = {
    FindingKind.REVOKE: (
        "A player who holds a card of the suit led must play one; the left bower counts as trump. "
        "Whether a card of "
        "that suit was in the hand is shown by the cards themselves, once it is played or faced."
    ),
    FindingKind.RENOUNCE_CORRECTED: (
        "A wrong card may be taken back and the right one played until the laws in force call the "
        "revoke established."
    ),
    FindingKind.LEAD_OUT_OF_TURN: (
        "Whoever won the last trick leads; the laws in force say who may accept a lead by somebody else."
    ),
    FindingKind.PLAY_OUT_OF_TURN: "After the lead, cards are played clockwise, one a seat.",
    FindingKind.CALL_OUT_OF_TURN: "Calls go clockwise, beginning left of the dealer.",
    FindingKind.IMPROPER_CALL: (
        "The call was one that could not be made then, such as the suit just turned down."
    ),
    FindingKind.DEAL_OUT_OF_TURN: (
        "The deal passes to the left. Whether a wrong deal stands depends on how far it went."
    ),
    FindingKind.MISDEAL: "A deal with a card faced or hands of the wrong size is dealt again.",
    FindingKind.EXPOSED_CARD: (
        "A card shown before its time may have to be played at the first lawful chance."
    ),
    FindingKind.PENALTY_CARD_NOT_PLAYED: "A penalty card is played as soon as that is lawful.",
    FindingKind.WRONG_COUNT: "Everybody plays five cards; too many or too few make the hand doubtful.",
    FindingKind.NO_DISCARD: "A dealer who takes the up card lays one card away before the first lead.",
    FindingKind.BURIED_UPCARD: (
        "Some tables do not allow the dealer to lay away the very card that was turned up."
    ),
    FindingKind.LATE_ALONE: "The laws in force say until when a player may decide to play alone.",
    FindingKind.DEFENDED_ALONE: "The laws in force say whether a defender may play alone.",
    FindingKind.INACTIVE_PLAYED: "The partner of a player who goes alone takes no part in the hand.",
    FindingKind.PARTNER_FACED: "The laws in force say how the cards of a sitting-out hand lie.",
    FindingKind.DOUBLE_PLAY: (
        "One card a seat belongs to each trick; a person says which of the two was played."
    ),
    FindingKind.SIMULTANEOUS_PLAY: "Two cards came down so close together that the order cannot be told.",
    FindingKind.TAKEN_BACK: "A card that was played was picked up again before the trick ended.",
    FindingKind.CLAIM: "Somebody showed their cards or claimed the rest before the hand was played out.",
    FindingKind.THROWN_IN: "The hand was given up before it was played out.",
    FindingKind.WRONG_GATHER: "The side that wins a trick takes it in.",
    FindingKind.FOUL_DECK: (
        "One card was seen in two places, or a card that is none of the 24. A misreading is likelier."
    ),
    FindingKind.KITTY_SEEN: "The cards left over stay unseen until the hand is over.",
    FindingKind.TRUMP_DOUBTFUL: (
        "So many players seem not to follow suit that another trump would explain it better."
    ),
    FindingKind.WRONG_SCORE: "The score cards show another score than the hands give.",
    FindingKind.UNPROVED_ACCUSATION: "A revoke was claimed, and all cards that were seen say otherwise.",
    FindingKind.INCIDENT: "Entered by a person; the camera cannot see it.",
}

_STATES = {
    State.PROVED: "shown by the cards",
    State.SUSPENDED: "waits for a reading",
    State.TOO_LATE: "shown, but the time to claim it is over",
    State.NOTED: "noted, for a person to weigh",
}

_DECISIONS = {"confirm": "confirmed", "change": "ruled otherwise", "dismiss": "dismissed"}

_HOW = {
    How.LATER_PLAY: "played {card} in trick {trick}",
    How.KNOWN_CARD: "was seen to hold {card}",
    How.FACED: "showed {card} later",
    How.COUNT: "must have held one: the cards unseen have no other place",
}


def title(finding: Finding) -> str:
    """The kind, in a few words."""
    return TITLES[finding.kind]


def rule(finding: Finding) -> str:
    """The rule behind it, in our own words."""
    return RULES[finding.kind]


def state(finding: Finding) -> str:
    """How the finding stands, with how sure it is; what a person decided, once one did."""
    if finding.ruling is not None:
        decided = _DECISIONS.get(str(finding.ruling.get("decision")), "ruled")
        return f"{decided} by the {finding.ruling.get('by', 'director')}"
    return f"{_STATES[finding.state]} · {finding.confidence:.0%} sure of the readings"


def standing(finding: Finding) -> str:
    """How the finding stands, in as few words as a list has room for."""
    if finding.ruling is not None:
        return state(finding)
    return f"{finding.confidence:.0%} · {_STATES[finding.state]}"


def headline(finding: Finding, snapshot: TableSnapshot) -> str:
    """What was seen, as one plain sentence."""
    who = " and ".join(player(snapshot, seat) for seat in finding.seats) or "The table"
    where = f" in trick {finding.trick}" if finding.trick is not None else ""
    if finding.kind is FindingKind.REVOKE and finding.suit is not None:
        sentence = f"{who} did not follow {SUIT_WORDS[finding.suit]}{where}"
        proof = finding.proved_by
        if proof is not None:
            card = proof.card.label if proof.card is not None else "one"
            sentence += ", and " + _HOW[proof.how].format(card=card, trick=proof.trick)
        return sentence + "."
    return f"{who}: {title(finding)[0].lower()}{title(finding)[1:]}{where}."
