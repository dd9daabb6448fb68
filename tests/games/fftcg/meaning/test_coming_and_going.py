"""Play onto the field and cast, remove from the game and coming back, counters, costs that are less, CP."""

from __future__ import annotations

import pytest

from engine.games.fftcg.effects import casting_permissions, statics
from engine.games.fftcg.rules.table import DAMAGE, HAND, REMOVED
from tests.games.fftcg.effects.doing import NO, YES, Doing, cards, do
from tests.games.fftcg.rules.telling import strike, to_turn
from tests.games.fftcg.story import Story, attack, cast, rule, use
from tests.games.fftcg.table import FIRE, ICE, WATER, Position

ENTERS = "When Ann enters the field, draw 1 card."


@rule("15.1.1.7", "6.2.4")
def test_a_card_played_onto_the_field_was_not_cast() -> None:
    table = Position()
    osk = table.backup("Osk")
    table.forward("Ox", 5000, "When you cast a Character, draw 1 card.")
    ann = table.forward("Ann", 5000, ENTERS, zone="hand")
    do(table, osk, "Play 1 Forward from your hand onto the field.")
    assert table.where(ann) == "field" and table.triggered == ["Ann"]


@rule("15.1.1.7", "11.4.8")
def test_a_card_that_is_cast_enters_and_was_cast() -> None:
    table = Position()
    table.forward("Ox", 5000, "When you cast a Character, draw 1 card.")
    ann = table.forward("Ann", 5000, ENTERS, zone="hand", cost=0)
    Story(table).cast(ann).pick(0, 1).on()
    assert len(table.state.zones[HAND[0]]) == 2


@rule("10.1.2.1.1", "7.4")
def test_a_card_that_came_back_is_new_and_cannot_attack() -> None:
    table = Position()
    osk, ann = table.backup("Osk"), table.forward("Ann", 5000, counters={"Ember": 2})
    table.forward("Bea")
    text = "Choose 1 Forward you control. Remove it from the game. Then, play the removed Forward onto the field."
    Doing(table, osk, text).choose(ann).resolve()
    assert not table.state.cards[ann].counters
    assert Story(table, at="attack").refuses(attack(ann)) == "FFTCG 10.1.2.1.1"


@rule("6.7.3")
def test_counters_are_gone_with_the_card_and_not_with_control() -> None:
    table = Position()
    osk, ann = table.backup("Osk"), table.forward("Ann", seat=1, counters={"Ember": 2})
    text = "Choose 1 Forward opponent controls. You gain control of it until the end of the turn."
    Doing(table, osk, text).choose(ann).resolve()
    assert table.state.cards[ann].counters == {"Ember": 2}
    table.happen(table.move(ann, "hand"))
    assert not table.state.cards[ann].counters


@rule("6.7", "4.4")
def test_no_counters_on_a_card_that_never_had_any() -> None:
    table = Position()
    text = "[0]: Draw 1 card. You can only use this ability if there are no Ember Counters on Osk."
    with_one = table.backup("Osk", text, counters={"Ember": 1})
    story = Story(table)
    assert story.refuses(use(with_one))
    table.mark(with_one, counters={})
    story.use(with_one).resolve()
    assert len(table.state.zones[HAND[0]]) == 1


@rule("11.8.17.2", "11.8.16.1")
def test_a_card_that_goes_out_at_the_end_of_its_turn_and_comes_back_at_the_end_of_the_next() -> None:
    table = Position()
    text = (
        "At the end of each of your turns, remove Ann from the game. "
        "At the end of your opponent's turn, play Ann onto the field."
    )
    ann = table.forward("Ann", 5000, text)
    story = to_turn(Story(table), 4)
    assert table.where(ann) == "removed"
    to_turn(story, 5)
    assert table.where(ann) == "field"


@rule("11.3.7", "11.4.6")
def test_the_cost_is_reduced_by_so_much_for_each_and_not_below_0() -> None:
    table = Position()
    text = "The cost required to cast Ann is reduced by 1 for each Job Warden you control."
    ann = table.forward("Ann", 5000, text, zone="hand", cost=3)
    for number in range(4):
        assert casting_permissions.cast_changes(table.state, ann, 0).total(3) == max(0, 3 - number)
        table.forward(f"Kin {number}", jobs=("Warden",))


@rule("11.4.6.1.2")
def test_a_cost_of_0_needs_no_element() -> None:
    table = Position()
    text = "The cost required to cast Ann is reduced by 1 for each Job Warden you control."
    table.forward("Kin", jobs=("Warden",))
    ann = table.forward("Ann", 5000, text, zone="hand", cost=1, element=(FIRE, ICE))
    Story(table).cast(ann)
    assert table.where(ann) == "field"


