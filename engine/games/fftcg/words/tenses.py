"""What somebody does or suffers, in every tense: one table of verbs, and the forms in which sentences print them.

"attacks", "attack" (cannot), "has attacked" and "didn't attack" are one line of the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

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
    IsBlocked,
    IsBroken,
    IsChosen,
    IsDealtDamage,
    Leaves,
    Moves,
    ReceivesDamage,
    Searches,
    UsesAbility,
)
from engine.abilities.nouns import Noun, OfType
from engine.abilities.players import Player
from engine.abilities.references import Any
from engine.games.fftcg.attackwords import IsNotBlocked
from engine.games.fftcg.burstwords import UsesBurst
from engine.games.fftcg.cards import CardType
from engine.games.fftcg.castwords import GainsCrystals, PaysCrystals
from engine.games.fftcg.entrywords import EntersByCast
from engine.games.fftcg.vocabulary import (
    BecomesDull,
    BecomesFrozen,
    FormsParty,
    PrimesInto,
    ThisEffect,
    Zone,
)
from engine.games.fftcg.words.ways import DUE, THIS, either
from engine.text.grammar import Phrase, phrase

#: What stands behind a verb, and the fields that it fixes.
Rest = tuple[str, Mapping[str, object]]
_ANYBODY = (Any(Noun((OfType(CardType.FORWARD),))), Player.EITHER)
_ALONE: tuple[Rest, ...] = (("", {}),)


def causes(rest: str, slot: str = "cause", /, **constants: object) -> tuple[Rest, ...]:
    """What stands behind a verb as it is, and as something brings it about: "by ...", "due to ..."."""
    return (
        (rest, {**constants, slot: None}),
        (f"{rest} {DUE} {{{slot}:cause}}", constants),
    )


def _damage(*bys: str) -> tuple[Rest, ...]:
    """So much damage, by whom."""
    return tuple(
        (f" {size}{by}", {**fixed, **({} if by else {"by": None})})
        for size, fixed in (
            ("{kind:damage_kind}", {"quantity": None}),
            ("{kind:damage_kind} {quantity:relation}", {}),
            ("{quantity:so_much_damage}", {"kind": DamageKind.ANY}),
        )
        for by in ("", f" {either(*bys)} {{by:cause}}")
    )


_ENTERS = (
    *causes(" the field", field=None),
    *causes(" {field:poss} field"),
    *(
        (f" the field under {whose} control", {"field": player})
        for whose, player in (
            ("your", Player.YOU),
            ("your opponent's", Player.OPPONENT),
        )
    ),
)
_DEALS: tuple[Rest, ...] = (
    *(
        (f" {{kind:damage_kind}} to {{to:harmed,{joint}}}{due}", fixed)
        for joint in ("or", "or_to:2")
        for due, fixed in (("", {"cause": None}), (" due to {cause:cause}", {}))
    ),
    *((f" {{kind:damage_kind}}{due}", {"to": _ANYBODY, **fixed})
      for due, fixed in (("", {"cause": None}), (" due to {cause:cause}", {}))),
)
_PARTY: tuple[Rest, ...] = (
    (" a party", {}),
    (" parties", {}),
    (" a party with {with_:doer,and}", {}),
)
#: Verbs of objects: the class, the plain form, the past, the participle, and what stands behind.
_DOES: tuple[tuple[type, str, str, str, tuple[Rest, ...]], ...] = (
    (Enters, "enter", "entered", "entered", _ENTERS),
    (Attacks, "attack", "attacked", "attacked", _ALONE),
    (Blocks, "block", "blocked", "blocked", (("", {}), (" {whom:object}", {}))),
    (Leaves, "leave", "left", "left", causes(" the field")),
    (FormsParty, "form", "formed", "formed", _PARTY),
    (DealsDamage, "deal", "dealt", "dealt", _DEALS),
    (IsDealtDamage, "receive", "received", "received", _damage("by", "from", "due to")),
    (IsDealtDamage, "take", "took", "taken", _damage("by", "from")),
    (UsesAbility, "use", "used", "used", ((" {what:object}", {}),)),
    (PrimesInto, "prime", "primed", "primed", (("", {"name": None}), (" into {name:name}", {}))),
    (BecomesDull, "become", "became", "become", causes(" dull", "by")),
    (BecomesFrozen, "become", "became", "become", causes(" frozen", "by")),
    (Activates, "become", "became", "become", causes(" active")),
)
#: Verbs of what objects suffer: the class, the participle, and what stands behind.
_SUFFERS: tuple[tuple[type, str, tuple[Rest, ...]], ...] = (
    (IsBlocked, "blocked", (("", {}), (" by {by:object}", {}))),
    (IsDealtDamage, "dealt", _damage("by", "from", "due to")),
    (IsChosen, "chosen", ((" by {by:cause}", {}),)),
    (IsBroken, "broken", causes("", "by")),
    (Activates, "activated", causes("")),
    (BecomesDull, "dulled", causes("", "by")),
    (BecomesFrozen, "frozen", causes("", "by")),
)
_OWN = "<their|your>"
#: Verbs of players.
_ACTS: tuple[tuple[type, str, str, str, tuple[Rest, ...]], ...] = (
    (Casts, "cast", "cast", "cast", ((" {what:object}", {}),)),
    (
        Discards,
        "discard",
        "discarded",
        "discarded",
        (*causes(" {what:object}"), *causes(f" {{what:object}} from {_OWN} hand")),
    ),
    (
        Draws,
        "draw",
        "drew",
        "drawn",
        tuple(rest for what in ("a card", "1 or more cards") for rest in causes(f" {what}", outside=None)),
    ),
    (UsesBurst, "use", "used", "used", ((" an EX Burst", {}), (" EX Bursts", {}))),
    (UsesAbility, "use", "used", "used", ((" {what:object}", {}),)),
    (
        Searches,
        "search",
        "searched",
        "searched",
        tuple((rest, {}) for rest in ("", f" {_OWN} deck", " for 1 or more cards", " 1 or more cards")),
    ),
    (GainsCrystals, "gain", "gained", "gained", tuple((f" {some}[Crystal]", {}) for some in ("", "a ", "1 or more "))),
    (PaysCrystals, "pay", "paid", "paid", tuple((f" {some}[Crystal]", {}) for some in ("", "a ", "1 or more "))),
    (
        ReceivesDamage,
        "receive",
        "received",
        "received",
        tuple(
            (f" {what}", {})
            for what in ("damage", "a point of damage", "1 point of damage", "1 or more points of damage")
        ),
    ),
)


def _forms(does: Iterable[tuple[type, str, str, str, tuple[Rest, ...]]], *printed: str) -> list[Phrase]:
    """The verbs in the printed forms, in which BASE, PAST and PARTICIPLE stand for the verb's own."""
    return [
        phrase(make, form.replace("BASE", base).replace("PAST", past).replace("PARTICIPLE", participle) + rest, **fixed)
        for form in printed
        for make, base, past, participle, rests in does
        for rest, fixed in rests
    ]


