"""FFTCG chapter 6: players, owners and controllers, where abilities come from."""

from __future__ import annotations

from engine.games.fftcg.rules import table as tables
from engine.games.fftcg.rules.law import FftcgLaw
from engine.match import Match
from engine.overrides import Token
from tests.games.fftcg.rules.telling import drawn, to_turn
from tests.games.fftcg.story import Story, rule
from tests.games.fftcg.table import LIGHT, Position

SEIZE = "Choose 1 Character opponent controls. You gain control of it."
RAISE = "Choose 1 Character in your opponent's Break Zone. Play it onto the field."


def to_end_phase(story: Story) -> Story:
    """Nobody does anything until something lies on the stack at the end of the turn."""
    while story.step != "end":
        story.passes() if story.asked.kind == "play" else story.choose()
    return story


def controllers(table: Position, *cards: int) -> list[int]:
    """Who controls each of these."""
    return [table.state.cards[card].controller for card in cards]


@rule("6.1.4")
def test_both_players_choose_the_turn_player_first_and_then_all_of_it_happens_at_once() -> None:
    table = Position(turn_player=1)
    pyre = table.summon("Pyre", "Each player discards 1 card.", cost=0)
    mine, theirs = table.some(2, "hand"), table.some(2, "hand", seat=1)
    story = Story(table).passes().cast(pyre).resolve()
    assert story.asked.seat == 1
    story.choose(theirs[0])
    assert (story.asked.seat, table.where(theirs[0])) == (0, "hand")
    story.choose(mine[0])
    assert [table.where(card) for card in (mine[0], theirs[0])] == ["break zone"] * 2


@rule("6.1.4")
def test_what_both_players_chose_leaves_the_field_at_the_same_time() -> None:
    table = Position()
    text = "When a Forward is put from the field into the Break Zone, draw 1 card."
    mine = [table.forward("Vell", text=text), table.forward("Bron")]
    theirs = [table.forward("Cole", text=text, seat=1), table.forward("Rook", seat=1)]
    pyre = table.summon("Pyre", "Each player puts 1 Forward they control into the Break Zone.", cost=0)
    story = Story(table).cast(pyre).resolve().choose(mine[0])
    assert (story.asked.seat, table.where(mine[0])) == (1, "field")
    story.choose(theirs[0])
    assert [table.where(card) for card in (mine[0], theirs[0])] == ["break zone"] * 2
    story.pick(0, 1).pick(0, 1)
    assert sorted(story.stack) == ["Cole", "Cole", "Vell", "Vell"]


# Owners and controllers


@rule("6.2.1")
def test_the_owner_is_who_began_the_game_with_the_card_whoever_controls_it() -> None:
    table = Position()
    cole = table.forward("Cole", seat=1)
    seize, pyre = table.summon("Seize", SEIZE, cost=0), table.summon("Pyre", "Choose 1 Forward. Break it.", cost=0)
    story = Story(table).cast(seize).resolve()
    assert controllers(table, cole) == [0]
    story.cast(pyre).resolve()
    assert cole in table.state.zones[tables.BREAK[1]]


@rule("6.2.2")
def test_a_card_brought_in_from_outside_belongs_to_the_player_for_whom_it_comes() -> None:
    table = Position()
    outside = table.state.cards[table.forward("Guest", zone="removed")].face
    table.let(priority=(0, 0))
    table.some(5, "deck")
    match = Match(FftcgLaw({outside.code: outside}), table.state)
    assert match.override(0, Token(outside.code, 1, "field")) is None
    guest = len(table.state.cards) - 1
    pyre = table.summon("Pyre", SEIZE, cost=0)
    assert (table.state.cards[guest].owner, controllers(table, guest)) == (1, [1])
    Story(table).cast(pyre).resolve()
    table.happen(table.move(guest, "hand"))
    assert guest in table.state.zones[tables.HAND[1]]


