"""Battle (FOW 800): its steps, who attacks what, who blocks, and the damage they deal.

A step in which somebody has priority is followed by the one that :data:`AFTER` names; the others are :data:`STEPS`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from engine import abilities as ab
from engine import overrides
from engine.answers import Amounts, Answer, Cards, Pass, Play
from engine.continuous.lasting import END_OF_COMBAT
from engine.derived import of_position
from engine.effects.matching import so_far
from engine.events import Event, Notice, SetCardField, SetVariable, StepVariable, forget
from engine.games.fow.cards import Keyword
from engine.games.fow.effects import board as boards
from engine.games.fow.effects import statics
from engine.games.fow.effects.for_later import LASTING
from engine.games.fow.effects.resolution import MEANING, Resolution
from engine.games.fow.rules import casting, checks, table, verbs
from engine.games.fow.rules.apply_events import apply_events, tell
from engine.games.fow.rules.table import FIELD, Cause, Ref, alive, ref, spoken
from engine.games.fow.rules.turn import window
from engine.procedures import Procedure
from engine.requests import Asked, ChooseCards, Distribute
from engine.rulebook import Refusal
from engine.state import State
from engine.timing.items import stack
from engine.timing.windows import Way

#: Damage is divided in hundreds (FOW 1102.2b).
UNIT = 100
#: That the turn player has given up an attack and begins no other battle this turn (FOW 803.6).
GIVEN_UP, PLAYED = "battles given up", "played in battle"
#: The named values of a battle.
OF_BATTLE = ("battle", "attacker", "attacked", "blocker", "struck first", PLAYED)
#: What is attacked: a J/resonator, or ("player", seat).
Attacked = Ref | tuple[str, int]


# Beginning


def _refuse(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a player cannot begin a battle now (FOW 704.1, 803.6), or not with the card that is to attack."""
    refusal = casting.refuse_main(state, seat, "FOW 704.1", "A battle can be begun")
    if refusal is None and state.vars.get(GIVEN_UP):
        return Refusal("FOW 803.6", "You gave up an attack that nobody answered: no battle is begun again this turn.")
    if refusal is None and state.cards[play.card].zone == FIELD and play.card not in able(state):
        refusal = refuse_attack(state, play.card)
    return refusal or _impossible(state, seat, play)


def _impossible(state: State, seat: int, play: Play) -> Refusal | None:
    if "battle" in state.vars or seat != table.turn_player(state) or table.phase(state) != "main":
        return Refusal("FOW 704.1", "A battle can be begun only in your own main phase.")
    return None


def _begin(state: State, seat: int, play: Play, insisted: bool) -> Procedure:
    """A battle begins, without the chase (FOW 704, 802.1)."""
    state.emit(SetVariable("battle", True))
    tell(state, "{0} begins a battle.", "FOW 704.1", ("seat", seat))
    state.emit(StepVariable("step", "battle"))
    yield from apply_events(state, [Notice("at battle", seat=seat)])


def ideas(state: State, seat: int) -> list[Play]:
    """Return the plays that begin a battle, each told by a J/resonator that could attack in it."""
    return [Play("battle", number) for number in able(state)] if seat == table.turn_player(state) else []


def _aims(state: State, seat: int, play: Play) -> list[int]:
    """Return the cards that what is to attack could attack."""
    return [one for one in targets(state, play.card) if one is not None] if play.card in able(state) else []


def _not_aimed(state: State, seat: int, play: Play) -> Refusal:
    target = play.target
    refusal = None if target is None else refuse_target(state, play.card, target)
    return refusal or Refusal("FOW 803.3b", "That cannot be attacked now.")


WAYS = {
    "battle": Way(
        _refuse, _impossible, _begin, lambda state, play: f"Attack with {spoken(state.cards[play.card])}",
        aims=_aims, why_not=_not_aimed,
    )
}


def refuse_pass(state: State, seat: int) -> Refusal | None:
    """Return why the turn player may not pass in main timing: a J/resonator must attack, and can (FOW 710.2)."""
    if seat != table.turn_player(state) or table.step(state) != "main" or stack(state) or state.vars.get(GIVEN_UP):
        return None
    bound = next(iter(must_attack(state)), None)
    return None if bound is None else Refusal("FOW 710.2", f"{spoken(state.cards[bound])} must attack, and can.")


