import { presetRules, whistles } from '@kolo/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeMatchServer, suspendedKovac } from '@/features/console/testing/fake-match-server';
import { renderConsole } from '@/features/console/testing/render-console';
import { i18n } from '@/shared/i18n/i18n';
import { AddPlayerButton } from './AddPlayerButton';

const everybody = { home: [1, 2, 3], away: [11, 12, 13] };

/** Kovač (2) was forgotten at the ticks. */
const lined = (rules = presetRules['company-running']) => {
  const server = new FakeMatchServer();
  const sheet = { rules, version: 1 };
  const playerIds = [1, 3, 11, 12, 13];
  server.happens({ type: 'InitialiseMatch', playerIds, roster: everybody, sheet });
  return server;
};
const begun = (rules = presetRules['company-running']) => {
  const server = lined(rules);
  server.happens({ type: 'ChangeState', wanted: whistles.firstHalf });
  return server;
};
const open = () => userEvent.click(screen.getByRole('button', { name: /^Dodaj igrača/ }));
const added = (reason: string | null) => ({
  type: 'AddPlayer',
  team: 'home',
  playerId: 2,
  reason,
  roster: { home: [2], away: [] },
});

beforeEach(async () => {
  await i18n.changeLanguage('hr');
  await i18n.ready('console');
});

it('adds a registered player before kick-off with one tap, without a reason', async () => {
  const { tap, refresh } = renderConsole(lined(), <AddPlayerButton team="home" />);
  await open();
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('group', { name: 'Razlog' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Horvat/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Kovač/ }));
  expect(tap.mock.calls).toEqual([[added(null)]]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks for the reason after kick-off', async () => {
  const { tap } = renderConsole(begun(), <AddPlayerButton team="home" />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: /Kovač/ }));
  expect(screen.getByRole('alert')).toHaveTextContent('Najprije odaberite razlog.');
  expect(tap).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Zakasnio' }));
  await userEvent.click(screen.getByRole('button', { name: /Kovač/ }));
  expect(tap.mock.calls).toEqual([[added('came-late')]]);
});

it('is not offered once the limit of the league has closed the list', () => {
  const { unmount } = renderConsole(
    begun(presetRules['fifa-2025-26']),
    <AddPlayerButton team="home" />,
  );
  expect(screen.queryByRole('button', { name: /Dodaj igrača/ })).toBeNull();
  unmount();
  const server = begun();
  server.happens({ type: 'ChangeState', wanted: whistles.halfTime });
  const { unmount: leave } = renderConsole(server, <AddPlayerButton team="home" />);
  expect(screen.getByRole('button', { name: /Dodaj igrača/ })).toBeVisible();
  leave();
  server.happens({ type: 'ChangeState', wanted: whistles.secondHalf });
  renderConsole(server, <AddPlayerButton team="home" />);
  expect(screen.queryByRole('button', { name: /Dodaj igrača/ })).toBeNull();
});

it('adds a suspended player only with a reason', async () => {
  const server = lined();
  server.suspended = suspendedKovac();
  const { tap } = renderConsole(server, <AddPlayerButton team="home" />);
  await open();
  expect(screen.getByText(/^Suspendiran 1\/2: crveni/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ipak upiši: Ivan Kovač' }));
  expect(tap).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Stol to ne može provjeriti' }));
  const overrides = [{ playerId: 2, reason: 'unknown-at-table' }];
  expect(tap.mock.calls).toEqual([[{ ...added(null), overrides }]]);
});
