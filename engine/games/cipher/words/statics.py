"""What is so: in a CONT skill, or for the duration of an effect."""

from __future__ import annotations

from engine.abilities.amounts import CountOf, Groups
from engine.abilities.conditions import Not
from engine.abilities.events import Attacks, Enters
from engine.abilities.nouns import ControlledBy, Noun
from engine.abilities.players import Player
from engine.abilities.references import Every, It, Them
from engine.abilities.statics import Cannot, Changes, PlayerCannot, While
from engine.games.cipher.vocabulary import DuringNext, RestOfCombat, UntilGone
from engine.games.cipher.vocabulary.game import NotStackedOn
from engine.games.cipher.vocabulary.skills import CannotUseSkill, UsesFree
from engine.games.cipher.vocabulary.verbs import (
    AnyNumberInDeck,
    CriticalHits,
    Evades,
    IsEvaded,
    LevelUpWithoutName,
    SeveralOfName,
    SupportsFail,
    SupportSkillsOff,
    SupportsSucceed,
    Together,
)
from engine.games.cipher.words.terms import BE_USED, COUNTS_AS, FAILS, OF_A_SKILL, THAT_ONE, THEIRS, THIS_COMBAT
from engine.text.english.classes import ABLE, BECAUSE_OF, UNABLE, UNTIL_THE_END_OF, any_of
from engine.text.english.statics import statics
from engine.text.grammar import Phrase, Row, phrase, same, tree, value
from engine.text.holes import hole

_SUPPORT_SKILLS = (
    "{@any|all|the} support skills {@that|} your opponent's {@supporting card|support card} {@possesses|has}",
    "{@any|all|the} support skills {@possessed by|belonging to|of} your opponent's {@supporting card|support card}",
    "your opponent's {@supporting card|support card}'s support skills",
    "your opponent's support skills",
)

_OFF = f"{{@are unable to|cannot|will not|do not}} {BE_USED}"

_FAIL = FAILS

_SUPPORT_SKILL = (
    "{@your opponent's support skill|the support skill of your opponent's support card} "
    f"{{@is unable to|cannot|will not|does not}} {BE_USED}"
)

_SUPPORTING = "{@any|all|the} support skills {@of|belonging to|possessed by} cards {@that are|} supporting"

_FREE = (
    "you {@do not have to|are not required to|need not|do not need to} pay the cost of"
    " {@this unit's|this card's|her|his|its|}"
)

_ORBS = "{@the number of Orbs|the amount of Orbs} {@that|}"

_DESTROY = "{@will destroy|destroy|destroys}"

_THIS_CARD = any_of("this card", "this unit")
_ITS = any_of("this unit's", "her", "his", "its", "")
_WITHOUT_PAYING = "{@without paying the cost|without paying its cost|without paying for its cost}"


_TO_LEVEL_UP = f"to {{@Level Up|Class Change}} {THAT_ONE}"

