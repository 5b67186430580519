import { act, renderHook } from '@testing-library/react';
import { i18n } from '@/shared/i18n/i18n';
import { after, anchor, reduction, ruledMatch } from './testing/ruled-match';
import { useMatchNotes } from './use-match-notes';

beforeEach(async () => {
  await i18n.ready('ruledMatch');
  jest.useFakeTimers({ now: after(30) });
});
afterEach(() => jest.useRealTimers());

type Shown = Parameters<typeof ruledMatch>[0];
const notes = (shown: Shown) =>
  renderHook(() => useMatchNotes(ruledMatch(shown))).result.current.map(
    ({ label, value }) => `${label} ${value}`,
  );

describe('the notes of a running match in frames and over a video', () => {
  it('are fouls, how many play until when, and a timeout', () => {
    const reductions = [
      reduction({ id: 'a', remainingSeconds: 120 }),
      reduction({ id: 'b', remainingSeconds: 45 }),
    ];
    const timeout = { team: 'away', startedAt: anchor, seconds: 60 } as const;
    expect(notes({ match: { fouls: { home: 3, away: 5 }, reductions, timeout } })).toEqual([
      'Prekršaji 3 : 5',
      '3 na 5 0:15',
      'Minuta odmora 0:30',
    ]);
  });

  it('go on with the clock', () => {
    const match = ruledMatch({ match: { reductions: [reduction({ remainingSeconds: 45 })] } });
    const { result } = renderHook(() => useMatchNotes(match));
    act(() => jest.advanceTimersByTime(15_000));
    expect(result.current.map(({ label }) => label)).toEqual(['Prekršaji']);
  });

  it('are none where the league counts no fouls, and none after the match', () => {
    expect(notes({ rules: { foulKickFrom: null } })).toEqual([]);
    expect(notes({ match: { status: 'completed' } })).toEqual([]);
  });
});
