"""What is done: sentences, one verb after the other, lists of which some are chosen, and how they are joined."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine import abilities as ab
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import CardType
from engine.games.fow.words.aiming import AimedPlayer, Targeted
from engine.games.fow.words.nouns import FREELY
from engine.text.english.classes import ON, any_of
from engine.text.english.clauses import Verbs, clauses, connectives
from engine.text.english.nouns import ONE
from engine.text.grammar import Row
from engine.text.phrases import Tables, altered, hole, joined, phrase, rest, same, shaped, terms, tree, trees, value

_CLAUSES = clauses(Verbs(
    tap="~rest", untap="~recover", destroy="~destroy", select="~choose",
    deck="{@{@owners'} ^deck|{@own} ^deck|it}", hand=own.Zone.HAND,
))
_CONNECTIVES = connectives()
_IF_SO = [line for line in _CONNECTIVES["body"] if line.pattern.startswith(("{@if|once}", "{@if so"))]
#: Between an event and what it brings about.
ARROW = "{@\u21d2|,|:}"
_ONTO_FIELD = "into {@own:your} field"
_EACH_OTHER = "deal damage equal to their ATK to each other"
_REST_OF = any_of("", "the rest of")
_STONE_DECK = "{@own:your} ^magic_stone_deck"


def _dealing(slots: Mapping[str, object]) -> object:
    """Damage dealt to cards, or to players, so much for each of something if that is said behind."""
    amount: ab.Amount = slots["amount"]  # type: ignore[assignment]
    if slots.get("more") is not None:
        amount = ab.Sum(amount, ab.Times(slots["more"], slots["count"]))  # type: ignore[arg-type]
    elif slots.get("count") is not None:
        amount = ab.Times(amount, slots["count"], wording=-1)  # type: ignore[arg-type]
    to, source = slots["to"], slots["source"]
    if isinstance(to, ab.Reference):
        return ab.DealDamage(amount, to, source)  # type: ignore[arg-type]
    return ab.DealPlayerDamage(source, to, amount)  # type: ignore[arg-type]


def _take_dealing(value: object) -> Mapping[str, object] | None:
    match value:
        case ab.DealDamage(amount, to, source) | ab.DealPlayerDamage(source, to, amount) if source is not None:
            slots = {"to": to, "source": source, "count": None, "more": None}
            match amount:
                case ab.Sum(first, ab.Times(more, count)):
                    return {**slots, "amount": first, "more": more, "count": count}
                case ab.Times(ab.Number() as each, count, wording=-1):
                    return {**slots, "amount": each, "count": count}
            return {**slots, "amount": amount}
    return None


def _dealing_each(slots: Mapping[str, object]) -> object:
    """The same damage, to one after the other."""
    each: tuple[object, ...] = slots["each"]  # type: ignore[assignment]
    return ab.Sequence(tuple(_dealing({**slots, "to": one}) for one in each))  # type: ignore[misc]


def _take_dealing_each(value: object) -> Mapping[str, object] | None:
    taken = [_take_dealing(one) for one in value.effects] if isinstance(value, ab.Sequence) else []
    first = next(iter(taken), None)
    if first is None or any(one is None or {**one, "to": first["to"]} != first for one in taken):
        return None
    return {**first, "each": tuple(one["to"] for one in taken if one is not None)}


def _as_ruler(slots: Mapping[str, Any]) -> object:
    return own.TurnToRuler(slots["what"])


def _take_as_ruler(value: Any) -> Mapping[str, object]:
    return {"what": value.what, "so": ab.Noun((ab.OfType(CardType.RULER),))}


def _often(slots: Mapping[str, object]) -> object:
    """What is done so much for each of something."""
    effect, count = slots["effect"], slots["count"]
    match effect:
        case own.GainLife(amount) | own.LoseLife(amount):
            return replace(effect, amount=ab.Times(amount, count))  # type: ignore[arg-type]
        case ab.Draw(ab.Exactly(amount)) | ab.PlaceCounter(ab.Exactly(amount)):
            so_many = count if amount == ab.Number(1) else ab.Times(amount, count)  # type: ignore[arg-type]
            return replace(effect, count=ab.Exactly(so_many))  # type: ignore[arg-type]
        case own.Produce():
            return replace(effect, times=count)  # type: ignore[arg-type]
    return ab.Repeat(effect, count)  # type: ignore[arg-type]


def _take_often(value: object) -> Mapping[str, object] | None:
    match value:
        case (own.GainLife(ab.Times(ab.Number() as each, count)) | own.LoseLife(ab.Times(ab.Number() as each, count))):
            return {"effect": replace(value, amount=each), "count": count}
        case ab.Draw(ab.Exactly(amount)) | ab.PlaceCounter(ab.Exactly(amount)) if not isinstance(amount, ab.Number):
            times = amount if isinstance(amount, ab.Times) else ab.Times(ab.Number(1), amount)
            return {"effect": replace(value, count=ab.Exactly(times.each)), "count": times.count}
        case own.Produce(_, count) if count != ab.Number(1):
            return {"effect": replace(value, times=ab.Number(1)), "count": count}
        case ab.Repeat(effect, count):
            return {"effect": effect, "count": count}
    return None


def _targeting(slots: Mapping[str, Any]) -> object:
    """What is chosen as the target; one, where no number is said."""
    return ab.Select(Targeted(slots.get("count") or ONE, slots["noun"]))


def _take_targeting(value: Any) -> Mapping[str, object] | None:
    match value.what:
        case Targeted(count, noun):
            return {"count": None if count == ONE else count, "noun": noun}
    return None


def _any_will(slots: Mapping[str, Any]) -> object:
    """One will of any attribute, or of those that something could produce."""
    like = slots.get("like")
    return own.Produce(own.ANY_WILL) if like is None else own.Produce((), like=like)


def _take_any_will(value: Any) -> Mapping[str, object] | None:
    return {"like": value.like} if value.like is not None or value == own.Produce(own.ANY_WILL) else None


def _equal(slots: Mapping[str, object]) -> object:
    """What is done with as many cards, or as much life, as something says."""
    make, amount = slots["verb"], slots["amount"]
    return ab.Draw(ab.Exactly(amount)) if make is ab.Draw else make(amount)  # type: ignore[arg-type,operator]


def _take_equal(value: object) -> Mapping[str, object] | None:
    match value:
        case ab.Draw(ab.Exactly(amount)) | own.GainLife(amount) | own.LoseLife(amount) | own.PayLife(amount):
            return {"verb": type(value), "amount": amount}
    return None


def _you(slots: Mapping[str, Any]) -> object:
    """What you do, or may do."""
    effect = slots["effect"]
    return effect if isinstance(effect, ab.May) else ab.ByPlayer(ab.Player.YOU, effect)


def _take_you(value: object) -> Mapping[str, object] | None:
    match value:
        case (ab.May() as effect) | ab.ByPlayer(ab.Player.YOU, effect):
            return {"effect": effect}
    return None


def _where(slots: Mapping[str, Any]) -> object:
    """What is done with an X, and what is done besides where more is said behind what X is."""
    effect, more = slots["effect"], slots.get("more")
    whole = effect if more is None else ab.Sequence((effect, more))
    return own.WhereX(whole, slots["amount"], slots.get("other"))


def _take_where(value: Any) -> Mapping[str, object]:
    return {"effect": value.effect, "amount": value.amount, "other": value.other, "more": None}


def _list(slots: Mapping[str, object]) -> object:
    return ab.SelectModes(slots["count"], slots["modes"], slots.get("more") or ())  # type: ignore[arg-type]


def _take_list(value: object) -> Mapping[str, object] | None:
    return {"count": value.count, "modes": value.modes, "more": value.more} if isinstance(value,
                                                                                          ab.SelectModes) else None


def _counters_put(slots: Mapping[str, Any]) -> object:
    """Counters put on something, on what was spoken of where nothing is said."""
    return ab.PlaceCounter(slots["count"], slots["counter"], slots.get("where") or ab.It())


def _take_counters(value: Any) -> Mapping[str, object]:
    return {"count": value.count, "counter": value.counter, "where": value.where}


#: What is done to something, and no more is said.
_DOING: dict[type, str] = {own.Banish: "banish", own.Heal: "heal", own.TurnOver: "flip"}


def _doing(slots: Mapping[str, object]) -> object:
    return slots["verb"](slots["what"])  # type: ignore[operator]


def _take_doing(value: Any) -> Mapping[str, object] | None:
    return {"verb": type(value), "what": value.what} if type(value) in _DOING else None


def _adding(slots: Mapping[str, Any]) -> object:
    return slots["verb"](slots["what"], slots["to"])


def _take_adding(value: Any) -> Mapping[str, object]:
    return {"verb": own.Add, "what": value.what, "to": value.to}


#: "target player or resonator": the one or the other is chosen with the targets.
_EITHER_TARGET = ab.SelectModes(ONE, (
    ab.Mode((ab.DealPlayerDamage(hole("source"), AimedPlayer.CHOSEN, hole("amount")),)),  # type: ignore[arg-type]
    ab.Mode((ab.DealDamage(hole("amount"), Targeted(ONE, hole("noun")), hole("source")),)),
))
#: All the cards of a hand.
_HAND = ab.Noun((ab.IsCard(), ab.InZone(own.Zone.HAND, hole("player"))))
#: Another card was played before it in the turn (FOW 1124.2).
_TORRENT = ab.HappenedThisTurn(
    ab.PlayerActs(ab.Player.YOU, (ab.Casts(ab.Any(ab.Noun((ab.IsCard(),)))),)),
    ab.Quantity(ab.Comparison.AT_LEAST, ab.Number(2)),
)
_MODE_LEAD = "choose {count:mode_count}"
_PER = "?({count:per})?"

PHRASES: Tables = {
    **_CLAUSES, **_CONNECTIVES,
    "damaging": [
        # Its own, whomever it is dealt to.
        tree(ab.DealDamage(ab.TraitOf(hole("trait"), hole("source")), hole("to"), hole("source")),
             "{source#:dealer} ~deal damage equal to its {trait:worth/one} to {to:obj}"),
        tree(ab.DealPlayerDamage(hole("source"), hole("to"), ab.TraitOf(hole("trait"), hole("source"))),
             "{source#:dealer} ~deal damage equal to its {trait:worth/one} to {to:victim}"),
        shaped(None, f"{{source#:dealer}} ~deal {{amount:damage}} {_PER} to {{to:hurt}} ?(, plus {{more:number}}"
                     f" damage {{count:per}})?",
               _dealing, _take_dealing),
        shaped(None, f"{{source#:dealer}} ~deal {{amount:damage}} to {{to:hurt}} {_PER}", _dealing, _take_dealing),
        shaped(None, "{source#:dealer} ~deal damage to {to:hurt} equal to {amount:quantity_named}", _dealing,
               _take_dealing),
        tree(_EITHER_TARGET, "{source#:dealer} ~deal {amount:damage} to target player or {noun:noun/one}"),
        tree(_EITHER_TARGET, "{source#:dealer} ~deal {amount:damage} to target {noun:noun/one} or player"),
        shaped(ab.Sequence, "{source#:dealer} ~deal {amount:damage} to {each:hurt,and:2}", _dealing_each,
               _take_dealing_each),
    ],
    "dealer": [same("{:who_one}")],
    "hurt": [same("{:obj}"), same("{:victim}")],
    "damage": [
        same("{:number} {@damage|}"), tree(ab.Times(hole("each"), hole("count")),
                                           "{each:number} damage multiplied by {count:times}"),
        phrase(ab.DamageDealt, "that damage"),
        same("{:damage_changed}"), same("damage equal to {:quantity_named}"),
    ],
    # The damage that was spoken of, so many times over, or more.
    "damage_changed": [
        trees("?({times:manifold})? that much {@damage|} ?({more:plus} {@|damage})?",
              ab.DamageDealt(), ab.Sum(ab.DamageDealt(), hole("more")), ab.Times(hole("times"), ab.DamageDealt())),
    ],
    "manifold": [terms([(ab.Number(2), "double"), (ab.Number(2), "twice")])],
    "plus": [tree(ab.Number(hole("number")), "+ {number:int}"), same("plus {:number}")],
    "times": [same("{:quantity_named}")],
    "clause": [
        tree(ab.DealDamageToEachOther(hole("one"), hole("other")),
             f"{{one:who_part}} and {{other:who_part}} {_EACH_OTHER}"),
        tree(ab.Sequence((ab.NameSomething(ab.NameKind.JOB), ab.Lasting(hole("duration"), (
            ab.Changes(hole("who"), (ab.BecomesQuality(ab.OfNamed(ab.NameKind.JOB)),)),)))),
            "{who#:who_one} ~lose all races and ~gain a race of your choice {duration:duration}"),
        same("{:damaging}"),
        tree(ab.May(hole("effect")), "{effect:may_deal}"),
        tree(ab.Lasting(hole("duration"), (ab.ForEach(hole("count"), hole("statics")),)),
             "{statics:static,and} {@{count:per} {duration:duration}|{duration:duration} {count:per}}"),
        shaped(None, "you {effect:pvp/many}", _you, _take_you),
        # "gains [+200/+0] and loses [Flying] until end of turn"
        *_CLAUSES["clause"],
        tree(ab.Lasting(hole("duration"), hole("statics")), "{duration:duration}, {statics:any_static,and}"),
        tree(ab.Lasting(hole("duration"), hole("statics")), "{statics:timed=} {duration:duration}"),
        tree(ab.Delayed(hole("trigger"), hole("effects")), "{trigger:time_trigger} {@,|\u21d2|} {effects:clause=}"),
        phrase(ab.Lasting, "{statics:so_this_turn=}", duration=ab.ThisTurn()),
        phrase(ab.Lasting, "{statics:from_now=}", duration=ab.RestOfGame()),
        phrase(ab.Repeat, "{times:per}, {effect:clause}"),
        phrase(own.TriggersEnter, "this triggers its [Enter] ability"),
        shaped(ab.Select, "target ?({count#:count_or_a})? {noun:noun/any}", _targeting, _take_targeting),
        phrase(ab.Unless, "{effect:vps/many} unless {player#:subject} {escape:vp}"),
        tree(ab.Unless(hole("player"), hole("escape"), hole("effect")),
             "{player#:subject} {escape:vp} unless {effect:clause}"),
        # As it is told.
        phrase(own.LifeBecomes, "your life {@becomes} {amount:number}"),
    ],
    "may_deal": [shaped(None, f"{{source#:dealer}} may deal {{amount:damage}} to {{to:hurt}} {_PER}", _dealing,
                        _take_dealing)],
    # What one actor does: both, or the one or the other.
    "vps": [
        same("{:vp}"), joined(ab.Sequence(hole("effects")), ab.EitherEffect(hole("effects")), "{effects:vp,and|or:2}"),
        phrase(ab.Sequence, "{effects:vp_pair,comma_then:2}"),
    ],
    # What several of one actor's verbs are.
    "plain_vp": [
        *_CLAUSES["plain_vp"], phrase(ab.Discard, "~discard {what:obj}"), phrase(ab.Cancel, "~cancel {what:chased}"),
        shaped(None, "{verb:doing_to} {what:obj}", _doing, _take_doing),
    ],
    "doing_to": [terms([(kind, f"~{verb}") for kind, verb in _DOING.items()])],
    "placed": [
        *_CLAUSES["placed"],
        phrase(ab.PlayOntoField, f"{{what:obj}} {_ONTO_FIELD} {{dull! rested}} {{@|under {{@own:your}} control}}"),
        phrase(own.Add, "{what:obj} {@to|onto} {to:obj}"),
        shaped(own.TurnToRuler, "{what:obj} {@into} your ruler area ?({so:as_what})?", _as_ruler, _take_as_ruler),
        phrase(own.PutOnStones,
               f"{{what:obj}} on {{@the}} {{bottom:stone_end}} of {_STONE_DECK} {{any_order! in any order}}"),
    ],
    "adding": [terms([(own.Add, f"~{verb}") for verb in ("add", "move", "bestow", "put")])],
    "stone_end": [terms([(False, "top"), (True, "bottom")])],
    "chased": [same("{:this_item}"), same("{:obj}"), tree(Targeted(ONE, hole("noun")), "target {noun:chase_noun/one}"),
               phrase(ab.That, "that {noun:chase_noun/one}")],
    "own_placing": [
        phrase(ab.RemoveFromGame, "~remove {what:obj} {@from the game:from the game} {face_down! face down}",
               duration=None),
        phrase(ab.PutIntoZone,
               "~put {what:obj} into {@own:your} standby area {@face"
               " down|}", zone=own.Zone.STANDBY, face_down=True),
        shaped(own.Add, "{verb:adding} {what:obj} {@to|onto} {to:obj}", _adding, _take_adding),
        phrase(own.Add, f"~put {{what:obj}} {_ONTO_FIELD} {{@,|}} added to {{to:obj}}"),
    ],
    "vp": [
        shaped(None, "{effect:so_often} {count:per}", _often, _take_often),
        same("{:producing}"), same("{:so_often}"),
        same("{:plain_act}"), *_CLAUSES["vp"],
        shaped(None, "{verb:so_much_of} equal to {amount:quantity_named}", _equal, _take_equal),
        phrase(own.PayLife, "~pay {amount:life}"), phrase(own.PayLife, "~pay any amount of life", amount=None),
        phrase(ab.Pay, "~pay {cost:will=}"),
        phrase(ab.Discard, "~discard {what:obj} {@from your hand|from their hand|}"),
        tree(ab.AtRandom(ab.Discard(hole("what"))), "~discard {what:obj} at random"),
        tree(ab.Discard(ab.Every(_HAND)), "~discard {player:poss} hand"),
        phrase(own.Roll, "[Force] {dice:int}"),
        # Searching.
        phrase(ab.Search, "~search {@own:your} deck for {what:obj}"),
        tree(ab.Search(ab.Pick(hole("count"),
                               ab.Noun((rest("noun", ab.Noun), ab.InZone(own.Zone.STONE_DECK, ab.Player.YOU))))),
             "~search your magic stone deck for {count#:count_or_a} {noun:noun}"),
        phrase(ab.Shuffle, f"~shuffle {_REST_OF} {{@own:your}} deck"),
        phrase(own.ShuffleStones, f"~shuffle {_REST_OF} your magic stone deck"),
        phrase(own.ShuffleInto, "~shuffle {what#:obj} into {@{@owners'}|{@own:your}} ^deck"),
        phrase(own.ShuffleInto, f"~shuffle {{what:obj}} into {_STONE_DECK}", stones=True),
        phrase(ab.RevealUntil, "~reveal cards from the top of your deck until you reveal a/an {noun:noun/one}"),
        tree(ab.LookAt(ab.Every(_HAND)), "~look at {player:poss} hand"),
        tree(ab.Reveal(ab.Every(_HAND)), "~reveal {player:poss} hand"),
        # Counters.
        phrase(ab.RemoveCounter, "~remove {count#:counters_moved} {counter:counters} from {where:obj}"),
        phrase(ab.MovesCounters,
               "~move {count#:counters_moved} {counter:counters} from {origin:obj} {@into:to} {to:obj}"),
        # Damage that is taken away, and what is copied.
        tree(ab.NegateDamage(hole("what")), "~remove all damage {lies:damage_on} {what:obj} {@|this turn}",
             lies=None),
        phrase(own.CopyItem, "~copy {what:chased}"),
        phrase(own.NewTargets, "may choose new targets for {what:chased}"),
        # Tokens.
        tree(own.PutToken(hole("count"), own.Token(hole("body"), hole("noun"), hole("gains"))),
             f"~put {{count#:count_or_a}} {{body:body_stats}} {{noun:token_noun}}"
             f" {_ONTO_FIELD} with {{gains:gain,and}}"),
        phrase(own.TokenCopy, f"~put a token copy of {{what:obj}} {_ONTO_FIELD}"),
        # Others.
        phrase(ab.GainControl, "~gain control of {what:obj} {duration:duration}"),
        tree(ab.GainControl(hole("what"), ab.RestOfGame()), "~gain control of {what:obj}"),
        phrase(ab.Cast, f"~play {{what:obj}} {FREELY}", free=True),
        phrase(ab.NameSomething, "~name {@a|an} {kind:name_kind}"),
        phrase(ab.NameSomething, "~choose a/an {kind:chosen_kind}"),
        phrase(own.Summon, "~summon {what:obj}"),
    ],
    # What is done without more said.
    "plain_act": [terms([
        (own.PutBack(), "~put them back in any order"), (ab.WinsGame(), "~win the game"),
        (ab.LosesGame(), "~lose the game"), (ab.TakesExtraTurn(), "~take an extra turn"),
        (ab.TakesExtraTurn(), "~take an extra turn after this 1"),
    ])],
    "so_much_of": [terms([(ab.Draw, "~draw cards"), (own.GainLife, "~gain life"), (own.LoseLife, "~lose life"),
                          (own.PayLife, "~pay life")])],
    # What may be done so much for each of something.
    "so_often": [
        phrase(own.GainLife, "~gain {amount:life} {@|points}"), phrase(own.LoseLife, "~lose {amount:life}"),
        phrase(ab.Draw, "~draw {count#:count_or_a} {@more} <card|cards>"),
        phrase(own.Produce, "~produce {choices:produced,or}", times=ab.Number(1)),
        phrase(own.PutToken, f"~put {{count#:count_or_a}} {{token:token}} {_ONTO_FIELD}"),
        shaped(ab.PlaceCounter, f"~put {{count#:count_or_a}} {{counter:counters}} ?({ON} {{where:obj}})?",
               _counters_put, _take_counters),
    ],
    # Where damage lies that is taken away: it was dealt there.
    "damage_on": [terms([(None, "from"), (None, "dealt to"), (None, "that was dealt to")])],
    "counters_moved": [same("{:count_or_a}"), same("{:all_of_them}")],
    "all_of_them": [terms([(None, "all"), (None, "all the")])],
    "name_kind": [terms([(ab.NameKind.CARD_TYPE, "card type"), (ab.NameKind.CARD_NAME, "card"),
                         (ab.NameKind.CARD_NAME, "non magic stone card")])],
    "this_item": [terms([(own.ThisItem(), f"this {kind}") for kind in ("ability", "spell")],
                        [(own.ThisItem(), "the copy")])],
    "dealt_so_far": [phrase(own.DamageDealtBy, "{@the|} {@total|} damage {whose#:ref} {@dealt|~deal} this turn")],
    "life": [same("{:number} life"), phrase(own.LifeMoved, "that much life"),
             tree(ab.Times(hole("each"), hole("count")), "{each:number} life multiplied by {count:quantity_named}")],
    "token": [
        phrase(own.Token, "{body:body_stats} {noun:token_noun} ?(with {gains:gain,and})?"),
    ],
    "token_noun": [phrase(ab.Noun, "{qualities:token_row}")],
    "token_pre": [same("{:attribute_mark}"), same("{:race_mark}")],
    "token_head": [value(ab.OfType(CardType.RESONATOR), "resonator <token|tokens>")],
    # Will.
    "will": [phrase(own.WillCost, "{signs:sign+}")],
    "producing": [
        shaped(own.Produce, "produce 1 will of any attribute ?(that {like:any_one} could produce)?", _any_will,
               _take_any_will),
        value(own.Produce(own.ANY_WILL, ab.Number(2)), "produce 2 wills in any combination of attributes"),
        phrase(own.Produce, "~produce {choices:produced_all=}"),
    ],
    "produced": [same("{:sign+}")],
    "produced_all": [same("{:sign,and}")],
    # Lists of which so many are chosen.
    "modes": [
        shaped(ab.SelectModes, f"{_MODE_LEAD} {{more:more*}} -- {{modes:modes_row}}", _list, _take_list),
    ],
    "mode_count": [same("{:count}"), tree(ab.Exactly(ab.Number(2)), "both"), value(ab.AnyNumber(), "any number")],
    "first_mode": [phrase(ab.Mode, "{effects:mode_effects} ; or")],
    "last_mode": [tree(ab.Mode((ab.IfThen(_TORRENT, hole("effect")),)), "[Torrent] {effect:body}{.}"),
                  phrase(ab.Mode, "{effects:effects}")],
    "bare_sentence": [
        same("{:body}"), same("{:body}.")],
    "more": [phrase(ab.MoreModes,
                    "{@,|.} if {condition:condition} {@,|} {@you may|} choose {count:mode_count} {@instead|}")],
    # Sentences.
    "sentence": [
        same("{:modes}{.}"), same("{:plain_sentence}"),
        phrase(ab.Delayed, f"{{trigger:trigger}} {ARROW} {{effects:effects}}"),
    ],
    "spent_on": [same("{@to play|} {:spent}")],
    "spent": [same("{:obj}"), phrase(ab.Any, "{noun:chase_noun/many}")],
    "body": [
        phrase(own.Restricted, "spend {@this|that} will only {only:spent_on,or}"),
        shaped(own.WhereX, "{effect:clauses}, where X is {amount:quantity_named} ?(and Y is {other:quantity_named})?"
               " ?(and {more:clauses})?", _where, _take_where),
        *(line for line in _CONNECTIVES["body"] if line not in _IF_SO),
        # As it is told: "you do" is read as any other condition.
        phrase(ab.IfYouDoSo, "{@if|once} {player:who_does} {@|so|this}, {@then} {effect:body}"), *_IF_SO[-1:],
        phrase(ab.Instead, "{effect:clauses} instead of putting it into your hand"),
        phrase(ab.Instead, "{effect:so_much} {@instead}"),
        tree(ab.IfThen(hole("condition"), ab.Lasting(ab.ThisTurn(), (ab.Replacement(hole("event"), hole("outcome")),))),
             "if {condition:one_condition} and {event:would} this turn, {outcome:outcome} {@instead|}"),
        tree(ab.Lasting(hole("duration"),
                        (ab.Changes(hole("who"), (altered("become", still=(None, hole("still"))),)),)),
             "{who#:who_one} {become:body_gained} {duration:duration}. it {@is} still {@a} {still:bare/one}"),
        # "Choose the second only if ...": the mode is none otherwise.
        phrase(own.SecondOnlyIf, "choose the second only if {condition:condition}"),
    ],
    "so_much": [
        phrase(own.SoMuch, "{@it|this card} deals {amount:damage}"),
    ],
    "lead": [same("{@if|as long as} {:condition}")],
}

ROWS = {"effects": Row((("sentence", 1, 12),)), "token_row": Row((("token_pre", 0, 6), ("token_head", 1, 1))),
        "mode_effects": Row((("sentence", 0, 4), ("bare_sentence", 1, 1))),
        "modes_row": Row((("first_mode", 1, 5), ("last_mode", 1, 1)))}
