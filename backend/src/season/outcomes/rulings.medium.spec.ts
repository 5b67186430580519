import { randomUUID } from 'node:crypto';
import {
  type ErrorAnswer,
  type LeagueSeasonRules,
  type LeagueTableRow,
  type LiveSnapshot,
  type LiveTable,
  type MatchAnswer,
  type MatchStatistics,
  type MatchView,
  presetRules,
  type ReplayOrderAnswer,
  type RulingPreview,
  type RulingPreviewRequest,
  type TeamDetails,
  type TopScorer,
} from '@kolo/domain';
import { ageLog } from '../../../test/aged-log.js';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { consoleOf } from '../../../test/console.js';
import { createLeague, type TestLeague } from '../../../test/league.js';
import {
  kickOff,
  type LiveMatchUnderTest,
  matchOn,
  runningMatch,
} from '../../../test/live-match.js';
import { verify } from '../../projections/verify.js';

let kolo: TestApp;
let league: TestLeague;
beforeAll(async () => {
  kolo = await startTestApp();
});
afterAll(() => kolo.close());
beforeEach(async () => {
  league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 3 });
});

const ask = (method: string, path: string, body?: object, commandId: string = randomUUID()) =>
  kolo.call(method, `/api/matches/${path}`, {
    as: 'admin',
    body,
    headers: { 'idempotency-key': commandId },
  });

async function must<Answer = MatchAnswer>(...call: Parameters<typeof ask>): Promise<Answer> {
  const { status, json, text } = await ask(...call);
  if (status !== 200) throw new Error(`${call[1]} answered ${status}: ${text}`);
  return json as Answer;
}

async function refusal(...call: Parameters<typeof ask>): Promise<[number, string]> {
  const { status, json } = await ask(...call);
  return [status, (json as ErrorAnswer).error];
}

async function scheduled(): Promise<number> {
  const [home, away] = league.teams;
  const { json } = await kolo.call('POST', '/api/matches', {
    as: 'admin',
    body: { homeTeamId: home?.id, awayTeamId: away?.id, matchDate: '2026-11-22T16:00:00.000Z' },
  });
  return (json as MatchAnswer).id;
}

async function recorded(homeScore: number, awayScore: number): Promise<number> {
  const id = await scheduled();
  await must('PATCH', `${id}/result`, { homeScore, awayScore });
  return id;
}

async function running(): Promise<LiveMatchUnderTest> {
  const match = await runningMatch(kolo);
  league = match.league;
  return match;
}

/** The match as a list of its league shows it. */
async function view(id: number): Promise<MatchView> {
  const { json } = await kolo.call('GET', `/api/matches?leagueId=${league.leagueId}`, {
    as: 'admin',
  });
  const found = (json as MatchView[]).find((match) => match.id === id);
  if (found === undefined) throw new Error(`Match ${id} is in no list`);
  return found;
}

async function rows(query = ''): Promise<LeagueTableRow[]> {
  const path = `/api/league-table/${league.leagueId}${query}`;
  const { json } = await kolo.call('GET', path, { as: 'admin' });
  return json as LeagueTableRow[];
}

async function table(): Promise<string[]> {
  return (await rows())
    .filter(({ played }) => played > 0)
    .map(({ teamId, points, goalsFor, goalsAgainst }) => {
      const name = teamId === league.teams[0]?.id ? 'home' : 'away';
      return `${name} ${points} (${goalsFor}:${goalsAgainst})`;
    });
}

async function isAsTheLogSays(): Promise<void> {
  const { differences } = await verify(
    kolo.database.adminUrl,
    () => undefined,
    () => undefined,
  );
  expect(differences).toBe(0);
}

