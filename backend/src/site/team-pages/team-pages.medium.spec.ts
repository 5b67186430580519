import {
  type MatchAnswer,
  type MyTeamStatistics,
  presetRules,
  type TeamDetails,
} from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';

let kolo: TestApp;
let league: TestLeague;

beforeAll(async () => {
  kolo = await startTestApp();
});
afterAll(() => kolo.close());

const admin = async <T>(method: string, path: string, body?: object): Promise<T> => {
  const { status, json, text } = await kolo.call(method, path, { as: 'admin', body });
  if (status >= 300) throw new Error(`${path} answered ${status}: ${text}`);
  return json as T;
};
const team = (n: number): number => league.teams[n]?.id ?? 0;
const player = (of: number, n: number): number => league.teams[of]?.playerIds[n] ?? 0;
const day = (n: number): string => new Date(Date.UTC(2026, 0, n, 16)).toISOString();
const details = async (id: number): Promise<TeamDetails> =>
  (await kolo.call('GET', `/api/teams/${id}/details`)).json as TeamDetails;
const own = async (): Promise<MyTeamStatistics> =>
  (await kolo.call('GET', '/api/team-statistics/my', { as: 'company' })).json as MyTeamStatistics;

async function match(home: number, away: number, on: number): Promise<number> {
  const body = { homeTeamId: team(home), awayTeamId: team(away), matchDate: day(on) };
  return (await admin<MatchAnswer>('POST', '/api/matches', body)).id;
}

async function result(home: number, away: number, on: number, score: [number, number]) {
  const path = `/api/matches/${await match(home, away, on)}/result`;
  await admin('PATCH', path, { homeScore: score[0], awayScore: score[1] });
}

/** 1:0 by player 0 with an assist of player 1, and a yellow card; finished only where it is said. */
async function played(on: number, finished: boolean): Promise<void> {
  await play(await match(0, 1, on), [player(1, 0), player(1, 1), player(1, 2)], finished);
}

async function play(id: number, guests: readonly number[], finished: boolean): Promise<void> {
  const path = `/api/matches/${id}`;
  const playerIds = [...[0, 1, 2].map((n) => player(0, n)), ...guests];
  await admin('POST', `${path}/initialize`, { playerIds });
  await admin('PATCH', `${path}/state`, { matchState: 'first-half' });
  const goal = { team: 'home', scorer: player(0, 0), assist: player(0, 1) };
  await admin('POST', `${path}/goals`, goal);
  const card = { playerId: player(0, 0), statField: 'yellowCards' };
  await admin('POST', `${path}/stats/increment`, card);
  if (!finished) return;
  await admin('PATCH', `${path}/state`, { matchState: 'half-time' });
  await admin('PATCH', `${path}/state`, { matchState: 'second-half' });
  await admin('POST', `${path}/mvp`, { playerId: player(0, 0) });
  await admin('PATCH', `${path}/state`, { matchState: 'completed' });
}

it('a company without a team has nothing', async () => {
  const nothing = { totalPlayers: 0, totalGoals: 0, totalAssists: 0, totalMatches: 0 };
  expect(await own()).toEqual(nothing);
  const lists = ['/api/teams/my', '/api/players/my-team/stats'];
  for (const path of lists)
    expect((await kolo.call('GET', path, { as: 'company' })).json).toEqual([]);
});

