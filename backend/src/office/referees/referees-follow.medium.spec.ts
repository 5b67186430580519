import {
  type AuditPage,
  type ClaimAnswer,
  type MatchAnswer,
  placeIdOf,
  type RefereeAssignment,
  usualRefereeRules,
} from '@kolo/domain';
import { DataSource } from 'typeorm';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';
import { writeDueLines } from './earned-lines.js';
import { RefereesFollowService } from './referees-follow.service.js';

let kolo: TestApp;
/** Another node of the same database. */
let other: TestApp;
let league: TestLeague;

const hourMs = 60 * 60 * 1000;
const inDays = (days: number): string => new Date(Date.now() + days * 24 * hourMs).toISOString();

beforeAll(async () => {
  kolo = await startTestApp();
  other = await startTestApp({ database: kolo.database });
});
afterAll(async () => {
  await other.close();
  await kolo.close();
});
beforeEach(async () => {
  await kolo.db.query('DELETE FROM referee_assignments; DELETE FROM referee_absences');
  league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 2 });
  await setFee(3000);
});

const runOn = ({ app }: TestApp): Promise<void> =>
  app.get(RefereesFollowService, { strict: false }).run();
const runOnBoth = (): Promise<unknown> => Promise.all([runOn(kolo), runOn(other)]);

const must = <Answer>(as: 'referee' | 'admin', method: string, path: string, body?: object) =>
  kolo.must<Answer>(method, `/api/${path}`, { as, body });

const setFee = (feeCents: number): Promise<unknown> =>
  must('admin', 'PUT', `leagues/${league.leagueId}/referee-rules`, {
    ...usualRefereeRules,
    roles: [{ role: 'first', feeCents }],
  });

async function schedule(matchDate: string): Promise<number> {
  const [home, away] = league.teams;
  const body = { homeTeamId: home?.id, awayTeamId: away?.id, matchDate, venue: 'Dvorana Kolo' };
  return (await must<MatchAnswer>('admin', 'POST', 'matches', body)).id;
}

async function claimed(matchId: number): Promise<number> {
  const place = placeIdOf({ matchId, role: 'first' });
  const made = await must<ClaimAnswer>('referee', 'POST', `referee/places/${place}/claim`);
  return made.assignmentId ?? 0;
}

async function accepted(matchId: number): Promise<number> {
  const id = await claimed(matchId);
  await must('referee', 'POST', `referee/assignments/${id}/accept`);
  return id;
}

const move = (matchId: number, matchDate: string): Promise<unknown> =>
  must('admin', 'PATCH', `matches/${matchId}/schedule`, { matchDate, venue: 'Dvorana Kolo' });
const own = (): Promise<RefereeAssignment[]> => must('referee', 'GET', 'referee/matches');
const mayRun = async (matchId: number): Promise<boolean> =>
  (await kolo.call('GET', `/api/matches/${matchId}/manage`, { as: 'referee' })).status === 200;
const rows = async (): Promise<unknown[]> =>
  (await kolo.db.query('SELECT id, state FROM referee_assignments ORDER BY id')).rows;

async function audited(matchId: number): Promise<unknown[]> {
  const { entries } = await must<AuditPage>('admin', 'GET', 'audit');
  return entries
    .filter(({ action, subject }) => action === 'match.referees' && subject.id === matchId)
    .map(({ actor, before, after }) => ({ by: actor.username, before, after }));
}

it('what nobody answered in time expires', async () => {
  const late = await claimed(await schedule(inDays(10)));
  await kolo.db.query(`UPDATE referee_assignments SET answer_by = now() - interval '1 minute'`);
  const waiting = await claimed(await schedule(inDays(12)));
  await runOnBoth();
  expect(await rows()).toEqual([
    { id: late, state: 'expired' },
    { id: waiting, state: 'assigned' },
  ]);
});

