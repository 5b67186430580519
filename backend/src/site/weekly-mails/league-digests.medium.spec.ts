import { limits } from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { collectedMails } from '../../../test/collected-mails.js';
import { createLeague, type TestLeague } from '../../../test/league.js';
import {
  dayMs,
  mondayOf,
  scheduleMatch,
  sendOn,
  sendWaiting,
  siteConfig,
} from '../../../test/mondays.js';
import type { Mail } from '../../platform/mail/mailer.service.js';
import { LeagueDigestsService } from './league-digests.service.js';

const address = 'Gledatelj@kolo.test';

let kolo: TestApp;
/** Another node of the same database. */
let other: TestApp;
let league: TestLeague;
let mails: Mail[];

beforeAll(async () => {
  kolo = await startTestApp({ config: siteConfig });
  other = await startTestApp({ database: kolo.database, config: siteConfig });
});
afterAll(async () => {
  await other.close();
  await kolo.close();
});
beforeEach(async () => {
  mails = collectedMails();
  await kolo.db.query('TRUNCATE league_digests, notices, sign_in_failures');
  league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 2 });
});
afterEach(() => jest.restoreAllMocks());

const digests = ({ app }: TestApp) => app.get(LeagueDigestsService, { strict: false });

const ask = (email = address, language = 'hr', leagueId = league.leagueId) =>
  kolo.call('POST', `/api/leagues/${leagueId}/digest`, { body: { email, language } });
const confirm = (token: string) =>
  kolo.call('POST', '/api/mails/confirmation', { body: { token } });
const tokenIn = (mail: Mail | undefined): string =>
  /https:\/\/liga\.test\/mails#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';

async function subscribe(): Promise<void> {
  expect((await ask()).status).toBe(202);
  await sendOn(kolo);
  expect((await confirm(tokenIn(mails[0]))).status).toBe(200);
  mails = collectedMails();
}

/** The Monday after this week, on both nodes at once. */
async function week(): Promise<void> {
  const at = mondayOf(Date.now() + 7 * dayMs);
  await Promise.all([digests(kolo).collect(at), digests(other).collect(at)]);
  await digests(kolo).collect(at);
  await sendWaiting([kolo, other]);
}

const schedule = (at = new Date(Date.now() + 2 * dayMs)): Promise<number> =>
  scheduleMatch(kolo, league, at);

const stored = async (): Promise<number> =>
  (await kolo.db.query('SELECT FROM league_digests')).rowCount ?? 0;

it('an address that nobody confirmed gets the link and nothing else', async () => {
  await schedule();
  await ask();
  await sendOn(kolo);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [address, 'Kolo: potvrdite prijavu na tjedni pregled'],
  ]);
  expect(mails[0]?.unsubscribe).toBeUndefined();
  await week();
  expect(mails).toHaveLength(1);
});

it('a confirmed one gets what was played and what comes, once over two nodes', async () => {
  await schedule();
  const played = await schedule(new Date(Date.now() - dayMs));
  const body = { homeScore: 3, awayScore: 1 };
  const result = await kolo.call('PATCH', `/api/matches/${played}/result`, { as: 'admin', body });
  expect(result.status).toBe(200);
  const awarded = await schedule(new Date(Date.now() - 2 * dayMs));
  const award = { winner: 'away', cause: 'no-show' };
  await kolo.call('POST', `/api/matches/${awarded}/award`, { as: 'admin', body: award });
  await subscribe();
  await week();
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.to).toBe(address);
  const lines = ['odigrano je:', 'Adria 0:5 Bura (rezultat po odluci)', 'Adria 3:1 Bura'];
  expect(mail?.text).toContain(lines.join('\n  - '));
  expect(mail?.text).toMatch(/sljedeće utakmice:\n {2}- Adria – Bura, /);
});

it('ends with one request, and nothing of the address is left', async () => {
  await schedule();
  await subscribe();
  await week();
  const { pathname, search } = new URL(mails[0]?.unsubscribe ?? '');
  expect((await kolo.call('POST', pathname + search)).status).toBe(200);
  expect(await stored()).toBe(0);
  expect((await kolo.call('POST', pathname + search)).status).toBe(200);
});

it('a week without matches is no mail', async () => {
  await subscribe();
  await week();
  expect(mails).toEqual([]);
});

it('whoever asks learns nothing of an address, which gets one link a day however often', async () => {
  await subscribe();
  const again = await ask(address.toLowerCase());
  const unknown = await ask('drugi@kolo.test');
  expect(again.json).toEqual(unknown.json);
  for (let n = 0; n < 3; n++) await ask('drugi@kolo.test', 'en');
  await sendOn(kolo);
  expect(mails.map(({ to }) => to)).toEqual(['drugi@kolo.test']);
});

it('an address is mailed few links a day, whatever leagues are named', async () => {
  for (let n = 0; n <= limits.digests.mailsPerDay; n++) {
    const { leagueId } = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 0 });
    expect((await ask(address, 'hr', leagueId)).status).toBe(202);
  }
  await sendOn(kolo);
  expect(mails).toHaveLength(limits.digests.mailsPerDay);
});

it('a network that asks too often is refused', async () => {
  await kolo.db.query(
    "INSERT INTO sign_in_failures (subject, failures, since) VALUES ('digest 127.0.0.1', $1, now())",
    [limits.digests.perNetwork],
  );
  const { status, headers } = await ask();
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

it('a link that confirms does not end, and one that ends does not confirm', async () => {
  await schedule();
  await ask();
  await sendOn(kolo);
  const link = tokenIn(mails[0]);
  expect((await kolo.call('POST', `/api/mails/unsubscribe?mails=${link}`)).status).toBe(400);
  await confirm(link);
  await week();
  expect((await confirm(tokenIn(mails[1]))).status).toBe(400);
});

it('what nobody confirms is deleted after a week, and its link is dead', async () => {
  await ask();
  await sendOn(kolo);
  await digests(kolo).dropUnconfirmed();
  expect(await stored()).toBe(1);
  await kolo.db.query("UPDATE league_digests SET asked_at = asked_at - interval '8 days'");
  await digests(kolo).dropUnconfirmed();
  expect(await stored()).toBe(0);
  expect((await confirm(tokenIn(mails[0]))).status).toBe(400);
});

it('an unknown league has no digest', async () => {
  expect((await ask(address, 'hr', 987_654)).status).toBe(404);
});
