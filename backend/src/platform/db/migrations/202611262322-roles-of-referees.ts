import { ForwardMigration } from './migration.js';

/** The role in which somebody referees a match, for whoever shows their names. */
export class RolesOfReferees1795735320000 extends ForwardMigration {
  protected readonly statements = [column, known, marks];
}

// Null where nobody gave a role, and where a node of the release before wrote the row.
const column = 'ALTER TABLE match_referees ADD COLUMN role text';

const known = `
  UPDATE match_referees r SET role = a.role FROM referee_assignments a
  WHERE a.match_id = r.match_id AND a.user_id = r.user_id AND a.state = 'accepted'`;

const marks = `
  CREATE TRIGGER raise_change_mark AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON match_referees
  FOR EACH STATEMENT EXECUTE FUNCTION raise_change_mark()`;
