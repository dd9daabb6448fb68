"""Replacement effects: what is done in place of something else (Cipher 23)."""

from __future__ import annotations

from engine.answers import Play
from engine.games.cipher.effects import using
from engine.games.cipher.effects.coverage import executable
from engine.games.cipher.vocabulary import RatherThanSend
from tests.games.cipher.effects.doing import NO, YES, cards, do
from tests.games.cipher.story import Story, rule
from tests.games.cipher.table import FANG, RED, Position, run, skill

BONDED = (
    "Lamp |CONT| If this unit is destroyed by an enemy's attack, place him in your Bond Area instead of sending him "
    "to the Retreat Area."
)
HAZE = (
    "|ATK SUPP| Haze: At the end of this combat, you may deploy this card instead of sending it to the Retreat Area."
)
PLANK = (
    "|DEF SUPP| Plank: If your defending unit is destroyed, then at the end of this combat, you may deploy this card "
    "instead of sending it to the Retreat Area."
)


@rule("23.1")
def test_what_a_skill_replaces_is_not_done() -> None:
    table = Position()
    vell = table.unit("Vell", attack=70)
    rook = table.unit("Rook", BONDED, seat=1)
    Story(table).attack(vell, rook).go_on()
    assert table.where(rook) == "bond"


@rule("23.1")
def test_what_happens_otherwise_is_not_replaced() -> None:
    table = Position()
    vell, rook = table.unit("Vell"), table.unit("Rook", BONDED, seat=1)
    do(table, vell, "Choose 1 non-Main Character enemy, and destroy them.")
    Story(table).passes()
    assert table.where(rook) == "retreat"


@rule("23.1", "18.1.17")
def test_a_support_card_is_deployed_instead_of_going_to_the_retreat_area() -> None:
    table = Position()
    vell, _ = table.unit("Vell", attack=10), table.some(1, "deck")
    haze = table.card("Haze", HAZE, zone="deck")
    Story(table).attack(vell).yes().go_on().yes().pick(1)
    assert table.where(haze) == "back"


@rule("23.1", "18.1.17", "10.5.1")
def test_a_support_card_whose_player_leaves_it_goes_to_the_retreat_area() -> None:
    table = Position()
    vell, _ = table.unit("Vell", attack=10), table.some(1, "deck")
    haze = table.card("Haze", HAZE, zone="deck")
    Story(table).attack(vell).yes().go_on().no()
    assert table.where(haze) == "retreat"


@rule("23.1", "18.1.17")
def test_a_support_card_stays_only_if_what_it_waits_for_happens() -> None:
    for attack, where in ((70, "front"), (10, "retreat")):
        table = Position()
        vell, rook = table.unit("Vell", attack=attack), table.unit("Rook", seat=1)
        table.some(1, "deck", seat=1)
        plank = table.card("Plank", PLANK, zone="deck", seat=1)
        story = Story(table).attack(vell, rook).yes().go_on()
        if where == "front":
            story.yes().pick(0)
        assert table.where(plank) == where


@rule("23.1")
def test_an_instead_within_a_skill_replaces_the_sentence_before() -> None:
    table = Position()
    vell, osk = table.unit("Vell"), table.unit("Osk")
    table.some(2, "deck")
    text = "Move 1 other ally. If this unit is Leveled Up, draw 1 card instead."
    do(table, vell, text)
    assert (table.where(osk), table.names("hand")) == ("back", [])
    table.stack(vell, "Vell")
    do(table, vell, text)
    assert (table.where(osk), len(table.names("hand"))) == ("back", 1)


@rule("23.1", "18.1.17")
def test_that_card_is_the_one_that_would_go_to_the_retreat_area() -> None:
    table = Position()
    text = (
        "Lamp |AUTO| When this unit's attack destroys an enemy and the card supporting this unit is a <Fang>, "
        "add that card to your hand instead of sending it to the Retreat Area."
    )
    vell, rook = table.unit("Vell", text, attack=70), table.unit("Rook", seat=1)
    table.some(1, "deck")
    card = table.card("Osk", zone="deck", weapons=(FANG,))
    Story(table).attack(vell, rook).go_on()
    assert (table.where(card), table.where(rook)) == ("hand", "retreat")


@rule("26.15.1")
def test_that_support_card_is_the_one_in_ones_own_support_area() -> None:
    table = Position()
    text = "Lamp |AUTO| When this unit's attack destroys an enemy, add that Support card to your hand."
    vell, rook = table.unit("Vell", text, attack=70), table.unit("Rook", seat=1)
    table.some(1, "deck")
    card = table.card("Osk", zone="deck")
    Story(table).attack(vell, rook).go_on()
    assert table.where(card) == "hand"

