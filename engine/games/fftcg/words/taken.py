"""What cards take over from others: abilities that they have too, special abilities that are used without paying."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.words.nouns import ABILITIES
from engine.text.grammar import Phrase, phrase, same
from engine.text.terms import terms

#: Abilities of all kinds, or only of some.
_KINDS: tuple[tuple[str, Mapping[str, object]], ...] = (
    ("abilities", {"kinds": ()}), ("{kinds:taken_kind,and/many}", {}), ("{kinds:taken_kind,or/many}", {}),
)
_OWN = "{@{whose:its}|{whose:ref}'s}"


def _taken() -> list[Phrase]:
    """ "all the special abilities of Ramza", "all its abilities"."""
    return [
        *[
            phrase(own.AbilitiesOf, f"{{@all of}} {{@{_OWN} {what}|{{@the}} {what} of {{whose:having}}}}",
                   **fixed)
            for what, fixed in _KINDS
        ],
        phrase(own.AbilitiesOf,
               f"{{@{_OWN} {{kinds:taken_kind=/one}}|the {{kinds:taken_kind=/one}} of {{whose:having}}}}"),
    ]


def _used() -> list[Phrase]:
    """ "use Ramza's special ability without paying the cost"."""
    of_it = f"{{@{_OWN} special ability|1 of {_OWN} special abilities}}"
    of_others = "{@the|1|a|1 of the} special {@ability|abilities} of {whose:having}"
    return [
        phrase(own.UseOfOther, f"~use {{@{of_it}|{of_others}}} without paying {cost}", free=free)
        for cost, free in (("[S]", False), ("{@the cost|its cost|any cost|the costs}", True))
    ]


PHRASES: list[tuple[str, list[Phrase]]] = [
    ("gain", _taken()),
    ("vp", _used()),
    ("having", [same("{:who}"), same("{:obj}")]),
    (
        "taken_kind",
        [
            terms(ABILITIES),
        ],
    ),
]
