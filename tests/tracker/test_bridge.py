"""From table events to log events, by physical facts alone."""

from __future__ import annotations

import pytest

from euchre.cards import Card
from euchre.confidence import LEAST_SURE
from euchre.findings import FindingKind
from euchre.seats import Seat
from euchre.session.facts import seat_of
from tests.tracker.fake_host import FakeHost, run
from tests.tracker.script import HEARTS_BY_EAST, Script, lawful_hand
from tests.tracker.scripted import watched
from tracker.calls import Call, HandCalls
from tracker.snapshot import Audience
from vision.events import TableEventKind, Zone

ORDERED = ({"seat": "E", "call": "order", "suit": "H"},)
PASSES = [{"seat": seat, "call": "pass"} for seat in "ESWN"]
NAMED = (*PASSES, {"seat": "E", "call": "name", "suit": "S"})
ALL_PASS = HandCalls(1, Seat.NORTH, "KH", tuple(Call(Seat(seat), "pass") for seat in "ESWN"))
"""A calls file, which tells of the up card before it is seen."""


def started(card: str = "KH", calls=NAMED) -> tuple[Script, FakeHost]:
    """A hand in which the up card was turned down: only plays follow."""
    script = Script().upcard(card).leaves(card, "N", Zone.KITTY).wait(2)
    return script, FakeHost(calls=calls)


def test_a_whole_hand_is_logged_in_order():
    host = run(lawful_hand().events, FakeHost(calls=ORDERED))
    assert host.told("upcard", "pickup", "discard") == ["upcard KH", "pickup N KH", "discard N"]
    expected = [
        f"play {Seat(leader).ahead(i).value} {card}"
        for leader, cards, _ in HEARTS_BY_EAST
        for i, card in enumerate(cards)
    ]
    assert host.told("play") == expected
    assert host.told("gather") == [f"gather {w} {n}" for n, (_, _, w) in enumerate(HEARTS_BY_EAST, start=1)]
    assert {event.hand for event in host.events} == {1}


def test_every_event_names_what_it_rests_on():
    host = run(lawful_hand().events, FakeHost(calls=ORDERED))
    plays = [event for event in host.events if event.do == "play"]
    assert all(len(play.seen) == 2 for play in plays)
    assert plays[0].data["at"]["position"] == [90.0, 0.0]
    assert plays[0].data["at"]["read"][0] == ["AC", 0.99]
    assert plays[0].confidence == pytest.approx(0.99 * 0.97)


def test_the_second_hand_begins_with_the_next_deal():
    script = lawful_hand()
    script.wait(5).upcard("9H").leaves("9H", "E", Zone.KITTY).wait(2)
    script.plays("S", "AS")
    host = run(script.events, FakeHost(calls=NAMED))
    assert host.told("next_deal") == ["next_deal"]
    assert [event.data["seat"] for event in host.events if event.do == "deal"] == ["N", "E"]
    assert host.events[-1].hand == 2
    assert host.told("play")[-1] == "play S AS"


@pytest.mark.parametrize(
    ("piles", "seats", "deals"),
    [(2, "WE", True), (2, "WW", False), (1, "WE", False), (0, "WE", False), (2, "W", False)],
)
def test_a_pack_put_together_that_lies_before_two_seats_is_cut_or_dealt(piles: int, seats: str, deals: bool):
    """Of a deal in dim light the eyes may make out no more than that."""
    script = Script().back("a pile", Zone.IGNORED, Seat.EAST).back("another", Zone.IGNORED, Seat.WEST)
    script = lawful_hand(script).wait(1)
    for pile in ("a pile", "another")[:piles]:
        script.leaves(pile, zone=Zone.IGNORED)
    for place, seat in enumerate(seats):
        script.back(f"pack {place}", Zone.SEAT, Seat(seat), place=(0, 200 + 100 * place))
    host = run(script.events, FakeHost(calls=ORDERED))
    assert host.told("next_deal") == ["next_deal"] * deals


