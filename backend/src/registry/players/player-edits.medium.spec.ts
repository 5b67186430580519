import type { ManageView, OwnPlayerView, TeamView } from '@kolo/domain';
import { type Caller, startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague, type TestLeague, type TestTeam } from '../../../test/league.js';
import { kickOff, matchOn } from '../../../test/live-match.js';
import { MatchCommandsService } from '../../live/commands/match-commands.service.js';

let kolo: TestApp;
let league: TestLeague;
/** A team of the signed-in company, and one of another company. */
let own: TestTeam;
let foreign: TestTeam;

beforeAll(async () => {
  kolo = await startTestApp();
});
afterAll(() => kolo.close());
beforeEach(async () => {
  league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 2 });
  const [one, other] = league.teams;
  if (one === undefined || other === undefined) throw new Error('The league has no teams');
  [own, foreign] = [one, other];
});

const first = ({ playerIds }: TestTeam): number => playerIds[0] ?? 0;
const call = (method: string, path: string, as: Caller, body: object = {}) =>
  kolo.call(method, path, { as, body });
const edit = (id: number, body: object, as: Caller = 'company') =>
  call('PATCH', `/api/players/${id}`, as, body);
const withdraw = (id: number, as: Caller = 'company') =>
  call('POST', `/api/players/${id}/withdraw`, as);
const bringBack = (id: number, body: object = {}, as: Caller = 'company') =>
  call('POST', `/api/players/${id}/return`, as, body);
const refusal = async (answer: Promise<{ status: number; json: unknown }>) => {
  const { status, json } = await answer;
  return [status, (json as { error?: string }).error];
};
const audited = async (id: number) => {
  const { json } = await kolo.call('GET', '/api/audit', { as: 'admin' });
  const { entries } = json as { entries: { action: string; subject: { id: number } }[] };
  return entries.filter(({ subject }) => subject.id === id).map(({ action }) => action);
};

async function newMatch() {
  const body = {
    homeTeamId: own.id,
    awayTeamId: foreign.id,
    matchDate: new Date().toISOString(),
  };
  const { json } = await kolo.call('POST', '/api/matches', { as: 'admin', body });
  return matchOn(kolo, (json as { id: number }).id, league);
}

