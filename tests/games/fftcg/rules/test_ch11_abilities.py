"""Stories of chapter 11: action and special abilities (FFTCG 11.5, 11.6, 11.7)."""

import pytest

from engine.answers import Options
from tests.games.fftcg.story import Story, rule, use
from tests.games.fftcg.table import Position

DEAL = "Choose 1 Forward. Deal it 4000 damage."
#: An action ability and a special ability with the same text; the latter discards a card of the same name.
BOTH = pytest.mark.parametrize("special", [False, True], ids=["action", "special"])


def using(text: str, special: bool, **more: object) -> tuple[Position, int]:
    """A position in which Oskar has an action or special ability, and the hand what a special one discards."""
    table = Position()
    oskar = table.forward("Oskar", 6000, f"Roar [S]{text}" if special else text, **more)
    if special:
        table.forward("Oskar", 6000, zone="hand")
    return table, oskar


@rule("11.6.2", "11.7.2")
@BOTH
def test_what_stands_before_the_colon_is_paid_what_stands_after_it_is_done(special: bool) -> None:
    table, oskar = using("[0]: Draw 1 card.", special)
    story = Story(table).use(oskar)
    if special:
        assert table.state.zones[4] == []
    assert len(story.resolve().table.state.zones[4]) == 1


@rule("11.6.4", "11.7.4")
@BOTH
def test_an_ability_lies_on_top_of_the_stack_under_its_users_control(special: bool) -> None:
    table, oskar = using("[0]: Draw 1 card.", special)
    story = Story(table).use(oskar)
    assert (story.stack, table.state.vars["stack"][-1].seat) == (["Oskar"], 0)
    assert table.where(oskar) == "field"


@rule("11.7.2.2")
def test_a_special_ability_with_dull_waits_a_turn_without_haste() -> None:
    table, oskar = using("[Dull]: Draw 1 card.", True, since=3)
    assert Story(table).refuses(use(oskar)) == "FFTCG 11.7.2.2"
    hasty, quick = Position(), "Haste\nRoar [S][Dull]: Draw 1 card."
    oskar = hasty.forward("Oskar", 6000, quick, since=3)
    hasty.forward("Oskar", 6000, zone="hand")
    Story(hasty).use(oskar, 1)


@rule("11.7.2.3")
def test_a_special_ability_costs_only_characters_of_ones_own() -> None:
    table, oskar = using(", put 1 Backup into the Break Zone: Draw 1 card.", True)
    table.backup("Osk", seat=1)
    assert Story(table).refuses(use(oskar)).startswith("FFTCG 11.")


@rule("11.6.2.2.4", "11.7.2.4")
@BOTH
def test_what_cannot_leave_is_no_payment(special: bool) -> None:
    text = "Return 1 Backup you control to its owner's hand: Draw 1 card."
    table, oskar = using(f", {text[0].lower()}{text[1:]}" if special else text, special)
    table.backup("Osk", "Osk cannot leave the field.")
    assert Story(table).refuses(use(oskar)).startswith("FFTCG 11.")


@rule("11.6.3", "11.7.3", "11.6.10", "11.7.10")
@BOTH
def test_a_use_that_is_not_carried_through_never_happened(special: bool) -> None:
    table, oskar = using("[1]: Draw 1 card.", special)
    table.backup("Osk")
    table.backup("Pip")
    story = Story(table)
    before = table.state.digest()
    story.say(use(oskar)).cancel()
    assert (table.state.digest(), story.asked.seat, story.stack) == (before, 0, [])


@rule("11.6.5", "11.7.5")
@BOTH
def test_an_ability_without_anything_to_choose_cannot_be_used(special: bool) -> None:
    table, oskar = using("[0]: Choose 1 Backup. Break it.", special)
    assert Story(table).refuses(use(oskar)) == f"FFTCG 11.{6 + special}.5"


