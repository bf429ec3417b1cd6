"""Moments of one made-up game, for pictures of windows and for tests."""

from __future__ import annotations

from dataclasses import replace

from companion_gui.gallery.scene import Laid, lying
from euchre.cards import Card, Suit
from euchre.findings import Effect, Finding, FindingKind, How, Proof, Proposal, State
from euchre.points import Points
from euchre.seats import Seat, Side
from tracker.snapshot import (
    NO_CARD,
    Audience,
    CameraHealth,
    Choice,
    Health,
    Phase,
    PlayedCard,
    Question,
    QuestionKind,
    TableSnapshot,
    TrickView,
)

N, E, S, W = Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST
PLAYERS = {N: "Anna", E: "Ben", S: "Carla", W: "David"}
MOVED = "the whole picture changes: camera or lamp moved"
STEADY = "reading goes on by itself once the picture is steady"
"""What the camera is told when it was moved."""
GOOD = CameraHealth(Health.GOOD, "good", "", 0.04, 24.0, 5120)


def card(text: str) -> Card:
    """A card by its data form."""
    return Card.parse(text)


BACKS = (
    Laid(None, None, -212, -150, 74, "ignored"),
    Laid(None, None, -205, -143, 92, "ignored"),
    Laid(None, None, 36, 14, 3, "kitty"),
)

WAITING = TableSnapshot(
    version=1,
    audience=Audience.TABLE,
    hand=0,
    phase=Phase.WAITING,
    laws="House",
    players=PLAYERS,
    dealer=None,
    next_dealer=W,
    turn=None,
    upcard=None,
    turned_down=False,
    trump=None,
    maker=None,
    alone=False,
    defending_alone=None,
    sitting_out=(),
    trick=None,
    last_trick=None,
    tricks=(),
    taken={Side.NS: 0, Side.EW: 0},
    hand_points={},
    score={Side.NS: 0, Side.EW: 0},
    games={Side.NS: 0, Side.EW: 0},
    game_over=False,
    winner=None,
    findings=(),
    questions=(),
    camera=GOOD,
    lying=(),
    undo=None,
    redo=None,
    verdict=None,
)

CALLING = replace(
    WAITING,
    version=2,
    hand=4,
    phase=Phase.CALLING,
    dealer=W,
    next_dealer=None,
    turn=E,
    upcard=card("JH"),
    score={Side.NS: 6, Side.EW: 7},
    lying=lying((Laid(None, None, -8, 6, 4, "kitty"), Laid(card("JH"), None, -8, 4, 2, "kitty"))),
    undo="North passes",
)

_LAST = TrickView(
    2,
    W,
    Suit.DIAMONDS,
    (
        PlayedCard("e21", W, card("AD")),
        PlayedCard("e22", N, card("TD")),
        PlayedCard("e23", E, card("9C")),
        PlayedCard("e24", S, card("KD")),
    ),
    W,
    True,
)
_LAID = (
    Laid(card("QS"), W, -128, 14, 82),
    Laid(card("JS"), N, 12, -96, 8),
    Laid(card("JC"), E, 122, -22, 101),
)
_PLAYS = (
    PlayedCard("e31", W, card("QS")),
    PlayedCard("e32", N, card("JS")),
    PlayedCard("e33", E, card("JC")),
)

PLAYING = replace(
    CALLING,
    version=3,
    phase=Phase.PLAYING,
    turn=S,
    trump=Suit.SPADES,
    maker=N,
    upcard=card("JH"),
    turned_down=True,
    trick=TrickView(3, W, Suit.SPADES, _PLAYS, None),
    last_trick=_LAST,
    taken={Side.NS: 0, Side.EW: 2},
    lying=lying((*BACKS, *_LAID)),
    undo="North names spades",
)

_UNSURE = Laid(card("9D"), S, 4, 92, 170, "trick", ((card("9D"), 0.61), (card("9H"), 0.36)))
ASKING = replace(
    PLAYING,
    version=4,
    turn=None,
    trick=TrickView(
        3,
        W,
        Suit.SPADES,
        (*_PLAYS, PlayedCard("e34", S, None, _UNSURE.readings, position=(4, 92), angle=170)),
        None,
    ),
    lying=lying((*BACKS, *_LAID, _UNSURE)),
    questions=(
        Question(
            "q1",
            QuestionKind.CARD,
            "Which is South's card?",
            "e34",
            (Choice("9♦", "9D", 0.61), Choice("9♥", "9H", 0.36), Choice("no card", NO_CARD, 0.0)),
            61.2,
        ),
    ),
)

