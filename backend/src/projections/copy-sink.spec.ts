import { Writable } from 'node:stream';
import type pg from 'pg';
import { CopySink } from './copy-sink.js';

/** @param take when the connection has taken what it was given */
function sinkOf(take: (taken: () => void) => void): CopySink {
  const stream = new Writable({ write: (_chunk, _encoding, taken) => take(taken) });
  return new CopySink({ query: () => stream } as unknown as pg.Client, 'matches', 'id');
}

const longRow = ['x'.repeat(64 * 1024)];

describe('rows on their way into a table', () => {
  it('go on when they were taken while another table was waited for', async () => {
    const slow = sinkOf((taken) => void setImmediate(taken));
    const quick = sinkOf((taken) => process.nextTick(taken));
    slow.write(longRow);
    quick.write(longRow);
    await slow.ready();
    await expect(quick.ready()).resolves.toBeUndefined();
  });

  it('wait for a connection that is full', async () => {
    let taken = () => {};
    const sink = sinkOf((done) => {
      taken = done;
    });
    sink.write(longRow);
    let ready = false;
    const waiting = sink.ready().then(() => {
      ready = true;
    });
    await new Promise(setImmediate);
    expect(ready).toBe(false);
    taken();
    await waiting;
  });
});
