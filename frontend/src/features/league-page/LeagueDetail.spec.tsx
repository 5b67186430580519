import { screen, within } from '@testing-library/react';
import { type FakeServer, refusal } from '@/shared/testing/fake-server';
import { match, open, serveLeague, tab } from './testing/league';

let server: FakeServer;

beforeEach(() => {
  server = serveLeague();
});

describe('LeagueDetail', () => {
  it('says which league it is and opens with its table', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Prva liga' })).toBeVisible();
    expect(screen.getByText('Sezona 2025/26')).toBeVisible();
    const line = (await screen.findByRole('link', { name: 'Bura' })).closest('tr');
    expect(screen.getByRole('link', { name: 'Bura' })).toHaveAttribute('href', '/team/1');
    expect(
      line &&
        within(line)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
    ).toEqual(['1', 'BBura', '2', '1', '0', '1', '9:4', '3', '0', '3']);
  });

  it('tells the points that the league gave below its table', async () => {
    const row = { position: 1, teamId: 1, teamName: 'Bura', played: 0, points: 5 };
    const adjustments = [{ points: 5, cause: 'licence', on: '2026-03-14' }];
    server.on('GET /api/league-table/7', [200, [{ ...row, adjustments }]]);
    open();
    const notes = await screen.findByRole('list', { name: 'Bodovi po odluci lige' });
    expect(notes).toHaveTextContent('Bura: +5 bodova, licenca, 14. 03. 2026.');
  });

  it('gives a team that has withdrawn a word and no place', async () => {
    const row = { position: 1, teamId: 1, teamName: 'Bura', played: 0, points: 0, unranked: true };
    server.on('GET /api/league-table/7', [200, [row]]);
    open();
    const line = (await screen.findByRole('link', { name: /Bura/ })).closest('tr');
    expect(line).toHaveTextContent(/Bez mjesta.*odustao/);
  });

  it('reports an unknown league', async () => {
    server.on('GET /api/leagues/8', refusal('league.not-found'));
    open(8);
    expect(await screen.findByText('Liga nije pronađena')).toBeVisible();
    expect(screen.getByRole('link', { name: /Natrag/ })).toHaveAttribute('href', '/admin');
  });

  it('says what is empty', async () => {
    server.on('GET /api/league-table/7', [200, []]);
    server.on('GET /api/teams/league/7', [200, []]);
    open();
    expect(await screen.findByText('Nema podataka za tablicu')).toBeVisible();
    await tab('Utakmice');
    expect(await screen.findByText('Nema zakazanih utakmica')).toBeVisible();
    const matches = within(screen.getByRole('tabpanel', { name: 'Utakmice' }));
    expect(matches.getByRole('link', { name: 'Raspored' })).toHaveAttribute('href', '?tab=plan');
    await tab('Timovi');
    expect(await screen.findByText('Nema timova u ligi')).toBeVisible();
  });

  it('shows matches by round, a way to a result where one is missing, and to its correction where there is one', async () => {
    server.on('GET /api/matches/league/7', [
      200,
      [
        match(3, { round: 2 }),
        match(2, { status: 'completed', homeScore: 4, awayScore: 2, venue: 'Dvorana Sjever' }),
        match(4, { round: null }),
      ],
    ]);
    open();
    await tab('Utakmice');
    await screen.findByRole('heading', { name: 'Bez kola' });
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'Bez kola',
      '1. kolo',
      '2. kolo',
    ]);
    expect(screen.getByText('Dvorana Sjever')).toBeVisible();
    expect(screen.getByText('Sudac: po odluci lige')).toBeVisible();
    expect(screen.getAllByText('19:00')).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: /^Rezultat/ })).toHaveLength(2);
    const logs = screen.getAllByRole('link', { name: /^Zapisnik/ });
    expect(logs.map((link) => link.getAttribute('href'))).toEqual(['/admin/match/2']);
  });
});
