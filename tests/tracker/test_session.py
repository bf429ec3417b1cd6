"""A table's session: what is seen, said, asked, corrected, undone and ruled."""

from __future__ import annotations

import dataclasses
import threading
from itertools import combinations

import pytest

from euchre.cards import Card, Suit
from euchre.findings import FindingKind, State
from euchre.seats import Seat, Side
from tests.tracker.script import HEARTS_BY_EAST, Script, lawful_hand
from tests.tracker.scripted import frames, session_for, watched
from tracker.calls import Call, HandCalls
from tracker.errors import SessionError
from tracker.evidence import Evidence
from tracker.snapshot import Audience, Phase, QuestionKind
from tracker.table import THE_TABLE, Change
from vision.events import Zone

RENEGE = (
    ("E", ("AC", "KC", "9C", "QC"), "E"),
    ("E", ("AD", "9D", "TC", "QD"), "E"),  # West refuses diamonds ...
    ("E", ("JH", "9H", "TH", "AH"), "E"),
    ("E", ("KD", "JC", "TD", "KH"), "N"),  # ... and plays one here
    ("N", ("KS", "AS", "9S", "TS"), "E"),
)


def hand_of(tricks, upcard: str = "KH") -> Script:
    script = Script().upcard(upcard).leaves(upcard, "N", Zone.KITTY).wait(1.5).back("discard", Zone.KITTY)
    for leader, cards, winner in tricks:
        script.trick(leader, *cards, to=winner)
    return script


def test_a_lawful_hand_from_table_events_to_the_score():
    session = watched(lawful_hand())
    shown = session.snapshot()
    assert shown.phase is Phase.BETWEEN
    assert (shown.dealer, shown.next_dealer, shown.upcard) == (Seat.NORTH, Seat.EAST, Card.parse("KH"))
    assert (shown.trump, shown.maker, shown.alone) == (Suit.HEARTS, Seat.EAST, False)
    assert shown.taken == {Side.NS: 1, Side.EW: 4}
    assert shown.score == {Side.NS: 0, Side.EW: 1}
    assert shown.findings == ()
    assert shown.questions == ()
    assert [trick.winner.value for trick in shown.tricks] == [winner for _, _, winner in HEARTS_BY_EAST]


def test_a_renege_is_told_to_the_director_at_once_and_to_the_table_after_the_hand():
    script = hand_of(RENEGE)
    session = session_for(script)
    seen = {}
    for frame in frames(script.t + 3):
        session.feed(frame)
        for audience in Audience:
            shown = session.snapshot(audience)
            if shown.findings:
                seen.setdefault(audience, (shown.phase, len(shown.tricks)))
    assert seen[Audience.DIRECTOR] == (Phase.PLAYING, 4)
    assert seen[Audience.TABLE] == (Phase.BETWEEN, 5)
    (found,) = session.snapshot().findings
    assert (found.kind, found.seats, found.trick, found.proved_by.trick) == (
        FindingKind.REVOKE,
        (Seat.WEST,),
        2,
        4,
    )


def test_while_the_hand_is_played_the_tables_verdict_hides_what_its_findings_would_tell():
    script = hand_of(RENEGE[:4])
    session = watched(script)
    assert session.snapshot(Audience.DIRECTOR).verdict["findings"]
    assert session.snapshot().verdict["findings"] == []
    assert session.snapshot().verdict["refusals"] == []


def test_an_unsure_card_is_asked_and_its_answer_is_judged():
    script = Script().upcard("KH").leaves("KH", "N", Zone.KITTY).wait(1.5).back("discard", Zone.KITTY)
    script.plays("E", "AC").lands("?", Zone.TRICK, Seat.SOUTH).doubts("?", ("JS", 0.55), ("JC", 0.44))
    session = watched(script)
    (question,) = session.snapshot().questions
    assert question.kind is QuestionKind.CARD
    assert [choice.value for choice in question.choices] == ["JS", "JC", "none"]
    assert session.snapshot().trick.plays[1].card is None
    session.answer(question.id, "JC")
    assert session.snapshot().questions == ()
    assert session.snapshot().trick.plays[1].card == Card.parse("JC")


