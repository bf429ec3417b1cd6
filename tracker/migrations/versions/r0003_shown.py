"""What a table shows its director besides its log: how it does, and pictures of what was found.

* `table_states` holds how each table's camera does, a row a table, written over by the table alone.
* `table_pictures` holds the pictures that a finding rests on, the table's area only, within bounds: no
  picture above 256 kB, none once a table has 32 MB. No role takes one back; the owner may, once the event is
  over.

A server also tells of news by where they belong: `euchre_log` of the tables' logs and pictures, to directors;
`euchre_director` of the director's log, to directors and screens. Tables do not listen: each card played
anywhere would wake the connection of each of them.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

_OWN = (
    "EXISTS (SELECT FROM log_origins o WHERE o.origin = {table}.origin "
    "AND o.kind = 'table' AND o.owner = session_user)"
)

_RIGHTS = (
    "REVOKE ALL ON table_states, table_pictures FROM PUBLIC",
    "GRANT SELECT ON table_states, table_pictures TO euchre_table, euchre_director",
    "GRANT INSERT, UPDATE ON table_states TO euchre_table",
    "GRANT INSERT ON table_pictures TO euchre_table",
    "ALTER TABLE table_states ENABLE ROW LEVEL SECURITY",
    "ALTER TABLE table_pictures ENABLE ROW LEVEL SECURITY",
    "ALTER TABLE table_pictures ADD CONSTRAINT table_pictures_size CHECK (octet_length(jpeg) <= 262144)",
    *(
        f"CREATE POLICY director_reads ON {table} FOR SELECT TO euchre_director USING (true)"
        for table in ("table_states", "table_pictures")
    ),
    *(
        f"CREATE POLICY table_{what.lower()}s ON {table} FOR {what} TO euchre_table "
        + f"{'WITH CHECK' if what == 'INSERT' else 'USING'} ({_OWN.format(table=table)})"
        for table, whats in (
            ("table_states", ("SELECT", "INSERT", "UPDATE")),
            ("table_pictures", ("SELECT", "INSERT")),
        )
        for what in whats
    ),
)

_FUNCTIONS = (
    """
    CREATE FUNCTION table_pictures_bounded() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
    DECLARE kept bigint;
    BEGIN
        SELECT coalesce(sum(octet_length(jpeg)), 0) INTO kept FROM table_pictures WHERE origin = NEW.origin;
        IF kept + octet_length(NEW.jpeg) > 33554432 THEN
            RAISE EXCEPTION 'table % has as many pictures here as are kept', NEW.origin
                USING ERRCODE = 'integrity_constraint_violation';
        END IF;
        RETURN NEW;
    END $$
    """,
    """
    CREATE FUNCTION table_pictures_told() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        PERFORM pg_notify('euchre_log', origin) FROM (SELECT DISTINCT origin FROM added) AS news;
        RETURN NULL;
    END $$
    """,
    """
    CREATE OR REPLACE FUNCTION log_events_told() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        PERFORM pg_notify(CASE o.kind WHEN 'director' THEN 'euchre_director' ELSE 'euchre_log' END, o.origin)
            FROM (SELECT DISTINCT origin FROM added) AS news JOIN log_origins o USING (origin);
        RETURN NULL;
    END $$
    """,
)

_TRIGGERS = (
    "CREATE TRIGGER bounded BEFORE INSERT ON table_pictures "
    "FOR EACH ROW EXECUTE FUNCTION table_pictures_bounded()",
    "CREATE TRIGGER told AFTER INSERT ON table_pictures REFERENCING NEW TABLE AS added "
    "FOR EACH STATEMENT EXECUTE FUNCTION table_pictures_told()",
)


def upgrade() -> None:
    """Make the tables that are missing; on a server, who may do what with them too."""
    op.create_table(
        "table_states",
        sa.Column("origin", sa.String(32), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("health", sa.String(16), nullable=False),
        sa.Column("status", sa.String(200), nullable=False),
        sa.Column("advice", sa.String(200), nullable=False),
        sa.Column("age", sa.Double, nullable=True),
        sa.Column("fps", sa.Double, nullable=False),
        sa.Column("frames", sa.Integer, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "table_pictures",
        sa.Column("origin", sa.String(32), primary_key=True),
        sa.Column("event", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(24), primary_key=True),
        sa.Column("jpeg", sa.LargeBinary, nullable=False),
        if_not_exists=True,
    )
    if op.get_bind().dialect.name != "postgresql":
        return
    for statement in (*_FUNCTIONS, *_RIGHTS, *_TRIGGERS):
        op.execute(statement)
