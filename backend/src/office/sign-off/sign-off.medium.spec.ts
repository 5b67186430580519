import { randomUUID } from 'node:crypto';
import type {
  ErrorAnswer,
  LeagueSeasonRules,
  MatchAnswer,
  MatchView,
  SeasonRules,
  SignOffView,
  SignRequest,
} from '@kolo/domain';
import { type Caller, startTestApp, type TestApp } from '../../../test/app.js';
import { consoleOf } from '../../../test/console.js';
import { kickOff, type LiveMatchUnderTest, scheduledMatch } from '../../../test/live-match.js';
import { MatchCommandsService } from '../../live/commands/match-commands.service.js';
import { verify } from '../../projections/verify.js';

let kolo: TestApp;
/** The signed-in company plays at home; the signed-in referee is named. */
let match: LiveMatchUnderTest;
let table: string;
beforeAll(async () => {
  kolo = await startTestApp();
});
afterAll(() => kolo.close());
beforeEach(async () => {
  match = await scheduledMatch(kolo);
  const named = await kolo.call('PUT', `/api/matches/${match.id}/referees`, {
    as: 'admin',
    body: { userIds: [kolo.userIds.referee] },
  });
  expect(named.status).toBe(200);
  await kickOff(match);
  await match.must('POST', 'goals', { team: 'home', scorer: match.home[0] });
  table = await consoleOf(kolo, match.id);
});

const finish = async () => {
  for (const matchState of ['half-time', 'second-half', 'completed'])
    await match.must('PATCH', 'state', { matchState });
};

type By = Caller | 'table';

function ask(by: By, method: string, path: string, body?: object, key: string = randomUUID()) {
  const headers: Record<string, string> = { 'idempotency-key': key };
  if (by === 'table') headers.cookie = table;
  const as = by === 'table' ? {} : { as: by };
  return kolo.call(method, `/api/matches/${match.id}/${path}`, { ...as, body, headers });
}

async function must(...call: Parameters<typeof ask>): Promise<MatchAnswer> {
  const { status, json, text } = await ask(...call);
  if (status !== 200) throw new Error(`${call[1]} ${call[2]} answered ${status}: ${text}`);
  return json as MatchAnswer;
}

async function refusal(...call: Parameters<typeof ask>): Promise<[number, string]> {
  const { status, json } = await ask(...call);
  return [status, (json as ErrorAnswer).error];
}

async function view(by: By = 'admin'): Promise<SignOffView> {
  const { status, json, text } = await ask(by, 'GET', 'sign-off');
  if (status !== 200) throw new Error(`The sign-off was answered ${status}: ${text}`);
  return json as SignOffView;
}

const drawing = 'M0 0L9.5 3.2C1,2 3,4 5,6';

/** The match as everybody finds it in the list of its league. */
async function listed(): Promise<MatchView> {
  const { json } = await kolo.call('GET', `/api/matches?leagueId=${match.league.leagueId}`, {
    as: 'public',
  });
  const [found] = json as MatchView[];
  if (found === undefined) throw new Error('The match is in no list');
  return found;
}

async function signing(role: SignRequest['role'], more: Partial<SignRequest> = {}) {
  const { reportHash } = await view();
  return { role, method: 'drawn', reportHash, name: 'Ana Šarić', drawing, ...more } as const;
}

async function signedByAll(): Promise<void> {
  await must('table', 'POST', 'sign-off', await signing('home'));
  await must('table', 'POST', 'sign-off', await signing('away'));
  const account = await signing('referee', { method: 'account' });
  await must('referee', 'POST', 'sign-off', account);
}

async function setSigning(change: Partial<SeasonRules['signing']>): Promise<void> {
  const path = `/api/leagues/${match.league.leagueId}/season-rules`;
  const { rules } = (await kolo.call('GET', path)).json as LeagueSeasonRules;
  const body = { ...rules, signing: { ...rules.signing, ...change } };
  const headers = { 'idempotency-key': randomUUID() };
  const { status, text } = await kolo.call('PUT', path, { as: 'admin', body, headers });
  if (status !== 200) throw new Error(`The rules were answered ${status}: ${text}`);
}

