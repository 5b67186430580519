import { randomUUID } from 'node:crypto';
import type {
  Booking,
  ErrorAnswer,
  EventPage,
  MatchAnswer,
  MessageAnswer,
  MovedFixtures,
  PlanAnswer,
  PlannedMatch,
  TeamFairness,
} from '@kolo/domain';
import { clashesAmong, zagrebWallTime } from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';
import { until } from '../../../test/until.js';
import { progressIn } from './plan-progress.js';
import { RunningPlansService } from './running-plans.service.js';

let one: TestApp;
/** Another node of the same database. */
let two: TestApp;
let league: TestLeague;
/** Other leagues of this file have halls of their own. */
let hall: string;
beforeAll(async () => {
  one = await startTestApp();
  two = await startTestApp({ database: one.database });
});
afterAll(async () => {
  await two.close();
  await one.close();
});
beforeEach(async () => {
  league = await createLeague(one.db, { ownerId: one.userIds.company, teams: 6, players: 0 });
  hall = `Dvorana ${league.leagueId}`;
});

const sundays = Array.from({ length: 10 }, (_, week) =>
  new Date(Date.UTC(2025, 9, 19 + 7 * week)).toISOString().slice(0, 10),
);

/** Ten rounds of six teams, three matches a Sunday, all drawn at once. */
async function draw(roundDates = sundays): Promise<void> {
  await must<MessageAnswer>('POST', 'matches/generate-schedule', {
    leagueId: league.leagueId,
    roundsCount: 10,
    homeAway: true,
    roundDates,
    matchTimes: ['16:00', '17:00', '18:00'],
    venue: hall,
  });
}

async function must<Answer>(
  method: string,
  path: string,
  body?: object,
  { on = one, commandId = randomUUID() }: { on?: TestApp; commandId?: string } = {},
): Promise<Answer> {
  const headers = { 'idempotency-key': commandId };
  const answer = await on.call(method, `/api/${path}`, { as: 'admin', body, headers });
  if (answer.status < 200 || answer.status > 299)
    throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  return answer.json as Answer;
}

const plan = (body: object = {}, on = one) =>
  must<PlanAnswer>(
    'POST',
    `leagues/${league.leagueId}/schedule/plan`,
    { seed: 1, ...body },
    { on },
  );

const applyPath = () => `leagues/${league.leagueId}/schedule/apply`;

const apply = (planned: readonly PlannedMatch[], commandId?: string, on = one) =>
  must<MovedFixtures>('POST', applyPath(), { plan: planned }, { on, commandId });

async function refusal(planned: readonly object[], commandId: string = randomUUID()) {
  const headers = { 'idempotency-key': commandId };
  const body = { plan: planned };
  const { json } = await one.call('POST', `/api/${applyPath()}`, { as: 'admin', body, headers });
  const { error, details } = json as ErrorAnswer;
  return details === undefined ? error : [error, details];
}

/** Where each match of the league is. */
async function fixtures(): Promise<PlannedMatch[]> {
  const { rows } = await one.db.query<{ id: number; at: Date; venue: string }>(
    'SELECT id, match_date AS at, venue FROM matches WHERE league_id = $1 ORDER BY id',
    [league.leagueId],
  );
  return rows.map(({ id, at, venue }) => ({ matchId: id, matchDate: at.toISOString(), venue }));
}

/** The commands that moved matches of the league. */
async function moves(): Promise<string[]> {
  const { rows } = await one.db.query<{ id: string }>(
    `SELECT DISTINCT e.command_id AS id FROM events e JOIN matches m ON m.id = e.stream
     WHERE m.league_id = $1 AND e.type = 'MatchRescheduled'`,
    [league.leagueId],
  );
  return rows.map(({ id }) => id);
}

const later = (planned: readonly PlannedMatch[], hours: number): PlannedMatch[] =>
  planned.map((match) => ({
    ...match,
    matchDate: new Date(Date.parse(match.matchDate) + hours * 3_600_000).toISOString(),
  }));