def test_piles_that_went_while_a_hand_was_played_say_nothing_of_the_next():
    script = Script().back("a pile", Zone.IGNORED, Seat.EAST).back("another", Zone.IGNORED, Seat.WEST)
    script = lawful_hand(script.leaves("a pile", zone=Zone.IGNORED).leaves("another", zone=Zone.IGNORED))
    script.back("tricks of East", Zone.SEAT, Seat.EAST).back("tricks of West", Zone.SEAT, Seat.WEST)
    assert run(script.events, FakeHost(calls=ORDERED)).told("next_deal") == []


def test_a_card_that_cannot_be_read_is_logged_with_its_candidates():
    script, host = started()
    script.lands("?", Zone.TRICK, Seat.EAST).doubts("?", ("JS", 0.55), ("JC", 0.44))
    run(script.events, host)
    assert host.told("play") == ["play E JS/JC"]
    assert host.events[-1].confidence < 0.6


def test_a_card_read_after_all_corrects_the_log():
    script, host = started()
    script.lands("?", Zone.TRICK, Seat.EAST).doubts("?", ("JS", 0.55), ("JC", 0.44))
    script.wait(1).reads("JC", "?")
    run(script.events, host)
    assert host.events[-1].do == "amend"
    assert host.told("play") == ["play E JS/JC"]
    assert [str(act.data["card"]) for act in host.facts().plays] == ["JC"]


def test_cards_read_out_of_order_are_logged_in_the_order_they_landed():
    script, host = started()
    script.lands("AS", Zone.TRICK, Seat.EAST)
    script.lands("KS", Zone.TRICK, Seat.SOUTH).reads("KS")
    script.event(TableEventKind.IDENTIFIED, **_read_late(script, "AS", Seat.EAST))
    run(script.events, host)
    assert host.told("play") == ["play E AS", "play S KS"]


def _read_late(script: Script, card: str, seat: Seat) -> dict:
    fields = {**script._last, "track": script.tracks[card], "seat": seat}
    return {**fields, "t": script.t + 0.4, "card": Card.parse(card), "confidence": 0.98}


def test_cards_that_landed_between_two_frames_say_so():
    script, host = started()
    script.plays("E", "AS")
    script.beat = 0.0
    script.lands("KS", Zone.TRICK, Seat.SOUTH, together=7).reads("KS")
    script.lands("QS", Zone.TRICK, Seat.WEST, together=7).reads("QS")
    run(script.events, host)
    assert [event.data.get("together") for event in host.events if event.do == "play"] == [None, 7, 7]


def test_cards_that_landed_at_once_but_were_told_one_after_the_other_say_so():
    script, host = started()
    script.plays("E", "AS").plays("W", "QS")
    script.t -= 0.07
    script.beat = 0.0
    script.lands("KS", Zone.TRICK, Seat.SOUTH)
    script.wait(0.6).reads("KS")
    run(script.events, host)
    plays = [(act.data["seat"], act.data.get("together")) for act in host.facts().plays]
    assert plays == [("E", None), ("S", 1000), ("W", 1000)]


def test_a_card_replaced_before_the_trick_ends_was_taken_back():
    script, host = started()
    script.plays("E", "AS").plays("S", "9D").leaves("9D", "S").plays("S", "9S").plays("W", "KS")
    run(script.events, host)
    assert host.told("play", "withdraw") == [
        "play E AS",
        "play S 9D",
        "withdraw S 9D",
        "play S 9S",
        "play W KS",
    ]


@pytest.mark.parametrize(("seconds", "accuses"), [(1.0, True), (4.0, False)])
def test_a_card_that_lay_alone_for_long_may_have_gone_with_others_that_nobody_saw(
    seconds: float, accuses: bool
):
    script, host = started()
    script.plays("E", "AS").wait(seconds).leaves("AS", "E").wait(2).plays("E", "9S")
    run(script.events, host)
    (back,) = [event for event in host.events if event.do == "withdraw"]
    assert (back.confidence >= LEAST_SURE) is accuses


