"""What the words of Force of Will mean: the tree of each wording, and that it is told as it is read."""

from __future__ import annotations

import pytest

from engine import abilities as ab
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import Attribute, CardType, Keyword
from engine.games.fow.effects.coverage import executable
from engine.games.fow.words import read, render
from tests.games.fow.story import rule
from tests.games.fow.words.reading_cards import CHANT, RESONATOR, abilities, card, chant

ONE = ab.Exactly(ab.Number(1))
RESONATORS = ab.Noun((ab.OfType(CardType.RESONATOR),))
THEIRS = ab.Noun((*RESONATORS.qualities, ab.ControlledBy(ab.Player.OPPONENT)))
UNTIL_END = ab.ThisTurn()


def gains(who: ab.Reference, *what: ab.Gain) -> ab.Lasting:
    return ab.Lasting(UNTIL_END, (ab.Changes(who, (ab.Gains(what),)),))


def aimed(noun: ab.Noun, effect: ab.Effect, count: ab.Count = ONE) -> ab.Sequence:
    return ab.Sequence((ab.Choose((ab.Target(count, noun),)), effect))


def stats(atk: int, defense: int) -> own.Stats:
    return own.Stats(ab.Number(atk), ab.Number(defense))


@pytest.mark.parametrize(("text", "meant"), [
    ("Destroy target resonator.", aimed(RESONATORS, ab.Break(ab.It()))),
    ("Rest up to two target resonators.", aimed(RESONATORS, ab.Tap(ab.Them()), ab.UpTo(ab.Number(2)))),
    ("Target resonator gains [+200/-100] until end of turn.", aimed(RESONATORS, gains(ab.It(), stats(200, -100)))),
    ("Target resonator your opponent controls gains [Flying] until end of turn.",
     aimed(THEIRS, gains(ab.It(), ab.Keyword(Keyword.FLYING)))),
    ("This card deals 500 damage to target resonator.",
     aimed(RESONATORS, ab.DealDamage(ab.Number(500), ab.It(), ab.Source()))),
    ("This card deals 500 damage to your opponent.",
     ab.DealPlayerDamage(ab.Source(), ab.Player.OPPONENT, ab.Number(500))),
    ("Target player draws a card.",
     ab.Sequence((own.ChoosePlayer(), ab.ByPlayer(ab.Player.THEY, ab.Draw(ONE))))),
    ("Put target Elf from your graveyard into your field.",
     aimed(ab.Noun((own.OfRace("Elf"), ab.InZone(own.Zone.GRAVEYARD, ab.Player.YOU))), ab.PlayOntoField(ab.It()))),
    ("Cancel target spell.", aimed(ab.Noun((ab.OnStack((own.ChaseKind.SPELL,)),)), ab.Cancel(ab.It()))),
    ("Each player banishes a resonator.",
     ab.ByPlayer(ab.Player.EACH, own.Banish(ab.Pick(ONE, RESONATORS)))),
    ("You gain 300 life.", ab.ByPlayer(ab.Player.YOU, own.GainLife(ab.Number(300)))),
    ("Produce {W} or {G}.", own.Produce((("W",), ("G",)))),
    ("Produce {W}, {R}, {U}, {G}, or {B}.", own.Produce(own.ANY_WILL)),
    ("Put a [+100/+100] counter on target resonator.",
     aimed(RESONATORS, ab.PlaceCounter(ONE, "+100/+100", ab.It()))),
    ("Put two [100/100] wind Elf resonator tokens into your field.",
     own.PutToken(ab.Exactly(ab.Number(2)), own.Token(
         own.Body(ab.Number(100), ab.Number(100)),
         ab.Noun((own.OfAttribute(Attribute.WIND), own.OfRace("Elf"), ab.OfType(CardType.RESONATOR)))))),
])
def test_what_a_chant_does(text: str, meant: ab.Effect) -> None:
    assert chant(text) == (meant,)


def test_a_target_that_may_be_a_player_is_one_choice_of_two() -> None:
    (lists,) = chant("This card deals 300 damage to target player or resonator.")
    assert isinstance(lists, ab.SelectModes)
    to_player, to_card = (mode.effects[0] for mode in lists.modes)
    assert isinstance(to_player, ab.Sequence)
    assert to_player.effects[0] == own.ChoosePlayer()
    assert to_card == aimed(RESONATORS, ab.DealDamage(ab.Number(300), ab.It(), ab.Source()))


def test_two_targets_of_one_verb_are_the_former_and_the_latter() -> None:
    (both,) = chant("Target J/resonator you control and target resonator your opponent controls deal damage equal to"
                    " their ATK to each other.")
    assert isinstance(both, ab.Sequence)
    assert both.effects[1] == ab.DealDamageToEachOther(ab.Former(), ab.Latter())


