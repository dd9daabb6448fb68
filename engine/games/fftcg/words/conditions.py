"""Conditions: after "if", and in limits."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.amounts import Comparison, CostOf, DamageOn, DamagePoints, Number, PowerOf, Quantity
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
    HasCounters,
    Is,
    IsTurnOf,
    Not,
    Or,
    ReceivedDamage,
    SoMany,
)
from engine.abilities.events import (
    Activates,
    Attacks,
    Blocks,
    Casts,
    DamageKind,
    DealsDamage,
    Discards,
    Draws,
    Enters,
    Happens,
    IsBlocked,
    IsBroken,
    IsChosen,
    IsDealtDamage,
    Leaves,
    PlayerActs,
    ReceivesDamage,
    Searches,
    UsesAbility,
)
from engine.abilities.nouns import ControlledBy, InZone, IsCard, Noun
from engine.abilities.players import Player
from engine.abilities.references import It, Them
from engine.games.fftcg.castwords import BeforePaying, GainsCrystals, PaidIncluding, PaidOnlyWith, PaysCrystals, WasCast
from engine.games.fftcg.vocabulary import (
    AllElementsDifferent,
    BecomesDull,
    DifferentElements,
    FormsParty,
    FormsPartyNow,
    FromBurst,
    HasCrystals,
    PaidExtraCost,
    PaidOnlyBy,
    PaidWithElements,
    UsesBurst,
    Zone,
)
from engine.games.fftcg.words.events import caused, moves
from engine.games.fftcg.words.nouns import RELATIONS
from engine.text.grammar import Phrase, phrase, same, shaped, value

_SOME = Quantity(Comparison.AT_LEAST, Number(1))
_NONE = Quantity(Comparison.EXACTLY, Number(0))


def _hand(comparison: Comparison, pattern: str, owner: Player) -> Phrase:
    """ "you have 2 cards or less in your hand": the noun stands inside the quantity."""
    noun = Noun((IsCard(), InZone(Zone.HAND, owner)))

    def build(slots: Mapping[str, object]) -> object:
        amount = slots.get("amount", Number(0))
        return Has(slots["player"], Quantity(comparison, amount), noun)  # type: ignore[arg-type]

    def take(value: object) -> Mapping[str, object] | None:
        if not isinstance(value, Has) or value.noun != noun or value.quantity.comparison is not comparison:
            return None
        if (value.player is Player.YOU) != (owner is Player.YOU):
            return None
        if "{amount" not in pattern and value.quantity != _NONE:
            return None
        return {"player": value.player, "amount": value.quantity.amount}

    return shaped(Has, pattern, build, take)


def _in_hand(owner: Player, who: str, hand: str) -> list[Phrase]:
    return [
        *[
            _hand(comparison, f"{who} ~have {{amount#:number}} {cards} in {hand}", owner)
            for comparison, cards in (
                (Comparison.AT_MOST, "<card|cards> or less"),
                (Comparison.AT_LEAST, "<card|cards> or more"),
                (Comparison.AT_LEAST, "or more cards"),
                (Comparison.AT_MOST, "or less cards"),
                (Comparison.AT_MOST, "or fewer cards"),
                (Comparison.EXACTLY, "<card|cards>"),
            )
        ],
        _hand(Comparison.EXACTLY, f"{who} ~have no cards in {hand}", owner),
    ]


def _paid() -> list[Phrase]:
    """What paid the cost of a card."""
    lines = []
    for cast in ("cast {what:ref}", "play {what:ref}", "play {what:ref} onto the field"):
        for cost in (f"the cost paid to {cast}", f"the CP paid to {cast}", f"the cost to {cast}"):
            lines += [
                phrase(PaidIncluding, f"{cost} included {{element:element}} CP"),
                phrase(PaidOnlyWith, f"{cost} was only {{element:element}} CP"),
                phrase(PaidOnlyWith, f"{cost} was only paid with {{element:element}} CP"),
                phrase(PaidOnlyWith, f"{cost} was paid only with {{element:element}} CP"),
                phrase(PaidOnlyWith, f"{cost} was paid with only {{element:element}} CP"),
                phrase(PaidOnlyBy, f"{cost} was only produced by {{source:noun/many}}"),
                phrase(PaidOnlyBy, f"{cost} was produced only by {{source:noun/many}}"),
                phrase(PaidOnlyBy, f"{cost} was only paid with CP produced by {{source:noun/many}}"),
                phrase(PaidOnlyBy, f"{cost} was paid only with CP produced by {{source:noun/many}}"),
            ]
        lines.append(phrase(PaidIncluding, f"you paid {{element:element}} CP to {cast}"))
    return lines


_YOURS = ControlledBy(Player.YOU)


def _different_elements(slots: Mapping[str, object]) -> object:
    """ "you control 3 or more different Element Backups": the noun is that of your own."""
    noun: Noun = slots["noun"]  # type: ignore[assignment]
    return DifferentElements(slots["quantity"], Noun((*noun.qualities, _YOURS)))  # type: ignore[arg-type]


def _without_yours(value: object) -> Mapping[str, object] | None:
    if not isinstance(value, DifferentElements) or value.noun.qualities[-1:] != (_YOURS,):
        return None
    return {"quantity": value.quantity, "noun": Noun(value.noun.qualities[:-1])}


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


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "condition",
        [
            same("{:one_condition}"),
            phrase(And, "{conditions:one_condition,and_if:2}"),
            phrase(And, "{conditions:one_condition,and:2}"),
            phrase(Or, "{conditions:one_condition,or_if:2}"),
            phrase(Or, "{conditions:one_condition,or:2}"),
            phrase(BeforePaying, "{condition:one_condition} (before paying the cost for {what:source})"),
        ],
    ),
    (
        "one_condition",
        [
            *_in_hand(Player.YOU, "{player#:you}", "your hand"),
            *_in_hand(Player.YOU, "{player#:you}", "hand"),
            *_in_hand(Player.THEY, "{player#:other_subject}", "their hand"),
            *_in_hand(Player.THEY, "{player#:other_subject}", "hand"),
            phrase(Controls, "{player#:subject} ~control {quantity#:quantity} {noun:noun}"),
            phrase(Controls, "{player#:subject} ~control a/an {noun:noun/one}", quantity=_SOME),
            *_after_noun(),
            phrase(Controls, "{player#:subject} ~control any {noun:noun/many}", quantity=_SOME),
            phrase(Controls, "{player#:subject} ~control {noun:noun/one}", quantity=_SOME),
            phrase(Controls, "{player#:subject} <doesn't|don't> control any {noun:noun/many}", quantity=_NONE),
            phrase(Controls, "{player#:subject} <doesn't|don't> control {noun:noun/many}", quantity=_NONE),
            phrase(Controls, "{player#:subject} <doesn't|don't> control a/an {noun:noun/one}", quantity=_NONE),
            phrase(Controls, "{player#:subject} <doesn't|don't> control any {noun:noun/one}", quantity=_NONE),
            *[
                phrase(ControlsAllOf, f"{{player#:subject}} ~control {both}{{nouns:{what}}}")
                for both in ("", "both ")
                for what in ("articled,and:2", "noun,and:2/one")
            ],
            phrase(Has, "{player#:subject} ~have {quantity#:quantity} {noun:noun}"),
            phrase(Has, "{player#:subject} ~have a/an {noun:noun/one}", quantity=_SOME),
            phrase(Has, "{player#:subject} <doesn't|don't> have any {noun:noun/many}", quantity=_NONE),
            phrase(SoMany, "you control {quantity:quantity}"),
            phrase(SoMany, "you have {quantity:quantity}"),
            phrase(Exists, "there <is|are> {quantity#:quantity} {noun:noun}"),
            phrase(Exists, "there is a/an {noun:noun/one}", quantity=_SOME),
            phrase(ReceivedDamage, "{player#:subject} <has|have> received {quantity:damage_points}"),
            phrase(HasCrystals, "{player#:subject} ~have a [Crystal]", quantity=_SOME),
            phrase(HasCrystals, "{player#:subject} ~have [Crystal]", quantity=_SOME),
            *[
                phrase(HasCrystals, f"{{player#:subject}} {words} [Crystal]", quantity=_NONE)
                for words in ("<doesn't|don't> have a", "<doesn't|don't> have any", "<doesn't|don't> have", "~have no")
            ],
            phrase(Has, "{quantity:quantity} of your cards have been removed from the game", player=Player.YOU,
                   noun=Noun((IsCard(), InZone(Zone.REMOVED, Player.YOU)))),
            phrase(Has, "any {noun:own_removed/one}", player=Player.YOU, quantity=_SOME),
            phrase(Has, "any {noun:own_removed/many}", player=Player.YOU, quantity=_SOME),
            shaped(
                DifferentElements,
                "you control {quantity:quantity} different Element {noun:bare/many}",
                _different_elements,
                _without_yours,
            ),
            phrase(HasCrystals, "{player#:subject} ~have {quantity#:quantity} <Crystal|Crystals>"),
            phrase(Is, "{what#:who} <is|are> {noun:complement}"),
            phrase(Is, "{what#:who} <is|are> a/an {noun:noun/one}"),
            phrase(Is, "{what#:who} <was|were> a/an {noun:noun/one}"),
            phrase(Is, "{what#:who} <was|were> {noun:complement}"),
            phrase(Not, "{condition:negated}"),
            phrase(Compares, "{what:compared} is {quantity:quantity}"),
            phrase(Compares, "{what:compared} is {quantity:relation}"),
            phrase(Compares, "{what:having_power} {quantity:power_quantity}"),
            phrase(
                HasCounters,
                "{quantity#:quantity} {counter:counter} <Counter is|Counters are> placed on {where:ref}",
            ),
            phrase(
                HasCounters,
                "there <is|are> {quantity#:quantity} {counter:counter} <Counter|Counters> on {where:ref}",
            ),
            phrase(HasCounters, "a/an {counter:counter} Counter is placed on {where:ref}", quantity=_SOME),
            phrase(HasCounters, "{quantity:quantity} {counter:counter} Counters are placed on {where:ref}"),
            phrase(HappenedThisTurn, "{event:past} this turn"),
            phrase(HappenedThisTurn, "{event:crystals_paid} {quantity:quantity} [Crystal] this turn"),
            phrase(IsTurnOf, "it is your turn", player=Player.YOU),
            phrase(IsTurnOf, "it is your opponent's turn", player=Player.OPPONENT),
            phrase(PaidExtraCost, "you paid the extra cost"),
            phrase(
                PaidWithElements,
                "the cost to cast {what:ref} was paid with CP of {quantity:quantity} different Elements",
            ),
            phrase(
                PaidWithElements,
                "the cost to play {what:ref} was paid with CP of {quantity:quantity} different Elements",
            ),
            phrase(Not, "{condition:unpaid}"),
            *_paid(),
            phrase(AllElementsDifferent, "the {noun:noun/many} are all of different Elements"),
            *[
                phrase(DifferentElements,
                       f"{there} {{quantity:quantity}} different Elements among {the}{{noun:noun/many}}")
                for there in ("you have", "there are", "you control") for the in ("", "the ", "all the ")
            ],
            phrase(AllShare, "both cards are of the same {trait:trait}"),
            phrase(Has, "{player#:subject} ~have a total of {quantity#:quantity} {noun:noun}"),
            phrase(EventWas, "{event:entering}"),
            *[
                phrase(Controls, f"neither player controls {what}", player=Player.EACH, quantity=_NONE)
                for what in ("{noun:noun/many}", "any {noun:noun/many}", "a/an {noun:noun/one}")
            ],
            phrase(HappenedThisTurn, "{event:cards_drawn} {quantity:quantity} cards this turn"),
            phrase(Compares, "{what:damage_on} {quantity:damage_quantity}"),
            phrase(WasCast, "{what:ref} was cast"),
            phrase(FromBurst, "{what:ref} results from an EX Burst"),
            phrase(FormsPartyNow, "{what:ref} is forming a party"),
            phrase(FormsPartyNow, "{what:ref} forms a party"),
        ],
    ),
    ("you", [value(Player.YOU, "you")]),
    ("other_subject", [same("{:actor}"), value(Player.THEY, "they")]),
    (
        "cards_drawn",
        [
            phrase(PlayerActs, "{player#:subject} <has|have> drawn", deeds=(Draws(),)),
            phrase(PlayerActs, "{player#:subject} drew", deeds=(Draws(),)),
        ],
    ),
    (
        "crystals_paid",
        [
            phrase(PlayerActs, "{player#:subject} <has|have> paid", deeds=(PaysCrystals(),)),
            phrase(PlayerActs, "{player#:subject} <has|have> gained", deeds=(GainsCrystals(),)),
        ],
    ),
    ("entering", [phrase(Happens, "{who#:ref,or} {deeds:entering_deed=}")]),
    (
        "entering_deed",
        [
            phrase(Enters, "~enter the field due to {cause:cause}", field=None),
            phrase(Enters, "entered the field due to {cause:cause}", field=None),
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
            phrase(
                PaidWithElements,
                "the cost to play {what:ref} didn't include CP of {quantity:quantity} different Elements",
            ),
            phrase(
                PaidWithElements,
                "the cost to cast {what:ref} didn't include CP of {quantity:quantity} different Elements",
            ),
        ],
    ),
    (
        # "Ramza didn't attack", "you haven't cast a card".
        "not_past",
        [
            phrase(Happens, "{who#:doer,or} {deeds:not_done=}"),
            phrase(PlayerActs, "{player#:subject} {deeds:player_not_done=}"),
        ],
    ),
    (
        "not_past_perfect",
        [
            phrase(Happens, "{who#:doer,or} {deeds:not_done_yet=}"),
            phrase(PlayerActs, "{player#:subject} {deeds:player_not_done_yet=}"),
        ],
    ),
    (
        "not_done",
        [
            line
            for did in ("didn't",)
            for line in (
                phrase(Attacks, f"{did} attack"),
                phrase(Blocks, f"{did} block"),
                phrase(Enters, f"{did} enter the field", field=None),
            )
        ],
    ),
    (
        "not_done_yet",
        [
            line
            for has in ("<hasn't|haven't>", "<has|have> not")
            for line in (phrase(Attacks, f"{has} attacked"), phrase(Blocks, f"{has} blocked"))
        ],
    ),
    (
        "player_not_done",
        [
            line
            for did in ("didn't",)
            for line in (
                phrase(Casts, f"{did} cast {{what:doer}}"),
                phrase(Discards, f"{did} discard {{what:doer}}"),
                phrase(UsesAbility, f"{did} use {{what:doer}}"),
                phrase(ReceivesDamage, f"{did} receive damage"),
            )
        ],
    ),
    (
        "player_not_done_yet",
        [
            line
            for has in ("<hasn't|haven't>", "<has|have> not")
            for line in (
                phrase(Casts, f"{has} cast {{what:doer}}"),
                phrase(Discards, f"{has} discarded {{what:doer}}"),
                phrase(UsesAbility, f"{has} used {{what:doer}}"),
                phrase(ReceivesDamage, f"{has} received damage"),
            )
        ],
    ),
    ("articled", [same("a/an {:noun/one}")]),
    (
        "negated",
        [
            phrase(Is, "{what#:who} <is|are> not {noun:complement}"),
            phrase(Is, "{what#:who} <is|are> not a/an {noun:noun/one}"),
            phrase(IsTurnOf, "it is not your turn", player=Player.YOU),
            phrase(IsTurnOf, "it is not your opponent's turn", player=Player.OPPONENT),
            *[
                phrase(HappenedThisTurn, f"{{event:{event}}} this turn")
                for event in ("not_past", "not_past_perfect")
            ],
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
        ],
    ),
    (
        "points_of",
        [
            phrase(DamagePoints, "your opponent", player=Player.OPPONENT),
            phrase(DamagePoints, "your opponent has", player=Player.OPPONENT),
            phrase(DamagePoints, "you", player=Player.YOU),
            phrase(DamagePoints, "you have", player=Player.YOU),
        ],
    ),
    (
        "damage_points",
        [
            phrase(Quantity, "more points of damage than {amount:points_of}", comparison=Comparison.MORE),
            phrase(Quantity, "{amount#:number} <point|points> of damage or more", comparison=Comparison.AT_LEAST),
            phrase(Quantity, "{amount#:number} or more points of damage", comparison=Comparison.AT_LEAST),
            phrase(Quantity, "{amount#:number} <point|points> of damage or less", comparison=Comparison.AT_MOST),
            phrase(Quantity, "{amount#:number} <point|points> of damage", comparison=Comparison.EXACTLY),
            phrase(Quantity, "{amount#:number} damage or more", comparison=Comparison.AT_LEAST),
        ],
    ),
    (
        "compared",
        [
            phrase(CostOf, "its cost", whose=It()),
            phrase(PowerOf, "its power", whose=It()),
            phrase(CostOf, "{whose:ref}'s cost"),
            phrase(PowerOf, "{whose:ref}'s power"),
            phrase(CostOf, "the cost of {whose:ref}"),
            phrase(PowerOf, "the power of {whose:ref}"),
            phrase(PowerOf, "the total of their power", whose=Them()),
            phrase(PowerOf, "their total power", whose=Them()),
            phrase(CostOf, "the total of their costs", whose=Them()),
            phrase(CostOf, "their total cost", whose=Them()),
            same("{:quantity_named}"),
        ],
    ),
    ("having_power", [phrase(PowerOf, "{whose:ref} has")]),
    (
        "power_quantity",
        [
            phrase(Quantity, "{amount:number} power or more", comparison=Comparison.AT_LEAST),
            phrase(Quantity, "{amount:number} power or less", comparison=Comparison.AT_MOST),
            phrase(Quantity, "a power of {amount:number} or more", comparison=Comparison.AT_LEAST),
        ],
    ),
    (
        "relation",
        [
            *[
                phrase(Quantity, f"{words} {{amount:quantity_named}}", comparison=comparison)
                for comparison, words in RELATIONS
            ],
        ],
    ),
    (
        "past",
        [
            phrase(Happens, "{who#:doer,or} {deeds:done,or}"),
            phrase(PlayerActs, "{player#:subject} {deeds:player_done,or}"),
        ],
    ),
    (
        "done",
        [
            *[
                line
                for had in ("<has|have> entered", "entered")
                for line in (
                    *caused(Enters, f"{had} the field", field=None),
                    *caused(Enters, f"{had} {{field:poss}} field"),
                )
            ],
            *[
                line
                for had, was in (("<has|have> ", "<has|have> been"), ("", "<was|were>"))
                for line in (
                    phrase(Attacks, f"{had}attacked"),
                    phrase(Attacks, f"{was} attacking"),
                    phrase(Blocks, f"{had}blocked"),
                    phrase(IsBlocked, f"{was} blocked"),
                    phrase(FormsParty, f"{had}formed a party"),
                    *caused(Leaves, f"{had}left the field"),
                    *caused(IsBroken, f"{was} broken", "by"),
                    *moves(was, returns=False),
                    *[
                        phrase(IsDealtDamage, f"{suffered} {size}{by}", **fixed, **plain)
                        for suffered in (f"{was} dealt", f"{had}received", f"{had}taken")
                        for size, fixed in (
                            ("damage", {"kind": DamageKind.ANY, "quantity": None}),
                            ("{quantity:so_much_damage}", {"kind": DamageKind.ANY}),
                        )
                        for by, plain in (("", {"by": None}), (" by {by:cause}", {}), (" from {by:cause}", {}))
                    ],
                    *[
                        phrase(DealsDamage, f"{had}dealt {{kind:damage_kind}} to {{to:harmed,or}}", cause=None)
                    ],
                    phrase(IsChosen, f"{was} chosen by {{by:cause}}"),
                    *caused(BecomesDull, f"{was} dulled", "by"),
                    *caused(Activates, f"{was} activated"),
                    phrase(UsesAbility, f"{had}used {{what:doer}}"),
                )
            ],
        ],
    ),
    (
        "player_done",
        [
            line
            for had, was in (("<has|have> ", "<has|have> been"), ("", "<was|were>"))
            for line in (
                phrase(Casts, f"{had}cast {{what:doer}}"),
                *caused(Discards, f"{had}discarded {{what:doer}}"),
                *caused(Discards, f"{had}discarded {{what:doer}} from <their|your> hand"),
                *caused(Draws, f"{had}drawn a card", outside=None),
                *caused(Draws, f"{had}drawn 1 or more cards", outside=None),
                *[
                    phrase(ReceivesDamage, f"{suffered} {what}")
                    for suffered in (f"{had}received", f"{was} dealt")
                    for what in ("damage", "a point of damage", "1 or more points of damage")
                ],
                phrase(Searches, f"{had}searched"),
                phrase(Searches, f"{had}searched <their|your> deck"),
                phrase(UsesBurst, f"{had}used an EX Burst"),
                phrase(UsesAbility, f"{had}used {{what:doer}}"),
                phrase(GainsCrystals, f"{had}gained [Crystal]"),
                phrase(GainsCrystals, f"{had}gained 1 or more [Crystal]"),
                phrase(PaysCrystals, f"{had}paid [Crystal]"),
                phrase(PaysCrystals, f"{had}paid 1 or more [Crystal]"),
            )
        ],
    ),
]
