import { limits, type RoundTeam, roundTeamPoints } from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { kickOff, type LiveMatchUnderTest, scheduledMatch } from '../../../test/live-match.js';

let kolo: TestApp;
let match: LiveMatchUnderTest;

const path = (round: number, leagueId = match.league.leagueId): string =>
  `/api/leagues/${leagueId}/rounds/${round}/team`;
const team = async (): Promise<RoundTeam> => (await kolo.call('GET', path(1))).json as RoundTeam;

beforeAll(async () => {
  kolo = await startTestApp();
  match = await scheduledMatch(kolo);
  await match.must('PATCH', 'schedule', { matchDate: new Date().toISOString(), round: 1 });
  const [first, second] = match.home;
  await kickOff(match);
  for (const _ of [1, 2])
    await match.must('POST', 'goals', { team: 'home', scorer: first, assist: second });
  await match.must('POST', 'stats/increment', { playerId: second, statField: 'yellowCards' });
});
afterAll(() => kolo.close());

it('has nobody while the matches of the round are played', async () => {
  expect(await team()).toEqual({ round: 1, formula: roundTeamPoints, players: [] });
});

it('has the best of the round with what their points are made of', async () => {
  await match.must('PATCH', 'state', { matchState: 'half-time' });
  await match.must('PATCH', 'state', { matchState: 'second-half', currentHalf: 2 });
  await match.must('POST', 'mvp', { playerId: match.home[0] });
  await match.must('PATCH', 'state', { status: 'completed', matchState: 'completed' });
  const { players } = await team();
  expect(players).toMatchObject([
    { player: { id: match.home[0] }, goals: 2, isMvp: true, points: 9 },
    { player: { id: match.home[1] }, assists: 2, yellowCards: 1, points: 3 },
  ]);
});

it('counts the fans’ votes as soon as they are closed', async () => {
  await kolo.db.query(
    `INSERT INTO mvp_votes (match_id, user_id, player_id, rating)
     SELECT $1, id, (ARRAY[$2, $2, $3]::integer[])[row_number() OVER (ORDER BY id)], 5
     FROM (SELECT id FROM users ORDER BY id LIMIT 3) AS voters`,
    [match.id, match.home[1], match.home[2]],
  );
  expect((await team()).players[1]).toMatchObject({ votes: 0, matchVotes: 0, points: 3 });
  await kolo.db.query(
    'INSERT INTO fans_mvps (match_id, player_id, votes, average) VALUES ($1, $2, 2, 5)',
    [match.id, match.home[1]],
  );
  expect((await team()).players).toMatchObject([
    { points: 9, votes: 0, matchVotes: 3 },
    { votes: 2, matchVotes: 3, points: 5 },
    { player: { id: match.home[2] }, votes: 1, points: 1 },
  ]);
});

it.each(['hidden', 'full'])('names players by the policy of the league: %s', async (policy) => {
  await kolo.db.query('UPDATE leagues SET name_policy = $1 WHERE id = $2', [
    policy,
    match.league.leagueId,
  ]);
  expect((await team()).players[0]?.player.name.startsWith('#')).toBe(policy === 'hidden');
});

it('leaves a match out that was annulled', async () => {
  const body = { reason: 'decision', text: 'Odluka.' };
  await kolo.call('POST', `/api/matches/${match.id}/annul`, { as: 'admin', body });
  expect((await team()).players).toEqual([]);
});

it('is not found for a round or a league that there is not', async () => {
  for (const round of [2, limits.rounds + 1])
    expect(await kolo.call('GET', path(round))).toMatchObject({
      status: 404,
      json: { error: 'match.not-found' },
    });
  expect(await kolo.call('GET', path(1, 999_999))).toMatchObject({
    status: 404,
    json: { error: 'league.not-found' },
  });
});
