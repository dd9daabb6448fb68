"""What is so: in a CONT skill, or for the duration of an effect."""

from __future__ import annotations

from engine.abilities.amounts import CountOf
from engine.abilities.durations import RestOfGame, ThisTurn, UntilEndOf, UntilEndOfNext
from engine.abilities.players import Player
from engine.abilities.references import It, Them
from engine.abilities.statics import (
    AlsoHas,
    Cannot,
    Changes,
    ForEach,
    Gains,
    Granted,
    LosesPower,
    Must,
    PlayerCannot,
    Power,
    Trace,
    While,
)
from engine.games.cipher.verbs import (
    AnyNumberInDeck,
    AttackMultiplied,
    CannotUseSkill,
    ClassChangeCostBecomes,
    CopyOf,
    CriticalHits,
    DeploymentCostBecomes,
    DeploymentCostReduced,
    Evades,
    InsteadOfRetreat,
    LevelUpWithoutName,
    LosesMark,
    LosesSkills,
    MayAttack,
    MoreOrbsDestroyed,
    NamedSkill,
    NotIntoBonds,
    OrbsDestroyed,
    PayInstead,
    Ranged,
    SeveralOfName,
    SkillsOfOthers,
    Support,
    SupportsFail,
    SupportSkillsOff,
    SupportsSucceed,
    Together,
)
from engine.games.cipher.vocabulary import RestOfCombat
from engine.text.grammar import Phrase, Row, phrase, same, value