# Who attacks what


def _not_there(state: State, number: int, seat: int, does: str, rule: str) -> Refusal | None:
    """Return why a card cannot attack or block even if nobody minds the rules: it is no J/resonator of that field."""
    card = state.cards[number]
    if card.zone != FIELD or card.controller != seat:
        return Refusal(rule, f"{spoken(card)} is not on the field under your control.")
    if not boards.board(state)[number].fights:
        return Refusal(rule, f"{spoken(card)} cannot {does}: it is no J/resonator with ATK and DEF.")
    return None


def refuse_attack(state: State, number: int) -> Refusal | None:
    """Return why a J/resonator cannot attack now, or None where it can (FOW 803.3a, 803.5)."""
    refusal = _not_there(state, number, table.turn_player(state), "attack", "FOW 803.3a")
    if refusal is not None:
        return refusal
    card, name = state.cards[number], spoken(state.cards[number])
    if card.dull:
        return Refusal("FOW 803.3a", f"{name} cannot attack: it is rested.")
    if card.since >= table.turn(state) and Keyword.SWIFTNESS not in boards.board(state)[number].keywords:
        why = "it has not been under your control since the turn began, and has no Swiftness."
        return Refusal("FOW 803.3a", f"{name} cannot attack: {why}")
    most = statics.attacks_per_turn(state, number)
    if most is not None and _attacks(state, number) >= most:
        return Refusal("FOW 104.1", f"{name} cannot attack again this turn.")
    refusal = statics.refuse_attack(state, number) or _too_dear(state, number, ab.Attacks)
    if refusal is None and refuse_target(state, number, None) is not None and not targets(state, number):
        return Refusal("FOW 803.3b", f"{name} cannot attack: there is nothing that it can attack.")
    return refusal


def _attacks(state: State, number: int) -> int:
    me = ref(state, number)
    return sum(one.key == "attack" and one.what == me for one in so_far(state))


@of_position
def able(state: State) -> list[int]:
    """Return the J/resonators that could attack now (FOW 803.3a)."""
    cards, board = state.cards, boards.board(state)
    there = [n for n in table.on_field(state, table.turn_player(state)) if not cards[n].dull and board[n].fights]
    return [n for n in there if refuse_attack(state, n) is None]


def must_attack(state: State) -> list[int]:
    """Return the J/resonators that must attack, and can without anything being paid for it (FOW 710.2)."""
    return [
        n for n in able(state)
        if not statics.cost_to(state, n, ab.Attacks) and (statics.must_attack(state, n) or _demanded(state, n))
    ]


def _demanded(state: State, number: int) -> list[int | None]:
    """Return what a J/resonator must attack, as far as it can."""
    there = statics.must_attack_those(state, number)
    return [one for one in there if refuse_target(state, number, one) is None]


def targets(state: State, number: int) -> list[int | None]:
    """Return what a J/resonator could attack now: None is the opponent (FOW 803.3b)."""
    board = boards.board(state)
    others = [n for n in table.on_field(state, 1 - table.turn_player(state)) if board[n].fights]
    there: list[int | None] = [None, *others]
    return _demanded(state, number) or [one for one in there if refuse_target(state, number, one) is None]


def refuse_target(state: State, number: int, target: int | None) -> Refusal | None:
    """Return why a J/resonator cannot attack this, or the opponent (FOW 803.3b, 1103.2)."""
    seat = table.turn_player(state)
    if target is not None:
        refusal = _not_there(state, target, 1 - seat, "be attacked", "FOW 803.3b")
        if refusal is not None:
            return Refusal(refusal.rule, refusal.sentence.replace("under your", "under your opponent's"))
        precise = Keyword.PRECISION in boards.board(state)[number].keywords
        if not state.cards[target].dull and not precise:
            return Refusal("FOW 803.3b", f"{spoken(state.cards[target])} cannot be attacked: it is recovered.")
    refused: Refusal | None = statics.refuse_target(state, number, target)
    return refused


