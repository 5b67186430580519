import { ForwardMigration, forApplication } from './migration.js';

/** The permanent id of a calendar entry, and when something that it shows changed besides its match. */
export class CalendarEntries1795657200000 extends ForwardMigration {
  protected readonly statements = [namedAt, noteName, noteNames, installation, watch, grants];
}

// Teams were renamed before anything noted it: the time of the migration makes calendars read them once.
const namedAt = 'ALTER TABLE teams ADD COLUMN named_at timestamptz NOT NULL DEFAULT now()';

const noteName = `
  CREATE FUNCTION note_team_name() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.named_at := greatest(clock_timestamp(), OLD.named_at);
    RETURN NEW;
  END $$
`;

const noteNames = `
  CREATE TRIGGER note_team_name BEFORE UPDATE ON teams FOR EACH ROW
    WHEN (NEW.name IS DISTINCT FROM OLD.name) EXECUTE FUNCTION note_team_name()
`;

const installation = `
  CREATE TABLE installation (
    only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
    id       text NOT NULL
  )
`;

const watch = `
  CREATE TRIGGER raise_change_mark AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON installation
    FOR EACH STATEMENT EXECUTE FUNCTION raise_change_mark()
`;

const grants = forApplication('GRANT SELECT, INSERT ON installation TO kolo_app;');