PHRASES: list[tuple[str, list[Phrase]]] = [
    *statics("skills"),
    ("power_amount", [same("{:number} attack")]),
    (
        "duration",
        [
            phrase(RestOfCombat, f"{UNTIL_THE_END_OF} {THIS_COMBAT}"),
            phrase(DuringNext, f"during {THEIRS} next turn", player=Player.OPPONENT),
            phrase(DuringNext, "during your next turn", player=Player.YOU),
            phrase(UntilGone, "until {@this unit|it|he|she} {@leaves|is removed from|is removed} {@the|} Battlefield"),
        ],
    ),
    (
        "field_sentence",
        [
            same("{:field_static}{.}"),
            phrase(Together, "{statics:static,and:2}{.}"),
            phrase(While, "{condition:lead}, {@|then} {statics:static,and}{.}"),
            *[
                phrase(While, f"{{condition:lead}}, {{@then|}} {{statics:{symbol}}}{instead}{{.}}", instead=True)
                for symbol, instead in (("static,and", " instead"), ("led=", " instead"), ("stronger_instead=", ""))
            ],
            phrase(While, "{condition:lead}, {statics:for_each_static=}{.}"),
            phrase(Together, "{statics:static,comma_but:2}{.}"),
            phrase(Together, "{statics:static,but:2}{.}"),
        ],
    ),
    (
        "static",
        [
            phrase(Changes, "{who#:who} {changes:change,and}"),
            phrase(Changes, "{who#:who} {changes:change,comma_but:2}"),
            phrase(Changes, "{who#:who} {changes:change,:2}"),
            phrase(Changes, "{who:who}'s {changes:limitless=}"),
            phrase(Changes, "{who:who} {changes:change,and/one}"),
            phrase(Changes, "{who:who} {changes:change,and/many}"),
            phrase(Changes, "{who#:who} {changes:change,but:2}"),
            phrase(Changes, "{who:who}'s {@attack|attacks} {changes:unevadable=}"),
            phrase(Changes, "{who:who}' attacks {changes:unevadable=}"),
            phrase(Changes, "{who:her} {@attack|attacks} {changes:unevadable=}"),
            phrase(Changes, "the {@attack|attacks} of {who:who} {changes:unevadable=}"),
            phrase(Changes, "{who:who}'s attack {changes:multiplied=}"),
            phrase(Changes, "{who:her} attack {changes:multiplied=}"),
            phrase(Changes, "{who:who}'s attack {changes:attack_varied=}"),
            phrase(Changes, "the attack of {who:who} {changes:attack_varied=}"),
            phrase(Changes, f"{_ORBS} {{who:obj}}'s {{@attack|attacks}} {_DESTROY} {{changes:orbs=}}"),
            phrase(Changes, f"{_ORBS} {{who:obj}}' attacks {_DESTROY} {{changes:orbs=}}"),
            phrase(Changes, f"{_ORBS} {{who:her}} {{@attack|attacks}} {_DESTROY} {{changes:orbs=}}"),
            phrase(Changes, f"{_ORBS} destroyed by {{who:obj}}'s {{@attack|attacks}} {{changes:orbs=}}"),
            phrase(Changes, "treat {who:obj} as if {@its|her|his|their|this card's|this unit's} {changes:also_named=}"),
            *[
                phrase(
                    NotStackedOn,
                    f"{_THIS_CARD} cannot be stacked on top of {{@a|an|}} {{onto:name}} {_TO_LEVEL_UP} {by}",
                    by_skill=by_skill,
                )
                for by, by_skill in (
                    (f"{BECAUSE_OF} {OF_A_SKILL}", True),
                    ("", False),
                )
            ],
            tree(While(Not(hole("condition")), (Changes(hole("who"), (Cannot((Enters(),)),)),)),
                 "{who:source} can only be deployed {condition:if_lead}"),
            phrase(
                SupportsSucceed, "{cards:who} {@will|} {@successfully support|succeed in supporting} {whom:obj}"
            ),
            phrase(SupportsFail, f"{{cards:who}} {{@will|always|}} {FAILS} to support {{whom:obj}}"),
            *[phrase(SupportSkillsOff, f"{skills} {_OFF}", player=Player.OPPONENT) for skills in _SUPPORT_SKILLS],
            *[phrase(SupportSkillsOff, f"{skills} {_FAIL}", player=Player.OPPONENT) for skills in _SUPPORT_SKILLS],
            phrase(SupportSkillsOff, _SUPPORT_SKILL, player=Player.OPPONENT),
            phrase(
                SeveralOfName,
                f"you may deploy {THAT_ONE} even if you {{@already|}} have an allied {{name:name}} "
                "and you may have 2 or more {@allied|} {name:name} {@at once|at the same time|}",
            ),
            phrase(
                AnyNumberInDeck,
                "you may have 5 or more cards with the same Card Name as this card in your Deck",
            ),
            phrase(
                PlayerCannot,
                f"{{player:cannot_player}} {UNABLE} {{deeds:player_infinitive=}}",
            ),
            phrase(Changes, "{who:opponents} {changes:fighting_ban=}"),
            phrase(CannotUseSkill, f"{{who:this_unit}} {UNABLE} use {{skill:name}} {{@again|}}"),
            phrase(CannotUseSkill, "{@no ally|none of your allies} can use {skill:name} {@again|}"),
            phrase(CannotUseSkill, f"you {UNABLE} use {{skill:name}} {{@again|}}"),
            phrase(Changes, "treat {who:obj} as if {changes:also_marked=}"),
            phrase(
                Changes,
                f"{{who:many_cards}} {COUNTS_AS} {{changes:as_marked=}}",
            ),
            phrase(
                Changes,
                "{who:source} {@is also treated as|is treated as if it is also|counts as|also counts"
                " as} {changes:as_marked=}",
            ),
            phrase(Changes, "{who:who}'s {@support|support value} {changes:support_change=}"),
            phrase(Changes, "the {@support|support value} of {who:who} {changes:support_change=}"),
            phrase(SupportSkillsOff, f"{_SUPPORTING} {{whom:who}} {_OFF}", player=Player.OPPONENT),
            phrase(UsesFree, f"{_FREE} {{skill:name}}"),
            phrase(UsesFree, f"you may {{@use|activate}} {_ITS} {{skill:name}} {_WITHOUT_PAYING}"),
            tree(Changes(hole("who"), (Cannot((IsEvaded(hole("by")),)),)),
                 f"{{by:who}} {UNABLE} evade {{who:one_obj}}'s {{@attack|attacks}}"),
            *[
                phrase(
                    LevelUpWithoutName,
                    f"if you {{@do not have an allied|do not have|have no allied|have no}} {{absent:name}}, {may}",
                )
                for may in (
                    f"you {ABLE} {{@Class Change|Level Up}} this card onto {{@an|}} allied {{onto:name}}",
                    f"you {ABLE} {{@Class Change|Level Up}} {{@an|}} allied {{onto:name}} {{@with|into|using}}"
                    " this card",
                )
            ],
            phrase(
                LevelUpWithoutName,
                "if you {@do not have an allied|do not have|have no allied|have no} {absent:name}, you"
                f" {ABLE} {{@Class Change|Level Up}} {{@an|any}} ally {{@with|into|using}} this card",
                onto="",
            ),
        ],
    ),
    ("many_cards", [phrase(Every, "{noun:noun/many}"), phrase(Every, "all {noun:noun/many}")]),
    ("led", [phrase(While, "{condition:lead}, {statics:static,and}")]),
    # What is forbidden to a player who fights is forbidden to their units.
    ("opponents", [value(Every(Noun((ControlledBy(Player.OPPONENT),))), "your opponent")]),
    ("fighting_ban", [phrase(Cannot, f"{UNABLE} {{deeds:fighting_deed,or}}")]),
    (
        "fighting_deed",
        [
            phrase(Attacks, "attack {whom:attackable}"),
            phrase(Attacks, "attack"),
            phrase(CriticalHits, "Critical Hit", whom=None),
            phrase(CriticalHits, "Critical Hit {whom:attackable}"),
            phrase(Evades, "evade"),
        ],
    ),
    ("cannot_player", [value(Player.YOU, "you"), value(Player.OPPONENT, "your opponent")]),
    ("unit", [phrase(CountOf, "{noun:noun/one}"), phrase(CountOf, "of {noun:noun/many}")]),
    ("groups", [phrase(Groups, "{size:int} {of:counted_many}")]),
    # Where no period is said, as long as nothing else is said either: for the turn, and for the combat.
    (
        "for_now",
        [
            phrase(Changes, "{who#:who} {changes:strength=}"),
        ],
    ),
    ("stronger", [phrase(Changes, "{who#:who} {changes:strength=}")]),
    ("stronger_instead", [phrase(Changes, "{who#:who} instead {changes:strength=}")]),
    (
        "this_combat",
        [
            phrase(SupportsFail, f"{{cards:who}} {FAILS} to support {{whom:obj}}"),
            phrase(Changes, "{who:who}'s {@attack|attacks} {changes:unevadable=}"),
            phrase(Changes, "{who#:who} {changes:survives=}"),
        ],
    ),
    ("her", [phrase(It, "her"), phrase(It, "his"), phrase(It, "its"), phrase(Them, "their")]),
]

ROWS = {
    "field_sentences": Row((("field_sentence", 1, 6),)),
}
