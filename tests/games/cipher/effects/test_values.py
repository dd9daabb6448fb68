"""What skills change about units and cards, class by class."""

from __future__ import annotations

from itertools import permutations

import pytest

from engine.abilities.nouns import Noun
from engine.effects import evaluate
from engine.events import Shift
from engine.games.cipher.cards import Weapon
from engine.games.cipher.effects.board import explain
from engine.games.cipher.rules.table import BACK
from engine.games.cipher.vocabulary import Skill
from tests.games.cipher.effects.test_continuous import begin
from tests.games.cipher.story import rule
from tests.games.cipher.table import BLUE, FLIER, RED, SWORD, TOME, Position


def test_attack_is_added_and_taken_away() -> None:
    """Cipher 4.11.2: it can fall below 0."""
    table = Position()
    unit = table.unit(text="Lamp |CONT| This unit gains +10 attack.\nWeight |CONT| This unit loses -50 attack.")
    assert table.attack_of(unit) == -10


def test_attack_counts_once_for_each_of_what_it_counts() -> None:
    table = Position()
    unit = table.unit(text="Lamp |CONT| This unit gains +10 attack per other <Red> ally.")
    table.unit("Odo")
    table.unit("Ilse", symbols=(BLUE,))
    table.unit("Pia", line="back")
    table.unit("Cole", seat=1)
    assert table.attack_of(unit) == 50


def test_whom_a_skill_reaches_is_asked_once_however_many_units_are_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Position()
    text = "Choir |CONT| All other <Tome> allies gain +10 attack."
    units = [table.unit(f"Odo {place}", text, weapons=(TOME,)) for place in range(12)]
    asked: list[Noun] = []
    find = evaluate.find
    monkeypatch.setattr(evaluate, "find", lambda noun, deed: asked.append(noun) or find(noun, deed))
    assert {table.attack_of(unit) for unit in units} == {30 + 110}
    assert 0 < len(asked) <= len(units)


def test_a_card_stacked_under_a_unit_counts() -> None:
    table = Position()
    unit = table.unit(text="Roots |CONT| This unit gains +10 attack per card stacked under this unit.")
    table.stack(unit, "Vell", "Vell")
    table.stack(table.unit("Odo"), "Odo")
    assert table.attack_of(unit) == 50


def test_marks_and_ranges_are_gained_besides_those_that_are_there() -> None:
    table = Position()
    unit = table.unit(text="Brand |CONT| This unit acquires <Tome> and range 1-2.", weapons=(SWORD,))
    assert (table.now(unit).weapons, table.now(unit).ranges) == ((SWORD, TOME), (1, 2))


def test_a_mark_that_is_gained_counts_for_other_skills() -> None:
    table = Position()
    book = table.unit("Vell", "Brand |CONT| This unit acquires <Tome>.")
    table.unit("Odo", "Choir |CONT| All other <Tome> allies gain +10 attack.")
    assert table.attack_of(book) == 40


def test_a_mark_counts_for_a_skill_whose_unit_came_first() -> None:
    table = Position()
    table.unit("Odo", "Choir |CONT| All other <Tome> allies acquire <Flier>.")
    book = table.unit("Vell", "Brand |CONT| This unit acquires <Tome>.")
    assert FLIER in table.now(book).affinities


def test_the_support_of_a_support_card_is_changed() -> None:
    table = Position()
    table.unit("Vell", "Rally |CONT| If the card supporting another ally is a <Flier>, that card gains +10 support.")
    ally, rival = table.unit("Odo"), table.unit("Cole", seat=1)
    support = table.card("Pia", zone="support", affinities=(FLIER,))
    assert table.now(support).support == 10
    table.let(attacker=table.ref(ally), defender=table.ref(rival))
    assert table.now(support).support == 20


def test_a_unit_has_the_skill_that_another_gives_it_and_what_it_changes() -> None:
    table = Position()
    given = '"|CONT| This unit gains +20 attack."'
    table.unit("Vell", f"Choir |CONT| All other allies gain the following skill: {given}")
    ally = table.unit("Odo")
    assert table.attack_of(ally) == 50
    (skill,) = table.now(ally).abilities
    assert isinstance(skill, Skill)


