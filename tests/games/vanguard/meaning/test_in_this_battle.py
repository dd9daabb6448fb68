"""What has happened in the battle that ends, what happens instead in it, and calls to another place than was said."""

from __future__ import annotations

import pytest

from engine.games.vanguard.cards import Trigger
from tests.games.vanguard.story import Story, guard, rule
from tests.games.vanguard.table import CENTRE_BACK, LEFT_FRONT, RIGHT_FRONT, Position


@pytest.mark.parametrize(("trigger", "drawn"), [(True, 0), (False, 1)])
@rule("11.3", "16.3")
def test_a_trigger_unit_guarded_in_this_battle(trigger: bool, drawn: int) -> None:
    table = Position()
    vell = table.rear("Vell", "[AUTO](RC):At the end of the battle that it attacked a vanguard, if your opponent did"
                      " not call trigger units during that battle, draw a card.")
    shield = table.card("Shield", seat=1, **({"trigger": Trigger.DRAW} if trigger else {}))
    Story(table).attack(vell).guard(shield).unguarded()
    assert table.size("hand") == drawn


@rule("11.3", "16.3")
def test_the_battle_before_is_not_asked_about() -> None:
    table = Position()
    one = table.rear("One")
    vell = table.rear("Vell", "[AUTO](RC):At the end of the battle that it attacked a vanguard, if your opponent did"
                      " not call trigger units during that battle, draw a card.", at=RIGHT_FRONT)
    shield = table.card("Shield", seat=1, trigger=Trigger.DRAW)
    story = Story(table).attack(one).guard(shield).unguarded()
    story.fight(vell)
    assert table.size("hand") == 1


@pytest.mark.parametrize(("guards", "drawn"), [(1, 0), (2, 1)])
@rule("11.6", "16.3")
def test_so_many_guardians_were_retired_in_this_battle(guards: int, drawn: int) -> None:
    table = Position()
    vell = table.rear("Vell", "[AUTO](RC):At the end of the battle that it attacked a vanguard, if two or more"
                      " guardians were retired for that battle, draw a card.")
    shields = table.some(2, "hand", seat=1)
    Story(table).attack(vell).guard(*shields[:guards]).unguarded()
    assert table.size("hand") == drawn


@pytest.mark.parametrize("moves", [True, False])
@rule("16.12")
def test_a_guardian_may_stay_instead_of_being_retired_in_this_battle(moves: bool) -> None:
    table = Position()
    vell = table.rear("Vell", seat=0)
    text = "[AUTO](GC):When placed, when this unit would be retired during that battle, you may move it to an open" \
        " (RC) instead."
    shield = table.card("Shield", text, seat=1)
    story = Story(table).attack(vell).guard(shield).unguarded()
    story = story.yes() if moves else story.no()
    assert (table.where(shield) == "drop") is not moves


@pytest.mark.parametrize(("turn_player", "zone"), [(0, "RC"), (1, "GC")])
@rule("10.1", "16.12")
def test_units_are_called_to_guard_instead_in_the_other_turn(turn_player: int, zone: str) -> None:
    table = Position(turn_player=turn_player)
    text = "[AUTO](VC):When it attacks or is attacked, call a card from your drop zone to (RC). If it is your" \
        " opponent's turn, call it to (GC) instead of (RC)."
    lord, (other,) = table.vanguard(text), table.some(1, "drop")
    attacker = lord if turn_player == 0 else table.vanguards[1]
    Story(table).attack(attacker)
    if zone == "GC":
        assert table.where(other) == zone


@rule("17.7")
def test_cards_are_revealed_until_one_fits() -> None:
    table = Position()
    text = "[ACT](RC):Reveal cards from the top of your deck until a card with [Melody] is revealed, call that card" \
        " with [Melody] to (RC), and shuffle your deck."
    vell = table.rear("Vell", text)
    table.card("Song", "[Melody]", zone="deck")
    table.on_top("One", "Two")
    Story(table).use(vell).at(RIGHT_FRONT)
    assert table.named("Song") and not table.named("One")


@rule("24.5", "16.6")
def test_who_is_not_on_an_astral_plane_is_retired() -> None:
    table = Position()
    vell = table.card("Vell", "[AUTO]:When not on an Astral Plane, retire this unit.")
    Story(table).call(vell, LEFT_FRONT)
    assert table.where(vell) == "drop"


@pytest.mark.parametrize(("attacker", "free"), [(0, False), (1, True)])
@rule("11.3.2", "16.10")
def test_only_in_the_battle_of_the_unit_nobody_guards_so(attacker: int, free: bool) -> None:
    table = Position()
    vell = table.rear("Vell", "[ACT](RC):Until end of turn, this unit gets [Power] +1000, and your opponent cannot call"
                      " grade 1 or greater cards from their hand for the battle this unit attacked.")
    other = table.rear("Other", at=RIGHT_FRONT)
    shield = table.card("Shield", seat=1)
    story = Story(table).use(vell).attack((vell, other)[attacker])
    if free:
        story.guard(shield).unguarded()
        assert table.where(shield) == "drop"
    else:
        assert story.refuses(guard(shield)) == "VG 1.6"


@rule("11.3.2", "16.10")
def test_who_cannot_guard_for_that_battle_guards_in_the_next_one() -> None:
    table = Position()
    vell = table.rear("Vell", "[AUTO](RC):When this unit attacks, until end of turn, this unit gets [Power] +1000, and"
                      " your opponent cannot call cards from hand to (GC) for that battle.")
    other = table.rear("Other", at=RIGHT_FRONT)
    shield = table.card("Shield", seat=1)
    story = Story(table).attack(vell)
    assert story.refuses(guard(shield)) == "VG 1.6"
    story.unguarded().attack(other).guard(shield)
    assert (table.where(shield), table.power(vell)) == ("drop", 9000)


@pytest.mark.parametrize(("at", "drawn"), [(LEFT_FRONT, 1), (CENTRE_BACK, 0)])
@rule("17.4", "4.1", "16.5")
def test_who_was_retired_was_in_the_front_row(at: int, drawn: int) -> None:
    table = Position()
    table.rear("Vell", "[AUTO]:When retired from a front row (RC), draw a card.", at=at)
    waste = table.rear("Waste", "[ACT](RC):Retire one of your other rear-guards.", at=RIGHT_FRONT)
    Story(table).use(waste)
    assert table.size("hand") == drawn


@rule("16.6")
def test_all_of_a_sentence_waits_for_the_end_of_the_battle() -> None:
    table = Position()
    vell = table.rear("Vell", "[AUTO](RC):When it attacks, this unit gets [Power] +1000 until end of that battle. At"
                      " the end of that battle, retire this unit, and your opponent draws a card.")
    story = Story(table).attack(vell)
    assert (table.where(vell), table.size("hand", 1)) == ("RC", 1)
    story.unguarded()
    assert (table.where(vell), table.size("hand", 1)) == ("drop", 2)
