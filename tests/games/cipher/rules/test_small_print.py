"""Cipher: sentences of the rules that show only where two things meet."""

from __future__ import annotations

import pytest

from engine.answers import Play, renamed
from engine.events import Notice
from engine.games.cipher.rules import verbs
from engine.games.cipher.rules.table import BY_RULE, RETREAT, is_unit
from engine.overrides import Anyway, MoveCard
from engine.views import log_lines
from tests.games.cipher.effects.doing import NOTHING, do
from tests.games.cipher.rules.test_ch10_triggered import SPEC
from tests.games.cipher.rules.test_ch12_preparations import begun, chosen, new_game
from tests.games.cipher.rules.test_ch14_units import deployment
from tests.games.cipher.story import Story, attack, deploy, level_up, move, rule
from tests.games.cipher.table import BLUE, RED, Position, run
from tests.games.cipher.test_anyway import by_hand
from tests.games.hiding import told as told_to


@rule("18.1.15")
def test_that_an_attack_failed_is_something_that_happens_for_everybody_to_see() -> None:
    table = Position()
    vell, pia = table.unit("Vell"), table.unit("Pia", seat=1, attack=90)
    Story(table).attack(vell, pia).go_on()
    assert any(isinstance(one, Notice) and (one.why, one.card) == ("attack fails", vell) for one in table.state.log)


@rule("18.1.15")
def test_whether_a_unit_has_destroyed_an_enemy_is_known_though_no_skill_waits_for_that() -> None:
    table = Position()
    text = "Toll |ACT| If this unit's attack has destroyed an enemy this turn, draw 1 card."
    vell = table.unit("Vell", text, attack=90)
    pia = table.unit("Pia", seat=1)
    Story(table).attack(vell, pia).go_on().use(vell)
    assert len(table.names("hand")) == 1


@rule("5.1.2.1.2.3")
def test_a_unit_of_the_opponent_is_another_ally_to_the_opponents_units() -> None:
    table = Position()
    table.unit("Osk", "Toll |AUTO| When another ally is destroyed, draw 1 card.", seat=1)
    vell, pia = table.unit("Vell", attack=90), table.unit("Pia", seat=1)
    Story(table).attack(vell, pia).go_on()
    assert len(table.names("hand", 1)) == 1


@rule("2.8")
def test_a_tapped_unit_is_not_tapped_again() -> None:
    table = Position()
    vell = table.unit("Vell", "Toll |AUTO| When this unit is tapped, draw 1 card.", tapped=True)
    run(verbs.tap(table.state, [vell]))
    assert table.triggered == []


@rule("11.3.1")
def test_of_two_cards_that_move_at_once_the_first_into_the_retreat_area_becomes_the_deck() -> None:
    table = Position()
    one, two = table.some(2, "bond")
    table.happen(table.move(one, "retreat"), table.move(two, "hand"))
    assert [table.where(one), table.where(two)] == ["deck", "hand"]


@rule("14.2.7")
def test_cards_under_a_unit_that_is_destroyed_are_sent_to_the_retreat_area_as_well() -> None:
    table = Position()
    vell = table.unit("Vell")
    under = table.stack(vell, "Rook")
    done = table.happen(table.move(vell, "retreat"))
    assert [event.card for event in done if event.to == RETREAT[0]] == [vell, *under]


@rule("14.1.2")
def test_only_level_ups_and_class_changes_are_aimed_at_a_unit() -> None:
    table = deployment()
    vell, card = table.unit("Vell"), table.card("Odo")
    assert Story(table).refuses(Play("deploy", card, target=vell)) == "Cipher 14.1.2"


@rule("2.2", "13.3.1.2")
def test_a_card_that_a_skill_keeps_out_of_the_bond_area_does_not_become_a_bond() -> None:
    table = Position(phase="bond")
    card, other = table.card("Vell", "Proud |SPEC| This card cannot be placed in the Bond Area."), table.card("Odo")
    story = Story(table)
    assert story.refuses_cards(card) == "Cipher 2.2"
    assert story.choose(other).table.where(other) == "bond"


@rule("26.13")
def test_a_card_that_is_no_unit_any_more_does_not_move_to_the_other_line() -> None:
    table = Position()
    vell = table.unit("Vell")
    table.some(1, "deck")
    table.happen(table.move(vell, "retreat"))
    assert run(verbs.shift(table.state, [vell])) == []
    assert table.where(vell) == "retreat"


@rule("6.11.1", "2.2")
def test_no_effect_puts_a_card_among_the_bonds_that_may_not_lie_there() -> None:
    table = Position()
    card = table.card("Vell", "Proud |SPEC| This card cannot be placed in the Bond Area.")
    run(verbs.put(table.state, [card], verbs.AS_BOND))
    assert table.where(card) == "hand"


@rule("2.8", "6.11.1")
def test_a_bond_is_not_put_among_the_bonds_again() -> None:
    table = Position()
    bond = table.some(1, "bond")[0]
    assert run(verbs.put(table.state, [bond], verbs.AS_BOND)) == []


