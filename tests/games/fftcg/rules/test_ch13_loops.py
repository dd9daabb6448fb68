"""FFTCG chapter 13: loops that nobody, one player, or both players can stop."""

from __future__ import annotations

from itertools import cycle
from random import Random

import pytest

from engine.answers import Answer, Confirm, Pass
from engine.loops import ENDLESS
from engine.rulebook import Refusal
from tests.games.fftcg.story import Story, cast, rule, use
from tests.games.fftcg.table import Position

RESTLESS = "When Mirelle becomes dull, {may}activate Mirelle.\nWhen Mirelle becomes active, dull Mirelle."
DULLS_ITSELF = "When Mirelle becomes active, dull Mirelle."
DULL = "Choose 1 Forward. Dull it."
MOST = 400


class Acts:
    """The acts of a round, again and again; a round goes on where it was left."""

    def __init__(self, *acts: Answer) -> None:
        self.acts = cycle(acts)
        self.next = next(self.acts)

    def play(self, story: Story) -> Refusal | None:
        """Do the next act, unless it is refused."""
        refusal = story.match.play(self.next)
        if refusal is None:
            self.next = next(self.acts)
        return refusal

    def until_asked(self, story: Story) -> Story:
        """Go round until somebody is asked how often the loop runs."""
        for _ in range(MOST):
            if story.asked.kind == "number":
                return story
            refusal = self.play(story)
            assert refusal is None, f"{self.next}: {refusal}"
        raise AssertionError("no loop is seen")

    def until_refused(self, story: Story) -> tuple[Answer, str]:
        """Go on round; return what is refused, and by which rule."""
        for _ in range(MOST):
            refusal = self.play(story)
            if refusal is not None:
                return self.next, refusal.rule
        raise AssertionError("the loop just goes on")


def restless(may: str = "") -> tuple[Position, Story]:
    """A Forward that is activated whenever it is dulled, and dulled whenever it is activated."""
    table = Position()
    table.forward("Mirelle", text=RESTLESS.format(may=may))
    return table, Story(table).cast(table.summon("Pyre", DULL, cost=0))


# What ends the game is no loop


def to_the_end(story: Story) -> Story:
    """Nobody does anything any more until the game is over."""
    for _ in range(20 * MOST):
        if story.match.request is None:
            return story
        story.passes()
    raise AssertionError("the game just goes on")


def long_turn() -> tuple[Position, Story]:
    """A Main Phase with so many Summons that a loop would have been looked for long ago."""
    table = Position()
    table.damage(6, seat=1)
    summons = [table.summon(f"Pyre {place}", "Draw 1 card.", cost=0) for place in range(18)]
    last = table.summon("Bane", "Deal your opponent 1 point of damage.", cost=0)
    story = Story(table)
    for summon in summons:
        story.cast(summon).resolve()
    return table, story.cast(last)


@rule("3.1", "12.4.1", "13.1")
def test_the_last_damage_after_a_long_turn_wins_the_game() -> None:
    _, story = long_turn()
    assert story.resolve().outcome == (0, "FFTCG 12.4.1")


