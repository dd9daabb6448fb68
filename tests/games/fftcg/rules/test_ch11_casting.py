"""Stories of chapter 11: paying and casting (FFTCG 11.2, 11.3, 11.4)."""

import pytest

from engine.answers import Pay
from tests.games.fftcg.story import Story, cast, rule
from tests.games.fftcg.table import DARK, FIRE, ICE, LIGHT, Position

DEAL = "Choose 1 Forward. Deal it 5000 damage."


@rule("11.2.1", "11.2.1.1")
def test_a_card_is_paid_with_discards_for_2_and_dulled_backups_for_1() -> None:
    table = Position()
    ada = table.forward("Ada", 5000, zone="hand", cost=3)
    hand, osk = table.forward("Bea", zone="hand"), table.backup("Osk")
    story = Story(table)
    story.say(cast(ada))
    assert story.refuses(Pay(((hand, "Fire"),))) == "FFTCG 11.2.1.1"
    story.pay(hand, osk)
    assert (table.where(ada), table.where(hand), table.state.cards[osk].dull) == ("field", "break zone", True)


@rule("11.2.1.1", "11.4.6.1.1")
def test_light_and_dark_cards_are_never_discarded_for_cp() -> None:
    table = Position()
    ada = table.forward("Ada", 5000, zone="hand", cost=2)
    table.forward("Sol", zone="hand", element=LIGHT)
    table.forward("Nox", zone="hand", element=DARK)
    assert Story(table).refuses(cast(ada)) == "FFTCG 11.4.6.1.1"


@rule("11.4.6.1.1")
def test_at_least_one_point_must_be_of_the_cards_element() -> None:
    table = Position()
    ada = table.forward("Ada", 5000, zone="hand", cost=2)
    ice, fire = (table.forward("Bea", zone="hand", element=element) for element in (ICE, FIRE))
    story = Story(table).say(cast(ada))
    assert story.refuses(Pay(((ice, "Ice"),))) == "FFTCG 11.4.6.1.1"
    story.pay(fire)


@rule("11.4.6.1.2")
def test_a_card_of_two_elements_wants_a_point_of_each_even_at_cost_1() -> None:
    table = Position()
    ada = table.forward("Ada", 5000, zone="hand", cost=1, element=(FIRE, ICE))
    fire, ice = table.backup("Osk"), table.backup("Eis", element=ICE)
    story = Story(table).say(cast(ada))
    assert story.refuses(Pay(((fire, "Fire"),))) == "FFTCG 11.2.1.1"
    story.pay(fire, ice)
    assert table.state.cards[ice].dull


@rule("11.4.6.1.2")
def test_a_card_of_two_elements_whose_cost_became_0_is_not_paid_at_all() -> None:
    table = Position()
    text = "The cost required to cast Ada is reduced by 1 for each Backup you control."
    ada = table.forward("Ada", 5000, text, zone="hand", cost=1, element=(FIRE, ICE))
    table.backup("Osk", dull=True)
    Story(table).cast(ada)
    assert table.where(ada) == "field"


@rule("11.4.6.1.3")
def test_light_and_dark_cards_are_paid_with_any_element() -> None:
    table = Position()
    sol = table.forward("Sol", 5000, zone="hand", cost=2, element=LIGHT)
    ice = table.forward("Bea", zone="hand", element=ICE)
    Story(table).cast(sol, ice)
    assert table.where(sol) == "field"


@rule("11.4.6.1.4")
def test_one_point_may_be_left_over_from_a_discard_but_none_from_a_backup() -> None:
    table = Position()
    ada = table.forward("Ada", 5000, zone="hand", cost=1)
    hand, other = (table.forward(name, zone="hand") for name in ("Bea", "Cid"))
    osk, pip = table.backup("Osk"), table.backup("Pip")
    story = Story(table).say(cast(ada))
    assert story.refuses(Pay(((osk, "Fire"), (pip, "Fire")))) == "FFTCG 5.2.1.3.1"
    assert story.refuses(Pay(((hand, "Fire"), (other, "Fire")))) == "FFTCG 5.2.1.3.1"
    story.pay(hand)


@rule("11.3.2")
def test_a_summon_is_shown_and_lies_on_top_of_the_stack_under_its_casters_control() -> None:
    table = Position()
    first, bolt = table.summon("Ember", "Draw 1 card.", cost=0), table.summon("Bolt", DEAL, cost=0)
    table.forward("Cole", 5000, seat=1)
    story = Story(table).cast(first).cast(bolt)
    assert story.stack == ["Ember", "Bolt"]
    assert table.where(bolt) == "stack" and table.state.cards[bolt].controller == 0
    assert story.match.view(1).zone("stack").cards[-1].name == "Bolt"


@rule("11.3.3")
def test_a_summon_without_anything_to_choose_cannot_be_cast() -> None:
    table = Position()
    bolt = table.summon("Bolt", DEAL, cost=0)
    assert Story(table).refuses(cast(bolt)) == "FFTCG 11.3.3"


@rule("11.3.1", "11.3.7.1", "11.4.7")
def test_a_cost_is_paid_whole_or_the_casting_never_happened() -> None:
    table = Position()
    bolt = table.summon("Bolt", "Draw 1 card.", cost=2)
    hand = table.forward("Bea", zone="hand")
    story = Story(table)
    before = table.state.digest()
    story.say(cast(bolt)).cancel()
    assert (table.state.digest(), table.where(bolt), table.where(hand)) == (before, "hand", "hand")
    assert story.asked.seat == 0


