"""What is so until, instead, or for want of a period; what skills know of each other's cards (Cipher 10, 21, 23)."""

from __future__ import annotations

import pytest

from engine.answers import Cards, Confirm, Pass, Play
from engine.events import Notice
from engine.games.cipher.cards import Symbol
from engine.games.cipher.effects import statics, triggers, using
from engine.games.cipher.rules.table import DECK, Cause
from tests.games.cipher.effects.doing import FRONT_LINE, NO, YES, cards, do, lines
from tests.games.cipher.story import Story, rule
from tests.games.cipher.table import BLUE, RED, Position, run

GAINS = "Until the end of the turn, this unit gains +20 attack. If you have no Orbs, she gains +40 attack instead."


@rule("23.1")
def test_what_is_so_instead_is_so_for_as_long_and_of_the_same_unit() -> None:
    for orbs, attack in ((1, 50), (0, 70)):
        table = Position()
        vell = table.unit("Vell")
        table.some(orbs, "orb")
        do(table, vell, GAINS)
        assert table.attack_of(vell) == attack


@rule("23.1")
def test_an_instead_may_say_its_own_period() -> None:
    table = Position()
    vell, odo = table.unit("Vell"), table.unit("Odo", symbols=(RED,))
    text = "Until the end of the turn, that ally gains +10 attack."
    do(table, vell, f"Choose 1 other ally. {text} If that ally is <Red>, then instead, until the end of your "
       "opponent's next turn, that ally gains +30 attack.")
    assert table.attack_of(odo) == 60


@pytest.mark.parametrize(("answer", "drawn", "put_back"), [(YES, 3, 2), (NO, 2, 1)])
@rule("23.1")
def test_what_may_be_done_instead_is_all_of_it_or_else_what_is_printed_first(
    answer: Confirm, drawn: int, put_back: int
) -> None:
    table = Position()
    vell, hand = table.unit("Vell"), table.some(2, "hand")
    table.some(5, "deck")
    text = (
        "Draw 2 cards, then choose 1 card from your hand, and place it on top of your Deck. If this unit is in the "
        "Front Line, you may draw 3 cards instead, choose 2 from your hand, and place them in any order on top of "
        "your Deck."
    )
    order = [lines(0, 1)] if put_back > 1 else []
    do(table, vell, text, answer, cards(*hand[:put_back]), *order)
    assert len(table.names("deck")) == 5 - drawn + put_back


@pytest.mark.parametrize(("symbol", "face_down"), [(RED, True), (BLUE, False)])
@rule("23.1")
def test_a_card_is_shown_before_it_is_asked_how_it_is_placed(symbol: Symbol, face_down: bool) -> None:
    table = Position()
    vell, card = table.unit("Vell"), table.card("Osk", symbols=(symbol,), zone="deck")
    table.some(1, "deck", symbols=())
    table.state.zones[DECK[0]].reverse()
    do(table, vell, "Reveal the topmost card of your Deck, and place it in your Bond Area. If the revealed card is not "
       "<Blue>, then place it face-down in your Bond Area instead.")
    assert (table.where(card), table.face_down(card)) == ("bond", face_down)


def test_attack_for_which_no_period_is_said_is_gained_for_the_turn() -> None:
    table = Position()
    vell = table.unit("Vell")
    do(table, vell, "If you have an odd number of allies, this unit gains +20 attack.")
    [lasting] = table.state.vars["lasting"]
    assert table.attack_of(vell) == 50 and lasting.turn == 3


@rule("21.2.3.1.1.2.1")
def test_attack_for_which_a_unit_must_be_supported_is_gone_with_the_support() -> None:
    table = Position()
    vell = table.unit("Vell", 'Guest |AUTO| If this unit is being supported by "Osk", this unit gains +10 attack.')
    rook = table.unit("Rook", seat=1, attack=50)
    table.some(3, "deck")
    table.card("Osk", zone="deck", support=10)
    Story(table).attack(vell, rook).go_on()
    assert (table.where(rook), table.attack_of(vell)) == ("retreat", 30)


