"""What a sentence speaks about: players, references, counts and amounts."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.amounts import (
    AtLeast,
    Exactly,
    UpTo,
)
from engine.abilities.naming import OfNamed
from engine.abilities.nouns import Among, AnyOf, Noun, OfType, Same
from engine.abilities.players import Player
from engine.abilities.references import (
    Any,
    Both,
    Every,
    InPlace,
    It,
    Participle,
    Pick,
    Source,
    The,
    TheDealt,
    Them,
    This,
    TopOfDeck,
)
from engine.abilities.targets import Former, Latter
from engine.games.fftcg.cards import CardType
from engine.games.fftcg.vocabulary import (
    ComesFrom,
    Effects,
    InParty,
    OnStack,
    StackKind,
    ThisEffect,
    Zone,
)
from engine.games.fftcg.words.nouns import OF_COST
from engine.text.english import players
from engine.text.english.nouns import costs
from engine.text.english.references import ONE, references
from engine.text.grammar import Phrase, phrase, same, tree, value
from engine.text.holes import hole, rest

_OF_THEM = Noun((Among(Them()),))


_BOTH_KINDS = (StackKind.SUMMON, StackKind.ABILITY)
#: Whose Summons and abilities they are, if anybody's.
_OWNERS: tuple[tuple[str, Mapping[str, object]], ...] = (
    ("{@{player:poss}|{player:opposing}}", {}), ("", {"player": None}),
)


def _effects() -> list[Phrase]:
    """Summons and abilities as causes: whose, of which kinds, from what, and which not."""
    kinds = "{@{kinds:stack_kind,or/many}|{kinds:stack_kind,or/one}|{kinds:stack_kind,and/many}}"
    of = "{@|{of:source_kind/one}}"
    lines = []
    for owner, whose in _OWNERS:
        lines += [
            phrase(Effects, f"{owner} {of} {kinds}", **whose),
            phrase(Effects, f"{owner} {of} {{kinds:stack_kind,or/many}} that don't deal damage", harmless=True,
                   **whose),
            phrase(Effects, f"{owner} {{kinds:stack_kind,or/many}} other than {{besides:stack_kind,or/many}}", **whose),
            phrase(Effects, owner + " {@{kinds:stack_kind,or/many}|{kinds:stack_kind,or/one}} {of:such}", **whose),
        ]
    some = "{@a/an {kinds:stack_kind,or_a/one}|a/an {kinds:stack_kind,or/one}}"
    lines += [
        phrase(Effects, f"{{@{{kinds:stack_kind,and/many}}|{{kinds:stack_kind,or/many}}|{some}}} of {{player:owner}}",
               of=None),
        phrase(Effects, some, of=None, player=None),
        phrase(Effects, "a/an opponent's {@{kinds:stack_kind,or_a/one}|{kinds:stack_kind,or/one}}", of=None,
               player=Player.OPPONENT),
    ]
    for player, owner in ((None, ""), (Player.OPPONENT, "your opponent's "), (Player.YOU, "your ")):
        # "Fire Summons or Fire abilities": the same is said twice; or each is of another.
        words = f"{owner}{{of:source_kind/one}} Summons or {{{{other}}:source_kind/one}} abilities"
        summons = Noun((rest("of", Noun), OfType(CardType.SUMMON)))
        lines += [
            tree(Effects(_BOTH_KINDS, player, of=hole("of")), words.replace("{other}", "of")),
            tree(Effects(_BOTH_KINDS, player, of=Noun((AnyOf((summons, hole("other"))),))),
                 words.replace("{other}", "other")),
        ]
    lines += [
        phrase(Effects, f"{owner} {{of:bare/one}}'s {{kinds:stack_kind,or/one}}", **fixed)
        for owner, fixed in (("{player:poss}", {}), ("a/an opponent's", {"player": Player.OPPONENT}))
    ]
    lines += [
        phrase(Effects, words, player=None)
        for words in ("{@|the} {kinds:stack_kind,or/many} of {of:noun/many}",
                      "a/an {of:noun/one}'s {kinds:stack_kind,or/one}", "{of:noun/many}' {kinds:stack_kind,or/many}")
    ]
    return lines


def ability_of(kinds: str) -> list[Phrase]:
    """ "Ramza's special ability", "a Backup's ability": an ability that comes from it."""
    return [
        tree(Any(Noun((OnStack(hole("kinds")), ComesFrom(hole("source"))))), f"{{source:ref}}'s {kinds}"),
        tree(Any(Noun((OnStack(hole("kinds")), ComesFrom(Any(hole("of")))))), f"a/an {{of:noun/one}}'s {kinds}"),
    ]


PHRASES: list[tuple[str, list[Phrase]]] = [
    *players.PHRASES,
    ("together", [phrase(Every, "the {noun:noun/many}")]),
    *references("deck"),
    ("count", [phrase(make, f"{up_to}{{amount:number}} more") for make, up_to in ((UpTo, "up to "), (Exactly, ""))]),
    ("opposing", [value(Player.OPPONENT, "{@opposing|opponent's}")]),
    ("lying", [same("{:ref}")]),
    ("pile", [value(Zone.HAND, "hand"), value(Zone.BREAK, "Break Zone")]),
    (
        "ref",
        [
            phrase(This, "this {noun:bare/one}"),
            *[
                phrase(make, words)
                for make, first in ((Former, ("the former", "the first")), (Latter, ("the latter", "the second")))
                for words in (first[0], *(f"{first[1]} {what}" for what in ("Forward", "Character", "one")))
            ],
            phrase(TheDealt, "the {noun:bare/one} that {@entered|has entered|enters} {@the|your} field",
                   participle=Participle("entered"), many=False),
            phrase(TheDealt, "the {noun:bare/one} placed in the Break Zone", participle=Participle("placed"),
                   many=False),
        ],
    ),
    (
        "participle",
        [
            phrase(Participle, "{done:did/done}"),
            *[phrase(Participle, word, done=word) for word in ("named", "blocking", "attacking")],
        ],
    ),
    (
        "one_obj",
        [
            # "Up to 2 (select as many as possible)" are 2, or all there are.
            *[phrase(Pick, f"{{@|a total of}} {count} {{noun:noun}} (select as many as possible)")
              for count in ("{count#:as_many}", "{count#:count}")],
            phrase(InPlace, "{what:ref} {@from|in} the {zone:zone}", player=None),
            phrase(InPlace, "{what:ref} removed {@|from the game} by this ability's cost", zone=Zone.REMOVED,
                   player=None),
            # "add 1 to your hand": of those just looked at.
            phrase(Pick, "{count:count}", noun=_OF_THEM),
            phrase(It, "the card"),
            phrase(Every, "the {noun:other_noun/many}"),
            phrase(The, "the {noun:noun/one}"),
            phrase(TopOfDeck, "the top card of your deck and {@|the top card of }your opponent's deck", count=ONE,
                   player=Player.EACH),
            phrase(Every, "{@|the} {noun:single_names}"),
        ],
    ),
    (
        # Subjects of what is so: all that fit, or something definite.
        "who",
        [same("{:source}"), same("{:who_many}"), same("{:who_one}")],
    ),
    (
        "who_many",
        [
            *[phrase(Every, f"{all_}{{noun:noun/many}}") for all_ in ("all the ", "the ", "all ", "")],
            phrase(Every, "the {noun:single_names}"),
            phrase(Both, "{references:together,and:2}"),
        ],
    ),
    (
        "who_one",
        [
            same("{:ref}"),
            *[phrase(The, f"{the}{{noun:noun/one}}") for the in ("the ", "")],
            phrase(Every, "each {noun:noun/one}"),
            phrase(Any, "{noun:articled}"),
        ],
    ),
    # What something is compared with: "the same cost as it", of which no place is told.
    ("like", [same("{:ref}"), phrase(The, "the {noun:noun/one}"), phrase(Any, "{noun:articled}")]),
    (
        # Who does something, in an event.
        "doer",
        [
            same("{:ref}"),
            phrase(Any, "{noun:articled}"),
            phrase(Any, "any {noun:noun/one}"),
            *ability_of("{kinds:stack_kind,or/one}"),
            phrase(Any, "{noun:your_noun/one}"),
            phrase(Any, "one of {noun:your_noun/many}"),
            phrase(Any, "{noun:card_name/one}"),
            phrase(The, "the {noun:noun/one}"),
            phrase(Pick, "{count#:at_least} {noun:noun}"),
            phrase(Any, "{noun:source_in_party}"),
            phrase(Any, "1 {noun:noun/one}"),
        ],
    ),
    ("at_least", [phrase(AtLeast, "{amount:number} or more")]),
    # "Ramza forming a party"
    ("source_in_party", [phrase(Noun, "{qualities:source_in_party_row}")]),
    ("among_source", [phrase(Among, "{them:source}")]),
    ("in_party", [phrase(InParty, "forming a party"), phrase(InParty, "forming a party with {whose:obj}")]),
    (
        # What brought something about.
        "cause",
        [
            *_effects(),
            phrase(Effects, "Warp", kinds=(StackKind.WARP,), player=None),
            phrase(Effects, "abilities or {kinds:stack_kind,or/many}", player=None),
            phrase(ThisEffect, "this effect"),
            phrase(ThisEffect, "this ability"),
            phrase(ThisEffect, "this damage"),
            same("{:object}"),
        ],
    ),
    (
        # What Summons and abilities come from, said before them: "Backup abilities".
        "source_kind",
        [
            phrase(Noun, "{qualities:element_mark=}"),
            phrase(Noun, "{qualities:category_mark=}"),
            phrase(Noun, "{qualities:simple_head=}"),
        ],
    ),
    (
        # And after them: "Summons of cost 5 or less", "abilities of the named Element".
        "such",
        [phrase(Noun, "{qualities:such_quality+}")],
    ),
    (
        "such_quality",
        [
            *costs("cost", *OF_COST),
            phrase(OfNamed, "of the named {kind:named_trait}"),
            same("{:of_element}"),
            *[
                phrase(Same, f"that {shares} its {{trait:{form}}}", whose=Source())
                for shares in ("share", "shares") for form in ("trait", "traits")
            ],
        ],
    ),
    ("owner", [value(Player.OPPONENT, "your opponent"), value(Player.YOU, "yours")]),
]