@rule("11.3.7", "11.4.6")
def test_the_cost_stays_what_it_was_when_it_was_fixed() -> None:
    table = Position()
    text = "The cost required to cast Ada is reduced by 1 for each Backup you control."
    ada = table.forward("Ada", 5000, text, zone="hand", cost=3)
    osk = table.backup("Osk", "When you cast a Forward, put Osk into the Break Zone.")
    hand = table.forward("Bea", zone="hand")
    Story(table).cast(ada, hand).resolve()
    assert (table.where(ada), table.where(osk)) == ("field", "break zone")


@rule("11.3.7", "11.4.6")
@pytest.mark.parametrize("summon", [False, True], ids=["Character", "Summon"])
def test_paying_a_cost_does_not_change_what_it_is(summon: bool) -> None:
    table = Position()
    if summon:
        ada = table.summon("Ada", "Draw 1 card.", cost=3)
    else:
        ada = table.forward("Ada", zone="hand", cost=3)
    kind = "Summons" if summon else "Forwards"
    many = "1 card" if summon else "2 cards"
    text = f"If you have {many} or more in your hand, the cost required to cast your {kind} is reduced by 1."
    table.forward("Mia", text=text)
    hand = table.forward("Bea", zone="hand")
    story = Story(table).cast(ada, hand)
    assert (table.where(ada), table.where(hand)) == ("stack" if summon else "field", "break zone")
    assert story.asked.kind == "play"


@rule("11.4.2")
def test_a_character_is_cast_from_the_hand_and_shown() -> None:
    table = Position()
    lost = table.forward("Ada", 5000, zone="break zone", cost=0)
    ada = table.forward("Bea", 5000, zone="hand", cost=2)
    table.forward("Cid", zone="hand")
    story = Story(table)
    assert story.refuses(cast(lost)) == "FFTCG 11.4.2"
    story.say(cast(ada))
    assert "Bea" in [card.name for card in story.match.view(1).zone("hand", 0).cards]


@rule("11.3.5", "11.4.4")
def test_an_extra_cost_is_taken_on_or_not_as_the_player_likes() -> None:
    for more in (False, True):
        table = Position()
        bolt = table.summon(
            "Bolt", "If you cast Bolt, you may pay [Fire] as an extra cost.\nDraw 1 card. If you paid the extra cost, "
            "draw 2 cards instead.", cost=1,
        )  # fmt: skip
        backups = (table.backup("Osk"), table.backup("Pip"))
        story = Story(table).say(cast(bolt))
        (story.yes() if more else story.no()).pay(*backups[: 1 + more]).resolve()
        assert len(table.state.zones[4]) == 1 + more


@rule("11.3.4")
def test_which_actions_a_summon_does_is_said_when_it_is_cast() -> None:
    table = Position()
    text = 'Select 1 of the 2 following actions.\n"Draw 1 card."\n"Choose 1 Forward. Break it."'
    bolt = table.summon("Bolt", text.replace("\n", " "), cost=0)
    table.forward("Cole", 5000, seat=1)
    story = Story(table).cast(bolt).pick(0)
    assert story.asked.kind == "play" and "{0} selects: {1}" in story.log()
    assert len(story.resolve().table.state.zones[4]) == 1


@rule("11.3.9", "11.11.2")
def test_a_summon_whose_target_is_gone_does_nothing() -> None:
    table = Position()
    cole = table.forward("Cole", 5000, seat=1)
    bolt = table.summon("Bolt", "Choose 1 Forward. Break it. Draw 1 card.", cost=0)
    away = table.summon("Gust", "Choose 1 Forward. Return it to its owner's hand.", cost=0, seat=1)
    story = Story(table).cast(bolt).passes().cast(away).resolve().resolve()
    assert table.where(cole) == "hand" and table.state.zones[4] == []
    assert any("does nothing" in line for line in story.log())


@rule("11.3.10", "11.5.6")
def test_a_power_set_to_a_number_replaces_the_printed_one_and_other_changes_stay() -> None:
    table = Position()
    cole = table.forward("Cole", 5000, "Cole gains +2000 power.", seat=1)
    bolt = table.summon("Bolt", "Choose 1 Forward. Until the end of the turn, its power becomes 1000.", cost=0)
    Story(table).cast(bolt).resolve()
    assert table.power(cole) == 3000


@rule("11.4.1.1", "11.3.11")
def test_what_an_effect_lets_one_cast_is_cast_right_after_it_resolved() -> None:
    table = Position()
    bolt = table.summon("Bolt", "Draw 1 card.", cost=5)
    ada = table.forward("Ada", 5000, "When Ada enters the field, you may cast 1 Summon from your hand without paying "
                        "its cost.", zone="hand", cost=0)  # fmt: skip
    story = Story(table).cast(ada).resolve().yes()
    while story.asked.kind != "play":
        story.choose(bolt)
    assert story.stack == ["Bolt"]


@rule("2.2", "11.4.6")
def test_a_cost_that_cannot_become_zero_holds_against_what_other_cards_take_off_it() -> None:
    table = Position()
    table.forward("Ada", text="The cost required to cast your Forwards is reduced by 2 (it cannot become 0).")
    table.forward("Bea", text="The cost required to cast your Forwards is reduced by 2.")
    vell, osk = table.forward("Vell", zone="hand", cost=3), table.backup("Osk")
    story = Story(table).cast(vell).pay(osk)
    assert (table.where(vell), table.state.cards[osk].dull) == ("field", True)
    assert story.asked.kind == "play"
