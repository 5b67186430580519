import { ForwardMigration } from './migration.js';

/** What the report of a match says about the hall, beside its name. */
export class VenuePitches1795791600000 extends ForwardMigration {
  protected readonly statements = [
    'ALTER TABLE venues ADD COLUMN surface text, ADD COLUMN lighting text',
  ];
}
