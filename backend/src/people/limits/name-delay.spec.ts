import { nameDelay, nameDelayMs } from './name-delay.js';

const after = (failures: number): number => nameDelayMs(failures, nameDelay);

describe('the wait of an attempt at a name that others fail at', () => {
  it('is none after a few failures, then grows, and is a few seconds at worst', () => {
    expect([0, 1, 4, 5, 6, 7, 8, 9, 10].map(after)).toEqual([
      0, 0, 0, 250, 500, 1_000, 2_000, 4_000, 4_000,
    ]);
    expect(after(1_000_000)).toBe(4_000);
  });
});
