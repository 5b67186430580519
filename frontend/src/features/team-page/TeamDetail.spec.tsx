import type { BoardMatch, TeamDetails } from '@kolo/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '@/shared/api';
import '@/shared/i18n/i18n';
import { boardStore } from '@/shared/live/board-store';
import { type FakeServer, ok, serve } from '@/shared/testing/fake-server';
import { TeamDetail } from './TeamDetail';

const match = (id: number, letter: string | null) => ({
  id,
  letter,
  matchDate: `2025-11-0${id}T18:00:00Z`,
  homeTeamId: 1,
  awayTeamId: 2,
  homeTeamName: 'Bura',
  awayTeamName: 'Jugo',
  homeScore: id,
  awayScore: 1,
});
const player = (jerseyNumber: number, name: string) => ({
  id: jerseyNumber,
  jerseyNumber,
  name,
  position: null,
  goals: 4,
  assists: 2,
  yellowCards: 1,
  redCards: 0,
});
const team = {
  id: 1,
  name: 'Bura',
  user: { companyName: null, username: 'bura' },
  league: { id: 3, name: 'Poslovna liga', season: '2025/26' },
  seasons: [] as TeamDetails['seasons'],
  logoUrl: null,
  nextMatch: null,
  players: [player(9, 'Ivo Ivić'), player(1, 'Ante Antić')],
  last5Matches: [match(1, 'D'), match(2, 'W'), match(3, null)],
  stats: { played: 2, points: 4, goalsFor: 3, wins: 1, draws: 1, losses: 0 },
} as TeamDetails;

