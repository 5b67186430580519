import { type LeagueMatchRules, type MatchRules, presetRules } from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague } from '../../../test/league.js';
import { scheduledMatch } from '../../../test/live-match.js';
import { MatchRulesService } from './match-rules.service.js';

let kolo: TestApp;
beforeAll(async () => {
  kolo = await startTestApp();
});
afterAll(() => kolo.close());

const league = async (): Promise<number> => {
  const { leagueId } = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 0 });
  return leagueId;
};
const pathOf = (id: number) => `/api/leagues/${id}/match-rules`;
const read = async (id: number): Promise<LeagueMatchRules> => {
  const { status, json } = await kolo.call('GET', pathOf(id));
  expect(status).toBe(200);
  return json as LeagueMatchRules;
};
const put = (id: number, body: object) => kolo.call('PUT', pathOf(id), { as: 'admin', body });
const custom = (change: object) => ({
  preset: 'custom',
  rules: { ...presetRules.tournament, ...change },
});
const sheetOf = (id: number | null) => kolo.app.get(MatchRulesService).sheetOf(id);
const entriesOf = async (id: number) => {
  const { rows } = await kolo.db.query<{ before: object; after: object }>(
    `SELECT before, after FROM audit_entries
     WHERE action = 'league.match-rules' AND subject_id = $1 ORDER BY at`,
    [id],
  );
  return rows;
};

describe('the rules of a league', () => {
  const usual = { rules: presetRules['company-running'], version: 0 };

  it('are those of a company league on a running clock until somebody chooses others', async () => {
    const id = await league();
    expect(await read(id)).toEqual({ preset: 'company-running', ...usual });
    expect([await sheetOf(id), await sheetOf(null)]).toEqual([usual, usual]);
  });

  it('may be a preset; everybody reads it at once, and it is what the next match is played by', async () => {
    const id = await league();
    await read(id);
    const answer = await put(id, { preset: 'tournament' });
    const sheet = { preset: 'tournament', rules: presetRules.tournament, version: 1 };
    expect([answer.status, answer.json]).toEqual([200, sheet]);
    expect(await read(id)).toEqual(sheet);
    expect(await sheetOf(id)).toEqual({ rules: sheet.rules, version: 1 });
  });

  it('that were stored before the list had a limit have the one of their preset', async () => {
    const [preset, own] = [await league(), await league()];
    await put(preset, { preset: 'tournament' });
    await put(own, custom({}));
    await kolo.db.query("UPDATE league_match_rules SET rules = rules - 'lateListUntil'");
    const { rules } = await read(preset);
    expect(rules).toEqual(presetRules.tournament);
    expect((await sheetOf(preset)).rules).toEqual(rules);
    expect((await read(own)).rules.lateListUntil).toBe('half-time');
    const { lateListUntil: _, ...old } = presetRules.tournament;
    expect((await put(own, { preset: 'custom', rules: old })).status).toBe(200);
  });

  it('are as they were sent with a preset of their own', async () => {
    const id = await league();
    const rules: MatchRules = {
      ...presetRules['company-running'],
      halfMinutes: 12,
      foulKickFrom: 4,
      foulKickMetres: 7,
      extraTime: null,
      exclusion: { seconds: 60, endsOnGoal: true, samePlayerReturns: false },
    };
    expect((await put(id, { preset: 'custom', rules })).json).toEqual({
      preset: 'custom',
      rules,
      version: 1,
    });
  });

  it('get another version with each change, and none with the same again', async () => {
    const id = await league();
    const versions: number[] = [];
    for (const body of [
      { preset: 'company-running' },
      custom({ halfMinutes: 12 }),
      custom({ halfMinutes: 12 }),
      custom({ halfMinutes: 13 }),
      { preset: 'tournament', rules: presetRules['fifa-2025-26'] },
    ])
      versions.push(((await put(id, body)).json as LeagueMatchRules).version);
    expect(versions).toEqual([0, 1, 1, 2, 3]);
    expect((await read(id)).rules).toEqual(presetRules.tournament);
    expect(await entriesOf(id)).toHaveLength(3);
  });

  it('get two versions from two changes at once', async () => {
    const id = await league();
    await Promise.all([12, 13].map((halfMinutes) => put(id, custom({ halfMinutes }))));
    expect((await read(id)).version).toBe(2);
  });

  it('leave in the audit what was changed, field by field', async () => {
    const id = await league();
    await put(id, { preset: 'tournament' });
    await put(id, custom({ halfMinutes: 18, kicks: null }));
    const [, second] = await entriesOf(id);
    expect(second).toEqual({
      before: { preset: 'tournament', halfMinutes: 15, kicksFirst: 5 },
      after: { preset: 'custom', halfMinutes: 18, kicksFirst: null },
    });
  });

  it('stay with a match from its line-ups on, whatever the league changes later', async () => {
    const match = await scheduledMatch(kolo);
    const { leagueId } = match.league;
    await put(leagueId, { preset: 'tournament' });
    await match.must('POST', 'initialize', { playerIds: [...match.home, ...match.away] });
    await put(leagueId, { preset: 'fifa-2025-26' });
    const played = { rules: presetRules.tournament, sheetVersion: 1 };
    expect((await match.state()).play).toMatchObject(played);
    expect(await sheetOf(leagueId)).toMatchObject({ version: 2 });
  });

  it('are answered with a tag that holds until they change', async () => {
    const id = await league();
    const tagged = async (etag = '') =>
      kolo.call('GET', pathOf(id), { headers: { 'if-none-match': etag } });
    const etag = (await tagged()).headers.get('etag') ?? '';
    expect((await tagged(etag)).status).toBe(304);
    await put(id, { preset: 'tournament' });
    expect((await tagged(etag)).status).toBe(200);
  });

  it('are not those of a league that does not exist', async () => {
    for (const { status, json } of [
      await kolo.call('GET', pathOf(987_654)),
      await put(987_654, { preset: 'tournament' }),
    ])
      expect([status, json]).toEqual([404, expect.objectContaining({ error: 'league.not-found' })]);
  });
});

