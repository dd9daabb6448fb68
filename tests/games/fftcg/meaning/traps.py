"""Traps of the wording, first half: words that nearly mean the same, in pairs that show the difference.

Each line is the trap, what it shows, and how it is played (:mod:`tests.games.fftcg.meaning.edges`); its rule decides.
"""

from __future__ import annotations

from tests.games.fftcg.meaning.edges import Play, raw
from tests.games.fftcg.meaning.scene import BACKUP, FIRE, SUMMON, WATER

#: The trap, what a line shows of it, how it is played.
Trap = tuple[str, str, Play]

HIDDEN = {"Cole": "Cole cannot be chosen by your opponent's Summons or abilities."}
STEAL = {"Oak": "[0]: Choose 1 Forward opponent controls. Gain control of it."}
ALSO_ANN = {"Ann": {"generic": True}, "Una": {"generic": True, "text": "Una is also Card Name Ann in all situations."}}
SO = "You may discard 1 card. If you do so, draw 1 card."
WHEN = "You may discard 1 card. When you do so, choose 1 Forward opponent controls. Dull it."
LATER = "Peak to hand; Slope to hand"
BIG = "At the end of each of your turns, if you control a Forward of power 10000 or more, draw 1 card."
GROW = {"Ann": "[0]: Ann gains +4000 power until the end of the turn."}
SEEN = "[0]: When a Forward enters your field this turn, draw 1 card."
HARM = {"Oak": "[0]: Your opponent receives 2 points of damage."}
ONCE = "[0]: Draw 1 card. You can only use this ability once per turn."
CHEAP = {"Kit": {"zone": "hand", "cost": 3, "text": "The cost required to cast Kit is reduced by 2."},
         "Two": {"type": BACKUP}}
PYRE = {"Pyre": {"type": SUMMON, "zone": "hand", "cost": 0, "text": "Choose up to 1 Forward opponent controls. Freeze "
                 "it."}}
NO_SUMMON = {"Cole": "Cole cannot be chosen by your opponent's Summons."}
GONE = "If a Forward opponent controls is put from the field into the Break Zone, remove it from the game instead."
WATCH = (
    "When a Forward you control is put from the field into the Break Zone, draw 1 card.\n"
    "When a Forward you control leaves the field, gain [Crystal]."
)

