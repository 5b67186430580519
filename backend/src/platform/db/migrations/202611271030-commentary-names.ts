import { ForwardMigration, forApplication } from './migration.js';

/** Up to when texts about matches followed the names of players, so that only newer ones are looked at. */
export class CommentaryNames1795775400000 extends ForwardMigration {
  protected readonly statements = [followed, changed, grants];
}

const followed = `
  CREATE TABLE commentary_names (
    id          boolean PRIMARY KEY DEFAULT true CHECK (id),
    followed_to timestamptz NOT NULL
  );
  INSERT INTO commentary_names (followed_to) VALUES ('epoch')
`;

const changed = `
  CREATE INDEX players_names_changed_at ON players (names_changed_at)
  WHERE names_changed_at IS NOT NULL
`;

const grants = forApplication('GRANT SELECT, UPDATE ON commentary_names TO kolo_app;');
