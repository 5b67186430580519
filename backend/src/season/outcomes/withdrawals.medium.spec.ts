import { randomUUID } from 'node:crypto';
import type {
  ErrorAnswer,
  LeagueTableRow,
  LiveTable,
  MatchAnswer,
  MatchView,
  ReplayOrderAnswer,
  TopScorer,
  WithdrawalAnswer,
  WithdrawalMode,
  WithdrawalPreview,
} from '@kolo/domain';
import { ageLog } from '../../../test/aged-log.js';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';
import { kickOff, matchOn, runningMatch } from '../../../test/live-match.js';
import { EventStore } from '../../events/event-store.js';
import { verify } from '../../projections/verify.js';

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

const names = ['A', 'B', 'C', 'D'];
const teamOf = ({ teams }: TestLeague, name: string): number => teams[names.indexOf(name)]?.id ?? 0;

/** The worked example of the rules: D leaves after round 4 of 6. */
const season: readonly [number, string, string?][] = [
  [1, 'A–D', '2:1'],
  [1, 'B–C', '1:1'],
  [2, 'C–A', '0:3'],
  [2, 'D–B', '2:2'],
  [3, 'A–B', '1:0'],
  [3, 'C–D', '0:1'],
  [4, 'D–A', '0:4'],
  [4, 'C–B', '2:1'],
  [5, 'A–C'],
  [5, 'B–D'],
  [6, 'B–A'],
  [6, 'D–C'],
];

interface Sending {
  on?: TestApp;
  commandId?: string;
  at?: string | undefined;
}

function ask(
  method: string,
  path: string,
  body?: object,
  { on = one, commandId = randomUUID(), at }: Sending = {},
) {
  const headers = { 'idempotency-key': commandId, ...(at !== undefined && { 'occurred-at': at }) };
  return on.call(method, `/api/${path}`, { as: 'admin', body, headers });
}

async function must<Answer>(...call: Parameters<typeof ask>): Promise<Answer> {
  const { status, json, text } = await ask(...call);
  if (status < 200 || status > 299) throw new Error(`${call[1]} answered ${status}: ${text}`);
  return json as Answer;
}

async function refusal(...call: Parameters<typeof ask>): Promise<[number, string]> {
  const { status, json } = await ask(...call);
  return [status, (json as ErrorAnswer).error];
}

async function scheduled(league: TestLeague, pair: string, round: number): Promise<number> {
  const [homeTeamId, awayTeamId] = pair.split('–').map((name) => teamOf(league, name));
  const { id } = await must<MatchAnswer>('POST', 'matches', {
    homeTeamId,
    awayTeamId,
    round,
    matchDate: '2026-11-22T16:00:00.000Z',
  });
  return id;
}

async function example(recordedAt?: string): Promise<TestLeague> {
  const league = await createLeague(one.db, { ownerId: one.userIds.company });
  for (const [round, pair, score] of season) {
    const id = await scheduled(league, pair, round);
    if (score === undefined) continue;
    const [homeScore, awayScore] = score.split(':').map(Number);
    await must('PATCH', `matches/${id}/result`, { homeScore, awayScore }, { at: recordedAt });
  }
  return league;
}

const path = ({ leagueId }: TestLeague, rest = ''): string =>
  `leagues/${leagueId}/withdrawals${rest}`;

const leaving = (league: TestLeague, mode: WithdrawalMode = 'half-rule') => ({
  teamId: teamOf(league, 'D'),
  mode,
});

const withdraw = (league: TestLeague, mode?: WithdrawalMode, sending?: Sending) =>
  must<WithdrawalAnswer>('POST', path(league), leaving(league, mode), sending);

const preview = (league: TestLeague, mode?: WithdrawalMode) =>
  must<WithdrawalPreview>('POST', path(league, '?preview=true'), leaving(league, mode));

const reinstate = (league: TestLeague, sending?: Sending) =>
  must<WithdrawalAnswer>('DELETE', path(league, `/${teamOf(league, 'D')}`), {}, sending);

