import { ForwardMigration } from './migration.js';

/** A referee's own name stays where no table has written it down for a match. */
export class OwnNames1795737600000 extends ForwardMigration {
  protected readonly statements = [
    'ALTER TABLE officials ADD COLUMN is_own boolean NOT NULL DEFAULT false',
  ];
}
