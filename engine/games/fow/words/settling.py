"""One tree for what cards of different years print in other words: whose field a card left or entered that speaks of
itself, the order of costs and of what is produced, "card" beside what says more, sentences joined by "then".
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from engine import abilities as ab
from engine.abilities.node import walk, with_parts
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import Attribute, Card, CardType, Keyword
from engine.games.fow.words.aiming import THE_SAME, Targeted, own_parts
from engine.games.fow.words.conditions import DidSo
from engine.games.fow.words.nouns import AndOr, Unlike
from engine.games.fow.words.played import TELLING, as_cards, each_kind
from engine.games.fow.words.statics import ONCE, THIS_TURN, LifeSet
from engine.games.fow.words.typography import of_its_race

_SIGNS = [*(one.value for one in Attribute), "M", "1"]
_KEYWORDS = list(Keyword)
_ATTRIBUTES = list(Attribute)
_J_RULER = ab.AnyOf((ab.Noun((ab.OfType(CardType.J_RULER),)), ab.Noun((ab.OfType(CardType.RULER),))))
#: What looks back on the sentence before it, which has to stay one.
_LOOKS_BACK = (ab.IfYouDoSo, ab.IfYouDont, ab.Otherwise, ab.Instead, ab.WhenYouDoSo)
_RULERS = (ab.OfType(CardType.RULER), ab.OfType(CardType.J_RULER), _J_RULER)
_EQUAL = ab.Comparison.EXACTLY
_STONE = ab.OfType(CardType.STONE)
_SOME = ab.Quantity(ab.Comparison.AT_LEAST, ab.Number(1))
#: Whatever damage this card deals.
_DEALS = ab.Happens((ab.Source(),), (ab.DealsDamage((ab.Any(ab.Noun(())), ab.Player.EITHER), ab.DamageKind.ANY),))
_WITH_THAT = ab.HasAbility(own.Spoken.THAT)
_THAT_CARD = ab.That(ab.Noun((ab.IsCard(),)))
_THE_CHOSEN = ab.TheDealt(ab.Participle("chosen"), ab.Noun((ab.IsCard(),)), False)
#: What has the name of a card that was named.
_SAME_NAME = ab.Same(ab.Trait.NAME, _THE_CHOSEN)
_COSTS = (own.WillCost, ab.TapSource)


def of_card(card: Card, abilities: tuple[ab.Ability, ...]) -> tuple[ab.Ability, ...]:
    """The abilities of a card's lines in the one form that all prints of it have."""
    found = tuple(_either_of(of_its_race(settled(one), card)) for one in abilities)
    known = tuple(ab.Unparsed("no whole sentence") if any(map(_unfinished, walk(one))) else one for one in found)
    return _awakened(_one_judgment(known))


def _unfinished(node: object) -> bool:
    """What is so in this turn alone is gained, by a text that says when; what happens to the one and the other has
    happened, for it need not be at once; and nobody sets another's life.
    """
    match node:
        case LifeSet():
            return True
        case ab.Happens(who):
            return any(isinstance(one, ab.Both) for one in who)
    return node == THIS_TURN


def _either_of(node: Any) -> Any:
    """The tree where "and/or" is no more than "or": of up to so many."""
    node = with_parts(node, _either_of)
    return ab.AnyOf(node.options, wording=node.wording) if isinstance(node, AndOr) else node


def _awakened(abilities: tuple[ab.Ability, ...]) -> tuple[ab.Ability, ...]:
    """ "If this card was awakened, players cannot chase to this card": what [Awakening] gives the spell that it is so
    of (FOW 902.2, 1109.2).
    """
    given: tuple[ab.Static, ...] = ()
    found: list[ab.Ability] = []
    for one in abilities:
        match one:
            case own.ChantEffect((*effects, ab.IfThen(own.WasAwakened(ab.Source()),
                                                      ab.Lasting(ab.RestOfGame(), statics)))) if all(
                isinstance(static, ab.Changes) and static.who == ab.Source() for static in statics
            ):
                given = statics
                found += [replace(one, effects=tuple(effects))] if effects else []
            case _:
                found.append(one)
    bare = [one for one in found if isinstance(one, own.Awakening) and one.ability is None]
    if not given or len(bare) != 1:
        return abilities
    return tuple(replace(one, ability=ab.FieldAbility(given)) if one is bare[0] else one for one in found)


