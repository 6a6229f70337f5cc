"""Migrate a database of any older version, or an empty one."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from .errors import TooNew


def upgrade(connection: Connection) -> None:
    """Within the caller's transaction and lock: either everything is done or nothing."""
    config = Config()
    config.set_main_option("script_location", f"{__package__}:migrations")
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    present = set(MigrationContext.configure(connection).get_current_heads())
    if not present <= known:
        raise TooNew("the data was written by a newer version of Kaimaku; update Kaimaku to open it")
    if present != set(scripts.get_heads()):
        command.upgrade(config, "head")