def test_what_is_so_until_a_unit_leaves_ends_when_it_does() -> None:
    table = Position()
    vell = table.unit("Vell", "Spark |ACT| Draw 1 card.")
    do(table, vell, 'Until this unit leaves the Battlefield, you cannot use "Spark".')
    assert triggers.refuse_use(table.state, 0, vell, 0) is not None
    odo = table.unit("Odo", "Spark |ACT| Draw 1 card.")
    table.happen(table.move(vell, "retreat"))
    assert triggers.refuse_use(table.state, 0, odo, 0) is None


def test_a_unit_alone_is_kept_from_a_skill_that_others_have_too() -> None:
    table = Position()
    text = "Spark |ACT| Draw 1 card.\nWick |ACT| Draw 1 card."
    vell, odo = table.unit("Vell", text), table.unit("Odo", text)
    do(table, vell, 'Until the end of your next turn, this unit cannot use "Spark".')
    assert [triggers.refuse_use(table.state, 0, one, 0) is None for one in (vell, odo)] == [False, True]
    assert triggers.refuse_use(table.state, 0, vell, 1) is None


@rule("2.2")
@pytest.mark.parametrize("skill", ["Spark", "Wick"])
def test_a_skill_that_nobody_may_use_does_not_trigger(skill: str) -> None:
    table = Position()
    vell, rook = table.unit("Vell", "Spark |AUTO| When this unit attacks, draw 1 card."), table.unit("Rook", seat=1)
    do(table, vell, f'Until the end of the turn, you cannot use "{skill}".')
    table.happen(Notice("attack", 0, vell, others=(rook,)))
    assert len(table.state.vars.get("pending", ())) == (skill != "Spark")


@rule("4.11")
def test_an_attack_counts_the_cards_of_a_stack() -> None:
    table = Position()
    vell = table.unit("Vell", "Law |CONT| This unit's attack is calculated as the total number of cards stacked with "
                      "this unit X 10.")
    table.stack(vell, "Vell", "Vell")
    assert table.attack_of(vell) == 30


@rule("4.3")
def test_a_class_change_cost_counts_orbs() -> None:
    table = Position()
    table.some(2, "orb", seat=1)
    vell = table.card("Vell", "Law |SPEC| This card's Class Change Cost is equal to the number of Orbs your opponent "
                      "has X 1. (If your opponent has no Orbs, it becomes 0.)", change=5)
    assert table.now(vell).change_cost == 2


@rule("24.1.4")
def test_a_unit_knows_what_its_own_skill_reveals() -> None:
    table = Position()
    toll = 'Toll |AUTO| When this unit\'s "Spark" reveals a card with a Deployment Cost of 3 or higher, draw 1 card.'
    vell = table.unit("Vell", f"Spark |ACT| Reveal the topmost card of your opponent's Deck.\n{toll}")
    table.card("Rook", seat=1, zone="deck", cost=3)
    run(using.use(table.state, 0, Play("use", vell, 0)), ())
    assert table.triggered == ["Vell"]


@rule("21.2.3")
def test_cards_are_told_by_the_names_of_their_skills() -> None:
    table = Position()
    vell = table.unit("Vell", "Spark |ACT| Draw 1 card.")
    odo = table.card("Odo", "|ATK SUPP| Dawn: Draw 1 card.", zone="retreat")
    table.card("Cray", zone="retreat")
    do(table, vell, 'If this unit lacks "Gale", choose 1 card with a "Dawn" Support Skill from your Retreat Area, and '
       "add it to your hand.")
    assert table.where(odo) == "hand"


@rule("19.1.4")
def test_skills_of_an_icon_that_were_used_this_turn_are_counted() -> None:
    table = Position()
    osk = table.card("Osk", "[CP] Vow |HAND| |ACT| Draw 1 card.")
    text = "If a [CP] has been used from your hand at least once in this turn, draw 1 card."
    vell = table.unit("Vell", f"Gale |ACT| {text}")
    table.some(5, "deck")
    do(table, vell, text)
    assert len(table.names("hand")) == 1
    run(using.use(table.state, 0, Play("use", osk, 0)), ())
    do(table, vell, text)
    assert len(table.names("hand")) == 3