describe('a correction', () => {
  it('by the company: a number holds at once, another name waits for approval again', async () => {
    const id = first(own);
    expect((await edit(id, { jerseyNumber: 77 })).json).toMatchObject({
      jerseyNumber: 77,
      status: 'approved',
    });
    const { json } = await edit(id, { firstName: ' Đuro ', lastName: 'Šimić' });
    expect(json).toMatchObject({ name: 'Đuro Šimić', jerseyNumber: 77, status: 'pending' });
    const { json: pending } = await kolo.call('GET', '/api/players/pending', { as: 'admin' });
    expect(pending).toContainEqual(expect.objectContaining({ id, firstName: 'Đuro' }));
    expect(await audited(id)).toEqual(['player.update', 'player.update']);
  });

  it('by the administrator leaves the approval', async () => {
    const { json } = await edit(first(foreign), { lastName: 'Čović' }, 'admin');
    expect(json).toMatchObject({ lastName: 'Čović', status: 'approved' });
  });

  it('is for one’s own team only, and for players of it', async () => {
    expect(await refusal(edit(first(foreign), { jerseyNumber: 5 }))).toEqual([
      ...[403, 'auth.forbidden'],
    ]);
    expect(await refusal(edit(987_654, {}, 'admin'))).toEqual([404, 'player.not-found']);
    expect(await refusal(edit(first(own), { jerseyNumber: own.playerIds.length }))).toEqual([
      ...[409, 'player.number-taken'],
    ]);
    await kolo.db.query("UPDATE players SET status = 'rejected' WHERE id = $1", [first(own)]);
    expect(await refusal(edit(first(own), { jerseyNumber: 5 }))).toEqual([409, 'player.rejected']);
  });

  it('of two that want one number at once lets one have it', async () => {
    const answers = await Promise.all(own.playerIds.map((id) => edit(id, { jerseyNumber: 99 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(own.playerIds.length - 1);
  });

  it('adds a document after the fact and puts another in its place', async () => {
    const id = first(own);
    const put = async (text: string, as: Caller = 'company') => {
      const form = new FormData();
      form.set('employmentDocument', new Blob([`%PDF-1.7\n${text}\n%%EOF\n`]), 'ugovor.pdf');
      const headers = { cookie: kolo.cookies[as] };
      const url = `${kolo.url}/api/players/${id}/document`;
      return fetch(url, { method: 'PUT', headers, body: form });
    };
    const read = async () =>
      (await kolo.call('GET', `/api/players/${id}/document`, { as: 'admin' })).text;
    const added = await put('prvi');
    expect([added.status, await added.json()]).toMatchObject([
      ...[200, { status: 'approved', employmentDocumentUrl: `/api/players/${id}/document` }],
    ]);
    expect(await read()).toContain('prvi');
    expect((await put('drugi')).status).toBe(200);
    expect(await read()).toContain('drugi');
    expect((await put('tudi', 'referee')).status).toBe(403);
    expect(await audited(id)).toEqual(['player.document', 'player.document']);
    expect((await call('PUT', `/api/players/${id}/document`, 'company')).status).toBe(400);
  });

  it('of a name stands in the answers about its matches', async () => {
    const match = await newMatch();
    const id = first(own);
    await edit(id, { lastName: 'Kovačić' }, 'admin');
    const named = expect.objectContaining({ id, lastName: 'Kovačić' });
    const manage = await kolo.call('GET', `/api/matches/${match.id}/manage`, { as: 'admin' });
    expect((manage.json as ManageView).homePlayers).toContainEqual(named);
    const live = await kolo.call('GET', `/api/live/${match.id}`);
    expect(live.json).toMatchObject({ snapshot: { names: expect.arrayContaining([named]) } });
  });
});

describe('a withdrawn player', () => {
  it('is present at no later match; place and number are free, what was played stays', async () => {
    const id = first(own);
    expect((await withdraw(id)).json).toMatchObject({ withdrawnAt: expect.stringMatching(/Z$/) });
    const match = await newMatch();
    const [, second] = own.playerIds;
    const attendance = (playerIds: unknown[]) =>
      call('POST', `/api/matches/${match.id}/attendance`, 'admin', { team: 'home', playerIds });
    expect((await attendance([id, second])).status).toBe(400);
    expect((await attendance([second])).status).toBe(200);
    const { json: teams } = await kolo.call('GET', '/api/teams/my', { as: 'company' });
    const count = own.playerIds.length - 1;
    expect((teams as TeamView[]).find((team) => team.id === own.id)).toMatchObject({
      playerCount: count,
    });
    expect((await edit(second ?? 0, { jerseyNumber: 1 })).status).toBe(200);
    const { json } = await kolo.call('GET', '/api/players/my-team/stats', { as: 'company' });
    expect((json as OwnPlayerView[]).map((player) => player.id)).toContain(id);
  });

  it('is brought back as they were, with another number where the old one is worn', async () => {
    const id = first(own);
    await withdraw(id);
    expect(await refusal(withdraw(id))).toEqual([409, 'player.withdrawn']);
    expect(await refusal(edit(id, { jerseyNumber: 9 }))).toEqual([409, 'player.withdrawn']);
    await edit(own.playerIds[1] ?? 0, { jerseyNumber: 1 });
    expect(await refusal(bringBack(id))).toEqual([409, 'player.number-taken']);
    const { json } = await bringBack(id, { jerseyNumber: 42 });
    expect(json).toMatchObject({ jerseyNumber: 42, status: 'approved', withdrawnAt: null });
    expect(await refusal(bringBack(id))).toEqual([409, 'player.not-withdrawn']);
    expect(await audited(id)).toEqual(['player.return', 'player.withdraw']);
  });

  it('comes back into no sixteenth place, however many come at once', async () => {
    const gone = own.playerIds.slice(0, 4);
    for (const id of gone) await withdraw(id);
    await kolo.db.query(
      `INSERT INTO players (first_name, last_name, jersey_number, team_id, status)
       SELECT 'Novi', 'Igrač', 50 + n, $1, 'approved' FROM generate_series(1, $2) AS n`,
      [own.id, 15 - (own.playerIds.length - gone.length) - 1],
    );
    const answers = await Promise.all(gone.map((id) => refusal(bringBack(id))));
    const full = Array(gone.length - 1).fill('409,player.team-full');
    expect(answers.map(String).sort()).toEqual(['200,', ...full]);
  });
});

it('an approval that is undone lets the player wait again, once', async () => {
  const id = first(own);
  const decide = (status: string) =>
    call('PATCH', `/api/players/${id}/status`, 'admin', { status });
  expect((await decide('pending')).json).toMatchObject({ status: 'pending' });
  expect(await refusal(decide('pending'))).toEqual([409, 'player.not-approved']);
  expect((await decide('approved')).json).toMatchObject({ status: 'approved' });
  expect(await audited(id)).toEqual(['player.approve', 'player.withdraw-approval']);
});

describe('a team', () => {
  const team = (id: number) => kolo.call('GET', `/api/teams/${id}/details`);

  it('is renamed by the administrator, in what was played as well', async () => {
    const match = await newMatch();
    const { status } = await call('PATCH', `/api/teams/${own.id}`, 'admin', {
      name: ' Nova  Bura ',
    });
    expect(status).toBe(200);
    expect((await team(own.id)).json).toMatchObject({ name: 'Nova Bura' });
    const path = `/api/matches/league/${league.leagueId}`;
    const { json } = await kolo.call('GET', path, { as: 'admin' });
    expect(json).toMatchObject([{ id: match.id, homeTeamName: 'Nova Bura' }]);
    expect(await audited(own.id)).toEqual(['team.update']);
  });

  it('leaves a league before it has played; its fixtures are called off, its players come back with it', async () => {
    const match = await newMatch();
    const leave = () => call('DELETE', `/api/teams/${own.id}/league`, 'admin');
    expect((await leave()).json).toMatchObject({ leagueId: null });
    const fixture = await kolo.call('GET', `/api/matches/${match.id}/manage`, { as: 'admin' });
    expect(fixture.json).toMatchObject({ status: 'cancelled' });
    const table = await kolo.call('GET', `/api/league-table/${league.leagueId}`, { as: 'admin' });
    expect(table.json).toHaveLength(1);
    expect(await refusal(leave())).toEqual([409, 'team.no-league']);
    const body = { userId: kolo.userIds.company, leagueId: league.leagueId };
    const back = await kolo.call('POST', '/api/teams', { as: 'admin', body });
    expect(back.json).toMatchObject({ id: own.id, playerCount: own.playerIds.length });
    expect(await audited(own.id)).toEqual(['team.join-league', 'team.leave-league']);
  });

  it('that has played stays', async () => {
    const match = await newMatch();
    const result = { as: 'admin', body: { homeScore: 1, awayScore: 0 } } as const;
    await kolo.call('PATCH', `/api/matches/${match.id}/result`, result);
    expect(await refusal(call('DELETE', `/api/teams/${own.id}/league`, 'admin'))).toEqual([
      ...[409, 'team.has-played'],
    ]);
  });

  it('stays when its match begins at that moment, and the match goes on', async () => {
    const match = await newMatch();
    const commands = kolo.app.get(MatchCommandsService);
    const callOff = commands.executeTogether.bind(commands);
    jest.spyOn(commands, 'executeTogether').mockImplementationOnce(async (...call) => {
      await kickOff(match);
      return callOff(...call);
    });
    expect(await refusal(call('DELETE', `/api/teams/${own.id}/league`, 'admin'))).toEqual([
      ...[409, 'team.has-played'],
    ]);
    expect(await match.state()).toMatchObject({ status: 'in_progress' });
  });
});
