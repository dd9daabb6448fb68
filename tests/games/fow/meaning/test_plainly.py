"""Words that lean on others, and what lasts: what is meant by them."""

from __future__ import annotations

from tests.games.fow.story import Story, rule
from tests.games.fow.table import DARKNESS, FIRE, Position


def said(text: str, *targets: int, table: Position) -> Story:
    """Play a chant with this text and let it resolve."""
    return Story(table).play(table.chant(text=text), *targets).resolve()


@rule("908.1")
def test_so_much_instead_takes_the_place_of_the_amount() -> None:
    text = (
        "This card deals 400 damage to target resonator. If you control a regalia, it deals 700 damage instead."
    )
    for regalia, damage in ((False, 400), (True, 700)):
        table = Position()
        cole = table.resonator("Cole", 500, 1000)
        if regalia:
            table.regalia()
        said(text, cole, table=table)
        assert table.damage(cole) == damage


@rule("908.1", "903.2d")
def test_something_else_instead_is_done_to_the_same_target() -> None:
    text = "Destroy target resonator. If you control a regalia, remove it from the game instead."
    for regalia, where in ((False, "graveyard"), (True, "removed")):
        table = Position()
        cole = table.resonator("Cole", seat=1)
        if regalia:
            table.regalia()
        story = said(text, cole, table=table)
        assert (table.where(cole), "{0} is destroyed." in story.log()) == (where, not regalia)


@rule("1020.3", "908.1")
def test_one_of_two_abilities_is_chosen_as_it_is_gained() -> None:
    table = Position()
    cole = table.resonator("Cole")
    said("Target resonator gains [Flying] or [Swiftness] until end of turn.", cole, table=table).pick(1)
    assert table.keywords(cole) == {"Swiftness"}


@rule("909.4")
def test_what_is_said_of_all_of_a_kind_is_said_of_those_that_come_later() -> None:
    table = Position()
    said("Resonators you control gain [+200/+0] until end of turn.", table=table)
    assert table.values(table.resonator("Late", 500, 500)) == (700, 500)


@rule("901.1e", "1120.2")
def test_an_attribute_is_said_of_spells_and_abilities_alike() -> None:
    table = Position()
    saint = table.resonator("Saint", text="This card cannot be targeted by darkness spells or abilities.", seat=1)
    fire, dark = (
        table.resonator(name, text="{0}: Rest target resonator your opponent controls.", attributes=attribute)
        for name, attribute in (("Fire", FIRE), ("Dark", DARKNESS))
    )
    story = Story(table)
    from tests.games.fow.story import use

    assert story.refuses(use(dark)) == "FOW 903.2d"
    story.use(fire).resolve()
    assert table.rested(saint)


@rule("105.4")
def test_x_is_what_the_sentence_says() -> None:
    table = Position()
    table.some(3, "hand")
    said("You gain X life, where X is 100 multiplied by the number of cards in your hand.", table=table)
    assert table.life(0) == 4300


@rule("909.3a", "1020.1")
def test_what_becomes_a_resonator_is_changed_by_what_is_older() -> None:
    table = Position()
    table.regalia("Banner", "Resonators you control gain [+300/+0].")
    golem = table.regalia("Golem", "{0}: This card becomes a [500/500] Machine resonator until end of turn.")
    Story(table).use(golem).resolve()
    assert table.values(golem) == (800, 500)


@rule("105.4")
def test_so_much_is_done_for_each_part_of_the_life_that_was_lost() -> None:
    table = Position()
    before = table.size("hand")
    said("You lose 1200 life. Draw a card for each 500 life you lost this way.", table=table)
    assert table.size("hand") == before + 2


@rule("1022.1")
def test_counters_are_put_for_each_of_something_on_one_target() -> None:
    table = Position()
    cole, _ = table.resonator("Cole"), table.resonator("Dora")
    said("Put two glass counters on target resonator you control for each resonator you control.", cole, table=table)
    assert table.counters(cole, "glass") == 4


@rule("203.5", "908.1")
def test_a_total_cost_is_asked_whether_it_is_odd() -> None:
    text = "Reveal the top card of your deck. If its total cost is odd, you gain 300 life."
    for cost, life in (("RR", 4000), ("RR1", 4300)):
        table = Position()
        table.chant("Top", cost=cost, zone="deck")
        said(text, table=table)
        assert table.life(0) == life
