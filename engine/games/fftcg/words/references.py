"""What a sentence speaks about: players, objects, and what brought something about."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import CardType
from engine.games.fftcg.words.nouns import hand_of
from engine.games.fftcg.words.qualities import DONE_TAIL
from engine.text.english.classes import ALL, BY_EFFECT, THIS, any_of
from engine.text.english.nouns import PLAYERS, genitives, references
from engine.text.phrases import Phrase, Tables, hole, phrase, rest, same, terms, tree, value

_TAIL = f"{DONE_TAIL} {{@|{BY_EFFECT}}}"
_OF_THEM = ab.Noun((ab.Among(ab.Them()),))
_BOTH_KINDS = (own.StackKind.SUMMON, own.StackKind.ABILITY)


def _effects() -> list[Phrase]:
    """Summons and abilities as causes: whose, of which kinds, from what, and which not."""
    kinds = "{kinds:stack_kind,or|and|andor|or_a|or_1/any}"
    of = any_of(
        kinds, f"{{of:source_kind/one}} {kinds}", f"{kinds} {{of:posts}}",
        f"{{of#:noun/any}}<'s|'> {kinds}",
    )
    return [
        phrase(own.Effects, f"{{@a:}} {of} of {{player:owner}}"),
        phrase(own.Effects, f"{{@{{player:poss}}|{{player:opposing}}|a/an {{player:opposing}}|}} {of}"
               " {harmless! that don't deal damage} ?(other than {besides:stack_kind,or/many})?"),
        phrase(own.Effects, f"{{@a:}} {of}"),
    ]


#: "your Fire Summons or Fire abilities": the same is said twice; or each is of another.
_OF_EACH = "{player:turn_player} {of:source_kind/one} Summons or"
_SUMMONS_OR = ab.AnyOf((ab.Noun((rest("of", ab.Noun), ab.OfType(CardType.SUMMON))), hole("other")))


def ability_of(kinds: str) -> Phrase:
    """ "Ramza's special ability", "a Backup's ability": an ability that comes from it."""
    made = ab.Any(ab.Noun((ab.OnStack(hole("kinds")), ab.ComesFrom(hole("source")))))
    return tree(made, f"{{source:one_thing}}'s {kinds}")


PHRASES: list[Tables] = [PLAYERS, {
    "together": [phrase(ab.Every, "the {noun:noun/many}")],
}, references("deck"), {
    "opposing": [value(ab.Player.OPPONENT, "{@opposing|opponent's}")],
    "lying": [same("{:ref}")],
    "pile": [terms((own.Zone.HAND, own.Zone.BREAK))],
    "ref": [
        phrase(ab.This, "this {noun:bare/one}"),
        phrase(ab.Former, "{the former|the first {@Forward|Character|one}}"),
        phrase(ab.Latter, "{the latter|the second {@Forward|Character|one}}"),
        phrase(ab.TheDealt, "the {noun:bare/one} {participle:moved}", many=False),
        # "the card added to your hand"
        *[
            phrase(ab.TheDealt, f"the {{noun:dealt_noun/{form}}} {{participle:participle}} {_TAIL}",
                   many=form == "many")
            for form in ("one", "many")
        ],
    ],
    # What has become of one that is spoken of.
    "moved": [
        terms(
            [(ab.Participle("placed"), "placed in the Break Zone")],
            ((ab.Participle("entered"), f"that {entered} {where} field")
             for entered in ("entered", "has entered", "enters") for where in ("the", "your")),
        ),
    ],
    "participle": [
        phrase(ab.Participle, "{done:did/done}"),
        *[phrase(ab.Participle, word, done=word) for word in ("named", "chosen", "blocking", "attacking")],
    ],
    # Never "the other cards revealed": those are the rest.
    "dealt_noun": [phrase(ab.Noun, "{qualities:simple_card=}")],
    "one_obj": [
        # "Up to 2 (select as many as possible)" are 2, or all there are.
        *[phrase(ab.Pick, f"{{@a total of}} {count} {{noun:noun}} (select as many as possible)")
          for count in ("{count#:as_many}", "{count#:count}")],
        phrase(ab.InPlace, "{what:ref} {@in:from} the {zone:zone}", player=None),
        phrase(ab.InPlace, f"{{what:ref}} removed {{@from the game:}} {THIS}", zone=own.Zone.REMOVED, player=None),
        # "add 1 to your hand": of those just looked at.
        phrase(ab.Pick, "{count:count}", noun=_OF_THEM),
        phrase(ab.It, "the card"),
        # All but those spoken of.
        tree(ab.Every(ab.Noun((ab.Other(), rest("noun")))), "the other {noun:other_row/many}"),
        phrase(ab.The, "the {noun:noun/one}"),
        tree(ab.Every(ab.Noun((ab.AnyOf(hole("names")), rest("posts")))),
             "{@the:} {names:plain,and:2/one} {posts:post*}"),
    ],
    "obj": [
        tree(ab.Pick(hole("count"), hand_of(ab.Player.YOU)), "{count:many_cards} from your hand"),
    ],
    "genitive": genitives("obj"),
    # Subjects of what is so: all that fit, or something definite.
    "who": [same("{:source}"), same("{:who_many}"), same("{:who_one}")],
    "who_many": [
        phrase(ab.Every, f"{ALL} {{noun:noun/many}}"),
        phrase(ab.Both, "{references:together,and:2}"),
    ],
    "who_one": [same("{:one_thing}"), phrase(ab.Every, "each {noun:noun/one}")],
    "definite": [same("{:ref}"), phrase(ab.The, "the {noun:noun/one}")],
    "one_thing": [same("{:definite}"), phrase(ab.Any, "{noun:articled}")],
    # What something is compared with: "the same cost as it", of which no place is told.
    "like": [same("{:one_thing}")],
    # Who does something, in an event.
    "doer": [
        same("{:one_thing}"),
        phrase(ab.Any, "{@any|1} {noun:noun/one}"),
        ability_of("{kinds:stack_kind,or/one}"),
        phrase(ab.Any, "one of {noun:your_noun/many}"),
        tree(ab.Any(ab.Noun((hole("name", ab.Named),))), "{name:name_mark/one}"),
        phrase(ab.Pick, "{count#:many_or_more} {noun:noun}"),
        # As what, or where, it does so: "Ramza forming a party", "Ramza in your hand".
        tree(ab.Any(ab.Noun((ab.Among(hole("them")), rest("being", ab.Noun)))), "{them:source} {being:posts}"),
    ],
    # What brought something about.
    "cause": [same("{:used_cause}"), phrase(ab.Both, "{references:one_cause,or:2}"), same("{:one_cause}")],
    "one_cause": [same("{:used_cause}"), same("{:object}")],
    "used_cause": [
        *_effects(),
        tree(own.Effects(_BOTH_KINDS, hole("player"), of=hole("of")), f"{_OF_EACH} {{of:source_kind/one}} abilities"),
        tree(own.Effects(_BOTH_KINDS, hole("player"), of=ab.Noun((_SUMMONS_OR,))),
             f"{_OF_EACH} {{other:source_kind/one}} abilities"),
        phrase(ab.ThisEffect, "{@this effect|this ability|this damage}"),
    ],
    # What Summons and abilities come from, said before them: "Backup abilities".
    "source_kind": [phrase(ab.Noun, "{qualities:bare_row}")],
    "owner": [value(ab.Player.OPPONENT, "your opponent"), value(ab.Player.YOU, "yours")],
    "keeper": [terms([(ab.Player.ITS_CONTROLLER, "controller"), (ab.Player.ITS_OWNER, "owner")])],
}]
