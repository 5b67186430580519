import type { MatchAnswer, VenueView } from '@kolo/domain';
import ICAL from 'ical.js';
import { startTestApp, type TestAnswer, type TestApp } from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';
import { decideByKicks, scheduledMatch } from '../../../test/live-match.js';

let kolo: TestApp;
let league: TestLeague;

beforeAll(async () => {
  kolo = await startTestApp({ config: { publicOrigin: 'https://kolo.example' } });
  league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 4 });
});
afterAll(() => kolo.close());

const teamId = (n: number): number => league.teams[n]?.id ?? 0;
const must = async (method: string, path: string, body?: object): Promise<TestAnswer> => {
  const answer = await kolo.call(method, path, { as: 'admin', body });
  if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  return answer;
};
async function match(home: number, away: number, matchDate: string): Promise<number> {
  const body = { homeTeamId: teamId(home), awayTeamId: teamId(away), matchDate, round: 3 };
  return ((await must('POST', '/api/matches', body)).json as MatchAnswer).id;
}

const read = (path: string, headers: Record<string, string> = {}) =>
  kolo.call('GET', `/api/calendar/${path}`, { headers });
const feed = async (path = `league/${league.leagueId}.ics`): Promise<ICAL.Component> =>
  new ICAL.Component(ICAL.parse((await read(path)).text));

/** A match as a calendar shows it; times are those of the zone in the feed itself. */
async function shown(id: number, path?: string) {
  const calendar = await feed(path);
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') ?? '');
  const component = calendar
    .getAllSubcomponents('vevent')
    .find((one) => one.getFirstPropertyValue('uid') === `match-${id}@kolo.example`);
  if (component === undefined) return null;
  const event = new ICAL.Event(component);
  event.startDate.zone = zone;
  return {
    start: event.startDate.toString(),
    utc: event.startDate.convertToZone(ICAL.Timezone.utcTimezone).toString(),
    minutes: event.duration.toSeconds() / 60,
    sequence: event.sequence,
    status: component.getFirstPropertyValue('status'),
    summary: event.summary,
    description: event.description,
    location: event.location,
    url: component.getFirstPropertyValue('url'),
    modified: Date.parse(String(component.getFirstPropertyValue('last-modified'))),
  };
}

it('of a team says for which season it is', async () => {
  const calendar = await feed(`team/${teamId(0)}.ics`);
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Adria · Poslovna liga 2025/26');
});

it('is a calendar, for everybody, asked about before each use', async () => {
  const { status, headers, text } = await read(`league/${league.leagueId}.ics`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\n/);
  expect(text).toMatch(/END:VCALENDAR\r\n$/);
  const etag = headers.get('etag') ?? '';
  const again = await read(`league/${league.leagueId}.ics`, { 'if-none-match': etag });
  expect([again.status, again.text]).toEqual([304, '']);
});

it.each([
  ['the last Sunday of summer time', '2025-10-19T17:00:00.000Z', '2025-10-19T19:00:00'],
  ['the Sunday on which the clocks go back', '2025-10-26T18:00:00.000Z', '2025-10-26T19:00:00'],
  ['the last Sunday of winter time', '2026-03-22T18:00:00.000Z', '2026-03-22T19:00:00'],
  ['the Sunday on which the clocks go forward', '2026-03-29T17:00:00.000Z', '2026-03-29T19:00:00'],
])('a kick-off at 19:00 in Zagreb is that on %s', async (_, instant, wall) => {
  const id = await match(0, 1, instant);
  expect(await shown(id)).toMatchObject({
    start: wall,
    utc: instant.replace('.000', ''),
    minutes: 60,
    sequence: 0,
    status: 'CONFIRMED',
    summary: 'Adria – Bura',
    description: '3. kolo',
    url: `https://kolo.example/live/${id}`,
  });
});

it('a match that is moved keeps its name and is newer', async () => {
  const id = await match(0, 1, '2025-10-26T18:00:00.000Z');
  const before = await shown(id);
  const moved = { matchDate: '2026-03-29T16:00:00.000Z', venue: 'Dvorana; Čakovec, "A"' };
  await must('PATCH', `/api/matches/${id}/schedule`, moved);
  expect(await shown(id)).toMatchObject({
    start: '2026-03-29T18:00:00',
    location: moved.venue,
    sequence: 1,
    status: 'CONFIRMED',
  });
  await must('PATCH', `/api/matches/${id}/schedule`, { matchDate: '2026-03-29T17:00:00.000Z' });
  const after = await shown(id);
  expect(after).toMatchObject({ start: '2026-03-29T19:00:00', sequence: 2 });
  expect(after?.modified).toBeGreaterThanOrEqual(before?.modified ?? Number.NaN);
});

