import fc from 'fast-check';
import { type EndedMatch, earnedCents } from './fees.js';
import { refereeRuleLimits } from './referee-rules.js';

const played: EndedMatch = { status: 'completed', outcome: null, hasBegun: true };

describe('a referee earns', () => {
  it.each<[string, Partial<EndedMatch>, number | null]>([
    ['the fee for a match', {}, 3001],
    ['the fee for a result that was typed in', { hasBegun: false }, 3001],
    ['the fee for a match that was awarded after play', { outcome: 'awarded' }, 3001],
    ['half for one that was awarded without play', { outcome: 'awarded', hasBegun: false }, 1501],
    ['the fee for an abandoned one', { status: 'cancelled', outcome: 'abandoned' }, 3001],
    ['the fee for an annulled one that was played', { status: 'cancelled' }, 3001],
    ['nothing for one that is cancelled', { status: 'cancelled', hasBegun: false }, null],
    ['nothing before the match', { status: 'scheduled', hasBegun: false }, null],
    ['nothing during the match', { status: 'in_progress' }, null],
  ])('%s', (_, change, cents) => {
    expect(earnedCents(3001, 'half', { ...played, ...change })).toBe(cents);
  });

  it.each([
    ['none', null],
    ['full', 3001],
  ] as const)('as the league says without play: %s', (unplayed, cents) => {
    const match = { ...played, outcome: 'awarded', hasBegun: false } as const;
    expect(earnedCents(3001, unplayed, match)).toBe(cents);
  });
});

it('whatever the league pays: whole cents, never more than the fee and never less than nothing', () => {
  const { min, max } = refereeRuleLimits.feeCents;
  fc.assert(
    fc.property(
      fc.integer({ min, max }),
      fc.constantFrom('none', 'half', 'full'),
      fc.record({
        status: fc.constantFrom('scheduled', 'in_progress', 'completed', 'cancelled'),
        outcome: fc.constantFrom(null, 'awarded', 'abandoned', 'annulled'),
        hasBegun: fc.boolean(),
      }),
      (fee, unplayed, match) => {
        const cents = earnedCents(fee, unplayed, match) ?? 0;
        expect(Number.isInteger(cents)).toBe(true);
        expect(cents).toBeGreaterThanOrEqual(0);
        expect(cents).toBeLessThanOrEqual(fee);
      },
    ),
  );
});