describe('a plan', () => {
  it('spreads the kick-offs that the league has, and writes nothing', async () => {
    await draw();
    const before = await fixtures();
    const answer = await plan();
    expect(answer.plan).toHaveLength(30);
    expect(answer.unplaced).toEqual([]);
    expect(answer.cost.slotFairness).toBeLessThanOrEqual(answer.before.slotFairness);
    expect(await fixtures()).toEqual(before);
    const days = answer.plan.map(({ matchDate }) => zagrebWallTime(matchDate).day);
    expect(new Set(days)).toEqual(new Set(sundays));
  });

  it('is the same on both nodes for one seed', async () => {
    await draw();
    expect(await plan({ seed: 7 }, two)).toEqual(await plan({ seed: 7 }, one));
  });

  it('leaves what is kept and what was begun', async () => {
    await draw();
    const [begun, other] = await fixtures();
    if (begun === undefined || other === undefined) throw new Error('No matches');
    await one.db.query(`UPDATE matches SET status = 'in_progress' WHERE id = $1`, [begun.matchId]);
    const answer = await plan({ keep: [other.matchId] });
    expect(answer.plan).toHaveLength(29);
    expect(answer.plan).toContainEqual(other);
  });

  it('says why it cannot place a match: the only hall is lost', async () => {
    await draw();
    const { plan: planned, unplaced } = await plan({ lost: { venue: hall.toUpperCase() } });
    expect(planned).toEqual([]);
    expect(new Set(unplaced.map(({ rule }) => rule))).toEqual(new Set(['no-slot']));
  });

  it('gives a postponed match a date, but not where only a hall is lost', async () => {
    await draw();
    const [first] = await fixtures();
    const matchId = first?.matchId;
    await must('POST', `matches/${matchId}/postpone`, { reason: 'hall', newDate: null, text: '' });
    expect((await plan()).plan.map((one) => one.matchId)).toContain(matchId);
    const { plan: planned, unplaced } = await plan({ lost: { venue: hall } });
    expect([...planned, ...unplaced].map((one) => one.matchId)).not.toContain(matchId);
  });

  it('leaves a hall to another league that has it', async () => {
    await draw();
    const other = await createLeague(one.db, {
      ownerId: one.userIds.company,
      teams: 2,
      players: 0,
    });
    const [home, away] = other.teams;
    const taken = '2025-10-19T14:00:00.000Z';
    const fixture = { homeTeamId: home?.id, awayTeamId: away?.id, matchDate: taken, venue: hall };
    await must<MatchAnswer>('POST', 'matches', fixture);
    const { plan: planned } = await plan();
    expect(planned.map(({ matchDate }) => matchDate)).not.toContain(taken);
  });

  it('follows the slots, blackouts and preferences of the league', async () => {
    await draw();
    const slot = { weekday: 7, from: '16:00', to: '20:00', slotMinutes: 48, bufferMinutes: 0 };
    await must('PUT', `leagues/${league.leagueId}/slots`, [{ venue: hall, ...slot }]);
    const day = { fromDay: sundays[1], toDay: sundays[1], hard: true };
    await must('POST', `leagues/${league.leagueId}/blackouts`, day);
    const { plan: planned, unplaced } = await plan();
    const walls = planned.map(({ matchDate }) => zagrebWallTime(matchDate));
    const times = ['16:00', '16:48', '17:36', '18:24', '19:12'];
    expect(walls.filter(({ time }) => !times.includes(time))).toEqual([]);
    expect(walls.filter(({ day: on }) => on === sundays[1])).toEqual([]);
    expect(planned.length + unplaced.length).toBe(30);
    expect(unplaced).toEqual([]);
    await apply(planned);
    expect(await fixtures()).toEqual(planned);
  });

  it('leaves no clash in slots that are shorter than a match elsewhere', async () => {
    await draw(sundays.map((day) => day.replace(/^2025/, '2035').replace(/^2026/, '2036')));
    const slot = { weekday: 7, from: '16:00', to: '20:00', slotMinutes: 48, bufferMinutes: 0 };
    const path = `leagues/${league.leagueId}/slots`;
    await must(
      'PUT',
      path,
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ ...slot, venue: hall, weekday })),
    );
    await apply((await plan()).plan);
    const bookings = await must<Booking[]>('GET', `matches/bookings?leagueId=${league.leagueId}`);
    expect(bookings.map(({ minutes }) => minutes)).toEqual(Array(30).fill(48));
    expect(clashesAmong(bookings)).toEqual([]);
  });

  it('is refused for a match that the league does not have, and for a league that is none', async () => {
    const path = `/api/leagues/${league.leagueId}/schedule/plan`;
    const body = { seed: 1, keep: [987_654] };
    expect((await one.call('POST', path, { as: 'admin', body })).json).toMatchObject({
      error: 'match.not-found',
    });
    const nowhere = '/api/leagues/987654/schedule/plan';
    expect((await one.call('POST', nowhere, { as: 'admin', body })).json).toMatchObject({
      error: 'league.not-found',
    });
  });
});

describe('the fairness of a season', () => {
  it('has a row for each team, for everybody', async () => {
    await draw();
    const path = `/api/leagues/${league.leagueId}/schedule/fairness`;
    const { json } = await one.call('GET', path, { as: 'anonymous' });
    const rows = json as TeamFairness[];
    expect(rows.map(({ team }) => team.id).sort()).toEqual(league.teams.map(({ id }) => id).sort());
    for (const { home, away, kickOffs, venues, restDays } of rows) {
      expect([home, away, venues]).toEqual([5, 5, { [hall]: 10 }]);
      expect(Object.values(kickOffs).reduce((sum, count) => sum + count)).toBe(10);
      expect(restDays).toEqual(Array(9).fill(7));
    }
  });
});

