import {
  type LeagueProgress,
  type LeagueRecords,
  type PlayedMatch,
  type RecordSet,
  type RoundTeam,
  type RoundTeamPlayer,
  roundTeamPoints,
} from '@kolo/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, serve } from '@/shared/testing/fake-server';
import { press, show } from '@/shared/testing/screen';
import '@/shared/i18n/i18n';
import { Progress } from './Progress';
import { Records } from './Records';

jest.mock('@/shared/live/live-socket', () => ({
  createLiveSocket: () => ({ connect() {}, disconnect() {}, unwatchBoard() {} }),
}));

const bura = { id: 1, name: 'Bura' };
const sava = { id: 2, name: 'Sava' };
const league = { id: 7, name: 'Liga', season: '2024/25' };
const match = (id: number, homeScore: number): PlayedMatch => ({
  id,
  matchDate: '2026-03-14T18:00:00Z',
  league,
  homeTeam: bura,
  awayTeam: sava,
  homeScore,
  awayScore: 0,
});
const set = (homeScore: number): RecordSet => ({
  biggestWin: [match(homeScore, homeScore)],
  highestScoring: [],
  longestUnbeaten: [
    { team: bura, league, matches: 5, from: '2026-01-10T18:00:00Z', until: '2026-03-14T18:00:00Z' },
  ],
  playerGoals: [
    {
      player: { id: 30, name: 'I. Horvat' },
      team: bura,
      goals: 4,
      match: match(homeScore, homeScore),
    },
  ],
});
const user = { 'GET /api/user': [401, {}] } as const;

describe('records', () => {
  const path = 'GET /api/leagues/7/records';
  const open = (records: LeagueRecords): void => {
    serve({ ...user, [path]: [200, records] });
    show(<Records leagueId={7} />, '/statistics');
  };

  it('are those of the season, and of all seasons at a press with the season of each', async () => {
    open({ season: set(6), allTime: set(9) });
    const list = await screen.findByRole('list', { name: 'Najveća pobjeda' });
    expect(within(list).getByRole('link')).toHaveAttribute('href', '/live/6');
    expect(screen.queryByText(/2024\/25/)).toBeNull();
    await press('Sve sezone');
    const allTime = screen.getByRole('list', { name: 'Najveća pobjeda' });
    expect(within(allTime).getByRole('link')).toHaveAttribute('href', '/live/9');
    expect(within(allTime).getByText(/2024\/25/)).toBeVisible();
  });

  it('lead to players and teams, and leave out what nobody has', async () => {
    open({ season: set(6), allTime: set(6) });
    expect(await screen.findByRole('link', { name: 'I. Horvat' })).toHaveAttribute(
      'href',
      '/player/30',
    );
    expect(screen.getByText('4 gola')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bura' })).toHaveAttribute('href', '/team/1');
    expect(screen.queryByText('Najviše golova na utakmici')).toBeNull();
  });

  it('of a season without any say so, and why they cannot be read', async () => {
    const none = { biggestWin: [], highestScoring: [], longestUnbeaten: [], playerGoals: [] };
    open({ season: none, allTime: none });
    expect(await screen.findByText('Još nema rekorda')).toBeVisible();
  });

  it('offer another try where they cannot be read', async () => {
    serve({ ...user, [path]: [500, {}] });
    show(<Records leagueId={7} />, '/statistics');
    expect(await screen.findByText('Rekorde nije moguće učitati')).toBeVisible();
  });
});

describe('the progress of a season', () => {
  const known: LeagueProgress = {
    rounds: [1, 2],
    teams: [
      { team: bura, places: [2, 1] },
      { team: sava, places: [1, null] },
    ],
    goalMinutes: [
      { from: 1, until: 5, goals: 2 },
      { from: 6, until: 10, goals: 0 },
    ],
    goalsPerRound: [{ round: 1, matches: 2, goals: 9 }],
  };
  const open = (progress: LeagueProgress): void => {
    serve({
      ...user,
      'GET /api/leagues/7/progress': [200, progress],
      'GET /api/leagues/7/rounds/1/team': [200, roundTeam(1, [])],
      'GET /api/leagues/7/rounds/2/team': [200, roundTeam(2, [best])],
    });
    show(<Progress leagueId={7} />, '/statistics');
  };
  const best: RoundTeamPlayer = {
    player: { id: 30, name: 'I. Horvat' },
    team: bura,
    goals: 3,
    assists: 1,
    yellowCards: 1,
    redCards: 0,
    isMvp: true,
    votes: 1,
    matchVotes: 4,
    points: 13.8,
  };
  const roundTeam = (round: number, players: RoundTeamPlayer[]): RoundTeam => ({
    round,
    formula: roundTeamPoints,
    players,
  });
  const cells = async (caption: string) =>
    within(await screen.findByRole('table', { name: caption }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);

  it('is in tables for whoever does not see the plots', async () => {
    open(known);
    expect(await cells('Mjesta kroz kola')).toEqual(['2', '1', '1', 'bez mjesta']);
    expect(await cells('Kada padaju golovi')).toEqual(['2', '0']);
    expect(await cells('Golovi po utakmici')).toEqual(['4,5']);
  });

  it('highlights the line of the team that is pressed', async () => {
    open(known);
    expect(await screen.findByRole('button', { name: /Bura/, pressed: true })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Sava/ }));
    expect(screen.getByRole('button', { name: /Sava/, pressed: true })).toBeVisible();
    expect(screen.getByRole('button', { name: /Bura/, pressed: false })).toBeVisible();
  });

  it('has the best of the last round, or of another one, with what gave them their points', async () => {
    open(known);
    const list = await screen.findByRole('list', { name: 'Tim kola' });
    expect(within(list).getByRole('link', { name: 'I. Horvat' })).toHaveAttribute(
      'href',
      '/player/30',
    );
    const facts = within(list).getByText('Bura').parentElement?.children ?? [];
    expect([...facts].map(({ textContent }) => textContent)).toEqual([
      ...['Bura', '3 gola', '1 asistencija', 'igrač utakmice', '25 % glasova navijača'],
      '1 žuti karton',
    ]);
    expect(within(list).getByText('13,8')).toBeVisible();
    expect(screen.getByText(/^Bodovi: gol 3, asistencija 2,.* crveni karton −3\.$/)).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Kolo'), '1. kolo');
    expect(await screen.findByText('U ovom kolu još nitko nema bodova.')).toBeVisible();
  });

  it('says that nothing was played', async () => {
    open({ rounds: [], teams: [], goalMinutes: [], goalsPerRound: [] });
    expect(await screen.findByText('Sezona još nije počela')).toBeVisible();
  });
});

it.each([
  ['records', Records],
  ['progress', Progress],
])('%s ask for the sign-in where results are for members', async (name, Panel) => {
  serve({ ...user, [`GET /api/leagues/7/${name}`]: refusal('auth.required') });
  show(<Panel leagueId={7} />, '/statistics');
  expect(await screen.findByText('Prijava potrebna')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Prijava' })).toBeVisible();
});
