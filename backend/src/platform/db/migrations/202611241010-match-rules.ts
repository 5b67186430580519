import { ForwardMigration, forApplication } from './migration.js';

/** The rule sheet of a league. A league without a row plays as all did before there were sheets. */
export class MatchRules1795515000000 extends ForwardMigration {
  protected readonly statements = [sheets, watch, grants];
}

const sheets = `
  CREATE TABLE league_match_rules (
    league_id  integer PRIMARY KEY REFERENCES leagues ON DELETE CASCADE,
    preset     text NOT NULL,
    rules      jsonb NOT NULL,
    version    integer NOT NULL CHECK (version > 0),
    updated_at timestamptz NOT NULL
  )
`;

const watch = `
  CREATE TRIGGER raise_change_mark AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON league_match_rules
  FOR EACH STATEMENT EXECUTE FUNCTION raise_change_mark()
`;

const grants = forApplication(
  'GRANT SELECT, INSERT, UPDATE, DELETE ON league_match_rules TO kolo_app;',
);
