"""Printed skills are read into trees that say what they mean, and print back word for word."""

from __future__ import annotations

import pytest

from engine.abilities.conditions import (
    And,
    ControlsAllOf,
    CountOf,
    Exactly,
    Has,
    Is,
    IsTurnOf,
    Number,
    Quantity,
    Times,
    UpTo,
)
from engine.abilities.decks import Draw
from engine.abilities.effects import (
    AddToHand,
    Break,
    ByPlayer,
    Delayed,
    Do,
    IfThen,
    IfYouDoSo,
    Lasting,
    May,
    Pay,
    PlayOntoField,
    PutIntoZone,
    Reveal,
    Select,
    Sequence,
)
from engine.abilities.events import (
    Edge,
    Enters,
    Happens,
    PlayerActs,
    RestOfCombat,
    ThisTurn,
    TimeComes,
    Trigger,
    Turn,
    UntilEdgeOf,
)
from engine.abilities.kinds import ActionAbility, AutoAbility, FieldAbility, OnlyIf, TimesPerTurn, Unparsed
from engine.abilities.marks import Tap
from engine.abilities.nouns import (
    Any,
    AnyOf,
    Attacking,
    Comparison,
    ControlledBy,
    Every,
    InZone,
    IsCard,
    It,
    Named,
    Noun,
    OtherThan,
    Pick,
    Player,
    That,
    Them,
    This,
    TopOfDeck,
    Trait,
    TraitIs,
)
from engine.abilities.statics import Cannot, Changes, Gains, LosesPower, Power, Trace, While
from engine.games.cipher.cards import Affinity, Symbol, Weapon
from engine.games.cipher.vocabulary import (
    AttackEnds,
    Bears,
    CombatEnds,
    DestroysByAttack,
    EachAlly,
    Flip,
    How,
    IconMark,
    IsEvaded,
    IsMainCharacter,
    IsUnit,
    LevelsUp,
    Moment,
    Move,
    PayInstead,
    RatherThanSend,
    Reaches,
    Skill,
    SkillIcon,
    SkillInParts,
    SkillKind,
    SkillPlace,
    SupportKind,
    SupportSkill,
    Value,
    Varies,
    Zone,
)
from engine.games.cipher.words import read, render
from tests.games.cipher.words.reading_skills import card, skill

UNIT = This(Noun((IsUnit(),)))
ALLY = Noun((ControlledBy(Player.YOU),))
ENEMY = Noun((ControlledBy(Player.OPPONENT),))
ONE = Exactly(Number(1))


def gains(number: int) -> Changes:
    return Changes(UNIT, (Gains((Power(Number(number)),)),))


def effects(text: str) -> tuple[object, ...]:
    """What an ACT skill without a cost does."""
    found = skill(f"Lamp |ACT| {text}")
    assert isinstance(found, Skill) and isinstance(found.ability, ActionAbility)
    return found.ability.effects


def statics(text: str) -> tuple[object, ...]:
    found = skill(f"Lamp |CONT| {text}")
    assert isinstance(found, Skill) and isinstance(found.ability, FieldAbility)
    return found.ability.statics


def auto(text: str) -> AutoAbility:
    found = skill(f"Lamp |AUTO| {text}")
    assert isinstance(found, Skill) and isinstance(found.ability, AutoAbility)
    return found.ability


def test_a_cont_skill_is_so_while_its_condition_holds() -> None:
    """Cipher 21.2.3.1.1.2.1."""
    flier = Any(Noun((Bears(Affinity.FLIER),)))
    found = statics("If this unit is attacking a <Flier>, this unit gains +30 attack.")
    assert found == (While(Is(UNIT, Noun((Attacking(flier),))), (gains(30),)),)


def test_what_attacks_and_what_is_attacked_are_kept_apart() -> None:
    """Cipher 26.6, 26.7."""
    (found,) = statics("If this unit is being attacked by an enemy, this unit gains +20 attack.")
    assert found == While(Is(Any(ENEMY), Noun((Attacking(UNIT),))), (gains(20),))


