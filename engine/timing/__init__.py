"""The two families of timing: priority and a stack with targets and casting; check timings between any two steps."""
