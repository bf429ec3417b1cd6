"""Games and sessions folded from a log: dealer, score, corrections, undo, and what ends a game."""

from __future__ import annotations

from typing import Any

import pytest

from companion.lawbook import shipped_laws
from euchre.cards import Card
from euchre.first_deal import by_cut, by_first_jack
from euchre.log import LogEvent, NewEvent
from euchre.seats import Seat, Side
from euchre.session import SessionState, fold_session
from euchre.session.game import Ending, LedgerKind
from tests.euchre.hands import LAWFUL, T1, calls, events

REVOKE = (T1, "EAH STS WKD NQC", "EKH STC WJD NJS", "WAD NQS E9D SAC", "WQD NKC EAS SKS")


class Log:
    """Writes a log the way a table does."""

    def __init__(self) -> None:
        self.entries: list[LogEvent] = []
        self.hand = 0

    def add(self, do: str, by: str = "scorer", **data: Any) -> str:
        n = len(self.entries) + 1
        hand = data.pop("hand", self.hand)
        self.entries.append(LogEvent.at(n, NewEvent(float(n), hand, do, data, by=by)))
        return f"e{n}"

    def play(self, *parts: Any, seat: str | None = "N", called: str = "E order") -> dict[str, str]:
        """A whole hand; returns the ids of its plays by seat and card."""
        self.hand += 1
        self.add("deal", "camera", **({"seat": seat} if seat else {}))
        self.add("upcard", "camera", card="9H")
        for call in calls(called):
            self.add("call", **call)
        if "order" in called:
            self.add("discard", "camera", seat="N", card="9C")
        ids = {}
        for event in events(*parts):
            ids[event["seat"] + event.get("card", "")] = self.add(event.pop("do"), "camera", **event)
        return ids

    def fold(self, laws: str = "house") -> SessionState:
        return fold_session(self.entries, shipped_laws(laws))


def rotated(parts: tuple[str, ...], places: int) -> tuple[str, ...]:
    """The same hand with every seat moved on, so that another dealer can have dealt it."""
    return tuple(
        " ".join("NESW"[("NESW".index(word[0]) + places) % 4] + word[1:] for word in part.split())
        for part in parts
    )


def test_scores_add_up_and_the_deal_goes_round() -> None:
    log = Log()
    log.play(*LAWFUL)
    game = log.fold().game
    assert (game.score, game.dealer, game.over) == ((0, 2), Seat.EAST, False)
    log.hand += 1
    log.add("deal", "camera")
    game = log.fold().game
    assert game.dealer is Seat.EAST
    assert game.hands[-1].record.dealer is Seat.EAST


def test_a_deal_by_another_than_whose_turn_it_is_is_found() -> None:
    log = Log()
    log.play(*LAWFUL)
    log.play(*LAWFUL)
    verdict = log.fold().game.hands[-1].verdict
    assert [found.kind.value for found in verdict.findings] == ["deal_out_of_turn"]
    assert verdict.next_dealer is Seat.SOUTH


@pytest.mark.parametrize(("laws", "dealer"), [("mso", Seat.EAST), ("house", None)])
def test_the_deal_after_all_passed_twice(laws: str, dealer: Seat | None) -> None:
    log = Log()
    passes = ", ".join(f"{seat} pass" for seat in "ESWNESWN")
    log.play(called=passes)
    assert log.fold(laws).game.dealer is dealer


def test_a_void_deal_is_dealt_again_by_the_same_dealer() -> None:
    log = Log()
    log.hand = 1
    log.add("deal", "camera", seat="N")
    log.add("misdeal", seat="N", reason="a card turned over")
    assert log.fold().game.dealer is Seat.NORTH


def test_ten_points_win_and_the_next_deal_begins_a_new_game() -> None:
    log = Log()
    log.add("new_game", score={"NS": 0, "EW": 8})
    log.play(*LAWFUL)
    game = log.fold().game
    assert (game.ending, game.winner, game.score) == (Ending.LIMIT, Side.EW, (0, 10))
    log.play(*rotated(LAWFUL, 1), seat="E", called="S order")
    state = log.fold()
    assert [g.number for g in state.games] == [1, 2]
    assert state.game.dealer is not None


