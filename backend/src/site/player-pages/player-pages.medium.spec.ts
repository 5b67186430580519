import {
  type MatchAnswer,
  type PlayerCareer,
  type SeasonRules,
  type TopScorer,
  usualSeasonRules,
} from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';
import { kickOff, matchOn } from '../../../test/live-match.js';

let kolo: TestApp;
let first: TestLeague;
let second: TestLeague;

const day = (n: number): string => new Date(Date.UTC(2026, 0, n, 16)).toISOString();
const player = (league: TestLeague, team: number, n: number): number =>
  league.teams[team]?.playerIds[n] ?? 0;
const career = async (id: number): Promise<PlayerCareer> =>
  (await kolo.call('GET', `/api/players/${id}`)).json as PlayerCareer;

async function scheduled(league: TestLeague, matchDate: string, round: number | null = null) {
  const [home, away] = league.teams;
  const body = { homeTeamId: home?.id, awayTeamId: away?.id, matchDate, round };
  const { json } = await kolo.call('POST', '/api/matches', { as: 'admin', body });
  return matchOn(kolo, (json as MatchAnswer).id, league);
}

async function played(
  league: TestLeague,
  on: number,
  goals: readonly number[],
  mvp: number,
  assist: number | null = null,
) {
  const match = await scheduled(league, day(on));
  await kickOff(match);
  for (const scorer of goals)
    await match.must('POST', 'goals', {
      team: match.home.includes(scorer) ? 'home' : 'away',
      scorer,
      assist,
    });
  await match.must('POST', 'stats/increment', { playerId: mvp, statField: 'yellowCards' });
  await match.must('PATCH', 'state', { matchState: 'half-time' });
  await match.must('PATCH', 'state', { matchState: 'second-half', currentHalf: 2 });
  await match.must('POST', 'mvp', { playerId: mvp });
  await match.must('PATCH', 'state', { status: 'completed', matchState: 'completed' });
  return match.id;
}

beforeAll(async () => {
  kolo = await startTestApp();
  first = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 2 });
  second = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 2 });
  const star = player(first, 0, 0);
  await played(first, 3, [star, star, player(first, 1, 0)], star);
  await played(first, 10, [player(first, 1, 0)], player(first, 1, 0));
  const again = player(second, 0, 0);
  await played(second, 20, [again, again, again], again);
});
afterAll(() => kolo.close());

it('is a person over the seasons of a company', async () => {
  const [old, now] = [await career(player(first, 0, 0)), await career(player(second, 0, 0))];
  expect(now.career).toEqual({
    matches: 3,
    goals: 5,
    assists: 0,
    yellowCards: 2,
    redCards: 0,
    mvps: 2,
  });
  expect(now.seasons.map(({ league, goals }) => [league?.id, goals])).toEqual([
    [second.leagueId, 3],
    [first.leagueId, 2],
  ]);
  expect(now.milestones.map(({ kind }) => kind)).toEqual(['hat-trick', 'goals', 'debut']);
  expect(now.streaks.scoring).toEqual({ current: 1, longest: 1 });
  expect({ ...old, player: now.player }).toEqual(now);
});

it('sums of everybody are those of the top lists of all seasons', async () => {
  const lists = await Promise.all(
    [first, second].map(
      async ({ leagueId }) =>
        (
          await kolo.call('GET', `/api/statistics/top-scorers/real?leagueId=${leagueId}`, {
            as: 'admin',
          })
        ).json as TopScorer[],
    ),
  );
  for (const n of [0, 1, 2]) {
    const ids = [first, second].map((league) => player(league, 0, n));
    const listed = lists.flat().filter((one) => ids.includes(one.player.id));
    const goals = listed.reduce((sum, one) => sum + one.goals, 0);
    expect((await career(ids[0] ?? 0)).career.goals).toBe(goals);
  }
});

/** A season of people whom no other one has. */
async function ownLeague(teams: number): Promise<TestLeague> {
  const league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams });
  await kolo.db.query(`UPDATE players SET last_name = 'Drugi ' || id WHERE id = ANY ($1)`, [
    league.teams.flatMap(({ playerIds }) => playerIds),
  ]);
  return league;
}

