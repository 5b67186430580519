import { randomUUID } from 'node:crypto';
import type {
  Ban,
  DecisionPage,
  FairPlayRow,
  LeagueDiscipline,
  LeagueFines,
  ManageView,
  MatchAnswer,
  PublishedSuspension,
} from '@kolo/domain';
import { usualSeasonRules } from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';
import { type LiveMatchUnderTest, matchOn } from '../../../test/live-match.js';

let kolo: TestApp;
/** Another node of the same database. */
let other: TestApp;
let league: TestLeague;

beforeAll(async () => {
  kolo = await startTestApp();
  other = await startTestApp({ database: kolo.database });
});
afterAll(async () => {
  await other.close();
  await kolo.close();
});
beforeEach(async () => {
  league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 3 });
});

const teamId = (place: number): number => league.teams[place]?.id ?? 0;
const adria = (): readonly number[] => league.teams[0]?.playerIds ?? [];
const first = (): number => adria()[0] ?? 0;

async function read<Answer>(path: string, as: 'admin' | 'company' | 'public', on = kolo) {
  const { status, json, text } = await on.call('GET', path, { as });
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
  return json as Answer;
}

const discipline = (on = kolo) =>
  read<LeagueDiscipline>(`/api/leagues/${league.leagueId}/discipline`, 'admin', on);
const suspended = (on = kolo) =>
  read<PublishedSuspension[]>(`/api/leagues/${league.leagueId}/suspensions`, 'public', on);
const mine = (leagueId = league.leagueId) =>
  read<LeagueDiscipline>(`/api/teams/my/discipline?leagueId=${leagueId}`, 'company');
const bansOf = async (playerId: number): Promise<readonly Ban[]> =>
  (await discipline()).people.find((one) => one.playerId === playerId)?.bans ?? [];

async function write(method: string, path: string, body: object): Promise<unknown> {
  const { status, json, text } = await kolo.call(method, path, { as: 'admin', body });
  if (status >= 300) throw new Error(`${path} answered ${status}: ${text}`);
  return json;
}

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

const coach = { side: 'home', role: 'coach', firstName: 'Ivo', lastName: 'Ivić' } as const;
const oneMatch = { kind: 'matches', amount: 1, reason: 'insult', from: '2026-03-15' } as const;

/** A match of the first two teams, some days from now. */
async function schedule(round: number, days: number): Promise<LiveMatchUnderTest> {
  const teams = { homeTeamId: teamId(0), awayTeamId: teamId(1) };
  const body = { ...teams, matchDate: inDays(days), round };
  const { id } = (await write('POST', '/api/matches', body)) as MatchAnswer;
  return matchOn(kolo, id, league);
}

interface Playing {
  /** Of the first player. */
  card?: string;
  missing?: boolean;
}

function list(match: LiveMatchUnderTest, missing = false): Promise<unknown> {
  const home = match.home.filter((id) => !missing || id !== first());
  return match.must('POST', 'initialize', { playerIds: [...home, ...match.away] });
}

async function play(match: LiveMatchUnderTest, { card, missing }: Playing): Promise<void> {
  await list(match, missing);
  await fromWhistleToWhistle(match, card);
}

async function fromWhistleToWhistle(match: LiveMatchUnderTest, card?: string): Promise<void> {
  await match.must('PATCH', 'state', { status: 'in_progress', matchState: 'first-half' });
  if (card !== undefined)
    await match.must('POST', 'cards', { team: 'home', playerId: first(), card });
  for (const matchState of ['half-time', 'second-half', 'completed'])
    await match.must('PATCH', 'state', { matchState });
}

