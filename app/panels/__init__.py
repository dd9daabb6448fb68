"""What stands around the table: prompt, stack, phases, log, preview, browsers."""
