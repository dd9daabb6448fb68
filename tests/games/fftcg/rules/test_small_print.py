"""FFTCG: sentences of the rules that show only where two things meet."""

from __future__ import annotations

import pytest

from engine.answers import Amounts, Cards, Play, renamed
from engine.effects import matching
from engine.events import Note
from engine.games.fftcg.rules import table as tables
from engine.views import log_lines
from tests.games.fftcg.meaning.edges import parts
from tests.games.fftcg.meaning.scene import SUMMON, Scene
from tests.games.fftcg.story import Story, rule
from tests.games.fftcg.table import FIRE, LIGHT, Position

FIGHT = (
    "[0]: Choose up to 1 Forward you control and up to 1 Forward opponent controls. They deal damage equal to their "
    "respective power to each other."
)
#: What is printed on Osk, what is done, what is seen of it.
SITUATIONS: tuple[tuple[str, str, str], ...] = (
    (FIGHT, "use Osk; none; Cole", ""),
    (FIGHT, "use Osk; Ben; none", ""),
    ("[0]: Choose 1 Forward opponent controls. You gain control of it. If you do so, draw 1 card.",
     "use Osk; Cole", "Cole control mine; Top to hand"),
    ("[0]: Choose 2 Forwards. Exchange control of them.", "use Osk; Ann, Cole",
     "Ann control theirs; Cole control mine"),
    ("[0]: Choose 2 Forwards of power 7000 or less. Break them.\n"
     "[0]: Choose 1 Forward opponent controls. It gains +1000 power until the end of the turn.",
     "use Osk; Ben, Cole; use Osk 1; Cole", "Cole 8000; Ben to break"),
)
SWAP = (
    "Choose 1 Forward you control and 1 Forward opponent controls. Exchange their power until the end of the turn."
)
USE_BURST = "Reveal the top card of your deck. You may use its EX Burst."
BURST: dict[str, dict[str, object]] = {"Top": {"burst": True}}
PYRE: dict[str, dict[str, object]] = {"Pyre": {"type": SUMMON, "zone": "hand", "cost": 0, "text": "Gain [Crystal]."}}
GLOW = "[EX BURST] When Top enters the field, dull all the Forwards opponent controls."
#: The same with words on several cards: what they are, what is done, what is seen, and what else is different.
FURTHER: tuple[tuple[str, dict[str, str], str, str, dict[str, dict[str, object]]], ...] = (
    ("11.8.17.5", {"Osk": "[0]: At the end of the turn, gain [Crystal].",
                   "Ora": "[0]: Choose 1 Backup. You gain control of it."},
     "use Osk; Osk>break; Osk>field; pass; use Ora; Osk; until turn",
     "mine crystals 1; Osk control theirs; Peak to hand; Slope to hand", {}),
    ("11.8.17.5", {"Osk": "[0]: At the end of the turn, gain [Crystal].",
                   "Ora": "[0]: Choose 1 Backup. You gain control of it."},
     "use Osk; pass; use Ora; Osk; until turn",
     "theirs crystals 1; Osk control theirs; Peak to hand; Slope to hand", {}),
    ("11.11.8", {"Ann": "If Ann is dealt damage by your opponent, the damage becomes 0 instead.", "Osk": FIGHT},
     "use Osk; Ann; Cole", "Cole to break", {}),
    ("11.3.11", {"Osk": "[0]: Cast 1 Summon from your hand. If you do so, draw 1 card."}, "use Osk", "", {}),
    ("11.3.11", {"Osk": "[0]: Cast 1 Summon from your hand. If you do so, draw 1 card."}, "use Osk",
     "Top to hand; Pyre to break; mine crystals 1", PYRE),
    ("11.10.1", {"Osk": f"[0]: {USE_BURST} If you do so, gain [Crystal].", "Top": GLOW}, "use Osk; yes",
     "Cole dull; Dora dull; mine crystals 1; reveal Top", BURST),
    ("11.6.2.2.3", {"Osk": "Remove 1 card in your opponent's Break Zone from the game: Draw 1 card."},
     "use Osk; Rex", "Rex to removed; Top to hand", {}),
    ("11.6.2.2.4", {"Osk": "Break 1 Forward you control: Draw 1 card."}, "use Osk; Ann",
     "Ann to break; Top to hand", {}),
    ("11.6.2.2.4", {"Osk": "Break 1 Forward you control: Draw 1 card.", "Ann": "Ann cannot be broken.",
                    "Ben": "Ben cannot be broken."}, "use Osk", "refused 11.6.2.1", {}),
    ("11.3.3", {"Osk": "[0]: Choose 2 Forwards. Freeze the former. Dull the latter."}, "use Osk; Ann, Cole",
     "Ann frozen; Cole dull", {}),
    ("11.12.4.3", {"Osk": f"[0]: {SWAP}\n[0]: Choose 1 Forward. Its power becomes 1000 until the end of the turn."},
     "use Osk 1; Ann; resolve; use Osk; Ann; Dora", "Ann 5000; Dora 1000", {}),
    ("2.1", {"Osk": "Your Warp cost can be paid with CP of any Element.", "Ann": "Priming “Kit” -- [Water]"},
     "prime Ann", "refused 11.2.1.1", {"Kit": {"zone": "deck", "cost": 3}}),
    ("11.6.2.1", {"Osk": "Put Osk into the Break Zone: Gain [Crystal].", "Oak": "Your Backups cannot leave the field."},
     "use Osk", "refused 11.6.2.2.4", {}),
    ("11.9.1", {"Hew": "When you discard a card, gain [Crystal].", "Osk": "Discard 1 card: Freeze Osk."},
     "use Osk; Hew", "Hew to break; Osk frozen", {}),
    ("11.11.6", {"Osk": "[0]: Choose 1 Forward. Each player gains [Crystal]. Freeze it."}, "use Osk; Ann",
     "Ann frozen; mine crystals 1; theirs crystals 1", {}),
    ("11.8.14", {"Osk": "[0]: Choose 1 Forward. You may gain [Crystal]. Freeze it."}, "use Osk; Ann; no",
     "Ann frozen", {}),
    ("11.7.10", {"Osk": "[0]: Choose 1 Forward you control. Use 1 of its special abilities without paying its cost. "
                        "If you do so, gain [Crystal].",
                 "Ann": "Gleam [S]: Draw 1 card."}, "use Osk; Ann", "Top to hand; mine crystals 1", {}),
    ("11.3.3", {"Osk": "[0]: If you control a Monster, choose 1 Forward. Dull it. Choose 1 Forward opponent controls "
                       "and 1 Forward you control. Freeze the former. Break the latter."},
     "use Osk; Cole; Dora; Ben", "Cole dull; Dora frozen; Ben to break", {}),
    ("11.3.4", {"Osk": "[0]: Select 1 of the 2 following actions.\n“Choose 1 Forward. Dull it.”\n“Choose 2 Forwards. "
                       "Freeze the former. Dull the latter.”"},
     "use Osk; line 1; Ann, Cole", "Ann frozen; Cole dull", {}),
    ("11.7.1", {"Osk": "[0]: Choose 1 Forward you control. Use 1 of its special abilities without paying its cost. "
                       "If you do so, gain [Crystal]."}, "use Osk; Ann", "", {}),
    ("11.8.17.1", {"Osk": "[0]: Play 1 Forward from your hand onto the field. When a Forward enters the field this "
                          "turn, gain [Crystal]."}, "use Osk; Hal; resolve; cast Kit",
     "Hal to field; Kit to field; mine crystals 1", {"Kit": {"zone": "hand", "cost": 0}}),
    ("4.1", {"Oak": "The cost required to cast your Forwards is increased by 1."}, "cast Hal", "refused 11.4.6.1.1",
     {"Osk": {"dull": True}, "Hew": {"zone": "removed"}}),
)


