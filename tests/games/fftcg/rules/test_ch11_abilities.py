"""Stories of chapter 11: action and special abilities (FFTCG 11.5, 11.6, 11.7)."""

import pytest

from engine.answers import Cards, Options
from tests.games.fftcg.story import Story, cast, rule, use
from tests.games.fftcg.table import EARTH, FIRE, WATER, Position

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


@rule("11.6.4")
def test_an_ability_used_in_the_hand_shows_its_card_and_only_there() -> None:
    table = Position()
    text = "[1], discard Ada: Draw 1 card. You can only use this ability if Ada is in your hand."
    ada = table.forward("Ada", 5000, text, zone="hand")
    table.forward("Bea", zone="hand")
    osk = table.backup("Osk")
    story = Story(table).say(use(ada))
    assert [card.name for card in story.match.view(1).zone("hand", 0).cards] == ["Ada", ""]
    story.pay(osk)
    assert (table.where(ada), story.stack) == ("break zone", ["Ada"])
    assert story.refuses(use(ada)).startswith("FFTCG 11.")


@rule("11.6.4", "11.7.4")
@BOTH
def test_an_ability_on_the_stack_is_only_a_text_above_what_was_there(special: bool) -> None:
    table, oskar = using("[0]: Draw 1 card.", special)
    bolt = table.summon("Bolt", "Deal 1000 damage to all the Forwards.", cost=0)
    no = table.summon("No", "Choose 1 Summon. Cancel its effect.", cost=0)
    story = Story(table)
    story.use(oskar)
    assert story.refuses(cast(no)) == "FFTCG 11.3.3"
    story.resolve().cast(bolt)
    if special:
        table.forward("Oskar", 6000, zone="hand")
    story.use(oskar)
    assert (story.stack, table.state.vars["stack"][-1].seat) == (["Bolt", "Oskar"], 0)
    story.resolve()
    assert (story.stack, table.state.cards[oskar].damage) == (["Bolt"], 0)


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


@rule("11.6.5", "11.7.5")
@BOTH
def test_an_ability_cannot_choose_itself(special: bool) -> None:
    table, oskar = using("[0]: Choose 1 action ability or special ability. Cancel its effect.", special)
    ada = table.forward("Ada", 5000, "[0]: Draw 1 card.")
    story = Story(table)
    assert story.refuses(use(oskar)) == f"FFTCG 11.{6 + special}.5"
    story.use(ada).use(oskar).resolve().resolve()
    assert (story.stack, table.state.zones[4]) == ([], [])


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
def test_what_an_ability_costs_is_fixed_and_paying_it_changes_nothing(special: bool) -> None:
    table, oskar = using("[3], put 1 Backup into the Break Zone: Draw 1 card.", special)
    kind = "special" if special else "action"
    less = f"The cost required to use your {kind} abilities is reduced by 1 for each Backup you control."
    osk, pip = table.backup("Osk"), table.backup("Pip")
    table.forward("Ada", 5000, less)
    Story(table).say(use(oskar)).choose(osk).pay(pip)
    assert (table.where(osk), table.state.cards[pip].dull, table.state.vars["stack"][-1].kind.split()[0]) == (
        "break zone", True, kind)


@rule("11.6.9", "11.7.9", "2.2")
@BOTH
@pytest.mark.parametrize("floor", ["Ada", "Bea"])
def test_a_cost_to_use_that_cannot_become_zero_holds_against_what_other_cards_take_off(
    floor: str, special: bool
) -> None:
    table, oskar = using("[2]: Draw 1 card.", special)
    for name in ("Ada", "Bea"):
        kept = " (it cannot become 0)" if name == floor else ""
        kind = "special" if special else "action"
        table.forward(name, text=f"The cost required to use your {kind} abilities is reduced by 1{kept}.")
    osk = table.backup("Osk")
    Story(table).say(use(oskar)).pay(osk)


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


# The same Backup is dulled for CP and leaves


