"""What scenes to measure with are made from."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from companion.errors import InputError

if TYPE_CHECKING:
    from vision.synth.scenes import Supplies


def scene_supplies(art: Path | None, *, holdout: bool) -> Supplies:
    """Decks, surfaces and typefaces: an art folder's, or our own deck on surfaces made from noise.

    No index is repainted, so that a seed gives the same cards on any machine, whatever typefaces it has.

    Args:
        art: folder with `faces/`, `textures/` and `holdout.txt`; None for our own deck.
        holdout: only what was kept from training, or only what was not.

    Raises:
        InputError: it is no art folder, or nothing in it can be used.
    """
    from vision.synth.decks import DeckError, load_art
    from vision.synth.indices import index_fonts
    from vision.synth.raster import own_deck
    from vision.synth.scenes import Supplies
    from vision.synth.textures import texture_files

    if art is None:
        return Supplies([own_deck(all_ranks=True)], [], index_fonts(), restyled=0.0)
    try:
        decks = load_art(art, holdout=holdout)
        surfaces = texture_files(art, holdout=holdout)
    except (OSError, ValueError, KeyError, DeckError) as error:
        raise InputError(f"{art}: no folder of decks and textures ({error})") from None
    if not decks:
        raise InputError(f"{art}: no deck in it that is {'' if holdout else 'not '}held out")
    return Supplies(decks, surfaces, index_fonts(), restyled=0.0)
