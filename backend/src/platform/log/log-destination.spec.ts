import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../../../test/until.js';
import { openLog } from './log.js';
import { logDestination } from './log-destination.js';

const secret = 'nobody-may-read-this';

describe('given a terminal', () => {
  const lines: string[] = [];
  const terminal = { isTTY: true, write: (text: string) => lines.push(text) };
  const log = openLog('debug', logDestination(terminal));
  beforeEach(() => lines.splice(0));

  it('a request is one line that people can read, with its id', () => {
    const request = { method: 'GET', url: '/api/leagues', statusCode: 500, ms: 1203 };
    log.info({ requestId: 'request-7', ...request }, 'request');
    expect(lines).toEqual([
      expect.stringMatching(
        /^\[\d\d:\d\d:\d\d\] INFO: request GET \/api\/leagues 500 in 1203 ms \{"requestId":"request-7"\}\n$/,
      ),
    ]);
  });

  it('an error comes with its stack, and still without what somebody typed', () => {
    const err = Object.assign(new Error('too late'), { parameters: [secret] });
    log.error({ context: 'jobs', err, token: secret }, 'job failed');
    expect(lines.join()).toMatch(/ERROR: \[jobs\] job failed/);
    expect(lines.join()).toContain('log-destination.spec.ts');
    expect(lines.join()).not.toContain(secret);
  });
});

it('given anything else, each line is JSON', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kolo-log-'));
  const fd = openSync(join(folder, 'log'), 'w');
  const log = openLog('info', logDestination({ fd, write: () => undefined }));
  log.info({ context: 'jobs' }, 'job done');
  await eventually(() =>
    expect(JSON.parse(readFileSync(join(folder, 'log'), 'utf8'))).toMatchObject({
      level: 30,
      context: 'jobs',
      msg: 'job done',
    }),
  );
  closeSync(fd);
  rmSync(folder, { recursive: true });
});
