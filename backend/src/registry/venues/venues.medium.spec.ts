import type { AuditPage, Booking, MatchAnswer, VenueView } from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';

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
  await kolo.db.query('TRUNCATE venues CASCADE');
  league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 4 });
});

const must = <Answer>(method: string, path: string, body?: object, on = kolo) =>
  on.must<Answer>(method, `/api/${path}`, { as: 'admin', body });

const later = new Date(Date.now() + 7 * 86_400_000).toISOString();

async function scheduled(venue: string, places = [0, 1], on = kolo): Promise<number> {
  const [home, away] = places.map((place) => league.teams[place]?.id);
  const body = { homeTeamId: home, awayTeamId: away, matchDate: later, venue };
  return (await must<MatchAnswer>('POST', 'matches', body, on)).id ?? 0;
}

const venues = () => must<VenueView[]>('GET', 'venues');

const setAddress = (id: number | undefined, address: string | null, on = kolo) =>
  on.call('PATCH', `/api/venues/${id}`, { as: 'admin', body: { address } });

it('a hall is added once when matches name it, however they spell it', async () => {
  await scheduled('Dvorana Trešnjevka');
  await scheduled('  dvorana   TRESNJEVKA ', [2, 3]);
  expect(await venues()).toEqual([
    {
      id: expect.any(Number),
      name: 'Dvorana Trešnjevka',
      address: null,
      surface: null,
      lighting: null,
    },
  ]);
});

it('a hall is added when a match moves there or a league plays there', async () => {
  const id = await scheduled('Sutinska');
  await must('PATCH', `matches/${id}/schedule`, { matchDate: later, venue: 'Kutija šibica' });
  await must('PATCH', `leagues/${league.leagueId}`, { venue: 'Zvijezda' });
  await must('PATCH', `leagues/${league.leagueId}`, { venue: ' ZVIJEZDA' });
  const names = (await venues()).map(({ name }) => name);
  expect(names).toEqual(['Kutija šibica', 'Sutinska', 'Zvijezda']);
});

it('a match without a hall adds none', async () => {
  for (const venue of ['', ' ', '\u200b']) await scheduled(venue);
  expect(await venues()).toEqual([]);
});

it('two nodes that name a new hall at once add it once', async () => {
  await Promise.all([scheduled('Nova', [0, 1]), scheduled('NOVA', [2, 3], other)]);
  expect(await venues()).toHaveLength(1);
});

it('a match shows the text that it was given', async () => {
  await scheduled('Dvorana Kolo');
  const id = await scheduled('dvorana kolo', [2, 3]);
  const { rows } = await kolo.db.query('SELECT venue FROM matches WHERE id = $1', [id]);
  expect(rows).toEqual([{ venue: 'dvorana kolo' }]);
});

it('an administrator sets an address, which the audit and the calendars show', async () => {
  await scheduled('Dvorana Kolo');
  await scheduled('DVORANA KOLO', [2, 3]);
  const calendar = async () =>
    (await other.call('GET', `/api/calendar/league/${league.leagueId}.ics`)).text;
  expect(await calendar()).toContain('LOCATION:Dvorana Kolo\r\n');
  const [venue] = await venues();
  const { status, json } = await setAddress(venue?.id, 'Tratinska 1');
  expect([status, json]).toEqual([200, { ...venue, address: 'Tratinska 1' }]);
  expect(await calendar()).toContain('LOCATION:Dvorana Kolo\\, Tratinska 1\r\n');
  expect(await calendar()).toContain('LOCATION:DVORANA KOLO\\, Tratinska 1\r\n');
  const { entries } = await must<AuditPage>('GET', 'audit?limit=1');
  expect(entries).toMatchObject([
    {
      action: 'venue.update',
      subject: { type: 'venue', id: venue?.id, name: 'Dvorana Kolo' },
      before: { address: null },
      after: { address: 'Tratinska 1' },
    },
  ]);
  await setAddress(venue?.id, null);
  expect(await calendar()).not.toContain('Tratinska');
});

it('of two addresses that are set at once the later one stays, and each has its entry', async () => {
  await scheduled('Dvorana Kolo');
  const [venue] = await venues();
  await Promise.all([setAddress(venue?.id, 'Prva 1'), setAddress(venue?.id, 'Druga 2', other)]);
  const { entries } = await must<AuditPage>('GET', 'audit?limit=2');
  const [last, first] = entries.map(({ before, after }) => [before?.address, after?.address]);
  expect(first?.[0]).toBeNull();
  expect(last?.[0]).toBe(first?.[1]);
  expect(await venues()).toMatchObject([{ address: last?.[1] }]);
});

it('the facts of a pitch stay where they are left out, and go where they are null', async () => {
  await scheduled('Dvorana Kolo');
  const [venue] = await venues();
  const patch = (body: object) => must<VenueView>('PATCH', `venues/${venue?.id}`, body);
  const facts = { address: 'Tratinska 1', surface: 'parket', lighting: 'LED' };
  expect(await patch(facts)).toEqual({ ...venue, ...facts });
  expect(await patch({ address: null })).toEqual({ ...venue, ...facts, address: null });
  const { entries } = await must<AuditPage>('GET', 'audit?limit=2');
  expect(entries).toMatchObject([
    { before: { address: 'Tratinska 1' }, after: { address: null } },
    { before: { surface: null, lighting: null }, after: { surface: 'parket', lighting: 'LED' } },
  ]);
  await patch({ address: null, surface: null });
  expect(await venues()).toEqual([{ ...venue, lighting: 'LED' }]);
});

it.each(['', ' ', 'a'.repeat(61), 7])('the surface of a pitch is not %p', async (surface) => {
  await scheduled('Dvorana Kolo');
  const [venue] = await venues();
  const body = { address: null, surface };
  const { status } = await kolo.call('PATCH', `/api/venues/${venue?.id}`, { as: 'admin', body });
  expect(status).toBe(400);
});

it('a hall that there is not has no address', async () => {
  const { status, json } = await setAddress(987_654, 'Tratinska 1');
  expect([status, json]).toMatchObject([404, { error: 'venue.not-found' }]);
});

it('matches of one hall clash however it is spelled', async () => {
  const rival = await createLeague(kolo.db, { ownerId: kolo.userIds.public, teams: 2 });
  const matchDate = new Date(Date.now() + 90 * 86_400_000).toISOString();
  const at = async (home: number | undefined, away: number | undefined, venue: string) => {
    const body = { homeTeamId: home, awayTeamId: away, matchDate, venue };
    return (await must<MatchAnswer>('POST', 'matches', body)).id;
  };
  const ours = await at(league.teams[0]?.id, league.teams[1]?.id, 'Dvorana Žito');
  const theirs = await at(rival.teams[0]?.id, rival.teams[1]?.id, 'DVORANA  ZITO');
  const booked = await must<Booking[]>('GET', `matches/bookings?leagueId=${league.leagueId}`);
  expect(booked.map(({ matchId }) => matchId)).toEqual([ours, theirs]);
});