describe('rules that are refused', () => {
  it.each<[string, object, string[]]>([
    [
      'a number beyond its limits',
      { halfMinutes: 46, minPlayers: 1.5 },
      ['halfMinutes', 'minPlayers'],
    ],
    ['an unknown mode of the clock', { clockMode: 'backwards' }, ['clockMode']],
    ['a rule that is left out', { winnerNeeded: undefined }, ['winnerNeeded']],
    ['null where a rule cannot be off', { points: null, listMax: null }, ['points', 'listMax']],
    ['half a part', { reduction: { seconds: 120 } }, ['reduction.endsOnGoal']],
    ['a list for a part', { kicks: [{ first: 5 }] }, ['kicks']],
    [
      'a word for a number in a part',
      { extraTime: { halves: 3, minutes: '5' } },
      ['extraTime.halves', 'extraTime.minutes'],
    ],
    ['a field that is none', { ballSize: 4 }, ['ballSize']],
  ])('for %s name the field', async (_, change, fields) => {
    const id = await league();
    const { status, json } = await put(id, custom(change));
    expect([status, json]).toEqual([400, expect.objectContaining({ error: 'request.invalid' })]);
    const { details } = json as { details: Record<string, string> };
    for (const field of fields) expect(details).toHaveProperty([`rules.${field}`]);
    expect((await read(id)).version).toBe(0);
  });

  it.each<[string, object]>([
    ['missing', { preset: 'custom' }],
    ['min-players', custom({ minPlayers: 5, playersOnPitch: 4 })],
    ['last-minutes', custom({ lastMinutes: 0 })],
    ['no-decision', custom({ extraTime: null, kicks: null })],
    ['no-exclusion', custom({ secondYellow: 'exclusion' })],
    ['points', custom({ points: { win: 1, draw: 2, loss: 0 } })],
  ])('because of %s say so in one sentence', async (code, body) => {
    const id = await league();
    const { status, json } = await put(id, body);
    expect([status, json]).toEqual([
      400,
      { statusCode: 400, error: `match-rules.${code}`, message: expect.stringMatching(/\.$/) },
    ]);
    expect(await entriesOf(id)).toEqual([]);
  });
});
