"""Stories of chapter 1: what a game is, whose things are, and numbers (FOW 102 to 105)."""

from __future__ import annotations

from tests.games.fow.story import Story, rule, use
from tests.games.fow.table import Position

STEAL = "Gain control of target resonator until end of turn."


@rule("102.1", "103.2", "103.4")
def test_who_concedes_loses_to_the_other_player() -> None:
    story = Story(Position())
    assert story.match.concede(2) is not None, "there are two players"
    assert story.match.concede(0) is None
    assert story.outcome == (1, "FOW 103.4")


@rule("104.5")
def test_a_number_that_is_chosen_may_be_0() -> None:
    table = Position()
    wall = table.resonator("Wall", 100, 900, seat=1)
    fan = table.resonator("Fan", text="{X}: This card deals X00 damage to target resonator.")
    table.will("RR")
    story = Story(table).use(fan)
    for _ in range(2):
        if story.asked.kind == "number":
            story.number(0)
        elif story.asked.kind == "cards":
            story.choose(wall)
    story.resolve()
    assert (table.damage(wall), story.pool) == (0, "RR")


@rule("105.3", "105.3b")
def test_what_triggers_and_lasts_on_a_card_is_of_whoever_controls_the_card() -> None:
    table = Position()
    text = "Whenever you play a chant ⇒ You gain 100 life.\nResonators you control gain [+200/+200]."
    owl, cole = table.resonator("Owl", 500, 500, text, seat=1), table.resonator("Cole", 500, 500)
    story = Story(table).play(table.chant(text=STEAL), owl).resolve()
    assert (story.chase, table.values(cole)) == ([], (700, 700))
    story.play(table.chant(text="Draw a card."))
    assert story.chase[-1] == "Owl"
    story.resolve()
    assert (table.life(0), table.life(1)) == (4100, 4000)


@rule("105.3", "105.3c")
def test_an_effect_is_of_whoever_controlled_the_ability_whoever_has_its_card_since() -> None:
    table = Position()
    owl = table.resonator("Owl", text="{0}: At the end of turn, you gain 300 life.")
    steal = table.chant(text="[Quickcast]\nGain control of target resonator until end of turn.", seat=1)
    story = Story(table).use(owl).resolve().passes().play(steal, owl).resolve()
    assert table.controller(owl) == 1
    story.until("end ends")
    assert story.chase == ["Owl"]
    story.resolve()
    assert (table.life(0), table.life(1)) == (4300, 4000)


@rule("105.3", "105.3c")
def test_you_of_an_effect_that_waits_or_lasts_is_whoever_controlled_the_ability() -> None:
    table = Position()
    text = "{0}: Whenever a resonator you control attacks this turn, you gain 300 life."
    boon = "{0}: Resonators you control gain [+200/+200] until end of turn."
    owl, crow = table.resonator("Owl", text=text), table.resonator("Crow", text=boon)
    cole = table.resonator("Cole", 500, 500)
    story = Story(table).use(owl).resolve().use(crow).resolve()
    for one in (owl, crow):
        steal = table.chant(text="[Quickcast]\nGain control of target resonator until end of turn.", seat=1)
        story.passes().play(steal, one).resolve()
    assert [table.values(one) for one in (cole, owl)] == [(700, 700), (500, 500)]
    story.attack(cole)
    assert (table.life(0), table.life(1)) == (4300, 4000)


@rule("105.3", "105.3a", "105.3b", "105.3c", "313.2")
def test_you_on_a_card_is_whoever_controls_it() -> None:
    table = Position()
    owl = table.resonator("Owl", text="Discard a card: You gain 300 life.", seat=1)
    spare = table.resonator(zone="hand")
    story = Story(table)
    assert story.tries(use(owl)) is not None
    story.play(table.chant(text=STEAL), owl).resolve().use(owl).give(spare).resolve()
    assert (table.life(0), table.life(1)) == (4300, 4000)


@rule("105.2", "302.5")
def test_a_card_goes_to_its_owners_areas_whoever_controlled_it() -> None:
    table = Position()
    cole, dane = table.resonator("Cole", seat=1), table.resonator("Dane", seat=1)
    story = Story(table)
    bane, bounce = "Destroy target resonator you control.", "Return target resonator to its owner's hand."
    for card, text in ((cole, bane), (dane, bounce)):
        story.play(table.chant(text=STEAL), card).resolve().play(table.chant(text=text), card).resolve()
    assert (table.there("graveyard", 1), table.there("hand", 1)) == ([cole], [dane])


@rule("104.2")
def test_what_is_done_a_number_of_times_is_done_as_often_as_it_can() -> None:
    table = Position()
    table.some(1, "hand", seat=1)
    Story(table).play(table.chant(text="Your opponent discards two cards.")).resolve()
    assert (table.size("hand", 1), table.size("graveyard", 1)) == (0, 1)


@rule("104.1")
def test_a_card_goes_before_the_rules() -> None:
    table = Position()
    table.regalia("Rift", "If you would draw a card, you gain 300 life instead.")
    Story(table, at="draw").until("draw ends")
    assert (table.size("hand"), table.life(0)) == (0, 4300)
