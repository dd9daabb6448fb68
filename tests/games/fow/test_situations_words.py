"""Situations in which it shows what the words of a card mean, and what they do not."""

from __future__ import annotations

from engine.games.fow.cards import CardType, Keyword
from tests.games.fow.story import Story, rule
from tests.games.fow.table import DARKNESS, FIRE, Position, j_ruler

# Words that were taken for others


@rule("205.1a", "205.4")
def test_a_race_that_is_a_plural_is_that_of_each_of_its_cards() -> None:
    table = Position()
    table.resonator("Vell", 100, 100, races=("Seven Lanterns",))
    ghoul = table.resonator("Ghoul", 100, 100, races=("Zombie",))
    table.addition(text="Other Seven Lanterns and Zombies you control gain [+200/+200].\nSeven Lanterns gain [+100/0].")
    assert (table.values(table.named("Vell")[0]), table.values(ghoul)) == ((400, 300), (300, 300))


@rule("705.1", "903.2e")
def test_of_two_judgments_the_cheaper_is_paid_where_what_it_asks_for_is_so() -> None:
    text = '[Judgment] {W}. Play this ability only if you control "Sorin".\n[Judgment] {W}{W}{1}.'
    table = Position()
    lord = table.ruler("Lord", text, j_ruler("Wyrm", 900, 900))
    table.will("W")
    assert Story(table).refuses(Story(table).judgment())
    table.resonator("Sorin")
    Story(table).judge().resolve()
    assert table.name(lord) == "Wyrm"


@rule("1110.2a", "1110.2b")
def test_of_each_incarnation_one_of_the_attributes_is_banished() -> None:
    table = Position()
    dark, red = table.resonator("Dark", attributes=DARKNESS), table.resonator("Red", attributes=FIRE)
    wyrm = table.resonator("Wyrm", text="[Incarnation] {B}, {R} or {B}", zone="hand", cost="BBB5")
    Story(table).play(wyrm).give(dark).give(red).resolve()
    assert (table.where(wyrm), table.where(dark), table.where(red)) == ("field", "graveyard", "graveyard")


@rule("908.1")
def test_what_a_chant_lets_its_player_play_is_played_as_it_resolves() -> None:
    table = Position()
    vell = table.resonator("Vell", zone="hand", cost="GG5")
    call = table.chant(text="You may play a resonator from your hand without paying its cost.")
    story = Story(table).play(call).resolve().yes().resolve()
    assert (story.pool, table.where(vell)) == ("", "field")


@rule("305.2")
def test_what_is_put_on_top_of_a_shuffled_stone_deck_lies_there() -> None:
    table = Position()
    seek = table.chant(text="Search your magic stone deck for a card. Then, shuffle the rest of your magic stone deck"
                            " and put that card on top of it.")
    story = Story(table).play(seek).resolve()
    rain = story.asked.candidates[2]
    story.choose(rain)
    assert table.there("stone deck")[-1] == rain


@rule("311.2")
def test_cards_removed_by_a_card_may_be_played_where_they_lie() -> None:
    table = Position()
    keeper = table.resonator("Keeper", text="{0}: Remove the top card of your deck from the game.\n"
                                            "You may play cards removed by this card.")
    story = Story(table).use(keeper).resolve()
    (gone,) = table.there("removed")
    story.play(gone)
    assert table.where(gone) == "chase"


@rule("908.1", "1005.1")
def test_the_top_of_a_deck_is_played_while_it_lies_revealed() -> None:
    table = Position()
    ash = table.resonator("Ash", zone="deck")
    open_deck = table.chant(text="Play with the top card of your deck revealed until end of turn. This turn, you may"
                                 " play the top card of your deck.")
    story = Story(table).play(open_deck).resolve()
    assert table.state.sees(1, table.state.cards[ash])
    assert (story.play(ash).chase, table.state.sees(1, table.state.cards[table.there("deck")[-1]])) == (["Ash"], True)


@rule("903.2e")
def test_of_three_conditions_two_are_alternatives() -> None:
    text = "{0}: If you control an Elf or your life is 500 or less, and you control a Beast, draw a card."
    for races, drawn in ((("Elf",), 0), (("Elf", "Beast"), 1), (("Beast",), 0)):
        table = Position()
        keeper = table.resonator("Keeper", text=text)
        for race in races:
            table.resonator(race, races=(race,))
        Story(table).use(keeper).resolve()
        assert table.size("hand") == drawn


@rule("306.2")
def test_who_has_more_cards_in_hand_is_asked_of_both_hands() -> None:
    table = Position()
    keeper = table.resonator("Keeper", text="{0}: If your opponent has more cards in their hand than you, draw a card.")
    table.some(1, "hand", seat=1)
    story = Story(table).use(keeper).resolve()
    assert table.size("hand") == 1
    story.use(keeper).resolve()
    assert table.size("hand") == 1


@rule("1121.3a")
def test_additions_of_a_name_are_counted_where_they_are_added() -> None:
    table = Position()
    elf = table.resonator("Elf")
    robes = [table.addition("Robe", "[Bestow] {0}\nWhen this card is bestowed to a resonator \u21d2 If you control a"
                                    " resonator and two \"Robe\" bestowed to it, draw a card.") for _ in range(2)]
    story = Story(table).use(robes[0], at=(elf,)).resolve()
    assert (story.chase, table.size("hand")) == ([], 0)
    story.use(robes[1], at=(elf,)).resolve().resolve()
    assert table.size("hand") == 1


