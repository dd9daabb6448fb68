"""Terms of this game that many texts speak of, and classes of words for them."""

from engine import abilities as ab
from engine.games.vanguard import vocabulary as own
from engine.text.english.classes import any_of

#: The unit or card that has the ability.
THIS_UNIT = ab.This(ab.Noun((own.IsUnit(),)))
THIS_CARD = ab.This(ab.Noun((ab.IsCard(),)))
#: The unit whose attack the one that has the ability boosts.
IT_BOOSTED = ab.Any(ab.Noun((own.BoostedBy(THIS_UNIT), own.IsUnit())))
#: The battle that goes on or was spoken of.
THAT_BATTLE = any_of("that battle", "this battle", "the battle", "that fight", "the fight")