@rule("24.1.14.1")
def test_both_players_are_told_whose_orb_is_destroyed() -> None:
    table = Position()
    table.main_characters()
    orb = table.some(1, "orb", seat=1)[0]
    run(verbs.destroy_orbs(table.state, [orb], BY_RULE))
    for seat in (0, 1):
        told = [line for line in log_lines(table.state, seat) if line.template == "An orb of {0} is destroyed."]
        assert [line.rule for line in told] == ["Cipher 24.1.14.1"]


@rule("24.1.14.1a")
def test_ones_own_orb_is_destroyed_where_the_text_does_not_say_whose() -> None:
    table = Position()
    vell, _ = table.main_characters()
    orbs = [table.some(1, "orb", seat=seat)[0] for seat in (0, 1)]
    do(table, vell, "Destroy 1 Orb.")
    assert [table.where(orb) for orb in orbs] == ["hand", "orb"]


@rule("24.1.8.1")
def test_a_unit_stays_as_it_is_where_nobody_was_chosen_whom_it_should_copy() -> None:
    table = Position()
    vell = table.unit("Vell")
    table.unit("Osk", attack=60, symbols=(BLUE,))
    text = (
        "Choose up to 1 other ally, and until the end of the turn, this unit becomes a copy of that ally in all but "
        "Name and Attack Power."
    )
    do(table, vell, text, NOTHING)
    assert table.now(vell).symbols == (RED,)


@pytest.mark.parametrize(
    ("ranges", "line", "told"),
    [((1, 2), "back", "20.3.3"), ((2,), "back", "20.3.2"), ((2,), "front", "20.2.2")],
)
@rule("20.2.2", "20.3.2", "20.3.3")
def test_who_attacks_too_far_or_too_near_is_told_the_rule_of_that_range(
    ranges: tuple[int, ...], line: str, told: str
) -> None:
    table = Position()
    vell = table.unit("Vell", line=line, ranges=ranges)
    enemy = table.unit("Pia", seat=1, line="front" if line == "front" else "back")
    table.unit("Rook", seat=1, line="back" if line == "front" else "front")
    assert Story(table).refuses(Play("attack", vell, target=enemy)) == f"Cipher {told}"


@rule("18.1.11", "2.2")
def test_who_cannot_make_a_critical_hit_is_not_asked_about_one() -> None:
    for text, asked in (("", 1), ("Meek |CONT| This unit cannot Critical Hit.", 0)):
        table = Position()
        vell, pia = table.unit("Vell", text), table.unit("Pia", seat=1, attack=90)
        table.card("Vell")
        story = Story(table).attack(vell, pia)
        assert ("critical hit" in story.asked.text) is bool(asked)


@rule("15.1.2")
def test_only_a_card_of_the_hand_is_deployed_whatever_the_players_agree() -> None:
    table = deployment()
    gone = table.card("Odo", zone="retreat")
    found = by_hand(Story(table), Anyway(Play("deploy", gone)))
    assert found is not None and found.rule == "Cipher 15.1.2"


@rule("16.1.2")
def test_a_card_that_is_taken_away_while_its_unit_is_chosen_levels_nobody_up() -> None:
    table = deployment()
    vell, card = table.unit("Vell"), table.card("Mere")
    story = Story(table)
    assert by_hand(story, Anyway(level_up(card))) is None
    assert by_hand(story, MoveCard(card, "retreat area")) is None
    story.choose(vell)
    assert (table.where(card), table.state.cards[card].under) == ("retreat", ())


@rule("26.2", "6.9.1")
def test_a_card_in_a_hand_or_a_deck_is_no_unit() -> None:
    table = Position()
    lying = {zone: table.some(1, zone)[0] for zone in ("front", "back", "deck", "hand", "bond")}
    assert [zone for zone, card in lying.items() if is_unit(table.state, card)] == ["front", "back"]


@rule("6.13.1")
def test_both_players_are_told_that_a_card_goes_to_the_orbs() -> None:
    table = Position()
    card = table.card("Odo")
    run(verbs.put(table.state, [card], verbs.AS_ORB))
    for seat in (0, 1):
        assert [line.text for line in log_lines(table.state, seat)][-1:] == ["Player 1 adds a card to the orbs."]


@rule("23.1", "21.2.3.1.1.2")
def test_each_sentence_of_a_skill_holds_for_itself() -> None:
    table = Position()
    text = "Firm |CONT| If you have 5 or more bonds, this unit gains +20 attack. All other allies gain +10 attack."
    vell, odo = table.unit("Vell", text, attack=30), table.unit("Odo", attack=30)
    assert [table.now(one).attack for one in (vell, odo)] == [30, 40]


