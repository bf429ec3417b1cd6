"""The one set of migrations of both stores, run by Alembic."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Engine

_HERE = Path(__file__).parent


def upgrade(engine: Engine) -> None:
    """Bring a store's tables, and on a server its roles and policies, to the newest revision.

    Harmless when they are there already. On a server the login needs CREATEROLE and the right to create
    tables in the database; it becomes their owner.

    Raises:
        sqlalchemy.exc.SQLAlchemyError: the database refuses.
    """
    config = Config()
    config.set_main_option("script_location", str(_HERE).replace("%", "%%"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