async function read(of: string, on = one): Promise<string> {
  const { status, text } = await on.call('GET', `/api/${of}`, { as: 'admin' });
  if (status !== 200) throw new Error(text);
  return text;
}

const table = async ({ leagueId }: TestLeague, on = one): Promise<LeagueTableRow[]> =>
  JSON.parse(await read(`league-table/${leagueId}`, on)) as LeagueTableRow[];

const scorers = async ({ leagueId }: TestLeague): Promise<TopScorer[]> =>
  JSON.parse(await read(`statistics/top-scorers/real?leagueId=${leagueId}`)) as TopScorer[];

const shortRows = (league: TestLeague, rows: readonly LeagueTableRow[]): string[] =>
  rows.map(({ teamId, points, goalsFor, goalsAgainst, unranked }) => {
    const name = names.find((one) => teamOf(league, one) === teamId);
    return `${name}${unranked ? '*' : ''} ${points} (${goalsFor}:${goalsAgainst})`;
  });

/** How many events the log has, of the league and of its matches. */
async function logged({ leagueId }: TestLeague): Promise<number> {
  const { rows } = await one.db.query<{ n: number }>(
    `SELECT count(*)::integer AS n FROM events
     WHERE stream = -$1::integer OR stream IN (SELECT id FROM matches WHERE league_id = $1)`,
    [leagueId],
  );
  return rows[0]?.n ?? 0;
}

async function isAsTheLogSays(): Promise<void> {
  const differences: unknown[] = [];
  await verify(
    one.database.adminUrl,
    () => undefined,
    (difference) => differences.push(difference),
  );
  expect(differences).toEqual([]);
}

describe('the worked example, when D withdraws after round 4', () => {
  it.each<[WithdrawalMode, number, string[]]>([
    ['annul-all', 6, ['A 6 (4:0)', 'C 4 (3:5)', 'B 1 (2:4)', 'D* 0 (0:0)']],
    ['half-rule', 3, ['A 9 (6:1)', 'C 4 (3:6)', 'B 2 (4:6)', 'D* 4 (4:4)']],
    ['award-open', 2, ['A 12 (10:1)', 'C 7 (8:6)', 'B 5 (9:6)', 'D* 4 (4:18)']],
    ['award-all', 6, ['A 12 (14:0)', 'C 10 (13:5)', 'B 7 (12:4)', 'D* 0 (0:30)']],
  ])('by %s', async (mode, changed, rows) => {
    const league = await example();
    const everything = () =>
      Promise.all(
        [
          `league-table/${league.leagueId}`,
          `league-table/${league.leagueId}/live`,
          `statistics/top-scorers/real?leagueId=${league.leagueId}`,
          `statistics/top-assists/real?leagueId=${league.leagueId}`,
          `statistics/top-mvp/real?leagueId=${league.leagueId}`,
        ].map((of) => read(of, two)),
      );
    const [before, events] = [await everything(), await logged(league)];
    const shown = await preview(league, mode);
    expect(shown.before).toEqual(await table(league));
    expect(await logged(league)).toBe(events);
    const answer = await withdraw(league, mode);
    expect(answer.matches).toEqual(shown.matches);
    expect(new Set(shown.matches.map(({ does }) => does))).toEqual(
      new Set([mode.startsWith('award') ? 'award' : 'annul']),
    );
    expect(await logged(league)).toBe(events + 1 + changed);
    expect(shortRows(league, await table(league))).toEqual(rows);
    expect([await table(league), await table(league, two)]).toEqual([shown.after, shown.after]);
    const live = JSON.parse(await read(`league-table/${league.leagueId}/live`)) as LiveTable;
    expect(shortRows(league, live.rows)).toEqual(rows);
    await isAsTheLogSays();
    const back = await reinstate(league);
    expect(back).toMatchObject({ version: 2, events: [{ type: 'DecisionVoided' }] });
    expect(await everything()).toEqual(before);
    await isAsTheLogSays();
  });
});