def test_what_was_taken_for_a_card_and_was_none_is_struck_out():
    script = Script().upcard("KH").leaves("KH", "N", Zone.KITTY).wait(1.5).back("discard", Zone.KITTY)
    script.plays("E", "AC").lands("?", Zone.TRICK, Seat.SOUTH)
    script.doubts("?", ("JS", 0.5), ("JC", 0.2), ("QS", 0.1), ("KS", 0.1))
    session = watched(script)
    (question,) = session.snapshot().questions
    assert [choice.value for choice in question.choices] == ["JS", "JC", "QS", "none"]
    session.answer(question.id, "none")
    assert session.snapshot().questions == ()
    assert len(session.snapshot().trick.plays) == 1


def test_a_finding_on_an_unsure_card_is_suspended():
    tricks = list(RENEGE)
    script = Script().upcard("KH").leaves("KH", "N", Zone.KITTY).wait(1.5).back("discard", Zone.KITTY)
    for leader, cards, winner in tricks[:3]:
        script.trick(leader, *cards, to=winner)
    script.plays("E", "KD").plays("S", "JD").lands("?", Zone.TRICK, Seat.WEST)
    script.doubts("?", ("TD", 0.6), ("TH", 0.3))
    session = watched(script)
    assert [
        f.state.value for f in session.snapshot(Audience.DIRECTOR).findings if f.kind is FindingKind.REVOKE
    ] in (
        [],
        ["suspended"],
    )


def missed(tricks, *missed_cards: str) -> Script:
    """A hand of which the camera missed some cards."""
    script = Script().upcard("KH").leaves("KH", "N", Zone.KITTY).wait(1.5).back("discard", Zone.KITTY)
    for leader, cards, winner in tricks:
        seen = []
        for places, card in enumerate(cards):
            if card not in missed_cards:
                script.plays(Seat(leader).ahead(places).value, card)
                seen.append(card)
        script.gathers(winner, *seen)
    return script


@pytest.mark.parametrize("card", [card for _, cards, _ in HEARTS_BY_EAST for card in cards])
def test_a_card_the_camera_missed_proves_nothing_and_is_asked(card):
    session = watched(missed(HEARTS_BY_EAST, card))
    shown = session.snapshot(Audience.DIRECTOR)
    assert {finding.state for finding in shown.findings} <= {State.SUSPENDED}
    (question,) = shown.questions
    assert question.kind is QuestionKind.CARD
    assert card in {choice.value for choice in question.choices}
    assert question.choices[0].value == "none"  # the first four have a key of their own
    session.answer(question.id, card)
    after = session.snapshot(Audience.DIRECTOR)
    assert (after.findings, after.questions) == ((), ())
    assert after.score == {Side.NS: 0, Side.EW: 1}


@pytest.mark.parametrize(
    "cards", [pair for _, cards, _ in HEARTS_BY_EAST for pair in combinations(cards, 2)], ids=" ".join
)
def test_two_cards_of_a_trick_that_the_camera_missed_prove_nothing(cards):
    session = watched(missed(HEARTS_BY_EAST, *cards))
    asked = session.snapshot(Audience.DIRECTOR).questions
    leader, played, _ = next(trick for trick in HEARTS_BY_EAST if cards[0] in trick[1])
    owner = {Seat(leader).ahead(n).name.capitalize(): card for n, card in enumerate(played)}
    for question in asked:
        seat = next(name for name in owner if name in question.text)
        session.answer(question.id, owner[seat])
    after = session.snapshot(Audience.DIRECTOR)
    assert {finding.state for finding in after.findings} <= {State.SUSPENDED}
    assert after.questions == ()
    assert after.score == {Side.NS: 0, Side.EW: 1}


def test_one_card_in_two_places_is_asked_twice_and_one_answer_settles_both():
    script = Script().upcard("KH").leaves("KH", "N", Zone.KITTY).wait(1.5).back("discard", Zone.KITTY)
    script.plays("E", "JC").lands("again", Zone.TRICK, Seat.SOUTH).reads("JC", "again")
    session = watched(script)
    asked = session.snapshot().questions
    assert [question.kind for question in asked] == [QuestionKind.TWICE, QuestionKind.TWICE]
    assert [play.card for play in session.snapshot().trick.plays] == [None, None]
    session.answer(asked[1].id, "JS")
    assert session.snapshot().questions == ()
    assert [str(play.card) for play in session.snapshot().trick.plays] == ["JC", "JS"]


def test_without_calls_the_maker_is_asked_and_trump_told_late_counts_from_the_start():
    session = watched(lawful_hand(), calls=(), dealer=Seat.NORTH)
    asked = session.snapshot().questions
    assert [question.kind for question in asked] == [QuestionKind.CALLS]
    assert asked[0].choices[0].label == "East ordered hearts"
    session.answer(asked[0].id, "E order H")
    shown = session.snapshot()
    assert (shown.trump, shown.score[Side.EW], shown.questions) == (Suit.HEARTS, 1, ())
    assert shown.findings == ()


