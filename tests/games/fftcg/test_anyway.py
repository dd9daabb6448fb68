"""Attacks and blocks that the rules of Final Fantasy TCG refuse, and that the players declare anyway."""

import pytest

from engine.abilities.conditions import Number
from engine.abilities.events import Attacks
from engine.abilities.kinds import FieldAbility
from engine.abilities.nouns import Source
from engine.abilities.statics import Changes, CostsTo
from engine.answers import Cards, Pass, Pay
from engine.games.fftcg.rules.table import HAND
from engine.games.fftcg.vocabulary import CP
from engine.overrides import Anyway, SetPhase
from tests.games.byhand import anyway
from tests.games.fftcg.story import Story, cast, use
from tests.games.fftcg.table import ICE, Position


def test_a_dull_forward_attacks_anyway() -> None:
    """FFTCG 10.1.2.1.1; it is blocked and fights as if the rules had allowed it (10.1.4.2)."""
    table = Position()
    mirelle, cole = table.forward("Mirelle", 5000, dull=True), table.forward("Cole", 3000, seat=1)
    table.forward("Osk")
    story = Story(table, at="attack")
    rule, told = anyway(story.match, Cards((mirelle,)))
    assert rule == "FFTCG 10.1.2.1.1" and told[0].text == "Player 1 attacks with Mirelle."
    story.on().block(cole).on()
    assert table.where(cole) == "break zone" and table.where(mirelle) == "field"


def test_forwards_that_share_no_element_form_a_party_anyway() -> None:
    """FFTCG 15.1.1.9.2"""
    table = Position()
    mirelle, cole = table.forward("Mirelle"), table.forward("Cole", element=ICE)
    rule, _ = anyway(Story(table, at="attack").match, Cards((mirelle, cole)))
    assert rule == "FFTCG 15.1.1.9.2"
    assert {one.number for one in table.state.vars["attackers"]} == {mirelle, cole}


def test_who_must_attack_ends_the_attack_phase_anyway() -> None:
    """FFTCG 10.1.2.1.3"""
    table = Position()
    table.forward("Mirelle", text="Mirelle must attack once per turn if possible.")
    story = Story(table, at="attack")
    assert anyway(story.match, Cards(()))[0] == "FFTCG 10.1.2.1.3"
    assert "attackers" not in table.state.vars and story.match.view(0).phase == "Main Phase 2"


def test_an_attack_whose_cost_cannot_be_paid_is_not_paid_for() -> None:
    """FFTCG 10.1.2.3"""
    table = Position()
    mirelle, _ = table.forward("Mirelle"), table.forward("Cole")
    table.grant(mirelle, FieldAbility((Changes(Source(), (CostsTo(Attacks(), (CP(Number(2)),)),)),)))
    anyway(Story(table, at="attack").match, Cards((mirelle,)))
    assert table.state.vars["attackers"] == (table.ref(mirelle),)


def test_who_goes_to_the_attack_phase_by_hand_is_asked_though_nobody_may_attack() -> None:
    """FFTCG 10.1.2.1.1: the Forward came this turn; once it has attacked, the phase is over as always."""
    table = Position()
    mirelle = table.forward("Mirelle", since=3)
    story = Story(table)
    assert story.match.override(0, SetPhase("Attack Phase")) is None
    while story.asked.kind == "play":
        story.passes()
    assert story.asked.kind == "attack" and not story.asked.cards()
    assert anyway(story.match, Cards((mirelle,)))[0] == "FFTCG 10.1.2.1.1"
    while story.match.view(0).phase == "Attack Phase":
        story.passes()
    assert story.match.view(0).phase == "Main Phase 2" and table.state.cards[mirelle].dull


def test_a_dull_forward_blocks_anyway() -> None:
    """FFTCG 10.1.3.1.1"""
    table = Position()
    mirelle, cole = table.forward("Mirelle", 3000), table.forward("Cole", 5000, seat=1, dull=True)
    table.forward("Dun", seat=1)
    story = Story(table, at="attack").attack(mirelle)
    assert anyway(story.match, Cards((cole,)))[0] == "FFTCG 10.1.3.1.1"
    story.on()
    assert table.where(mirelle) == "break zone"


