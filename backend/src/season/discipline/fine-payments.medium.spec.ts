import { randomUUID } from 'node:crypto';
import type { AuditPage, FinePayment, LeagueFines, MatchAnswer, TeamFines } from '@kolo/domain';
import { usualSeasonRules, zagrebWallTime } from '@kolo/domain';
import { type Caller, startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';
import { type LiveMatchUnderTest, matchOn } from '../../../test/live-match.js';
import { onOneConnection } from '../../../test/one-connection.js';

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
  league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 2 });
});

const teamId = (place: number): number => league.teams[place]?.id ?? 0;
const paymentsOf = (leagueId: number): string => `/api/leagues/${leagueId}/fines/payments`;

const must = <Answer>(method: string, path: string, body?: unknown, as: Caller = 'admin') =>
  kolo.must<Answer>(method, path, { as, body });

interface Sending {
  as?: Caller;
  key?: string;
  leagueId?: number;
  on?: TestApp;
}

const payment = () => ({ teamId: teamId(0), cents: 2000, paidOn: '2025-03-15' });

/** One payment of the first team, with changes. */
function pay(
  changes: Record<string, unknown> = {},
  { as = 'admin', key = randomUUID(), leagueId = league.leagueId, on = kolo }: Sending = {},
) {
  const headers = { 'idempotency-key': key };
  return on.call('POST', paymentsOf(leagueId), { as, body: { ...payment(), ...changes }, headers });
}

const remove = (id: number | undefined, leagueId = league.leagueId, as: Caller = 'admin') =>
  kolo.call('DELETE', `${paymentsOf(leagueId)}/${id}`, { as });

async function ledger(as: 'admin' | 'company' = 'admin', on = kolo): Promise<TeamFines[]> {
  const { leagueId } = league;
  const path =
    as === 'admin' ? `/api/leagues/${leagueId}/fines` : `/api/teams/my/fines?leagueId=${leagueId}`;
  const { json } = await on.call('GET', path, { as });
  return (json as LeagueFines).teams;
}

const sums = (teams: readonly TeamFines[]) =>
  teams.map((team) => [team.teamId, team.chargedCents, team.paidCents, team.outstandingCents]);

/** A running match in which a player of the first team has been sent off, for 25.50 euros. */
async function sentOff(): Promise<LiveMatchUnderTest> {
  const { discipline } = usualSeasonRules;
  const rules = { ...usualSeasonRules, discipline: { ...discipline, redFineCents: 2550 } };
  await must('PUT', `/api/leagues/${league.leagueId}/season-rules`, rules);
  const matchDate = new Date(Date.now() + 86_400_000).toISOString();
  const fixture = { homeTeamId: teamId(0), awayTeamId: teamId(1), matchDate, round: 1 };
  const { id } = await must<MatchAnswer>('POST', '/api/matches', fixture);
  const match = matchOn(kolo, id, league);
  await match.must('POST', 'initialize', { playerIds: [...match.home, ...match.away] });
  await match.must('PATCH', 'state', { status: 'in_progress', matchState: 'first-half' });
  await match.must('POST', 'cards', { team: 'home', playerId: match.home[0], card: 'red' });
  return match;
}

/** The returned function undoes its card. */
async function sendOff(): Promise<() => Promise<unknown>> {
  const match = await sentOff();
  for (const matchState of ['half-time', 'second-half', 'completed'])
    await match.must('PATCH', 'state', { matchState });
  const { actions } = await match.state();
  const card = actions.find(({ type }) => type === 'CardShown');
  return () => match.must('POST', 'undo', { eventId: card?.id });
}

const audited = async (limit: number) =>
  (await must<AuditPage>('GET', `/api/audit?limit=${limit}`)).entries.map(
    ({ action, before, after }) => ({ action, before, after }),
  );

const refusalOf = ({ status, json }: { status: number; json: unknown }): [number, string] => [
  status,
  (json as { error: string }).error,
];

it('shows what is charged, paid and outstanding, to the company too, but not who recorded it', async () => {
  await sendOff();
  const recorded = await pay({ note: 'Uplatnica 7' });
  expect(recorded.status).toBe(201);
  const { recordedBy: _, ...ofCompany } = recorded.json as FinePayment;
  expect(recorded.json).toEqual({
    id: expect.any(Number),
    cents: 2000,
    paidOn: '2025-03-15',
    note: 'Uplatnica 7',
    recordedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    recordedBy: 'admin',
  });
  for (const on of [kolo, other]) {
    const teams = await ledger('admin', on);
    expect(sums(teams)).toEqual([[teamId(0), 2550, 2000, 550]]);
    expect(teams[0]?.payments).toEqual([recorded.json]);
    const own = await ledger('company', on);
    expect(sums(own)).toEqual(sums(teams));
    expect(own[0]?.payments).toEqual([ofCompany]);
  }
});