@pytest.mark.parametrize(("bonds", "attack"), [(0, 30), (1, 50), (2, 60)])
@rule("23.1")
def test_what_a_skill_says_instead_replaces_the_sentence_before_it(bonds: int, attack: int) -> None:
    table = Position()
    less = "If you have 1 or more bonds, this unit gains +20 attack."
    more = "If you have 2 or more bonds, this unit gains +30 attack instead."
    vell = table.unit("Vell", f"Firm |CONT| {less} {more}", attack=30)
    table.some(bonds, "bond")
    assert table.now(vell).attack == attack


@rule("18.1.7", "2.2")
def test_a_support_skill_that_cannot_be_used_is_not_carried_out() -> None:
    skills = "support skills belonging to your opponent's support card"
    hush = f"Hush |CONT| If this unit is being attacked, {skills} cannot activate."
    for barred, asked in (("", True), (hush, False)):
        table = Position()
        vell, pia = table.unit("Vell", attack=30), table.unit("Pia", barred, seat=1, attack=90)
        table.some(3, "deck")
        drum = "|ATK SUPP| Drum: Until the end of this combat, your attacking unit gains +20 attack."
        table.card("Mere", drum, zone="deck", support=10)
        story = Story(table).attack(vell, pia)
        assert ("carry out" in story.asked.text) is asked


@rule("6.4.2.2.1", "15.1.2")
def test_a_bond_face_down_has_no_symbol_to_deploy_with() -> None:
    for down, refused in ((False, ""), (True, "Cipher 15.1.2")):
        table = Position(phase="deployment")
        table.some(1, "bond", symbols=(BLUE,), face_down=down)
        table.some(1, "bond", symbols=(RED,))
        blue = table.card("Odo", cost=1, symbols=(BLUE,))
        story = Story(table)
        assert (story.refuses(deploy(blue)) if down else "") == refused
        assert (deploy(blue) in story.plays()) is not down


@rule("12.2.1.7")
def test_both_main_characters_are_named_when_they_are_turned_up() -> None:
    match = begun(chosen(new_game()))
    told = [line.words[0] for line in match.log(0) if line.template == "The Main Character of {0} is {1}."]
    assert sorted(told) == ["Player 1", "Player 2"]


@rule("18.1.3")
def test_who_goes_second_too_has_every_enemy_to_attack_anyway() -> None:
    table = Position(turn_player=1)
    vell, rook = table.unit("Vell", seat=1, line="back"), table.unit("Rook", line="back")
    story = Story(table)
    handle = table.state.cards[vell].handles[1]
    assert story.match.override(1, Anyway(Play("attack", handle))) is None
    assert set(story.asked.cards()) == {rook, story.mains[0]}


@pytest.mark.parametrize("zone", ["deck", "hand", "bond"])
@rule("26.13", "6.3.1")
def test_who_goes_to_another_area_leaves_the_battlefield_whosever_it_is(zone: str) -> None:
    for seat in (0, 1):
        table = Position()
        table.unit("Mere", "Horn |AUTO| When another ally leaves the battlefield, draw 1 card.", seat=seat)
        vell = table.unit("Vell", seat=seat)
        table.happen(table.move(vell, zone))
        assert table.triggered == ["Mere"]


@rule("13.3.1.2", "13.4.1.2")
def test_only_who_would_deploy_is_told_of_the_deployment_phase_while_a_bond_is_chosen() -> None:
    table = Position(phase="bond")
    vell, card = table.unit("Vell"), table.some(2, "hand")[0]
    match, cards = Story(table).match, table.state.cards
    tried = deploy(card), level_up(card), move(vell), attack(vell)
    refused = [match.answer(0, renamed(one, lambda number: cards[number].handles[0])) for one in tried]
    assert [one and one.rule for one in refused] == ["Cipher 13.4.1.2"] * 2 + ["Cipher 13.3.1.2"] * 2


@rule("24.1.14.1")
def test_an_orb_that_is_one_no_more_is_not_destroyed() -> None:
    table = Position()
    table.main_characters()
    orb, other = table.some(2, "orb", seat=1)
    table.happen(table.move(orb, "bond"))
    run(verbs.destroy_orbs(table.state, [orb, other], BY_RULE))
    assert [table.where(one) for one in (orb, other)] == ["bond", "hand"]
    told = [line for line in log_lines(table.state, 0) if line.template == "An orb of {0} is destroyed."]
    assert len(told) == 1


@rule("10.2.4", "10.2.2.1")
def test_nobody_learns_whether_a_card_that_came_into_the_hand_triggers_on_the_same() -> None:
    found = []
    for text, elsewhere in ((SPEC, ""), ("", SPEC)):
        table = Position(phase="deployment")
        table.some(5, "bond")
        table.unit("Vell", main=True)
        table.card("Rook", elsewhere, zone="orb")
        table.some(5, "deck")
        table.card("Odo", text, zone="deck")
        table.card("Nobody", zone="deck")
        upper = table.card("Vell", "Lamp |AUTO| When you Class Change into this unit, draw 1 card.", change=1)
        found.append(told_to(Story(table).level_up(upper).match, 0))
    assert found[0] == found[1]
    assert any("Which of your skills" in line for _, line, _ in found[0])