def _paying(state: State, number: int) -> Resolution:
    return Resolution(state, state.cards[number].controller, ref(state, number), "cost")


def _too_dear(state: State, number: int, deed: type[ab.EventVerb]) -> Refusal | None:
    """Return why its player cannot do what attacking, or blocking, asks for (FOW 803.5, 804.4)."""
    cost = statics.cost_to(state, number, deed)
    if not cost or MEANING.can_pay(cost, _paying(state, number)):
        return None
    rule = "FOW 803.5" if deed is ab.Attacks else "FOW 804.4"
    return Refusal(rule, f"You cannot pay what it costs {spoken(state.cards[number])}.")


def _pay(state: State, number: int, deed: type[ab.EventVerb]) -> Procedure:
    cost = statics.cost_to(state, number, deed)
    if cost and MEANING.can_pay(cost, _paying(state, number)):
        yield from MEANING.pay(cost, _paying(state, number))


class Declaration(ChooseCards):
    """Say who attacks or blocks; who passes says nobody."""

    def refuse(self, answer: Answer) -> Refusal | None:
        return super().refuse(Cards(()) if isinstance(answer, Pass) else answer)

    def impossible(self, answer: Answer) -> Refusal | None:
        return super().impossible(Cards(()) if isinstance(answer, Pass) else answer)

    def sample(self, source: random.Random) -> Answer:
        """Attack, or block, rather than not."""
        found = [one for one in self.candidates if self.judge(Cards((one,))) is None]
        give_up = self.judge(Cards(())) is None
        if found and not (give_up and source.random() < 0.25):
            return Cards((source.choice(found),))
        return Cards(())


class DeclareAttack(Declaration):
    """Say which J/resonator attacks, or give up (FOW 803.3)."""

    kind = "attack"


class DeclareBlock(Declaration):
    """Say which J/resonator blocks, or that none does (FOW 804.3)."""

    kind = "block"


def declare_attack(state: State) -> Procedure:
    """The turn player attacks or gives up (FOW 803.3 to 803.6)."""
    seat = table.turn_player(state)
    rule = "FOW 803.3a"
    bound, first = must_attack(state), [n for n in statics.must_be_chosen(state, seat) if n in able(state)]

    def together(numbers: Sequence[int]) -> Refusal | None:
        if numbers and numbers[0] in (first or bound or numbers):
            return None
        if not numbers and not bound:
            return None
        return Refusal("FOW 803.3", f"{spoken(state.cards[(first or bound)[0]])} must attack.")

    answer: Any = Pass()
    if overrides.loose(state) or able(state):
        answer = yield DeclareAttack(
            seat, "Choose a J/resonator to attack with, or give up the attack.", "FOW 803.3",
            lambda: tuple(able(state)), 0, 1, together=together,
            why_not=lambda n: refuse_attack(state, n) or Refusal(rule, "That card cannot attack."),
            anyway=lambda n: _not_there(state, n, seat, "attack", rule),
        )
    chosen = answer.cards if isinstance(answer, Cards) else ()
    if chosen:
        yield from _attack(state, seat, chosen[0])
    else:
        _give_up(state, seat)


def _give_up(state: State, seat: int) -> None:
    """The attack is given up; where nobody has answered it no battle is begun again this turn (FOW 803.3, 803.6)."""
    tell(state, "{0} gives up the attack.", "FOW 803.3", ("seat", seat))
    if not state.vars.get(PLAYED):
        state.emit(SetVariable(GIVEN_UP, True))
    state.emit(StepVariable("step", "battle ends"))


def _attack(state: State, seat: int, number: int) -> Procedure:
    """Choose what is attacked, rest the attacker, do what attacking asks for (FOW 803.3b, 803.5)."""
    target = yield from _choose_target(state, seat, number)
    attacked: Attacked = ("player", 1 - seat) if target is None else ref(state, target)
    me = ref(state, number)
    rests: list[Event] = [] if statics.stays_up(state, number) else [
        SetCardField(number, "dull", True, "rest", Cause("battle", me, seat))
    ]
    yield from apply_events(state, rests)
    yield from _pay(state, number, ab.Attacks)
    yield from window(state, "attack declared")
    if not alive(state, me):
        return
    state.emit(SetVariable("attacker", me))
    state.emit(SetVariable("attacked", attacked))
    whom = ("seat", 1 - seat) if target is None else ("card", target)
    tell(state, "{0} attacks {1}.", "FOW 803.5", ("card", number), whom)
    others = () if target is None else (target,)
    yield from apply_events(state, [Notice("attack", seat=seat, card=number, others=others)])


