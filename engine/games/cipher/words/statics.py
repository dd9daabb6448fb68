"""What is so: in a CONT skill, or for the duration of an effect."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.games.cipher.words.nouns import THIS_UNIT
from engine.games.cipher.words.terms import BE_USED, COUNTS_AS, FAILS, OF_A_SKILL, THAT_ONE, THEIRS, THIS_COMBAT
from engine.text.english.classes import ABLE, ALSO, BECAUSE_OF, UNABLE, UNTIL_THE_END_OF, any_of
from engine.text.english.statics import statics
from engine.text.grammar import Row
from engine.text.phrases import Phrase, hole, phrase, same, tree, value

_SUPPORTER = "{@supporting card|support card}"
_ANY = "{@any|all|the} {@a support skill:support skills}"
#: What the opponent's support card can do.
_SUPPORT_SKILLS = (
    f"{_ANY} {{@that}} your opponent's {_SUPPORTER} {{@have:possesses}}",
    f"{_ANY} {{@possessed by|belonging to|of}} your opponent's {_SUPPORTER}",
    f"your opponent's {_SUPPORTER}'s {{@a support skill:support skills}}",
    "your opponent's {@a support skill:support skills}",
)
_OFF = f"{{@{{@does not:are unable to}} {BE_USED}|{FAILS}}}"
_SUPPORTING = f"{_ANY} {{@possessed by|belonging to|of}} cards {{@being:that are}} supporting"

_FREE = (
    "you do not have to pay the cost of"
    " {@own:this unit's}"
)

_THIS_CARD = any_of("this card", "this unit")
_ITS = "{@own:this unit's}"
_WITHOUT_PAYING = "{@without paying the cost|without paying its cost|without paying for its cost}"


_USING_THIS = "{@using} this card"

#: That its own skill of a name costs nothing.
_UNPAID = own.SkillCostReduced(THIS_UNIT, hole("skill"))

PHRASES: list[tuple[str, list[Phrase]]] = [
    *statics("skills"),
    ("power_amount", [same("{:number} attack")]),
    (
        "duration",
        [
            phrase(own.RestOfCombat, f"{UNTIL_THE_END_OF} {THIS_COMBAT}"),
            phrase(own.DuringNext, f"during {THEIRS} next turn", player=ab.Player.OPPONENT),
            phrase(own.DuringNext, "during your next turn", player=ab.Player.YOU),
            phrase(own.UntilGone,
                   "until {@it:this unit} {@leaves|is removed from|is removed} {@the} Battlefield"),
        ],
    ),
    (
        "field_sentence",
        [
            same("{:field_static}{.}"),
            phrase(own.Together, "{statics:static,and|comma_but|but:2}{.}"),
            phrase(ab.While, "{condition:lead}, {@then} {statics:one_static,and}{.}"),
            *[
                phrase(ab.While, f"{{condition:lead}}, {{@then:then}} {{statics:{symbol}}}{instead}{{.}}", instead=True)
                for symbol, instead in (("static,and", " instead"), ("led=", " instead"), ("stronger_instead=", ""))
            ],
        ],
    ),
    (
        "static",
        [
            phrase(ab.Changes, f"{{who#:who}} {ALSO} {{changes:change,and|comma_but|but}}"),
            phrase(ab.Changes, "{who#:who} {changes:change,:2}"),
            phrase(ab.Changes, "{who:genitive} {changes:limitless=}"),
            phrase(ab.Changes, "{who:who} {@{changes:change,and/one}|{changes:change,and/many}}"),
            phrase(ab.Changes,
                   "treat {who:obj} as if {@own:its} {changes:also_named=}"),
            *[
                phrase(own.NotStackedOn, f"{_THIS_CARD} cannot be stacked on top of {{@a}} {{onto:name}}"
                       f" to {{@Level Up|Class Change}} {THAT_ONE} {by}", by_skill=bool(by))
                for by in (f"{BECAUSE_OF} {OF_A_SKILL}", "")
            ],
            tree(ab.While(ab.Not(hole("condition")), (ab.Changes(hole("who"), (ab.Cannot((ab.Enters(),)),)),)),
                 "{who:source} can only be deployed {condition:if_lead}"),
            phrase(ab.Changes, "{who#:who} ~lose {changes:loss,and:2}"),
            phrase(own.SupportTurnsOut,
                   "{cards:who} {@will|} {@successfully support|succeed in supporting} {whom:obj}", succeeds=True),
            phrase(own.SupportTurnsOut, f"{{cards:who}} {{@will|always|}} {FAILS} to support {{whom:obj}}"),
            *[phrase(own.SupportSkillsOff, f"{skills} {_OFF}", player=ab.Player.OPPONENT, whom=None)
              for skills in _SUPPORT_SKILLS],
            phrase(
                own.SeveralOfName,
                f"you may deploy {THAT_ONE} even if you {{@already}} have an allied {{name:name}} "
                "and you may have 2 or more {@allied} {name:name} {@at once|at the same time|}",
            ),
            phrase(
                own.AnyNumberInDeck,
                "you may have 5 or more cards with the same Card Name as this card in your Deck",
            ),
            phrase(
                ab.PlayerCannot,
                f"{{player:cannot_player}} {UNABLE} {{deeds:player_infinitive=}}",
            ),
            phrase(ab.Changes, "{who:opponents} {changes:fighting_ban=}"),
            phrase(own.CannotUseSkill, f"{{@{{who:this_unit}} {UNABLE}|you {UNABLE}|no ally can"
                   "|none of your allies can} {@use} {skill:name} {@again|}"),
            phrase(ab.Changes, "treat {who:obj} as if {changes:also_marked=}"),
            phrase(ab.Changes, f"{{who:who}} {COUNTS_AS} {{changes:as_marked=}}"),
            phrase(own.SupportSkillsOff, f"{_SUPPORTING} {{whom:who}} {_OFF}", player=ab.Player.OPPONENT),
            tree(_UNPAID, f"{_FREE} {{skill:name}}"),
            tree(_UNPAID, f"you may {{@use}} {_ITS} {{skill:name}} {_WITHOUT_PAYING}"),
            tree(ab.Changes(hole("who"), (ab.Cannot((own.IsEvaded(hole("by")),)),)),
                 f"{{by:who}} {UNABLE} evade {{who:one_obj}}'s {{@attack}}"),
            phrase(
                own.LevelUpWithoutName,
                "if you {@do not have|have no} {@a:} {@allied} {absent:name}, you"
                f" {ABLE} {{@Class Change|Level Up}} {{this card onto {{@a}} allied {{onto:name}}"
                f"|{{@a}} {{allied {{onto:name}}|ally}} {_USING_THIS}}}",
            ),
        ],
    ),
    ("led", [phrase(ab.While, "{condition:lead}, {statics:static,and}")]),
    # What is forbidden to a player who fights is forbidden to their units.
    ("opponents", [value(ab.Every(ab.Noun((ab.ControlledBy(ab.Player.OPPONENT),))), "your opponent")]),
    ("fighting_ban", [phrase(ab.Cannot, f"{UNABLE} {{deeds:fighting_deed,or}}")]),
    (
        "fighting_deed",
        [
            phrase(ab.Attacks, "attack {whom:attackable}"),
            phrase(ab.Attacks, "attack"),
            phrase(own.CriticalHits, "Critical Hit", whom=None),
            phrase(own.CriticalHits, "Critical Hit {whom:attackable}"),
            phrase(own.Evades, "evade"),
        ],
    ),
    ("cannot_player", [value(ab.Player.YOU, "you"), value(ab.Player.OPPONENT, "your opponent")]),
    ("unit", [phrase(ab.CountOf, "{noun:noun/one}"), phrase(ab.CountOf, "of {noun:noun/many}")]),
    ("groups", [phrase(ab.Groups, "{size:int} {of:counted_many}")]),
    # Where no period is said, as long as nothing else is said either: for the turn, and for the combat.
    (
        "for_now",
        [
            phrase(ab.Changes, "{who#:who} {changes:strength=}"),
        ],
    ),
    ("stronger", [phrase(ab.Changes, "{who#:who} {changes:strength=}")]),
    ("stronger_instead", [phrase(ab.Changes, "{who#:who} instead {changes:strength=}")]),
    (
        "this_combat",
        [
            phrase(own.SupportTurnsOut, f"{{cards:who}} {FAILS} to support {{whom:obj}}"),
            phrase(ab.Changes, "{who:genitive} {@attack} {changes:unevadable=}"),
            phrase(ab.Changes, "{who#:who} {changes:survives=}"),
        ],
    ),
    (
        # Whose something is.
        "genitive",
        [same("{#:who}<'s|'>"), same("{:who}'s"), phrase(ab.It, "{@her|his|its}"), phrase(ab.Them, "their")],
    ),
]

ROWS = {
    "field_sentences": Row((("field_sentence", 1, 6),)),
}
