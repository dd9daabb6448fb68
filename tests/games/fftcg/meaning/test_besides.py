"""What is done besides, when damage becomes another; and EX Bursts that choose."""

from __future__ import annotations

import pytest

from tests.games.fftcg.meaning.scene import Scene
from tests.games.fftcg.story import Story, rule
from tests.games.fftcg.table import Position
from tests.games.fftcg.words.reading_cards import assert_understood

HIT = "[0]: Choose 1 Forward opponent controls. Deal it 2000 damage."
GUARD = (
    "If a Guard Counter is placed on Cole, Cole gains “If Cole is dealt damage, remove 1 Guard Counter from Cole and "
    "the damage becomes 0 instead.”"
)


@pytest.mark.parametrize(("counters", "seen"), [(2, "Cole Guard 1"), (1, "Cole no Guard")])
@rule("11.12.5.1", "6.7")
def test_a_counter_is_removed_and_the_damage_becomes_0(counters: int, seen: str) -> None:
    scene = Scene({"Ann": HIT, "Cole": GUARD}, f"Cole {counters} Guard")
    assert scene.play("use Ann; Cole").seen() == seen


@rule("11.12.5.1", "6.5")
def test_damage_to_a_player_dulls_and_becomes_0_once() -> None:
    texts = {"Ann": "[0]: Ann deals your opponent 1 point of damage.",
             "Cole": "If you receive damage while Cole is active, dull Cole. The damage becomes 0 instead."}
    assert Scene(texts).play("use Ann; use Ann").seen() == "Cole dull; Peak to damage"


@pytest.mark.parametrize(("next_", "seen"), [
    ("The next damage dealt to it this turn becomes 0 instead.", "Cole hurt 2000"),
    ("The next time it is dealt damage this turn, double the damage instead.", "Cole hurt 6000"),
])
@rule("11.12.5.1", "11.12.4.1")
def test_only_the_next_damage_is_another(next_: str, seen: str) -> None:
    scene = Scene({"Ann": HIT, "Osk": f"[0]: Choose 1 Forward. {next_}"})
    assert scene.play("use Osk; Cole; resolve; use Ann; Cole; use Ann; Cole").seen() == seen


@pytest.mark.parametrize(("ward", "hurt"), [
    ("", 3000), ("The Forwards opponent controls cannot be chosen by EX Bursts.", 0),
])
@rule("11.10.1", "2.2")
def test_forwards_that_no_ex_burst_can_choose(ward: str, hurt: int) -> None:
    table = Position()
    osk = table.backup("Osk", "[0]: Osk deals you 1 point of damage.")
    table.backup("Ora", ward.replace("opponent controls", "you control"), seat=1)
    cole = table.forward("Cole", seat=1)
    burst = "[EX BURST] Choose 1 Forward opponent controls. Deal it 3000 damage."
    table.summon("Pyre", burst, zone="deck", burst=True)
    story = Story(table, decks=False).use(osk).resolve().yes()
    assert (table.state.cards[cole].damage, story.outcome) == (hurt, None)


@pytest.mark.parametrize("line", [
    "If a Forward other than Oriel you control is dealt damage, you may deal that damage to Oriel instead.",
    "If Oriel is dealt damage, the damage becomes 0 instead and put the top card of your deck into the Break Zone.",
    "If Oriel deals damage to your opponent, it deals your opponent 2 points of damage instead.",
    "Your opponent cannot use EX Bursts.",
    "Any card of cost 2 or less put in the Damage Zone due to Oriel cannot use its EX Burst.",
    "When Oriel enters the field, reveal the top card of your deck. If the revealed card doesn't have an EX Burst, "
    "draw 1 card.",
    "[Dull]: Choose 1 Forward. If it shares an Element with Oriel, activate it.",
])
def test_it_is_understood(line: str) -> None:
    assert_understood(line)
