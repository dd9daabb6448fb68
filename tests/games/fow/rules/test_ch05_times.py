"""Stories of what triggers at the beginning and at the end of phases and of battles (FOW 502 to 505, 802 to 807)."""

from __future__ import annotations

import pytest

from tests.games.fow.story import Story, rule
from tests.games.fow.table import Position

TIMES = (
    ("At the beginning of your turn", "draw", "draw begins"),
    ("At the beginning of your draw phase", "draw", "draw begins"),
    ("At the beginning of your recovery phase", "recovery", "recovery begins"),
    ("At the end of your recovery phase", "recovery", "recovery ends"),
    ("At the beginning of your main phase", "main", "main"),
    ("At the beginning of your end phase", "end", "end begins"),
    ("At the end of your turn", "end", "end ends"),
    ("At the end of turn", "end", "end ends"),
)


@pytest.mark.parametrize(("when", "phase", "step"), TIMES)
@rule("502.1", "503.2", "503.6", "504.1", "505.1", "505.3")
def test_what_triggers_at_a_time_is_played_in_the_window_that_follows(when: str, phase: str, step: str) -> None:
    table = Position()
    table.regalia("Clock", f"{when} ⇒ You gain 100 life.")
    story = Story(table, at="turn" if "beginning of your turn" in when else phase)
    while not story.chase:
        assert story.phase in {phase, "draw"}
        story.passes()
    assert (story.chase, story.step, story.priority) == (["Clock"], step, 0)


@pytest.mark.parametrize(("when", "step"), [
    ("At the beginning of battle", "battle"), ("At the end of battle", "battle end"),
])
@rule("802.1", "807.1", "1410.1", "1410.1a")
def test_what_triggers_in_a_battle_is_played_in_the_window_that_follows(when: str, step: str) -> None:
    table = Position()
    vell = table.resonator()
    table.regalia("Drum", f"{when} ⇒ You gain 100 life.")
    table.regalia("Horn", f"{when} phase, you gain 100 life.")
    story = Story(table).battle()
    while not story.chase:
        if story.asked.kind == "options":
            story.pick(0)
        elif story.priority is None:
            story.choose(vell)
        else:
            story.passes()
    assert (sorted(story.chase), story.step) == (["Drum", "Horn"], step)
