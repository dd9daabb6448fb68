"""Classes of words that are terms of this game, and what many of its texts speak of."""

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.text.english.classes import BECAUSE_OF, RATHER_THAN, TOWARDS, any_of

#: The unit that has the skill.
THIS_UNIT = ab.This(ab.Noun((own.IsUnit(),)))
#: Enemies, all of them, and any of them.
ENEMIES = ab.Every(ab.Noun((ab.ControlledBy(ab.Player.OPPONENT),)))

AREA = any_of("area", "row", "line")
CHOSEN_LINE = any_of(
    "the chosen area", "the chosen line", "the chosen row", "that area", "that line", "that row",
)
SENDING = "{@send:sending}"
SENT = "{@send:sent}"
TO_RETREAT = f"{TOWARDS} {{@own:the}} Retreat Area"
RATHER_THAN_SENDING = f"{RATHER_THAN} {{@being}} {SENDING} {{@it}} {TO_RETREAT}"
THEY = any_of("your opponent", "the opponent", "they")
#: As what a skill has done something to a card: its effect or its cost.
THIS_SKILL = any_of("this skill", "this skill's effect", "this skill's cost", "this skill's cost or effect")
#: What a skill does by its effect or as its cost, also where that goes without saying.
BY_THIS_SKILL = any_of(f"{BECAUSE_OF} {any_of('', '{@a} cost of')} {THIS_SKILL}", "")
THIS_COMBAT = "{@this} {@attack:combat}"
#: Of a skill that may be used once in a turn, what is lost.
ONCE = f"{{@the}} [Once Per Turn] {any_of('restriction', 'limit', 'limitation', '')}"
