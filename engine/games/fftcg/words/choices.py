"""The parts of sentences that choose, count and name: targets, lists of actions, places on a deck, reminders."""

from __future__ import annotations

from engine.abilities.amounts import CountOf, EventCount, Exactly, Number, UpTo
from engine.abilities.effects import Pay, Reminder
from engine.abilities.naming import NameSomething
from engine.abilities.targets import Target
from engine.games.fftcg.vocabulary import ReminderKind
from engine.text.grammar import Phrase, phrase, tree, value
from engine.text.holes import hole

PHRASES: list[tuple[str, list[Phrase]]] = [
    ("crystals", [phrase(Exactly, "{amount:crystal_count}")]),
    (
        "crystal_count",
        [
            phrase(Number, "[Crystal][Crystal]", number=2),
            phrase(Number, "[Crystal][Crystal][Crystal]", number=3),
        ],
    ),
    (
        "target",
        [
            phrase(Target, "{count#:count} {noun:noun}"),
            phrase(Target, "{count:count} of {noun:part}"),
            phrase(Target, "{noun:articled}", count=Exactly(Number(1))),
            *[
                tree(Target(make(hole("same")), hole("noun")),
                     f"{up_to}{as_many} {{noun:noun/many}} as {the}{{same:same_number}}")
                for up_to, make in (("up to ", UpTo), ("", Exactly))
                for as_many in ("the same number of", "as many")
                for the in ("the ", "")
            ],
        ],
    ),
    (
        "same_number",
        [
            *[phrase(EventCount, f"{{event:put_this_turn}} {this} turn") for this in ("during this", "this")],
            phrase(CountOf, "{noun:noun/many}"),
        ],
    ),
    (
        "reminder",
        [
            phrase(Reminder, "(This effect does not end at the end of the turn.)", kind=ReminderKind.NO_END),
            phrase(Reminder, "(These effects do not end at the end of the turn.)",
                   kind=ReminderKind.NO_END_MANY),
            phrase(Reminder, "(This effect is put on the stack.)", kind=ReminderKind.ON_STACK),
            phrase(
                Reminder,
                "(This effect does not end at the end of the turn. "
                "This ability will not trigger if {who:source} is a Forward.)",
                kind=ReminderKind.NO_END_NOR_AGAIN,
            ),
        ],
    ),
    (
        "keyword_reminder",
        [
            value(
                ReminderKind.HASTE,
                "(This Character can attack or use abilities containing [Dull] in the cost "
                "the turn it enters the field.)",
            ),
            value(
                ReminderKind.FIRST_STRIKE,
                "(If this Forward blocks or is blocked by a Forward that doesn't have First Strike, "
                "this Forward deals damage first.)",
            ),
            value(
                ReminderKind.BACK_ATTACK,
                "(Like Summons and abilities, this card can be played during either player's "
                "Attack Phase or Main Phase.)",
            ),
        ],
    ),
    (
        "other_name",
        [
            phrase(NameSomething, f"1 {{kind:named_trait}}{but}", **fixed)
            for but, fixed in (
                ("", {"but": ()}), (" other than {but:element,or:2}", {}), (" other than {but:element,and:2}", {}),
            )
        ],
    ),
    ("payment", [phrase(Pay, "{cost:icon+}")]),
]
