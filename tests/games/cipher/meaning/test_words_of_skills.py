"""What skills say of skills: their use, their cost, what they cause (Cipher 10, 19, 21)."""

from __future__ import annotations

import pytest

from engine.answers import Play
from engine.games.cipher.effects import statics, triggers, using
from engine.games.cipher.effects.coverage import executable
from engine.games.cipher.rules.table import Cause
from engine.games.cipher.vocabulary import SkillPlace
from tests.games.cipher.effects.doing import FRONT_LINE, cards, do
from tests.games.cipher.story import Story, rule
from tests.games.cipher.table import TOME, Position, run, skill

BLAZE = (
    'Blaze |ACT| [Once Per Turn] Draw 1 card. This skill is only usable if "Spark" has been used 2 or more times in '
    "this turn."
)


def used(table: Position, unit: int, *answers: object) -> None:
    """Use the first skill of a unit."""
    run(using.use(table.state, table.state.cards[unit].zone & 1, Play("use", unit, 0)), answers)  # type: ignore[arg-type]


@rule("19.1.2.2")
def test_a_skill_waits_until_another_was_used_twice() -> None:
    table = Position()
    vell = table.unit("Vell", "Spark |ACT| Until the end of the turn, this unit gains +10 attack.")
    odo = table.unit("Odo", BLAZE)
    refusals = []
    for _ in range(3):
        refusals.append(triggers.refuse_use(table.state, 0, odo, 0) is None)
        used(table, vell)
    assert refusals == [False, False, True]


@rule("19.1.2.2")
def test_a_skill_that_waits_for_another_does_not_count_the_uses_of_a_third() -> None:
    table = Position()
    vell = table.unit("Vell", "Wick |ACT| Until the end of the turn, this unit gains +10 attack.")
    odo = table.unit("Odo", BLAZE)
    for _ in range(3):
        used(table, vell)
    assert triggers.refuse_use(table.state, 0, odo, 0) is not None


@rule("19.1.4")
def test_a_unit_that_uses_a_skill_triggers_another_of_its_own() -> None:
    table = Position()
    table.unit("Vell", "Spark |ACT| Draw 1 card.\nToll |AUTO| When this unit uses \"Spark\", draw 1 card.")
    table.some(3, "deck")
    used(table, 0)
    assert table.triggered == ["Vell"]


def test_a_unit_watches_for_its_skills_of_one_category_only() -> None:
    table = Position()
    vell = table.unit("Vell", "Spark |ACT| Draw 1 card.\nToll |AUTO| When this unit uses an |ACT| skill, draw 1 card.")
    odo = table.unit("Odo", "Spark |ACT| Draw 1 card.")
    table.some(5, "deck")
    used(table, odo)
    assert table.triggered == []
    used(table, vell)
    assert table.triggered == ["Vell"]


@rule("19.1.4", "10.6")
def test_a_unit_watches_for_its_triggered_skills_by_their_names_too() -> None:
    table = Position()
    spark = "[Flip 1 Bond face-down] When this unit attacks, you may pay the cost and if you do: Draw 1 card."
    toll = 'When this unit uses "Spark", until the end of the turn, this unit gains +20 attack.'
    vell = table.unit("Vell", f"Spark |AUTO| {spark}\nToll |AUTO| {toll}")
    rook = table.unit("Rook", seat=1)
    table.some(1, "bond")
    story = Story(table).attack(vell, rook)
    assert table.attack_of(vell) == 30
    story.yes()
    assert table.attack_of(vell) == 50


def test_a_skill_of_the_hand_is_watched_by_its_icon() -> None:
    table = Position()
    table.unit("Vell", "Toll |AUTO| When you use a [CP] belonging to an \"Osk\" in your hand, draw 1 card.")
    text = "[CP] Vow |HAND| |ACT| [Send this card to the Retreat Area] Draw 1 card."
    osk, cray = table.card("Osk", text), table.card("Cray", text)
    table.some(5, "deck")
    used(table, cray)
    assert table.triggered == []
    used(table, osk)
    assert table.triggered == ["Vell"]


@rule("19.1.3")
def test_a_cost_that_need_not_be_paid() -> None:
    table = Position()
    text = "Spark |ACT| [Flip 1 Bond face-down] Draw 1 card."
    free = 'Law |CONT| If you have an allied "Odo", you may use "Spark" without paying the cost.'
    vell = table.unit("Vell", f"{text}\n{free}")
    table.some(2, "deck")
    assert using.refuse(table.state, 0, Play("use", vell, 0)) is not None
    table.unit("Odo", text)
    assert using.refuse(table.state, 0, Play("use", vell, 0)) is None
    used(table, vell)
    assert len(table.names("hand")) == 1


