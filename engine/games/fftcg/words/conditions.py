"""Conditions: after "if", and in limits."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.amounts import (
    Comparison,
    DamageOn,
    DamagePoints,
    Number,
    OneOf,
    PowerOf,
    Quantity,
)
from engine.abilities.conditions import (
    AllShare,
    And,
    Compares,
    Controls,
    ControlsAllOf,
    EventWas,
    Exists,
    HappenedThisTurn,
    Has,
    Is,
    IsTurnOf,
    Not,
    Or,
    ReceivedDamage,
    SoMany,
)
from engine.abilities.events import (
    Draws,
    Enters,
    Happens,
    PlayerActs,
)
from engine.abilities.nouns import ControlledBy, InZone, IsCard, Noun, OfNamed
from engine.abilities.players import Player
from engine.games.fftcg.castwords import BeforePaying, GainsCrystals, PaidIncluding, PaidOnlyWith, PaysCrystals, WasCast
from engine.games.fftcg.vocabulary import (
    AllTraitsDiffer,
    DifferentTraits,
    FormsPartyNow,
    FromBurst,
    PaidExtraCost,
    PaidOnlyBy,
    PaidWithElements,
    Zone,
)
from engine.games.fftcg.words.possessed import controlled, counters_there, crystals, in_hand, lying
from engine.games.fftcg.words.tenses import by_cast
from engine.games.fftcg.words.ways import RELATIONS
from engine.text.grammar import Phrase, phrase, same, shaped, value

_SOME = Quantity(Comparison.AT_LEAST, Number(1))
_NONE = Quantity(Comparison.EXACTLY, Number(0))


#: How the cost of a card is spoken of.
_THE_COST = tuple(
    f"{cost} {cast}"
    for cast in ("cast {what:ref}", "play {what:ref}", "play {what:ref} onto the field")
    for cost in ("the cost paid to", "the CP paid to", "the cost to", "the CP to", "the CP used to")
)


def _paid() -> list[Phrase]:
    """What paid the cost of a card."""
    lines = [
        phrase(make, f"{cost} {words}")
        for cost in _THE_COST
        for make, words in (
            (PaidIncluding, "included {element:element} CP"),
            (PaidWithElements, "was paid with CP of {quantity:quantity} different Elements"),
            (PaidWithElements, "included CP of {quantity:quantity} different Elements"),
            *(
                (make, f"{was} {what}")
                for make, what, ways in (
                    (PaidOnlyWith, "{element:element} CP", ("was only", *_ONLY_PAID)),
                    (PaidOnlyBy, "{source:noun/many}", ("was only produced by", "was produced only by")),
                    (PaidOnlyBy, "CP produced by {source:noun/many}", _ONLY_PAID),
                )
                for was in ways
            ),
        )
    ]
    lines += [
        phrase(PaidIncluding, f"you paid {{element:element}} CP to {cast}")
        for cast in ("cast {what:ref}", "play {what:ref}", "play {what:ref} onto the field")
    ]
    return lines


_ONLY_PAID = ("was only paid with", "was paid only with", "was paid with only")
_YOURS = ControlledBy(Player.YOU)


def _different_elements(slots: Mapping[str, object]) -> object:
    """ "you control 3 or more different Element Backups": the noun is that of your own."""
    noun: Noun = slots["noun"]  # type: ignore[assignment]
    return DifferentTraits(slots["quantity"], Noun((*noun.qualities, _YOURS)), slots["trait"])  # type: ignore[arg-type]


def _without_yours(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, DifferentTraits) or value.noun.qualities[-1:] != (_YOURS,):
        return None
    return {"quantity": value.quantity, "noun": Noun(value.noun.qualities[:-1]), "trait": value.trait}


def _after_noun() -> list[Phrase]:
    """ "you control 4 Forwards or more": the noun stands inside the quantity."""
    lines = []
    for comparison in (Comparison.AT_LEAST, Comparison.AT_MOST):

        def build(slots: Mapping[str, object], comparison: Comparison = comparison) -> object:
            quantity = Quantity(comparison, slots["amount"])  # type: ignore[arg-type]
            return Controls(slots["player"], quantity, slots["noun"])  # type: ignore[arg-type]

        def take(value: object, comparison: Comparison = comparison) -> Mapping[str, object] | None:
            if not isinstance(value, Controls) or value.quantity.comparison is not comparison:
                return None
            return {"player": value.player, "amount": value.quantity.amount, "noun": value.noun}

        pattern = f"{{player#:subject}} ~control {{amount#:number}} {{noun:noun}} {comparison.value}"
        lines.append(shaped(Controls, pattern, build, take))
    return lines


#: Cast, it entered the field so, and not because something put it there.
_BY_CAST = tuple(
    f"{{what:ref}} {came} {by} cast" for came in ("entered the field", "entered") for by in ("by being", "from being")
)

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "condition",
        [
            same("{:one_condition}"),
            *[
                phrase(make, f"{{conditions:one_condition,{joint}{if_}:2}}")
                for make, joint in ((And, "and"), (Or, "or"))
                for if_ in ("_if", "")
            ],
            phrase(BeforePaying, "{condition:one_condition} (before paying the cost for {what:source})"),
        ],
    ),
    (
        "one_condition",
        [
            *in_hand(),
            phrase(Controls, "{player#:subject} ~control {quantity#:quantity} {noun:noun}"),
            *_after_noun(),
            *controlled(),
            *[
                phrase(ControlsAllOf, f"{{player#:subject}} ~control {both}{{nouns:{what}}}")
                for both in ("", "both ")
                for what in ("articled,and:2", "noun,and:2/one")
            ],
            phrase(Has, "{player#:subject} ~have {quantity#:quantity} {noun:noun}"),
            same("{:so_many}"),
            phrase(Exists, "there <is|are> {quantity#:quantity} {noun:noun}"),
            phrase(Exists, "there is a/an {noun:noun/one}", quantity=_SOME),
            phrase(ReceivedDamage, "{player#:subject} <has|have> received {quantity:damage_points}"),
            *crystals(),
            phrase(Has, "{quantity:quantity} of your cards have been removed from the game", player=Player.YOU,
                   noun=Noun((IsCard(), InZone(Zone.REMOVED, Player.YOU)))),
            *[
                phrase(Has, f"any {{noun:own_removed/{form}}}", player=Player.YOU, quantity=_SOME)
                for form in ("one", "many")
            ],
            phrase(Has, "{quantity#:quantity} {noun:own_removed}", player=Player.YOU),
            *[
                shaped(DifferentTraits, f"you control {words}", _different_elements, _without_yours)
                for words in ("{quantity:quantity} different {trait:trait} {noun:bare/many}",
                              "{noun:bare/many} of {quantity:quantity} different {trait:traits}",
                              "{noun:bare/many} with {quantity:quantity} different {trait:traits}")
            ],
            *[
                phrase(Is, f"{{what#:who}} {be} {what}")
                for be in ("<is|are>", "<was|were>")
                for what in ("{noun:complement}", "a/an {noun:noun/one}")
            ],
            *[phrase(Is, f"{{what:who_many}} {be} {{noun:noun/many}}") for be in ("are", "were")],
            phrase(Not, "{condition:negated}"),
            *[phrase(Compares, f"{{what:compared}} {{is|was}} {{quantity:{than}}}")
              for than in ("quantity", "relation")],
            phrase(Compares, "{what:having_power} {quantity:power_quantity}"),
            *lying(),
            *[
                shaped(Compares, f"there are {{|a total of }}{{quantity:quantity}} {name}Counters {on} "
                       "{|the |all the |all }{noun:noun/many}", *counters_there(known))
                for on in ("on", "placed on")
                for name, known in (("{counter:counter} ", None), ("", ""))
            ],
            phrase(HappenedThisTurn, "{event:past} this turn"),
            *[
                phrase(HappenedThisTurn, f"{{event:{done}}} {{quantity:quantity}} {what} this turn")
                for done, what in (("crystals_paid", "[Crystal]"), ("cards_drawn", "cards"))
            ],
            phrase(IsTurnOf, "it is your turn", player=Player.YOU),
            phrase(IsTurnOf, "it is your opponent's turn", player=Player.OPPONENT),
            phrase(PaidExtraCost, "you paid the extra cost"),
            phrase(Not, "{condition:unpaid}"),
            *_paid(),
            *[
                phrase(AllTraitsDiffer,
                       f"{{the|all the|all of the}} {{noun:noun/many}} {are} different {{trait:traits}}")
                for are in ("are of", "are all of", "each have", "have")
            ],
            *[
                phrase(DifferentTraits,
                       f"{there} {{quantity:quantity}} different {{trait:traits}} among {the}{{noun:noun/many}}")
                for there in ("you have", "there are", "you control") for the in ("", "the ", "all the ")
            ],
            phrase(AllShare, "both cards are of the same {trait:trait}"),
            phrase(Has, "{player#:subject} ~have a total of {quantity#:quantity} {noun:noun}"),
            phrase(EventWas, "{event:entering}"),
            phrase(Compares, "{what:damage_on} {quantity:damage_quantity}"),
            *[
                phrase(WasCast, words)
                for words in ("{what:ref} was cast", "{what:ref} has been cast", *_BY_CAST, "you cast {what:source}",
                              "you have cast {what:source}", "you've cast {what:source}")
            ],
            phrase(FromBurst, "{what:ref} results from an EX Burst"),
            *[phrase(FormsPartyNow, f"{{what:ref}} {forms} a party") for forms in ("is forming", "forms")],
        ],
    ),
    ("so_many", [phrase(SoMany, f"you {verb} {{quantity:quantity}}") for verb in ("control", "have")]),
    ("you", [value(Player.YOU, "you")]),
    ("other_subject", [same("{:actor}"), value(Player.THEY, "they")]),
    *[
        (
            name,
            [
                phrase(PlayerActs, f"{{player#:subject}} {did}", deeds=(deed,))
                for perfect, past, deed in words
                for did in (f"<has|have> {perfect}", past)
            ],
        )
        for name, words in (
            ("cards_drawn", (("drawn", "drew", Draws()),)),
            ("crystals_paid", (("paid", "paid", PaysCrystals()), ("gained", "gained", GainsCrystals()))),
        )
    ],
    ("entering", [phrase(Happens, "{who#:ref,or} {deeds:entering_deed=}")]),
    (
        "entering_deed",
        [
            phrase(Enters, "~enter the field due to {cause:cause}", field=None),
            phrase(Enters, "entered the field due to {cause:cause}", field=None),
            *by_cast("entered"),
            *[
                phrase(Enters, f"{came} from {whose} {{origin:zone}}", field=None)
                for came in ("entered the field", "~enter the field", "entered", "{was|has been} played onto the field",
                             "{was|has been} put onto the field", "{was|has been} played")
                for whose in ("the", "your", "its owner's")
            ],
            *[
                phrase(Enters, f"entered the field {but} {whose} {{besides:zone}}", field=None)
                for but in ("other than from", "from anywhere other than", "from a zone other than")
                for whose in ("your", "the")
            ],
        ],
    ),
    ("damage_on", [phrase(DamageOn, "{whose:ref} has received")]),
    (
        "damage_quantity",
        [phrase(Quantity, "{amount:number} damage or more", comparison=Comparison.AT_LEAST)],
    ),
    (
        "unpaid",
        [
            *[
                phrase(WasCast, f"{{what:ref}} {never}")
                for never in ("was not cast", "wasn't cast", "has not been cast", "hasn't been cast",
                              "did not enter the field by being cast", "didn't enter the field by being cast")
            ],
            *[
                phrase(make, f"{cost} {not_} {what}")
                for cost in _THE_COST
                for not_ in ("didn't include", "did not include")
                for make, what in (
                    (PaidIncluding, "{element:element} CP"),
                    (PaidWithElements, "CP of {quantity:quantity} different Elements"),
                )
            ],
        ],
    ),
    (
        # "Ramza didn't attack", "you haven't cast a card".
        "not_past",
        [
            phrase(Happens, "{who#:doer,or} {deeds:undone=}"),
            phrase(PlayerActs, "{player#:subject} {deeds:player_undone=}"),
        ],
    ),
    (
        "negated",
        [
            phrase(Is, "{what#:who} <is|are> not {noun:complement}"),
            phrase(Is, "{what#:who} <is|are> not a/an {noun:noun/one}"),
            phrase(IsTurnOf, "it is not your turn", player=Player.YOU),
            phrase(IsTurnOf, "it is not your opponent's turn", player=Player.OPPONENT),
            phrase(HappenedThisTurn, "{event:not_past} this turn"),
        ],
    ),
    (
        # What something can be said to be, without an article.
        "complement",
        [
            phrase(Noun, "{qualities:state+}"),
            phrase(Noun, "{qualities:element_mark=}"),
            phrase(Noun, "{qualities:category_mark=}"),
            phrase(Noun, "{qualities:post+}"),
            phrase(Noun, "{qualities:as_named=}"),
        ],
    ),
    ("as_named", [phrase(OfNamed, f"the {named} {{kind:named_trait}}") for named in ("named", "selected")]),
    (
        "points_of",
        [
            phrase(DamagePoints, words, player=player)
            for player, who, have in ((Player.OPPONENT, "your opponent", "has"), (Player.YOU, "you", "have"))
            for words in (who, f"{who} {have}")
        ],
    ),
    (
        "damage_points",
        [
            *[
                phrase(Quantity, f"{word} {damage} than {{amount:points_of}}", comparison=comparison)
                for comparison, than in ((Comparison.MORE, ("more",)), (Comparison.LESS, ("less", "fewer")))
                for word in than
                for damage in ("points of damage", "damage")
            ],
            phrase(Quantity, "{the same number of points of|the same amount of|as much} damage as {amount:points_of}",
                   comparison=Comparison.EXACTLY),
            *[
                phrase(Quantity, words, comparison=comparison)
                for damage in ("<point|points> of damage", "damage")
                for words, comparison in (
                    (f"{{amount#:number}} {damage} or more", Comparison.AT_LEAST),
                    (f"{{amount#:number}} {damage} or less", Comparison.AT_MOST),
                    (f"{{amount#:number}} {damage}", Comparison.EXACTLY),
                )
            ],
            phrase(OneOf, "{amount:number} or {other:number} {points of damage|damage}", comparison=Comparison.EXACTLY),
            *[
                phrase(Quantity, f"{{amount#:number}} {end} points of damage", comparison=comparison)
                for end, comparison in (
                    ("or more", Comparison.AT_LEAST), ("or less", Comparison.AT_MOST), ("or fewer", Comparison.AT_MOST),
                )
            ],
        ],
    ),
    ("compared", [same("{:quantity_named}")]),
    ("having_power", [phrase(PowerOf, "{whose:ref} has")]),
    (
        "power_quantity",
        [
            phrase(Quantity, f"{words} {comparison.value}", comparison=comparison)
            for comparison in (Comparison.AT_LEAST, Comparison.AT_MOST)
            for words in ("{amount:number} power", "a power of {amount:number}", "power of {amount:number}")
        ] + [
            phrase(Quantity, f"{least} {{amount:number}} power", comparison=comparison)
            for least, comparison in (
                ("at least", Comparison.AT_LEAST), ("at most", Comparison.AT_MOST), ("more than", Comparison.MORE),
                ("less than", Comparison.LESS),
            )
        ],
    ),
    (
        "relation",
        [
            *[
                phrase(Quantity, f"{words} {{amount:quantity_named}}", comparison=comparison)
                for comparison, words in RELATIONS
            ],
            phrase(Quantity, "the same as {amount:named_number}", comparison=Comparison.EXACTLY),
        ],
    ),
    (
        "past",
        [
            phrase(Happens, "{who#:doer,or} {deeds:done,or}"),
            phrase(PlayerActs, "{player#:subject} {deeds:player_done,or}"),
            phrase(PlayerActs, "that player {deeds:player_done,or/one}", player=Player.THEY),
        ],
    ),
]
