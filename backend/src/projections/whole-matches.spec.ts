import type { LoggedMatchEvent } from '@kolo/domain';
import fc from 'fast-check';
import { WholeMatches } from './whole-matches.js';

const event = (version: number): LoggedMatchEvent => ({
  type: 'MatchDeleted',
  data: {},
  id: `c${version}.0`,
  at: '2026-03-15T16:00:00.000Z',
  half: null,
  second: null,
  version,
});

/** Some matches' events in any order, as places of a table that are used again bring it about. */
const logs = fc
  .array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 12 })
  .chain((lengths) => {
    const places = lengths.flatMap((length, match) =>
      Array.from({ length }, (_, at) => ({ matchId: match + 1, version: at + 1 })),
    );
    return fc.record({
      heads: fc.constant(new Map(lengths.map((length, match) => [match + 1, length]))),
      places: fc.shuffledSubarray(places, { minLength: places.length }),
    });
  });

describe('matches put together from the log as it lies', () => {
  it('come once each, whole and in order, or are named to be read again, however little is held', () => {
    fc.assert(
      fc.property(logs, fc.integer({ min: 1, max: 40 }), ({ heads, places }, most) => {
        const seen = new Map<number, number[]>();
        const whole = new WholeMatches(
          heads,
          (matchId, events) => {
            expect(seen.has(matchId)).toBe(false);
            const versions = events.map(({ version }) => version);
            seen.set(matchId, versions);
          },
          most,
        );
        for (const { matchId, version } of places) whole.add(matchId, event(version));
        const late = whole.end();
        for (const versions of seen.values())
          expect(versions).toEqual(versions.map((_, at) => at + 1));
        for (const [matchId, versions] of seen)
          expect(versions).toHaveLength(heads.get(matchId) ?? 0);
        expect([...seen.keys(), ...late].toSorted((a, b) => a - b)).toEqual([...heads.keys()]);
        if (most >= places.length) expect(late).toEqual([]);
      }),
    );
  });

  it('hands a match on with its last event, not at the end', () => {
    const seen: number[] = [];
    const whole = new WholeMatches(
      new Map([
        [7, 2],
        [8, 2],
      ]),
      (matchId) => seen.push(matchId),
    );
    whole.add(7, event(1));
    whole.add(8, event(1));
    whole.add(8, event(2));
    expect(seen).toEqual([8]);
  });

  it('sets the match aside that waits longest when it may hold no more', () => {
    const seen: number[] = [];
    const heads = new Map([
      [1, 4],
      [2, 2],
    ]);
    const whole = new WholeMatches(heads, (matchId) => seen.push(matchId), 2);
    whole.add(1, event(1));
    whole.add(1, event(2));
    whole.add(2, event(1));
    whole.add(1, event(3));
    whole.add(2, event(2));
    expect(seen).toEqual([2]);
    expect(whole.end()).toEqual([1]);
  });
});
