"""From hands to games: dealer and score handed on, and whatever else moves the score or ends a game.

Beside hands a log holds: `first_dealer` (`seat`, or `cards` with `from`, or `cuts`), `score` (a person sets
it: `score`, `note`; `after` says whether its hand was over by then), `score_cards` (what six and the four
show: `score`), `result` (typed in: `points` of a hand, or `score` with `final`), `time` (the round's time is
called), `forfeit` (`side`, `note`), `new_game` (`score`, `dealer`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise

from euchre.errors import RecordError
from euchre.fields import Fields, as_member
from euchre.findings import Finding
from euchre.first_deal import by_cut, by_first_jack
from euchre.points import NO_POINTS, Points
from euchre.seats import Seat, Side
from euchre.session.act import Act, HandActs
from euchre.session.game import Ending, Game, LedgerKind, LedgerLine, leader, reached, total
from euchre.session.judged import Judge, JudgedHand, judge_once
from euchre.session.score_cards import cuts, wrong_score


class GameBook:
    """The games of a log, worked out from its hands and its other acts.

    Args:
        hands: in the order they were dealt.
        acts: what else bears on the games, as it was logged.
        judge: judges hands.
        scores: the score as it was known at places of the log where it was asked already; added to.
        until: a place in the log; what stands there or later is not known yet. None for the whole log.
    """

    def __init__(
        self,
        hands: Sequence[HandActs],
        acts: Sequence[Act],
        judge: Judge,
        scores: dict[int, Points],
        until: int | None = None,
    ) -> None:
        self._all_hands, self._all_acts = hands, acts
        self._judge = judge
        self._scores = scores
        self._until = until
        self.games: list[Game] = []
        self.unreadable: list[tuple[str, str]] = []
        self._laws = judge.laws
        self._place = 0
        self._hand: HandActs | None = None
        self._next_deal: Act | None = None
        self._dealer: Seat | None = None  # who deals next, or is dealing
        self._due: Seat | None = None  # who deals next, where that was told
        self._due_here: Seat | None = None  # who should have dealt the hand in progress
        self._begin_game()
        self._work()
        self._end_game()

    @property
    def score(self) -> Points:
        """The score of the newest game."""
        return self.games[-1].score

    @property
    def due_dealer(self) -> Seat | None:
        """Who deals next, as far as the last hand or a person has told."""
        return self._due

    def _work(self) -> None:
        until = self._until
        hands = [hand for hand in self._all_hands if until is None or hand.deal.place < until]
        deals: dict[int, Act] = {hand.number: after.deal for hand, after in pairwise(hands)}
        acts = [act for act in self._all_acts if until is None or act.place < until]
        at = 0
        for hand in hands:
            while at < len(acts) and acts[at].place < hand.deal.place:
                self._take(acts[at])
                at += 1
            self._finish_hand()
            self._begin_hand(hand, deals.get(hand.number))
        for act in acts[at:]:
            self._take(act)
        self._finish_hand()

    # One game.

    def _begin_game(self) -> None:
        self._ledger: list[LedgerLine] = []
        self._hands: list[JudgedHand] = []
        self._findings: list[Finding] = []
        self._ending: Ending | None = None
        self._winner: Side | None = None
        self._time_called = False

    def _end_game(self) -> None:
        """Put the game by; the next one begins."""
        self._tell_score_after()
        if self._hands and self._ending is not None:
            self._hands[-1] = replace(self._hands[-1], game_over=True, winner=self._winner)
        game = Game(
            len(self.games) + 1,
            self._laws.number("game_limit"),
            tuple(self._hands),
            tuple(self._ledger),
            self._dealer,
            self._ending,
            self._winner,
            tuple(self._findings),
        )
        self.games.append(game)
        self._begin_game()

    def _end(self, ending: Ending | None, winner: Side | None) -> None:
        self._ending, self._winner = ending, winner

    def _end_if_reached(self) -> None:
        winner = reached(total(self._ledger), self._laws.number("game_limit"))
        if winner is not None and self._ending is None:
            self._end(Ending.LIMIT, winner)
        elif winner is None and self._ending is Ending.LIMIT:
            self._end(None, None)

    def _add(self, kind: LedgerKind, points: Points, act: Act, reason: str) -> None:
        self._ledger.append(LedgerLine(kind, act.hand, points, act.id, reason))

    # One hand.

    def _begin_hand(self, hand: HandActs, next_deal: Act | None) -> None:
        self._tell_score_after()
        if self._ending is not None:
            self._end_game()
        self._hand, self._next_deal, self._due_here = hand, next_deal, self._due
        self._laws = self._judge.laws_of(hand)

    def _finish_hand(self) -> None:
        """Enter the hand in progress into the game."""
        hand = self._hand
        if hand is None:
            return
        judged = self._judged(hand)
        verdict = judged.verdict
        self._ledger.append(LedgerLine(LedgerKind.HAND, hand.number, verdict.points))
        ruled = verdict.score_after.minus(judged.score).minus(verdict.points)
        if ruled != NO_POINTS:
            self._ledger.append(LedgerLine(LedgerKind.RULING, hand.number, ruled))
        self._hands.append(judged)
        self._hand = None
        self._due = verdict.next_dealer
        self._dealer = verdict.next_dealer if judged.over else judged.record.dealer
        self._end_if_reached()
        if self._time_called and judged.over and self._ending is None:
            self._end(Ending.TIME, leader(total(self._ledger)))

    def _judged(self, hand: HandActs) -> JudgedHand:
        """The hand in progress by all that the log tells of it up to where this book ends."""
        score = total(self._ledger)
        if self._until is None or (self._next_deal is not None and hand.last < self._until):
            return self._judge.judge(hand, score, self._due_here, self._next_deal)
        seen = hand.before(self._until)
        return judge_once(seen, self._laws, score, self._due_here, self._next_deal)

    def _tell_score_after(self) -> None:
        """The last hand's score is what the game stood at before the next one."""
        if self._hands and self._hand is None:
            after = total(self._ledger)
            if self._hands[-1].score_after != after:
                self._hands[-1] = replace(self._hands[-1], score_after=after)

    def _over_by_now(self) -> bool:
        """Whether the hand in progress was over as far as the log had come."""
        hand = self._hand
        if hand is None:
            return True
        seen = hand if hand.last < self._place else hand.before(self._place)
        return judge_once(seen, self._laws, total(self._ledger), self._due_here, None).over

    def _score_then(self) -> Points:
        """The score as it was known at this place in the log: a ruling that came later is not in it."""
        if self._place not in self._scores:
            before = GameBook(self._all_hands, self._all_acts, self._judge, self._scores, self._place)
            self._scores[self._place] = before.score
        return self._scores[self._place]

    # Acts that no hand record has.

    def _take(self, act: Act) -> None:
        self._place = act.place
        try:
            _ACTS[act.do](self, act, Fields(act.data, act.id))
        except RecordError as error:
            self.unreadable.append((act.id, str(error)))

    def _set_score(self, act: Act, fields: Fields) -> None:
        """A person sets the score."""
        wanted = fields.score("score")
        after = fields.flag("after")
        reason = fields.text("note") or fields.text("reason")
        if wanted is None:
            return
        difference = Points(*wanted).minus(self._score_then())
        if after or (after is None and self._over_by_now()):
            self._finish_hand()
        self._add(LedgerKind.OVERRIDE, difference, act, reason)
        self._end_if_reached()

    def _result(self, act: Act, fields: Fields) -> None:
        """A result typed in: points of one hand, or the final score of the game.

        One typed while a hand is being played is of this game, however that hand ends it, and the deal
        moves on once for both.
        """
        final, note = fields.flag("final"), fields.text("note")
        wanted = Points(*(fields.score("score" if final else "points") or (0, 0)))
        in_play = self._ending is None and not self._over_by_now()
        self._finish_hand()
        if self._ending is not None and not in_play:
            self._end_game()
        if final:
            self._add(LedgerKind.RESULT, wanted.minus(total(self._ledger)), act, note)
            self._end(Ending.RESULT, leader(total(self._ledger)))
            return
        self._add(LedgerKind.RESULT, wanted, act, note)
        if not (in_play and self._hands[-1].over):
            self._dealer = self._due = self._dealer.next if self._dealer is not None else None
        self._end_if_reached()

    def _call_time(self, act: Act, fields: Fields) -> None:
        """The round's time is over: the hand in progress is played out, then the game ends."""
        if self._over_by_now():
            self._finish_hand()
            if self._ending is None:
                self._end(Ending.TIME, leader(total(self._ledger)))
        else:
            self._time_called = True

    def _forfeit(self, act: Act, fields: Fields) -> None:
        """A side gives the game up, or does not come."""
        side = as_member(fields.get("side"), Side, fields.path("side"))
        self._finish_hand()
        self._end(Ending.FORFEIT, side.other)

    def _new_game(self, act: Act, fields: Fields) -> None:
        """A new game begins, with points given beforehand where `score` says so."""
        given, dealer, note = fields.score("score"), fields.maybe_seat("dealer"), fields.text("note")
        self._finish_hand()
        if self._hands or self._ledger or self._ending is not None:
            self._end_game()
        if given is not None:
            self._add(LedgerKind.START, Points(*given), act, note)
        if dealer is not None:
            self._dealer = self._due = dealer

    def _first_dealer(self, act: Act, fields: Fields) -> None:
        """Who deals first: named, by the first jack, or by the cut."""
        seat = fields.maybe_seat()
        if seat is None and fields.get("cards") is not None:
            seat = by_first_jack(fields.cards(), fields.seat("from"))
        if seat is None and fields.get("cuts") is not None:
            seat = by_cut(cuts(fields))
        if seat is not None:
            self._dealer = self._due = seat

    def _score_cards(self, act: Act, fields: Fields) -> None:
        """What the six and the four show, held against the score worked out."""
        shown = fields.score("score")
        computed = self._score_then()
        if shown is None or Points(*shown) == computed:
            return
        self._findings.append(wrong_score(act, Points(*shown), computed, self._laws))


_ACTS: dict[str, Callable[[GameBook, Act, Fields], None]] = {
    "score": GameBook._set_score,
    "override": GameBook._set_score,
    "score_cards": GameBook._score_cards,
    "result": GameBook._result,
    "time": GameBook._call_time,
    "forfeit": GameBook._forfeit,
    "new_game": GameBook._new_game,
    "first_dealer": GameBook._first_dealer,
}
