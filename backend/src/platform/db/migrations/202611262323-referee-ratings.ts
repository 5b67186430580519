import { ForwardMigration, forApplication } from './migration.js';

/** What the two companies of a match thought of its referees. */
export class RefereeRatings1795735380000 extends ForwardMigration {
  protected readonly statements = [table, erasableNotes, grants];
}

// No foreign key may point at matches, because a rebuild swaps that table.
const table = `
  CREATE TABLE referee_ratings (
    match_id integer NOT NULL,
    user_id  integer NOT NULL REFERENCES users ON DELETE CASCADE,
    rated_by integer NOT NULL REFERENCES users ON DELETE CASCADE,
    stars    smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
    rated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (match_id, user_id, rated_by)
  );
  CREATE INDEX ON referee_ratings (user_id);
  CREATE INDEX ON referee_ratings (rated_by);
  CREATE TRIGGER raise_change_mark AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON referee_ratings
    FOR EACH STATEMENT EXECUTE FUNCTION raise_change_mark()
`;

// Words about somebody can be erased from a closed statement; its money cannot change.
const erasableNotes = `
  CREATE OR REPLACE TRIGGER closed_line BEFORE DELETE ON referee_statement_lines
    FOR EACH ROW WHEN (OLD.statement_id IS NOT NULL) EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER closed_line_change BEFORE UPDATE ON referee_statement_lines
    FOR EACH ROW WHEN (OLD.statement_id IS NOT NULL AND (
      NEW.note IS NOT NULL OR to_jsonb(OLD) - 'note' IS DISTINCT FROM to_jsonb(NEW) - 'note'))
    EXECUTE FUNCTION refuse_change()
`;

const grants = forApplication(
  'GRANT SELECT, INSERT, UPDATE, DELETE ON referee_ratings TO kolo_app;',
);