def test_a_turn_and_an_if_both_have_to_hold() -> None:
    """Cipher 2.3.1.2, 2.3.1.4."""
    bonds = Has(Player.YOU, Quantity(Comparison.AT_LEAST, Number(4)), Noun((InZone(Zone.BOND),)))
    (found,) = statics("During your turn, if you have 4 or more Bond cards, this unit gains +10 attack.")
    assert found == While(And((IsTurnOf(Player.YOU), bonds)), (gains(10),))


def test_attack_for_each_ally() -> None:
    others = Noun((OtherThan(UNIT), Bears(Symbol.RED), *ALLY.qualities))
    amount = Times(Number(10), CountOf(others))
    expected = (Changes(UNIT, (Gains((Power(amount),)),)),)
    assert statics("This unit gains +10 attack per other <Red> ally.") == expected


def test_an_act_skill_has_its_cost_apart() -> None:
    """Cipher 22.1.1.2: several parts of a cost are separated by commas."""
    found = skill("Lamp |ACT| [Once Per Turn] [Tap this unit, Flip 2 Bonds face-down] Draw 1 card.")
    bonds = Flip(Pick(Exactly(Number(2)), Noun((InZone(Zone.BOND),))), face_up=False)
    cost = (Do(Tap(UNIT)), Do(bonds))
    assert found == Skill("Lamp", SkillKind.ACT, ActionAbility(cost, (Draw(ONE),), (TimesPerTurn(),)))


def test_a_limit_belongs_to_the_skill() -> None:
    """Cipher 19.1.2.2."""
    found = skill("Lamp |ACT| Draw 1 card. This skill is only usable if you have 3 or fewer cards in your hand.")
    hand = Noun((IsCard(), InZone(Zone.HAND, Player.YOU)))
    assert isinstance(found, Skill)
    assert found.limits == (OnlyIf(Has(Player.YOU, Quantity(Comparison.AT_MOST, Number(3)), hand)),)


def test_an_auto_skill_with_a_cost_may_be_paid() -> None:
    """Cipher 2.3.1.3, 10.4."""
    found = auto(
        "[Flip 1 Bond face-down] When this unit's attack destroys an enemy, you may pay the cost and if you do: "
        "Draw 1 card."
    )
    bond = Do(Flip(Pick(ONE, Noun((InZone(Zone.BOND),))), face_up=False))
    trigger = Trigger(Happens((UNIT,), (DestroysByAttack(Any(ENEMY)),)))
    assert found == AutoAbility(trigger, (Draw(ONE),), cost=(bond,))


def test_class_changing_into_a_card_triggers_it() -> None:
    found = auto("When you Class Change into this unit, choose up to 2 enemies, and move them.")
    assert found.trigger == Trigger(PlayerActs(Player.YOU, (LevelsUp(True, UNIT),)))
    assert found.effects == (Sequence((Select(Pick(UpTo(Number(2)), ENEMY)), Move(Them()))),)


def test_another_ally_is_not_this_unit() -> None:
    found = auto("Each time another ally is deployed, draw 1 card.")
    assert found.trigger == Trigger(Happens((Any(Noun((OtherThan(UNIT), *ALLY.qualities))),), (Enters(),)))


def test_an_if_behind_the_trigger_is_the_skills_condition() -> None:
    """Cipher 10.3."""
    found = auto("When this unit is deployed, if you have an allied \"Fern\", draw 1 card.")
    fern = Noun((ControlledBy(Player.YOU), Named("Fern")))
    assert found.condition == Has(Player.YOU, Quantity(Comparison.AT_LEAST, Number(1)), fern)


def test_the_turn_begins_and_ends() -> None:
    assert auto("At the start of your turn, draw 1 card.").trigger == Trigger(TimeComes(Edge.BEGINNING, Turn.YOURS))
    assert auto("At the end of your turn, draw 1 card.").trigger == Trigger(TimeComes(Edge.END, Turn.YOURS))


