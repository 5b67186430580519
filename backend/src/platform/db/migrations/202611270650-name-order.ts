import { ForwardMigration } from './migration.js';

const playersBy = (first: string, second: string): string => `
  CREATE INDEX players_by_${first} ON players
    ((folded_name(${first} || ' ' || ${second})) COLLATE "C", id DESC) WHERE erased_at IS NULL`;

/** The public search reads the names that begin with what it is for in their order, and no more than it shows. */
export class NameOrder1795762200000 extends ForwardMigration {
  protected readonly statements = [
    playersBy('first_name', 'last_name'),
    playersBy('last_name', 'first_name'),
    'CREATE INDEX teams_by_name ON teams ((folded_name(name)) COLLATE "C", user_id, id DESC)',
  ];
}
