"""What everything is now: continuous effects in the layers that a game declares.

- `modifiers` takes what a text changes apart, one change in one layer at a time, and finds what each looks at and
  writes, and on which aspects of the position it depends;
- `in_force` is what is known of one card, and puts together what is in force, apart from who stands where;
- `layering` is what a game declares, its layers and what else differs, and what a board is worked out from by that;
- `board` works the current values out and keeps them with the position;
- `rulings` says what is forbidden and allowed, and where the values of a card come from;
- `lasting` are the effects of what was carried out, with their ends, and what they speak of made fast.
"""