@pytest.mark.parametrize(("others", "accuses"), [(("W",), True), (("W", "N"), False)])
def test_a_card_of_a_full_trick_that_is_replaced_accuses_nobody(others: tuple[str, ...], accuses: bool):
    """Its player may have won the trick and lead, the other three being gone and not noticed."""
    script, host = started()
    script.plays("E", "AS").plays("S", "9D")
    for seat, card in zip(others, ("KS", "QS"), strict=False):
        script.plays(seat, card)
    script.leaves("AS", "E").plays("E", "9S")
    run(script.events, host)
    (back,) = [event for event in host.events if event.do == "withdraw"]
    assert back.data["card"] == "AS"
    assert (back.confidence >= 0.5) is accuses


@pytest.mark.parametrize(("unseen", "accuses"), [(False, True), (True, False)])
def test_a_card_whose_place_another_of_its_seat_took_was_taken_back_before_it(unseen: bool, accuses: bool):
    """The eyes notice late that it went; where they did not see it go, it may lie under the other one."""
    script, host = started()
    script.plays("E", "AS").plays("S", "9D").lands("9S", Zone.TRICK, Seat.SOUTH)
    script.leaves("9D", unseen=unseen).reads("9S").plays("W", "KS")
    run(script.events, host)
    cards = sorted(
        (event for event in host.events if event.do in ("play", "withdraw")), key=lambda one: one.t
    )
    assert [f"{event.do} {event.data['card']}" for event in cards] == [
        "play AS",
        "play 9D",
        "withdraw 9D",
        "play 9S",
        "play KS",
    ]
    assert (cards[2].confidence >= LEAST_SURE) is accuses


def test_a_card_taken_back_and_not_replaced_was_taken_back_all_the_same():
    script, host = started()
    script.plays("E", "AS").plays("S", "9D").leaves("9D", "S").wait(3)
    run(script.events, host)
    assert host.told("play", "withdraw") == ["play E AS", "play S 9D", "withdraw S 9D"]


def test_a_card_taken_back_and_left_before_its_player_was_shown():
    script, host = started()
    script.plays("E", "AS").plays("S", "9D").leaves("9D", "S")
    script.lands("again", Zone.SEAT, Seat.SOUTH).reads("9D", "again").plays("S", "9S")
    run(script.events, host)
    assert host.told("play", "withdraw", "expose") == [
        "play E AS",
        "play S 9D",
        "withdraw S 9D",
        "expose S",
        "play S 9S",
    ]


def test_the_up_card_that_its_dealer_played_took_back_and_left_lying_was_shown():
    script = Script().upcard("KH").leaves("KH", "N", Zone.KITTY).wait(2)
    host = FakeHost(calls=ORDERED)
    script.plays("E", "AS").plays("N", "KH").leaves("KH", "N")
    script.lands("again", Zone.SEAT, Seat.NORTH).reads("KH", "again").plays("N", "9S")
    run(script.events, host)
    assert host.told("withdraw", "expose") == ["withdraw N KH", "expose N"]


@pytest.mark.parametrize(
    ("lay", "told"),
    [("nowhere", ["expose N"]), ("since the first trick", []), ("on the kitty", [])],
)
def test_the_up_card_may_lie_open_until_it_is_played_but_not_be_dropped_once_its_dealer_has_it(
    lay: str, told
):
    script = Script().upcard("KH")
    if lay != "on the kitty":
        script.leaves("KH", "N", Zone.KITTY).wait(2)
    script.plays("E", "AS")
    if lay == "since the first trick":
        script.lands("left", Zone.SEAT, Seat.NORTH).reads("KH", "left")
    script.plays("S", "9S").plays("W", "TS").plays("N", "QS").gathers("E", "AS", "9S", "TS", "QS")
    if lay == "since the first trick":
        script.leaves("left", "N", Zone.SEAT)
    elif lay == "on the kitty":
        script.leaves("KH", "N", Zone.KITTY)
    script.wait(3).plays("E", "AC").lands("dropped", Zone.SEAT, Seat.NORTH).reads("KH", "dropped")
    assert run(script.events, FakeHost(calls=ORDERED)).told("expose") == told


