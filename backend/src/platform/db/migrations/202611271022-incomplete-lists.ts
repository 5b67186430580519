import { ForwardMigration } from './migration.js';

/** For which time of a match its incomplete lists were announced. */
export class IncompleteLists1795774920000 extends ForwardMigration {
  protected readonly statements = [
    'ALTER TABLE push_matches ADD COLUMN incomplete_for timestamptz',
  ];
}
