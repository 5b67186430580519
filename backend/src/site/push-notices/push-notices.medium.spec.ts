import {
  addDays,
  type PushSubscriptionRequest,
  type PushTopic,
  zagrebToUtc,
  zagrebWallTime,
} from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { kickOff, type LiveMatchUnderTest, scheduledMatch } from '../../../test/live-match.js';
import { untilLogIsRead } from '../../../test/log-database.js';
import { startPushService, type TestPushService } from '../../../test/push-service.js';
import { JobsService } from '../../platform/queue/jobs.service.js';
import { DeliveriesService } from './deliveries.service.js';
import { PushNoticesService } from './push-notices.service.js';

const second = 1_000;

let kolo: TestApp;
/** Another node of the same database. */
let other: TestApp;
let service: TestPushService;

beforeAll(async () => {
  kolo = await startTestApp({ config: { publicOrigin: 'https://liga.test' } });
  other = await startTestApp({
    database: kolo.database,
    config: { publicOrigin: 'https://liga.test' },
  });
  for (const { app } of [kolo, other]) await app.get(JobsService, { strict: false }).stop();
});
afterAll(async () => {
  await other.close();
  await kolo.close();
});
beforeEach(async () => {
  service = await startPushService();
  await kolo.db.query('TRUNCATE push_subscriptions, push_matches, push_messages CASCADE');
});
afterEach(() => service.stop());

const notices = ({ app }: TestApp): PushNoticesService =>
  app.get(PushNoticesService, { strict: false });
const pushed = (): string[] =>
  service.received.map(
    ({ device, notification: { title, body } }) => `${device}: ${title}, ${body}`,
  );

async function subscribe(
  name: string,
  topics: PushTopic[],
  more: Partial<PushSubscriptionRequest> = {},
): Promise<PushSubscriptionRequest> {
  const body = service.device(name, { topics, ...more });
  const { status, text } = await kolo.call('POST', '/api/push/subscriptions', { body });
  if (status !== 200) throw new Error(text);
  return body;
}

const onMatch = ({ id }: LiveMatchUnderTest): PushTopic[] => [{ kind: 'match', id }];

async function running(): Promise<LiveMatchUnderTest> {
  const match = await scheduledMatch(kolo);
  await kickOff(match);
  await run();
  return match;
}

const goal = (match: LiveMatchUnderTest, team: 'home' | 'away' = 'home') =>
  match.must('POST', 'goals', { team });

async function run(now = new Date(), node = kolo): Promise<void> {
  await untilLogIsRead(async (query) => (await kolo.db.query(query)).rows);
  await notices(node).run(now);
}

/** As if so much time had passed since the last tap. */
async function runLater(ms: number, node = kolo): Promise<void> {
  const { rows } = await kolo.db.query<{ at: Date }>('SELECT max(recorded_at) AS at FROM events');
  await run(new Date((rows[0]?.at.getTime() ?? 0) + ms), node);
}

const subscriptions = async (): Promise<number> =>
  (await kolo.db.query('SELECT FROM push_subscriptions')).rowCount ?? 0;

it('a goal reaches who chose the match, a team or the league, once, in their language', async () => {
  const match = await running();
  const [home, away] = match.league.teams;
  await subscribe('match', onMatch(match));
  await subscribe('home', [{ kind: 'team', id: home?.id ?? 0 }]);
  await subscribe('all', [
    ...onMatch(match),
    { kind: 'team', id: home?.id ?? 0 },
    { kind: 'team', id: away?.id ?? 0 },
  ]);
  await subscribe('english', onMatch(match), { language: 'en' });
  await subscribe('others', [{ kind: 'match', id: 987_654 }]);
  await subscribe('finals', onMatch(match), { kinds: ['final'] });
  await goal(match);
  await runLater(10 * second);
  expect(pushed()).toEqual([]);
  await runLater(16 * second);
  await runLater(17 * second);
  const title = `${home?.name} 1:0 ${away?.name}`;
  expect(pushed().toSorted()).toEqual([
    `all: ${title}, Gol!`,
    `english: ${title}, Goal!`,
    `home: ${title}, Gol!`,
    `match: ${title}, Gol!`,
  ]);
});

