"""Attacks and level ups that the rules of Fire Emblem Cipher refuse, and that the players do anyway."""

from engine.answers import Cards, Play
from engine.games.cipher.rules import table as tables
from engine.overrides import Anyway, Override, renamed
from engine.rulebook import Refusal
from tests.games.byhand import anyway
from tests.games.cipher.story import Story, attack, rule
from tests.games.cipher.table import Position


def by_hand(story: Story, verb: Override) -> Refusal | None:
    return story.match.override(0, renamed(verb, lambda number: story.table.state.cards[number].handles[0]))


@rule("18.1.3")
def test_an_attack_can_say_at_once_what_it_is_aimed_at() -> None:
    table = Position()
    vell, rook, _ = table.unit("Vell"), table.unit("Rook", seat=1), table.card("Vell")
    story = Story(table).say(Play("attack", vell, target=rook))
    assert tables.defender(story.table.state) == table.ref(rook)


@rule("20.2.1", "18.1.3")
def test_an_attack_that_is_aimed_out_of_range_is_refused_though_there_is_an_enemy_in_range() -> None:
    table = Position()
    vell, far, ally = table.unit("Vell"), table.unit("Rook", seat=1, line="back"), table.unit("Odo")
    story = Story(table)
    aims = [Play("attack", vell, target=one) for one in (far, ally)]
    assert [story.refuses(aim) for aim in aims] == ["Cipher 20.2.1", "Cipher 18.1.3"]


def test_a_unit_attacks_out_of_its_range_anyway() -> None:
    """Cipher 20.2.1"""
    table = Position()
    vell, far, _ = table.unit("Vell"), table.unit("Rook", seat=1, line="back"), table.card("Vell")
    told, lines = anyway(Story(table).match, Play("attack", vell, target=far))
    assert told == "Cipher 20.2.1" and "attacks Rook" in lines[0].text
    assert tables.defender(table.state) == table.ref(far) and table.tapped(vell)


def test_a_tapped_unit_attacks_anyway() -> None:
    """Cipher 18.1.2"""
    table = Position()
    vell, rook, _ = table.unit("Vell", tapped=True), table.unit("Rook", seat=1), table.card("Vell")
    assert anyway(Story(table).match, Play("attack", vell, target=rook))[0] == "Cipher 18.1.2"
    assert tables.attacker(table.state) == table.ref(vell)


def test_a_unit_that_could_attack_nobody_is_asked_which_enemy_it_attacks_anyway() -> None:
    """Cipher 18.1.3.1"""
    table = Position()
    vell, rook = table.unit("Vell", line="back"), table.unit("Rook", seat=1, line="back")
    story = Story(table)
    assert by_hand(story, Anyway(attack(vell))) is None
    assert set(story.asked.cards()) == {rook, story.mains[1]}


def test_a_unit_levels_up_into_a_card_of_another_name_anyway() -> None:
    """Cipher 14.2.1.2; the bonds are spent as far as there are any (16.1.2)."""
    table = Position(phase="deployment")
    vell, rook = table.unit("Vell"), table.card("Rook", cost=3)
    table.some(1, "bond")
    assert anyway(Story(table).match, Play("level up", rook, target=vell))[0] == "Cipher 14.2.1.2"
    assert table.state.cards[rook].under == (vell,) and table.state.vars["spent"] == 1


def loose(table: Position) -> Story:
    """A story at a table whose players go beyond the rules if they agree."""
    table.state.vars["rules"] = "ask"
    return Story(table)


def test_a_unit_without_bonds_or_symbols_is_deployed_anyway_and_its_skill_triggers() -> None:
    """Cipher 15.1.2"""
    table = Position(phase="deployment")
    text = "Lamp |AUTO| When this unit is deployed, draw 1 card."
    vell, _ = table.card("Vell", text, cost=3), table.some(2, "deck")
    lines = anyway(loose(table).match, Play("deploy", vell, 1))
    assert lines[0] == "Cipher 15.1.2" and lines[1][0].rule == "Cipher 14.1.1"
    assert table.where(vell) == "back" and len(table.state.zones[tables.HAND[0]]) == 1


def test_a_unit_is_deployed_and_levels_up_anyway_in_the_action_phase() -> None:
    """Cipher 13.4.1.2"""
    table = Position()
    vell, base, card = table.card("Rook"), table.unit("Vell"), table.card("Vell", cost=2)
    story = loose(table)
    assert anyway(story.match, Play("deploy", vell, 0))[0] == "Cipher 13.4.1.2"
    assert anyway(story.match, Play("level up", card, target=base))[0] == "Cipher 13.4.1.2"
    assert table.where(vell) == "front" and table.state.cards[card].under == (base,)
    assert table.state.vars["step"] == "action"


def test_a_tapped_unit_moves_and_uses_its_skill_anyway() -> None:
    """Cipher 17.1.2, 22.3: what can be paid of its cost is paid."""
    table = Position()
    text = "Lamp |ACT| [Tap this unit, Flip 1 Bond face-down] Draw 1 card."
    vell, bond, _ = table.unit("Vell", text, tapped=True), table.card("Odo", zone="bond"), table.some(2, "deck")
    story = loose(table)
    assert anyway(story.match, Play("move", vell))[0] == "Cipher 17.1.2" and table.where(vell) == "back"
    assert anyway(story.match, Play("use", vell))[0] == "Cipher 22.3"
    assert table.state.cards[bond].face_down and len(table.state.zones[tables.HAND[0]]) == 1


def test_a_skill_that_has_been_used_is_used_again_anyway() -> None:
    """Cipher 19.1.2.1"""
    table = Position()
    vell, _ = table.unit("Vell", "Lamp |ACT| [Once per turn] Draw 1 card."), table.some(3, "deck")
    story = loose(table).use(vell)
    assert anyway(story.match, Play("use", vell))[0] == "Cipher 19.1.2.1"
    assert len(table.state.zones[tables.HAND[0]]) == 2


def test_nobody_attacks_in_the_deployment_phase_whatever_the_players_agree() -> None:
    """Cipher 13.5.1.2"""
    table = Position(phase="deployment")
    vell, story = table.unit("Vell"), loose(table)
    assert by_hand(story, Anyway(attack(vell))) is not None and not story.match.entries


def test_only_units_attack_and_level_up_whatever_the_players_agree() -> None:
    table = Position()
    vell, hand, theirs = table.unit("Vell"), table.card("Odo"), table.unit("Rook", seat=1)
    story = Story(table)
    for play in (Play("attack", hand), Play("attack", theirs), Play("attack", vell, target=hand), Play("dance", vell)):
        assert by_hand(story, Anyway(play)) is not None
    assert not story.match.entries


@rule("21.1.1.2")
def test_a_unit_that_a_skill_does_not_ask_for_is_chosen_anyway() -> None:
    table = Position()
    vell = table.unit("Vell", "Lamp |ACT| [Tap this unit] Choose 1 enemy, and destroy them.")
    rook, ally = table.unit("Rook", seat=1), table.unit("Odo", line="back")
    story = Story(table).say(Play("use", vell))
    assert anyway(story.match, Cards((ally,)))[0] == "Cipher 21.1.1.2"
    assert table.where(ally) == "retreat" and table.where(rook) == "front"


@rule("16.1.2")
def test_only_ones_own_units_level_up_whatever_the_players_agree() -> None:
    table = Position(phase="deployment")
    table.unit("Vell")
    rook, card = table.unit("Rook", seat=1), table.card("Vell")
    found = by_hand(Story(table), Anyway(Play("level up", card, target=rook)))
    assert found is not None and found.rule == "Cipher 16.1.2"