/** Changes some of the season rules. */
async function setRules(change: {
  awards?: object;
  annulled?: object;
  noShowLimit?: number;
}): Promise<void> {
  const path = `/api/leagues/${league.leagueId}/season-rules`;
  const { rules } = (await kolo.call('GET', path)).json as LeagueSeasonRules;
  const body = {
    ...rules,
    ...change,
    awards: { ...rules.awards, ...change.awards },
    annulled: { ...rules.annulled, ...change.annulled },
  };
  const headers = { 'idempotency-key': randomUUID() };
  const { status, text } = await kolo.call('PUT', path, { as: 'admin', body, headers });
  if (status !== 200) throw new Error(`The rules were answered ${status}: ${text}`);
}

const noShow = { winner: 'home', cause: 'no-show', keepsPlayed: true };

it('a walkover before kick-off counts, is shown as one and is undone', async () => {
  const id = await scheduled();
  const before = await view(id);
  const answer = await must('POST', `${id}/award`, noShow);
  const shown = { status: 'completed', outcome: 'awarded', awardedTo: 'home' };
  expect(answer).toMatchObject({ ...shown, homeScore: 5, awayScore: 0 });
  expect(answer.playedScore).toBeUndefined();
  expect(await view(id)).toMatchObject({ ...shown, homeScore: 5, awayScore: 0 });
  expect(await table()).toEqual(['home 3 (5:0)', 'away 0 (0:5)']);
  const taken = await must('DELETE', `${id}/award`, { text: 'Žalba' });
  expect(taken.status).toBe('scheduled');
  expect(await view(id)).toEqual({ ...before, version: before.version + 2 });
  expect(await table()).toEqual([]);
  await isAsTheLogSays();
});

it('an award after play shows what was played, and a repeat gets its first answer', async () => {
  const id = await recorded(1, 3);
  const commandId = randomUUID();
  const first = await must(
    'POST',
    `${id}/award`,
    { winner: 'home', cause: 'ineligible' },
    commandId,
  );
  expect(first).toMatchObject({ homeScore: 5, awayScore: 0, playedScore: { home: 1, away: 3 } });
  const again = await must(
    'POST',
    `${id}/award`,
    { winner: 'home', cause: 'ineligible' },
    commandId,
  );
  expect(again.version).toBe(first.version);
  expect(await view(id)).toMatchObject({ playedScore: { home: 1, away: 3 } });
  expect(
    await refusal('POST', `${id}/award`, { winner: 'away', cause: 'ineligible' }, commandId),
  ).toEqual([422, 'request.command-id-reused']);
  await isAsTheLogSays();
});

it('the rules of the season say whether a better played score stays', async () => {
  expect(await must('POST', `${await recorded(6, 1)}/award`, { ...noShow })).toMatchObject({
    homeScore: 6,
    awayScore: 1,
  });
  await setRules({ awards: { keepsBetterPlayed: false } });
  const answer = await must('POST', `${await recorded(6, 1)}/award`, {
    winner: 'home',
    cause: 'ineligible',
  });
  expect(answer).toMatchObject({ homeScore: 5, awayScore: 0 });
});

it('an award takes the points that the rules said then, in every table, until it is undone', async () => {
  const [, away] = league.teams;
  const id = await recorded(1, 2);
  const before = await rows();
  await setRules({ awards: { minusPoints: 1 } });
  expect(await rows()).toEqual(before);
  const preview = await must<RulingPreview>('POST', `${id}/ruling-preview`, {
    ruling: 'award',
    winner: 'home',
    cause: 'no-show',
  });
  await must('POST', `${id}/award`, noShow);
  const decided = await rows();
  const taken = [{ points: -1, cause: 'no-show', on: '2026-11-22' }];
  expect(decided.find(({ teamId }) => teamId === away?.id)).toMatchObject({
    points: -1,
    adjustments: taken,
  });
  expect(preview.after).toEqual(decided);
  const live = (
    await kolo.call('GET', `/api/league-table/${league.leagueId}/live`, { as: 'admin' })
  ).json as LiveTable;
  expect(live.rows.find(({ teamId }) => teamId === away?.id)).toMatchObject({ adjustments: taken });
  expect(await rows('?asOf=2036-01-01')).toEqual(decided);
  expect(await rows('/known?at=2036-01-01T00:00:00Z')).toEqual(decided);
  expect(JSON.stringify(await rows('?asOf=2026-11-21'))).not.toContain('adjustments');

  await setRules({ awards: { minusPoints: 3 } });
  expect(await rows()).toEqual(decided);
  await must('POST', `${id}/award`, { ...noShow, winner: 'away', cause: 'refusal' });
  expect((await rows()).filter(({ adjustments }) => adjustments)).toMatchObject([
    { teamId: league.teams[0]?.id, points: -3, adjustments: [{ points: -3, cause: 'decision' }] },
  ]);
  await must('DELETE', `${id}/award`, {});
  expect(await rows()).toEqual(decided);
  await must('DELETE', `${id}/award`, {});
  expect(await rows()).toEqual(before);
  await isAsTheLogSays();
});

