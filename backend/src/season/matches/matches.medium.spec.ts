import { randomUUID } from 'node:crypto';
import type {
  Booking,
  LeagueTableRow,
  LiveTable,
  MatchAnswer,
  MatchStatistics,
  MatchView,
  TopScorer,
} from '@kolo/domain';
import { DataSource } from 'typeorm';
import {
  type CallOptions,
  startTestApp,
  type TestAnswer,
  type TestApp,
} from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';
import { kickOff, matchOn } from '../../../test/live-match.js';
import { EventStore } from '../../events/event-store.js';
import { deletedMatches, restoreMatches } from '../../operations/projections/history.js';

let kolo: TestApp;
let league: TestLeague;

beforeAll(async () => {
  kolo = await startTestApp();
});
afterAll(() => kolo.close());

/** Every test has an active league of its own and no match but its own. */
beforeEach(async () => {
  await admin('DELETE', '/api/matches');
  await kolo.db.query('UPDATE leagues SET is_active = false');
  league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 6 });
});

const admin = (method: string, path: string, options: Omit<CallOptions, 'as'> = {}) =>
  kolo.call(method, path, { as: 'admin', ...options });
const list = async <T>(path: string, as: CallOptions['as'] = 'admin'): Promise<T[]> => {
  const { status, json, text } = await kolo.call('GET', path, { as });
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
  return json as T[];
};
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
const team = (n: number): number => league.teams[n]?.id ?? 0;

const create = (home: number, away: number, matchDate: string, more: object = {}) =>
  admin('POST', '/api/matches', {
    body: { homeTeamId: team(home), awayTeamId: team(away), matchDate, ...more },
  });

