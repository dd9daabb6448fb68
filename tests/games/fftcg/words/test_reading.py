"""Original sentences in the official wording read to the tree they mean, and print back."""

from __future__ import annotations

import pytest

from engine.abilities.combat import DealDamage
from engine.abilities.conditions import Exactly, Has, IsTurnOf, Number, Quantity, UpTo
from engine.abilities.decks import Discard, Discards, Draw, Search
from engine.abilities.effects import (
    AddToHand,
    Break,
    ByPlayer,
    Do,
    EitherEffect,
    IfThen,
    Instead,
    Lasting,
    May,
    RemoveFromGame,
    Sequence,
    WhenDone,
    WhenYouDoSo,
)
from engine.abilities.events import Attacks, Caused, Enters, Happens, PlayerActs, ThisTurn, Trigger
from engine.abilities.kinds import (
    ActionAbility,
    AutoAbility,
    FieldAbility,
    KeywordAbility,
    OnlyIf,
    TimesPerTurn,
    Unparsed,
)
from engine.abilities.marks import TapSource
from engine.abilities.node import Ability
from engine.abilities.nouns import (
    Any,
    AnyOf,
    Comparison,
    ControlledBy,
    Every,
    InZone,
    IsCard,
    It,
    Named,
    Noun,
    OfType,
    OtherThan,
    Pick,
    Player,
    Source,
    This,
    Trait,
    TraitIs,
)
from engine.abilities.stack import Choose, IsChosen, SelectModes, Target, ThisEffect
from engine.abilities.statics import Cannot, Changes, Gains, Granted, Keyword, Power, While
from engine.games.fftcg.cards import CardType, Element
from engine.games.fftcg.vocabulary import (
    CP,
    AbilityWord,
    DiscardSameName,
    Effects,
    OfElement,
    StackKind,
    SummonEffect,
    WithDamage,
    WithJob,
    Zone,
)
from engine.games.fftcg.words import read, render
from tests.games.fftcg.words.reading_cards import card

FORWARD = OfType(CardType.FORWARD)
ONE = Exactly(Number(1))
ENTERS = Trigger(Happens((Source(),), (Enters(),)))
ATTACKS = Trigger(Happens((Source(),), (Attacks(),)))


def only(text: str, type: CardType = CardType.FORWARD) -> Ability:
    """The one ability of a text that reads in full and prints back word for word."""
    printed = card(text, type=type)
    reading = read(printed)
    assert reading.complete, reading.problems[0].caret()
    assert "\n".join(render(ability, printed) for ability in reading.abilities) == text
    (ability,) = reading.abilities
    return ability


def test_choosing_and_damage() -> None:
    assert only("When Oriel enters the field, choose 1 Forward opponent controls. Deal it 3000 damage.") == AutoAbility(
        ENTERS,
        (
            Choose((Target(ONE, Noun((FORWARD, ControlledBy(Player.OPPONENT)))),)),
            DealDamage(Number(3000), It()),
        ),
    )


def test_an_action_ability_with_limits() -> None:
    text = "[Fire][2][Dull]: Draw 2 cards. You can only use this ability during your turn and only once per turn."
    assert only(text) == ActionAbility(
        (CP(Number(1), Element.FIRE), CP(Number(2)), TapSource()),
        (Draw(Exactly(Number(2))),),
        (OnlyIf(IsTurnOf(Player.YOU)), TimesPerTurn()),
    )


def test_a_special_ability_has_a_name() -> None:
    ability = only("Wick and Flame [S][Fire]: Draw 1 card.")
    assert isinstance(ability, ActionAbility)
    assert ability.name == "Wick and Flame"
    assert ability.cost[0] == DiscardSameName()


def test_a_condition_right_after_the_trigger_is_the_abilitys_own() -> None:
    ability = only("When Oriel attacks, if you control 3 or more Job Lamplighter, draw 1 card.")
    assert ability == AutoAbility(
        ATTACKS,
        (Draw(ONE),),
        condition=Has(Player.YOU, Quantity(Comparison.AT_LEAST, Number(3)), Noun((WithJob("Lamplighter"),))),
    )


