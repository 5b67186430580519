import { presetRules } from '@kolo/domain';
import { act, render, screen } from '@testing-library/react';
import '@/shared/i18n/i18n';
import {
  createLiveMatchStore,
  type LiveMatchView,
  withSnapshot,
} from '@/shared/live/live-match.store';
import { FakeMatch } from '@/shared/live/testing/fake-match';
import { HallBoard } from './HallBoard';

const since = Date.parse('2026-03-15T16:12:00.000Z');

async function show(match: FakeMatch, changes: Partial<LiveMatchView> = {}) {
  const view = withSnapshot(
    { ...createLiveMatchStore().getState(), status: { state: 'live', since } },
    { matchId: 7, epoch: 'e', version: match.version, snapshot: match.snapshot() },
  );
  return act(async () => render(<HallBoard view={{ ...view, ...changes }} />));
}

const withRules = () => new FakeMatch(7, { rules: presetRules['fifa-2025-26'] }).start();

describe('the board for a television in the hall', () => {
  it('shows teams, score, clock, period and fouls', async () => {
    const match = withRules();
    match.goal('away');
    match.do({ type: 'RecordFoul', team: 'home', playerId: null, restart: 'direct' });
    const { container } = await show(match);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      /Čelik Osijek.*Žito Slavonija/,
    );
    expect(container).toHaveTextContent(/00.*20:00.*1\. poluvrijeme11/);
    expect(screen.getByText('1 : 0')).toBeVisible();
  });

  it('shows the kick-off before, and 0 : 0', async () => {
    const { container } = await show(new FakeMatch());
    expect(container).toHaveTextContent(/00\d\d:\d\dPrije utakmice00/);
  });

  it('shows a dash for each side of a match without a score', async () => {
    const match = new FakeMatch();
    match.do({ type: 'PostponeMatch', reason: 'hall', newDate: null });
    const { container } = await show(match);
    expect(container).toHaveTextContent(/––Odgođeno––/);
  });

  it('says since when the console is silent, and that its own connection is lost', async () => {
    const silent = { consoleSilentSince: '2026-03-15T21:45:00.000Z' };
    const { unmount } = await show(withRules(), silent);
    expect(screen.getByRole('status')).toHaveTextContent('Zapisnički stol bez veze od 22:45');
    unmount();
    await show(withRules(), { status: { state: 'lost', since } });
    expect(screen.getByRole('status')).toHaveTextContent('Veza prekinuta od 17:12');
  });

  it('keeps the screen on', async () => {
    const request = jest.fn(async () => ({ release: async () => {} }));
    Object.assign(navigator, { wakeLock: { request } });
    await show(withRules());
    expect(request).toHaveBeenCalledWith('screen');
  });
});
