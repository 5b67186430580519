import { ForwardMigration } from './migration.js';

/** How public pages name the players of a league; a person's own choice can only be stricter. */
export class NamePolicies1795731360000 extends ForwardMigration {
  protected readonly statements = [ofLeagues, ofPlayers];
}

const ofLeagues = `
  ALTER TABLE leagues ADD COLUMN name_policy text NOT NULL DEFAULT 'full'
    CHECK (name_policy IN ('full', 'initial', 'hidden'))`;

const ofPlayers = `
  ALTER TABLE players ADD COLUMN name_policy text
    CHECK (name_policy IN ('full', 'initial', 'hidden'))`;