def test_a_search_is_one_choice_with_what_follows() -> None:
    text = (
        "[EX BURST] When Oriel enters the field, you may search for 1 Card Name Mossback other than Card Name Fern "
        "and add it to your hand."
    )
    ability = only(text)
    assert isinstance(ability, AutoAbility)
    assert ability.burst
    found = Pick(ONE, Noun((Named("Mossback"), OtherThan(Noun((Named("Fern"),))))))
    assert ability.effects == (May(Sequence((Search(found), AddToHand(It())))),)


def test_a_quality_after_alternatives_belongs_to_all() -> None:
    ability = only("Choose 1 Forward or Monster of cost 3 or less. Break it.", CardType.SUMMON)
    monster = OfType(CardType.MONSTER)
    noun = Noun((AnyOf((Noun((FORWARD,)), Noun((monster,)))), TraitIs(Trait.COST, Comparison.AT_MOST, Number(3))))
    assert ability == SummonEffect((Choose((Target(ONE, noun),)), Break(It())))


def test_a_granted_ability_is_a_tree_of_its_own() -> None:
    text = (
        'Choose 1 Fire Forward. It gains "This Forward cannot be chosen by your opponent\'s Summons." '
        "until the end of the turn."
    )
    ability = only(text, CardType.SUMMON)
    assert isinstance(ability, SummonEffect)
    chosen = Caused(IsChosen(), Effects((StackKind.SUMMON,), Player.OPPONENT))
    granted = Granted(FieldAbility((Changes(This(Noun((FORWARD,))), (Cannot((chosen,)),)),)))
    assert ability.effects == (
        Choose((Target(ONE, Noun((OfElement(Element.FIRE), FORWARD))),)),
        Lasting(ThisTurn(), (Changes(It(), (Gains((granted,)),)),)),
    )


def test_a_field_ability_with_a_condition() -> None:
    ability = only("If you control 2 or more Job Lamplighter, Oriel gains +2000 power and Brave.")
    assert isinstance(ability, FieldAbility)
    (static,) = ability.statics
    assert isinstance(static, While)
    gains = Gains((Power(Number(2000)), Keyword(AbilityWord.BRAVE)))
    assert static.statics == (Changes(Source(), (gains,)),)


def test_instead_stands_beside_its_condition() -> None:
    text = "Choose 1 Forward. Deal it 3000 damage. If you control 5 or more Backups, deal it 9000 damage instead."
    ability = only(text, CardType.SUMMON)
    assert isinstance(ability, SummonEffect)
    last = ability.effects[-1]
    assert isinstance(last, IfThen)
    assert last.effect == Instead(DealDamage(Number(9000), It()))


def test_when_you_do_so_covers_all_that_follows() -> None:
    text = "When Oriel attacks, you may discard 1 card. When you do so, choose up to 2 Forwards. Break them."
    ability = only(text)
    assert isinstance(ability, AutoAbility)
    may, then = ability.effects
    assert may == May(Discard(Pick(ONE, Noun((IsCard(),)))))
    assert isinstance(then, WhenYouDoSo)
    assert then.effects[0] == Choose((Target(UpTo(Number(2)), Noun((FORWARD,))),))


def test_the_hand_of_the_one_who_acts() -> None:
    ability = only("When Oriel attacks, your opponent discards 1 card from their hand.")
    assert isinstance(ability, AutoAbility)
    noun = Noun((IsCard(), InZone(Zone.HAND, Player.THEY)))
    assert ability.effects == (ByPlayer(Player.OPPONENT, Discard(Pick(ONE, noun))),)


def test_modes_on_lines_of_their_own_are_one_ability() -> None:
    text = 'Select 1 of the 2 following actions.\n"Draw 1 card."\n"Activate all the Backups you control."'
    printed = card(text, type=CardType.SUMMON)
    reading = read(printed)
    assert reading.complete
    (ability,) = reading.abilities
    assert isinstance(ability, SummonEffect)
    (select,) = ability.effects
    assert isinstance(select, SelectModes)
    assert (select.count, len(select.modes)) == (ONE, 2)
    assert render(ability, printed) == text.replace("\n", " ")


def test_all_that_fit_are_changed() -> None:
    ability = only("The Job Lamplighter other than Oriel you control gain +1000 power.")
    noun = Noun((WithJob("Lamplighter"), OtherThan(Source()), ControlledBy(Player.YOU)))
    assert ability == FieldAbility((Changes(Every(noun), (Gains((Power(Number(1000)),)),)),))