const season = (roundsCount = 5, matchTimes = ['16:00', '17:15', '18:30']) => ({
  leagueId: league.leagueId,
  roundsCount,
  homeAway: roundsCount > 5,
  roundDates: Array.from({ length: roundsCount }, (_, n) =>
    new Date(Date.UTC(2025, 9, 19 + 7 * n)).toISOString().slice(0, 10),
  ),
  matchTimes,
});
const generate = (body: object, key?: string) =>
  admin('POST', '/api/matches/generate-schedule', {
    body,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

const refusal = ({ status, json }: TestAnswer) => [status, (json as { error?: string }).error];

describe('creating a match', () => {
  it('answers it as the lists do, in the league that both teams share', async () => {
    const matchDate = inHours(30);
    const { status, json } = await create(0, 1, matchDate, { venue: ' Dvorana Trnsko ' });
    expect(status).toBe(201);
    const { events, epoch, serverTime, ...view } = json as MatchAnswer;
    expect(events).toHaveLength(1);
    expect([epoch, serverTime]).toEqual([expect.any(String), expect.any(String)]);
    expect(view).toMatchObject({
      leagueId: league.leagueId,
      round: null,
      homeTeam: { id: team(0), name: league.teams[0]?.name },
      awayTeamName: league.teams[1]?.name,
      matchDate,
      venue: 'Dvorana Trnsko',
      status: 'scheduled',
      matchState: 'pre-match',
      homeScore: null,
      awayScore: null,
      aiCommentary: null,
      version: 1,
    });
    expect(await list('/api/matches')).toEqual([view]);
    expect(await list(`/api/matches/league/${league.leagueId}`)).toEqual([view]);
  });

  it('happens once, however often it is sent', async () => {
    const matchDate = inHours(30);
    const headers = { 'idempotency-key': randomUUID() };
    const body = { homeTeamId: team(0), awayTeamId: team(1), matchDate };
    const send = () => admin('POST', '/api/matches', { body, headers });
    const answers = await Promise.all([send(), send(), send()]);
    answers.push(await send());
    const ids = answers.map(({ json }) => (json as MatchAnswer).id);
    expect(new Set(ids).size).toBe(1);
    expect(await list('/api/matches')).toHaveLength(1);

    for (const other of [{ homeTeamId: team(2) }, { venue: 'Dvorana Trnsko' }]) {
      const reused = await admin('POST', '/api/matches', { body: { ...body, ...other }, headers });
      expect(refusal(reused)).toEqual([422, 'request.command-id-reused']);
    }
  });

  it('is refused under an id that a tap of another match has, whether or not it changed something', async () => {
    const { json } = await create(0, 1, inHours(-1));
    const { id } = json as MatchAnswer;
    const match = matchOn(kolo, id, { ...league, teams: league.teams.slice(0, 2) });
    await kickOff(match);
    for (const homeScore of [0, 2]) {
      const headers = { 'idempotency-key': randomUUID() };
      await match.must('PATCH', 'state', { homeScore }, headers);
      const body = { homeTeamId: team(2), awayTeamId: team(3), matchDate: inHours(3) };
      const reused = await admin('POST', '/api/matches', { body, headers });
      expect(refusal(reused)).toEqual([422, 'request.command-id-reused']);
      expect(refusal(await generate(season(), headers['idempotency-key']))[1]).toBe(
        homeScore === 0 ? 'league.has-matches' : 'request.command-id-reused',
      );
      const all = await admin('DELETE', '/api/matches', { headers });
      expect(refusal(all)).toEqual([422, 'request.command-id-reused']);
    }
    expect(await list('/api/matches')).toHaveLength(1);
  });

  it('is refused with unknown, equal or foreign teams', async () => {
    const matchDate = inHours(1);
    const elsewhere = await createLeague(kolo.db, { ownerId: kolo.userIds.referee, teams: 2 });
    const to = (body: object) => admin('POST', '/api/matches', { body: { matchDate, ...body } });
    const [home, away] = [team(0), team(1)];
    const foreign = elsewhere.teams[0]?.id;
    expect(refusal(await to({ homeTeamId: home, awayTeamId: home }))).toEqual([
      400,
      'match.same-team',
    ]);
    expect(refusal(await to({ homeTeamId: home, awayTeamId: 999_999 }))).toEqual([
      404,
      'team.not-found',
    ]);
    expect(refusal(await to({ homeTeamId: home, awayTeamId: away, leagueId: 999_999 }))).toEqual([
      404,
      'league.not-found',
    ]);
    expect(
      refusal(await to({ homeTeamId: home, awayTeamId: foreign, leagueId: league.leagueId })),
    ).toEqual([400, 'request.invalid']);
    const friendly = await to({ homeTeamId: home, awayTeamId: foreign });
    expect(friendly.json).toMatchObject({ leagueId: null });
    expect(await list('/api/matches')).toHaveLength(1);
  });
});

describe('drawing a schedule', () => {
  it('makes all rounds in Zagreb time, over the change of the clocks', async () => {
    const { status, json } = await generate({ ...season(10), venue: 'Dvorana Trnsko' });
    expect(status).toBe(201);
    expect(json).toEqual({ message: 'Raspored je generiran: 30 utakmica u 10 kola.' });
    const matches = await list<MatchView>(`/api/matches/league/${league.leagueId}`);
    expect(matches).toHaveLength(30);
    expect(matches.map(({ round }) => round)).toEqual(matches.map((_, n) => Math.floor(n / 3) + 1));
    const firstOf = (wanted: number) => matches.find(({ round }) => round === wanted)?.matchDate;
    expect(firstOf(1)).toBe('2025-10-19T14:00:00.000Z');
    expect(firstOf(2)).toBe('2025-10-26T15:00:00.000Z');
    expect(new Set(matches.map(({ venue }) => venue))).toEqual(new Set(['Dvorana Trnsko']));
  });

  it('says when times were reused, in the language of whoever asks', async () => {
    const { json } = await admin('POST', '/api/matches/generate-schedule', {
      body: season(5, ['19:00']),
      headers: { 'accept-language': 'en' },
    });
    expect(json).toEqual({
      message:
        'Schedule generated: 15 matches in 5 rounds. There were fewer times than matches in a round, so the times were reused.',
    });
  });

  it('never happens twice: at once, again, or again with the same key', async () => {
    const key = randomUUID();
    const answers = await Promise.all([
      generate(season(), key),
      generate(season(), key),
      ...Array.from({ length: 6 }, () => generate(season())),
    ]);
    const made = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status !== 201);
    expect([1, 2]).toContain(made.length);
    for (const answer of refused) expect(refusal(answer)).toEqual([409, 'league.has-matches']);
    expect(await list('/api/matches')).toHaveLength(15);
    expect(refusal(await generate(season()))).toEqual([409, 'league.has-matches']);

    await admin('DELETE', '/api/matches');
    const mine = randomUUID();
    const first = await generate(season(5, ['19:00']), mine);
    const repeated = await generate(season(5, ['19:00']), mine);
    expect(repeated.text).toBe(first.text);
    expect(repeated.status).toBe(first.status);
    expect(await list('/api/matches')).toHaveLength(15);
    expect(refusal(await create(0, 1, inHours(1)))).toEqual([201, undefined]);
    const reused = await admin('DELETE', '/api/matches', { headers: { 'idempotency-key': mine } });
    expect(refusal(reused)).toEqual([422, 'request.command-id-reused']);
  });

  it('is refused under an id that a single match or another drawing has', async () => {
    const day = '2025-10-19';
    const created = randomUUID();
    await admin('POST', '/api/matches', {
      body: { homeTeamId: team(0), awayTeamId: team(1), matchDate: `${day}T14:00:00Z`, round: 1 },
      headers: { 'idempotency-key': created },
    });
    expect(refusal(await generate(season(), created))).toEqual([422, 'request.command-id-reused']);
    await admin('DELETE', '/api/matches');
    const drawn = randomUUID();
    const first = await generate(season(2), drawn);
    for (const other of [
      season(1),
      { ...season(2), roundDates: [day, '2025-11-02'] },
      { ...season(2), venue: 'Dvorana Trnsko' },
      season(2, ['19:00']),
    ])
      expect(refusal(await generate(other, drawn))).toEqual([422, 'request.command-id-reused']);
    expect((await generate(season(2), drawn)).text).toBe(first.text);
    expect(await list('/api/matches')).toHaveLength(6);
  });

  it.each([
    [{ leagueId: 999_999 }, 404, 'league.not-found'],
    [{ roundsCount: 11 }, 400, 'schedule.rounds-out-of-range'],
    [{ roundDates: ['2025-10-19'] }, 400, 'schedule.dates-mismatch'],
    [{ roundDates: ['2025-10-19', '', '', '', ''] }, 400, 'schedule.dates-mismatch'],
    [{ roundsCount: 1, roundDates: ['2025-02-30'] }, 400, 'schedule.bad-date'],
    [{ matchTimes: ['24:00'] }, 400, 'schedule.bad-time'],
    [{ matchTimes: [] }, 400, 'schedule.bad-time'],
  ])('%j is refused and writes nothing', async (change, status, code) => {
    expect(refusal(await generate({ ...season(), ...change }))).toEqual([status, code]);
    expect(await list('/api/matches')).toEqual([]);
  });
});

describe('deleting all matches', () => {
  it('takes everything from sight, says how much, and again to whoever repeats it', async () => {
    await generate(season());
    const [first, second] = await list<MatchView>('/api/matches');
    await admin('PATCH', `/api/matches/${first?.id}/result`, {
      body: { homeScore: 3, awayScore: 1 },
    });
    await kickOff(matchOn(kolo, second?.id ?? 0, leagueOf(second)));
    const headers = { 'idempotency-key': randomUUID() };
    const deleted = await admin('DELETE', '/api/matches', { headers });
    expect([deleted.status, deleted.json]).toEqual([
      200,
      { message: 'Obrisano utakmica: 15, od toga odigranih: 2.' },
    ]);
    for (const path of ['/api/matches', '/api/matches/upcoming', '/api/statistics/top-scorers'])
      expect(await list(path)).toEqual([]);
    const table = await list<LeagueTableRow>('/api/league-table/real');
    expect(table.map(({ played }) => played)).toEqual([0, 0, 0, 0, 0, 0]);
    const { rows } = await kolo.db.query(
      'SELECT type, count(*)::integer AS n FROM events WHERE command_id = $1 GROUP BY type',
      [headers['idempotency-key']],
    );
    expect(rows).toEqual([{ type: 'MatchDeleted', n: 15 }]);

    await create(0, 1, inHours(1));
    const repeated = await admin('DELETE', '/api/matches', { headers });
    expect(repeated.text).toBe(deleted.text);
    expect(await list('/api/matches')).toHaveLength(1);
    await admin('DELETE', '/api/matches');
    expect((await admin('DELETE', '/api/matches')).json).toEqual({
      message: 'Nema utakmica za brisanje.',
    });
  });

  it('twice at the same moment deletes once and finds nothing the second time', async () => {
    await generate(season());
    const answers = await Promise.all([1, 2, 3].map(() => admin('DELETE', '/api/matches')));
    const nothing = { message: 'Nema utakmica za brisanje.' };
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.filter(({ json }) => JSON.stringify(json) !== JSON.stringify(nothing))).toEqual([
      expect.objectContaining({
        json: { message: 'Obrisano utakmica: 15, od toga odigranih: 0.' },
      }),
    ]);
  });

  it('which found none takes nothing that came since from whoever repeats it', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const deleted = await admin('DELETE', '/api/matches', { headers });
    await create(0, 1, inHours(1));
    expect((await admin('DELETE', '/api/matches', { headers })).text).toBe(deleted.text);
    expect(await list('/api/matches')).toHaveLength(1);
  });

  const leagueOf = (match: MatchView | undefined): TestLeague => ({
    ...league,
    teams: [match?.homeTeamId, match?.awayTeamId].flatMap((id) =>
      league.teams.filter((one) => one.id === id),
    ),
  });
});

