import { randomUUID } from 'node:crypto';
import type { DecisionPage, LeagueTableRow, MatchAnswer, MessageAnswer } from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';
import { EventStore } from '../../events/event-store.js';
import { restoreMatches } from '../../operations/projections/history.js';
import { restoreDecisions } from '../../operations/projections/restored-decisions.js';

let kolo: TestApp;
let league: TestLeague;
let matchIds: number[];
beforeAll(async () => {
  kolo = await startTestApp();
});
afterAll(() => kolo.close());
beforeEach(async () => {
  league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 3 });
  const [home, away] = league.teams;
  matchIds = [];
  for (const matchDate of ['2026-11-22T16:00:00.000Z', '2026-11-29T16:00:00.000Z']) {
    const body = { homeTeamId: home?.id, awayTeamId: away?.id, matchDate };
    matchIds.push((await must<MatchAnswer>('POST', 'matches', body)).id);
  }
});

function must<Answer>(
  method: string,
  path: string,
  body?: object,
  commandId: string = randomUUID(),
): Promise<Answer> {
  const headers = { 'idempotency-key': commandId };
  return kolo.must(method, `/api/${path}`, { as: 'admin', body, headers });
}

const takePoint = () =>
  must('POST', `leagues/${league.leagueId}/points-adjustments`, {
    teamId: league.teams[0]?.id,
    points: -1,
    cause: 'no-show',
    on: '2026-03-14',
  });

const withdraw = () =>
  must('POST', `leagues/${league.leagueId}/withdrawals`, {
    teamId: league.teams[1]?.id,
    mode: 'award-all',
  });

const deleteMatches = async (commandId?: string): Promise<string> => {
  const path = `matches/league/${league.leagueId}`;
  return (await must<MessageAnswer>('DELETE', path, undefined, commandId)).message;
};

const decisions = async (): Promise<string[]> => {
  const path = `leagues/${league.leagueId}/decisions`;
  return (await must<DecisionPage>('GET', path)).events.map(({ event }) => event.type);
};

const table = () => must<LeagueTableRow[]>('GET', `league-table/${league.leagueId}`);

const at = '2026-11-26T12:00:00.000Z';

describe('deleting the matches of a league', () => {
  it('clears its points and withdrawals in the same append, once', async () => {
    await takePoint();
    await withdraw();
    const commandId = randomUUID();
    const message = await deleteMatches(commandId);
    expect(message).toBe('Obrisano utakmica: 2, od toga odigranih: 0.');
    expect(await deleteMatches(commandId)).toBe(message);
    expect(await decisions()).toEqual(['PointsAdjusted', 'TeamWithdrawn', 'DecisionsCleared']);
    const rows = await table();
    expect(rows.some((row) => row.unranked || row.adjustments)).toBe(false);
    const { events } = await kolo.app.get(EventStore).findCommand(commandId);
    expect(events.map(({ stream }) => stream)).toEqual([-league.leagueId, ...matchIds]);
  });

  it('leaves the log of a league alone that decided nothing about its season', async () => {
    await deleteMatches();
    expect(await decisions()).toEqual([]);
  });

  it('clears those of every league when all matches are deleted', async () => {
    await takePoint();
    const commandId = randomUUID();
    const { message } = await must<MessageAnswer>('DELETE', 'matches', undefined, commandId);
    expect(await must('DELETE', 'matches', undefined, commandId)).toEqual({ message });
    expect(await decisions()).toEqual(['PointsAdjusted', 'DecisionsCleared']);
  });
});

describe('restoring the matches of a league', () => {
  it('brings its decisions back, so that the table is as before', async () => {
    await takePoint();
    await withdraw();
    const before = await table();
    await deleteMatches();
    const store = kolo.app.get(EventStore);
    expect(await restoreDecisions(store, league.leagueId, at)).toBe('restored');
    expect(await restoreDecisions(store, league.leagueId, at)).toBe('none');
    await restoreMatches(store, matchIds, at, () => undefined);
    expect(await table()).toEqual(before);
    expect((await decisions()).at(-1)).toBe('DecisionVoided');
  });

  it('leaves newer decisions as they are', async () => {
    await takePoint();
    await deleteMatches();
    await takePoint();
    const store = kolo.app.get(EventStore);
    expect(await restoreDecisions(store, league.leagueId, at)).toBe('decided');
    expect((await table()).find(({ adjustments }) => adjustments)?.adjustments).toHaveLength(1);
  });
});
