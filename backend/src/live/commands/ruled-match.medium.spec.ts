import { setTimeout as delay } from 'node:timers/promises';
import {
  type EventPage,
  type LiveMatch,
  type LoggedMatchEvent,
  liveMatch,
  type ManageView,
  type MatchAnswer,
  type MatchRules,
  type MatchStatistics,
  type MatchView,
  presetRules,
  type RuledMatchFields,
  replay,
  usualSeasonRules,
} from '@kolo/domain';
import { startTestApp, type TestAnswer, type TestApp } from '../../../test/app.js';
import { testRedisUrl } from '../../../test/database.js';
import { type LiveMatchUnderTest, scheduledMatch } from '../../../test/live-match.js';
import { Spectator } from '../../../test/spectator.js';
import { until } from '../../../test/until.js';
import { rebuild } from '../../projections/rebuild.js';
import { verify } from '../../projections/verify.js';

let one: TestApp;
/** Another node of the same database. */
let two: TestApp;

beforeAll(async () => {
  one = await startTestApp({ config: { redisUrl: testRedisUrl() } });
  two = await startTestApp({ config: { redisUrl: testRedisUrl() }, database: one.database });
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const cupRules: MatchRules = {
  ...presetRules['fifa-2025-26'],
  exclusion: { seconds: 120, endsOnGoal: false, samePlayerReturns: true },
  extraTime: { halves: 2, minutes: 5 },
  kicks: { first: 3 },
  winnerNeeded: true,
  lateListUntil: 'half-time',
};

let taps = 0;

/** The people at the table of a match that began some time ago, with devices on both nodes. */
class Table {
  private readonly base = Date.now() - 2 * 60 * 60 * 1000;

  constructor(readonly match: LiveMatchUnderTest) {}

  /** @param present the list of both teams, everybody where left out */
  static async of(
    rules: MatchRules = cupRules,
    present: (match: LiveMatchUnderTest) => number[] = ({ home, away }) => [...home, ...away],
  ): Promise<Table> {
    const match = await scheduledMatch(one);
    const { leagueId } = match.league;
    const body = { preset: 'custom', rules };
    await expectOk(await one.call('PUT', `/api/leagues/${leagueId}/match-rules`, admin(body)));
    const table = new Table(match);
    await table.tap(-60, 'POST', 'initialize', { playerIds: present(match) });
    return table;
  }

  instant(second: number): string {
    return new Date(this.base + second * 1000).toISOString();
  }

  send(
    second: number,
    method: 'POST' | 'PATCH',
    path: string,
    body: object,
    { on = one, device = 'tablet-a', commandId = `ruled-match-tap-${taps++}` } = {},
  ): Promise<TestAnswer> {
    const headers = {
      'idempotency-key': commandId,
      'occurred-at': this.instant(second),
      'device-id': device,
    };
    return on.call(method, `/api/matches/${this.match.id}/${path}`, { ...admin(body), headers });
  }

  async tap(...call: Parameters<Table['send']>): Promise<MatchAnswer> {
    return expectOk(await this.send(...call)) as MatchAnswer;
  }

  async start(): Promise<this> {
    await this.tap(0, 'PATCH', 'state', { status: 'in_progress', matchState: 'first-half' });
    return this;
  }

  async log(on = one): Promise<LoggedMatchEvent[]> {
    const path = `/api/matches/${this.match.id}/events?limit=500`;
    const { json } = await on.call('GET', path, { as: 'admin' });
    return (json as EventPage).events.map(({ event }) => event);
  }

  /** Once the node has caught up with the log. */
  async live(on = one): Promise<LiveMatch> {
    const { length } = await this.log();
    let match = null as LiveMatch | null;
    await until(async () => {
      const { json } = await on.call('GET', `/api/live/${this.match.id}`, { as: 'anonymous' });
      const { version, snapshot } = json as { version: number; snapshot: { match: LiveMatch } };
      match = snapshot.match;
      return version >= length;
    });
    if (match === null) throw new Error('Nothing was read');
    return match;
  }

  async manage(on = one): Promise<ManageView> {
    const { json } = await on.call('GET', `/api/matches/${this.match.id}/manage`, { as: 'admin' });
    return json as ManageView;
  }
}

const admin = (body: object) => ({ as: 'admin', body }) as const;

function expectOk({ status, text, json }: TestAnswer): unknown {
  if (status >= 300) throw new Error(`answered ${status}: ${text}`);
  return json;
}

const fields = [
  ...['rules', 'period', 'periodRunning', 'fouls', 'onPitch', 'reductions', 'timeouts'],
  ...['timeout', 'shootout', 'assistant', 'clock', 'scoreInDoubt', 'flagged'],
  ...['periods', 'endedReductions', 'halfTimeScore', 'regularTimeScore'],
] as const;

const none = { home: [], away: [] };

const codes = ({ assistant = [] }: Partial<RuledMatchFields>) => assistant.map(({ code }) => code);

describe('a match by a rule sheet', () => {
  it('is played by two tablets on two nodes to kicks in extra time, and every screen shows the fold of its log', async () => {
    const table = await Table.of(cupRules, ({ home, away }) => [...home.slice(0, -1), ...away]);
    const { match } = table;
    const [scorer = 0, second = 0] = match.home;
    const latecomer = match.home.at(-1) ?? 0;
    const [fouler = 0, keeper = 0] = match.away;
    const spectator = new Spectator(two.url, match.id);
    await spectator.connect();
    let steps = 0;

    /** Sends a tap twice, the second time through the other node, and compares what all screens show. */
    const step = async (
      at: number,
      path: string,
      body: object,
      shown: Partial<LiveMatch> = {},
      method: 'POST' | 'PATCH' = 'POST',
    ): Promise<string> => {
      const [on, other] = steps++ % 2 === 0 ? [one, two] : [two, one];
      const commandId = `ruled-match-step-${match.id}-${steps}`;
      const { events, version } = await table.tap(at, method, path, body, { on, commandId });
      const again = await table.tap(at, method, path, body, { on: other, commandId });
      expect(again.events).toEqual(events);
      const log = await table.log(other);
      expect(log).toHaveLength(version);
      const state = replay(match.id, log);
      const folded = liveMatch(state);
      expect(await table.live(on)).toEqual(folded);
      await spectator.reaches(version);
      expect(spectator.match).toEqual(folded);
      const managed = await table.manage(other);
      expect(managed.state).toEqual(JSON.parse(JSON.stringify(state)));
      for (const field of fields) expect([field, managed[field]]).toEqual([field, folded[field]]);
      expect(folded).toMatchObject(shown);
      return events[0]?.id ?? '';
    };
    const whistle = (at: number, matchState: string, shown: Partial<LiveMatch> = {}) =>
      step(at, 'state', { matchState }, shown, 'PATCH');
    const clock = (at: number, action: string, shown: object) =>
      step(at, 'clock', { action }, { clock: expect.objectContaining(shown) });
    const foul = (at: number, shown: Partial<LiveMatch>, restart?: string) =>
      step(at, 'fouls', { team: 'away', restart }, shown);

    await step(-20, 'kick-offs', { period: 1, team: 'away' });
    await whistle(0, 'first-half', { period: 1, periodRunning: true });
    expect(spectator.match?.periods).toMatchObject([{ kickOff: 'away' }]);
    await clock(10, 'start', { playedSeconds: 0, runningSince: table.instant(10) });
    await step(20, 'players', { team: 'home', playerId: latecomer, reason: 'came-late' });
    expect(spectator.match?.players[latecomer]).toMatchObject({ team: 'home' });
    await step(30, 'clock', { action: 'correct', playedSeconds: 12 });
    await step(31, 'clock', { action: 'correct', playedSeconds: 21, reason: 'misread' });
    for (let n = 1; n <= 4; n += 1) await foul(60 + n, { fouls: { home: 0, away: n } });
    expect(codes(spectator.match ?? {})).toEqual([]);
    await step(70, 'fouls', { team: 'away', playerId: fouler }, { fouls: { home: 0, away: 5 } });
    expect(codes(spectator.match ?? {})).toEqual(['fifth-foul']);
    await foul(80, { fouls: { home: 0, away: 5 } }, 'penalty');
    await step(90, 'missed-kicks', {
      team: 'home',
      kind: 'penalty',
      playerId: second,
      how: 'saved',
    });
    await foul(100, { fouls: { home: 0, away: 6 } }, 'ten-metres');
    expect(codes(spectator.match ?? {})).toContain('foul-kick');
    await clock(110, 'stop', { playedSeconds: 100, runningSince: null });
    await clock(170, 'start', { playedSeconds: 100, runningSince: table.instant(170) });
    const goal = { team: 'home', scorer, kind: 'ten-metres' };
    await step(175, 'goals', goal, { homeScore: 1 });
    expect(codes(spectator.match ?? {})).not.toContain('foul-kick');

    await step(200, 'cards', { team: 'away', playerId: keeper, card: 'yellow' });
    const red = await step(
      220,
      'cards',
      { team: 'away', playerId: keeper, card: 'second-yellow' },
      { onPitch: { home: 5, away: 4 } },
    );
    expect(spectator.match?.reductions).toEqual([
      {
        id: red,
        team: 'away',
        playerId: keeper,
        cause: 'second-yellow',
        remainingSeconds: 120,
        runsWith: 'clock',
      },
    ]);
    await step(230, 'timeouts', { team: 'home', action: 'request' });
    expect(codes(spectator.match ?? {})).toContain('timeout-requested');
    await step(
      240,
      'timeouts',
      { team: 'home', action: 'grant' },
      { timeouts: { home: 1, away: 0 }, timeout: expect.objectContaining({ team: 'home' }) },
    );
    expect(spectator.match?.clock).toMatchObject({ playedSeconds: 170, runningSince: null });
    await step(305, 'timeouts', { team: 'home', action: 'end' }, { timeout: null });
    expect(spectator.match?.clock).toMatchObject({ playedSeconds: 170, runningSince: null });
    await step(305, 'clock', { action: 'start' });
    const wrong = await step(320, 'goals', { team: 'home', scorer: second }, { homeScore: 2 });
    expect(spectator.match?.onPitch).toEqual({ home: 5, away: 5 });
    await step(325, 'undo', { eventId: wrong }, { homeScore: 1, onPitch: { home: 5, away: 4 } });
    await step(330, 'goals', { team: 'home' }, { onPitch: { home: 5, away: 5 } });
    expect(codes(spectator.match ?? {})).toContain('may-return');
    await step(335, 'reentries', { cause: red });
    const theirs = await step(336, 'goals', { team: 'away' }, { homeScore: 2, awayScore: 1 });
    const ours = { homeScore: 3, awayScore: 0 };
    await step(337, `actions/${theirs}`, { team: 'home' }, ours, 'PATCH');
    await step(338, 'undo', { eventId: theirs }, { homeScore: 2, awayScore: 0 });
    expect(codes(spectator.match ?? {})).not.toContain('may-return');
    await step(340, 'clock', { action: 'correct', playedSeconds: 1_190, reason: 'misread' });
    const early = await step(352, 'goals', { team: 'away', scorer: fouler }, { awayScore: 1 });
    expect(spectator.match?.timeline[early]).toMatchObject({ period: 1, played: 1_200 });
    const moved = { period: 1, playedSeconds: 1_100 };
    await step(360, `actions/${early}`, moved, { awayScore: 1 }, 'PATCH');
    expect(spectator.match?.timeline[early]).toMatchObject({ period: 1, played: 1_100 });
    await step(365, 'periods', { period: 1, action: 'extend', for: 'penalty' });
    await step(370, 'goals', { team: 'away', kind: 'penalty' }, { homeScore: 2, awayScore: 2 });
    await step(371, 'flags', { actionId: early, flagged: true }, { flagged: [early] });
    await step(372, 'score-check', { inDoubt: true }, { scoreInDoubt: true });
    await whistle(380, 'half-time', { periodRunning: false, scoreInDoubt: true });
    await step(385, 'flags', { actionId: early, flagged: false }, { flagged: [] });
    await step(390, 'score-check', { inDoubt: false }, { scoreInDoubt: false, homeScore: 2 });

    await whistle(900, 'second-half', { period: 2, fouls: { home: 0, away: 0 } });
    await clock(910, 'start', { period: 2, playedSeconds: 0 });
    await foul(920, { fouls: { home: 0, away: 1 } });
    await step(
      925,
      'exclusions',
      { team: 'home', playerId: second },
      { onPitch: { home: 4, away: 5 } },
    );
    const coachs = await step(
      926,
      'cards',
      { team: 'home', playerId: scorer, card: 'red' },
      { onPitch: { home: 3, away: 5 } },
    );
    await step(
      927,
      `actions/${coachs}`,
      { official: 'coach' },
      { onPitch: { home: 4, away: 5 } },
      'PATCH',
    );
    expect(spectator.match?.timeline[coachs]).toMatchObject({ playerId: null, official: 'coach' });
    const forTwo = { playerId: scorer, official: 'coach' };
    const refused = await table.send(928, 'PATCH', `actions/${coachs}`, forTwo);
    expect(refused).toMatchObject({ status: 400, json: { error: 'match.card-for-two' } });
    for (const [at, playedSeconds] of [
      [928, 11],
      [929, 5],
    ] as const) {
      const standing = expect.objectContaining({ playedSeconds });
      await step(at, 'clock', { action: 'correct', playedSeconds }, { clock: standing });
      expect(spectator.match?.onPitch).toEqual({ home: 4, away: 5 });
    }
    await step(930, 'clock', { action: 'correct', playedSeconds: 1_200 });
    const early2 = await table.send(935, 'PATCH', 'state', { matchState: 'completed' });
    expect(early2).toMatchObject({ status: 409, json: { error: 'match.winner-needed' } });

    await step(990, 'kick-offs', { period: 3, team: 'away' });
    await step(
      1_000,
      'periods',
      { period: 3, action: 'start' },
      { period: 3, fouls: { home: 0, away: 1 } },
    );
    await clock(1_010, 'start', { period: 3, limitSeconds: 300 });
    const late = await table.send(1_020, 'POST', 'timeouts', { team: 'away' });
    expect(late).toMatchObject({ status: 409, json: { error: 'match.timeout-not-in-extra-time' } });
    await foul(1_030, { fouls: { home: 0, away: 2 } });
    await step(1_310, 'periods', { period: 3, action: 'end' }, { periodRunning: false });
    await step(1_370, 'periods', { period: 4, action: 'start' }, { period: 4 });
    await step(1_680, 'periods', { period: 4, action: 'end' }, { periodRunning: false });

    await step(1_700, 'shootout', { first: 'away' }, { period: 5 });
    for (let n = 0; n < 3; n += 1) {
      await step(1_710 + 20 * n, 'shootout/kicks', { team: 'away', scored: n > 0 });
      if (n < 2)
        await step(1_720 + 20 * n, 'shootout/kicks', {
          team: 'home',
          playerId: scorer,
          scored: true,
        });
    }
    const missed = { team: 'home', playerId: second, scored: false };
    const last = await step(1_780, 'shootout/kicks', missed);
    await step(1_785, `actions/${last}`, { scored: true }, {}, 'PATCH');
    expect(spectator.match?.shootout).toMatchObject({ home: 3, away: 2, decided: 'home' });
    const over = await table.send(1_790, 'POST', 'shootout/kicks', { team: 'away', scored: true });
    expect(over).toMatchObject({ status: 409, json: { error: 'match.shootout-decided' } });
    await whistle(1_800, 'completed', { status: 'completed', homeScore: 2, awayScore: 2 });
    expect(spectator.snapshots).toBe(1);
    expect(spectator.gaps).toBe(0);
    spectator.close();
    const { json: listed } = await two.call('GET', `/api/matches/league/${match.league.leagueId}`, {
      as: 'admin',
    });
    expect(listed).toMatchObject([
      { homeScore: 2, awayScore: 2, shootout: { home: 3, away: 2 }, afterExtraTime: true },
    ]);

    const path = `/api/matches/${match.id}/statistics`;
    const statistics = (await two.call('GET', path, { as: 'admin' })).json as MatchStatistics;
    expect(statistics.periods).toEqual([
      {
        period: 1,
        fouls: {
          home: [],
          away: [
            ...[{ played: 51 }, { played: 52 }, { played: 53 }, { played: 54 }],
            ...[{ played: 60, playerId: fouler }, { played: 90 }],
          ],
        },
        timeouts: { home: [{ played: 170 }], away: [] },
        kickOff: 'away',
      },
      { period: 2, fouls: { home: [], away: [{ played: 10 }] }, timeouts: none, kickOff: 'home' },
      { period: 3, fouls: { home: [], away: [{ played: 20 }] }, timeouts: none, kickOff: 'away' },
      { period: 4, fouls: none, timeouts: none, kickOff: 'home' },
    ]);
    expect(statistics.endedReductions).toMatchObject([
      {
        id: red,
        team: 'away',
        playerId: keeper,
        cause: 'second-yellow',
        endedBy: 'goal',
        from: { period: 1, played: 150 },
        until: { period: 1, played: 195 },
      },
      { team: 'home', cause: 'exclusion', endedBy: 'time' },
    ]);
    expect(statistics.missedKicks).toEqual({
      home: { all: 1, saved: 1 },
      away: { all: 0, saved: 0 },
    });
    expect(statistics.halfTimeScore).toEqual({ home: 2, away: 2 });
    expect(statistics.regularTimeScore).toEqual({ home: 2, away: 2 });
    expect(statistics.rules).toEqual(cupRules);

    const { adminUrl } = one.database;
    const tables = async () =>
      (
        await one.db.query(
          `SELECT (SELECT json_agg(m ORDER BY id) FROM matches m) AS matches,
                  (SELECT json_agg(p ORDER BY id) FROM player_stats p) AS players,
                  (SELECT json_agg(s ORDER BY league_id, team_id) FROM standings s) AS standings`,
        )
      ).rows;
    const before = await tables();
    expect(
      await verify(
        adminUrl,
        () => {},
        () => {},
      ),
    ).toMatchObject({ differences: 0 });
    await rebuild(adminUrl, () => {});
    expect(await tables()).toEqual(before);
  });

  it('goes on where it was after its node died between two taps', async () => {
    const table = await Table.of();
    const third = await startTestApp({ database: one.database });
    await table.tap(0, 'PATCH', 'state', { matchState: 'first-half' }, { on: third });
    const commandId = `ruled-match-killed-${table.match.id}`;
    const first = await table.tap(
      10,
      'POST',
      'clock',
      { action: 'start' },
      { on: third, commandId },
    );
    await third.close();
    const again = await table.tap(10, 'POST', 'clock', { action: 'start' }, { on: two, commandId });
    expect(again.events).toEqual(first.events);
    const { events } = await table.tap(70, 'POST', 'clock', { action: 'stop' }, { on: two });
    expect(events).toMatchObject([{ type: 'ClockStopped', period: 1, played: 60 }]);
    expect(await table.live(one)).toEqual(liveMatch(replay(table.match.id, await table.log())));
  });

  it('keeps the minutes of taps that waited on a tablet without a network', async () => {
    const offline = [
      [200, 'goals', { team: 'home' }],
      [230, 'clock', { action: 'stop' }],
      [290, 'clock', { action: 'start' }],
      [320, 'cards', { team: 'home', card: 'yellow' }],
    ] as const;
    const played = async (late: boolean) => {
      const table = await (await Table.of()).start();
      await table.tap(20, 'POST', 'clock', { action: 'start' });
      const beside = () =>
        table.tap(215, 'POST', 'fouls', { team: 'away' }, { on: two, device: 'tablet-b' });
      if (late) await beside();
      for (const tap of offline) await table.tap(tap[0], 'POST', tap[1], tap[2]);
      if (!late) await beside();
      const { clock } = await table.live(two);
      const times = (await table.log())
        .filter(({ period }) => period !== undefined)
        .map(({ type, period, played: seconds }) => `${type} ${period} ${seconds}`)
        .toSorted();
      return { times, clock: { ...clock, startedAt: '', runningSince: '' } };
    };
    const online = await played(false);
    expect(online.times).toContain('CardShown 1 240');
    expect(await played(true)).toEqual(online);
  });

  it('says nothing while its clock runs, also past the limit: neither to the log nor to spectators', async () => {
    const table = await (await Table.of()).start();
    const spectator = new Spectator(one.url, table.match.id);
    await spectator.connect();
    await table.tap(10, 'POST', 'clock', { action: 'start' });
    const nearlyOver = { action: 'correct', playedSeconds: 1_199 };
    const headers = { 'device-id': 'tablet-a' };
    const { version } = await table.match.must('POST', 'clock', nearlyOver, headers);
    await spectator.reaches(version);
    const { frames } = spectator;
    const shown = await table.live();
    // Two ticks of the node, in which the period's time runs out.
    await delay(2_200);
    expect(spectator.frames).toBe(frames);
    expect(await table.live()).toEqual(shown);
    expect(await table.log()).toHaveLength(version);
    const { events } = await table.match.must('POST', 'clock', { action: 'stop' }, headers);
    expect(events).toMatchObject([{ type: 'ClockStopped', played: 1_200 }]);
    spectator.close();
  });

  it('takes a level result by hand with its extra time and kicks, in lists and after a rebuild', async () => {
    const table = await Table.of();
    const result = { homeScore: 2, awayScore: 2 };
    const level = await table.send(0, 'PATCH', 'result', result);
    expect(level).toMatchObject({ status: 409, json: { error: 'match.winner-needed' } });
    const outcome = { afterExtraTime: true, shootout: { home: 3, away: 4 } };
    await table.tap(1, 'PATCH', 'result', { ...result, ...outcome });
    const listed = async () => {
      const path = `/api/matches/league/${table.match.league.leagueId}`;
      const { json } = await one.call('GET', path, { as: 'admin' });
      return (json as MatchView[]).find(({ id }) => id === table.match.id);
    };
    expect(await listed()).toMatchObject({ ...result, ...outcome, status: 'completed' });
    expect((await table.live()).shootout).toMatchObject({ ...outcome.shootout, decided: 'away' });
    await rebuild(one.database.adminUrl, () => {});
    expect(await listed()).toMatchObject(outcome);
  });

  it('leaves leagues without a sheet of their own as they were played', async () => {
    const table = new Table(await scheduledMatch(one));
    const { home, away } = table.match;
    const { events } = await table.tap(-60, 'POST', 'initialize', {
      playerIds: [...home, ...away],
    });
    expect(events.at(-2)).toMatchObject({
      type: 'MatchRulesFixed',
      data: { rules: presetRules['company-running'], sheetVersion: 0 },
    });
    await table.start();
    const { clock, onPitch, matchState } = await table.live();
    expect({ clock, onPitch, matchState }).toMatchObject({
      clock: { half: 1, startedAt: table.instant(0), running: true, period: 1 },
      onPitch: { home: 5, away: 5 },
      matchState: 'first-half',
    });
    const refused = await table.send(5, 'POST', 'fouls', { team: 'home' });
    expect(refused).toMatchObject({ status: 409, json: { error: 'match.not-in-these-rules' } });
  });

  it('keeps its list open until half-time where the season rules say so', async () => {
    const match = await scheduledMatch(one);
    const { league, home, away } = match;
    const [late, ...punctual] = home;
    const table = new Table(match);
    const put = async (path: string, body: object): Promise<unknown> =>
      expectOk(await one.call('PUT', `/api/leagues/${league.leagueId}/${path}`, admin(body)));
    await put('match-rules', { preset: 'fifa-2025-26', rules: presetRules['fifa-2025-26'] });
    const signing = { ...usualSeasonRules.signing, lateListUntil: 'half-time' };
    await put('season-rules', { ...usualSeasonRules, signing });
    const extended = { ...presetRules['fifa-2025-26'], lateListUntil: 'half-time' };
    expect((await table.manage(two)).matchRules?.rules).toEqual(extended);
    await table.tap(-60, 'POST', 'initialize', { playerIds: [...punctual, ...away] });
    await put('season-rules', usualSeasonRules);
    await table.start();
    const { state, matchRules } = await table.manage(two);
    expect(state.play?.rules).toEqual(extended);
    expect(matchRules?.rules).toEqual(presetRules['fifa-2025-26']);
    const added = { team: 'home', playerId: late, reason: 'came-late' };
    await table.tap(20, 'POST', 'players', added);
    expect((await table.live()).players[late ?? 0]).toMatchObject({ team: 'home' });
  });
});

describe('the clock of a match', () => {
  const elsewhere = { status: 409, json: { error: 'match.clock-elsewhere' } };
  const start = { action: 'start' };
  const stop = { action: 'stop' };
  const b = { device: 'tablet-b' };

  it('is moved by one device alone, while fouls of both add up', async () => {
    const table = await (await Table.of()).start();
    await table.tap(10, 'POST', 'clock', start);
    const before = await table.live();
    expect(await table.send(20, 'POST', 'clock', stop, { ...b, on: two })).toMatchObject(elsewhere);
    expect(await table.send(20, 'POST', 'clock', start, b)).toMatchObject(elsewhere);
    expect((await table.live(two)).clock).toEqual(before.clock);
    await table.tap(30, 'POST', 'fouls', { team: 'home' });
    await table.tap(31, 'POST', 'fouls', { team: 'home' }, { ...b, on: two });
    expect((await table.live()).fouls).toEqual({ home: 2, away: 0 });
  });

  it('does not jump when a tablet without a network hands in a timeout of before', async () => {
    const table = await (await Table.of({ ...cupRules, clockMode: 'running' })).start();
    await table.tap(0, 'POST', 'clock', stop);
    await table.tap(0, 'POST', 'clock', start);
    await table.tap(800, 'POST', 'goals', { team: 'home' });
    const { clock } = await table.live(two);
    const { events } = await table.tap(
      500,
      'POST',
      'timeouts',
      { team: 'home', action: 'grant' },
      { ...b, on: two },
    );
    expect(events).toMatchObject([
      { type: 'TimeoutTaken', period: 1, played: 500, data: { team: 'home', besideClock: true } },
    ]);
    for (const node of [one, two])
      expect(await table.live(node)).toMatchObject({ clock, timeouts: { home: 1, away: 0 } });
    expect(await table.live()).toEqual(liveMatch(replay(table.match.id, await table.log())));
  });

  it('starts once and stops once, however often that is tapped', async () => {
    const table = await (await Table.of()).start();
    const events = async (at: number, body: object) =>
      (await table.tap(at, 'POST', 'clock', body)).events.map(({ type }) => type);
    expect(await events(10, start)).toEqual(['ClockStarted']);
    expect(await events(11, start)).toEqual([]);
    expect(await events(20, stop)).toEqual(['ClockStopped']);
    expect(await events(21, stop)).toEqual([]);
  });

  it('is held by nobody after a tap that was refused, and by one of two that start it at once', async () => {
    const table = await Table.of();
    const early = await table.send(5, 'POST', 'clock', start, b);
    expect(early).toMatchObject({ status: 409, json: { error: 'match.half-not-running' } });
    await table.start();
    const both = await Promise.all([
      table.send(10, 'POST', 'clock', start),
      table.send(10, 'POST', 'clock', start, { ...b, on: two }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('goes over to whoever takes it: what the old holder did stays, and it moves it no more', async () => {
    const table = await (await Table.of()).start();
    const id = `ruled-match-holder-${table.match.id}`;
    await table.tap(10, 'POST', 'clock', start, { commandId: id });
    const path = `/api/matches/${table.match.id}/clock/lease`;
    expectOk(
      await two.call('POST', path, {
        ...admin({ take: true }),
        headers: { 'device-id': 'tablet-b' },
      }),
    );
    // Tapped before the take-over on a tablet without a network.
    expect(await table.send(15, 'POST', 'clock', stop)).toMatchObject(elsewhere);
    expect(await table.tap(10, 'POST', 'clock', start, { commandId: id })).toMatchObject({
      events: [{ type: 'ClockStarted' }],
    });
    const { events } = await table.tap(40, 'POST', 'clock', stop, b);
    expect(events).toMatchObject([{ type: 'ClockStopped', played: 30 }]);
    const eventId = events[0]?.id;
    expect(await table.send(45, 'POST', 'undo', { eventId })).toMatchObject(elsewhere);
    expect(await table.send(46, 'POST', 'undo', {}, { on: two })).toMatchObject(elsewhere);
    await table.tap(47, 'POST', 'fouls', { team: 'home' });
    await table.tap(48, 'POST', 'undo', {});
    await table.tap(50, 'POST', 'undo', { eventId }, b);
    const { clock } = await table.live();
    expect(clock).toMatchObject({ playedSeconds: 0, runningSince: table.instant(10) });
  });
});
