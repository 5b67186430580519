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
import { type Mail, MailerService } from '../../platform/mail/mailer.service.js';
import { WeeklyMailsService } from './weekly-mails.service.js';

/** The product's own clock is never before it. */
const monday = mondayOf();

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
  await kolo.db.query('TRUNCATE weekly_mails, notices');
  await kolo.db.query('UPDATE leagues SET is_active = false');
  league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 2, players: 3 });
  await kolo.db.query(
    `UPDATE users SET language = 'hr', email_confirmed_at = now()
     WHERE username IN ('company', 'admin', 'public', 'referee')`,
  );
});
afterEach(() => jest.restoreAllMocks());

const weekly = ({ app }: TestApp) => app.get(WeeklyMailsService, { strict: false });

/** A Monday's round on both nodes at once, twice, and the mails that came of it. */
async function week(at = monday): Promise<void> {
  const collect = () => Promise.all([weekly(kolo).collect(at), weekly(other).collect(at)]);
  await collect();
  await collect();
  await sendWaiting([kolo, other]);
  await sendOn(kolo);
}

const to = (name: string): Mail[] => mails.filter((mail) => mail.to.startsWith(`${name}@`));

const schedule = (at = new Date(Date.now() + 3 * dayMs)): Promise<number> =>
  scheduleMatch(kolo, league, at, 'Dvorana Kolo');

async function suspendFirst(): Promise<void> {
  const body = {
    playerId: league.teams[0]?.playerIds[0],
    kind: 'matches',
    amount: 2,
    from: '2026-01-01',
    reason: 'violent-conduct',
    text: 'Udario je suca.',
  };
  const path = `/api/leagues/${league.leagueId}/suspensions`;
  const headers = { 'idempotency-key': `suspension-${league.leagueId}` };
  const { status, text } = await kolo.call('POST', path, { as: 'admin', body, headers });
  if (status >= 300) throw new Error(text);
}

describe('the mail of a company on Monday', () => {
  it('tells the next match, who is suspended and whose list is short, once over two nodes', async () => {
    await schedule();
    await suspendFirst();
    await kolo.db.query('TRUNCATE notices');
    await week();
    expect(to('company')).toHaveLength(1);
    const [mail] = to('company');
    expect(mail?.subject).toBe('Kolo: vaš tjedan');
    expect(mail?.text).toMatch(/Adria – Bura, .*Dvorana Kolo/);
    expect(mail?.text).toContain('Igrač Adria 1 (Adria): 2 utakmice, odluka lige');
    expect(mail?.text).toContain('Adria: odobreno igrača: 3, a na terenu ih igra 5');
    expect(mail?.text).not.toMatch(/Bura:/);
    expect(mail?.unsubscribe).toMatch(/^https:\/\/liga\.test\/api\/mails\/unsubscribe\?mails=/);
  });

  it('counts nobody who was withdrawn among the players of a list', async () => {
    await schedule();
    const [player] = league.teams[0]?.playerIds ?? [];
    const { status } = await kolo.call('POST', `/api/players/${player}/withdraw`, { as: 'admin' });
    await week();
    expect([status, to('company')[0]?.text]).toEqual([
      200,
      expect.stringContaining('Adria: odobreno igrača: 2, a na terenu ih igra 5'),
    ]);
  });

  it('comes again the week after, and in the language of the account', async () => {
    await schedule();
    await week();
    await kolo.db.query("UPDATE users SET language = 'en' WHERE username = 'company'");
    await week(monday + 7 * dayMs);
    expect(to('company').map(({ subject }) => subject)).toEqual([
      'Kolo: vaš tjedan',
      'Kolo: your week',
    ]);
  });

  it('does not come without a match to come', async () => {
    await week();
    expect(to('company')).toEqual([]);
  });

  it.each([
    ['whose address is not confirmed', 'email_confirmed_at = NULL'],
    ['that is deactivated', 'deactivated_at = now()'],
  ])('does not come to an account %s', async (_, change) => {
    await schedule();
    await kolo.db.query(`UPDATE users SET ${change} WHERE username = 'company'`);
    await week();
    await kolo.db.query("UPDATE users SET deactivated_at = NULL WHERE username = 'company'");
    expect(to('company')).toEqual([]);
  });

  it('is turned off in the account, and on again', async () => {
    await schedule();
    const set = (isOn: boolean) =>
      kolo.call('PUT', '/api/user/weekly-mail', { as: 'company', body: { isOn } });
    expect((await set(false)).json).toEqual({ isOn: false });
    expect((await kolo.call('GET', '/api/user/weekly-mail', { as: 'company' })).json).toEqual({
      isOn: false,
    });
    await week();
    expect(to('company')).toEqual([]);
    await set(true);
    await week();
    expect(to('company')).toHaveLength(1);
  });

  it('ends with one request of a mail service, which may repeat it', async () => {
    await schedule();
    await week();
    const { pathname, search } = new URL(to('company')[0]?.unsubscribe ?? '');
    for (let n = 0; n < 2; n++)
      expect(await press(pathname + search, 'application/x-www-form-urlencoded')).toBe(200);
    await week(monday + 7 * dayMs);
    expect(to('company')).toHaveLength(1);
  });

  it('ends when the mail server refuses the address for good', async () => {
    await schedule();
    jest
      .spyOn(MailerService.prototype, 'send')
      .mockRejectedValue(Object.assign(new Error('no such user'), { responseCode: 550 }));
    await week();
    expect((await kolo.call('GET', '/api/user/weekly-mail', { as: 'company' })).json).toEqual({
      isOn: false,
    });
  });
});