describe('deleting the matches of one league', () => {
  const deleteOf = (leagueId: number | string, key: string = randomUUID()) =>
    admin('DELETE', `/api/matches/league/${leagueId}`, { headers: { 'idempotency-key': key } });

  /** Everything that is derived from the matches of a league. */
  const derivedOf = async (leagueId: number) => {
    const read = async (query: string) => (await kolo.db.query(query, [leagueId])).rows;
    return {
      matches: await read('SELECT * FROM matches WHERE league_id = $1 ORDER BY id'),
      players: await read(
        `SELECT s.* FROM player_stats s JOIN players p ON p.id = s.player_id
         JOIN teams t ON t.id = p.team_id WHERE t.league_id = $1 ORDER BY s.match_id, s.player_id`,
      ),
      standings: await read('SELECT * FROM standings WHERE league_id = $1 ORDER BY team_id'),
    };
  };
  const gone = { matches: [], players: [], standings: [] };

  /** A season in which a match runs and one has its result. */
  const play = async (of: TestLeague) => {
    const [home, away, third] = of.teams;
    const matchDate = inHours(-1);
    const make = async (body: object) =>
      (await admin('POST', '/api/matches', { body: { matchDate, ...body } })).json as MatchAnswer;
    const running = await make({ homeTeamId: home?.id, awayTeamId: away?.id });
    const match = matchOn(kolo, running.id, { ...of, teams: of.teams.slice(0, 2) });
    await kickOff(match);
    await match.must('POST', 'goals', { team: 'home', scorer: match.home[0] });
    const { id } = await make({ homeTeamId: home?.id, awayTeamId: third?.id });
    await admin('PATCH', `/api/matches/${id}/result`, { body: { homeScore: 2, awayScore: 1 } });
    return derivedOf(of.leagueId);
  };

  it('leaves the other seasons as they were, says how much went, and again to whoever repeats it', async () => {
    const before = await play(league);
    const next = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 3 });
    await play(next);
    const friendly = await create(0, 0, inHours(3), { awayTeamId: next.teams[0]?.id });
    expect(friendly.json).toMatchObject({ leagueId: null });

    const key = randomUUID();
    const deleted = await deleteOf(next.leagueId, key);
    const message = 'Obrisano utakmica: 2, od toga odigranih: 2.';
    expect([deleted.status, deleted.json]).toEqual([200, { message }]);
    expect(await derivedOf(next.leagueId)).toEqual(gone);
    expect(await derivedOf(league.leagueId)).toEqual(before);
    const all = '/api/matches?leagueId=all';
    expect(await list(all)).toHaveLength(3);

    await play(next);
    expect((await deleteOf(next.leagueId, key)).text).toBe(deleted.text);
    expect(await list(all)).toHaveLength(5);
  });

  it('is another command than over another league or over all, also when it found none', async () => {
    const next = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 3 });
    const headers = (key: string) => ({ headers: { 'idempotency-key': key } });
    const [ofNone, ofOne, ofAll] = [randomUUID(), randomUUID(), randomUUID()];
    expect((await deleteOf(next.leagueId, ofNone)).json).toEqual({
      message: 'Nema utakmica za brisanje.',
    });
    await play(next);
    expect((await deleteOf(next.leagueId, ofOne)).status).toBe(200);
    await play(next);
    expect((await admin('DELETE', '/api/matches', headers(ofAll))).status).toBe(200);

    const before = [await play(league), await play(next)];
    for (const answer of [
      await deleteOf(league.leagueId, ofNone),
      await admin('DELETE', '/api/matches', headers(ofNone)),
      await deleteOf(league.leagueId, ofOne),
      await admin('DELETE', '/api/matches', headers(ofOne)),
      await deleteOf(league.leagueId, ofAll),
      await deleteOf(next.leagueId, ofAll),
    ])
      expect(refusal(answer)).toEqual([422, 'request.command-id-reused']);
    expect((await deleteOf(next.leagueId, ofNone)).status).toBe(200);
    expect([await derivedOf(league.leagueId), await derivedOf(next.leagueId)]).toEqual(before);
  });

  it('can be undone for that league alone', async () => {
    const next = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 3 });
    await play(league);
    const before = await play(next);
    await deleteOf(next.leagueId);
    await deleteOf(league.leagueId);
    const source = kolo.app.get(DataSource, { strict: false });
    const store = kolo.app.get(EventStore, { strict: false });
    const deleted = await deletedMatches(source, store, { leagueId: next.leagueId });
    expect(deleted).toHaveLength(2);
    const ids = deleted.map(({ matchId }) => matchId);
    await restoreMatches(store, ids, inHours(0), () => undefined);
    const plain = (rows: { version?: number }[]) => rows.map(({ version: _, ...row }) => row);
    const after = await derivedOf(next.leagueId);
    expect({ ...after, matches: plain(after.matches) }).toEqual({
      ...before,
      matches: plain(before.matches),
    });
    expect(await derivedOf(league.leagueId)).toEqual(gone);
  });

  it.each(['0', '-1', '1.5', '1e0', '0x1', 'x', '2147483648'])(
    'of league %s is refused and deletes nothing',
    async (nonsense) => {
      await create(0, 1, inHours(1));
      expect(refusal(await deleteOf(nonsense))).toEqual([400, 'request.invalid']);
      expect(await list('/api/matches')).toHaveLength(1);
    },
  );

  it('of an unknown league deletes nothing', async () => {
    await create(0, 1, inHours(1));
    expect(refusal(await deleteOf(999_999))).toEqual([404, 'league.not-found']);
    expect(await list('/api/matches')).toHaveLength(1);
  });
});

