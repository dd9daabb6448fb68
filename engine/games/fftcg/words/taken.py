"""What cards take over from others: abilities that they have too, special abilities that are used without paying."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.fftcg.vocabulary import StackKind
from engine.games.fftcg.vocabulary.copying import AbilitiesOf, UseOfOther
from engine.text.grammar import Phrase, phrase, same, value

#: Abilities of all kinds, or only of some.
_KINDS: tuple[tuple[str, Mapping[str, object]], ...] = (
    ("abilities", {"kinds": ()}), ("{kinds:taken_kind,and/many}", {}), ("{kinds:taken_kind,or/many}", {}),
)
_FREE: tuple[tuple[str, bool], ...] = (
    ("[S]", False), *((what, True) for what in ("the cost", "its cost", "any cost", "the costs")),
)


def _taken() -> list[Phrase]:
    """ "all the special abilities of Ramza", "all its abilities"."""
    lines = []
    for what, fixed in _KINDS:
        for all_ in ("all ", "all of ", ""):
            lines += [phrase(AbilitiesOf, f"{all_}{{whose:its}} {what}", **fixed)]
            lines += [phrase(AbilitiesOf, f"{all_}{{whose:ref}}'s {what}", **fixed)]
            lines += [
                phrase(AbilitiesOf, f"{all_}{the}{what} of {{whose:having}}", **fixed)
                for the in ("the ", "") if all_ or the
            ]
    for whose in ("{whose:its} {kinds:taken_kind=/one}", "{whose:ref}'s {kinds:taken_kind=/one}",
                  "the {kinds:taken_kind=/one} of {whose:having}"):
        lines.append(phrase(AbilitiesOf, whose))
    return lines


def _used() -> list[Phrase]:
    """ "use Ramza's special ability without paying the cost"."""
    whose = (
        "{whose:its} special ability", "{whose:ref}'s special ability",
        *(f"{one}the special {what} of {{whose:having}}"
          for one, what in (("", "ability"), ("1 of ", "abilities"), ("one of ", "abilities"))),
        *(f"{one} {of} special abilities" for one in ("1 of", "one of") for of in ("{whose:its}", "{whose:ref}'s")),
        *(f"{a} special ability of {{whose:having}}" for a in ("1", "a")),
    )
    return [
        phrase(UseOfOther, f"~use {what} without paying {cost}", free=free) for what in whose for cost, free in _FREE
    ]


PHRASES: list[tuple[str, list[Phrase]]] = [
    ("gain", _taken()),
    ("vp", _used()),
    ("having", [same("{:who}"), same("{:obj}")]),
    (
        "taken_kind",
        [
            value(StackKind.SPECIAL_ABILITY, "special <ability|abilities>"),
            value(StackKind.ACTION_ABILITY, "action <ability|abilities>"),
            value(StackKind.AUTO_ABILITY, "<auto-ability|auto-abilities>"),
        ],
    ),
]