async function setRules({ leagueId }: TestLeague, rules: SeasonRules): Promise<void> {
  const path = `/api/leagues/${leagueId}/season-rules`;
  const { status, text } = await kolo.call('PUT', path, { as: 'admin', body: rules });
  expect([status, text]).toEqual([200, text]);
}

it('has every figure of a small season: by opponent, in a row, firsts and MVPs', async () => {
  const league = await ownLeague(3);
  const [star, mate] = [player(league, 0, 0), player(league, 0, 1)];
  const against = (n: number): TestLeague => ({
    ...league,
    teams: league.teams.filter((_, place) => place === 0 || place === n),
  });
  const [bura, cakovec] = [against(1), against(2)];
  const debut = await played(bura, 3, [star, star, player(league, 1, 0)], star);
  await played(cakovec, 10, [star, mate], mate);
  await played(bura, 17, [mate], player(league, 1, 0));
  const seven = Array.from({ length: 7 }, () => star);
  const last = await played(bura, 24, seven, star, mate);

  const { player: shown, ...rest } = await career(star);
  expect(shown).toMatchObject({ id: star, jerseyNumber: 1, team: { name: 'Adria' } });
  const none = { assists: 0, redCards: 0 };
  const all = { ...none, matches: 4, goals: 10, yellowCards: 2, mvps: 2 };
  const { leagueId: id, teams } = league;
  const [own, ofBura, ofCakovec] = teams.map((team) => ({ id: team.id, name: team.name }));
  const on = (match: number, n: number) => ({ id: match, matchDate: day(n), opponent: ofBura });
  expect(rest).toEqual({
    career: all,
    seasons: [
      {
        playerId: star,
        league: { id, name: 'Poslovna liga', season: '2025/26' },
        team: own,
        ...all,
      },
    ],
    opponents: [
      { team: ofBura, ...none, matches: 3, goals: 9, yellowCards: 2, mvps: 2 },
      { team: ofCakovec, ...none, matches: 1, goals: 1, yellowCards: 0, mvps: 0 },
    ],
    milestones: [
      { kind: 'hat-trick', value: 7, match: on(last, 24) },
      { kind: 'goals', value: 10, match: on(last, 24) },
      { kind: 'goals', value: 1, match: on(debut, 3) },
      { kind: 'debut', value: 1, match: on(debut, 3) },
    ],
    streaks: { scoring: { current: 1, longest: 2 } },
  });
  const { career: ofMate, opponents, milestones } = await career(mate);
  expect(ofMate).toEqual({ ...all, goals: 2, assists: 7, yellowCards: 1, mvps: 1 });
  expect(opponents.map(({ team, ...of }) => [team.name, of.goals, of.assists, of.mvps])).toEqual([
    ['Bura', 1, 7, 0],
    ['Čakovec', 1, 0, 1],
  ]);
  expect(milestones.map(({ kind, value }) => [kind, value])).toEqual([
    ['goals', 1],
    ['debut', 1],
  ]);
});

it('says which match a suspended player misses only where the league publishes it', async () => {
  const league = await ownLeague(2);
  const [banned, other] = [player(league, 0, 0), player(league, 0, 1)];
  const next = await scheduled(league, '2030-01-06T16:00:00.000Z', 5);
  await scheduled(league, '2030-01-13T16:00:00.000Z', 6);
  expect(await career(banned)).not.toHaveProperty('suspendedIn');
  const imposed = await kolo.call('POST', `/api/leagues/${league.leagueId}/suspensions`, {
    as: 'admin',
    body: {
      playerId: banned,
      kind: 'matches',
      amount: 2,
      reason: 'violent-conduct',
      from: '2026-01-15',
    },
  });
  expect([imposed.status, imposed.text]).toEqual([200, imposed.text]);
  expect((await career(banned)).suspendedIn).toEqual({ matchId: next.id, round: 5 });
  expect(await career(other)).not.toHaveProperty('suspendedIn');
  const { discipline } = usualSeasonRules;
  await setRules(league, { ...usualSeasonRules, discipline: { ...discipline, published: false } });
  expect(await career(banned)).not.toHaveProperty('suspendedIn');
});

