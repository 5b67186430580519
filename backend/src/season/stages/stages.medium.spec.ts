import { randomUUID } from 'node:crypto';
import {
  type Bracket,
  type BracketSlot,
  type BracketTie,
  type DecisionAnswer,
  type DefineStageRequest,
  type ErrorAnswer,
  type FinalsConflict,
  type LeagueTableRow,
  type MatchView,
  type SeedStageRequest,
  type StageAnswer,
  type StageTables,
  type StageView,
  usualSeasonRules,
} from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';
import { kickOff, type LiveMatchUnderTest, matchOn } from '../../../test/live-match.js';
import { verify } from '../../projections/verify.js';
import { TiesFollowService } from './ties-follow.service.js';

let one: TestApp;
/** Another node of the same database. */
let two: TestApp;
beforeAll(async () => {
  one = await startTestApp();
  two = await startTestApp({ database: one.database });
});
afterAll(async () => {
  await two.close();
  await one.close();
});

interface Sending {
  on?: TestApp;
  commandId?: string;
}

function ask(
  method: string,
  { leagueId }: TestLeague,
  path: string,
  body?: object,
  { on = one, commandId = randomUUID() }: Sending = {},
) {
  const headers = { 'idempotency-key': commandId };
  return on.call(method, `/api/leagues/${leagueId}/${path}`, { as: 'admin', body, headers });
}

async function must<T = DecisionAnswer>(...call: Parameters<typeof ask>): Promise<T> {
  const { status, json, text } = await ask(...call);
  if (status !== 200) throw new Error(`${call[2]} answered ${status}: ${text}`);
  return json as T;
}

async function refusal(...call: Parameters<typeof ask>): Promise<[number, string]> {
  const { status, json } = await ask(...call);
  return [status, (json as ErrorAnswer).error];
}

const aLeague = (teams = 4): Promise<TestLeague> =>
  createLeague(one.db, { ownerId: one.userIds.company, teams });

const at = '2026-05-24T10:00:00.000Z';
const cup = (teams: number, more: Partial<DefineStageRequest> = {}): DefineStageRequest => ({
  kind: 'knock-out',
  name: 'Doigravanje',
  entries: Array.from({ length: teams }, (_, n) => ({ source: 'table', rank: n + 1 })),
  legs: 1,
  decider: ['kicks'],
  kickOffs: ['SF1', 'SF2', 'F'].slice(teams > 2 ? 0 : 2).map((tie) => ({ tie, leg: 1, at })),
  ...more,
});

const seeding = (more: Partial<SeedStageRequest> = {}): SeedStageRequest => ({
  again: false,
  anyway: false,
  teamIds: null,
  ...more,
});

const idsOf = ({ teams }: TestLeague): number[] => teams.map(({ id }) => id);

/** A cup whose best team is the first of the league, and so on. */
async function aCup(teams = 4, more: Partial<DefineStageRequest> = {}) {
  const league = await aLeague(teams);
  const { decision } = await must<StageAnswer>('POST', league, 'stages', cup(teams, more));
  const path = `stages/${decision.stageId}`;
  await must('POST', league, `${path}/seed`, seeding({ teamIds: idsOf(league) }));
  return { league, path, stageId: decision.stageId };
}

async function bracketOf(
  { league, path }: { league: TestLeague; path: string },
  on = one,
): Promise<Bracket> {
  const route = `/api/leagues/${league.leagueId}/${path}/bracket`;
  const { status, json, text } = await on.call('GET', route, { as: 'public' });
  if (status !== 200) throw new Error(text);
  return json as Bracket;
}

async function tieOf(of: Parameters<typeof bracketOf>[0], name: string): Promise<BracketTie> {
  const { rounds } = await bracketOf(of);
  const tie = rounds.flatMap(({ ties }) => ties).find(({ id }) => id === name);
  if (tie === undefined) throw new Error(`There is no tie ${name}`);
  return tie;
}

const teamOf = (slot: BracketSlot): number | null => ('team' in slot ? slot.team.id : null);