async function press(path: string, contentType: string): Promise<number> {
  const answer = await fetch(kolo.url + path, {
    method: 'POST',
    headers: { 'content-type': contentType },
    body: 'List-Unsubscribe=One-Click',
  });
  return answer.status;
}

describe('the mail of an administrator on Monday', () => {
  it('tells places without a referee and matches without a result', async () => {
    await schedule();
    const late = await schedule();
    await kolo.db.query("UPDATE matches SET match_date = now() - interval '2 days' WHERE id = $1", [
      late,
    ]);
    const rules = {
      roles: [{ role: 'first', feeCents: 2_000 }],
      mode: 'approve',
      claimsCloseHours: 12,
      answerHours: 24,
      lateCancelHours: 24,
      travelMinutes: 30,
      kmRateCents: 40,
      unplayed: 'none',
    };
    await kolo.db.query('INSERT INTO referee_rules (league_id, rules) VALUES ($1, $2)', [
      ...[league.leagueId, rules],
    ]);
    await week();
    const [mail] = to('admin');
    expect(mail?.text).toMatch(/bez suca su:\n {2}- Adria – Bura, .*: prvi sudac/);
    expect(mail?.text).toMatch(
      /rezultati koje treba pogledati:\n {2}- Adria – Bura, .*: bez rezultata/,
    );
  });
});

it.each(['public', 'referee'])('no weekly mail goes to a %s account', async (name) => {
  await schedule();
  await week();
  expect(to(name)).toEqual([]);
});

describe('a link of a mail', () => {
  it('that was changed ends nothing', async () => {
    await schedule();
    await week();
    const link = to('company')[0]?.unsubscribe ?? '';
    const token = new URL(link).searchParams.get('mails') ?? '';
    const changed = token.replace(/-\d+\./, `-${kolo.userIds.admin}.`);
    const { status, json } = await kolo.call('POST', `/api/mails/unsubscribe?mails=${changed}`);
    expect({ status, json }).toMatchObject({ status: 400, json: { error: 'mails.link-invalid' } });
    expect((await kolo.call('POST', '/api/mails/unsubscribe?mails=x')).status).toBe(400);
  });

  it('is the only address that takes a form', async () => {
    expect(await press('/api/mails/confirmation', 'application/x-www-form-urlencoded')).toBe(415);
  });
});