def test_effects_last_for_a_turn_or_longer() -> None:
    assert effects("Until the end of the turn, this unit gains +20 attack.") == (Lasting(ThisTurn(), (gains(20),)),)
    (longer,) = effects("Until the end of your opponent's next turn, this unit gains +20 attack.")
    assert longer == Lasting(UntilEdgeOf(Player.OPPONENT, next=True), (gains(20),))


def test_range_and_weapon_are_acquired_together() -> None:
    (found,) = effects("Until the end of the turn, this unit acquires <Tome> and range 1-2.")
    acquired = Gains((Trace(Bears(Weapon.TOME)), Trace(Reaches((1, 2)))))
    assert found == Lasting(ThisTurn(), (Changes(UNIT, (acquired,)),))


def test_attack_is_lost_and_doubled() -> None:
    """Cipher 24.1.10."""
    (less,) = effects("Until the end of the turn, this unit loses -10 attack.")
    assert less == Lasting(ThisTurn(), (Changes(UNIT, (LosesPower(Number(10)),)),))
    (twice,) = effects("Until the end of the turn, this unit's attack is doubled.")
    assert twice == Lasting(ThisTurn(), (Changes(UNIT, (Varies(Value.ATTACK, How.MULTIPLIED, Number(2)),)),))


@pytest.mark.parametrize("thing", ["attack", "support", "Deployment Cost"])
def test_every_number_of_a_card_changes_alike(thing: str) -> None:
    value = {"attack": Value.ATTACK, "support": Value.SUPPORT}.get(thing, Value.DEPLOYMENT_COST)
    for words, how in (("is increased by", How.RAISED), ("is reduced by", How.REDUCED), ("becomes", How.BECOMES)):
        for whose in (f"this unit's {thing}", f"the {thing} of this unit"):
            (found,) = effects(f"Until the end of the turn, {whose} {words} 10.")
            assert found == Lasting(ThisTurn(), (Changes(UNIT, (Varies(value, how, Number(10)),)),))


def test_attacks_that_cannot_be_evaded_by_some() -> None:
    enemies = Every(Noun((OtherThan(Noun((IsMainCharacter(),))), *ENEMY.qualities)))
    (found,) = effects("Until the end of the turn, this unit's attacks cannot be evaded by non-Main Character enemies.")
    assert found == Lasting(ThisTurn(), (Changes(UNIT, (Cannot((IsEvaded(enemies),)),)),))


def test_orbs_that_an_attack_destroys() -> None:
    """Cipher 9.3.2.1.1."""
    assert statics("The number of Orbs that this unit's attack will destroy becomes 2.") == (
        Changes(UNIT, (Varies(Value.ORBS, How.BECOMES, Number(2)),)),
    )


def test_choosing_is_done_when_it_is_carried_out() -> None:
    low = TraitIs(Trait.COST, Comparison.AT_MOST, Number(2))
    cheap = Noun((OtherThan(Noun((IsMainCharacter(),))), *ENEMY.qualities, low))
    (found,) = effects(
        "Choose 1 non-Main Character enemy with a Deployment Cost of 2 or lower, and destroy them."
    )
    assert found == Sequence((Select(Pick(ONE, cheap)), Break(Them())))


def test_cards_come_back_from_the_retreat_area() -> None:
    """Cipher 6.10."""
    (found,) = effects('Choose 1 "Fern" from your Retreat Area, and add it to your hand.')
    fern = Noun((Named("Fern"), InZone(Zone.RETREAT, Player.YOU)))
    assert found == Sequence((Select(Pick(ONE, fern)), AddToHand(It())))


def test_a_revealed_card_decides() -> None:
    """Cipher 2.3.1.5, 24.1.4."""
    top, then = effects("Reveal the topmost card of your Deck. If that card is <Red>, draw 1 card.")
    assert top == Reveal(TopOfDeck(ONE, Player.YOU))
    assert then == IfThen(Is(That(Noun((IsCard(),))), Noun((Bears(Symbol.RED),))), Draw(ONE))


def test_if_you_do_needs_what_stands_before() -> None:
    """Cipher 2.3.1.6."""
    bond = Do(Flip(Pick(ONE, Noun((InZone(Zone.BOND),))), face_up=False))
    assert effects("You may [Flip 1 Bond face-down]. If you do, draw 1 card.") == (
        May(Pay((bond,))),
        IfYouDoSo(Draw(ONE)),
    )


