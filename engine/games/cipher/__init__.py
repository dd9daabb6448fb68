"""Fire Emblem Cipher."""
