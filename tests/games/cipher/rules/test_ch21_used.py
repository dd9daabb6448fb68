"""Cipher chapters 21 and 22: skills used, paid for and carried out in whole games."""

from __future__ import annotations

from engine.games.cipher.vocabulary import SupportKind
from tests.games.cipher.story import Story, rule, use
from tests.games.cipher.table import Position


@rule("21.2.3.1.2.2", "21.2.3.1.2.2.1")
def test_the_turn_player_uses_an_act_skill_of_a_unit() -> None:
    table = Position()
    unit = table.unit("Vell", "Bell |ACT| If you have 1 or more Bond cards, draw 1 card.")
    rival = table.unit("Rook", "Bell |ACT| Draw 1 card.", seat=1)
    story = Story(table)
    assert story.refuses(use(rival)) == "Cipher 19.1.2"
    story.use(unit)
    assert table.names("hand") == []
    table.some(1, "bond")
    story.use(unit)
    assert len(table.names("hand")) == 1


@rule("21.2.3.1.2.3", "22.2", "22.1.1")
def test_an_act_skill_is_paid_for_before_it_is_carried_out() -> None:
    table = Position()
    text = "Bell |ACT| [Flip 1 Bond face-down] If you have 1 or more face-up Bond cards, draw 1 card."
    unit, bond = table.unit("Vell", text), table.card("Odo", zone="bond")
    story = Story(table).use(unit)
    assert (table.face_down(bond), table.names("hand")) == (True, [])
    assert story.refuses(use(unit)) == "Cipher 22.3"


@rule("21.1.1.2")
def test_an_effect_is_carried_out_in_the_order_in_which_it_is_written() -> None:
    table = Position()
    text = "Bell |ACT| Draw 1 card. Choose 1 card from your hand, and send it to the Retreat Area."
    unit = table.unit("Vell", text)
    table.some(5, "deck")
    table.card("Odo", zone="deck")
    Story(table).use(unit)
    assert (table.names("hand"), table.names("retreat")) == ([], ["Odo"])


@rule("21.2.2.1")
def test_a_formation_skill_taps_two_units_with_their_names() -> None:
    table = Position()
    text = (
        '[FS] Three Herons |ACT| [Tap allied "Odo" and "Ilse"] '
        "Until the end of the turn, this unit gains +50 attack."
    )
    unit, odo = table.unit("Vell", text), table.unit("Odo")
    story = Story(table)
    assert story.refuses(use(unit)) == "Cipher 22.3"
    ilse = table.unit("Ilse", line="back")
    story.use(unit)
    assert [table.tapped(one) for one in (unit, odo, ilse)] == [False, True, True]
    assert table.attack_of(unit) == 80


@rule("21.2.3.1.3.1.2", "10.2")
def test_a_triggered_skill_is_carried_out_at_the_next_check_timing() -> None:
    table = Position()
    text = "Gate |AUTO| When this unit attacks, until the end of the turn, this unit gains +20 attack."
    unit = table.unit("Vell", text)
    rival = table.unit("Rook", seat=1)
    Story(table).attack(unit, rival)
    assert (table.attack_of(unit), table.pending) == (50, ())


@rule("21.2.3.1.3.1.3", "22.2")
def test_a_triggered_skill_is_paid_for_when_it_is_carried_out() -> None:
    for yes in (True, False):
        table = Position()
        text = "[Flip 1 Bond face-down] When this unit attacks, you may pay the cost and if you do: Draw 1 card."
        unit, rival = table.unit("Vell", f"Gate |AUTO| {text}"), table.unit("Rook", seat=1)
        bond = table.card("Odo", zone="bond")
        story = Story(table).attack(unit, rival)
        assert not table.face_down(bond)
        story = story.yes() if yes else story.no()
        assert (table.face_down(bond), len(table.names("hand"))) == (yes, int(yes))


@rule("21.2.3.1.5.2")
def test_the_turn_player_has_attack_support_and_the_other_defence_support() -> None:
    for kind, helped in ((SupportKind.ATTACK, 0), (SupportKind.DEFENCE, 1), (SupportKind.EITHER, 0)):
        table = Position()
        unit, rival = table.unit("Vell"), table.unit("Rook", seat=1)
        text = f"|{kind.value}| Drum: Draw 1 card."
        for seat in (0, 1):
            table.some(5, "deck", seat=seat)
            table.card("Pia", text, seat=seat, zone="deck", support=0)
        story = Story(table).attack(unit, rival)
        assert story.asked.seat == helped, kind


@rule("18.1.11.1", "23.1")
def test_a_critical_hit_is_paid_for_otherwise_where_a_skill_lets_its_player() -> None:
    table = Position()
    text = (
        'Any Blade |CONT| If this unit Critical Hits, you may [Flip 1 Bond face-down] instead of sending a "Vell" card '
        "from your hand to the Retreat Area."
    )
    unit, rival = table.unit("Vell", text), table.unit("Rook", seat=1)
    bond = table.card("Odo", zone="bond")
    story = Story(table).attack(unit, rival).pick(0)
    assert table.face_down(bond)
    assert "{0} makes a critical hit." in story.log()


@rule("18.1.11.1", "22.3")
def test_what_cannot_be_paid_is_not_offered_in_place_of_a_card() -> None:
    table = Position()
    text = (
        'Any Blade |CONT| If this unit Critical Hits, you may [Flip 1 Bond face-down] instead of sending a "Vell" card '
        "from your hand to the Retreat Area."
    )
    unit, rival = table.unit("Vell", text), table.unit("Rook", seat=1)
    table.card("Vell")
    story = Story(table).attack(unit, rival)
    assert story.asked.kind == "cards"


@rule("18.1.11.1", "21.2.3.1.4.2")
def test_a_card_of_the_hand_says_that_it_may_be_sent_in_place_of_one_of_the_name() -> None:
    text = (
        'Kin |SPEC| If an allied "{}" Critical Hits, you may send this card from your hand to the Retreat Area instead '
        'of sending 1 "{}" from your hand to the Retreat Area.'
    )
    for name, refused in (("Vell", False), ("Odo", True)):
        table = Position()
        unit, rival = table.unit("Vell"), table.unit("Rook", seat=1)
        osk = table.card("Osk", text.format(name, name))
        story = Story(table).attack(unit, rival)
        if refused:
            assert story.refuses_cards(osk) == "Cipher 18.1.11.1"
        else:
            story.choose(osk)
            assert (table.where(osk), "{0} makes a critical hit." in story.log()) == ("retreat", True)


@rule("10.2.4")
def test_a_spec_skill_drawn_by_the_skill_being_carried_out_counts_as_triggered_too() -> None:
    table = Position()
    unit, rival = table.unit("Vell", "Choir |AUTO| When this unit attacks, draw 1 card."), table.unit("Rook", seat=1)
    table.some(5, "deck", support=0)
    text = "Ride |SPEC| When an ally attacks, you may deploy this card from your hand."
    table.card("Ilse", text, zone="deck")
    story = Story(table).attack(unit, rival)
    assert (story.asked.kind, table.names("hand")) == ("options", ["Ilse"])
    story.pick(0).yes().pick(1)
    assert table.names("back") == ["Ilse"]
