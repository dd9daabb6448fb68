"""What is chosen: targets, lists of actions of which some are selected (FFTCG 11.3.4), names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine import abilities as ab
from engine.text.english.classes import AS_MANY, THE
from engine.text.english.nouns import bounded
from engine.text.phrases import Phrase, Take, hole, phrase, same, shaped, tree

#: As many as were spoken of.
AS_THEY = ab.CountThem(ab.Them())
#: As many as the ability has just dealt with: "as many cards as you discarded".
_AS_MANY_DONE = ab.Exactly(ab.CountOf(ab.Noun((hole("done", ab.Done),))))

#: In place of the number of a list, until it is known.
_ALL = ab.Exactly(ab.Number(0))


def _completed(one: ab.MoreModes, of: int) -> ab.MoreModes:
    """What may be selected instead, of a list of so many."""
    return replace(one, count=ab.Exactly(ab.Number(of))) if one.count == _ALL else one


def _listed(slots: Mapping[str, object]) -> object:
    modes: tuple[ab.Mode, ...] = slots["modes"]  # type: ignore[assignment]
    more: tuple[ab.MoreModes, ...] = slots.get("more", ())  # type: ignore[assignment]
    of: int = slots.get("of", len(modes))  # type: ignore[assignment]
    more = tuple(_completed(one, of) for one in more)
    return ab.SelectModes(slots["count"], of, modes, more)  # type: ignore[arg-type]


def _take_listed(counted: bool) -> Take:
    """A list whose number is printed, or not."""

    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, ab.SelectModes) or (not counted and value.of != len(value.modes)):
            return None
        found = {"count": value.count, "modes": value.modes, "more": value.more}
        return {**found, "of": value.of} if counted else found

    return take


def lists() -> list[Phrase]:
    start, end = "~select {count:mode_count} {@of|from}", "{@. {more:more+}|.|:|} {modes:mode+}"
    return [
        shaped(ab.SelectModes, f"{start} {{@the {{of:int}} following actions|the following {{of:int}} actions"
               "|these {of:int} actions|the {of:int} following|the {of:int} actions below} " + end,
               _listed, _take_listed(True)),
        shaped(ab.SelectModes, f"{start} {{@the following actions|the following|the actions below}} {end}",
               _listed, _take_listed(False)),
    ]


#: Of the list, by its number or not.
_OF_THEM = (
    "{@of the ?({of:int})? following actions|of the following ?({of:int})? actions|?({of:int})? actions"
    "|of the ?({of:int})? actions|of these actions|of them|}"
)


def _instead(select: str) -> str:
    """ "if ..., select up to 2 of the 3 following actions instead"."""
    return f"if {{condition:condition}}, {{@select {select} {_OF_THEM} instead|instead select {select} {_OF_THEM}}}."


PHRASES: dict[str, list[Phrase]] = {
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
    "mode": [
        phrase(ab.Mode, "\u201c{effects:effects/many}\u201d"),
        phrase(ab.Mode, "\u201c{effects:effects/many}\u201d {reminders:reminder+}"),
    ],
    "more": [
        phrase(ab.MoreModes, _instead("{count:mode_count}")),
        shaped(ab.MoreModes, _instead("{@each:all}"), lambda slots: ab.MoreModes(**slots, count=_ALL),  # type: ignore[arg-type]
               lambda more: {"condition": more.condition, "of": more.of}),  # type: ignore[attr-defined]
    ],
    "other_name": [phrase(ab.NameSomething, "1 {kind:named_trait} ?({but:other_elements})?")],
    "other_elements": [same("other than {:element,or|and}")],
}
