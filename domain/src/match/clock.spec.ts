import { aMatch, at } from '../testing/match-story.js';
import { minuteLabel, readClock } from './clock.js';

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
