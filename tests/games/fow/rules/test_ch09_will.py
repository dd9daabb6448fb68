"""Will and paying it (FOW 907, 1003)."""

from __future__ import annotations

from engine.answers import Pay
from engine.games.fow.rules import will
from tests.games.fow.story import Story, play, rule, use
from tests.games.fow.table import FIRE, WATER, Position


@rule("1003.3", "1003.5", "907.2")
def test_a_card_is_paid_with_stones_in_the_middle_of_it() -> None:
    table = Position()
    hound = table.resonator("Hound", cost="R1", zone="hand")
    fire, water, spare = table.stones("RUU")
    story = Story(table).play(hound).pay(fire, water)
    assert [table.rested(one) for one in (fire, water, spare)] == [True, True, False]
    assert (story.chase, story.pool) == (["Hound"], "")


@rule("907.2", "907.4")
def test_will_is_produced_as_others_could_produce_it() -> None:
    table = Position()
    table.resonator("Druid", text="{Rest}: Produce {G}.", rested=True)
    like = "Produce one will of any attribute that a resonator you control could produce."
    mirror = table.regalia("Mirror", f"{{Rest}}: {like}")
    fire, wind = (table.resonator(f"Hound {sign}", cost=sign, zone="hand") for sign in "RG")
    story = Story(table)
    assert story.refuses(play(fire)) == "FOW 1003.4"
    assert (story.play(wind).pay(mirror).chase, table.rested(mirror)) == (["Hound G"], True)


@rule("1003.4")
def test_nobody_pays_a_part() -> None:
    table = Position()
    hound = table.resonator("Hound", cost="RR", zone="hand")
    table.stones("RU")
    assert Story(table).refuses(play(hound)) == "FOW 1003.4"


@rule("1003.2", "203.4", "203.2")
def test_attributes_are_paid_with_will_of_the_attribute() -> None:
    table = Position()
    hound = table.resonator("Hound", cost="R1", zone="hand")
    fire, water, other = table.stones("RUU")
    story = Story(table).play(hound)
    assert story.refuses(Pay(((water, "U"), (other, "U")))) == "FOW 1003.2"
    assert story.refuses(Pay(((fire, "R"),))) == "FOW 1003.4"
    assert story.refuses(Pay(((fire, "U"), (water, "U")))) == "FOW 1003.4"
    story.say(Pay(((fire, "R"), (water, "U"))))
    assert story.chase == ["Hound"]


@rule("907.3", "907.4")
def test_a_will_ability_resolves_at_once_and_its_will_stays() -> None:
    table = Position()
    fire = table.stone(FIRE)
    story = Story(table).use(fire)
    assert (story.chase, story.pool, table.rested(fire), story.priority) == ([], "R", True, 0)
    assert story.refuses(use(fire))


@rule("907.4", "505.5c", "503.4")
def test_will_is_gone_at_the_end_of_the_turn() -> None:
    table = Position()
    fire = table.stone(FIRE)
    story = Story(table).use(fire).on()
    assert (story.step, story.pool) == ("end begins", "R")
    story.until("draw begins")
    assert story.pool_of(0) == ""


@rule("907.4", "1003.1")
def test_what_has_been_produced_pays_first() -> None:
    table = Position()
    hound = table.resonator("Hound", cost="R1", zone="hand")
    fire, water = table.stones("RU")
    table.will("RW")
    story = Story(table).play(hound)
    assert (story.chase, story.pool) == (["Hound"], "")
    assert not table.rested(fire) and not table.rested(water)


@rule("1003.1")
def test_which_will_is_paid_where_several_do() -> None:
    table = Position()
    hound = table.resonator("Hound", cost="1", zone="hand")
    table.will("RW")
    story = Story(table).play(hound).pick(0)
    assert (story.chase, story.pool) == (["Hound"], "W")


@rule("907.4", "1003.5")
def test_what_is_produced_beyond_what_is_owed_stays() -> None:
    table = Position()
    hound = table.resonator("Hound", cost="1", zone="hand")
    fire, water = table.stones("RR")
    story = Story(table).play(hound).say(Pay(((fire, "R"), (water, "R"))))
    assert (story.chase, story.pool) == (["Hound"], "R")