@rule("11.6.6", "11.7.6")
@BOTH
def test_which_actions_an_ability_does_is_said_when_it_is_used(special: bool) -> None:
    table, oskar = using('[0]: Select 1 of the 2 following actions. "Draw 1 card." "Draw 2 cards."', special)
    story = Story(table).say(use(oskar))
    assert story.refuses(Options((0, 1))).startswith("FFTCG 11.")
    assert len(story.pick(1).resolve().table.state.zones[4]) == 2


@rule("11.6.6.1", "11.7.6.1")
@BOTH
def test_how_many_actions_may_be_selected_is_settled_when_the_ability_is_used(special: bool) -> None:
    text = (
        '[0]: Select 1 of the 2 following actions. If you control a Backup, select up to 2 of the 2 following actions '
        'instead. "Draw 1 card." "Draw 2 cards."'
    )
    table, oskar = using(text, special)
    osk = table.backup("Osk")
    gone = table.summon("Gust", "Choose 1 Backup. Break it.", cost=0, seat=1)
    story = Story(table).say(use(oskar)).pick(0, 1).passes().cast(gone).resolve().resolve()
    assert table.where(osk) == "break zone" and len(story.table.state.zones[4]) == 3


@rule("11.6.7", "11.7.7")
@BOTH
def test_the_user_says_how_much_x_is(special: bool) -> None:
    table, oskar = using("[X]: Choose 1 Forward. It gains +1000 power until the end of the turn.", special)
    table.backup("Osk")
    story = Story(table).say(use(oskar))
    assert story.asked.kind == "number"


@rule("11.6.8", "11.7.8")
@BOTH
def test_divided_damage_is_divided_when_the_ability_is_used_at_least_1000_each(special: bool) -> None:
    divide = "Divide 5000 damage among them as you like. (Unit must be 1000.)"
    table, oskar = using(f"[0]: Choose up to 2 Forwards opponent controls. {divide}", special)
    ada, bea = (table.forward(name, 3000, seat=1) for name in ("Ada", "Bea"))
    story = Story(table).say(use(oskar)).choose(ada, bea).share(4000, 1000)
    story.resolve()
    assert (table.where(ada), table.state.cards[bea].damage) == ("break zone", 1000)


@rule("11.6.9", "11.7.9")
@BOTH
def test_what_an_ability_costs_is_fixed_before_it_is_paid(special: bool) -> None:
    table, oskar = using("[1]: Draw 1 card.", special)
    osk, pip = table.backup("Osk"), table.backup("Pip")
    story = Story(table).say(use(oskar)).pay(pip)
    assert not table.state.cards[osk].dull and story.stack == ["Oskar"]


@rule("11.7.11")
def test_who_used_a_special_ability_has_priority_again_after_what_it_triggered() -> None:
    table, oskar = using("[0]: Draw 1 card.", True)
    story = Story(table).use(oskar)
    assert (story.asked.seat, story.asked.kind) == (0, "play")


@rule("11.6.12", "11.7.12")
@BOTH
def test_an_ability_whose_targets_are_gone_does_nothing(special: bool) -> None:
    table, oskar = using("[0]: Choose 1 Forward opponent controls. Break it. Draw 1 card.", special)
    table.forward("Cole", 5000, seat=1)
    away = table.summon("Gust", "Choose 1 Forward you control. Return it to its owner's hand.", cost=0, seat=1)
    story = Story(table).use(oskar).passes().cast(away).resolve().resolve()
    assert story.table.state.zones[4] == []


@rule("11.7.2.1")
def test_a_special_ability_is_paid_in_cp_and_with_the_card_of_its_name() -> None:
    table, oskar = using("[1]: Draw 1 card.", True)
    osk = table.backup("Osk")
    Story(table).say(use(oskar)).pay(osk)
    assert table.state.cards[osk].dull and len(table.state.zones[6]) == 1


@rule("11.5.3")
def test_each_line_of_a_card_is_an_ability_of_its_own() -> None:
    table = Position()
    oskar = table.forward("Oskar", 6000, "Brave\n[0]: Draw 1 card.\n[0]: Draw 2 cards.")
    story = Story(table).use(oskar, 1).use(oskar, 2)
    assert story.stack == ["Oskar", "Oskar"]
