import { enteredPlayed, textOf } from './clock-entry';

const down = { limitSeconds: 1200, direction: 'down', minutesBefore: 0, endsBy: 'horn' } as const;
const up = { limitSeconds: 1200, direction: 'up', minutesBefore: 20, endsBy: 'horn' } as const;

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

describe('a correction of the clock in added time, where the referee ends a period', () => {
  const countedUp = { ...up, minutesBefore: 0, endsBy: 'referee' } as const;
  const secondHalf = { ...countedUp, minutesBefore: 20 } as const;
  const countedDown = { ...down, endsBy: 'referee' } as const;

  it.each([
    [countedUp, 1_283, 1, '20:00+1:24', 1_284],
    [countedUp, 1_283, -1, '20:00+1:22', 1_282],
    [countedUp, 1_203, -10, '19:53', 1_193],
    [countedUp, 1_199, 10, '20:00+0:09', 1_209],
    [secondHalf, 1_260, 1, '40:00+1:01', 1_261],
    [countedDown, 1_283, 1, '0:00+1:24', 1_284],
    [countedDown, 1_203, -10, '0:07', 1_193],
    [countedDown, 1_195, -10, '0:00+0:05', 1_205],
  ] as const)('steps from what is shown (%#)', (face, played, seconds, text, expected) => {
    const entry = { type: 'steps', seconds } as const;
    expect(textOf(face, entry, played)).toBe(text);
    expect(enteredPlayed(face, entry, played)).toBe(expected);
  });

  it.each([
    [countedUp, '21:23', 1_283],
    [countedUp, '20:00+1:23', 1_283],
    [secondHalf, '+1:00', 1_260],
    [countedDown, '0:00 + 1:23', 1_283],
    [countedDown, '0:12', 1_188],
  ] as const)('takes a typed time (%#)', (face, text, expected) => {
    expect(enteredPlayed(face, { type: 'typed', text }, 1_300)).toBe(expected);
  });

  it.each(['', '+', '20:00+', '100:00'])('refuses %p', (text) => {
    expect(enteredPlayed(countedUp, { type: 'typed', text }, 1_300)).toBeNull();
  });

  it('has no added time where the horn ends a period', () => {
    expect(enteredPlayed(down, { type: 'typed', text: '+0:10' }, 1_200)).toBeNull();
  });
});
