"""Jobs and Elements of others, what must pay for a card, what no text lowers, and cards that no effect puts down."""

from __future__ import annotations

import pytest

from engine.answers import Play
from engine.games.fftcg.effects import casting_permissions
from engine.games.fftcg.rules.table import Cause
from tests.games.fftcg.effects.doing import Doing
from tests.games.fftcg.story import Story, cast, rule
from tests.games.fftcg.table import FIRE, ICE, WATER, Position


@rule("6.6", "11.12.4.4")
def test_the_jobs_of_ones_forwards_and_how_many_there_are() -> None:
    table = Position()
    text = "Ox has the Jobs of the Forwards you control.\nIf Ox has 3 Jobs or more, Ox gains Haste."
    ox = table.forward("Ox", text=text, jobs=("Warden",))
    table.forward("Ann", jobs=("Sage",))
    assert "Haste" not in table.keywords(ox)
    bea = table.forward("Bea", jobs=("Scout",))
    assert (table.now(ox).jobs, "Haste" in table.keywords(ox)) == (("Warden", "Sage", "Scout"), True)
    table.happen(table.move(bea, "hand"))
    assert "Haste" not in table.keywords(ox)


@rule("6.6")
def test_one_with_all_the_jobs_is_of_every_job_that_is_asked_for() -> None:
    table = Position()
    ox = table.forward("Ox", text="Ox has all the Jobs.", jobs=("Warden",))
    table.backup("Osk", "The Job Sage Forwards you control gain Brave.")
    assert table.keywords(ox) == {"Brave"}


@rule("5.2.1.1", "11.12.4.2")
def test_elements_of_others_but_light_and_dark() -> None:
    table = Position()
    osk = table.backup("Osk", "Osk gains Elements of all the Characters opponent controls except Light and Dark.")
    table.forward("Ann", seat=1, element=ICE)
    table.forward("Bea", seat=1, element=WATER)
    assert {one.value for one in table.now(osk).elements} == {"Fire", "Ice", "Water"}


@pytest.mark.parametrize(("element", "pays"), [(FIRE, False), (ICE, True)])
@rule("2.1", "11.4.6")
def test_cp_of_two_different_elements_must_pay(element: object, pays: bool) -> None:
    table = Position()
    hal = table.forward("Hal", text="You must use CP of 2 or more different Elements to cast Hal.", zone="hand", cost=2)
    found = [table.backup("Osk"), table.backup("Pip", element=element)]
    story = Story(table)
    if pays:
        story.cast(hal, *found)
        assert table.where(hal) == "field"
    else:
        assert story.refuses(cast(hal)) == "FFTCG 11.4.6.1.1"


@rule("2.2", "11.12.5.1")
def test_damage_that_cannot_be_reduced_is_dealt_in_full() -> None:
    table = Position()
    ox = table.forward("Ox", text="The damage dealt by Ox cannot be reduced.")
    ann = table.forward("Ann", 9000, "If Ann is dealt damage, reduce the damage by 2000 instead.", seat=1)
    table.happen(table.hurt(ann, 3000, ox, "character"))
    assert table.state.cards[ann].damage == 3000


@pytest.mark.parametrize("zone", ["hand", "break zone"])
@rule("2.2", "11.4.4")
def test_a_card_that_no_effect_puts_onto_the_field(zone: str) -> None:
    table = Position()
    text = "You cannot play Hal due to Summons or abilities."
    hal, osk = table.forward("Hal", text=text, zone=zone, cost=0), table.backup("Osk")
    cause = Cause("ability", table.ref(osk), 0)
    assert casting_permissions.refuse_play(table.state, hal, 0, cause) is not None
    assert casting_permissions.refuse_play(table.state, hal, 0, None) is None