@rule("24.1.12")
def test_what_no_skill_may_do_in_the_opponents_next_turn_it_may_do_in_this() -> None:
    table = Position()
    vell = table.unit("Vell")
    do(table, vell, "During your opponent's next turn, your allies cannot be destroyed or moved by the effect of "
       "skills.")
    state, cause = table.state, Cause("skill", table.ref(vell), 0)
    found = []
    for player in (0, 1):
        table.let(turn_player=player, turn=3 + player)
        found.append((statics.can(state, vell, "destroy", cause=cause), statics.can_move(state, vell, cause)))
    assert found == [(True, True), (False, False)]


@rule("21.1.1")
def test_one_of_two_sentences_is_carried_out() -> None:
    table = Position()
    vell, rook = table.unit("Vell"), table.unit("Rook", seat=1)
    orb = table.card("Cole", zone="orb", seat=1)
    do(table, vell, "Choose 1 non-Main Character enemy, and destroy them, or choose 1 of your opponent's Orbs, and "
       "destroy it.", lines(1))
    assert table.where(rook) == "front" and table.where(orb) == "hand"


@rule("18.1.15.1")
def test_an_enemy_is_destroyed_by_an_attack_or_by_a_skill_of_one_unit() -> None:
    toll = "Toll |AUTO| When this unit's attack or \"Spark\" destroys an enemy, draw 1 card."
    table = Position()
    vell, rook = table.unit("Vell", toll, attack=50), table.unit("Rook", seat=1)
    Story(table).attack(vell, rook).go_on()
    assert len(table.names("hand")) == 1
    table = Position()
    vell = table.unit("Vell", f"Spark |ACT| Choose 1 enemy, and destroy them.\n{toll}")
    table.unit("Rook", seat=1)
    run(using.use(table.state, 0, Play("use", vell, 0)), ())
    assert table.triggered == ["Vell"]


@rule("14.1.1")
def test_a_card_in_the_retreat_area_is_deployed_into_a_line() -> None:
    table = Position()
    odo = table.card("Odo", zone="retreat")
    do(table, odo, "Deploy this card into your Front Line from your Retreat Area.")
    assert table.where(odo) == "front"


@rule("10.2.1")
def test_a_unit_deployed_from_the_bond_area_is_told_from_others() -> None:
    table = Position()
    vell = table.unit("Vell", "Toll |AUTO| When another ally is deployed from your Bond Area, draw 1 card.")
    table.card("Odo")
    table.card("Cray", zone="bond")
    do(table, vell, "Choose 1 card from your hand, and deploy it.", FRONT_LINE)
    assert table.triggered == []
    do(table, vell, "Choose 1 of your Bond cards, and deploy it.", FRONT_LINE)
    assert table.triggered == ["Vell"]


@pytest.mark.parametrize(("whose", "turns"), [("your", {5}), ("your opponent's", {4})])
def test_what_is_so_in_a_players_next_turn_is_so_in_that_turn_alone(whose: str, turns: set[int]) -> None:
    table = Position()
    vell = table.unit("Vell")
    do(table, vell, f"During {whose} next turn, this unit gains +20 attack.")
    story = Story(table)
    found = set()
    while table.state.vars["turn"] < 7:
        if table.attack_of(vell) == 50:
            found.add(table.state.vars["turn"])
        story.say(Pass() if story.asked.kind == "play" else Cards(()))
    assert found == turns


def test_in_an_opponents_turn_their_next_turn_is_a_later_one() -> None:
    table = Position(turn_player=1)
    vell = table.unit("Vell")
    do(table, vell, "During your opponent's next turn, this unit gains +20 attack.")
    found = []
    for turn in (3, 4, 5):
        table.let(turn=turn, turn_player=turn % 2)
        found.append(table.attack_of(vell))
    assert found == [30, 30, 50]
