"""From the plan of a hand to its clip."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from companion.errors import InputError, UsageError
from companion.evenings.game import random_game
from companion.evenings.plan import SURFACES, HandPlan
from euchre.art import DeckStyle
from euchre.laws import LawProfile
from vision.synth.camera import View
from vision.synth.clip import Clip, ClipOptions, make_evening
from vision.synth.clip_stage import Bump, LightChange
from vision.synth.clip_truth import visible_shares
from vision.synth.decks import Deck, DeckError, lattice_back, load_deck
from vision.synth.irregular import IRREGULAR, irregular_hands
from vision.synth.random_hands import Record, Wish, random_hand
from vision.synth.raster import own_deck
from vision.synth.table import Lamp, Surface

WISHES = {
    "lawful": Wish(),
    "renege": Wish(renege=True),
    "corrected": Wish(renege=True, corrected=True),
    "lone": Wish(alone=1.0),
    "light": Wish(),
    "bump": Wish(),
}

TAKES = 20
"""How often a slip is acted at most until the camera shows it."""
EXPOSED_S = 0.5
"""Seconds after a card is exposed at which it must be in view."""
EXPOSED_SHARE = 0.5
"""Share of it that must be: an index, at least."""


def records_of(plan: HandPlan, laws: LawProfile, take: int = 0) -> list[Record]:
    """The hands that are played, for the first time or another one; the laws score those of a game."""
    rng = np.random.default_rng([plan.seed, take] if take else plan.seed)
    if plan.hands > 1:
        return random_game(rng, laws, plan.hands)
    if plan.kind in IRREGULAR:
        return irregular_hands(rng, plan.kind)
    return [random_hand(rng, wish=WISHES[plan.kind], number=plan.number + 1)]


def clip_of(plan: HandPlan, laws: LawProfile) -> Clip:
    """The clip of a planned hand or game.

    A slip is acted anew where the camera would not show it: a card that falls open beyond the picture's edge
    tests nobody's eyes.

    Raises:
        InputError: its deck or texture cannot be read.
        UsageError: its deck's style is none of ours.
    """
    options = ClipOptions(
        view=View(plan.camera),
        index_px=plan.index_px,
        deck=_deck(plan),
        surface=Surface(plan.texture) if plan.texture in SURFACES else Path(plan.texture),
        lamp=Lamp(plan.light),
        seed=plan.seed,
        preset="superfast",
        markers=plan.markers,
        dealt=plan.dealt,
    )
    try:
        for take in range(TAKES):
            clip = make_evening(records_of(plan, laws, take), options)
            if plan.kind not in IRREGULAR or shows_exposed(clip):
                break
    except FileNotFoundError as error:
        raise InputError(str(error)) from None
    _disturb(clip, plan)
    return clip


def shows_exposed(clip: Clip) -> bool:
    """Whether the camera shows at least half of every card that is exposed in a clip, soon after it is."""
    for told in clip.hands:
        for event in told["events"]:
            if event["do"] != "expose":
                continue
            cards = clip.view.seen(event["t"] + EXPOSED_S)
            shares = visible_shares(cards, clip.options.size)
            in_view = {
                card.name
                for card, share in zip(cards, shares, strict=True)
                if card.is_face and share >= EXPOSED_SHARE
            }
            if not in_view.issuperset(event["cards"]):
                return False
    return True


def _disturb(clip: Clip, plan: HandPlan) -> None:
    """Change the light for some seconds, or knock against the camera, in the middle of the hand."""
    rng = np.random.default_rng([plan.seed, 1])
    t, stage = clip.duration * float(rng.uniform(0.4, 0.7)), clip.view.stage
    if plan.kind == "light":
        stage.lights += [LightChange(t, float(rng.uniform(0.55, 0.8))), LightChange(t + 4.0, 1.0)]
    if plan.kind == "bump":
        dx, dy = rng.uniform(3, 9, 2) * rng.choice((-1, 1), 2)
        stage.bumps.append(Bump(t, float(dx), float(dy), float(rng.normal(0, 0.003))))


def _deck(plan: HandPlan) -> Deck:
    name, _, style = plan.deck.partition(":")
    if name == "own":
        try:
            return own_deck(DeckStyle.parse(style))
        except ValueError as error:
            raise UsageError(f"{plan.deck}: {error}") from None
    try:
        return load_deck(Path(plan.deck), back=lattice_back(np.random.default_rng(plan.seed)))
    except DeckError as error:
        raise InputError(str(error)) from None
