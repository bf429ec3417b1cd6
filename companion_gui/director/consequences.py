"""What a correction would change, in sentences, told before it is applied."""

from __future__ import annotations

from companion_gui.finding_words import headline, state_words
from companion_gui.language import translate
from companion_gui.words import pair, player, suit_word, tricks
from euchre.findings import Finding
from euchre.seats import Seat, Side
from tracker.snapshot import Audience, Phase, TableSnapshot


def consequences(before: TableSnapshot, after: TableSnapshot) -> tuple[str, ...]:
    """The differences between a table as it is and as it would be, most important first.

    Findings are told to whoever may see them now: a scorer who corrects a card while the hand is played
    learns nothing that the table is not to know yet.
    """
    told = before.audience is Audience.DIRECTOR or {before.phase, after.phase} <= _SHOWN
    return (
        *_score(before, after),
        *_tricks(before, after),
        *_trump(before, after),
        *(_findings(before, after) if told else ()),
        *_signatures(before, after),
    )


_SHOWN = frozenset({Phase.BETWEEN, Phase.GAME_OVER})
_GOES_ON = frozenset({Phase.CALLING, Phase.PLAYING})


def _score(before: TableSnapshot, after: TableSnapshot) -> list[str]:
    out = []
    if _begins_anew(before, after):
        out.append(translate("Consequences", "A new game begins, at {score}.").format(score=_pairs(after)))
    elif dict(before.score) != dict(after.score):
        out.append(
            translate("Consequences", "Score: {before} becomes {after}.").format(
                before=_pairs(before), after=_pairs(after)
            )
        )
        if {before.phase, after.phase} <= _GOES_ON:
            # Else whoever types the score this hand will lead to has its points counted twice.
            out.append(
                translate(
                    "Consequences", "Hand {number} is still being played: what it brings is added."
                ).format(number=after.hand)
            )
    if before.game_over and not after.game_over and not _begins_anew(before, after):
        out.append(translate("Consequences", "The game is not over any more."))
    if after.game_over and (not before.game_over or before.winner is not after.winner):
        out.append(
            translate("Consequences", "{who} win the game.").format(who=pair(after, after.winner))
            if after.winner
            else translate("Consequences", "The game ends level.")
        )
    if before.phase in _GOES_ON and after.phase is Phase.GAME_OVER:
        out.append(translate("Consequences", "The hand in progress is broken off."))
    dealer = after.next_dealer
    if before.phase not in _GOES_ON and dealer is not None and dealer is not before.next_dealer:
        out.append(translate("Consequences", "{who} deals next.").format(who=player(after, dealer)))
    return out


def _begins_anew(before: TableSnapshot, after: TableSnapshot) -> bool:
    """Whether a finished game stays won and another has begun, rather than that one coming back to life."""
    if not before.game_over or after.game_over or dict(before.games) != dict(after.games):
        return False
    return before.winner is not None or not any(after.score.values())


def _pairs(snapshot: TableSnapshot) -> str:
    return " – ".join(str(snapshot.score.get(side, 0)) for side in Side)


def _tricks(before: TableSnapshot, after: TableSnapshot) -> list[str]:
    old = {trick.number: trick.winner for trick in before.tricks}
    out = []
    for trick in after.tricks:
        if trick.number in old and old[trick.number] is not trick.winner:
            who = (
                translate("Consequences", "nobody yet")
                if trick.winner is None
                else player(after, trick.winner)
            )
            out.append(
                translate("Consequences", "Trick {number} goes to {who}.").format(
                    number=trick.number, who=who
                )
            )
    for side in Side:
        if before.taken.get(side, 0) != after.taken.get(side, 0):
            out.append(
                translate("Consequences", "{who} have {tricks}.").format(
                    who=pair(after, side), tricks=tricks(after.taken.get(side, 0))
                )
            )
    return out


def _trump(before: TableSnapshot, after: TableSnapshot) -> list[str]:
    out = []
    if before.trump is not after.trump:
        out.append(
            translate("Consequences", "No trump.")
            if after.trump is None
            else translate("Consequences", "{Suit} are trump.").format(Suit=suit_word(after.trump))
        )
    if before.maker is not after.maker and after.maker is not None:
        out.append(translate("Consequences", "{who} made trump.").format(who=player(after, after.maker)))
    if before.alone != after.alone:
        out.append(
            translate("Consequences", "The maker plays alone.")
            if after.alone
            else translate("Consequences", "The maker does not play alone.")
        )
    if before.dealer is not after.dealer and after.dealer is not None:
        out.append(translate("Consequences", "{who} is the dealer.").format(who=player(after, after.dealer)))
    return out


def _findings(before: TableSnapshot, after: TableSnapshot) -> list[str]:
    old, new = _by_id(before), _by_id(after)
    out = [
        translate("Consequences", "No longer found: {what}").format(what=headline(old[i], before))
        for i in old
        if i not in new
    ]
    out += [
        translate("Consequences", "Newly found: {what}").format(what=headline(new[i], after))
        for i in new
        if i not in old
    ]
    out += [
        translate("Consequences", "Now {state}: {what}").format(
            state=state_words(new[i]), what=headline(new[i], after)
        )
        for i in new
        if i in old and new[i].state is not old[i].state
    ]
    return out


def _signatures(before: TableSnapshot, after: TableSnapshot) -> list[str]:
    void = [seat for seat in Seat if seat in before.signatures and seat in after.void]
    if not void:
        return []
    who = ", ".join(player(after, seat) for seat in void)
    return [translate("Consequences", "Signatures no longer stand: {who}.").format(who=who)]


def _by_id(snapshot: TableSnapshot) -> dict[str, Finding]:
    return {finding.id: finding for finding in snapshot.findings}