it('the league of a match is a topic too', async () => {
  const match = await scheduledMatch(kolo);
  const { leagueId } = match.league;
  const made = await kolo.call('POST', '/api/matches', {
    as: 'admin',
    body: {
      homeTeamId: match.league.teams[0]?.id,
      awayTeamId: match.league.teams[1]?.id,
      leagueId,
      matchDate: new Date(Date.now() + 86_400_000 * 9).toISOString(),
    },
  });
  const { id } = made.json as { id: number };
  await run();
  await subscribe('league', [{ kind: 'league', id: leagueId }]);
  const moved = await kolo.call('PATCH', `/api/matches/${id}/schedule`, {
    as: 'admin',
    body: { matchDate: '2099-03-02T19:30:00Z' },
  });
  expect(moved.status).toBe(200);
  // In the morning, as it is no match that is being played.
  await run();
  await runLater(86_400 * second);
  expect(pushed()).toEqual(['league: Adria – Bura, Novi termin: ponedjeljak, 2. ožujka u 20:30']);
});

it('is signed for the push service, lives for five minutes, and replaces what waits there', async () => {
  const match = await running();
  await subscribe('phone', onMatch(match));
  await goal(match);
  await runLater(16 * second);
  const [push] = service.received;
  expect(push?.claims).toMatchObject({
    aud: 'https://fcm.googleapis.com',
    sub: 'https://liga.test',
  });
  const lastsMs = (push?.claims.exp ?? 0) * second - Date.now();
  expect(lastsMs > 0 && lastsMs <= 24 * 3_600 * second).toBe(true);
  expect(push?.headers).toMatchObject({
    ttl: '300',
    urgency: 'high',
    topic: `m${match.id}`,
    'content-encoding': 'aes128gcm',
  });
  const { json } = await kolo.call('GET', '/api/push/key');
  expect(push?.headers.authorization).toContain(`k=${(json as { key: string }).key}`);
  expect(push?.notification).toMatchObject({
    tag: `match-${match.id}`,
    navigate: `https://liga.test/live/${match.id}`,
    lang: 'hr',
  });
});

it('two nodes at once and a restart send once', async () => {
  const match = await running();
  for (let n = 0; n < 5; n += 1) await subscribe(`phone-${n}`, onMatch(match));
  await goal(match);
  const now = new Date(Date.now() + 16 * second);
  await Promise.all([run(now), run(now, other), run(now)]);
  await run(now, other);
  expect(service.received.map(({ device }) => device).toSorted()).toEqual([
    ...['phone-0', 'phone-1', 'phone-2', 'phone-3', 'phone-4'],
  ]);
});

it('a node that dies while it sends leaves nothing that another one sends again', async () => {
  const match = await running();
  await subscribe('phone', onMatch(match));
  await goal(match);
  const dying = jest
    .spyOn(kolo.app.get(DeliveriesService, { strict: false }), 'settle' as never)
    .mockRejectedValueOnce(new Error('killed') as never);
  await expect(runLater(16 * second)).rejects.toThrow('killed');
  dying.mockRestore();
  await runLater(20 * second, other);
  expect(pushed()).toHaveLength(1);
});

it('a goal that is undone in time is not sent, one that is undone later is corrected', async () => {
  const match = await running();
  await subscribe('phone', onMatch(match));
  await goal(match);
  await runLater(5 * second);
  await match.must('POST', 'undo', {});
  await runLater(60 * second);
  expect(pushed()).toEqual([]);
  await goal(match);
  await goal(match);
  await runLater(100 * second);
  await match.must('POST', 'undo', {});
  await runLater(200 * second);
  expect(service.received.map(({ notification: { body, tag } }) => [body, tag])).toEqual([
    ['Gol!', `match-${match.id}`],
    ['Ispravak: 1:0', `match-${match.id}`],
  ]);
});

it('a burst of goals is two messages at most', async () => {
  const match = await running();
  await subscribe('phone', onMatch(match));
  for (const team of ['home', 'away', 'home'] as const) {
    await goal(match, team);
    await runLater(16 * second);
  }
  await runLater(50 * second);
  expect(service.received.length).toBeLessThanOrEqual(2);
  expect(pushed().at(-1)).toContain('2:1');
});

