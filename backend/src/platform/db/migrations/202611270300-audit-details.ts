import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What an entry of the audit says in words stands beside it, where it can be erased; the entry itself keeps
 * ids and numbers for ever. Nodes of the version before still write words into the entry: `move_audit_details`
 * moves them, every night and before somebody is erased.
 */
export class AuditDetails1795748400000 implements MigrationInterface {
  public async up(runner: QueryRunner): Promise<void> {
    for (const statement of [table, view, appendOnly, move]) await runner.query(statement);
  }

  public async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP FUNCTION move_audit_details(); DROP VIEW audit_entries; DROP TABLE audit_details',
    );
  }
}

const table = `
  CREATE TABLE audit_details (
    entry_id     bigint PRIMARY KEY,
    at           timestamptz NOT NULL DEFAULT clock_timestamp(),
    subject_name text NOT NULL,
    before       jsonb,
    after        jsonb
  );
  CREATE INDEX ON audit_details (at);
  CREATE INDEX ON audit_log (actor_id);

  DO $$ BEGIN
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'kolo_app') THEN
      GRANT SELECT, INSERT, UPDATE, DELETE ON audit_details TO kolo_app;
    END IF;
  END $$;
`;

// Names are those of then; where that was erased or is too old to be kept, those of today.
const view = `
  CREATE VIEW audit_entries AS
  SELECT log.id, log.at, log.actor_id,
         coalesce((SELECT username FROM users WHERE id = log.actor_id), log.actor_username) AS actor_username,
         log.action, log.subject_type, log.subject_id,
         coalesce(nullif(d.subject_name, ''), nullif(log.subject_name, ''), CASE log.subject_type
           WHEN 'account' THEN (SELECT coalesce(company_name, username) FROM users WHERE id = log.subject_id)
           WHEN 'player' THEN (SELECT first_name || ' ' || last_name FROM players WHERE id = log.subject_id)
           WHEN 'team' THEN (SELECT name FROM teams WHERE id = log.subject_id)
           WHEN 'league' THEN (SELECT name FROM leagues WHERE id = log.subject_id)
         END) AS subject_name,
         log.before || coalesce(d.before, '{}') AS before,
         log.after || coalesce(d.after, '{}') AS after
  FROM audit_log log LEFT JOIN audit_details d ON d.entry_id = log.id;

  DO $$ BEGIN
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'kolo_app') THEN
      REVOKE ALL ON audit_entries FROM kolo_app;
      GRANT SELECT ON audit_entries TO kolo_app;
    END IF;
  END $$;
`;

// The one change that the audit allows takes words away, which only the function below does.
const appendOnly = `
  CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_TABLE_NAME = 'audit_log' AND TG_OP = 'UPDATE'
       AND current_setting('kolo.moves_audit_details', true) = 'on' THEN
      RETURN NULL;
    END IF;
    RAISE EXCEPTION '% of % is refused: the log is append-only', TG_OP, TG_TABLE_NAME
      USING ERRCODE = 'restrict_violation';
  END $$;
`;

/** Numbers and what is yes or no tell of nobody. */
const words = (fields: string, kinds: string) => `(
  SELECT jsonb_object_agg(key, value) FROM jsonb_each(${fields}) WHERE jsonb_typeof(value) ${kinds}
)`;
const impersonal = `IN ('number', 'boolean', 'null')`;

const move = `
  CREATE FUNCTION move_audit_details() RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DECLARE
    moved integer;
  BEGIN
    INSERT INTO audit_details (entry_id, at, subject_name, before, after)
    SELECT id, at, subject_name, ${words('before', `NOT ${impersonal}`)}, ${words('after', `NOT ${impersonal}`)}
    FROM audit_log WHERE actor_username <> '' OR subject_name <> ''
    ON CONFLICT DO NOTHING;
    PERFORM set_config('kolo.moves_audit_details', 'on', true);
    UPDATE audit_log SET actor_username = '', subject_name = '',
      before = CASE WHEN before IS NOT NULL THEN coalesce(${words('before', impersonal)}, '{}') END,
      after = CASE WHEN after IS NOT NULL THEN coalesce(${words('after', impersonal)}, '{}') END
    WHERE actor_username <> '' OR subject_name <> '';
    GET DIAGNOSTICS moved = ROW_COUNT;
    PERFORM set_config('kolo.moves_audit_details', 'off', true);
    RETURN moved;
  END $$;
`;
