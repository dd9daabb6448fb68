"""Cipher chapters 4 and 5: what stands on a card, its information and its state."""

from __future__ import annotations

from engine.games.cipher.cards import Affinity, Symbol, Weapon
from engine.games.cipher.rules import table as tables
from tests.games.cipher.story import Story, rule
from tests.games.cipher.table import DRAGON, FEMALE, FLIER, LANCE, MALE, SWORD, Position


def strengthened(text: str, **values: object) -> bool:
    """Whether a skill that strengthens others strengthens an ally with these values."""
    table = Position()
    table.unit("Vell", f"Lamp |CONT| {text}")
    ally = table.unit("Odo", attack=30, **values)
    return table.attack_of(ally) == 40


@rule("4.5.1", "4.5.2", "5.1.1.1")
def test_skills_refer_to_the_gender_of_cards() -> None:
    text = "All other <Male> allies gain +10 attack."
    assert strengthened(text, genders=(MALE,))
    assert not strengthened(text, genders=(FEMALE,))


@rule("4.6.1", "4.6.2", "4.6.3")
def test_skills_refer_to_the_weapon_of_cards_of_which_some_have_none() -> None:
    text = "All other <Lance> allies gain +10 attack."
    assert [strengthened(text, weapons=weapons) for weapons in ((LANCE,), (SWORD,), ())] == [True, False, False]
    words = [weapon.value for weapon in Weapon]
    assert words == ["Sword", "Lance", "Axe", "Bow", "Tome", "Staff", "Dragonstone", "Knife", "Fang", "Brawl"]
    assert all(strengthened(f"All other <{one.value}> allies gain +10 attack.", weapons=(one,)) for one in Weapon)


@rule("4.7.1", "4.7.2", "4.7.3", "4.7.4")
def test_skills_refer_to_the_affinities_of_cards_of_which_some_have_none_and_some_several() -> None:
    text = "All other <Flier> allies gain +10 attack."
    assert [strengthened(text, affinities=some) for some in ((FLIER,), (DRAGON, FLIER), (DRAGON,), ())] == [
        True, True, False, False,
    ]  # fmt: skip
    assert [one.value for one in Affinity] == ["Armored", "Beast", "Flier", "Dragon", "Mirage", "Monster"]


@rule("4.4.1", "4.4.2")
def test_skills_refer_to_the_symbols_of_cards() -> None:
    for symbol in Symbol:
        assert strengthened(f"All other <{symbol.value}> allies gain +10 attack.", symbols=(symbol,))


@rule("4.9.1", "4.9.2")
def test_a_card_can_have_several_skills_that_all_work() -> None:
    table = Position()
    two = "Lamp |CONT| This unit gains +10 attack.\nWick |CONT| This unit gains +20 attack."
    vell = table.unit("Vell", two, attack=30)
    assert table.attack_of(vell) == 60


@rule("4.10.2", "4.10.3")
def test_a_support_card_can_have_no_support_skill_or_several() -> None:
    help_ = "Until the end of this combat, your attacking unit gains +20 attack."
    two = f"|ATK SUPP| Horn: {help_}\n|ATK SUPP| Drum: {help_}"
    for text, destroyed in (("", False), (two, True)):
        table = Position()
        vell, rook = table.unit("Vell", attack=30), table.unit("Rook", attack=70, seat=1)
        table.some(3, "deck")
        table.card("Odo", text, zone="deck", support=0)
        story = Story(table).attack(vell, rook)
        while story.step != "action":
            story.pick(0) if story.asked.kind == "options" else story.yes()
        assert (table.where(rook) == "retreat") is destroyed


@rule("4.18.2", "4.8.2")
def test_cards_are_told_apart_by_their_names_and_never_by_their_numbers() -> None:
    table = Position(phase="deployment")
    table.some(3, "bond")
    table.unit("Vell")
    upper = table.card("Vell", title="another of its kind")
    codes = {table.state.cards[number].face.code for number in range(len(table.state.cards))}
    assert len(codes) == len(table.state.cards)
    Story(table).level_up(upper)
    assert table.where(upper) == "front"