@pytest.mark.parametrize(("text", "cost"), [
    ("{Rest}: Draw a card.", (ab.TapSource(),)),
    ("{R}{R}{1}, {Rest}: Draw a card.", (own.WillCost(("R", "R", "1")), ab.TapSource())),
    ("Banish this card: Draw a card.", (ab.Do(own.Banish(ab.Source())),)),
    ("Pay 200 life: Draw a card.", (ab.Do(own.PayLife(ab.Number(200))),)),
    ("{U}, discard a card: Draw a card.",
     (own.WillCost(("U",)), ab.Do(ab.Discard(ab.Pick(ONE, ab.Noun((ab.IsCard(),))))))),
])
def test_what_an_ability_costs(text: str, cost: tuple[ab.Cost, ...]) -> None:
    assert abilities(text) == (ab.ActionAbility(cost, (ab.Draw(ONE),)),)


@rule("906.2", "1411.1")
@pytest.mark.parametrize(("text", "event"), [
    ("When this card enters your field ⇒ Draw a card.", ab.Happens((ab.Source(),), (ab.Enters(),))),
    ("Whenever this card attacks or blocks ⇒ Draw a card.",
     ab.Happens((ab.Source(),), (ab.Attacks(), ab.Blocks()))),
    ("Whenever you gain life ⇒ Draw a card.", ab.PlayerActs(ab.Player.YOU, (own.GainsLife(),))),
    ("When this card is put into a graveyard from your field ⇒ Draw a card.",
     ab.Happens((ab.Source(),), (ab.Moves(own.Zone.FIELD, own.Zone.GRAVEYARD),))),
    ("Whenever an Elf enters your field ⇒ Draw a card.",
     ab.Happens((ab.Any(ab.Noun((own.OfRace("Elf"),))),), (ab.Enters(ab.Player.YOU),))),
])
def test_what_an_ability_triggers_on(text: str, event: ab.Event) -> None:
    assert abilities(text) == (ab.AutoAbility(ab.Trigger(event), (ab.Draw(ONE),)),)


@pytest.mark.parametrize(("text", "meant"), [
    ("[Flying] [Swiftness]", ab.KeywordAbility((Keyword.FLYING, Keyword.SWIFTNESS))),
    ("[Judgment] {W}{W}{1}", own.Judgment((own.WillCost(("W", "W", "1")),))),
    ("[Energize] {R}{U}", own.Energize(("R", "U"))),
    ("[Awakening] {M}: When this card enters your field ⇒ Draw a card.",
     own.Awakening((own.WillCost(("M",)),), ab.AutoAbility(
         ab.Trigger(ab.Happens((ab.Source(),), (ab.Enters(),))), (ab.Draw(ONE),)))),
    ("[Incarnation] {B}{B}", own.Incarnation(((Attribute.DARKNESS,), (Attribute.DARKNESS,)))),
    ("[Evolution] {G}{1}", own.Evolution((own.WillCost(("G", "1")),))),
    ("[Shift] {U}{U}{1}", own.Shift((own.WillCost(("U", "U", "1")),))),
    ("[Limit] 3", own.CountersAtStart(own.AbilityWord.LIMIT, ab.Number(3))),
    ("[Mana] 2", own.CountersAtStart(own.AbilityWord.MANA, ab.Number(2))),
    ("[Bestow] {W}, {Rest}", own.Bestow((own.WillCost(("W",)), ab.TapSource()))),
    ("[Barrier] (Chant)", own.Barrier(ab.Noun((ab.OfType(CardType.CHANT),)))),
    ('God\'s Art "Lamps Out" {R}: Draw a card.',
     ab.ActionAbility((own.WillCost(("R",)),), (ab.Draw(ONE),), (), "Lamps Out")),
    ("[Resonance] Fire Magic Stone ⇒ Draw a card.",
     own.Labelled(own.AbilityWord.RESONANCE, ab.AutoAbility(
         ab.Trigger(ab.Happens((ab.Any(ab.Noun((own.OfSubtype("Fire"),))),), (ab.Enters(ab.Player.YOU),))),
         (ab.Draw(ONE),)))),
])
def test_keywords(text: str, meant: ab.Ability) -> None:
    assert abilities(text) == (meant,)


@rule("204.3")
def test_reminder_text_is_no_part_of_the_text() -> None:
    assert abilities("[Flying] (It cannot be blocked by a J/resonator without [Flying].)") == abilities("[Flying]")


