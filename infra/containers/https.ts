import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { json, text } from 'node:stream/consumers';
import type { SessionView } from '@kolo/domain';
import { until } from '../../backend/test/until.js';
import { withinMs } from '../../faults/limits.js';
import { addressesOf, compose, composeWith, docker, isCompose2 } from './compose.js';

const secure = `https://localhost:${process.env.HTTPS_PORT}`;

// Older ones cannot take the proxy's port away.
(isCompose2 ? describe : describe.skip)('two lines that turn HTTPS on', () => {
  beforeAll(async () => {
    const files = `${process.env.COMPOSE_FILE}:infra/caddy/tls.yml`;
    await composeWith({ COMPOSE_FILE: files, DOMAIN: 'localhost' }, 'up', '-d');
    const isReady = async () => (await ask('/api/health/ready')).statusCode === 200;
    await until(isReady, { what: `${secure} is ready`, withinMs });
  });

  it('put Caddy in front, and nobody reaches the proxy past it', async () => {
    const page = await ask('/');
    expect(page.headers['strict-transport-security']).toBeDefined();
    expect(await text(page)).toContain('<html');
    const plain = get(`http://localhost:${process.env.HTTP_PORT}/`);
    const [redirect] = (await once(plain, 'response')) as [IncomingMessage];
    expect(redirect.statusCode).toBe(308);
    redirect.resume();
    expect(await docker('port', await compose('ps', '-q', 'proxy'))).toBe('');
  });

  it('make the cookie secure, and leave a visitor the address that Caddy saw', async () => {
    const account = { username: 'admin', password: process.env.ADMIN_PASSWORD };
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' };
    const signedIn = await ask('/api/login', { method: 'POST', headers }, JSON.stringify(account));
    const [cookie = ''] = signedIn.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/; Secure/);
    const answer = await ask('/api/user/sessions', { headers: { cookie } });
    const sessions = (await json(answer)) as SessionView[];
    const session = sessions.find(({ isCurrent }) => isCurrent);
    expect(session?.network).toMatch(/^\d+\./);
    const between = await Promise.all([addressesOf('caddy'), addressesOf('proxy')]);
    expect([...between.flat(), '203.0.113.9']).not.toContain(session?.network);
  });
});

async function ask(path: string, options: RequestOptions = {}, body?: string) {
  // Caddy signs for localhost itself.
  const sent = request(secure + path, { rejectUnauthorized: false, agent: false, ...options });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return answer;
}
