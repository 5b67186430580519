import { ForwardMigration, forApplication } from './migration.js';

/** One photo of a match. */
export class MatchPhotos1795764000000 extends ForwardMigration {
  protected readonly statements = [photos, marks, grants];
}

// Set by an account, or with the grant of a device at the table.
const photos = `
  CREATE TABLE match_photos (
    match_id integer PRIMARY KEY,
    file     text NOT NULL UNIQUE,
    width    integer NOT NULL,
    height   integer NOT NULL,
    user_id  integer REFERENCES users ON DELETE CASCADE,
    grant_id integer,
    set_at   timestamptz NOT NULL DEFAULT now(),
    CHECK (num_nonnulls(user_id, grant_id) = 1)
  );
  CREATE INDEX match_photos_user ON match_photos (user_id);
`;

const marks = `
  CREATE TRIGGER raise_change_mark AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON match_photos
  FOR EACH STATEMENT EXECUTE FUNCTION raise_change_mark()
`;

const grants = forApplication(`
  GRANT SELECT, INSERT, UPDATE, DELETE ON match_photos TO kolo_app;
`);
