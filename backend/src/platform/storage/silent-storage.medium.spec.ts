import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { until } from '../../../test/until.js';
import { silenceLimits } from '../async/silent-connection.js';

let silent: Server;
let connections: number;
let kolo: TestApp;

/** A storage that knows its bucket, and says nothing about what lies in it. */
beforeAll(async () => {
  silenceLimits.storageMs = 5_000;
  silent = createServer((request, response) => {
    connections += 1;
    const { pathname } = new URL(request.url ?? '', 'http://s3');
    if (/^\/kolo\/?$/.test(pathname)) response.end();
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const keys = { accessKey: 'key', secretKey: 'secret', region: 'us-east-1' };
  const s3 = { endpoint, bucket: 'kolo', ...keys };
  kolo = await startTestApp({ config: { s3 } });
});
beforeEach(() => {
  connections = 0;
});
afterAll(async () => {
  silent.closeAllConnections();
  silent.close();
  await kolo.close();
});

/** The final answer, and how many transactions are open while the storage is silent. */
async function upload(method: string, path: string, form: FormData): Promise<[number, number]> {
  const headers = { cookie: kolo.cookies.admin };
  const answer = fetch(`${kolo.url}${path}`, { method, headers, body: form });
  await until(() => connections > 0);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const { rowCount } = await kolo.db.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
  );
  return [(await answer).status, rowCount ?? 0];
}

it('rules that a silent storage does not take are not published, and hold no transaction open', async () => {
  const form = new FormData();
  form.set('title', 'Pravila');
  form.set('file', new Blob(['%PDF-1.7\n%%EOF\n']), 'pravila.pdf');
  expect(await upload('POST', '/api/rules', form)).toEqual([503, 0]);
  expect((await kolo.call('GET', '/api/rules', { as: 'public' })).status).toBe(404);
});

it('a logo that a silent storage does not take is not shown, and holds no transaction open', async () => {
  const { rows } = await kolo.db.query<{ id: number }>(
    'INSERT INTO sponsorships (user_id, package_id) VALUES ($1, 3) RETURNING id',
    [kolo.userIds.company],
  );
  const create = { width: 40, height: 20, channels: 3, background: 'red' } as const;
  const form = new FormData();
  form.set('logo', new Blob([Uint8Array.from(await sharp({ create }).png().toBuffer())]), 'l.png');
  const path = `/api/sponsorships/${rows[0]?.id}/logo`;
  expect(await upload('PUT', path, form)).toEqual([503, 0]);
  const { json } = await kolo.call('GET', '/api/sponsorships', { as: 'admin' });
  expect(json).toMatchObject([{ logoUrl: null }]);
});
