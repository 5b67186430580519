import type { LeagueView, OwnPlayerView, TeamView } from '@kolo/domain';
import { earlierSquad } from './earlier-squad';

const league = (id: number, startDate: string): LeagueView => ({
  id,
  name: 'Poslovna liga',
  season: String(id),
  description: null,
  isActive: true,
  isMain: false,
  venue: null,
  kickOffFrom: null,
  kickOffUntil: null,
  format: null,
  ballSize: null,
  finalsOn: null,
  finalists: null,
  startDate,
  endDate: '2030-01-01T00:00:00.000Z',
  tieBreakers: null,
  headToHeadRestarts: true,
  createdAt: startDate,
});
const leagues = [
  league(3, '2026-09-01T00:00:00.000Z'),
  league(2, '2025-09-01T00:00:00.000Z'),
  league(1, '2024-09-01T00:00:00.000Z'),
];
const team = (id: number, leagueId: number | null): TeamView => ({
  id,
  name: 'Bura',
  userId: 3,
  leagueId,
  createdAt: '',
  playerCount: 0,
  user: { companyName: null, username: 'bura' },
});
const teams = [team(30, 3), team(20, 2), team(10, 1)];
const [now] = teams as [TeamView, ...TeamView[]];
let ids = 0;
const player = (
  teamId: number,
  name: string,
  jerseyNumber: number,
  status: OwnPlayerView['status'] = 'approved',
) => ({ id: ++ids, teamId, name, jerseyNumber, status, withdrawnAt: null }) as OwnPlayerView;
const names = (players: readonly OwnPlayerView[], of = now, known = leagues) =>
  earlierSquad(of, teams, known, players)?.players.map(
    ({ name, jerseyNumber }) => `${name} ${jerseyNumber}`,
  ) ?? null;

describe('whom a team can take over', () => {
  it('are the approved players of the latest earlier season, by number', () => {
    const everybody = [
      ...[player(20, 'Luka', 9), player(20, 'Ivan', 4), player(20, 'Mate', 7, 'rejected')],
      ...[player(20, 'Petar', 8, 'pending'), player(10, 'Stari', 1)],
    ];
    expect(names(everybody)).toEqual(['Ivan 4', 'Luka 9']);
    expect(earlierSquad(now, teams, leagues, everybody)?.league.id).toBe(2);
  });

  it('come from an older season where there was none in between', () => {
    expect(names([player(10, 'Stari', 1), player(20, 'Mate', 7, 'rejected')])).toEqual(['Stari 1']);
  });

  it('exclude players already in the team, however their name is written', () => {
    const back = [player(20, 'Luka  Horvat', 9), player(20, 'Ivan', 4)];
    expect(names([...back, player(30, 'luka horvat', 5, 'pending')])).toEqual(['Ivan 4']);
    expect(names([...back, player(30, 'Ivan', 4, 'rejected')])).toEqual([
      ...['Ivan 4', 'Luka  Horvat 9'],
    ]);
    expect(
      names([player(20, 'Ivan', 4), player(30, 'Ivan', 6), player(10, 'Stari', 1)]),
    ).toBeNull();
  });

  it('exclude those who were withdrawn, then or now', () => {
    const gone = (one: OwnPlayerView) => ({ ...one, withdrawnAt: '2026-01-01T00:00:00.000Z' });
    expect(names([player(20, 'Ivan', 4), gone(player(20, 'Luka', 9))])).toEqual(['Ivan 4']);
    const back = [player(20, 'Ivan', 4), player(20, 'Luka', 9)];
    expect(names([...back, gone(player(30, 'luka', 9))])).toEqual(['Ivan 4']);
  });

  it('keep their numbers where these are free, else get the lowest free one', () => {
    const own = [player(30, 'Novi', 4), player(30, 'Drugi', 1)];
    const back = [player(20, 'Luka', 1), player(20, 'Mate', 2), player(20, 'Ivan', 4)];
    expect(names([...own, ...back])).toEqual(['Luka 3', 'Mate 2', 'Ivan 5']);
  });

  it('are none in the first season, in a later one or while leagues are not known', () => {
    const everybody = [player(20, 'Luka', 9), player(30, 'Ivan', 4)];
    expect(names(everybody, team(10, 1))).toBeNull();
    expect(names(everybody, team(20, 2))).toBeNull();
    expect(names(everybody, team(40, null))).toBeNull();
    expect(names(everybody, now, [])).toBeNull();
  });
});