def _one_judgment(abilities: tuple[ab.Ability, ...]) -> tuple[ab.Ability, ...]:
    """Two [Judgment] of which one asks for something are one, with the other cost where that is so (FOW 705)."""
    match [one for one in abilities if isinstance(one, own.Judgment)]:
        case [own.Judgment(cost, (ab.OnlyIf(condition),)) as cheaper, own.Judgment(limits=()) as plain]:
            rather = own.PayRather(cost, condition)
            whole = replace(plain, statics=(*plain.statics, rather))
            return tuple(whole if one is plain else one for one in abilities if one is not cheaper)
    return abilities


def _meant(node: Any) -> Any:
    """What is only while a text is read, as what it means."""
    match node:
        case ab.Pick(ab.Exactly(ab.Number(1)) as one, ab.Noun((AndOr(options), *told))):
            # "An Elf and/or card named ...": one of each.
            return ab.Both(tuple(ab.Pick(one, ab.Noun((*option.qualities, *told))) for option in options))
        case ab.TraitIs(trait, Unlike.DIFFERENT, amount):
            off = amount == own.PrintedTrait(trait, ab.It())
            return own.OffPrint(trait) if off else ab.OtherThan(ab.Noun((replace(node, comparison=_EQUAL),)))
        case ab.Compares(what, ab.Quantity(Unlike.DIFFERENT, amount) as quantity):
            return _differs(what, replace(quantity, comparison=_EQUAL))
        case ab.IfThen(ab.Not(DidSo(player)), effect):
            return ab.IfYouDont(effect, player)
        case ab.IfThen(DidSo(player), effect):
            return ab.IfYouDoSo(effect, player)
        case ab.PlayerCannot(ab.Player.EACH, (own.Chases(what),)):
            return ab.Changes(what, (own.Unchased(),))
        case ab.Noun((ab.Among(ab.Every(noun)), *told)):
            # Some of all there are.
            return replace(noun, qualities=(*noun.qualities, *told))
        case ab.Lasting(ab.RestOfGame(), (LifeSet(ab.Player.YOU, amount),)):
            return own.LifeBecomes(amount)
        case own.PayInstead(_, (ab.Do(ab.Pay(cost)),)):
            return replace(node, cost=cost)
        case ab.Lasting(ab.RestOfGame(), (ab.Changes(who, (ab.Gains((ab.Granted(
            ab.FieldAbility((ab.While(condition, said),))),)),)),)) if condition == THIS_TURN:
            # "Gains 'This turn, this card must attack'": gains what it says for this turn.
            gained = ab.Granted(ab.FieldAbility(said))
            return ab.Lasting(ab.ThisTurn(), (ab.Changes(who, (ab.Gains((gained,)),)),))
    return node


def _priced(node: Any) -> Any:
    """What is paid less or more for each of something, as one change of a price."""
    match node:
        case ab.ForEach(count, (own.PriceChange() as price,)):
            return replace(price, times=count)
    return node


