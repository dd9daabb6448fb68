"""Makes the files that somebody without Python downloads, opens and plays with; started by `start.py package`."""
