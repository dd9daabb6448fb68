"""What players lay face-down by hand among open cards: nothing hangs on a face that nobody sees (Cipher 6.4.4.2a)."""

from __future__ import annotations

import pytest

from engine.answers import Pass
from engine.games.cipher.rules import table as tables
from engine.overrides import Flip
from tests.games.cipher.effects.doing import do
from tests.games.cipher.story import Story, move, rule, use
from tests.games.cipher.table import Position

LAMP = "Lamp |CONT| All other allies gain +10 attack."


@rule("6.4.4.2a")
def test_a_unit_face_down_has_no_values_and_stays_a_unit() -> None:
    table = Position()
    vell = table.unit("Vell", attack=60, support=20, cost=3, face_down=True)
    now = table.now(vell)
    assert (now.names, now.attack, now.support, now.cost, now.symbols, now.abilities) == ((), 0, 0, 0, (), ())
    assert tables.is_unit(table.state, vell) and move(vell) in Story(table).plays()


@rule("6.4.4.2a", "9.2.1")
def test_a_unit_face_down_shares_no_unit_name() -> None:
    table = Position()
    vell, other = table.unit("Vell"), table.unit("Vell", line="back", face_down=True)
    assert Story(table).step == "action"
    table.mark(other, face_down=False)
    assert Story(table).asked.cards() == (vell, other)


@rule("6.4.4.2a")
def test_a_skill_of_a_unit_counts_only_while_its_face_is_up() -> None:
    table = Position()
    vell, odo = table.unit("Vell", LAMP), table.unit("Odo", attack=30)
    found = []
    for down in (False, True, False):
        table.mark(vell, face_down=down)
        found.append(table.attack_of(odo))
    assert found == [40, 30, 40]


@rule("6.4.4.2a")
def test_a_skill_of_a_unit_face_down_is_neither_used_nor_triggers() -> None:
    for down in (False, True):
        table = Position()
        vell = table.unit("Vell", "Hum |ACT| Draw 1 card.", face_down=down)
        table.unit("Mere", "Second |AUTO| When another ally is moved, draw 1 card.", face_down=down)
        story = Story(table)
        assert (use(vell) in story.plays()) is not down
        story.move(table.unit("Odo"))
        assert len(table.names("hand")) == (0 if down else 1)


@pytest.mark.parametrize("noun", ['non-"Rook"', '"Vell"', "<Red>"])
@pytest.mark.parametrize("down", [False, True])
@rule("6.4.4.2a")
def test_what_a_card_of_the_retreat_area_is_and_is_not_cannot_be_referred_to(noun: str, down: bool) -> None:
    table = Position()
    odo, vell = table.unit("Odo"), table.card("Vell", zone="retreat", face_down=down)
    do(table, odo, f"Choose 1 {noun} from your Retreat Area, and add it to your hand.")
    assert table.where(vell) == ("retreat" if down else "hand")


@rule("6.4.4.2a", "18.1.9")
def test_a_support_card_that_is_turned_face_down_supports_with_nothing() -> None:
    table = Position()
    support = table.card("Odo", zone="support", support=20, face_down=True)
    assert table.now(support).support == 0


@rule("6.4.4.2a", "12.2.1.7")
def test_a_main_character_stays_what_it_is() -> None:
    table = Position()
    vell, odo = table.unit("Vell", LAMP, main=True, face_down=True), table.unit("Odo", attack=30)
    assert table.now(vell).names == ("Vell",) and table.attack_of(odo) == 40


@rule("6.4.4.2a", "12.2.1.7")
def test_what_both_players_saw_when_it_was_turned_both_still_know() -> None:
    table = Position()
    vell, odo = table.unit("Vell", LAMP, main=True), table.unit("Odo", attack=30)
    match = Story(table).match
    assert match.override(1, Flip(match.state.cards[vell].handles[1], True)) is None
    for seat in (0, 1):
        main, other = match.view(seat).zone("front line", 0).cards
        assert main.face_down and main.known and main.values["names"] == ("Vell",) and other.values["attack"] == 40
    assert table.now(odo).attack == 40


@rule("6.4.4.2a")
def test_what_is_asked_about_a_unit_face_down_does_not_name_it() -> None:
    table = Position()
    table.unit("Vell", face_down=True)
    story = Story(table)
    question = story.match.question(0)
    assert question is not None and story.asked.judge(Pass()) is None
    assert "Move a card" in [offer.label for offer in question.plays]
    assert not [offer.label for offer in question.plays if "Vell" in offer.label]