@rule("201.2a", "203.5")
def test_what_a_noun_says() -> None:
    (ability,) = abilities("Other Elf J/resonators you control with total cost 2 or less gain [+100/+100].")
    assert isinstance(ability, ab.FieldAbility)
    (change,) = ability.statics
    assert isinstance(change, ab.Changes)
    assert change.who == ab.Every(ab.Noun((
        ab.Other(), own.OfRace("Elf"),
        ab.AnyOf((ab.Noun((ab.OfType(CardType.J_RULER),)), ab.Noun((ab.OfType(CardType.RESONATOR),)))),
        ab.ControlledBy(ab.Player.YOU),
        ab.TraitIs(ab.Trait.COST, ab.Comparison.AT_MOST, ab.Number(2)),
    )))


def test_so_much_for_each_of_something() -> None:
    (ability,) = abilities("This card gains [+200/+200] for each Elf you control.")
    noun = ab.Noun((own.OfRace("Elf"), ab.ControlledBy(ab.Player.YOU)))
    change = ab.Changes(ab.Source(), (ab.Gains((stats(200, 200),)),))
    assert ability == ab.FieldAbility((ab.ForEach(ab.CountOf(noun), (change,)),))


TOLD = [
    ("{1}: This card gains [+200/+200] and Elf in addition to its races until end of turn.", RESONATOR),
    ("Whenever you awaken a card, draw a card.", RESONATOR),
    ("If damage would be dealt to you by a fire resonator, prevent 200 of it.", RESONATOR),
    ("Prevent all non-battle damage that would be dealt to you by fire resonators.", RESONATOR),
    ("If this card would deal damage to a J/resonator, it deals damage equal to its DEF instead.", RESONATOR),
    ("When this card enters your field, this card and a J/resonator your opponent controls deal damage equal to their"
     " ATK to each other.", RESONATOR),
    ("{1}: Target resonator gains Elf and Vampire in addition to its own race until end of turn.", RESONATOR),
    ("Resonators your opponent controls lose their symbol skills.", RESONATOR),
    ("If this card would deal damage to a J/resonator, it deals double that much instead.", RESONATOR),
    ("If this card would deal damage to a J/resonator, it deals that much plus 200 instead.", RESONATOR),
    ("Prevent the next damage that would be dealt to target resonator this turn.", CHANT),
    ("Prevent the next 300 damage that would be dealt to target resonator this turn.", CHANT),
    ("This card deals 300 damage to target resonator, target J-ruler and your opponent.", CHANT),
    ("Destroy target resonator if you banished a regalia this way.", CHANT),
    ("If you don't reveal any Elves this way, draw a card.", CHANT),
    ("Your opponent pays {1} more to play automatic or God's Art abilities.", RESONATOR),
    ("Cancel target [Judgment], [Shift] or God's Art ability.", CHANT),
    ("You may have up to twelve copies of this card in your deck.", RESONATOR),
    ("You may have any number of copies of this card in your deck.", RESONATOR),
    ("Once per turn, you may play an Elf from your graveyard without paying its cost.", RESONATOR),
    ("Put a counter on target resonator for each Elf you control.", CHANT),
    ("Put two [100/100] wind Elf resonator tokens into your field for each 300 life you lost this way.", CHANT),
    ("Lose life equal to the number of cards in your hand.", CHANT),
    ("Resonators with two or more attributes gain light in addition to their other attributes.", RESONATOR),
    ("{1}: This card's ATK is equal to its DEF until end of turn.", RESONATOR),
    ("You cannot be targeted by your opponent's spells or abilities.", RESONATOR),
    ("Your opponent cannot play one or more cards with that name.", RESONATOR),
    ("Target J/resonator you control deals damage equal to its ATK to target resonator.", CHANT),
    ("Return target resonator to its owner's hand and rest target resonator.", CHANT),
    ("Choose one - Draw a card; or destroy target addition.", CHANT),
    ("Search your deck for an Elf, reveal it and put it into your hand. Then shuffle your deck.", CHANT),
    ("Target J/resonator gains [+X00/+X00] until end of turn, where X is the number of cards in your hand.", CHANT),
    ("[Trigger] When a resonator you control is destroyed: Draw a card.", CHANT),
    ("[Torrent] Draw a card.", CHANT),
    ("Prevent all damage that would be dealt to this card by fire resonators.", RESONATOR),
    ("If this card would be dealt 700 or less damage, prevent it.", RESONATOR),
    ("You may pay the attribute cost of Elf resonators with will of any attribute.", RESONATOR),
    ("You may pay {1} less to play this card for each Elf you control.", RESONATOR),
    ("This card cannot be targeted by spells or abilities your opponent controls.", RESONATOR),
    ("{0}: This card gains [Flying], [First Strike], or [+200/+200] until end of turn. Play this ability only once"
     " per turn.", RESONATOR),
    ('Added resonator gains "{Rest}: Rest target resonator."', RESONATOR),
    ('If your J/ruler is "Maren" or "Ilse", this card gains [Flying].', RESONATOR),
    ("[Stealth] You control a darkness magic stone and your life is 2000 or less.", RESONATOR),
    ("At the beginning of your main phase ⇒ This card deals 200 damage to target player or resonator.", RESONATOR),
]


