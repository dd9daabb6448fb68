"""Words that came with more cards: what they do, and what they do not."""

from __future__ import annotations

import pytest

from engine.effects import evaluate
from engine.events import Notice
from engine.games.fftcg.effects import casting_permissions
from engine.games.fftcg.effects import statics as asked
from engine.games.fftcg.rules.table import BREAK, HAND, REMOVED
from tests.games.fftcg.effects.doing import YES, Doing, cards, do, lines
from tests.games.fftcg.story import Story, cast, use
from tests.games.fftcg.table import ICE, LIGHT, Position, words


@pytest.mark.parametrize(("backups", "drawn"), [(2, 0), (3, 1), (4, 1), (5, 2)])
def test_if_you_control_5_or_more_counts_what_the_sentence_before_counted(backups: int, drawn: int) -> None:
    """FFTCG 11.12.5.6"""
    table = Position()
    osk, *_ = (table.backup(f"Osk {number}") for number in range(backups))
    table.some(5, "deck")
    do(table, osk, "If you control 3 or more Backups, draw 1 card. If you control 5 or more, draw 2 cards instead.")
    assert len(table.state.zones[HAND[0]]) == drawn


def test_what_entered_this_turn_is_told_from_what_was_there() -> None:
    """FFTCG 11.8.16"""
    table = Position()
    text = "Choose 1 Forward that entered the field this turn. Deal it 8000 damage."
    pyre, old = table.summon(text=text), table.forward("Vell", 9000)
    new = table.forward("Bron", 9000, zone="hand")
    table.happen(table.enter(new))
    doing = Doing(table, pyre, text, kind="summon").choose(new).resolve()
    assert doing.table.state.cards[new].damage == 8000
    assert table.state.cards[old].damage == 0


def test_without_any_that_entered_there_is_nothing_to_choose() -> None:
    """FFTCG 11.3.3"""
    table = Position()
    text = "Choose 1 Forward that entered the field this turn. Deal it 8000 damage."
    table.forward("Vell")
    assert Doing(table, table.summon(text=text), text, kind="summon").refusal is not None


def test_a_card_owned_by_the_opponent_is_theirs_whoever_controls_it() -> None:
    """FFTCG 6.2.4"""
    table = Position()
    osk = table.backup("Osk")
    mine, stolen = table.forward("Vell"), table.forward("Cole", seat=1, controller=0)
    text = "Put 1 Character you control owned by your opponent into the Break Zone."
    do(table, osk, text)
    assert (table.where(mine), table.where(stolen)) == ("field", "break zone")


@pytest.mark.parametrize(("picked", "element"), [(1, ICE), (0, None)])
def test_it_becomes_the_named_element(picked: int, element: object) -> None:
    """FFTCG 11.12.4.6"""
    table = Position()
    vell = table.forward("Vell")
    before = table.now(vell).elements
    text = "Name 1 Element other than Light or Dark. Vell becomes the named Element until the end of the turn."
    do(table, vell, text, lines(picked))
    assert table.now(vell).elements == ((element,) if element else before)


def test_an_excluded_element_cannot_be_named() -> None:
    """FFTCG 11.11.5.1"""
    table = Position()
    vell = table.forward("Vell")
    doing = do(table, vell, "Name 1 Element other than Light or Dark.", lines(0))
    assert "Light" not in doing.asked[0].options  # type: ignore[attr-defined]


def test_a_gained_job_is_the_one_that_was_named() -> None:
    """FFTCG 11.12.4.6"""
    table = Position()
    vell, bron = table.forward("Vell", jobs=("Herald",)), table.forward("Bron", jobs=("Warden",))
    text = "Name 1 Job. Vell gains the named Job until the end of the turn."
    do(table, vell, text, lines(1))
    assert table.now(vell).jobs == ("Herald", "Warden")
    assert table.now(bron).jobs == ("Warden",)


def test_a_summon_cast_so_goes_out_of_the_game_after_use() -> None:
    """FFTCG 11.11.10"""
    table = Position()
    pyre = table.summon("Pyre", "Draw 1 card.", zone="break zone")
    text = (
        "[0]: Choose 1 Summon in your Break Zone. You may cast it without paying the cost. If you cast it, "
        "remove that Summon from the game after use instead of putting it in the Break Zone."
    )
    osk = table.backup("Osk", text)
    story = Story(table).use(osk).resolve()
    story.yes().resolve()
    assert table.state.cards[pyre].zone == REMOVED[0]


def test_a_summon_that_was_not_cast_stays_where_it_is() -> None:
    """FFTCG 11.8.14"""
    table = Position()
    pyre = table.summon("Pyre", "Draw 1 card.", zone="break zone")
    text = (
        "[0]: Choose 1 Summon in your Break Zone. You may cast it without paying the cost. If you cast it, "
        "remove that Summon from the game after use instead of putting it in the Break Zone."
    )
    Story(table).use(table.backup("Osk", text)).resolve().no()
    assert table.state.cards[pyre].zone == BREAK[0]