def settled(node: Any) -> Any:
    """The tree in the one form that all prints of it have."""
    if isinstance(node, tuple):
        return with_parts(node, settled)
    if not isinstance(node, ab.Node):
        return node
    node = _meant(_priced(with_parts(node, settled)))
    match node:
        case ab.Noun(qualities):
            return replace(node, qualities=_qualities(tuple(part for one in qualities for part in _shared(one))))
        case (ab.And(conditions) | ab.Or(conditions)) if any(map(_had_too, conditions)):
            return _all_had(node, conditions)
        case ab.CountOf(ab.Noun((*noun, ab.AllDifferent(trait)))):
            return ab.TraitsAmong(ab.Noun(tuple(noun)), trait)
        case ab.HappenedThisTurn(ab.Happens((ab.It() as it,), (ab.Caused(ab.IsDealtDamage(), by),)), None):
            return ab.Is(it, ab.Noun((ab.DamagedBy(by),)))
        case ab.Not(ab.Not(condition)):
            return condition
        case ab.HappenedThisTurn(ab.Happens((ab.Both(each),), deeds), None):
            # "A fire magic stone and a wind magic stone were put into your field": of each it is so.
            return ab.And(tuple(ab.HappenedThisTurn(ab.Happens((one,), deeds)) for one in each))
        case ab.Happens(who, deeds):
            return _happens(node, who, deeds)
        case own.Produce(choices) if len(choices) > 1:
            return replace(node, choices=tuple(sorted(choices, key=_order)))
        case ab.AlsoHas(qualities) if all(isinstance(one, own.OfSubtype) for one in qualities):
            return replace(node, qualities=tuple(sorted(qualities, key=_place_of)))
        case ab.FieldAbility(statics) | ab.Lasting(_, statics) if any(len(_apart(one)) > 1 for one in statics):
            return replace(node, statics=tuple(part for one in statics for part in _apart(one)))
        case ab.FieldAbility(statics) if (
            bearers := [one for one in own_parts(statics) if isinstance(one, own.Bearer)]
        ):
            return replace(node, statics=_of_bearer(statics, ab.Noun(bearers[0].noun.qualities[-1:])))
        case ab.FieldAbility((ab.Changes(ab.Source(), (ab.Must(ab.Attacks(None)),)),)):
            return ab.KeywordAbility((Keyword.BLOODLUST,))
        case own.Loses((_,) as keywords):
            return ab.LosesKeywords(keywords)
        case ab.FieldAbility(statics) if _WITH_THAT in (parts := own_parts(statics)) and (
            gains := [one for one in parts if isinstance(one, ab.Keyword)]
        ):
            # "Gains [A] or [B] as long as there is a card with that ability": each of them as long as there is one.
            one_of = ab.Gains((own.OneOfGains(tuple(gains)),))
            return replace(node, statics=tuple(
                _replaced(_replaced(one, one_of, ab.Gains((gain,))), _WITH_THAT, ab.HasAbility(gain.keyword))
                for one in statics for gain in gains
            ))
        case own.Incarnation(attributes):
            alike = tuple(tuple(sorted(one, key=_ATTRIBUTES.index)) for one in attributes)
            return replace(node, attributes=tuple(sorted(alike, key=lambda one: (len(one), _ATTRIBUTES.index(one[0])))))
        case ab.Or((ab.Is(own.RulerOf(whose, ab.Noun((_,))) as ruler, first),
                    ab.Is(own.RulerOf(other, ab.Noun((_,))), second))) if whose == other:
            called = ab.Noun((ab.AnyOf((*_names(first), *_names(second))),))
            return ab.Is(replace(ruler, noun=ab.Noun((_J_RULER,))), called)
        case ab.Casts(what) | own.PriceChange(what) | own.WillAs(what) | own.MayPlay(_, what):
            return replace(node, what=as_cards(what))
        case ab.Gains(gains):
            return replace(node, gains=_gains(gains))
        case ab.AutoAbility(trigger, (own.CopyItem(), *_) as effects):
            # Will abilities are never on the chase, where something is copied (FOW 907.3, 1017.1b).
            played = _replaced(trigger, own.ChaseKind.ACTIVATE, own.ChaseKind.NOT_WILL)
            return replace(node, trigger=played, effects=_sentences(effects))
        case ab.AutoAbility(ab.Trigger(ab.Stands(ab.Has(ab.Player.YOU, _, ab.Noun(those)))), (own.Banish(),)) if (
            _STONE in those and ab.Same(ab.Trait.NAME) in those
        ):
            # What older magic stones say of those of one name.
            return own.Labelled(own.AbilityWord.MYTHIC)
        case ab.AutoAbility(trigger, effects):
            return _speaking(replace(node, effects=_sentences(effects)), trigger)
        case ab.ActionAbility(cost, effects) | own.Inheritance(cost, effects):
            return replace(node, cost=_costs(cost), effects=_sentences(_of_anybody(effects)))
        case own.Judgment(cost, limits, statics) if any(map(_own_cost, limits)):
            rather = tuple(one for one in map(_own_cost, limits) if one is not None)
            left = tuple(one for one in limits if _own_cost(one) is None)
            return settled(replace(node, limits=left, statics=(*statics, *rather)))
        case own.Bestow(cost) | own.Awakening(cost) | own.Evolution(cost) | own.Shift(cost) | own.Judgment(cost):
            return replace(node, cost=_costs(cost))
        case own.Restricted(only):
            return replace(node, only=tuple(as_cards(part) for one in only for part in each_kind(one)))
        case own.WhereX(effect, amount, None):
            return _defined(node, effect, amount)
        case own.Seal(_, own.ChantEffect((ab.Instead(own.SoMuch(ab.Sum(ab.DamageDealt(), more))),))):
            return replace(node, ability=ab.FieldAbility((ab.Replacement(_DEALS, ab.DamageIncreased(more)),)))
        case ab.Has(player, quantity, ab.Noun((head, *told))) if quantity == _SOME and head in _RULERS and told:
            return ab.Is(own.RulerOf(player, ab.Noun((head,))), ab.Noun(tuple(told)))
        case ab.While(ab.Is(own.RulerOf() | own.Bearer() as what, noun), (ab.Changes(ab.It(), changes),)) if (
            isinstance(what, own.RulerOf) or all(isinstance(one, own.OfAttribute) for one in noun.qualities)
        ):
            return ab.Changes(_such(what, noun), changes)
        case ab.While(ab.And((*others, ab.Is(own.RulerOf() as what, noun))), (ab.Changes(ab.It(), changes),)):
            condition = others[0] if len(others) == 1 else ab.And(tuple(others))
            return replace(node, condition=condition, statics=(ab.Changes(_such(what, noun), changes),))
        case own.ChantEffect(effects) | ab.Mode(effects) | ab.Delayed(_, effects):
            return replace(node, effects=_sentences(effects))
        case ab.Performed((_, _, *_) as effects) if not any(isinstance(one, _LOOKS_BACK) for one in effects):
            return replace(node, effects=(ab.Sequence(_sentences(effects)),))
        case ab.Sequence((ab.LookAt(ab.Every()) as looking, ab.Select(ab.Pick(count, ab.Noun((ab.IsCard(),)))))):
            # Of a hand that is looked at a card of it is chosen.
            among = ab.Noun((ab.IsCard(), ab.Among(ab.Them())))
            return replace(node, effects=(looking, ab.Select(ab.Pick(count, among))))
        case ab.Sequence((own.ShuffleStones() as shuffled, ab.PutOnDeck(what, place))):
            # "On top of it" is on top of the deck that was shuffled.
            return replace(node, effects=(shuffled, own.PutOnStones(what, place is ab.DeckPlace.BOTTOM)))
        case ab.SelectModes(ab.Exactly(ab.Number(1)), modes, ()):
            return _either(node, modes)
        case ab.That(ab.Noun((own.IsCopy(),))) | ab.The(ab.Noun((own.IsCopy(),))):
            return own.ThisItem()
        case ab.PlayOntoField(ab.Pick(count, ab.Noun(qualities)), False) if own.IsCopy() in qualities:
            return _copied(node, count, qualities)
    return node


