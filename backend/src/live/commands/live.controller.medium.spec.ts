import type { EventPage, ManageView, MatchAnswer, MatchView, PlayerStatsRow } from '@kolo/domain';
import { callers, startTestApp, type TestApp } from '../../../test/app.js';
import { consoleOf } from '../../../test/console.js';
import { kickOff, runningMatch, scheduledMatch } from '../../../test/live-match.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const admin = { as: 'admin' } as const;
const shot = { team: 'home', statistic: 'shots', by: 1 };

describe('the calls of one match', () => {
  it('run it from attendance to the most valuable player', async () => {
    const match = await scheduledMatch(app);
    const [scorer, assistant, keeper] = [match.home[0], match.home[1], match.away[0]];
    await match.must('PATCH', 'schedule', {
      matchDate: '2026-11-22T18:00:00+01:00',
      venue: 'Trnje',
    });
    await match.must('POST', 'attendance', { team: 'home', playerIds: match.home });
    await match.must('POST', 'attendance', { team: 'away', playerIds: match.away });
    await match.must('POST', 'initialize', { playerIds: [...match.home, ...match.away] });
    await match.must('PATCH', 'state', { matchState: 'first-half', homeScore: null });
    await match.must('POST', 'goals', { team: 'home' });
    await match.must('POST', 'stats/increment', { playerId: scorer, statField: 'goals' });
    await match.must('POST', 'goals', { team: 'home', scorer, assist: assistant, kind: 'penalty' });
    await match.must('POST', 'stats/increment', { playerId: keeper, statField: 'yellowCards' });
    await match.must('POST', 'team-stats/increment', shot);
    await match.must('POST', 'timeouts', { team: 'away' });
    await match.must('PATCH', 'state', { matchState: 'half-time' });
    await match.must('PATCH', 'state', { matchState: 'second-half', currentHalf: 2 });
    await match.must('PATCH', 'score', { team: 'away', score: 2 });
    await match.must('POST', 'undo');
    await match.must('POST', 'mvp', { playerId: scorer });
    const answer = await match.must('PATCH', 'state', {
      status: 'completed',
      matchState: 'completed',
    });
    expect(answer).toMatchObject({
      id: match.id,
      status: 'completed',
      homeScore: 2,
      awayScore: 1,
      mvpPlayerId: scorer,
      homeShots: 1,
      venue: 'Trnje',
      matchDate: '2026-11-22T17:00:00.000Z',
      homeTeamName: match.league.teams[0]?.name,
      events: [{ type: 'MatchFinished' }],
      epoch: expect.any(String),
      serverTime: expect.any(String),
    });
    const stats = await app.call('GET', `/api/matches/${match.id}/stats`, { as: 'public' });
    const rows = stats.json as PlayerStatsRow[];
    expect(rows).toHaveLength(match.home.length + match.away.length);
    expect(rows.find(({ playerId }) => playerId === scorer)).toMatchObject({
      goals: 2,
      assists: 0,
    });
    expect(rows.find(({ playerId }) => playerId === assistant)).toMatchObject({ assists: 1 });
    expect(rows.find(({ playerId }) => playerId === keeper)).toMatchObject({ yellowCards: 1 });
    const { rows: projected } = await app.db.query(
      'SELECT id::integer, player_id AS "playerId", goals FROM player_stats WHERE match_id = $1 ORDER BY player_id',
      [match.id],
    );
    const byId = rows.map(({ id, playerId, goals }) => ({ id, playerId, goals }));
    expect(byId.sort((a, b) => a.playerId - b.playerId)).toEqual(projected);
  });

  it('say who starts, who is the captain and who keeps goal, until the result is official', async () => {
    const match = await scheduledMatch(app);
    const [captain = 0, keeper = 0] = match.home;
    const role = (body: object) =>
      app.call('POST', `/api/matches/${match.id}/lineup-roles`, { ...admin, body });
    const given = { playerId: captain, role: 'captain', given: true };
    expect((await role(given)).json).toMatchObject({ error: 'match.not-initialised' });
    await match.must('POST', 'initialize', { playerIds: [...match.home, ...match.away] });
    for (const nonsense of [{ role: 'coach' }, { given: 1 }, { given: null }, { playerId: 'x' }])
      expect((await role({ ...given, ...nonsense })).status).toBe(400);
    expect((await role(given)).json).toMatchObject({ events: [{ type: 'LineupRoleChanged' }] });
    await match.must('POST', 'lineup-roles', { playerId: keeper, role: 'goalkeeper', given: true });
    const { json: live } = await app.call('GET', `/api/live/${match.id}`);
    expect(live).toMatchObject({
      snapshot: {
        match: {
          players: { [captain]: { roles: ['captain'] }, [keeper]: { roles: ['goalkeeper'] } },
        },
      },
    });
    const { json: manage } = await app.call('GET', `/api/matches/${match.id}/manage`, admin);
    expect(manage).toMatchObject({
      state: { lineupRoles: { [captain]: ['captain'], [keeper]: ['goalkeeper'] } },
    });
  });

  it('add a player who came late until the limit of the league, with a reason', async () => {
    const match = await scheduledMatch(app);
    const [late, ...present] = match.home;
    await match.must('POST', 'initialize', { playerIds: [...present, ...match.away] });
    await match.must('PATCH', 'state', { matchState: 'first-half', currentHalf: 1 });
    const add = (body: object) =>
      app.call('POST', `/api/matches/${match.id}/players`, { ...admin, body });
    const added = { team: 'home', playerId: late };
    expect((await add(added)).json).toMatchObject({ error: 'match.late-reason-missing' });
    expect((await add({ ...added, reason: 'slept' })).status).toBe(400);
    const stranger = { team: 'away', playerId: late, reason: 'came-late' };
    expect((await add(stranger)).json).toMatchObject({ error: 'match.player-not-eligible' });
    const answer = await match.must('POST', 'players', { ...added, reason: 'came-late' });
    expect(answer.events).toMatchObject([{ type: 'PlayerAdded' }]);
    await match.must('POST', 'goals', { team: 'home', scorer: late });
    const { rows } = await app.db.query(
      'SELECT goals FROM player_stats WHERE match_id = $1 AND player_id = $2',
      [match.id, late],
    );
    expect(rows).toEqual([{ goals: 1 }]);
    await match.must('PATCH', 'state', { matchState: 'half-time' });
    await match.must('PATCH', 'state', { matchState: 'second-half', currentHalf: 2 });
    const closed = await add({ team: 'away', playerId: match.away[0], reason: 'forgotten' });
    expect(closed.status).toBe(200);
    expect((closed.json as MatchAnswer).events).toEqual([]);
  });

  it('replace a player of the list before kick-off, with a reason, and once for each command', async () => {
    const match = await scheduledMatch(app);
    const [comes, leaves, ...others] = match.home;
    await match.must('POST', 'initialize', { playerIds: [leaves, ...others, ...match.away] });
    const replaced = { team: 'home', playerId: leaves, replacedBy: comes, reason: 'cannot-play' };
    const replace = (body: object) =>
      app.call('POST', `/api/matches/${match.id}/replacements`, { ...admin, body });
    for (const nonsense of [{ reason: 'ill' }, { reason: null }, { replacedBy: 'x' }, { team: 1 }])
      expect((await replace({ ...replaced, ...nonsense })).status).toBe(400);
    const stranger = await replace({ ...replaced, replacedBy: match.away[0] });
    expect(stranger.json).toMatchObject({ error: 'match.player-not-eligible' });
    const cookie = await consoleOf(app, match.id);
    const headers = { cookie, 'idempotency-key': 'replaced-once' };
    const path = `/api/matches/${match.id}/replacements`;
    const first = await app.call('POST', path, { body: replaced, headers });
    expect(first.json).toMatchObject({ events: [{ type: 'PlayerReplaced', data: replaced }] });
    const again = await app.call('POST', path, { body: replaced, headers });
    expect([again.status, (again.json as MatchAnswer).events]).toEqual([
      200,
      (first.json as MatchAnswer).events,
    ]);
    const { rows } = await app.db.query<{ id: number }>(
      'SELECT player_id AS id FROM player_stats WHERE match_id = $1',
      [match.id],
    );
    expect(rows.map(({ id }) => id).sort()).toEqual([comes, ...others, ...match.away].sort());
    const { json: live } = await app.call('GET', `/api/live/${match.id}`);
    expect(live).toMatchObject({
      snapshot: { names: expect.arrayContaining([expect.objectContaining({ id: comes })]) },
    });
    await match.must('PATCH', 'state', { matchState: 'first-half', currentHalf: 1 });
    const late = await replace({ ...replaced, playerId: comes, replacedBy: leaves });
    expect([late.status, late.json]).toMatchObject([409, { error: 'match.replacement-too-late' }]);
  });

  it('correct an entry, once for each command and while the result is not official', async () => {
    const match = await runningMatch(app);
    const [scorer, other, assistant] = match.home;
    const counter = (playerId: number | undefined, statField: string) =>
      match.must('POST', 'stats/increment', { playerId, statField });
    const { events } = await counter(scorer, 'goals');
    expect((await counter(assistant, 'assists')).events).toMatchObject([
      { type: 'AssistAttributed' },
    ]);
    const path = `actions/${events[0]?.id}`;
    const correction = { scorer: other, kind: 'penalty', assist: null, second: 61 };
    const id = { 'idempotency-key': `correct-${match.id}-a` };
    const first = await match.must('PATCH', path, correction, id);
    expect(first.events).toMatchObject([{ type: 'ActionCorrected', data: correction }]);
    expect((await match.must('PATCH', path, correction, id)).events).toEqual(first.events);
    expect((await match.must('PATCH', path, correction)).events).toEqual([]);
    const { rows } = await app.db.query(
      `SELECT player_id AS id, goals, assists FROM player_stats
       WHERE match_id = $1 AND player_id = ANY ($2) ORDER BY player_id`,
      [match.id, [scorer, other, assistant]],
    );
    expect(rows.map(({ goals, assists }) => [goals, assists])).toEqual([
      [0, 0],
      [1, 0],
      [0, 0],
    ]);
    const live = await app.call('GET', `/api/live/${match.id}`, { as: 'public' });
    expect(live.json).toMatchObject({
      snapshot: {
        match: {
          homeScore: 1,
          timeline: {
            [events[0]?.id ?? '']: { scorer: other, kind: 'penalty', assist: null, second: 61 },
          },
        },
      },
    });
    const replay = await app.call('GET', `/api/matches/${match.id}/replay`, { as: 'public' });
    expect(replay.json).toMatchObject({ events: expect.arrayContaining(first.events) });
    const missing = await app.call('PATCH', `/api/matches/${match.id}/actions/none.0`, {
      ...admin,
      body: correction,
    });
    expect(missing).toMatchObject({ status: 404, json: { error: 'match.no-such-action' } });
  });

  it('move a goal to the team that scored it, for the score, the players and the table', async () => {
    const match = await runningMatch(app);
    const [scorer] = match.home;
    const goal = { playerId: scorer, statField: 'goals' };
    const { events } = await match.must('POST', 'stats/increment', goal);
    await match.must('PATCH', `actions/${events[0]?.id}`, { team: 'away' });
    const { json } = await app.call('GET', `/api/live/${match.id}`, { as: 'public' });
    expect(json).toMatchObject({ snapshot: { match: { homeScore: 0, awayScore: 1 } } });
    const { rows } = await app.db.query(
      `SELECT away_score AS score, (SELECT goals FROM player_stats
         WHERE match_id = $1 AND player_id = $2) AS goals FROM matches WHERE id = $1`,
      [match.id, scorer],
    );
    expect(rows).toEqual([{ score: 1, goals: 0 }]);
    const wrong = await app.call('PATCH', `/api/matches/${match.id}/actions/${events[0]?.id}`, {
      ...admin,
      body: { team: 'guests' },
    });
    expect(wrong.status).toBe(400);
  });

  it('keep what two people change of one fixture at the same moment', async () => {
    const match = await scheduledMatch(app);
    const { matchDate } = await match.state();
    for (let round = 1; round <= 5; round += 1) {
      const venue = `Dvorana ${round}`;
      await Promise.all([
        match.must('PATCH', 'schedule', { matchDate, venue }),
        match.must('PATCH', 'schedule', { matchDate, round }),
      ]);
      expect(await match.state()).toMatchObject({ venue, round });
    }
  });

  it('answer a repeated command with its first answer, and refuse its id for another match', async () => {
    const [match, other] = [await runningMatch(app), await runningMatch(app)];
    const headers = { 'idempotency-key': `repeat-${match.id}-a` };
    const first = await match.must('POST', 'team-stats/increment', shot, headers);
    await match.must('POST', 'team-stats/increment', shot);
    const { serverTime, ...again } = await match.must(
      'POST',
      'team-stats/increment',
      shot,
      headers,
    );
    expect(first).toMatchObject({ ...again, homeShots: 1 });
    expect(Date.parse(serverTime)).toBeGreaterThanOrEqual(Date.parse(first.serverTime));
    const reused = await app.call('POST', `/api/matches/${other.id}/team-stats/increment`, {
      ...admin,
      body: shot,
      headers,
    });
    expect(reused).toMatchObject({ status: 422, json: { error: 'request.command-id-reused' } });
  });

  it('refuse the id of one tablet to another, with a grant or an account, and write nothing', async () => {
    const match = await runningMatch(app);
    const commandId = `tablets-${match.id}`;
    const on = (device: string, cookie?: string) => ({
      'idempotency-key': commandId,
      'device-id': device,
      ...(cookie === undefined ? {} : { cookie }),
    });
    const cookie = await consoleOf(app, match.id);
    const send = (headers: Record<string, string>) =>
      app.call('POST', `/api/matches/${match.id}/team-stats/increment`, {
        ...(headers.cookie === undefined ? admin : {}),
        body: shot,
        headers,
      });
    const first = await send(on('tablet-a', cookie));
    expect(first.status).toBe(200);
    const elsewhere = { status: 409, json: { error: 'request.command-id-elsewhere' } };
    const other = await consoleOf(app, match.id);
    expect(await send(on('tablet-b'))).toMatchObject(elsewhere);
    expect(await send(on('tablet-b', other))).toMatchObject(elsewhere);
    // The same tablet, whose grant has ended.
    for (const again of [await send(on('tablet-a', cookie)), await send(on('tablet-a'))])
      expect((again.json as MatchAnswer).events).toEqual((first.json as MatchAnswer).events);
    expect(await match.must('POST', 'team-stats/increment', shot)).toMatchObject({ homeShots: 2 });
  });

  it('answer what was done before the match was deleted, however it was done', async () => {
    const match = await scheduledMatch(app);
    const done = [
      ['attendance', { team: 'home', playerIds: match.home }],
      ['initialize', { playerIds: [...match.home, ...match.away] }],
    ] as const;
    const send = (path: string, body: object, n: number) =>
      match.must('POST', path, body, { 'idempotency-key': `before-deletion-${match.id}-${n}` });
    const first: MatchAnswer[] = [];
    for (const [n, [path, body]] of done.entries()) first.push(await send(path, body, n));
    await app.call('DELETE', `/api/matches/league/${match.league.leagueId}`, admin);
    for (const [n, [path, body]] of done.entries())
      expect((await send(path, body, n)).events).toEqual(first[n]?.events);
    const repeated = { ...admin, body: done[0][1] };
    const path = `/api/matches/${match.id}/attendance`;
    expect((await app.call('POST', path, repeated)).json).toMatchObject({
      error: 'match.not-found',
    });
  });

  it('show the match for the tablet, now and as it was', async () => {
    const match = await runningMatch(app);
    const scorer = match.away[2];
    await match.must('POST', 'stats/increment', { playerId: scorer, statField: 'goals' });
    const path = `/api/matches/${match.id}/manage`;
    const now = (await app.call('GET', path, admin)).json as ManageView;
    const { version } = now;
    const then = (await app.call('GET', `${path}?atVersion=${version - 1}`, admin))
      .json as ManageView;
    expect([now.awayScore, then.awayScore]).toEqual([1, 0]);
    expect([now.state.version, then.state.version]).toEqual([version, version - 1]);
    expect(now.homePlayers.map(({ id }) => id)).toEqual(match.home);
    expect(now.awayPlayers.find(({ id }) => id === scorer)).toMatchObject({
      name: expect.stringMatching(/^Igrač /),
      goals: 1,
      isPresent: true,
    });
    expect(now.playerStats).toHaveLength(match.home.length + match.away.length);
  });

  it('answer the text about the match that the lists answer, and none while it runs', async () => {
    const before = await scheduledMatch(app);
    // Written before the match is read, because texts are cached for a moment.
    await app.db.query(
      `INSERT INTO match_commentaries
         (match_id, kind, language, text, source, log_version, facts_hash, edited_by)
       VALUES ($1, 'preview', 'hr', 'Najava', 'editor', 1, '', $2),
              ($1, 'preview', 'en', 'Preview', 'editor', 1, '', $2)`,
      [before.id + 1, app.userIds.admin],
    );
    const match = await scheduledMatch(app);
    const shown = async (language: 'hr' | 'en') => {
      const headers = { 'accept-language': language };
      const path = `/api/matches/${match.id}/manage`;
      const own = (await app.call('GET', path, { ...admin, headers })).json as ManageView;
      const all = (await app.call('GET', '/api/matches', { ...admin, headers }))
        .json as MatchView[];
      const venue = { matchDate: own.matchDate, venue: `Dvorana ${language}` };
      const written = await match.must('PATCH', 'schedule', venue, headers);
      const listed = all.find(({ id }) => id === match.id);
      return [own, listed, written].map((view) => view?.aiCommentary);
    };
    expect(await shown('hr')).toEqual(['Najava', 'Najava', 'Najava']);
    expect(await shown('en')).toEqual(['Preview', 'Preview', 'Preview']);
    await kickOff(match);
    const running = await app.call('GET', `/api/matches/${match.id}/manage`, admin);
    const all = (await app.call('GET', '/api/matches', admin)).json as MatchView[];
    expect((running.json as ManageView).aiCommentary).toBeNull();
    expect(all.find(({ id }) => id === match.id)?.aiCommentary).toBeNull();
  });

  it('page the log, oldest first, with who did it', async () => {
    const match = await runningMatch(app);
    await match.must('POST', 'timeouts', { team: 'home' }, { 'device-id': 'tablet-7' });
    const pages: EventPage[] = [];
    for (let after: number | null = 0; after !== null; ) {
      const path = `/api/matches/${match.id}/events?after=${after}&limit=2`;
      const page = (await app.call('GET', path, admin)).json as EventPage;
      pages.push(page);
      after = page.next;
    }
    const events = pages.flatMap((page) => page.events);
    expect(events.map(({ event }) => event.version)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(pages.map((page) => page.events.length)).toEqual([2, 2, 2, 1]);
    expect(events.at(-1)).toMatchObject({
      event: { type: 'TimeoutTaken' },
      device: 'tablet-7',
      actor: { id: app.userIds.admin, username: 'admin' },
    });
  });

  it.each([
    ['GET', '/stats', undefined, 409, 'match.not-started'],
    ['PATCH', '/state', { matchState: 'first-half' }, 409, 'match.not-initialised'],
    ['PATCH', '/state', { matchState: 'third-half' }, 400, 'request.invalid'],
    ['PATCH', '/state', { homeScore: -1 }, 400, 'request.invalid'],
    ['PATCH', '/state', { homeScore: '1' }, 400, 'request.invalid'],
    ['POST', '/initialize', { playerIds: [] }, 400, 'match.no-players'],
    ['POST', '/initialize', {}, 400, 'request.invalid'],
    ['POST', '/initialize', { playerIds: [999_999] }, 400, 'match.player-not-eligible'],
    ['POST', '/attendance', { team: 'third', playerIds: [1] }, 400, 'request.invalid'],
    ['POST', '/timeouts', { team: 'home' }, 409, 'match.half-not-running'],
    ['POST', '/undo', { eventId: 7 }, 400, 'request.invalid'],
    ['PATCH', '/result', { homeScore: 1 }, 400, 'request.invalid'],
    ['PATCH', '/result', { homeScore: 1, awayScore: 1, shootout: 4 }, 400, 'request.invalid'],
    ['GET', '/manage?atVersion=0', undefined, 400, 'request.invalid'],
    ['GET', '/events?limit=9999', undefined, 400, 'request.invalid'],
  ])('refuse %s %s %j with %i %s', async (method, path, body, status, error) => {
    const match = await scheduledMatch(app);
    const answer = await app.call(method, `/api/matches/${match.id}${path}`, { ...admin, body });
    expect(answer).toMatchObject({ status, json: { error, message: expect.any(String) } });
    expect((await match.state()).version).toBe(1);
  });

  it("are for administrators; only the players' figures are for everybody who is signed in", async () => {
    const match = await runningMatch(app);
    const write = `/api/matches/${match.id}/team-stats/increment`;
    const statuses = async (method: string, path: string, body?: unknown) =>
      Promise.all(callers.map(async (as) => (await app.call(method, path, { as, body })).status));
    expect(await statuses('POST', write, shot)).toEqual([401, 403, 403, 403, 200]);
    expect(await statuses('GET', `/api/matches/${match.id}/manage`)).toEqual([
      401, 403, 403, 403, 200,
    ]);
    expect(await statuses('GET', `/api/matches/${match.id}/stats`)).toEqual([
      401, 200, 200, 200, 200,
    ]);
  });

  it('know no match that is not there', async () => {
    for (const [method, path, body] of [
      ['GET', 'manage', undefined],
      ['GET', 'events', undefined],
      ['POST', 'timeouts', { team: 'home' }],
      ['POST', 'initialize', { playerIds: [1] }],
    ] as const) {
      const { status, json } = await app.call(method, `/api/matches/4444444/${path}`, {
        ...admin,
        body,
      });
      expect([status, (json as { error: string }).error]).toEqual([404, 'match.not-found']);
    }
  });

  it("keep a tap's own time, and take it in any order", async () => {
    const match = await runningMatch(app);
    const at = new Date(Date.now() - 60_000).toISOString();
    const answer: MatchAnswer = await match.must('POST', 'team-stats/increment', shot, {
      'occurred-at': at,
    });
    expect(answer.events[0]?.at).toBe(at);
  });
});