it('the kick-off is announced ten minutes before it, once for each time of it', async () => {
  const noon = new Date('2099-03-02T11:00:00Z');
  const match = await scheduledMatch(kolo, noon);
  await run();
  await subscribe('phone', onMatch(match), { kinds: ['soon'] });
  const before = (minutes: number) => new Date(noon.getTime() - minutes * 60 * second);
  await run(before(11));
  expect(pushed()).toEqual([]);
  await run(before(10));
  await run(before(9), other);
  expect(pushed()).toEqual(['phone: Adria – Bura, Počinje za deset minuta']);
});

it('a postponed match is announced as that, and begins at no time', async () => {
  const noon = new Date('2099-03-02T11:00:00Z');
  const match = await scheduledMatch(kolo, noon);
  await run();
  await subscribe('phone', onMatch(match), { kinds: ['moved', 'soon'] });
  await match.must('POST', 'postpone', { reason: 'hall', newDate: null });
  await run();
  // In the morning at the latest.
  await runLater(86_400 * second);
  await run(new Date(noon.getTime() - 9 * 60 * second));
  expect(pushed()).toEqual(['phone: Adria – Bura, Utakmica je odgođena']);
});

it('a match that is moved twice in a night is announced in the morning, where it is by then', async () => {
  const match = await scheduledMatch(kolo, new Date('2099-03-02T11:00:00Z'));
  await run();
  await subscribe('phone', onMatch(match));
  const today = zagrebWallTime(Date.now()).day;
  const runAt = (days: number, time: string): Promise<void> =>
    run(new Date(zagrebToUtc(addDays(today, days), time)));
  await match.must('PATCH', 'schedule', { matchDate: '2099-03-03T11:00:00.000Z' });
  await runAt(1, '23:00');
  await match.must('PATCH', 'schedule', { matchDate: '2099-03-04T11:00:00.000Z' });
  await runAt(2, '01:00');
  expect(pushed()).toEqual([]);
  await runAt(2, '08:00');
  expect(pushed()).toEqual(['phone: Adria – Bura, Novi termin: srijeda, 4. ožujka u 12:00']);
});

describe('a list that is too short for the match', () => {
  const noon = new Date('2099-03-02T11:00:00Z');
  const before = (hours: number) => new Date(noon.getTime() - hours * 3_600 * second);
  const follow = (name: string, topics: PushTopic[]) =>
    subscribe(name, topics, { kinds: ['incomplete'] });
  const line = 'Adria – Bura, ponedjeljak, 2. ožujka u 12:00. Premalo igrača: Adria 4/5';

  it('is told a day before it to whoever follows its team and chose that, once', async () => {
    const match = await scheduledMatch(kolo, noon);
    const [home, away] = match.league.teams.map(({ id }) => id);
    const [waiting, withdrawn] = match.home;
    await kolo.db.query(`UPDATE players SET status = 'pending' WHERE id = $1`, [waiting]);
    await kolo.call('POST', `/api/players/${withdrawn}/withdraw`, { as: 'admin' });
    await run();
    await follow('company', [{ kind: 'team', id: home ?? 0 }]);
    await follow('opponent', [{ kind: 'team', id: away ?? 0 }]);
    await follow('spectator', onMatch(match));
    await subscribe('goals', [{ kind: 'team', id: home ?? 0 }]);
    await run(before(25));
    expect(pushed()).toEqual([]);
    await run(before(24));
    await run(before(23), other);
    expect(pushed()).toEqual([`company: ${line}`]);
  });

  it('is that without the suspended, and long enough while nobody is', async () => {
    const { league, home } = await scheduledMatch(kolo, noon);
    await run();
    await follow('company', [{ kind: 'team', id: league.teams[0]?.id ?? 0 }]);
    await run(before(24));
    expect(pushed()).toEqual([]);
    await kolo.db.query('DELETE FROM push_matches');
    for (const playerId of home.slice(0, 2)) {
      const ban = { playerId, kind: 'matches', amount: 2, reason: 'violent-conduct' };
      const { status, text } = await kolo.call(
        'POST',
        `/api/leagues/${league.leagueId}/suspensions`,
        { as: 'admin', body: { ...ban, from: '2026-03-15' } },
      );
      if (status >= 300) throw new Error(text);
    }
    await run(before(23));
    expect(pushed()).toEqual([`company: ${line}`]);
  });
});

