"""ACT skills used, triggered skills carried out, support skills (Cipher 10.3 to 10.6, 18.1.7, 19)."""

from __future__ import annotations

from engine.answers import Play
from tests.games.cipher.story import Story, rule, use
from tests.games.cipher.table import BLUE, Position

OATH = "Oath |ACT| [Once Per Turn] [Flip 1 Bond face-down] Until the end of the turn, this unit gains +10 attack."


# ACT skills


@rule("19.1.2", "19.1.3", "19.1.4", "19.1.4.1", "19.1.2.1")
def test_an_act_skill_is_paid_for_carried_out_and_used_up() -> None:
    table = Position()
    vell, (bond, _) = table.unit("Vell", OATH), table.some(2, "bond")
    story = Story(table).use(vell).choose(bond)
    assert (table.attack_of(vell), table.face_down(bond)) == (40, True)
    assert story.refuses(use(vell)) == "Cipher 19.1.2.1"


@rule("19.1.3.1", "22.3")
def test_an_act_skill_whose_cost_cannot_be_paid_is_not_used() -> None:
    table = Position()
    vell = table.unit("Vell", OATH)
    story = Story(table)
    assert story.refuses(use(vell)) == "Cipher 22.3"
    assert Play("use", vell) not in story.plays()


@rule("19.1.3.1", "22.3")
def test_a_cost_taken_back_leaves_everything_as_it_was() -> None:
    table = Position()
    vell, bonds = table.unit("Vell", OATH), table.some(2, "bond")
    story = Story(table).use(vell).cancel()
    assert not any(table.face_down(bond) for bond in bonds) and use(vell) in story.plays()


@rule("21.2.3.1.2.2", "19.1.2")
def test_only_skills_of_ones_own_units_are_used() -> None:
    table = Position()
    table.some(2, "bond", seat=1)
    rook, card = table.unit("Rook", OATH, seat=1), table.card("Vell", OATH)
    story = Story(table)
    assert story.refuses(use(rook)) == "Cipher 19.1.2" and story.refuses(use(card)) == "Cipher 19.1.2"


@rule("21.2.3.1.2.2.1", "21.1.1.1")
def test_a_condition_of_the_effect_is_asked_when_its_sentence_comes() -> None:
    table = Position()
    text = "Oath |ACT| [Tap this unit] If you have 2 or more other allies, draw 1 card."
    vell = table.unit("Vell", text)
    Story(table).use(vell)
    assert table.tapped(vell) and not table.names("hand")


def test_a_skill_of_a_card_in_the_hand_shows_it() -> None:
    table = Position()
    text = (
        "[CP] Chart |HAND| |ACT| [Send this card to the Retreat Area] Draw 1 card. "
        "(|HAND| is used by revealing this card from your hand.)"
    )
    chart = table.card("Chart", text)
    story = Story(table).use(chart)
    assert table.where(chart) == "retreat" and len(table.names("hand")) == 1
    assert "{0} uses {1} of {2}." in story.log()


def test_a_skill_of_a_face_up_bond_is_used_in_the_bond_area() -> None:
    table = Position()
    text = (
        "[BS] Trick |BOND| |ACT| [Flip this card face-down] Draw 1 card. "
        "(|BOND| can only be used while this card is face-up in your Bond Area.)"
    )
    trick = table.card("Trick", text, zone="bond")
    story = Story(table).use(trick)
    assert table.face_down(trick) and len(table.names("hand")) == 1
    assert story.refuses(use(trick)) == "Cipher 19.1.2"


# Triggered skills

TOLL = "Toll |AUTO| [Flip 1 Bond face-down] When this unit attacks, you may pay the cost and if you do: Draw 1 card."


@rule("10.4", "2.3.1.3")
def test_a_triggered_skill_is_paid_for_and_carried_out() -> None:
    table = Position()
    vell, bond = table.unit("Vell", TOLL), table.card("Osk", zone="bond")
    Story(table).attack(vell).yes()
    assert (table.face_down(bond), len(table.names("hand"))) == (True, 1)


@rule("10.4.1", "2.3.1.3")
def test_a_triggered_skill_that_is_not_paid_for_does_nothing() -> None:
    table = Position()
    vell, bond = table.unit("Vell", TOLL), table.card("Osk", zone="bond")
    story = Story(table).attack(vell).no()
    assert (table.face_down(bond), table.names("hand"), table.pending) == (False, [], ())
    assert "{0}: the cost of {1} is not paid." in story.log()


@rule("10.4.2", "22.3.1")
def test_a_triggered_skill_that_cannot_be_paid_for_is_cancelled() -> None:
    table = Position()
    vell = table.unit("Vell", TOLL)
    story = Story(table).attack(vell)
    assert table.pending == () and "{0}: the cost of {1} cannot be paid." in story.log()