@pytest.mark.parametrize(("costs", "allowed"), [((1, 2), False), ((1, 2, 3), True)])
@rule("2.1", "11.4.1")
def test_characters_of_each_cost_must_be_there(costs: tuple[int, ...], allowed: bool) -> None:
    table = Position()
    hal = table.forward("Hal", text="You must control Characters of cost 1, 2 and 3 to cast Hal.", zone="hand", cost=0)
    for cost in costs:
        table.forward(f"Ann {cost}", cost=cost)
    assert (casting_permissions.refuse_cast(table.state, hal, 0) is None) is allowed


@rule("11.12.4.4")
def test_and_more_when_there_are_more_of_them() -> None:
    table = Position()
    text = (
        "If you control 2 or more Backups, Ox gains +1000 power, and if you control 3 or more, Ox also gains Brave."
    )
    ox = table.forward("Ox", 5000, text)
    for number in range(2):
        table.backup(f"Osk {number}")
    assert (table.power(ox), table.keywords(ox)) == (6000, set())
    table.backup("Pip")
    assert (table.power(ox), table.keywords(ox)) == (6000, {"Brave"})


@rule("11.8.16.1")
def test_the_forward_that_entered_is_not_the_one_chosen() -> None:
    table = Position()
    text = (
        "When a Forward other than Ox enters your field, choose 1 Forward opponent controls. The Forward that entered "
        "the field deals damage equal to its power to the chosen Forward."
    )
    table.forward("Ox", text=text)
    hal, ann = table.forward("Hal", 4000, zone="hand", cost=0), table.forward("Ann", 9000, seat=1)
    Story(table).cast(hal).resolve()
    assert table.state.cards[ann].damage == 4000


@rule("11.11.5", "11.5.5")
def test_all_effects_that_choose_it_are_cancelled() -> None:
    table = Position()
    ann = table.forward("Ann", 5000, "[0]: Cancel all effects choosing Ann.")
    pyre = table.summon("Pyre", "Choose 1 Forward. Deal it 3000 damage.", zone="hand", cost=0)
    Story(table).cast(pyre).use(ann).resolve().resolve()
    assert table.state.cards[ann].damage == 0


@rule("15.2.7.3")
def test_a_card_in_the_hand_that_warp_removes() -> None:
    table = Position()
    text = "Warp 2 -- [0]\nWhen Hal in your hand is removed from the game due to Warp, gain [Crystal]."
    hal = table.forward("Hal", text=text, zone="hand")
    Story(table).say(Play("warp", hal, 0)).resolve()
    assert table.state.vars["crystals 0"] == 1


@rule("6.6.1", "11.12.4.6")
def test_categories_that_are_lost_together_with_abilities() -> None:
    table = Position()
    osk, ann = table.backup("Osk"), table.forward("Ann", seat=1, category="LOOM")
    text = "Choose 1 Forward. Until the end of the turn, it loses all its Categories and all its abilities."
    Doing(table, osk, text).choose(ann).resolve()
    assert table.now(ann).categories == ()


@rule("11.12.5.1")
def test_the_damage_dealt_by_a_card_is_that_which_it_deals() -> None:
    table = Position()
    ox = table.forward("Ox", 9000, "The damage dealt by Ox is increased by 1000.")
    ann = table.forward("Ann", 9000, seat=1)
    table.happen(table.hurt(ann, 3000, ox, "character"), table.hurt(ox, 2000, ann, "character"))
    assert [table.state.cards[one].damage for one in (ox, ann)] == [2000, 4000]


@rule("11.8.16.1")
def test_the_forward_placed_in_the_break_zone_is_the_one_that_triggered_it() -> None:
    table = Position(turn_player=1)
    text = (
        "During your opponent's turn, when a Forward you control is put from the field into the Break Zone, you may "
        "put Osk into the Break Zone. If you do so, play the Forward placed in the Break Zone onto the field dull."
    )
    osk, ann = table.backup("Osk", text), table.forward("Ann")
    table.happen(table.move(ann, "break zone", "break"))
    Story(table).resolve().yes()
    assert (table.where(osk), table.where(ann), table.state.cards[ann].dull) == ("break zone", "field", True)
