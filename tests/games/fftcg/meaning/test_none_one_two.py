"""What a text says of none, one and two that were chosen, and whom each of its words means (FFTCG 11.11.5, 11.6.5)."""

from __future__ import annotations

import pytest

from tests.games.fftcg.meaning.edges import parts
from tests.games.fftcg.meaning.scene import Scene
from tests.games.fftcg.story import rule

UP_TO_2 = "Choose up to 2 Forwards opponent controls. "
UP_TO_1 = "Choose up to 1 Forward opponent controls. "
OF_ANYBODY = "Choose up to 2 Forwards. "
#: A text after its choice, and what is seen by what is chosen (and answered then).
SITUATIONS: tuple[tuple[str, dict[str, str]], ...] = (
    (f"{UP_TO_2}Deal them 1000 damage for each Forward you control.", {
        "none": "", "Cole": "Cole hurt 2000", "Cole, Dora": "Cole hurt 2000; Dora hurt 2000",
    }),
    (f"{UP_TO_2}They lose 1000 power for each Backup you control until the end of the turn.", {
        "none": "", "Dora": "Dora 4000", "Cole, Dora": "Cole 6000; Dora 4000",
    }),
    (f"{OF_ANYBODY}Return them to their owners' hands.", {
        "none": "", "Ann": "Ann to hand", "Ann, Cole": "Ann to hand; Cole to hand",
    }),
    (f"{UP_TO_1}Its controller discards 1 card.", {
        "none": "", "Cole; Ida": "Ida to break",
    }),
    ("Choose up to 1 Forward. Its controller draws 1 card.", {
        "none": "", "Ann": "Top to hand", "Cole": "Peak to hand",
    }),
    (f"{UP_TO_1}Dull it. If that Forward has 7000 power or more, draw 1 card.", {
        "none": "", "Cole": "Cole dull; Top to hand", "Dora": "Dora dull",
    }),
    (f"{UP_TO_1}You may put 1 Monster you control into the Break Zone. If you do so, break the chosen Forward.", {
        "none; yes": "Oak to break", "Cole; yes": "Oak to break; Cole to break", "Cole; no": "",
    }),
    (f"{UP_TO_1}Deal it damage equal to its power minus 1000.", {
        "none": "", "Cole": "Cole hurt 6000", "Dora": "Dora hurt 4000",
    }),
    ("Choose up to 1 Forward you control and up to 1 Forward opponent controls. "
     "The former deals damage equal to its power to the latter.", {
        "none; none": "", "Ben; none": "", "none; Cole": "", "Ben; Cole": "Cole hurt 5000",
    }),
    ("Deal 1000 damage to each Forward opponent controls for each card in your opponent's hand.", {
        "": "Cole hurt 2000; Dora hurt 2000",
    }),
)


@pytest.mark.parametrize(("text", "chosen", "seen"), [
    pytest.param(text, chosen, seen, id=f"{text[:60]} [{chosen}]")
    for text, cases in SITUATIONS for chosen, seen in cases.items()
])
@rule("11.11.5", "11.6.5", "2.3")
def test_whom_the_words_mean(text: str, chosen: str, seen: str) -> None:
    scene = Scene({"Osk": f"[0]: {text}"}).play(f"use Osk; {chosen}")
    assert parts(scene.seen()) == parts(seen)