def test_the_opponent_chooses_for_themselves() -> None:
    (found,) = effects("Your opponent chooses 1 card from their hand, and sends it to the Retreat Area.")
    hand = Noun((IsCard(), InZone(Zone.HAND, Player.THEY)))
    assert found == ByPlayer(
        Player.OPPONENT, Sequence((Select(Pick(ONE, hand)), PutIntoZone(It(), Zone.RETREAT)))
    )


def test_support_skills_have_a_kind() -> None:
    """Cipher 21.2.3.1.5.2."""
    for kind in SupportKind:
        assert skill(f"|{kind.value}| Lamp: Draw 1 card.") == SupportSkill("Lamp", kind, (Draw(ONE),))


def test_a_card_may_be_deployed_rather_than_sent_away() -> None:
    """Cipher 23.1."""
    found = skill(
        "|ATK SUPP| Lamp: At the end of this combat, deploy this card tapped instead of sending it to the Retreat Area."
    )
    assert isinstance(found, SupportSkill)
    deploy = RatherThanSend(PlayOntoField(This(Noun((IsCard(),))), dull=True))
    assert found.effects == (Delayed(Trigger(TimeComes(Edge.END, Turn.THIS, Moment.COMBAT)), (deploy,)),)


def test_until_the_end_of_combat() -> None:
    """Cipher 18.1.19."""
    found = skill("|ATK SUPP| Lamp: Until the end of this combat, this unit gains +20 attack.")
    assert isinstance(found, SupportSkill)
    assert found.effects == (Lasting(RestOfCombat(), (gains(20),)),)


def test_another_cost_of_a_critical_hit() -> None:
    """Cipher 18.1.11.1."""
    (found,) = statics(
        "If this unit Critical Hits, you may [Flip 2 Bonds face-down] instead of sending an \"Oriel\" card from your "
        "hand to the Retreat Area."
    )
    assert isinstance(found, PayInstead)
    assert found.usual.noun.qualities == (Named("Oriel"), IsCard(), InZone(Zone.HAND, Player.YOU))


@pytest.mark.parametrize(
    ("icons", "icon", "place"),
    [
        ("[CCS] Lamp", IconMark(SkillIcon.CCS), None),
        ("[LvS3] Lamp", IconMark(SkillIcon.LVS, 3), None),
        ("[BS] Lamp |BOND|", IconMark(SkillIcon.BS), SkillPlace.BOND),
        ("[CP] Lamp |HAND|", IconMark(SkillIcon.CP), SkillPlace.HAND),
    ],
)
def test_icons_and_places(icons: str, icon: IconMark, place: SkillPlace | None) -> None:
    """Cipher 21.2.2.2, 21.2.2.3."""
    found = skill(f"{icons} |ACT| Draw 1 card.")
    assert found == Skill("Lamp", SkillKind.ACT, ActionAbility((), (Draw(ONE),)), icon, place)


def test_reminders_mean_nothing() -> None:
    """Cipher 21.1.1.3."""
    found = skill("[LvS2] Lamp |ACT| Draw 1 card. ([LvS2] can only be used if a total of 2 or more cards are in this "
                  "unit's stack.)")
    assert isinstance(found, Skill)
    assert found.reminders and found.ability == ActionAbility((), (Draw(ONE),))


def test_one_name_for_several_categories() -> None:
    found = skill("Lamp |CONT| This unit gains +10 attack. |ACT| Draw 1 card.")
    assert isinstance(found, SkillInParts)
    assert [part.kind for part in found.parts if isinstance(part, Skill)] == [SkillKind.CONT, SkillKind.ACT]