def test_a_unit_knows_by_which_skill_it_was_deployed() -> None:
    table = Position()
    vell = table.unit("Vell", 'Oath |ACT| Choose 1 card from your hand, and deploy it.')
    text = 'Toll |AUTO| When this unit is deployed via "{}", draw 1 card.'
    one, other = table.card("Osk", text.format("Oath")), table.card("Cray", text.format("Vow"))
    used(table, vell, cards(one), FRONT_LINE)
    assert table.triggered == ["Osk"]
    used(table, vell, FRONT_LINE)
    assert table.where(other) == "front" and table.triggered == ["Osk"]


def test_a_unit_knows_what_its_own_skill_destroys() -> None:
    table = Position()
    toll = "Toll |AUTO| When this unit's \"Spark\" destroys an enemy, draw 1 card."
    vell = table.unit("Vell", f"Spark |ACT| Choose 1 enemy, and destroy them.\n{toll}")
    table.unit("Rook", seat=1)
    used(table, vell)
    assert table.triggered == ["Vell"]


def test_a_unit_loses_all_its_skills() -> None:
    table = Position()
    vell = table.unit("Vell")
    rook = table.unit("Rook", "Law |CONT| This unit gains +10 attack.", seat=1)
    do(table, vell, "Choose 1 enemy. Until the end of the turn, that enemy loses all of their skills.")
    assert table.attack_of(rook) == 30 and table.now(rook).abilities == ()


@rule("21.2.3.1.4.2")
def test_a_unit_that_has_lost_its_skills_has_lost_what_they_say_of_itself() -> None:
    table = Position()
    several = 'You may deploy this unit even if you have an allied "Rook", and you may have 2 or more allied "Rook".'
    text = f"Fold |SPEC| This card's Class Change cost becomes 2.\nFlock |SPEC| {several}"
    vell, rook = table.unit("Vell"), table.unit("Rook", text, change=5, seat=1)
    known = [(table.now(rook).change_cost, statics.stands_beside_its_name(table.state, rook, "Rook"))]
    do(table, vell, "Choose 1 enemy. Until the end of the turn, that enemy loses all of their skills.")
    known.append((table.now(rook).change_cost, statics.stands_beside_its_name(table.state, rook, "Rook")))
    assert known == [(2, True), (5, False)]


@rule("24.1.12")
def test_an_enemys_skill_cannot_destroy_what_an_own_one_can() -> None:
    table = Position()
    vell = table.unit("Vell", "Law |CONT| This unit cannot be destroyed by the effect of enemy skills.")
    odo, rook = table.unit("Odo"), table.unit("Rook", seat=1)
    causes = [Cause("skill", table.ref(one), seat) for one, seat in ((rook, 1), (odo, 0))]
    assert [statics.can(table.state, vell, "destroy", cause=one) for one in causes] == [False, True]


def test_support_skills_of_cards_for_one_kind_of_enemy_are_off() -> None:
    table = Position()
    vell = table.unit("Vell", "Law |CONT| The Support Skills of cards supporting enemies with a Deployment Cost of 1 "
                      "are unable to come into effect.")
    for cost, able in ((1, False), (2, True)):
        rook = table.unit("Rook", seat=1, cost=cost)
        table.let(attacker=table.ref(vell), defender=table.ref(rook))
        assert statics.can_use_support_skills(table.state, 1) is able


def test_tomes_of_the_opponent_stay_in_the_hand() -> None:
    table = Position()
    table.unit("Vell", "Law |CONT| Your opponent cannot deploy <Tome> cards.")
    tome, other = table.card("Rook", seat=1, weapons=(TOME,)), table.card("Cole", seat=1)
    assert [statics.can_deploy(table.state, 1, one) for one in (tome, other)] == [False, True]


@rule("2.2")
def test_a_player_who_cannot_draw_by_skills_draws_none() -> None:
    table = Position()
    table.unit("Vell", "Law |CONT| Your opponent cannot draw cards via the effect of skills.")
    rook = table.unit("Rook", seat=1)
    table.some(3, "deck", seat=1)
    do(table, rook, "Draw 2 cards.", seat=1)
    assert table.names("hand", 1) == []


@rule("21.2.3.1.2")
def test_a_skill_named_by_what_somebody_says_is_called_so() -> None:
    table = Position()
    said = "\"New dress!\" |ACT| Until the end of the turn, this unit gains +10 attack."
    asks = "Calm |ACT| If this unit has used \"New dress!\" in this turn, draw 1 card."
    vell = table.unit("Vell", f"{asks}\n{said}")
    table.some(3, "deck")
    story = Story(table).use(vell).use(vell, 1)
    assert table.names("hand") == []
    story.use(vell)
    assert len(table.names("hand")) == 1