it('leaves a match out that the top lists leave out, and counts it where the league did when it decided', async () => {
  const league = await ownLeague(2);
  const star = player(league, 0, 0);
  const id = await played(league, 25, [star, star], star);
  expect((await career(star)).career.goals).toBe(2);
  const decide = async (method: string, path: string, body: object): Promise<void> => {
    const { status, text } = await kolo.call(method, `/api/matches/${id}/${path}`, {
      as: 'admin',
      body: { ...body, text: 'Odluka' },
    });
    expect([status, text]).toEqual([200, text]);
  };
  await decide('POST', 'annul', { reason: 'other' });
  expect((await career(star)).career).toMatchObject({ matches: 0, goals: 0, yellowCards: 1 });
  await setRules(league, {
    ...usualSeasonRules,
    annulled: { ...usualSeasonRules.annulled, goalsCountForScorers: true },
  });
  expect((await career(star)).career).toMatchObject({ matches: 0, goals: 0 });
  await decide('DELETE', 'annulment', {});
  await decide('POST', 'annul', { reason: 'other' });
  expect((await career(star)).career).toMatchObject({ matches: 1, goals: 2 });
});

it('a player who changed company within a season has the earlier matches with the old one', async () => {
  const mover = player(second, 1, 3);
  await kolo.db.query('UPDATE players SET team_id = $1, jersey_number = 90 WHERE id = $2', [
    second.teams[0]?.id,
    mover,
  ]);
  const { player: shown, seasons, opponents } = await career(mover);
  expect(shown.team.id).toBe(second.teams[0]?.id);
  expect(seasons.map(({ team }) => team.id)).toEqual([second.teams[1]?.id]);
  expect(opponents.map(({ team }) => team.id)).toEqual([second.teams[0]?.id]);
});

it('two of one name in one team have a career each', async () => {
  const league = await ownLeague(2);
  const [one, other] = [player(league, 0, 0), player(league, 0, 1)];
  await kolo.db.query(
    `UPDATE players SET last_name = 'Dvojnik ' || $1::integer WHERE id IN ($1, $2)`,
    [one, other],
  );
  await played(league, 4, [one, one, other], one);
  const goals = await Promise.all([one, other].map(async (id) => (await career(id)).career.goals));
  expect(goals).toEqual([2, 1]);
});

it('is nobody who only waits for approval', async () => {
  const waiting = player(first, 0, 5);
  await kolo.db.query(`UPDATE players SET status = 'pending', last_name = 'Čeka' WHERE id = $1`, [
    waiting,
  ]);
  await kolo.db.query('DELETE FROM player_stats WHERE player_id = $1', [waiting]);
  for (const id of [waiting, 999_999])
    expect(await kolo.call('GET', `/api/players/${id}`)).toMatchObject({
      status: 404,
      json: { error: 'player.not-found' },
    });
});

it.each([
  ['initial', 'I. '],
  ['hidden', '#1'],
])(
  'names the player by the policy of the league, or by a stricter one: %s',
  async (policy, start) => {
    const id = player(first, 0, 0);
    const other = player(first, 0, 1);
    await kolo.db.query('UPDATE leagues SET name_policy = $1 WHERE id = $2', [
      policy,
      first.leagueId,
    ]);
    const { player: shown } = await career(id);
    expect(shown).toMatchObject({ names: policy });
    expect(shown.name.startsWith(start)).toBe(true);
    // In the page of another season of the same person too.
    expect((await career(player(second, 0, 0))).player.names).toBe(policy);
    await kolo.db.query(`UPDATE leagues SET name_policy = 'full' WHERE id = $1`, [first.leagueId]);
    await kolo.db.query('UPDATE players SET name_policy = $1 WHERE id = $2', [policy, other]);
    expect((await career(other)).player.names).toBe(policy);
  },
);

it('keeps what an erased player did, without the name and without other seasons', async () => {
  const [id, same] = [player(first, 0, 0), player(second, 0, 0)];
  const { rows } = await kolo.db.query<{ name: string }>(
    `SELECT first_name || ' ' || last_name AS name FROM players WHERE id = $1`,
    [id],
  );
  const erase = `/api/people/player-${id}/erase`;
  const erased = await kolo.call('POST', erase, { as: 'admin', body: { name: rows[0]?.name } });
  expect(erased.status).toBeLessThan(300);
  for (const one of [id, same]) {
    const { player: shown, seasons } = await career(one);
    expect(shown.name).toBe('Igrač (obrisan)');
    expect(seasons.every(({ playerId }) => playerId === one)).toBe(true);
  }
});