@pytest.mark.parametrize(("full", "told"), [(False, ["withdraw S 9D", "expose S"]), (True, [])])
def test_a_card_drawn_back_before_its_player_was_taken_back_unless_the_trick_was_full(full: bool, told):
    script, host = started()
    script.plays("E", "AS").plays("S", "9D")
    place = {**script._last, "track": script.tracks["9D"], "position": (0.0, 210.0)}
    if full:
        script.plays("W", "KS").plays("N", "QS")
    fields = {**place, "zone": Zone.SEAT, "seat": Seat.SOUTH, "card": Card.parse("9D"), "confidence": 0.98}
    script.wait(0.5).event(TableEventKind.MOVED, **fields)
    run(script.events, host)
    assert host.told("withdraw", "expose") == told


def test_a_card_that_was_only_out_of_sight_is_the_same_card():
    script, host = started()
    script.plays("E", "AS").plays("S", "9S").leaves("9S").lands("again", Zone.TRICK, Seat.SOUTH).reads(
        "9S", "again"
    )
    run(script.events, host)
    assert host.told("play", "withdraw") == ["play E AS", "play S 9S"]


def test_a_trick_swept_in_one_by_one_is_gathered():
    script, host = started()
    for seat, card in zip("ESWN", ("AS", "9S", "TS", "QS"), strict=True):
        script.plays(seat, card)
    script.beat = 0.2
    for card in ("AS", "9S", "TS", "QS"):
        script.leaves(card, "E")
    run(script.events, host)
    assert host.told("gather", "withdraw") == ["gather E 1"]


def test_a_card_that_nobody_saw_is_logged_as_unread_and_never_as_not_played():
    script, host = started()
    script.plays("E", "AS").plays("S", "9S").plays("W", "TS").gathers("E", "AS", "9S", "TS")
    script.plays("E", "KS").plays("S", "QS")
    run(script.events, host)
    order = [(seat_of(act).value, act.data.get("card")) for act in host.facts().plays]
    assert order == [("E", "AS"), ("S", "9S"), ("W", "TS"), ("N", None), ("E", "KS"), ("S", "QS")]
    assert len(host.facts().trick) == 2


@pytest.mark.parametrize(
    ("missed", "order"),
    [
        ("E", "ESWN"),
        ("ES", "ESWN"),
        ("EN", "ESWN"),
        ("EW", "ESWN"),
        ("SW", "ESWN"),
        ("SN", "ESWN"),
        ("WN", "ESWN"),
    ],
)
def test_missed_cards_go_where_their_seats_had_their_turn(missed: str, order: str):
    script, host = started()
    cards = {"E": "AS", "S": "9S", "W": "TS", "N": "QS"}
    for seat in order:
        if seat not in missed:
            script.plays(seat, cards[seat])
    script.gathers("E", *(card for seat, card in cards.items() if seat not in missed))
    run(script.events, host)
    plays = host.facts().plays
    assert "".join(seat_of(act).value for act in plays) == order
    assert "".join(seat_of(act).value for act in plays if act.data.get("unseen")) == missed


def test_a_trick_of_which_only_a_card_of_a_seat_that_sits_out_was_seen_comes_to_an_end():
    """Nobody is known to have led, all others were missed or sit out: once around the table, no further."""
    alone = (
        {"seat": "E", "call": "order", "suit": "H", "alone": True},
        {"seat": "S", "call": "defend_alone"},
    )
    script = Script().upcard("KH").leaves("KH", "N", Zone.KITTY).wait(2)
    script.plays("W", "TS").gathers("E", "TS")
    host = run(script.events, FakeHost(dealer=None, calls=alone))
    assert host.facts().sitting_out == {Seat.WEST, Seat.NORTH}
    assert sorted(seat_of(act).value for act in host.facts().plays) == ["E", "S", "W"]


def test_a_missed_lead_goes_first_even_where_the_next_card_was_played_out_of_turn():
    script, host = started()
    script.plays("W", "TS").plays("S", "9S").plays("N", "QS").gathers("E", "TS", "9S", "QS")
    run(script.events, host)
    assert [seat_of(act).value for act in host.facts().plays] == ["E", "W", "S", "N"]


