import type {
  AuditPage,
  Bracket,
  ErrorAnswer,
  LeagueAward,
  StageAnswer,
  ThirdPlace,
} from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';
import { kickOff, type LiveMatchUnderTest, matchOn } from '../../../test/live-match.js';
import { until } from '../../../test/until.js';
import { TiesFollowService } from '../../season/stages/ties-follow.service.js';

let kolo: TestApp;
let league: TestLeague;
beforeAll(async () => {
  kolo = await startTestApp();
});
beforeEach(async () => {
  league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 2 });
});
afterAll(() => kolo.close());

const path = (kind = '') => `/api/leagues/${league.leagueId}/awards${kind}`;
const team = (at: number): number => league.teams[at]?.id ?? 0;
const player = (at: number): number => league.teams[at]?.playerIds[0] ?? 0;

async function awards(): Promise<LeagueAward[]> {
  const { status, json } = await kolo.call('GET', path());
  expect(status).toBe(200);
  return json as LeagueAward[];
}

const choose = (kind: string, body: object) =>
  kolo.call('PUT', path(`/${kind}`), { as: 'admin', body });

const summary = (all: LeagueAward[]) =>
  all.map(({ kind, team: of, player: person, user, derived, value }) => [
    kind,
    person?.id ?? user?.id ?? of?.id,
    derived,
    ...(value === undefined ? [] : [value]),
  ]);

/** The first team beats the second one 2:0, by goals of its first player, the match’s MVP. */
async function playSeason(): Promise<LiveMatchUnderTest> {
  const [home, away] = league.teams;
  const { json } = await kolo.call('POST', '/api/matches', {
    as: 'admin',
    body: { homeTeamId: home?.id, awayTeamId: away?.id, matchDate: new Date().toISOString() },
  });
  const match = matchOn(kolo, (json as { id: number }).id, league);
  expect(summary(await awards())).toEqual([]);
  await kickOff(match);
  for (let n = 0; n < 2; n += 1)
    await match.must('POST', 'goals', { team: 'home', scorer: match.home[0] });
  await match.must('POST', 'cards', { team: 'away', playerId: match.away[0], card: 'yellow' });
  for (const matchState of ['half-time', 'second-half', 'completed'])
    await match.must('PATCH', 'state', { matchState });
  return match;
}

describe('awards of a season', () => {
  it('follow from the log once its last match is over', async () => {
    await playSeason();
    expect(summary(await awards())).toEqual([
      ['champion', team(0), true],
      ['second', team(1), true],
      ['top-scorer', player(0), true, 2],
      ['fair-play', team(0), true, 0],
    ]);
    const [, , scorer] = await awards();
    expect(scorer).toMatchObject({ player: { lastName: 'Adria 1' }, team: { name: 'Adria' } });
  });

  it('wait for the decision about a match that was abandoned', async () => {
    await playSeason();
    const [home, away] = league.teams;
    const { json } = await kolo.call('POST', '/api/matches', {
      as: 'admin',
      body: { homeTeamId: away?.id, awayTeamId: home?.id, matchDate: new Date().toISOString() },
    });
    const match = matchOn(kolo, (json as { id: number }).id, league);
    await kickOff(match);
    await match.must('POST', 'abandon', { reason: 'hall', atFault: 'none' });
    expect(await awards()).toEqual([]);
    await match.must('POST', 'award', { winner: 'away', cause: 'abandoned' });
    expect(summary(await awards())[0]).toEqual(['champion', team(0), true]);
  });

  it('are those that an administrator chose, before what follows from the log', async () => {
    await playSeason();
    const { status, json } = await choose('top-scorer', { playerId: player(1) });
    expect(status).toBe(200);
    expect(json).toEqual(await awards());
    await choose('best-goalkeeper', { playerId: player(1), text: 'Glasali su kapetani.' });
    await choose('best-referee', { userId: kolo.userIds.referee });
    expect(summary(await awards()).slice(2)).toEqual([
      ['top-scorer', player(1), false],
      ['best-goalkeeper', player(1), false],
      ['fair-play', team(0), true, 0],
      ['best-referee', kolo.userIds.referee, false],
    ]);
    await choose('top-scorer', {});
    expect(summary(await awards())[2]).toEqual(['top-scorer', player(0), true, 2]);
  });

  it('name players by the policy of the league, and a referee by the name that a table wrote down', async () => {
    await playSeason();
    await choose('mvp', { playerId: player(1) });
    const userId = kolo.userIds.referee;
    await choose('best-referee', { userId });
    const referee = async () => (await awards()).find(({ user }) => user !== undefined)?.user;
    expect(await referee()).toEqual({ id: userId, name: null });
    await kolo.db.query(
      `INSERT INTO officials (first_name, last_name, user_id) VALUES ('Marko', 'Sučić', $1)`,
      [userId],
    );
    await until(async () => (await referee())?.name === 'Marko Sučić');
    const policy = { as: 'admin', body: { namePolicy: 'hidden' } } as const;
    expect((await kolo.call('PATCH', `/api/leagues/${league.leagueId}`, policy)).status).toBe(200);
    const named = (await awards()).flatMap(({ kind, player: one }) =>
      one === undefined ? [] : [[kind, one.firstName, one.lastName]],
    );
    expect(named).toEqual([
      ['top-scorer', '', '#1'],
      ['mvp', '', '#1'],
    ]);
  });

  it('know who saved the largest share of shots, in matches that nobody shared in goal', async () => {
    const match = await playSeason();
    await kolo.db.query(
      `UPDATE player_stats SET goalkeeper_saves = 10 WHERE match_id = $1 AND player_id = ANY ($2)`,
      [match.id, [player(0), player(1)]],
    );
    // Read models that change without an event raise no data version.
    await choose('mvp', { playerId: player(1) });
    const best = async () => (await awards()).filter(({ kind }) => kind === 'best-goalkeeper');
    expect(summary(await best())).toEqual([['best-goalkeeper', player(0), true, 100]]);
    await kolo.db.query(
      `UPDATE player_stats SET goalkeeper_saves = 1 WHERE match_id = $1 AND player_id = $2`,
      [match.id, league.teams[0]?.playerIds[1]],
    );
    await choose('mvp', {});
    expect(summary(await best())).toEqual([['best-goalkeeper', player(1), true, 83.3]]);
  });

  it('are the same however often a choice is sent, and leave one entry in the audit', async () => {
    const body = { teamId: team(1), text: 'Odluka skupštine.' };
    await Promise.all([choose('champion', body), choose('champion', body)]);
    await choose('champion', body);
    expect(summary(await awards())).toEqual([['champion', team(1), false]]);
    const { json } = await kolo.call('GET', '/api/audit', { as: 'admin' });
    const entries = (json as AuditPage).entries.filter(
      ({ action, subject }) => action === 'league.choose-award' && subject.id === league.leagueId,
    );
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      before: { teamId: null },
      after: { teamId: team(1), kind: 'champion', text: 'Odluka skupštine.' },
    });
  });

  it.each<[string, () => object]>([
    ['champion', () => ({ playerId: player(0) })],
    ['champion', () => ({ teamId: team(0), playerId: player(0) })],
    ['champion', () => ({ teamId: 2_000_000 })],
    ['mvp', () => ({ teamId: team(0) })],
    ['best-referee', () => ({ userId: 2_000_000 })],
  ])('a %s that cannot be is refused', async (kind, body) => {
    const { status, json } = await choose(kind, body());
    expect([status, (json as ErrorAnswer).error]).toEqual([400, 'award.wrong-winner']);
  });

  it('go to nobody of another league', async () => {
    const other = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 1 });
    const { json } = await choose('mvp', { playerId: other.teams[0]?.playerIds[0] });
    expect((json as ErrorAnswer).error).toBe('award.wrong-winner');
  });

  it('have no other kinds, and no league that is not there', async () => {
    expect((await choose('best-coach', {})).status).toBe(404);
    expect((await kolo.call('GET', '/api/leagues/2000000/awards')).status).toBe(404);
  });
});