def test_a_unit_loses_its_skills_of_a_name_and_what_they_change() -> None:
    table = Position()
    unit = table.unit("Odo", "Lamp |CONT| This unit gains +10 attack.\nBell |CONT| This unit gains +20 attack.")
    support = table.card("Pia", "|ATK SUPP| Drum: Draw 1 card.", zone="support")
    table.unit("Vell", 'Hush |CONT| All Support cards lose "Drum".')
    assert (table.attack_of(unit), table.now(support).abilities) == (60, ())


def test_a_unit_acquires_the_skills_of_a_family_once_each() -> None:
    table = Position()
    for name in ("Odo", "Ilse"):
        table.unit(name, "[DB] Blood |CONT| This unit gains +10 attack.")
    unit = table.unit(
        "Vell",
        "Resonance |CONT| This unit acquires all [DB] possessed by other allies. "
        "However, she may only have 1 skill among those with shared skill names.",
    )
    assert table.attack_of(unit) == 40


def test_of_the_skills_of_others_only_those_of_the_icon_are_acquired_and_all_of_them() -> None:
    table = Position()
    for name in ("Odo", "Ilse"):
        table.unit(
            name,
            "[DB] Blood |CONT| This unit gains +10 attack.\n[CP] Vow |CONT| This unit gains +20 attack.\n"
            "Lamp |CONT| This unit gains +30 attack.\n|ATK SUPP| Drum: Draw 1 card.",
        )
    unit = table.unit("Vell", "Resonance |CONT| This unit acquires all [DB] possessed by other allies.")
    assert table.attack_of(unit) == 50


@rule("24.1.10", "24.1.10.1", "24.1.11")
def test_an_attack_that_a_skill_multiplies_all_the_time_is_what_it_was_before_so_many_times() -> None:
    for word, attack in (("doubled", 80), ("tripled", 120)):
        table = Position()
        table.unit("Odo", "Choir |CONT| All other allies gain +10 attack.")
        unit = table.unit("Vell", f"Edge |CONT| If this unit is attacking, this unit's attack is {word}.", attack=30)
        rival = table.unit("Cole", seat=1)
        assert table.attack_of(unit) == 40
        table.let(attacker=table.ref(unit), defender=table.ref(rival))
        assert table.attack_of(unit) == attack


def test_the_number_of_orbs_is_changed() -> None:
    """Cipher 9.3.2.1.1."""
    table = Position()
    unit = table.unit(text="Edge |CONT| The number of Orbs that this unit's attack will destroy becomes 2.")
    assert (table.now(unit).orbs, table.now(table.unit("Odo")).orbs) == (2, 1)


def test_several_statements_of_one_sentence_all_hold() -> None:
    table = Position()
    unit = table.unit(
        text="Edge |CONT| This unit gains +10 attack and the number of Orbs this unit's attacks will destroy becomes 2."
    )
    assert (table.attack_of(unit), table.now(unit).orbs) == (40, 2)


def test_costs_are_changed_on_the_battlefield() -> None:
    table = Position()
    table.unit("Vell", "Toll |CONT| The Deployment Cost of all enemies becomes 1.")
    rival = table.unit("Cole", seat=1, cost=4)
    assert table.now(rival).cost == 1


def test_a_class_change_cost_is_there_where_a_skill_gives_one() -> None:
    table = Position()
    card = table.card("Vell", "Path |SPEC| This card's Class Change Cost becomes 2.", change=4)
    assert table.now(card).change_cost == 2


def test_what_the_combat_has_added_counts() -> None:
    """Cipher 18.1.9, 18.1.11.1.1."""
    table = Position()
    unit = table.unit(text="Lamp |CONT| This unit gains +10 attack.")
    table.mark(unit, marks={"support": 20, "critical": 60})
    assert table.attack_of(unit) == 120


