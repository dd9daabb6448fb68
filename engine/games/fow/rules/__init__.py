"""The procedures of the comprehensive rules."""
