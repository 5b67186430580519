import type { LeagueAward, MatchView } from '@kolo/domain';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { i18n } from '@/shared/i18n/i18n';
import { type Answers, type FakeServer, ok, refusal, serve } from '@/shared/testing/fake-server';
import { press, show } from '@/shared/testing/screen';
import { SeasonArchivePage } from './SeasonArchivePage';

jest.mock('@/shared/live/live-socket', () => ({
  createLiveSocket: () => ({ connect() {}, disconnect() {}, unwatchBoard() {} }),
}));

const league = { id: 7, name: 'Poslovna liga', season: '2025/26', isActive: false };
const bura = { id: 1, name: 'Bura' };
const champion: LeagueAward = { kind: 'champion', team: bura, derived: true };
const none = { biggestWin: [], highestScoring: [], longestUnbeaten: [], playerGoals: [] };
const table = { league, rows: [], teams: 0, provisional: false, cut: null, summary: null };
const awards = 'GET /api/leagues/7/awards';
const answers: Answers = {
  [awards]: ok([champion]),
  'GET /api/leagues/names': ok([league]),
  'GET /api/league-table/7/live': ok(table),
  'GET /api/league-table/7/live/top': ok(table),
  'GET /api/statistics/top-scorers': ok([]),
  'GET /api/statistics/top-assists': ok([]),
  'GET /api/statistics/top-mvp': ok([]),
  'GET /api/leagues/7/records': ok({ season: none, allTime: none }),
};
const signedIn: Answers = {
  'GET /api/league-table/7/live/real': ok(table),
  'GET /api/statistics/top-scorers/real': ok([]),
  'GET /api/statistics/top-assists/real': ok([]),
  'GET /api/statistics/top-mvp/real': ok([]),
  'GET /api/user': ok({ id: 3, username: 'navijac', role: 'public' }),
  'GET /api/matches/league/7': ok([
    {
      id: 31,
      leagueId: 7,
      round: 1,
      status: 'completed',
      matchDate: '2026-03-14T18:00:00Z',
      homeTeamName: 'Bura',
      awayTeamName: 'Jugo',
      homeScore: 3,
      awayScore: 1,
    } as MatchView,
  ]),
};

function open(change: Answers = {}): FakeServer {
  const server = serve({ ...answers, ...change });
  show(
    <Routes>
      <Route path="/league/:id/archive" element={<SeasonArchivePage />} />
    </Routes>,
    '/league/7/archive',
  );
  return server;
}

afterEach(() => act(() => i18n.changeLanguage('hr')));

it('has the awards, the table, the records and the best of a season', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Prvak' })).toBeVisible();
  for (const name of ['Konačna tablica', 'Rekordi i najbolji', 'Sva kola', 'Preuzimanje'])
    expect(screen.getByRole('region', { name })).toBeVisible();
  expect(await screen.findByText('Poslovna liga · 2025/26')).toBeVisible();
  expect(screen.getByText('Prijavite se za rezultate svih kola.')).toBeVisible();
  expect(screen.getByText('Prijavite se za preuzimanje sezone.')).toBeVisible();
});

it('folds every round, with its report to print', async () => {
  open(signedIn);
  const rounds = within(await screen.findByRole('region', { name: 'Sva kola' }));
  const heading = await rounds.findByRole('heading', { name: '1. kolo' });
  const match = rounds.getByRole('link', { name: /Bura/, hidden: true });
  expect(match.closest('details')).not.toHaveAttribute('open');
  await userEvent.click(heading);
  expect(match).toHaveAttribute('href', '/live/31');
  expect(rounds.getByRole('link', { name: /1\. kolo/ })).toHaveAttribute(
    'href',
    '/api/leagues/7/rounds/1.pdf?lang=hr',
  );
});

it('downloads the season, or says why it cannot', async () => {
  const file = 'GET /api/leagues/7/archive.zip';
  const server = open({ ...signedIn, [file]: refusal('league.season-not-over') });
  await press('Cijela sezona (ZIP)');
  expect(await screen.findByText('Datoteka nije preuzeta')).toBeVisible();
  expect(server.sent('GET').map(([path]) => path)).toContain('/api/leagues/7/archive.zip');
});

it('says that the season is still on', async () => {
  open({ [awards]: ok([]) });
  expect(await screen.findByText('Sezona još traje')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Preuzimanje' })).toBeNull();
});

it('offers a retry where the season could not be read', async () => {
  const server = open({ [awards]: refusal('league.not-found') });
  expect(await screen.findByText('Nagrade nije moguće učitati')).toBeVisible();
  server.on(awards, ok([champion]));
  await press('Pokušaj ponovo');
  expect(await screen.findByRole('region', { name: 'Konačna tablica' })).toBeVisible();
});

it('speaks English', async () => {
  await act(() => i18n.changeLanguage('en'));
  open(signedIn);
  expect(await screen.findByRole('region', { name: 'Final table' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'The whole season (ZIP)' })).toBeVisible();
});
