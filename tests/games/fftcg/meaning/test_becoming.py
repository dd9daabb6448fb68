"""What cards become: also a Forward, of another Job or name, with quoted abilities that they gain or lose."""

from __future__ import annotations

import pytest

from engine.games.fftcg.cards import CardType
from engine.games.fftcg.rules.table import DAMAGE, HAND
from tests.games.fftcg.effects.doing import Doing, cards, do
from tests.games.fftcg.rules.telling import strike, to_turn
from tests.games.fftcg.story import Story, rule
from tests.games.fftcg.table import Position

GROWS = (
    "[0]: Until the end of the turn, Grub also becomes a Forward with 7000 power. "
    "You can only use this ability once per turn."
)


@rule("11.12.4.6", "12.4.5")
def test_a_monster_that_also_becomes_a_forward_keeps_the_damage_it_gets_as_one() -> None:
    table = Position()
    grub, pyre = table.monster("Grub", GROWS), table.summon("Pyre", "Choose 1 Forward. Deal it 7000 damage.", cost=0)
    story = Story(table).use(grub).resolve()
    assert set(table.now(grub).types) == {CardType.MONSTER, CardType.FORWARD}
    story.cast(pyre).resolve()
    assert table.where(grub) == "break zone"


@rule("9.5.1.3.2")
def test_it_is_a_monster_alone_again_when_the_turn_is_over() -> None:
    table = Position()
    grub = table.monster("Grub", GROWS)
    to_turn(Story(table).use(grub).resolve(), 4)
    assert table.now(grub).types == (CardType.MONSTER,)


@rule("10.1.2.1.1", "5.2.3.1.1.2")
def test_it_attacks_like_a_forward_that_has_been_there() -> None:
    table = Position()
    grub = table.monster("Grub", "During your turn, Grub also becomes a Forward with 7000 power.")
    strike(Story(table, at="attack"), grub)
    assert table.state.cards[grub].dull and len(table.state.zones[DAMAGE[1]]) == 1


@rule("11.9.1")
def test_during_your_turn_it_is_none_in_the_opponents() -> None:
    for turn_player, kinds in ((0, 2), (1, 1)):
        table = Position(turn_player=turn_player)
        grub = table.monster("Grub", "During your turn, Grub also becomes a Forward with 7000 power.")
        assert len(table.now(grub).types) == kinds


@rule("11.12.4.1", "11.8.13")
def test_what_became_a_forward_for_good_does_not_become_one_again() -> None:
    table = Position()
    text = (
        "When a Forward you control deals damage to your opponent, if Grub is not a Forward, Grub also becomes a "
        "Forward with 8000 power and Brave. (This effect does not end at the end of the turn. This ability will not "
        "trigger if Grub is a Forward.)"
    )
    grub, ox, ann = table.monster("Grub", text), table.forward("Ox"), table.forward("Ann")
    story = strike(Story(table, at="attack"), ox)
    assert table.power(grub) == 8000 and table.keywords(grub) == {"Brave"}
    strike(story, ann)
    assert table.power(grub) == 8000 and not table.triggered


@rule("11.5.1", "11.12.4.10")
def test_a_quoted_ability_speaks_of_the_card_that_gained_it_and_of_its_controller() -> None:
    table = Position(turn_player=1)
    text = (
        'All the Forwards opponent controls gain "At the end of your turn, if you don\'t pay [1], break this Forward."'
    )
    vay = table.forward("Vay", 5000, text)
    ann = table.forward("Ann", seat=1)
    table.backup("Osk", seat=1)
    story = Story(table, at="end")
    assert story.asked.seat == 1
    story.no()
    assert (table.where(ann), table.where(vay)) == ("break zone", "field")


@rule("11.9.1", "11.8.5")
def test_a_quoted_ability_goes_with_the_card_that_gave_it() -> None:
    table = Position()
    text = 'The Forwards other than Lead you control gain "When this Forward attacks, draw 1 card."'
    lead = table.forward("Lead", 5000, text)
    ann = table.forward("Ann")
    table.attack(ann)
    assert table.triggered == ["Ann"]
    table.let(pending=None)
    table.happen(table.move(lead, "hand"))
    table.attack(ann)
    assert not table.triggered


@rule("11.5.4")
def test_a_quoted_ability_within_a_quoted_ability() -> None:
    table = Position()
    text = (
        "[0]: Until the end of the turn, Grub also becomes a Forward with 7000 power and \"When Grub attacks, choose 1 "
        "Forward opponent controls. It gains ‘When this Forward is dealt damage, break this Forward.’ until the end of "
        "the turn.\" You can only use this ability once per turn."
    )
    grub, ann = table.monster("Grub", text), table.forward("Ann", 9000, seat=1)
    story = Story(table).use(grub).resolve()
    table.attack(grub)
    story.on()
    table.happen(table.hurt(ann, 1000))
    assert table.triggered == ["Ann"]


