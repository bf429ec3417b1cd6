"""What Alembic runs: the migrations, on the connection that `upgrade` hands over."""

from __future__ import annotations

from alembic import context

from tracker.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