describe('signatures', () => {
  it('of both captains at the table and of the referee’s account confirm the result', async () => {
    await finish();
    expect(await view('table')).toMatchObject({
      resultState: 'provisional',
      content: { score: { home: 1, away: 0 } },
      signatures: [],
      methods: ['account', 'tick', 'pin', 'drawn'],
      maySign: ['home', 'away', 'referee', 'scorer'],
    });
    await signedByAll();
    const signed = await view('company');
    expect(signed).toMatchObject({
      resultState: 'confirmed',
      maySign: ['home'],
      signatures: [
        { role: 'home', method: 'drawn', name: 'Ana Šarić', drawing, stale: false },
        { role: 'away', method: 'drawn', stale: false },
        { role: 'referee', method: 'account', stale: false },
      ],
    });
    expect(signed.signatures[2]?.name).toEqual(expect.stringMatching(/\S/));
    expect(Date.parse(signed.officialAt ?? '')).toBeGreaterThan(Date.now());
  });

  it('and remarks have the name by which the table knows a referee, not the username', async () => {
    await must('admin', 'PUT', 'officials', {
      side: 'match',
      role: 'first',
      firstName: 'Zdravko',
      lastName: 'Zvižduk',
      userId: kolo.userIds.referee,
    });
    await finish();
    await must('referee', 'POST', 'sign-off', await signing('referee', { method: 'account' }));
    await must('referee', 'POST', 'remarks', { text: 'Uredno.' });
    const name = 'Zdravko Zvižduk';
    expect(await view()).toMatchObject({ signatures: [{ name }], remarks: [{ author: name }] });
  });

  it('are stale after a correction and hold again when it is undone', async () => {
    await finish();
    await signedByAll();
    const { events } = await must('table', 'POST', 'goals', {
      team: 'away',
      scorer: match.away[0],
    });
    const corrected = await view();
    expect(corrected.resultState).toBe('provisional');
    expect(corrected.signatures.map(({ stale }) => stale)).toEqual([true, true, true]);
    await must('table', 'POST', 'undo', { eventId: events[0]?.id });
    const undone = await view();
    expect(undone.resultState).toBe('confirmed');
    expect(undone.signatures.map(({ stale }) => stale)).toEqual([false, false, false]);
  });

  it('of an older report are refused to an account, and taken from the table', async () => {
    await finish();
    const [late, online] = [await signing('away'), await signing('home', { method: 'account' })];
    await must('table', 'POST', 'goals', { team: 'away', scorer: match.away[0] });
    const stale = [409, 'match.signature-stale'];
    expect(await refusal('company', 'POST', 'sign-off', online)).toEqual(stale);
    await must('table', 'POST', 'sign-off', late);
    expect((await view()).signatures).toMatchObject([{ role: 'away', stale: true }]);
  });

  it('are given by a company for its own team alone, with its account', async () => {
    await finish();
    const forbidden = [403, 'auth.forbidden'];
    for (const [role, method] of [
      ['away', 'account'],
      ['referee', 'account'],
      ['home', 'tick'],
    ] as const)
      expect(await refusal('company', 'POST', 'sign-off', await signing(role, { method }))).toEqual(
        forbidden,
      );
    await must('company', 'POST', 'sign-off', await signing('home', { method: 'account' }));
    const refused = { role: 'away', reason: 'disagrees' };
    expect(await refusal('company', 'POST', 'sign-off/refuse', refused)).toEqual(forbidden);
    expect(
      await refusal('table', 'POST', 'sign-off', await signing('home', { method: 'account' })),
    ).toEqual(forbidden);
    expect(
      await refusal('referee', 'POST', 'sign-off', await signing('home', { method: 'account' })),
    ).toEqual(forbidden);
  });

  it.each([
    ['timekeeper', ['scorer']],
    ['delegate', []],
  ])('are not the referee’s when a %s gives them with an account', async (role, signsAs) => {
    await finish();
    expect(await view('referee')).toMatchObject({ signsAs: ['referee'] });
    await kolo.db.query('UPDATE match_referees SET role = $2 WHERE match_id = $1', [
      match.id,
      role,
    ]);
    expect(await view('referee')).toMatchObject({
      signsAs,
      maySign: ['home', 'away', 'referee', 'scorer'],
    });
    const forbidden = [403, 'auth.forbidden'];
    const asReferee = await signing('referee', { method: 'account' });
    expect(await refusal('referee', 'POST', 'sign-off', asReferee)).toEqual(forbidden);
    expect(await refusal('referee', 'POST', 'confirm', {})).toEqual(forbidden);
    await must('referee', 'POST', 'sign-off', await signing('referee'));
    expect((await view()).resultState).toBe('provisional');
  });

  it('are given once, however often they are sent', async () => {
    await finish();
    const [body, key] = [await signing('home'), randomUUID()];
    const first = await must('table', 'POST', 'sign-off', body, key);
    const again = await must('table', 'POST', 'sign-off', { ...body, name: 'Netko drugi' }, key);
    expect(again.version).toBe(first.version);
    expect((await view()).signatures).toMatchObject([{ name: 'Ana Šarić' }]);
    const reused = [422, 'request.command-id-reused'];
    expect(await refusal('table', 'POST', 'sign-off', { ...body, role: 'away' }, key)).toEqual(
      reused,
    );
  });

  it.each<[string, Partial<SignRequest>, number, string]>([
    ['a drawing that is no path', { drawing: 'M0 0"/><script>' }, 400, 'request.invalid'],
    [
      'a drawing that is too large',
      { drawing: `M${'0'.repeat(16 * 1024)}` },
      400,
      'request.invalid',
    ],
    ['a hash of another kind', { reportHash: 'older' }, 400, 'request.invalid'],
    ['a wrong PIN', { method: 'pin', pin: '1234' }, 401, 'auth.wrong-pin'],
  ])('with %s are refused', async (_, more, status, code) => {
    await finish();
    expect(await refusal('table', 'POST', 'sign-off', await signing('home', more))).toEqual([
      status,
      code,
    ]);
  });

  it('without what their method needs, or by a method that the league does not take, are refused', async () => {
    await finish();
    const { reportHash } = await view();
    const invalid = [400, 'request.invalid'];
    for (const method of ['tick', 'drawn'])
      expect(
        await refusal('table', 'POST', 'sign-off', { role: 'home', method, reportHash }),
      ).toEqual(invalid);
    await setSigning({ methods: ['tick'] });
    expect(await refusal('table', 'POST', 'sign-off', await signing('home'))).toEqual(invalid);
    // A tablet knows it also when it loses the network.
    const { json } = await ask('table', 'GET', 'manage');
    expect(json).toMatchObject({ signingMethods: ['tick'] });
  });

  it('and all else wait for the end of the match', async () => {
    const early = [409, 'match.not-over'];
    expect(await refusal('table', 'POST', 'sign-off', await signing('home'))).toEqual(early);
    expect(await refusal('table', 'POST', 'remarks', { text: 'Rano' })).toEqual(early);
    expect(await refusal('admin', 'POST', 'confirm', {})).toEqual(early);
  });
});

