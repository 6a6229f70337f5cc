"""Run by Alembic, on the connection that `migrate.upgrade` gives it."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