def _own_cost(limit: ab.Limit) -> own.PayRather | None:
    """What the text of a judgment puts in the place of its own cost where something holds."""
    match limit:
        case own.CheaperUse(ab.While(condition, (own.PayInstead(own.ThisItem(), cost, ab.Player.YOU),))):
            return own.PayRather(cost, condition)
    return None


def _copied(node: ab.PlayOntoField, count: ab.Count, qualities: tuple[ab.Quality, ...]) -> ab.Effect:
    """ "Put a token copy of that resonator into your field" (FOW 1017)."""
    match [one for one in qualities if one not in (own.IsToken(), own.IsCopy())]:
        case [ab.ComesFrom(of)] if own.IsToken() in qualities and count == ab.Exactly(ab.Number(1)):
            return own.TokenCopy(of)
    return node


def _had_too(condition: ab.Condition) -> bool:
    return isinstance(condition, ab.Has) and condition.player is THE_SAME


def _all_had(node: ab.And | ab.Or, conditions: tuple[ab.Condition, ...]) -> ab.Condition:
    """ "You control a Moon and no Elves": whoever has the one has the other; and "a resonator and 3 Moons added to it"
    is a resonator to which so many are added.
    """
    found: list[ab.Condition] = []
    for one in conditions:
        before = found[-1] if found else None
        if isinstance(one, ab.Has) and _had_too(one):
            one = replace(one, player=getattr(before, "player", ab.Player.YOU))
        match before, one:
            case ab.Has(_, _, noun), ab.Has(_, ab.Quantity(_, amount), ab.Noun((*added, own.AddedTo(ab.It())))):
                so_many = ab.Quantity(ab.Comparison.AT_LEAST, amount)
                with_them = own.WithAdded(ab.Noun(tuple(added)), so_many)
                found[-1] = replace(before, noun=ab.Noun((*noun.qualities, with_them)))
            case _:
                found.append(one)
    return found[0] if len(found) == 1 else replace(node, conditions=tuple(found))


