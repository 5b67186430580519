import type { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../test/database.js';
import { ownClient } from '../platform/db/own-client.js';
import { CopySink } from './copy-sink.js';

let database: TestDatabase;
let [copying, other]: Client[] = [];
const connected = async (): Promise<Client> => {
  const client = ownClient(database.adminUrl);
  await client.connect();
  return client;
};
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  [copying, other] = [await connected(), await connected()];
  await other.query('CREATE TABLE copied (text text)');
});
afterEach(async () => {
  await other?.query('DROP TABLE copied');
  await Promise.all([copying?.end(), other?.end()]);
});
afterAll(() => database.drop());

it.each(['ready', 'end'] as const)(
  'a copy whose connection was lost while nobody waited for it fails when %s is called',
  async (step) => {
    if (copying === undefined || other === undefined) throw new Error('Not connected');
    const lost = new Promise((resolve) => copying?.once('end', resolve));
    const { rows } = await copying.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const sink = new CopySink(copying, 'copied', 'text');
    // More than a stream takes at once.
    for (let row = 0; row < 10_000; row += 1) sink.write(['a row of some length']);
    await other.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await lost;
    await expect(sink[step]()).rejects.toMatchObject({
      code: expect.stringMatching(/^(57P01|EPIPE|ECONNRESET)$/),
    });
  },
);