describe('what is still to come', () => {
  it('is what is scheduled, soonest first, also when it begins late', async () => {
    await create(0, 1, inHours(50));
    await create(2, 3, inHours(-1));
    await create(4, 5, inHours(-13));
    const { json: today } = await create(1, 2, inHours(3));
    const dates = (matches: MatchView[]) => matches.map(({ homeTeamId }) => homeTeamId);
    const upcoming = '/api/matches/upcoming';
    expect(dates(await list(upcoming, 'anonymous'))).toEqual([team(2), team(1), team(0)]);
    await admin('PATCH', `/api/matches/${(today as MatchView).id}/state`, {
      body: { status: 'cancelled' },
    });
    expect(dates(await list(upcoming, 'anonymous'))).toEqual([team(2), team(0)]);
  });

  it('is its own matches for a company and all of them for everybody else', async () => {
    await create(0, 1, inHours(50));
    await create(2, 3, inHours(60));
    const path = '/api/matches/upcoming/user';
    const own = await list<MatchView>(path, 'company');
    expect(own.map(({ homeTeamId }) => homeTeamId)).toEqual([team(0)]);
    expect(await list(path, 'public')).toHaveLength(2);
  });

  it('is nothing for a company that has no team yet', async () => {
    await create(0, 1, inHours(50));
    await kolo.db.query('UPDATE teams SET user_id = $1 WHERE user_id = $2', [
      kolo.userIds.admin,
      kolo.userIds.company,
    ]);
    expect(await list('/api/matches/upcoming/user', 'company')).toEqual([]);
  });
});