describe('after a part of the season', () => {
  beforeAll(async () => {
    league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 3, players: 5 });
    const statuses: [string, number][] = [
      ['pending', player(0, 3)],
      ['rejected', player(0, 4)],
    ];
    for (const [status, id] of statuses)
      await kolo.db.query('UPDATE players SET status = $1 WHERE id = $2', [status, id]);
    await played(12, true);
    await played(20, false);
    await result(0, 2, 1, [3, 3]);
    await result(2, 0, 9, [4, 2]);
    await result(0, 1, 3, [5, 0]);
    await result(1, 0, 6, [2, 2]);
    await result(0, 2, 11, [1, 0]);
    await result(1, 2, 10, [1, 0]);
    await match(0, 1, 25);
  });

  it('the public page shows approved players, the last five matches and the sums of all', async () => {
    const { players, last5Matches, nextMatch, ...rest } = await details(team(0));
    expect(rest).toEqual({
      id: team(0),
      name: 'Adria',
      user: { companyName: null, username: 'company' },
      league: { id: league.leagueId, name: 'Poslovna liga', season: '2025/26', isActive: true },
      seasons: [],
      logoUrl: null,
      // 3:3, 5:0, 2:2, 2:4, 1:0 and 1:0.
      stats: { played: 6, points: 11, goalsFor: 14, wins: 3, draws: 2, losses: 1 },
    });
    expect(nextMatch).toBeNull();
    expect(players.map(({ id }) => id)).toEqual([0, 1, 2].map((n) => player(0, n)));
    expect(players[0]).toEqual({
      id: player(0, 0),
      firstName: 'Igrač',
      lastName: 'Adria 1',
      name: 'Igrač Adria 1',
      jerseyNumber: 1,
      teamId: team(0),
      status: 'approved',
      position: null,
      matchesPlayed: 1,
      goals: 1,
      assists: 0,
      yellowCards: 1,
      redCards: 0,
    });
    expect(players[1]).toMatchObject({ matchesPlayed: 1, goals: 0, assists: 1 });
    expect(last5Matches.map(({ letter, matchDate }) => [letter, matchDate])).toEqual([
      ...[
        ['W', day(3)],
        ['D', day(6)],
        ['L', day(9)],
        ['W', day(11)],
      ],
      ['W', day(12)],
    ]);
    expect(last5Matches[2]).toMatchObject({ homeTeamName: 'Čakovec', homeScore: 4, awayScore: 2 });
  });

  it('the next match is the soonest fixture; what was long ago or runs is none', async () => {
    expect((await details(team(0))).nextMatch).toBeNull();
    const ahead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
    const made: number[] = [];
    for (const days of [20, 3, 9]) {
      const body = { homeTeamId: team(1), awayTeamId: team(2), matchDate: ahead(days) };
      made.push((await admin<MatchAnswer>('POST', '/api/matches', body)).id);
    }
    expect((await details(team(1))).nextMatch).toMatchObject({
      id: made[1],
      homeTeamName: 'Bura',
      awayTeamName: 'Čakovec',
      status: 'scheduled',
    });
  });

  it('the logo is that of the company, while it sponsors', async () => {
    const logo = '/api/sponsorships/1/logo?v=1';
    await kolo.db.query(
      'INSERT INTO sponsorships (user_id, package_id, logo_url) VALUES ($1, 1, $2)',
      [kolo.userIds.company, logo],
    );
    expect((await details(team(0))).logoUrl).toBe(logo);
    await kolo.db.query("UPDATE sponsorships SET status = 'ended'");
    expect((await details(team(0))).logoUrl).toBeNull();
  });

  it('agrees with the table', async () => {
    const path = `/api/league-table/${league.leagueId}`;
    const { json } = await kolo.call('GET', path, { as: 'public' });
    for (const row of json as { teamId: number; played: number; points: number; won: number }[]) {
      const { stats } = await details(row.teamId);
      expect([stats.played, stats.points, stats.wins]).toEqual([row.played, row.points, row.won]);
    }
  });

  it('agrees with the table also where the league gives other points', async () => {
    const cup = await createLeague(kolo.db, { ownerId: kolo.userIds.public, teams: 2 });
    const [home, away] = cup.teams;
    const rules = { ...presetRules['company-running'], points: { win: 2, draw: 1, loss: 0 } };
    await admin('PUT', `/api/leagues/${cup.leagueId}/match-rules`, { preset: 'custom', rules });
    const fixture = { homeTeamId: home?.id, awayTeamId: away?.id, matchDate: day(5) };
    const { id } = await admin<MatchAnswer>('POST', '/api/matches', fixture);
    await admin('PATCH', `/api/matches/${id}/result`, { homeScore: 2, awayScore: 0 });
    expect((await details(home?.id ?? 0)).stats).toMatchObject({ wins: 1, points: 2 });
  });

  it('says of a team that it has withdrawn, as the table does', async () => {
    const cup = await createLeague(kolo.db, { ownerId: kolo.userIds.public, teams: 2 });
    const [stays, leaves] = cup.teams.map(({ id }) => id);
    const withdrawal = { teamId: leaves, mode: 'annul-all' };
    await admin('POST', `/api/leagues/${cup.leagueId}/withdrawals`, withdrawal);
    expect((await details(leaves ?? 0)).stats.unranked).toBe(true);
    expect((await details(stays ?? 0)).stats).not.toHaveProperty('unranked');
  });

  it('the company sees its own sums, without the rejected', async () => {
    expect(await own()).toEqual({
      totalPlayers: 4,
      totalGoals: 14,
      totalAssists: 1,
      totalMatches: 6,
    });
  });

  it('a match against a team of another league counts on no page, as in no table', async () => {
    const counted = async () => {
      const { stats, players, last5Matches } = await details(team(0));
      return { stats, players, last5Matches, own: await own() };
    };
    const before = await counted();
    const elsewhere = await createLeague(kolo.db, { ownerId: kolo.userIds.public, teams: 1 });
    const [guest] = elsewhere.teams;
    const body = { homeTeamId: team(0), awayTeamId: guest?.id, matchDate: day(22) };
    const { id, leagueId } = await admin<MatchAnswer>('POST', '/api/matches', body);
    expect(leagueId).toBeNull();
    await play(id, guest?.playerIds ?? [], true);
    expect(await counted()).toEqual(before);
  });

  it('nothing of it tells what is not everybody’s', async () => {
    const { text } = await kolo.call('GET', `/api/teams/${team(0)}/details`);
    expect(text).not.toMatch(/@kolo\.test|mployment|oib|phone/i);
  });
});

