"""The hololive OCG in scenarios: positions, terms and expectations."""
