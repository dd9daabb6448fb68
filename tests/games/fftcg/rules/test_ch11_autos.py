"""Stories of chapter 11: auto-abilities, EX Bursts, effects (FFTCG 11.8 to 11.10, 11.12)."""

from engine.events import Note
from engine.games.fftcg.cards import CardType
from engine.games.fftcg.rules import table as tables
from tests.games.fftcg.story import Story, rule
from tests.games.fftcg.table import Position

HAND = tables.HAND
LEAVES = "When {0} is put from the field into the Break Zone, draw 1 card."
WAVE = "Deal 5000 damage to all the Forwards."


@rule("11.8.5")
def test_an_auto_ability_is_controlled_by_who_controls_its_source() -> None:
    table = Position()
    table.forward("Cole", 5000, LEAVES.format("Cole"), seat=1)
    story = Story(table).cast(table.summon("Wave", WAVE, cost=0)).resolve()
    assert table.state.vars["stack"][-1].seat == 1
    story.resolve()
    assert len(table.state.zones[HAND[1]]) == 1


@rule("11.8.8")
def test_a_cost_that_looks_at_cards_is_worked_out_when_it_is_paid() -> None:
    table = Position()
    text = "When Ada attacks, you may pay [1]. When you do so, draw 1 card."
    ada, osk = table.forward("Ada", 5000, text), table.backup("Osk")
    story = Story(table, at="attack").choose(ada).resolve().yes().pay(osk)
    assert table.state.cards[osk].dull
    assert story.resolve().table.state.zones[HAND[0]] != []


@rule("11.8.9")
def test_an_auto_ability_chooses_when_it_goes_on_the_stack_and_never_itself() -> None:
    table = Position()
    ada = table.forward("Ada", 5000, "When Ada attacks, choose 1 Forward opponent controls. Dull it.")
    bea, cid = (table.forward(name, 5000, seat=1) for name in ("Bea", "Cid"))
    story = Story(table, at="attack").choose(ada)
    assert story.asked.cards() == (bea, cid)
    story.choose(cid)
    assert (story.stack, story.asked.kind) == (["Ada"], "play")


@rule("11.8.10", "11.8.10.1")
def test_which_actions_an_auto_ability_does_is_said_when_it_goes_on_the_stack() -> None:
    table = Position()
    text = 'When Ada attacks, select 1 of the 2 following actions. "Draw 1 card." "Draw 2 cards."'
    ada = table.forward("Ada", 5000, text)
    story = Story(table, at="attack").choose(ada).pick(1)
    assert story.stack == ["Ada"]
    assert len(story.resolve().table.state.zones[HAND[0]]) == 2


@rule("11.8.10.2")
def test_an_auto_ability_of_which_no_action_can_be_done_is_not_stacked() -> None:
    table = Position()
    actions = '"Choose 1 Backup. Break it." "Choose 1 Monster. Break it."'
    text = f"When Ada attacks, select 1 of the 2 following actions. {actions}"
    ada = table.forward("Ada", 5000, text)
    assert Story(table, at="attack").choose(ada).stack == []


@rule("11.8.11")
def test_the_controller_of_an_auto_ability_says_how_much_its_x_is() -> None:
    table = Position()
    text = "When Ada attacks, you may pay [X]. When you do so, choose 1 Forward of cost X. Break it."
    ada = table.forward("Ada", 5000, text)
    table.backup("Osk")
    table.backup("Pip")
    cole = table.forward("Cole", 5000, seat=1, cost=1)
    story = Story(table, at="attack").choose(ada).resolve().yes().number(1)
    story.pay(table.state.zones[tables.FIELD][1])
    story.resolve()
    assert table.where(cole) == "break zone"


@rule("11.8.12")
def test_an_auto_ability_divides_its_damage_when_it_goes_on_the_stack() -> None:
    table = Position()
    text = (
        "When Ada attacks, choose up to 2 Forwards opponent controls. Divide 5000 damage among them as you like. "
        "(Unit must be 1000.)"
    )
    ada = table.forward("Ada", 5000, text)
    bea, cid = (table.forward(name, 4000, seat=1) for name in ("Bea", "Cid"))
    story = Story(table, at="attack").choose(ada).choose(bea, cid).share(4000, 1000)
    assert story.stack == ["Ada"]
    story.resolve()
    assert (table.where(bea), table.state.cards[cid].damage) == ("break zone", 1000)