@rule("5.2.1.3", "11.2.1.1", "11.6.10")
def test_backups_produce_the_cp_of_a_cost_that_puts_them_into_the_break_zone() -> None:
    table = Position()
    table.forward("Mirelle", text="[Fire][Earth], put 5 Backups into the Break Zone: Draw 1 card.")
    fire, *others, earth = (table.backup(f"Osk {n}", element=EARTH if n == 4 else FIRE) for n in range(5))
    story = Story(table).use(0).choose(fire, *others, earth).pay(fire, earth)
    assert {table.where(card) for card in (fire, *others, earth)} == {"break zone"}
    assert story.stack == ["Mirelle"]
    assert [line for line in story.log() if "pays by" in line] == ["{0} pays by dulling {1}, {2}."]


@rule("11.2.1.1", "11.6.10")
@pytest.mark.parametrize(
    "cost",
    ["[Fire][Fire], put 1 Backup into the Break Zone", "[1], dull 1 active Backup", "[1], discard 1 card"],
)
def test_a_card_pays_only_one_cp_and_none_where_it_is_dulled_or_discarded_for_something_else(cost: str) -> None:
    table = Position()
    table.forward("Mirelle", text=f"{cost}: Draw 1 card.")
    table.forward("Vell", zone="hand") if "discard" in cost else table.backup("Osk")
    assert Story(table).refuses(use(0)).startswith("FFTCG 11.")


@rule("11.2.1.1", "11.6.10")
def test_a_dull_backup_that_leaves_for_a_cost_produces_nothing_for_it() -> None:
    table = Position()
    table.forward("Mirelle", text="[1], put 1 Backup into the Break Zone: Draw 1 card.")
    osk = table.backup("Osk", dull=True)
    assert Story(table).refuses(use(0)) == "FFTCG 11.2.1.1"
    table.mark(osk, dull=False)
    assert (Story(table).use(0).choose(osk).pay(osk).stack, table.where(osk)) == (["Mirelle"], "break zone")


@rule("11.6.10")
def test_a_way_to_pay_is_found_among_very_many() -> None:
    table = Position()
    table.forward("Mirelle", text="[Water], discard 3 cards: Draw 1 card.")
    for place in range(20):
        table.forward(f"Nobody {place}", zone="hand", element=FIRE if place else WATER)
    assert Story(table).use(0).asked.kind == "cards"


@rule("11.6.2.2.3")
def test_counters_of_an_opponents_character_do_not_pay() -> None:
    table = Position()
    table.forward("Mirelle", text="Remove 1 Oil Counter from 1 Forward: Draw 1 card.")
    cole = table.forward("Cole", seat=1)
    table.mark(cole, counters={"Oil": 1})
    assert Story(table).refuses(use(0)) == "FFTCG 11.6.2.1"
    table.mark(0, counters={"Oil": 1})
    story = Story(table).use(0)
    assert story.refuses(Cards((cole,))) if story.asked.kind == "cards" else table.state.cards[cole].counters


@rule("11.6.1", "11.6.4", "11.7.4")
@BOTH
def test_nobody_uses_what_the_other_player_controls_nor_what_is_no_such_ability(special: bool) -> None:
    table, oskar = using("[0]: Draw 1 card.", special)
    rival = table.forward("Cole", 5000, "[0]: Draw 1 card.", seat=1)
    quick = table.forward("Ada", 5000, "Haste")
    story = Story(table)
    assert story.refuses(use(rival)) == "FFTCG 11.6.4"
    assert story.refuses(use(quick)) == "FFTCG 11.6.1"
    story.use(oskar)
    assert story.stack == ["Oskar"]


@rule("11.7.4", "11.7.5", "11.7.11")
@pytest.mark.parametrize("rivals", [1, 2])
def test_a_special_ability_used_again_goes_on_the_stack_if_there_is_something_to_choose(rivals: int) -> None:
    """What it chose is gone: with nothing left to choose it is not used again."""
    table, oskar = using(
        "[0]: Choose 1 Forward opponent controls. Break it. You may discard 1 Card Name Oskar. "
        "If you do so, use this special ability again without paying the cost.", True
    )
    spare = table.forward("Oskar", 6000, zone="hand")
    cole = [table.forward(f"Cole {number}", 5000, seat=1) for number in range(rivals)]
    story = Story(table).say(use(oskar))
    if rivals > 1:
        story.choose(cole[0])
    story.choose(spare).resolve().yes()
    assert (story.stack, table.where(cole[0])) == (["Oskar"] * (rivals - 1), "break zone")
    story.resolve()
    assert [table.where(one) for one in cole] == ["break zone"] * rivals
