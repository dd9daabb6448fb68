"""What is so only under a condition, only by some, or instead of what was said before."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import CardType
from engine.games.fftcg.words.castings import CAST_IT
from engine.text.grammar import Phrase, phrase, tree
from engine.text.holes import hole

#: By no Forward but such.
_ONLY_BY = ab.Cannot(
    (ab.IsBlocked(ab.Any(ab.Noun((ab.OfType(CardType.FORWARD), ab.OtherThan(hole("noun", ab.Noun)))))),)
)
#: What they cannot do while it does not hold.
_UNLESS = ab.While(ab.Not(hole("condition")), (ab.Changes(hole("who"), (ab.Cannot(hole("deeds")),)),))

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "change",
        [
            tree(_ONLY_BY, f"{blocked} {{noun:noun/{number}}}")
            for can in ("can only be blocked by", "cannot be blocked except by", "cannot be blocked other than by")
            for blocked, number in ((f"{can} a/an", "one"), (can, "many"))
        ],
    ),
    (
        "changed",
        [
            tree(ab.Changes(hole("who"), (_ONLY_BY,)), f"only {{noun:noun/many}} can block {{who:{who}}}")
            for who in ("who_many", "who_one")
        ],
    ),
    (
        "field_static",
        [
            *[
                tree(_UNLESS, pattern)
                for who in ("{who#:who_one}", "{who#:who_many}")
                for pattern in (
                    f"{who} can only {{deeds:infinitive,or}} if {{condition:condition}}",
                    f"{who} can {{deeds:infinitive,or}} only if {{condition:condition}}",
                    f"{who} cannot {{deeds:infinitive,or}} unless {{condition:condition}}",
                )
            ],
            phrase(ab.While, "if {condition:condition}, {statics:changed,and} instead", instead=True),
            # "instead" of the damage, not of what is said before.
            phrase(ab.While, "if {condition:condition}, {statics:damage_dealt=}"),
        ],
    ),
    (
        "casting_static",
        [
            phrase(own.CastOnlyIf, f"you cannot {CAST_IT} unless {{condition:condition}}"),
        ],
    ),
]
