"""Lessons: coached games. A lesson is a scenario's position, what the bots do there, and what a coach says."""