/** Yellow and red cards of both teams in the table, which is the same from the rows, the logs and the players' sums. */
async function cards(): Promise<number[][]> {
  const table = await rows();
  expect(await rows('?asOf=2036-01-01')).toEqual(table);
  expect(await rows('/known?at=2036-01-01T00:00:00Z')).toEqual(table);
  const teams = league.teams.slice(0, 2).map(async ({ id }) => {
    const row = table.find(({ teamId }) => teamId === id);
    const { players } = (await kolo.call('GET', `/api/teams/${id}/details`)).json as TeamDetails;
    const sumOf = (card: 'yellowCards' | 'redCards') =>
      players.reduce((sum, player) => sum + player[card], 0);
    const counted = [row?.yellowCards ?? 0, row?.redCards ?? 0];
    expect([sumOf('yellowCards'), sumOf('redCards')]).toEqual(counted);
    return counted;
  });
  return Promise.all(teams);
}

it('cards count by what becomes of their match, also where its result does not', async () => {
  const { id, home, away } = await running();
  const card = (playerId: number | undefined, statField: string) =>
    must('POST', `${id}/stats/increment`, { playerId, statField });
  await card(home[0], 'yellowCards');
  await card(away[0], 'yellowCards');
  await card(away[0], 'redCards');
  const none = [
    [0, 0],
    [0, 0],
  ];
  const all = [
    [1, 0],
    [1, 1],
  ];
  expect(await cards()).toEqual(none);
  await must('POST', `${id}/abandon`, { reason: 'violence', atFault: 'away' });
  expect(await cards()).toEqual(all);
  await must('POST', `${id}/annul`, { reason: 'decision' });
  expect(await cards()).toEqual(all);
  await must('DELETE', `${id}/annulment`, {});

  await setRules({ annulled: { cardsStay: false } });
  const preview = await must<RulingPreview>('POST', `${id}/ruling-preview`, { ruling: 'annul' });
  await must('POST', `${id}/annul`, { reason: 'decision' });
  expect(await cards()).toEqual(none);
  expect(preview.after).toEqual(await rows());
  await setRules({ annulled: { cardsStay: true } });
  expect(await cards()).toEqual(none);
  await must('DELETE', `${id}/annulment`, {});
  expect(await cards()).toEqual(all);

  await must('POST', `${id}/award`, noShow);
  expect(await cards()).toEqual(all);
  await must('DELETE', `${id}/award`, {});
  await must('POST', `${id}/replay-order`, { mode: 'from-start' });
  expect(await cards()).toEqual([
    [0, 0],
    [0, 1],
  ]);
  await isAsTheLogSays();
});

it('a preview shows the table that the ruling gives then, and writes nothing', async () => {
  const id = await recorded(1, 2);
  const shown = await rows();
  const preview = (ruling: RulingPreviewRequest) =>
    must<RulingPreview>('POST', `${id}/ruling-preview`, ruling);
  const awarded = await preview({ ruling: 'award', winner: 'home' });
  expect(awarded).toMatchObject({ homeScore: 5, awayScore: 0, before: shown });
  const annulled = await preview({ ruling: 'annul' });
  expect(annulled).toMatchObject({ homeScore: null, awayScore: null });
  expect(await rows()).toEqual(shown);
  expect((await view(id)).outcome).toBeUndefined();

  await must('POST', `${id}/award`, noShow);
  expect(await rows()).toEqual(awarded.after);
  expect(await preview({ ruling: 'revoke-award' })).toMatchObject({
    homeScore: 1,
    awayScore: 2,
    before: awarded.after,
    after: shown,
  });
  await must('POST', `${id}/annul`, { reason: 'decision' });
  expect(await rows()).toEqual(annulled.after);
});

