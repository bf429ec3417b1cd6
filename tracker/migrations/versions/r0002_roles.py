"""Who may do what on a server: three roles, policies by row, and no event ever changed.

* `euchre_table` writes its own logs and reads them, and what the director said about them; nothing else.
* `euchre_director` reads everything and writes the director's logs.
* `euchre_screen` reads what is posted: the acts of the event, without pairings that are still a draft.

They are groups; every table and person has a login of its own in one of them. Whose a log is goes by the
login (`session_user`), which no SET ROLE changes. SQLite has no roles: a file belongs to who may open it.
"""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"

_ROLES = """
DO $$
DECLARE name text;
BEGIN
    FOREACH name IN ARRAY ARRAY['euchre_table', 'euchre_director', 'euchre_screen'] LOOP
        IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) THEN
            EXECUTE format('CREATE ROLE %I NOLOGIN', name);
        END IF;
    END LOOP;
END $$
"""

_RIGHTS = (
    "REVOKE CREATE ON SCHEMA public FROM PUBLIC",
    "GRANT USAGE ON SCHEMA public TO euchre_table, euchre_director, euchre_screen",
    "REVOKE ALL ON log_events, log_origins, director_pins FROM PUBLIC",
    "GRANT SELECT ON log_events, log_origins, alembic_version "
    "TO euchre_table, euchre_director, euchre_screen",
    "GRANT INSERT ON log_events TO euchre_table, euchre_director",
    "GRANT INSERT (origin, kind, label) ON log_origins TO euchre_table, euchre_director",
    "GRANT SELECT, INSERT ON director_pins TO euchre_director",
    "GRANT USAGE ON SEQUENCE director_pins_number_seq TO euchre_director",
    "ALTER TABLE log_origins ALTER COLUMN owner SET DEFAULT session_user",
    "ALTER TABLE log_origins ADD CONSTRAINT log_origins_kind CHECK (kind IN ('table', 'director'))",
    "ALTER TABLE log_origins ENABLE ROW LEVEL SECURITY",
    "ALTER TABLE log_events ENABLE ROW LEVEL SECURITY",
)

_OWN = "EXISTS (SELECT FROM log_origins o WHERE o.origin = log_events.origin AND o.owner = session_user)"
_OF_DIRECTOR = "EXISTS (SELECT FROM log_origins o WHERE o.origin = log_events.origin AND o.kind = 'director')"
_ABOUT_OWN = (
    "EXISTS (SELECT FROM log_origins o WHERE o.origin = log_events.data::jsonb ->> 'about' "
    "AND o.kind = 'table' AND o.owner = session_user)"
)

_POLICIES = (
    # Whose logs there are.
    "CREATE POLICY director_sees ON log_origins FOR SELECT TO euchre_director USING (true)",
    "CREATE POLICY table_sees ON log_origins FOR SELECT TO euchre_table "
    "USING (owner = session_user OR kind = 'director')",
    "CREATE POLICY screen_sees ON log_origins FOR SELECT TO euchre_screen USING (kind = 'director')",
    "CREATE POLICY director_begins ON log_origins FOR INSERT TO euchre_director "
    "WITH CHECK (owner = session_user AND kind = 'director')",
    "CREATE POLICY table_begins ON log_origins FOR INSERT TO euchre_table "
    "WITH CHECK (owner = session_user AND kind = 'table')",
    # What they hold.
    "CREATE POLICY director_reads ON log_events FOR SELECT TO euchre_director USING (true)",
    "CREATE POLICY table_reads ON log_events FOR SELECT TO euchre_table "
    f"USING ({_OWN} OR ({_OF_DIRECTOR} AND {_ABOUT_OWN}))",
    f"CREATE POLICY screen_reads ON log_events FOR SELECT TO euchre_screen USING ({_OF_DIRECTOR} "
    "AND \"do\" LIKE 'event.%' "
    "AND (\"do\" NOT IN ('event.draw', 'event.override') OR round_is_posted(origin, data)))",
    f"CREATE POLICY director_writes ON log_events FOR INSERT TO euchre_director WITH CHECK ({_OF_DIRECTOR})",
    "CREATE POLICY table_writes ON log_events FOR INSERT TO euchre_table "
    f"WITH CHECK ({_OWN} AND \"do\" <> 'rule' AND \"do\" NOT LIKE 'event.%')",
)

_FUNCTIONS = (
    # The screen may not read the drafts that this has to look at.
    """
    CREATE FUNCTION round_is_posted(log text, what text) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
        SELECT EXISTS (
            SELECT FROM log_events
            WHERE origin = log AND "do" = 'event.publish'
            AND data::jsonb ->> 'round' = what::jsonb ->> 'round'
        )
    $$
    """,
    # Copied in order, without gaps: what comes again is left to the primary key.
    """
    CREATE FUNCTION log_events_in_order() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
    DECLARE last integer;
    BEGIN
        SELECT coalesce(max(seq), 0) INTO last FROM log_events WHERE origin = NEW.origin;
        IF NEW.seq < 1 OR NEW.seq > last + 1 THEN
            RAISE EXCEPTION 'event % of log % does not follow event %', NEW.seq, NEW.origin, last
                USING ERRCODE = 'integrity_constraint_violation';
        END IF;
        RETURN NEW;
    END $$
    """,
    """
    CREATE FUNCTION log_events_stay() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        RAISE EXCEPTION 'the log is appended to, never changed' USING ERRCODE = 'insufficient_privilege';
    END $$
    """,
    """
    CREATE FUNCTION log_events_told() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        PERFORM pg_notify('euchre_log', origin || ' ' || max(seq)) FROM added GROUP BY origin;
        RETURN NULL;
    END $$
    """,
)

_TRIGGERS = (
    "CREATE TRIGGER in_order BEFORE INSERT ON log_events FOR EACH ROW EXECUTE FUNCTION log_events_in_order()",
    "CREATE TRIGGER told AFTER INSERT ON log_events REFERENCING NEW TABLE AS added "
    "FOR EACH STATEMENT EXECUTE FUNCTION log_events_told()",
    *(
        f"CREATE TRIGGER stays BEFORE UPDATE OR DELETE OR TRUNCATE ON {table} "
        "FOR EACH STATEMENT EXECUTE FUNCTION log_events_stay()"
        for table in ("log_events", "log_origins")
    ),
)


def upgrade() -> None:
    """Make roles, rights, policies and triggers; nothing on SQLite."""
    if op.get_bind().dialect.name != "postgresql":
        return
    for statement in (_ROLES, *_FUNCTIONS, *_RIGHTS, *_POLICIES, *_TRIGGERS):
        op.execute(statement)
