import { ForwardMigration } from './migration.js';

/** Where a referee or a delegate comes from, for the report. */
export class TownsOfReferees1795799100000 extends ForwardMigration {
  protected readonly statements = ['ALTER TABLE officials ADD COLUMN town text'];
}