def test_a_ruling_ends_a_game_and_its_undo_goes_on_with_it() -> None:
    log = Log()
    log.add("new_game", score={"NS": 8, "EW": 0})
    ids = log.play(*REVOKE)
    assert log.fold().game.score == (8, 2)
    log.add("rule", finding=f"revoke-{ids['WKD']}", decision="confirm")
    game = log.fold().game
    assert (game.over, game.winner, game.score) == (True, Side.NS, (10, 0))
    assert [line.kind for line in game.ledger] == [LedgerKind.START, LedgerKind.HAND, LedgerKind.RULING]
    log.add("undo")
    assert (log.fold().game.over, log.fold().game.score) == (False, (8, 2))
    log.add("redo")
    assert log.fold().game.over


def test_a_correction_of_the_past_has_everything_after_it_judged_again() -> None:
    log = Log()
    ids = log.play(*REVOKE)
    log.hand += 1
    log.add("deal", "camera", seat="E")

    def found() -> list[str]:
        return [f.id for f in log.fold().game.hands[0].verdict.findings]

    assert found() == [f"revoke-{ids['WKD']}"]
    log.add("amend", of=ids["WJD"], set={"card": "JC"})
    assert found() == [f"lead_out_of_turn-{ids['WAD']}"]  # East took trick 3 now
    log.add("undo")
    assert found() == [f"revoke-{ids['WKD']}"]


def test_the_next_hand_closes_the_time_to_claim() -> None:
    log = Log()
    ids = log.play(*REVOKE)
    log.add("challenge", seat="S", about={"seat": "W"})
    finding = f"revoke-{ids['WKD']}"

    def state() -> str:
        found = log.fold().game.hands[0].verdict.finding(finding)
        assert found is not None
        return found.state.value

    log.hand += 1
    log.add("deal", "camera", seat="E")
    assert state() == "proved"
    log.add("undo", of=log.entries[-2].id)
    assert state() == "too_late"


def test_what_a_person_said_outlasts_what_the_camera_says_later() -> None:
    log = Log()
    ids = log.play(T1)

    def card() -> Any:
        (act,) = (act for act in log.fold().hands[0].acts.acts if act.id == ids["EJH"])
        return act.data["card"]

    log.add("amend", "camera", of=ids["EJH"], set={"card": "AH"})
    assert card() == "AH"
    log.add("amend", of=ids["EJH"], set={"card": "JH"})
    log.add("amend", "camera", of=ids["EJH"], set={"card": "AH"})
    assert card() == "JH"


def test_a_dealer_seen_not_to_discard() -> None:
    log = Log()
    log.play()
    log.add("amend", of=log.entries[-1].id, set={"card": "none"})
    verdict = log.fold().game.hands[0].verdict
    assert [found.kind.value for found in verdict.findings] == ["no_discard"]


def test_an_entry_struck_out_never_happened() -> None:
    log = Log()
    ids = log.play(T1, "EAH EKH")
    kinds = [f.kind.value for f in log.fold().game.hands[0].verdict.findings]
    assert kinds == ["double_play"]
    log.add("amend", of=ids["EKH"], strike=True)
    assert log.fold().game.hands[0].verdict.findings == ()


def test_undo_names_what_it_takes_back_or_takes_the_last_act_of_a_person() -> None:
    log = Log()
    first = log.add("new_game", score={"NS": 1, "EW": 0})
    log.add("score", score={"NS": 5, "EW": 5}, note="agreed")
    log.add("play", "camera", seat="E", card="AS")
    log.add("undo")
    assert log.fold().game.score == (1, 0)
    log.add("undo", of=first)
    assert log.fold().game.score == (0, 0)
    log.add("redo", of=[first])
    assert log.fold().game.score == (1, 0)


