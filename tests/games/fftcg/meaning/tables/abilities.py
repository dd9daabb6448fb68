"""Kinds of ability: how each comes to do what it says."""

from __future__ import annotations

from engine.abilities.kinds import ActionAbility, AutoAbility, FieldAbility, KeywordAbility, Remark
from engine.games.fftcg.vocabulary import LimitBreak, Priming, SummonEffect, Warp, WithDamage
from tests.games.fftcg.meaning.edges import BESIDES, MUTE, always, raw, tell, upon
from tests.games.fftcg.meaning.scene import SUMMON

DRAW = "[0]: Draw 1 card."
PLUS = "Forwards you control gain +1000 power."
GROWN = "Ann 8000; Ben 6000"
BRAVE = {"texts": {"Ann": "Brave"}, "at": "attack"}
BOLT = {"type": SUMMON, "zone": "hand", "cost": 0, "text": "Choose 1 Forward. Deal it 1000 damage."}
PYRE = {"Pyre": BOLT}
LESS = {"Cole": "If Cole is dealt damage, reduce the damage by 1000 instead."}
HURT = "Damage 3 -- When a Forward enters your field, draw 1 card."
GLIDE = {"Oak": "If a Forward you control is put from the field into the Break Zone, remove it from the game instead."}
#: Cards with Limit Break that lie face down in the LB deck.
LUM = {"zone": "LB deck", "limit_break": 1, "face_down": True}
LIM = {**LUM, "cost": 0, "text": "Limit Break -- 1"}
LIMITS = {"Lim": LIM, "Lum": LUM, "Lom": LUM}
TWO = {**LIMITS, "Lim": {**LIM, "limit_break": 2, "text": "Limit Break -- 2"}, "Lam": LUM}
THEIRS = {"Lem": {**LIM, "seat": 1}, "Lam": {**LUM, "seat": 1}, "Lym": {**LUM, "seat": 1}}
BROKEN = "Lim to field; Lim Limit Break; Lum face up"
REMIND = "(Cards with [LB] cannot be included in your main deck.)\nLimit Break -- 1"
KIT = {
    "board": "Next>removed; Third>removed; Low>removed", "cards": {"Kit": {"zone": "deck"}},
    "texts": {"Ann": "Priming “Kit” -- [0]"},
}
PRIMED = "Kit to primed; shuffle mine; Ann no Priming; Ann cost 3; Ann job ; Ann name Kit+Ann; Ann 5000"
SECOND = {**KIT, "cards": {**KIT["cards"], "Kat": {"zone": "deck"}},  # type: ignore[dict-item]
          "texts": {"Ann": "Priming “Kit” -- [0]\nPriming “Kat” -- [0]"}}
WARP = {"zone": "hand", "cost": 9, "text": "Warp 1 -- [0]"}
WARPED = "Kit to removed; Kit Warp 1"
LATER = "Peak to hand; Slope to hand; Top to hand; Next to hand"