@rule("5.1.1.4", "4.11.2")
def test_skills_change_the_information_of_cards_and_an_attack_can_fall_below_nothing() -> None:
    table = Position()
    table.unit("Vell", "Lamp |CONT| All enemies lose -50 attack.")
    rook = table.unit("Rook", attack=30, seat=1)
    Story(table)
    assert (table.attack_of(rook), table.where(rook)) == (-20, "front")


@rule("5.1.2.1.2.1", "26.4.1", "26.5.1")
def test_who_has_the_area_controls_the_cards_in_it() -> None:
    table = Position()
    for zone in ("front", "back", "hand", "bond", "support"):
        for seat in (0, 1):
            assert tables.controller(table.state, table.card("Odo", zone=zone, seat=seat)) == seat


@rule("5.1.2.1.2.2", "5.1.2.1.2.3", "5.1.2.1.2.6", "24.1.1.1.1")
def test_you_and_your_are_the_player_who_controls_the_card() -> None:
    table = Position(turn_player=1)
    rook = table.unit("Rook", "Lamp |ACT| [Flip 1 Bond face-down] Draw 1 card.", seat=1)
    mine = table.some(1, "bond")[0]
    theirs = table.some(2, "bond", seat=1)
    story = Story(table).use(rook)
    assert story.asked.cards() == tuple(theirs)
    story.choose(theirs[0])
    assert (len(table.state.zones[tables.HAND[1]]), table.face_down(mine)) == (1, False)


@rule("5.1.2.1.2.4", "5.1.2.1.2.5")
def test_your_opponent_is_the_player_who_does_not_control_the_card() -> None:
    table = Position()
    text = (
        "Lamp |AUTO| When this unit's attack destroys an enemy, your opponent chooses 1 card from their hand and sends "
        "it to the Retreat Area."
    )
    vell, rook = table.unit("Vell", text, attack=90), table.unit("Rook", seat=1)
    mine, theirs = table.card("Odo"), [table.card("Mere", seat=1), table.card("Tam", seat=1)]
    story = Story(table).attack(vell, rook).go_on()
    assert (story.asked.seat, story.asked.cards()) == (1, tuple(theirs))
    story.choose(theirs[1])
    assert [table.where(one) for one in (mine, *theirs)] == ["hand", "hand", "retreat"]


@rule("6.4.4.2")
def test_the_text_of_hidden_cards_does_not_count() -> None:
    table = Position()
    for zone in ("deck", "orb", "hand"):
        table.card("Vell", "Lamp |CONT| All allies gain +10 attack.", zone=zone)
    assert table.attack_of(table.unit("Odo", attack=30)) == 30


@rule("14.2.7.1")
def test_the_order_of_the_cards_under_a_unit_makes_no_difference() -> None:
    table = Position()
    text = "Lamp |ACT| [Send 1 card stacked under this unit to the Retreat Area] Draw 1 card."
    vell = table.unit("Vell", text)
    below = table.stack(vell, "Vell", "Vell", "Vell")
    story = Story(table).use(vell)
    assert set(story.asked.cards()) == set(below)
    story.choose(below[0])
    assert (table.where(below[0]), table.state.cards[vell].under) == ("retreat", tuple(below[1:]))


@rule("2.6")
def test_a_number_that_a_player_chooses_is_never_negative() -> None:
    table = Position()
    text = "Lamp |ACT| [Tap this unit] Choose up to 2 other allies, and move them."
    vell, odo = table.unit("Vell", text), table.unit("Odo")
    story = Story(table).use(vell)
    least, most = story.asked.bounds()  # type: ignore[attr-defined]
    assert (least, most) == (0, 2)
    story.choose()
    assert table.where(odo) == "front"


@rule("2.10")
def test_what_both_players_have_to_do_the_turn_player_does_first() -> None:
    for seat in (0, 1):
        table = Position(turn_player=seat)
        units = [table.unit("Vell", main=True), table.unit("Rook", seat=1, main=True)]
        for unit in units:
            table.mark(unit, marks={"main": 1, "destroyed": 1})
        assert Story(table).asked.seat == seat
