import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { text } from 'node:stream/consumers';
import { until } from '../../backend/test/until.js';
import { withinMs } from '../../faults/limits.js';
import { compose, composeWith, docker, isCompose2 } from './compose.js';

// Older ones cannot take the proxy's port away.
(isCompose2 ? it : it.skip)(
  'two lines turn HTTPS on, and the proxy is no longer reached past it',
  async () => {
    const files = `${process.env.COMPOSE_FILE}:infra/caddy/tls.yml`;
    const lines = { COMPOSE_FILE: files, DOMAIN: 'localhost' };
    const secure = `https://localhost:${process.env.HTTPS_PORT}`;
    await composeWith(lines, 'up', '-d');
    const answers = async () => (await askSecure(`${secure}/api/health/ready`)).statusCode === 200;
    await until(answers, { what: `${secure} is ready`, withinMs });
    const page = await askSecure(`${secure}/`);
    expect(page.headers['strict-transport-security']).toBeDefined();
    expect(await text(page)).toContain('<html');
    const plain = get(`http://localhost:${process.env.HTTP_PORT}/`);
    const [redirect] = (await once(plain, 'response')) as [IncomingMessage];
    expect(redirect.statusCode).toBe(308);
    redirect.resume();
    const proxy = await compose('ps', '-q', 'proxy');
    expect(await docker('port', proxy)).toBe('');
  },
);

async function askSecure(url: string): Promise<IncomingMessage> {
  // Caddy signs for localhost itself.
  const request = getSecure(url, { rejectUnauthorized: false, agent: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return answer;
}
