import { enteredPlayed, textOf } from './clock-entry';

const down = { limitSeconds: 1200, direction: 'down', minutesBefore: 0 } as const;
const up = { limitSeconds: 1200, direction: 'up', minutesBefore: 20 } as const;

describe('a correction of the clock', () => {
  it.each([
    [down, 300, 10, '15:10', 290],
    [down, 300, -1, '14:59', 301],
    [up, 300, 10, '25:10', 310],
  ] as const)('steps from what is shown', (face, played, seconds, text, expected) => {
    const entry = { type: 'steps', seconds } as const;
    expect(textOf(face, entry, played)).toBe(text);
    expect(enteredPlayed(face, entry, played)).toBe(expected);
  });

  it.each([
    [down, '12:34', 446],
    [down, ' 12.34 ', 446],
    [down, '0:00', 1200],
    [up, '21:05', 65],
  ] as const)('takes a typed time as the display shows it', (face, text, expected) => {
    expect(enteredPlayed(face, { type: 'typed', text }, 10)).toBe(expected);
  });

  it.each([
    [down, '20:01'],
    [down, '12'],
    [down, '12:61'],
    [down, 'soon'],
    [up, '19:59'],
  ] as const)('refuses what is no time of the period', (face, text) => {
    expect(enteredPlayed(face, { type: 'typed', text }, 10)).toBeNull();
  });

  it('refuses steps beyond the period', () => {
    expect(enteredPlayed(down, { type: 'steps', seconds: 10 }, 5)).toBeNull();
    expect(enteredPlayed(down, { type: 'steps', seconds: -10 }, 1195)).toBeNull();
  });
});
