import type { Booking, LeagueView, ListedLeague, MatchAnswer, MatchView } from '@kolo/domain';
import fc from 'fast-check';
import { type CallOptions, startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';

let kolo: TestApp;
/** Its matches were drawn, thirty in ten rounds; it is the shown one. */
let first: TestLeague;
let second: TestLeague;

const dayMs = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();
const venue = 'Dvorana Sutinska';

beforeAll(async () => {
  kolo = await startTestApp();
  first = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 6 });
  second = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 4 });
  await draw(first, 10, 1);
  await draw(second, 6, 2);
});
afterAll(() => kolo.close());

async function draw({ leagueId }: TestLeague, rounds: number, firstDay: number): Promise<void> {
  const body = {
    leagueId,
    roundsCount: rounds,
    homeAway: true,
    venue,
    // All of a round begin together, so that ids decide their order.
    matchTimes: ['19:00'],
    roundDates: Array.from({ length: rounds }, (_, n) => inDays(firstDay + 7 * n)),
  };
  const { status, text } = await kolo.call('POST', '/api/matches/generate-schedule', {
    as: 'admin',
    body,
  });
  if (status !== 201) throw new Error(text);
}

async function create(of: TestLeague, matchDate: string, more: object = {}): Promise<MatchAnswer> {
  const [home, away] = of.teams;
  const body = { homeTeamId: home?.id, awayTeamId: away?.id, matchDate, ...more };
  return (await kolo.call('POST', '/api/matches', { as: 'admin', body })).json as MatchAnswer;
}

const read = async <T>(path: string, as: CallOptions['as'] = 'admin') => {
  const { status, json, text, headers } = await kolo.call('GET', path, { as });
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
  return { rows: json as T[], next: /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1] };
};
const list = async <T = MatchView>(path: string, as?: CallOptions['as']): Promise<T[]> =>
  (await read<T>(path, as)).rows;

/** Every row of a list, with something done between two pages. */
async function walk<T>(path: string, between = async (): Promise<void> => {}): Promise<T[]> {
  const rows: T[] = [];
  for (let next: string | undefined = path; next !== undefined; ) {
    const page: { rows: T[]; next: string | undefined } = await read<T>(next);
    rows.push(...page.rows);
    next = page.next;
    if (next !== undefined) await between();
  }
  return rows;
}

const idsOf = (matches: readonly { id: number }[]): number[] => matches.map(({ id }) => id);
const leagueIdsOf = (matches: readonly { leagueId: number | null }[]): (number | null)[] => [
  ...new Set(matches.map(({ leagueId }) => leagueId)),
];

describe('a list without a question', () => {
  it.each(['/api/matches', '/api/matches/upcoming', '/api/matches/bookings'])(
    '%s is the whole season of the shown league on one page',
    async (path) => {
      const { rows, next } = await read<MatchView>(path);
      expect(next).toBeUndefined();
      expect(rows.filter(({ leagueId }) => leagueId === first.leagueId)).toHaveLength(30);
      if (!path.endsWith('bookings')) expect(rows).toHaveLength(30);
    },
  );

  it('has a match of no league, which belongs to nobody else', async () => {
    const friendly = await create(first, inDays(3), { awayTeamId: second.teams[1]?.id });
    expect(friendly.leagueId).toBeNull();
    for (const path of ['/api/matches', '/api/matches/upcoming']) {
      expect(idsOf(await list(path))).toContain(friendly.id);
      expect(idsOf(await list(`${path}?leagueId=none`))).toEqual([friendly.id]);
      expect(idsOf(await list(`${path}?leagueId=${first.leagueId}`))).not.toContain(friendly.id);
      expect(idsOf(await list(`${path}?leagueId=all`))).toContain(friendly.id);
    }
    await kolo.call('PATCH', `/api/matches/${friendly.id}/state`, {
      as: 'admin',
      body: { status: 'cancelled' },
    });
  });

  it('is the season that began last while no league is active', async () => {
    await kolo.db.query('UPDATE leagues SET is_active = false');
    await kolo.db.query(`UPDATE leagues SET start_date = now() - interval '1 hour' WHERE id = $1`, [
      second.leagueId,
    ]);
    expect(leagueIdsOf(await list('/api/matches'))).toEqual([null, second.leagueId].sort());
    expect(await list('/api/matches/upcoming', 'anonymous')).toEqual([]);
    await kolo.db.query('UPDATE leagues SET is_active = true');
    await kolo.db.query('UPDATE leagues SET start_date = (SELECT min(start_date) FROM leagues)');
    expect(leagueIdsOf(await list('/api/matches'))).toContain(first.leagueId);
  });
});

