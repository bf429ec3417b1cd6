"""`teach`: show the program the 24 cards of a deck, so that it reads that deck better."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion.errors import UsageError
from companion.eyes import add_eyes_options, open_eyes
from euchre.cards import DECK, Card

if TYPE_CHECKING:
    from vision.deck_profile import DeckProfile
    from vision.reading import Image
    from vision.recogniser import NetworkRecogniser
    from vision.sources import Source
    from vision.teaching import Shown

Ask = Callable[[str, "Shown"], "Card | None"]
"""Says what a shown card is, given where it was seen and `vision.teaching.Shown`; None leaves it out."""

_EVERY_S = 0.2
"""Seconds between two looks at a camera or clip."""
_ORDER = "9, 10, J, Q, K, A of clubs, then diamonds, hearts and spades"


def add(subparsers: Any) -> None:
    """Declare the command's options."""
    parser = subparsers.add_parser(
        "teach",
        help="show it your deck, so that it reads that deck better",
        description=(
            "Show the 24 cards once. A camera, stream or clip is asked for one card after another. Pictures "
            "named after their card (AS.jpg, 10h.png) are taken as named; of others, with one card or "
            "several in each, the program says what it thinks they are, and you say yes or better. If FILE "
            "is there already, it is gone on with."
        ),
    )
    parser.add_argument(
        "sources", nargs="+", metavar="SOURCE", help="pictures, folders of them, or one camera or clip"
    )
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="the deck profile, a PNG")
    parser.add_argument("--name", help="what you call the deck; FILE's name by default")
    parser.add_argument(
        "--in-order", action="store_true", help=f"24 pictures of one card each, in the order {_ORDER}"
    )
    parser.add_argument("--yes", action="store_true", help="take what it is sure of without asking")
    add_eyes_options(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Learn what is shown and write the profile.

    Returns:
        0; 1 if a picture could not be used or cards are still missing.
    """
    from vision.deck_profile import DeckProfile, read_profile, write_profile

    known = read_profile(args.out) if args.out.exists() else None
    name = args.name or (known.name if known else args.out.stem)
    cards = dict(known.cards) if known else {}
    eyes = open_eyes(args)
    stills = _stills(args.sources)
    if stills is None:
        used = _live(eyes, args.sources, cards)
    elif args.in_order:
        used = _ordered(eyes, stills, cards)
    else:
        used = _pictures(eyes, stills, cards, _sure if args.yes else _ask)
    profile = DeckProfile(name, cards)
    if cards:
        write_profile(profile, args.out)
    complete = _tell(profile, args.out)
    return 0 if used and complete else 1


def _stills(sources: list[str]) -> list[Path] | None:
    """The pictures that were named, folders opened; None where a camera, stream or clip was."""
    from vision.sources import pictures_in
    from vision.still import SUFFIXES

    paths: list[Path] = []
    for text in sources:
        path = Path(text)
        if path.is_dir():
            paths += pictures_in(path)
        elif path.suffix.lower() in SUFFIXES:
            paths.append(path)
        elif len(sources) == 1:
            return None
        else:
            raise UsageError(f"teach: {text} is no picture; a camera or clip stands alone")
    if not paths:
        raise UsageError(f"teach: no pictures in {', '.join(sources)}")
    return paths


def _pictures(
    eyes: NetworkRecogniser,
    paths: list[Path],
    cards: dict[Card, Image],
    ask: Callable[[str, Any], Card | None],
) -> bool:
    """Learn from pictures; False if one could not be used."""
    from vision.teaching import card_shown, cards_shown

    good = True
    for path, image in _read(paths):
        named = card_of(path.stem)
        if image is None:
            good = False
        elif named is not None:
            shown = card_shown(eyes, image)
            if shown is None:
                good = _say(f"{path}: no card found in it")
            else:
                _learn(cards, named, shown, path)
        else:
            found = cards_shown(eyes, image)
            for n, one in enumerate(found, 1):
                card = ask(f"{path}, card {n} of {len(found)} from the left", one)
                if card is not None:
                    cards[card] = one.view
            if not found:
                good = _say(f"{path}: no card found in it that nothing covers")
    return good


def _ordered(eyes: NetworkRecogniser, paths: list[Path], cards: dict[Card, Image]) -> bool:
    """Learn from one picture a card in the order of the deck; False if one could not be used."""
    from vision.teaching import card_shown

    if len(paths) != len(DECK):
        raise UsageError(f"teach --in-order: {len(paths)} pictures, not {len(DECK)}")
    good = True
    for card, (path, image) in zip(DECK, _read(paths), strict=True):
        shown = None if image is None else card_shown(eyes, image)
        if shown is not None:
            _learn(cards, card, shown, path)
        else:
            good = _say(f"{path}: no {card.label} found in it") if image is not None else False
    return good


def _learn(cards: dict[Card, Image], card: Card, shown: Shown, path: Path) -> None:
    """Take a card as it was named, and say so where it looks like another."""
    looks = shown.reading.card
    if looks is not None and looks != card:
        _say(f"{path}: looks like {looks.label}, taken for {card.label} as it is named")
    cards[card] = shown.view


def _read(paths: list[Path]) -> Iterator[tuple[Path, Image | None]]:
    """Every picture; None for one that cannot be used, after saying so."""
    from vision.errors import SourceError
    from vision.still import read_still

    for path in paths:
        try:
            yield path, read_still(path).image
        except SourceError as error:
            _say(str(error))
            yield path, None


def _live(eyes: NetworkRecogniser, sources: list[str], cards: dict[Card, Image]) -> bool:
    """Ask a camera or clip for the cards that are missing; interrupting keeps what was shown."""
    from vision.capture import open_capture
    from vision.sources import parse_source
    from vision.teaching import Lesson, Said

    source: Source = parse_source(sources[0])
    lesson = Lesson(eyes, [card for card in DECK if card not in cards])
    last = -_EVERY_S
    try:
        with open_capture(source) as capture:
            _ask_next(lesson.asked)
            for frame in capture.frames():
                if frame.t - last < _EVERY_S:
                    continue
                last = frame.t
                said, shown = lesson.see(frame)
                if said is Said.TAKEN:
                    _ask_next(lesson.asked)
                elif said is Said.ANOTHER and shown is not None and shown.proposal is not None:
                    looks = shown.proposal.label
                    _say(f"That looks like {looks}; leave it there to have it taken even so.")
                if not lesson.asked:
                    break
    except KeyboardInterrupt:
        _say("stopped")
    cards.update(lesson.taken)
    return True


def _ask_next(asked: list[Card]) -> None:
    if asked:
        _say(f"Show {asked[0].label} ({len(DECK) - len(asked) + 1} of {len(DECK)})")


def card_of(stem: str) -> Card | None:
    """The card a picture is named after (`AS`, `10h`, `queen_of_hearts`), if it is named after one."""
    words = [word for word in re.split(r"[^a-z0-9]+", stem.lower()) if word and word != "of"]
    names = {"nine": "9", "ten": "T", "jack": "J", "queen": "Q", "king": "K", "ace": "A"}
    if len(words) == 2 and words[1].rstrip("s") in ("club", "diamond", "heart", "spade"):
        words = [names.get(words[0], words[0]) + words[1][0]]
    try:
        return Card.parse(words[0].upper()) if len(words) == 1 else None
    except ValueError:
        return None


def _sure(_where: str, shown: Shown) -> Card | None:
    card: Card | None = shown.reading.card
    return card


def _ask(where: str, shown: Shown) -> Card | None:
    """Ask a person what a card is; None to leave it out."""
    proposal: Card | None = shown.proposal
    guess = f"{proposal.label}? Enter for yes, or" if proposal else "which card?"
    while True:
        print(
            f"{where}: {guess} its name (as JH), or - to leave it out: ", end="", file=sys.stderr, flush=True
        )
        answer = sys.stdin.readline()
        text = answer.strip().upper()
        if not answer or text == "-":
            return None
        if not text and proposal is not None:
            return proposal
        try:
            return Card.parse(text)
        except ValueError:
            _say(f"{text or 'nothing'} is no card; cards are 9, 10, J, Q, K, A with C, D, H, S")


def _tell(profile: DeckProfile, path: Path) -> bool:
    """Say what is known now; False while cards are missing."""
    print(f"{profile.name}: {len(profile.cards)} of {len(DECK)} cards in {path}")
    if profile.missing:
        _say(f"still missing: {' '.join(card.label for card in profile.missing)}; run it again to go on")
    return not profile.missing


def _say(text: str) -> bool:
    print(f"euchre-companion: {text}", file=sys.stderr, flush=True)
    return False