let server: FakeServer;
const open = (status: number, body: unknown): void => {
  server = serve({ 'GET /api/teams/1/details': [status, body] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <TeamDetail teamId={1} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

describe('TeamDetail', () => {
  it('shows the team, its record and its players', async () => {
    open(200, team);
    expect(await screen.findByRole('heading', { level: 1, name: 'Bura' })).toBeVisible();
    expect(server.read[0]).toBe('/api/teams/1/details');
    expect(screen.getByText('bura')).toBeVisible();
    const form = screen.getByRole('list', { name: 'Forma' });
    expect(
      within(form)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['NNeriješeno', 'PPobjeda']);
    expect(screen.getByText('1 / 1 / 0')).toBeVisible();
    const rows = within(screen.getByRole('table', { name: 'Igrači' })).getAllByRole('row');
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      '1Ante Antić4210',
      '9Ivo Ivić4210',
    ]);
  });

  it('shows its league and season, and no others where there are none', async () => {
    open(200, team);
    const name = await screen.findByText('Poslovna liga');
    expect(name.nextSibling).toHaveTextContent('2025/26');
    expect(screen.queryByRole('button', { name: 'Ostale lige i sezone' })).toBeNull();
  });

  it.each([
    ['has withdrawn', { unranked: true as const }, 1],
    ['plays on', {}, 0],
  ])('says of a team that %s whether it left its league', async (_, withdrawn, times) => {
    open(200, { ...team, stats: { ...team.stats, ...withdrawn } });
    await screen.findByText('Poslovna liga');
    expect(screen.queryAllByText('Tim je odustao od natjecanja')).toHaveLength(times);
  });

  it('leads to the company’s teams in other seasons, in the order of the answer', async () => {
    const seasons = [
      { teamId: 21, league: { id: 5, name: 'Zimska liga', season: '2026/27' } },
      { teamId: 7, league: { id: 2, name: 'Poslovna liga', season: '2024/25' } },
    ];
    open(200, { ...team, league: null, seasons });
    await userEvent.click(await screen.findByRole('button', { name: 'Ostale lige i sezone' }));
    const dialog = screen.getByRole('dialog', { name: 'Ostale lige i sezone' });
    const links = within(dialog).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Zimska liga2026/27', '/team/21'],
      ['Poslovna liga2024/25', '/team/7'],
    ]);
    expect(screen.queryByText('2025/26')).toBeNull();
  });

  it('shows the last matches, the newest first', async () => {
    open(200, team);
    await userEvent.click(await screen.findByRole('tab', { name: 'Posljednjih 5 utakmica' }));
    const panel = screen.getByRole('tabpanel');
    expect(
      within(panel)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/live/3', '/live/2', '/live/1']);
    const [newest] = within(panel).getAllByRole('listitem');
    expect(newest).toHaveTextContent('3 : 1');
    expect(within(panel).getAllByText('Jugo')[0]).toHaveAttribute('dir', 'auto');
  });

  it('shows the company’s logo, and the first letter where it does not load', async () => {
    open(200, { ...team, logoUrl: '/api/sponsorships/1/logo' });
    const heading = await screen.findByRole('heading', { level: 1, name: 'Bura' });
    const logo = document.querySelector('img');
    expect(logo).toHaveAttribute('src', '/api/sponsorships/1/logo');
    if (logo !== null) fireEvent.error(logo);
    expect(document.querySelector('img')).toBeNull();
    expect(heading.closest('header')).toHaveTextContent(/^B/);
  });

  it('shows the next match with its time and opponent', async () => {
    const nextMatch = {
      ...match(9, null),
      venue: null,
      round: 7,
      matchDate: '2025-11-09T18:00:00Z',
    };
    open(200, { ...team, nextMatch });
    const link = await screen.findByRole('link', {
      name: /Sljedeća utakmica.*7. kolo.*Jugo.*kod kuće.*19:00/,
    });
    expect(link).toHaveAttribute('href', '/live/9');
  });

  it('says the new time when the next match is moved while the page is open', async () => {
    const nextMatch = { ...match(9, null), venue: null, round: 7 };
    const at = (matchDate: string) =>
      ({
        matchId: 9,
        status: 'scheduled',
        matchDate,
        homeTeam: { id: 1, name: 'Bura' },
        awayTeam: { id: 2, name: 'Jugo' },
      }) as BoardMatch;
    const showMatchAt = (matchDate: string) =>
      act(() => boardStore.setState({ matches: [at(matchDate)] }));
    open(200, { ...team, nextMatch });
    await screen.findByRole('link', { name: /19:00/ });
    showMatchAt('2025-11-09T18:00:00Z');
    const moved = { ...nextMatch, matchDate: '2025-11-09T20:30:00Z' };
    server.on('GET /api/teams/1/details', ok({ ...team, nextMatch: moved }));
    showMatchAt(moved.matchDate);
    expect(await screen.findByRole('link', { name: /21:30/ })).toBeVisible();
    act(() => boardStore.setState({ matches: null }));
  });

  it('has no next match any more when that is postponed while the page is open', async () => {
    const nextMatch = { ...match(9, null), venue: null, round: 7 };
    const line = {
      matchId: 9,
      status: 'scheduled',
      matchDate: '2025-11-09T18:00:00Z',
      homeTeam: { id: 1, name: 'Bura' },
      awayTeam: { id: 2, name: 'Jugo' },
    } as BoardMatch;
    open(200, { ...team, nextMatch });
    await screen.findByRole('link', { name: /19:00/ });
    act(() => boardStore.setState({ matches: [line] }));
    server.on('GET /api/teams/1/details', ok({ ...team, nextMatch: null }));
    act(() => boardStore.setState({ matches: [{ ...line, outcome: 'postponed' }] }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /19:00/ })).toBeNull());
    act(() => boardStore.setState({ matches: null }));
  });

  it('is led by the match that the team is playing, with its score moving', async () => {
    open(200, team);
    await screen.findByRole('heading', { level: 1, name: 'Bura' });
    const playing = (homeScore: number, teamId = 1) => ({
      matchId: 12,
      version: homeScore + 3,
      status: 'in_progress',
      matchState: 'first-half',
      currentHalf: 1,
      homeScore,
      awayScore: 0,
      clock: null,
      leagueId: 1,
      round: 1,
      venue: null,
      homeTeam: { id: teamId, name: 'Bura' },
      awayTeam: { id: 2, name: 'Jugo' },
      matchDate: '2025-11-09T18:00:00Z',
    });
    const show = (shown: object) =>
      act(() => boardStore.setState({ matches: [shown as BoardMatch] }));
    show(playing(1));
    expect(screen.getByRole('link', { name: /1. pol.*1 : 0/ })).toHaveAttribute('href', '/live/12');
    show(playing(2));
    expect(screen.getByRole('link', { name: /2 : 0/ })).toBeVisible();
    show(playing(3, 77));
    expect(screen.queryByRole('link', { name: /3 : 0/ })).not.toBeInTheDocument();
  });

  it('has a column for positions only where a player has one', async () => {
    open(200, team);
    await screen.findByRole('table', { name: 'Igrači' });
    expect(screen.queryByText('–')).toBeNull();
    expect(screen.queryByTitle('Pozicija')).toBeNull();
    cleanup();
    open(200, { ...team, players: [{ ...player(1, 'Ante Antić'), position: 'vratar' }] });
    expect(await screen.findByTitle('Pozicija')).toBeVisible();
    expect(screen.getByText('vratar')).toBeVisible();
  });

  it('says what is empty', async () => {
    open(200, { ...team, players: [], last5Matches: [] });
    expect(await screen.findByText('Nema odobrenih igrača')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Posljednjih 5 utakmica' }));
    expect(screen.getByText('Nema odigranih utakmica')).toBeVisible();
  });

  it('explains who sees the results where they are not public', async () => {
    open(200, { ...team, last5Matches: [], stats: { ...team.stats, goalsFor: null } });
    await userEvent.click(await screen.findByRole('tab', { name: 'Posljednjih 5 utakmica' }));
    expect(screen.getByText('Rezultate vide prijavljeni')).toBeVisible();
    expect(screen.queryByText('Nema odigranih utakmica')).not.toBeInTheDocument();
  });

  it('reports an unknown team', async () => {
    open(404, { message: 'Tim nije pronađen.' });
    expect(await screen.findByRole('heading', { name: 'Tim nije pronađen' })).toBeVisible();
  });
});