@pytest.mark.parametrize(
    ("texts", "done", "seen", "cards"),
    [pytest.param(*line, id=f"{number}-{line[1]}") for number, *line in FURTHER],
)
@rule("2.1", "11.3.3", "11.3.11", "11.6.2.2.3", "11.6.2.2.4", "11.8.17.5", "11.10.1", "11.11.8", "11.12.4.3")
def test_what_texts_do_together(
    texts: dict[str, str], done: str, seen: str, cards: dict[str, dict[str, object]]
) -> None:
    assert parts(Scene(texts, cards=cards).play(done).seen()) == parts(seen)


@pytest.mark.parametrize(("text", "done", "seen"), SITUATIONS)
@rule("11.11.8", "6.2.6", "11.11.2.1.1")
def test_what_a_text_does(text: str, done: str, seen: str) -> None:
    scene = Scene({"Osk": text}).play(done)
    assert parts(scene.seen()) == parts(seen)


@rule("10.1.2.1", "15.1.1.9.1")
def test_it_is_told_whether_one_forward_or_a_party_attacks() -> None:
    party = "{0} attacks with a party: {1}, {2}."
    for names, told in ((("Vell",), "{0} attacks with {1}."), (("Vell", "Bron"), party)):
        table = Position(phase="attack")
        attackers = [table.forward(name) for name in names]
        assert told in Story(table, at="attack").attack(*attackers).log()


