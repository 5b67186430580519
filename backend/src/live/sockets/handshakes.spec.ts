import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { fastifyCookie } from '@fastify/cookie';
import fastify from 'fastify';
import { WatchPermissionService } from '../../people/auth/access/watch-permission.service.js';
import type { ConsoleDevicesService } from '../../people/auth/console/console-devices.service.js';
import type { SessionsService } from '../../people/auth/sessions/sessions.service.js';
import { TokenBucket } from '../../platform/async/token-bucket.js';
import type { Runtime } from '../../platform/config/runtime.js';
import { AccessLogService } from '../../platform/http/access-log.service.js';
import { consoleCookie, sessionCookie } from '../../platform/http/session-cookie.js';
import { HandshakesService } from './handshakes.service.js';
import { handshakeLimits, networkLimits } from './live-limits.js';

/** An upgrade request on a socket that records what is written to it. */
class Arrival {
  readonly socket = new PassThrough();
  readonly request: IncomingMessage;
  admitted = false;

  constructor(address: string, headers: Record<string, string> = {}) {
    Object.assign(this.socket, { remoteAddress: address });
    this.request = {
      socket: this.socket,
      headers: { host: 'kolo.test', ...headers },
    } as unknown as IncomingMessage;
  }

  /** Answers of the gate itself. */
  get answer(): string {
    return this.socket.read()?.toString() ?? '';
  }
}

const noDevices = {
  isConsole: async () => false,
  grantsOf: async () => [],
} as unknown as ConsoleDevicesService;

function gate(
  livePublic = true,
  userOf: SessionsService['userOf'] = async () => null,
  devices = noDevices,
): HandshakesService {
  const config = { trustedProxies: [], publicOrigin: 'https://kolo.test', livePublic };
  const runtime = { config } as unknown as Runtime;
  const sessions = { userOf } as unknown as SessionsService;
  return new HandshakesService(
    new WatchPermissionService(sessions, devices, runtime),
    new AccessLogService(),
    runtime,
  );
}

function arrive(handshakes: HandshakesService, arrival: Arrival): Arrival {
  handshakes.allowRequest(arrival.request, () => {
    arrival.admitted = true;
  });
  return arrival;
}

const turn = () => new Promise(setImmediate);
const addressOf = (n: number) => `127.0.${Math.floor(n / 250)}.${n % 250}`;

