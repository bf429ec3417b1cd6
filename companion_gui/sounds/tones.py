"""Our four sounds, made from sines: `python -m companion_gui.sounds.tones` writes them beside this file."""

from __future__ import annotations

import math
import struct
import sys
import wave
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from companion_gui.sounds.events import Sound

FOLDER = Path(__file__).resolve().parent
RATE = 22050
"""Samples a second."""
_LOUD = 0.35
_ATTACK_S = 0.006
_OVERTONES = ((1.0, 1.0), (2.0, 0.28), (3.01, 0.1))
"""Frequencies, in those of the tone, and how loud: a struck wooden bar, more or less."""


@dataclass(frozen=True, slots=True)
class Tone:
    """One stroke.

    Attributes:
        at: when, seconds.
        pitch: hertz.
        length: seconds until it has died away.
    """

    at: float
    pitch: float
    length: float


TONES: dict[Sound, tuple[Tone, ...]] = {
    Sound.TURN: (Tone(0.0, 587.3, 0.22),),
    Sound.TRICK: (Tone(0.0, 392.0, 0.16), Tone(0.07, 523.3, 0.24)),
    Sound.QUESTION: (Tone(0.0, 659.3, 0.2), Tone(0.14, 880.0, 0.34)),
    Sound.FINDING: (Tone(0.0, 523.3, 0.24), Tone(0.16, 415.3, 0.24), Tone(0.32, 349.2, 0.4)),
}
"""One stroke for a turn, a step up for a trick, another for a question, a falling chord for a finding."""


def sound_file(sound: Sound) -> Path:
    """Where a sound lies."""
    return FOLDER / f"{sound.value}.wav"


def synthesise(tones: tuple[Tone, ...]) -> bytes:
    """A sound as a WAV file: one channel, 16 bits."""
    count = round(max(tone.at + tone.length for tone in tones) * RATE)
    samples = [0.0] * count
    for tone in tones:
        first = round(tone.at * RATE)
        for i in range(round(tone.length * RATE)):
            if first + i < count:
                samples[first + i] += _stroke(tone, i / RATE)
    out = BytesIO()
    with wave.open(out, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        limited = (max(-1.0, min(1.0, sample * _LOUD)) for sample in samples)
        file.writeframes(b"".join(struct.pack("<h", round(sample * 32767)) for sample in limited))
    return out.getvalue()


def _stroke(tone: Tone, t: float) -> float:
    """A stroke's swing at a moment after it, -1.4..1.4."""
    left = 1 - t / tone.length
    swell = min(1.0, t / _ATTACK_S) * left * left * math.exp(-3 * t / tone.length)
    waves = (loud * math.sin(2 * math.pi * tone.pitch * many * t) for many, loud in _OVERTONES)
    return swell * sum(waves)


def main() -> int:
    """Write all sounds; returns the exit status."""
    for sound, tones in TONES.items():
        sound_file(sound).write_bytes(synthesise(tones))
    return 0


if __name__ == "__main__":
    sys.exit(main())