describe('a question', () => {
  const all = '/api/matches?leagueId=all&limit=1000';

  it('about a league, a round, or both', async () => {
    const of = (query: string) => list(`/api/matches?${query}`);
    expect(leagueIdsOf(await of(`leagueId=${second.leagueId}`))).toEqual([second.leagueId]);
    const third = await of('round=3');
    expect(third.map(({ round }) => round)).toEqual([3, 3, 3]);
    expect(leagueIdsOf(third)).toEqual([first.leagueId]);
    expect(await of(`leagueId=${second.leagueId}&round=3`)).toHaveLength(2);
    expect(await of('leagueId=all&round=3')).toHaveLength(5);
    expect((await of('leagueId=all&round=0')).map(({ round }) => round)).toEqual([null]);
  });

  it('about days of Zagreb, or instants of which the last is not included', async () => {
    const matches = await list(all);
    const [some] = matches;
    const day = new Date(some?.matchDate ?? 0).toISOString().slice(0, 10);
    const ofDay = matches.filter(({ matchDate }) => matchDate.startsWith(day));
    expect(ofDay.length).toBeGreaterThan(0);
    const listed = await list(`/api/matches?leagueId=all&from=${day}&to=${day}`);
    expect(idsOf(listed)).toEqual(idsOf(ofDay));
    const from = some?.matchDate ?? '';
    const to = new Date(Date.parse(from) + 1).toISOString();
    const atOnce = matches.filter(({ matchDate }) => matchDate === from);
    expect(idsOf(await list(`/api/matches?leagueId=all&from=${from}&to=${to}`))).toEqual(
      idsOf(atOnce),
    );
    expect(await list(`/api/matches?leagueId=all&from=${from}&to=${from}`)).toEqual([]);
  });

  it('about several leagues is answered fifty at a time, about one as its season', async () => {
    const { rows, next } = await read<MatchView>('/api/matches?leagueId=all');
    expect(rows.length).toBeLessThanOrEqual(50);
    expect(next).toBeUndefined();
    const limited = await read<MatchView>(
      '/api/matches/upcoming?leagueId=all&limit=3',
      'anonymous',
    );
    expect(limited.rows).toEqual(rows.filter(({ status }) => status === 'scheduled').slice(0, 3));
    expect(limited.next).toMatch(/^\/api\/matches\/upcoming\?leagueId=all&limit=3&after=\d+_\d+$/);
  });

  it.each([
    ['round=-1', 'round'],
    ['round=201', 'round'],
    ['from=2026-02-30', 'from'],
    ['to=soon', 'to'],
    ['limit=0', 'limit'],
    ['limit=1001', 'limit'],
    ['after=1', 'after'],
    ['after=1_0', 'after'],
    ['after=-999999999999999_1', 'after'],
    ['leagueId=some', 'leagueId'],
    ['leagueId=0', 'leagueId'],
  ])('as nonsensical as %s is refused with a sentence that names it', async (query, field) => {
    for (const path of ['/api/matches', '/api/matches/upcoming', '/api/matches/bookings']) {
      const { status, json } = await kolo.call('GET', `${path}?${query}`, { as: 'admin' });
      expect([status, json]).toEqual([
        400,
        expect.objectContaining({
          error: 'request.invalid',
          message: expect.stringContaining(field),
          details: { [field]: expect.any(String) },
        }),
      ]);
    }
  });

  it('about an unknown league is refused', async () => {
    for (const path of ['/api/matches', '/api/matches/upcoming', '/api/matches/bookings']) {
      const { status } = await kolo.call('GET', `${path}?leagueId=999999`, { as: 'admin' });
      expect(status).toBe(404);
    }
  });
});

