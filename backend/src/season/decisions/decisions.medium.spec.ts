import { randomUUID } from 'node:crypto';
import {
  type DecisionAnswer,
  type DecisionPage,
  type ErrorAnswer,
  type LeagueTableRow,
  type LiveTable,
  type SeasonRules,
  usualSeasonRules,
} from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';
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

const aLeague = (): Promise<TestLeague> =>
  createLeague(one.db, { ownerId: one.userIds.company, teams: 3 });

const minusOne = ({ teams }: TestLeague) => ({
  teamId: teams[0]?.id ?? 0,
  points: -1,
  cause: 'no-show',
  on: '2026-03-14',
});

interface Sending {
  on?: TestApp;
  commandId?: string;
  at?: string;
}

function ask(
  method: string,
  { leagueId }: TestLeague,
  path: string,
  body?: object,
  { on = one, commandId = randomUUID(), at }: Sending = {},
) {
  const headers = { 'idempotency-key': commandId, ...(at !== undefined && { 'occurred-at': at }) };
  return on.call(method, `/api/leagues/${leagueId}/${path}`, { as: 'admin', body, headers });
}

async function must(...call: Parameters<typeof ask>): Promise<DecisionAnswer> {
  const { status, json, text } = await ask(...call);
  if (status !== 200) throw new Error(`${call[2]} answered ${status}: ${text}`);
  return json as DecisionAnswer;
}

async function refusal(...call: Parameters<typeof ask>): Promise<[number, string]> {
  const { status, json } = await ask(...call);
  return [status, (json as ErrorAnswer).error];
}

const decisions = async (league: TestLeague, query = ''): Promise<DecisionPage> =>
  (await ask('GET', league, `decisions${query}`)).json as DecisionPage;

async function table({ leagueId }: TestLeague, on = one): Promise<LeagueTableRow[]> {
  const { json } = await on.call('GET', `/api/league-table/${leagueId}`, { as: 'public' });
  return json as LeagueTableRow[];
}

const rowOf = async (league: TestLeague, on = one): Promise<LeagueTableRow | undefined> =>
  (await table(league, on)).find(({ teamId }) => teamId === league.teams[0]?.id);

describe('the season rules of a league', () => {
  const read = async ({ leagueId }: TestLeague, on = one) =>
    (await on.call('GET', `/api/leagues/${leagueId}/season-rules`)).json;

  it('are read by everybody, and are the usual ones until an administrator sets others', async () => {
    const league = await aLeague();
    expect(await read(league)).toEqual({ version: 0, rules: usualSeasonRules });
    const rules: SeasonRules = { ...usualSeasonRules, withdrawal: 'award-all', noShowLimit: 3 };
    const commandId = randomUUID();
    const at = new Date(Date.now() - 60_000).toISOString();
    expect(await must('PUT', league, 'season-rules', rules, { commandId, at })).toEqual({
      leagueId: league.leagueId,
      version: 1,
      decision: { id: `${commandId}.0` },
      epoch: expect.any(String),
      events: [
        {
          type: 'SeasonRulesSet',
          data: { rules, version: 1 },
          id: `${commandId}.0`,
          at,
          version: 1,
        },
      ],
    });
    const now = { version: 1, rules };
    expect([await read(league), await read(league, two)]).toEqual([now, now]);
  });

  it.each<[string, object, string]>([
    ['rules.withdrawal', { withdrawal: 'some' }, 'request.invalid'],
    ['a part that is missing', { awards: undefined }, 'request.invalid'],
    ['a rule that nobody knows', { colour: 'red' }, 'request.invalid'],
    ['a step that is no number', { discipline: { yellowSteps: ['3'] } }, 'request.invalid'],
    ['steps that fall', { discipline: { yellowSteps: [6, 3] } }, 'season-rules.steps'],
    ['no way to sign', { signing: { methods: [] } }, 'season-rules.methods'],
  ])('are refused with %s', async (_, change, code) => {
    const wanted: Record<string, unknown> = { ...usualSeasonRules };
    for (const [field, value] of Object.entries(change)) {
      const usual = usualSeasonRules[field as keyof SeasonRules];
      const isPart = typeof usual === 'object' && typeof value === 'object';
      wanted[field] = isPart ? { ...usual, ...value } : value;
    }
    expect(await refusal('PUT', await aLeague(), 'season-rules', wanted)).toEqual([400, code]);
  });
});