it('a preview counts the no-shows of a team from the limit of the season rules on', async () => {
  const [home, away] = league.teams;
  const noShowsOf = async (matchId: number, ruling: Partial<RulingPreviewRequest> = {}) => {
    const body = { ruling: 'award', ...noShow, ...ruling };
    return (await must<RulingPreview>('POST', `${matchId}/ruling-preview`, body)).noShows;
  };
  const [first, second, third] = [await scheduled(), await scheduled(), await scheduled()];
  const atLimit = [{ teamId: away?.id, count: 2, limit: 2 }];
  expect(await noShowsOf(first)).toBeUndefined();
  await must('POST', `${first}/award`, noShow);
  await must('POST', `${third}/award`, { winner: 'away', cause: 'ineligible' });
  expect(await noShowsOf(second)).toEqual(atLimit);
  expect(await noShowsOf(second, { winner: 'none' })).toEqual(atLimit);
  expect(await noShowsOf(second, { winner: 'away' })).toBeUndefined();
  expect(await noShowsOf(second, { cause: 'ineligible' })).toBeUndefined();
  await must('DELETE', `${first}/award`, {});
  expect(await noShowsOf(second)).toBeUndefined();
  await setRules({ noShowLimit: 1 });
  expect(await noShowsOf(second, { winner: 'away' })).toEqual([
    { teamId: home?.id, count: 1, limit: 1 },
  ]);
});

it('a preview refuses what the ruling would be refused for', async () => {
  const id = await scheduled();
  const preview = (body: object) => refusal('POST', `${id}/ruling-preview`, body);
  expect(await preview({ ruling: 'award' })).toEqual([400, 'request.invalid']);
  expect(await preview({ ruling: 'postpone' })).toEqual([400, 'request.invalid']);
  expect(await preview({ ruling: 'award', winner: 'home', homeScore: 1, awayScore: 1 })).toEqual([
    400,
    'match.award-score',
  ]);
  expect(await preview({ ruling: 'revoke-annulment' })).toEqual([409, 'match.nothing-to-undo']);
});

it('a walkover brings what a win brings in the league, also in the table of a day', async () => {
  const path = `/api/leagues/${league.leagueId}/match-rules`;
  const rules = { ...presetRules['company-running'], points: { win: 2, draw: 1, loss: 0 } };
  const sheet = { preset: 'custom', rules };
  expect((await kolo.call('PUT', path, { as: 'admin', body: sheet })).status).toBe(200);
  const id = await scheduled();
  const award = { ruling: 'award', winner: 'home', cause: 'no-show' };
  const { after } = await must<RulingPreview>('POST', `${id}/ruling-preview`, award);
  await must('POST', `${id}/award`, noShow);
  expect(await table()).toEqual(['home 2 (5:0)', 'away 0 (0:5)']);
  expect(await rows()).toEqual(after);
  expect(await rows('?asOf=2036-01-01')).toEqual(after);
  expect(await rows('/known?at=2036-01-01T00:00:00Z')).toEqual(after);
  await isAsTheLogSays();
});

it('both at fault both lose', async () => {
  const id = await recorded(2, 2);
  await must('POST', `${id}/award`, { winner: 'none', cause: 'refusal' });
  expect(await table()).toEqual(['home 0 (0:5)', 'away 0 (0:5)']);
  await isAsTheLogSays();
});