async function matchOf(
  of: Parameters<typeof bracketOf>[0],
  name: string,
  leg = 1,
): Promise<LiveMatchUnderTest> {
  const { home, away, legs } = await tieOf(of, name);
  const found = legs.find((one) => one.leg === leg);
  if (found?.matchId == null) throw new Error(`${name} has no match`);
  const sides = [home, away].map((slot) => of.league.teams.find(({ id }) => id === teamOf(slot)));
  const teams = (leg === 1 ? sides : sides.reverse()).flatMap((team) => team ?? []);
  return matchOn(one, found.matchId, { leagueId: of.league.leagueId, teams });
}

const follower = ({ app }: TestApp): TiesFollowService =>
  app.get(TiesFollowService, { strict: false });

/** By hand, as an administrator enters a result. */
async function play(
  of: Parameters<typeof bracketOf>[0],
  tie: string,
  score: string,
): Promise<void> {
  const [homeScore, awayScore] = score.split(':').map(Number);
  const match = await matchOf(of, tie);
  await match.must('PATCH', 'result', { homeScore, awayScore });
  await follower(one).follow(of.league.leagueId);
}

describe('the stages of a league', () => {
  it('are defined by an administrator and read by everybody, on every node', async () => {
    const league = await aLeague();
    const { decision, events } = await must<StageAnswer>('POST', league, 'stages', cup(4));
    expect(decision).toEqual({ id: events[0]?.id, stageId: 1 });
    const expected: StageView = {
      id: 1,
      ...cup(4),
      decisionId: decision.id,
      seeded: null,
      begun: false,
    };
    for (const on of [one, two]) {
      const { json } = await on.call('GET', `/api/leagues/${league.leagueId}/stages`);
      expect(json).toEqual([expected]);
    }
  });

  it.each<[string, object, number, string]>([
    ['another kind', { kind: 'ladder' }, 400, 'request.invalid'],
    ['no entries', { entries: [] }, 400, 'request.invalid'],
    [
      'an entry from nowhere',
      { entries: [{ source: 'table' }, { source: 'table', rank: 2 }] },
      400,
      'stage.bad-definition',
    ],
    [
      'an entry with too much',
      {
        entries: [
          { source: 'table', rank: 1, teamId: 4 },
          { source: 'table', rank: 2 },
        ],
      },
      400,
      'stage.bad-definition',
    ],
    ['a time for no tie', { kickOffs: [{ tie: 'QF1', leg: 1, at }] }, 400, 'stage.bad-definition'],
    [
      'a day for an instant',
      { kickOffs: [{ tie: 'F', leg: 1, at: '2026-05-24' }] },
      400,
      'request.invalid',
    ],
    [
      'a team of nobody',
      {
        entries: [
          { source: 'team', teamId: 2_000_000 },
          { source: 'table', rank: 1 },
        ],
      },
      404,
      'team.not-found',
    ],
  ])('are refused with %s', async (_, more, status, code) => {
    const request = { ...cup(2), kickOffs: [], ...more };
    expect(await refusal('POST', await aLeague(2), 'stages', request)).toEqual([status, code]);
  });

  it('are undone with their matches, until one of them has line-ups', async () => {
    const of = await aCup();
    const { legs } = await tieOf(of, 'SF1');
    const matchId = legs[0]?.matchId;
    const commandId = randomUUID();
    const undone = await must('DELETE', of.league, of.path, {}, { commandId });
    expect(undone.events).toMatchObject([{ type: 'DecisionVoided' }]);
    expect(await must('DELETE', of.league, of.path, {}, { commandId, on: two })).toEqual(undone);
    expect((await one.call('GET', `/api/matches/${matchId}/manage`, { as: 'admin' })).status).toBe(
      404,
    );
    expect(await refusal('DELETE', of.league, of.path, {})).toEqual([404, 'decision.not-found']);
    const { decision } = await must<StageAnswer>('POST', of.league, 'stages', cup(4));
    expect(decision.stageId).toBe(2);

    const begun = await aCup();
    await kickOff(await matchOf(begun, 'SF2'));
    const refused = [409, 'stage.already-begun'];
    expect(await refusal('DELETE', begun.league, begun.path, {})).toEqual(refused);
    const again = seeding({ again: true, teamIds: idsOf(begun.league) });
    expect(await refusal('POST', begun.league, `${begun.path}/seed`, again)).toEqual(refused);
  });
});