describe('lots of a league', () => {
  const idsOf = ({ teams }: TestLeague): number[] => teams.map(({ id }) => id);
  const orderOf = async (league: TestLeague, on = one): Promise<number[]> =>
    (await table(league, on)).map(({ teamId }) => teamId);
  const lotsOf = (league: TestLeague, teamIds = idsOf(league)) => ({ for: 'table', teamIds });

  it('order teams that are level in everything, on every node, until they are undone', async () => {
    const league = await aLeague();
    const before = await orderOf(league);
    const { events, decision } = await must('POST', league, 'lots', lotsOf(league));
    const [drawn] = events;
    if (drawn?.type !== 'LotsDrawn') throw new Error('Nothing was drawn');
    expect(drawn.data.teams).toEqual(idsOf(league).sort((a, b) => a - b));
    expect(drawn.data.order.toSorted((a, b) => a - b)).toEqual(drawn.data.teams);
    for (const node of [one, two]) {
      expect(await orderOf(league, node)).toEqual(drawn.data.order);
      expect((await table(league, node)).map(({ decidedBy }) => decidedBy)).toEqual([
        'lots',
        'lots',
        null,
      ]);
    }
    await must('DELETE', league, `lots/${decision.id}`);
    expect(await orderOf(league)).toEqual(before);
  });

  it('are drawn once: a repeat gets the first order, another draw is refused', async () => {
    const league = await aLeague();
    const commandId = randomUUID();
    const first = await must('POST', league, 'lots', lotsOf(league), { commandId });
    expect(await must('POST', league, 'lots', lotsOf(league), { commandId, on: two })).toEqual(
      first,
    );
    expect(await refusal('POST', league, 'lots', lotsOf(league))).toEqual([409, 'lots.not-tied']);
  });

  it('are drawn once when two administrators do so at the same moment', async () => {
    const league = await aLeague();
    const both = await Promise.all(
      [one, two].map(
        async (on) => (await ask('POST', league, 'lots', lotsOf(league), { on })).status,
      ),
    );
    expect(both.sort()).toEqual([200, 409]);
    expect((await decisions(league)).events).toHaveLength(1);
  });

  it('are refused for teams that something separates, for some of the level ones, and for no tie', async () => {
    const league = await aLeague();
    const [first = 0, second = 0] = idsOf(league);
    const notTied = [409, 'lots.not-tied'];
    expect(await refusal('POST', league, 'lots', lotsOf(league, [first, second]))).toEqual(notTied);
    const tie = { ...lotsOf(league), for: 'tie' };
    expect(await refusal('POST', league, 'lots', tie)).toEqual(notTied);
    await must('POST', league, 'points-adjustments', minusOne(league));
    expect(await refusal('POST', league, 'lots', lotsOf(league))).toEqual(notTied);
  });

  it.each<[string, object]>([
    ['one team', { teamIds: [1] }],
    ['a team twice', { teamIds: [1, 1] }],
    ['no purpose', { for: 'fun' }],
  ])('are refused with %s', async (_, change) => {
    const league = await aLeague();
    const body = { ...lotsOf(league), ...change };
    expect(await refusal('POST', league, 'lots', body)).toEqual([400, 'request.invalid']);
  });
});