@rule("15.1.1.8", "2.2")
def test_who_cannot_search_finds_nothing_and_does_not_shuffle() -> None:
    texts = {"Ora": "Your opponent cannot search.", "Osk": "[0]: Search for 1 Forward and add it to your hand."}
    scene = Scene(texts).play("use Osk")
    assert scene.seen() == ""
    assert "{0} cannot search." in scene.story.log()


@rule("11.10.2", "2.2")
def test_who_cannot_use_ex_bursts_is_not_asked_about_one() -> None:
    for ban, drawn in (("", 1), ("Your opponent cannot use EX Bursts.", 0)):
        table = Position()
        table.forward("Vell", 5000, ban)
        table.some(3, "deck", seat=1)
        table.summon("Flood", "[EX BURST] Draw 1 card.", burst=True, zone="deck", seat=1)
        hit = table.summon("Pyre", "Your opponent receives 1 point of damage.", cost=0)
        story = Story(table).cast(hit).resolve()
        assert (story.asked.kind == "confirm") is bool(drawn)
        if drawn:
            story.yes().resolve()
        assert len(table.state.zones[tables.HAND[1]]) == drawn


@rule("7.6.1", "2.3")
def test_it_is_told_that_a_player_chose_not_to() -> None:
    for answer, told in (("yes", False), ("no", True)):
        scene = Scene({"Osk": "[0]: You may draw 1 card."}).play(f"use Osk; {answer}")
        assert ("{0} chooses not to." in scene.story.log()) is told


@rule("11.12.4.11")
def test_cards_that_enter_together_each_enter_once_whatever_the_order_of_their_time_stamps() -> None:
    table = Position()
    for name in ("Ada", "Bea"):
        table.forward(name, 5000, f"The Forwards other than {name} you control gain +1000 power.", zone="break zone")
    table.backup("Osk", "When a Forward enters the field, gain [Crystal].")
    back = table.summon("Dawn", "Choose 2 Forwards in your Break Zone. Play them onto the field.", cost=0)
    story = Story(table).cast(back).resolve().pick(1, 0)
    assert story.stack == ["Osk", "Osk"]


@rule("11.3.7.1", "11.2.1.1")
def test_what_has_paid_is_told() -> None:
    table = Position()
    osk = table.backup("Osk")
    story = Story(table).cast(table.summon("Pyre", "Draw 1 card.", cost=1), osk)
    assert "{0} pays by dulling {1}." in story.log()


@rule("2.1", "12.4.3")
def test_a_card_that_may_stand_beside_other_light_characters_stays_when_both_are_there() -> None:
    table = Position()
    text = "Ann can be played onto the field even if you control other Light Characters."
    one = table.forward("Cole", element=LIGHT)
    ann = table.forward("Ann", 5000, text, element=LIGHT, zone="hand", cost=0)
    story = Story(table).cast(ann)
    assert [table.where(card) for card in (one, ann)] == ["field", "field"]
    story.cast(table.summon("Pyre", "Draw 1 card.", cost=0)).resolve()
    assert [table.where(card) for card in (one, ann)] == ["field", "field"]


@rule("2.1")
def test_a_trigger_that_the_program_cannot_work_out_is_told_and_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise ZeroDivisionError

    table = Position()
    table.backup("Osk", "When a Forward enters the field, draw 1 card.")
    ann = table.forward("Ann", zone="hand", cost=0)
    monkeypatch.setattr(matching, "matches", fails)
    story = Story(table)
    story.match.contain()
    story.cast(ann)
    assert (table.where(ann), story.stack) == ("field", [])
    assert "FFTCG 2.1" in [one.rule for one in table.state.log if isinstance(one, Note)]


