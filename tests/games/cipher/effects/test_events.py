"""Words for events held against what happens: which skill hears of what."""

from __future__ import annotations

import pytest

from engine.answers import Play
from engine.events import Event, Notice, SetCardField, Shift
from engine.games.cipher.effects import using
from engine.games.cipher.rules import table as tables
from engine.games.cipher.rules.table import Cause
from tests.games.cipher.effects.doing import do
from tests.games.cipher.story import Story, rule
from tests.games.cipher.table import FEMALE, MALE, Position, run


class Scene:
    """Vell with a skill, Odo beside her, Cole on the other side."""

    def __init__(self, event: str) -> None:
        self.table = Position()
        self.vell = self.table.unit("Vell", f"Ear |AUTO| {event}, draw 1 card.")
        self.odo = self.table.unit("Odo", genders=(MALE,))
        self.cole = self.table.unit("Cole", seat=1)
        self.card = self.table.card("Pia", genders=(FEMALE,))

    def cause(self, kind: str, number: int) -> Cause:
        return Cause(kind, self.table.ref(number), self.table.state.cards[number].zone & 1)

    def hears(self, *events: Event) -> bool:
        self.table.happen(*events)
        return self.table.triggered == ["Vell"]


#: The event in the words of the cards, what happens, and what does not count; by short words for both.
FACTS = (
    ("When this unit's attack destroys an enemy", "attack destroys", "attack fails"),
    ("When this unit's attack fails to destroy an enemy", "attack fails", "attack destroys"),
    ("When this unit's attack ends", "attack ends", "combat ends"),
    ("When this unit's combat ends", "combat ends", "attack ends"),
    ("When this unit attacks", "attack", "attacked"),
    ("When this unit is attacked", "attacked", "attack"),
    ("When this unit Critical Hits", "critical", "evade"),
    ("When this unit evades", "evade", "critical"),
    ("When this unit Levels Up", "leveled up", "class changed"),
    ("When this unit Class Changes", "class changed", "leveled up"),
    ("When you Class Change into this unit", "class changed", "leveled up"),
    ("When this unit is Growthed", "growth", "leveled up"),
)


@pytest.mark.parametrize(("event", "heard", "unheard"), FACTS)
def test_a_skill_hears_of_its_own_event_and_of_no_other(event: str, heard: str, unheard: str) -> None:
    scene = Scene(event)
    assert not scene.hears(Notice(unheard, 0, scene.vell, others=(scene.cole,)))
    assert not scene.hears(Notice(heard, 0, scene.odo, others=(scene.cole,)))
    assert scene.hears(Notice(heard, 0, scene.vell, others=(scene.cole,)))


def test_only_a_critical_hit_that_destroys_is_told_as_such() -> None:
    scene = Scene("When this unit's Critical Hit destroys an enemy")
    assert not scene.hears(Notice("attack destroys", 0, scene.vell, others=(scene.cole,)))
    assert scene.hears(Notice("attack destroys", 0, scene.vell, 1, (scene.cole,)))


def test_an_attack_is_evaded_by_the_defending_unit() -> None:
    scene = Scene("When this unit's attack is evaded")
    assert scene.hears(Notice("evade", 1, scene.cole, others=(scene.vell,)))


def test_a_unit_is_supported_by_a_card_that_fits() -> None:
    scene = Scene('When this unit is supported by "Pia"')
    other = scene.table.card("Rook", zone="support")
    assert not scene.hears(Notice("supported", 0, scene.vell, others=(other,)))
    assert scene.hears(Notice("supported", 0, scene.vell, others=(scene.card,)))


def test_a_unit_is_destroyed_by_an_attack() -> None:
    scene = Scene("When this unit is destroyed by an enemy's attack")
    by_skill = SetCardField(scene.vell, "marks", {"destroyed": 1}, "destroy", scene.cause("skill", scene.cole))
    assert not scene.hears(by_skill)
    assert scene.hears(
        SetCardField(scene.vell, "marks", {"destroyed": 1}, "destroy", scene.cause("attack", scene.cole))
    )