@rule("11.3.7")
def test_it_cannot_become_0_where_the_card_says_so() -> None:
    table = Position()
    table.backup("Osk", "The cost required to cast Ice Summons is reduced by 2 (it cannot become 0).")
    frost, blaze = table.summon("Frost", cost=2, element=ICE), table.summon("Blaze", cost=2)
    assert [casting_permissions.cast_changes(table.state, one, 0).total(2) for one in (frost, blaze)] == [1, 2]


@rule("10.1.2.1.2")
def test_a_forward_that_can_attack_twice_does_so_only_while_active() -> None:
    table = Position()
    ann = table.forward("Ann", 5000, "Brave\nAnn can attack twice in the same turn.")
    table.forward("Bea")
    story = strike(strike(Story(table, at="attack"), ann), ann)
    assert len(table.state.zones[DAMAGE[1]]) == 2
    assert story.refuses(attack(ann)) == "FFTCG 10.1.2.1.2"


@rule("10.1.2.1.1", "10.1.2.2")
def test_one_that_can_attack_twice_must_be_active_again() -> None:
    table = Position()
    ann = table.forward("Ann", 5000, "Ann can attack twice in the same turn.")
    table.forward("Bea")
    assert strike(Story(table, at="attack"), ann).refuses(attack(ann)) == "FFTCG 10.1.2.1.1"


@rule("5.2.1.3", "5.2.3.1.1.3")
@pytest.mark.parametrize(("text", "found"), [
    ("The Job Warden Backups you control can produce Wind or Water CP.", {"Wind", "Water", "Fire"}),
    ("The Category LAMP Backups you control can produce CP of any Element.", None),
])
def test_a_backup_that_can_produce_other_cp_still_produces_its_own(text: str, found: set[str] | None) -> None:
    table = Position()
    table.forward("Lead", 5000, text)
    osk = table.backup("Osk", jobs=("Warden",), element=FIRE)
    made = set(statics.produces(table.state, osk))
    assert made == found if found is not None else len(made) == 8


@rule("11.2.1.1")
def test_a_backup_of_another_job_does_not() -> None:
    table = Position()
    table.forward("Lead", 5000, "The Job Warden Backups you control can produce Wind or Water CP.")
    osk = table.backup("Osk", element=FIRE)
    nix = table.forward("Nix", zone="hand", cost=1, element=WATER)
    assert statics.produces(table.state, osk) == ("Fire",)
    assert Story(table).refuses(cast(nix))


@rule("11.8.13")
def test_a_card_that_can_be_played_only_after_a_loss() -> None:
    table = Position()
    text = (
        "You can only play Nix if a Forward you controlled has been put from the field into the Break Zone this turn."
    )
    nix, ann = table.forward("Nix", 5000, text, zone="hand", cost=0), table.forward("Ann")
    story = Story(table)
    assert story.refuses(cast(nix))
    story.cast(table.summon("Pyre", "Choose 1 Forward you control. Break it.", cost=0)).resolve()
    assert table.where(ann) == "break zone"
    story.cast(nix)
    assert table.where(nix) == "field"


@rule("11.3.7")
def test_a_cost_that_is_less_because_of_what_the_opponent_discarded() -> None:
    table = Position()
    text = (
        "During this turn, if your opponent has discarded a card due to your Summons or abilities, the cost required "
        "to cast Nix is reduced by 2."
    )
    nix, osk = table.forward("Nix", 5000, text, zone="hand", cost=4), table.backup("Osk")
    table.some(2, "hand", seat=1)
    assert casting_permissions.cast_changes(table.state, nix, 0).total(4) == 4
    do(table, osk, "Your opponent discards 2 cards.")
    assert casting_permissions.cast_changes(table.state, nix, 0).total(4) == 2


@rule("11.4.4")
def test_one_that_costs_more_than_what_paid_for_it() -> None:
    table = Position()
    text = (
        "[Dull], put 1 Category LAMP Forward into the Break Zone: Search for 1 Forward that costs 1 CP more than the "
        "Forward put into the Break Zone and play it onto the field."
    )
    osk = table.backup("Osk", text)
    ann = table.forward("Ann", cost=2)
    bea, cid = table.forward("Bea", zone="deck", cost=3), table.forward("Cid", zone="deck", cost=4)
    story = Story(table).use(osk).resolve()
    if story.asked.kind != "play":
        story.choose(bea)
    assert [table.where(one) for one in (ann, bea, cid)] == ["break zone", "field", "deck"]


@rule("11.11.5.1")
def test_at_the_top_or_bottom_is_the_actors_choice() -> None:
    for top in (True, False):
        table = Position()
        osk, ann = table.backup("Osk"), table.forward("Ann", seat=1)
        table.some(2, "deck", seat=1)
        text = "Choose 1 Forward. Put it at the top or bottom of its owner's deck."
        Doing(table, osk, text).choose(ann).resolve(cards(ann) if top else cards())
        deck = list(table.state.zones[table.state.zone_of("deck", 1)])
        assert deck[-1 if top else 0] == ann