describe('points that a league takes away', () => {
  it('are missing from the table on every node, with cause and day, and come back whole', async () => {
    const league = await aLeague();
    const before = await table(league);
    const { decision } = await must('POST', league, 'points-adjustments', minusOne(league));
    const adjustments = [{ points: -1, cause: 'no-show', on: '2026-03-14' }];
    for (const node of [one, two])
      expect(await rowOf(league, node)).toMatchObject({ points: -1, position: 3, adjustments });
    const path = `/api/league-table/${league.leagueId}/live`;
    const live = (await two.call('GET', path, { as: 'public' })).json as LiveTable;
    expect(live.rows.filter((row) => row.adjustments !== undefined)).toMatchObject([
      { teamId: league.teams[0]?.id, points: -1, adjustments },
    ]);
    await must('DELETE', league, `points-adjustments/${decision.id}`, { text: 'Žalba' });
    expect([await table(league), await table(league, two)]).toEqual([before, before]);
  });

  it('are decided once, however often the same command comes, and wherever', async () => {
    const league = await aLeague();
    const commandId = randomUUID();
    const first = await must('POST', league, 'points-adjustments', minusOne(league), { commandId });
    const again = [{ commandId }, { commandId, on: two }].map((call) =>
      must('POST', league, 'points-adjustments', minusOne(league), call),
    );
    expect(await Promise.all(again)).toEqual([first, first]);
    expect((await rowOf(league))?.points).toBe(-1);
    await one.db.query('UPDATE teams SET league_id = NULL WHERE id = $1', [
      minusOne(league).teamId,
    ]);
    const late = must('POST', league, 'points-adjustments', minusOne(league), { commandId });
    expect(await late).toEqual(first);
  });

  it('are not decided under an id that belongs to something else', async () => {
    const [league, other] = [await aLeague(), await aLeague()];
    const commandId = randomUUID();
    await must('POST', league, 'points-adjustments', minusOne(league), { commandId });
    const reused = [422, 'request.command-id-reused'];
    const more = { ...minusOne(league), points: -2, text: 'Tuđe riječi' };
    const wanted: Parameters<typeof ask>[] = [
      ['POST', league, 'points-adjustments', more, { commandId }],
      ['POST', other, 'points-adjustments', minusOne(other), { commandId }],
      ['PUT', league, 'season-rules', usualSeasonRules, { commandId }],
    ];
    for (const call of wanted) expect(await refusal(...call)).toEqual(reused);
    expect((await decisions(league)).events).toHaveLength(1);
    expect(JSON.stringify(await decisions(league))).not.toContain('Tuđe');
  });

  it('are decided once by a command whose node died before it answered', async () => {
    const league = await aLeague();
    const commandId = randomUUID();
    const store = one.app.get(EventStore);
    const append = store.appendTogether.bind(store);
    const dying = jest.spyOn(store, 'appendTogether').mockImplementationOnce(async (items) => {
      await append(items);
      throw new Error('The node is gone');
    });
    const sent = ['POST', league, 'points-adjustments', minusOne(league)] as const;
    expect((await ask(...sent, { commandId })).status).toBe(500);
    dying.mockRestore();
    const answer = await must(...sent, { commandId, on: two });
    expect(answer).toMatchObject({ version: 1, decision: { id: `${commandId}.0` } });
    expect((await decisions(league)).events).toHaveLength(1);
  });

  it('of two administrators at the same moment both count', async () => {
    const league = await aLeague();
    const both = [one, two, one, two].map((on) =>
      must('POST', league, 'points-adjustments', minusOne(league), { on }),
    );
    const versions = (await Promise.all(both)).map(({ version }) => version);
    expect(versions.sort()).toEqual([1, 2, 3, 4]);
    expect((await rowOf(league, two))?.points).toBe(-4);
  });

  it('are given back once, when two administrators do so at the same moment', async () => {
    const league = await aLeague();
    const { decision } = await must('POST', league, 'points-adjustments', minusOne(league));
    const path = `points-adjustments/${decision.id}`;
    const both = await Promise.all(
      [one, two].map(async (on) => (await ask('DELETE', league, path, undefined, { on })).status),
    );
    expect(both.sort()).toEqual([200, 404]);
    expect((await rowOf(league))?.points).toBe(0);
  });

  it('leave the rows of matches as the log says', async () => {
    const differences: unknown[] = [];
    await verify(
      one.database.adminUrl,
      () => undefined,
      (difference) => differences.push(difference),
    );
    expect(differences).toEqual([]);
  });

  it.each<[string, object]>([
    ['no points', { points: 0 }],
    ['half a point', { points: 0.5 }],
    ['a hundred points', { points: -100 }],
    ['another cause', { cause: 'mood' }],
    ['no day', { on: '2026-02-30' }],
    ['an instant', { on: '2026-03-14T18:00:00Z' }],
    ['words without end', { text: 'a'.repeat(2_001) }],
  ])('are refused with %s', async (_, change) => {
    const league = await aLeague();
    const body = { ...minusOne(league), ...change };
    const refused = [400, 'request.invalid'];
    expect(await refusal('POST', league, 'points-adjustments', body)).toEqual(refused);
  });

  it('are refused for what is not there', async () => {
    const [league, other] = [await aLeague(), await aLeague()];
    const nowhere = { leagueId: 2_000_000, teams: [] };
    const points = (of: TestLeague, body: object) =>
      refusal('POST', of, 'points-adjustments', body);
    expect(await points(league, minusOne(other))).toEqual([404, 'team.not-found']);
    expect(await points(nowhere, minusOne(other))).toEqual([404, 'team.not-found']);
    const { decision } = await must('PUT', league, 'season-rules', usualSeasonRules);
    const missing = [404, 'decision.not-found'];
    for (const id of [decision.id, 'nothing.0', '%20'])
      expect(await refusal('DELETE', league, `points-adjustments/${id}`)).toEqual(missing);
    expect(await refusal('GET', nowhere, 'decisions')).toEqual([404, 'league.not-found']);
  });
});

describe('the decisions of a league', () => {
  it('are listed in order, in pages, with who decided and the words that were added', async () => {
    const league = await aLeague();
    const text = '  Tim nije došao.  ';
    await must('POST', league, 'points-adjustments', { ...minusOne(league), text });
    await must('PUT', league, 'season-rules', usualSeasonRules);
    const page = await decisions(league, '?limit=1');
    expect(page).toMatchObject({ leagueId: league.leagueId, version: 2, next: 1 });
    expect(page.events).toMatchObject([
      {
        event: { type: 'PointsAdjusted', version: 1 },
        actor: { id: one.userIds.admin, username: expect.any(String) },
        text: 'Tim nije došao.',
      },
    ]);
    const rest = await decisions(league, '?after=1');
    expect(rest).toMatchObject({ next: null, events: [{ event: { type: 'SeasonRulesSet' } }] });
    expect(rest.events[0]).not.toHaveProperty('text');
  });

  it('keep the words out of the log', async () => {
    const league = await aLeague();
    await must('POST', league, 'points-adjustments', { ...minusOne(league), text: 'Ivan Horvat' });
    const { rows } = await one.db.query<{ row: string }>(
      'SELECT e::text AS row FROM events e WHERE stream = $1',
      [-league.leagueId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain('Horvat');
  });
});