def test_without_a_dealer_the_dealer_is_asked():
    session = watched(Script().upcard("KH"), calls=())
    (question,) = session.snapshot().questions
    assert question.kind is QuestionKind.DEALER
    session.answer(question.id, "W")
    assert session.snapshot().dealer is Seat.WEST


def test_a_correction_two_tricks_later_changes_what_follows():
    session = watched(hand_of(RENEGE))
    wrong = next(event.id for event in session.events() if event.data.get("card") == "TC")
    before = session.preview(wrong, {"card": "JH"})
    assert not [f for f in before.findings if f.kind is FindingKind.REVOKE and f.trick == 2 and f.seats == ()]
    session.correct(wrong, {"card": "9S"})
    assert any(event.do == "amend" for event in session.events())
    assert session.snapshot().undo == "correction: card is 9♠"


def test_undo_and_redo_are_named_and_exact():
    session = watched(lawful_hand())
    before = session.snapshot(Audience.DIRECTOR)
    session.override_score(3, 7)
    session.record("incident", {"what": "table_talk", "seat": "N"})
    assert session.snapshot().undo == "incident: table talk"
    session.undo()
    assert (session.snapshot().undo, session.snapshot().redo) == (
        "score set to 3 : 7",
        "incident: table talk",
    )
    assert session.snapshot().score == {Side.NS: 3, Side.EW: 7}
    session.undo()
    after = session.snapshot(Audience.DIRECTOR)
    assert (after.score, after.findings, after.verdict) == (before.score, before.findings, before.verdict)
    session.redo()
    assert session.snapshot().score == {Side.NS: 3, Side.EW: 7}
    session.record("incident", {"what": "slow_play"})
    assert session.snapshot().redo is None
    assert session.redo() is None


def test_an_incident_is_logged_by_its_name_however_it_is_written():
    session = watched(lawful_hand())
    session.record("incident", {"what": "Wrong score", "seat": "N"}, "director")
    assert session.events()[-1].data["what"] == "wrong_score"
    assert [found.kind for found in session.snapshot().findings] == [FindingKind.WRONG_SCORE]


def test_an_answer_of_several_calls_is_undone_as_one():
    session = watched(lawful_hand(), calls=(), dealer=Seat.NORTH)
    session.answer(session.snapshot().questions[0].id, "W name S")
    assert session.snapshot().trump is Suit.SPADES
    session.undo()
    assert session.snapshot().trump is None
    assert session.snapshot().questions[0].kind is QuestionKind.CALLS


def test_a_ruling_moves_the_score_and_undoing_it_moves_it_back():
    session = watched(hand_of(RENEGE))
    (found,) = session.snapshot().findings
    effect = found.proposals[0].effect.to_json()
    before = session.snapshot().score
    session.rule(found.id, "confirm", effect, note="seen by all")
    assert session.snapshot().score != before
    assert session.snapshot().score[Side.NS] == 2
    session.undo()
    assert session.snapshot().score == before
    session.rule(found.id, "dismiss")
    assert session.snapshot().score == before


def test_hands_follow_each_other_with_dealer_and_score():
    session = watched(lawful_hand())
    session.next_deal()
    shown = session.snapshot()
    assert (shown.hand, shown.dealer, shown.phase) == (2, Seat.EAST, Phase.CALLING)
    assert shown.score == {Side.NS: 0, Side.EW: 1}
    session.undo()
    assert session.snapshot().hand == 1 or session.snapshot().undo == "next deal"


def test_what_makes_no_sense_is_refused_in_one_line():
    session = session_for(Script())
    for act in (
        lambda: session.call(Seat.NORTH, "pass"),
        lambda: session.answer("card:e9", "JH"),
        lambda: session.correct("e99", {"card": "JH"}),
        lambda: session.rule("revoke-e9", "confirm"),
    ):
        with pytest.raises(SessionError) as caught:
            act()
        assert "\n" not in str(caught.value)
    session.next_deal(Seat.NORTH)
    with pytest.raises(SessionError, match="ZZ"):
        session.record("play", {"seat": "N", "card": "ZZ"})
    session.close()
    with pytest.raises(SessionError, match="closed"):
        session.call(Seat.NORTH, "pass")