describe('the kick-offs of a stage', () => {
  const later = '2026-05-24T12:30:00.000Z';
  const kickOffs = [
    { tie: 'SF1', leg: 1, at: later, venue: 'Dvorana Dva' },
    { tie: 'SF2', leg: 1, at },
    { tie: 'F', leg: 1, at: later },
  ];
  const whenOf = async (of: Parameters<typeof bracketOf>[0], name: string) => {
    const [leg] = (await tieOf(of, name)).legs;
    return [leg?.matchDate, leg?.venue];
  };

  it('move the matches that have not begun, in one append with the reason', async () => {
    const of = await aCup(4);
    const [played, other] = [await matchOf(of, 'SF1'), await matchOf(of, 'SF2')];
    await other.must('PATCH', 'result', { homeScore: 1, awayScore: 0 });
    const changed = await must('PUT', of.league, `${of.path}/kick-offs`, {
      kickOffs: kickOffs.map((one) => ({ ...one, at: later })),
      text: 'Dvorana je zauzeta do podneva.',
    });
    expect(changed.events).toMatchObject([{ type: 'StageKickOffsSet' }]);
    expect(await whenOf(of, 'SF1')).toEqual([later, 'Dvorana Dva']);
    expect(await whenOf(of, 'SF2')).toEqual([at, null]);
    expect(await whenOf(of, 'F')).toEqual([later, null]);
    const [id] = changed.decision.id.split('.');
    const { rows } = await one.db.query<{ type: string }>(
      'SELECT type FROM events WHERE command_id = $1 ORDER BY position',
      [id],
    );
    expect(rows.map(({ type }) => type)).toEqual(['StageKickOffsSet', 'MatchRescheduled']);
    expect((await played.state()).matchDate).toBe(later);
  });

  it('are changed once under one id, and a match that was moved by itself stays', async () => {
    const of = await aCup(4);
    const semi = await matchOf(of, 'SF2');
    await semi.must('PATCH', 'schedule', { matchDate: '2026-05-25T10:00:00.000Z', venue: null });
    const commandId = randomUUID();
    const send = (on: TestApp) =>
      must('PUT', of.league, `${of.path}/kick-offs`, { kickOffs }, { on, commandId });
    const answers = await Promise.all([send(one), send(two)]);
    expect(answers[0].version).toBe(answers[1].version);
    expect(await whenOf(of, 'SF2')).toEqual(['2026-05-25T10:00:00.000Z', null]);
  });

  it('give a match to a tie that had no time', async () => {
    const of = await aCup(4, { kickOffs: [] });
    expect((await tieOf(of, 'SF1')).legs[0]?.matchId).toBeNull();
    await must('PUT', of.league, `${of.path}/kick-offs`, { kickOffs });
    expect(await whenOf(of, 'SF1')).toEqual([later, 'Dvorana Dva']);
    expect((await tieOf(of, 'SF1')).legs[0]?.matchId).not.toBeNull();
  });

  it('are of its own ties', async () => {
    const of = await aCup(4);
    const none = { kickOffs: [{ tie: 'QF1', leg: 1, at }] };
    const route = `${of.path}/kick-offs`;
    expect(await refusal('PUT', of.league, route, none)).toEqual([400, 'stage.bad-definition']);
    expect(await refusal('PUT', of.league, 'stages/99/kick-offs', { kickOffs })).toEqual([
      404,
      'stage.not-found',
    ]);
  });
});