TOLD = (
    tell(
        ActionAbility,
        does=raw("use Osk", "Top to hand", DRAW, rule="11.6.1"),
        cannot=raw("use Osk", "refused 11.6.1", DRAW, texts=MUTE, rule="11.6.1"),
        several=raw("use Osk; use Osk", "Top to hand; Next to hand", DRAW, rule="11.6.11"),
        none=raw("use Osk", "refused 11.6.5", "[0]: Choose 1 Forward of cost 9. Break it."),
        gone=raw("use Osk; Osk>removed", "Top to hand; Osk to removed", DRAW),
        replaced=raw("use Osk", "Top to hand; Next to hand", f"{DRAW} {BESIDES.replace('1 card', '2 cards')}"),
        first=raw("use Osk; pass; use Ora; stop", "stack Osk, Ora", DRAW, texts={"Ora": DRAW}, rule="11.6.11"),
    ),
    upon(AutoAbility, "a Forward enters your field", "cast Hal", "Hal to field",
         miss=("cast Hew", "Hew to field; Hew dull"),
         many=("cast Hal; resolve; Bo>field", "Hal to field; Bo to field"), both="a Forward enters the field"),
    always(FieldAbility, PLUS, GROWN, "Ann 7000; Ben 5000",
           several=raw("Osk>field; Oak>field", "Osk to field; Oak to field; Ann 9000; Ben 7000", PLUS,
                       "Osk>hand; Oak>hand", texts={"Oak": PLUS}),
           replaced=raw("Osk>field", "Osk to removed", PLUS, "Osk>hand", rule="11.12.5.4", texts={
               "Oak": "If a Backup enters your field, remove it from the game instead."})),
    tell(
        KeywordAbility,
        does=raw("attack Ann", "", rule="15.2.1.2", **BRAVE),
        cannot=raw("attack Ann", "Ann dull", "All Forwards lose Brave.", rule="11.12.4.6", **BRAVE),
        several=raw("attack Ann, Una", "Una dull", cards={"Una": {}}, rule="15.2.1.2", **BRAVE),
        gone=raw("attack Ann; Ann>removed", "Ann to removed", **BRAVE),
        replaced=raw("attack Ann", "", at="attack", rule="11.12.5.4", texts={
            "Ann": "Brave", "Oak": "If a Forward you control becomes dull, freeze it instead."}),
        first=raw("attack Ann; pass; pass; block Cole; pass; pass", "Ann to break; Cole to break", at="attack",
                  rule="15.2.3.2",
                  texts={"Ann": "First Strike", "Cole": "First Strike"}),
    ),
    tell(
        SummonEffect,
        does=raw("cast Pyre; Cole", "Cole hurt 1000; Pyre to break", cards=PYRE, rule="11.11.10"),
        cannot=raw("cast Pyre; Cole; Cole>hand", "Cole to hand; Pyre to break", cards=PYRE, rule="11.3.9"),
        several=raw("cast Pyre; Cole; cast Flare; Cole", "Cole hurt 2000; Pyre to break; Flare to break",
                    cards={**PYRE, "Flare": BOLT}),
        none=raw("cast Pyre", "refused 11.3.3", board="only Osk, Ora, Pyre", cards=PYRE, rule="11.3.3"),
        gone=raw("cast Pyre; Cole; Pyre>removed", "Pyre to removed", cards=PYRE, rule="11.3.2"),
        replaced=raw("cast Pyre; Cole", "Pyre to break", cards=PYRE, texts=LESS, rule="11.12.5.4"),
        first=raw("cast Pyre; Cole; pass; cast Flare; Ann; stop",
                  "Pyre to stack; Flare to stack; stack Pyre, Flare", cards={**PYRE, "Flare": {**BOLT, "seat": 1}},
                  rule="11.3.8"),
    ),
    tell(
        WithDamage,
        does=raw("cast Hal", "Hal to field; Top to hand", HURT, "mine 3 damage", rule="15.2.6.2"),
        cannot=raw("cast Hal", "Hal to field", HURT, "mine 2 damage; theirs 3 damage", rule="15.2.6.2"),
        several=raw("cast Hal; line 0 1", "Hal to field; Top to hand; mine crystals 1",
                    f"{HURT}\nDamage 4 -- When a Forward enters your field, gain [Crystal].", "mine 4 damage"),
        none=raw("cast Hal", "Hal to field", HURT, rule="15.2.6.2"),
        gone=raw("cast Hal; until Osk; Osk>removed", "Hal to field; Osk to removed; Top to hand", HURT,
                 "mine 3 damage"),
        replaced=raw("cast Hal", "Hal to field; Top to hand; Next to hand",
                     f"{HURT} {BESIDES.replace('1 card', '2 cards')}", "mine 3 damage"),
        first=raw("cast Hal; until Osk; stop", "Hal to field; stack Osk, Ora", HURT.replace("your", "the"),
                  "mine 3 damage; theirs 3 damage", texts={"Ora": HURT.replace("your", "the")}),
    ),
    tell(
        LimitBreak,
        does=raw("cast Lim; Lum", BROKEN, cards=LIMITS, rule="15.2.8.3.2"),
        cannot=raw("cast Lim", "refused 15.2.8.3.2", cards={"Lim": LIM}, rule="15.2.8.3.2"),
        several=raw("cast Lim; Lum, Lom", f"{BROKEN}; Lom face up", cards=TWO, rule="15.2.8.3.2"),
        none=raw("cast Lim", "refused 11.4.6.1.1", board="only Ora, Lim, Lum, Lom", rule="15.2.8.3.1",
                 cards={**LIMITS, "Lim": {**LIM, "cost": 3}}),
        gone=raw("cast Lim; Lum; Lim>hand", "Lim face up; Lum face up", cards=LIMITS, rule="15.2.8.4.4"),
        replaced=raw("cast Lim; Lum; Lim>break", "Lim face up; Lum face up", cards=LIMITS, texts=GLIDE,
                     rule="15.2.8.4.5"),
        first=raw("cast Lim; Lum; until turn; cast Lem; Lam",
                  f"{BROKEN}; Peak to hand; Slope to hand; Lem to field; Lem Limit Break; Lam face up",
                  cards={**LIMITS, **THEIRS}, rule="11.4.1"),
    ),
    tell(
        Priming,
        does=raw("prime Ann; Kit", PRIMED, rule="15.2.9.4.1", **KIT),
        cannot=raw("prime Ann; none", "shuffle mine", rule="15.2.9.3.3", **KIT),
        several=raw("prime Ann 1; Kat", PRIMED.replace("Kit", "Kat"), rule="15.2.9.3.1", **SECOND),
        none=raw("prime Ann", "", rule="15.2.9.3.1.2", **{**KIT, "board": f"{KIT['board']}; Kit>field"}),
        gone=raw("prime Ann; Kit; Ann>break", "Ann to break; Kit to removed; shuffle mine", rule="15.2.9.4.2", **KIT),
        replaced=raw("prime Ann; Kit; Ann>break", "Ann to removed; Kit to removed; shuffle mine",
                     rule="15.2.9.4.2.1", **{**KIT, "texts": {**KIT["texts"], **GLIDE}}),  # type: ignore[dict-item]
        first=raw("pass; prime Cole", "refused 15.2.9.3", rule="15.2.9.3", texts={"Cole": "Priming “Kit” -- [0]"}),
    ),
    tell(
        Warp,
        does=raw("warp Kit; until turn; until turn 5", f"Kit to field; Kit Warp; {LATER}", cards={"Kit": WARP},
                 rule="15.2.7.5"),
        cannot=raw("warp Kit; Kit>break; until turn; until turn 5", f"Kit to break; {LATER}", cards={"Kit": WARP},
                   rule="15.2.7.4"),
        several=raw("warp Kit; until turn; until turn 5", f"{WARPED}; {LATER}", rule="15.2.7.4",
                    cards={"Kit": {**WARP, "text": "Warp 2 -- [0]"}}),
        none=raw("warp Kit", "refused 11.2.1.1", board="only Ora, Kit", rule="15.2.7.3",
                 cards={"Kit": {**WARP, "text": "Warp 1 -- [4]"}}),
        gone=raw("warp Kit; until turn; until Kit; Kit>hand", LATER,
                 cards={"Kit": WARP}, texts={"Oak": "[0]: Freeze Oak."}, rule="11.8.16.2"),
        replaced=raw("warp Kit; until turn; until turn 5", f"Kit to break; {LATER}", cards={"Kit": WARP}, texts={
            "Oak": "If a Forward enters your field, put it into the Break Zone instead."}, rule="11.12.5.4"),
        first=raw("pass; warp Kit", "refused 15.2.7.3", cards={"Kit": WARP}, turn_player=1, rule="15.2.7.3"),
    ),
    tell(
        Remark,
        does=raw("cast Lim; Lum", BROKEN, cards={**LIMITS, "Lim": {**LIM, "text": REMIND}}, rule="8.1.3"),
    ),
)
