"""What the law of Force of Will tells of cards: their values, where those come from, what it takes to play them."""

from __future__ import annotations

from tests.games.fow.story import Story
from tests.games.fow.table import Position


def test_values_are_told_as_they_are_now() -> None:
    table = Position()
    vell = table.resonator("Vell", 500, 500, "[Swiftness]", since=3)
    new = table.resonator("New", since=3)
    law = Story(table).match.law
    values = law.inspect(table.state, vell, 0)
    assert (values["atk"], values["def"], values["keywords"], values["fresh"]) == (500, 500, ("Swiftness",), False)
    assert law.inspect(table.state, new, 0)["fresh"]


def test_what_changes_a_card_is_told_with_its_source() -> None:
    table = Position()
    chief = table.resonator("Chief", text="Other resonators you control gain [+300/-100].")
    vell = table.resonator("Vell", 500, 500)
    found = Story(table).match.law.explain(table.state, vell)
    assert [(one.text, one.args) for one in found] == [
        ("{0}: +{1} {2}", (("card", chief), 300, "ATK")), ("{0}: −{1} {2}", (("card", chief), 100, "DEF")),
    ]


def test_what_it_costs_to_play_a_card_is_told_where_it_can_be_played_from() -> None:
    table = Position()
    table.regalia("Writ", "You may pay {1} less to play resonators.")
    hound, chant = table.resonator(zone="hand", cost="RR1"), table.chant(cost="1")
    lost = table.resonator(zone="graveyard", cost="R")
    law = Story(table).match.law
    assert law.inspect(table.state, hound, 0)["to play"] == ("R", "R")
    assert law.inspect(table.state, chant, 0)["to play"] == ("1",)
    assert "to play" not in law.inspect(table.state, lost, 0)
    assert [one.args for one in law.explain(table.state, hound)] == [("{R}{R}", "{R}{R}{1}")]
    assert law.explain(table.state, chant) == ()


def test_what_waits_on_the_chase_says_what_it_does() -> None:
    table = Position()
    text = "This card deals 300 damage to target J/resonator."
    bolt = table.chant("Bolt", text)
    wall = table.resonator("Wall", seat=1)
    story = Story(table, automatic=False).play(bolt, wall)
    (line,) = story.match.law.situation(table.state).stack
    assert (line.source, line.targets, line.says) == (bolt, (wall,), text)