_RANGES = (((1,), "1"), ((2,), "2"), ((3,), "3"), ((1, 2), "1-2"), ((1, 2, 3), "1-3"), ((2, 3), "2-3"))
_SUPPORT_CARD = (
    "any Support skills that your opponent's Support card possesses",
    "any Support skills possessed by your opponent's supporting card",
    "any Support skills possessed by your opponent's Support card",
    "support skills belonging to your opponent's support card",
    "all Support skills of your opponent's Support card",
)

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "duration",
        [
            phrase(ThisTurn, "until the end of the turn"),
            phrase(ThisTurn, "until the end of this turn"),
            phrase(ThisTurn, "until end of turn"),
            phrase(ThisTurn, "until the end of turn"),
            phrase(RestOfCombat, "until the end of this combat"),
            phrase(RestOfCombat, "until the end of the combat"),
            phrase(RestOfCombat, "until the end of battle"),
            phrase(RestOfCombat, "until the end of that combat"),
            phrase(UntilEndOf, "until the end of your opponent's turn", player=Player.OPPONENT),
            phrase(UntilEndOf, "until the end of your turn", player=Player.YOU),
            phrase(UntilEndOfNext, "until the end of your opponent's next turn", player=Player.OPPONENT),
            phrase(UntilEndOfNext, "until the end of your next turn", player=Player.YOU),
            phrase(RestOfGame, "until the end of the game"),
            phrase(RestOfGame, "until the game is over"),
            phrase(RestOfCombat, "until the end of combat"),
            phrase(RestOfCombat, "until the end of this battle"),
            phrase(RestOfCombat, "until the end of the battle"),
            phrase(ThisTurn, "until the end of that turn"),
        ],
    ),
    (
        "field_sentence",
        [
            same("{:static}{.}"),
            phrase(Together, "{statics:static,and:2}{.}"),
            phrase(ForEach, "for each {count:counted}, {statics:static,and}{.}"),
            phrase(While, "{condition:lead}, {statics:static,and}{.}"),
            phrase(While, "{condition:lead}, then {statics:static,and}{.}"),
            phrase(While, "{statics:static,and} {condition:if_lead}{.}"),
        ],
    ),
    (
        "static",
        [
            phrase(Changes, "{who#:subject} {changes:change,and}"),
            phrase(Changes, "{who#:subject} {changes:change,comma_but:2}"),
            phrase(Changes, "{who#:subject} {changes:change,:2}"),
            phrase(Changes, "{who:subject} {changes:change,and/one}"),
            phrase(Changes, "{who:subject} {changes:change,and/many}"),
            phrase(Changes, "{who#:subject} {changes:change,but:2}"),
            phrase(Changes, "{who:subject}'s attacks {changes:unevadable=}"),
            phrase(Changes, "{who:subject}'s attack {changes:unevadable=}"),
            phrase(Changes, "{who:subject}' attacks {changes:unevadable=}"),
            phrase(Changes, "{who:her} attacks {changes:unevadable=}"),
            phrase(Changes, "{who:her} attack {changes:unevadable=}"),
            phrase(Changes, "{who:subject}'s attack {changes:multiplied=}"),
            phrase(Changes, "the number of Orbs that {who:ref}'s attack will destroy {changes:orbs=}"),
            phrase(Changes, "the number of Orbs {who:ref}'s attack will destroy {changes:orbs=}"),
            phrase(Changes, "the number of Orbs that {who:ref}'s attacks will destroy {changes:orbs=}"),
            phrase(Changes, "the number of Orbs {who:ref}'s attacks will destroy {changes:orbs=}"),
            phrase(Changes, "the number of Orbs that {who:her} attack will destroy {changes:orbs=}"),
            phrase(Changes, "the number of Orbs {who:her} attack will destroy {changes:orbs=}"),
            phrase(Changes, "the Deployment Cost of {who:subject} {changes:cost_change=}"),
            phrase(Changes, "{who:subject}'s Deployment Cost {changes:cost_change=}"),
            phrase(Changes, "{who:subject}'s Class Change Cost {changes:class_cost_change=}"),
            phrase(Changes, "treat {who:ref} as if its {changes:also_named=}"),
            phrase(SupportsSucceed, "{cards:subject} will successfully support {whom:ref}"),
            phrase(SupportsSucceed, "{cards:subject} successfully support {whom:ref}"),
            phrase(SupportsFail, "{cards:subject} fail to support {whom:ref}"),
            phrase(SupportsFail, "{cards:subject} will fail to support {whom:ref}"),
            *[
                phrase(SupportSkillsOff, f"{card} {end}", player=Player.OPPONENT)
                for card in _SUPPORT_CARD
                for end in (
                    "are unable to come into effect",
                    "are unable to activate",
                    "cannot activate",
                    "cannot come into effect",
                )
            ],
            phrase(
                SeveralOfName,
                "you may deploy this card even if you already have an allied {name:name} "
                "and you may have 2 or more allied {name:name} at once",
            ),
            phrase(
                AnyNumberInDeck,
                "you may have 5 or more cards with the same Card Name as this card in your Deck",
            ),
            phrase(NotIntoBonds, "this card is unable to be placed in the Bond Area"),
            phrase(NotIntoBonds, "this card cannot be placed in the Bond Area"),
            phrase(NotIntoBonds, "this card cannot be placed in your Bond Area"),
            phrase(
                LevelUpWithoutName,
                "if you have no allied {absent:name}, you are able to Level Up an allied {onto:name} into this card",
            ),
            phrase(
                LevelUpWithoutName,
                "if you have no allied {absent:name}, you can Level Up allied {onto:name} with this card",
            ),
            *[
                phrase(InsteadOfRetreat, f"if {{event:event}}, {{effect:vp}} instead of {sending}")
                for sending in (
                    "sending <it|them> to the Retreat Area",
                    "sending him to the Retreat Area",
                    "sending her to the Retreat Area",
                    "sending it to the Retreat Area",
                    "the Retreat Area",
                )
            ],
            *[
                phrase(
                    PayInstead,
                    f"if {{who:one_ref}} {verb}, you may \u00ab{{cost:cost,}}\u00bb instead of sending "
                    f"{one} {{name:name}}{card} from your hand to the Retreat Area",
                    deed=deed,
                )
                for verb, deed in (("Critical Hits", CriticalHits()), ("evades", Evades()))
                for card in (" card", "")
                for one in ("a/an", "1")
            ],
            phrase(PlayerCannot, "{player:cannot_player} cannot {deeds:player_deed=}"),
            phrase(CannotUseSkill, "you may not use {skill:name}"),
            phrase(CannotUseSkill, "you cannot use {skill:name}"),
            phrase(Changes, "number of Orbs that {who:ref}'s attack will destroy {changes:orbs=}"),
            phrase(Changes, "the number of Orbs {who:ref}'s attack would destroy {changes:orbs=}"),
            phrase(Changes, "the number of Orbs that {who:ref}'s attack would destroy {changes:orbs=}"),
            phrase(Changes, "treat {who:ref} as if {changes:also_marked=}"),
            phrase(Changes, "{who:this_card} is also treated as {changes:as_marked=}"),
            phrase(SupportsFail, "{cards:subject} fails to support {whom:ref}"),
        ],
    ),
    ("cannot_player", [value(Player.YOU, "you"), value(Player.OPPONENT, "your opponent")]),
    ("counted", [phrase(CountOf, "{noun:noun/one}")]),
    ("her", [phrase(It, "her"), phrase(It, "his"), phrase(It, "its"), phrase(Them, "their")]),
    (
        "change",
        [
            phrase(Gains, "~gain {gains:gain,and}"),
            phrase(Gains, "~acquire {gains:gain,and}"),
            phrase(LosesPower, "~lose -{amount:number} attack"),
            phrase(LosesMark, "~lose {mark:mark}"),
            phrase(LosesSkills, "~lose {names:name,and}"),
            phrase(Cannot, "cannot {deeds:infinitive,or}"),
            phrase(Cannot, "can not {deeds:infinitive,or}"),
            phrase(Cannot, "<is|are> unable to {deeds:infinitive,or}"),
            phrase(Must, "must {deed:infinitive}"),
            phrase(MayAttack, "can attack {whom:subject} regardless of range"),
            phrase(MayAttack, "<is|are> able to attack {whom:subject} regardless of range"),
            phrase(MayAttack, "may attack {whom:subject} regardless of range"),
            phrase(CopyOf, "~become a copy of {whom:ref} in all but Name and Attack Power"),
            phrase(SkillsOfOthers, "~acquire all {icon:icon} possessed by {whose:subject}"),
            *[
                phrase(
                    SkillsOfOthers,
                    f"~acquire all {{icon:icon}} possessed by {{whose:subject}}. However, {only}",
                    one_each=True,
                )
                for pronoun in ("she", "he")
                for only in (
                    f"{pronoun} may only have 1 skill among those with shared skill names",
                    f"if there are multiple skills with the same skill name, {pronoun} may only have 1 of those",
                )
            ],
            phrase(Gains, "~gain {gains:gain,and} each"),
        ],
    ),
    (
        "gain",
        [
            phrase(Power, "{amount:times}"),
            phrase(Power, "+{amount:number} attack"),
            phrase(Support, "+{amount:number} support"),
            phrase(Trace, "{quality:plain_mark}"),
            phrase(Ranged, "range {distances:range}"),
            phrase(Granted, "the following skill: \u201c{ability:part/many}\u201d"),
            phrase(NamedSkill, "{name:name}: ({skill:skill_line/many})"),
        ],
    ),
    ("range", [value(distances, word) for distances, word in _RANGES]),
    (
        "unevadable",
        [
            phrase(Cannot, "cannot {deeds:evading=}"),
            phrase(Cannot, "<is|are> unable to {deeds:evading=}"),
        ],
    ),
    (
        "multiplied",
        [
            phrase(AttackMultiplied, "is doubled", factor=2),
            phrase(AttackMultiplied, "is tripled", factor=3),
            phrase(AttackMultiplied, "becomes doubled", factor=2),
        ],
    ),
    (
        "orbs",
        [
            phrase(OrbsDestroyed, "becomes {number:int}"),
            phrase(MoreOrbsDestroyed, "is increased by {number:int}"),
            phrase(OrbsDestroyed, "is {number:int}"),
        ],
    ),
    (
        "cost_change",
        [
            phrase(DeploymentCostBecomes, "becomes {amount:number}"),
            phrase(DeploymentCostReduced, "is reduced by {amount:number}"),
        ],
    ),
    ("class_cost_change", [phrase(ClassChangeCostBecomes, "becomes {amount:number}")]),
    ("also_named", [phrase(AlsoHas, "Unit Name is also {qualities:plain_name=}")]),
    (
        "also_marked",
        [
            phrase(AlsoHas, "he is also {qualities:plain_mark=}"),
            phrase(AlsoHas, "she is also {qualities:plain_mark=}"),
            phrase(AlsoHas, "it is also {qualities:plain_mark=}"),
        ],
    ),
    (
        "as_marked",
        [
            phrase(AlsoHas, "{qualities:plain_mark,and}"),
            phrase(AlsoHas, "a/an {qualities:plain_mark,and}"),
        ],
    ),
]

ROWS = {"field_sentences": Row((("field_sentence", 1, 6),))}