@rule("8.1.3", "7.13")
def test_a_summon_that_was_searched_out_of_the_game_can_be_cast_free_this_turn() -> None:
    table = Position()
    osk = table.backup("Osk")
    pyre = table.summon("Pyre", "Draw 1 card.", zone="deck", cost=7)
    table.some(1, "deck")
    text = (
        "You may search for 1 Summon and remove it from the game. You can cast it without paying the cost this turn."
    )
    do(table, osk, text, YES, cards(pyre))
    assert list(table.state.zones[REMOVED[0]]) == [pyre]
    story = Story(table).cast(pyre).resolve()
    assert len(table.state.zones[HAND[0]]) == 1 and story.stack == []


@rule("8.1.3")
def test_without_the_search_there_is_nothing_to_cast() -> None:
    table = Position()
    osk = table.backup("Osk")
    pyre = table.summon("Pyre", "Draw 1 card.", zone="break zone", cost=7)
    text = (
        "You may search for 1 Summon and remove it from the game. You can cast it without paying the cost this turn."
    )
    doing = do(table, osk, text, NO, event=[pyre])
    assert doing.asked and Story(table).refuses(cast(pyre))


@rule("9.1.1.1")
def test_as_long_as_a_card_is_there_another_does_not_activate() -> None:
    table = Position()
    text = (
        "Choose 1 Forward opponent controls. Dull it. As long as Osk is on the field, it does not activate during its "
        "controller's Active Phase."
    )
    osk, ann, bea = table.backup("Osk"), table.forward("Ann", seat=1), table.forward("Bea", seat=1, dull=True)
    Doing(table, osk, text).choose(ann).resolve()
    story = to_turn(Story(table), 4)
    assert [table.state.cards[one].dull for one in (ann, bea)] == [True, False]
    table.happen(table.move(osk, "hand"))
    to_turn(story, 6)
    assert not table.state.cards[ann].dull


@rule("11.11.5", "2.3")
def test_both_a_target_in_the_break_zone_and_up_to_one_on_the_field() -> None:
    for wounded in (True, False):
        table = Position()
        osk, tarn = table.backup("Osk"), table.forward("Tarn", zone="break zone", cost=3)
        ann = table.forward("Ann", 9000, seat=1)
        text = (
            "Choose 1 Forward of cost 3 or less in your Break Zone and up to 1 Forward opponent controls. Play the "
            "former onto the field dull and deal the latter 8000 damage."
        )
        Doing(table, osk, text).declare(cards(ann) if wounded else cards()).resolve()
        assert table.where(tarn) == "field" and table.state.cards[tarn].dull
        assert table.state.cards[ann].damage == (8000 if wounded else 0)


@pytest.mark.parametrize(("words", "zone", "drawn"), [
    ("it entered the field from the Break Zone", "break zone", True),
    ("Ann entered the field from your Break Zone", "hand", False), ("it was played from your hand", "hand", True),
    ("it was put onto the field from your deck", "break zone", False),
    ("it entered the field other than from your hand", "break zone", True),
    ("it entered the field other than from your hand", "hand", False),
    ("it entered the field by being cast", "hand", False), ("it wasn't cast", "hand", True),
])
@rule("11.8.13", "15.1.1.7")
def test_where_it_entered_the_field_from(words: str, zone: str, drawn: bool) -> None:
    table = Position()
    osk = table.backup("Osk")
    ann = table.forward("Ann", 5000, f"When Ann enters the field, if {words}, draw 1 card.", zone=zone)
    do(table, osk, f"Play 1 Forward from your {zone.title()} onto the field.".replace("Hand", "hand"))
    assert table.where(ann) == "field" and table.triggered == (["Ann"] if drawn else [])


@pytest.mark.parametrize(("words", "drawn"), [
    ("it entered the field by being cast", True), ("it was not cast", False), ("it entered from your hand", True),
    ("it entered the field due to your Summons or abilities", False),
])
@rule("11.4.8", "11.8.13")
def test_one_that_is_cast_enters_from_the_hand_and_due_to_nothing_else(words: str, drawn: bool) -> None:
    table = Position()
    ann = table.forward("Ann", 5000, f"When Ann enters the field, if {words}, gain [Crystal].", zone="hand", cost=0)
    Story(table).cast(ann).resolve()
    assert table.state.vars.get("crystals 0", 0) == drawn


@rule("2.2")
def test_one_that_cannot_be_returned_to_the_hand_stays() -> None:
    table = Position()
    osk = table.backup("Osk")
    ann = table.forward("Ann", 5000, "Ann cannot be returned to the hand by your opponent's abilities.", seat=1)
    do(table, osk, "Choose 1 Forward opponent controls. Return it to its owner's hand.")
    assert table.where(ann) == "field"
