"""Findings in words: what was seen, how sure it is, and the rule behind it, in sentences of our own."""

from __future__ import annotations

from companion_gui.language import QT_TRANSLATE_NOOP, translate
from companion_gui.suits import suit_name
from companion_gui.words import player
from euchre.cards import Suit
from euchre.findings import Finding, FindingKind, How, State
from tracker.snapshot import TableSnapshot

TITLES = {
    FindingKind.REVOKE: QT_TRANSLATE_NOOP("FindingWords", "Revoke"),
    FindingKind.RENOUNCE_CORRECTED: QT_TRANSLATE_NOOP("FindingWords", "Renounce, put right in time"),
    FindingKind.LEAD_OUT_OF_TURN: QT_TRANSLATE_NOOP("FindingWords", "Lead out of turn"),
    FindingKind.PLAY_OUT_OF_TURN: QT_TRANSLATE_NOOP("FindingWords", "Play out of turn"),
    FindingKind.CALL_OUT_OF_TURN: QT_TRANSLATE_NOOP("FindingWords", "Call out of turn"),
    FindingKind.IMPROPER_CALL: QT_TRANSLATE_NOOP("FindingWords", "Improper call"),
    FindingKind.DEAL_OUT_OF_TURN: QT_TRANSLATE_NOOP("FindingWords", "Deal out of turn"),
    FindingKind.MISDEAL: QT_TRANSLATE_NOOP("FindingWords", "Misdeal"),
    FindingKind.EXPOSED_CARD: QT_TRANSLATE_NOOP("FindingWords", "Exposed card"),
    FindingKind.PENALTY_CARD_NOT_PLAYED: QT_TRANSLATE_NOOP("FindingWords", "Penalty card not played"),
    FindingKind.WRONG_COUNT: QT_TRANSLATE_NOOP("FindingWords", "Wrong number of cards"),
    FindingKind.NO_DISCARD: QT_TRANSLATE_NOOP("FindingWords", "No discard"),
    FindingKind.BURIED_UPCARD: QT_TRANSLATE_NOOP("FindingWords", "Up card buried"),
    FindingKind.LATE_ALONE: QT_TRANSLATE_NOOP("FindingWords", "Alone said late"),
    FindingKind.DEFENDED_ALONE: QT_TRANSLATE_NOOP("FindingWords", "Defended alone"),
    FindingKind.INACTIVE_PLAYED: QT_TRANSLATE_NOOP("FindingWords", "A sitting-out hand played"),
    FindingKind.PARTNER_FACED: QT_TRANSLATE_NOOP("FindingWords", "Sitting-out hand faced"),
    FindingKind.DOUBLE_PLAY: QT_TRANSLATE_NOOP("FindingWords", "Two cards to one trick"),
    FindingKind.SIMULTANEOUS_PLAY: QT_TRANSLATE_NOOP("FindingWords", "Two cards at the same moment"),
    FindingKind.TAKEN_BACK: QT_TRANSLATE_NOOP("FindingWords", "Card taken back"),
    FindingKind.CLAIM: QT_TRANSLATE_NOOP("FindingWords", "Claim"),
    FindingKind.THROWN_IN: QT_TRANSLATE_NOOP("FindingWords", "Hand thrown in"),
    FindingKind.WRONG_GATHER: QT_TRANSLATE_NOOP("FindingWords", "Trick gathered by the other side"),
    FindingKind.FOUL_DECK: QT_TRANSLATE_NOOP("FindingWords", "Foul deck"),
    FindingKind.KITTY_SEEN: QT_TRANSLATE_NOOP("FindingWords", "Kitty looked at"),
    FindingKind.TRUMP_DOUBTFUL: QT_TRANSLATE_NOOP("FindingWords", "Trump may be entered wrongly"),
    FindingKind.WRONG_SCORE: QT_TRANSLATE_NOOP("FindingWords", "Score shown wrongly"),
    FindingKind.UNPROVED_ACCUSATION: QT_TRANSLATE_NOOP("FindingWords", "Claim not proved"),
    FindingKind.INCIDENT: QT_TRANSLATE_NOOP("FindingWords", "Incident"),
}