describe('the seeding of a stage', () => {
  /** Everybody has played once: the first two teams have won. */
  async function played(league: TestLeague, matchDate = new Date().toISOString()) {
    const [a, b, c, d] = idsOf(league);
    for (const [homeTeamId, awayTeamId, homeScore] of [
      [a, c, 2],
      [b, d, 1],
    ]) {
      const body = { homeTeamId, awayTeamId, matchDate };
      const { json } = await one.call('POST', '/api/matches', { as: 'admin', body });
      const match = matchOn(one, (json as { id: number }).id, league);
      await match.must('PATCH', 'result', { homeScore, awayScore: 0 });
    }
  }

  it('takes the teams of the table, once that is official or with a warning', async () => {
    const league = await aLeague();
    await played(league);
    await must('POST', league, 'stages', cup(2));
    const path = 'stages/1/seed';
    expect(await refusal('POST', league, path, seeding())).toEqual([409, 'stage.not-official']);
    const { events } = await must('POST', league, path, seeding({ anyway: true }));
    expect(events).toMatchObject([
      { type: 'StageSeeded', data: { teamIds: idsOf(league).slice(0, 2), again: false } },
    ]);
    expect(await refusal('POST', league, path, seeding({ anyway: true }))).toEqual([
      409,
      'stage.already-seeded',
    ]);
  });

  it('waits for a match that was abandoned, until that is decided about', async () => {
    const league = await aLeague(3);
    const [homeTeamId, awayTeamId] = idsOf(league);
    const body = { homeTeamId, awayTeamId, matchDate: new Date().toISOString() };
    const { json } = await one.call('POST', '/api/matches', { as: 'admin', body });
    const match = matchOn(one, (json as { id: number }).id, league);
    await kickOff(match);
    await match.must('POST', 'goals', { team: 'home', scorer: match.home[0] });
    await match.must('POST', 'abandon', { reason: 'injury', atFault: 'none' });
    await must('POST', league, 'stages', cup(2));
    const seed = () => refusal('POST', league, 'stages/1/seed', seeding());
    expect(await seed()).toEqual([409, 'stage.not-official']);
    await match.must('POST', 'annul', { reason: 'decision' });
    expect(await seed()).toEqual([409, 'lots.needed']);
  });

  it('needs lots where names alone would decide, and names the teams', async () => {
    const league = await aLeague(3);
    await must('POST', league, 'stages', cup(2));
    const { status, json } = await ask('POST', league, 'stages/1/seed', seeding());
    const teamIds = idsOf(league).sort((a, b) => a - b);
    expect([status, json]).toMatchObject([409, { error: 'lots.needed', details: { teamIds } }]);
    await must('POST', league, 'lots', { for: 'table', teamIds });
    const table = await one.call('GET', `/api/league-table/${league.leagueId}`, { as: 'company' });
    const first = (table.json as LeagueTableRow[]).slice(0, 2).map(({ teamId }) => teamId);
    const { events } = await must('POST', league, 'stages/1/seed', seeding());
    expect(events[0]?.data).toMatchObject({ teamIds: first });
  });

  it('shows who would come, until it is fixed', async () => {
    const league = await aLeague();
    await played(league);
    await must('POST', league, 'stages', cup(2));
    const of = { league, path: 'stages/1' };
    const [a, b] = idsOf(league);
    expect(await tieOf(of, 'F')).toMatchObject({
      home: { team: { id: a }, fixed: false, placeholder: { source: 'table', rank: 1 } },
      away: { team: { id: b }, fixed: false },
      legs: [{ matchId: null, matchDate: at }],
    });
    await must('POST', league, 'stages/1/seed', seeding({ anyway: true }));
    expect((await tieOf(of, 'F')).home).toMatchObject({ team: { id: a }, fixed: true });
  });

  it('is one when two administrators seed at the same moment', async () => {
    const league = await aLeague();
    await must('POST', league, 'stages', cup(4));
    const body = seeding({ teamIds: idsOf(league) });
    const both = await Promise.all(
      [one, two].map(
        async (on) => (await ask('POST', league, 'stages/1/seed', body, { on })).status,
      ),
    );
    expect(both.sort()).toEqual([200, 409]);
    const { rows } = await one.db.query<{ tie: string }>(
      'SELECT tie FROM matches WHERE league_id = $1 ORDER BY tie',
      [league.leagueId],
    );
    expect(rows.map(({ tie }) => tie)).toEqual(['SF1', 'SF2']);
  });

  it('is repeated under its id with the first answer', async () => {
    const league = await aLeague();
    await must('POST', league, 'stages', cup(4));
    const [commandId, body] = [randomUUID(), seeding({ teamIds: idsOf(league) })];
    const first = await must('POST', league, 'stages/1/seed', body, { commandId });
    const repeat = await must('POST', league, 'stages/1/seed', body, { commandId, on: two });
    expect(repeat).toEqual(first);
    const other = seeding({ anyway: true, teamIds: idsOf(league) });
    expect(await refusal('POST', league, 'stages/1/seed', other, { commandId })).toEqual([
      422,
      'request.command-id-reused',
    ]);
  });

  it('may be done again with others while nobody has begun, and moves them', async () => {
    const of = await aCup();
    const [a, b, c, d] = idsOf(of.league);
    const before = await tieOf(of, 'SF1');
    await must(
      'POST',
      of.league,
      `${of.path}/seed`,
      seeding({ again: true, teamIds: [a, b, c, d].reverse() as number[] }),
    );
    const after = await tieOf(of, 'SF1');
    expect(after.legs[0]?.matchId).toBe(before.legs[0]?.matchId);
    const { json } = await one.call('GET', `/api/matches/${after.legs[0]?.matchId}/manage`, {
      as: 'admin',
    });
    expect(json).toMatchObject({
      homeTeamId: d,
      awayTeamId: a,
      stage: { id: 1, tie: 'SF1', leg: 1 },
    });
  });

  it('is refused for teams that play elsewhere or too few', async () => {
    const [league, other] = [await aLeague(), await aLeague()];
    await must('POST', league, 'stages', cup(2));
    const seed = (teamIds: number[]) =>
      refusal('POST', league, 'stages/1/seed', seeding({ teamIds }));
    expect(await seed(idsOf(other).slice(0, 2))).toEqual([404, 'team.not-found']);
    expect(await seed(idsOf(league).slice(0, 3))).toEqual([409, 'stage.bad-seeding']);
    expect(await refusal('POST', league, 'stages/9/seed', seeding())).toEqual([
      404,
      'stage.not-found',
    ]);
  });
});