it('an annulled match has no score and counts for nothing, until that is undone', async () => {
  const id = await recorded(3, 1);
  const annulled = { status: 'cancelled', outcome: 'annulled', homeScore: null, awayScore: null };
  expect(await must('POST', `${id}/annul`, { reason: 'withdrawal' })).toMatchObject(annulled);
  expect(await view(id)).toMatchObject({ ...annulled, playedScore: { home: 3, away: 1 } });
  expect(await table()).toEqual([]);
  expect(await refusal('POST', `${id}/award`, noShow)).toEqual([409, 'match.annulled']);
  await must('DELETE', `${id}/annulment`, {});
  expect(await table()).toEqual(['home 3 (3:1)', 'away 0 (1:3)']);
  await isAsTheLogSays();
});

it('an official result can no longer be abandoned or played on, with words or without', async () => {
  const id = await scheduled();
  const twoDaysAgo = new Date(Date.now() - 48 * 60 * 60_000).toISOString();
  const headers = { 'idempotency-key': randomUUID(), 'occurred-at': twoDaysAgo };
  const body = { homeScore: 1, awayScore: 0 };
  await kolo.call('PATCH', `/api/matches/${id}/result`, { as: 'admin', body, headers });
  const stopped = { reason: 'hall', atFault: 'none' };
  expect(await refusal('POST', `${id}/abandon`, stopped)).toEqual([
    409,
    'match.transition-not-allowed',
  ]);
  await ageLog(kolo, [id], '25 hours');
  // The first node still knows when it learned of the result.
  const other = await startTestApp({ database: kolo.database });
  try {
    for (const text of [{}, { text: 'Curi krov.' }])
      for (const [path, body] of [
        ['abandon', { ...stopped, ...text }],
        ['resume', text],
      ] as const) {
        const { status, json } = await other.call('POST', `/api/matches/${id}/${path}`, {
          as: 'admin',
          body,
        });
        expect([path, status, (json as ErrorAnswer).error]).toEqual([path, 409, 'match.official']);
      }
  } finally {
    await other.close();
  }
});

it('a postponed match waits for its date', async () => {
  const id = await scheduled();
  const postponed = await must('POST', `${id}/postpone`, { reason: 'hall', newDate: null });
  expect(postponed).toMatchObject({ status: 'scheduled', outcome: 'postponed' });
  await must('DELETE', `${id}/postponement`, {});
  expect((await view(id)).outcome).toBeUndefined();
  await must('POST', `${id}/postpone`, { reason: 'hall', newDate: '2026-11-29T16:00:00.000Z' });
  expect(await view(id)).toMatchObject({ matchDate: '2026-11-29T16:00:00.000Z' });
  await must('DELETE', `${id}/postponement`, {});
  expect(await view(id)).toMatchObject({ matchDate: '2026-11-22T16:00:00.000Z' });
  expect(await refusal('DELETE', `${id}/postponement`, {})).toEqual([409, 'match.nothing-to-undo']);
  await isAsTheLogSays();
});

it('an abandoned match keeps its score, and is replayed as another match', async () => {
  const { id } = await running();
  expect(await refusal('POST', `${id}/award`, noShow)).toEqual([409, 'match.in-progress']);
  const answer = await must('POST', `${id}/abandon`, { reason: 'injury', atFault: 'none' });
  expect(answer).toMatchObject({ status: 'cancelled', outcome: 'abandoned' });
  expect(answer.homeScore).not.toBeNull();
  await must('POST', `${id}/resume`, {});
  expect(await view(id)).toMatchObject({ status: 'in_progress' });
  await must('POST', `${id}/abandon`, { reason: 'violence', atFault: 'away' });
  const commandId = randomUUID();
  const order = { mode: 'from-start', matchDate: '2026-12-05T16:00:00.000Z', venue: 'Dvorana' };
  const ordered = await must<ReplayOrderAnswer>('POST', `${id}/replay-order`, order, commandId);
  expect(ordered.outcome).toBe('replayed');
  expect(await view(ordered.newMatchId ?? 0)).toMatchObject({
    status: 'scheduled',
    matchDate: '2026-12-05T16:00:00.000Z',
    venue: 'Dvorana',
  });
  const live = async (of: number) =>
    ((await kolo.call('GET', `/api/live/${of}`)).json as { snapshot: LiveSnapshot }).snapshot.match;
  expect((await live(id)).newMatchId).toBe(ordered.newMatchId);
  expect((await live(ordered.newMatchId ?? 0)).replayOf).toBe(id);
  const again = await must<ReplayOrderAnswer>('POST', `${id}/replay-order`, order, commandId);
  expect(again.newMatchId).toBe(ordered.newMatchId);
  expect(await refusal('POST', `${id}/award`, noShow)).toEqual([409, 'match.replayed']);
  await isAsTheLogSays();
});