it('a match that is cancelled says so, and is on again when that is undone', async () => {
  const id = await match(2, 3, '2026-03-29T17:00:00.000Z');
  await must('PATCH', `/api/matches/${id}/state`, { status: 'cancelled' });
  expect(await shown(id)).toMatchObject({
    status: 'CANCELLED',
    sequence: 1,
    description: '3. kolo\nUtakmica je otkazana.',
  });
  expect(await shown(id, `league/${league.leagueId}.ics?lang=en`)).toMatchObject({
    status: 'CANCELLED',
    description: 'Round 3\nThe match is cancelled.',
  });
  await must('POST', `/api/matches/${id}/undo`, {});
  expect(await shown(id)).toMatchObject({ status: 'CONFIRMED', sequence: 2 });
});

it('a match that is awarded before it begins is off, and on again when that is taken back', async () => {
  const id = await match(2, 3, '2026-03-29T18:00:00.000Z');
  const before = await shown(id);
  await must('POST', `/api/matches/${id}/award`, { winner: 'home', cause: 'withdrawn' });
  const awarded = await shown(id);
  expect(awarded).toMatchObject({
    status: 'CANCELLED',
    sequence: 1,
    summary: 'Čakovec 5:0 Dinara (rezultat po odluci)',
    description: '3. kolo\nUtakmica se ne igra.',
  });
  expect(awarded?.modified).toBeGreaterThanOrEqual(before?.modified ?? Number.NaN);
  await must('DELETE', `/api/matches/${id}/award`, {});
  const again = { status: 'CONFIRMED', sequence: 2, summary: 'Čakovec – Dinara' };
  expect(await shown(id)).toMatchObject({ ...again, description: '3. kolo' });
});

it('a match that is postponed has no certain date until it gets one', async () => {
  const id = await match(0, 2, '2026-03-29T19:00:00.000Z');
  await must('POST', `/api/matches/${id}/postpone`, { reason: 'hall', newDate: null });
  expect(await shown(id)).toMatchObject({
    status: 'TENTATIVE',
    sequence: 1,
    summary: 'Adria – Čakovec (odgođeno)',
    description: '3. kolo\nNovi termin još nije određen.',
  });
  await must('PATCH', `/api/matches/${id}/schedule`, { matchDate: '2026-04-06T17:00:00.000Z' });
  expect(await shown(id)).toMatchObject({
    start: '2026-04-06T19:00:00',
    status: 'CONFIRMED',
    sequence: 2,
    summary: 'Adria – Čakovec',
    description: '3. kolo',
  });
});

it('a played match carries its score', async () => {
  const id = await match(1, 2, '2025-11-02T18:00:00.000Z');
  await must('PATCH', `/api/matches/${id}/result`, { homeScore: 3, awayScore: 1 });
  expect(await shown(id)).toMatchObject({ summary: 'Bura 3:1 Čakovec', sequence: 1 });
});

it('a match that kicks decided tells them beside its score', async () => {
  const cup = await scheduledMatch(kolo, new Date('2026-04-26T16:00:00.000Z'));
  await decideByKicks(kolo, cup);
  const path = `league/${cup.league.leagueId}.ics`;
  expect(await shown(cup.id, path)).toMatchObject({
    summary: 'Adria 0:0 Bura (raspucavanje 1:0)',
  });
  expect(await shown(cup.id, `${path}?lang=en`)).toMatchObject({
    summary: 'Adria 0:0 Bura (penalty shoot-out 1:0)',
  });
});

it('a team’s feed has its own matches alone', async () => {
  const id = await match(3, 0, '2026-04-05T16:00:00.000Z');
  expect(await shown(id, `team/${teamId(3)}.ics`)).not.toBeNull();
  expect(await shown(id, `team/${teamId(0)}.ics`)).not.toBeNull();
  expect(await shown(id, `team/${teamId(1)}.ics`)).toBeNull();
});

it('a deleted match stays as cancelled, and the numbers never go down', async () => {
  const id = await match(0, 1, '2026-04-12T16:00:00.000Z');
  const moved = await match(1, 0, '2026-04-12T16:00:00.000Z');
  await must('PATCH', `/api/matches/${moved}/schedule`, { matchDate: '2026-04-19T16:00:00.000Z' });
  await must('DELETE', '/api/matches');
  expect(await shown(id)).toMatchObject({
    start: '2026-04-12T18:00:00',
    status: 'CANCELLED',
    sequence: 1,
    summary: 'Adria – Bura',
    description: '3. kolo\nUtakmica je obrisana iz rasporeda.',
  });
  expect(await shown(moved)).toMatchObject({
    start: '2026-04-19T18:00:00',
    status: 'CANCELLED',
    sequence: 2,
  });
});