def _differs(what: ab.Amount, quantity: ab.Quantity) -> ab.Condition:
    """ "Its ATK is different from its printed ATK"; from any other number."""
    match what, quantity.amount:
        case ab.TraitOf(trait, whose), own.PrintedTrait(printed, other) if (trait, whose) == (printed, other):
            return ab.Is(whose, ab.Noun((own.OffPrint(trait),)))
    return ab.Not(ab.Compares(what, quantity))


def _either(node: ab.SelectModes, modes: tuple[ab.Mode, ...]) -> ab.Effect:
    """ "Destroy target addition; or destroy target regalia": the same of a target that is the one or the other."""
    several = [[part for part in own_parts(one) if isinstance(part, Targeted)] for one in modes]
    if any(len(one.effects) != 1 or len(found) != 1 for one, found in zip(modes, several, strict=True)):
        return node
    first, *others = (found[0] for found in several)
    effect = modes[0].effects[0]
    alike = (_replaced(one.effects[0], other, first) for one, other in zip(modes[1:], others, strict=True))
    if any(one.count != first.count for one in others) or any(one != effect for one in alike):
        return node
    nouns = tuple(found[0].noun for found in several)
    if any(len(one.qualities) != 1 or not isinstance(one.qualities[0], ab.OfType) for one in nouns):
        return node
    return _replaced(effect, first, replace(first, noun=ab.Noun((ab.AnyOf(nouns),))))  # type: ignore[no-any-return]


def _such(what: own.RulerOf | own.Bearer, noun: ab.Noun) -> ab.Reference:
    """What so much is told of as long as it is so: whatever is so."""
    match what:
        case own.RulerOf(player, ruler):
            before = tuple(one for one in noun.qualities if isinstance(one, own.OfAttribute))
            behind = tuple(one for one in noun.qualities if one not in before)
            return ab.Every(settled(ab.Noun((*before, *ruler.qualities, ab.ControlledBy(player), *behind))))
        case own.Bearer(bearer):
            return replace(what, noun=settled(ab.Noun((*noun.qualities, *bearer.qualities))))


def _apart(static: ab.Static) -> tuple[ab.Static, ...]:
    """ "Gains [+100/0] for each Elf and [Pierce]": the one for each, the other once."""
    match static:
        case ab.ForEach(_, (*statics, ab.While(condition, more))) if condition == ONCE:
            return replace(static, statics=tuple(statics)), *more
    return (static,)


