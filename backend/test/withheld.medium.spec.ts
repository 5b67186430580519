import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DeltasMessage,
  extend,
  type LivePollAnswer,
  type LoggedMatchEvent,
  liveMatch,
  type MatchAnswer,
  type MatchEvent,
  matchEventTypes,
  type ReplayLog,
  replay,
  rowOf,
  type WatchAnswer,
} from '@kolo/domain';
import { EventStore } from '../src/events/event-store.js';
import { projectionRows } from '../src/projections/projection-rows.js';
import { callers, startTestApp, type TestApp } from './app.js';
import { createLeague } from './league.js';
import { type LiveSocket, liveSocket, opened } from './spectator.js';
import { until } from './until.js';

const folder = join(__dirname, '../src/events/fixtures/types');
const officials = matchEventTypes.filter((type) => rowOf(type).seenBy === 'officials');
/** One of each type that only officials see, as it is written. */
const facts = readdirSync(folder).flatMap((name): MatchEvent[] => {
  const type = officials.find((known) => name.startsWith(`${known}-`));
  if (type === undefined) return [];
  return [JSON.parse(readFileSync(join(folder, name), 'utf8')).today];
});

let kolo: TestApp;
let socket: LiveSocket;
/** Of two companies that never sign in here. */
let match: { id: number; ids: number[]; before: number };
beforeAll(async () => {
  kolo = await startTestApp();
  const { leagueId, teams } = await createLeague(kolo.db, {
    ownerId: kolo.userIds.company,
    teams: 3,
  });
  const [, home, away] = teams;
  const fixture = { homeTeamId: home?.id, awayTeamId: away?.id, matchDate: new Date() };
  const { id } = await must('POST', '', fixture);
  const playerIds = [...(home?.playerIds ?? []), ...(away?.playerIds ?? [])];
  await must('POST', `/${id}/initialize`, { playerIds });
  for (const matchState of ['first-half', 'half-time', 'second-half', 'completed'])
    await must('PATCH', `/${id}/state`, { matchState });
  const ids = [leagueId, ...teams.map((team) => team.id), id, playerIds[0] ?? 0];
  match = { id, ids: [...new Set(ids)], before: 0 };
  match.before = (await log()).version;
  socket = await opened(liveSocket(kolo.url));
});
afterAll(async () => {
  socket.disconnect();
  await kolo.close();
});

async function must(method: string, path: string, body: object): Promise<MatchAnswer> {
  const { status, json, text } = await kolo.call(method, `/api/matches${path}`, {
    as: 'admin',
    body,
  });
  if (status >= 300) throw new Error(text);
  return json as MatchAnswer;
}

const log = async () =>
  (await kolo.call('GET', `/api/matches/${match.id}/replay`)).json as ReplayLog;

/** Into the log, as another node writes them. */
async function happen(): Promise<void> {
  const store = kolo.app.get(EventStore, { strict: false });
  const stored = await store.readStream(match.id);
  const before = replay(
    match.id,
    stored.map(({ event }) => event),
  );
  const events = facts.map(
    (fact, n) =>
      ({
        ...fact,
        id: `after-the-whistle.${n}`,
        at: new Date().toISOString(),
        version: before.version + n + 1,
        half: null,
        second: null,
      }) as LoggedMatchEvent,
  );
  const outcome = await store.append({
    stream: match.id,
    expectedVersion: before.version,
    events: events.map((event, commandSeq) => ({
      event,
      commandId: 'after-the-whistle',
      commandSeq,
      actorId: kolo.userIds.admin,
      device: null,
      requestId: null,
    })),
    rows: projectionRows(before, extend(before, events)),
  });
  expect(outcome).toMatchObject({ ok: true });
}