describe('the matches of a stage', () => {
  it('follow from the results, once for two nodes at once', async () => {
    const of = await aCup();
    const [a, , , d] = idsOf(of.league);
    await (await matchOf(of, 'SF1')).must('PATCH', 'result', { homeScore: 0, awayScore: 1 });
    await (await matchOf(of, 'SF2')).must('PATCH', 'result', { homeScore: 3, awayScore: 1 });
    await Promise.all([one, two].map((node) => follower(node).run()));
    const { rows } = await one.db.query<{ id: number }>(
      `SELECT id FROM matches WHERE league_id = $1 AND tie = 'F'`,
      [of.league.leagueId],
    );
    expect(rows).toHaveLength(1);
    const final = await tieOf(of, 'F');
    expect([teamOf(final.home), final.legs[0]?.matchId]).toEqual([d, rows[0]?.id]);
    expect(a).toBeDefined();
  });

  it('get other teams after a correction and back again, until they have line-ups', async () => {
    const of = await aCup();
    const [a, b, , d] = idsOf(of.league);
    const semi = await matchOf(of, 'SF1');
    await play(of, 'SF1', '2:0');
    await play(of, 'SF2', '1:0');
    const teams = async () => {
      const final = await matchOf(of, 'F');
      const { homeTeamId, awayTeamId } = await final.state();
      return [homeTeamId, awayTeamId];
    };
    expect(await teams()).toEqual([a, b]);
    const inCalendarOf = async (team: number | undefined) => {
      const final = await matchOf(of, 'F');
      const { text } = await one.call('GET', `/api/calendar/team/${team}.ics`);
      return text.includes(`/live/${final.id}\r\n`);
    };
    expect([await inCalendarOf(a), await inCalendarOf(d)]).toEqual([true, false]);
    const correct = async (homeScore: number, awayScore: number) => {
      await semi.must('POST', 'undo', {});
      expect((await tieOf(of, 'SF1')).winner).toBeNull();
      await play(of, 'SF1', `${homeScore}:${awayScore}`);
    };
    await correct(0, 2);
    expect(await teams()).toEqual([d, b]);
    expect([await inCalendarOf(a), await inCalendarOf(d)]).toEqual([false, true]);
    await correct(2, 0);
    expect(await teams()).toEqual([a, b]);
    await kickOff(await matchOf(of, 'F'));
    await correct(0, 2);
    const final = await tieOf(of, 'F');
    expect(final).toMatchObject({ conflict: true, winner: null });
    const ruling = { winner: b, by: 'administrator' };
    await must('POST', of.league, `${of.path}/ties/F`, ruling);
    expect(await tieOf(of, 'F')).toMatchObject({
      conflict: false,
      winner: { id: b },
      by: 'administrator',
    });
  });

  it('leave the table of the league alone, and the rows as the log says', async () => {
    const of = await aCup();
    await play(of, 'SF1', '4:0');
    const { json } = await one.call('GET', `/api/league-table/${of.league.leagueId}`, {
      as: 'company',
    });
    expect((json as LeagueTableRow[]).map(({ played }) => played)).toEqual([0, 0, 0, 0]);
    const differences: unknown[] = [];
    await verify(
      one.database.adminUrl,
      () => undefined,
      (difference) => differences.push(difference),
    );
    expect(differences).toEqual([]);
  });
});

