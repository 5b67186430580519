import type { PlayerCareer } from '@kolo/domain';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { i18n } from '@/shared/i18n/i18n';
import { type Answers, type FakeServer, ok, refusal, serve } from '@/shared/testing/fake-server';
import { show } from '@/shared/testing/screen';
import { PlayerPage } from './PlayerPage';

const league = { id: 3, name: 'Poslovna liga', season: '2025/26' };
const bura = { id: 1, name: 'Bura' };
const sums = { matches: 4, goals: 6, assists: 2, yellowCards: 1, redCards: 0, mvps: 3 };
const match = (id: number) => ({
  id,
  matchDate: `2026-03-0${id}T18:00:00.000Z`,
  opponent: { id: 2, name: 'Jugo' },
});
const career: PlayerCareer = {
  player: { id: 7, name: 'I. Horvat', jerseyNumber: 9, team: bura, league, names: 'initial' },
  career: sums,
  seasons: [{ playerId: 7, league, team: bura, ...sums }],
  opponents: [{ team: { id: 2, name: 'Jugo' }, ...sums }],
  milestones: [
    { kind: 'hat-trick', value: 3, match: match(3) },
    { kind: 'goals', value: 50, match: match(2) },
    { kind: 'goals', value: 1, match: match(1) },
    { kind: 'debut', value: 1, match: match(1) },
  ],
  streaks: { scoring: { current: 2, longest: 5 } },
};
const path = 'GET /api/players/7';

function open(answer: Answers[string], at = '/player/7'): FakeServer {
  const server = serve({ [path]: answer });
  show(
    <Routes>
      <Route path="/player/:id" element={<PlayerPage />} />
    </Routes>,
    at,
  );
  return server;
}

afterEach(() => act(() => i18n.changeLanguage('hr')));

it('has the name that the league shows, the team and the career', async () => {
  open(ok(career));
  expect(await screen.findByRole('heading', { level: 1, name: 'I. Horvat' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Bura/ })).toHaveAttribute('href', '/team/1');
  const shown = within(screen.getByRole('region', { name: 'Karijera' }));
  expect(shown.getByText('Igrač utakmice').parentElement).toHaveTextContent('3');
  expect(shown.getByText('1,5')).toBeVisible();
  expect(screen.queryByText(/^Suspendiran/)).toBeNull();
});

it('has a row for each season and each opponent', async () => {
  open(ok(career));
  const seasons = within(await screen.findByRole('table', { name: 'Po sezonama' }));
  expect(seasons.getAllByRole('row')[1]).toHaveTextContent('Poslovna liga2025/26Bura462310');
  const opponents = within(screen.getByRole('table', { name: 'Protiv' }));
  expect(opponents.getAllByRole('row')[1]).toHaveTextContent('Jugo462310');
  expect(opponents.getByRole('link', { name: 'Jugo' })).toHaveAttribute('href', '/team/2');
});

it('names the milestones and the streak', async () => {
  open(ok(career));
  const milestones = within(await screen.findByRole('region', { name: 'Prekretnice' }));
  const words = milestones.getAllByRole('link').map((link) => link.firstChild?.firstChild);
  expect(words.map((word) => word?.textContent)).toEqual([
    'Hat-trick (3)',
    '50. gol',
    'Prvi gol',
    'Prva utakmica',
  ]);
  expect(screen.getByText('Zabija u 2 utakmice zaredom')).toBeVisible();
  expect(screen.getByText('Najduži niz s golom: 5 utakmica')).toBeVisible();
});

it('says that the player is suspended where the league publishes it', async () => {
  open(ok({ ...career, suspendedIn: { matchId: 12, round: 5 } }));
  const link = await screen.findByRole('link', { name: 'Suspendiran za 5. kolo' });
  expect(link).toHaveAttribute('href', '/live/12');
});

it('has nothing to show before the first match', async () => {
  open(ok({ ...career, seasons: [], opponents: [], milestones: [] }));
  expect(await screen.findByText('Još bez odigranih utakmica')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

it('says that there is no such player', async () => {
  open(refusal('player.not-found'));
  expect(await screen.findByRole('heading', { name: 'Igrač nije pronađen' })).toBeVisible();
});

it.each(['/player/x', '/player/0'])('%s is no player', async (at) => {
  open(ok(career), at);
  expect(await screen.findByRole('heading', { name: 'Igrač nije pronađen' })).toBeVisible();
});

it('offers a retry where it could not be read', async () => {
  const server = open(refusal('file.no-space'));
  expect(await screen.findByText('Stranicu igrača nije moguće učitati')).toBeVisible();
  server.on(path, ok(career));
  await userEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'I. Horvat' })).toBeVisible();
});

it('speaks English', async () => {
  await act(() => i18n.changeLanguage('en'));
  open(ok(career));
  expect(await screen.findByText('Has scored in 2 matches in a row')).toBeVisible();
  expect(screen.getByText('Goal number 50')).toBeVisible();
});
