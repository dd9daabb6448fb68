"""Limits on the use of abilities, and where they are used from."""

from __future__ import annotations

import pytest

from engine.abilities.kinds import ActionAbility, FieldAbility
from engine.abilities.nouns import Every
from engine.abilities.stack import UsesAbility
from engine.abilities.statics import Cannot, Changes
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects.triggers import refuse_use
from engine.games.fftcg.vocabulary import Effects, StackKind
from engine.rulebook import Refusal
from tests.games.fftcg.table import Position, words

DRAW = "[Dull]: Draw 1 card. You can only use this ability "


def refusal(table: Position, number: int) -> Refusal | None:
    """Return why the card's first ability cannot be used."""
    ability = boards.characteristics(table.state.cards[number].face).abilities[0]  # type: ignore[arg-type]
    assert isinstance(ability, ActionAbility)
    return refuse_use(table.state, number, 0, ability, table.state.cards[number].owner)


@pytest.mark.parametrize(
    ("limit", "seat", "phase", "sentence"),
    [
        ("during your turn.", 1, "main 1", "can be used only during your turn."),
        ("during your opponent's turn.", 0, "main 1", "can be used only during your opponent's turn."),
        (
            "during your Main Phase.", 0, "attack",
            "can be used only during the Main Phase 1 or Main Phase 2 of your turn.",
        ),
        ("if you control 2 or more Forwards.", 0, "main 1", "can be used only while its condition holds."),
    ],
)
def test_a_limit_is_cited_as_the_cards_text(limit: str, seat: int, phase: str, sentence: str) -> None:
    """FFTCG 2.1"""
    table = Position(phase=phase)
    mirelle = table.forward("Mirelle", text=DRAW + limit, seat=seat)
    found = refusal(table, mirelle)
    assert found == Refusal("FFTCG 2.1", f"That ability of Mirelle {sentence}")


def test_once_per_turn_is_counted_by_object_and_ability() -> None:
    """FFTCG 2.1, 7.4"""
    table = Position()
    mirelle = table.forward("Mirelle", text=DRAW + "once per turn.")
    assert refusal(table, mirelle) is None
    table.let(used=((mirelle, table.ref(mirelle).entered, 0),))
    found = refusal(table, mirelle)
    assert found is not None and found.sentence == "That ability of Mirelle can be used only once per turn."
    table.happen(table.move(mirelle, "hand"))
    table.happen(table.enter(mirelle))
    assert refusal(table, mirelle) is None


def test_an_ability_works_on_the_field_alone_unless_it_says_otherwise() -> None:
    """FFTCG 11.9.1"""
    table = Position()
    mirelle = table.forward("Mirelle", text="[Dull]: Draw 1 card.", zone="hand")
    vell = table.forward("Vell", text="[Fire], discard Vell: Draw 1 card.", zone="hand")
    buried = table.forward("Vell", text="[Fire], discard Vell: Draw 1 card.", zone="break zone")
    found = refusal(table, mirelle)
    assert found is not None and found.rule == "FFTCG 11.9.1"
    assert refusal(table, vell) is None and refusal(table, buried) is not None
    assert boards.characteristics(table.state.cards[vell].face).uses_elsewhere == (0,)  # type: ignore[arg-type]


def test_an_ability_whose_use_is_forbidden() -> None:
    """FFTCG 2.2"""
    table = Position()
    cole = table.forward("Cole", seat=1)
    mirelle = table.forward("Mirelle", text="[Dull]: Draw 1 card.")
    vell = table.forward("Vell", text="Lamp Oil [S][Dull]: Draw 1 card.")
    special = Effects((StackKind.SPECIAL_ABILITY,))
    ban = Changes(Every(words("noun", "Characters opponent controls")), (Cannot((UsesAbility(special),)),))
    table.grant(cole, FieldAbility((ban,)))
    found = refusal(table, vell)
    assert found is not None and found.rule == "FFTCG 2.2"
    assert refusal(table, mirelle) is None