describe('what is booked', () => {
  const booked = () => list<Booking>('/api/matches/bookings');

  it('is what is to be played or running, with the companies, and not what is over or called off', async () => {
    const venue = 'Sutinska';
    await create(0, 1, inHours(2), { venue });
    await create(2, 3, inHours(-0.9));
    await create(3, 4, inHours(-1.1));
    const { json: off } = await create(1, 2, inHours(3));
    const { json: over } = await create(4, 5, inHours(1));
    const cancelled = { body: { status: 'cancelled' } };
    await admin('PATCH', `/api/matches/${(off as MatchView).id}/state`, cancelled);
    const result = { body: { homeScore: 1, awayScore: 0 } };
    await admin('PATCH', `/api/matches/${(over as MatchView).id}/result`, result);
    const bookings = await booked();
    expect(bookings.map(({ home }) => home.id)).toEqual([team(2), team(0)]);
    expect(bookings[1]).toMatchObject({
      leagueId: league.leagueId,
      venue,
      home: { id: team(0), name: league.teams[0]?.name, userId: kolo.userIds.company },
    });
  });

  it('says what one drawing put there, until it is moved', async () => {
    const nextYear = new Date().getFullYear() + 1;
    await generate({ ...season(1), roundDates: [`${nextYear}-10-19`] });
    await create(0, 1, inHours(5));
    const [single, first, second, third] = await booked();
    expect(first?.drawing).toEqual(expect.any(String));
    expect(new Set([first?.drawing, second?.drawing, third?.drawing]).size).toBe(1);
    expect(single?.drawing).not.toBe(first?.drawing);
    const later = { body: { matchDate: `${nextYear}-10-20T16:00:00.000Z` } };
    await admin('PATCH', `/api/matches/${first?.matchId}/schedule`, later);
    const drawings = new Map((await booked()).map(({ matchId, drawing }) => [matchId, drawing]));
    expect(drawings.get(first?.matchId ?? 0)).toBeNull();
    expect(drawings.get(second?.matchId ?? 0)).toBe(second?.drawing);
  });
});