RULES = {
    FindingKind.REVOKE: (
        QT_TRANSLATE_NOOP(
            "FindingWords",
            "A player who holds a card of the suit led must play one; the left bower counts as trump. "
            "Whether a card of "
            "that suit was in the hand is shown by the cards themselves, once it is played or faced.",
        )
    ),
    FindingKind.RENOUNCE_CORRECTED: (
        QT_TRANSLATE_NOOP(
            "FindingWords",
            "A wrong card may be taken back and the right one played until the laws in force call the "
            "revoke established.",
        )
    ),
    FindingKind.LEAD_OUT_OF_TURN: (
        QT_TRANSLATE_NOOP(
            "FindingWords",
            "Whoever won the last trick leads; the laws in force say who may accept a lead by somebody else.",
        )
    ),
    FindingKind.PLAY_OUT_OF_TURN: QT_TRANSLATE_NOOP(
        "FindingWords", "After the lead, cards are played clockwise, one a seat."
    ),
    FindingKind.CALL_OUT_OF_TURN: QT_TRANSLATE_NOOP(
        "FindingWords", "Calls go clockwise, beginning left of the dealer."
    ),
    FindingKind.IMPROPER_CALL: (
        QT_TRANSLATE_NOOP(
            "FindingWords", "The call was one that could not be made then, such as the suit just turned down."
        )
    ),
    FindingKind.DEAL_OUT_OF_TURN: (
        QT_TRANSLATE_NOOP(
            "FindingWords",
            "The deal passes to the left. Whether a wrong deal stands depends on how far it went.",
        )
    ),
    FindingKind.MISDEAL: QT_TRANSLATE_NOOP(
        "FindingWords", "A deal with a card faced or hands of the wrong size is dealt again."
    ),
    FindingKind.EXPOSED_CARD: (
        QT_TRANSLATE_NOOP(
            "FindingWords", "A card shown before its time may have to be played at the first lawful chance."
        )
    ),
    FindingKind.PENALTY_CARD_NOT_PLAYED: QT_TRANSLATE_NOOP(
        "FindingWords", "A penalty card is played as soon as that is lawful."
    ),
    FindingKind.WRONG_COUNT: QT_TRANSLATE_NOOP(
        "FindingWords", "Everybody plays five cards; too many or too few make the hand doubtful."
    ),
    FindingKind.NO_DISCARD: QT_TRANSLATE_NOOP(
        "FindingWords", "A dealer who takes the up card lays one card away before the first lead."
    ),
    FindingKind.BURIED_UPCARD: (
        QT_TRANSLATE_NOOP(
            "FindingWords",
            "Some tables do not allow the dealer to lay away the very card that was turned up.",
        )
    ),
    FindingKind.LATE_ALONE: QT_TRANSLATE_NOOP(
        "FindingWords", "The laws in force say until when a player may decide to play alone."
    ),
    FindingKind.DEFENDED_ALONE: QT_TRANSLATE_NOOP(
        "FindingWords", "The laws in force say whether a defender may play alone."
    ),
    FindingKind.INACTIVE_PLAYED: QT_TRANSLATE_NOOP(
        "FindingWords", "The partner of a player who goes alone takes no part in the hand."
    ),
    FindingKind.PARTNER_FACED: QT_TRANSLATE_NOOP(
        "FindingWords", "The laws in force say how the cards of a sitting-out hand lie."
    ),
    FindingKind.DOUBLE_PLAY: (
        QT_TRANSLATE_NOOP(
            "FindingWords",
            "One card a seat belongs to each trick; a person says which of the two was played.",
        )
    ),
    FindingKind.SIMULTANEOUS_PLAY: QT_TRANSLATE_NOOP(
        "FindingWords", "Two cards came down so close together that the order cannot be told."
    ),
    FindingKind.TAKEN_BACK: QT_TRANSLATE_NOOP(
        "FindingWords", "A card that was played was picked up again before the trick ended."
    ),
    FindingKind.CLAIM: QT_TRANSLATE_NOOP(
        "FindingWords", "Somebody showed their cards or claimed the rest before the hand was played out."
    ),
    FindingKind.THROWN_IN: QT_TRANSLATE_NOOP(
        "FindingWords", "The hand was given up before it was played out."
    ),
    FindingKind.WRONG_GATHER: QT_TRANSLATE_NOOP("FindingWords", "The side that wins a trick takes it in."),
    FindingKind.FOUL_DECK: (
        QT_TRANSLATE_NOOP(
            "FindingWords",
            "One card was seen in two places, or a card that is none of the 24. A misreading is likelier.",
        )
    ),
    FindingKind.KITTY_SEEN: QT_TRANSLATE_NOOP(
        "FindingWords", "The cards left over stay unseen until the hand is over."
    ),
    FindingKind.TRUMP_DOUBTFUL: (
        QT_TRANSLATE_NOOP(
            "FindingWords",
            "So many players seem not to follow suit that another trump would explain it better.",
        )
    ),
    FindingKind.WRONG_SCORE: QT_TRANSLATE_NOOP(
        "FindingWords", "The score cards show another score than the hands give."
    ),
    FindingKind.UNPROVED_ACCUSATION: QT_TRANSLATE_NOOP(
        "FindingWords", "A revoke was claimed, and all cards that were seen say otherwise."
    ),
    FindingKind.INCIDENT: QT_TRANSLATE_NOOP("FindingWords", "Entered by a person; the camera cannot see it."),
}