it('a refusal and a remark stand in the report, and the referee confirms it all the same', async () => {
  await finish();
  await must('table', 'POST', 'sign-off/refuse', {
    role: 'away',
    reason: 'other',
    text: 'Otišli su',
  });
  await must('company', 'POST', 'remarks', { text: 'Teren je bio sklizak.' });
  expect(await view()).toMatchObject({
    refusals: [{ role: 'away', reason: 'other', text: 'Otišli su' }],
    remarks: [{ text: 'Teren je bio sklizak.', author: expect.stringMatching(/\S/) }],
  });
  await must('referee', 'POST', 'confirm', { text: 'Gosti nisu potpisali.' });
  expect((await view()).resultState).toBe('confirmed');
});

describe('a protest', () => {
  const protest = { team: 'home', text: 'Igrao je suspendirani igrač.' };

  it('holds the result back until an administrator decides about it', async () => {
    await finish();
    const { resultState } = await must('company', 'POST', 'protests', protest);
    expect([resultState, (await listed()).resultState]).toEqual(['under-protest', 'under-protest']);
    const [announced] = (await view()).protests;
    expect(await view('company')).toMatchObject({
      resultState: 'under-protest',
      officialAt: null,
      protests: [{ team: 'home', text: protest.text, outcome: null }],
    });
    expect(await refusal('admin', 'POST', 'confirm', {})).toEqual([409, 'match.under-protest']);
    const decision = { outcome: 'rejected', text: 'Nije bio suspendiran.' };
    expect(await refusal('admin', 'PATCH', 'protests/nothing.0', decision)).toEqual([
      404,
      'decision.not-found',
    ]);
    await must('admin', 'PATCH', `protests/${announced?.id}`, decision);
    expect(await view()).toMatchObject({
      resultState: 'provisional',
      protests: [{ outcome: 'rejected', decisionText: decision.text }],
    });
  });

  it('is decided also when the match was annulled before', async () => {
    await finish();
    await must('company', 'POST', 'protests', protest);
    const [{ id } = { id: '' }] = (await view()).protests;
    await must('admin', 'POST', 'annul', { reason: 'ineligible' });
    expect(await listed()).toMatchObject({ outcome: 'annulled', resultState: 'under-protest' });
    await must('admin', 'PATCH', `protests/${id}`, { outcome: 'upheld' });
    expect((await view('company')).protests).toMatchObject([{ outcome: 'upheld' }]);
    expect(await listed()).not.toHaveProperty('resultState');
  });

  it('is announced by a company for its own team, and in time', async () => {
    await finish();
    const other = { ...protest, team: 'away' };
    expect(await refusal('company', 'POST', 'protests', other)).toEqual([403, 'auth.forbidden']);
    await setSigning({ protestHours: 0 });
    const late = [409, 'match.protest-late'];
    expect(await refusal('company', 'POST', 'protests', protest)).toEqual(late);
  });
});

