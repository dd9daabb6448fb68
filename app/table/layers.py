"""What lies above what on the table, in one place."""

GROUND = 0.0
PILES = 10.0
FIELD = 100.0
STACK = 300.0
HAND = 400.0
PLATES = 500.0
FLYING = 600.0
ARROWS = 700.0
CONTEST = 750.0
RAISED = 800.0
HELD = 900.0
BAND = 950.0
