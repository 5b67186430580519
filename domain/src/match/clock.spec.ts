import { aMatch, at } from '../testing/match-story.js';
import { isOfficial, minuteLabel, readClock } from './clock.js';

describe('the match clock', () => {
  it.each([
    ['before the match', aMatch().initialised(), at(-1), { half: null, second: null }],
    ['a tap before the whistle', aMatch().started(), at(-1), { half: 1, second: 0 }],
    ['the whistle itself', aMatch().started(), at(0), { half: 1, second: 0 }],
    ['a second that is not over', aMatch().started(), at(1, 30.9), { half: 1, second: 90 }],
    ['the whistle of the break', aMatch().atHalfTime(), at(21), { half: 1, second: null }],
    ['the break', aMatch().inSecondHalf(), at(29, 59), { half: 1, second: null }],
    ['the second half', aMatch().inSecondHalf(), at(30), { half: 2, second: 0 }],
    ['a late tap of the first', aMatch().finished(), at(20, 59), { half: 1, second: 1_259 }],
    ['the final whistle', aMatch().finished(), at(51), { half: 2, second: null }],
    ['a correction afterwards', aMatch().finished(), at(90), { half: 2, second: null }],
  ] as const)('reads %s', (_, { state }, instant, expected) => {
    expect(readClock(state, instant)).toEqual(expected);
  });

  it.each([
    [{ half: 1, second: 0 }, '1'],
    [{ half: 1, second: 20 * 60 - 1 }, '20'],
    [{ half: 1, second: 20 * 60 }, '20+1'],
    [{ half: 2, second: 0 }, '21'],
    [{ half: 2, second: 20 * 60 - 1 }, '40'],
    [{ half: 2, second: 22 * 60 }, '40+3'],
    [{ half: 1, second: null }, null],
    [{ half: null, second: null }, null],
  ] as const)('writes %j as %s', (reading, label) => {
    expect(minuteLabel(reading, null)).toBe(label);
  });
});

describe('a result', () => {
  it('is official a day after the log learned of the whistle, where that was later', () => {
    const { state } = aMatch().finished();
    const [recorded, dayLater] = [at(60 * 72), at(60 * 96)];
    expect([isOfficial(state, recorded, recorded), isOfficial(state, dayLater, recorded)]).toEqual([
      false,
      true,
    ]);
    // A clock of the database that is behind does not make it earlier.
    expect(isOfficial(state, at(60 * 24), at(0))).toBe(false);
  });

  it('is official a day after the final whistle, to the millisecond', () => {
    const { state } = aMatch().finished();
    const day = Date.parse(at(51)) + 24 * 60 * 60 * 1_000;
    const isOfficialAt = (instant: number) => isOfficial(state, new Date(instant).toISOString());
    expect([isOfficialAt(day - 1), isOfficialAt(day)]).toEqual([false, true]);
    expect(isOfficial(aMatch().inSecondHalf().state, at(60 * 48))).toBe(false);
  });
});