def test_a_light_character_can_enter_beside_others_of_light_only() -> None:
    """FFTCG 7.7.5"""
    table = Position()
    text = "Sol can be played onto the field even if you control other Light Characters."
    table.forward("Ray", element=LIGHT)
    sol = table.forward("Sol", text=text, zone="hand", element=LIGHT, cost=0)
    other = table.forward("Lux", zone="hand", element=LIGHT, cost=0)
    story = Story(table)
    assert story.refuses(cast(other)) == "FFTCG 7.7.5"
    story.cast(sol)
    assert table.where(sol) == "field"


def test_a_cost_for_the_opponent_is_not_yours() -> None:
    """FFTCG 11.3.7"""
    table = Position()
    table.forward("Vell", text="The cost required for your opponent to cast Summons increases by 1.")
    mine, theirs = table.summon(cost=2), table.summon(seat=1, cost=2)
    found = [casting_permissions.cast_changes(table.state, n, seat).total(2) for n, seat in ((mine, 0), (theirs, 1))]
    assert found == [2, 3]


def test_a_cost_that_becomes_0_is_0() -> None:
    """FFTCG 11.4.6"""
    table = Position()
    text = "If you control Card Name Bron, the cost for playing Vell onto the field becomes 0."
    vell = table.forward("Vell", text=text, zone="hand", cost=4)
    assert casting_permissions.cast_changes(table.state, vell, 0).total(4) == 4
    table.forward("Bron")
    assert casting_permissions.cast_changes(table.state, vell, 0).total(4) == 0


@pytest.mark.parametrize(("marks", "holds"), [({"paid Ice": 3}, True), ({"paid Ice": 2, "paid Fire": 1}, False)])
def test_only_paid_with_ice_cp_means_no_other(marks: dict[str, int], holds: bool) -> None:
    """FFTCG 11.4.7"""
    table = Position()
    vell = table.forward("Mirelle")
    table.mark(vell, marks=marks)
    condition = words("condition", "the cost to play Mirelle was only paid with Ice CP")
    assert evaluate.holds(condition, table.deed(vell)) is holds


def test_damage_counts_the_elements_that_paid() -> None:
    """FFTCG 11.4.7"""
    table = Position()
    vell, cole = table.forward("Vell"), table.forward("Cole", 9000, seat=1)
    table.mark(vell, marks={"paid Ice": 2, "paid Fire": 1})
    text = "Choose 1 Forward. Deal it 3000 damage for each CP of a different Element you paid to cast Vell."
    Doing(table, vell, text).choose(cole).resolve()
    assert table.state.cards[cole].damage == 6000


def test_before_paying_a_card_in_hand_still_counts() -> None:
    """FFTCG 11.3.4"""
    table = Position()
    mirelle = table.forward("Mirelle", zone="hand")
    text = "you have 1 or more Card Name Mirelle in your hand (before paying the cost for Mirelle)"
    assert evaluate.holds(words("condition", text), table.deed(mirelle))


def test_a_forward_that_must_block_if_possible_must() -> None:
    """FFTCG 10.1.3.1.3"""
    table = Position()
    osk, cole = table.backup("Osk"), table.forward("Cole", seat=1)
    text = 'Choose 1 Forward. It gains "If possible, this Forward must block." until the end of the turn.'
    Doing(table, osk, text).choose(cole).resolve()
    assert asked.must_block(table.state, cole, (osk,))


def test_a_character_whose_backups_are_gone_is_put_away() -> None:
    """FFTCG 11.8.18"""
    table = Position()
    ox = table.forward("Ox", text="If you don't control any Backups, put Ox into the Break Zone.")
    Story(table).resolve()
    assert table.where(ox) == "break zone"


def test_while_a_backup_is_there_nothing_is_put_away() -> None:
    """FFTCG 11.8.18"""
    table = Position()
    ox = table.forward("Ox", text="If you don't control any Backups, put Ox into the Break Zone.")
    table.backup("Osk")
    Story(table).resolve()
    assert table.where(ox) == "field"


def test_an_ability_becomes_active_because_of_your_abilities() -> None:
    """FFTCG 11.8.16"""
    table = Position()
    text = "When a dull Character you control becomes active due to your Summons or abilities, draw 1 card."
    table.forward("Mirelle", text=text)
    osk, vell = table.backup("Osk"), table.forward("Vell", dull=True)
    do(table, osk, "Activate all the Forwards you control.")
    assert table.triggered == ["Mirelle"]
    assert not table.state.cards[vell].dull