def test_only_forwards_in_play_attack_and_block_whatever_the_players_agree() -> None:
    table = Position()
    mirelle, osk = table.forward("Mirelle"), table.backup("Osk")
    hand, theirs = table.forward("Vell", zone="hand"), table.forward("Cole", seat=1)
    story = Story(table, at="attack")
    handles = [table.state.cards[one].handles[0] for one in (mirelle, osk, hand, theirs)]
    refused = [story.match.override(0, Anyway(Cards((one,)))) for one in (*handles[1:], 10**9)]
    refused += [story.match.override(0, Anyway(Cards((handles[0],) * 2))), story.match.override(1, Anyway(Pass()))]
    assert all(refused) and not story.match.entries


def test_what_the_rules_allow_is_an_answer_like_any_other() -> None:
    table = Position()
    mirelle = table.forward("Mirelle")
    story = Story(table, at="attack")
    assert story.match.override(0, Anyway(Cards((table.state.cards[mirelle].handles[0],)))) is None
    assert not any("by hand" in line for line in story.log())


@pytest.mark.parametrize("answer", [Pass(), Cards(())])
def test_players_cannot_agree_to_what_the_game_cannot_go_on_with(answer: Cards | Pass) -> None:
    table = Position()
    story = Story(table)
    card = table.state.cards[table.forward("Mirelle")].handles[0]
    story.match.override(0, Anyway(answer))
    assert story.match.override(0, Anyway(Cards((card,)))) is not None


def loose(table: Position, at: str = "") -> Story:
    """A story at a table whose players go beyond the rules if they agree."""
    table.let(rules="ask")
    return Story(table, at=at)


def test_a_forward_that_cannot_be_chosen_is_chosen_anyway() -> None:
    """FFTCG 11.3.3; what resolves minds the rules no more than who chose (11.11.2)."""
    table = Position()
    pyre = table.summon("Pyre", "Choose 1 Forward opponent controls. Deal it 8000 damage.", cost=0)
    cole, own = table.forward("Cole", seat=1), table.forward("Mirelle")
    table.forward("Rook", seat=1)
    story = Story(table).cast(pyre)
    assert anyway(story.match, Cards((own,)))[0] == "FFTCG 11.3.3"
    story.resolve()
    assert table.where(own) == "break zone" and table.where(cole) == "field"


NEEDS_THEIRS = "Choose 1 Forward opponent controls. Deal it 8000 damage."


def at_nothing(text: str = NEEDS_THEIRS) -> tuple[Position, Story, int, int]:
    """A table that goes beyond the rules, a Summon that finds nothing to choose, and a Forward of one's own."""
    table = Position()
    pyre, own = table.summon("Pyre", text, cost=0), table.forward("Mirelle")
    return table, loose(table), pyre, own


def test_a_summon_that_finds_nothing_to_choose_is_cast_anyway_and_chooses_what_is_there() -> None:
    """FFTCG 11.3.3"""
    table, story, pyre, own = at_nothing()
    assert anyway(story.match, cast(pyre))[0] == "FFTCG 11.3.3" and story.stack == ["Pyre"]
    assert anyway(story.match, Cards((own,)))[0] == "FFTCG 11.3.3"
    story.resolve()
    assert table.where(own) == "break zone"


def test_a_summon_that_is_cast_anyway_can_choose_nothing_and_does_nothing() -> None:
    """FFTCG 11.3.3"""
    table, story, pyre, own = at_nothing()
    anyway(story.match, cast(pyre))
    story.choose().resolve()
    assert (table.where(own), table.where(pyre)) == ("field", "break zone")


def test_where_nothing_lies_a_summon_that_is_cast_anyway_does_the_rest() -> None:
    """FFTCG 11.3.3"""
    table, story, pyre, _ = at_nothing("Choose 1 card in your Break Zone. Add it to your hand. Draw 1 card.")
    anyway(story.match, cast(pyre))
    story.resolve()
    assert table.where(pyre) == "break zone" and len(table.state.zones[HAND[0]]) == 1