def destroyed_instead(effect: str, *answers: bool) -> tuple[Position, int]:
    """A unit is destroyed by an attack that has these words for it; its player says whether to use them."""
    table = Position()
    vell = table.unit("Vell", attack=70)
    text = f"Lamp |CONT| If this unit is destroyed, {effect} instead of sending him to the Retreat Area."
    rook = table.unit("Rook", text, seat=1)
    story = Story(table).attack(vell, rook).go_on()
    for answer in answers:
        story.say(YES if answer else NO)
    return table, rook


@rule("23.1")
def test_a_destroyed_unit_goes_where_its_skill_says() -> None:
    for effect, where, place, hidden in (
        ("add him to your hand", "hand", 0, False),
        ("return him to your hand", "hand", 0, False),
        ("place him in the Boundless Area", "boundless", 0, False),
        ("add him to your Orbs", "orb", -1, True),
        ("place him face-down in your Bond Area", "bond", 0, True),
        ("place him on top of your Deck", "deck", -1, False),
        ("place him on the bottom of your Deck", "deck", 0, False),
    ):
        table, rook = destroyed_instead(effect)
        there = table.state.zones[table.state.cards[rook].zone]
        assert (table.where(rook), there[place], table.face_down(rook)) == (where, rook, hidden), effect


@rule("23.1")
def test_a_player_who_may_use_such_a_skill_decides_when_the_unit_would_leave() -> None:
    for answer, where in ((True, "hand"), (False, "retreat")):
        table, rook = destroyed_instead("you may add him to your hand", answer)
        assert table.where(rook) == where


@rule("23.1", "9.3.1")
def test_a_unit_that_a_red_ally_destroys_may_go_to_the_hand_whether_as_cost_or_effect() -> None:
    text = ("Lamp |CONT| If this unit is sent to the Retreat Area as a result of being destroyed by a <Red> ally's "
            "skill cost or effect, you may instead add this card to your hand.")
    for symbols, where in (((RED,), "hand"), ((), "retreat")):
        for spark in ("Choose 1 other ally, and destroy them.", "[Destroy 1 other ally] Draw 1 card."):
            table = Position()
            vell = table.unit("Vell", f"Spark |ACT| {spark}", symbols=symbols)
            rook, _ = table.unit("Rook", text), table.some(2, "deck")
            story = Story(table).use(vell).choose(rook)
            if symbols:
                story.yes()
            assert table.where(rook) == where, (symbols, spark)


COPIED = "Until the end of the turn, this unit becomes a copy of that unit in all but Name and Attack Power."
KEEPS = (
    "Lamp |CONT| If another ally is destroyed, you may place that ally in your Bond Area instead of sending them to "
    "the Retreat Area."
)


@rule("23.1")
def test_of_several_such_skills_each_is_offered_once() -> None:
    for answers, where in (((NO, NO), "retreat"), ((NO, YES), "bond"), ((YES,), "bond")):
        table = Position()
        vell, rook = table.unit("Vell", attack=70), table.unit("Rook", seat=1)
        table.unit("Osk", KEEPS, seat=1)
        table.unit("Pia", KEEPS, seat=1)
        story = Story(table).attack(vell, rook).go_on().pick(0)
        for answer in answers:
            story.say(answer)
        assert (table.where(rook), story.asked.kind) == (where, "play")


@rule("23.1")
def test_two_skills_of_one_unit_are_offered_one_after_the_other() -> None:
    table = Position()
    vell, rook = table.unit("Vell", attack=70), table.unit("Rook", seat=1)
    to_hand = KEEPS.replace("place that ally in your Bond Area", "add that ally to your hand")
    table.unit("Osk", f"{KEEPS}\n{to_hand}", seat=1)
    Story(table).attack(vell, rook).go_on().pick(0).no().yes()
    assert table.where(rook) == "hand"


@rule("23.1")
def test_a_skill_that_speaks_of_another_unit_leaves_this_one_to_the_retreat_area() -> None:
    table = Position()
    text = "Lamp |CONT| If an enemy is destroyed, place this unit in the Boundless Area instead of the Retreat Area."
    vell, rook = table.unit("Vell", text, attack=70), table.unit("Rook", seat=1)
    Story(table).attack(vell, rook).go_on()
    assert (table.where(vell), table.where(rook)) == ("front", "retreat")


