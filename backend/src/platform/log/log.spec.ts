import { setTimeout } from 'node:timers/promises';
import Fastify from 'fastify';
import { QueryFailedError } from 'typeorm';
import { logRequests } from '../http/request-log.js';
import { loggedUrl, openLog } from './log.js';

const secret = 'nobody-may-read-this';

/** A log and what it has written. */
function aLog(level = 'info') {
  const lines: string[] = [];
  return { log: openLog(level, { write: (line) => void lines.push(line) }), lines };
}

describe('the log', () => {
  it('tells which statement failed and why, and not what somebody typed', () => {
    const { log, lines } = aLog();
    const reason = Object.assign(new Error('violates a constraint'), {
      detail: `Failing row contains (${secret})`,
    });
    const sql = 'INSERT INTO users (username, password) VALUES ($1, $2)';
    log.error({ err: new QueryFailedError(sql, ['ana', secret], reason) }, 'request failed');
    expect(lines.join()).not.toContain(secret);
    expect(lines.join()).toContain(sql);
    expect(lines.join()).toContain('violates a constraint');
  });

  it('tells that Redis lets nobody in, and not with which password', () => {
    const { log, lines } = aLog();
    const command = { name: 'hello', args: ['3', 'AUTH', 'kolo', secret] };
    log.warn({ err: Object.assign(new Error('WRONGPASS'), { command }) }, 'queue');
    expect(lines.join()).not.toContain(secret);
    expect(lines.join()).toMatch(/WRONGPASS.*hello/);
  });

  it('names no token, cookie or PIN, wherever a line carries one', () => {
    const { log, lines } = aLog();
    for (const field of ['password', 'token', 'cookie', 'authorization', 'pin'])
      log.warn({ [field]: secret, body: { [field]: secret } }, 'refused');
    const invalid = Object.assign(new TypeError('Invalid URL'), { input: `redis://:${secret}@[` });
    log.error({ err: invalid }, 'queue');
    expect(lines).toHaveLength(6);
    expect(lines.join()).not.toContain(secret);
  });
});

describe('the line of a request', () => {
  const slowMs = 50;
  /** The log lines of a request for each path. */
  async function linesOf(level: string, ...paths: string[]) {
    const { log, lines } = aLog(level);
    const fastify = Fastify({ genReqId: () => 'request-7' });
    // On a busy machine every request can be slow.
    fastify.addHook('onRequest', async ({ url }, reply) => {
      if (url !== '/slow') Object.defineProperty(reply, 'elapsedTime', { value: 1 });
    });
    logRequests(fastify, log, slowMs);
    fastify.get('/fast', async () => 'here');
    fastify.get('/slow', async () => {
      await setTimeout(2 * slowMs);
      return 'here';
    });
    for (const status of [401, 403, 404, 500])
      fastify.get(`/${status}`, (_, reply) => void reply.status(status).send());
    const origin = await fastify.listen({ host: '127.0.0.1', port: 0 });
    for (const path of paths) await fetch(`${origin}${path}`);
    // Requests that the server makes of itself to render a page belong to that page.
    await fastify.inject('/500');
    await fastify.close();
    return lines.map((line) => JSON.parse(line));
  }

  it('is there when the request failed or was slow, and names it', async () => {
    const lines = await linesOf('info', '/fast', '/slow', '/404', '/500');
    expect(lines).toMatchObject([
      { method: 'GET', url: '/slow', statusCode: 200 },
      { url: '/404', statusCode: 404 },
      { url: '/500', statusCode: 500, requestId: 'request-7', msg: 'request' },
    ]);
    expect(lines[0].ms).toBeGreaterThanOrEqual(slowMs);
  });

  it('is left to the access log when the request was refused', async () => {
    expect(await linesOf('info', '/401', '/403')).toEqual([]);
  });

  it('is there for every request with LOG_LEVEL=debug', async () => {
    expect(await linesOf('debug', '/fast', '/401')).toMatchObject([
      { url: '/fast', requestId: 'request-7' },
      { url: '/401' },
    ]);
  });

  it('has the path, and not what was signed or searched', async () => {
    const lines = await linesOf('debug', `/fast?signature=${secret}`, `/404?token=${secret}#x`);
    expect(lines).toMatchObject([{ url: '/fast' }, { url: '/404' }]);
    expect(JSON.stringify(lines)).not.toContain(secret);
    expect(loggedUrl(`/console#${secret}`)).toBe('/console');
  });
});
