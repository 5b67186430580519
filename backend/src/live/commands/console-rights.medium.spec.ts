import type { ManageView, MatchAnswer } from '@kolo/domain';
import { startTestApp, type TestAnswer, type TestApp } from '../../../test/app.js';
import { consoleOf } from '../../../test/console.js';
import { type LiveMatchUnderTest, runningMatch } from '../../../test/live-match.js';

let kolo: TestApp;
/** A node that has not seen the entries and reads who made them from the log. */
let other: TestApp;
let match: LiveMatchUnderTest;
let grant: string;

beforeAll(async () => {
  const config = { sessionSecret: 'one secret of both nodes, which is long enough' };
  kolo = await startTestApp({ config });
  other = await startTestApp({ database: kolo.database, config });
});
afterAll(async () => {
  await other.close();
  await kolo.close();
});
beforeEach(async () => {
  match = await runningMatch(kolo);
  grant = await consoleOf(kolo, match.id);
  const body = { userIds: [kolo.userIds.referee] };
  await kolo.call('PUT', `/api/matches/${match.id}/referees`, { as: 'admin', body });
});

type Console = 'a device with a grant' | 'a referee';
const consoles: Console[] = ['a device with a grant', 'a referee'];
const cookieOf = (console: Console): string =>
  console === 'a referee' ? kolo.cookies.referee : grant;
const send = (
  console: Console,
  [method, path]: ['POST' | 'PATCH', string],
  body: object,
  app = kolo,
): Promise<TestAnswer> =>
  app.call(method, `/api/matches/${match.id}/${path}`, {
    body,
    headers: { cookie: cookieOf(console) },
  });
const refused = {
  status: 409,
  json: { error: 'match.entered-by-administrator' },
};
const lastEvent = ({ events }: MatchAnswer): string => events.at(-1)?.id ?? '';
const goal = { team: 'home', kind: 'open-play' };
const whistle = async (): Promise<void> => {
  await match.must('PATCH', 'state', { matchState: 'half-time' });
  await match.must('PATCH', 'state', { matchState: 'second-half', currentHalf: 2 });
  await match.must('PATCH', 'state', { matchState: 'completed' });
};
const manageAs = async (cookie: string): Promise<ManageView> =>
  (await kolo.call('GET', `/api/matches/${match.id}/manage`, { headers: { cookie } }))
    .json as ManageView;

describe.each(consoles)('%s', (console) => {
  it('leaves the score and the card that an administrator entered, on every node', async () => {
    const score = await match.must('PATCH', 'score', { team: 'home', score: 2 });
    const eventId = lastEvent(score);
    for (const app of [kolo, other]) {
      expect(await send(console, ['POST', 'undo'], {}, app)).toMatchObject(refused);
      expect(await send(console, ['POST', 'undo'], { eventId }, app)).toMatchObject(refused);
    }
    const [scorer] = match.home;
    expect(await send(console, ['PATCH', `actions/${eventId}`], { scorer })).toMatchObject(refused);
    expect(await send(console, ['PATCH', 'state'], { homeScore: 1 })).toMatchObject(refused);
    const card = await match.must('POST', 'stats/increment', {
      playerId: scorer,
      statField: 'redCards',
    });
    expect(await send(console, ['POST', 'undo'], { eventId: lastEvent(card) })).toMatchObject(
      refused,
    );
    expect((await match.state()).goals).toHaveLength(2);
  });

  it('undoes its own entry, and an administrator undoes every entry', async () => {
    const own = await send(console, ['POST', 'goals'], goal);
    const eventId = lastEvent(own.json as MatchAnswer);
    expect((await send(console, ['POST', 'undo'], { eventId }, other)).status).toBe(200);
    const again = await send(console, ['POST', 'goals'], goal);
    await match.must('POST', 'undo', { eventId: lastEvent(again.json as MatchAnswer) });
    expect((await match.state()).goals).toEqual([]);
  });

  it('lowers no statistic below what an administrator counted', async () => {
    await match.must('PATCH', 'state', { homeShots: 2 });
    const fewer = { team: 'home', statistic: 'shots', by: -1 };
    for (const app of [kolo, other]) {
      expect(await send(console, ['POST', 'team-stats/increment'], fewer, app)).toMatchObject(
        refused,
      );
      expect(await send(console, ['PATCH', 'state'], { homeShots: 0 }, app)).toMatchObject(refused);
    }
    await send(console, ['POST', 'team-stats/increment'], { ...fewer, by: 1 });
    const own = await send(console, ['POST', 'team-stats/increment'], fewer);
    expect(own.status).toBe(200);
  });

  it('corrects only its own entries after the whistle, and the administrator is told', async () => {
    const own = await send(console, ['POST', 'goals'], goal);
    const theirs = await match.must('PATCH', 'score', { team: 'away', score: 1 });
    await whistle();
    expect(await manageAs(kolo.cookies.admin)).not.toHaveProperty('consoleChanges');
    expect(await send(console, ['POST', 'undo'], { eventId: lastEvent(theirs) })).toMatchObject(
      refused,
    );
    const eventId = lastEvent(own.json as MatchAnswer);
    expect((await send(console, ['POST', 'undo'], { eventId })).status).toBe(200);
    expect(await manageAs(kolo.cookies.admin)).toMatchObject({ consoleChanges: { count: 1 } });
    expect(await manageAs(cookieOf(console))).not.toHaveProperty('consoleChanges');
  });

  it('undoes and corrects nothing once the result is confirmed, and the administrator does', async () => {
    const own = await send(console, ['POST', 'goals'], goal);
    const eventId = lastEvent(own.json as MatchAnswer);
    await whistle();
    await match.must('POST', 'confirm', {});
    const closed = { status: 409, json: { error: 'match.confirmed' } };
    for (const app of [kolo, other])
      expect(await send(console, ['POST', 'undo'], { eventId }, app)).toMatchObject(closed);
    const [scorer] = match.home;
    expect(await send(console, ['PATCH', `actions/${eventId}`], { scorer })).toMatchObject(closed);
    await match.must('POST', 'undo', { eventId });
    expect((await match.state()).goals).toEqual([]);
  });
});

it('a device undoes its entries in a log from before they were marked', async () => {
  const made = await send('a device with a grant', ['POST', 'goals'], goal);
  const eventId = lastEvent(made.json as MatchAnswer);
  const { rows } = await kolo.db.query<{ console: boolean }>(
    `SELECT metadata->'console' = 'true' AS console FROM events WHERE stream = $1 ORDER BY version DESC LIMIT 1`,
    [match.id],
  );
  expect(rows).toEqual([{ console: true }]);
  await kolo.db.query(
    `ALTER TABLE events DISABLE TRIGGER USER;
     UPDATE events SET metadata = metadata - 'console' WHERE stream = ${match.id};
     ALTER TABLE events ENABLE TRIGGER USER`,
  );
  const undone = await send('a device with a grant', ['POST', 'undo'], { eventId }, other);
  expect(undone.status).toBe(200);
});
