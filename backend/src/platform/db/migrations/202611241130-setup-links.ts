import { ForwardMigration, forApplication } from './migration.js';

/** Links by which somebody becomes the first administrator. */
export class SetupLinks1795519800000 extends ForwardMigration {
  protected readonly statements = [setupLinks, grants];
}

const setupLinks = `
  CREATE TABLE setup_links (
    token_hash text PRIMARY KEY,
    expires_at timestamptz NOT NULL
  );
`;

const grants = forApplication('GRANT SELECT, INSERT, DELETE ON setup_links TO kolo_app;');
