import type { Client } from 'pg';
import { ownClient } from '../own-client.js';

export const OWNER_ROLE = 'kolo_owner';
export const APPLICATION_ROLE = 'kolo_app';

export async function prepareRoles(
  superuserUrl: string,
  passwords: { readonly owner: string; readonly application: string },
): Promise<void> {
  await withClient(superuserUrl, async (client) => {
    const roles = [
      { name: OWNER_ROLE, password: passwords.owner, may: 'CREATEDB' },
      { name: APPLICATION_ROLE, password: passwords.application, may: 'NOCREATEDB' },
    ];
    for (const { name, password, may } of roles) {
      const known = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name]);
      await client.query(
        `${known.rowCount === 0 ? 'CREATE' : 'ALTER'} ROLE ${name} LOGIN NOSUPERUSER NOCREATEROLE ${may} PASSWORD ${client.escapeLiteral(password)}`,
      );
    }
  });
}

/** The application may use whatever the owner creates later; append-only tables revoke that again. */
export async function prepareDatabase(ownerUrl: string, database: string): Promise<string> {
  await withClient(ownerUrl, async (client) => {
    const known = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (known.rowCount === 0) {
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`);
    }
    await client.query(
      `REVOKE ALL ON DATABASE ${client.escapeIdentifier(database)} FROM PUBLIC;
       GRANT CONNECT, TEMPORARY ON DATABASE ${client.escapeIdentifier(database)} TO ${APPLICATION_ROLE}`,
    );
  });
  const url = inDatabase(ownerUrl, database);
  await withClient(url, (client) =>
    client.query(`
      ALTER DEFAULT PRIVILEGES GRANT USAGE ON SCHEMAS TO ${APPLICATION_ROLE};
      ALTER DEFAULT PRIVILEGES GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${APPLICATION_ROLE};
      ALTER DEFAULT PRIVILEGES GRANT USAGE, SELECT, UPDATE ON SEQUENCES TO ${APPLICATION_ROLE};
      ALTER DEFAULT PRIVILEGES GRANT EXECUTE ON ROUTINES TO ${APPLICATION_ROLE};
    `),
  );
  return url;
}

export function inDatabase(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(database)}`;
  return other.href;
}

async function withClient(url: string, work: (client: Client) => Promise<unknown>) {
  const client = ownClient(url);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