def test_a_unit_is_destroyed_however() -> None:
    scene = Scene("When another ally is destroyed")
    assert scene.hears(SetCardField(scene.odo, "marks", {"destroyed": 1}, "destroy", scene.cause("cost", scene.vell)))


def test_a_unit_is_deployed_and_a_skill_may_ask_whether_by_a_skill() -> None:
    scene = Scene("When an ally is deployed by a skill's effect")
    table = scene.table
    assert not scene.hears(table.move(scene.card, "front", "deploy"))
    assert scene.hears(table.move(table.card("Rook"), "back", "deploy", scene.cause("skill", scene.odo)))


def test_levelling_up_is_no_deployment() -> None:
    scene = Scene("When another unit is deployed")
    assert not scene.hears(scene.table.move(scene.card, "front", "level up"))
    assert scene.hears(scene.table.move(scene.table.card("Rook"), "front", "deploy"))


def test_an_ally_of_a_cost_is_deployed() -> None:
    scene = Scene("Each time another ally with a Deployment Cost of 2 or lower is deployed")
    dear = scene.table.card("Rook", cost=3)
    assert not scene.hears(scene.table.move(dear, "front", "deploy"))
    assert scene.hears(scene.table.move(scene.card, "front", "deploy"))


def test_a_unit_is_moved_and_march_is_no_move() -> None:
    """Cipher 9.5.1.1."""
    scene = Scene("When this unit is moved")
    assert not scene.hears(Shift(scene.vell, tables.BACK[0], why="march"))
    assert scene.hears(Shift(scene.vell, tables.FRONT[0], why="move"))


def test_a_unit_is_untapped_that_was_tapped() -> None:
    """Cipher 2.8."""
    scene = Scene("When this unit is untapped")
    assert not scene.hears(SetCardField(scene.vell, "dull", False, "untap"))
    scene.table.mark(scene.vell, dull=True)
    assert scene.hears(SetCardField(scene.vell, "dull", False, "untap"))


def test_a_card_is_placed_among_the_bonds() -> None:
    scene = Scene("When a card is placed in your Bond Area")
    theirs = scene.table.card("Rook", seat=1)
    assert not scene.hears(scene.table.move(theirs, "bond", "bond"))
    assert scene.hears(scene.table.move(scene.card, "bond", "bond"))


def test_a_card_is_drawn_by_a_skill() -> None:
    scene = Scene("When you draw a card by a skill's effect")
    first, second = scene.table.some(2, "deck")
    assert not scene.hears(scene.table.move(second, "hand", "draw"))
    assert scene.hears(scene.table.move(first, "hand", "draw", scene.cause("skill", scene.odo)))


def test_a_card_goes_from_the_hand_because_of_the_opponent() -> None:
    scene = Scene(
        "When a card is sent from your hand to the Retreat Area by an enemy's skill or your opponent's support skill"
    )
    mine = scene.table.card("Rook")
    assert not scene.hears(scene.table.move(mine, "retreat", "discard", scene.cause("cost", scene.vell)))
    assert scene.hears(scene.table.move(scene.card, "retreat", "discard", scene.cause("support skill", scene.cole)))


def test_an_orb_of_the_opponent_is_destroyed() -> None:
    scene = Scene("When an opponent's Orb is destroyed")
    assert not scene.hears(Notice("orb destroyed", 0))
    assert scene.hears(Notice("orb destroyed", 1))


@pytest.mark.parametrize(("when", "heard"), [("your", 0), ("your opponent's", 1)])
def test_turns_begin_and_end(when: str, heard: int) -> None:
    for edge, key in (("start", "turn begins"), ("end", "turn ends")):
        scene = Scene(f"At the {edge} of {when} turn")
        assert not scene.hears(Notice(key, 1 - heard))
        assert scene.hears(Notice(key, heard))


def test_one_of_two_events_is_enough() -> None:
    scene = Scene("When this unit attacks or is attacked")
    assert scene.hears(Notice("attacked", 0, scene.vell, others=(scene.cole,)))


