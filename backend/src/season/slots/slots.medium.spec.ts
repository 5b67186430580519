import type {
  AuditPage,
  BlackoutView,
  Holiday,
  TeamPreference,
  VenueSlots,
  VenueView,
} from '@kolo/domain';
import { type Caller, startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';
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

const call = (method: string, path: string, body?: unknown, as: Caller = 'admin', on = kolo) =>
  on.call(method, `/api/${path}`, { as, ...(body === undefined ? {} : { body }) });

async function read<Answer>(path: string, as: Caller = 'admin', on = kolo): Promise<Answer> {
  const { status, json, text } = await call('GET', path, undefined, as, on);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
  return json as Answer;
}

const audited = async (limit: number) =>
  (await read<AuditPage>(`audit?limit=${limit}`)).entries.map(({ action, before, after }) => ({
    action,
    before,
    after,
  }));

const refused = (answer: { status: number; json: unknown }): [number, string] => [
  answer.status,
  (answer.json as { error: string }).error,
];

describe('the hours of halls', () => {
  const sunday: VenueSlots = {
    venue: 'Dvorana Kolo',
    weekday: 7,
    from: '16:00',
    to: '20:00',
    slotMinutes: 48,
    bufferMinutes: 0,
  };
  const saturday: VenueSlots = { ...sunday, venue: 'Sutinska', weekday: 6, bufferMinutes: 12 };
  const path = () => `leagues/${league.leagueId}/slots`;
  const put = (slots: unknown, as: Caller = 'admin', on = kolo) =>
    call('PUT', path(), slots, as, on);

  it('are none at first, and replaced as a whole, which everybody reads on every node', async () => {
    expect(await read(path(), 'anonymous', other)).toEqual([]);
    const { status, json } = await put([sunday, saturday]);
    expect([status, json]).toEqual([200, [saturday, sunday]]);
    expect(await read(path(), 'anonymous', other)).toEqual([saturday, sunday]);
    await put([]);
    expect(await read(path(), 'anonymous', other)).toEqual([]);
  });

  it('name a hall as it was written first, and add it', async () => {
    await put([{ ...sunday, venue: 'Nova Dvorana Šalata' }]);
    await put([{ ...sunday, venue: 'nova  dvorana SALATA' }]);
    expect(await read(path())).toMatchObject([{ venue: 'Nova Dvorana Šalata' }]);
    const names = (await read<VenueView[]>('venues')).map(({ name }) => name);
    expect(names.filter((name) => /alata/i.test(name))).toEqual(['Nova Dvorana Šalata']);
  });

  it('are in the audit, but not where nothing changed', async () => {
    await put([sunday]);
    await put([sunday]);
    await put([]);
    expect(await audited(2)).toEqual([
      {
        action: 'league.slots',
        before: { slots: ['Dvorana Kolo, 7, 16:00–20:00, 48 + 0'] },
        after: { slots: [] },
      },
      {
        action: 'league.slots',
        before: { slots: [] },
        after: { slots: ['Dvorana Kolo, 7, 16:00–20:00, 48 + 0'] },
      },
    ]);
  });

  it.each<[string, unknown, string]>([
    ['two that overlap', [sunday, { ...sunday, from: '19:00', to: '21:00' }], 'slots.overlap'],
    ['a slot that is longer than the hours', [{ ...sunday, to: '16:30' }], 'slots.too-short'],
    ['a list of nothing', [null], 'request.invalid'],
    ['a list of lists', [[]], 'request.invalid'],
    ['a list of texts', ['Dvorana Kolo'], 'request.invalid'],
    ['no list', sunday, 'request.invalid'],
    ['a text', 'Dvorana Kolo', 'request.invalid'],
    ['a crowd', Array.from({ length: 51 }, () => sunday), 'request.invalid'],
    ['one without a hall', [{ ...sunday, venue: ' ' }], 'request.invalid'],
    ['a hall without end', [{ ...sunday, venue: 'x'.repeat(201) }], 'request.invalid'],
    ['the eighth day', [{ ...sunday, weekday: 8 }], 'request.invalid'],
    ['an hour that there is not', [{ ...sunday, to: '24:00' }], 'request.invalid'],
    ['half a minute', [{ ...sunday, slotMinutes: 48.5 }], 'request.invalid'],
    ['an endless buffer', [{ ...sunday, bufferMinutes: 1e9 }], 'request.invalid'],
    ['a field too many', [{ ...sunday, id: 1 }], 'request.invalid'],
    ['a field missing', [{ venue: 'Dvorana Kolo' }], 'request.invalid'],
    ['bytes that no text has', [{ ...sunday, venue: 'a\0b' }], 'request.invalid'],
  ])('are refused as %s, and stay what they were', async (_, slots, code) => {
    await put([saturday]);
    expect(refused(await put(slots))).toEqual([400, code]);
    expect(await read(path())).toEqual([saturday]);
  });

  it('of two lists that are sent at once one stays as a whole', async () => {
    const lists = [[sunday, { ...saturday, venue: 'Prva' }], [saturday]];
    await Promise.all([put(lists[0]), put(lists[1], 'admin', other)]);
    const stored = await read<VenueSlots[]>(path());
    expect(lists.map((list) => list.length)).toContain(stored.length);
    expect((await audited(2)).map(({ action }) => action)).toEqual([
      'league.slots',
      'league.slots',
    ]);
  });

  it('are those of a league that there is', async () => {
    expect(refused(await call('PUT', 'leagues/987654/slots', [sunday]))).toEqual([
      404,
      'league.not-found',
    ]);
    expect(refused(await call('GET', 'leagues/987654/slots'))).toEqual([404, 'league.not-found']);
  });
});

describe('days without play', () => {
  const path = () => `leagues/${league.leagueId}/blackouts`;
  const days = { fromDay: '2026-05-01', toDay: '2026-05-02' };
  const add = (more: object = {}, as: Caller = 'admin', on = kolo) =>
    call('POST', path(), { ...days, hard: false, ...more }, as, on);
  const own = () => ({ teamId: league.teams[0]?.id });
  const rival = () => ({ teamId: league.teams[1]?.id });

  it('are the league’s, a team’s or a hall’s, and listed by day', async () => {
    const added = [
      await add({ hard: true, reason: 'Praznik rada' }),
      await add({ ...own(), fromDay: '2026-04-30' }),
      await add({ venue: 'Sutinska', toDay: '2026-05-01' }),
    ];
    expect(added.map(({ status }) => status)).toEqual([201, 201, 201]);
    const [league1, team, venue] = added.map(({ json }) => json as BlackoutView);
    expect(await read(path())).toEqual([team, league1, venue]);
    expect(league1).toEqual({
      ...days,
      id: expect.any(Number),
      team: null,
      venue: null,
      reason: 'Praznik rada',
      hard: true,
    });
    expect(team?.team).toEqual({ id: own().teamId, name: 'Adria' });
    expect(venue?.venue).toBe('Sutinska');
  });

  it('are added once and removed once, also by two at once, with an entry in the audit each', async () => {
    const twice = await Promise.all([add(), add({ hard: true }, 'admin', other)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(twice.map(({ json }) => json)).toContainEqual(
      expect.objectContaining({ error: 'blackout.exists' }),
    );
    const [{ id } = { id: 0 }] = await read<BlackoutView[]>(path());
    const remove = (on: TestApp) => call('DELETE', `${path()}/${id}`, undefined, 'admin', on);
    const removed = await Promise.all([remove(kolo), remove(other)]);
    expect(removed.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(await read(path())).toEqual([]);
    expect((await audited(2)).map(({ action }) => action)).toEqual([
      'league.undo-blackout',
      'league.blackout',
    ]);
  });

  it('of a company are soft and its own', async () => {
    expect((await add(own(), 'company')).status).toBe(201);
    expect(refused(await add({ ...own(), hard: true }, 'company'))).toEqual([
      403,
      'blackout.only-soft',
    ]);
    for (const foreign of [rival(), {}, { venue: 'Sutinska' }])
      expect(refused(await add(foreign, 'company'))).toEqual([403, 'auth.forbidden']);
  });

  it('are added and removed where the node has one connection left', async () => {
    await onOneConnection(kolo, async () => {
      const { status, json } = await add(own(), 'company');
      expect(status).toBe(201);
      const { id } = json as BlackoutView;
      expect((await call('DELETE', `${path()}/${id}`, undefined, 'company')).status).toBe(204);
    });
  });

  it('are read by a company but for those of other teams, and removed if they are its own', async () => {
    await add();
    await add({ ...own(), fromDay: '2026-04-30' });
    await add({ ...own(), fromDay: '2026-04-29', hard: true });
    await add(rival());
    const shown = await read<BlackoutView[]>(path(), 'company');
    expect(shown.map(({ team }) => team?.id ?? null)).toEqual([own().teamId, own().teamId, null]);
    const remove = ({ id }: BlackoutView) =>
      call('DELETE', `${path()}/${id}`, undefined, 'company');
    const all = await read<BlackoutView[]>(path());
    const answers = await Promise.all(all.map(remove));
    expect(answers.map(({ status }) => status)).toEqual([403, 204, 403, 403]);
  });

  it.each<[string, object, number, string]>([
    ['end before they begin', { toDay: '2026-04-30' }, 400, 'blackout.days'],
    ['are no days', { fromDay: '2026-02-30' }, 400, 'request.invalid'],
    ['have a reason without end', { reason: 'x'.repeat(101) }, 400, 'request.invalid'],
    ['are of a team that there is not', { teamId: 987_654 }, 404, 'team.not-found'],
  ])('are refused that %s', async (_, more, status, code) => {
    expect(refused(await add(more))).toEqual([status, code]);
    expect(await read(path())).toEqual([]);
  });

  it('may be a leap day, and are those of a team of this league', async () => {
    expect((await add({ fromDay: '2028-02-29', toDay: '2028-02-29' })).status).toBe(201);
    const strangers = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 1 });
    const teamId = strangers.teams[0]?.id;
    expect(refused(await add({ teamId }))).toEqual([404, 'team.not-found']);
  });

  it('are proposed by the holidays of a year, which say what is blacked out', async () => {
    await add({ fromDay: '2026-05-01', toDay: '2026-05-30' });
    await add({ ...own(), fromDay: '2026-12-25', toDay: '2026-12-25' });
    const holidays = await read<Holiday[]>(`leagues/${league.leagueId}/holidays?year=2026`);
    expect(holidays).toHaveLength(14);
    expect(holidays).toContainEqual({
      day: '2026-04-05',
      name: { hr: 'Uskrs', en: 'Easter Sunday' },
      blackedOut: false,
    });
    expect(holidays.flatMap(({ day, blackedOut }) => (blackedOut ? [day] : []))).toEqual([
      '2026-05-01',
      '2026-05-30',
    ]);
    for (const year of ['', '?year=x', '?year=1', '?year=2026.5', '?year=3000'])
      expect((await call('GET', `leagues/${league.leagueId}/holidays${year}`)).status).toBe(400);
  });
});

describe('what a team would like', () => {
  const own = () => league.teams[0]?.id ?? 0;
  const put = (preferences: unknown, as: Caller = 'company', teamId = own(), on = kolo) =>
    call('PUT', `teams/${teamId}/preferences`, { preferences }, as, on);
  const path = () => `leagues/${league.leagueId}/preferences`;

  it('is replaced as a whole by its company, and read by it and administrators', async () => {
    await put([{ kind: 'earliest', value: '17:00' }]);
    const wanted = [
      { kind: 'latest', value: '19:00' },
      { kind: 'not-venue', value: 'Sutinska' },
      { kind: 'not-weekday', value: '6' },
    ];
    const { status, json } = await put([...wanted, ...wanted]);
    const stored = wanted.map((one) => ({ ...one, teamId: own() }));
    expect([status, json]).toEqual([200, stored]);
    await put([{ kind: 'earliest', value: '18:00' }], 'admin', league.teams[1]?.id);
    expect(await read(path(), 'company')).toEqual(stored);
    expect(await read<TeamPreference[]>(path())).toHaveLength(4);
    expect((await audited(1))[0]).toMatchObject({
      action: 'team.preferences',
      after: { preferences: ['earliest: 18:00'] },
    });
  });

  it('is not another company’s to say', async () => {
    const answer = await put([], 'company', league.teams[1]?.id);
    expect(refused(answer)).toEqual([403, 'auth.forbidden']);
  });

  it.each([
    ['earliest', '25:00'],
    ['latest', 'navečer'],
    ['not-weekday', '8'],
    ['not-weekday', '07'],
  ])('is refused as %s %s', async (kind, value) => {
    expect(refused(await put([{ kind, value }]))).toEqual([400, 'preference.value']);
  });

  it('is one of two lists that are sent at once', async () => {
    const [one, two] = [
      [{ kind: 'earliest', value: '17:00' }],
      [{ kind: 'latest', value: '19:00' }],
    ];
    await Promise.all([put(one), put(two, 'admin', own(), other)]);
    expect(await read<TeamPreference[]>(path())).toHaveLength(1);
  });
});
