import { presetRules, whistles } from '@kolo/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  FakeMatchServer,
  roster,
  suspendedKovac,
} from '@/features/console/testing/fake-match-server';
import { renderConsole } from '@/features/console/testing/render-console';
import { i18n } from '@/shared/i18n/i18n';
import { ReplacePlayerButton } from './ReplacePlayerButton';

/** Kovač (2) is registered and not on the list. */
const listed = () => {
  const server = new FakeMatchServer();
  const sheet = { rules: presetRules['fifa-2025-26'], version: 1 };
  const playerIds = [1, 3, 11, 12, 13];
  server.happens({ type: 'InitialiseMatch', playerIds, roster, sheet });
  return server;
};
const open = () =>
  userEvent.click(screen.getByRole('button', { name: 'Zamijeni prije početka: Končar' }));
const leaves = () => within(screen.getByRole('group', { name: 'S popisa se briše' }));
const replacement = {
  type: 'ReplacePlayer',
  team: 'home',
  playerId: 1,
  replacedBy: 2,
  reason: 'cannot-play',
  roster: { home: [2], away: [] },
};

beforeEach(async () => {
  await i18n.changeLanguage('hr');
  await i18n.ready('console');
});

it('replaces a player of the list in one step, with a reason', async () => {
  const { tap, refresh } = renderConsole(listed(), <ReplacePlayerButton team="home" />);
  await open();
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(leaves().getAllByRole('radio')).toHaveLength(2);
  await userEvent.click(leaves().getByRole('radio', { name: /Horvat/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Ne može igrati' }));
  await userEvent.click(screen.getByRole('button', { name: /Kovač/ }));
  expect(tap.mock.calls).toEqual([[replacement]]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks first who leaves and why', async () => {
  const { tap } = renderConsole(listed(), <ReplacePlayerButton team="home" />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: /Kovač/ }));
  const first = 'Najprije odaberite tko se briše s popisa i zašto.';
  expect(screen.getByRole('alert')).toHaveTextContent(first);
  await userEvent.click(screen.getByRole('button', { name: 'Nije došao' }));
  await userEvent.click(screen.getByRole('button', { name: /Kovač/ }));
  expect(screen.getByRole('alert')).toHaveTextContent(first);
  expect(tap).not.toHaveBeenCalled();
  await userEvent.click(leaves().getByRole('radio', { name: /Šimić/ }));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Kovač/ }));
  expect(tap.mock.calls).toEqual([[{ ...replacement, playerId: 3, reason: 'absent' }]]);
});

it('lets a suspended player take the place only with a reason', async () => {
  const server = listed();
  server.suspended = suspendedKovac();
  const { tap } = renderConsole(server, <ReplacePlayerButton team="home" />);
  await open();
  await userEvent.click(leaves().getByRole('radio', { name: /Horvat/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Ne može igrati' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ipak upiši: Ivan Kovač' }));
  expect(tap).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Odluka lige' }));
  const overrides = [{ playerId: 2, reason: 'decision' }];
  expect(tap.mock.calls).toEqual([[{ ...replacement, overrides }]]);
});

it('is not offered once the match has begun', () => {
  const server = listed();
  server.happens({ type: 'ChangeState', wanted: whistles.firstHalf });
  renderConsole(server, <ReplacePlayerButton team="home" />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('speaks English', async () => {
  await i18n.changeLanguage('en');
  renderConsole(listed(), <ReplacePlayerButton team="away" />);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Replace before kick-off: Span' }),
  );
  expect(screen.getByRole('heading', { name: 'Comes onto the list' })).toBeVisible();
  expect(
    screen.getByText('All approved players of the team are on the list already.'),
  ).toBeVisible();
});