def _choose_target(state: State, seat: int, number: int) -> Asked[int | None]:
    """Choose what a J/resonator attacks, where there is more than one thing that it can attack (FOW 803.3b)."""
    found = targets(state, number)
    if len(found) < 2 and not overrides.loose(state):
        return found[0] if found else None
    player = None in found or not found
    answer = yield from ChooseCards(
        seat, "Choose what {0} attacks: a card, or none for your opponent." if player else "Choose what {0} attacks.",
        "FOW 803.3b", lambda: tuple(one for one in targets(state, number) if one is not None), 0 if player else 1, 1,
        args=(("card", number),),
        why_not=lambda n: refuse_target(state, number, n) or Refusal("FOW 803.3b", "That cannot be attacked now."),
        anyway=lambda n: _not_there(state, n, 1 - seat, "be attacked", "FOW 803.3b"), cancel=True,
    )
    return answer[0] if answer else None


# Who is in the battle


def unsettled(state: State) -> list[str]:
    """Return which of the attacker and the blocker does not attack or block any more (FOW 803.5a, 804.4a)."""
    there = (("attacker", attacker), ("blocker", blocker))
    return [name for name, found in there if name in state.vars and found(state) is None]


def settle(state: State) -> None:
    """Whoever does not attack or block any more never does again in this battle (FOW 803.5a, 804.4a)."""
    if found := unsettled(state):
        forget(state, *found)


def attacker(state: State) -> int | None:
    """Return the attacking J/resonator, as long as it is one under the turn player's control (FOW 803.5a)."""
    return _in_battle(state, table.attacking(state), table.turn_player(state))


def blocker(state: State) -> int | None:
    """Return the blocking J/resonator, as long as it is one that can block under the other's control (FOW 804.4a)."""
    found, there = _in_battle(state, table.blocking(state), 1 - table.turn_player(state)), attacker(state)
    if found is None or there is None:
        return found
    return None if statics.stops_blocking(state, found, there) else found


def _in_battle(state: State, what: Ref | None, seat: int) -> int | None:
    if what is None or not alive(state, what):
        return None
    values, card = boards.board(state).get(what.number), state.cards[what.number]
    there = values is not None and values.fights and card.zone == FIELD and card.controller == seat
    return what.number if there else None


def attacked_card(state: State) -> int | None:
    """Return the J/resonator that is attacked, as long as it is there (FOW 804.5b)."""
    found: Attacked | None = state.vars.get("attacked")
    if not isinstance(found, Ref) or not alive(state, found) or state.cards[found.number].zone != FIELD:
        return None
    return found.number


def reaches_player(state: State) -> bool:
    """Whether the attack is at the player, and nobody has blocked it (FOW 803.3b, 804.4)."""
    return "blocker" not in state.vars and not isinstance(state.vars.get("attacked"), Ref)


# Who blocks


def refuse_block(state: State, number: int) -> Refusal | None:
    """Return why a J/resonator cannot block now, or None where it can (FOW 804.3, 804.4, 1106.2)."""
    seat, there = 1 - table.turn_player(state), attacker(state)
    refusal = _not_there(state, number, seat, "block", "FOW 804.3")
    if refusal is not None:
        return refusal
    name = spoken(state.cards[number])
    if there is None:
        return Refusal("FOW 804.3", "Nobody attacks.")
    if number == attacked_card(state):
        return Refusal("FOW 804.6", f"{name} cannot block: it is what is attacked.")
    if state.cards[number].dull and not statics.blocks_rested(state, number):
        return Refusal("FOW 804.3", f"{name} cannot block: it is rested.")
    return statics.refuse_block(state, number, there) or _too_dear(state, number, ab.Blocks)