def _suffered(*printed: str, but: tuple[type, ...] = ()) -> list[Phrase]:
    """What is suffered, in the printed forms of the verb "be"."""
    return [
        phrase(make, f"{be} {participle}{rest}".strip(), **fixed)
        for be in printed
        for make, participle, rests in _SUFFERS
        if make not in but
        for rest, fixed in rests
    ]


_BEEN = ("<has|have> been", "<was|were>")
_NOT = ("didn't BASE", "did not BASE", "<hasn't|haven't> PARTICIPLE", "<has|have> not PARTICIPLE")
_NEVER = ("<wasn't|weren't>", "<was|were> not", "<hasn't|haven't> been", "<has|have> not been")


def caused(make: type, pattern: str, slot: str = "cause", /, **constants: object) -> list[Phrase]:
    """A deed as it is, and as something brings it about."""
    return [phrase(make, line, **fixed) for line, fixed in causes(pattern, slot, **constants)]


def moves(be: str = "<is|are>", returns: bool = True) -> list[Phrase]:
    """Every way in which something is put from one zone into another."""
    origins: tuple[Rest, ...] = (
        (" from the field", {"origin": Zone.FIELD, "whose": None}),
        (" from {whose:poss} field", {"origin": Zone.FIELD}),
        (" from the {origin:zone}", {"whose": None}),
        (" from {whose:poss} {origin:zone}", {}),
        ("", {"origin": None, "whose": None}),
    )
    homes = ("<its owner's hand|their owners' hands>", "<its owner's hand|their owner's hand>", "the hand")
    hands = (*((home, {"into": None}) for home in homes), ("{into:poss} hand", {}))
    lines: list[Rest] = []
    for origin, fixed in origins:
        for into, plain in (("the", True), ("<its owner's|their owners'>", True), ("{into:poss}", False)):
            known: Mapping[str, object] = {**fixed, "into": None} if plain else fixed
            lines.append((f"{be} {{put|placed}}{origin} into {into} {{to:zone}}", known))
            if origin:
                lines.append((f"{be} {{put|placed}} {{into|in}} {into} {{to:zone}}{origin}", known))
        gone: dict[str, object] = {**fixed, "to": Zone.REMOVED, "into": None}
        if origin:
            lines.append((f"{be} returned{origin} to <its owner's deck|their owners' decks>",
                          {**fixed, "to": Zone.DECK, "into": None}))
            lines.append((f"{be} removed{origin}{{ from the game|}}", gone))
        lines.append((f"{be} removed from the game{origin}", gone))
        for hand, none in hands:
            came = {"to": Zone.HAND, **fixed, **none, **({} if origin else {"origin": Zone.FIELD})}
            lines.append((f"{be} returned{origin} to {hand}", came))
            if origin:
                lines += [
                    (f"{verb} to {hand}{origin}", came)
                    for verb in (f"{be} {{returned|added}}", *(("~return",) if returns else ()))
                ]
    lines += [
        (f"{be} added to {{into:poss}} hand", {"origin": None, "to": Zone.HAND}),
        (f"{be} discarded from {{whose:poss}} hand", {"origin": Zone.HAND, "to": Zone.BREAK}),
        (f"{be} discarded", {"origin": Zone.HAND, "to": Zone.BREAK}),
    ]
    found = [one for line, known in lines for one in caused(Moves, line, **known)]
    found.append(phrase(Moves, f"{be} put from the field into the {{to:zone}} on the same turn", origin=Zone.FIELD))
    return found


