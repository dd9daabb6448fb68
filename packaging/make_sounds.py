"""Writes the sounds of the table into assets/sounds: small tones made by arithmetic, the same every time.

python packaging/make_sounds.py
"""

from __future__ import annotations

import math
import random
import struct
import wave
from collections.abc import Callable
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "assets" / "sounds"
RATE = 22050

#: A sound at a time in seconds, from -1 to 1.
Tone = Callable[[float], float]


def bell(pitch: float, length: float, start: float = 0.0, loud: float = 0.5) -> Tone:
    """A struck bell: partials that are not quite in tune, the higher ones gone sooner."""

    def tone(t: float) -> float:
        t -= start
        if t < 0 or t > length:
            return 0.0
        sound = sum(
            share * math.sin(math.tau * pitch * ratio * t) * math.exp(-t * fade / length)
            for ratio, share, fade in ((1.0, 0.6, 5.0), (2.01, 0.25, 8.0), (3.02, 0.1, 12.0), (4.17, 0.05, 16.0))
        )
        return loud * sound * min(1.0, t * 400) * min(1.0, (length - t) * 60)

    return tone


def brush(length: float, high: float, low: float, loud: float, seed: int) -> Tone:
    """Cardboard on cloth: noise that darkens."""
    source = random.Random(seed)
    noise = [source.uniform(-1, 1) for _ in range(int(RATE * length) + 2)]
    smooth = [0.0]
    for number, value in enumerate(noise[1:], 1):
        share = number / len(noise)
        keep = math.exp(-math.tau * (high + (low - high) * share) / RATE)
        smooth.append(smooth[-1] * keep + value * (1 - keep))

    def tone(t: float) -> float:
        if t >= length:
            return 0.0
        return loud * smooth[int(t * RATE)] * math.sin(math.pi * min(1.0, t / length)) ** 0.7

    return tone


def thud(pitch: float, length: float, loud: float) -> Tone:
    """Something lands: a low tone that falls."""

    def tone(t: float) -> float:
        if t >= length:
            return 0.0
        return loud * math.sin(math.tau * pitch * t * (1 - 0.5 * t / length)) * math.exp(-7 * t / length)

    return tone


SOUNDS: dict[str, tuple[float, tuple[Tone, ...]]] = {
    "draw": (0.14, (brush(0.14, 5200, 2400, 1.5, 1),)),
    "move": (0.16, (brush(0.10, 3600, 1600, 1.2, 2), thud(150, 0.16, 0.35))),
    "dull": (0.12, (brush(0.12, 2600, 1500, 1.4, 3),)),
    "cast": (0.42, (bell(523, 0.4, 0, 0.4), bell(784, 0.34, 0.06, 0.3))),
    "attack": (0.3, (brush(0.16, 6000, 900, 1.3, 4), thud(110, 0.3, 0.6))),
    "damage": (0.4, (thud(74, 0.4, 0.9), brush(0.12, 1800, 500, 1.0, 5))),
    "break": (0.36, (brush(0.3, 7000, 1200, 1.5, 6), thud(96, 0.3, 0.4))),
    "ask": (0.34, (bell(880, 0.32, 0, 0.32),)),
    "turn": (0.6, (bell(392, 0.5, 0, 0.34), bell(587, 0.48, 0.1, 0.3))),
    "refuse": (0.24, (bell(196, 0.22, 0, 0.5), bell(207, 0.22, 0, 0.3))),
    "win": (1.1, (bell(523, 0.8, 0, 0.3), bell(659, 0.8, 0.12, 0.3), bell(784, 0.9, 0.24, 0.34))),
    "lose": (1.0, (bell(392, 0.8, 0, 0.3), bell(330, 0.8, 0.16, 0.3), bell(262, 0.7, 0.32, 0.34))),
}


def samples(length: float, tones: tuple[Tone, ...]) -> bytes:
    """A sound as 16 bit samples."""
    count = int(length * RATE)
    values = (max(-1.0, min(1.0, sum(tone(step / RATE) for tone in tones))) for step in range(count))
    return b"".join(struct.pack("<h", round(value * 30000)) for value in values)


def main() -> None:
    """Write all sounds."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (length, tones) in SOUNDS.items():
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples(length, tones))


if __name__ == "__main__":
    main()