def test_listeners_hear_of_changes_and_may_look_at_once():
    script = lawful_hand()
    session = session_for(script)
    heard, versions = [], []

    def listen(change):
        heard.append(change)
        versions.append(session.snapshot().version)

    stop = session.subscribe(listen)
    for frame in frames(2.0):
        session.feed(frame)
    assert any(change & Change.LOG for change in heard)
    assert versions == sorted(versions)
    stop()
    count = len(heard)
    session.next_deal()
    assert len(heard) == count


def test_people_may_act_on_other_threads_while_frames_come():
    script = lawful_hand()
    session = session_for(script)
    session.next_deal(Seat.NORTH)

    def act():
        for _ in range(20):
            session.record("incident", {"what": "slow_play"})
            session.snapshot(Audience.DIRECTOR)
            session.undo()

    people = [threading.Thread(target=act) for _ in range(3)]
    for person in people:
        person.start()
    for frame in frames(script.t + 3):
        session.feed(frame)
    for person in people:
        person.join()
    seqs = [event.seq for event in session.events()]
    assert seqs == list(range(1, len(seqs) + 1))


@pytest.mark.parametrize(("late", "pictured"), [(0, True), (3, False)])
def test_a_card_told_late_gets_no_picture_of_what_lies_there_now(late, pictured, tmp_path, monkeypatch):
    script = hand_of([])
    landed = next(event for event in script.events if event.is_face)
    index = next(frame.index for frame in frames(99) if frame.t >= landed.t)
    corners = ((10, 10), (50, 10), (50, 60), (10, 60))
    told = dataclasses.replace(landed, frame=index - late, corners=corners)
    script.events[:] = [told if event is landed else event for event in script.events]
    cut = []
    monkeypatch.setattr(Evidence, "cut", lambda _self, sighting, *_where: cut.append(sighting))
    session = session_for(script, evidence=Evidence(tmp_path))
    for frame in frames(script.t + 2):
        session.feed(frame)
    assert cut == ([told.id] if pictured else [])


def test_a_score_an_undo_and_a_redo_are_foreseen_and_log_nothing():
    session = watched(lawful_hand())
    shown, logged = session.snapshot(Audience.DIRECTOR), len(session.events())
    assert session.preview_score(7, 9).score == {Side.NS: 7, Side.EW: 9}
    assert session.preview_undo().score == shown.score, "there is nothing to undo"
    assert (session.snapshot(Audience.DIRECTOR), len(session.events())) == (shown, logged)
    session.override_score(7, 9)
    assert session.preview_undo().score == shown.score
    session.undo()
    assert session.preview_undo(redo=True).score == {Side.NS: 7, Side.EW: 9}
    assert session.snapshot().score == shown.score


def test_a_signature_stands_until_what_was_signed_is_changed():
    session = watched(lawful_hand())
    session.record("sign", {"seat": "N", "initials": "AM"})
    assert session.snapshot().signatures == {Seat.NORTH: {"seat": "N", "initials": "AM"}}
    session.override_score(7, 9)
    changed = session.snapshot()
    assert (changed.signatures, changed.void) == ({}, (Seat.NORTH,))
    session.undo()
    assert session.snapshot().void == ()


def test_what_bears_on_a_game_is_logged_like_all_else_and_undone():
    session = session_for(Script())
    session.record("first_dealer", {"cuts": {"N": "AS", "E": "9D"}})
    session.next_deal()
    assert session.snapshot().dealer is Seat.EAST
    session.record("result", {"points": {"NS": 4}})
    assert session.snapshot().score == {Side.NS: 4, Side.EW: 0}
    session.record("forfeit", {"side": "NS"})
    shown = session.snapshot()
    assert (shown.winner, shown.games[Side.EW]) == (Side.EW, 1)
    session.undo()
    assert session.snapshot().winner is None
    with pytest.raises(SessionError, match="nobody"):
        session.record("forfeit", {"side": "nobody"})


def test_the_table_agrees_on_the_tricks_until_they_are_counted_otherwise():
    session = watched(lawful_hand())
    assert not session.snapshot().agreed
    session.record("sign", {"seat": "N", "initials": "AM"})
    session.agree()
    logged = session.events()[-1]
    assert (logged.do, logged.data["seats"]) == ("agree", ["N", "E", "S", "W"])
    assert sum(logged.data["tricks"].values()) == 5
    assert session.snapshot().agreed
    assert session.snapshot().signatures, "to agree changes nothing that was signed"
    last = [event for event in session.events() if event.do == "play"][-4:]
    for play in last:
        session.strike(play.id)
    assert not session.snapshot().agreed
    for _ in last:
        session.undo()
    assert session.snapshot().agreed
    session.undo()
    assert not session.snapshot().agreed
    session.redo()
    assert session.snapshot().agreed


