"""Final Fantasy TCG."""
