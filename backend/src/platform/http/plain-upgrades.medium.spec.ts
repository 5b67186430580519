import { once } from 'node:events';
import { connect } from 'node:net';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { liveSocket, opened } from '../../../test/spectator.js';

let kolo: TestApp;
beforeAll(async () => {
  kolo = await startTestApp();
});
afterAll(() => kolo.close());

/** All bytes of one connection: the answer to the request and to one more, after which the server ends it. */
async function answersTo(request: string[]): Promise<string> {
  const socket = connect(Number(new URL(kolo.url).port), '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  const ended = once(socket, 'close');
  socket.write(request.join('\r\n'));
  await once(socket, 'data');
  socket.write(last.join('\r\n'));
  await ended;
  return Buffer.concat(parts).toString();
}

const offer = (method: string, path: string, protocol: string, connection = 'Upgrade') => [
  `${method} ${path} HTTP/1.1`,
  'Host: kolo.test',
  `Connection: ${connection}`,
  `Upgrade: ${protocol}`,
  'HTTP2-Settings: AAMAAABkAAQAAP__',
];
const last = ['GET /api/health/live HTTP/1.1', 'Host: kolo.test', 'Connection: close', '', ''];

describe('an offer to go on in another protocol', () => {
  it.each(['h2c', 'TLS/1.0', 'foo/2', 'WebSocketX'])(
    '%s is answered in HTTP/1.1',
    async (protocol) => {
      const request = offer('GET', '/api/memberships', protocol, 'Upgrade, HTTP2-Settings');
      const text = await answersTo([...request, '', '']);
      expect(text.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
      expect(text).toContain('application/json');
    },
  );

  it.each(['/socket.io/?EIO=4&transport=websocket', '/nothing'])('at %s too', async (path) => {
    const text = await answersTo([...offer('GET', path, 'h2c'), '', '']);
    expect(text).toMatch(/^HTTP\/1\.1 40[04] /);
  });

  it('takes its body along', async () => {
    const body = JSON.stringify({ username: 'nobody', password: 'nothing' });
    const head = ['Content-Type: application/json', `Content-Length: ${body.length}`, ''];
    const text = await answersTo([...offer('POST', '/api/login', 'h2c'), ...head, body]);
    expect(text).toMatch(/^HTTP\/1\.1 401 /);
    expect(text).toContain('HTTP/1.1 200 OK');
  });

  it.each(['/', '/live/1', '/api/live', '/api/health'])(
    'is refused at %s, where there are no sockets',
    async (path) => {
      const text = await answersTo([...offer('GET', path, 'websocket'), '', '']);
      expect(text).toMatch(/^HTTP\/1\.1 400 /);
      expect(text).toContain('request.invalid');
      expect(text).toContain('HTTP/1.1 200 OK');
    },
  );

  it('leaves sockets alone', async () => {
    const socket = await opened(liveSocket(kolo.url));
    expect(socket.connected).toBe(true);
    socket.disconnect();
  });
});

it('a request that names two hosts is refused', async () => {
  const text = await answersTo([
    ...['GET /api/memberships HTTP/1.1', 'Host: kolo.test', 'hOST: other.test', '', ''],
  ]);
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
  expect(text).toContain('request.invalid');
});
