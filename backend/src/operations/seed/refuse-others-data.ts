import type pg from 'pg';
import { OperatorError } from '../../platform/log/operator.error.js';
import { demoCompanies } from './demo-companies.js';

const maxNamed = 5;

interface Others {
  leagues: string[];
  accounts: string[];
}

/**
 * Matches, pictures and texts that were tried out in the demo season belong to it. A league or an account
 * that it did not make shows that somebody works with this database.
 */
export async function refuseOthersData(client: pg.ClientBase): Promise<void> {
  const { leagues, accounts } = await othersData(client);
  const found = [
    ...(leagues.length > 0 ? [`leagues (${named(leagues)})`] : []),
    ...(accounts.length > 0 ? [`accounts (${named(accounts)})`] : []),
  ];
  if (found.length > 0)
    throw new OperatorError(
      `This database has ${found.join(' and ')} that the demo season did not make. With --replace everything in it is deleted.`,
    );
}

async function othersData(client: pg.ClientBase): Promise<Others> {
  const { rows } = await client.query<Others>(
    `SELECT ARRAY(SELECT name FROM leagues
                  WHERE id NOT IN (SELECT league_id FROM seed_runs) ORDER BY id) AS leagues,
            ARRAY(SELECT username FROM users
                  WHERE role <> 'admin'
                    AND NOT (username = ANY ($1) AND EXISTS (SELECT FROM seed_runs))
                  ORDER BY id) AS accounts`,
    [demoCompanies().map(({ username }) => username)],
  );
  return rows[0] ?? { leagues: [], accounts: [] };
}

const named = (names: readonly string[]): string =>
  names.slice(0, maxNamed).join(', ') + (names.length > maxNamed ? ', …' : '');
