"""What everything is now: continuous effects in the layers that a game declares.

- `modifiers` takes what a text changes apart, one change in one layer at a time;
- `dependence` finds what each looks at and writes, and on which aspects of the position it depends;
- `in_force` puts together what is in force, apart from who stands where;
- `layering` is what a game declares: its layers, and what else differs;
- `board` works the current values out, from a `skeleton` that outlives it, and keeps them with the position;
- `tracing` says where the values of a card come from;
- `locking` makes what an effect speaks of fast;
- `values` are what is known of one card, `lasting` the effects of what was carried out, with their ends.
"""
