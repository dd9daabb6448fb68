"""What units lose, usage limits that are taken away, and what holds instead."""

from __future__ import annotations

from tests.games.cipher.effects.doing import do
from tests.games.cipher.story import Story, rule, use
from tests.games.cipher.table import DRAGON, FLIER, Position

DRAWS = "Oath |ACT| [Once Per Turn] Draw 1 card."
LIFTED = "Oath |ACT| [Once Per Turn] Draw 1 card. If this unit has Leveled Up, this skill loses [Once Per Turn]."
MORE = (
    "Draw 1 card. If this unit is Leveled Up, draw 3 cards instead, and send the topmost card of your Deck to the "
    "Retreat Area."
)


def test_a_unit_loses_several_things_in_one_breath() -> None:
    table = Position()
    vell = table.unit("Vell", attack=50, affinities=(DRAGON, FLIER), ranges=(1, 2))
    do(table, vell, "Until the end of the turn, this unit loses -20 attack, <Dragon> and range 2.")
    now = table.now(vell)
    assert (now.attack, now.affinities, now.ranges) == (30, (FLIER,), (1,))


@rule("20.2.1")
def test_a_range_that_is_lost_reaches_nobody() -> None:
    table = Position()
    vell = table.unit("Vell", ranges=(1, 2))
    table.unit("Rook", seat=1, line="back")
    do(table, vell, "Until the end of the turn, this unit loses range 1.")
    assert table.now(vell).ranges == (2,)


@rule("19.1.2.1", "5.1.1.3")
def test_a_skill_that_loses_its_limit_is_used_again() -> None:
    table = Position()
    limit = 'Wick |CONT| If you have 2 or more Bond cards, this unit\'s "Oath" loses [Once Per Turn].'
    vell = table.unit("Vell", f"{DRAWS}\n{limit}")
    bonds = table.some(2, "bond")
    story = Story(table).use(vell).use(vell)
    assert len(table.names("hand")) == 2
    table.happen(table.move(bonds[0], "retreat"))
    assert story.refuses(use(vell)) == "Cipher 19.1.2.1"


@rule("19.1.2.1")
def test_a_skill_may_lift_its_own_limit() -> None:
    for leveled, refused in ((True, ""), (False, "Cipher 19.1.2.1")):
        table = Position()
        vell = table.unit("Vell", LIFTED)
        if leveled:
            table.stack(vell, "Vell")
        story = Story(table).use(vell)
        assert (story.refuses(use(vell)) if refused else story.use(vell) and "") == refused


@rule("23.1")
def test_what_holds_instead_replaces_what_is_said_before() -> None:
    table = Position()
    text = "Lamp |CONT| This unit gains +10 attack. If you have 3 or more allies, this unit gains +30 attack instead."
    vell = table.unit("Vell", text, attack=30)
    assert table.attack_of(vell) == 40
    table.unit("Odo")
    table.unit("Mere")
    assert table.attack_of(vell) == 60


@rule("23.1")
def test_more_than_one_thing_is_done_instead() -> None:
    for leveled, hand, away in ((False, 1, 0), (True, 3, 1)):
        table = Position()
        vell, _ = table.unit("Vell"), table.some(5, "deck")
        if leveled:
            table.stack(vell, "Vell")
        do(table, vell, MORE)
        assert (len(table.names("hand")), len(table.names("retreat"))) == (hand, away)


@rule("10.2.1", "18.1.3.2.1.1")
def test_only_this_unit_as_it_is_described_waits_for_an_attack() -> None:
    for tapped, triggered in ((False, ["Vell"]), (True, [])):
        table = Position()
        vell = table.unit("Vell", "Lamp |AUTO| When this untapped unit is attacked, draw 1 card.", tapped=tapped)
        table.attack(table.unit("Rook", seat=1), vell)
        assert table.triggered == triggered


@rule("10.2.1")
def test_a_unit_waits_to_be_attacked_in_the_back_line() -> None:
    for line, triggered in (("back", ["Vell"]), ("front", [])):
        table = Position()
        vell = table.unit("Vell", "Lamp |AUTO| When this unit is attacked in the Back Line, draw 1 card.", line=line)
        table.attack(table.unit("Rook", seat=1, ranges=(2,)), vell)
        assert table.triggered == triggered


@rule("10.4", "22.2")
def test_a_cost_without_further_words_may_be_paid_or_not() -> None:
    for pays in (True, False):
        table = Position()
        vell = table.unit("Vell", "Lamp |AUTO| [Flip 1 Bond face-down] When this unit attacks, draw 1 card.", attack=10)
        table.some(1, "bond")
        story = Story(table).attack(vell)
        story.yes() if pays else story.no()
        assert len(table.names("hand")) == pays


def test_one_of_several_that_is_attacked_is_enough() -> None:
    table = Position()
    text = 'Lamp |CONT| If this unit or an allied "Odo" or "Mere" is being attacked, this unit gains +10 attack.'
    vell, mere, odo = table.unit("Vell", text, attack=30), table.unit("Mere"), table.unit("Odo")
    rook = table.unit("Rook", seat=1)
    for attacked, attack in ((mere, 40), (vell, 40), (odo, 40), (table.unit("Cray"), 30)):
        table.attack(rook, attacked)
        assert table.attack_of(vell) == attack


def test_a_unit_comes_by_deployment_or_by_class_change() -> None:
    table = Position(phase="deployment")
    table.some(4, "bond")
    text = "Lamp |AUTO| When this unit is deployed or Class Changed into, draw 1 card."
    table.unit("Vell")
    upper, odo = table.card("Vell", text, change=1), table.card("Odo", text)
    story = Story(table).deploy(odo)
    assert len(table.names("hand")) == 2
    story.level_up(upper)
    assert len(table.names("hand")) == 3


@rule("24.1.9.1", "18.1.7")
def test_cards_that_will_support_a_unit_lose_a_skill() -> None:
    ward = "|DEF SUPP| Ward: Until the end of this combat, your defending unit gains +50 attack."
    for chosen, broken in (("Rook", True), ("Cray", False)):
        table = Position()
        text = (
            'Hex |ACT| Choose 1 enemy. Until the end of the turn, cards supporting the chosen enemy lose "Ward" and '
            "cannot re-acquire it."
        )
        vell = table.unit("Vell", text, attack=90)
        enemies = {name: table.unit(name, seat=1, attack=50) for name in ("Rook", "Cray")}
        table.some(3, "deck", seat=1)
        table.card("Odo", zone="deck", seat=1, text=ward)
        story = Story(table).use(vell).choose(enemies[chosen]).attack(vell, enemies["Rook"])
        if not broken:
            story.yes().go_on()
        assert (table.where(enemies["Rook"]) == "retreat") is broken
