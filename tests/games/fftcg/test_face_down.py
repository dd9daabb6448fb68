"""What players turn face down by hand among open cards: nothing hangs on a face that nobody sees (FFTCG 7.13.3a)."""

from __future__ import annotations

import pytest

from tests.games.fftcg.story import Story, cast, rule, use
from tests.games.fftcg.table import Position

LAMP = "The other Forwards you control gain +1000 power."


@rule("7.13.3a")
def test_a_card_face_down_on_the_field_has_no_type_and_nothing_else() -> None:
    table = Position()
    now = table.now(table.forward("Vell", 7000, LAMP, face_down=True))
    assert (now.names, now.types, now.power, now.cost, now.elements, now.abilities) == ((), (), 0, 0, (), ())


@rule("7.13.3a", "12.4.5")
def test_a_card_face_down_on_the_field_stays_there_though_it_has_no_power() -> None:
    table = Position()
    vell, rook = table.forward("Vell", face_down=True), table.forward("Vell", face_down=True)
    Story(table)
    assert [table.where(card) for card in (vell, rook)] == ["field", "field"]


@rule("7.13.3a")
def test_an_ability_counts_only_while_the_face_of_its_card_is_up() -> None:
    table = Position()
    vell, bron = table.forward("Vell", 7000, LAMP), table.forward("Bron", 7000)
    found = []
    for down in (False, True, False):
        table.mark(vell, face_down=down)
        found.append(table.power(bron))
    assert found == [8000, 7000, 8000]


@rule("7.13.3a")
def test_a_card_face_down_uses_no_ability_and_does_not_attack() -> None:
    for down in (False, True):
        table = Position()
        vell = table.forward("Vell", 7000, "[Dull]: Draw 1 card.", face_down=down)
        story = Story(table)
        assert (use(vell) in story.asked.plays) is not down  # type: ignore[attr-defined]
        again = Position()
        again.forward("Vell", face_down=down)
        assert (Story(again, at="attack").asked.kind == "attack") is not down


@pytest.mark.parametrize("down", [False, True])
@rule("7.13.3a")
def test_a_card_face_down_in_a_break_zone_is_no_forward_there(down: bool) -> None:
    table = Position()
    table.forward("Vell", zone="break zone", face_down=down)
    pyre = table.summon("Pyre", "Choose 1 Forward in your Break Zone. Add it to your hand.", cost=0)
    story = Story(table)
    if down:
        assert story.refuses(cast(pyre)) == "FFTCG 11.3.3"
    else:
        assert story.cast(pyre).resolve().table.state.zones[4]


@pytest.mark.parametrize("down", [False, True])
@rule("7.13.3a")
def test_what_is_counted_in_a_break_zone_is_counted_anew_when_a_card_is_turned(down: bool) -> None:
    table = Position()
    bron = table.forward("Bron", 7000, "Bron gains +1000 power for each Forward in your Break Zone.")
    vell = table.forward("Vell", zone="break zone", face_down=not down)
    assert table.power(bron) == (8000 if down else 7000)
    table.mark(vell, face_down=down)
    assert table.power(bron) == (7000 if down else 8000)


@rule("7.13.3a")
def test_an_auto_ability_of_a_card_face_down_does_not_trigger() -> None:
    for down in (False, True):
        table = Position()
        text = "When a Forward is put from the field into the Break Zone, draw 1 card."
        table.forward("Vell", 7000, text, face_down=down)
        bron = table.forward("Bron", 7000)
        table.happen(table.move(bron, "break zone"))
        assert table.triggered == ([] if down else ["Vell"])
