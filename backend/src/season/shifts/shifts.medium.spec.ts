import { randomUUID } from 'node:crypto';
import {
  type BoardLine,
  type MatchAnswer,
  type MatchView,
  type MovedFixtures,
  zagrebToUtc,
  zagrebWallTime,
} from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { collectedMails } from '../../../test/collected-mails.js';
import { createLeague, type TestLeague } from '../../../test/league.js';
import { kickOff, matchOn } from '../../../test/live-match.js';
import { liveSocket, opened, Spectator } from '../../../test/spectator.js';
import { eventually } from '../../../test/until.js';
import { NoticeMailsService } from '../../people/notices/notice-mails.service.js';

let kolo: TestApp;
/** Another node of the same database. */
let other: TestApp;
let league: TestLeague;
/** At 16:00, 16:48 and 17:36 of a coming day, and at 16:00 a week later. */
let matchIds: number[];

/** Zagreb has winter time then, and a week later. */
const day = `${new Date().getUTCFullYear() + 1}-11-28`;
const at = (time: string): string => zagrebToUtc(day, time);

beforeAll(async () => {
  kolo = await startTestApp({ config: { publicOrigin: 'https://liga.test' } });
  other = await startTestApp({ database: kolo.database });
});
afterAll(async () => {
  await other.close();
  await kolo.close();
});
beforeEach(async () => {
  league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 8 });
  const times = [at('16:00'), at('16:48'), at('17:36')];
  const nextWeek = new Date(Date.parse(at('16:00')) + 7 * 86_400_000).toISOString();
  matchIds = [];
  for (const [index, matchDate] of [...times, nextWeek].entries()) {
    const [home, away] = league.teams.slice(2 * index).map(({ id }) => id);
    const body = { homeTeamId: home, awayTeamId: away, matchDate, venue: 'Sutinska' };
    const { json } = await kolo.call('POST', '/api/matches', { as: 'admin', body });
    matchIds.push((json as MatchAnswer).id);
  }
});
afterEach(() => jest.restoreAllMocks());

const shift = (
  more: object = {},
  commandId: string = randomUUID(),
  on = kolo,
  id = league.leagueId,
) =>
  on.call('POST', `/api/leagues/${id}/schedule/shift`, {
    as: 'admin',
    body: { from: at('16:48'), minutes: 10, preview: false, ...more },
    headers: { 'idempotency-key': commandId },
  });

async function dates(): Promise<string[]> {
  const path = `/api/matches/league/${league.leagueId}`;
  const { json } = await kolo.call('GET', path, { as: 'admin' });
  const views = new Map((json as MatchView[]).map((view) => [view.id, view.matchDate]));
  return matchIds.map((id) => views.get(id) ?? '');
}

const moved = (place: number, from: string, to: string) => ({
  matchId: matchIds[place],
  from: at(from),
  to: at(to),
  venue: 'Sutinska',
});

async function begin(place: number): Promise<void> {
  const teams = league.teams.slice(2 * place, 2 * place + 2);
  await kickOff(matchOn(kolo, matchIds[place] ?? 0, { ...league, teams }));
}

it('a preview says what would move, and moves nothing', async () => {
  const before = await dates();
  const { status, json } = await shift({ preview: true });
  expect([status, json]).toEqual([
    200,
    {
      message: 'Premjestilo bi se utakmica: 2.',
      moved: [moved(1, '16:48', '16:58'), moved(2, '17:36', '17:46')],
      stayed: [],
    },
  ]);
  expect(await dates()).toEqual(before);
});

it('the later matches of the day move, and a match that has begun stays', async () => {
  await begin(1);
  const [first, second, , nextWeek] = await dates();
  const { status, json } = await shift();
  expect([status, json]).toEqual([
    200,
    {
      message: 'Premješteno utakmica: 1.',
      moved: [moved(2, '17:36', '17:46')],
      stayed: [matchIds[1]],
    },
  ]);
  expect(await dates()).toEqual([first, second, at('17:46'), nextWeek]);
});

/** The number of each match in the calendar of the league, which grows with every change that matters to it. */
async function sequences(): Promise<number[]> {
  const { text } = await kolo.call('GET', `/api/calendar/league/${league.leagueId}.ics`);
  const entries = text.split('BEGIN:VEVENT').slice(1);
  return matchIds.map((id) => {
    const entry = entries.find((one) => one.includes(`UID:match-${id}@`)) ?? '';
    const [, sequence] = /SEQUENCE:(\d+)/.exec(entry) ?? [];
    if (sequence === undefined) throw new Error(`The calendar has no match ${id}`);
    return Number(sequence);
  });
}

it('calendars of whoever follows the league get the new times, and no others', async () => {
  await begin(1);
  const before = await sequences();
  await shift();
  const [first, begun, later, nextWeek] = before;
  expect(await sequences()).toEqual([first, begun, (later ?? 0) + 1, nextWeek]);
});

