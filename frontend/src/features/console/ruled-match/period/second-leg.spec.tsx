import { presetRules, whistles } from '@kolo/domain';
import { screen, within } from '@testing-library/react';
import { FakeMatchServer, kickOff } from '@/features/console/testing/fake-match-server';
import { button, openTable, press } from '@/features/console/testing/open-console';
import { i18n } from '@/shared/i18n/i18n';

const { tournament } = presetRules;
const goal = (team: 'home' | 'away') =>
  ({ type: 'RecordGoal', team, scorer: null, assist: null, kind: 'open-play' }) as const;

/** The second leg of a tie whose first one ended 3:2 for the team that is away now. */
function secondLeg(): FakeMatchServer {
  const server = new FakeMatchServer({ stageId: 1, tie: 'F', leg: 2 });
  const firstLeg = { home: 2, away: 3, awayGoals: false };
  server.happens({ type: 'CarryFirstLeg', firstLeg });
  server.started({ ...tournament, winnerNeeded: false });
  for (const wanted of [whistles.halfTime, whistles.secondHalf])
    server.happens({ type: 'ChangeState', wanted });
  return server;
}

beforeEach(async () => {
  localStorage.clear();
  await i18n.changeLanguage('hr');
  await i18n.ready('console');
  jest.useFakeTimers({ now: Date.parse(kickOff) + 10_000 });
});
afterEach(() => void jest.useRealTimers());

it('leads to extra time where both legs together are level, and says so', () => {
  const server = secondLeg();
  for (const team of ['home', 'home', 'away'] as const) server.happens(goal(team));
  openTable(server);
  expect(screen.getByText(/^Ukupno u dvije utakmice:/)).toHaveTextContent('Končar 4 : 4 Span');
  press('Završi utakmicu');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Nakon dvije utakmice je neriješeno')).toBeVisible();
  expect(dialog.getByText(/^Ukupno u dvije utakmice:/)).toBeVisible();
  press('Produžetak 2 × 5 min');
  expect(server.log.at(-1)).toMatchObject({ type: 'PeriodStarted', data: { period: 3 } });
});

it('finishes at a level score where one team is ahead over both legs', () => {
  const server = secondLeg();
  for (const team of ['home', 'away'] as const) server.happens(goal(team));
  openTable(server);
  press('Završi utakmicu');
  const dialog = screen.getByRole('alertdialog', { name: /Završiti utakmicu/ });
  expect(dialog).toHaveTextContent('Ukupno u dvije utakmice: Končar 3 : 4 Span');
  expect(button('Završi utakmicu')).toBeVisible();
});