describe('an order to replay a match', () => {
  const order = { mode: 'from-start', matchDate: '2026-12-05T16:00:00.000Z' };

  async function replayed(): Promise<{ id: number; newMatchId: number }> {
    const { id } = await running();
    await must('POST', `${id}/abandon`, { reason: 'injury', atFault: 'none' });
    const { newMatchId } = await must<ReplayOrderAnswer>('POST', `${id}/replay-order`, order);
    if (newMatchId === null) throw new Error('There is no new match');
    return { id, newMatchId };
  }
  const isListed = async (id: number): Promise<boolean> => {
    const { json } = await kolo.call('GET', `/api/matches?leagueId=${league.leagueId}`, {
      as: 'admin',
    });
    return (json as MatchView[]).some((match) => match.id === id);
  };

  it('is undone with its new match, once, and may be given again', async () => {
    const { id, newMatchId } = await replayed();
    const commandId = randomUUID();
    const path = `${id}/replay-order`;
    const first = await must('DELETE', path, {}, commandId);
    expect(first).toMatchObject({ status: 'cancelled', outcome: 'abandoned' });
    expect(await isListed(newMatchId)).toBe(false);
    expect((await must('DELETE', path, {}, commandId)).events).toEqual(first.events);
    expect(await refusal('DELETE', path, {})).toEqual([409, 'match.nothing-to-undo']);
    const { newMatchId: next } = await must<ReplayOrderAnswer>('POST', path, order);
    expect(await isListed(next ?? 0)).toBe(true);
    await isAsTheLogSays();
  });

  it('stays once its new match has begun or was decided about, and so does that match', async () => {
    const { id, newMatchId } = await replayed();
    await must('POST', `${newMatchId}/award`, noShow);
    expect(await refusal('DELETE', `${id}/replay-order`, {})).toEqual([409, 'match.replay-begun']);
    expect(await view(id)).toMatchObject({ outcome: 'replayed' });
    expect(await view(newMatchId)).toMatchObject({ outcome: 'awarded' });
    await must('DELETE', `${newMatchId}/award`, {});
    await must('DELETE', `${id}/replay-order`, {});
    await isAsTheLogSays();
  });

  it('is not reached by an undo, which would leave its new match alone', async () => {
    const { id } = await replayed();
    expect(await refusal('POST', `${id}/undo`, {})).toEqual([409, 'match.nothing-to-undo']);
    expect(await view(id)).toMatchObject({ outcome: 'replayed' });
  });
});

it('a result that the log learned of today is not official yet, so no words are needed', async () => {
  const id = await scheduled();
  const threeDaysAgo = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString();
  const sent = { 'idempotency-key': randomUUID(), 'occurred-at': threeDaysAgo };
  const result = { homeScore: 1, awayScore: 0 };
  const path = `/api/matches/${id}/result`;
  const recorded = await kolo.call('PATCH', path, { as: 'admin', body: result, headers: sent });
  expect((recorded.json as MatchAnswer).events.at(-1)).toMatchObject({ at: threeDaysAgo });
  await must('POST', `${id}/award`, { winner: 'away', cause: 'ineligible' });
  expect(await view(id)).toMatchObject({ outcome: 'awarded' });
});