describe('the answer of a push service', () => {
  let match: LiveMatchUnderTest;
  beforeEach(async () => {
    match = await running();
    await subscribe('phone', onMatch(match));
    await goal(match);
  });

  it.each([404, 410])('%i ends the subscription', async (status) => {
    service.answerNext('phone', { status });
    await runLater(16 * second);
    expect(await subscriptions()).toBe(0);
  });

  it('429 is waited for as long as it says', async () => {
    service.answerNext('phone', { status: 429, headers: { 'retry-after': '60' } });
    await runLater(16 * second);
    await runLater(70 * second);
    expect(pushed()).toEqual([]);
    await runLater(77 * second);
    expect(pushed()).toHaveLength(1);
    expect(await subscriptions()).toBe(1);
  });

  it('413 drops the message and not the device', async () => {
    service.answerNext('phone', { status: 413 });
    await runLater(16 * second);
    await runLater(120 * second);
    expect([pushed(), await subscriptions()]).toEqual([[], 1]);
  });

  it('is no redirect that is followed', async () => {
    service.answerNext('phone', { status: 307, headers: { location: 'http://127.0.0.1/' } });
    await runLater(16 * second);
    expect(pushed()).toEqual([]);
    const { rows } = await kolo.db.query('SELECT failures FROM push_subscriptions');
    expect(rows).toEqual([{ failures: 1 }]);
  });

  it('that fails again and again ends the subscription', async () => {
    await kolo.db.query('UPDATE push_subscriptions SET failures = 7');
    service.answerNext('phone', { status: 500 }, { status: 500 }, { status: 500 });
    await runLater(16 * second);
    await runLater(100 * second);
    expect(await subscriptions()).toBe(1);
    await runLater(250 * second);
    expect(await subscriptions()).toBe(0);
  });
});

it('a device gets twenty messages a day at most', async () => {
  const match = await running();
  await subscribe('phone', onMatch(match));
  const afterGoal = async (sentThatDay: number, ms: number): Promise<void> => {
    const now = new Date(Date.now() + ms);
    await kolo.db.query('UPDATE push_subscriptions SET sent_on = $1, sent_that_day = $2', [
      zagrebWallTime(now.getTime()).day,
      sentThatDay,
    ]);
    await goal(match);
    await run(now);
  };
  await afterGoal(20, 60 * second);
  expect(pushed()).toEqual([]);
  await afterGoal(19, 120 * second);
  expect(pushed()).toHaveLength(1);
});

describe('a subscription', () => {
  const body = () => service.device('phone', { topics: [{ kind: 'team', id: 1 }] });
  const post = (more: object) =>
    kolo.call('POST', '/api/push/subscriptions', { body: { ...body(), ...more } });

  it.each([
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com:8443/fcm/send/x',
    'https://user:secret@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.example/x',
    'https://evilpush.apple.com.example/x',
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://169.254.169.254/latest',
    'https://[::1]/x',
    'https://push.example/x',
  ])('of %s is refused', async (endpoint) => {
    const { status } = await post({ endpoint });
    expect(status).toBe(400);
    expect(await subscriptions()).toBe(0);
  });

  it('with a key that is no point of the curve is refused', async () => {
    const keys = { ...body().keys, p256dh: `B${'A'.repeat(86)}` };
    expect(await post({ keys })).toMatchObject({
      status: 400,
      json: { error: 'push.keys-invalid' },
    });
  });

  it('replaces the earlier one of the same device, and ends with one call', async () => {
    const first = await subscribe('phone', [{ kind: 'team', id: 1 }]);
    const topics = [{ kind: 'league', id: 2 }];
    const answer = await kolo.call('POST', '/api/push/subscriptions', {
      body: { ...first, topics, kinds: ['final'] },
    });
    expect(answer.json).toEqual({ topics, kinds: ['final'] });
    const { rows } = await kolo.db.query('SELECT kind, topic_id AS id FROM push_topics');
    expect([rows, await subscriptions()]).toEqual([topics, 1]);
    const { endpoint } = first;
    const gone = await kolo.call('DELETE', '/api/push/subscriptions', { body: { endpoint } });
    expect([gone.status, await subscriptions()]).toEqual([204, 0]);
    const left = await kolo.db.query('SELECT FROM push_topics');
    expect(left.rowCount).toBe(0);
  });
});

it('both nodes answer with one key', async () => {
  const [one, two] = await Promise.all([
    kolo.call('GET', '/api/push/key'),
    other.call('GET', '/api/push/key'),
  ]);
  expect(one.json).toEqual(two.json);
});
