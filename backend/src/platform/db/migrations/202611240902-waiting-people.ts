import { ForwardMigration } from './migration.js';

/** Administrators look for the few who wait, or have a role, among all who ever registered. */
export class WaitingPeople1795510920000 extends ForwardMigration {
  protected readonly statements = [
    `CREATE INDEX players_pending ON players (created_at, id)
       WHERE status = 'pending' AND withdrawn_at IS NULL`,
    `CREATE INDEX users_pending ON users (id) WHERE NOT approved AND deactivated_at IS NULL`,
    `CREATE INDEX users_active ON users (role) WHERE approved AND deactivated_at IS NULL`,
  ];
}