def test_a_skill_hears_of_a_class_change_by_a_skill_as_well_unless_it_says_otherwise() -> None:
    table = Position()
    text = (
        "Ear |AUTO| When you Class Change into this unit, draw 1 card. "
        "This skill will not trigger if this unit Class Changes by a skill's effect."
    )
    vell = table.unit("Vell", text)
    table.happen(Notice("class changed", 0, vell, cause=Cause("skill", table.ref(vell), 0)))
    assert table.triggered == []
    table.happen(Notice("class changed", 0, vell))
    assert table.triggered == ["Vell"]


def test_a_card_hears_that_it_is_sent_from_the_hand_itself() -> None:
    table = Position()
    text = (
        "Flotsam |SPEC| When this card is sent from your hand to the Retreat Area as a result of an enemy's skill "
        "or your opponent's support skill, draw 1 card."
    )
    table.some(3, "deck")
    cole = table.unit("Cole", seat=1)
    own, other = table.card("Vell", text), table.card("Odo")
    cause = Cause("skill", table.ref(cole), 1)
    table.happen(table.move(other, "retreat", "discard", cause))
    assert table.triggered == []
    table.happen(table.move(own, "retreat", "discard", cause))
    assert table.triggered == ["Vell"]


@pytest.mark.parametrize(("when", "seats"), [
    ("When you draw a card", {0}), ("When your opponent draws a card", {1}),
])  # fmt: skip
@rule("10.2.1")
def test_what_a_player_does_is_told_from_what_the_other_does(when: str, seats: set[int]) -> None:
    for seat in (0, 1):
        table = Position()
        table.unit("Vell", f"Lamp |AUTO| {when}, this unit gains +10 attack.")
        table.some(3, "deck", seat=seat)
        do(table, table.unit("Odo", seat=seat), "Draw 1 card.")
        assert (table.triggered == ["Vell"]) is (seat in seats)


@pytest.mark.parametrize(("when", "seats"), [
    ("At the start of your turn", {0}), ("At the start of your opponent's turn", {1}),
    ("At the start of each player's turn", {0, 1}),
])  # fmt: skip
@rule("13.2.1.2", "10.2.1")
def test_whose_turn_begins_is_heeded(when: str, seats: set[int]) -> None:
    for seat in (0, 1):
        table = Position(turn_player=seat)
        table.unit("Vell", f"Lamp |AUTO| {when}, draw 1 card.")
        table.happen(Notice("turn begins", seat))
        assert (table.triggered == ["Vell"]) is (seat in seats)


GAINS = "until the end of the turn, that ally gains +10 attack."
LOSES = "until the end of the turn, that enemy loses -10 attack."


@pytest.mark.parametrize(("text", "changed"), [
    (f"When this unit attacks, {LOSES.replace('that enemy', 'the defending unit')}", {"Tarn": -10}),
    (f"When this unit attacks an enemy, {LOSES}", {"Tarn": -10}),
    (f"When this unit attacks an enemy or is attacked by an enemy, {LOSES}", {"Tarn": -10}),
    (f"When this unit's attack is evaded, {LOSES}", {"Tarn": -10}),
    (f"When this unit's attack is evaded by an enemy, {LOSES}", {"Tarn": -10}),
    (f"When an enemy evades this unit's attack, {LOSES}", {"Tarn": -10}),
])  # fmt: skip
@rule("2.3.1.1")
def test_that_enemy_is_the_one_whom_the_unit_fights(text: str, changed: dict[str, int]) -> None:
    assert fought(text, "Vell") == changed


@pytest.mark.parametrize(("text", "changed"), [
    (f"When another ally attacks, {GAINS}", {"Vell": 10}),
    (f"When another ally attacks an enemy, {GAINS}", {"Vell": 10}),
    (f"When another ally attacks an enemy, {LOSES}", {"Tarn": -10}),
])  # fmt: skip
@rule("2.3.1.1")
def test_that_unit_is_the_one_of_the_combat_that_the_words_fit(text: str, changed: dict[str, int]) -> None:
    assert fought(text, "Odo") == changed