@rule("2.2", "15.1.1.9.1")
def test_a_text_that_counts_attacking_forwards_counts_those_of_a_party() -> None:
    table = Position(phase="attack")
    table.backup("Osk", "Each player can only attack with 1 Forward per turn.")
    one, two = table.forward("Vell"), table.forward("Bron")
    story = Story(table, at="attack")
    assert story.refuses(Cards((one, two))) == "FFTCG 2.2"
    story.attack(one)
    assert table.state.cards[one].dull


@rule("6.7", "15.1.1.10")
def test_it_is_the_card_to_which_a_counter_was_moved() -> None:
    table = Position()
    move = "Move 1 Lamp Counter from Osk to another Character you control."
    osk = table.backup("Osk", f"[0]: {move} It gains +1000 power until the end of the turn.")
    vell = table.forward("Vell", 5000)
    table.mark(osk, counters={"Lamp": 1})
    Story(table).use(osk).resolve()
    assert (table.state.cards[vell].counters, table.power(vell)) == ({"Lamp": 1}, 6000)


@rule("11.7.5", "11.7.10")
def test_a_special_ability_used_again_is_that_which_says_so() -> None:
    table = Position()
    again = "You may pay [0]. When you do so, use this special ability again without paying the cost."
    ox = table.forward("Ox", 5000, f"[0]: Draw 1 card.\nZap [S]: Choose 1 Forward. Deal it 1000 damage. {again}")
    table.forward("Ox", zone="hand")
    table.backup("Osk", "When you use a special ability, gain [Crystal].")
    ann = table.forward("Ann", seat=1)
    story = Story(table).use(ox, 1).choose(ann).resolve().resolve().yes().resolve().choose(ann).resolve().resolve().no()
    assert (table.state.cards[ann].damage, tables.crystals(table.state, 0), story.stack) == (2000, 2, [])


@rule("11.12.5.7", "6.5.1")
def test_a_player_who_is_dealt_damage_says_what_applies_to_it_first() -> None:
    texts = {
        "Ora": "If you are dealt damage, increase the damage by 1 instead.",
        "Cole": "If you are dealt damage, the damage becomes 0 instead.",
        "Osk": "[0]: Osk deals your opponent 1 point of damage.",
    }
    for line, seen in (("line 0", ""), ("line 1", "Peak to damage")):
        scene = Scene(texts).play(f"use Osk; {line}")
        assert (scene.seen(), scene.asked) == (seen, [1])


@rule("10.1.4.2", "11.12.5.6")
def test_something_else_may_come_of_battle_damage() -> None:
    scene = Scene({"Cole": "If Cole is dealt damage, remove Cole from the game instead."}, at="attack")
    scene.play("attack Ann; until block; block Cole; until main 2")
    assert scene.seen() == "Ann to break; Cole to removed"
    assert [line for line in scene.story.log() if "battle damage" in line] == ["{0} is dealt {1} battle damage."]


@rule("6.5.1", "11.12.5.2")
def test_what_is_said_of_a_forward_that_deals_a_player_damage_is_said_of_that_one() -> None:
    for attacker, hit in (("Ann", "Slope to damage; Peak to damage"), ("Ben", "Peak to damage")):
        doubled = {"Ann": "If Ann deals damage to your opponent, double the damage instead."}
        scene = Scene(doubled, at="attack").play(f"attack {attacker}; until block; no block; until main 2")
        assert scene.seen() == f"{attacker} dull; {hit}"


@rule("11.2.1")
def test_a_bill_that_can_be_paid_is_asked_for_in_full() -> None:
    table = Position()
    table.backup("Osk")
    asked = Story(table).cast(table.summon("Pyre", "Draw 1 card.", cost=1)).asked
    assert asked.text == "Pay {0} for {1}."


@pytest.mark.parametrize(("gained", "said"), [("[Crystal]", "1"), ("[Crystal][Crystal]", "2s")])
@rule("6.8.1")
def test_crystals_that_are_gained_are_told_by_their_number(gained: str, said: str) -> None:
    table = Position()
    Story(table).cast(table.summon("Pyre", f"Gain {gained}.", cost=0)).resolve()
    (told,) = (one for one in table.state.log if isinstance(one, Note) and one.text.startswith("{0} gains"))
    assert told.args[1:] == (said[0], said[1:])


