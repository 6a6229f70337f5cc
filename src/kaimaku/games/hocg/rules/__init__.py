"""The chapters of the rules of the hololive OCG."""