def by_cast(enter: str) -> list[Phrase]:
    """ "enters the field due to your cast", "by being cast": because it was cast, by whomever."""
    return [
        phrase(EntersByCast, f"{enter} {{the field|your field}} {{due to|by|from}} {whose}cast", by=player)
        for whose, player in (
            ("your ", Player.YOU), ("your opponent's ", Player.OPPONENT), ("being ", None), ("having been ", None),
        )
    ]


def _by_this() -> list[Phrase]:
    """What the ability itself has done, as an event: "is dulled by this effect"."""
    to_break = {"origin": Zone.FIELD, "to": Zone.BREAK}
    lines: tuple[tuple[type, str, str, Mapping[str, object]], ...] = (
        (Activates, "activated", "cause", {}),
        (IsBroken, "broken", "by", {}),
        (BecomesDull, "dulled", "by", {}),
        (BecomesFrozen, "frozen", "by", {}),
        (Moves, "removed from the game", "cause", {"origin": None, "to": Zone.REMOVED}),
        (Moves, "put from the field into the Break Zone", "cause", to_break),
        (Moves, "put into the Break Zone", "cause", to_break),
        (Moves, "discarded", "cause", {"origin": Zone.HAND, "to": Zone.BREAK}),
        (Moves, "returned to <its owner's hand|their owners' hands>", "cause", {"origin": Zone.FIELD, "to": Zone.HAND}),
        (Enters, "played onto the field", "cause", {"field": None}),
    )
    return [
        phrase(make, f"<is|are> {done} {THIS}", **fixed, **{slot: ThisEffect()})
        for make, done, slot, fixed in lines
    ]


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        # In a trigger: "Ramza attacks".
        "deed",
        [
            *_forms(_DOES, "~BASE"),
            *_suffered("<is|are>"),
            *[
                line
                for entering in ("<is|are> put onto", "<is|are> played onto")
                for line in (
                    *caused(Enters, f"{entering} the field", field=None),
                    *caused(Enters, f"{entering} {{field:poss}} field"),
                )
            ],
            *by_cast("~enter"),
            *[
                line
                for whose in ("the", "your", "<its owner's|their owners'>")
                for line in (
                    *caused(Enters, f"~enter the field from {whose} {{origin:zone}}", field=None),
                    *caused(Enters, f"~enter {{field:poss}} field from {whose} {{origin:zone}}"),
                )
            ],
            *[
                phrase(Enters, f"~enter {where} {but} {whose} {{besides:zone}}", **fixed)
                for but in ("other than from", "from anywhere other than", "from a zone other than")
                for whose in ("your", "their", "<its owner's|their owners'>")
                for where, fixed in (("the field", {"field": None}), ("{field:poss} field", {}))
            ],
            *moves(),
            *[
                phrase(IsNotBlocked, f"{lead}{never}")
                for lead in ("", "~attack and ", "~attack, but ", "~attack but ")
                for never in ("<is|are> not blocked", "<isn't|aren't> blocked")
            ],
            phrase(FormsParty, "~form a party and ~attack"),
            phrase(FormsParty, "~form a party with {with_:doer,and} and ~attack"),
            phrase(IsChosen, "chosen by {by:cause}"),
            phrase(PrimesInto, "<is|are> priming", name=None),
        ],
    ),
    (
        # What has happened this turn: "has attacked".
        "done",
        [
            *_forms(_DOES, "<has|have> PARTICIPLE", "PAST"),
            *_suffered(*_BEEN),
            *[line for be in _BEEN for line in moves(be, returns=False)],
            *[
                phrase(Enters, f"{came} the field from {whose} {{origin:zone}}", field=None)
                for came in ("<has|have> entered", "entered")
                for whose in ("the", "your")
            ],
            phrase(Attacks, "<was|were> attacking"),
            phrase(Blocks, "<was|were> blocking"),
        ],
    ),
    # "Forward that has entered your field"
    ("entered", _forms([line for line in _DOES if line[0] is Enters], "has PARTICIPLE", "PAST")),
    # And what has not.
    ("undone", [*_forms(_DOES, *_NOT), *_suffered(*_NEVER)]),
    (
        # What can be forbidden: "cannot ...".
        "infinitive",
        [
            *_forms([line for line in _DOES if line[0] in (Attacks, Blocks, Leaves, UsesAbility)], "BASE"),
            *[phrase(FormsParty, f"form {party}") for party in ("a party", "parties")],
            *_suffered("be", but=(IsDealtDamage, Activates)),
            phrase(IsChosen, "be chosen", by=None),
            *caused(BecomesDull, "become dull", "by"),
            *moves("be", returns=False),
        ],
    ),
    ("player_deed", _forms([line for line in _ACTS if line[0] is not ReceivesDamage], "~BASE")),
    ("player_done", _forms(_ACTS, "<has|have> PARTICIPLE", "PAST")),
    ("player_undone", _forms(_ACTS, *_NOT)),
    # What a player can be forbidden.
    (
        "player_infinitive",
        _forms([line for line in _ACTS if line[0] in (Casts, Searches, UsesBurst, UsesAbility)], "BASE"),
    ),
    ("done_to_it", _by_this()),
    (
        "done_by_this",
        [phrase(Discards, f"~discard {{what:object}} {THIS}", cause=ThisEffect())],
    ),
]