@rule("11.10.2")
def test_an_ex_burst_that_is_used_is_told() -> None:
    table = Position()
    table.some(3, "deck", seat=1)
    table.summon("Flood", "[EX BURST] Draw 1 card.", burst=True, zone="deck", seat=1)
    hit = table.summon("Pyre", "Your opponent receives 1 point of damage.", cost=0)
    story = Story(table).cast(hit).resolve().yes()
    assert "{0} uses the EX Burst of {1}." in story.log()


@rule("10.1.4.2.1", "4.3")
def test_of_7500_damage_7000_are_divided_among_a_party() -> None:
    table = Position(phase="attack")
    party = [table.forward("Vell", 8000), table.forward("Bron", 8000)]
    cole = table.forward("Cole", 7500, seat=1)
    story = Story(table, at="attack").attack(*party).block(cole).on()
    assert story.refuses(Amounts((4000, 4000))) == "FFTCG 10.1.4.2.1"
    story.share(3000, 4000)
    assert [table.state.cards[one].damage for one in party] == [3000, 4000]


@rule("9.3.1.6", "11.4.1")
def test_who_casts_a_card_while_something_else_is_asked_is_told_when_it_can_be_cast() -> None:
    table = Position()
    for name in ("Vell", "Bron"):
        table.forward(name)
    pyre = table.summon("Pyre", "Choose 1 Forward. Dull it.", cost=0)
    flare, ann = table.summon("Flare", "Draw 1 card.", cost=0), table.forward("Ann", zone="hand", cost=0)
    match = Story(table).cast(pyre).match
    found = [match.judge(0, Play("cast", table.state.cards[card].handles[0])) for card in (flare, ann)]
    assert [one.rule for one in found if one is not None] == ["FFTCG 9.3.1.6", "FFTCG 11.4.1"]


@rule("15.1.1.9.2", "11.8.16.1")
def test_it_is_who_attacks_and_not_the_rest_of_the_party() -> None:
    text = "When Ann attacks, it gains +1000 power until the end of the turn."
    scene = Scene({"Ann": text}, cards={"Ben": {"element": FIRE}}, at="attack").play("attack Ann, Ben; resolve")
    assert parts(scene.seen()) == parts("Ann 8000; Ann dull; Ben dull")


@rule("7.7.3", "6.2.4")
def test_both_players_are_told_why_a_card_stays_where_it_is() -> None:
    table = Position()
    first, again = table.forward("Vell"), table.forward("Vell", zone="hand", cost=0)
    osk = table.backup("Osk", "[0]: Choose 1 Forward. Remove it from the game until Osk leaves the field.")
    story = Story(table).use(osk).resolve().cast(again)
    table.happen(table.move(osk, "break zone"))
    story.resolve()
    assert table.where(first) == "removed"
    for seat in (0, 1):
        told = [line for line in log_lines(table.state, seat) if line.template == "{0} stays where it is: {1}"]
        assert [line.rule for line in told] == ["FFTCG 7.7.3"]


@rule("10.1.2", "11.1.1")
def test_nobody_attacks_outside_the_attack_phase_and_who_cannot_is_told_their_own_rule() -> None:
    table = Position()
    able, dull = table.forward("Vell"), table.forward("Bron", dull=True)
    story = Story(table)
    told = [story.refuses(Play(how, one)) for how, one in (("attack", able), ("attack", dull), ("sing", able))]
    assert told == ["FFTCG 10.1.2", "FFTCG 10.1.2.1.1", "FFTCG 11.1.1"]


@rule("9.3.1.6", "11.4.1")
def test_who_would_cast_while_something_is_asked_is_told_when_it_is_done() -> None:
    table = Position()
    osk = table.backup("Osk", "[0]: Choose 1 Forward. Freeze it.")
    one, _, pyre = table.forward("Vell"), table.forward("Bron"), table.summon("Pyre", "Draw 1 card.")
    hal, gone = table.forward("Hal", zone="hand"), table.summon("Gust", "Draw 1 card.", zone="break zone")
    match, cards = Story(table).use(osk).match, table.state.cards
    tried = [Play("cast", pyre), Play("cast", hal), Play("cast", gone), Play("use", osk), Play("attack", one)]
    refused = [match.answer(0, renamed(play, lambda number: cards[number].handles[0])) for play in tried]
    assert [told and told.rule for told in refused] == ["FFTCG 9.3.1.6", "FFTCG 11.4.1", *["FFTCG 11.6.5"] * 3]
