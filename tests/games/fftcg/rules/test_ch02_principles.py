"""FFTCG chapter 2: basic principles."""

from __future__ import annotations

import pytest

from tests.games.fftcg.rules.telling import drawn, strike
from tests.games.fftcg.story import Story, attack, cast, rule
from tests.games.fftcg.table import Position


@rule("2.1")
def test_a_text_wins_over_the_rules() -> None:
    table = Position()
    mirelle = table.forward("Mirelle", text="Mirelle can attack twice in the same turn.\nBrave")
    vell = table.forward("Vell", text="Brave")
    story = Story(table, at="attack")
    strike(story, vell)
    assert story.refuses(attack(vell)) == "FFTCG 10.1.2.1.2"
    strike(story, mirelle).say(attack(mirelle))
    assert table.state.vars["attackers"] == (table.ref(mirelle),)


@rule("2.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_may_concede_at_any_time_also_while_the_other_is_asked(seat: int) -> None:
    table = Position()
    pyre = table.summon("Pyre", "Choose 1 Forward. Break it.", cost=0)
    for name in ("Cole", "Bron"):
        table.forward(name, seat=1)
    story = Story(table)
    story.cast(pyre)
    assert story.asked.kind == "cards" and story.asked.seat == 0
    assert story.match.concede(seat) is None
    assert story.outcome == (1 - seat, "FFTCG 2.1")


@rule("2.2")
def test_what_forbids_wins_over_what_allows() -> None:
    table = Position()
    text = "Mirelle can attack twice in the same turn.\nMirelle must attack if possible.\nMirelle cannot attack."
    mirelle = table.forward("Mirelle", text=text)
    vell = table.forward("Vell")
    story = Story(table, at="attack")
    assert story.refuses(attack(mirelle)) == "FFTCG 10.1.2.1.2"
    assert strike(story, vell).step == "main 2"


@rule("2.2")
def test_a_character_that_cannot_be_broken_is_not_broken_by_what_breaks_everything() -> None:
    table = Position()
    rook, cole = table.forward("Rook", text="Rook cannot be broken.", seat=1), table.forward("Cole", seat=1)
    pyre = table.summon("Pyre", "Break all the Forwards.", cost=0)
    Story(table).cast(pyre).resolve()
    assert (table.where(rook), table.where(cole)) == ("field", "break zone")


@rule("2.3")
def test_an_instruction_that_cannot_be_carried_out_is_skipped_and_the_rest_is_carried_out() -> None:
    table = Position()
    pyre = table.summon("Pyre", "Your opponent discards 2 cards. Draw 1 card.", cost=0)
    (only,) = table.some(1, "hand", seat=1)
    story = Story(table).cast(pyre).resolve()
    assert table.where(only) == "break zone"
    assert drawn(story) == 1


@rule("2.3")
def test_a_character_that_is_dull_already_is_not_dulled_again() -> None:
    table = Position()
    cole = table.forward("Cole", seat=1, dull=True, text="When Cole becomes dull, draw 1 card.")
    pyre = table.summon("Pyre", "Choose 1 Forward. Dull it. Draw 1 card.", cost=0)
    story = Story(table).cast(pyre).resolve()
    assert story.stack == [] and drawn(story) == 1
    assert table.state.cards[cole].dull
    assert story.refuses(cast(pyre)) == "FFTCG 11.4.2"