def _of_bearer(node: Any, noun: ab.Noun) -> Any:
    """What is said of what this card is added to: "it" is that, whatever else is told of it before."""
    match node:
        case ab.It():
            return own.Bearer(noun)
        case ab.Ability() | ab.Effect():
            return node
    return with_parts(node, lambda one: _of_bearer(one, noun))


def _defined(node: own.WhereX, effect: ab.Effect, amount: ab.Amount) -> ab.Effect:
    """What a sentence says by an X that it defines, where it can be said at once: a total cost, so many tokens."""
    match effect:
        case own.PutToken(ab.Exactly(ab.X()), token):
            return ab.Repeat(own.PutToken(ab.Exactly(ab.Number(1)), token), amount)
    costs = [one for one in walk(effect) if isinstance(one, ab.TraitIs) and one.amount == ab.X()]
    if len(costs) == 1 and sum(isinstance(one, ab.X) for one in walk(effect)) == 1:
        effect = _replaced(effect, costs[0], replace(costs[0], amount=amount))
        return effect
    return node


def _replaced(node: Any, what: object, other: object) -> Any:
    return other if node == what else with_parts(node, lambda one: _replaced(one, what, other))


def _names(noun: ab.Noun) -> tuple[ab.Noun, ...]:
    match noun.qualities:
        case (ab.AnyOf(options),):
            return options
    return (noun,)


def _order(signs: tuple[str, ...]) -> list[int]:
    return [_SIGNS.index(one) if one in _SIGNS else len(_SIGNS) for one in signs]


def _place_of(quality: Any) -> int:
    return [one.name.title() for one in Attribute].index(quality.subtype)


def _costs(cost: tuple[ab.Cost, ...]) -> tuple[ab.Cost, ...]:
    """What is paid one after the other, will and {Rest} first: "discard a card and banish an Elf" are two costs."""
    found: list[ab.Cost] = []
    for one in cost:
        match one:
            case ab.Do(ab.Sequence(effects)):
                found += [replace(one, action=effect) for effect in effects]
            case _:
                found.append(one)
    return tuple(sorted(found, key=_rank))


def _rank(cost: ab.Cost) -> int:
    return next((place for place, kind in enumerate(_COSTS) if isinstance(cost, kind)), len(_COSTS))


def _shared(quality: ab.Quality) -> tuple[ab.Quality, ...]:
    """ "An Elf resonator or a Beast resonator" is an Elf or Beast resonator."""
    match quality:
        case ab.AnyOf((ab.Noun((own.OfRace(), ab.OfType() as kind)), *_) as options) if all(
            len(one.qualities) == 2 and isinstance(one.qualities[0], own.OfRace) and one.qualities[1] == kind
            for one in options
        ):
            return ab.AnyOf(tuple(ab.Noun(one.qualities[:1]) for one in options)), kind
    return (quality,)


def _telling(quality: ab.Quality) -> bool:
    """Whether it says more of a thing than "card": so does one of several names."""
    names = isinstance(quality, ab.AnyOf) and all(isinstance(one.qualities[0], ab.Named) for one in quality.options)
    return names or isinstance(quality, TELLING)


def _qualities(qualities: tuple[ab.Quality, ...]) -> tuple[ab.Quality, ...]:
    if any(map(_telling, qualities)):
        qualities = tuple(one for one in qualities if not isinstance(one, ab.IsCard))
    kinds = tuple(one for one in qualities if isinstance(one, own.OfSubtype))
    if any(one == ab.Done("removed") or isinstance(one, ab.RemovedBy) for one in qualities):
        # Nothing is removed from the game but into the removed area.
        qualities = tuple(one for one in qualities if one != ab.InZone(own.Zone.REMOVED, None))
    for moved in (one.deed for one in qualities if isinstance(one, ab.DidThisTurn)):
        if isinstance(moved, ab.Moves):
            qualities = tuple(one for one in qualities if one != ab.InZone(moved.to, moved.into))
    match qualities:
        case (ab.AnyOf((*others, ab.Noun((ab.IsCard(),)))) as either, ab.Named() | ab.InZone(), *_):
            # "An Elf or a card in a standby area": what stands behind the card is told of it alone.
            card = ab.Noun(_qualities((ab.IsCard(), *qualities[1:])))
            qualities = (replace(either, options=(*others, card)),)
        case (ab.AnyOf((ab.Noun((own.OfAttribute(None) as mark, *kind)), *others)), *told):
            # "A non-attribute addition or resonator": neither has one.
            return (ab.AnyOf((ab.Noun(tuple(kind)), *others)), *told, mark)
    if own.OfAttribute(None) in qualities[1:] and not isinstance(qualities[0], ab.AnyOf):
        without = tuple(one for one in qualities if one != own.OfAttribute(None))
        return (own.OfAttribute(None), *without)
    if qualities and isinstance(qualities[0], ab.ControlledBy):
        # "Your resonators" are resonators you control.
        return (*kinds, *(one for one in qualities[1:] if one not in kinds), qualities[0])
    return qualities


