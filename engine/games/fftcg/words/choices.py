"""What is chosen: targets, lists of actions of which some are selected (FFTCG 11.3.4), names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine import abilities as ab
from engine.text.english.classes import AS_MANY, THE
from engine.text.english.nouns import bounded
from engine.text.phrases import Phrase, Tables, hole, phrase, same, shaped, tree

#: As many as were spoken of.
AS_THEY = ab.CountThem(ab.Them())
#: As many as the ability has just dealt with: "as many cards as you discarded".
_AS_MANY_DONE = ab.Exactly(ab.CountOf(ab.Noun((hole("done", ab.Done),))))

#: In place of the number of a list, until it is known.
_ALL = ab.Exactly(ab.Number(0))


def _listed(slots: Mapping[str, object]) -> object:
    modes: tuple[ab.Mode, ...] = slots["modes"]  # type: ignore[assignment]
    more: tuple[ab.MoreModes, ...] = slots.get("more", ())  # type: ignore[assignment]
    of_all = ab.Exactly(ab.Number(len(modes)))
    more = tuple(replace(one, count=of_all) if one.count == _ALL else one for one in more)
    return ab.SelectModes(slots["count"], modes, more)  # type: ignore[arg-type]


#: How many a list has, where that is said; and of the list, by its number or not.
SO_MANY = "{@|2|3|4|5|6|7|8|9}"
_OF_LIST = f"{{@of|from}} {{@the|these}} {{@|following}} {SO_MANY} {{@following|}} {{@actions|}} {{@|below}}"


def lists() -> list[Phrase]:
    """ "select 1 of the 3 following actions", with the actions behind it."""
    return [shaped(ab.SelectModes, f"~select {{count:mode_count}} {_OF_LIST}"
                   " {@. {more:more+}|.|:|} {modes:mode+}", _listed)]


def _instead(select: str) -> list[str]:
    """ "if ..., select up to 2 of the 3 following actions instead"."""
    return [f"if {{condition:condition}}, {act}." for act in (
        f"select {select} {_OF_LIST} instead", f"instead select {select} {_OF_LIST}",
        f"{{@select {select} {{@|of them}} instead|instead select {select} {{@|of them}}}}",
    )]  # fmt: skip


PHRASES: list[Tables] = [{
    "target": [
        phrase(ab.Target, "{count#:count_or_a} {noun:noun}"),
        phrase(ab.Target, "{count:count} of {@the:} {noun:partitive}"),
        tree(ab.Target(bounded(hole("same")), hole("noun")),
             f"{{bounded:bounded}} {AS_MANY} {{noun:noun/many}} as {THE} {{same:same_number}}"),
        tree(ab.Target(bounded(AS_THEY), hole("noun")),
             "{bounded:bounded} {@the same number of|as many|that many} {noun:noun/many}"),
    ],
    # So many cards, by what there is or was done.
    "many_cards": [
        tree(_AS_MANY_DONE, "{@as many cards as|the same number of cards as"
             "|a number of cards equal to the number of cards} {done:was_done}"),
        tree(ab.Exactly(AS_THEY), "{@the same number of|that many} cards"),
        tree(ab.Exactly(hole("amount")), "{@as many cards as {amount:counted}"
             "|the same number of cards as the {amount:same_number}|{@|a number of} cards equal to"
             " {amount:quantity_named}}"),
    ],
    "mode_count": [same("{:count}"), phrase(ab.AnyNumber, "any number")],
    "mode": [phrase(ab.Mode, "\u201c{effects:effects/many}\u201d {reminders:reminder*}")],
    "more": [
        *(phrase(ab.MoreModes, words) for words in _instead("{count:mode_count}")),
        *(shaped(ab.MoreModes, words, lambda slots: ab.MoreModes(**slots, count=_ALL),  # type: ignore[arg-type]
                 lambda more: {"condition": more.condition}) for words in _instead("{@each:all}")),  # type: ignore[attr-defined]
    ],
    "other_name": [phrase(ab.NameSomething, "1 {kind:named_trait} ?({but:other_elements})?")],
    "other_elements": [same("other than {:element,or|and}")],
}]