it('a team that is renamed makes its entries newer, and no number falls', async () => {
  const id = await match(0, 3, '2026-05-03T16:00:00.000Z');
  const other = await match(1, 2, '2026-05-03T16:00:00.000Z');
  const [before, untouched] = [await shown(id), await shown(other)];
  // Entries have whole seconds.
  await kolo.db.query("UPDATE teams SET named_at = named_at + interval '1 hour'");
  const named = await shown(id);
  expect(named?.modified).toBeGreaterThan(before?.modified ?? Number.NaN);
  expect(named?.sequence).toBe(before?.sequence);
  await must('PATCH', `/api/teams/${teamId(0)}`, { name: 'Adria Nova' });
  const { rows } = await kolo.db.query('SELECT named_at FROM teams WHERE id = $1', [teamId(0)]);
  const renamed = await shown(id);
  expect(renamed).toMatchObject({ summary: 'Adria Nova – Dinara', sequence: before?.sequence });
  expect(renamed?.modified).toBeGreaterThanOrEqual(named?.modified ?? Number.NaN);
  expect(rows[0].named_at.getTime()).toBeGreaterThan(Date.now());
  expect((await shown(other))?.sequence).toBe(untouched?.sequence);
  await must('PATCH', `/api/teams/${teamId(0)}`, { name: 'Adria' });
});

it('a hall whose address changes makes its entries newer, and no number falls', async () => {
  const id = await match(0, 3, '2026-05-10T16:00:00.000Z');
  await must('PATCH', `/api/matches/${id}/schedule`, {
    matchDate: '2026-05-10T17:00:00.000Z',
    venue: 'Dvorana Nova',
  });
  // Entries have whole seconds.
  await kolo.db.query("UPDATE venues SET addressed_at = now() + interval '1 hour'");
  const before = await shown(id);
  const { json } = await must('GET', '/api/venues');
  const hall = (json as VenueView[]).find(({ name }) => name === 'Dvorana Nova');
  await must('PATCH', `/api/venues/${hall?.id}`, { address: 'Tratinska 1' });
  const after = await shown(id);
  expect(before?.modified).toBeGreaterThan(Date.now());
  expect(after).toMatchObject({
    location: 'Dvorana Nova, Tratinska 1',
    sequence: before?.sequence,
  });
  expect(after?.modified).toBeGreaterThanOrEqual(before?.modified ?? Number.NaN);
  await kolo.db.query("UPDATE venues SET addressed_at = '2025-01-01'");
  await must('PATCH', `/api/venues/${hall?.id}`, { address: null });
  const { rows } = await kolo.db.query(
    "SELECT addressed_at > '2025-01-01' AS newer FROM venues WHERE id = $1",
    [hall?.id],
  );
  expect(rows).toEqual([{ newer: true }]);
});

describe('the names of entries', () => {
  const uidsOf = async (app: TestApp, path: string): Promise<string[]> =>
    [...(await app.call('GET', `/api/calendar/${path}`)).text.matchAll(/^UID:(.*)\r$/gm)].map(
      ([, uid = '']) => uid,
    );
  const startWithout = (database?: TestApp['database'], publicOrigin: string | null = null) =>
    startTestApp({ config: { publicOrigin }, ...(database && { database }) });
  const playedIn = async (app: TestApp): Promise<string> =>
    `league/${(await scheduledMatch(app)).league.leagueId}.ics`;

  it('are those of one installation alone, and stay when it gets an address', async () => {
    const [one, two] = [await startWithout(), await startWithout()];
    const path = await playedIn(one);
    const before = await uidsOf(one, path);
    const others = await uidsOf(two, await playedIn(two));
    expect([before.length, others.length]).toEqual([1, 1]);
    expect(before[0]?.split('@')[1]).not.toBe(others[0]?.split('@')[1]);
    const later = await startWithout(one.database, 'https://liga.example');
    expect(await uidsOf(later, path)).toEqual(before);
    for (const app of [later, two, one]) await app.close();
  });

  it('stay when an administrator names the address of the site', async () => {
    const one = await startWithout();
    const path = await playedIn(one);
    const before = await uidsOf(one, path);
    const body = { origin: 'https://liga.example' };
    await one.call('PUT', '/api/site-address', { as: 'admin', body });
    expect((await one.call('GET', `/api/calendar/${path}`)).text).toContain(
      'https://liga.example/',
    );
    expect(await uidsOf(one, path)).toEqual(before);
    await one.close();
  });

  it('stay when the address changes', async () => {
    const moved = await startWithout(kolo.database, 'https://liga.example');
    const path = `league/${league.leagueId}.ics`;
    expect(await uidsOf(moved, path)).toEqual(await uidsOf(kolo, path));
    await moved.close();
  });
});

it('what is not there is not found, and another language is refused', async () => {
  for (const path of ['league/987654.ics', 'team/987654.ics'])
    expect((await read(path)).status).toBe(404);
  for (const path of ['league/x.ics', 'team/0.ics', `league/${league.leagueId}.ics?lang=de`])
    expect((await read(path)).status).toBe(400);
});
