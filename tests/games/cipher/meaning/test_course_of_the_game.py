"""Lines to choose, phases once more, guesses, numbered lists, winning, and what skills and hits cost otherwise."""

from __future__ import annotations

import pytest

from tests.games.cipher.effects.doing import BACK_LINE, NO, YES, do, lines
from tests.games.cipher.story import Story, rule, use
from tests.games.cipher.table import BLUE, FEMALE, MALE, Position

SWEEP = "Choose either the Front Line or the Back Line. Destroy all non-Main Character enemies in the chosen area."
JOINS = "Choose an area in which you have 1 or more <Female> allies. Move this unit into the chosen area."
AGAIN = "Lamp |AUTO| [Once Per Turn] At the end of your Bond Phase, you may have a second Bond Phase."
ALL_AGAIN = (
    "Lamp |AUTO| [Once Per Turn] At the end of your Deployment Phase, you undergo a second Beginning Phase, Bond Phase "
    "and Deployment Phase in this turn."
)
WAGER = (
    "Choose 1 card from your hand, and place it on top of your Deck. Your opponent guesses whether or not that card's "
    'Unit Name is "Osk". Reveal that card, and if your opponent\'s guess is wrong, draw 2 cards.'
)
PARITY = (
    "Choose 1 card from your hand. Your opponent guesses whether that card's Deployment Cost is odd or even. Reveal "
    "that card, and if your opponent's guess was incorrect, draw 3 cards."
)
LIST = (
    "Resolve the following effects in order: 1) Draw 1 card. 2) If you have 3 or more allies, draw 1 card. 3) Draw 1 "
    "card."
)
LIST_UNTIL = (
    "Resolve the following effects in order, until one of them fails: 1) Draw 1 card. 2) If you have 3 or more allies, "
    "draw 1 card. 3) Draw 1 card."
)
BLUE_FOR_ANY = (
    "Lamp |CONT| If an ally Critical Hits, you may send 1 <Blue> card from your hand to the Retreat Area instead of a "
    "card with the same Unit Name as that ally."
)
ON_THE_DECK = (
    'Lamp |CONT| When this unit Critical Hits, you may place "Osk" on top of your Deck from your hand instead of '
    "sending her to the Retreat Area."
)
CALLS = (
    "Lamp |CONT| During your turn, if this unit's support succeeds, you may [Flip 2 Bonds face-down] to deploy this "
    "unit's Support card instead of sending it to the Retreat Area."
)
CALLS_CHEAP_ONES = (
    "Lamp |CONT| You may deploy cards with a Deployment Cost of 2 or lower that successfully support this unit instead "
    "of sending them to the Retreat Area."
)
CHEAP = 'Wick |CONT| If you have an allied "Osk", the cost of this unit\'s "Oath" is reduced by Flip 1 Bond.'


@rule("26.12.1")
def test_a_line_is_chosen_and_what_is_in_it_is_meant() -> None:
    table = Position()
    vell, front = table.unit("Vell"), table.unit("Rook", seat=1)
    back = table.unit("Cray", seat=1, line="back")
    do(table, vell, SWEEP, BACK_LINE)
    assert (table.destroyed(front), table.destroyed(back)) == (False, True)


@rule("26.12.1", "26.13.1")
def test_only_a_line_with_what_is_asked_for_is_chosen() -> None:
    table = Position()
    vell = table.unit("Vell", genders=(MALE,))
    do(table, vell, JOINS)
    assert table.where(vell) == "front"
    table.unit("Osk", genders=(FEMALE,), line="back")
    do(table, vell, JOINS)
    assert table.where(vell) == "back"


@rule("13.1.2", "13.3.1.3", "2.1")
def test_a_second_bond_phase_comes_before_the_deployment_phase() -> None:
    table = Position(phase="bond")
    table.unit("Vell", AGAIN)
    first, second = table.card("Osk"), table.card("Cray")
    story = Story(table).choose(first).yes()
    assert (story.phase, story.asked.kind) == ("bond", "cards")
    story.choose(second)
    assert (len(table.names("bond")), story.phase) == (2, "deployment")


@rule("13.1.2", "2.1")
def test_three_phases_come_once_more() -> None:
    table = Position(phase="deployment")
    vell = table.unit("Vell", ALL_AGAIN, tapped=True)
    story = Story(table).passes()
    assert (table.tapped(vell), len(table.names("hand")), story.phase) == (False, 1, "bond")
    story.choose().passes()
    assert (story.phase, table.state.vars["turn"]) == ("action", 3)