@rule("11.8.16.2")
def test_a_card_that_has_moved_on_or_out_of_sight_is_not_found_again() -> None:
    table = Position()
    ada = table.forward("Ada", 5000, "When Ada is put from the field into the Break Zone, play Ada onto the field.")
    text = "Choose 1 card in your opponent's Break Zone. Remove it from the game."
    grave = table.summon("Gust", text, cost=0, seat=1)
    story = Story(table).cast(table.summon("Wave", WAVE, cost=0)).resolve().passes()
    story.cast(grave)
    if story.asked.kind == "cards":
        story.choose(ada)
    story.resolve().resolve()
    assert table.where(ada) == "removed"


@rule("11.8.17.4")
def test_what_a_summon_sets_up_belongs_to_the_summon_and_its_controller() -> None:
    table = Position()
    later = table.summon("Dusk", "At the end of this turn, draw 1 card.", cost=0)
    story = Story(table).cast(later).resolve()
    while tables.turn_player(table.state) == 0:
        story.resolve()
    assert len(table.state.zones[HAND[0]]) == 1
    named = [arg[:2] for change in table.state.log[-40:] if isinstance(change, Note) for arg in change.args]
    assert ("card", later) in named


@rule("11.8.19")
def test_an_auto_ability_whose_targets_are_all_gone_does_nothing() -> None:
    table = Position()
    ada = table.forward("Ada", 5000, "When Ada attacks, choose 1 Forward opponent controls. Break it. Draw 1 card.")
    table.forward("Cole", 5000, seat=1)
    away = table.summon("Gust", "Choose 1 Forward you control. Return it to its owner's hand.", cost=0, seat=1)
    Story(table, at="attack").choose(ada).passes().cast(away).resolve().resolve()
    assert table.state.zones[HAND[0]] == []


@rule("11.9.3")
def test_field_abilities_do_not_use_the_stack() -> None:
    table = Position()
    ada = table.forward("Ada", 5000, "The Forwards you control gain +1000 power.", zone="hand", cost=0)
    bea = table.forward("Bea", 5000)
    story = Story(table).cast(ada)
    assert (story.stack, table.power(bea)) == ([], 6000)


def burst_on_top(text: str, type: CardType = CardType.SUMMON) -> tuple[Position, int, int]:
    """A position in which an attack will turn up a card with an EX Burst."""
    table = Position()
    ada = table.forward("Ada", 5000)
    table.some(5, "deck", seat=1)
    return table, ada, table.card("Spark", type, text, seat=1, zone="deck", power=4000, burst=True)


@rule("11.10.2")
def test_an_ex_burst_may_be_used_or_not_and_nobody_can_respond() -> None:
    for used in (True, False):
        table, ada, spark = burst_on_top("[EX BURST] Draw 1 card.")
        story = Story(table, at="attack").attack(ada)
        assert (story.asked.seat, story.asked.rule) == (1, "FFTCG 11.10.2")
        story.yes() if used else story.no()
        assert (len(table.state.zones[HAND[1]]), table.where(spark), story.stack) == (int(used), "damage zone", [])


@rule("11.10.1")
def test_an_ex_burst_is_a_summons_or_an_auto_abilitys_with_the_cards_information() -> None:
    table, ada, _ = burst_on_top("[EX BURST] Choose 1 Forward. Break it.")
    shy = table.forward("Shy", 5000, "Shy cannot be chosen by your opponent's Summons.")
    story = Story(table, at="attack").attack(ada).yes()
    assert table.where(shy) == "field" and table.where(ada) == "break zone"
    assert story.asked.kind == "play"


@rule("11.10.3")
def test_of_an_auto_ability_only_what_fits_its_condition_happens_as_an_ex_burst() -> None:
    text = "[EX BURST] When Spark enters the field, if you control a Backup, draw 1 card."
    for backups in (0, 1):
        table, ada, _ = burst_on_top(text, CardType.FORWARD)
        for _ in range(backups):
            table.backup("Osk", seat=1)
        Story(table, at="attack").attack(ada).yes()
        assert len(table.state.zones[HAND[1]]) == backups


