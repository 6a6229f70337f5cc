"""VCard in scenarios: positions, terms and expectations."""