/** Where an answer or a message names such an event, or holds all that one says. */
function leaksIn(value: unknown): string[] {
  if (typeof value === 'string')
    return facts.flatMap(({ type, data }) =>
      value.includes(type) ||
      Object.values(data).some((said) => isLong(said) && value.includes(said))
        ? [value]
        : [],
    );
  if (typeof value !== 'object' || value === null) return [];
  const same = facts.filter(({ data }) => {
    const entries = Object.entries(data);
    return entries.length > 1 && entries.every(([key, said]) => Reflect.get(value, key) === said);
  });
  return [
    ...same.map(({ type }) => `${type}: ${JSON.stringify(value)}`),
    ...Object.keys(value).flatMap(leaksIn),
    // Everybody may know when a result is official.
    ...Object.entries(value).flatMap(([key, one]) => (key === 'officialAt' ? [] : leaksIn(one))),
  ];
}

const isLong = (said: unknown): said is string => typeof said === 'string' && said.length > 12;

describe('what only officials see', () => {
  const messages: unknown[] = [];
  const watch = (request: object): Promise<WatchAnswer> =>
    socket.timeout(60_000).emitWithAck('watch', { matchId: match.id, ...request } as never);
  beforeAll(async () => {
    socket.onAny((name, payload) => messages.push([name, payload]));
    await watch({});
    await happen();
    await until(async () => (await log()).version === match.before + facts.length);
  });

  it('is there in every type', () => {
    expect(new Set(facts.map(({ type }) => type))).toEqual(new Set(officials));
    expect(officials.length).toBeGreaterThan(0);
  });

  it('is withheld in the public log, which has no gap', async () => {
    const { events, version } = await log();
    expect(events.map((event) => event.version)).toEqual(
      Array.from({ length: version }, (_, n) => n + 1),
    );
    const withheld = events.slice(match.before);
    expect(withheld.map(({ type, data }) => ({ type, data }))).toEqual(
      facts.map(() => ({ type: 'Withheld', data: {} })),
    );
    for (const { at } of withheld) expect(Date.parse(at)).not.toBeNaN();
  });

  it('changes nothing that a replay shows', async () => {
    const { events } = await log();
    const without = { ...liveMatch(replay(match.id, events.slice(0, match.before))) };
    expect(liveMatch(replay(match.id, events))).toEqual(without);
  });

  it.each(callers.filter((as) => as !== 'admin'))('leaves by no route for %s', async (as) => {
    const leaks: unknown[] = [];
    for (const route of kolo.routes.filter(
      (one) => one.startsWith('GET /') && !/\.png|docs/.test(one),
    ))
      for (const id of route.includes(':') ? match.ids : [0]) {
        const path = route.replace('GET ', '').replace(/:\w+/, String(id));
        const { text, json } = await kolo.call('GET', path, { as });
        const found = leaksIn(json ?? text);
        if (found.length > 0) leaks.push({ path, found });
      }
    expect(leaks).toEqual([]);
  });

  it('leaves by no poll of whatever version, in one patch or in many', async () => {
    const { epoch } = await log();
    for (let since = 0; since <= match.before + facts.length; since += 1)
      for (const merged of ['', '&merged=true']) {
        const path = `/api/live/${match.id}?epoch=${epoch}&since=${since}${merged}`;
        const answer = (await kolo.call('GET', path)).json as LivePollAnswer;
        expect([path, leaksIn(answer)]).toEqual([path, []]);
        expect(answer.version).toBe(match.before + facts.length);
      }
  });

  it('leaves by no message of the socket, nor with its answers', async () => {
    const withheld = () =>
      messages
        .flatMap((message) => {
          const [name, payload] = message as [string, DeltasMessage];
          return name === 'deltas' ? payload.deltas : [];
        })
        .filter(({ event }) => event.type === 'Withheld');
    await until(async () => withheld().length === facts.length);
    const { epoch } = await log();
    const position = { epoch, since: match.before };
    const answers = [
      await watch({}),
      await watch(position),
      await watch({ ...position, merged: true }),
      await watch({ ...position, console: true }),
    ];
    expect(leaksIn([messages, answers])).toEqual([]);
  });

  it('is in the administrator’s own page of the log', async () => {
    const { text } = await kolo.call('GET', `/api/matches/${match.id}/events?limit=500`, {
      as: 'admin',
    });
    for (const type of officials) expect(text).toContain(`"${type}"`);
  });
});