it('the table abandons a match late, undoes that and goes on, and decides nothing else', async () => {
  const { id } = await running();
  const cookie = await consoleOf(kolo, id);
  const tap = (method: string, path: string, body: object, at?: string) =>
    kolo.call(method, `/api/matches/${id}/${path}`, {
      body,
      headers: { cookie, ...(at === undefined ? {} : { 'occurred-at': at }) },
    });
  const offline = new Date(Date.now() - 60_000).toISOString();
  const stopped = { reason: 'hall', atFault: 'none' };
  const { status, json } = await tap('POST', 'abandon', stopped, offline);
  expect(status).toBe(200);
  const { outcome, events } = json as MatchAnswer;
  expect(outcome).toBe('abandoned');
  expect(events.at(-1)).toMatchObject({ type: 'MatchAbandoned', at: offline });
  const eventId = events.at(-1)?.id;
  expect((await tap('POST', 'undo', { eventId })).json).toMatchObject({ status: 'in_progress' });
  await tap('POST', 'abandon', stopped);
  expect((await tap('POST', 'resume', {})).json).toMatchObject({ status: 'in_progress' });
  await tap('POST', 'abandon', stopped);
  for (const [method, path, body] of [
    ['POST', 'award', noShow],
    ['POST', 'annul', { reason: 'decision' }],
    ['POST', 'replay-order', { mode: 'from-start' }],
    ['DELETE', 'award', {}],
    ['DELETE', 'replay-order', {}],
  ] as const)
    expect((await tap(method, path, body)).status).toBe(403);
  await isAsTheLogSays();
});

it('an awarded match gives no goals to the scorers', async () => {
  const match = await running();
  const [scorer] = match.home;
  await must('POST', `${match.id}/stats/increment`, { playerId: scorer, statField: 'goals' });
  await must('POST', `${match.id}/abandon`, { reason: 'violence', atFault: 'away' });
  await must('POST', `${match.id}/award`, noShow);
  const statistics = await kolo.call('GET', `/api/matches/${match.id}/statistics`, { as: 'admin' });
  const { playerStats, homePlayers } = statistics.json as MatchStatistics;
  expect(playerStats.length).toBeGreaterThan(0);
  expect([...playerStats, ...homePlayers].filter(({ goals }) => goals > 0)).toEqual([]);
  const { json } = await kolo.call(
    'GET',
    `/api/statistics/top-scorers?leagueId=${league.leagueId}`,
  );
  expect((json as TopScorer[]).filter(({ goals }) => goals > 0)).toEqual([]);
});

it.each([
  ['awards', (id: number) => must('POST', `${id}/award`, noShow)],
  ['annulled', (id: number) => must('POST', `${id}/annul`, { reason: 'decision' })],
] as const)(
  'new season rules about %s change no scorers of what was decided before',
  async (group, decide) => {
    const goals = async (): Promise<number[]> => {
      const path = `/api/statistics/top-scorers?leagueId=${league.leagueId}`;
      const scorers = (await kolo.call('GET', path)).json as TopScorer[];
      const team = `/api/teams/${league.teams[0]?.id}/details`;
      const { players } = (await kolo.call('GET', team)).json as TeamDetails;
      const counts = scorers.map((one) => one.goals).filter((count) => count > 0);
      expect(players.map((one) => one.goals).filter((count) => count > 0)).toEqual(counts);
      return counts;
    };
    const decided = async (): Promise<void> => {
      const match = matchOn(kolo, await scheduled(), league);
      await kickOff(match);
      await match.must('POST', 'stats/increment', { playerId: match.home[0], statField: 'goals' });
      await must('POST', `${match.id}/abandon`, { reason: 'violence', atFault: 'away' });
      await decide(match.id);
    };
    await decided();
    await setRules({ [group]: { goalsCountForScorers: true } });
    expect(await goals()).toEqual([]);
    await decided();
    expect(await goals()).toEqual([1]);
    await setRules({ [group]: { goalsCountForScorers: false } });
    expect(await goals()).toEqual([1]);
    await decided();
    expect(await goals()).toEqual([1]);
  },
);
