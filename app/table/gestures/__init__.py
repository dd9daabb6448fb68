"""Gestures: one class each, with a beginning, an end, and a way back."""