it('lists payments by their days, and shows a company those of its own teams alone', async () => {
  await kolo.db.query('UPDATE teams SET user_id = $1 WHERE id = $2', [
    kolo.userIds.admin,
    teamId(1),
  ]);
  await pay({ cents: 300, paidOn: '2025-04-01' });
  await pay({ cents: 200, paidOn: '2025-03-01' });
  await pay({ cents: 100, teamId: teamId(1) });
  expect(sums(await ledger())).toEqual([
    [teamId(0), 0, 500, -500],
    [teamId(1), 0, 100, -100],
  ]);
  const own = await ledger('company');
  expect(own.map(({ payments }) => payments.map(({ cents }) => cents))).toEqual([[200, 300]]);
});

it('a card that is corrected later changes what is charged and not what was paid', async () => {
  const undoCard = await sendOff();
  await pay();
  await undoCard();
  expect(sums(await ledger())).toEqual([[teamId(0), 0, 2000, -2000]]);
  expect((await ledger())[0]?.charges).toEqual([]);
});

it('records a repeated request once, on any node, also after the payment was removed', async () => {
  const key = randomUUID();
  const sent = await Promise.all([kolo, other, kolo].map((on) => pay({}, { key, on })));
  const answers = sent.map(({ json }) => json as FinePayment);
  const [first] = answers;
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(answers).toEqual([first, first, first]);
  expect(sums(await ledger())).toEqual([[teamId(0), 0, 2000, -2000]]);
  expect((await remove(first?.id)).status).toBe(204);
  expect((await pay({}, { key })).json).toEqual(first);
  expect(await ledger()).toEqual([]);
});

it('answers a repeated request as the first one, also after an erasure took a name from its note', async () => {
  const key = randomUUID();
  const { rows } = await kolo.db.query<{ id: number }>(
    `INSERT INTO players (first_name, last_name, jersey_number, team_id, status)
     VALUES ('Zdravka', 'Uplatić', 90, $1, 'approved') RETURNING id`,
    [teamId(0)],
  );
  const note = 'Donijela Zdravka Uplatić';
  const first = await pay({ note }, { key });
  const { status } = await kolo.call('POST', `/api/people/player-${rows[0]?.id}/erase`, {
    as: 'admin',
    body: { name: 'Zdravka Uplatić' },
  });
  expect(status).toBe(204);
  const again = await pay({ note }, { key });
  expect([again.status, again.json]).toEqual([
    201,
    { ...(first.json as FinePayment), note: expect.not.stringContaining('Uplatić') },
  ]);
  expect(sums(await ledger())).toEqual([[teamId(0), 0, 2000, -2000]]);
});

it('refuses the id of another payment, also in another league', async () => {
  const key = randomUUID();
  await pay({}, { key });
  const elsewhere = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 1 });
  const reused = [422, 'request.command-id-reused'];
  for (const changes of [{ cents: 2001 }, { paidOn: '2025-03-16' }, { teamId: teamId(1) }])
    expect(refusalOf(await pay(changes, { key }))).toEqual(reused);
  const inOther = await pay(
    { teamId: elsewhere.teams[0]?.id },
    { key, leagueId: elsewhere.leagueId },
  );
  expect(refusalOf(inOther)).toEqual(reused);
  expect(sums(await ledger())).toEqual([[teamId(0), 0, 2000, -2000]]);
});

it('takes two equal payments that are two requests', async () => {
  await pay();
  await pay();
  expect(sums(await ledger())).toEqual([[teamId(0), 0, 4000, -4000]]);
});

it('is in the audit, recorded and removed', async () => {
  const { id } = (await pay({ note: 'Uplatnica 7' })).json as FinePayment;
  await remove(id);
  const fields = { ...payment(), note: 'Uplatnica 7' };
  expect(await audited(2)).toEqual([
    { action: 'league.undo-fine-payment', before: fields, after: null },
    { action: 'league.fine-payment', before: null, after: fields },
  ]);
});