def test_a_face_in_a_seats_strip_is_a_card_shown_and_played_when_it_moves_in():
    script, host = started()
    script.plays("E", "AS").lands("9D", Zone.SEAT, Seat.SOUTH, place=(0, 300)).reads("9D")
    script.wait(1).event(
        TableEventKind.MOVED, **{**script._last, "zone": Zone.TRICK, "track": script.tracks["9D"]}
    )
    run(script.events, host)
    exposed = [event for event in host.events if event.do == "expose"]
    assert [event.data["cards"] for event in exposed] == [["9D"]]


def test_a_quitted_trick_seen_face_up_is_nothing_new():
    script, host = started()
    script.trick("E", "AS", "9S", "TS", "QS", to="E")
    script.lands("pile", Zone.SEAT, Seat.EAST, place=(300, 0)).reads("AS", "pile")
    script.wait(4).lands("pile2", Zone.SEAT, Seat.EAST, place=(300, 0)).reads("9S", "pile2")
    run(script.events, host)
    assert host.told("expose") == []


@pytest.mark.parametrize("zone", [Zone.IGNORED, Zone.OUTSIDE])
def test_what_lies_elsewhere_says_nothing(zone):
    script, host = started()
    before = len(run(script.events, FakeHost(calls=NAMED)).events)
    script.lands("9D", zone, Seat.SOUTH).reads("9D")
    assert len(run(script.events, host).events) == before


@pytest.mark.parametrize("late", [False, True])
def test_markers_make_calls_and_the_passes_before_them(late: bool):
    """The alone token right after the trump token is one call with it; later, it is a call of its own."""
    script = (
        Script().token("dealer", "S").upcard("KH").token("trump-H", "N").wait(8 * late).token("alone", "N")
    )
    host = run(script.events, FakeHost(dealer=None))
    assert host.facts().dealer is Seat.SOUTH
    calls = [(act.data["seat"], act.data["call"], act.data.get("alone")) for act in host.facts().calls]
    assert calls == [
        ("W", "pass", None),
        ("N", "order", None if late else True),
        *late * [("N", "alone", None)],
    ]
    assert host.facts().active == 3


def test_a_marker_changed_for_another_suit_corrects_the_call():
    script = (
        Script()
        .token("dealer", "S")
        .upcard("KH")
        .token("trump-H", "N")
        .token("trump-C", "N")
        .token("trump-C", "N")
    )
    host = run(script.events, FakeHost(dealer=None))
    made = host.facts().calls[-1]
    assert (made.data["call"], made.data["suit"]) == ("name", "C")
    assert host.told("amend") == ["amend", "amend"]


@pytest.mark.parametrize("early", [False, True])
def test_the_button_passed_on_tells_of_the_next_hand(early: bool):
    """Before the last trick or after it; tokens tidied away after a hand say nothing about it."""
    script = Script().token("dealer", "N")
    script.upcard("KH").token("trump-H", "E").leaves("KH", "N", Zone.KITTY).wait(1.5)
    script.back("discard", Zone.KITTY)
    for leader, cards, winner in HEARTS_BY_EAST:
        script.trick(leader, *cards, to=winner)
        if early and cards[0] == "KD":
            script.token("dealer", "W")
    if not early:
        script.token("dealer", "W")
    script.token("trump-H", "S")
    host = run(deal(script.wait(2)).events, FakeHost(dealer=None))
    deals = [event for event in host.events if event.do == "deal"]
    assert len(deals) == 2
    assert host.facts().dealer is Seat.WEST
    dealers = {e.data["of"]: e.data["set"]["seat"] for e in host.events if e.do == "amend"}
    assert dealers == {deals[0].id: "N", deals[1].id: "W"}


def test_a_pause_of_the_camera_is_no_event():
    script, host = started()
    script.plays("E", "AS").event(TableEventKind.PAUSED, note="camera bumped")
    script.event(TableEventKind.RESUMED)
    run(script.events, host)
    assert host.events[-1].do == "play"


