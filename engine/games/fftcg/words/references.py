"""What a sentence speaks about: players, references, counts and amounts."""

from __future__ import annotations

from collections.abc import Mapping

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import CardType
from engine.games.fftcg.words.nouns import OF_COST
from engine.text.english import players
from engine.text.english.nouns import costs
from engine.text.english.references import ONE, references
from engine.text.grammar import Phrase, phrase, same, tree, value
from engine.text.holes import hole, rest
from engine.text.terms import terms

_OF_THEM = ab.Noun((ab.Among(ab.Them()),))


_BOTH_KINDS = (own.StackKind.SUMMON, own.StackKind.ABILITY)
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
            phrase(own.Effects, f"{owner} {of} {kinds}", **whose),
            phrase(own.Effects, f"{owner} {of} {{kinds:stack_kind,or/many}} that don't deal damage", harmless=True,
                   **whose),
            phrase(own.Effects, f"{owner} {{kinds:stack_kind,or/many}} other than {{besides:stack_kind,or/many}}",
                   **whose),
            phrase(own.Effects, owner + " {@{kinds:stack_kind,or/many}|{kinds:stack_kind,or/one}} {of:such}", **whose),
        ]
    some = "{@a/an {kinds:stack_kind,or_a/one}|a/an {kinds:stack_kind,or/one}}"
    lines += [
        phrase(own.Effects,
               f"{{@{{kinds:stack_kind,and/many}}|{{kinds:stack_kind,or/many}}|{some}}} of {{player:owner}}",
               of=None),
        phrase(own.Effects, some, of=None, player=None),
        phrase(own.Effects, "a/an opponent's {@{kinds:stack_kind,or_a/one}|{kinds:stack_kind,or/one}}", of=None,
               player=ab.Player.OPPONENT),
    ]
    for player, owner in ((None, ""), (ab.Player.OPPONENT, "your opponent's "), (ab.Player.YOU, "your ")):
        # "Fire Summons or Fire abilities": the same is said twice; or each is of another.
        words = f"{owner}{{of:source_kind/one}} Summons or {{{{other}}:source_kind/one}} abilities"
        summons = ab.Noun((rest("of", ab.Noun), ab.OfType(CardType.SUMMON)))
        lines += [
            tree(own.Effects(_BOTH_KINDS, player, of=hole("of")), words.replace("{other}", "of")),
            tree(own.Effects(_BOTH_KINDS, player, of=ab.Noun((ab.AnyOf((summons, hole("other"))),))),
                 words.replace("{other}", "other")),
        ]
    lines += [
        phrase(own.Effects, f"{owner} {{of:bare/one}}'s {{kinds:stack_kind,or/one}}", **fixed)
        for owner, fixed in (("{player:poss}", {}), ("a/an opponent's", {"player": ab.Player.OPPONENT}))
    ]
    lines += [
        phrase(own.Effects, words, player=None)
        for words in ("{@|the} {kinds:stack_kind,or/many} of {of:noun/many}",
                      "a/an {of:noun/one}'s {kinds:stack_kind,or/one}", "{of:noun/many}' {kinds:stack_kind,or/many}")
    ]
    return lines


def ability_of(kinds: str) -> list[Phrase]:
    """ "Ramza's special ability", "a Backup's ability": an ability that comes from it."""
    return [
        tree(ab.Any(ab.Noun((own.OnStack(hole("kinds")), own.ComesFrom(hole("source"))))), f"{{source:ref}}'s {kinds}"),
        tree(
            ab.Any(ab.Noun((own.OnStack(hole("kinds")), own.ComesFrom(ab.Any(hole("of")))))),
            f"a/an {{of:noun/one}}'s {kinds}",
        ),
    ]


