"""The law of Fire Emblem Cipher: its procedures, in the order of its rulebook."""
