import { ForwardMigration } from './migration.js';

/** Which document of a player is known to hold nothing that is not seen; null for those of older releases. */
export class BareDocuments1795670400000 extends ForwardMigration {
  protected readonly statements = ['ALTER TABLE players ADD COLUMN bare_document text'];
}
