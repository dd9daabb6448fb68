"""Tables and seats: a match for players who need not sit at one machine, and how their machines speak. No Qt."""