def _happens(node: ab.Happens, who: tuple[ab.Reference, ...], deeds: tuple[ab.EventVerb, ...]) -> ab.Happens:
    if who == (ab.Source(),):
        return replace(node, deeds=tuple(_of_itself(one) for one in deeds))
    match who, deeds:
        case (ab.Any(noun) as any_,), (ab.Moves(own.Zone.FIELD | None, own.Zone.GRAVEYARD, None) as moves,):
            held = next((one for one in noun.qualities if isinstance(one, ab.ControlledBy)), None)
            if held is not None:
                left = ab.Noun(tuple(one for one in noun.qualities if one is not held), wording=noun.wording)
                moved = replace(moves, origin=own.Zone.FIELD, whose=held.player)
                return replace(node, who=(replace(any_, noun=left),), deeds=(moved,))
    return node


def _of_itself(deed: ab.EventVerb) -> ab.EventVerb:
    """Of a card that speaks of itself nobody asks whose field it was."""
    match deed:
        case ab.Moves(own.Zone.FIELD | own.Zone.HAND, _, ab.Player.YOU):
            return replace(deed, whose=None)
        case ab.Moves(_, _, _, ab.Player.YOU):
            return replace(deed, into=None)
        case ab.Enters(ab.Player.YOU):
            return replace(deed, field=None)
    return deed


def _gains(gains: tuple[ab.Gain, ...]) -> tuple[ab.Gain, ...]:
    """Keywords in the order of the rulebook, in the places where they stand."""
    keywords = [one for one in gains if isinstance(one, ab.Keyword) and one.keyword in _KEYWORDS]
    waiting = sorted(keywords, key=lambda one: _KEYWORDS.index(one.keyword))  # type: ignore[arg-type]
    known = set(map(id, keywords))
    return tuple(waiting.pop(0) if id(one) in known else one for one in gains)


def _sentences(effects: tuple[ab.Effect, ...]) -> tuple[ab.Effect, ...]:
    """Effects one after the other, whether sentences or "then" part them."""
    found: list[ab.Effect] = []
    effects = _spoken_of(effects)
    for place, one in enumerate(effects):
        following = effects[place + 1] if place + 1 < len(effects) else None
        one = _as_before(effects[place - 1], one) if place else one
        found += [one] if isinstance(following, _LOOKS_BACK) or _conditional(following) else _taken_apart(one)
    return tuple(found)


def _of_anybody(effects: tuple[ab.Effect, ...]) -> tuple[ab.Effect, ...]:
    """ "Target cards in their graveyards", where nobody was spoken of: in anybody's."""
    first, *others = effects
    for one in own_parts(first):
        match one:
            case ab.ByPlayer():
                break
            case Targeted(_, noun):
                anywhere = (replace(part, player=None) if isinstance(part, ab.InZone) and part.player is ab.Player.THEY
                            else part for part in noun.qualities)
                first = _replaced(first, one, replace(one, noun=replace(noun, qualities=tuple(anywhere))))
    return first, *others