describe('pages that are open', () => {
  it('of a match, on every node, show its new time', async () => {
    const watching = [kolo, other].map(({ url }) => new Spectator(url, matchIds[2] ?? 0));
    for (const one of watching) await one.connect();
    const before = watching.map(({ version }) => version);
    await shift();
    for (const [index, one] of watching.entries()) await one.reaches((before[index] ?? 0) + 1);
    expect(watching.map(({ match }) => match?.matchDate)).toEqual([at('17:46'), at('17:46')]);
    for (const one of watching) one.close();
  });

  it('of the matches of today show the new times, and the begun one where it was', async () => {
    const { day: today } = zagrebWallTime(Date.now());
    const times = ['12:00', '12:48', '13:36'].map((time) => zagrebToUtc(today, time));
    for (const [index, matchDate] of times.entries())
      await kolo.call('PATCH', `/api/matches/${matchIds[index]}/schedule`, {
        as: 'admin',
        body: { matchDate },
      });
    await begin(1);
    const socket = await opened(liveSocket(kolo.url));
    const lines = new Map<number, BoardLine>();
    socket.on('board', ({ matches }) => {
      for (const line of matches) lines.set(line.matchId, line);
    });
    await socket.emitWithAck('watchBoard', {});
    await shift({ from: times[0] });
    const moved = (place: number, time: string) => [
      matchIds[place],
      expect.objectContaining({ matchDate: zagrebToUtc(today, time) }),
    ];
    await eventually(() =>
      expect([...lines]).toEqual(expect.arrayContaining([moved(0, '12:10'), moved(2, '13:46')])),
    );
    expect(lines.get(matchIds[1] ?? 0)?.matchDate ?? times[1]).toBe(times[1]);
    socket.disconnect();
  });
});

it('a repeat moves nothing again and gets the first answer, also on another node', async () => {
  const commandId = randomUUID();
  const first = await shift({}, commandId);
  const after = await dates();
  expect((await shift({}, commandId, other)).json).toEqual(first.json);
  expect(await dates()).toEqual(after);
  for (const another of [{ minutes: 11 }, { from: at('17:36') }])
    expect((await shift(another, commandId)).json).toMatchObject({
      error: 'request.command-id-reused',
    });
  expect(await dates()).toEqual(after);
});

it('a shift that found nothing to move moves nothing when it is repeated later', async () => {
  const commandId = randomUUID();
  const late = { from: at('19:00') };
  expect((await shift(late, commandId)).json).toMatchObject({ moved: [] });
  const body = { matchDate: at('19:30') };
  await kolo.call('PATCH', `/api/matches/${matchIds[2]}/schedule`, { as: 'admin', body });
  expect((await shift(late, commandId)).status).toBe(200);
  expect((await dates())[2]).toBe(at('19:30'));
});

it('one command that two nodes get at once moves the day once', async () => {
  const commandId = randomUUID();
  const answers = await Promise.all([shift({}, commandId), shift({}, commandId, other)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0].json).toEqual(answers[1].json);
  expect((await dates()).slice(1, 3)).toEqual([at('16:58'), at('17:46')]);
});

it('two shifts at once are both made, one after the other', async () => {
  await Promise.all([shift({ minutes: 10 }), shift({ minutes: 5 }, undefined, other)]);
  expect((await dates()).slice(1, 3)).toEqual([at('17:03'), at('17:51')]);
});

it('a postponed and a cancelled match are not moved', async () => {
  const path = (place: number) => `/api/matches/${matchIds[place]}`;
  const postponed = { reason: 'hall', newDate: null };
  await kolo.call('POST', `${path(1)}/postpone`, { as: 'admin', body: postponed });
  await kolo.call('PATCH', `${path(2)}/state`, { as: 'admin', body: { status: 'cancelled' } });
  expect((await shift()).json).toMatchObject({ moved: [], stayed: [] });
});

it('no match leaves its day, and then none moves', async () => {
  const before = await dates();
  const { status, json } = await shift({ minutes: 500 });
  expect([status, json]).toMatchObject([409, { error: 'schedule.shift-leaves-day' }]);
  expect(await dates()).toEqual(before);
});

it('a league that there is not has no day', async () => {
  const { status, json } = await shift({}, undefined, kolo, 987_654);
  expect([status, json]).toMatchObject([404, { error: 'league.not-found' }]);
});

it('everybody who plays later is mailed once', async () => {
  const mails = collectedMails();
  const owners = `(SELECT user_id FROM teams WHERE league_id = $1)`;
  await kolo.db.query(
    `UPDATE users SET language = 'hr', email_confirmed_at = now() WHERE id IN ${owners}`,
    [league.leagueId],
  );
  const send = () => kolo.app.get(NoticeMailsService, { strict: false }).send();
  await send();
  await kolo.db.query('DELETE FROM notices');
  const { json } = await shift();
  expect((json as MovedFixtures).moved).toHaveLength(2);
  await send();
  await kolo.db.query("UPDATE notices SET created_at = created_at - interval '1 minute'");
  await send();
  expect(mails.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 4 }, () => 'Kolo: promjena termina'),
  );
  expect(mails.filter(({ text }) => text.includes('16:58'))).toHaveLength(2);
});
