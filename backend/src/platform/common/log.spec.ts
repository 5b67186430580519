import Fastify from 'fastify';
import { QueryFailedError } from 'typeorm';
import { openLog } from './log.js';
import { logRequests } from './request-log.js';

const secret = 'nobody-may-read-this';

/** A log and what it has written. */
function aLog() {
  const lines: string[] = [];
  return { log: openLog('info', { write: (line) => void lines.push(line) }), lines };
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

  it('tells which path was asked for, and not what was signed or searched', async () => {
    const { log, lines } = aLog();
    const fastify = Fastify();
    logRequests(fastify, log);
    const origin = await fastify.listen({ host: '127.0.0.1', port: 0 });
    await fetch(`${origin}/api/uploads/7?signature=${secret}`, { method: 'PUT' });
    // What the server asks itself for a page is part of the page.
    await fastify.inject('/api/leagues');
    await fastify.close();
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { method: 'PUT', url: '/api/uploads/7', statusCode: 404, msg: 'request' },
    ]);
    expect(lines.join()).not.toContain(secret);
  });
});
