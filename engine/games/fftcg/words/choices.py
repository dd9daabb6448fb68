"""The parts of sentences that choose, count and name: targets, lists of actions, places on a deck, reminders."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.text.english.classes import AS_MANY, THE
from engine.text.english.references import bounded
from engine.text.grammar import Phrase, phrase, same, tree
from engine.text.holes import hole
from engine.text.terms import terms

PHRASES: list[tuple[str, list[Phrase]]] = [
    ("crystals", [phrase(ab.Exactly, "{amount:crystal_count}")]),
    (
        "crystal_count",
        [
            phrase(ab.Number, "[Crystal][Crystal]", number=2),
            phrase(ab.Number, "[Crystal][Crystal][Crystal]", number=3),
        ],
    ),
    (
        "target",
        [
            phrase(ab.Target, "{count#:count} {noun:noun}"),
            phrase(ab.Target, "{count:count} of {@the:} {noun:partitive}"),
            phrase(ab.Target, "{noun:articled}", count=ab.Exactly(ab.Number(1))),
            tree(ab.Target(bounded(hole("same")), hole("noun")),
                 f"{{bounded:bounded}} {AS_MANY} {{noun:noun/many}} as {THE} {{same:same_number}}"),
        ],
    ),
    (
        "same_number",
        [
            phrase(ab.EventCount, "{event:put_this_turn} {@during this|this} turn"),
            phrase(ab.CountOf, "{noun:noun/many}"),
        ],
    ),
    (
        "reminder",
        [
            phrase(ab.Reminder, "{kind:plain_reminder}"),
            phrase(
                ab.Reminder,
                "(This effect does not end at the end of the turn. "
                "This ability will not trigger if {who:source} is a Forward.)",
                kind=own.ReminderKind.NO_END_NOR_AGAIN,
            ),
        ],
    ),
    (
        "plain_reminder",
        [
            terms({
                own.ReminderKind.NO_END: "(This effect does not end at the end of the turn.)",
                own.ReminderKind.NO_END_MANY: "(These effects do not end at the end of the turn.)",
                own.ReminderKind.ON_STACK: "(This effect is put on the stack.)",
            }),
        ],
    ),
    (
        "keyword_reminder",
        [
            terms({
                own.ReminderKind.HASTE: "(This Character can attack or use abilities containing [Dull] in the cost "
                                     "the turn it enters the field.)",
                own.ReminderKind.FIRST_STRIKE: "(If this Forward blocks or is blocked by a Forward that doesn't have "
                                            "First Strike, this Forward deals damage first.)",
                own.ReminderKind.BACK_ATTACK: "(Like Summons and abilities, this card can be played during either "
                                           "player's Attack Phase or Main Phase.)",
            }),
        ],
    ),
    (
        "other_name",
        [phrase(ab.NameSomething, "1 {kind:named_trait} ?({but:other_elements})?")],
    ),
    ("other_elements", [same("other than {:element,or|and}")]),
    ("payment", [phrase(ab.Pay, "{cost:icon+}")]),
]