describe('the PIN of a team', () => {
  const server = {
    commandId: randomUUID(),
    at: new Date().toISOString(),
    actorId: null,
    device: null,
    requestId: null,
    language: 'hr',
    isConsole: false,
  } as const;
  const own = { team: 'home', pin: '482913' };
  const wrong = [401, 'auth.wrong-pin'];
  const byPin = async (role: SignRequest['role'], pin: string) => {
    const { reportHash } = await view();
    return { role, method: 'pin', pin, reportHash };
  };

  it('signs at the table for the team that has set it, once however often it is sent', async () => {
    await must('company', 'PUT', 'team-pins', own);
    await finish();
    expect(await view('table')).toMatchObject({
      methods: ['account', 'tick', 'pin', 'drawn'],
      teamsWithPin: ['home'],
    });
    const [body, key] = [await byPin('home', own.pin), randomUUID()];
    const first = await must('table', 'POST', 'sign-off', body, key);
    expect(await must('table', 'POST', 'sign-off', body, key)).toMatchObject({
      version: first.version,
    });
    expect((await view()).signatures).toMatchObject([
      { role: 'home', method: 'pin', name: null, stale: false },
    ]);
    const { rows } = await kolo.db.query('SELECT pin_hash FROM team_pins WHERE match_id = $1', [
      match.id,
    ]);
    expect(rows).toEqual([{ pin_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  });

  it('is that of one team in one match, and of no referee', async () => {
    const before = match.id;
    await must('company', 'PUT', 'team-pins', own);
    await finish();
    expect(await refusal('table', 'POST', 'sign-off', await byPin('away', own.pin))).toEqual(wrong);
    expect(await refusal('table', 'POST', 'sign-off', await byPin('referee', own.pin))).toEqual([
      400,
      'request.invalid',
    ]);
    expect(await refusal('company', 'POST', 'sign-off', await byPin('home', own.pin))).toEqual([
      403,
      'auth.forbidden',
    ]);
    match = await scheduledMatch(kolo);
    expect(match.id).not.toBe(before);
    await kickOff(match);
    await finish();
    table = await consoleOf(kolo, match.id);
    expect(await refusal('table', 'POST', 'sign-off', await byPin('home', own.pin))).toEqual(wrong);
  });

  it('is set by the company of the team and administrators, and by nobody else', async () => {
    const forbidden = [403, 'auth.forbidden'];
    const other = { ...own, team: 'away' };
    expect(await refusal('company', 'PUT', 'team-pins', other)).toEqual(forbidden);
    expect(await refusal('referee', 'PUT', 'team-pins', own)).toEqual(forbidden);
    const set = await ask('admin', 'PUT', 'team-pins', other);
    expect([set.status, set.json]).toEqual([200, { teamsWithPin: ['away'] }]);
    for (const pin of ['', '123', '123456789', 'abcd', 1234])
      expect(await refusal('admin', 'PUT', 'team-pins', { team: 'away', pin })).toEqual([
        400,
        'request.invalid',
      ]);
  });

  it('is void once the match has another team on its side, until that one sets its own', async () => {
    match = await scheduledMatch(kolo);
    await must('company', 'PUT', 'team-pins', own);
    const { homeTeamId, awayTeamId } = await match.state();
    const swapped = { homeTeamId: awayTeamId, awayTeamId: homeTeamId };
    await kolo.app
      .get(MatchCommandsService, { strict: false })
      .execute(match.id, { type: 'ChangeTeams', ...swapped }, server);
    await kickOff(match);
    await finish();
    table = await consoleOf(kolo, match.id);
    expect(await view('table')).not.toHaveProperty('teamsWithPin');
    expect(await refusal('table', 'POST', 'sign-off', await byPin('home', own.pin))).toEqual(wrong);
    await must('admin', 'PUT', 'team-pins', own);
    await must('table', 'POST', 'sign-off', await byPin('home', own.pin));
  });

  it('is another one from when it was set again', async () => {
    await must('company', 'PUT', 'team-pins', own);
    await must('company', 'PUT', 'team-pins', { ...own, pin: '1111' });
    await finish();
    expect(await refusal('table', 'POST', 'sign-off', await byPin('home', own.pin))).toEqual(wrong);
    await must('table', 'POST', 'sign-off', await byPin('home', '1111'));
  });

  it('cannot be guessed: after five wrong ones not even the right one is taken', async () => {
    await must('company', 'PUT', 'team-pins', own);
    await finish();
    for (const pin of ['0000', '0001', '0002', '0003', '0004'])
      expect(await refusal('table', 'POST', 'sign-off', await byPin('home', pin))).toEqual(wrong);
    const locked = await ask('table', 'POST', 'sign-off', await byPin('home', own.pin));
    expect([locked.status, (locked.json as ErrorAnswer).error]).toEqual([429, 'match.pin-locked']);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
    await must('table', 'POST', 'sign-off', await signing('home'));
  });
});

describe('a result that all have signed', () => {
  beforeEach(async () => {
    await setSigning({ officialWhenAllSigned: true });
    await finish();
    await signedByAll();
  });

  it('is official at once, and reopened for hours', async () => {
    const official = await view();
    expect(official.resultState).toBe('official');
    const { resultState, officialAt } = official;
    expect(await listed()).toMatchObject({ resultState, officialAt });
    expect(Date.parse(official.officialAt ?? '')).toBeLessThanOrEqual(Date.now());
    const goal = { team: 'away', scorer: match.away[0] };
    expect(await refusal('table', 'POST', 'goals', goal)).toEqual([409, 'match.official']);
    await must('admin', 'POST', 'reopen', { reason: 'scorer', hours: 2 });
    const reopened = await view();
    expect(reopened.resultState).toBe('confirmed');
    const open = await listed();
    expect(open.officialAt).toBe(reopened.officialAt);
    expect(open).not.toHaveProperty('resultState');
    expect(Date.parse(reopened.officialAt ?? '')).toBeGreaterThan(Date.now());
    await must('table', 'POST', 'goals', goal);
    expect((await view()).resultState).toBe('provisional');
    const again = { reason: 'scorer', hours: 2 };
    expect(await refusal('admin', 'POST', 'reopen', again)).toEqual([409, 'match.not-official']);
  });

  it('is signed by the scorer too, who was last', async () => {
    await must('table', 'POST', 'sign-off', await signing('scorer'));
    expect((await view()).signatures).toHaveLength(4);
  });

  it('is decided about once more only with words', async () => {
    const protest = { team: 'home', text: 'Žalba' };
    await must('company', 'POST', 'protests', protest);
    const [{ id } = { id: '' }] = (await view()).protests;
    await must('admin', 'PATCH', `protests/${id}`, { outcome: 'rejected' });
    expect((await view()).resultState).toBe('official');
    const path = `protests/${id}`;
    expect(await refusal('admin', 'PATCH', path, { outcome: 'upheld' })).toEqual([
      400,
      'decision.words-needed',
    ]);
    await must('admin', 'PATCH', path, { outcome: 'upheld', text: 'Druga instanca' });
    expect((await view()).protests).toMatchObject([{ outcome: 'upheld' }]);
  });

  afterEach(async () => {
    const { differences } = await verify(
      kolo.database.adminUrl,
      () => undefined,
      () => undefined,
    );
    expect(differences).toBe(0);
  });
});
