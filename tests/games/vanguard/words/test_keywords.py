"""Keywords before an ability, behind its colon, and in sentences, in both generations of print."""

from __future__ import annotations

import pytest

from engine import abilities as ab
from engine.abilities.node import walk
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.vocabulary import Keyword, State, Zone
from engine.games.vanguard.words import read, render
from tests.games.vanguard.words.reading_lines import ability, card

_ATTACKS = "When this unit attacks, draw a card."
_THIS = ab.This(ab.Noun((own.IsUnit(),)))


def limits(line: str) -> tuple[ab.Limit, ...]:
    """The limits of the one ability of a line."""
    found = ability(line)
    assert isinstance(found, own.Ability)
    return found.limits


@pytest.mark.parametrize(
    ("head", "limit"),
    [
        ("[Generation Break 2]", own.Active(Keyword.GENERATION_BREAK, 2)),
        ("[Limit-Break 4]", own.Active(Keyword.LIMIT_BREAK, 4)),
        ("GB3@", own.Active(Keyword.GENERATION_BREAK, 3)),
        ("Brave (Active when you have three or less cards in your hand)", own.Active(Keyword.BRAVE)),
        ("Ritual 3", own.Active(Keyword.RITUAL, 3)),
        ("Ritual \uff38", own.Active(Keyword.RITUAL, -1)),
        ("Thunderstrike \uff17", own.Active(Keyword.THUNDERSTRIKE, 7)),
        ("Wave-2nd time only", own.Active(Keyword.WAVE, 2, 2)),
        ("Wave\u20103rd time or more", own.Active(Keyword.WAVE, 3)),
        ("Wave-2nd or 3rd time", own.Active(Keyword.WAVE, 2, 3)),
        ("Wave-2nd to 4th time", own.Active(Keyword.WAVE, 2, 4)),
        ("Wave-1st or 4th time",
         own.AnyActive((own.Active(Keyword.WAVE, 1, 1), own.Active(Keyword.WAVE, 4, 4)))),
        ("Wave-1st time or 4th time or more",
         own.AnyActive((own.Active(Keyword.WAVE, 1, 1), own.Active(Keyword.WAVE, 4)))),
    ],
)
def test_a_condition_stands_before_the_colon(head: str, limit: ab.Limit) -> None:
    assert limits(f"[AUTO](RC){head}:{_ATTACKS}") == (limit,)


def test_several_conditions_all_hold() -> None:
    found = limits(f"[AUTO](RC)[1/turn][Generation Break 1]Darkness:{_ATTACKS}")
    assert found == (ab.TimesPerTurn(1), own.Active(Keyword.GENERATION_BREAK, 1), own.Active(Keyword.DARKNESS))


@pytest.mark.parametrize(
    ("line", "text", "zones"),
    [
        ("[CONT]:Sentinel", own.KeywordText(Keyword.SENTINEL), ()),
        ('[CONT]:Sentinel (You may only have up to four cards with "[CONT]:Sentinel" in a deck.)',
         own.KeywordText(Keyword.SENTINEL), ()),
        ("[AUTO](VC/RC):Harmony", own.KeywordText(Keyword.HARMONY), (Zone.VC, Zone.RC)),
        ("[AUTO](RC):Success 15000", own.KeywordText(Keyword.SUCCESS, 15000), (Zone.RC,)),
        ("[CONT](VC/RC)/(GC):Resist (This unit cannot be chosen by the effects of your opponent's cards)",
         own.KeywordText(Keyword.RESIST), (Zone.VC, Zone.RC, Zone.GC)),
        # VC6.1.2: the circles that it names are where it works.
        ("[AUTO]:Revelation-(VC/RC)", own.KeywordText(Keyword.REVELATION), (Zone.VC, Zone.RC)),
        ("[Melody] (Shares all of your [Melody])", own.KeywordText(Keyword.MELODY), ()),
    ],
)
def test_a_keyword_is_a_whole_ability(line: str, text: ab.Ability, zones: tuple[Zone, ...]) -> None:
    assert ability(line) == own.Ability(text, zones)