describe('a played match', () => {
  it('is in its statistics, the table and the lists, limited for visitors', async () => {
    const { json } = await create(0, 1, inHours(0));
    const { id } = json as MatchView;
    const match = matchOn(kolo, id, league);
    await kickOff(match);
    const [scorer, helper] = match.home;
    const [other, booked] = match.away;
    await match.must('POST', 'goals', { team: 'home', scorer, assist: helper });
    await match.must('POST', 'stats/increment', { playerId: scorer, statField: 'goals' });
    await match.must('POST', 'stats/increment', { playerId: other, statField: 'goals' });
    await match.must('POST', 'stats/increment', { playerId: booked, statField: 'yellowCards' });
    expect(await list('/api/statistics/top-scorers/real')).toEqual([]);
    await match.must('PATCH', 'state', { matchState: 'half-time' });
    await match.must('PATCH', 'state', { matchState: 'second-half', currentHalf: 2 });
    await match.must('POST', 'mvp', { playerId: scorer });
    await match.must('PATCH', 'state', { status: 'completed', matchState: 'completed' });
    // A player who changes teams keeps what they did where they did it.
    await kolo.db.query('UPDATE players SET team_id = $1, jersey_number = 99 WHERE id = $2', [
      team(3),
      helper,
    ]);

    const { json: answer } = await admin('GET', `/api/matches/${id}/statistics`);
    const statistics = answer as MatchStatistics;
    expect(statistics.match).toMatchObject({ homeScore: 2, awayScore: 1, status: 'completed' });
    expect(statistics.mvp).toMatchObject({ id: scorer });
    expect(statistics.ownGoals).toEqual({ home: 0, away: 0 });
    expect(statistics.homePlayers).toHaveLength(6);
    expect(statistics.homePlayers).toContainEqual(
      expect.objectContaining({ id: helper, assists: 1, isPresent: true }),
    );
    expect(statistics.awayPlayers).toContainEqual(
      expect.objectContaining({ id: booked, yellowCards: 1, goals: 0 }),
    );
    expect(statistics.playerStats).toHaveLength(12);

    const table = await list<LeagueTableRow>('/api/league-table/real', 'public');
    expect(table).toHaveLength(6);
    expect(table[0]).toMatchObject({
      position: 1,
      teamId: team(0),
      team: { id: team(0), name: league.teams[0]?.name },
      played: 1,
      won: 1,
      drawn: 0,
      lost: 0,
      goalsFor: 2,
      goalsAgainst: 1,
      points: 3,
      goalDifference: 1,
      form: ['W'],
    });
    expect(table.at(-1)).toMatchObject({ teamId: team(1), yellowCards: 1, lost: 1, form: ['L'] });
    expect(await list('/api/league-table', 'anonymous')).toEqual(table.slice(0, 5));
    expect(await list(`/api/league-table/${league.leagueId}`)).toEqual(table);

    const scorers = await list<TopScorer>('/api/statistics/top-scorers/real', 'public');
    expect(scorers).toEqual([
      {
        player: { id: scorer, firstName: 'Igrač', lastName: expect.any(String) },
        team: { name: league.teams[0]?.name },
        goals: 2,
      },
      expect.objectContaining({ goals: 1 }),
    ]);
    expect(await list('/api/statistics/top-assists', 'anonymous')).toEqual([
      expect.objectContaining({ assists: 1, team: { name: league.teams[3]?.name } }),
    ]);
    expect(await list('/api/statistics/top-mvp', 'anonymous')).toEqual([
      expect.objectContaining({ mvpCount: 1, player: expect.objectContaining({ id: scorer }) }),
    ]);
  });

  it('visitors see the first three of a list', async () => {
    const { json } = await create(0, 1, inHours(0));
    const match = matchOn(kolo, (json as MatchView).id, league);
    await kickOff(match);
    for (const playerId of match.home.slice(0, 5))
      await match.must('POST', 'stats/increment', { playerId, statField: 'goals' });
    await match.must('PATCH', 'state', { matchState: 'half-time' });
    await match.must('PATCH', 'state', { matchState: 'second-half', currentHalf: 2 });
    await match.must('POST', 'mvp', { playerId: match.home[0] });
    await match.must('PATCH', 'state', { status: 'completed', matchState: 'completed' });
    expect(await list('/api/statistics/top-scorers', 'anonymous')).toHaveLength(3);
    expect(await list('/api/statistics/top-scorers/real', 'public')).toHaveLength(5);
  });
});