describe('a withdrawal', () => {
  it('is one decision of the league, which names what it did', async () => {
    const league = await example();
    const commandId = randomUUID();
    const { leagueId } = league;
    const data = { ...leaving(league), halfUntil: 3 };
    expect(await withdraw(league, 'half-rule', { commandId })).toMatchObject({
      leagueId,
      version: 1,
      decision: { id: `${commandId}.0` },
      events: [{ type: 'TeamWithdrawn', data, id: `${commandId}.0`, version: 1 }],
      matches: [{ does: 'annul' }, { does: 'annul' }, { does: 'annul' }],
    });
  });

  it('is previewed as often as anybody likes, also under the id of a decision', async () => {
    const league = await example();
    const commandId = randomUUID();
    const body = leaving(league);
    const first = await must('POST', path(league, '?preview=true'), body, { commandId });
    expect(await must('POST', path(league, '?preview=true'), body, { commandId })).toEqual(first);
    expect(first).toMatchObject({ decision: null, lists: { scorers: { before: [], after: [] } } });
    expect((await withdraw(league, 'half-rule', { commandId })).version).toBe(1);
  });

  it('is decided once, however often the same command comes, and wherever', async () => {
    const league = await example();
    const commandId = randomUUID();
    const first = await withdraw(league, 'award-all', { commandId });
    const events = await logged(league);
    const again = [{ commandId }, { commandId, on: two }].map((sending) =>
      withdraw(league, 'award-all', sending),
    );
    expect(await Promise.all(again)).toEqual([first, first]);
    const back = { commandId: randomUUID() };
    const undone = await reinstate(league, back);
    expect(await reinstate(league, { ...back, on: two })).toEqual(undone);
    expect(await withdraw(league, 'award-all', { commandId })).toEqual(first);
    // Seven events were written, and seven undo them.
    expect(await logged(league)).toBe(events + 7);
  });

  it('is not decided under an id that belongs to something else', async () => {
    const [league, other] = [await example(), await example()];
    const commandId = randomUUID();
    await withdraw(league, 'half-rule', { commandId });
    const reused = [422, 'request.command-id-reused'];
    const wanted: Parameters<typeof ask>[] = [
      ['POST', path(league), leaving(league, 'award-all'), { commandId }],
      ['POST', path(other), leaving(other), { commandId }],
      ['DELETE', path(league, `/${teamOf(league, 'D')}`), {}, { commandId }],
    ];
    for (const call of wanted) expect(await refusal(...call)).toEqual(reused);
  });

  it('is whole, also when its node died before it answered', async () => {
    const league = await example();
    const commandId = randomUUID();
    const store = one.app.get(EventStore);
    const append = store.appendTogether.bind(store);
    const dying = jest.spyOn(store, 'appendTogether').mockImplementationOnce(async (items) => {
      await append(items);
      throw new Error('The node is gone');
    });
    const sent = ['POST', path(league), leaving(league)] as const;
    expect((await ask(...sent, { commandId })).status).toBe(500);
    dying.mockRestore();
    const answer = await withdraw(league, 'half-rule', { commandId, on: two });
    expect(answer).toMatchObject({ version: 1, decision: { id: `${commandId}.0` } });
    expect(answer.matches).toHaveLength(3);
  });

  it('of two administrators at the same moment is decided once', async () => {
    const league = await example();
    const events = await logged(league);
    const both = await Promise.all(
      [one, two].map((on) => ask('POST', path(league), leaving(league, 'annul-all'), { on })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.json).toMatchObject({ error: 'league.team-withdrawn' });
    expect(await logged(league)).toBe(events + 7);
    const back = await Promise.all(
      [one, two].map((on) =>
        refusal('DELETE', path(league, `/${teamOf(league, 'D')}`), {}, { on }),
      ),
    );
    expect(back.map(([status]) => status).sort()).toEqual([200, 404]);
    expect(await logged(league)).toBe(events + 14);
  });

  it('is planned again when one of its matches was decided meanwhile', async () => {
    const league = await example();
    const store = one.app.get(EventStore);
    const append = store.appendTogether.bind(store);
    const { matches } = await preview(league, 'award-open');
    const late = jest.spyOn(store, 'appendTogether').mockImplementationOnce(async (items) => {
      await must(
        'POST',
        `matches/${matches[0]?.matchId}/award`,
        { winner: 'home', cause: 'no-show' },
        { on: two },
      );
      return append(items);
    });
    const answer = await withdraw(league, 'award-open');
    late.mockRestore();
    expect(answer.matches).toEqual(matches.slice(1));
  });

  it('is refused as a whole while one of its matches is played, and names it', async () => {
    const league = await example();
    const list = await must<MatchView[]>('GET', `matches?leagueId=${league.leagueId}`);
    const open = list.filter(
      ({ status, homeTeamId, awayTeamId }) =>
        status === 'scheduled' && [homeTeamId, awayTeamId].includes(teamOf(league, 'D')),
    );
    const match = open[0];
    if (match === undefined) throw new Error('No match of the team is open');
    const [home, away] = [match.homeTeamId, match.awayTeamId].map((id) =>
      league.teams.find((team) => team.id === id),
    );
    if (home === undefined || away === undefined) throw new Error('The teams are unknown');
    await kickOff(matchOn(one, match.id, { ...league, teams: [home, away] }));
    const events = await logged(league);
    for (const query of ['', '?preview=true']) {
      const { status, json } = await ask('POST', path(league, query), leaving(league));
      expect([status, json]).toMatchObject([
        409,
        { error: 'match.in-progress', details: { matchIds: [match.id] } },
      ]);
    }
    expect(await logged(league)).toBe(events);
  });

  it('takes the goals of annulled matches from the scorers, as its preview shows', async () => {
    const { league, ...match } = await runningMatch(one);
    const [scorer] = match.home;
    await match.must('POST', 'stats/increment', { playerId: scorer, statField: 'goals' });
    await match.must('PATCH', 'state', { matchState: 'half-time' });
    await match.must('PATCH', 'state', { matchState: 'second-half', currentHalf: 2 });
    await match.must('PATCH', 'state', { status: 'completed', matchState: 'completed' });
    const body = { teamId: league.teams[1]?.id, mode: 'annul-all' };
    const before = await scorers(league);
    expect(before).toMatchObject([{ goals: 1 }]);
    const shown = await must<WithdrawalPreview>('POST', path(league, '?preview=true'), body);
    expect(shown.lists.scorers).toEqual({ before, after: [] });
    await must('POST', path(league), body);
    expect(await scorers(league)).toEqual([]);
    await must('DELETE', path(league, `/${body.teamId}`), {});
    expect(await scorers(league)).toEqual(before);
  });

  it('of matches whose result is official says why, and the words lie beside the log', async () => {
    const league = await example(new Date(Date.now() - 48 * 60 * 60_000).toISOString());
    const { rows } = await one.db.query<{ id: number }>(
      'SELECT id FROM matches WHERE league_id = $1',
      [league.leagueId],
    );
    await ageLog(
      one,
      rows.map(({ id }) => id),
      '25 hours',
    );
    const refused = [400, 'decision.words-needed'];
    expect(await refusal('POST', path(league), leaving(league, 'annul-all'))).toEqual(refused);
    expect((await preview(league, 'annul-all')).matches).toHaveLength(6);
    const body = { ...leaving(league, 'annul-all'), text: 'Tim se raspao.' };
    await must('POST', path(league), body);
    const of = `leagues/${league.leagueId}/decisions`;
    expect(JSON.parse(await read(of))).toMatchObject({ events: [{ text: 'Tim se raspao.' }] });
  });
});

describe('a team that has withdrawn', () => {
  const match = (league: TestLeague) => ({
    homeTeamId: teamOf(league, 'A'),
    awayTeamId: teamOf(league, 'D'),
    matchDate: '2026-11-29T16:00:00.000Z',
  });
  const draw = (league: TestLeague) => ({
    leagueId: league.leagueId,
    roundsCount: 3,
    homeAway: false,
    roundDates: ['2026-11-01', '2026-11-08', '2026-11-15'],
    matchTimes: ['19:00'],
  });
  const gone = [409, 'match.team-withdrawn'];

  it('gets no new match until it is back, but a repeat gets its first answer', async () => {
    const league = await createLeague(one.db, { ownerId: one.userIds.company });
    const commandId = randomUUID();
    const first = await must<MatchAnswer>('POST', 'matches', match(league), { commandId });
    await withdraw(league, 'annul-all');
    for (const leagueId of [undefined, league.leagueId])
      expect(await refusal('POST', 'matches', { ...match(league), leagueId })).toEqual(gone);
    const again = await must<MatchAnswer>('POST', 'matches', match(league), { commandId, on: two });
    expect(again.id).toBe(first.id);
    await reinstate(league, { on: two });
    await must('POST', 'matches', match(league));
  });

  it('replays no match from its start', async () => {
    const { league, ...running } = await runningMatch(one);
    const teamId = league.teams[1]?.id;
    await running.must('POST', 'abandon', { reason: 'injury', atFault: 'none' });
    await must('POST', path(league), { teamId, mode: 'award-open' });
    await must('DELETE', `matches/${running.id}/award`, {});
    const order = { mode: 'from-start' };
    const replay = ['POST', `matches/${running.id}/replay-order`, order] as const;
    expect(await refusal(...replay)).toEqual(gone);
    await must('DELETE', path(league, `/${teamId}`), {});
    const commandId = randomUUID();
    const ordered = await must<ReplayOrderAnswer>(...replay, { commandId });
    await must('POST', path(league), { teamId, mode: 'award-open' });
    expect(await must(...replay, { commandId, on: two })).toMatchObject({
      newMatchId: ordered.newMatchId,
    });
  });

  it('is left out of the draw', async () => {
    const league = await createLeague(one.db, { ownerId: one.userIds.company });
    await withdraw(league, 'annul-all');
    await must('POST', 'matches/generate-schedule', draw(league));
    const list = await must<MatchView[]>('GET', `matches?leagueId=${league.leagueId}`);
    const drawn = list.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]);
    expect(new Set(drawn)).toEqual(new Set(['A', 'B', 'C'].map((name) => teamOf(league, name))));
    expect(list).toHaveLength(3);
  });
});

