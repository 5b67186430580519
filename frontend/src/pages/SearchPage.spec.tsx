import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { foundExample } from '@/shared/search/testing/found-example';
import { type Answers, ok, refusal, serve } from '@/shared/testing/fake-server';
import { address, show } from '@/shared/testing/screen';
import { SearchPage } from './SearchPage';

function open(path: string, answer: Answers[string] = ok(foundExample)) {
  const server = serve({ 'GET /api/search': answer });
  show(<SearchPage />, path);
  return server;
}

it('shows what the address searches for, each kind on its own', async () => {
  const server = open('/search?q=Bur%C4%91');
  const players = within(await screen.findByRole('region', { name: 'Igrači' }));
  expect(players.getByRole('link')).toHaveAttribute('href', '/player/7');
  expect(screen.getByRole('region', { name: 'Timovi' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Utakmice' })).toHaveTextContent('3:1');
  expect(screen.getByRole('searchbox')).toHaveValue('Burđ');
  expect(server.calls.map(({ path }) => path)).toEqual(['/api/search?q=burd']);
});

it('searches for what is written, and has it in the address', async () => {
  open('/search');
  expect(screen.getByText(/barem dva slova/)).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox'), 'bura{Enter}');
  expect(address()).toBe('/search?q=bura');
  expect(await screen.findByRole('region', { name: 'Timovi' })).toBeVisible();
});

it('shows no date of a match that waits for its own', async () => {
  const [match] = foundExample.matches.map((one) => ({
    ...one,
    status: 'scheduled',
    outcome: 'postponed',
    homeScore: null,
    awayScore: null,
  }));
  open('/search?q=bura', ok({ players: [], teams: [], matches: [match] }));
  const matches = await screen.findByRole('region', { name: 'Utakmice' });
  expect(matches).toHaveTextContent('Odgođeno');
  expect(matches).not.toHaveTextContent('2026.');
});

it('says that nothing was found', async () => {
  open('/search?q=xyz', ok({ players: [], teams: [], matches: [] }));
  expect(await screen.findByText('Ništa nije pronađeno')).toBeVisible();
});

it('says that it failed', async () => {
  open('/search?q=xyz', refusal('auth.forbidden'));
  expect(await screen.findByRole('alert')).toBeVisible();
});