@rule("2.1", "13.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_concedes_late_in_a_long_turn_has_lost(seat: int) -> None:
    _, story = long_turn()
    story.match.concede(seat)
    assert story.outcome == (1 - seat, "FFTCG 2.1")


@rule("2.1", "13.1")
def test_who_concedes_within_a_loop_that_nobody_can_stop_has_lost() -> None:
    _, story = restless()
    while not story.match._watch.trail:
        story.passes()
    story.match.concede(0)
    assert story.outcome == (1, "FFTCG 2.1")


@rule("3.1.2", "12.4.2", "13.1")
@pytest.mark.parametrize("deck", [3, 12, 130])
def test_a_forced_loop_that_uses_up_a_deck_loses_the_game_however_long_it_takes(deck: int) -> None:
    table = Position()
    table.some(deck, "deck")
    table.forward("Mirelle", text="When Mirelle becomes dull, activate Mirelle. Draw 1 card.\n" + DULLS_ITSELF)
    story = Story(table).cast(table.summon("Pyre", DULL, cost=0))
    assert to_the_end(story).outcome == (1, "FFTCG 12.4.2")


@rule("12.4.1", "12.4.3", "13.1")
@pytest.mark.parametrize(("deck", "lost_by"), [(2, "FFTCG 12.4.3"), (20, "FFTCG 12.4.1")])
def test_a_forced_loop_that_deals_damage_to_a_player_ends_with_the_last_point(deck: int, lost_by: str) -> None:
    table = Position()
    table.some(deck, "deck", seat=1)
    hurts = "When Mirelle becomes dull, activate Mirelle. Deal your opponent 1 point of damage.\n"
    table.forward("Mirelle", text=hurts + DULLS_ITSELF)
    story = Story(table).cast(table.summon("Pyre", DULL, cost=0))
    assert to_the_end(story).outcome == (0, lost_by)


@rule("13.1")
def test_a_forced_loop_that_wears_something_out_goes_on_until_it_is_gone() -> None:
    table = Position()
    wears = "When Mirelle becomes dull, remove 1 Oil Counter from Mirelle. If you do so, activate Mirelle.\n"
    mirelle = table.forward("Mirelle", text=wears + DULLS_ITSELF)
    table.mark(mirelle, counters={"Oil": 160})
    story = Story(table).cast(table.summon("Pyre", DULL, cost=0))
    while story.match.request is not None and story.stack:
        story.passes()
    assert story.outcome is None and not table.state.cards[mirelle].counters


@rule("13.1", "13.2")
@pytest.mark.parametrize("often", ["once per turn", "up to twice per turn"])
def test_what_can_be_done_only_so_often_in_a_turn_is_no_loop(often: str) -> None:
    table = Position()
    limit = f" You can only use this ability {often}."
    mirelle = table.forward("Mirelle", text=f"[0]: Dull Mirelle.{limit}\n[0]: Activate Mirelle.{limit}")
    summons = [table.summon(f"Pyre {place}", "Draw 1 card.", cost=0) for place in range(16)]
    story = Story(table)
    for summon in summons:
        story.cast(summon).resolve()
    story.use(mirelle, 0).resolve()
    assert story.use(mirelle, 1).resolve().asked.kind == "play"


# Nobody can stop it


@rule("13.1", "14.1")
def test_an_action_that_was_taken_back_stops_no_loop() -> None:
    table = Position()
    mirelle, vell = table.forward("Mirelle", text=RESTLESS.format(may="")), table.forward("Vell")
    pyre, spare = table.summon("Pyre", DULL, cost=0), table.summon("Ember", DULL, cost=2)
    table.some(2, "hand")
    story = Story(table).cast(pyre).choose(mirelle)
    for _ in range(MOST):
        if story.match.request is None:
            break
        if story.asked.seat == 0:
            story.cast(spare).choose(vell).cancel()
        story.passes()
    assert story.outcome == (None, "FFTCG 13.1")


@rule("13.1")
def test_a_loop_in_which_something_grows_without_end_is_a_draw_too() -> None:
    table = Position()
    grows = "When Mirelle becomes dull, activate Mirelle. Mirelle gains +1000 power until the end of the turn."
    table.forward("Mirelle", text=grows + "\nWhen Mirelle becomes active, dull Mirelle.")
    story = Story(table).cast(table.summon("Pyre", DULL, cost=0))
    for _ in range(4 * ENDLESS):
        if story.match.request is None:
            break
        story.passes()
    assert story.outcome == (None, "FFTCG 13.1")


@rule("13.1")
def test_a_loop_that_nobody_can_stop_is_a_draw() -> None:
    _, story = restless()
    for _ in range(MOST):
        if story.match.request is None:
            break
        story.passes()
    assert story.outcome == (None, "FFTCG 13.1")


@rule("13.1")
def test_a_choice_with_only_one_answer_stops_no_loop() -> None:
    table = Position()
    text = "When Mirelle becomes dull, choose 1 Character you control. Activate it.\n"
    table.forward("Mirelle", text=text + "When Mirelle becomes active, dull Mirelle.")
    pyre = table.summon("Pyre", DULL, cost=0)
    story = Story(table, automatic=False).cast(pyre).choose(0)
    for _ in range(MOST):
        if story.match.request is None:
            break
        story.passes() if story.asked.kind == "play" else story.choose(0)
    assert story.outcome == (None, "FFTCG 13.1")


@rule("13.1", "13.2")
def test_forced_effects_go_on_whatever_was_said_and_a_loop_that_no_choice_stops_is_a_draw() -> None:
    table = Position()
    look = "When Mirelle becomes dull, activate Mirelle. You may reveal the top card of your deck.\n"
    table.forward("Mirelle", text=look + "When Mirelle becomes active, dull Mirelle.")
    story = Story(table).cast(table.summon("Pyre", DULL, cost=0))
    asked = 0
    for _ in range(3 * MOST):
        match story.match.request and story.asked.kind:
            case "number":
                asked += 1
                story.number(2)
            case "confirm":
                if story.match.play(Confirm(True)) is not None:
                    story.no()
            case "play":
                story.passes()
    assert (story.outcome, asked) == ((None, "FFTCG 13.1"), 2)


# One player can stop it


@rule("13.2")
@pytest.mark.parametrize("times", [0, 3, 1000])
def test_the_one_player_who_can_stop_a_loop_says_how_often_it_runs_and_then_it_ends(times: int) -> None:
    table = Position()
    mirelle = table.forward("Mirelle", text="[0]: Dull Mirelle.\n[0]: Activate Mirelle.")
    acts = Acts(use(mirelle, 0), Pass(), Pass(), use(mirelle, 1), Pass(), Pass())
    story = acts.until_asked(Story(table))
    assert (story.asked.seat, story.asked.rule) == (0, "FFTCG 13.2")
    story.number(times)
    refused, by = acts.until_refused(story)
    assert by == "FFTCG 13.2" and refused in (use(mirelle, 0), use(mirelle, 1))
    assert refused not in story.asked.plays  # type: ignore[attr-defined]
    assert story.passes().asked.seat == 1


@rule("13.2")
def test_the_same_loop_cannot_be_begun_again_and_anything_else_can_be_done() -> None:
    table = Position()
    mirelle = table.forward("Mirelle", text="[0]: Dull Mirelle.\n[0]: Activate Mirelle.\n[0]: Draw 1 card.")
    pyre = table.summon("Pyre", "Draw 1 card.", cost=0)
    acts = Acts(use(mirelle, 0), Pass(), Pass(), use(mirelle, 1), Pass(), Pass())
    story = acts.until_asked(Story(table)).number(2)
    refused, _ = acts.until_refused(story)
    assert story.refuses(refused) == "FFTCG 13.2"
    story.say(use(mirelle, 2)).resolve()
    story.say(cast(pyre)).resolve()
    assert table.where(pyre) == "break zone"


def settled_within() -> tuple[Position, Story]:
    """A loop that a player goes round by a choice within an ability, stopped at that choice."""
    table, story = restless("you may ")
    acts = Acts(Pass(), Pass(), Confirm(True), Pass(), Pass())
    acts.play(story), acts.play(story)
    while story.asked.kind != "number":
        story.yes() if story.asked.kind == "confirm" else story.passes()
    assert (story.asked.seat, story.asked.rule) == (0, "FFTCG 13.2")
    story.number(4)
    while story.asked.kind != "confirm":
        story.passes()
    return table, story


@rule("13.2")
def test_a_choice_within_an_ability_that_leads_round_a_loop_ends_with_it_too() -> None:
    table, story = settled_within()
    assert story.refuses(Confirm(True)) == "FFTCG 13.2"
    story.no()
    assert table.state.cards[0].dull and story.stack == []


@rule("13.2")
def test_who_plays_by_chance_does_not_go_round_a_loop_that_is_settled_either() -> None:
    _, story = settled_within()
    assert {story.match.sample(Random(seed)) for seed in range(20)} == {Confirm(False)}


@rule("13.2")
def test_a_card_that_comes_back_as_a_new_one_comes_back_and_effects_on_the_old_ones_do_not_count() -> None:
    table = Position()
    text = "When Mirelle enters the field, Mirelle gains +1000 power until the end of the turn. "
    mirelle = table.forward("Mirelle", text=text + "Return Mirelle to its owner's hand.", cost=0, zone="hand")
    acts = Acts(cast(mirelle), Pass(), Pass())
    story = acts.until_asked(Story(table)).number(1)
    assert acts.until_refused(story) == (cast(mirelle), "FFTCG 13.2")


@rule("13.2")
def test_going_back_before_the_number_allows_another_one() -> None:
    table = Position()
    mirelle = table.forward("Mirelle", text="[0]: Dull Mirelle.\n[0]: Activate Mirelle.")
    acts = Acts(use(mirelle, 0), Pass(), Pass(), use(mirelle, 1), Pass(), Pass())
    story = acts.until_asked(Story(table)).number(2)
    assert story.match.undo() and story.asked.kind == "number"
    assert acts.until_refused(story.number(5))[1] == "FFTCG 13.2"


# Both players can stop it


def struggle() -> tuple[Position, Story, Acts, Answer, Answer]:
    """One player dulls a Forward again and again, and its controller activates it."""
    table = Position()
    mirelle = table.forward("Mirelle", text="[0]: Choose 1 Forward opponent controls. Dull it.")
    cole = table.forward("Cole", text="[0]: Activate Cole.", seat=1)
    dulls, activates = use(mirelle), use(cole)
    acts = Acts(dulls, Pass(), Pass(), Pass(), activates, Pass(), Pass())
    return table, acts.until_asked(Story(table)), acts, dulls, activates


@rule("13.3")
def test_both_players_say_a_number_the_turn_player_first() -> None:
    _, story, _, _, _ = struggle()
    assert (story.asked.seat, story.asked.rule) == (0, "FFTCG 13.3")
    story.number(5)
    assert (story.asked.seat, story.asked.rule) == (1, "FFTCG 13.3")
    assert story.number(3).asked.kind == "play"


@rule("13.3")
@pytest.mark.parametrize(("turn_player", "other", "dull"), [(5, 3, True), (3, 5, False), (4, 4, False)])
def test_the_loop_ends_by_the_choice_of_the_player_with_the_smaller_number(
    turn_player: int, other: int, dull: bool
) -> None:
    table, story, acts, dulls, activates = struggle()
    refused, by = acts.until_refused(story.number(turn_player).number(other))
    assert by == "FFTCG 13.3"
    assert refused == (activates if dull else dulls)
    assert table.state.cards[1].dull is dull


@rule("13.3")
def test_who_said_the_larger_number_may_not_repeat_the_loop_when_the_same_state_comes_up_again() -> None:
    table, story, acts, dulls, _ = struggle()
    acts.until_refused(story.number(5).number(3))
    story.passes()
    assert story.step == "preparation"
    table.mark(1, dull=False)
    table.let(step="main 1", phase="main 1")
    assert Story(table).refuses(dulls) == "FFTCG 13.3"


@rule("13.3")
def test_who_said_the_smaller_number_may_do_the_same_again_once_the_loop_has_ended() -> None:
    table, story, acts, dulls, activates = struggle()
    acts.until_refused(story.number(3).number(5))
    assert story.refuses(dulls) == "FFTCG 13.3"
    story.passes().say(activates).resolve()
    story.say(dulls).resolve()
    assert table.state.cards[1].dull
    assert story.passes().refuses(activates) == "FFTCG 13.3"
