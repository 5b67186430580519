import type { LoggedMatchEvent } from '@kolo/domain';
import fc from 'fast-check';
import { LogLines } from './log-lines.js';

const lines = [
  '7\t1\tc\\\\1.0\t2026-03-15 16:00:00+00\t\\N\t\\N\t\\N\t\\N\tMatchScheduled\t1\t{"venue": "Dvorana \\\\"Šubićevac\\\\"", "round": 1}',
  '7\t2\tc2.0\t2026-03-15 16:01:02.5+00\t1\t0\t1\t0\tFirstHalfStarted\t1\t{}',
  '7\t3\tč2.1\t2026-03-15 16:01:02.123+00\t\\N\t\\N\t4\t\\N\tTimeoutTaken\t1\t{"team": "home"}',
  '12\t1\tc3.0\t2026-03-15 16:01:02+00\t2\t1201\t\\N\t\\N\tMatchDeleted\t1\t{}',
].map((line) => `${line}\n`);

const expected: [number, LoggedMatchEvent[]][] = [
  [
    7,
    [
      {
        type: 'MatchScheduled',
        data: { venue: 'Dvorana "Šubićevac"', round: 1 },
        id: 'c\\1.0',
        at: '2026-03-15T16:00:00.000Z',
        half: null,
        second: null,
        version: 1,
      } as LoggedMatchEvent,
      {
        type: 'FirstHalfStarted',
        data: {},
        id: 'c2.0',
        at: '2026-03-15T16:01:02.500Z',
        half: 1,
        second: 0,
        period: 1,
        played: 0,
        version: 2,
      },
      {
        type: 'TimeoutTaken',
        data: { team: 'home' },
        id: 'č2.1',
        at: '2026-03-15T16:01:02.123Z',
        half: null,
        second: null,
        period: 4,
        version: 3,
      },
    ],
  ],
  [
    12,
    [
      {
        type: 'MatchDeleted',
        data: {},
        id: 'c3.0',
        at: '2026-03-15T16:01:02.000Z',
        half: 2,
        second: 1201,
        version: 1,
      },
    ],
  ],
];

describe('the log as COPY writes it', () => {
  it('is read the same wherever the chunks are cut', () => {
    const bytes = Buffer.from(lines.join(''));
    fc.assert(
      fc.property(fc.array(fc.nat(bytes.length), { maxLength: 12 }), (cuts) => {
        const matches: [number, LoggedMatchEvent[]][] = [];
        const reader = new LogLines((id, events) => matches.push([id, events]));
        let from = 0;
        let events = 0;
        for (const cut of [...cuts.toSorted((a, b) => a - b), bytes.length]) {
          events += reader.push(bytes.subarray(from, cut));
          from = cut;
        }
        reader.end();
        expect(events).toBe(4);
        expect(matches).toStrictEqual(expected);
      }),
    );
  });

  it('names an event of a shape that this program does not know', () => {
    const read = (line: string) => {
      const reader = new LogLines(() => undefined);
      reader.push(Buffer.from(line));
      reader.end();
    };
    const place = '7\t1\tc.0\t2026-03-15 16:00:00+00\t\\N\t\\N\t\\N\t\\N';
    expect(() => read(`${place}\tGoalScored\t9\t{}\n`)).toThrow('GoalScored of schema version 9');
    expect(() => read(`${place}\tGoalDanced\t1\t{}\n`)).toThrow('GoalDanced of schema version 1');
  });

  it('keeps milliseconds of instants', () => {
    const at = (instant: string) => {
      const seen: string[] = [];
      const reader = new LogLines((_, events) => seen.push(...events.map((event) => event.at)));
      reader.push(Buffer.from(`7\t1\tc.0\t${instant}\t\\N\t\\N\t\\N\t\\N\tMatchDeleted\t1\t{}\n`));
      reader.end();
      return seen;
    };
    expect(at('2026-03-15 16:00:00.9+00')).toEqual(['2026-03-15T16:00:00.900Z']);
    expect(at('2026-03-15 16:00:00.01+00')).toEqual(['2026-03-15T16:00:00.010Z']);
    expect(at('2026-03-15 16:00:00.123456+00')).toEqual(['2026-03-15T16:00:00.123Z']);
  });
});