describe('a company with teams in several leagues', () => {
  const seasonOf = async (season: string, startDate: string): Promise<TestLeague> => {
    const made = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 2 });
    await kolo.db.query(
      `UPDATE leagues SET season = $2, start_date = $3::timestamptz,
              end_date = $3::timestamptz + interval '200 days' WHERE id = $1`,
      [made.leagueId, season, startDate],
    );
    return made;
  };
  const shown = ({ leagueId, teams: [own] }: TestLeague, season: string) => ({
    teamId: own?.id,
    league: { id: leagueId, name: 'Poslovna liga', season, isActive: true },
  });

  it('has each of them lead to the others, the newest season first', async () => {
    const old = await seasonOf('2023/24', '2023-10-15T14:00:00Z');
    const coming = await seasonOf('2030/31', '2030-10-20T14:00:00Z');
    const now = shown(league, '2025/26');
    const { seasons } = await details(team(0));
    expect(seasons).toEqual([shown(coming, '2030/31'), shown(old, '2023/24')]);
    const before = await details(old.teams[0]?.id ?? 0);
    expect(before.league).toEqual(shown(old, '2023/24').league);
    expect(before.seasons).toEqual([shown(coming, '2030/31'), now]);
    expect((await details(old.teams[1]?.id ?? 0)).seasons).toEqual([]);
  });

  it('has pages that are other answers as soon as it joins a league, also to whoever has them', async () => {
    const path = `/api/teams/${team(0)}/details`;
    const etag = (await kolo.call('GET', path)).headers.get('etag') ?? '';
    const headers = { 'if-none-match': etag };
    expect((await kolo.call('GET', path, { headers })).status).toBe(304);
    const { leagueId } = await createLeague(kolo.db, { ownerId: kolo.userIds.public, teams: 1 });
    await admin('POST', '/api/teams', { userId: kolo.userIds.company, leagueId });
    const { status, json } = await kolo.call('GET', path, { headers });
    expect(status).toBe(200);
    expect((json as TeamDetails).seasons.map(({ league: { id } }) => id)).toContain(leagueId);
  });

  it('of several seasons the company sees the sums of one team, and only of its own', async () => {
    const next = await createLeague(kolo.db, {
      ownerId: kolo.userIds.company,
      teams: 2,
      players: 2,
    });
    const sums = (teamId: unknown) =>
      kolo.call('GET', `/api/team-statistics/my?teamId=${teamId}`, { as: 'company' });
    expect((await sums(team(0))).json).toEqual({
      totalPlayers: 4,
      totalGoals: 14,
      totalAssists: 1,
      totalMatches: 6,
    });
    expect((await sums(next.teams[0]?.id)).json).toEqual({
      totalPlayers: 2,
      totalGoals: 0,
      totalAssists: 0,
      totalMatches: 0,
    });
    const all = await own();
    expect(all).toMatchObject({ totalGoals: 14, totalMatches: 6 });
    expect(all.totalPlayers).toBeGreaterThanOrEqual(6);
    for (const foreign of [next.teams[1]?.id, 987_654])
      expect((await sums(foreign)).json).toMatchObject({ error: 'team.not-found' });
    for (const nonsense of ['0', '-1', '1e1', 'x', '99999999999', '1&teamId=2'])
      expect((await sums(nonsense)).json).toMatchObject({ error: 'request.invalid' });
  });

  it('has a team of no league that says so and leads to those of leagues', async () => {
    const { rows } = await kolo.db.query<{ id: number }>(
      "INSERT INTO teams (name, user_id) VALUES ('Adria', $1) RETURNING id",
      [kolo.userIds.company],
    );
    const alone = await details(rows[0]?.id ?? 0);
    expect(alone.league).toBeNull();
    expect(alone.seasons).toContainEqual(shown(league, '2025/26'));
    expect((await details(team(0))).seasons).not.toContainEqual(
      expect.objectContaining({ teamId: alone.id }),
    );
  });
});

it('a team that is not there is not found', async () => {
  expect((await kolo.call('GET', '/api/teams/987654/details')).json).toMatchObject({
    statusCode: 404,
    error: 'team.not-found',
  });
});