def deal(script: Script) -> Script:
    for seat in Seat:
        script.back(f"cards {seat.value}", Zone.SEAT, seat, place=(0, 300))
    return script


def test_without_a_kitty_in_sight_a_single_face_of_the_deal_is_the_up_card():
    script = deal(Script()).lands("AD", Zone.SEAT, Seat.EAST, place=(280, -130), sure=0.5).reads("AD")
    script.wait(2).leaves("AD", "N", Zone.SEAT).wait(2).plays("E", "KD").plays("S", "JH")
    host = run(script.events, FakeHost())
    assert host.told("upcard", "play", "expose") == ["upcard AD", "play E KD", "play S JH"]
    assert host.facts().upcard == Card.parse("AD")


def test_a_face_of_the_deal_beside_the_up_card_was_exposed():
    script = deal(Script()).lands("9D", Zone.SEAT, Seat.SOUTH, place=(0, 300)).reads("9D")
    script.upcard("KH").wait(1)
    host = run(script.events, FakeHost(calls=NAMED[:1]))
    assert host.told("upcard") == ["upcard KH"]
    assert [e.data["cause"] for e in host.events if e.do == "expose"] == ["deal"]


@pytest.mark.parametrize("turned_down", [False, True])
def test_what_fell_in_the_deal_is_told_from_what_was_shown_later_though_a_calls_file_names_the_up_card(
    turned_down: bool,
):
    script = deal(Script())
    if turned_down:
        script.upcard("KH").leaves("KH", "N", Zone.KITTY).wait(1)
    script.lands("9D", Zone.SEAT, Seat.SOUTH, place=(0, 300)).reads("9D")
    if not turned_down:
        script.upcard("KH").wait(1)
    exposed = [event for event in watched(script, calls=(ALL_PASS,)).events() if event.do == "expose"]
    assert [(event.data["seat"], event.data["cause"]) for event in exposed] == [
        ("S", "shown" if turned_down else "deal")
    ]


def test_a_face_that_falls_when_two_players_have_their_first_cards_fell_in_the_deal():
    """The first back began the hand; it is one of the deal all the same."""
    script = Script()
    script.back("west", Zone.SEAT, Seat.WEST, (-300, 0)).back("east", Zone.SEAT, Seat.EAST, (300, 0))
    script.lands("9D", Zone.SEAT, Seat.WEST, place=(-300, -40)).reads("9D").upcard("KH").wait(1)
    exposed = [event for event in watched(script, calls=(ALL_PASS,)).events() if event.do == "expose"]
    assert [(event.data["seat"], event.data["cause"]) for event in exposed] == [("W", "deal")]


def test_a_face_of_the_deal_that_is_read_at_last_is_told_then():
    script = deal(Script()).lands("9D", Zone.SEAT, Seat.SOUTH, place=(0, 300)).doubts("9D", ("9D", 0.5))
    script.wait(1).reads("9D").upcard("KH").wait(1)
    session = watched(script, calls=(ALL_PASS,))
    exposed = [event for event in session.events() if event.do == "expose"]
    assert [event.data["cards"] for event in exposed] == [["9D"]]
    assert session.snapshot().questions == ()


@pytest.mark.parametrize(
    ("turned", "cause"), [("after", "deal"), ("before", "shown"), ("never", "shown")], ids=lambda value: value
)
def test_a_face_before_a_seat_fell_in_the_deal_if_the_up_card_was_turned_up_after_it(turned: str, cause: str):
    """Of the deal itself nothing was made out; a calls file tells of the up card from the first."""
    script = Script()
    if turned == "before":
        script.upcard("KH").wait(1)
    script.lands("9D", Zone.SEAT, Seat.SOUTH, place=(0, 300)).reads("9D").wait(1)
    if turned == "after":
        script.upcard("KH").wait(1)
    script.plays("E", "AS")
    session = watched(script, calls=(ALL_PASS,))
    exposed = [event for event in session.events() if event.do in ("expose", "play")]
    assert [(event.do, event.data.get("cause")) for event in exposed] == [("expose", cause), ("play", None)]