@pytest.mark.parametrize("phase", ["deployment", "action"])
@rule("13.4.1.3", "13.5.1.3")
def test_a_skill_waits_for_the_end_of_a_phase(phase: str) -> None:
    table = Position(phase=phase)
    name = phase.title()
    table.unit("Vell", f"Lamp |AUTO| At the end of your {name} Phase, draw 1 card.")
    story = Story(table)
    assert not table.names("hand")
    story.passes()
    assert len(table.names("hand")) == 1


@pytest.mark.parametrize(("said", "drawn"), [(YES, 0), (NO, 2)])
def test_a_name_is_guessed(said: object, drawn: int) -> None:
    table = Position()
    vell, osk = table.unit("Vell"), table.card("Osk")
    table.some(3, "deck")
    do(table, vell, WAGER, said)  # type: ignore[arg-type]
    assert len(table.names("hand")) == drawn
    assert table.where(osk) == ("hand" if drawn else "deck")


@pytest.mark.parametrize(("place", "drawn"), [(0, 0), (1, 3)])
def test_it_is_guessed_whether_a_cost_is_odd(place: int, drawn: int) -> None:
    table = Position()
    vell, _ = table.unit("Vell"), table.card("Osk", cost=3)
    table.some(3, "deck")
    do(table, vell, PARITY, lines(place))
    assert len(table.names("hand")) == 1 + drawn


@pytest.mark.parametrize(("text", "drawn"), [(LIST, 2), (LIST_UNTIL, 1)])
@rule("21.1.1.2", "2.3")
def test_the_entries_of_a_list_are_carried_out_in_order(text: str, drawn: int) -> None:
    table = Position()
    vell, _ = table.unit("Vell"), table.some(5, "deck")
    do(table, vell, text)
    assert len(table.names("hand")) == drawn


@rule("2.1", "3.1")
def test_a_skill_wins_the_game() -> None:
    table = Position()
    vell = table.unit("Vell", "Lamp |ACT| If you have 2 or more Bond cards, you win the game.")
    story = Story(table).use(vell)
    assert story.outcome is None
    table.some(2, "bond")
    assert story.use(vell).outcome == (0, "Cipher 2.1")


@rule("19.1.3", "2.1")
def test_a_skill_costs_fewer_bonds() -> None:
    table = Position()
    vell = table.unit("Vell", f"Oath |ACT| [Flip 2 Bonds face-down] Draw 1 card.\n{CHEAP}")
    bonds = table.some(1, "bond")
    story = Story(table)
    assert story.refuses(use(vell)) == "Cipher 22.3"
    table.unit("Osk")
    story.use(vell)
    assert (len(table.names("hand")), table.face_down(bonds[0])) == (1, True)


@rule("18.1.11.1", "2.1")
def test_a_critical_hit_is_paid_with_another_card() -> None:
    table = Position()
    vell = table.unit("Vell", BLUE_FOR_ANY, attack=20)
    blue = table.card("Osk", symbols=(BLUE,))
    story = Story(table).attack(vell).pick(0).choose(blue)
    assert (table.where(blue), "{0} makes a critical hit." in story.log()) == ("retreat", True)


@rule("18.1.11.1", "2.1")
def test_a_card_goes_on_the_deck_for_a_critical_hit() -> None:
    table = Position()
    vell, osk = table.unit("Vell", ON_THE_DECK, attack=20), table.card("Osk")
    Story(table).attack(vell).pick(0).choose(osk)
    assert table.where(osk) == "deck"


@pytest.mark.parametrize(("bonds", "where"), [(2, "front"), (1, "retreat")])
@rule("18.1.17", "23.1")
def test_a_support_is_deployed_for_a_cost(bonds: int, where: str) -> None:
    table = Position()
    vell, flipped = table.unit("Vell", CALLS, attack=10), table.some(bonds, "bond")
    table.some(3, "deck")
    odo = table.card("Odo", zone="deck")
    story = Story(table).attack(vell)
    if bonds == 2:
        story.yes().choose(*flipped).pick(0)
    assert table.where(odo) == where


@rule("18.1.17", "23.1")
def test_only_supports_that_fit_are_deployed() -> None:
    for cost, where in ((2, "front"), (3, "retreat")):
        table = Position()
        vell = table.unit("Vell", CALLS_CHEAP_ONES, attack=10)
        table.some(3, "deck")
        odo = table.card("Odo", zone="deck", cost=cost)
        story = Story(table).attack(vell)
        if cost == 2:
            story.yes().pick(0)
        assert table.where(odo) == where