def test_what_was_struck_out_counts_again_when_nothing_of_it_is_corrected():
    session = watched(lawful_hand())
    play = next(event for event in session.events() if event.do == "play")

    def boarded() -> list[str]:
        return [one.id for trick in session.snapshot().tricks for one in trick.plays]

    before = boarded()
    session.strike(play.id)
    assert boarded() == before[1:]
    session.correct(play.id, {})
    assert boarded() == before


def test_nobody_agrees_on_a_hand_that_is_being_played():
    session = session_for(Script())
    session.next_deal()
    with pytest.raises(SessionError, match="not over yet"):
        session.agree()


def test_the_table_rules_by_itself_where_all_four_agree_and_no_director_has_ruled():
    session = watched(hand_of(RENEGE))
    (found,) = session.snapshot().findings
    effect = found.proposals[0].effect.to_json()
    with pytest.raises(SessionError, match="all four"):
        session.rule(found.id, "confirm", effect, by=THE_TABLE, agreed=(Seat.NORTH, Seat.SOUTH))
    session.rule(found.id, "confirm", effect, by=THE_TABLE, agreed=tuple(Seat))
    (ruled,) = session.snapshot().findings
    assert (ruled.ruling["by"], ruled.ruling["agreed"]) == (THE_TABLE, ["N", "E", "S", "W"])
    assert session.records()[0]["events"][-1]["agreed"] == ["N", "E", "S", "W"]
    session.rule(found.id, "dismiss")
    with pytest.raises(SessionError, match="the director has ruled"):
        session.rule(found.id, "confirm", effect, by=THE_TABLE, agreed=tuple(Seat))


def test_a_ruling_made_after_a_score_was_set_still_counts():
    session = watched(hand_of(RENEGE))
    (found,) = session.snapshot().findings
    before = session.snapshot().score
    session.override_score(3, 3)
    session.rule(found.id, "confirm", found.proposals[0].effect.to_json())
    after = session.snapshot().score
    assert after[Side.NS] == 5
    assert after[Side.EW] == 3 - before[Side.EW]


def test_other_laws_count_from_the_next_hand_on():
    session = watched(lawful_hand())
    session.set_laws("mso")
    assert session.records()[0]["laws"] == "house"
    session.next_deal()
    assert [record["laws"] for record in session.records()] == ["house", "mso"]
    session.undo()  # the deal
    session.undo()  # the word that the hand before it was over
    session.undo()
    session.next_deal()
    assert [record["laws"] for record in session.records()] == ["house", "house"]


def test_a_discard_that_nobody_saw_came_before_a_lead_that_is_read_late():
    """The calls file told it with the first card that was read; the lead, read later, lay there before."""
    script = Script().upcard("KH").leaves("KH", "N", Zone.KITTY).wait(1)
    script.lands("AS", Zone.TRICK, Seat.EAST)
    lead, landed = dict(script._last), script.t
    script.plays("S", "9S").wait(3).reads("AS", **lead).plays("W", "TS")
    said = HandCalls(1, dealer=Seat.NORTH, calls=(Call(Seat.EAST, "order"),), discard="9D")
    session = watched(script, calls=(said,))
    discards = [act.t > landed for act in session.hands()[0].acts.acts if act.do == "discard"]
    assert discards == [True]
    assert session.snapshot(Audience.DIRECTOR).findings == ()


@pytest.mark.parametrize("said", [None, "9D"])
def test_a_discard_seen_once_a_hand_is_gone_from_the_pile_came_first(said: str | None) -> None:
    """Both lay there by then; the lead, which nothing hid, seems to have landed first."""
    script = Script().upcard("KH").leaves("KH", "N", Zone.KITTY).wait(1)
    script.lands("AS", Zone.TRICK, Seat.EAST)
    lead = dict(script._last)
    script.back("discard", Zone.KITTY).reads("AS", **lead).plays("S", "9S").plays("W", "TS").plays("N", "KS")
    calls = HandCalls(1, dealer=Seat.NORTH, calls=(Call(Seat.EAST, "order"),), discard=said)
    session = watched(script, calls=(calls,))
    times = {event.do: event.t for event in reversed(session.events())}
    assert times["play"] < times["discard"]
    assert session.snapshot(Audience.DIRECTOR).findings == ()
