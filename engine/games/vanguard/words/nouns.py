"""What sentences speak of: noun phrases, with qualities before, at and after the head, references, and amounts."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.cards import CLANS, Trigger
from engine.games.vanguard.words.terms import THIS_CARD, THIS_UNIT
from engine.text.english.classes import THIS_TURN, any_of
from engine.text.english.nouns import (
    ONE,
    PLAYERS,
    alike,
    alternatives,
    amounts,
    besides,
    bounded,
    nouns,
    placed,
    quantities,
    references,
    unlike,
    worths,
    worths_told,
)
from engine.text.grammar import Row
from engine.text.phrases import Phrase, Tables, hole, phrase, rest, same, terms, tree, trees, value

_GRADE = "grade {amount:number} {comparison:limit}"
_HOW = any_of("", "this way", "with this effect", "by this effect", "for this cost")
_CALLED = ab.TheDealt(ab.Participle("called"), ab.Noun((own.IsUnit(),)), False)
_OTHER = ab.OtherThan(THIS_UNIT)


def scaled(unit: str) -> Phrase:
    """So much, also for each of something: "1000 for each card in your bind zone"."""
    return trees(f"{{each:number}}{unit} ?({{count:per}})?", ab.Times(hole("each"), hole("count")),
                 hole("each", ab.Number))


PHRASES: list[Tables] = [{
    "noun": [phrase(ab.Noun, "{qualities:noun_row}")],
    "articled": [same("a/an {:noun/one}"), same("another {:another/one}")],
    "another": [tree(ab.Noun((_OTHER, rest("noun", ab.Noun))), "{noun:noun/one}")],
    "bare": [phrase(ab.Noun, "{qualities:bare_row}")],
    # Whose it is, with the one thing that they have: "your vanguard".
    "possessed": [phrase(ab.Noun, "{qualities:possessed_row}")],
    "pre": [
        same("{:your}"),
        same("{:state}"),
        same("{:grade}"),
        same("{:described}"),
        phrase(ab.TraitIs, "[Power] {amount:number} {comparison:limit}", trait=ab.Trait.POWER),
        alternatives("described_noun"),
        tree(_OTHER, "other"),
        phrase(own.InRow, "{row:row}"),
        phrase(ab.InZone, "{zone:circle_zone}", player=None),
        tree(ab.OtherThan(ab.Noun((hole("quality"),))), "non - {quality:negatable/one}"),
    ],
    "negatable": [same("{:grade}"), same("{:kind_of_card}"), same("{:described}")],
    "grade": [phrase(ab.TraitIs, _GRADE, trait=ab.Trait.COST)],
    "described": [
        phrase(ab.Named, "{name:name}"),
        phrase(own.OfRace, "{race:race}"),
        phrase(own.OfClan, "{clan:clan}"),
        phrase(own.HasTrigger, "{trigger:trigger_icon}"),
    ],
    "described_noun": [phrase(ab.Noun, "{qualities:described=}"), phrase(ab.Noun, "{qualities:grade=}")],
    "trigger_icon": [terms((one, f"[{one.value}]") for one in Trigger)],
    "clan": [terms((clan, f"[<{clan}>]") for clans in CLANS.values() for clan in clans)],
    "row": [terms(own.Row)],
    "head": [
        same("{:unit_head}"),
        same("{:kind_of_card}"),
        same("{:token}"),
        phrase(own.IsGauge, "{name:gauge_name}"),
        phrase(ab.IsCard, "<card|cards>"),
        # What a card is may be all that is said of it: "a grade 3", "up to one "Name"".
        same("{:described}"),
        same("{:grade}"),
        alternatives("described_noun"),
        tree(ab.AnyOf((ab.Noun((ab.Named(hole("one")),)), ab.Noun((own.NameHas(hole("other")),)))),
             "{one:name} or with {other:name} in its card name"),
    ],
    "kind_of_card": [
        phrase(own.IsNormal, "normal <unit|units>"),
        phrase(own.HasTrigger, "{trigger:trigger_icon} <trigger|triggers>"),
        phrase(own.HasTrigger, "{trigger:trigger_icon} trigger <unit|units>"),
        terms([(own.IsKind(kind), f"<{kind.value}|{kind.value}s>") for kind in own.CardKind],
              [(own.IsKind(own.CardKind.TOKEN), "token <unit|units>"),
               (own.IsKind(own.CardKind.TRIGGER), "<trigger|triggers>"),
               (own.IsKind(own.CardKind.MUSIC), "music <card|cards>"),
               (own.IsKind(own.CardKind.ORDER), "order <card|cards>"),
               (own.IsUnit(), "unit <card|cards>")]),
    ],
    "gauge_name": [terms([("equip gauge", "equip <gauge|gauges>"), ("equip gauge", "equip gauge"),
                          ("divine gauge", "divine <gauge|gauges>"), ("divine gauge", "divine gauge"),
                          ("", "<gauge|gauges>")])],
    "token_noun": [phrase(ab.Noun, "{qualities:token=}")],
    "token": [phrase(own.TokenOf, "{name:token_name} <token|tokens>")],
    "unit_head": [
        terms([(own.IsUnit(), "<unit|units>"), (own.IsVanguard(), "<vanguard|vanguards>"),
               (own.IsRearGuard(), "<rear-guard|rear-guards>"), (own.IsGuardian(), "<guardian|guardians>")]),
    ],
    # What is among others is said of what is picked, not of whose number it is held against.
    "post": [
        same("{:own_post}"),
        *[one for one in besides() if one.make is ab.Among],
        phrase(ab.Among, "from {them:ref}"),
    ],
    "own_post": [
        same("with {:having}"),
        same("and {:having}"),
        *worths_told(),
        *unlike("with"),
        phrase(ab.AllDifferent, "{@of|and with|and} different {trait:trait/any}"),
        same("{:place}"),
        *[one for one in besides() if one.make is not ab.Among],
        phrase(ab.OtherThan, "{@not named|other than} {what:name_noun}"),
        tree(ab.OtherThan(ab.Noun((hole("having"),))),
             "{@without|that do not have|that does not have} {having:having}"),
        phrase(ab.Named, "named {name:name}"),
        tree(ab.AnyOf((ab.Noun((ab.Named(hole("one")),)), ab.Noun((ab.Named(hole("other")),)))),
             "named {one:name} or {other:name}"),
        phrase(own.GaugeOf, "equipped to {whose:obj}"),
        phrase(ab.Attacking, "{@|that are|that is} attacking ?({whom:obj})?"),
        tree(ab.Attacking(ab.Any(hole("noun"))), "{@that are|that is|} attacking {noun:noun/many}"),
        tree(own.BoostedBy(THIS_UNIT), "{@that|} {@this unit|it} boosted"),
        tree(ab.OtherThan(ab.Noun((ab.Same(ab.Trait.NAME, hole("whose")),))),
             "{@|that is|that are} different from {{whose:obj}|{whose:genitive}}"),
        value(ab.OtherThan(ab.Noun((ab.Defending(),))), "{@that is|that are} not being attacked"),
        value(ab.Defending(), "{@that is|that are} being attacked"),
        phrase(ab.DidThisTurn, f"{{deed:suffering_so/done}} {THIS_TURN}"),
        phrase(ab.Done, "{@|that was|that were} {word:dealt}"),
        phrase(ab.Done, f"{{@that|}} you {{word:dealt_by_you}} {_HOW}", player=None),
    ],
    "marked_card": [tree(ab.Noun((ab.IsCard(), hole("mark"))), "card with {mark:with_keyword}")],
    "name_noun": [phrase(ab.Noun, "{qualities:name_quality=}")],
    "name_quality": [phrase(ab.Named, "{name:name}")],
    "having": [
        *worths(),
        *alike(),
        phrase(own.NameHas, "{words:name} in its card name"),
        tree(ab.AnyOf((ab.Noun((own.NameHas(hole("one")),)), ab.Noun((own.NameHas(hole("other")),)))),
             "{one:name} or {other:name} in its card name"),
        tree(ab.AnyOf((ab.Noun((own.NameHas(hole("one")),)), ab.Noun((ab.Named(hole("other")),)))),
             "{one:name} in its card name or {other:name}"),
        same("{:grade}"),
        same("{:with_keyword}"),
        phrase(ab.TraitIs, "[Power] {amount:number} {comparison:limit}", trait=ab.Trait.POWER),
        phrase(ab.TotalIs, "{@the|a} sum of their {trait:trait/many} being {amount:number} {comparison:limit}"),
        phrase(own.OriginalGrade, "original grade {amount:number} {comparison:limit}"),
        phrase(own.HasKeyword, "{@a:} sentinel", keyword=own.Keyword.SENTINEL),
        phrase(own.HasMarker, "{@a} {name:marker_name} <marker|markers>"),
        phrase(own.HasGauge, "{@a} {name:gauge}"),
        phrase(own.HasGauge, "{quantity#:quantity} {name:gauge_name/any}"),
        phrase(own.HasSkill, "{skill:skill}"),
        tree(ab.Same(ab.Trait.NAME, ab.Every(hole("noun"))), "the same {@card name|name} as {noun:noun/many}"),
        value(own.ValueIs(own.Value.POWER, ab.Quantity(ab.Comparison.AT_LEAST, ab.Number(0))), "[Power]"),
        tree(own.HasMarker(hole("name")), "{@a} {name:marker_name} <marker|markers> on {@its|their} circle"),
        phrase(own.HasTrigger, "{@a} {trigger:trigger_icon} {@|trigger|trigger icon}"),
        phrase(ab.Same, "{@the|} same {@card name|name} as {whose:obj}", trait=ab.Trait.NAME),
        value(ab.Same(ab.Trait.NAME), "the same card names"),
        tree(ab.OtherThan(ab.Noun((ab.Same(ab.Trait.NAME, hole("whose")),))),
             "{@a} {@different card name|card name different} from {{whose:obj}|{whose:genitive}}"),
        tree(ab.TraitIs(ab.Trait.COST, ab.Comparison.EXACTLY, ab.TraitOf(ab.Trait.COST, hole("whose"))),
             "the same grade as {whose:obj}"),
    ],
    "being": [same("{:state}"), same("{:place}"),
              phrase(ab.DidThisTurn, f"{{deed:suffering_so/done}} {THIS_TURN}")],
    "state": [
        terms([(ab.Tapped(), "[Rest]"), (ab.Untapped(), "[Stand]"), (ab.FaceUp(), "face up"),
               (ab.FaceDown(), "face down"), (own.IsLocked(), "locked"), (own.Boosted(), "boosted"),
               (own.IsDeleted(), "deleted"), (ab.Defending(), "attacked"),
               (ab.Attacking(), "attacking")]),
    ],
    "place": [
        *placed(),
        tree(ab.AnyOf((ab.Noun((ab.InZone(own.Zone.VC, hole("player")),)),
                       ab.Noun((ab.InZone(own.Zone.RC, hole("player")),)))), "on {player:poss} [VC] or [RC]"),
        # Of a player and elsewhere: cards of a zone, and rear-guards.
        tree(ab.AnyOf((ab.Noun((ab.InZone(hole("zone"), hole("player")),)),
                       ab.Noun((ab.OwnedBy(hole("player")), own.IsRearGuard())))),
             "{@from|in} {player:poss} {zone:zone} {@or|and} rear-guards"),
        tree(ab.AnyOf((ab.Noun((ab.OwnedBy(hole("player")), own.IsUnit())),
                       ab.Noun((ab.InZone(hole("zone"), hole("player")),)))),
             "among {player:poss} units and cards in {@own:} {zone:zone}"),
        tree(own.InColumnOf(_CALLED), "in the column {@it was|they were} called to"),
        tree(ab.InZone(hole("zone"), None), "{@in|on|from} {zone:zone}"),
        tree(ab.AnyOf((ab.Noun((ab.InZone(hole("zone"), None),)), ab.Noun((ab.InZone(hole("other"), None),)))),
             "{@in|on|from} {zone:zone} {@or|and} {other:zone}"),
        tree(ab.AnyOf((ab.Noun((ab.InZone(hole("zone"), hole("player")),)),
                       ab.Noun((ab.InZone(hole("other"), hole("player")),)))),
             "{@in|on|from} {player:poss} {zone:zone} {@or|and} {@own:} {other:zone}"),
        value(ab.Tapped(), "in [Rest]"),
        phrase(own.HasMarker, "on {@a [RC]|your [RC]|[RC]|circles|a circle} with {@a} {name:marker_name}"
               " {@marker|markers}"),
        value(own.OnAstralPlane(), "on {@your|the|an} Astral Plane"),
        tree(ab.AnyOf((ab.Noun((ab.InZone(hole("zone"), None),)), ab.Noun((own.OnCircle(additional=True),)))),
             "on {zone:circle_zone} or {@an additional|additional} [RC]"),
        phrase(own.InRow, "in {@the} {row:row}"),
        tree(own.OnCircle(additional=True), "on {@an additional|additional|your additional} [RC]"),
        tree(own.InRow(hole("row")), "in {player:poss} {row:row}", player=ab.Player.YOU),
        phrase(own.InColumnOf, "{@in|of} the same column as {whose:obj}"),
        tree(ab.OtherThan(ab.Noun((own.InColumnOf(THIS_UNIT),))), "in {@another|other} column"),
        tree(ab.OtherThan(ab.Noun((own.OnCircle(additional=True),))), "not on {@an additional|additional} [RC]"),
        tree(own.InColumnOf(THIS_UNIT), "in this unit's column"),
        phrase(own.InRowOf, "{@in|of} the same row as {whose:obj}"),
        tree(ab.AnyOf((ab.Noun((own.InColumnOf(hole("whose")),)), ab.Noun((ab.InZone(hole("zone"), None),)))),
             "in the same column as {whose:obj} or on {zone:circle_zone}"),
    ],
    # What the ability, or what was paid for it, has done to it.
    "dealt": [
        terms((did, f"{said}{how}")
              for how in ("", " this way", " with this effect", " by this effect", " for this cost",
                          " for this ability", " with this ability",
                                               " by this ability's effect")
              for did, said in (("retired", "retired"), ("called", "called"), ("discarded", "discarded"),
                                ("bound", "bound"), ("revealed", "revealed"), ("chosen", "chosen"), ("put", "put"),
                                ("returned", "returned"),
                                ("returned", "returned to your deck"), ("locked", "locked"), ("removed", "removed"),
                                ("put", "put into the drop"), ("put", "put into drop"), ("put", "put into your soul"),
                                ("put", "put on the bottom of your deck"), ("unlocked", "unlocked"),
                                ("put", "put into your drop"), ("discarded", "discarded from hand"),
                                ("discarded", "discarded from your hand"), ("soul-charged", "Soul-Charge"),
                                ("stood", "[Stand]"), ("rested", "[Rest]"),
                                ("put", "put on the bottom of the deck"))),
    ],
    "dealt_by_you": [
        terms(((did, did)
               for did in ("retired", "called", "discarded", "bound", "revealed", "put", "returned", "locked",
                           "unlocked", "healed", "removed")),
              [("soul-charged", "Soul-Charge"), ("drawn", "drew"), ("stood", "[Stand]")]),
    ],
    "zone": [
        terms([(own.Zone.VC, "[VC]"), (own.Zone.RC, "[RC]"), (own.Zone.GC, "[GC]"), (own.Zone.DECK, "deck"),
               (own.Zone.HAND, "hand"), (own.Zone.DROP, "drop"), (own.Zone.SOUL, "soul"),
               (own.Zone.DAMAGE, "damage zone"), (own.Zone.BIND, "bind zone"), (own.Zone.TRIGGER, "trigger zone"),
               (own.Zone.G_ZONE, "G zone"), (own.Zone.GAUGE, "gauge zone"), (own.Zone.ORDER, "order zone")]),
    ],
    "excluded": [same("{:obj}")],
    "trait": [
        terms([(ab.Trait.NAME, "card <name|names>"), (ab.Trait.COST, "<grade|grades>"), (ab.Trait.POWER, "[Power]")]),
    ],
    "worth": [terms([(ab.Trait.COST, "<grade|grades>"), (ab.Trait.POWER, "[Power]")])],
}, nouns(), {
    "number": [phrase(ab.Number, "{number:int}")],
    **quantities(),
    "bound": [terms([(ab.Comparison.AT_MOST, "or less"), (ab.Comparison.AT_LEAST, "or more")])],
}, amounts(), {
    "counted_noun": [same("{:noun}")],
    "counted": [
        tree(ab.EventCount(ab.PlayerActs(ab.Player.YOU, (own.Calls(ab.Any(hole("noun"))),))),
             f"the number of {{noun:noun/many}} you called {THIS_TURN}"),
        tree(own.MarkersOf(ab.Player.YOU, hole("name")),
             "the number of your {name:marker_name} markers {@|on your circles}"),
        tree(own.OpenCircles(ab.Player.YOU, None), "the number of your open [RC]"),
        *[tree(own.ValueOf(kind, hole("whose")), f"{{whose:genitive}} {word}")
          for kind, word in ((own.Value.CRITICAL, "[Critical]"), (own.Value.DRIVE, "drive"))],
        tree(ab.EventCount(hole("event")), f"the number of times {{event:past}} {THIS_TURN}"),
        tree(ab.Sum(ab.TraitOf(ab.Trait.COST, hole("whose")), hole("more")), "{whose:genitive} grade + {more:number}"),
        tree(ab.Difference(ab.TraitOf(ab.Trait.COST, hole("whose")), hole("less")),
             "{whose:genitive} grade - {less:number}"),
        tree(ab.CountOf(ab.Noun((ab.IsCard(), ab.Done("called")))), "the number of cards your opponent called"),
        tree(ab.Sum(ab.CountOf(hole("noun")), hole("more")), "the number of {noun:noun/many} + {more:number}"),
    ],
}, PLAYERS, references("deck"), {
    "source": [
        terms([(THIS_UNIT, "this unit"), (THIS_CARD, "this card")]),
    ],
    "ref": [
        phrase(ab.Every, "{noun:dealt_noun}"),
    ],
    "dealt_noun": [tree(ab.Noun((rest("noun", ab.Noun), ab.Done(hole("word")))),
                        "the {noun:bare/any} {@|that was|that were} {word:dealt}")],
    "boosted_noun": [tree(ab.Noun((own.Boosted(), own.IsUnit())),
                          "{@boosted unit|unit it boosted|unit this unit boosted}")],
    "count": [
        phrase(ab.AtLeast, "{amount:number} or more"), phrase(ab.UpTo, "up to a total of {amount:number}"),
    ],
    "lying": [same("{:source}")],
    "pile": [terms((own.Zone.HAND, own.Zone.SOUL))],
    "participle": [
        terms(((ab.Participle(word), word)
               for word in ("revealed", "retired", "discarded", "called", "bound", "chosen", "drawn", "returned",
                            "placed", "locked", "unlocked", "removed")),
              [(ab.Participle("soul-charged"), "Soul-Charge")]),
    ],
    "one_obj": [
        phrase(ab.The, "{noun:possessed/one}"),
        # Among those that were revealed, the one with the icon.
        tree(ab.That(ab.Noun((rest("noun", ab.Noun), own.HasKeyword(own.Keyword.MELODY)))),
             "that {noun:bare/one} with [Melody]"),
        phrase(ab.TheDealt, "{@that|the} {participle:participle} {noun:bare/one}", many=False),
        phrase(ab.TheDealt, "{@each} {@those|these|the} {participle:participle} {noun:bare/many}",
               many=True),
        phrase(ab.The, "the {noun:boosted_noun}"),
        value(ab.The(ab.Noun((ab.Attacking(), own.IsUnit()))), "the attacking unit"),
        phrase(ab.That, "that {noun:marked_card}", many=False),
        tree(ab.Any(ab.Noun((ab.Named(hole("name")),))), "{name:name}"),
        tree(ab.Every(ab.Noun((own.IsGauge(hole("name")), own.GaugeOf(hole("whose"))))),
             "all {@of|} {whose:genitive} {name:gauge_name/any}"),
        tree(ab.Pick(ab.Exactly(hole("amount")), hole("noun")), "{noun:noun/many} equal to {amount:counted}"),
        tree(ab.Pick(ab.AnyNumber(), ab.Noun((rest("noun", ab.Noun), ab.TotalIs(
            hole("trait"), hole("comparison"), hole("amount"))))),
             "{noun:bare/many} with {@the|a} sum of their {trait:trait/many} being {amount:number} {comparison:limit}"),
        tree(ab.Pick(ab.AnyNumber(), ab.Noun((rest("noun", ab.Noun), hole("place", ab.InZone), ab.TotalIs(
            hole("trait"), hole("comparison"), hole("amount"))))),
             "{noun:bare/many} with {@the|a} sum of their {trait:trait/many} being {amount:number} {comparison:limit}"
             " {place:place}"),
        # So many of one and of another.
        tree(ab.Both((ab.Pick(hole("count"), ab.Noun((rest("noun", ab.Noun), ab.InZone(hole("one"), hole("player"))))),
                      ab.Pick(hole("count"), ab.Noun((rest("noun", ab.Noun), ab.InZone(hole("other"),
                                                                                       hole("player"))))))),
             "{count#:count_or_a} {noun:noun/any} each from {player:poss} {one:zone} and {@own:} {other:zone}"),
        tree(ab.Both((ab.Pick(ab.Exactly(hole("amount")), ab.Noun((ab.OwnedBy(ab.Player.YOU), rest("noun", ab.Noun)))),
                      ab.Pick(ab.Exactly(hole("amount")), ab.Noun((ab.OwnedBy(ab.Player.OPPONENT),
                                                                   rest("noun", ab.Noun)))))),
             "{amount#:number} of your and your opponent's {noun:noun/many} each"),
        tree(ab.Pick(ab.AnyNumber(), ab.Noun((ab.Among(hole("them")),))), "any number {@among} {them:obj}"),
        tree(ab.Pick(hole("count"), ab.Noun((ab.Among(hole("them")),))), "{count#:count} {@among} {them:ref}"),
        tree(ab.Pick(hole("count"), ab.Noun((own.IsGauge(hole("name")), own.GaugeOf(hole("whose"))))),
             "{count#:count} of {whose:genitive} {name:gauge_name/any}"),
        tree(ab.TopOfDeck(bounded(hole("amount")), hole("player")),
             "{bounded:bounded} the same number of cards from the top of {player:whose_deck} deck as"
             " {amount:quantity_named}"),
        tree(ab.TopOfDeck(ONE, hole("player")), "a card {@from|on} the top of {player:whose_deck} deck"),
        tree(ab.BottomOfDeck(ONE, hole("player")), "a card {@from|on} the bottom of {player:whose_deck} deck"),
        tree(ab.Every(ab.Noun((ab.IsCard(), ab.InZone(hole("zone"), hole("player"))))),
             "all of {player:poss} {zone:pile}"),
        # So many of each of two places.
        tree(ab.Both((ab.Pick(hole("count"), ab.Noun((rest("noun", ab.Noun), ab.InZone(hole("zone"), hole("player"))))),
                      ab.Pick(hole("count"), ab.Noun((rest("noun", ab.Noun), ab.InZone(hole("other"), hole("player")))))
                      )), "{count#:count_or_a} {noun:noun} each from {player:poss} {zone:zone} and {other:zone}"),
        tree(ab.Both((ab.Pick(hole("count"), ab.Noun((ab.OwnedBy(hole("player")), own.IsRearGuard()))),
                      ab.Pick(hole("count"), ab.Noun((ab.IsCard(), ab.InZone(hole("zone"), hole("player"))))))),
             "{count#:count_or_a} <card|cards> each from {player:poss} rear-guards and {zone:zone}"),
        # So many for each of something.
        *[tree(ab.Pick(bounded(ab.Times(hole("each"), hole("times"))), hole("noun")),
               f"{{bounded:bounded}} {{each#:number}} {noun} {{times:per}}")
          for noun in ("{noun:noun/any}", "of {noun:noun/many}")],
        tree(ab.Pick(ab.Exactly(hole("times")), hole("noun")), "{@a|one of} {noun:noun/any} {times:per}"),
        tree(ab.Pick(ab.UpTo(hole("amount")), hole("noun")), "up to {amount:counted} {@|of} {noun:noun/many}"),
        # "one other rear-guard".
        tree(ab.Pick(ab.Exactly(hole("amount")), ab.Noun((_OTHER, rest("noun", ab.Noun)))),
             "{amount#:number} other {noun:noun}"),
    ],
    "like": [tree(ab.Pick(ab.Exactly(ab.Number(1)), hole("noun")), "1 of {noun:noun/many}"), same("{:obj}")],
    "who": [same("{:obj}"), phrase(ab.Every, "{noun:noun/many}")],
    "per": [
        tree(ab.Difference(ab.CountOf(ab.Noun((ab.OwnedBy(ab.Player.YOU), rest("noun", ab.Noun)))),
                           ab.CountOf(ab.Noun((ab.OwnedBy(ab.Player.OPPONENT), rest("noun", ab.Noun))))),
             "for each {noun:noun/one} you have more than your opponent"),
        tree(ab.EventCount(ab.PlayerActs(ab.Player.YOU, (own.Calls(ab.Any(hole("noun"))),))),
             f"for each {{noun:noun/one}} you called {THIS_TURN}"),
        tree(ab.CountThem(hole("them")), "for each of {them:ref}"),
        tree(ab.TraitOf(ab.Trait.COST, hole("whose")), "for each of {whose:genitive} grades"),
        tree(ab.CountOf(ab.Noun((own.IsGauge(hole("name")), own.GaugeOf(hole("whose"))))),
             "for each of {whose:genitive} {name:gauge_name/any}"),
        tree(own.MarkersOf(ab.Player.YOU, hole("name"), own.Zone.VC),
             "for each {name:marker_name} {@marker|markers} on your [VC]"),
        tree(own.MarkersOf(ab.Player.YOU, hole("name")),
             "for each {@of your|} {name:marker_name} {@marker|markers} {@|on your circles}"),
        tree(own.OpenCircles(ab.Player.OPPONENT, None), "for each of your opponent's open [RC]"),
        value(own.AdditionalCircles(), "for each of your additional [RC]"),
        tree(ab.TraitOf(ab.Trait.COST, hole("whose")), "for each grade of {whose:obj}"),
        trees("{@for {@every}|per} {@of:} ?({size#:int})? {noun:noun/any}",
              ab.Groups(hole("size"), ab.CountOf(hole("noun"))), ab.CountOf(hole("noun"))),
    ],
}]

ROWS = {
    "noun_row": Row((("pre", 0, 6), ("head", 1, 1), ("post", 0, 5))),
    "bare_row": Row((("pre", 0, 3), ("head", 1, 1))),
    "possessed_row": Row((("your", 1, 1), ("pre", 0, 4), ("head", 1, 1), ("own_post", 0, 3))),
    "your_row": Row((("your", 1, 1), ("pre", 0, 4), ("head", 1, 1), ("post", 0, 4))),
}