@pytest.mark.parametrize(("text", "type"), TOLD)
def test_what_is_told_is_read_the_same(text: str, type: CardType) -> None:
    (ability,) = abilities(text, type)
    assert read(card(render(ability, card(text, type)), type)).abilities == (ability,)


def test_what_cannot_be_done_is_told_by_the_bare_verb() -> None:
    (ability,) = abilities("Your opponent cannot add additions.", RESONATOR)
    assert "cannot add additions" in render(ability, card("", RESONATOR))


def test_a_card_deals_damage_equal_to_its_own_atk() -> None:
    own_atk = ab.DealDamage(ab.TraitOf(ab.Trait.POWER, ab.Source()), ab.It(), ab.Source())
    assert chant("This card deals damage equal to its ATK to target resonator.") == (aimed(RESONATORS, own_atk),)


def test_a_target_that_deals_damage_is_one_and_who_is_dealt_it_another() -> None:
    (both,) = chant("Target resonator you control deals damage equal to its ATK to target resonator your opponent"
                    " controls.")
    assert isinstance(both, ab.Sequence)
    assert both.effects[1] == ab.DealDamage(ab.TraitOf(ab.Trait.POWER, ab.Former()), ab.Latter(), ab.Former())


def test_what_else_is_paid_for_an_ability_is_known_of_a_judgment_alone() -> None:
    (ability,) = abilities("{1}: Draw a card. If you control an Elf, you may pay {0} to play this ability instead.")
    (alone,) = abilities("You pay {1}.")
    assert executable(ability) == executable(alone) == (own.PayInstead,)
    (judgment,) = abilities("[Judgment] {1}. If you control an Elf, you may pay {0} to play this ability instead.")
    assert not executable(judgment)


@rule("503.5")
def test_what_is_kept_from_recovering_in_the_phase_is_not_kept_from_it_otherwise() -> None:
    (ability,) = abilities("Resonators your opponent controls don't recover during recovery phase.")
    assert ability == ab.FieldAbility((ab.Changes(ab.Every(THEIRS), (ab.Cannot((own.RECOVERS,)),)),))


def test_what_stands_behind_several_names_is_told_of_each() -> None:
    named = ab.AnyOf(tuple(ab.Noun((ab.Named(one),)) for one in ("Maren", "Ilse")))
    (effect,) = chant('Put a tea counter on each "Maren" and "Ilse" you control.')
    assert isinstance(effect, ab.PlaceCounter)
    assert effect.where == ab.Every(ab.Noun((named, ab.ControlledBy(ab.Player.YOU))))


def test_one_or_the_other_is_done_to_what_was_targeted() -> None:
    targeting, done = chant("Target rested resonator. Destroy it or return it to its owner's hand.")
    assert targeting == aimed(ab.Noun((ab.Tapped(), ab.OfType(CardType.RESONATOR))), ab.Select(ab.It()))
    assert done == ab.EitherEffect((ab.Break(ab.It()), ab.ReturnToHand(ab.It())))


@rule("1109.2a")
def test_how_a_card_was_played_is_one_condition_or_two() -> None:
    played, awakened = own.PlayedFrom(ab.It(), own.Zone.HAND), own.WasAwakened(ab.It())
    for said, meant in (
        ("played from your hand", played), ("awakened", awakened),
        ("awakened from your hand", ab.And((awakened, played))),
    ):
        (ability,) = abilities(f"When this card enters your field, if it was {said}, draw a card.")
        assert isinstance(ability, ab.AutoAbility) and ability.condition == meant


@rule("907.4")
def test_will_is_spent_on_each_of_several_kinds_of_abilities() -> None:
    (ability,) = abilities('{Rest}: Produce {M}. Spend this will only to play activate abilities of Elves, [Judgment]'
                           ' abilities of "Maren" or God\'s Art abilities of "Ilse".')
    assert isinstance(ability, ab.ActionAbility) and isinstance(spent := ability.effects[1], own.Restricted)
    assert [one.noun.qualities[0].kinds[0] for one in spent.only] == [  # type: ignore[attr-defined]
        own.ChaseKind.ACTIVATE, own.ChaseKind.JUDGMENT, own.ChaseKind.GODS_ART,
    ]