def _as_before(before: ab.Effect, effect: ab.Effect) -> ab.Effect:
    """ "Remove a card face down. If ..., remove three cards instead": face down as well."""
    if any(isinstance(one, ab.Select) for one in own_parts(before)):
        # "Choose a card. They discard the chosen card": that card; where one may be chosen, if one was.
        effect = _replaced(effect, _THE_CHOSEN, _THAT_CARD)
        asked = isinstance(effect, ab.IfYouDoSo) or not isinstance(before, ab.May)
        return effect if asked or _THAT_CARD not in own_parts(effect) else ab.IfYouDoSo(effect)
    match before, effect:
        case ab.RemoveFromGame(face_down=True), ab.IfThen(_, ab.Instead(ab.RemoveFromGame() as other)):
            return replace(effect, effect=ab.Instead(replace(other, face_down=True)))
    return effect


def _spoken_of(effects: tuple[ab.Effect, ...]) -> tuple[ab.Effect, ...]:
    """ "Destroy that resonator": what the sentence before has chosen, as long as nothing else was spoken of since; and
    what has the name of "the chosen card", where a name was chosen.
    """
    found: list[ab.Effect] = []
    spoken: ab.Noun | None = None
    named = False
    for one in effects:
        if named:
            one = _replaced(one, _SAME_NAME, ab.OfNamed(ab.NameKind.CARD_NAME))
        if spoken is not None and not any(isinstance(part, Targeted) for part in own_parts(one)):
            one = _as_it(one, spoken)
        others = [part for part in own_parts(one) if isinstance(part, (Targeted, *_SPEAKING))]
        match others:
            case [Targeted(ab.Exactly(ab.Number(1)), noun)]:
                spoken = noun
            case [_, *_]:
                spoken = None
        named = named or ab.NameSomething(ab.NameKind.CARD_NAME) in own_parts(one)
        found.append(one)
    return tuple(found)


def _as_it(node: Any, noun: ab.Noun) -> Any:
    match node:
        case ab.Ability():
            return node
        case ab.That(said, False) if all(one in noun.qualities or one == ab.IsCard() for one in said.qualities):
            return ab.It()
    return with_parts(node, lambda one: _as_it(one, noun))


def _conditional(effect: ab.Effect | None) -> bool:
    return isinstance(effect, ab.IfThen) and isinstance(effect.effect, ab.Instead)


def _taken_apart(effect: ab.Effect) -> Iterable[ab.Effect]:
    match effect:
        case ab.Then(inner):
            return list(_taken_apart(inner))
        case ab.Sequence(effects) if not any(isinstance(one, _LOOKS_BACK) for one in effects):
            return [part for one in effects for part in _taken_apart(one)]
    return [effect]


def _speaking(ability: ab.AutoAbility, trigger: ab.Trigger) -> ab.AutoAbility:
    """ "When this card attacks, put a counter on it": on this card, as long as nothing else was spoken of; and of what
    another is blocked by, "destroy that resonator and the one blocking it" says the same as "it and the blocking one".
    """
    first, *others = ability.effects
    match trigger.event:
        case ab.Happens(who, deeds) if who == (ab.Source(),) and not any(isinstance(one, ab.Moves) for one in deeds):
            if not any(isinstance(one, _SPEAKING) for one in walk(first)):
                return replace(ability, effects=(_named(first), *others))
        case ab.Happens((ab.Any(noun),), (ab.IsBlocked(),)):
            return replace(ability, effects=(_blocking_it(_as_it(first, noun)), *others))
    return ability


def _blocking_it(node: Any) -> Any:
    match node:
        case ab.The(ab.Noun((ab.Blocking(None), *what))):
            return ab.The(ab.Noun((*what, ab.Blocking(ab.It()))))
    return node if isinstance(node, ab.Ability) else with_parts(node, _blocking_it)


#: What something else is spoken of with.
_SPEAKING = (ab.Pick, ab.Every, ab.Any, ab.TopOfDeck, own.TopOfStones, ab.That, ab.Search, ab.Choose)


def _named(node: Any) -> Any:
    if isinstance(node, ab.It):
        return ab.Source()
    return node if isinstance(node, ab.Ability) else with_parts(node, _named)
