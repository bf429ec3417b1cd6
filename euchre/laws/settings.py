"""Every setting a law profile has: its name, the values it may take, and what it means.

The engine knows rules by these settings alone; there is no `if profile ==` anywhere.
"""

from __future__ import annotations

from dataclasses import dataclass

SettingValue = str | int | bool


@dataclass(frozen=True, slots=True)
class SettingSpec:
    """What one setting may be.

    Attributes:
        name: its key in a profile.
        meaning: what it decides, in one line.
        choices: the allowed words; empty for numbers and yes/no.
        low: least allowed number; None for words and yes/no.
        high: greatest allowed number.
        or_word: one word allowed beside numbers (`none`).
    """

    name: str
    meaning: str
    choices: tuple[str, ...] = ()
    low: int | None = None
    high: int = 0
    or_word: str = ""

    @property
    def allowed(self) -> str:
        """The allowed values in words."""
        if self.choices:
            return ", ".join(self.choices)
        if self.low is None:
            return "true, false"
        numbers = f"a whole number from {self.low} to {self.high}"
        return f"{numbers}, or {self.or_word}" if self.or_word else numbers

    def admits(self, value: object) -> bool:
        """Whether the setting may have this value."""
        if self.choices:
            return isinstance(value, str) and value in self.choices
        if self.low is None:
            return isinstance(value, bool)
        if self.or_word and value == self.or_word:
            return True
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high


def _words(name: str, choices: str, meaning: str) -> SettingSpec:
    return SettingSpec(name, meaning, choices=tuple(choices.split()))


def _yes_no(name: str, meaning: str) -> SettingSpec:
    return SettingSpec(name, meaning)


def _number(name: str, low: int, high: int, meaning: str, or_word: str = "") -> SettingSpec:
    return SettingSpec(name, meaning, low=low, high=high, or_word=or_word)


_ALL = (
    # Before the cards
    _words("first_deal", "first_jack cut manual", "how the first dealer is found"),
    _words("all_pass", "next_deals same_deals stick", "all pass twice: who deals next, or the dealer names"),
    _words("turned_down_suit", "barred allowed", "whether round two may name the suit turned down"),
    _yes_no("may_bury_upcard", "whether the dealer may discard the card just taken up"),
    # Alone
    _words("alone_deadline", "with_call first_card", "until when alone may be declared or taken back"),
    _words("defend_alone", "never if_maker_alone always", "whether a defender may play alone"),
    _words("loner_lead", "left_of_dealer left_of_loner", "where the first lead goes on a lone hand"),
    _words("partner_of_loner_cards", "inactive put_down face_down", "what a lone hand's partner does"),
    # Points
    _number("points_made", 0, 20, "makers take three or four tricks"),
    _number("points_march", 0, 20, "makers take all five"),
    _number("points_lone_made", 0, 20, "a lone maker takes three or four"),
    _number("points_lone_march", 0, 20, "a lone maker takes all five"),
    _number("points_euchre", 0, 20, "defenders, when the makers fail"),
    _number("points_lone_euchred", 0, 20, "defenders, when a lone maker fails"),
    _number("lone_defender_euchre", 0, 20, "a lone defender, when the makers fail", or_word="none"),
    _number("game_limit", 1, 100, "points that win the game"),
    # Play
    _words("follow_suit", "always", "the suit led is followed by whoever can, above every other duty"),
    _words("opening_lead", "left_of_dealer", "who leads first when all play"),
    # Deal
    _words("misdeal", "void_same_dealer void_next_dealer ask", "a card exposed or a wrong count in the deal"),
    _words("deal_out_of_turn", "void_before_upcard ask", "a deal out of turn"),
    _words("order_after_wrong_deal", "as_scheduled reverts ask", "who deals after such a deal stood"),
    # Turn
    _words("call_out_of_turn", "cancelled_unless_accepted ask", "a call out of turn"),
    _words("lead_out_of_turn", "opponents_may_accept ask", "a lead out of turn"),
    _yes_no("next_play_accepts", "whether a play by the next opponent accepts a lead out of turn"),
    _words("simultaneous_play", "second_in_turn ask", "two cards at the same moment"),
    # Revokes
    _words("revoke_corrected", "penalty_card no_penalty ask", "a renounce put right in time"),
    _words("revoke_established", "next_trick_led card_to_next_trick offenders_play", "when a revoke stands"),
    _words("revoke_penalty", "loss_of_bid points_to_other_side transfer_tricks ask", "an established revoke"),
    _number("revoke_points", 0, 20, "points of that penalty, where it is points"),
    _number("revoke_points_alone", 0, 20, "points of that penalty when either side plays alone"),
    _number("revoke_tricks", 0, 5, "tricks of that penalty, where it is tricks"),
    _yes_no("credit_opponents", "whether loss of bid also credits makers against whom defenders revoked"),
    _yes_no("major_event", "whether a revoke costs the offender's bid instead, as at major events"),
    _words("revoke_claim_until", "next_deal sheet_signed", "until when a revoke may be claimed"),
    _words("revoke_claim_last_hand", "sheet_signed_or_new_game sheet_signed", "the same for a last hand"),
    _words("penalty_and_hand", "better_of replace add", "how penalty and the hand's own points meet"),
    # People
    _words("who_may_claim", "any_player_or_director opponents_or_director director", "whose claim counts"),
    _words("who_rules", "director scorer", "who turns a proposal into a ruling"),
    _number("unproved_accusation", 0, 20, "points against an accusation that the cards disprove; 0 is off"),
    # Cards and claims
    _words("exposed_card", "penalty_card lead_out_of_turn ask", "a card shown without being played"),
    _words("claim", "order_or_directed ask", "claims and lay-downs"),
    _words("throw_in", "not_allowed ask", "hands thrown in before they are played"),
    _words("foul_deck", "void_same_dealer ask", "a pack that is not the 24 cards"),
    _words("score_cards", "six_and_four none", "cards kept on the table to show the score"),
)  # fmt: skip

SETTINGS: dict[str, SettingSpec] = {spec.name: spec for spec in _ALL}
"""All settings by name, in the order people read them."""