it('two teams that both left by award-all both lose the match between them, until one is back', async () => {
  const league = await example();
  const leave = (name: string) => ({ teamId: teamOf(league, name), mode: 'award-all' });
  await must('POST', path(league), leave('D'));
  const before = await table(league);
  await must('POST', path(league), leave('C'));
  expect(shortRows(league, await table(league))).toEqual([
    'A 15 (21:0)',
    'B 12 (20:1)',
    'C* 0 (0:30)',
    'D* 0 (0:30)',
  ]);
  await isAsTheLogSays();
  expect(await refusal('DELETE', path(league, `/${teamOf(league, 'D')}`), {})).toEqual([
    409,
    'decision.needed',
  ]);
  await must('DELETE', path(league, `/${teamOf(league, 'C')}`), {});
  expect(await table(league)).toEqual(before);
});

it('a match of the second half that was only awarded does not end the first', async () => {
  const league = await createLeague(one.db, { ownerId: one.userIds.company });
  const first = await scheduled(league, 'D–B', 1);
  await must('PATCH', `matches/${first}/result`, { homeScore: 1, awayScore: 0 });
  const later = await scheduled(league, 'A–B', 2);
  await must('POST', `matches/${later}/award`, { winner: 'home', cause: 'no-show' });
  expect((await preview(league)).matches).toEqual([{ matchId: first, does: 'annul' }]);
  await must('DELETE', `matches/${later}/award`, {});
  await must('PATCH', `matches/${later}/result`, { homeScore: 1, awayScore: 0 });
  expect((await preview(league)).matches).toEqual([]);
});