@pytest.mark.parametrize(
    ("word", "keyword", "number"),
    [("Rescue 2", Keyword.RESCUE, 2), ("Rush", Keyword.RUSH, 0), ("Time Leap", Keyword.TIME_LEAP, 0),
     ("[Melody]", Keyword.MELODY, 0)],
)
def test_an_ability_is_called_by_the_word_before_it(word: str, keyword: Keyword, number: int) -> None:
    found = ability(f"{word}-[AUTO](RC):{_ATTACKS}")
    assert isinstance(found, own.Ability)
    assert (found.keyword, found.number, found.zones) == (keyword, number, (Zone.RC,))


def test_a_card_is_told_by_its_keyword_and_by_its_state() -> None:
    found = ability("[ACT](RC):Choose one of your hollowed units with the brave ability, and [Stand] it.")
    nouns = [one for one in walk(found) if isinstance(one, ab.Noun)]
    kept = {quality for noun in nouns for quality in noun.qualities}
    assert {own.InState(State.HOLLOWED), own.HasKeyword(Keyword.BRAVE)} <= kept


def test_it_comes_into_a_state() -> None:
    found = ability("[AUTO](RC):When this unit becomes in harmony, draw a card.")
    assert own.EntersState(State.HARMONY) in list(walk(found))


def test_a_cost_before_the_event_is_paid_as_one_behind_it() -> None:
    old = ability("[AUTO](RC):[Counter-Blast 1] When this unit attacks a vanguard, if your hand has two or less cards,"
                  " you may pay the cost. If you do, draw a card.")
    new = ability("[AUTO](RC):When this unit attacks a vanguard, if your hand has two or less cards,"
                  " [COST][Counter-Blast 1], and draw a card.")
    assert old == new


def test_what_is_chosen_as_a_cost_is_paid_with() -> None:
    found = ability("[ACT](RC):[Choose one of your other rear-guards, and retire it] Draw a card.")
    assert isinstance(found, own.Ability)
    assert isinstance(found.ability, ab.ActionAbility)
    [paid] = found.ability.cost
    assert isinstance(paid, ab.Do)
    assert isinstance(paid.action, ab.Break)


def test_a_stride_is_what_it_costs() -> None:
    found = ability("[Stride]-Stride Step-[Choose one or more cards with the sum of their grades being 3 or greater"
                    " from your hand, and discard them] [Stride] this card on your (VC) from face down.")
    assert isinstance(found, own.Ability)
    assert found.keyword is Keyword.STRIDE
    assert isinstance(found.ability, ab.ActionAbility)
    assert found.ability.effects == ()
    total = ab.TotalIs(ab.Trait.COST, ab.Comparison.AT_LEAST, ab.Number(3))
    assert total in list(walk(found.ability.cost))


@pytest.mark.parametrize(
    "line",
    [
        "[AUTO](RC)[1/turn][Generation Break 2]Wave-1st or 4th time:When this unit attacks, draw 1 card.",
        "Rescue 1-[AUTO](RC):When this unit attacks, draw 1 card.",
        "[AUTO](VC/RC):Harmony",
        "[CONT]:Sentinel",
    ],
)
def test_it_is_told_as_it_is_printed(line: str) -> None:
    assert render(ability(line)) == line


def test_who_dominates_to_guard_attacks_with_nobody() -> None:
    found = ability("Dominate-[AUTO]:When this unit is placed on (GC), choose one of your opponent's rear-guards,"
                    " dominate it, and move it to your (GC).")
    assert own.Dominate(ab.It(), None, True) in list(walk(found))


def test_who_dominates_stands_them_and_attacks_one_at_a_time() -> None:
    found = ability("Dominate-[ACT](VC)[1/turn]:[Stand] and dominate all of your opponent's rear-guards, and attack"
                    " your opponent's vanguard one at a time.")
    [dominates] = [one for one in walk(found) if isinstance(one, own.Dominate)]
    assert isinstance(dominates.what, ab.Every)
    assert dominates.whom is not None
    assert ab.Untap(dominates.what) in list(walk(found))


