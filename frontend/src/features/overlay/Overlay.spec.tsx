import { presetRules, whistles } from '@kolo/domain';
import { act, render, screen } from '@testing-library/react';
import { i18n } from '@/shared/i18n/i18n';
import {
  createLiveMatchStore,
  type LiveMatchView,
  withDeltas,
  withSnapshot,
} from '@/shared/live/live-match.store';
import { FakeMatch } from '@/shared/live/testing/fake-match';
import { Overlay } from './Overlay';
import { overlayClock } from './overlay-clock';

const since = Date.parse('2026-03-15T16:12:00.000Z');

function viewOf(match: FakeMatch): LiveMatchView {
  const empty = createLiveMatchStore().getState();
  return withSnapshot(
    { ...empty, status: { state: 'live', since } },
    { matchId: 7, epoch: 'e', version: match.version, snapshot: match.snapshot() },
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  jest.useRealTimers();
  await i18n.changeLanguage('hr');
});

describe('the scoreboard over a video', () => {
  it('paints nothing behind the board, and gives the page back', () => {
    const { unmount } = render(<Overlay view={viewOf(new FakeMatch().start())} />);
    expect(document.documentElement.dataset.surface).toBe('none');
    unmount();
    expect(document.documentElement.dataset.surface).toBeUndefined();
  });

  it('shows nothing for an unknown match', () => {
    const { container } = render(<Overlay view={createLiveMatchStore().getState()} />);
    expect(container).toHaveTextContent(/^$/);
  });

  it('announces a new goal but no earlier ones, and removes it when the goal is undone', () => {
    const match = new FakeMatch().start().goal();
    const view = viewOf(match);
    const { rerender } = render(<Overlay view={view} />);
    expect(screen.queryByText('GOL')).toBeNull();
    match.goal();
    const after = withDeltas(view, match.deltas.slice(view.version));
    rerender(<Overlay view={after} />);
    expect(screen.getByText('GOL')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(7_000));
    expect(screen.queryByText('GOL')).toBeNull();
  });

  it('shows 0 : 0 before the match, and no score for one that was called off', () => {
    const match = new FakeMatch();
    const { container, rerender } = render(<Overlay view={viewOf(match)} />);
    expect(container).toHaveTextContent('0:0');
    match.do({ type: 'ChangeState', wanted: { status: 'cancelled' } });
    rerender(<Overlay view={viewOf(match)} />);
    expect(container).toHaveTextContent('–');
    expect(container).not.toHaveTextContent('0');
    expect(screen.getByText('Otkazana')).toBeVisible();
  });

  it('counts down the break of the rule sheet', async () => {
    const match = new FakeMatch(7, { rules: presetRules['fifa-2025-26'] }).start();
    match.do({ type: 'ChangeState', wanted: whistles.halfTime });
    jest.setSystemTime(Date.parse(match.last.at) + 60_000);
    const { container } = await act(async () => render(<Overlay view={viewOf(match)} />));
    expect(container).toHaveTextContent('Poluvrijeme14:00');
    act(() => jest.advanceTimersByTime(14 * 60_000));
    expect(container).toHaveTextContent(/PoluvrijemePrekršaji/);
  });

  it('keeps the last known score without a connection', () => {
    const view = viewOf(new FakeMatch().start().goal());
    render(<Overlay view={{ ...view, status: { state: 'lost', since } }} />);
    expect(screen.getByText('1')).toBeInTheDocument();
  });
});

describe('its clock', () => {
  const startedAt = '2026-03-15T16:00:00.000Z';
  const at = (seconds: number) => Date.parse(startedAt) + seconds * 1000;

  it.each([
    [1, 0, '00:00'],
    [1, 872, '14:32'],
    [1, 1265, '21:05'],
    [2, 0, '20:00'],
    [2, 1199, '39:59'],
  ] as const)('half %i, second %i is %s', (half, second, shown) => {
    expect(overlayClock({ half, startedAt, running: true }, at(second))).toBe(shown);
  });

  it('stands still in the break and never runs backwards', () => {
    expect(overlayClock({ half: 1, startedAt, running: false }, at(1300))).toBeNull();
    expect(overlayClock(null, at(0))).toBeNull();
    expect(overlayClock({ half: 1, startedAt, running: true }, at(-3))).toBe('00:00');
  });
});