@rule("6.2.3")
def test_the_controller_of_a_card_on_the_stack_is_who_cast_it_also_when_another_owns_it() -> None:
    table = Position()
    flood = table.summon("Flood", "Draw 1 card.", cost=0, zone="break zone", seat=1)
    text = "Choose 1 Summon in your opponent's Break Zone. During this turn, you can cast it as though you owned it."
    pyre = table.summon("Pyre", text, cost=0)
    story = Story(table).cast(pyre).resolve().cast(flood)
    assert (table.where(flood), controllers(table, flood)) == ("stack", [0])
    story.resolve()
    assert (drawn(story, 0), drawn(story, 1)) == (1, 0)
    assert flood in table.state.zones[tables.BREAK[1]]


@rule("6.2.4")
def test_a_card_that_an_effect_puts_onto_the_field_is_under_the_control_of_who_carries_it_out() -> None:
    table = Position()
    cole = table.forward("Cole", zone="break zone", seat=1)
    Story(table).cast(table.summon("Pyre", RAISE, cost=0)).resolve()
    assert (table.where(cole), controllers(table, cole)) == ("field", [0])
    assert table.state.cards[cole].owner == 1


@rule("6.2.5")
def test_the_controller_of_a_character_is_who_put_it_onto_the_field() -> None:
    table = Position(turn_player=1)
    cole = table.forward("Cole", zone="hand", cost=0, seat=1)
    Story(table).cast(cole)
    assert controllers(table, cole) == [1]


@rule("6.2.6")
def test_control_of_a_card_on_the_field_changes_and_its_owner_does_not() -> None:
    table = Position()
    cole, osk = table.forward("Cole", seat=1), table.backup("Osk", seat=1)
    first, second = (table.summon("Pyre", SEIZE, cost=0) for _ in range(2))
    Story(table).cast(first).choose(cole).resolve().cast(second).resolve()
    assert controllers(table, cole, osk) == [0, 0]
    assert [table.state.cards[card].owner for card in (cole, osk)] == [1, 1]


@rule("6.2.6")
def test_what_a_character_triggers_is_its_new_controllers() -> None:
    table = Position()
    table.forward("Cole", text="When you cast a Summon, draw 1 card.", seat=1)
    pyre, ember = table.summon("Pyre", SEIZE, cost=0), table.summon("Ember", "Draw 1 card.", cost=0)
    story = Story(table).cast(pyre).resolve().cast(ember)
    assert story.stack == ["Ember", "Cole"]


@rule("6.2.6")
def test_control_for_a_time_goes_back_to_the_player_who_had_it() -> None:
    table = Position()
    cole = table.forward("Cole", seat=1)
    text = "Choose 1 Character opponent controls. You gain control of it until the end of the turn."
    story = Story(table).cast(table.summon("Seize", text, cost=0)).resolve()
    assert controllers(table, cole) == [0]
    to_turn(story, 4)
    assert controllers(table, cole) == [1] and table.where(cole) == "field"


@rule("6.2.6.1")
def test_a_card_whose_controller_changes_does_not_enter_the_field() -> None:
    table = Position()
    cole = table.forward("Cole", text="When Cole enters the field, draw 1 card.", seat=1)
    table.backup("Osk", "When a Forward enters your field, draw 1 card.")
    before = table.ref(cole)
    story = Story(table).cast(table.summon("Pyre", SEIZE, cost=0)).resolve()
    assert controllers(table, cole) == [0] and table.ref(cole) == before
    assert story.stack == [] and drawn(story) == 0


@rule("6.2.6.2")
def test_control_may_be_gained_of_a_card_of_a_name_already_controlled_and_both_leave_without_the_stack() -> None:
    table = Position()
    mine, theirs = table.forward("Cole"), table.forward("Cole", seat=1)
    story = Story(table).cast(table.summon("Pyre", SEIZE, cost=0)).resolve()
    assert [table.where(card) for card in (mine, theirs)] == ["break zone"] * 2
    assert story.stack == []
    assert theirs in table.state.zones[tables.BREAK[1]]


