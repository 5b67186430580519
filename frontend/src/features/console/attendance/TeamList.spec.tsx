import { presetRules } from '@kolo/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FinishedScreen } from '@/features/console/finished/FinishedScreen';
import { FakeMatchServer, roster } from '@/features/console/testing/fake-match-server';
import { renderConsole } from '@/features/console/testing/render-console';
import { i18n } from '@/shared/i18n/i18n';
import { TeamList } from './TeamList';

const listed = () => {
  const server = new FakeMatchServer();
  const sheet = { rules: presetRules['fifa-2025-26'], version: 1 };
  const playerIds = [1, 2, 11, 12, 13];
  server.happens({ type: 'InitialiseMatch', playerIds, roster, sheet });
  return server;
};

beforeEach(async () => {
  await i18n.changeLanguage('hr');
  await i18n.ready('console');
});

it('gives a player of the list a role with one tap', async () => {
  const { tap } = renderConsole(listed(), <TeamList team="home" />);
  expect(screen.queryByText('Ivan Šimić')).toBeNull();
  const buttons = ['Počinje: Ivan Horvat', 'Kapetan: Ivan Kovač', 'Vratar: Ivan Horvat'];
  for (const name of buttons) await userEvent.click(screen.getByRole('button', { name }));
  const command = { type: 'ChangeLineupRole', given: true };
  expect(tap.mock.calls).toEqual([
    [{ ...command, playerId: 1, role: 'starter' }],
    [{ ...command, playerId: 2, role: 'captain' }],
    [{ ...command, playerId: 1, role: 'goalkeeper' }],
  ]);
});

it('shows the roles that were given, counts the starters, and takes a role away again', async () => {
  const server = listed();
  server.happens({ type: 'ChangeLineupRole', playerId: 1, role: 'starter', given: true });
  const { tap } = renderConsole(server, <TeamList team="home" />);
  expect(screen.getByText('Počinje 1 od 5')).toBeInTheDocument();
  const given = screen.getByRole('button', { name: 'Počinje: Ivan Horvat' });
  expect(given).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Kapetan: Ivan Horvat' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await userEvent.click(given);
  expect(tap.mock.calls).toEqual([
    [{ type: 'ChangeLineupRole', playerId: 1, role: 'starter', given: false }],
  ]);
});

it('is corrected after the match, until the result is official', async () => {
  const server = listed();
  for (const matchState of ['first-half', 'half-time', 'second-half', 'completed'] as const)
    server.happens({ type: 'ChangeState', wanted: { matchState } });
  const { tap } = renderConsole(server, <FinishedScreen notice={null} />);
  await userEvent.click(screen.getByRole('button', { name: 'Popis igrača' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Kapetan: Ivan Babić' }));
  expect(tap.mock.calls).toEqual([
    [{ type: 'ChangeLineupRole', playerId: 11, role: 'captain', given: true }],
  ]);
});

it('speaks English', async () => {
  await i18n.changeLanguage('en');
  renderConsole(listed(), <TeamList team="away" />);
  expect(await screen.findByText('Starting: 0 of 5')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Keeper: Ivan Babić' })).toBeInTheDocument();
});
