import { ForwardMigration } from './migration.js';

/** When public pages began to name players otherwise, so that texts about matches can follow. */
export class NamesChanged1795762500000 extends ForwardMigration {
  protected readonly statements = [ofLeagues, ofPlayers, changedPlayers, ofTexts];
}

const ofLeagues = 'ALTER TABLE leagues ADD COLUMN names_changed_at timestamptz';

const ofPlayers = 'ALTER TABLE players ADD COLUMN names_changed_at timestamptz';

const changedPlayers =
  'CREATE INDEX players_names_changed ON players (id) WHERE names_changed_at IS NOT NULL';

/** Null for texts from before: they are compared with the names of today once. */
const ofTexts = 'ALTER TABLE match_commentaries ADD COLUMN names_as_of timestamptz';