describe('following the links', () => {
  it.each(['/api/matches', '/api/matches/upcoming', '/api/matches/bookings'])(
    'of %s gives every match once and in order, in pages of any size',
    async (path) => {
      const idOf = (row: MatchView & Booking): number => row.id ?? row.matchId;
      const whole = await list<MatchView & Booking>(`${path}?leagueId=all&limit=1000`);
      expect(whole.length).toBeGreaterThan(40);
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 60 }), async (limit) => {
          const rows = await walk<MatchView & Booking>(`${path}?leagueId=all&limit=${limit}`);
          expect(rows.map(idOf)).toEqual(whole.map(idOf));
        }),
        { numRuns: 6 },
      );
    },
  );

  it('gives every match that was there once, while others are added before and behind', async () => {
    const before = idsOf(await list('/api/matches?leagueId=all&limit=1000'));
    const added: number[] = [];
    let day = 0;
    const rows = await walk<MatchView>('/api/matches?leagueId=all&limit=7', async () => {
      day += 8;
      added.push((await create(first, inDays(day % 60))).id);
    });
    expect(added.length).toBeGreaterThan(4);
    const ids = idsOf(rows);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !added.includes(id))).toEqual(before);
    const dates = rows.map(({ matchDate }) => matchDate);
    expect(dates).toEqual([...dates].sort());
  });

  it('of leagues gives every one once, the newest season first', async () => {
    for (let n = 0; n < 4; n++)
      await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 2, isActive: false });
    const { rows } = await kolo.db.query<{ id: number }>(
      'SELECT id FROM leagues ORDER BY start_date DESC, id',
    );
    for (const limit of [1, 2, 4, 200]) {
      expect(idsOf(await walk<LeagueView>(`/api/leagues?limit=${limit}`))).toEqual(idsOf(rows));
      expect(idsOf(await walk<ListedLeague>(`/api/leagues/names?limit=${limit}`))).toEqual(
        idsOf(rows),
      );
    }
    const longAgo = await kolo.call('GET', '/api/leagues/names?after=-99999999999999_1');
    expect([longAgo.status, longAgo.json]).toEqual([200, []]);
    for (const query of ['limit=201', 'limit=0', 'after=x', 'after=-999999999999999_1'])
      expect((await kolo.call('GET', `/api/leagues?${query}`, { as: 'admin' })).status).toBe(400);
  });
});

describe('bookings of one league', () => {
  it('have the matches of others that want its venue or a company at its time, and no more', async () => {
    const at = inDays(100);
    const own = await create(first, at, { venue });
    const rival = await create(second, at, { venue: ` ${venue.toUpperCase()}` });
    const owner = await create(second, inDays(101), { venue: 'Drugdje' });
    await create(first, inDays(101), { venue: 'Trnsko' });
    const later = await create(second, inDays(102), { venue });
    const others = { homeTeamId: second.teams[2]?.id, awayTeamId: second.teams[3]?.id };
    const elsewhere = await create(second, at, { ...others, venue: 'Trnje' });
    const booked = await list<Booking>(`/api/matches/bookings?leagueId=${first.leagueId}`);
    const ids = booked.map(({ matchId }) => matchId);
    expect(ids).toEqual(expect.arrayContaining([own.id, rival.id, owner.id]));
    expect(ids).not.toContain(later.id);
    expect(ids).not.toContain(elsewhere.id);
  });
});

describe('the counts', () => {
  it('are those of a league, of none, or of all', async () => {
    const of = async (query: string) =>
      (await kolo.call('GET', `/api/matches/counts?${query}`, { as: 'admin' })).json;
    const matches = await list(`/api/matches?leagueId=${second.leagueId}`);
    const [some] = matches;
    await kolo.call('PATCH', `/api/matches/${some?.id}/result`, {
      as: 'admin',
      body: { homeScore: 1, awayScore: 0 },
    });
    expect(await of(`leagueId=${second.leagueId}`)).toEqual({ matches: matches.length, played: 1 });
    expect(await of('leagueId=none')).toEqual({ matches: 1, played: 0 });
    const all = await list('/api/matches?leagueId=all&limit=1000');
    expect(await of('leagueId=all')).toEqual({ matches: all.length, played: 1 });
  });
});