PHRASES: list[tuple[str, list[Phrase]]] = [
    *players.PHRASES,
    ("together", [phrase(ab.Every, "the {noun:noun/many}")]),
    *references("deck"),
    ("count",
     [phrase(make, f"{up_to}{{amount:number}} more") for make, up_to in ((ab.UpTo, "up to "), (ab.Exactly, ""))]),
    ("opposing", [value(ab.Player.OPPONENT, "{@opposing|opponent's}")]),
    ("lying", [same("{:ref}")]),
    ("pile", [terms((own.Zone.HAND, own.Zone.BREAK))]),
    (
        "ref",
        [
            phrase(ab.This, "this {noun:bare/one}"),
            *[
                phrase(make, words)
                for make, first in ((ab.Former, ("the former", "the first")), (ab.Latter, ("the latter", "the second")))
                for words in (first[0], *(f"{first[1]} {what}" for what in ("Forward", "Character", "one")))
            ],
            phrase(ab.TheDealt, "the {noun:bare/one} that {@entered|has entered|enters} {@the|your} field",
                   participle=ab.Participle("entered"), many=False),
            phrase(ab.TheDealt, "the {noun:bare/one} placed in the Break Zone", participle=ab.Participle("placed"),
                   many=False),
        ],
    ),
    (
        "participle",
        [
            phrase(ab.Participle, "{done:did/done}"),
            *[phrase(ab.Participle, word, done=word) for word in ("named", "blocking", "attacking")],
        ],
    ),
    (
        "one_obj",
        [
            # "Up to 2 (select as many as possible)" are 2, or all there are.
            *[phrase(ab.Pick, f"{{@|a total of}} {count} {{noun:noun}} (select as many as possible)")
              for count in ("{count#:as_many}", "{count#:count}")],
            phrase(ab.InPlace, "{what:ref} {@from|in} the {zone:zone}", player=None),
            phrase(ab.InPlace, "{what:ref} removed {@|from the game} by this ability's cost", zone=own.Zone.REMOVED,
                   player=None),
            # "add 1 to your hand": of those just looked at.
            phrase(ab.Pick, "{count:count}", noun=_OF_THEM),
            phrase(ab.It, "the card"),
            phrase(ab.Every, "the {noun:other_noun/many}"),
            phrase(ab.The, "the {noun:noun/one}"),
            phrase(ab.TopOfDeck, "the top card of your deck and {@|the top card of }your opponent's deck", count=ONE,
                   player=ab.Player.EACH),
            phrase(ab.Every, "{@|the} {noun:single_names}"),
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
            *[phrase(ab.Every, f"{all_}{{noun:noun/many}}") for all_ in ("all the ", "the ", "all ", "")],
            phrase(ab.Every, "the {noun:single_names}"),
            phrase(ab.Both, "{references:together,and:2}"),
        ],
    ),
    (
        "who_one",
        [
            same("{:ref}"),
            *[phrase(ab.The, f"{the}{{noun:noun/one}}") for the in ("the ", "")],
            phrase(ab.Every, "each {noun:noun/one}"),
            phrase(ab.Any, "{noun:articled}"),
        ],
    ),
    # What something is compared with: "the same cost as it", of which no place is told.
    ("like", [same("{:ref}"), phrase(ab.The, "the {noun:noun/one}"), phrase(ab.Any, "{noun:articled}")]),
    (
        # Who does something, in an event.
        "doer",
        [
            same("{:ref}"),
            phrase(ab.Any, "{noun:articled}"),
            phrase(ab.Any, "any {noun:noun/one}"),
            *ability_of("{kinds:stack_kind,or/one}"),
            phrase(ab.Any, "{noun:your_noun/one}"),
            phrase(ab.Any, "one of {noun:your_noun/many}"),
            phrase(ab.Any, "{noun:card_name/one}"),
            phrase(ab.The, "the {noun:noun/one}"),
            phrase(ab.Pick, "{count#:at_least} {noun:noun}"),
            phrase(ab.Any, "{noun:source_in_party}"),
            phrase(ab.Any, "1 {noun:noun/one}"),
        ],
    ),
    ("at_least", [phrase(ab.AtLeast, "{amount:number} or more")]),
    # "Ramza forming a party"
    ("source_in_party", [phrase(ab.Noun, "{qualities:source_in_party_row}")]),
    ("among_source", [phrase(ab.Among, "{them:source}")]),
    ("in_party", [phrase(own.InParty, "forming a party"), phrase(own.InParty, "forming a party with {whose:obj}")]),
    (
        # What brought something about.
        "cause",
        [
            *_effects(),
            phrase(own.Effects, "Warp", kinds=(own.StackKind.WARP,), player=None),
            phrase(own.Effects, "abilities or {kinds:stack_kind,or/many}", player=None),
            phrase(own.ThisEffect, "this effect"),
            phrase(own.ThisEffect, "this ability"),
            phrase(own.ThisEffect, "this damage"),
            same("{:object}"),
        ],
    ),
    (
        # What Summons and abilities come from, said before them: "Backup abilities".
        "source_kind",
        [
            phrase(ab.Noun, "{qualities:element_mark=}"),
            phrase(ab.Noun, "{qualities:category_mark=}"),
            phrase(ab.Noun, "{qualities:simple_head=}"),
        ],
    ),
    (
        # And after them: "Summons of cost 5 or less", "abilities of the named Element".
        "such",
        [phrase(ab.Noun, "{qualities:such_quality+}")],
    ),
    (
        "such_quality",
        [
            *costs("cost", *OF_COST),
            phrase(ab.OfNamed, "of the named {kind:named_trait}"),
            same("{:of_element}"),
            *[
                phrase(ab.Same, f"that {shares} its {{trait:trait/{form}}}", whose=ab.Source())
                for shares in ("share", "shares") for form in ("one", "many")
            ],
        ],
    ),
    ("owner", [value(ab.Player.OPPONENT, "your opponent"), value(ab.Player.YOU, "yours")]),
]