def test_a_mate_is_sought_for_four_cards_also_where_that_is_only_explained() -> None:
    short = ability('[ACT](VC):Seek Mate "Lark" (If your opponent\'s vanguard is grade 3 or greater, legion)')
    assert isinstance(short, own.Ability)
    assert short.keyword is Keyword.SEEK_MATE
    assert own.SeeksMate("Lark") in list(walk(short))
    [moved] = [one for one in walk(short) if isinstance(one, ab.PutOnDeck)]
    assert ab.Exactly(ab.Number(4)) in list(walk(moved))


def test_an_attack_that_did_not_hit() -> None:
    found = ability("Shadowstitch-[AUTO](RC):At the end of the battle that this unit attacked a vanguard, if that"
                    " attack did not hit, draw a card.")
    assert ab.Not(own.AttackHit()) in list(walk(found))


@pytest.mark.parametrize(("sign", "zone"), [("Drop zone", Zone.DROP), ("Soul", Zone.SOUL), ("Hand", Zone.HAND)])
def test_a_zone_in_parentheses_is_no_reminder(sign: str, zone: Zone) -> None:
    found = ability(f"[ACT]({sign}):[Counter-Blast 1] Draw a card.")
    assert isinstance(found, own.Ability)
    assert found.zones == (zone,)


def test_what_works_in_a_row_works_only_there() -> None:
    found = limits(f"[AUTO](VC)/Front Row (RC):{_ATTACKS}")
    assert found == (ab.OnlyIf(ab.Is(_THIS, ab.Noun((own.InRow(own.Row.FRONT),)))),)


def test_the_effect_of_a_keyword_is_a_cause() -> None:
    found = ability("[AUTO](RC):When this unit is retired due to the effect of your unit's engorge ability, draw a"
                    " card.")
    [cause] = [one for one in walk(found) if isinstance(one, own.EffectOfKeyword)]
    assert (cause.keyword, cause.whose is not None) == (Keyword.ENGORGE, True)


def test_a_name_may_have_a_name_in_it() -> None:
    line = '[ACT](VC):Search your deck for up to 1 "Lark, Bird "Omega"", and shuffle your deck.'
    found = ability(line)
    assert ab.Named('Lark, Bird "Omega"') in list(walk(found))
    assert '"Lark, Bird "Omega""' in render(found)


def test_a_card_is_discarded_as_one_of_another_grade_for_a_stride() -> None:
    found = ability("[CONT](Hand):While paying the cost for [Stride], this card may be discarded as a grade 3.")
    assert found == own.Ability(ab.FieldAbility((own.DiscardedAs((3,)),)), (Zone.HAND,))


def test_an_ability_behind_a_keyword_is_one_of_its_own() -> None:
    text = "[CONT](GC):Resist [AUTO](GC):When placed, draw a card."
    assert len(read(card(text)).abilities) == 2


def test_a_sentence_goes_on_in_the_next_line_behind_a_comma() -> None:
    text = "[AUTO](RC):When this unit attacks,\ndraw a card.\n[CONT](RC):Resist"
    assert len(read(card(text)).abilities) == 2
    assert not read(card(text)).problems


def test_a_comma_in_a_name_parts_no_cost() -> None:
    line = '[ACT](VC):[COST][Turn 1 face down "Lark, a Bird" from your G zone face up & Counter-Blast 1], draw a card.'
    assert '"Lark, a Bird"' in render(ability(line))


def test_it_is_the_number_that_was_spoken_of() -> None:
    so_many = "the number of cards in your soul is"
    head = f"[AUTO](RC):When this unit attacks, if {so_many} six or more, draw a card"
    short = ability(f"{head}, then, if it is ten or more, [Counter-Charge 1].")
    assert short == ability(f"{head}. Then, if {so_many} ten or more, [Counter-Charge 1].")