_STATES = {
    State.PROVED: QT_TRANSLATE_NOOP("FindingWords", "shown by the cards"),
    State.SUSPENDED: QT_TRANSLATE_NOOP("FindingWords", "waits for a reading"),
    State.TOO_LATE: QT_TRANSLATE_NOOP("FindingWords", "shown, but the time to claim it is over"),
    State.NOTED: QT_TRANSLATE_NOOP("FindingWords", "noted, for a person to weigh"),
}

_DECISIONS = {
    "confirm": QT_TRANSLATE_NOOP("FindingWords", "confirmed"),
    "change": QT_TRANSLATE_NOOP("FindingWords", "ruled otherwise"),
    "dismiss": QT_TRANSLATE_NOOP("FindingWords", "dismissed"),
}

_RULERS = {
    "director": QT_TRANSLATE_NOOP("FindingWords", "director"),
    "scorer": QT_TRANSLATE_NOOP("FindingWords", "scorer"),
}

_HOW = {
    How.LATER_PLAY: QT_TRANSLATE_NOOP("FindingWords", "played {card} in trick {trick}"),
    How.KNOWN_CARD: QT_TRANSLATE_NOOP("FindingWords", "was seen to hold {card}"),
    How.FACED: QT_TRANSLATE_NOOP("FindingWords", "showed {card} later"),
    How.COUNT: QT_TRANSLATE_NOOP("FindingWords", "must have held one: the cards unseen have no other place"),
}


def title(finding: Finding) -> str:
    """The kind, in a few words."""
    return translate("FindingWords", TITLES[finding.kind])


def rule(finding: Finding) -> str:
    """The rule behind it, in our own words."""
    return translate("FindingWords", RULES[finding.kind])


def state(finding: Finding) -> str:
    """How the finding stands, with how sure it is; what a person decided, once one did."""
    if finding.ruling is not None:
        decided = translate(
            "FindingWords", _DECISIONS.get(str(finding.ruling.get("decision")), "ruled otherwise")
        )
        by = str(finding.ruling.get("by", "director"))
        who = translate("FindingWords", _RULERS.get(by, by))
        return translate("FindingWords", "{decided} by the {who}").format(decided=decided, who=who)
    words = translate("FindingWords", "{state} · {sure} sure of the readings")
    return words.format(state=state_words(finding), sure=f"{finding.confidence:.0%}")


def standing(finding: Finding) -> str:
    """How the finding stands, in as few words as a list has room for."""
    if finding.ruling is not None:
        return state(finding)
    return f"{finding.confidence:.0%} · {state_words(finding)}"


def state_words(finding: Finding) -> str:
    """How far the cards show it, in a few words."""
    return translate("FindingWords", _STATES[finding.state])


def headline(finding: Finding, snapshot: TableSnapshot) -> str:
    """What was seen, as one plain sentence."""
    names = [player(snapshot, seat) for seat in finding.seats]
    who = translate("FindingWords", " and ").join(names) or translate("FindingWords", "The table")
    if finding.kind is FindingKind.REVOKE and finding.suit is not None:
        return _revoke(finding, who, finding.suit)
    if finding.trick is None:
        words = translate("FindingWords", "{who}: {what}.")
    else:
        words = translate("FindingWords", "{who}: {what} in trick {trick}.")
    return words.format(who=who, what=title(finding), trick=finding.trick)


def _revoke(finding: Finding, who: str, suit: Suit) -> str:
    proof = finding.proved_by
    if finding.trick is None:
        words = translate("FindingWords", "{who} did not follow {suit}")
    else:
        words = translate("FindingWords", "{who} did not follow {suit} in trick {trick}")
    sentence = words.format(who=who, suit=suit_name(suit), trick=finding.trick)
    if proof is None:
        return sentence + "."
    card = proof.card.label if proof.card is not None else translate("FindingWords", "one")
    how = translate("FindingWords", _HOW[proof.how]).format(card=card, trick=proof.trick)
    return translate("FindingWords", "{fact}, and {proof}.").format(fact=sentence, proof=how)
