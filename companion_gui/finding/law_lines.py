"""What the laws in force say about a kind of finding: their settings, in our words, and whose word it is."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from companion_gui.language import translate
from companion_gui.laws.differences import value_words
from companion_gui.phrases import in_words
from companion_gui.words import sentence
from euchre.findings import FindingKind
from euchre.laws import SETTINGS, LawProfile, Origin

_REVOKE = (
    "revoke_established",
    "revoke_penalty",
    "revoke_points",
    "revoke_tricks",
    "penalty_and_hand",
    "revoke_claim_until",
    "who_may_claim",
)
ABOUT: dict[FindingKind, tuple[str, ...]] = {
    FindingKind.REVOKE: _REVOKE,
    FindingKind.RENOUNCE_CORRECTED: ("revoke_corrected", "revoke_established"),
    FindingKind.LEAD_OUT_OF_TURN: ("lead_out_of_turn", "next_play_accepts"),
    FindingKind.CALL_OUT_OF_TURN: ("call_out_of_turn",),
    FindingKind.IMPROPER_CALL: ("turned_down_suit", "all_pass"),
    FindingKind.DEAL_OUT_OF_TURN: ("deal_out_of_turn", "order_after_wrong_deal"),
    FindingKind.MISDEAL: ("misdeal",),
    FindingKind.EXPOSED_CARD: ("exposed_card",),
    FindingKind.PENALTY_CARD_NOT_PLAYED: ("exposed_card",),
    FindingKind.WRONG_COUNT: ("misdeal",),
    FindingKind.BURIED_UPCARD: ("may_bury_upcard",),
    FindingKind.LATE_ALONE: ("alone_deadline",),
    FindingKind.DEFENDED_ALONE: ("defend_alone", "lone_defender_euchre"),
    FindingKind.INACTIVE_PLAYED: ("partner_of_loner_cards",),
    FindingKind.PARTNER_FACED: ("partner_of_loner_cards",),
    FindingKind.SIMULTANEOUS_PLAY: ("simultaneous_play",),
    FindingKind.CLAIM: ("claim",),
    FindingKind.THROWN_IN: ("throw_in",),
    FindingKind.FOUL_DECK: ("foul_deck",),
    FindingKind.WRONG_SCORE: ("score_cards",),
    FindingKind.UNPROVED_ACCUSATION: ("unproved_accusation", "who_may_claim"),
}
"""The settings that bear on each kind; the laws have none for the others."""


@dataclass(frozen=True, slots=True)
class LawLine:
    """One setting as people read it.

    Attributes:
        meaning: what it decides.
        value: how.
        note: what stands behind it; empty for nothing.
        said: whether the laws' own text says so; else it is our default where the text is silent.
    """

    meaning: str
    value: str
    note: str
    said: bool


def law_lines(kind: FindingKind, laws: LawProfile) -> tuple[LawLine, ...]:
    """What these laws say about a kind of finding; numbers of a penalty only where it is of that kind."""
    out = []
    for name in ABOUT.get(kind, ()):
        if name == "revoke_points" and laws["revoke_penalty"] != "points_to_other_side":
            continue
        if name == "revoke_tricks" and laws["revoke_penalty"] != "transfer_tricks":
            continue
        setting = laws.settings[name]
        out.append(
            LawLine(
                sentence(in_words(SETTINGS[name].meaning)),
                value_words(setting.value),
                in_words(setting.note),
                setting.origin is Origin.TEXT,
            )
        )
    return tuple(out)


def told(kind: FindingKind, laws: LawProfile) -> str:
    """The lines as rich text, a star at what is our default; empty where the laws have nothing to say."""
    lines = law_lines(kind, laws)
    rows = [
        f"{escape(line.meaning)}: <b>{escape(line.value)}</b>{'' if line.said else ' *'}" for line in lines
    ]
    if not all(line.said for line in lines):
        rows.append(escape(translate("Laws", "* our default: the text is silent")))
    return "".join(f'<p style="margin: 0 0 3px 0">{row}</p>' for row in rows)