TRAPS: tuple[Trap, ...] = (
    ("up to", "takes as many as there are", Play("Ann", "Ann dull", "Choose up to 2 Forwards. Dull them.",
                                                 "only Osk, Ora, Ann", rule="11.6.5")),
    ("up to", "takes none", Play("none", "", "Choose up to 2 Forwards. Dull them.", rule="11.6.5")),
    ("up to", "without it there must be so many", Play("", "refused 11.6.5", "Choose 2 Forwards. Dull them.",
                                                       "only Osk, Ora, Ann", rule="11.6.5")),
    ("choose and select", "what is chosen may be gone when it resolves", Play(
        "Cole; Cole>hand", "Cole to hand", "Choose 1 Forward opponent controls. Break it.", rule="11.11.2")),
    ("choose and select", "what is selected is decided when it resolves", Play(
        "Cole>hand", "Cole to hand; Dora to break", "Select 1 Forward opponent controls. Break it.", rule="11.11.5.1")),
    ("choose and select", "nothing to choose forbids the use", Play(
        "", "refused 11.6.5", "Choose 1 Forward opponent controls. Break it. Draw 1 card.", "only Osk, Ora",
        rule="11.6.5")),
    ("choose and select", "nothing to select is skipped", Play(
        "", "Top to hand", "Select 1 Forward opponent controls. Break it. Draw 1 card.", "only Osk, Ora", rule="2.3")),
    ("all the", "chooses nothing", Play("", "Cole to break; Dora to break", "Break all the Forwards opponent controls.",
                                        texts=HIDDEN, rule="11.11.5")),
    ("all the", "means those that are there when it resolves", Play(
        "resolve; cast Hal", "Ann 8000; Ben 6000; Hal to field",
        "All the Forwards you control gain +1000 power until the end of the turn.", rule="11.12.4.2")),
    ("all the", "of a field ability means those that come later too", raw(
        "cast Hal", "Hal to field; Hal 5000", "All the Forwards you control gain +1000 power.", rule="11.12.4.5")),
    ("other than", "its own name is the card itself", raw(
        "use Ann", "Ben dull; Una dull; Cole dull; Dora dull", cards=ALSO_ANN, rule="5.2.4.1",
        texts={"Ann": "[0]: Dull all the Forwards other than Ann."})),
    ("other than", "a Card Name is every card with that name", raw(
        "use Osk", "Ben dull; Cole dull; Dora dull", "[0]: Dull all the Forwards other than Card Name Ann.",
        cards=ALSO_ANN, rule="5.2.2.1")),
    ("opponent controls and your opponent's", "what you took is not controlled by the opponent", raw(
        "use Oak; Cole; resolve; use Osk", "Cole control mine; Dora frozen",
        "[0]: Freeze all the Forwards opponent controls.", texts=STEAL, rule="6.2.6")),
    ("opponent controls and your opponent's", "what you took is still your opponent's property", raw(
        "use Oak; Cole; resolve; use Osk", "Cole control mine; Cole frozen; Dora frozen",
        "[0]: Freeze all the Forwards owned by your opponent.", texts=STEAL, rule="6.2.6")),
    ("opponent controls and your opponent's", "what you took goes to your opponent's Break Zone", raw(
        "use Oak; Cole; resolve; Cole>break; use Osk; Cole", "Cole to removed",
        "[0]: Choose 1 Forward in your opponent's Break Zone. Remove it from the game.", texts=STEAL, rule="7.3")),
    ("if you do so", "goes on at once", Play("yes; Hal; stop", "Hal to break; Top to hand", SO, rule="11.11.5")),
    ("if you do so", "not when it was not done in full", Play(
        "", "", SO.replace("1 card. If", "2 cards. If"), "Hew>removed", rule="2.3")),
    ("if you do so", "not when something kept it from being done", Play(
        "Cole", "", "Choose 1 Forward. Break it. If you do so, draw 1 card.", rule="2.2",
        texts={"Cole": "Cole cannot be broken."})),
    ("when you do so", "is an ability that goes on the stack", Play(
        "yes; Hal; Cole; stop", "Hal to break; stack Osk", WHEN, rule="11.8.17.1")),
    ("when you do so", "chooses then, and may lose what it chose", Play(
        "yes; Hal; Cole; Cole>hand", "Hal to break; Cole to hand", WHEN, rule="11.8.19")),
    ("this turn and until the end of the turn", "has entered this turn looks back", raw(
        "cast Hal; resolve; use Osk", "Hal to field; Top to hand",
        "[0]: If a Forward has entered your field this turn, draw 1 card.", rule="11.11.9")),
    ("this turn and until the end of the turn", "has entered this turn forgets earlier turns", raw(
        "cast Hal; resolve; until turn; use Ora", f"Hal to field; {LATER}", rule="11.11.9",
        texts={"Ora": "[0]: If a Forward has entered your opponent's field this turn, draw 1 card."})),
    ("this turn and until the end of the turn", "enters this turn triggers each time", raw(
        "use Osk; resolve; cast Hal; resolve; Bo>field", "Hal to field; Bo to field; Top to hand; Next to hand", SEEN,
        rule="11.8.17.2")),
    ("this turn and until the end of the turn", "enters this turn is over with it", raw(
        "use Osk; resolve; until turn; until turn 5; cast Hal",
        f"{LATER}; Top to hand; Next to hand; Hal to field", SEEN, rule="11.8.17.2")),
    ("this turn and until the end of the turn", "without a period it triggers once, whenever", raw(
        "use Osk; Cole; resolve; until turn; Cole>break", f"{LATER}; Cole to break; Top to hand", rule="11.8.17.2",
        text="[0]: Choose 1 Forward. When it is put from the field into the Break Zone, draw 1 card.")),
    ("this turn and until the end of the turn", "it still lasts when abilities at the end of the turn look", raw(
        "use Ann; until turn", f"Top to hand; {LATER}", BIG, texts=GROW, rule="9.5.1.3.2")),
    ("each", "both players decide before anything happens", Play(
        "Hal; Ida", "Hal to break; Ida to break", "Each player discards 1 card.", asked="0 1", rule="11.11.6")),
    ("each", "every one of them by its own power", Play(
        "", "Ann to break; Ben to break; Cole to break; Dora to break", "Deal each Forward damage equal to its power.",
        rule="12.4.5")),
    ("each", "a point of damage means every point", raw(
        "use Oak", "Peak to damage; Slope to damage; Top to hand; Next to hand",
        "When your opponent receives a point of damage, draw 1 card.", rule="6.5.3", texts=HARM)),
    ("each", "damage means all that is dealt together", raw(
        "use Oak", "Peak to damage; Slope to damage; Top to hand",
        "When your opponent receives damage, draw 1 card.", rule="6.5.1", texts=HARM)),
    ("per", "once per turn counts for a card, and anew when it comes back", raw(
        "use Osk; resolve; use Osk; Osk>hand; Osk>field; use Osk", "Top to hand; refused 2.1; Next to hand", ONCE,
        rule="7.4")),
    ("per", "once per turn counts for each ability by itself", raw(
        "use Osk; use Osk 1", "Top to hand; Next to hand", f"{ONCE}\n{ONCE}", rule="11.5.3")),
    ("for each", "of an effect is counted once", raw(
        "use Ann; resolve; cast Hal", "Ann 9000; Hal to field", rule="11.12.4.3",
        texts={"Ann": "[0]: Ann gains +1000 power for each Forward you control until the end of the turn."})),
    ("for each", "of a field ability is counted anew", raw(
        "cast Hal", "Ann 10000; Hal to field", rule="11.12.4.4",
        texts={"Ann": "Ann gains +1000 power for each Forward you control."})),
    ("for each", "of none is nothing", Play("", "", "Draw 1 card for each Monster you control.", "Oak>hand",
                                            rule="2.3")),
    ("same", "as what is gone, as it last was", Play(
        "Cole", "Cole to break; Ann frozen",
        "Choose 1 Forward opponent controls. Break it. Freeze all the Forwards of the same cost.", rule="11.11.7")),
    ("same", "a card with two Elements shares one", Play(
        "Cole", "Cole frozen; Ann frozen; Una frozen", rule="5.2.1.1", cards={"Una": {"element": (FIRE, WATER)}},
        text="Choose 1 Forward opponent controls. Freeze all the Forwards of the same Element.")),
    ("different", "no two of them agree", Play(
        "Ann, Cole; Ann, Dora", "refused 11.6.5; Ann frozen; Dora frozen",
        "Choose 2 Forwards, each of a different cost. Freeze them.", rule="11.6.5")),
    ("different", "a card with two Elements counts for both", Play(
        "", "Top to hand", "If there are 3 or more different Elements among Forwards you control, draw 1 card.",
        cards={"Una": {"element": (FIRE, WATER)}}, rule="5.2.1.1")),
    ("cost N or less", "N itself is meant too", Play(
        "Cole", "Cole to break", "Choose 1 Forward of cost 4 or less opponent controls. Break it.", rule="5.2.1.2")),
    ("cost N or less", "what was paid less is no cheaper on the field", raw(
        "cast Kit; Two; resolve; use Osk", "Kit to field; Two dull; refused 11.6.5",
        "[0]: Choose 1 Forward of cost 1 or less. Break it.", cards=CHEAP, rule="11.4.6")),
    ("cannot be chosen by", "by Summons leaves abilities", raw(
        "use Osk; Cole", "Cole frozen", "[0]: Choose up to 1 Forward opponent controls. Freeze it.", texts=NO_SUMMON,
        rule="11.5.1")),
    ("cannot be chosen by", "by Summons keeps Summons off", raw(
        "cast Pyre; Cole; Dora", "refused 11.3.3; Pyre to break; Dora frozen", cards=PYRE, texts=NO_SUMMON,
        rule="2.2")),
    ("cannot be chosen by", "by your opponent's leaves your own", raw(
        "pass; use Elm; Cole", "Cole frozen", texts={**HIDDEN, "Elm": "[0]: Choose 1 Forward you control. Freeze it."},
        rule="6.1.2")),
    ("cannot be chosen by", "chosen before, it is no target any more", raw(
        "use Osk; Cole; pass; use Cole", "", "[0]: Choose 1 Forward opponent controls. Freeze it.", rule="11.11.2",
        texts={"Cole": f"[0]: Cole gains “{HIDDEN['Cole']}” until the end of the turn."})),
    ("instead", "what was replaced has not happened, what happened has", raw(
        "use Osk; Cole", "Cole to removed; theirs crystals 1", "[0]: Choose 1 Forward. Break it.", rule="11.8.15",
        texts={"Oak": GONE, "Elm": WATCH})),
    ("instead", "an effect replaces itself before others replace it", Play(
        "Cole", "Cole hurt 2000", rule="11.12.5.6",
        text="Choose 1 Forward. Deal it 1000 damage. If you control a Monster, deal it 3000 damage instead.",
        texts={"Cole": "If Cole is dealt damage, reduce the damage by 1000 instead."})),
    ("instead", "not both", Play("", "Top to hand; Next to hand",
                                 "Draw 1 card. If you control a Monster, draw 2 cards instead.", rule="11.12.5.2")),
)