describe('a match of the finals', () => {
  const wanted = (of: { league: TestLeague }) =>
    `/api/statistics/top-scorers?leagueId=${of.league.leagueId}`;

  it('demands a winner on the console, by the kicks of its stage', async () => {
    const of = await aCup(2);
    const final = await matchOf(of, 'F');
    await kickOff(final);
    await final.must('PATCH', 'state', { matchState: 'half-time' });
    await final.must('PATCH', 'state', { matchState: 'second-half' });
    const finish = () =>
      one.call('PATCH', `/api/matches/${final.id}/state`, {
        as: 'admin',
        body: { matchState: 'completed' },
      });
    expect(await finish()).toMatchObject({ status: 409, json: { error: 'match.winner-needed' } });
    const period = { period: 3, action: 'start' };
    const extraTime = { as: 'admin', body: period } as const;
    const refused = await one.call('POST', `/api/matches/${final.id}/periods`, extraTime);
    expect(refused.json).toMatchObject({ error: 'match.not-in-these-rules' });
    const { play } = await final.state();
    expect(play?.rules).toMatchObject({ winnerNeeded: true, extraTime: null, kicks: { first: 5 } });
  });

  it('demands a winner of the tie in a second leg, which follows the first one until it begins', async () => {
    const legs = [1, 2] as const;
    const kickOffs = legs.map((leg) => ({ tie: 'F', leg, at }));
    const of = await aCup(2, { legs: 2, decider: ['kicks'], kickOffs });
    const [first, second] = [await matchOf(of, 'F'), await matchOf(of, 'F', 2)];
    const carried = async () => (await second.state()).firstLeg;
    await play(of, 'F', '3:1');
    expect(await carried()).toEqual({ home: 1, away: 3, awayGoals: false });
    await first.must('POST', 'undo', {});
    await follower(two).follow(of.league.leagueId);
    expect(await carried()).toBeUndefined();
    await play(of, 'F', '3:2');
    await Promise.all([one, two].map((node) => follower(node).follow(of.league.leagueId)));
    expect(await carried()).toEqual({ home: 2, away: 3, awayGoals: false });
    await kickOff(second);
    await second.must('POST', 'goals', { team: 'home', scorer: second.home[0] });
    for (const matchState of ['half-time', 'second-half'])
      await second.must('PATCH', 'state', { matchState });
    const finish = () =>
      one.call('PATCH', `/api/matches/${second.id}/state`, {
        as: 'admin',
        body: { matchState: 'completed' },
      });
    expect(await finish()).toMatchObject({ status: 409, json: { error: 'match.winner-needed' } });
    await second.must('POST', 'goals', { team: 'away', scorer: second.away[0] });
    expect(await finish()).toMatchObject({ status: 200 });
    expect(await tieOf(of, 'F')).toMatchObject({
      by: 'aggregate',
      aggregate: { home: 4, away: 3 },
    });
  });

  it('has its goals in the lists only where the league says so', async () => {
    const of = await aCup(2);
    const final = await matchOf(of, 'F');
    await kickOff(final);
    await final.must('POST', 'goals', { team: 'home', scorer: final.home[0] });
    for (const matchState of ['half-time', 'second-half', 'completed'])
      await final.must('PATCH', 'state', { matchState });
    const scorers = async () =>
      (await one.call('GET', wanted(of), { as: 'company' })).json as unknown[];
    expect(await scorers()).toEqual([]);
    const rules = { ...usualSeasonRules, finals: { countForScorers: true, minRestSlots: 1 } };
    await must('PUT', of.league, 'season-rules', rules);
    expect(await scorers()).toMatchObject([{ goals: 1 }]);
  });
});