@pytest.mark.parametrize(
    ("words", "with_it", "without"),
    [
        ("If this unit is attacking a <Flier>", {"affinities": (FLIER,)}, {}),
        ("If this unit is attacking an enemy with a Deployment Cost of 3 or higher", {"cost": 3}, {"cost": 2}),
        ("If this unit is in combat with a <Sword>", {"weapons": (SWORD,)}, {"weapons": (TOME,)}),
        ("If this unit is attacking an enemy in the Back Line", {"line": "back"}, {}),
        ("If this unit is attacking your opponent's Main Character", {"main": True}, {}),
        ("If this unit is attacking a non-<Tome>", {"weapons": (SWORD,)}, {"weapons": (TOME,)}),
    ],
)
def test_a_skill_looks_at_whom_its_unit_attacks(words: str, with_it: object, without: object) -> None:
    for more, attack in ((with_it, 50), (without, 30)):
        table = Position()
        unit = table.unit(text=f"Edge |CONT| {words}, this unit gains +20 attack.")
        rival = table.unit("Cole", seat=1, **more)  # type: ignore[arg-type]
        assert table.attack_of(unit) == 30
        table.let(attacker=table.ref(unit), defender=table.ref(rival))
        assert table.attack_of(unit) == attack, more


@pytest.mark.parametrize(
    "words",
    [
        "If you have an allied \"Odo\" or \"Ilse\"", "If you have 2 or more allies",
        "If this unit is in the Front Line",
        "During your turn", "If there are no non-Main Character enemies", "If you have more allies than enemies",
        "If you have more cards in your hand than your opponent", "If you have 1 or more face-up Bond cards",
        "If this unit is untapped", "If you have fewer Orbs than your opponent",
        "If this unit is in the same area as \"Odo\"", "If your opponent has 4 or fewer cards in their hand",
    ],
)  # fmt: skip
def test_conditions_that_hold_and_then_do_not(words: str) -> None:
    table = Position()
    unit = table.unit(text=f"Lamp |CONT| {words}, this unit gains +10 attack.")
    odo = table.unit("Odo")
    table.unit("Cole", seat=1, main=True)
    table.some(1, "hand")
    bond = table.card("Pia", zone="bond")
    table.some(1, "orb", seat=1)
    assert table.attack_of(unit) == 40
    table.happen(table.move(odo, "hand"), table.move(bond, "orb"))
    table.mark(unit, dull=True)
    table.let(turn_player=1)
    table.some(5, "hand", seat=1)
    for name in ("Ines", "Jo"):
        table.unit(name, seat=1)
    table.happen(Shift(unit, BACK[0]))
    assert table.attack_of(unit) == 30


def test_a_support_card_is_looked_at() -> None:
    table = Position()
    unit = table.unit(text="Steps |CONT| If the card supporting this unit is a <Sword>, this unit gains +10 attack.")
    rival = table.unit("Cole", seat=1)
    table.card("Pia", zone="support", weapons=(SWORD,))
    assert table.attack_of(unit) == 30
    table.let(attacker=table.ref(unit), defender=table.ref(rival))
    assert table.attack_of(unit) == 40


def test_the_values_are_those_of_the_position_after_every_change() -> None:
    table = Position()
    unit = table.unit(text="Purse |CONT| If you have 2 or more cards in your hand, this unit gains +10 attack.")
    seen = []
    for _ in range(2):
        table.some(1, "hand")
        seen.append(table.attack_of(unit))
    table.happen(table.move(table.state.zones[6][0], "deck"))
    assert [*seen, table.attack_of(unit)] == [30, 40, 30]


def test_it_is_told_where_values_come_from() -> None:
    table = Position()
    unit = table.unit("Vell", "Lamp |CONT| This unit gains +10 attack and <Tome>.")
    table.unit("Odo", "Calm |CONT| All other allies cannot be moved.")
    table.mark(unit, marks={"support": 20})
    told = [because.text.format(*because.args) for because in explain(table.state, unit)]
    assert told == [
        "support: +20 attack",
        f"('card', {unit}): becomes {Weapon.TOME.value}",
        f"('card', {unit}): +10 attack",
        f"('card', {unit + 1}): This unit cannot be moved.",
    ]


def test_a_card_that_nothing_concerns_keeps_its_printed_values() -> None:
    table = Position()
    card = table.card("Vell", cost=3, symbols=(RED, BLUE))
    now = table.now(card)
    assert (now.cost, now.symbols, now.names, explain(table.state, card)) == (3, (RED, BLUE), ("Vell",), ())