describe('a plan that is being made', () => {
  it('is followed and stopped on another node by its id, which is free afterwards', async () => {
    const { leagueId } = league;
    const planId = randomUUID();
    const path = `/api/leagues/${leagueId}/schedule/plans/${planId}`;
    const call = (method: string) => two.call(method, path, { as: 'admin' });
    expect((await call('GET')).json).toMatchObject({ error: 'schedule.plan-not-found' });
    const running = one.app.get(RunningPlansService, { strict: false });
    const made = running.follow(leagueId, planId, async (shared) => {
      const progress = progressIn(shared);
      progress.percent = 40;
      await until(async () => progress.isStopped);
      return 'the best so far';
    });
    await until(async () => (await call('GET')).status === 200);
    await until(async () => JSON.stringify((await call('GET')).json) === '{"percent":40}');
    await expect(running.follow(leagueId, planId, async () => 'twice')).rejects.toMatchObject({
      refusal: { code: 'schedule.plan-running' },
    });
    expect((await call('DELETE')).status).toBe(204);
    expect(await made).toBe('the best so far');
    expect((await call('DELETE')).json).toMatchObject({ error: 'schedule.plan-not-found' });
  });

  it('answers like any other when it has an id', async () => {
    await draw();
    expect(await plan({ planId: randomUUID() })).toEqual(await plan());
  });
});

describe('applying a plan', () => {
  it('moves all matches in one command, once', async () => {
    await draw();
    const before = await fixtures();
    const planned = later(before, 1);
    const commandId = randomUUID();
    const answer = await apply(planned, commandId);
    expect(answer.message).toBe('Premješteno utakmica: 30.');
    expect(answer.moved[0]).toEqual({
      matchId: before[0]?.matchId,
      from: before[0]?.matchDate,
      to: planned[0]?.matchDate,
      venue: hall,
    });
    expect(await fixtures()).toEqual(planned);
    await apply(before);
    expect(await apply(planned, commandId, two)).toEqual(answer);
    expect(await fixtures()).toEqual(before);
    expect(await moves()).toHaveLength(2);
  });

  it('leaves alone what is there already, however its hall is spelled', async () => {
    await draw();
    const planned = (await fixtures()).map((match) => ({
      ...match,
      venue: ` ${hall.toUpperCase()}`,
    }));
    const commandId = randomUUID();
    const answer = await apply(planned, commandId);
    expect(answer).toMatchObject({ moved: [], stayed: planned.map(({ matchId }) => matchId) });
    await apply(later(await fixtures(), 1));
    expect(await apply(planned, commandId)).toEqual(answer);
    expect((await fixtures())[0]?.matchDate).toBe('2025-10-19T15:00:00.000Z');
  });

  it('refuses one that moves a match that has begun, whole', async () => {
    await draw();
    const before = await fixtures();
    const begun = before[3]?.matchId;
    await one.db.query(`UPDATE matches SET status = 'in_progress' WHERE id = $1`, [begun]);
    expect(await refusal(later(before, 1))).toEqual(['schedule.begun', { matchIds: [begun] }]);
    expect(await moves()).toEqual([]);
  });

  it('refuses matches of elsewhere, twice the same, and an id that was used for another plan', async () => {
    await draw();
    const before = await fixtures();
    const [first] = before;
    expect(await refusal([{ ...first, matchId: 987_654 }])).toBe('match.not-found');
    expect(await refusal([{ ...first }, { ...first }])).toEqual([
      'request.invalid',
      { plan: 'Ova vrijednost nije ispravna.' },
    ]);
    const commandId = randomUUID();
    await apply(later(before, 1), commandId);
    expect(await refusal(later(before, 2), commandId)).toBe('request.command-id-reused');
  });

  it('refuses one that breaks a hard blackout, whole', async () => {
    await draw();
    const before = await fixtures();
    const day = { fromDay: '2025-10-20', toDay: '2025-10-20', hard: true };
    await must('POST', `leagues/${league.leagueId}/blackouts`, day);
    const onMonday = before.slice(0, 3).map(({ matchId }) => matchId);
    expect(await refusal(later(before, 24))).toEqual(['schedule.blackout', { matchIds: onMonday }]);
    expect(await moves()).toEqual([]);
  });

  it('stores why, beside the log', async () => {
    await draw();
    const [first] = later(await fixtures(), 1);
    const body = { plan: [first], text: 'Dvorana je bez struje' };
    await must('POST', applyPath(), body);
    const { rows } = await one.db.query('SELECT text FROM log_texts WHERE stream = $1', [
      first?.matchId,
    ]);
    expect(rows).toEqual([{ text: 'Dvorana je bez struje' }]);
  });

  it('of two administrators at once leaves one plan whole, on both nodes', async () => {
    await draw();
    const before = await fixtures();
    const plans = [later(before, 1), later(before, 2)];
    const [mine, theirs] = await Promise.all([
      apply(plans[0] ?? [], randomUUID(), one),
      apply(plans[1] ?? [], randomUUID(), two),
    ]);
    expect([mine.moved.length, theirs.moved.length]).toEqual([30, 30]);
    expect(plans).toContainEqual(await fixtures());
    const [last] = await fixtures();
    const path = `/api/matches/${last?.matchId}/events`;
    const logs = await Promise.all([one, two].map((on) => on.call('GET', path, { as: 'admin' })));
    const dates = logs.map(({ json }) =>
      (json as EventPage).events.map(
        ({ event }) => 'matchDate' in event.data && event.data.matchDate,
      ),
    );
    expect(dates[0]).toEqual(dates[1]);
    expect(dates[0]).toHaveLength(3);
  });
});