@pytest.mark.parametrize(("do", "said"), [("undo", {}), ("redo", {}), ("amend", {"strike": True})])
def test_what_names_an_event_that_comes_later_is_told_and_does_nothing(do: str, said: dict[str, Any]) -> None:
    log, plain = Log(), Log()
    early = log.add(do, of="e2", **said)
    plain.add("time_left", "camera")
    for each in (log, plain):
        assert each.add("new_game", score={"NS": 1, "EW": 0}) == "e2"
        each.add("undo")
        each.add("redo")
    assert log.fold().game.score == plain.fold().game.score == (1, 0)
    assert log.fold().unreadable == ((early, "e1.of: no event 'e2' stands before it"),)


def test_a_score_set_by_a_person_has_its_reason_and_hands_go_on_from_it() -> None:
    log = Log()
    log.play(*LAWFUL)
    log.add("score", score={"NS": 3, "EW": 1}, note="two hands were not watched")
    log.play(*rotated(LAWFUL, 1), seat="E", called="S order")
    game = log.fold().game
    assert game.score == (5, 1)
    line = next(line for line in game.ledger if line.kind is LedgerKind.OVERRIDE)
    assert (line.points, line.reason) == ((3, -1), "two hands were not watched")


def test_a_ruling_made_after_a_score_was_set_still_counts() -> None:
    log = Log()
    ids = log.play(*REVOKE)
    log.add("score", score={"NS": 1, "EW": 2})
    log.add("rule", finding=f"revoke-{ids['WKD']}", decision="confirm")
    assert log.fold().game.score == (3, 0)


@pytest.mark.parametrize("in_play", [True, False])
def test_the_hand_in_progress_is_played_out_when_time_is_called(in_play: bool) -> None:
    log = Log()
    log.play(*(LAWFUL[:2] if in_play else LAWFUL))
    log.add("time")
    game = log.fold().game
    assert game.over is not in_play
    if in_play:
        for event in events(*LAWFUL[2:]):
            log.add(event.pop("do"), "camera", **event)
    game = log.fold().game
    assert (game.ending, game.winner) == (Ending.TIME, Side.EW)


def test_a_forfeit_gives_the_game_to_the_other_side() -> None:
    log = Log()
    log.play(*LAWFUL)
    log.add("forfeit", side="EW", note="did not come back")
    assert (log.fold().game.ending, log.fold().game.winner) == (Ending.FORFEIT, Side.NS)


@pytest.mark.parametrize(("shown", "wrong"), [((0, 2), False), ((2, 0), True)])
def test_the_six_and_the_four_are_held_against_the_computed_score(
    shown: tuple[int, int], wrong: bool
) -> None:
    log = Log()
    log.play(*LAWFUL)
    log.add("score_cards", score={"NS": shown[0], "EW": shown[1]})
    findings = log.fold().game.findings
    assert [found.kind.value for found in findings] == ["wrong_score"] * wrong


def test_what_cannot_be_read_is_named_and_left_out() -> None:
    log = Log()
    log.play(*LAWFUL)
    bad = log.add("play", "camera", seat="E", card="99")
    worse = log.add("forfeit", side="nobody")
    state = log.fold()
    assert dict(state.unreadable).keys() == {bad, worse}
    assert state.game.score == (0, 2)


def test_first_jack_and_cut() -> None:
    cards = [Card.parse(text) for text in ("9H", "AS", "JD", "JC")]
    assert by_first_jack(cards, Seat.EAST) is Seat.WEST
    assert by_first_jack(cards[:2], Seat.EAST) is None
    cuts = {Seat.NORTH: cards[1], Seat.EAST: cards[0]}
    assert by_cut(cuts) is Seat.EAST
    assert by_cut(cuts, low_deals=False) is Seat.NORTH
    assert by_cut({Seat.NORTH: cards[2], Seat.EAST: cards[3]}) is None
    assert by_cut({}) is None


@pytest.mark.parametrize(
    "data", [{"cards": ["9H", "AS", "JD"], "from": "N"}, {"cuts": {"N": "AS", "S": "TD"}}, {"seat": "S"}]
)
def test_the_first_dealer_from_the_log(data: dict[str, Any]) -> None:
    log = Log()
    log.add("first_dealer", **data)
    assert log.fold().game.dealer is Seat.SOUTH
