"""Further qualities behind a head: what holds a number against another, what was done to it, whose it is."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.amounts import Comparison, Highest
from engine.abilities.counters import WithCounters
from engine.abilities.damage import IsDealtDamage
from engine.abilities.nouns import (
    AllDifferent,
    AnyOf,
    CostIs,
    DidThisTurn,
    Done,
    HasAbility,
    InZone,
    IsCard,
    Named,
    Noun,
    OfType,
    OtherThan,
    OwnedBy,
    PowerIs,
    Same,
    Trait,
)
from engine.abilities.players import Player
from engine.abilities.references import Any
from engine.games.fftcg.vocabulary import HasBurst, IsCharacter, OfCategory, Targets, WithJob, Zone
from engine.games.fftcg.words.behind import held
from engine.text.english.classes import ON, WITH, WITHOUT
from engine.text.grammar import Phrase, phrase, same, shaped, tree
from engine.text.holes import hole
from engine.text.templates import Build, Take


def _best(trait: Trait, lowest: bool) -> tuple[Build, Take]:
    """ "Forward of the highest cost opponent controls": no other of them costs more."""
    make = CostIs if trait is Trait.COST else PowerIs

    def build(slots: Mapping[str, object]) -> object:
        among = Noun((*slots["head"], *slots["place"]))  # type: ignore[misc]
        return Noun((*among.qualities, make(Comparison.EXACTLY, Highest(among, trait, lowest))))

    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Noun((*qualities, CostIs() | PowerIs() as last)):
                among = Noun(tuple(qualities))
                if last == make(Comparison.EXACTLY, Highest(among, trait, lowest)):
                    heads = [index for index, one in enumerate(qualities, 1) if isinstance(one, _HEADS)]
                    if heads:
                        return {"head": among.qualities[: heads[0]], "place": among.qualities[heads[0] :]}
        return None

    return build, take


_THAT_IS = "{@that is|that are|which is}"
_HEADS = (OfType, IsCharacter, IsCard)

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "post",
        [
            phrase(OtherThan, f"{_THAT_IS} not {{{{what:complement}}|a/an {{what:noun/one}}|{{what:bare/many}}}}"),
            tree(OtherThan(Noun((Same(hole("trait"), hole("whose")),))),
                 "of a different {trait:trait} {@than|from} {@|that of} {whose:obj}"),
            *[
                tree(OtherThan(Noun((AnyOf(hole("options")),))), f"{WITHOUT} {{options:keyword_noun,{joint}:2}}")
                for joint in ("or", "and", "andor")
            ],
            phrase(OtherThan, f"{WITHOUT} {{@|an}} EX Burst", what=Noun((HasBurst(),))),
            phrase(CostIs, "{@of|with} the same cost as {amount:counted}", comparison=Comparison.EXACTLY),
            same("{:name_mark}"),
            phrase(WithJob, "{@with|of|from|that has|that have} Job {job:name}"),
            phrase(OfCategory, "{@with|of|from|that has|that have} Category {category:category}"),
            phrase(Named, f"{WITH} Card Name {{name:name}}"),
            same("{:of_element}"),
            phrase(AnyOf, f"{_THAT_IS} {{@|also}} {{a/an {{options:bare=/one}}|{{options:state_noun=}}"
                   "|{options:element_noun=}}"),
            phrase(Targets, "{@that is choosing|that chooses|choosing|that targets|targeting|that has} only"
                   " {{what:ref}|{what:obj}}", only=True),
            phrase(Targets, "that has only one target", only=True, what=Any(Noun(()))),
            phrase(DidThisTurn, "damaged this turn", deed=IsDealtDamage()),
            phrase(OwnedBy, "you cast", player=Player.YOU),
            phrase(OwnedBy, "your opponent {@casts|cast}", player=Player.OPPONENT),
            phrase(InZone, "in all Break Zones", zone=Zone.BREAK, player=None),
            phrase(InZone, "{@in|from} both players' {zone:zone}s", player=None),
            phrase(AnyOf, f"{WITH} {{{{options:keyword_noun,or:2}}|{{options:keyword_noun,and:2}}}}"),
            phrase(OtherThan, f"{WITHOUT} {{what:marked}}"),
            phrase(WithCounters, f"{WITH} {{quantity:quantity}} {{counter:any_counters}} {ON} {{@it|them}}"),
            phrase(WithCounters, f"{WITH} {{a/an {{counter:counters/one}}|{{counter:counters/many}}}} {ON}"
                   " {@it|them}", quantity=None),
            phrase(CostIs, "that <costs|cost> {amount:number} {comparison:or_more}"),
            phrase(AllDifferent, "and {trait:trait}"),
        ],
    ),
    # Right behind a head only: a name may have "of" in it.
    (
        "of_marks",
        [
            *[phrase(AnyOf, f"of {{options:mark_noun,{joint}:2}}") for joint in ("and", "or")],
        ],
    ),
    ("marked", [phrase(Noun, f"{{qualities:{mark}_mark=}}") for mark in ("job", "category", "name")]),
    ("mark_noun", [phrase(Noun, "{qualities:mark=}")]),
    ("mark", [same("{:element_mark}"), same("{:job_mark}"), same("{:category_mark}"), same("{:name_mark}")]),
    (
        "noun",
        [
            shaped(Noun, pattern, *_best(trait, end == "lowest"))
            for trait, word in ((Trait.COST, "cost"), (Trait.POWER, "power"))
            for end in ("highest", "lowest")
            for pattern in (
                f"{{head:best_row}} {{@of|with}} the {end} {word} {{place:best_place*}}",
                f"{{head:best_row}} {{place:best_place+}} {{@of|with}} the {end} {word}",
            )
        ],
    ),
    (
        "best_place",
        [*held(), phrase(InZone, "in {player:poss} {zone:zone}"), phrase(InZone, "on the field", zone=Zone.FIELD)],
    ),
    ("keyword_noun", [phrase(Noun, "{qualities:keyword_mark=}")]),
    ("keyword_mark", [phrase(HasAbility, "{keyword:keyword}")]),
    # "the revealed cards", as cards that something is counted among.
    ("done_noun", [phrase(Noun, "{qualities:done_row}")]),
    (
        "done_before",
        [phrase(Done, "{word:did_alone/done}")],
    ),
]
