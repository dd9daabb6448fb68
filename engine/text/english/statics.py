"""What is so, once for every game: what becomes of something, while and for each of what.

A game has what is so in `static`, in `any_static` also what may be so of more than things, whoever that is so of in
`who`, what is gained in `gain`, what something cannot do in `infinitive`, an amount of power with the word for it in
`power_amount`, and what is counted one by one or by several in `unit` and `groups`.
"""

from __future__ import annotations

from engine import abilities as ab
from engine.text.english.classes import any_of
from engine.text.phrases import Phrase, phrase, same

Tables = list[tuple[str, list[Phrase]]]

_CANNOT = "{@cannot}"
_AS_LONG_AS = "{@as long as}"
_IF = any_of("if", "when")
_ALL = (
    "{@all <its|their>|all of <its|their>|<its|their>|his|all the|all of the|the|all|her|all of her"
    "|all of his}"
)


def statics(abilities: str) -> Tables:
    """The symbols `change`, `loss`, `gain`, `while_static`, `for_each_static` and `field_static`, a sentence
    of these; `abilities` is what the game calls them.
    """
    return [
        (
            "change",
            [
                phrase(ab.Gains, "{@~gain|~have|~acquire} {gains:gain,and} {@each}"),
                same("~lose {:loss}"),
                phrase(ab.Cannot, f"{_CANNOT} {{deeds:infinitive,or}}"),
                phrase(ab.Cannot, "<is|are> unable to {deeds:infinitive,or}"),
            ],
        ),
        (
            "loss",
            [
                phrase(ab.LosesPower, "{@|-} {amount:power_amount}"),
                phrase(ab.LosesAbilities, f"{_ALL} {abilities}"),
            ],
        ),
        ("gain", [phrase(ab.Power, "+ {amount:power_amount}")]),
        (
            "field_static",
            [
                same("{:lasting_static}"),
                phrase(ab.While, f"{_IF} {{condition:condition}}, {{statics:one_static,and}}"),
                phrase(ab.While, f"{{statics:one_static,and}} {_IF} {{condition:condition}}"),
            ],
        ),
        (
            "while_static",
            [
                phrase(ab.While, f"{_AS_LONG_AS} {{condition:condition}}, {{statics:one_static,and}}"),
                phrase(ab.While, f"{{statics:one_static,and}} {_AS_LONG_AS} {{condition:condition}}"),
                phrase(ab.While, "{condition:during}, {statics:one_static,and}"),
                phrase(ab.While, "{statics:one_static,and} {condition:during}"),
            ],
        ),
        ("one_static", [same("{:any_static}"), same("{:for_each_static}")]),
        # What lasts may ask how things are meanwhile.
        ("lasting_static", [same("{:one_static}"), same("{:while_static}")]),
        (
            "for_each_static",
            [
                phrase(ab.ForEach, "for {@every} {count:unit}, {statics:static,and}"),
                phrase(ab.ForEach, "for every {count:groups}, {statics:static,and}"),
            ],
        ),
    ]