describe('the podium of finals', () => {
  const at = '2026-05-24T10:00:00.000Z';

  /** The first of four teams beats the second in the final; the third beats the fourth where they meet. */
  async function playFinals(thirdPlace: ThirdPlace): Promise<void> {
    league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 4 });
    const stages = `/api/leagues/${league.leagueId}/stages`;
    const ties = ['SF1', 'SF2', ...(thirdPlace === true ? ['TP'] : []), 'F'];
    const body = {
      kind: 'knock-out',
      name: 'Doigravanje',
      entries: [1, 2, 3, 4].map((rank) => ({ source: 'table', rank })),
      legs: 1,
      thirdPlace,
      kickOffs: ties.map((tie) => ({ tie, leg: 1, at })),
    };
    const defined = await kolo.call('POST', stages, { as: 'admin', body });
    const stage = `${stages}/${(defined.json as StageAnswer).decision.stageId}`;
    const teamIds = league.teams.map(({ id }) => id);
    const seed = { again: false, anyway: false, teamIds };
    await kolo.call('POST', `${stage}/seed`, { as: 'admin', body: seed });
    for (const tie of ties) {
      expect((await awards()).filter(({ kind }) => kind === 'champion')).toEqual([]);
      await kolo.app.get(TiesFollowService, { strict: false }).follow(league.leagueId);
      const { rounds } = (await kolo.call('GET', `${stage}/bracket`)).json as Bracket;
      const leg = rounds.flatMap((round) => round.ties).find(({ id }) => id === tie)?.legs[0];
      const home = teamIds.indexOf(leg?.homeTeamId ?? 0);
      await kolo.call('PATCH', `/api/matches/${leg?.matchId}/result`, {
        as: 'admin',
        // The better one of the two is at home, but for the third place.
        body: home === 3 ? { homeScore: 0, awayScore: 1 } : { homeScore: 1, awayScore: 0 },
      });
    }
  }

  it.each<[ThirdPlace, [string, number][]]>([
    [true, [['third', 2]]],
    [false, []],
    [
      'shared',
      [
        ['third', 3],
        ['third', 2],
      ],
    ],
  ])('is that of the final, with a third place that is %s', async (thirdPlace, third) => {
    await playFinals(thirdPlace);
    const podium = (await awards()).filter(({ kind }) => /champion|second|third/.test(kind));
    expect(podium.map(({ kind, team: of }) => [kind, of?.id])).toEqual(
      [['champion', 0] as const, ['second', 1] as const, ...third].map(([kind, n]) => [
        kind,
        team(n),
      ]),
    );
  });
});