@rule("306.2")
def test_of_a_hand_that_was_looked_at_the_chosen_card_goes() -> None:
    table = Position()
    table.resonator("Elf", seat=1)
    ash, birch = (table.resonator(name, zone="hand", seat=1) for name in ("Ash", "Birch"))
    spy = table.resonator("Spy", text="{0}: You may look at target player's hand and choose a card from among them. If"
                                      " you do, they discard the chosen card.")
    story = Story(table).use(spy)
    story.pick(1).resolve().yes().choose(birch)
    assert (table.where(ash), table.where(birch)) == ("hand", "graveyard")


@rule("1011.1", "906.9")
def test_of_mythic_stones_of_one_name_a_player_keeps_one() -> None:
    for text in ("[Mythic]", "When you control two or more true magic stones with the same name, banish all but one of"
                             " them."):
        table = Position()
        stones = [table.card(name, CardType.STONE, text, subtypes=("True",)) for name in ("Ore", "Ore", "Ash")]
        Story(table).pick(0).resolve().choose(stones[0]).resolve()
        assert [table.where(one) for one in stones] == ["graveyard", "field", "field"]


@rule("1018.1", "910.1")
def test_what_else_is_done_is_done_as_damage_is_prevented() -> None:
    table = Position()
    text = "Prevent all damage that would be dealt to this card. If damage was prevented this way, draw a card."
    wall = table.resonator("Wall", 100, 100, text)
    bolt = table.chant(text="This card deals 500 damage to target resonator.")
    Story(table).play(bolt, wall).resolve()
    assert (table.where(wall), len(table.there("hand"))) == ("field", 1)


@rule("1121.3a", "909.1e")
def test_what_this_is_added_to_is_spoken_of_by_its_race_or_otherwise() -> None:
    for text, others in (
        ("Elf resonator with this gains [+200/+200]. Otherwise, it gains [-100/-100].", (200, 200)),
        ("Resonator with this gains [+200/+200] if it's an Elf. Otherwise, it gains [-100/-100].", (200, 200)),
        ("Added resonator gains [+200/+200] as long as it's an Elf.", (300, 300)),
        ("As long as added resonator is an Elf, it gains [+200/+200].", (300, 300)),
    ):
        table = Position()
        there = [table.resonator("Vell", 300, 300, races=races) for races in (("Elf",), ("Bear",))]
        story = Story(table)
        for one in there:
            story.play(table.addition(text=text, subtypes=("Resonator",), zone="hand"), one).resolve()
        assert list(map(table.values, there)) == [(500, 500), others]


@rule("908.1", "1020.3")
def test_the_ability_that_one_loses_another_gains_if_it_was_there() -> None:
    text = "Target resonator loses [Flying] or [Pierce] until end of turn. If it does, another target resonator gains"
    for word, gained in ((0, {Keyword.FLYING}), (1, set())):
        table = Position()
        thief = table.resonator("Thief", text=f"{{0}}: {text} that ability until end of turn.")
        bird, cole = table.resonator("Bird", text="[Flying]"), table.resonator("Cole")
        Story(table).use(thief).choose(bird).choose(cole).resolve().pick(word)
        assert set(table.now(cole).keywords) == gained


@rule("909.1d", "311.2")
def test_each_ability_is_gained_as_long_as_there_is_a_card_with_that_ability() -> None:
    table = Position()
    text = "[Flying], [Swiftness], and/or [Precision] as long as there are cards with that ability in any removed area"
    text = f"This card gains {text} that were removed by this card."
    keeper = table.resonator("Keeper", text=f"{{0}}: Remove target resonator from the game.\n{text}")
    birds = [table.resonator("Bird", text="[Flying]", seat=1), table.resonator("Wren", text="[Swiftness]", seat=1)]
    story = Story(table)
    for one in birds:
        story.use(keeper, at=(one,)).resolve()
    assert set(table.now(keeper).keywords) == {Keyword.FLYING, Keyword.SWIFTNESS}


def test_to_have_targeted_something_is_nothing_that_was_done() -> None:
    table = Position()
    wall = table.resonator("Wall", text="This card cannot be destroyed.")
    bane = table.chant(text="Destroy target resonator. If you do, draw a card.")
    Story(table).play(bane, wall).resolve()
    assert (table.where(wall), table.there("hand")) == ("field", [])


@rule("1023.1", "908.1")
def test_what_x_is_may_be_said_in_the_middle_of_a_sentence() -> None:
    table = Position()
    text = "Search your deck for a resonator with total cost X or less, where X is the result of the roll, and put it"
    seek = table.chant(text=f"[Force] 1. {text} into your field. Then shuffle your deck.")
    cheap = table.resonator("Vell", cost="0", zone="deck")
    Story(table).play(seek).resolve().choose(cheap)
    assert table.where(cheap) == "field"


@rule("1020.3")
def test_so_much_for_each_is_gained_besides_what_is_gained_once() -> None:
    text = "This card gains [+100/0] for each Elf you control and [Pierce]"
    table = Position()
    table.resonator("Vell", races=("Elf",)), table.resonator("Ilse", races=("Elf",))
    still = table.resonator("Still", 100, 100, f"{text}.")
    once = table.resonator("Once", 100, 100, f"{{0}}: {text} until end of turn.")
    Story(table).use(once).resolve()
    for one in (still, once):
        assert (table.values(one), set(table.now(one).keywords)) == ((300, 100), {Keyword.PIERCE})