@rule("907.6a", "907.6b", "1003.6")
def test_moon_is_no_attribute_and_pays_for_moon_and_for_any() -> None:
    table = Position()
    tide, hound = table.resonator("Tide", cost="M1", zone="hand"), table.resonator("Hound", cost="R", zone="hand")
    moon = table.stone(text="{Rest}: Produce {M}.", name="Orb")
    table.stone(WATER)
    story = Story(table)
    assert story.refuses(play(hound)) == "FOW 1003.4"
    story.play(tide).pay()
    assert story.chase == ["Tide"] and table.rested(moon)


@rule("907.5")
def test_void_will_pays_only_for_what_has_no_attribute() -> None:
    table = Position()
    dear, plain = table.resonator(cost="R", zone="hand"), table.resonator(cost="2", zone="hand")
    table.will("2")
    story = Story(table)
    assert story.refuses(play(dear)) == "FOW 1003.4"
    story.play(plain)
    assert story.pool == ""


@rule("1003.5", "907.2")
def test_a_will_ability_that_costs_will_is_played_in_the_middle_of_a_payment() -> None:
    table = Position()
    hound = table.resonator("Hound", cost="R", zone="hand")
    water = table.stone(WATER)
    orb = table.regalia("Orb", "{U}: Produce {R} or {G}.")
    story = Story(table).play(hound).use(orb).pay(water).pick(0)
    assert (story.chase, story.pool) == (["Hound"], "")


@rule("1003.5")
def test_one_card_pays_with_one_of_its_abilities_that_rest_it() -> None:
    table = Position()
    hound = table.resonator("Hound", cost="RU", zone="hand")
    table.stone(text="{Rest}: Produce {R}.\n{Rest}: Produce {U}.", name="Isle")
    story = Story(table)
    assert story.refuses(play(hound)) == "FOW 1003.4"
    coin = table.regalia("Coin", "Banish this card: Produce {U} or {B}.")
    assert story.play(hound).pay().chase == ["Hound"]
    assert table.where(coin) == "graveyard"


@rule("905.3", "1107.2")
def test_a_fresh_resonator_does_not_rest_for_will_but_a_fresh_stone_does() -> None:
    table = Position()
    elf = table.resonator("Elf", text="{Rest}: Produce {G}.", since=3)
    swift = table.resonator("Swift", text="[Swiftness]\n{Rest}: Produce {G}.", since=3)
    stone = table.stone(FIRE, since=3)
    story = Story(table)
    assert story.refuses(use(elf)) == "FOW 905.3"
    assert story.use(swift, 1).use(stone).pool == "GR"


@rule("1003.2")
def test_a_sign_that_pays_for_another_as_a_text_says() -> None:
    owed = will.Bill(2, (("R", 1), ("W", 1)), also=(("W", "R"),))
    assert not owed.without(("W", "W")).total
    assert owed.without(("W", "U")).needs == (("R", 1),)
    assert owed.without(("R", "R")).needs == (("W", 1),)


@rule("104.1", "907.4")
def test_will_that_is_spent_on_some_cards_only_pays_for_nothing_else() -> None:
    table = Position()
    wyrm = table.resonator("Wyrm", cost="R1", zone="hand", races=("Dragon",))
    hound = table.resonator("Hound", cost="R1", zone="hand")
    nest = table.regalia("Nest", "{Rest}: Produce {R}. Spend this will only to play Dragons.")
    table.stone(WATER)
    story = Story(table)
    assert story.refuses(play(hound)) == "FOW 1003.4"
    story.use(nest)
    assert story.refuses(play(hound)) == "FOW 1003.4"
    story.play(wyrm).pay()
    assert (story.chase, story.pool) == (["Wyrm"], "")


@rule("104.1", "705.2c")
def test_will_that_is_spent_on_judgment_only() -> None:
    table = Position()
    table.ruler("Gill", "[Judgment] {M}")
    owl = table.resonator("Owl", text="{1}: Draw a card.")
    text = '{Rest}: Produce {M}. Spend this will only to play [Judgment] abilities of "Gill".'
    table.regalia("Moon", text)
    story = Story(table)
    assert story.refuses(use(owl)) == "FOW 1003.4"
    assert story.judge().pay().chase == ["Gill"]