def test_of_actions_none_of_which_finds_its_choice_one_is_selected_anyway() -> None:
    """FFTCG 11.3.4"""
    text = 'Select 1 of the 2 following actions. "Choose 1 dull Forward. Break it." "Choose 1 Monster. Break it."'
    table, story, pyre, own = at_nothing(text)
    anyway(story.match, cast(pyre))
    anyway(story.pick(0).match, Cards((own,)))
    story.resolve()
    assert table.where(own) == "break zone"


def test_a_summon_that_nobody_can_pay_for_is_cast_anyway() -> None:
    """FFTCG 11.4.6.1.1: it chooses, lies on the stack and resolves as any other."""
    table = Position()
    pyre, cole = table.summon("Pyre", "Choose 1 Forward. Break it.", cost=3), table.forward("Cole", seat=1)
    story = loose(table)
    assert anyway(story.match, cast(pyre))[0] == "FFTCG 11.4.6.1.1"
    assert story.stack == ["Pyre"]
    story.resolve()
    assert table.where(cole) == table.where(pyre) == "break zone"


def test_a_forward_that_nobody_can_pay_for_is_cast_anyway_and_its_entry_triggers() -> None:
    """FFTCG 11.4.6.1.1, 11.4.8"""
    table = Position()
    vell = table.forward("Vell", text="When Vell enters the field, draw 1 card.", zone="hand")
    table.some(2, "deck")
    story = loose(table)
    rule, told = anyway(story.match, cast(vell))
    assert rule == "FFTCG 11.4.6.1.1" and told[0].text == "Player 1 casts Vell."
    assert table.where(vell) == "field" and story.stack == ["Vell"]


def test_who_casts_what_they_cannot_pay_for_pays_as_far_as_they_like() -> None:
    """FFTCG 11.2.1.1"""
    for paid in (0, 1):
        table = Position()
        vell, osk = table.forward("Vell", zone="hand", cost=5), table.backup("Osk")
        story = loose(table)
        anyway(story.match, cast(vell))
        story.say(Pay(((osk, "Fire"),) * paid))
        assert table.where(vell) == "field" and table.state.cards[osk].dull is bool(paid)


def test_of_a_cost_that_could_be_paid_less_is_paid_anyway() -> None:
    """FFTCG 11.2.1.1"""
    table = Position()
    vell, osk = table.forward("Vell", zone="hand", cost=1), table.backup("Osk")
    story = loose(table).say(cast(vell))
    assert anyway(story.match, Pay(()))[0] == "FFTCG 11.2.1.1"
    assert table.where(vell) == "field" and not table.state.cards[osk].dull


def test_a_forward_is_cast_in_the_other_players_turn_and_over_a_stack_anyway() -> None:
    """FFTCG 11.4.1"""
    table = Position(turn_player=1)
    vell, osk = table.forward("Vell", zone="hand", cost=0), table.backup("Osk", "[Dull]: Draw 1 card.", seat=1)
    story = loose(table).say(use(osk)).passes()
    assert anyway(story.match, cast(vell))[0] == "FFTCG 11.4.1"
    assert table.where(vell) == "field" and story.stack == ["Osk"]


def test_a_forward_enters_anyway_beside_one_of_its_name_and_both_go_as_the_rules_want() -> None:
    """FFTCG 7.7.3, 12.4.6: its entry triggers all the same."""
    table = Position()
    text = "When Vell enters the field, draw 1 card."
    vell, other = table.forward("Vell", text=text, zone="hand", cost=0), table.forward("Vell")
    story = loose(table)
    anyway(story.match, cast(vell))
    assert table.where(vell) == table.where(other) == "break zone" and story.stack == ["Vell"]


def test_a_dull_card_without_the_rest_of_the_cost_uses_its_ability_anyway() -> None:
    """FFTCG 6.3.1, 11.6.2.1"""
    table = Position()
    osk = table.backup("Osk", "[2][Dull], put 1 Backup into the Break Zone: Draw 1 card.", dull=True)
    table.some(2, "deck")
    story = loose(table)
    assert anyway(story.match, use(osk))[0] == "FFTCG 6.3.1"
    story.choose()
    assert story.stack == ["Osk"] and table.where(osk) == "field"
    story.resolve()
    assert len(table.state.zones[HAND[0]]) == 1


