import { presetRules } from '@kolo/domain';
import { reentryAt } from './reentry';

const { tournament, 'fifa-2025-26': fifa, 'company-running': running } = presetRules;

describe('a substitute may come on', () => {
  it('two minutes of playing time after the sending-off', () => {
    expect(reentryAt(fifa, { period: 2, played: 600 }, 120)).toEqual({ period: 2, played: 720 });
  });

  it('in the second half, where the first one ends in between', () => {
    expect(reentryAt(fifa, { period: 1, played: 1_170 }, 120)).toEqual({ period: 2, played: 90 });
  });

  it('in extra time, where the sheet has one', () => {
    const late = { period: 2, played: 15 * 60 - 20 } as const;
    expect(reentryAt(tournament, late, 80)).toEqual({ period: 3, played: 60 });
    expect(reentryAt(fifa, { period: 2, played: 1_190 }, 80)).toEqual({ period: 2, played: 1_270 });
  });

  it('in added time, whose end nobody knows', () => {
    expect(reentryAt(running, { period: 1, played: 1_190 }, 120)).toEqual({
      period: 1,
      played: 1_310,
    });
  });

  it('at no time that could be told before the match and in the kicks', () => {
    expect(reentryAt(fifa, { period: 0, played: 0 }, 120)).toBeNull();
    expect(reentryAt(fifa, { period: 5, played: 0 }, 120)).toBeNull();
  });
});