@rule("23.1", "9.2.1")
def test_a_destroyed_unit_that_leaves_for_its_name_is_not_saved_by_what_it_does_instead() -> None:
    table = Position()
    vell = table.unit("Vell")
    text = BONDED.replace("destroyed by an enemy's attack", "destroyed")
    rook, again = table.unit("Rook", text), table.unit("Rook", line="back")
    do(table, vell, "Choose 1 other ally, and destroy them.", cards(rook))
    Story(table).choose(again)
    assert (table.where(rook), table.where(again)) == ("retreat", "back")


@rule("23.1", "14.2.7")
def test_the_cards_under_a_unit_go_where_it_goes_instead() -> None:
    table = Position()
    vell = table.unit("Vell", attack=70)
    rook = table.unit("Rook", BONDED, seat=1)
    (below,) = table.stack(rook, "Rook")
    Story(table).attack(vell, rook).go_on()
    assert (table.where(rook), table.where(below)) == ("bond", "bond")


@rule("23.1")
def test_what_would_come_too_late_to_replace_a_destruction_is_not_carried_out() -> None:
    late = "Lamp |AUTO| When this unit is destroyed, add him to your hand instead of sending him to the Retreat Area."
    assert executable(skill(late)) == (RatherThanSend,)


@rule("23.1", "2.3.1.2")
def test_what_is_done_instead_during_one_turn_is_not_done_in_the_other() -> None:
    for whose, where in (("your opponent's", "bond"), ("your", "retreat")):
        table = Position()
        vell = table.unit("Vell", attack=70)
        rook = table.unit("Rook", BONDED.replace("If this", f"During {whose} turn, if this"), seat=1)
        Story(table).attack(vell, rook).go_on()
        assert table.where(rook) == where


@rule("23.1")
def test_a_unit_that_has_lost_its_skills_does_nothing_instead() -> None:
    table = Position()
    vell, rook = table.unit("Vell", attack=70), table.unit("Rook", BONDED, seat=1)
    do(table, vell, "Choose 1 enemy. Until the end of the turn, that enemy loses all of their skills.")
    Story(table).attack(vell, rook).go_on()
    assert table.where(rook) == "retreat"


GIVEN = '"|CONT| If this unit is destroyed, add him to your hand instead of sending him to the Retreat Area."'


@rule("23.1", "21.2.3.1.1.2")
def test_a_skill_that_is_given_replaces_too() -> None:
    table = Position()
    vell, rook = table.unit("Vell", attack=70), table.unit("Rook", seat=1)
    table.unit("Osk", f"Choir |CONT| All other allies gain the following skill: {GIVEN}", seat=1)
    Story(table).attack(vell, rook).go_on()
    assert table.where(rook) == "hand"


@rule("23.1", "13.6.1.2")
def test_a_skill_that_is_given_for_the_turn_replaces_too() -> None:
    table = Position()
    vell, rook = table.unit("Vell", attack=70), table.unit("Rook", seat=1)
    gift = f"Gift |ACT| Until the end of the turn, all other allies gain the following skill: {GIVEN}"
    osk = table.unit("Osk", gift, seat=1)
    run(using.use(table.state, 1, Play("use", osk, 0)))
    Story(table).attack(vell, rook).go_on()
    assert table.where(rook) == "hand"


@rule("23.1", "24.1.8.1")
def test_a_copy_goes_where_the_other_would_go() -> None:
    table = Position()
    vell, rook = table.unit("Vell", attack=70), table.unit("Rook", seat=1)
    osk = table.unit("Osk", BONDED, seat=1)
    do(table, rook, COPIED, event=(osk,))
    table.happen(table.move(osk, "hand"))
    Story(table).attack(vell, rook).go_on()
    assert table.where(rook) == "bond"


@rule("23.1", "22.1.1")
def test_what_was_sent_as_a_cost_is_deployed_instead() -> None:
    text = (
        "Lamp |ACT| [Send 1 card from your hand to the Retreat Area] If the discarded card has a [CF] skill, you may "
        "deploy that card instead of sending it to your Retreat Area."
    )
    for skill_text, where in (("[CF] Wick |CONT| This unit gains +10 attack.", "front"), ("", "retreat")):
        table = Position()
        vell = table.unit("Vell", text)
        odo = table.card("Odo", zone="hand", text=skill_text)
        story = Story(table).use(vell)
        if skill_text:
            story.yes().pick(0)
        assert table.where(odo) == where
