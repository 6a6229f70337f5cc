"""Danmaku!! in scenarios: positions, terms and expectations."""