def test_that_ally_is_the_one_that_the_condition_speaks_of() -> None:
    table = Position()
    text = "Arm |CONT| If another ally is being attacked by a non-<Tome>, that ally gains +10 attack."
    vell = table.unit("Vell", text)
    ally, rival = table.unit("Odo"), table.unit("Cole", seat=1)
    table.let(attacker=table.ref(rival), defender=table.ref(ally))
    assert [table.attack_of(one) for one in (vell, ally, rival)] == [30, 40, 30]


@pytest.mark.parametrize(("given", "attacks"), [
    ("All other allies gain +10 attack.", {"Vell": 60, "Odo": 50, "Ilse": 60, "Cole": 30}),
    ("This unit gains +20 attack.", {"Vell": 30, "Odo": 50, "Ilse": 60, "Cole": 30}),
    ("All enemies lose -10 attack.", {"Vell": 30, "Odo": 30, "Ilse": 40, "Cole": 0}),
    ('All allied "Ilse" gain +10 attack.', {"Vell": 30, "Odo": 30, "Ilse": 70, "Cole": 30}),
])  # fmt: skip
@rule("21.2.3.1.1.2")
def test_skills_that_are_given_change_whom_they_concern_whoever_is_asked_about_first(
    given: str, attacks: dict[str, int]
) -> None:
    table = Position()
    units = {"Vell": table.unit("Vell", f'Choir |CONT| All other allies gain the following skill: "|CONT| {given}"')}
    units["Odo"] = table.unit("Odo")
    units["Ilse"] = table.unit("Ilse", "Lamp |CONT| This unit gains +10 attack.")
    units["Cole"] = table.unit("Cole", seat=1)
    table.unit("Pia")
    for order in permutations(units):
        table.state.derived.clear()
        assert {name: table.attack_of(units[name]) for name in order} == attacks, order


BONDED = "|CONT| If you have 2 or more Bond cards, this unit gains +10 attack."
HAND = "|CONT| If you have 2 or more cards in your hand, this unit gains +10 attack."
COPIED = "until the end of the turn, this unit becomes a copy of that ally in all but Name and Attack Power"


@pytest.mark.parametrize(("text", "zone"), [(BONDED, "bond"), (HAND, "hand")])
@pytest.mark.parametrize("way", ["printed", "given", "given for the turn", "acquired", "copied"])
@rule("21.2.3.1.1.2.1")
def test_what_a_skill_asks_about_is_asked_anew_however_the_unit_has_the_skill(text: str, zone: str, way: str) -> None:
    table = Position()
    own = {"printed": f"Lamp {text}", "acquired": "Lamp |CONT| This unit acquires all [DB] possessed by other allies."}
    unit = table.unit("Vell", own.get(way, ""))
    given = f'Choir |CONT| All other allies gain the following skill: "{text}"'
    other = table.unit("Odo", {"given": given, "acquired": f"[DB] Bell {text}", "copied": f"Bell {text}"}.get(way, ""))
    if way == "given for the turn":
        begin(table, other, f'until the end of the turn, all allies gain the following skill: "{text}"')
    if way == "copied":
        begin(table, unit, COPIED, it=(other,))
    cards = table.some(3, "deck")
    found = [table.attack_of(unit)]
    for card in cards[:2]:
        table.happen(table.move(card, zone))
        found.append(table.attack_of(unit))
    table.happen(table.move(cards[0], "boundless"))
    assert [*found, table.attack_of(unit)] == [30, 30, 40, 30]


@rule("24.1.8.1", "21.2.3.1.1.2.1")
def test_a_copy_asks_anew_when_the_other_is_gone_too() -> None:
    table = Position()
    unit, other = table.unit("Vell"), table.unit("Odo", f"Bell {BONDED}")
    begin(table, unit, COPIED, it=(other,))
    table.happen(table.move(other, "hand"))
    cards, found = table.some(2, "deck"), [table.attack_of(unit)]
    for card in cards:
        table.happen(table.move(card, "bond"))
        found.append(table.attack_of(unit))
    assert found == [30, 30, 40]