def test_the_opponent_cannot_cast_what_is_forbidden() -> None:
    """FFTCG 2.2"""
    table = Position()
    osk, theirs = table.backup("Osk"), table.summon(seat=1)
    do(table, osk, "During this turn, your opponent cannot cast Summons.")
    refusal = casting_permissions.refuse_cast(table.state, theirs, 1)
    assert refusal is not None and refusal.rule == "FFTCG 2.2"


def test_control_can_be_given_away() -> None:
    """FFTCG 6.2.4"""
    table = Position()
    vell = table.forward("Vell")
    do(table, vell, "You may give control of Vell to your opponent.", YES)
    assert table.state.cards[vell].controller == 1


def test_dull_and_freeze_do_both_to_the_same() -> None:
    """FFTCG 15.2.4"""
    table = Position()
    osk, cole = table.backup("Osk"), table.forward("Cole", seat=1)
    Doing(table, osk, "Choose 1 Forward. Dull and Freeze it.").choose(cole).resolve()
    assert table.state.cards[cole].dull and "frozen" in table.state.cards[cole].marks


def test_forwards_put_into_the_break_zone_this_turn_are_counted_afterwards() -> None:
    """FFTCG 11.5.5"""
    table = Position()
    text = (
        "Choose up to the same number of Forwards opponent controls as the Characters put in the Break Zone "
        "from your field during this turn. Deal them 9000 damage."
    )
    mirelle = table.forward("Mirelle", text=f"When Mirelle attacks, {text[0].lower()}{text[1:]}")
    lost = table.backup()
    foes = [table.forward(f"Cole {number}", 9000, seat=1) for number in range(2)]
    table.happen(table.move(lost, "break zone"))
    doing = Doing(table, mirelle, text)
    doing.declare(cards(foes[0])).resolve()
    assert table.state.cards[foes[0]].damage == 9000


def test_the_next_damage_is_made_nothing_once() -> None:
    """FFTCG 11.12.5"""
    table = Position()
    vell = table.forward("Vell", 9000)
    do(table, vell, "The next damage dealt to Vell becomes 0 this turn.")
    table.happen(table.hurt(vell, 3000))
    table.happen(table.hurt(vell, 2000))
    assert table.state.cards[vell].damage == 2000


def test_a_first_fact_is_no_answer() -> None:
    """FFTCG 11.8.6: what the opponent searches is theirs."""
    table = Position()
    table.forward("Mirelle", text="When your opponent searches 1 or more cards, draw 1 card.")
    table.happen(Notice("search", seat=0, card=0))
    assert table.triggered == []
    table.happen(Notice("search", seat=1, card=0))
    assert table.triggered == ["Mirelle"]


def test_cards_removed_by_an_ability_come_back_by_another_of_the_same_card() -> None:
    """FFTCG 7.4: what was removed otherwise stays away."""
    table = Position()
    vell, osk = table.forward("Vell"), table.backup("Osk")
    one, other = table.some(2, "break zone")
    Doing(table, vell, "Choose 1 card in your Break Zone. Remove it from the game.").choose(one).resolve()
    Doing(table, osk, "Choose 1 card in your Break Zone. Remove it from the game.").choose(other).resolve()
    do(table, vell, "Add all the cards removed by Vell's ability to your hand.")
    assert table.state.zones[HAND[0]] == [one]
    assert table.state.zones[REMOVED[0]] == [other]


def test_the_other_goes_below_the_deck() -> None:
    """FFTCG 11.11.5.1"""
    table = Position()
    osk = table.backup("Osk")
    low, high = table.some(2, "deck")
    text = (
        "Look at the top 2 cards of your deck. Put 1 card among them on top of your deck and the other "
        "to the bottom of your deck."
    )
    do(table, osk, text, cards(low))
    assert table.state.zones[table.state.cards[low].zone] == [high, low]


def test_one_of_two_keywords_is_gained() -> None:
    """FFTCG 11.11.5.1"""
    table = Position()
    osk, vell = table.backup("Osk"), table.forward("Vell")
    text = "Choose 1 Forward. It gains First Strike or Brave until the end of the turn."
    Doing(table, osk, text).choose(vell).resolve(lines(1))
    assert table.keywords(vell) == {"Brave"}


@pytest.mark.parametrize(("dull", "triggers"), [(1, False), (2, True), (3, True)])
def test_when_2_or_more_are_activated_by_this_effect_counts_those_it_activated(dull: int, triggers: bool) -> None:
    """FFTCG 11.8.17"""
    table = Position()
    osk = table.backup("Osk")
    for number in range(3):
        table.forward(f"Vell {number}", dull=number < dull)
    text = (
        "Activate all the Forwards you control. When 2 or more dull Forwards are activated by this effect, draw 1 card."
    )
    do(table, osk, text)
    assert bool(table.pending) is triggers


