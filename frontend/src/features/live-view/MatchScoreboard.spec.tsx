import type { LiveMatch } from '@kolo/domain';
import { act, render, screen } from '@testing-library/react';
import { i18n } from '@/shared/i18n/i18n';
import { ruledMatchSnapshot } from '@/shared/live/testing/ruled-match';
import { MatchScoreboard } from './MatchScoreboard';

const show = (match: Partial<LiveMatch>, viewers: number | null = null) =>
  render(
    <MatchScoreboard
      snapshot={ruledMatchSnapshot({
        clock: { period: 4, runningSince: null, running: false },
        match,
      })}
      {...{ league: null, viewers, running: false, isCurrent: true, moment: null }}
    />,
  );
const over = { status: 'completed', homeScore: 2, awayScore: 2 } as const;
const regularTimeScore = { home: 1, away: 1 };

afterEach(() => act(() => i18n.changeLanguage('hr')));

it('the score after regular time stands beside the one after extra time, in both languages', async () => {
  show({ ...over, regularTimeScore });
  expect(screen.getByText('nakon produžetaka')).toBeVisible();
  expect(screen.getByText('1:1 nakon redovnog vremena')).toBeVisible();
  await act(() => i18n.changeLanguage('en'));
  expect(screen.getByText('after extra time')).toBeVisible();
  expect(screen.getByText('1:1 after regular time')).toBeVisible();
});

it('nothing of regular time is told where there was no extra time, or by an older server', () => {
  show({ ...over, regularTimeScore: null });
  show(over);
  expect(screen.queryByText(/redovnog/)).toBeNull();
});

it('a digit waits for the banner of its goal to leave the board (base.css)', () => {
  const { container } = show({ status: 'in_progress', homeScore: 2, awayScore: 1 });
  const waiting = () =>
    [...container.querySelectorAll('[data-goals] > .board-digit')].filter((digit) =>
      digit.matches(
        ":root:has([data-goal-of='home']) [data-goals='home'] > *, :root:has([data-goal-of='away']) [data-goals='away'] > *",
      ),
    );
  expect(waiting()).toEqual([]);
  const banner = document.createElement('div');
  banner.dataset.goalOf = 'home';
  document.body.append(banner);
  expect(waiting().map(({ textContent }) => textContent)).toEqual(['2']);
  banner.remove();
});

it('in large letters each team has one row, its crest, name and goals', () => {
  show({ status: 'in_progress', homeScore: 2, awayScore: 1 });
  for (const [name, goals] of [
    ['Čelik Osijek', '2'],
    ['Žito Slavonija', '1'],
  ]) {
    const row = screen.getByText(name ?? '').parentElement;
    expect(row?.className).toContain('@max-[15rem]:flex-row');
    expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      expect.any(String),
      name,
      goals,
    ]);
  }
});

it('the number of viewers is for the screen, not for paper', () => {
  show({ status: 'in_progress', homeScore: 2, awayScore: 1 }, 2);
  expect(screen.getByText('2 gledatelja').closest('[data-screen]')).not.toBeNull();
});