@pytest.mark.parametrize(
    "line",
    [
        "Lamp |ACT| Draw 1 card and be glad.",
        "Lamp |ACT| Draw 1 card. Nothing of this is known.",
        "Lamp |CONT| If this unit is attacking a <Teapot>, this unit gains +30 attack.",
        "Lamp |ACT| [Sing a song] Draw 1 card.",
        "Lamp: Draw 1 card.",
    ],
)
def test_a_line_with_one_unknown_word_is_not_read(line: str) -> None:
    reading = read(card(line))
    assert not reading.complete
    assert reading.abilities == (Unparsed(line),)


@pytest.mark.parametrize(
    "line",
    [
        "Lamp |ACT| [Tap this unit] Choose 1 non-\"Oriel\" card from your Retreat Area, and add it to your hand.",
        "[CCS] Lamp |CONT| This unit gains +10 attack. ([CCS] is only active if this unit is Class Changed.)",
        "Lamp |ACT| Until the end of the turn, this unit loses -20 attack, but acquires <Flier> and range 1-2.",
        "|DEF SUPP| Lamp: Until the end of this combat, your opponent's attacking unit cannot Critical Hit.",
    ],
)
def test_print_comes_back_sign_for_sign(line: str) -> None:
    assert render(skill(line)) == line


def test_you_may_covers_everything_joined_by_and() -> None:
    assert effects("You may choose 1 enemy, and move them.") == (
        May(Sequence((Select(Pick(ONE, ENEMY)), Move(Them())))),
    )


def test_two_names_joined_by_and_have_to_be_there_both() -> None:
    """Cipher 21.2.2.1."""
    (found,) = statics('If you have allied "Fern" and "Moss", this unit gains +10 attack.')
    names = (Noun((Named("Fern"),)), Noun((Named("Moss"),)))
    assert found == While(ControlsAllOf(Player.YOU, names), (gains(10),))
    tapped = skill('[FS] Lamp |ACT| [Tap allied "Fern" and "Moss"] Draw 1 card.')
    assert isinstance(tapped, Skill) and isinstance(tapped.ability, ActionAbility)
    assert tapped.ability.cost == (Do(Tap(EachAlly(("Fern", "Moss")))),)


def test_two_names_joined_by_or_are_one_or_the_other() -> None:
    (found,) = statics('If you have an allied "Fern" or "Moss", this unit gains +10 attack.')
    names = AnyOf((Noun((Named("Fern"),)), Noun((Named("Moss"),))))
    allied = Noun((ControlledBy(Player.YOU), names))
    assert found == While(Has(Player.YOU, Quantity(Comparison.AT_LEAST, Number(1)), allied), (gains(10),))


def test_a_critical_hit_that_destroys_is_more_than_an_attack_that_does() -> None:
    """Cipher 18.1.11, 18.1.15.1."""
    found = auto("When this unit's Critical Hit destroys an enemy, draw 1 card.")
    assert found.trigger == Trigger(Happens((UNIT,), (DestroysByAttack(Any(ENEMY), critical=True),)))


def test_the_end_of_an_attack_is_not_the_end_of_a_combat() -> None:
    """Cipher 18.1.18.1."""
    attack = auto("When this unit's attack ends, draw 1 card.")
    combat = auto("When this unit's combat ends, draw 1 card.")
    assert attack.trigger == Trigger(Happens((UNIT,), (AttackEnds(),)))
    assert combat.trigger == Trigger(Happens((UNIT,), (CombatEnds(),)))


@pytest.mark.parametrize("whose", ["that ally", "your Main Character"])
def test_the_place_belongs_to_the_card_and_not_to_the_unit_it_is_named_as(whose: str) -> None:
    (found,) = effects(f"Choose 1 card with the same Unit Name as {whose} from your Retreat Area, and deploy it.")
    assert isinstance(found, Sequence) and isinstance(found.effects[0], Select)
    picked = found.effects[0].what
    assert isinstance(picked, Pick)
    assert picked.noun.qualities[-1] == InZone(Zone.RETREAT, Player.YOU)


def test_what_befalls_a_unit_has_a_name() -> None:
    text = "Lamp |CONT| If this unit is to be sent to the Retreat Area upon {}, send it to the Boundless Area instead."
    assert skill(text.format("destruction")) == skill(text.format("being destroyed"))
