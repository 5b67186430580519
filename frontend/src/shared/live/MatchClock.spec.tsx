import { act, render } from '@testing-library/react';
import { ClockTimeContext } from './clock-time';
import { MatchClock } from './MatchClock';
import { type ClockedMatch, phaseOf } from './match-phase';
import { FakeMatch } from './testing/fake-match';
import { after, ruledMatch } from './testing/ruled-match';

/** The visible text, and that of a screen reader. */
function shown(match: ClockedMatch, seconds: number): string {
  jest.useFakeTimers({ now: after(seconds) });
  const { container, unmount } = render(<MatchClock match={match} />);
  const seen = [...container.querySelectorAll('[aria-hidden="true"]')]
    .map((element) => (element.tagName === 'svg' ? 'II' : element.textContent))
    .join(' ');
  const said = container.querySelector('.sr-only')?.textContent ?? '';
  unmount();
  return said === '' ? seen : `${seen} (${said})`;
}

afterEach(() => jest.useRealTimers());

describe('the clock of a match with a rule sheet', () => {
  it('counts as the sheet says', () => {
    expect(shown(ruledMatch(), 61.5)).toBe('18:59 (preostalo 18:59)');
    const up = ruledMatch({ clock: { direction: 'up' } });
    expect(shown(up, 61.5)).toBe('1:01 (odigrano 1:01)');
  });

  it('says that it stands when the table has stopped it', () => {
    const stopped = ruledMatch({ clock: { runningSince: null, playedSeconds: 305 } });
    expect(shown(stopped, 900)).toBe('II 14:55 (preostalo 14:55, sat stoji)');
  });

  it('freezes at the limit where the horn ends a period', () => {
    expect(shown(ruledMatch(), 1300)).toBe('0:00 (preostalo 0:00)');
  });

  it('is the added minute where the referee ends a period', () => {
    const match = ruledMatch({ clock: { direction: 'up', endsBy: 'referee' } });
    expect(shown(match, 1283)).toBe('20+2′ (20+2. minuta)');
  });

  it('is not shown between periods, in the kicks and after the match', () => {
    expect(shown(ruledMatch({ match: { matchState: 'half-time' } }), 5)).toBe('');
    expect(shown(ruledMatch({ match: { periodRunning: false } }), 5)).toBe('');
    expect(shown(ruledMatch({ clock: { period: 5, limitSeconds: null } }), 5)).toBe('');
    expect(shown(ruledMatch({ match: { status: 'completed' } }), 5)).toBe('');
  });

  it('is renewed the moment that it shows another second', () => {
    jest.useFakeTimers({ now: after(10.4) });
    const { container } = render(<MatchClock match={ruledMatch()} />);
    const time = () => container.querySelector('[data-clock]')?.textContent;
    expect(time()).toBe('19:50');
    act(() => jest.advanceTimersByTime(590));
    expect(time()).toBe('19:50');
    act(() => jest.advanceTimersByTime(20));
    expect(time()).toBe('19:49');
  });

  it('shows the time of a replay’s moment', () => {
    jest.useFakeTimers({ now: after(600) });
    const { container } = render(
      <ClockTimeContext value={after(45)}>
        <MatchClock match={ruledMatch()} />
      </ClockTimeContext>,
    );
    expect(container).toHaveTextContent('19:15');
  });
});

describe('the clock of a match without one', () => {
  it('is the minute, as ever', () => {
    const { match } = new FakeMatch().start().snapshot();
    expect(shown(match, 13.2 * 60)).toBe('14′ (14. minuta)');
  });
});

describe('the phase', () => {
  it.each([
    [1, 'second-half'],
    [3, 'extra-time-1'],
    [4, 'extra-time-2'],
    [5, 'kicks'],
  ] as const)('of period %i in the state second-half is %s', (period, phase) => {
    const match = ruledMatch({ clock: { period }, match: { matchState: 'second-half' } });
    expect(phaseOf(match)).toBe(phase);
  });

  it('is extra time where that has one half', () => {
    const rules = { extraTime: { halves: 1, minutes: 5 } } as const;
    const match = ruledMatch({ rules, clock: { period: 3 }, match: { matchState: 'second-half' } });
    expect(phaseOf(match)).toBe('extra-time');
  });

  it('is the state of the match in every other', () => {
    expect(phaseOf(new FakeMatch().start().snapshot().match)).toBe('first-half');
    expect(phaseOf(ruledMatch({ match: { status: 'completed', matchState: 'completed' } }))).toBe(
      'completed',
    );
  });
});