@rule("11.12.3.1")
def test_a_one_shot_effect_happens_once_and_is_over() -> None:
    table = Position()
    cole = table.forward("Cole", 9000, seat=1)
    Story(table).cast(table.summon("Bolt", "Choose 1 Forward. Deal it 5000 damage.", cost=0)).resolve()
    assert table.state.cards[cole].damage == 5000
    assert "lasting" not in table.state.vars


@rule("11.12.4.9", "11.12.4.10")
def test_of_two_effects_that_set_power_the_later_time_stamp_counts() -> None:
    table = Position()
    cole = table.forward("Cole", 5000, seat=1)
    shrink, grow = (
        table.summon(name, f"Choose 1 Forward. Until the end of the turn, its power becomes {power}.", cost=0)
        for name, power in (("Bolt", 1000), ("Bloom", 9000))
    )
    story = Story(table).cast(grow).resolve().cast(shrink).resolve()
    assert table.power(cole) == 1000
    assert story.stack == []


@rule("11.12.4.11")
def test_the_turn_player_orders_the_time_stamps_of_cards_that_enter_together() -> None:
    table = Position()
    ada, bea = (
        table.forward(name, 5000, f"The Forwards other than {name} you control gain +1000 power.", zone="break zone")
        for name in ("Ada", "Bea")
    )
    back = table.summon("Dawn", "Choose 2 Forwards in your Break Zone. Play them onto the field.", cost=0)
    story = Story(table).cast(back).resolve()
    assert (story.asked.seat, story.asked.rule) == (0, "FFTCG 11.12.4.11")
    story.pick(1, 0)
    assert table.state.cards[bea].entered < table.state.cards[ada].entered


@rule("11.12.4.7")
def test_what_a_card_does_to_itself_comes_before_what_others_do_to_it() -> None:
    table = Position()
    table.forward("Bea", 5000, "The Forwards opponent controls lose 1000 power.", seat=1)
    ada = table.forward("Ada", 5000, "If Ada has 6000 power or more, Ada gains Brave.\nAda gains +1000 power.")
    assert (table.power(ada), table.keywords(ada) >= {"Brave"}) == (5000, False)


@rule("11.12.5.2")
def test_instead_means_that_the_event_itself_never_happens() -> None:
    table = Position()
    text = "If Ada is dealt damage, the damage becomes 0 instead.\nWhen Ada is dealt damage, draw 1 card."
    ada = table.forward("Ada", 5000, text)
    story = Story(table).cast(table.summon("Wave", WAVE, cost=0)).resolve()
    assert (table.state.cards[ada].damage, story.stack) == (0, [])


@rule("11.12.5.3")
def test_a_replacement_must_be_there_before_the_event() -> None:
    table = Position()
    ada = table.forward("Ada", 9000)
    wave = table.summon("Wave", WAVE, cost=0)
    shield = table.summon(
        "Aegis", "Choose 1 Forward. During this turn, the next damage dealt to it becomes 0 instead.", cost=0
    )
    Story(table).cast(wave).resolve().cast(shield).resolve()
    assert table.state.cards[ada].damage == 5000


@rule("11.12.4.2")
def test_what_changes_cards_is_only_for_those_that_were_there() -> None:
    """Information and control of cards; what players may do with theirs holds for later ones too."""
    table = Position()
    table.summon("Surge", "All the Forwards you control gain +1000 power and Haste until the end of the turn.", cost=0)
    surge = len(table.state.cards) - 1
    ada, late = table.forward("Ada", 5000), table.forward("Late", 5000, zone="hand", cost=0)
    Story(table).cast(surge).resolve().cast(late)
    assert [(table.power(one), table.keywords(one)) for one in (ada, late)] == [(6000, {"Haste"}), (5000, set())]


@rule("11.12.4.2")
def test_control_is_gained_of_those_that_were_there() -> None:
    table = Position()
    osk = table.backup("Osk", "[0]: You gain control of all the Forwards opponent controls until the end of the turn.")
    cole, late = table.forward("Cole", seat=1), table.forward("Late", seat=1, zone="hand")
    Story(table).use(osk).resolve()
    table.happen(table.enter(late, seat=1))
    assert [table.state.cards[one].controller for one in (cole, late)] == [0, 1]
