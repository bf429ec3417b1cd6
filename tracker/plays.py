"""Cards played to a trick: which of them are new, and which landed at the same time."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from euchre.log import NewEvent
from euchre.session.facts import HandFacts, seat_of
from tracker.bridge_host import BridgeHost
from tracker.card_log import log_card
from tracker.lying import Lying, Role
from tracker.roles import same_play
from tracker.thrown_in import ThrownIn
from tracker.trick_ends import TrickEnds

_OWN_GROUPS = 1000
"""Numbers of plays that landed together begin here where the bridge groups them: past those of the eyes."""


class Plays:
    """Logs the cards that are played.

    Args:
        host: where it is logged.
        ends: told of each card, which explains what went before it.
        thrown_in: notices when they are no plays.
        together: seconds between landings that cannot be put in order.
    """

    def __init__(self, host: BridgeHost, ends: TrickEnds, thrown_in: ThrownIn, together: float) -> None:
        self._host = host
        self._ends = ends
        self._thrown_in = thrown_in
        self._together = together

    def log(self, lying: Lying, others: Collection[Lying], began: float) -> None:
        """Log a card that lies in the trick, unless it is a play that the log knows, or none.

        Args:
            lying: the card.
            others: the other cards on the table.
            began: when watching began, seconds: of what lay there by then nobody knows when it landed.
        """
        known = same_play(lying, self._host.facts(), others)
        if known is not None:
            lying.logged = known
            self._ends.lies(known)
            return
        if lying.landed > began and self._thrown_in.begins(lying, others, max(began, self._ends.gathered[0])):
            lying.role = Role.QUIET
            return
        self._ends.end_unwatched(lying, others, began)
        self._ends.before_play(lying.seat, lying.landed)
        data: dict[str, Any] = {"seat": lying.seat.value, **lying.reading(), **self._ends.trick_number()}
        group = lying.together or self._landed_with(lying, others, began)
        if group is not None:
            data["together"] = group
        lying.logged = log_card(self._host, lying, "play", data)
        self._ends.lies(lying.logged)
        self._thrown_in.played(lying)

    def _landed_with(self, lying: Lying, others: Collection[Lying], began: float) -> int | None:
        """The number of the group of another seat's play that landed at the same time but was told before.

        A hand that lingers on its card keeps it from being told in time to be grouped by the eyes.
        """
        facts = self._host.facts()
        seen_landing = {other.logged for other in others if other.landed > began}
        for act in reversed(facts.trick):
            close = abs(act.t - lying.landed) < self._together
            if seat_of(act) is lying.seat or not close or act.id not in seen_landing:
                continue
            number = act.data.get("together")
            if number is None:
                number = _next_group(facts)
                data = {"of": act.id, "set": {"together": number}}
                seen = (lying.event.id,)
                self._host.log(NewEvent(lying.event.t, facts.hand, "amend", data, act.confidence, seen))
            return int(number)
        return None


def _next_group(facts: HandFacts) -> int:
    """A number that no group of this hand has yet."""
    used = (int(one.data.get("together") or 0) for one in facts.plays)
    return max(_OWN_GROUPS, 1 + max(used))