def able_to_block(state: State) -> list[int]:
    """Return the J/resonators that could block now."""
    return [n for n in table.on_field(state, 1 - table.turn_player(state)) if refuse_block(state, n) is None]


def declare_block(state: State) -> Procedure:
    """The other player blocks or does not (FOW 804.3 to 804.6)."""
    settle(state)
    turn_player = table.turn_player(state)
    seat, there = 1 - turn_player, attacker(state)
    chosen: int | None = None
    if there is not None:
        answer = yield _request_for_block(state, seat, there)
        chosen = answer.cards[0] if isinstance(answer, Cards) and answer.cards else None
    if chosen is not None:
        me = ref(state, chosen)
        if not statics.stays_up(state, chosen, blocking=True) and not state.cards[chosen].dull:
            rest: list[Event] = [SetCardField(chosen, "dull", True, "rest", Cause("battle", me, seat))]
            yield from apply_events(state, rest)
        yield from _pay(state, chosen, ab.Blocks)
        chosen = chosen if alive(state, me) else None
    yield from window(state, "block declared")
    if chosen is not None and there is not None:
        state.emit(SetVariable("blocker", ref(state, chosen)))
        tell(state, "{0} blocks.", "FOW 804.4", ("card", chosen))
        yield from apply_events(state, [
            Notice("block", seat=seat, card=chosen, others=(there,)),
            Notice("blocked", seat=turn_player, card=there, others=(chosen,)),
        ])
    elif there is not None:
        tell(state, "{0} does not block.", "FOW 804.3", ("seat", seat))
        yield from apply_events(state, [Notice("not blocked", seat=turn_player, card=there)])


def _request_for_block(state: State, seat: int, there: int) -> DeclareBlock:
    bound = [n for n in able_to_block(state) if statics.must_block(state, n, there)]

    def together(numbers: Sequence[int]) -> Refusal | None:
        if not bound or (numbers and numbers[0] in bound):
            return None
        return Refusal("FOW 804.3", f"{spoken(state.cards[bound[0]])} must block.")

    return DeclareBlock(
        seat, "Choose a J/resonator to block {0} with, or do not block.", "FOW 804.3",
        lambda: tuple(able_to_block(state)), 0, 1, args=(("card", there),), together=together,
        why_not=lambda n: refuse_block(state, n) or Refusal("FOW 804.3", "That card cannot block."),
        anyway=lambda n: _not_there(state, n, seat, "block", "FOW 804.3"),
    )


# Damage


def first_strike_damage(state: State) -> Procedure:
    """An attacker with First Strike deals its damage before the others (FOW 805)."""
    settle(state)
    there = attacker(state)
    if there is None:
        state.emit(StepVariable("step", "battle ends"))
        return
    yield from window(state, "first strike")
    if Keyword.FIRST_STRIKE in boards.board(state)[there].keywords:
        done = yield from verbs.deal(state, (yield from _by_attacker(state, there)))
        if done:
            state.emit(SetVariable("struck first", True))


def battle_damage(state: State) -> Procedure:
    """Who has not dealt damage yet does so, all at the same time (FOW 806)."""
    settle(state)
    there = attacker(state)
    if there is None:
        state.emit(StepVariable("step", "battle ends"))
        return
    yield from window(state, "damage")
    shares: list[Share] = []
    if not state.vars.get("struck first"):
        shares += yield from _by_attacker(state, there)
    opposed = blocker(state)
    opposed = attacked_card(state) if opposed is None else opposed
    if opposed is not None and boards.board(state)[opposed].fights:
        shares.append((there, _atk(state, opposed), _battle(state, opposed)))
    yield from verbs.deal(state, shares)


#: Damage: to a card or a player, so much, from what.
Share = tuple[int | tuple[str, int], int, Cause]


def _atk(state: State, number: int) -> int:
    return max(0, boards.board(state)[number].atk or 0)


def _battle(state: State, number: int) -> Cause:
    """The J/resonator itself is the source of the damage that it deals (FOW 912.2)."""
    return Cause("battle", ref(state, number), state.cards[number].controller)