@pytest.mark.parametrize(("text", "owner", "changed"), [
    (f"When this unit is attacked by an enemy, {LOSES}", "Tarn", {"Vell": -10}),
    (f"When this unit attacks an enemy or is attacked by an enemy, {LOSES}", "Tarn", {"Vell": -10}),
    (f"When another ally is attacked by an enemy, {GAINS}", "Rook", {"Tarn": 10}),
    (f"When another ally is attacked by an enemy, {LOSES}", "Rook", {"Vell": -10}),
    (f"When this unit evades an enemy's attack, {LOSES}", "Tarn", {"Vell": -10}),
])  # fmt: skip
@rule("2.3.1.1")
def test_who_is_attacked_knows_by_whom(text: str, owner: str, changed: dict[str, int]) -> None:
    assert fought(text, owner) == changed


def fought(text: str, owner: str) -> dict[str, int]:
    """Whose attack is another after Vell has attacked Tarn, who has evaded, by a skill of one of those there."""
    table = Position()
    names = (("Vell", 0), ("Odo", 0), ("Tarn", 1), ("Rook", 1))
    units = {
        name: table.unit(name, f"Lamp |AUTO| {text}" if name == owner else "", seat=seat) for name, seat in names
    }
    table.some(20, "deck", support=0)
    table.some(20, "deck", seat=1, support=0)
    spare = table.card("Tarn", seat=1)
    story = Story(table).attack(units["Vell"], units["Tarn"])
    while story.asked.kind == "cards":
        story.choose(*([spare] if spare in story.asked.cards() else []))
    found = {name: table.attack_of(unit) - 30 for name, unit in units.items()}
    return {name: more for name, more in found.items() if more}


@pytest.mark.parametrize(("when", "lines"), [
    ("When another ally is deployed", {"front", "back"}),
    ("When another ally is deployed in the Front Line", {"front"}),
    ("When another ally is deployed in the Back Line", {"back"}),
])  # fmt: skip
@rule("2.3.1.1", "14.1.2")
def test_it_matters_into_which_line_an_ally_is_deployed(when: str, lines: set[str]) -> None:
    for line in ("front", "back"):
        table = Position(phase="deployment")
        vell = table.unit("Vell", f"Lamp |AUTO| {when}, until the end of the turn, this unit gains +10 attack.")
        table.some(1, "bond")
        Story(table).deploy(table.card("Odo"), line)
        assert (table.attack_of(vell) == 40) is (line in lines), line


@pytest.mark.parametrize(("when", "lines"), [
    ("When this unit is moved", {"front", "back"}),
    ("When this unit is moved to the Back Line", {"back"}),
])  # fmt: skip
@rule("2.3.1.1")
def test_it_matters_to_which_line_a_unit_is_moved(when: str, lines: set[str]) -> None:
    for line in ("front", "back"):
        table = Position()
        text = f"Lamp |AUTO| {when}, until the end of the turn, this unit gains +10 attack."
        vell = table.unit("Vell", text, line="back" if line == "front" else "front")
        Story(table).move(vell)
        assert (table.attack_of(vell) == 40) is (line in lines), line


@pytest.mark.parametrize(("used", "whom", "triggers"), [
    ("Spark", "enemy", True), ("Gong", "enemy", False), ("Spark", "other ally", False),
])  # fmt: skip
@rule("2.3.1.1")
def test_it_matters_which_skill_destroys_whom(used: str, whom: str, triggers: bool) -> None:
    table = Position()
    toll = 'Toll |AUTO| When this unit\'s "Spark" destroys an enemy, draw 1 card.'
    vell = table.unit("Vell", f"{used} |ACT| Choose 1 {whom}, and destroy them.\n{toll}")
    table.unit("Odo")
    table.unit("Rook", seat=1)
    run(using.use(table.state, 0, Play("use", vell, 0)))
    assert bool(table.triggered) is triggers