REVOKE = Finding(
    id="revoke-e23",
    kind=FindingKind.REVOKE,
    seats=(E,),
    state=State.PROVED,
    trick=2,
    suit=Suit.DIAMONDS,
    established=True,
    confidence=0.994,
    proved_by=Proof(4, card("QD"), How.LATER_PLAY),
    evidence=("e23", "e21", "e43"),
    confirm="the three cards, and whose they are",
    proposals=(
        Proposal(
            "p1",
            "House rules, revoke_penalty (text)",
            "2 points to the other side, or its own points for the hand if they are more.",
            Effect("points_to_other_side", {"offenders": "EW", "n": 2}),
            Points(8, 7),
        ),
        Proposal(
            "p2",
            "House rules, revoke_established (default)",
            "Not established yet: it can still be put right.",
            Effect("none"),
            Points(7, 7),
        ),
    ),
)
HELD = replace(
    REVOKE,
    id="lead-e41",
    kind=FindingKind.LEAD_OUT_OF_TURN,
    seats=(S,),
    state=State.SUSPENDED,
    trick=4,
    suit=None,
    proved_by=None,
    confidence=0.71,
    evidence=("e41",),
    confirm="who played the 9♦",
    proposals=(),
)

RULED = Finding(
    id="taken_back-e17",
    kind=FindingKind.TAKEN_BACK,
    seats=(N,),
    state=State.NOTED,
    trick=3,
    confidence=0.97,
    ruling={"decision": "dismiss", "by": "director", "note": "dropped, not played"},
)

BETWEEN = replace(
    PLAYING,
    version=5,
    phase=Phase.BETWEEN,
    turn=None,
    next_dealer=N,
    trick=None,
    last_trick=TrickView(
        5,
        N,
        Suit.CLUBS,
        (
            PlayedCard("e51", N, card("AC")),
            PlayedCard("e52", E, card("KC")),
            PlayedCard("e53", S, card("TC")),
            PlayedCard("e54", W, card("QC")),
        ),
        N,
        True,
    ),
    taken={Side.NS: 3, Side.EW: 2},
    hand_points={Side.NS: 1, Side.EW: 0},
    score={Side.NS: 7, Side.EW: 7},
    findings=(REVOKE,),
    lying=(),
    undo="correction: card is 9♦",
)

ALONE = replace(
    PLAYING,
    version=6,
    maker=E,
    alone=True,
    trump=Suit.HEARTS,
    sitting_out=(W,),
    turn=N,
    trick=TrickView(1, N, None, (), None),
    last_trick=None,
    taken={Side.NS: 0, Side.EW: 0},
    lying=lying(BACKS[2:]),
)

OVER = replace(
    BETWEEN,
    version=7,
    phase=Phase.GAME_OVER,
    findings=(),
    score={Side.NS: 10, Side.EW: 7},
    hand_points={Side.NS: 2, Side.EW: 0},
    game_over=True,
    winner=Side.NS,
)

PAUSED = replace(
    PLAYING,
    version=8,
    camera=CameraHealth(Health.PAUSED, MOVED, STEADY, 3.2, 24.0, 5300),
)

DIRECTED = replace(
    PLAYING,
    version=9,
    audience=Audience.DIRECTOR,
    findings=(REVOKE, HELD),
    tricks=(_LAST,),
)
"""What a director sees while the hand is still being played."""

CORRECTED = replace(DIRECTED, findings=(HELD,))
"""The same once East's card to trick 2 is corrected."""

FOUND = {4: (REVOKE, HELD), 2: (RULED,)}
"""The findings of every hand, by its number."""

MOMENTS: dict[str, TableSnapshot] = {
    "waiting": WAITING,
    "calling": CALLING,
    "playing": PLAYING,
    "question": ASKING,
    "alone": ALONE,
    "paused": PAUSED,
    "between": BETWEEN,
    "game-over": OVER,
}