describe('a match that was moved', () => {
  it('has to be accepted again before its console opens', async () => {
    const match = await schedule(inDays(10));
    const id = await accepted(match);
    await runOnBoth();
    expect(await mayRun(match)).toBe(true);

    await move(match, inDays(12));
    await runOnBoth();
    expect(await rows()).toEqual([{ id, state: 'assigned' }]);
    expect(await audited(match)).toEqual([
      { by: 'referees-follow', before: { referees: 'referee' }, after: { referees: '' } },
      { by: 'referee', before: { referees: '' }, after: { referees: 'referee' } },
    ]);
    expect(await own()).toMatchObject([{ state: 'assigned', answerBy: expect.any(String) }]);
    expect(await mayRun(match)).toBe(false);

    await must('referee', 'POST', `referee/assignments/${id}/accept`);
    await runOnBoth();
    expect(await rows()).toEqual([{ id, state: 'accepted' }]);
    expect(await mayRun(match)).toBe(true);
  });

  it('is not accepted on a day on which the referee is away, and the place opens in time', async () => {
    const match = await schedule(inDays(10));
    const id = await accepted(match);
    const day = inDays(12).slice(0, 10);
    await must('referee', 'PUT', 'referee/absences', {
      absences: [{ fromDay: day, toDay: inDays(13).slice(0, 10) }],
    });
    await move(match, inDays(12));
    await runOnBoth();
    const answer = await kolo.call('POST', `/api/referee/assignments/${id}/accept`, {
      as: 'referee',
    });
    expect(answer.json).toMatchObject({ error: 'referee.conflict' });
    await kolo.db.query(`UPDATE referee_assignments SET answer_by = now() - interval '1 minute'`);
    await runOnBoth();
    expect(await rows()).toEqual([{ id, state: 'expired' }]);
  });

  it('stays with a referee whom an administrator named in a league without rules', async () => {
    const match = await schedule(inDays(10));
    await kolo.db.query('DELETE FROM referee_rules WHERE league_id = $1', [league.leagueId]);
    const userIds = [kolo.userIds.referee];
    await must('admin', 'PUT', `matches/${match}/referees`, { userIds });
    await move(match, inDays(12));
    await runOnBoth();
    expect(await mayRun(match)).toBe(true);
  });
});

it('a match that is over has the fee of its day, once, whatever the rules become', async () => {
  const match = await schedule('2026-03-15T16:00:00Z');
  const userIds = [kolo.userIds.referee];
  await must('admin', 'PUT', `matches/${match}/referees`, { userIds });
  await must('admin', 'PATCH', `matches/${match}/result`, { homeScore: 2, awayScore: 1 });
  await runOnBoth();
  await setFee(9900);
  await runOnBoth();
  const lines = await kolo.db.query(
    `SELECT fee_cents AS fee FROM referee_statement_lines WHERE match_id = $1`,
    [match],
  );
  expect(lines.rows).toEqual([{ fee: 3000 }]);
});

it('a match that pays nothing does not hold up the fees of the others', async () => {
  const rules = { ...usualRefereeRules, roles: [{ role: 'first', feeCents: 3000 }] };
  await must('admin', 'PUT', `leagues/${league.leagueId}/referee-rules`, {
    ...rules,
    unplayed: 'none',
  });
  const userIds = [kolo.userIds.referee];
  const unplayed = await schedule('2026-03-01T16:00:00Z');
  const played = await schedule('2026-03-08T16:00:00Z');
  for (const match of [unplayed, played])
    await must('admin', 'PUT', `matches/${match}/referees`, { userIds });
  await must('admin', 'POST', `matches/${unplayed}/award`, {
    winner: 'home',
    cause: 'no-show',
    keepsPlayed: false,
  });
  await must('admin', 'PATCH', `matches/${played}/result`, { homeScore: 2, awayScore: 1 });
  await writeDueLines(kolo.app.get(DataSource).manager, { userIds: null, max: 1 });
  const { rows: lines } = await kolo.db.query(
    'SELECT match_id AS match FROM referee_statement_lines WHERE match_id = ANY ($1)',
    [[unplayed, played]],
  );
  expect(lines).toEqual([{ match: played }]);
});