@rule("6.2.6.2")
def test_control_may_be_gained_of_a_second_light_character_and_both_leave_without_the_stack() -> None:
    table = Position()
    mine, theirs = table.forward("Lux", element=LIGHT), table.forward("Nox", element=LIGHT, seat=1)
    story = Story(table).cast(table.summon("Pyre", SEIZE, cost=0)).resolve()
    assert [table.where(card) for card in (mine, theirs)] == ["break zone"] * 2
    assert story.stack == []


# Sources


@rule("6.4.1")
def test_the_source_of_an_ability_is_the_card_whose_ability_it_is() -> None:
    table = Position()
    text = "[0]: Choose 1 Forward opponent controls. Deal it 3000 damage."
    mirelle, other = table.forward("Mirelle", text=text), table.forward("Bron", text=text)
    table.backup("Osk", "If a Card Name Mirelle deals damage to a Forward, the damage increases by 1000 instead.")
    rook = table.forward("Rook", 9000, seat=1)
    story = Story(table).use(other).resolve()
    assert table.state.cards[rook].damage == 3000
    story.use(mirelle).resolve()
    assert table.state.cards[rook].damage == 7000


@rule("6.4.1.1")
def test_the_source_of_what_a_summon_delays_is_the_summon_and_its_controller_who_controlled_it_then() -> None:
    table = Position(turn_player=1)
    pyre = table.summon("Pyre", "At the end of the turn, draw 1 card.", cost=0)
    story = Story(table, automatic=False).passes().cast(pyre).resolve()
    to_end_phase(story)
    assert story.stack == ["Pyre"]
    story.resolve()
    assert (drawn(story, 0), drawn(story, 1)) == (1, 0)


@rule("6.4.1.2")
def test_the_source_of_what_an_ability_delays_is_that_ability_with_its_controller_at_the_resolution() -> None:
    table = Position()
    mirelle = table.forward("Mirelle", text="[0]: At the end of the turn, draw 1 card.")
    seize = table.summon("Seize", SEIZE, cost=0, seat=1)
    story = Story(table, automatic=False).use(mirelle).resolve().passes().cast(seize).choose(mirelle).resolve()
    assert controllers(table, mirelle) == [1]
    to_end_phase(story)
    assert story.stack == ["Mirelle"]
    story.resolve()
    assert (drawn(story, 0), drawn(story, 1)) == (1, 0)


@rule("6.4.1.3")
def test_what_a_substitution_of_a_field_ability_delays_comes_from_its_card_and_who_controlled_it_then() -> None:
    table = Position()
    text = "If Mirelle is dealt damage, draw 1 card at the end of the turn instead."
    mirelle = table.forward("Mirelle", text=text)
    pyre = table.summon("Pyre", "Choose 1 Forward. Deal it 5000 damage.", cost=0, seat=1)
    seize = table.summon("Seize", SEIZE, cost=0, seat=1)
    story = Story(table, automatic=False).passes().cast(pyre).choose(mirelle).resolve()
    story.passes().cast(seize).choose(mirelle).resolve()
    assert table.state.cards[mirelle].damage == 0 and controllers(table, mirelle) == [1]
    to_end_phase(story)
    assert story.stack == ["Mirelle"]
    story.resolve()
    assert (drawn(story, 0), drawn(story, 1)) == (1, 0)


@rule("6.4.2")
def test_an_ability_on_the_stack_goes_on_when_its_source_is_gone_and_uses_what_was_last_true_of_it() -> None:
    table = Position()
    mirelle = table.forward("Mirelle", 5000, "[0]: Choose 1 Forward. Deal it damage equal to Mirelle's power.")
    cole = table.forward("Cole", 8000, seat=1)
    boost = table.summon("Boost", "Choose 1 Forward. It gains +1000 power until the end of the turn.", cost=0)
    pyre = table.summon("Pyre", "Choose 1 Forward. Break it.", cost=0, seat=1)
    story = Story(table).use(mirelle).choose(cole).cast(boost).choose(mirelle).resolve()
    story.passes().cast(pyre).choose(mirelle).resolve()
    assert (table.where(mirelle), story.stack) == ("break zone", ["Mirelle"])
    story.resolve()
    assert table.state.cards[cole].damage == 6000