describe('leagues and their teams', () => {
  it('show what the spec names, of the league that is active', async () => {
    const [only] = await list<Record<string, unknown>>('/api/leagues');
    expect(only).toMatchObject({
      id: league.leagueId,
      name: 'Poslovna liga',
      season: '2025/26',
      isActive: true,
      startDate: expect.stringMatching(/Z$/),
    });
    expect((await admin('GET', `/api/leagues/${league.leagueId}`)).json).toEqual(only);
    const teams = await list<Record<string, unknown>>(`/api/teams/league/${league.leagueId}`);
    expect(teams.map(({ name }) => name)).toEqual([
      ...['Adria', 'Bura', 'Čakovec', 'Dinara', 'Đakovo', 'Sava'],
    ]);
    expect(teams[0]).toMatchObject({
      playerCount: 6,
      userId: kolo.userIds.company,
      user: { companyName: null, username: 'company' },
    });
    await kolo.db.query('UPDATE leagues SET is_active = false');
    expect(await list('/api/league-table', 'anonymous')).toEqual([]);
    expect(await list(`/api/league-table/${league.leagueId}`)).toHaveLength(6);
  });

  it('the next season takes the place of this one when it begins, not when it is made', async () => {
    const next = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 2 });
    const begins = (days: number) =>
      kolo.db.query("UPDATE leagues SET start_date = now() + $1 * interval '1 day' WHERE id = $2", [
        days,
        next.leagueId,
      ]);
    const shown = async () =>
      (await list<LeagueTableRow>('/api/league-table', 'anonymous')).map(({ teamId }) => teamId);
    const ids = ({ teams }: TestLeague) => teams.map(({ id }) => id);
    await begins(90);
    expect(await shown()).toEqual(ids(league).slice(0, 5));
    await begins(-1);
    expect(await shown()).toEqual(ids(next));
    await kolo.db.query('UPDATE leagues SET is_active = id = $1', [next.leagueId]);
    await begins(90);
    expect(await shown()).toEqual(ids(next));
  });

  it('a league orders its table by its own rules', async () => {
    const result = async (home: number, away: number, homeScore: number, awayScore: number) => {
      const { json } = await create(home, away, inHours(0));
      const path = `/api/matches/${(json as MatchView).id}/result`;
      await admin('PATCH', path, { body: { homeScore, awayScore } });
    };
    await result(0, 1, 1, 0);
    await result(1, 2, 9, 0);
    const leaders = async () =>
      (await list<LeagueTableRow>('/api/league-table')).slice(0, 2).map(({ teamId }) => teamId);
    expect(await leaders()).toEqual([team(0), team(1)]);
    const order = (body: object) => admin('PATCH', `/api/leagues/${league.leagueId}`, { body });
    await order({ tieBreakers: ['points', 'goal-difference', 'name'] });
    expect(await leaders()).toEqual([team(1), team(0)]);
    const live = (await list<never>('/api/league-table/live/real')) as unknown as LiveTable;
    expect(live.rows[0]).toMatchObject({ teamId: team(1), decidedBy: 'goal-difference' });
    await order({ tieBreakers: null });
    expect(await leaders()).toEqual([team(0), team(1)]);
    const { rows } = await kolo.db.query(
      `SELECT before -> 'tieBreakers' AS before, after -> 'tieBreakers' AS after
       FROM audit_entries WHERE action = 'league.update' ORDER BY id`,
    );
    const own = ['points', 'goal-difference', 'name'];
    expect(rows).toEqual([
      { before: null, after: own },
      { before: own, after: null },
    ]);
  });
});
