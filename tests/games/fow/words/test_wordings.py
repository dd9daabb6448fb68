"""One meaning for what three generations of cards print in other words (FOW 1400), and for what misprints change."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import abilities as ab
from engine.games.fow.cards import CardType
from engine.games.fow.words import read, render
from tests.games.fow.story import rule
from tests.games.fow.words.reading_cards import CHANT, RESONATOR, abilities, card

#: What begins so is told to whoever plays the card: the text of a chant.
ORDERS = ("Cancel", "Destroy", "Search", "Reveal", "Choose", "Rest")
ALIKE = (
    ("{1}: Remove all damage from target J-ruler.",
     "{1}: Remove all damage that was dealt to target J-ruler this turn."),
    ("You may pay {1} less to play [Judgment] abilities of Elf rulers.",
     "You may pay {1} less to the judgment of Elf rulers."),
    ("You may pay {1} less to play Elf resonators.", "You may {1} less to play Elf resonators."),
    ("{1}: Put any number of cards named \"Maren\" or \"Ilse\" in your hand into your field.",
     "{1}: Put any number of \"Maren\" and/or \"Ilse\" in your hand into your field."),
    ("[Enter]: You may look at target player's hand and choose a card. He or she discards that card.",
     "[Enter] >>> You may look at target player's hand and choose a card from among them. If you do, they discard the"
     " chosen card."),
    ("Whenever you play an activate ability of this card \u21d2 Copy that ability.",
     "Whenever you play a non-will activate ability of this card >>> Copy that ability."),
    ("When this card attacks \u21d2 If you control a resonator and three \"Robe\" bestowed to it, draw a card.",
     "When this card attacks >>> If you control a resonator with three \"Robe\" cards added to it, draw a card."),
    ("Resonators your opponent controls cannot recover.", "Resonators your opponent controls cannot be recovered."),
    ("This card cannot be targeted by spells.", "This card cannot become targeted by spells."),
    ("This card gains [+200/0] for each of your fire magic stones.",
     "This card gains [+200/0] for each fire magic stone you control."),
    ("J/resonators your opponent controls cannot attack your resonators.",
     "J/resonators your opponent controls cannot attack resonators you control."),
    ("Choose one - You gain 300 life, or this card deals 500 damage to target resonator.",
     "Choose one - You gain 300 life; or this card deals 500 damage to target resonator."),
    ("{1}: Draw a card.\nIf you control an Elf, draw two cards instead.",
     "{1}: Draw a card. If you control an Elf, draw two cards instead."),
    ("[Incarnation] {B}{B}", "[Incarnation] {B}, {B}"),
    ("[Awakening] {M}: Players cannot chase this card.", "[Awakening] {M}: Players cannot chase to this card."),
    ("Cancel target spell.\n[Awakening] {M}: Players cannot chase this card.",
     "Cancel target spell. If this card was awakened, players cannot chase to this card.\n[Awakening] {M}"),
    ("{1}: If a resonator put into your field this way would leave your field, remove it from the game instead.",
     "{1}: If a resonator that was put into your field this way would leave your field, remove it from the game"
     " instead."),
    ("{1}: This card deals 100 to each resonator.", "{1}: This card deals 100 damage to each resonator."),
    ("Play with the top card of your deck revealed.", "You play with the top card of your deck revealed."),
    ("Your opponent pays {1} more to play resonators.", "Your opponent plays {1} more to play resonators."),
    ("{1}: This card deals 200 damage to target resonator. If you control an Elf, it deals that much +400 instead.",
     "{1}: This card deals 200 damage to target resonator. If you control an Elf, it deals that much plus 400"
     " instead."),
    ("Destroy target addition or regalia.", "Choose one;\n- Destroy target addition.\n- Destroy target regalia."),
    ("When this card enters your field \u21d2 If you played two or more cards this turn, draw a card.",
     "[Enter] >>> If you played two spells this turn, draw a card."),
    ("Whenever a J/resonator you control is blocked \u21d2 Destroy it and the blocking J/resonator.",
     "Whenever a J/resonator you control is blocked >>> Destroy that J/resonator and the J/resonator blocking it."),
    ("This card gains [+100/0] for each Elf resonator you control.",
     "This card gains [+100/0] for each Elf resonators you control."),
    ("{1}: Target resonator gains \"This card must block if able.\" until end of turn.",
     "{1}: Target resonator gains \"This turn, this card must block if able\"."),
    ("{1}: If you control \"Sorin\", draw a card.", "{1}: If you control \"Sorin\", draw a card.\""),
    ("You may play cards removed by this card.",
     "You may play cards from any removed area that were removed by this card."),
    ("{1}: Remove the top card of your deck from the game face down. If you control an Elf, remove the top two cards of"
     " your deck from the game instead.",
     "{1}: Remove the top card of your deck from the game face down. If you control an Elf, remove the top two cards of"
     " your deck from the game face down instead."),
    ("{1}: Shuffle two target chants from their graveyards into their owners' decks.",
     "{1}: Shuffle two target chants from all graveyards into their owner's deck."),
    ("Search your deck for a non-attribute addition or resonator with total cost 3 or less and reveal it.",
     "Search your deck for an addition or resonator with total cost 3 or less with no attribute and reveal it."),
    ("{1}: Draw a card. Play this ability only if a fire magic stone and a wind magic stone were put into your field"
     " this turn.",
     "{1}: Draw a card. Play this ability only if an entity with the fire magic stone type and an entity with the wind"
     " magic stone type entered the field under your control this turn. (Can be the same entity.)"),
    ("{1}: Prevent all damage from target resonator until end of turn.",
     "{1}: Prevent all damage that would be dealt by target resonator until end of turn."),
    ("{1}: Banish two of your fire magic stones.", "{1}: Banish two fire magic stones you control."),
    ("{1}: Target player shuffles two cards from their graveyard into their deck.",
     "{1}: Target player shuffles two of the cards in their graveyard into their deck."),
    ("[Judgment] {W}. Play this ability only if you control \"Sorin\".\n[Judgment] {W}{W}{1}.",
     "[Judgment] {W}{W}{1}. You pay {W} rather than pay this cost if you control an entity named \"Sorin\"."),
    ("{1}: Draw a card. Play this ability only if you control an Elf resonator or a Beast resonator.",
     "{1}: Draw a card. Play this ability only if you control an Elf or Beast resonator."),
    ("If a resonator would be put into a graveyard from your opponent's field, remove it from the game and you gain"
     " 100 life instead.",
     "If a resonator would be put into a graveyard from your opponent's field, remove it from the game instead and you"
     " gain 100 life."),
    ("As long as this card is not bestowed to a card and your J-ruler is wind, it gains [Flying].",
     "Wind J-rulers you control gain [Flying] as long as this card is not bestowed to a card."),
    ("{1}: Draw a card for each Elf you control.", "{1}: Draw cards equal to the number of Elves you control."),
    ("When this card is put into a graveyard from a field, draw a card.",
     "When this card enters a graveyard from a field, draw a card."),
    ("When this card enters field, draw a card.", "When this card comes into a field, draw a card."),
    ("Resonators that don't share this card's race gain [Flying].",
     "Resonators that do not share this card's race gain [Flying]."),
    ("Whenever a resonator that shares a name with this card attacks, draw a card.",
     "Whenever a resonator which shares a name with this card attacks, draw a card."),
    ("{1}: Destroy target resonator with 200 or less ATK.", "{1}: Destroy target resonator with ATK 200 or less."),
    ("This card gains Elf in addition to its other subtypes.", "This card gains Elf in addition to its own races."),
    ("{1}: Draw a card. Play this ability during your turn.",
     "{1}: Draw a card. You can play this ability only during your turn."),
    ("If your J/ruler isn't \"Maren\" or \"Ilse\", this card gains [Flying].",
     "If your J/ruler is not \"Maren\" or \"Ilse\", this card gains [Flying]."),
    ("[Trigger] When your opponent discards a card, while you control a regalia: Draw a card.",
     "[Trigger] When your opponent discards a card while you control a regalia >>> Draw a card."),
    ("{1}, discard a card, and banish an Elf: Draw a card.", "{1}, discard a card and banish an Elf: Draw a card."),
    ("{1}: Target up to two resonators you control. Rest them.",
     "{1}: Target up to two resonators that you control. Rest them."),
    ("Non-darkness resonators you control gain [Flying].", "Each non-darkness resonator you control gains [Flying]."),
    ("At end of turn, return this card to its Ruler side.",
     "At end of turn, put this card into your ruler area, as a ruler."),
    ("{1}: Move target [Addition: Resonator] you control on to another resonator.",
     "{1}: Move target [Addition:Resonator] you control onto another resonator."),
    ("{1}: Swap ATK and DEF of this card until end of turn.",
     "{1}: Switch the ATK and DEF of this card until end of turn."),
    ("Remove all mana counters from this card: Draw a card.",
     "Remove all the mana counters from this card: Draw a card."),
    ("When this card is put from a field into your graveyard, draw a card.",
     "When this card is put into your graveyard from the field, draw a card."),
    ("{1}: Target resonator [+600/+600] until end of turn.",
     "{1}: Target resonator gains [+600/+600] until end of turn."),
    ("{1}: Draw a card. Play this ability only if your opponent controls three or more Elves than you.",
     "{1}: Draw a card. Play this ability only if your opponent controls three or more Elves more than you do."),
    ("If you don't control any Elf, this card gains [Flying].",
     "If you don't control an Elf, this card gains [Flying]."),
    ('{1}: You may bestow a card named "Robe" from your hand to target resonator.',
     '{1}: You may add a card named "Robe" from your hand to target resonator.'),
    ("{1}: As long as this card is on field, they cannot recover.",
     "{1}: As long as this card is on the field, they cannot recover."),
    ("[Mythic]", "When you control two or more magic stones with the same name, banish all but one of them."),
    ("{1}: Cancel target chant spell. Otherwise draw a card.",
     "{1}: Cancel target chant spell. Otherwise, draw a card."),
    ("{G}{Rest}: Draw a card.\n[Bestow] {G}, {Rest}", "{Rest}, {G}: Draw a card.\n[Bestow] {Rest}, {G}"),
    ("[Judgment] {0}. Play this ability only if you put an Elf into a field this turn.",
     "[Judgment] {0}. Play this judgment process only if an Elf entered the field under your control this turn."),
    ("{1}: Destroy all resonators with total cost equal to the number of mana counters on this card.",
     "{1}: Destroy all resonators with total cost X, where X is the number of mana counters on this card."),
    ("{1}: Put an [100/100] wind Elf resonator token into your field for each mana counter on this card.",
     "{1}: Put X [100/100] wind Elf resonator tokens into the field, where X is the number of mana counters on this"
     " card."),
    ("{1}: Target resonator gains [+300/0] until end of turn. At the end of turn, destroy that resonator.",
     "{1}: Target resonator gains [+300/0] until end of turn. At the end of turn >>> Destroy it."),
    ('{1}: As long as your J-Ruler is "Sorin", it gains [+200/+200] until end of turn.',
     '{1}: J-rulers you control named "Sorin" gain [+200/+200] until end of turn.'),
    ("As long as bestowed resonator is wind, it gains [Flying].", "Bestowed wind resonator gains [Flying]."),
    ('{1}: If your J/ruler has "Sorin" in its name, you gain 300 life.',
     '{1}: If you control a J/ruler with "Sorin" in its name, you gain 300 life.'),
    ("When this card is put into a graveyard from your hand, draw a card.",
     "When this card is discarded, draw a card."),
    ('Remove a mana counter from this card: Produce {U}. Spend this will only to play Elf cards.',
     'Remove a mana counter from this card: Produce {U}. Spend this will only to play Elf spells.'),
    ("{1}: Name a card. Your opponent cannot play cards with that name this turn.",
     "{1}: Name a card. Your opponent cannot play cards that share a name with the chosen card this turn."),
    ("Search your deck for a [Spell:Chant-Instant] card.", "Search your deck for a chant with [Quickcast]."),
    ("{1}: Put all cards that were put into your graveyard from the field this turn into your hand.",
     "{1}: Put all cards that were put into your graveyard from the field this turn from your graveyard"
     " into your hand."),
    ("[Judgment] Pay any number of will. You cannot choose to pay {0}.",
     "[Judgment] Pay any amount of will. You may not pay {0} this way."),
    ("{1}: If your opponent controls three or more resonators than you, draw a card.",
     "{1}: If your opponent controls three or more resonators more than you do, draw a card."),
    ("This card gains [+100/+100] for each magic stone you control with a different name.",
     "This card gains [+100/+100] for each different name among magic stones you control."),
    ("[Judgment] {W}{W}. If your life is 1000 or less, you may pay {0} to play this ability instead.",
     "[Judgment] {W}{W}. If your life is 1000 or less, pay {0} instead."),
    ("This card gains[+200/+200] for each Elf you control.", "This card gains [+200/+200] for each Elf you control."),
    ("{1}: [Force] 1 (Roll a die.) Draw a card.", "{1}: [Force] 1. Draw a card."),
    ("This card gains [Flying] as long as your opponent controls an Elf and no Moons.",
     "This card gains [Flying] as long as your opponent controls an Elf and your opponent controls no Moons."),
    ("Destroy target resonator of the chosen race.", "Destroy target resonator with the chosen race."),
    ("This card enters your field with a mana counter on it.", "This card enters the field with 1 mana counter on it."),
    ("Prevent all damage that would be dealt by normal spells to resonators you control.",
     "Prevent all damage that would be dealt to resonators you control by non-resonator spells."),
    ("Prevent all battle damage that would be dealt to or dealt by this card.",
     "Prevent all battle damage that would be dealt to or by this card."),
    ("{1}: Destroy target addition or a card in a standby area.",
     "{1}: Destroy target addition or card in a standby area."),
    ("{1}: Destroy target resonator if its ATK is different from its printed ATK.",
     "{1}: Destroy target resonator if it has ATK different from its printed ATK."),
    ("{1}: Draw X cards, where X is 1 plus the number of Elves you control.",
     "{1}: Draw X cards, where X is 1 + the number of Elves you control."),
    ("[Judgment] {W}, discard a card, and banish an Elf", "[Judgment] {W}, discard a card, banish an Elf"),
    ("When this card attacks, you may pay {1}. If you don't, banish this card.",
     "When this card attacks, you may pay {1}. If you do not do so, banish this card."),
    ("{1}: Search your deck for an Elf and/or card named \"Maren\" and reveal them.",
     "{1}: Search your deck for an Elf and/or a card named \"Maren\" and reveal them."),
    ("[Continuous]: This card gains [+200/+200].", "This card gains [+200/+200]."),
    ("[Activate] Pay {1}, {Rest}: Draw a card.", "{1}, {Rest}: Draw a card."),
    ("[Activate] {W}{Rest}: Draw a card.", "{Rest}, {W}: Draw a card."),
    ("[Enter]: Draw a card.", "When this card enters your field ⇒ Draw a card."),
    ("[Enter] >>> Draw a card.", "When this card enters your field, draw a card."),
    ("Whenever this card attacks, draw a card.", "Whenever this card attacks >>> Draw a card."),
    ("[J-Activate] Pay {R}{R}.", "[Judgment] {R}{R}"),
    ("[Target Attack] (This card can attack recovered J/resonators.)", "[Precision]"),
    ("Resonator with this gains [+300/+300].", "Added resonator gains [+300/+300]."),
    ("Cancel target normal spell.", "Cancel target non-resonator spell."),
    ("Whenever you play a summon spell, draw a card.", "Whenever you play a resonator spell ⇒ Draw a card."),
    ("Destroy target card in a chant-standby area.", "Destroy target card in a standby area."),
    ("Search your main deck for an Elf and put it into your field. Then shuffle your main deck.",
     "Search your deck for an Elf and put it into the field, then shuffle your deck."),
    ("{R}: Draw a card. This ability can be played only once per turn.",
     "{R}: Draw a card. Play this ability only once per turn."),
    ("[Enter]: Each player draws a card, then discards a card.",
     "[Enter]: Each player draws a card and discards a card."),
    ("Whenever an Elf enters your field, draw a card.",
     "Whenever an Elf enters the field under your control ⇒ Draw a card."),
    ("When this card is put into a graveyard from your field, draw a card.",
     "When this card is put into a graveyard from the field >>> Draw a card."),
    ("Whenever a resonator is put into a graveyard from your opponent's field, draw a card.",
     "Whenever a resonator your opponent controls is put into a graveyard from the field >>> Draw a card."),
    ("When this card enters your field, put a glass counter on it.", "[Enter] >>> Put a glass counter on this card."),
    ("Treat this card as a wind magic stone and a fire magic stone.",
     "This card has the fire magic stone type and the wind magic stone type."),
    ("{Rest}: Produce {G} or {W}.", "{Rest}: Produce {W} or {G}."),
    ("Fire magic stones you control gain [Barrier].",
     "Entities you control with the fire magic stone type gain [Barrier]."),
    ("Reveal the top card of your deck. If it's an Elf, draw a card.",
     "Reveal the top card of your deck. If it is an Elf card, draw a card."),
    ("Choose one - Draw a card; or rest target resonator.", "Choose one;\n- Draw a card.\n- Rest target resonator."),
    ('God\'s Art <Lamps Out> {R}: Draw a card. (Play God\'s Art <Lamps Out> only once per game.)',
     'God\'s Art "Lamps Out" {R}: Draw a card.'),
    ("This card must attack if able.", "[Bloodlust]"),
    ("Resonators you control gain [Precision] and [Flying].", "Resonators you control gain [Flying] and [Precision]."),
    ('If your Ruler is "Maren" or your J-Ruler is "Ilse", this card gains [Flying].',
     'If your J/ruler is "Maren" or "Ilse", this card gains [Flying].'),
)


@rule("1405.1", "1407.2", "1409.1", "1411.1", "1414.1")
@pytest.mark.parametrize(("old", "new"), ALIKE)
def test_what_is_printed_otherwise_means_the_same(old: str, new: str) -> None:
    kind = CHANT if old.startswith(ORDERS) else RESONATOR
    assert abilities(old, kind) == abilities(new, kind)


APART = (
    ("{Rest}: Draw a card. Play this ability only once per turn.",
     "{Rest}: Draw a card. Play this ability only during your turn."),
    ("{Rest}: Produce {W} or {G}.", "{Rest}: Produce {W} and {G}."),
    ("Whenever an Elf enters your field, draw a card.", "Whenever an Elf enters a field, draw a card."),
    ("Destroy target fire magic stone.", "Destroy target fire resonator."),
    ("Rest another target resonator.", "Rest target resonator."),
    ("Destroy target Elf or card in a standby area.",
     "Destroy target Elf in a standby area or card in a standby area."),
    ("{1}: Search your deck for an Elf and/or card named \"Sorin\".",
     "{1}: Search your deck for an Elf named \"Sorin\"."),
    ("[Incarnation] {B}, {R} or {B}", "[Incarnation] {R} or {B}"),
)


@pytest.mark.parametrize(("one", "other"), APART)
def test_what_binds_is_not_taken_for_something_else(one: str, other: str) -> None:
    kind = CHANT if one.startswith(ORDERS) else RESONATOR
    assert abilities(one, kind) != abilities(other, kind)


@pytest.mark.parametrize(("printed", "meant"), [
    ("Target resonator gain [+200/+200] until end of turn.", "Target resonator gains [+200/+200] until end of turn."),
    ("Return target resonator to it's owners hand.", "Return target resonator to its owner's hand."),
    ("Destroy target resonater.", "Destroy target resonator."),
    ("Search your deck for an addition reveal it and put it into your hand.",
     "Search your deck for an addition, reveal it and put it into your hand."),
    ("Reveal top card of your deck.", "Reveal the top card of your deck."),
    ("Thatresonator gains [Flying] until end of turn.", "That resonator gains [Flying] until end of turn."),
    ("You may puy an Elf from your hand into your field.", "You may put an Elf from your hand into your field."),
    ("Tarqet resonator you control gains [Flying] until end of turn. Draw a card.",
     "Target resonator you control gains [Flying] until end of turn. Draw a card."),
    ("Put a glass cuonter on target resonator.", "Put a glass counter on target resonator."),
    ("Target resonator gains [Flying] until end turn.", "Target resonator gains [Flying] until end of turn."),
    ("Target resonator you control gains [Flying]. She gains [+200/+200] until end of turn.",
     "Target resonator you control gains [Flying]. It gains [+200/+200] until end of turn."),
    ("Put up to on target Elf from your graveyard into your hand.",
     "Put up to one target Elf from your graveyard into your hand."),
    ("You can pay {1} less to play this card.", "You may pay {1} less to play this card."),
    ("Return  target resonator to its owner\u2019s  hand.", "Return target resonator to its owner's hand."),
])
def test_a_misprint_is_read_as_what_it_must_mean(printed: str, meant: str) -> None:
    assert abilities(printed, CHANT) == abilities(meant, CHANT)


def test_a_race_of_the_card_is_known_by_all_its_letters_but_one() -> None:
    text = "This card gains [+100/+100] for each {} you control."
    own_race = replace(card(text.format("Keepers of Lamp")), races=("Keeper of Lamps",))
    assert read(own_race).abilities == read(replace(own_race, text=text.format("Keeper of Lamps"))).abilities
    assert read(own_race).abilities != read(replace(own_race, races=())).abilities


def test_what_nobody_prints_is_not_read() -> None:
    reading = read(card("Destroy target lantern of the seventh house."))
    assert not reading.complete
    assert reading.problems[0].line_no == 0
    for text in ("When this card and an Elf attack, draw a card.", "{1}: Your opponent's life becomes 300."):
        assert isinstance(abilities(text)[0], ab.Unparsed)


@rule("1406.2a", "1406.2b")
def test_what_an_older_addition_is_added_to_says_its_type() -> None:
    said = (
        "As you play this card, target a resonator. If that resonator is still a legal target, put this card into the"
        " field added to the chosen target, otherwise put it into its owner's graveyard.\nAdded resonator"
        " gains [Flying]."
    )
    older = replace(card(said, CardType.ADDITION), subtypes=("Resonator",))
    assert read(older).abilities == read(card("Added resonator gains [Flying].", CardType.ADDITION)).abilities
    assert read(card(said, CardType.ADDITION)).problems


@pytest.mark.parametrize("text", [
    "Blocking doesn't cause this card to rest.",
    "You pay {1} more to play this card for each card in your hand.",
    "You may pay {W} less to play this card, to a minimum free cost of {1}.",
    "If damage would be dealt to you by a non-resonator spell, prevent 200 of it.",
    "{1}: Two target resonators gain [+X/+Y] until end of turn, where X is your life and Y is the number of cards in"
    " your hand.",
    "{1}: Target magic stone becomes a [1000/1000] resonator with [Swiftness] until end of turn. It's still a magic"
    " stone.",
    "{1}: Move a mana counter from target resonator to this card.",
    "{1}: If you control an Elf or your life is 500 or less, and you control a Beast, draw a card.",
    "{1}: Draw a card. Spend that will only to play activate abilities of \"Sorin\" or to play \"Maren\".",
    "Wind/fire resonators you control can block while rested.",
    "{1}: If this card has no printed abilities, flip it.",
    "{1}: If this card has no ATK and DEF, heal target ruler.",
    "When this card attacks, draw a card if your opponent has more cards in their hand than you.",
    "Your opponent plays with the top card of their deck revealed.",
    "{1}: Put a token copy of another target resonator you control into your field.",
    "You pay {1} to put cards into your standby area rather than pay {2}.",
    "{1}: You may pay {0} to play [Shift] abilities of target card in a field rather than pay their cost until end of"
    " turn.",
    "{1}: If a card would leave your field this turn, remove it from the game instead.",
    "{1}: Destroy target resonator that has or shares the highest ATK.",
    "You may pay [Awakening] costs {M} less.",
    "{1}: Your life becomes 300.",
    "{1}: Target resonator's ATK becomes equal to its DEF until end of turn.",
    "You may banish this card rather than pay the cost of a water chant.",
    "This card gains [Flying] if you spent {M} to pay the [Awakening] cost.",
    "As this card enters your field, you may remove an Elf in your graveyard from the game. If you do, this card enters"
    " your field as a copy of the card removed this way.",
    "[Barrier] (Total cost equal to or less than number of cards in your hand.)",
    "If this card would be dealt 700 or less damage, prevent it.",
    "If a resonator you control would be dealt battle damage less than its DEF, prevent it.",
    "This card enters your field with two mana counters on it for each Elf you control.",
    "Magic stones with non-will activate abilities don't recover during the recovery phase.",
    "When this card in your deck is removed from the game, put it into your field.",
    "{1}: Put two target Elves from your graveyard on top of your magic stone deck in any order.",
    "{1}: If you control an Elf and twelve \"Robe\" added to it, you win the game.",
    "[Stealth] You control four or more magic stones, you control a regalia, and no resonators.",
    "{1}: Reveal the top card of your deck. If its name is \"Sorin\", draw a card.",
    "{1}: Look at the top card of your deck. If you don't control an Elf with the same name as that card, draw a card.",
    "{1}: Name a card. Reveal the top card of your deck. If it's the named card, put it into your hand.",
])
def test_what_is_said_with_the_words_of_others_is_read(text: str) -> None:
    (ability,) = abilities(text)
    assert abilities(render(ability, card(text))) == (ability,)


@rule("906.1")
def test_what_triggers_is_told_with_how_often_it_triggers() -> None:
    text = "Whenever this card attacks, draw a card. This ability triggers only once per turn."
    told = render(replace(abilities(text)[0], wording=0), card(text))
    assert told.endswith("This ability triggers only once per turn.")
