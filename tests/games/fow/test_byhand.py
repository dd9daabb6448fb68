"""What players do by hand in Force of Will, whatever the rules say: it keeps to what can be."""

from __future__ import annotations

from engine.overrides import Flip, MoveCard, MoveFrom, Override, PutOnStack, SetPhase, TakeOffStack, Value
from engine.sight import UNSEEN
from tests.games.byhand import by_hand as done_by_hand
from tests.games.fow.story import Story, rule
from tests.games.fow.table import Position


def by_hand(story: Story, verb: Override) -> str:
    """Do something by hand in a story."""
    return done_by_hand(story.match, verb)


def refused(story: Story, verb: Override, seat: int = 0) -> str:
    """Why something cannot be done by hand."""
    refusal = story.match.law.refuse_by_hand(story.table.state, seat, verb)
    return "" if refusal is None else refusal.sentence


def test_life_is_changed_by_hand_for_the_rules_to_see() -> None:
    story = Story(Position())
    by_hand(story, Value("life", 1, -4000))
    assert story.outcome == (0, "FOW 1202.1")


@rule("314.1", "314.2", "314.4", "314.5")
def test_nothing_is_put_by_hand_where_cards_of_its_type_never_lie() -> None:
    table = Position()
    chant, stone, lord = table.chant(), table.stone(), table.rulers[0]
    dragon = table.judged(seat=1)
    story = Story(table)
    closed = (chant, "field"), (stone, "hand"), (lord, "field"), (dragon, "graveyard"), (stone, "ruler area")
    for card, zone in closed:
        assert refused(story, MoveCard(card, zone)), zone
    for card, zone in ((chant, "graveyard"), (stone, "graveyard"), (lord, "graveyard"), (dragon, "ruler area")):
        assert not refused(story, MoveCard(card, zone)), zone


def test_of_a_card_that_nobody_sees_nothing_is_told_by_where_it_can_lie() -> None:
    table = Position()
    story = Story(table)
    assert refused(story, MoveFrom("deck", 0, 0, "field")) == UNSEEN
    assert not refused(story, MoveFrom("deck", 0, 0, "hand"))
    assert not refused(story, MoveFrom("stone deck", 0, 0, "field"))
    assert refused(story, MoveFrom("stone deck", 0, 0, "hand")) not in ("", UNSEEN)


@rule("303.2a")
def test_rulers_are_not_turned_face_down() -> None:
    table = Position()
    assert refused(Story(table), Flip(table.rulers[0], True))


@rule("1010.1")
def test_a_j_ruler_that_goes_back_by_hand_is_a_ruler_there() -> None:
    table = Position()
    dragon = table.judged("Dragon")
    story = Story(table)
    by_hand(story, MoveCard(dragon, "ruler area"))
    assert (table.where(dragon), table.name(dragon)) == ("ruler area", "Lord")
    assert not story.match.law.check(table.state)


def test_a_spell_is_put_on_the_chase_and_taken_off_by_hand() -> None:
    table = Position()
    chant = table.chant(text="You gain 300 life.")
    story = Story(table)
    by_hand(story, PutOnStack(chant))
    assert (story.chase, table.where(chant)) == (["Pyre"], "chase")
    by_hand(story, TakeOffStack(0))
    assert (story.chase, table.where(chant)) == ([], "graveyard")
    assert not story.match.law.check(table.state)


def test_a_card_that_leaves_the_chase_by_hand_does_nothing_there_any_more() -> None:
    table = Position()
    chant = table.chant(text="You gain 300 life.")
    story = Story(table, automatic=False).play(chant)
    by_hand(story, MoveCard(chant, "hand"))
    assert (story.chase, table.where(chant)) == ([], "hand")


def test_a_token_that_is_moved_by_hand_is_no_more() -> None:
    table = Position()
    story = Story(table).play(table.chant(text="Put a [100/100] wind Elf resonator token into your field.")).resolve()
    (elf,) = table.named("Elf")
    by_hand(story, MoveCard(elf, "hand"))
    assert (table.size("hand"), table.named("Elf")) == (0, [])


def test_another_phase_begins_by_hand_and_leaves_the_battle() -> None:
    table = Position()
    vell = table.resonator()
    story = Story(table, automatic=False).declare(vell)
    by_hand(story, SetPhase("End Phase"))
    assert (story.step, story.phase) == ("end begins", "end")
    assert not {"battle", "attacker", "attacked"} & table.state.vars.keys()