def _by_attacker(state: State, there: int) -> Asked[list[Share]]:
    """Return what damage the attacker deals: to the blocker, or to what is attacked (FOW 805.2, 806.2, 1102)."""
    amount, opposed, cause = _atk(state, there), blocker(state), _battle(state, there)
    goal = _goal(state)
    if opposed is None:
        return [] if goal is None else [(goal, amount, cause)]
    defense = boards.board(state)[opposed].defense or 0
    capacity = max(0, -(-(defense - state.cards[opposed].damage) // UNIT) * UNIT)
    if Keyword.PIERCE not in boards.board(state)[there].keywords or goal is None or amount <= capacity:
        return [(opposed, amount, cause)]
    kept, through = yield from _divide(state, there, opposed, goal, amount, capacity)
    return [(opposed, kept, cause), (goal, through, cause)]


def _goal(state: State) -> int | tuple[str, int] | None:
    """Return what was attacked: a player, a J/resonator, or None where that is gone (FOW 805.2b, 806.2b)."""
    attacked: Attacked | None = state.vars.get("attacked")
    return attacked_card(state) if attacked is None or isinstance(attacked, Ref) else attacked


class Pierce(Distribute):
    """Divide damage between a blocker, which gets what it can take at least, and what was attacked (FOW 1102.2b)."""

    #: What the blocker can take (FOW 1102.2a).
    capacity = 0

    def refuse(self, answer: Answer) -> Refusal | None:
        refusal = super().refuse(answer)
        if refusal is None and isinstance(answer, Amounts) and answer.values[0] < self.capacity:
            return Refusal(self.rule, f"The blocker is dealt {self.capacity} at least.")
        return refusal

    def sample(self, source: random.Random) -> Answer:
        """Deal as much as can be to what was attacked."""
        return Amounts((self.capacity, self.total - self.capacity))

    def answers(self) -> Any:
        for kept in range(self.capacity, self.total + 1, self.step):
            yield Amounts((kept, self.total - kept))


def _divide(
    state: State, there: int, opposed: int, goal: int | tuple[str, int], amount: int, capacity: int
) -> Asked[tuple[int, int]]:
    """Let the attacker's controller divide its damage (FOW 1102.2b); a player is shown by their J/ruler."""
    shown = table.ruler(state, goal[1]) if isinstance(goal, tuple) else goal
    if shown is None or shown == opposed:
        return capacity, amount - capacity
    request = Pierce(
        state.cards[there].controller, "Divide the {0} damage of {1} between {2} and what was attacked.",
        "FOW 1102.2b", (opposed, shown), amount, UNIT, 0, args=(str(amount), ("card", there), ("card", opposed)),
    )
    request.capacity = capacity
    kept, through = yield from request
    return kept, through


# The end


def end_of_battle(state: State) -> Procedure:
    """What lasts until the end of the battle ends; then the battle is over, unless anything comes of that (FOW 807.3,
    807.4).
    """
    LASTING.let_end(state, END_OF_COMBAT)
    if checks.due(state):
        yield from window(state, "battle over")
        return
    forget(state, *OF_BATTLE)
    yield from window(state, "main")
    tell(state, "The battle is over.", "FOW 807.4")


#: What begins with each step in which nobody has priority.
STEPS: dict[str, Callable[[State], Procedure]] = {
    "attack start": lambda state: window(state, "attack", "at attack"),
    "declare attack": declare_attack,
    "block start": lambda state: window(state, "block", "at block"),
    "declare block": declare_block,
    "first strike damage": first_strike_damage,
    "battle damage": battle_damage,
    "battle ends": lambda state: window(state, "battle end", "after battle"),
    "end of battle": end_of_battle,
}
#: The step after each in which somebody has priority, and where that is in words.
AFTER: dict[str, tuple[str, str]] = {
    "battle": ("attack start", "To the attack"),
    "attack": ("declare attack", "To the attack"),
    "attack declared": ("block start", "To the block"),
    "block": ("declare block", "To the block"),
    "block declared": ("first strike damage", "To the damage"),
    "first strike": ("battle damage", "To the damage"),
    "damage": ("battle ends", "To the end of the battle"),
    "battle end": ("end of battle", "End the battle"),
    "battle over": ("end of battle", "End the battle"),
}