describe('a tie', () => {
  it('is decided by a person once, and that is undone', async () => {
    const of = await aCup(2, { decider: ['replay'] });
    const [a, b] = idsOf(of.league);
    await play(of, 'F', '1:1');
    const path = `${of.path}/ties/F`;
    expect(await refusal('POST', of.league, path, { winner: 2_000_000, by: 'lots' })).toEqual([
      409,
      'stage.not-in-tie',
    ]);
    await must('POST', of.league, path, { winner: b, by: 'better-placed' });
    expect(await tieOf(of, 'F')).toMatchObject({ winner: { id: b }, by: 'better-placed' });
    const again = { winner: a, by: 'administrator' };
    expect(await refusal('POST', of.league, path, again)).toEqual([409, 'stage.tie-decided']);
    await must('DELETE', of.league, path, {});
    expect((await tieOf(of, 'F')).winner).toBeNull();
    const nowhere = `${of.path}/ties/QF1`;
    expect(await refusal('POST', of.league, nowhere, again)).toEqual([404, 'stage.tie-not-found']);
  });

  it('that is level is decided by lots', async () => {
    const of = await aCup(2, { decider: ['replay'] });
    const teamIds = idsOf(of.league);
    const draw = { for: 'tie', teamIds };
    expect(await refusal('POST', of.league, 'lots', draw)).toEqual([409, 'lots.not-tied']);
    await play(of, 'F', '2:2');
    const { events } = await must('POST', of.league, 'lots', draw);
    const [drawn] = events;
    if (drawn?.type !== 'LotsDrawn') throw new Error('Nothing was drawn');
    expect(await tieOf(of, 'F')).toMatchObject({ winner: { id: drawn.data.order[0] }, by: 'lots' });
  });
});

describe('groups and splits', () => {
  it('have tables of their own', async () => {
    const league = await aLeague();
    const teamIds = idsOf(league);
    const groups = [
      { name: 'A', size: 2 },
      { name: 'B', size: 2 },
    ];
    const entries = teamIds.map((teamId) => ({ source: 'team' as const, teamId }));
    const kickOffs = ['A-1', 'B-1'].map((tie) => ({ tie, leg: 1 as const, at }));
    const request = { kind: 'groups', name: 'Skupine', legs: 1, entries, groups, kickOffs };
    await must('POST', league, 'stages', request);
    await must('POST', league, 'stages/1/seed', seeding());
    const { json: matches } = await one.call('GET', `/api/matches/league/${league.leagueId}`, {
      as: 'admin',
    });
    const found = (matches as MatchView[]).find(({ stage }) => stage?.tie === 'A-1');
    if (found === undefined) throw new Error('Group A has no match');
    await matchOn(one, found.id, league).must('PATCH', 'result', { homeScore: 0, awayScore: 2 });
    const { json } = await one.call('GET', `/api/leagues/${league.leagueId}/stages/1/tables`);
    const { tables } = json as StageTables;
    expect(tables.map(({ group, rows }) => [group, rows.map(({ points }) => points)])).toEqual([
      ['A', [3, 0]],
      ['B', [0, 0]],
    ]);
    expect(tables[0]?.rows[0]?.teamId).toBe(found.awayTeamId);
  });

  it('stand while a match is played as if it ended now, and seed nobody by that', async () => {
    const league = await aLeague(4);
    const entries = idsOf(league).map((teamId) => ({ source: 'team' as const, teamId }));
    const groups = ['A', 'B'].map((name) => ({ name, size: 2 }));
    const kickOffs = [{ tie: 'A-1', leg: 1 as const, at }];
    const request = { kind: 'groups', name: 'Skupine', legs: 1, entries, groups, kickOffs };
    await must('POST', league, 'stages', request);
    await must('POST', league, 'stages/1/seed', seeding());
    const { json: matches } = await one.call('GET', `/api/matches/league/${league.leagueId}`, {
      as: 'admin',
    });
    const found = (matches as MatchView[]).find(({ stage }) => stage?.tie === 'A-1');
    if (found === undefined) throw new Error('Group A has no match');
    const match = matchOn(one, found.id, league);
    await kickOff(match);
    await match.must('POST', 'goals', { team: 'away' });
    const { json } = await one.call('GET', `/api/leagues/${league.leagueId}/stages/1/tables`);
    const [table] = (json as StageTables).tables;
    expect(
      table?.rows.map(({ teamId, points, provisional }) => [teamId, points, provisional]),
    ).toEqual([
      [found.awayTeamId, 3, true],
      [found.homeTeamId, 0, true],
    ]);
    const { status } = await ask('POST', league, 'stages', {
      kind: 'knock-out',
      name: 'Finale',
      legs: 1,
      entries: ['A', 'B'].map((group) => ({ source: 'group', group, rank: 1 })),
    });
    expect(status).toBe(200);
    expect(await refusal('POST', league, 'stages/2/seed', seeding())).toEqual([
      409,
      'stage.not-official',
    ]);
  });
});