@rule("104.1", "1003.2")
def test_will_of_one_attribute_pays_for_another_as_texts_say() -> None:
    table = Position()
    elf = table.resonator("Elf", cost="GG", zone="hand", races=("Elf",))
    hound = table.resonator("Hound", cost="G", zone="hand")
    table.regalia("Root", "You may pay the attribute cost of Elf resonators with will of any attribute.")
    table.regalia("Lens", "You may spend {M} as though it were {G}.")
    table.will("RU")
    story = Story(table)
    assert story.refuses(play(hound)) == "FOW 1003.4"
    assert story.play(elf).chase == ["Elf"]
    table.will("M")
    assert Story(table).resolve().play(hound).chase == ["Hound"]


@rule("104.1", "907.4")
def test_two_will_in_any_combination_of_attributes() -> None:
    table = Position()
    hound = table.resonator("Hound", cost="RU", zone="hand")
    pool = table.regalia("Pool", "Banish this card: Produce two wills in any combination of attributes.")
    story = Story(table).play(hound)
    assert story.refuses(Pay(((pool, "RR"),))) == "FOW 1003.2"
    story.say(Pay(((pool, "RU"),)))
    assert (story.chase, table.where(pool)) == (["Hound"], "graveyard")


@rule("1003.5", "905.1")
def test_a_ruler_pays_with_its_mana_counters_one_after_the_other() -> None:
    table = Position()
    lord = table.ruler("Lord", "Remove a mana counter from this card: Produce {R}.", counters={"mana": 2})
    hound = table.resonator("Hound", cost="RR", zone="hand")
    story = Story(table).play(hound).pay()
    assert (story.chase, table.counters(lord, "mana")) == (["Hound"], 0)


# One will more

MORE = (
    "If you would produce will with a magic stone you control, "
    "you produce that will plus one of the same kind as another will produced this way instead."
)


@rule("907.4", "910.1")
def test_a_stone_produces_one_will_more_of_its_kind() -> None:
    table = Position()
    table.regalia("Prism", MORE)
    fire, owl = table.stone(FIRE), table.resonator("Owl", text="{Rest}: Produce {U}.")
    theirs = table.stone(FIRE, seat=1)
    story = Story(table).use(fire).use(owl)
    assert story.pool == "RRU"
    assert story.passes().use(theirs).pool_of(1) == "R"


@rule("910.1", "1003.5")
def test_what_a_stone_produces_in_addition_is_paid_with_too() -> None:
    table = Position()
    prism = table.regalia("Prism", MORE)
    hound, fire = table.resonator("Hound", cost="RR", zone="hand"), table.stone(FIRE)
    away = table.chant(text="[Quickcast]\nDestroy target regalia.", seat=1)
    story = Story(table).play(hound).pay(fire)
    assert (story.chase, story.pool) == (["Hound"], "")
    story.passes().play(away, prism).resolve().resolve()
    table.mark(fire, rested=False)
    assert story.refuses(play(table.resonator("Cole", cost="RR", zone="hand"))) == "FOW 1003.4"


@rule("910.1", "910.3")
def test_each_of_two_that_add_a_will_adds_one() -> None:
    table = Position()
    table.regalia("Prism", MORE)
    table.regalia("Prism", MORE)
    story = Story(table).use(table.stone(FIRE))
    if story.priority is None:
        story.pick(0)
    assert story.pool == "RRR"


@rule("910.1", "907.5")
def test_of_several_kinds_the_player_chooses_which_there_is_more_of() -> None:
    table = Position()
    table.regalia("Prism", MORE)
    story = Story(table).use(table.stone(text="{Rest}: Produce {U}{R}.")).pick(0)
    assert story.pool == "RUU"


@rule("910.1")
def test_of_a_stone_with_a_choice_there_is_more_of_what_was_chosen() -> None:
    table = Position()
    table.regalia("Prism", MORE)
    hound, stone = table.resonator("Hound", cost="UU", zone="hand"), table.stone(text="{Rest}: Produce {R} or {U}.")
    story = Story(table).play(hound).pay(stone)
    assert (story.chase, story.pool) == (["Hound"], "")