it.each<WithdrawalMode>(['annul-all', 'award-open', 'half-rule'])(
  'of two teams that left by %s the later one comes back first, as they were to meet',
  async (mode) => {
    const league = await example();
    const before = await table(league);
    const leave = (name: string) => ({ teamId: teamOf(league, name), mode });
    await must('POST', path(league), leave('D'));
    await must('POST', path(league), leave('B'));
    const back = (name: string) => path(league, `/${teamOf(league, name)}`);
    expect(await refusal('DELETE', back('D'), {})).toEqual([409, 'decision.needed']);
    await must('DELETE', back('B'), {});
    await must('DELETE', back('D'), {});
    expect(await table(league)).toEqual(before);
    await isAsTheLogSays();
  },
);

describe('a reinstatement', () => {
  it('leaves alone what was undone in one match before', async () => {
    const league = await example();
    const { matches } = await withdraw(league, 'award-open');
    await must('DELETE', `matches/${matches[0]?.matchId}/award`, {});
    await reinstate(league);
    expect(shortRows(league, await table(league)).sort()).toEqual([
      'A 12 (10:1)',
      'B 2 (4:6)',
      'C 4 (3:6)',
      'D 4 (4:8)',
    ]);
  });

  it('waits for what was decided since', async () => {
    const { league, ...match } = await runningMatch(one);
    await match.must('POST', 'abandon', { reason: 'injury', atFault: 'none' });
    const teamId = league.teams[1]?.id;
    await must('POST', path(league), { teamId, mode: 'award-open' });
    const [scorer] = match.home;
    await match.must('POST', 'stats/increment', { playerId: scorer, statField: 'goals' });
    const { status, json } = await ask('DELETE', path(league, `/${teamId}`), {});
    expect([status, json]).toMatchObject([
      409,
      { error: 'decision.needed', details: { matchIds: [match.id] } },
    ]);
  });

  it('is refused where nobody has left', async () => {
    const league = await example();
    const missing = [404, 'league.not-withdrawn'];
    expect(await refusal('DELETE', path(league, `/${teamOf(league, 'D')}`), {})).toEqual(missing);
    expect(await refusal('DELETE', path(league, '/2000000'), {})).toEqual(missing);
  });
});