describe('a match that would be moved', () => {
  const hall = 'Dvorana Kolo';
  const route = ({ id }: { id: number }, moved: string, venue = hall): string =>
    `/api/matches/${id}/finals-conflicts?${new URLSearchParams({ at: moved, venue })}`;

  it('learns which ties of the finals it comes too close to, whoever comes through', async () => {
    const kickOffs = ['10', '11', '14'].map((hour, n) => ({
      tie: ['SF1', 'SF2', 'F'][n] ?? '',
      leg: 1 as const,
      at: `2026-05-24T${hour}:00:00.000Z`,
      venue: hall,
    }));
    const of = await aCup(4, { kickOffs });
    const match = await matchOf(of, 'SF1');
    const ask = async (moved: string, as: 'admin' | 'company' = 'admin') => {
      const { status, json } = await one.call('GET', route(match, moved), { as });
      return [status, (json as FinalsConflict[]).map(({ code, tie }) => `${code} ${tie}`)];
    };
    expect(await ask('2026-05-24T12:00:00.000Z')).toEqual([200, []]);
    // In Zagreb's summer time, as a company that plays it asks.
    expect(await ask('2026-05-24T15:00:00+02:00', 'company')).toEqual([200, ['short-rest F']]);
    expect(await ask('2026-05-24T13:30:00.000Z')).toEqual([
      200,
      ['hall-reserved F', 'same-time F'],
    ]);
    const rules = { ...usualSeasonRules, finals: { countForScorers: false, minRestSlots: 0 } };
    await must('PUT', of.league, 'season-rules', rules);
    expect(await ask('2026-05-24T13:00:00.000Z')).toEqual([200, []]);
  });

  it('is not known once it has been played', async () => {
    const of = await aCup(2);
    await play(of, 'F', '1:0');
    const final = await matchOf(of, 'F');
    const { status, json } = await one.call('GET', route(final, at), { as: 'admin' });
    expect([status, (json as ErrorAnswer).error]).toEqual([409, 'match.not-scheduled']);
  });
});

describe('a bracket where only people who are signed in may watch', () => {
  let closed: TestApp;
  beforeAll(async () => {
    closed = await startTestApp({ database: one.database, config: { livePublic: false } });
  });
  afterAll(() => closed.close());

  it('names who comes through, and no score', async () => {
    const of = await aCup(2, { legs: 2 });
    await play(of, 'F', '4:3');
    const { rounds } = await bracketOf(of, closed);
    const [final] = rounds[0]?.ties ?? [];
    expect(final).toMatchObject({
      aggregate: null,
      legs: [{ status: 'completed', homeScore: null, awayScore: null }, {}],
    });
    expect(await tieOf(of, 'F')).toMatchObject({ aggregate: { home: 4, away: 3 } });
  });
});