def test_a_lead_that_slides_out_of_the_leaders_strip_was_not_shown():
    script = Script().lands("AS", Zone.SEAT, Seat.EAST, place=(300, 0)).reads("AS").wait(0.5)
    script.event(TableEventKind.MOVED, **{**script._last, "zone": Zone.TRICK, "track": script.tracks["AS"]})
    script.wait(1).plays("S", "9S")
    session = watched(script, calls=(ALL_PASS,))
    assert [event.do for event in session.events() if event.do in ("expose", "play")] == ["play", "play"]


def unread_in_the_deal(lay: float = 2.0, *, back: bool = False) -> Script:
    """A face falls before South, and nobody can read it."""
    script = deal(Script())
    script.lands("?", Zone.SEAT, Seat.SOUTH, place=(0, 300), is_face=not back)
    script._last["is_face"] = True
    script.doubts("?", ("QC", 0.5), ("QS", 0.4)).wait(lay - script.beat).leaves("?")
    return script.upcard("KH").wait(1)


def test_a_face_of_the_deal_that_nobody_could_read_is_asked_and_proves_nothing_before():
    session = watched(unread_in_the_deal(), calls=(ALL_PASS,))
    assert session.snapshot(Audience.DIRECTOR).findings == ()
    (question,) = session.snapshot().questions
    assert question.text == "Which is the card shown before South?"
    assert [choice.value for choice in question.choices] == ["QC", "QS", "none"]
    session.answer(question.id, "QS")
    assert session.snapshot().questions == ()
    assert session.facts().exposed == {Card.parse("QS")}
    (finding,) = session.snapshot(Audience.DIRECTOR).findings
    assert finding.kind is FindingKind.MISDEAL


def test_what_looked_like_a_face_in_the_deal_and_was_none_is_forgotten():
    session = watched(unread_in_the_deal(), calls=(ALL_PASS,))
    (question,) = session.snapshot().questions
    session.answer(question.id, "none")
    assert session.snapshot().questions == ()
    assert session.snapshot(Audience.DIRECTOR).findings == ()


@pytest.mark.parametrize(("lay", "back"), [(0.7, False), (2.0, True)], ids=["a flicker", "a back before"])
def test_nobody_is_asked_about_what_was_hardly_a_face(lay: float, back: bool):
    session = watched(unread_in_the_deal(lay, back=back), calls=(ALL_PASS,))
    assert session.snapshot().questions == ()


@pytest.mark.parametrize(
    ("best", "zone", "back", "asked"),
    [
        ("QC", Zone.SEAT, False, True),
        ("AS", Zone.SEAT, False, False),  # played; it lies with its trick
        ("KH", Zone.SEAT, False, False),  # the up card, which its dealer may leave lying
        ("QC", Zone.KITTY, False, False),
        ("QC", Zone.SEAT, True, False),
    ],
    ids=["any card", "played", "up card", "on the kitty", "a back before"],
)
def test_a_card_shown_in_play_that_nobody_could_read_is_asked(best: str, zone: Zone, back: bool, asked: bool):
    script = Script().upcard("KH").leaves("KH", "N", Zone.KITTY).wait(2).plays("E", "AS")
    script.lands("?", zone, Seat.NORTH, is_face=not back)
    if back:
        script.event(TableEventKind.IDENTIFIED, **script._last)
    script._last["is_face"] = True
    script.doubts("?", (best, 0.6), ("QS", 0.3)).wait(3).plays("S", "9S")
    session = watched(script)
    assert [question.text for question in session.snapshot().questions] == [
        "Which is the card shown before North?"
    ] * asked
    if asked:
        session.answer(session.snapshot().questions[0].id, "QS")
        (finding,) = session.snapshot(Audience.DIRECTOR).findings
        assert finding.kind is FindingKind.EXPOSED_CARD


def test_a_lead_is_no_up_card_though_none_was_seen():
    script = deal(Script()).plays("E", "KD").plays("S", "JH")
    host = run(script.events, FakeHost())
    assert host.told("upcard", "play") == ["play E KD", "play S JH"]