describe('the gate', () => {
  // The package loads its parser when a server registers it, as ours has before any socket comes.
  beforeAll(() => fastify().register(fastifyCookie).ready());

  afterEach(() => jest.restoreAllMocks());

  it('lets so many be unfinished at a time; the others wait in line', async () => {
    jest.spyOn(TokenBucket.prototype, 'take').mockReturnValue(true);
    const handshakes = gate();
    const arrivals = Array.from({ length: handshakeLimits.unfinished + 6 }, (_, n) =>
      arrive(handshakes, new Arrival(addressOf(n))),
    );
    await turn();
    const inside = () => arrivals.filter(({ admitted }) => admitted).length;
    expect(inside()).toBe(handshakeLimits.unfinished);
    const [first, second] = arrivals;
    if (first === undefined || second === undefined) throw new Error('nobody arrived');
    handshakes.admissionOf(first.request)?.finished();
    await turn();
    expect(inside()).toBe(handshakeLimits.unfinished + 1);
    // One who goes away in the middle makes room as well.
    second.socket.destroy();
    await turn();
    await turn();
    expect(inside()).toBe(handshakeLimits.unfinished + 2);
    handshakes.close();
    expect(arrivals.at(-1)?.answer).toMatch(/^HTTP\/1\.1 503 /);
  });

  it('lets few of one network be unfinished, and another network in at once', async () => {
    const handshakes = gate();
    const silent = Array.from({ length: 50 }, () => arrive(handshakes, new Arrival('203.0.113.7')));
    const other = arrive(handshakes, new Arrival('203.0.113.8'));
    await turn();
    expect(silent.filter(({ admitted }) => admitted)).toHaveLength(networkLimits.unfinished);
    expect(other.admitted).toBe(true);
    handshakes.close();
  });

  it('cuts off whoever says nothing after the upgrade', async () => {
    jest.useFakeTimers();
    const handshakes = gate();
    const silent = arrive(handshakes, new Arrival('203.0.113.7'));
    const watcher = arrive(handshakes, new Arrival('203.0.113.7'));
    await jest.advanceTimersByTimeAsync(100);
    handshakes.admissionOf(watcher.request)?.finished();
    await jest.advanceTimersByTimeAsync(handshakeLimits.finishMs);
    jest.useRealTimers();
    expect(silent.socket.destroyed).toBe(true);
    expect(watcher.socket.destroyed).toBe(false);
  });

  it('lets a hall of 500 phones behind one address in, a few at a time', async () => {
    const handshakes = gate();
    jest.spyOn(TokenBucket.prototype, 'take').mockReturnValue(true);
    const phones = Array.from({ length: 500 }, () =>
      arrive(handshakes, new Arrival('203.0.113.7')),
    );
    for (let n = 0; n < 500; n += 1) {
      for (const { request } of phones) handshakes.admissionOf(request)?.finished();
      await turn();
    }
    expect(phones.every(({ admitted }) => admitted)).toBe(true);
  });

  it('asks the last of the longest line to come back where the line holds no more', async () => {
    const handshakes = gate();
    const { waiting } = handshakeLimits;
    const hosts = [1, 2, 3, 4];
    const each = waiting / hosts.length + networkLimits.unfinished;
    const waits = hosts.flatMap((host) =>
      Array.from({ length: each }, () => arrive(handshakes, new Arrival(`203.0.113.${host}`))),
    );
    const newcomer = arrive(handshakes, new Arrival('203.0.113.9'));
    await turn();
    expect(newcomer.admitted).toBe(true);
    const more = arrive(handshakes, new Arrival('203.0.113.4'));
    const answers = [...waits, more].map(({ answer }) => answer).filter((answer) => answer !== '');
    expect(answers).toEqual([
      expect.stringMatching(/^HTTP\/1\.1 503 Service Unavailable\r\n[\s\S]*Retry-After: 2\r\n/),
    ]);
    handshakes.close();
  });

  it('counts the sockets of each network, and forgets those that are gone', async () => {
    const handshakes = gate();
    const open = Array.from({ length: networkLimits.sockets }, () =>
      arrive(handshakes, new Arrival('203.0.113.7')),
    );
    expect(arrive(handshakes, new Arrival('203.0.113.7')).answer).toMatch(/^HTTP\/1\.1 429 /);
    expect(arrive(handshakes, new Arrival('203.0.113.8')).answer).toBe('');
    for (const { socket } of open) socket.destroy();
    // The tokens of that network are used up, whatever is open: it has to wait for new ones.
    await new Promise((resolve) => setTimeout(resolve, 120));
    const again = arrive(handshakes, new Arrival('203.0.113.7'));
    await turn();
    expect(again.admitted).toBe(true);
    handshakes.close();
  });

  it.each([
    ['our public address', { origin: 'https://kolo.test' }, true],
    ['another site', { origin: 'https://evil.example' }, false],
    ['another site without its name', { 'sec-fetch-site': 'cross-site' }, false],
    ['a program', {}, true],
  ])('judges by the page: %s', async (_, headers, allowed) => {
    const arrival = arrive(gate(), new Arrival('203.0.113.7', headers));
    await turn();
    expect(arrival.admitted).toBe(allowed);
    expect(arrival.answer.startsWith('HTTP/1.1 403 ')).toBe(!allowed);
  });

  it('asks for a session where watching needs one', async () => {
    const user = { id: 1, username: 'ana', role: 'public' } as Awaited<
      ReturnType<SessionsService['userOf']>
    >;
    const handshakes = gate(false, async (token) => (token === 'good' ? user : null));
    const cookies = ['kolo.sid=good', 'a=b; kolo.sid=good; c=d', 'kolo.sid=bad', ''];
    const arrivals = cookies.map((cookie) =>
      arrive(handshakes, new Arrival('203.0.113.7', { cookie })),
    );
    await turn();
    expect(arrivals.map(({ admitted }) => admitted)).toEqual([true, true, false, false]);
    expect(arrivals[2]?.answer).toMatch(/^HTTP\/1\.1 401 /);
  });

  it('lets a frame without an origin in as a visitor, whatever cookies come with it', async () => {
    const user = { id: 1 } as Awaited<ReturnType<SessionsService['userOf']>>;
    const headers = { origin: 'null', cookie: 'kolo.sid=good' };
    const frames = [true, false].map((isPublic) =>
      arrive(
        gate(isPublic, async (token) => (token === 'good' ? user : null)),
        new Arrival('203.0.113.7', headers),
      ),
    );
    await turn();
    expect(frames.map(({ admitted }) => admitted)).toEqual([true, false]);
    expect(frames[1]?.answer).toMatch(/^HTTP\/1\.1 401 /);
  });

  it('lets a device at the table in by its grant alone, where its session has ended', async () => {
    const devices = {
      isConsole: async (token?: string) => token === 'table',
      grantsOf: async () => [],
    } as unknown as ConsoleDevicesService;
    const handshakes = gate(false, undefined, devices);
    const cookie = `${sessionCookie}=over; ${consoleCookie}=table`;
    const tablet = arrive(handshakes, new Arrival('203.0.113.7', { cookie }));
    await turn();
    expect(tablet.admitted).toBe(true);
    expect(handshakes.admissionOf(tablet.request)?.sessionToken).toBeUndefined();
    handshakes.close();
  });

  it('asks to come back when sessions cannot be looked up', async () => {
    const handshakes = gate(false, () => Promise.reject(new Error('no database')));
    jest.spyOn(Reflect.get(handshakes, 'logger'), 'error').mockImplementation(() => {});
    const arrival = arrive(handshakes, new Arrival('203.0.113.7'));
    await turn();
    expect(arrival.answer).toMatch(/^HTTP\/1\.1 503 /);
  });
});