def test_the_forward_that_blocks_or_is_blocked_is_the_one_in_battle_with_it() -> None:
    """FFTCG 10.1.3.2"""
    table = Position()
    text = "When Mirelle blocks or is blocked, deal 7000 damage to the Forward that blocks or is blocked by Mirelle."
    mirelle, cole = table.forward("Mirelle", text=text), table.forward("Cole", 9000, seat=1)
    table.forward("Rook", 9000, seat=1)
    table.attack(mirelle)
    table.block(cole)
    do(table, mirelle, "Deal 7000 damage to the Forward that blocks or is blocked by Mirelle.")
    assert table.state.cards[cole].damage == 7000


def test_one_of_your_forwards_is_one_you_control() -> None:
    """FFTCG 6.2.4"""
    table = Position()
    osk, vell = table.backup("Osk"), table.forward("Vell")
    table.forward("Cole", seat=1)
    do(table, osk, "Put 1 of your Forwards into the Break Zone.")
    assert table.where(vell) == "break zone"


def test_no_cards_in_hand_means_none() -> None:
    """FFTCG 11.11.3"""
    table = Position()
    mirelle = table.forward("Mirelle")
    condition = words("condition", "you have no cards in hand")
    assert evaluate.holds(condition, table.deed(mirelle))
    table.some(1, "hand")
    assert not evaluate.holds(condition, table.deed(mirelle))


@pytest.mark.parametrize(("seat", "payable"), [(0, True), (1, False)])
def test_cards_in_the_break_zone_that_pay_are_those_of_whoever_pays(seat: int, payable: bool) -> None:
    """FFTCG 11.6.2.2.3"""
    table = Position()
    lark = table.forward("Lark", text="Remove 2 cards in the Break Zone from the game: Draw 1 card.")
    table.some(2, "break zone", seat=seat)
    story = Story(table)
    if payable:
        assert story.use(lark).stack == ["Lark"]
    else:
        assert story.refuses(use(lark)) == "FFTCG 11.6.2.1"


def test_freeze_them_speaks_of_both_that_were_chosen() -> None:
    """FFTCG 11.11.5"""
    table = Position()
    osk, cole, rook = table.backup("Osk"), table.forward("Cole", seat=1), table.forward("Rook", seat=1)
    text = "Choose 1 Forward and up to 1 other Forward. Dull the former. Freeze them."
    Doing(table, osk, text).declare(cards(cole), cards(rook)).resolve()
    assert all("frozen" in table.state.cards[one].marks for one in (cole, rook))
    assert not table.state.cards[rook].dull


def test_what_was_named_is_also_put_into_what_is_granted() -> None:
    """FFTCG 11.12.4.8"""
    table = Position()
    vell, cole, rook = table.forward("Vell"), table.forward("Cole", 9000, seat=1, element=ICE), table.forward(seat=1)
    text = (
        'Name 1 Element. Vell gains "If Vell deals damage to a Forward of the named Element, double the damage '
        'instead." until the end of the turn.'
    )
    do(table, vell, text, lines(1))
    table.happen(table.hurt(cole, 3000, vell), table.hurt(rook, 3000, vell))
    assert (table.state.cards[cole].damage, table.state.cards[rook].damage) == (6000, 3000)


def test_it_in_a_field_ability_is_the_card_itself() -> None:
    """FFTCG 11.9.1"""
    table = Position()
    osk = table.backup("Osk", "If Osk is on the field, it gains Elements of Ice and Light.")
    assert [one.value for one in table.now(osk).elements] == ["Fire", "Ice", "Light"]


def test_each_is_dealt_damage_by_its_own_power() -> None:
    """FFTCG 11.11.8"""
    table = Position()
    osk, cole, rook = table.backup("Osk"), table.forward("Cole", 9000, seat=1), table.forward("Rook", 5000, seat=1)
    do(table, osk, "Deal each Forward opponent controls damage equal to its power minus 1000.")
    assert (table.state.cards[cole].damage, table.state.cards[rook].damage) == (8000, 4000)


def test_all_of_the_same_element_is_asked_of_all_together() -> None:
    """FFTCG 11.11.5"""
    table = Position()
    osk = table.backup("Osk")
    fire, ice = table.forward(zone="break zone"), table.forward("Rook", zone="break zone", element=ICE)
    table.some(3, "deck")
    text = (
        "Choose 2 cards in your Break Zone. Remove them from the game. If all the cards removed by this effect are "
        "of the same Element, draw 1 card."
    )
    Doing(table, osk, text).choose(fire, ice).resolve()
    assert table.state.zones[HAND[0]] == []