def test_keywords_and_damage() -> None:
    assert only("Haste First Strike") == KeywordAbility((AbilityWord.HASTE, AbilityWord.FIRST_STRIKE))
    assert only("Damage 3 -- Brave") == WithDamage(3, KeywordAbility((AbilityWord.BRAVE,)))


@pytest.mark.parametrize(
    "name", ["Oriel (XXI)", "Oriel, Keeper of Lamps"], ids=["a number in brackets", "a title after a comma"]
)
def test_a_card_speaks_of_itself_by_its_name_or_the_first_part_of_it(name: str) -> None:
    for said in (name, "Oriel"):
        printed = card(f"When {said} attacks, draw 1 card.", name)
        reading = read(printed)
        assert reading.abilities == (AutoAbility(ATTACKS, (Draw(ONE),)),)
        assert render(reading.abilities[0], printed) == printed.text


def test_old_markup_and_slips_are_read_as_what_they_stand_for() -> None:
    old = read(
        card(
            "When Oriel attacks, if you control a [Card Name (Fern)], your opponent discards 1 card from his/her hand."
        )
    )
    new = read(
        card("When Oriel attacks, if you control a Card Name Fern, your opponent discards 1 card from their hand.")
    )
    assert old.complete
    assert old.abilities == new.abilities


def test_an_unread_line_is_kept_with_the_place_where_reading_stopped() -> None:
    text = "Haste\nWhen Oriel attacks, draw 1 card and juggle 3 knives."
    reading = read(card(text))
    assert not reading.complete
    assert reading.abilities[1] == Unparsed("When Oriel attacks, draw 1 card and juggle 3 knives.")
    (problem,) = reading.problems
    assert (problem.line_no, problem.rest()) == (1, "juggle 3 knives.")


@pytest.mark.parametrize(
    "text",
    [
        "When Oriel attacks, draw 1 card. Sing.",
        "When Oriel attacks, draw 1 card (gladly).",
        "Draw 1 card.",
        "When Oriel attacks, draw cards 1.",
    ],
)
def test_nothing_is_dropped_and_nothing_guessed(text: str) -> None:
    assert not read(card(text)).complete


def test_a_language_without_a_grammar_is_refused() -> None:
    printed = card("Haste")
    with pytest.raises(ValueError, match="'tlh'"):
        render(read(printed).abilities[0], printed, "tlh")


def test_a_name_ends_where_the_place_begins() -> None:
    ability = only("[Dull], remove 2 Card Name Fern in the Break Zone from the game: Draw 1 card.")
    assert isinstance(ability, ActionAbility)
    noun = Noun((Named("Fern"), InZone(Zone.BREAK)))
    assert ability.cost[1] == Do(RemoveFromGame(Pick(Exactly(Number(2)), noun)))


def test_a_title_after_a_comma_belongs_to_the_name_and_another_name_does_not() -> None:
    ability = only("When Oriel attacks, discard 1 Card Name Fern, Maid of Moss.")
    assert isinstance(ability, AutoAbility)
    assert ability.effects == (Discard(Pick(ONE, Noun((Named("Fern, Maid of Moss"),)))),)
    ability = only("When Oriel attacks, discard 1 Card Name Fern, Card Name Moss or Card Name Reed.")
    assert isinstance(ability, AutoAbility)
    options = tuple(Noun((Named(name),)) for name in ("Fern", "Moss", "Reed"))
    assert ability.effects == (Discard(Pick(ONE, Noun((AnyOf(options),)))),)


def test_what_was_done_by_this_effect_triggers_at_once() -> None:
    ability = only("When Oriel attacks, discard 1 card. When you discard a Forward by this effect, draw 1 card.")
    assert isinstance(ability, AutoAbility)
    event = PlayerActs(Player.YOU, (Caused(Discards(Any(Noun((FORWARD,)))), ThisEffect()),))
    assert ability.effects[1] == WhenDone(event, (Draw(ONE),))


def test_one_of_two_actions_keeps_what_belongs_to_each() -> None:
    ability = only("When Oriel attacks, draw 1 card or search for 1 Card Name Fern and add it to your hand.")
    assert isinstance(ability, AutoAbility)
    search = Sequence((Search(Pick(ONE, Noun((Named("Fern"),)))), AddToHand(It())))
    assert ability.effects == (EitherEffect((Draw(ONE), search)),)