@rule("10.4.1.1", "10.6.2", "10.2.1.3")
def test_a_usage_limit_is_added_only_when_the_skill_is_carried_out() -> None:
    table = Position()
    text = TOLL.replace("|AUTO|", "|AUTO| [Once Per Turn]")
    vell, _ = table.unit("Vell", text, attack=10), table.some(2, "bond")
    story = Story(table).attack(vell).no().go_on()
    table.mark(vell, dull=False)
    story.attack(vell).yes().choose(table.state.zones[14][0]).go_on()
    table.mark(vell, dull=False)
    story.attack(vell)
    assert story.asked.kind != "confirm" and len(table.names("hand")) == 1


@rule("10.3", "10.3.2")
def test_a_condition_that_is_not_met_when_the_skill_is_chosen_leaves_nothing_of_it() -> None:
    table = Position()
    text = "Toll |AUTO| [Once Per Turn] When this unit attacks, if you have 2 or more <Blue> allies, draw 1 card."
    vell = table.unit("Vell", text, attack=10)
    story = Story(table).attack(vell).go_on()
    assert not table.names("hand") and "{0}: {1} does nothing, as its condition is not met." in story.log()
    table.unit("Osk", symbols=(BLUE,))
    table.unit("Cray", symbols=(BLUE,))
    table.mark(vell, dull=False)
    story.attack(vell)
    assert len(table.names("hand")) == 1


@rule("10.5.1", "10.5.1.1", "10.5.1.1.1")
def test_a_skill_that_may_be_left_adds_no_limit_when_it_is() -> None:
    table = Position()
    text = "Toll |AUTO| [Once Per Turn] When this unit attacks, you may move this unit."
    vell = table.unit("Vell", text, attack=10)
    story = Story(table).attack(vell).no().go_on()
    table.mark(vell, dull=False)
    story.attack(vell).yes()
    assert table.where(vell) == "back"


@rule("10.6.1")
def test_a_skill_that_could_be_carried_out_only_in_part_is_done_with() -> None:
    table = Position()
    text = "Toll |AUTO| When this unit attacks, choose 1 card from your Retreat Area, and deploy it."
    vell = table.unit("Vell", text)
    Story(table).attack(vell)
    assert table.pending == ()


# Support skills

DRUM = "|ATK SUPP| Drum: Until the end of this combat, your attacking unit gains +20 attack."
WIND = "|DEF SUPP| Wind: Until the end of this combat, your defending unit gains +20 attack."


@rule("18.1.7", "21.2.3.1.5.2")
def test_attack_support_is_carried_out_by_the_turn_player_and_defence_support_by_the_other() -> None:
    table = Position()
    vell, rook = table.unit("Vell"), table.unit("Rook", seat=1)
    table.card("Vell")
    for seat in (0, 1):
        table.some(1, "deck", seat=seat)
    table.card("Drum", f"{DRUM}\n{WIND}", zone="deck", support=0)
    table.card("Wind", f"{DRUM}\n{WIND}", zone="deck", support=0, seat=1)
    Story(table).attack(vell, rook).yes().yes()
    assert (table.attack_of(vell), table.attack_of(rook)) == (50, 50)


@rule("21.2.3.1.5.2")
def test_a_support_skill_may_be_left() -> None:
    table = Position()
    vell, _ = table.unit("Vell"), table.some(1, "deck")
    table.card("Drum", DRUM, zone="deck", support=0)
    Story(table).attack(vell).no()
    assert table.attack_of(vell) == 30


@rule("18.1.7")
def test_several_support_skills_are_carried_out_one_after_the_other() -> None:
    table = Position()
    vell, _ = table.unit("Vell"), table.some(3, "deck")
    table.card("Drum", f"{DRUM}\n|ATK/DEF SUPP| Keel: Draw 1 card.", zone="deck", support=0)
    Story(table).attack(vell).pick(1).yes()
    assert (table.attack_of(vell), len(table.names("hand"))) == (50, 1)


@rule("18.1.7", "22.3")
def test_a_support_skill_with_a_cost_is_offered_only_if_that_can_be_paid() -> None:
    for bonds, attack in ((0, 30), (1, 50)):
        table = Position()
        vell, _ = table.unit("Vell"), table.some(1, "deck")
        text = DRUM.replace("Drum: Until", "Drum: [Flip 1 Bond face-down] you may pay the cost and if you do: Until")
        table.card("Drum", text, zone="deck", support=0)
        table.some(bonds, "bond")
        story = Story(table).attack(vell)
        if bonds:
            story.yes()
        assert table.attack_of(vell) == attack


@rule("2.3")
def test_a_support_skill_that_does_nothing_is_not_offered() -> None:
    table = Position()
    vell, _ = table.unit("Vell"), table.some(2, "deck")
    table.card("Eye", "|ATK SUPP| Eye: If your attacking unit is <Blue>, draw 1 card.", zone="deck")
    story = Story(table).attack(vell)
    assert story.asked.kind == "cards" and not table.names("hand")