@rule("5.2.2.1", "11.9.1")
def test_also_a_card_name_in_all_situations_counts_in_the_deck_too() -> None:
    table = Position()
    osk = table.backup("Osk")
    ann = table.forward("Ann", 5000, "Ann is also Card Name Bea in all situations.", zone="deck")
    table.some(1, "deck")
    do(table, osk, "Search for 1 Card Name Bea and add it to your hand.", cards(ann))
    assert table.where(ann) == "hand"


@rule("6.6", "11.12.4.6")
def test_a_job_that_is_gained_counts_for_what_asks_for_it() -> None:
    table = Position()
    osk = table.backup("Osk")
    ann = table.forward("Ann", 5000, jobs=("Herald",))
    table.forward("Lead", 5000, "The Job Warden Forwards you control gain +1000 power.")
    Doing(table, osk, "Choose 1 Forward. It gains Job Warden until the end of the turn.").choose(ann).resolve()
    assert table.power(ann) == 6000 and table.now(ann).jobs == ("Herald", "Warden")


@rule("11.12.4.6", "11.12.4.13")
def test_all_abilities_lost_leaves_what_is_gained_later() -> None:
    table = Position()
    osk, ann = table.backup("Osk"), table.forward("Ann", 5000, "Brave\nHaste")
    Doing(table, osk, "Choose 1 Forward. It loses all abilities until the end of the turn.").choose(ann).resolve()
    assert not table.keywords(ann)
    Doing(table, osk, "Choose 1 Forward. It gains First Strike until the end of the turn.").choose(ann).resolve()
    assert table.keywords(ann) == {"First Strike"}


@rule("11.3.10", "11.5.6")
def test_a_power_that_becomes_a_number_keeps_what_was_added() -> None:
    table = Position()
    osk, ann = table.backup("Osk"), table.forward("Ann", 5000)
    table.until_end_of_turn(osk, "Choose 1 Forward. It gains +2000 power until the end of the turn.", ann)
    Doing(table, osk, "Choose 1 Forward. Its power becomes 1000 until the end of the turn.").choose(ann).resolve()
    assert table.power(ann) == 3000


@rule("11.8.16", "6.4.2")
def test_a_granted_ability_about_leaving_is_seen_though_the_card_is_gone() -> None:
    table = Position()
    text = (
        "When Ann enters the field, Ann gains \"When Ann is put from the field into the Break Zone, draw 1 card.\" "
        "(This effect does not end at the end of the turn.)"
    )
    ann = table.forward("Ann", 5000, text, zone="hand", cost=0)
    story = Story(table).cast(ann).resolve()
    story.cast(table.summon("Pyre", "Choose 1 Forward you control. Break it.", cost=0)).resolve().resolve()
    assert len(table.state.zones[HAND[0]]) == 1


@pytest.mark.parametrize(("words", "mine", "theirs"), [
    ("When a Forward opponent controls is frozen", 0, 1), ("When a Forward becomes frozen", 1, 1),
    ("When a Forward is frozen by your Summons or abilities", 1, 1),
    ("When a Forward is frozen due to your opponent's Summons or abilities", 0, 0),
])
@rule("15.2.4.1", "11.8.6")
def test_what_is_frozen_triggers(words: str, mine: int, theirs: int) -> None:
    for seat, gained in ((0, mine), (1, theirs)):
        table = Position()
        osk = table.backup("Osk", f"{words}, gain [Crystal].\n[0]: Choose 1 Forward. Freeze it.")
        table.forward("Ann", seat=seat)
        Story(table).use(osk, 1).resolve().resolve()
        assert table.state.vars.get("crystals 0", 0) == gained


@rule("2.2", "15.2.4.1")
def test_one_that_cannot_be_frozen_is_not() -> None:
    table = Position()
    osk, ann = table.backup("Osk"), table.forward("Ann", text="Ann cannot be frozen.")
    Doing(table, osk, "Choose 1 Forward. Dull it and Freeze it.").choose(ann).resolve()
    assert (table.state.cards[ann].dull, table.state.cards[ann].marks.get("frozen")) == (True, None)


@pytest.mark.parametrize(("loss", "drawn"), [(5000, True), (4000, False)])
@rule("12.4.4", "11.8.16")
def test_whose_power_becomes_0(loss: int, drawn: bool) -> None:
    table = Position()
    osk = table.backup("Osk", "When the power of a Forward opponent controls is reduced to 0, gain [Crystal].\n"
                              f"[0]: Choose 1 Forward. It loses {loss} power until the end of the turn.")
    ann = table.forward("Ann", 5000, "When Ann's power becomes 0, gain [Crystal].", seat=1)
    Story(table).use(osk, 1).resolve().resolve().on()
    assert (table.where(ann) == "break zone") is drawn
    assert [table.state.vars.get(f"crystals {seat}", 0) for seat in (0, 1)] == [drawn, drawn]