it.each<[string, object]>([
  ['no team', { teamId: undefined }],
  ['a team in words', { teamId: 'D' }],
  ['no mode', { mode: undefined }],
  ['another mode', { mode: 'annul-some' }],
  ['a round of its own', { halfUntil: 3 }],
  ['words without end', { text: 'a'.repeat(2_001) }],
])('a withdrawal is refused with %s', async (_, change) => {
  const league = await createLeague(one.db, { ownerId: one.userIds.company });
  const body = { ...leaving(league), ...change };
  for (const query of ['', '?preview=true'])
    expect(await refusal('POST', path(league, query), body)).toEqual([400, 'request.invalid']);
});

it('a withdrawal is refused for what is not there, and for a preview that is neither', async () => {
  const [league, other] = await Promise.all(
    [0, 1].map(() => createLeague(one.db, { ownerId: one.userIds.company })),
  );
  if (league === undefined || other === undefined) throw new Error('There is no league');
  const nowhere = { leagueId: 2_000_000, teams: [] };
  for (const query of ['', '?preview=true']) {
    const post = (of: TestLeague, body: object) => refusal('POST', path(of, query), body);
    expect(await post(league, leaving(other))).toEqual([404, 'team.not-found']);
    expect(await post(nowhere, leaving(other))).toEqual([404, 'league.not-found']);
  }
  const odd = await refusal('POST', path(league, '?preview=maybe'), leaving(league));
  expect(odd).toEqual([400, 'request.invalid']);
});