def test_who_pays_as_far_as_they_like_names_any_x() -> None:
    """FFTCG 4.5, 11.6.7: what could be paid has no say in it, so that X is no matter of the hand."""
    table = Position()
    osk = table.backup("Osk", "[Dull][X]: Draw X cards.", dull=True)
    table.backup("Bea"), table.some(3, "deck")
    story = loose(table)
    assert anyway(story.match, use(osk))[0] == "FFTCG 6.3.1"
    story.number(3).say(Pay(()))
    story.resolve()
    assert len(table.state.zones[HAND[0]]) == 3


def test_a_limit_break_card_is_cast_anyway_with_too_few_others_face_down() -> None:
    """FFTCG 15.2.8.3.2"""
    table = Position()
    vell = table.forward("Vell", zone="LB deck", cost=0, limit_break=2, face_down=True, known=1)
    other = table.forward("Rook", zone="LB deck", limit_break=1, face_down=True, known=1)
    assert anyway(loose(table).match, cast(vell))[0] == "FFTCG 15.2.8.3.2"
    assert table.where(vell) == "field" and not table.state.cards[other].face_down


def test_what_is_not_in_the_hand_is_not_cast_whatever_the_players_agree() -> None:
    """FFTCG 11.4.2"""
    table = Position()
    vell, story = table.forward("Vell", zone="break zone", cost=0), loose(table)
    refusal = story.match.override(0, Anyway(cast(table.state.cards[vell].handles[0])))
    assert refusal is not None and refusal.rule == "FFTCG 11.4.2"


def test_an_ability_that_finds_nothing_to_choose_is_used_anyway() -> None:
    """FFTCG 11.6.5"""
    table = Position()
    mirelle, cole = table.backup("Mirelle", "[Dull]: Choose 1 Forward. Break it."), table.backup("Cole", seat=1)
    story = loose(table)
    anyway(story.match, use(mirelle))
    anyway(story.match, Cards((cole,)))
    story.resolve()
    assert table.where(cole) == "break zone"


def test_whom_nobody_minds_is_asked_for_though_there_is_one_target() -> None:
    """FFTCG 11.3.3: where the rules are enforced, the only target is chosen at once."""
    for free in (False, True):
        table = Position()
        pyre = table.summon("Pyre", "Choose 1 Forward opponent controls. Deal it 8000 damage.", cost=0)
        table.forward("Cole", seat=1), table.forward("Mirelle")
        story = (loose(table) if free else Story(table)).cast(pyre)
        assert (story.asked.kind == "cards") is free


def test_a_card_of_another_zone_is_no_target_whatever_the_players_agree() -> None:
    """FFTCG 11.3.3"""
    table = Position()
    pyre = table.summon("Pyre", "Choose 1 Forward opponent controls. Deal it 8000 damage.", cost=0)
    table.forward("Cole", seat=1), table.forward("Rook", seat=1)
    far = table.forward("Mirelle", zone="break zone")
    story = Story(table).cast(pyre)
    refusal = story.match.override(0, Anyway(Cards((table.state.cards[far].handles[0],))))
    assert refusal is not None and "lies elsewhere" in refusal.sentence


def test_a_block_is_asked_for_though_nobody_may_block() -> None:
    """FFTCG 10.1.3.1.1, where the players agreed to go beyond the rules."""
    table = Position()
    mirelle, cole = table.forward("Mirelle", 3000), table.forward("Cole", 5000, seat=1, dull=True)
    story = loose(table, "attack").attack(mirelle)
    assert story.asked.kind == "block" and not story.asked.cards()
    assert anyway(story.match, Cards((cole,)))[0] == "FFTCG 10.1.3.1.1"
    story.on()
    assert table.where(mirelle) == "break zone"


def test_an_attack_is_asked_for_though_nobody_may_attack() -> None:
    """FFTCG 10.1.2.1.1"""
    table = Position()
    mirelle = table.forward("Mirelle", dull=True)
    story = loose(table, "attack")
    assert story.asked.kind == "attack" and not story.asked.cards()
    anyway(story.match, Cards((mirelle,)))
    assert table.state.vars["attackers"] == (table.ref(mirelle),)
