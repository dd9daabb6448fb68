"""What is so, in a [CONT] ability or for the duration of an effect; what becomes of a unit: what it gets, cannot do."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.cards import CRAY_ELEMENTAL, Skill
from engine.games.vanguard.vocabulary import Row
from engine.games.vanguard.words.nouns import scaled
from engine.games.vanguard.words.terms import THIS_UNIT
from engine.text import grammar
from engine.text.english.circumstances import SOME
from engine.text.english.classes import ALSO, BECOMES, UNABLE, any_of
from engine.text.english.clauses import JOINED, statics
from engine.text.english.nouns import genitives
from engine.text.phrases import Phrase, Tables, hole, phrase, rest, same, terms, tree, value

_GUARDIANS = any_of("cards", "a card", "guardians", "a guardian", "units", "")
_FROM_HAND = any_of("from their hand to [GC]", "from hand to [GC]", "to [GC] from hand", "to [GC] from their hand",
                    "from their hand", "from hand", "to [GC]")
#: In which battles of the turn: in those that the unit fights itself, or for another (VG 11.2).
_ITS_BATTLES = (
    (ab.Is(THIS_UNIT, ab.Noun((ab.Attacking(),))),
     "{@for|during|in} the battle {@that|} {@this unit|it} attacked {@|this turn}"),
    (ab.Exists(SOME, ab.Noun((own.BoostedBy(THIS_UNIT), own.IsUnit()))),
     "for the battle {@that|} the unit {@this unit|it} boosted attacked"),
)
#: What is so as a player guards, said of when they would (VG 11.3.2).
_WOULD_GUARD = f"{{@when {{player:subject}} would call|while {{player:subject}} calls}} {_GUARDIANS} {_FROM_HAND}"
_AS_THEY_GUARD = (
    (own.CannotGuardWith(hole("player"), ab.Any(ab.Noun((ab.IsCard(), ab.OtherThan(hole("noun")))))),
     ", they can only call {noun:noun/many}"),
    (own.CallsTogether(hole("player"), hole("least")), ", they must call {least:int} {@or more|} at the same time"),
)
_THEIR_UNITS = ab.Every(ab.Noun((ab.OwnedBy(ab.Player.OPPONENT), own.IsUnit())))
_IN_THE_BATTLE = any_of("", "during that battle", "in that battle")
_INSTEAD = any_of("instead", "instead of retiring it", "instead of retiring this unit")
_NUMBERS = (
    (own.Value.CRITICAL, "[Critical]"), (own.Value.SHIELD, "[Shield]"), (own.Value.DRIVE, "drive"),
)
_SIGNS = ((own.How.RAISED, "+"), (own.How.REDUCED, "-"))
_GET = any_of("~get", "~gain")



def _guarding(static: object, before: str, behind: str = "") -> list[Phrase]:
    """What is so of guarding: as long as it is said to last, or in the battles of the unit."""
    return [
        tree(static, f"{before} {behind}"),
        *[tree(ab.While(so, (static,)), f"{before} {words} {behind}") for so, words in _ITS_BATTLES],  # type: ignore[arg-type]
    ]


PHRASES: list[Tables] = [statics(), {
    "lost_whole": [terms([(ab.LosesAbilities(), "abilities")])],
    "power_amount": [scaled("")],
    "scaled": [scaled("")],
    "field_sentence": [
        same("{:such_static}{.}"),
        same("{:field_static}{.}"),
        phrase(ab.While, f"{{condition:lead}}, {{@then}} {{statics:nested_static,{JOINED}}}{{.}}"),
        # Another follows in the same sentence.
        same("{:lasting_static} {@and|,}"),
    ],
    "nested_static": [
        same("{:lasting_static}"),
        phrase(ab.While, "if {condition:condition}, {statics:lasting_static,and}"),
    ],
    "any_static": [same("{:static}")],
    # "They" are those of whom the condition speaks, which are so many now (VG 16.9).
    "such_static": [
        tree(ab.While(ab.Has(ab.Player.YOU, hole("quantity"), hole("noun")), (
            ab.Changes(ab.Every(ab.Noun((ab.OwnedBy(ab.Player.YOU), rest("noun", ab.Noun)))), hole("changes")),)),
             "if you have {quantity#:quantity} {noun:noun/any}, they {changes:change,and|comma}"),
    ],
    "static": [
        phrase(ab.Changes, f"{{who#:who}} {ALSO} {_GET} {{changes:got_row}}"),
        phrase(ab.Changes, f"{{who#:who}} {ALSO} {{changes:change,and|comma}}"),
        tree(ab.Changes(hole("who"), (hole("first"), rest("more"))),
             f"{{who#:who}} {{first:change}} and {_GET} {{more:got_row}}"),
        tree(ab.Changes(hole("who"), (ab.Gains((own.InPlaceOf(hole("amount"), hole("former")),)), rest("more"))),
             f"{{who#:who}} {_GET} [Power] + {{amount:scaled}} {{@/|and}} {{more:got_row}} instead of"
             " + {former:number}"),
        tree(ab.Changes(hole("who"), (rest("gets"), hole("last"))),
             f"{{who#:who}} {_GET} {{gets:got_row}} {{@,|and}} {{last:change}}"),
        tree(ab.Changes(hole("who"), (own.SharesName(hole("whose")),)),
             "{who:who} has the same card name as {whose:obj}"),
        phrase(ab.PlayerCannot, f"{{player#:subject}} {UNABLE} {{deeds:player_infinitive,or}}"),
        tree(ab.Changes(hole("what"), (ab.Cannot((own.Rides(normal=True),)),)),
             f"you {UNABLE} normal ride {{what:source}}"),
        phrase(own.TriggersNullified, "{@all of|} {player:poss} trigger effects are nullified"),
        *[phrase(own.TriggersRaise, f"the [Power] {{@increase|increases}} of {icon} trigger {{@effects|effect}}"
                 " revealed {@for|by|in} {player:turn_player} drive {@check|checks} get + {amount:number}", **fixed)
          for icon, fixed in (("", {"trigger": None}), ("{trigger:trigger_icon}", {}))],
        *_guarding(own.CannotGuardWith(hole("player"), hole("what")),
                   f"{{player:subject}} {UNABLE} call {{what:called_cards}} {_FROM_HAND}"),
        *_guarding(own.CannotGuardWith(hole("player"), ab.Any(ab.Noun((ab.IsCard(), ab.OtherThan(hole("noun")))))),
                   "{player:subject} {@can only call|can call only|can normal call only} {noun:noun/many}"
                   f" {_FROM_HAND}"),
        *_guarding(own.CannotGuardWith(hole("player"), ab.Any(ab.Noun((ab.IsCard(), ab.OtherThan(hole("noun")))))),
                   "{player:subject} can normal call only {noun:noun/many}"),
        *[tree(ab.Changes(hole("who"), (own.Varies(kind, own.How.BECOMES, hole("amount")),)),
               f"{{who:genitive}} original {word} {BECOMES} {{amount:number}}")
          for kind, word in ((own.Value.ORIGINAL_POWER, "[Power]"), (own.Value.ORIGINAL_CRITICAL, "[Critical]"))],
        *[tree(ab.Changes(hole("who"), (own.Varies(kind, own.How.BROUGHT, hole("amount")),)),
               f"{{who:genitive}} {word} {{@increases or decreases|increase or decrease}} to become {{amount:number}}")
          for kind, word in (*_NUMBERS, (own.Value.POWER, "[Power]"))],
        tree(ab.Changes(hole("who"), (own.Varies(own.Value.DRIVE, own.How.BECOMES, hole("amount")),)),
             "{who:genitive} drive {@is the same as|becomes} {amount:quantity_named}"),
        tree(ab.Changes(hole("who"), (ab.Gains((ab.Power(own.ValueOf(own.Value.POWER, hole("whose"))),)),
                                      own.Varies(own.Value.CRITICAL, own.How.RAISED,
                                                 own.ValueOf(own.Value.CRITICAL, hole("whose"))))),
             f"{{who#:who}} {_GET} {{whose:genitive}} [Power] and [Critical]"),
        tree(ab.Changes(hole("who"), (ab.Gains((ab.Power(own.ValueOf(own.Value.ORIGINAL_POWER, hole("whose"))),)),)),
             "increase {who:genitive} [Power] by {@|the sum of} the original [Power] of {whose:who}"),
        tree(ab.Changes(hole("who"), (
            ab.Gains((ab.Power(own.ValueOf(own.Value.ORIGINAL_POWER, hole("whose"))),)),
            own.Varies(own.Value.CRITICAL, own.How.RAISED,
                       own.ValueOf(own.Value.ORIGINAL_CRITICAL, hole("whose"))))),
             f"{{who#:who}} {_GET} the original [Power] and [Critical] of {{whose:who}}"),
        tree(ab.While(hole("condition"), (ab.ForEach(hole("count"), (ab.Changes(hole("who"), hole("changes")),)),)),
             f"{{who#:who}} {_GET} {{changes:got_row}} {{condition:during}} {{count:per}}"),
        tree(ab.Changes(hole("who"), (ab.Cannot((ab.Attacks(ab.Any(ab.Noun((
            ab.OtherThan(hole("noun")), own.IsUnit())))),)),)),
             "{who#:who} can only attack {@the} {noun:noun/any}"),
        tree(ab.Changes(hole("who"), (ab.Cannot((ab.Attacks(hole("whom")),)),
                                      ab.Cannot((own.Boosts(ab.Any(hole("noun"))),)))),
             f"{{who#:who}} {UNABLE} attack {{whom:called_cards}}, and {UNABLE} boost {{noun:noun/many}}"),
        tree(ab.Changes(hole("who"), (own.MayAttack(), own.InterceptsFromBack())),
             "{who#:who} can attack and intercept from the back row"),
        *[said for static, so in _AS_THEY_GUARD for said in _guarding(static, _WOULD_GUARD, so)],
        # In place of what would befall it (VG 16.12).
        tree(ab.Replacement(ab.Happens((hole("who"),), hole("deeds")), ab.IfLiked(ab.Performed((hole("effect"),)))),
             f"when {{who:source}} would be {{deeds:suffering_so=/done}} {_IN_THE_BATTLE}, you may {{effect:vps/many}}"
             f" {_INSTEAD}"),
        tree(ab.Replacement(ab.Happens((hole("who"),), hole("deeds")), ab.Performed((hole("effect"),))),
             f"when {{who:doer}} would be {{deeds:suffering_so=/done}} {_IN_THE_BATTLE}, {{effect:vps/many}}"
             f" {_INSTEAD}"),
        phrase(own.MustInterceptAll,
               "{player:cause_owner} units must intercept {@as much as possible|if possible}"),
        *[tree(ab.Changes(hole("who"), (own.Varies(kind, own.How.BECOMES, hole("amount")),)),
               f"the original {word} of {{who:who}} {BECOMES} {{amount:number}}")
          for kind, word in ((own.Value.ORIGINAL_POWER, "[Power]"), (own.Value.ORIGINAL_CRITICAL, "[Critical]"))],
        tree(ab.Changes(hole("who"), (own.MakesDriveChecks(),)), "{who:who} {@perform|performs} drive checks"),
        tree(ab.Changes(ab.It(), (own.MakesDriveChecks(),)),
             "{you|} perform drive checks for {this battle|that battle|the battle it attacked|the battle this unit"
             " attacked}"),
        tree(own.MustInterceptAll(ab.Player.OPPONENT),
             "your opponent must intercept {@if possible|as much as possible}"),
        tree(ab.Changes(_THEIR_UNITS, (ab.Cannot((own.Intercepts(),)),)), f"your opponent {UNABLE} intercept"),
        tree(ab.Changes(_THEIR_UNITS, (ab.Must(own.Intercepts()),)), "your opponent must intercept") ,
        tree(ab.Changes(ab.Every(hole("noun")), (ab.DoesNotUntap(next_only=True),)),
             f"your opponent {UNABLE} [Stand] {{noun:noun/many}} during their next stand phase"),
        phrase(own.DiscardedAs,
               "{{@when|if} this card would be discarded, it may be|while {@|you are} paying the cost for [Stride],"
               " this card may be} discarded as a grade {grades:int,or}"),
        phrase(own.DiscardedAs,
               "when you would discard this card, you may discard it as a grade {grades:int,or}"),
        phrase(own.CopiesInDeck, "you may {only have|include} {count#:count} {{name:name}|of this card} in your deck"),
        value(own.AstralPlane(), "your back row center circle becomes an Astral Plane"),
        tree(ab.Changes(hole("who"), (ab.CostsTo(ab.Attacks(), (ab.Do(hole("action")),)),)),
             "when {who#:source} would attack, this unit cannot attack unless you {action:vp/many}"),
        tree(ab.Changes(THIS_UNIT, (ab.CostsTo(ab.Attacks(), (ab.Do(hole("action")),)),)),
             "when it would attack, this unit cannot attack unless you {action:vp/many}"),
        tree(ab.Changes(ab.Every(hole("noun")), (ab.Must(own.Intercepts()),)),
             "{noun:noun/many} must intercept {@as much as possible|if possible}"),
        phrase(own.PaysAs,
               "{@you may discard this card|this card may be discarded} as a {trigger:trigger_icon} for the cost of"
               " calling a [G Guardian]"),
    ],
    # How long it is so, in the middle or behind it.
    "clause": [
        *[tree(ab.Lasting(hole("duration"), (static,)), f"{_WOULD_GUARD} {{duration:duration}} {so}")
          for static, so in _AS_THEY_GUARD],
        phrase(ab.Lasting, "{statics:static=} for that battle", duration=ab.RestOfCombat()),
        tree(ab.Lasting(ab.UntilEdgeOf(ab.Player.EITHER, next=True), (ab.Replacement(
            ab.PlayerActs(ab.Player.YOU, (own.Loses(),)), ab.Performed((hole("effect"),)), once=True),)),
             "for one time during the next turn, when you would lose {@|the game}, {effect:clauses} instead"),
    ],
    "all_clans": [value(own.OfClan(CRAY_ELEMENTAL), "all clans and nations")],
    "clan_quality": [
        phrase(own.OfClan, "{@a} {clan:clan}"), phrase(own.OfRace, "{@a} {race:race}"),
        phrase(ab.Named, "{name:name}"),
    ],
    "called_cards": [
        same("{:obj}"), phrase(ab.Every, "{noun:noun/many}"),
        tree(ab.Every(ab.Noun((ab.AnyOf((hole("one"), hole("other"))),))), "{one:noun/many} or {other:noun/many}"),
    ],
    # Of which player they are is known (VG 11.2.5).
    "back_row": [tree(ab.Every(ab.Noun((ab.OwnedBy(ab.Player.OPPONENT), rest("noun", ab.Noun), own.InRow(Row.BACK)))),
                      "{noun:noun/many} in the back row")],
    "genitive": [tree(ab.Every(hole("noun")), "{noun:dealt_noun}'s"), *genitives("who")],
    "change": [same(f"{_GET} {{:got}}"), same("{:changes_to}"),
               tree(ab.Must(own.Intercepts()), "must intercept {@if possible|as much as possible}")],
    "changes_to": [
        tree(own.Battles(ab.Every(hole("noun"))), "battles all {@of} {noun:noun/many} {@|in one attack}"),
        phrase(own.Varies, "~become grade {amount:number}", value=own.Value.GRADE, how=own.How.BECOMES),
        phrase(ab.AlsoHas, "is also {@|regarded as} {qualities:clan_quality=}"),
        phrase(ab.AlsoHas, "is from {qualities:all_clans=}"),
        phrase(own.MayAttack, "can attack {whom:back_row}"),
        phrase(own.Varies, "is regarded as grade {amount:number}", value=own.Value.GRADE, how=own.How.BECOMES),
        value(ab.DoesNotUntap(next_only=True), f"{UNABLE} [Stand] {{@during|on|in}} {{@own}} next stand phase"),
        value(ab.DoesNotUntap(), f"{UNABLE} [Stand] {{@during|on|in}} {{@own}} stand phase"),
        value(own.InterceptsFromBack(), "can intercept from the back row"),
        value(own.MayAttack(), "can attack from the back row"),
        value(own.MayAttack(ab.Every(ab.Noun((ab.OwnedBy(ab.Player.OPPONENT), own.IsUnit(), own.InRow(Row.BACK))))),
              "can attack the back row"),
        tree(own.MayAttack(None, ab.Any(hole("noun"))), "can attack {@the} {noun:noun/one} from the back row"),
        value(own.MakesDriveChecks(), "{@performs|perform} drive checks"),
        phrase(own.Varies, f"{BECOMES} grade {{amount:number}}", value=own.Value.GRADE, how=own.How.BECOMES),
    ],
    # What is got: one after the other, with strokes between.
    "further_got": [same("{@/|and} {:got}")],
    "got": [
        tree(ab.Gains((ab.Power(hole("amount")),)), "[Power] + {amount:scaled}"),
        tree(ab.Gains((own.InPlaceOf(hole("amount"), hole("former")),)),
             "[Power] + {amount:scaled} instead of + {former:number}"),
        phrase(own.InPlaceOfLess, "[Power] - {amount:number} instead of - {former:number}"),
        *[tree(ab.Gains((ab.Power(own.ValueOf(kind, hole("whose"))),)), words)
          for kind, words in (
              (own.Value.ORIGINAL_POWER, "{the original [Power] of {whose:obj}|{whose:genitive} original [Power]}"),
              (own.Value.POWER, "{whose:genitive} [Power]"),
          )],
        *[tree(own.Varies(own.Value.CRITICAL, own.How.RAISED, own.ValueOf(kind, hole("whose"))), words)
          for kind, words in (
              (own.Value.ORIGINAL_CRITICAL,
               "{the original [Critical] of {whose:obj}|{whose:genitive} original [Critical]}"),
              (own.Value.CRITICAL, "{whose:genitive} [Critical]"),
          )],
        *[tree(own.VariesInstead(own.Varies(kind, how, hole("amount")), own.Varies(kind, was, hole("former"))), words)
          for kind, word in _NUMBERS
          for how, sign in _SIGNS for was, other in _SIGNS
          for words in dict.fromkeys((
              f"{word} {sign} {{amount:number}} instead of {word} {other} {{former:number}}",
              f"{word} {sign} {{amount:number}} instead of {other} {{former:number}}",
          ))],
        phrase(ab.LosesPower, "[Power] - {amount:scaled}"),
        *[phrase(own.Varies, f"{word} {sign} {{amount:scaled}}", value=kind, how=how)
          for kind, word in (*_NUMBERS, (own.Value.GRADE, "grade")) for how, sign in _SIGNS],
        tree(ab.Gains((ab.Granted(hole("ability")),)), "\u201c{ability:line}\u201d"),
        tree(ab.Gains((own.AbilitiesOf(ab.Them()),)),
             "all {@of the|the|of} abilities of {@the|those} cards {@put into your soul by this effect|}"),
        tree(ab.Gains((own.AbilitiesOf(hole("whose")),)),
             "{@all|} {@of the|the|of|of the original|the original|original} abilities of {whose:obj}"),
        tree(ab.Gains((own.OtherAutosOf(hole("whose")),)),
             "all {@of} {whose:genitive} [AUTO] abilities other than this ability"),
        tree(ab.Gains((own.Skilled(hole("skill")),)), "{skill:skill}"),
    ],
    "skill": [
        # Without the marks behind them they are printed as they are read.
        terms([(Skill.TWIN_DRIVE, '["Twin Drive"]'), (Skill.TRIPLE_DRIVE, '["Triple Drive"]'),
               *((one, f'["{one.value}"]') for one in Skill), (Skill.BOOST, "[Boost]"), (Skill.BOOST, "boost"),
               (Skill.INTERCEPT, "[Intercept]")]),
    ],
    "gain": [tree(ab.Granted(hole("ability")), "\u201c{ability:line}\u201d")],
}]

ROWS = {"got_row": grammar.Row((("got", 1, 1), ("further_got", 0, 4)))}