def test_a_skill_named_by_what_somebody_says_is_lost() -> None:
    table = Position()
    leaves = "\"Back home!\" |AUTO| When this unit's attack ends, return this unit to your hand."
    vell = table.unit("Vell", f'Calm |ACT| Until the end of the turn, this unit loses "Back home!".\n{leaves}')
    rook = table.unit("Rook", seat=1)
    Story(table).use(vell).attack(vell, rook)
    assert (table.where(vell), table.where(rook)) == ("front", "retreat")


def test_what_a_bond_skill_forbids_a_player_is_forbidden_while_its_card_lies_face_up() -> None:
    text = "[BS] Seal |CONT| Your opponent cannot draw cards via the effect of skills."
    for face_down, drawn in ((False, 0), (True, 1)):
        table = Position()
        table.card("Ilse", text, zone="bond", face_down=face_down)
        rook, _ = table.unit("Rook", seat=1), table.some(2, "deck", seat=1)
        do(table, rook, "Draw 1 card.")
        assert len(table.names("hand", 1)) == drawn


def test_what_a_skill_that_is_given_forbids_a_player_is_forbidden() -> None:
    table = Position()
    given = '"|CONT| Your opponent cannot draw cards via the effect of skills."'
    table.unit("Vell", f"Choir |CONT| All other allies gain the following skill: {given}")
    rook, _ = table.unit("Rook", seat=1), table.some(3, "deck", seat=1)
    drawn = []
    for _ in range(2):
        do(table, rook, "Draw 1 card.")
        drawn.append(len(table.names("hand", 1)))
        table.unit("Odo")
    assert drawn == [1, 1]


def test_what_a_bond_skill_puts_in_place_of_a_loss_is_done_while_its_card_lies_face_up() -> None:
    text = "[BS] Ward |CONT| If an ally is destroyed, add that ally to your hand instead of the Retreat Area."
    for face_down, where in ((False, "hand"), (True, "retreat")):
        table = Position()
        table.card("Ilse", text, zone="bond", face_down=face_down)
        vell, odo = table.unit("Vell", main=True), table.unit("Odo")
        do(table, vell, "Destroy all other allies.")
        Story(table)
        assert table.where(odo) == where


def test_a_skill_that_is_always_in_force_in_a_hand_is_not_carried_out() -> None:
    assert executable(skill("Lamp |HAND| |CONT| All allies gain +10 attack.")) == (SkillPlace,)


@pytest.mark.parametrize(("mark", "triggered"), [("[CCS] ", ["Vell"]), ("", []), ("[LvS2] ", [])])
def test_a_unit_watches_for_its_skills_of_one_icon_only(mark: str, triggered: list[str]) -> None:
    table = Position()
    toll = "Toll |AUTO| When this unit uses a [CCS] skill, draw 1 card."
    vell = table.unit("Vell", f"{mark}Spark |ACT| Draw 1 card.\n{toll}", change=1)
    table.stack(vell, "Vell")
    table.mark(vell, marks={"class changed": 1, "changed": 1})
    table.some(3, "deck")
    used(table, vell)
    assert table.triggered == triggered


@pytest.mark.parametrize(("seat", "mark", "usable"), [(0, "[LvS2] ", True), (0, "", False), (1, "[LvS2] ", False)])
def test_a_skill_waits_for_one_of_an_icon_of_its_player(seat: int, mark: str, usable: bool) -> None:
    table = Position()
    vell = table.unit("Vell", f"{mark}Spark |ACT| Until the end of the turn, this unit gains +10 attack.", seat=seat)
    table.stack(vell, "Vell")
    blaze = "Blaze |ACT| Draw 1 card. This skill is only usable if a [LvS2] has been used in this turn."
    odo = table.unit("Odo", blaze)
    used(table, vell)
    assert (triggers.refuse_use(table.state, 0, odo, 0) is None) is usable


def test_what_is_untapped_was_tapped() -> None:
    table = Position()
    table.unit("Vell", "Toll |AUTO| When a tapped ally is untapped by a skill's effect, draw 1 card.")
    odo = table.unit("Odo", tapped=True)
    do(table, odo, "Untap this unit.")
    assert table.triggered == ["Vell"]


def test_a_skill_is_known_by_its_name_when_its_card_is_gone() -> None:
    table = Position()
    table.unit("Vell", 'Toll |AUTO| When an enemy is destroyed via "Spark", draw 1 card.')
    text = "Spark |ACT| [Send this unit to the Retreat Area] Choose 1 enemy, and destroy them."
    odo = table.unit("Odo", f"Wick |CONT| This unit gains +10 attack.\n{text}")
    table.unit("Rook", seat=1)
    run(using.use(table.state, 0, Play("use", odo, 1)), ())
    assert table.triggered == ["Vell"]