describe('the discipline of a league over HTTP', () => {
  it('1: a third yellow in round 4 blocks round 5, and not the late round 3 after it', async () => {
    await play(await schedule(1, 1), { card: 'yellow' });
    await play(await schedule(2, 2), { card: 'yellow' });
    const late = await schedule(3, 3);
    await late.must('POST', 'postpone', { reason: 'hall', newDate: null });
    await play(await schedule(4, 4), { card: 'yellow' });
    const fifth = await schedule(5, 5);

    const [person] = (await discipline()).people;
    expect(person).toMatchObject({ name: 'Igrač Adria 1', yellows: 3, blockedIn: fifth.id });
    const row: PublishedSuspension = {
      playerId: first(),
      officialId: null,
      name: 'Igrač Adria 1',
      teamId: teamId(0),
      teamName: 'Adria',
      matchId: fifth.id,
      round: 5,
      homeTeamName: 'Adria',
      awayTeamName: 'Bura',
      matchDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    };
    for (const on of [kolo, other]) expect(await suspended(on)).toEqual([row]);

    await play(fifth, { missing: true });
    expect(await bansOf(first())).toMatchObject([
      { kind: 'yellows', served: [{ matchId: fifth.id }], remaining: 0 },
    ]);
    expect(await suspended(other)).toEqual([]);
    await late.must('POST', 'postpone', { reason: 'hall', newDate: inDays(6) });
    await play(late, {});
    expect((await discipline(other)).flags).toEqual([]);
  });

  it('12: a suspended player on the list is flagged, and the match does not serve', async () => {
    const second = await schedule(2, 2);
    await list(second);
    await play(await schedule(1, 1), { card: 'red' });
    await fromWhistleToWhistle(second);
    const third = await schedule(3, 3);
    const { flags, people } = await discipline();
    expect(flags).toEqual([{ code: 'ineligible-player', matchId: second.id, playerId: first() }]);
    expect(people).toMatchObject([
      { bans: [{ kind: 'red', served: [], remaining: 1 }], blockedIn: third.id },
    ]);
  });

  it('has one ban for a red card that the league decided about, while the abandoned match is played on', async () => {
    const match = await schedule(1, 1);
    await list(match);
    await match.must('PATCH', 'state', { status: 'in_progress', matchState: 'first-half' });
    await match.must('POST', 'cards', { team: 'home', playerId: first(), card: 'red' });
    await match.must('POST', 'abandon', { reason: 'hall', atFault: 'none' });
    const between = await schedule(2, 2);
    await play(between, { missing: true });
    const decided = { ...oneMatch, playerId: first(), amount: 3, matchId: match.id };
    await write('POST', `/api/leagues/${league.leagueId}/suspensions`, decided);
    const ban = { kind: 'decision', served: [{ matchId: between.id }], remaining: 2 };
    expect(await bansOf(first())).toMatchObject([ban]);
    await match.must('POST', 'resume', {});
    expect(await bansOf(first())).toMatchObject([ban]);
    for (const matchState of ['half-time', 'second-half', 'completed'])
      await match.must('PATCH', 'state', { matchState });
    expect(await bansOf(first())).toMatchObject([ban]);
  });

  it('is published only where the league wants that, and without a reason', async () => {
    await play(await schedule(1, 1), { card: 'red' });
    await schedule(2, 2);
    const [row] = await suspended();
    expect(Object.keys(row ?? {})).not.toEqual(expect.arrayContaining(['kind', 'bans', 'reason']));
    const { discipline } = usualSeasonRules;
    const rules = { ...usualSeasonRules, discipline: { ...discipline, published: false } };
    await write('PUT', `/api/leagues/${league.leagueId}/season-rules`, rules);
    for (const on of [kolo, other]) expect(await suspended(on)).toEqual([]);
  });

  it('leaves out who is suspended from a later match on', async () => {
    await schedule(1, 1);
    await schedule(2, 20);
    const suspension = {
      playerId: first(),
      kind: 'matches',
      amount: 1,
      reason: 'insult',
      from: inDays(10).slice(0, 10),
    };
    await write('POST', `/api/leagues/${league.leagueId}/suspensions`, suspension);
    const [person] = (await discipline()).people;
    expect(person?.blockedIn).not.toBeNull();
    expect(await suspended()).toEqual([]);
  });

  it('is published although a match of long ago was never entered', async () => {
    await schedule(1, -10);
    const next = await schedule(2, 5);
    const path = `/api/leagues/${league.leagueId}/suspensions`;
    const from = inDays(-5).slice(0, 10);
    await write('POST', path, { ...oneMatch, playerId: first(), from });
    expect(await suspended()).toMatchObject([{ playerId: first(), matchId: next.id }]);
  });

  it('names no match of an earlier day before it is entered', async () => {
    const late = await schedule(1, -2);
    const suspension = { ...oneMatch, playerId: first(), from: inDays(-5).slice(0, 10) };
    await write('POST', `/api/leagues/${league.leagueId}/suspensions`, suspension);
    expect((await discipline()).people).toMatchObject([{ blockedIn: late.id }]);
    for (const on of [kolo, other]) expect(await suspended(on)).toEqual([]);
    await list(late, true);
    await late.must('PATCH', 'state', { status: 'in_progress', matchState: 'first-half' });
    for (const on of [kolo, other])
      expect(await suspended(on)).toMatchObject([{ playerId: first(), matchId: late.id }]);
  });

  it('shows a company its own people alone', async () => {
    const rival = league.teams[1]?.playerIds[0] ?? 0;
    for (const playerId of [first(), rival])
      await write('POST', `/api/leagues/${league.leagueId}/suspensions`, {
        playerId,
        kind: 'for-ever',
        reason: 'violent-conduct',
        from: '2026-03-15',
      });
    expect((await discipline()).people.map(({ playerId }) => playerId)).toEqual([first(), rival]);
    expect((await mine()).people.map(({ playerId }) => playerId)).toEqual([first()]);
    const { leagueId } = await createLeague(kolo.db, { ownerId: kolo.userIds.admin, teams: 1 });
    expect((await mine(leagueId)).people).toEqual([]);
  });

  it('offers what is left of a red ban to the next season, where it is imposed as carried', async () => {
    const match = await schedule(1, 1);
    await play(match, { card: 'red' });
    await kolo.db.query("UPDATE leagues SET end_date = now() - interval '2 days' WHERE id = $1", [
      league.leagueId,
    ]);
    const { carried } = await discipline();
    const offer = {
      playerId: first(),
      officialId: null,
      teamId: teamId(0),
      matchId: match.id,
      amount: 1,
    };
    expect(carried).toEqual([{ ...offer, name: 'Igrač Adria 1' }]);
    expect((await mine()).carried).toEqual(carried);

    const ended = league;
    league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 2 });
    const body = {
      playerId: first(),
      kind: 'matches',
      amount: 1,
      matchId: match.id,
      reason: 'carried',
      from: '2026-03-15',
    };
    await write('POST', `/api/leagues/${league.leagueId}/suspensions`, body);
    const [person] = (await discipline()).people;
    expect(person).toMatchObject({
      bans: [{ kind: 'decision', matchId: match.id, amount: 1, remaining: 1 }],
    });
    expect(ended.leagueId).not.toBe(league.leagueId);
  });

  it('shows a suspended official to everybody, the company and the table, also when no match names them', async () => {
    const match = await schedule(1, 1);
    const next = await schedule(2, 2);
    await write('PUT', `/api/matches/${match.id}/officials`, coach);
    const [one] = (await discipline()).staff;
    expect(one).toMatchObject({ name: 'Ivo Ivić', teamId: teamId(0) });
    const officialId = one?.officialId ?? 0;
    const path = `/api/leagues/${league.leagueId}/suspensions`;
    await write('POST', path, { ...oneMatch, officialId, text: 'Vrijeđao je suce.' });

    await play(match, {});
    const ban = { kind: 'decision', served: [], remaining: 1 };
    for (const { officials } of [await discipline(), await mine()])
      expect(officials).toMatchObject([
        { officialId, name: 'Ivo Ivić', bans: [ban], blockedIn: next.id },
      ]);
    expect(await suspended()).toMatchObject([
      { playerId: null, officialId, name: 'Ivo Ivić', teamName: 'Adria', matchId: next.id },
    ]);
    const { suspended: list } = await read<ManageView>(`/api/matches/${next.id}/manage`, 'admin');
    expect(list?.officials).toEqual([
      {
        officialId,
        kind: 'decision',
        matchId: null,
        decisionId: expect.any(String),
        remaining: 1,
        of: 1,
      },
    ]);
    const { events } = await read<DecisionPage>(
      `/api/leagues/${league.leagueId}/decisions`,
      'admin',
    );
    expect(events).toMatchObject([{ playerName: 'Ivo Ivić', text: 'Vrijeđao je suce.' }]);

    const { side, role } = coach;
    await write('PUT', `/api/matches/${match.id}/officials`, { side, role });
    await write('PUT', `/api/matches/${next.id}/officials`, coach);
    expect((await discipline()).staff).toEqual([one]);
    const stranger = { ...oneMatch, officialId: officialId + 1 };
    const refused = await kolo.call('POST', path, { as: 'admin', body: stranger });
    expect([refused.status, refused.json]).toMatchObject([404, { error: 'official.not-found' }]);
  });

  it('offers the officials of a company before any match of the league names them, and no others', async () => {
    await write('PUT', `/api/matches/${(await schedule(1, 1)).id}/officials`, coach);
    const rival = { ...coach, firstName: 'Rade', lastName: 'Radić' } as const;
    const admins = await createLeague(kolo.db, { ownerId: kolo.userIds.admin, teams: 2 });
    league = admins;
    await write('PUT', `/api/matches/${(await schedule(1, 1)).id}/officials`, rival);
    const [stranger] = (await discipline()).staff;

    league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 2 });
    const match = await schedule(1, 2);
    const { staff } = await discipline();
    const one = staff.find(({ name }) => name === 'Ivo Ivić');
    expect(one).toMatchObject({ teamId: teamId(0) });
    expect(staff.map(({ name }) => name)).not.toContain('Rade Radić');
    const officialId = one?.officialId ?? 0;
    const path = `/api/leagues/${league.leagueId}/suspensions`;
    await write('POST', path, { ...oneMatch, officialId });
    expect((await mine()).officials).toMatchObject([{ officialId, blockedIn: match.id }]);
    expect(await suspended(other)).toMatchObject([{ officialId, matchId: match.id }]);
    const { suspended: list } = await read<ManageView>(`/api/matches/${match.id}/manage`, 'admin');
    expect(list?.officials).toMatchObject([{ officialId, remaining: 1, of: 1 }]);
    const body = { ...oneMatch, officialId: stranger?.officialId };
    const refused = await kolo.call('POST', path, { as: 'admin', body });
    expect([refused.status, refused.json]).toMatchObject([404, { error: 'official.not-found' }]);
  });

  it('suspends an official by team and name before any match names him, and enters him once', async () => {
    const match = await schedule(1, 1);
    const { leagueId: elsewhere } = await createLeague(kolo.db, {
      ownerId: kolo.userIds.admin,
      teams: 1,
    });
    const path = (leagueId: number) => `/api/leagues/${leagueId}/suspensions`;
    const body = { ...oneMatch, teamId: teamId(0), firstName: 'Ivo', lastName: 'Ivić' };
    const headers = { 'idempotency-key': randomUUID() };
    const send = (change: object, leagueId = league.leagueId) =>
      kolo.call('POST', path(leagueId), { as: 'admin', body: { ...body, ...change }, headers });
    const foreign = await send({}, elsewhere);
    expect([foreign.status, foreign.json]).toMatchObject([404, { error: 'team.not-found' }]);
    const first = await send({});
    expect(first.status).toBe(200);
    expect((await send({ firstName: 'IVO' })).json).toEqual(first.json);
    const reused = await send({ lastName: 'Anić' });
    expect([reused.status, reused.json]).toMatchObject([
      422,
      { error: 'request.command-id-reused' },
    ]);

    const [one] = (await discipline(other)).officials;
    expect(one).toMatchObject({ name: 'Ivo Ivić', bans: [{ remaining: 1 }], blockedIn: match.id });
    expect((await mine()).officials).toEqual([one]);
    await write('PUT', `/api/matches/${match.id}/officials`, { ...coach, lastName: 'Anić' });
    await write('PUT', `/api/matches/${match.id}/officials`, coach);
    const { staff, officials } = await discipline();
    expect(staff).toEqual([{ officialId: one?.officialId, name: 'Ivo Ivić', teamId: teamId(0) }]);
    expect(officials).toEqual([one]);
  });

  it('shows a suspended official whom the company named first in another league, also when no match names them', async () => {
    const earlier = league;
    await write('PUT', `/api/matches/${(await schedule(1, 1)).id}/officials`, coach);
    league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 2 });
    const match = await schedule(1, 2);
    await write('PUT', `/api/matches/${match.id}/officials`, coach);
    const [one] = (await discipline()).staff;
    expect(one).toMatchObject({ name: 'Ivo Ivić', teamId: teamId(0) });
    const officialId = one?.officialId ?? 0;
    const path = `/api/leagues/${league.leagueId}/suspensions`;
    await write('POST', path, { ...oneMatch, officialId });
    const { side, role } = coach;
    await write('PUT', `/api/matches/${match.id}/officials`, { side, role });
    const { officials } = await discipline(other);
    expect(officials).toMatchObject([{ officialId, name: 'Ivo Ivić', bans: [{ remaining: 1 }] }]);
    const read = `/api/leagues/${earlier.leagueId}/discipline`;
    expect((await kolo.call('GET', read, { as: 'admin' })).json).toMatchObject({ officials: [] });
  });

  it('flags a suspended official whom a match names, until the name or the suspension is gone', async () => {
    const match = await schedule(1, 1);
    const home = { side: 'home', role: 'coach', firstName: 'Mate', lastName: 'Matić' } as const;
    const rival = { side: 'away', role: 'coach', firstName: 'Ante', lastName: 'Antić' } as const;
    for (const one of [home, rival]) await write('PUT', `/api/matches/${match.id}/officials`, one);
    const { staff } = await discipline();
    const [homeId = 0, rivalId = 0] = [home, rival].map(
      ({ lastName }) => staff.find(({ name }) => name.endsWith(lastName))?.officialId ?? 0,
    );
    const path = `/api/leagues/${league.leagueId}/suspensions`;
    for (const officialId of [homeId, rivalId])
      await write('POST', path, { ...oneMatch, officialId });
    expect((await discipline()).flags).toEqual([]);

    await play(match, {});
    const flag = (officialId: number) => ({
      code: 'ineligible-official',
      matchId: match.id,
      officialId,
    });
    for (const on of [kolo, other])
      expect((await discipline(on)).flags).toEqual([flag(homeId), flag(rivalId)]);
    expect((await mine()).flags).toEqual([flag(homeId)]);

    const banOf = async (officialId: number): Promise<Ban | undefined> =>
      (await discipline()).officials.find((one) => one.officialId === officialId)?.bans[0];
    await write('DELETE', `${path}/${(await banOf(rivalId))?.decisionId}`, {});
    expect((await discipline(other)).flags).toEqual([flag(homeId)]);
    const { side, role } = home;
    await write('PUT', `/api/matches/${match.id}/officials`, { side, role });
    for (const on of [kolo, other]) expect((await discipline(on)).flags).toEqual([]);
    expect(await banOf(homeId)).toMatchObject({ served: [{ matchId: match.id }], remaining: 0 });
  });

  it('offers the ban of a player whom another team registers again', async () => {
    await play(await schedule(1, 1), { card: 'red' });
    const inserted = await kolo.db.query<{ id: number }>(
      `INSERT INTO players (first_name, last_name, jersey_number, team_id, status)
       SELECT upper(first_name), last_name, 88, $2, status FROM players WHERE id = $1 RETURNING id`,
      [first(), teamId(2)],
    );
    const [later] = inserted.rows;
    const { again } = await discipline();
    expect(again).toMatchObject([
      { playerId: later?.id, earlierId: first(), earlierTeamId: teamId(0), ban: { kind: 'red' } },
    ]);
    expect((await mine()).again).toEqual([]);
    const [one] = again;
    await write('POST', `/api/leagues/${league.leagueId}/suspensions`, {
      playerId: one?.playerId,
      kind: 'matches',
      amount: one?.ban.remaining,
      matchId: one?.ban.matchId,
      reason: 'carried',
      from: inDays(0).slice(0, 10),
    });
    expect((await discipline()).again).toEqual([]);
    expect(await bansOf(later?.id ?? 0)).toMatchObject([{ kind: 'decision', remaining: 1 }]);
  });

  it('leaves the ban of a withdrawn player open, and offers it when the team enters the name again', async () => {
    await play(await schedule(1, 1), { card: 'red' });
    await kolo.db.query('UPDATE players SET withdrawn_at = now() WHERE id = $1', [first()]);
    await play(await schedule(2, 2), { missing: true });
    await schedule(3, 3);
    const ban = { kind: 'red', served: [], remaining: 1 };
    expect((await discipline()).people).toMatchObject([{ bans: [ban], blockedIn: null }]);
    expect(await suspended()).toEqual([]);
    const inserted = await kolo.db.query<{ id: number }>(
      `INSERT INTO players (first_name, last_name, jersey_number, team_id, status)
       SELECT first_name, last_name, jersey_number, team_id, status FROM players WHERE id = $1
       RETURNING id`,
      [first()],
    );
    const { again } = await discipline(other);
    const playerId = inserted.rows[0]?.id;
    expect(again).toMatchObject([
      { playerId, teamId: teamId(0), earlierId: first(), earlierTeamId: teamId(0), ban },
    ]);
  });

  it('leaves the ban of a player open who was withdrawn while the team played, and came back', async () => {
    await play(await schedule(1, 1), { card: 'red' });
    await write('POST', `/api/players/${first()}/withdraw`, {});
    await play(await schedule(2, 2), { missing: true });
    await write('POST', `/api/players/${first()}/return`, {});
    const next = await schedule(3, 3);
    for (const on of [kolo, other])
      expect((await discipline(on)).people).toMatchObject([
        { bans: [{ kind: 'red', served: [], remaining: 1 }], blockedIn: next.id },
      ]);
    await play(next, { missing: true });
    expect(await bansOf(first())).toMatchObject([{ served: [{ matchId: next.id }] }]);
  });

  it('offers the open ban of an official to the next season, and to another team that names him', async () => {
    const match = await schedule(1, 1);
    const named = { ...coach, lastName: 'Prenesić' } as const;
    await write('PUT', `/api/matches/${match.id}/officials`, named);
    const idIn = async (place: number): Promise<number> => {
      const { staff } = await discipline();
      const found = staff.find(
        (one) => one.name === 'Ivo Prenesić' && one.teamId === teamId(place),
      );
      return found?.officialId ?? 0;
    };
    const officialId = await idIn(0);
    const path = `/api/leagues/${league.leagueId}/suspensions`;
    await write('POST', path, { ...oneMatch, officialId, amount: 2 });
    expect((await discipline()).again).toEqual([]);

    await kolo.db.query('UPDATE teams SET user_id = $1 WHERE id = $2', [
      kolo.userIds.admin,
      teamId(1),
    ]);
    const elsewhere = { ...named, side: 'away', firstName: 'IVO' } as const;
    await write('PUT', `/api/matches/${match.id}/officials`, { side: 'home', role: 'coach' });
    await write('PUT', `/api/matches/${match.id}/officials`, elsewhere);
    const { again } = await discipline(other);
    const laterId = again[0]?.officialId ?? 0;
    expect(again).toMatchObject([
      {
        playerId: null,
        name: 'IVO Prenesić',
        teamId: teamId(1),
        earlierId: officialId,
        earlierTeamId: teamId(0),
        ban: { kind: 'decision', remaining: 2 },
      },
    ]);
    expect((await mine()).again).toEqual([]);
    const along = { ...oneMatch, officialId: laterId, amount: 2, reason: 'carried' };
    await write('POST', path, along);
    expect((await discipline()).again).toEqual([]);

    await match.must('POST', 'annul', { reason: 'other' });
    await kolo.db.query("UPDATE leagues SET end_date = now() - interval '2 days' WHERE id = $1", [
      league.leagueId,
    ]);
    const { carried } = await discipline();
    const offer = { playerId: null, matchId: null, amount: 2 };
    expect(carried).toEqual([
      { ...offer, officialId: laterId, name: 'IVO Prenesić', teamId: teamId(1) },
    ]);
  });

  it('weighs the cards of each team in a table', async () => {
    await play(await schedule(1, 1), { card: 'red' });
    const rows = await read<FairPlayRow[]>(`/api/leagues/${league.leagueId}/fair-play`, 'public');
    expect(rows).toHaveLength(3);
    expect(rows.at(-1)).toMatchObject({ position: 3, teamId: teamId(0), redCards: 1 });
    const withdrawal = { teamId: teamId(2), mode: 'annul-all' };
    await write('POST', `/api/leagues/${league.leagueId}/withdrawals`, withdrawal);
    const left = await read<FairPlayRow[]>(`/api/leagues/${league.leagueId}/fair-play`, 'public');
    expect(left.map((row) => [row.position, row.teamId])).toEqual([
      [1, teamId(1)],
      [2, teamId(0)],
    ]);
  });

  it('fines teams for their cards from the season rules on, and shows a company its own alone', async () => {
    const fines = (as: 'admin' | 'company', on = kolo) =>
      read<LeagueFines>(
        as === 'admin'
          ? `/api/leagues/${league.leagueId}/fines`
          : `/api/teams/my/fines?leagueId=${league.leagueId}`,
        as,
        on,
      );
    await play(await schedule(1, 1), { card: 'yellow' });
    expect(await fines('admin')).toEqual({ teams: [] });

    const { discipline: usual, ...others } = usualSeasonRules;
    const rules = { ...others, discipline: { ...usual, yellowFineCents: 500, redFineCents: 2050 } };
    await write('PUT', `/api/leagues/${league.leagueId}/season-rules`, rules);
    const match = await schedule(2, 2);
    await write('PUT', `/api/matches/${match.id}/officials`, coach);
    await list(match);
    const rival = { team: 'away', playerId: match.away[0], card: 'red' };
    await match.must('PATCH', 'state', { status: 'in_progress', matchState: 'first-half' });
    await match.must('POST', 'cards', { team: 'home', playerId: first(), card: 'yellow' });
    await match.must('POST', 'cards', { team: 'home', official: 'coach', card: 'red' });
    await match.must('POST', 'cards', rival);
    for (const matchState of ['half-time', 'second-half', 'completed'])
      await match.must('PATCH', 'state', { matchState });

    const { teams } = await fines('admin');
    expect(teams.map(({ teamId: id, chargedCents }) => [id, chargedCents])).toEqual([
      [teamId(0), 2550],
      [teamId(1), 2050],
    ]);
    const opponentName = teams[1]?.teamName;
    expect(teams[0]?.charges).toHaveLength(2);
    expect(teams[0]?.charges).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          matchId: match.id,
          opponentName,
          playerId: first(),
          official: null,
          name: 'Igrač Adria 1',
          card: 'yellow',
          cents: 500,
        }),
        expect.objectContaining({ playerId: null, official: 'coach', name: 'Ivo Ivić' }),
      ]),
    );
    expect(await fines('admin', other)).toEqual({ teams });
    expect(await fines('company')).toEqual({ teams: teams.slice(0, 1) });
  });

  it.each([
    ['admin', 'leagues/987654/discipline'],
    ['admin', 'leagues/987654/fines'],
    ['company', 'teams/my/fines?leagueId=987654'],
    ['public', 'leagues/987654/suspensions'],
    ['public', 'leagues/987654/fair-play'],
    ['company', 'teams/my/discipline?leagueId=987654'],
  ] as const)('answers %s with 404 on %s', async (as, path) => {
    const { status, json } = await kolo.call('GET', `/api/${path}`, { as });
    expect([status, json]).toMatchObject([404, { error: 'league.not-found' }]);
  });
});