it('removes a payment once, and only under its league', async () => {
  const { id } = (await pay()).json as FinePayment;
  const { leagueId } = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 1 });
  const gone = [404, 'fine-payment.not-found'];
  expect(refusalOf(await remove(id, leagueId))).toEqual(gone);
  expect(sums(await ledger())).toHaveLength(1);
  const answers = await Promise.all([remove(id), remove(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
  expect(refusalOf(await remove(id))).toEqual(gone);
  for (const on of [kolo, other]) expect(await ledger('admin', on)).toEqual([]);
});

it('refuses teams of other leagues and leagues that there are not', async () => {
  const elsewhere = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 1 });
  for (const team of [elsewhere.teams[0]?.id, 987_654])
    expect(refusalOf(await pay({ teamId: team }))).toEqual([404, 'team.not-found']);
  const nowhere = [404, 'league.not-found'];
  expect(refusalOf(await pay({}, { leagueId: 987_654 }))).toEqual(nowhere);
  expect(refusalOf(await remove(1, 987_654))).toEqual(nowhere);
});

it('takes today in Zagreb, and no later day', async () => {
  const { day } = zagrebWallTime(Date.now());
  const tomorrow = zagrebWallTime(Date.now() + 36 * 60 * 60 * 1000).day;
  expect((await pay({ paidOn: day })).status).toBe(201);
  expect(refusalOf(await pay({ paidOn: tomorrow }))).toEqual([400, 'fine-payment.in-future']);
});

it.each<[string, Record<string, unknown>]>([
  ['nothing', { cents: 0 }],
  ['less than nothing', { cents: -1 }],
  ['half a cent', { cents: 0.5 }],
  ['more than anybody pays', { cents: 1_000_001 }],
  ['an amount in words', { cents: '2000' }],
  ['a day that there is not', { paidOn: '2025-02-30' }],
  ['an instant', { paidOn: '2025-03-15T16:00:00Z' }],
  ['no day', { paidOn: null }],
  ['no team', { teamId: undefined }],
  ['a note without words', { note: ' ' }],
  ['a note without end', { note: 'x'.repeat(201) }],
  ['a field too many', { recordedBy: 1 }],
])('is refused as %s', async (_, changes) => {
  expect(refusalOf(await pay(changes))).toEqual([400, 'request.invalid']);
  expect(await ledger()).toEqual([]);
});

it.each<[Caller, number]>([
  ['company', 403],
  ['referee', 403],
  ['public', 403],
  ['anonymous', 401],
])('is neither recorded nor removed by %s', async (as, status) => {
  const { id } = (await pay()).json as FinePayment;
  expect((await pay({}, { as })).status).toBe(status);
  expect((await remove(id, league.leagueId, as)).status).toBe(status);
  expect(sums(await ledger())).toEqual([[teamId(0), 0, 2000, -2000]]);
});

const leave = (place: number) => must('DELETE', `/api/teams/${teamId(place)}/league`);

it('stays when the team leaves the league, which takes no more once it is removed', async () => {
  const { id } = (await pay()).json as FinePayment;
  await leave(0);
  expect(sums(await ledger())).toEqual([[teamId(0), 0, 2000, -2000]]);
  const { id: second } = (await pay()).json as FinePayment;
  expect(sums(await ledger())).toEqual([[teamId(0), 0, 4000, -4000]]);
  for (const one of [id, second]) expect((await remove(one)).status).toBe(204);
  expect(await ledger()).toEqual([]);
  expect(refusalOf(await pay())).toEqual([404, 'team.not-found']);
});

it('settles the fines of a team that has left the league, with all names', async () => {
  const match = await sentOff();
  await match.must('POST', 'abandon', { reason: 'hall', atFault: 'none' });
  const [stayed] = await ledger();
  expect(stayed).toMatchObject({
    teamName: 'Adria',
    charges: [{ opponentName: 'Bura', name: 'Igrač Adria 1' }],
  });
  for (const place of [0, 1]) await leave(place);
  for (const as of ['admin', 'company'] as const) expect(await ledger(as, other)).toEqual([stayed]);
  expect((await pay({ cents: 2550 })).status).toBe(201);
  expect(sums(await ledger())).toEqual([[teamId(0), 2550, 2550, 0]]);
});

it('is recorded where the node has one connection left', async () => {
  expect((await onOneConnection(kolo, () => pay())).status).toBe(201);
});
