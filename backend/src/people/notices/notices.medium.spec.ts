import { startTestApp, type TestApp } from '../../../test/app.js';
import { collectedMails } from '../../../test/collected-mails.js';
import { createLeague } from '../../../test/league.js';
import { until } from '../../../test/until.js';
import { type Mail, MailerService } from '../../platform/mail/mailer.service.js';
import { NoticeMailsService } from './notice-mails.service.js';

let kolo: TestApp;
let mails: Mail[];
let registrations = 0;

beforeAll(async () => {
  kolo = await startTestApp({ config: { publicOrigin: 'https://liga.test' } });
});
afterAll(() => kolo.close());
beforeEach(() => {
  mails = collectedMails();
});

/** One round of the job, after everybody has been quiet for a minute. */
async function aMinuteLater(): Promise<void> {
  await kolo.db.query("UPDATE notices SET created_at = created_at - interval '1 minute'");
  await kolo.app.get(NoticeMailsService, { strict: false }).send();
}

const to = (address: string): Mail[] => mails.filter((mail) => mail.to === address);
const confirm = (token: string) =>
  kolo.call('POST', '/api/email-confirmation', { body: { token } });
const tokenIn = (mail: Mail | undefined): string =>
  /https:\/\/liga\.test\/auth\/confirm#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';

interface Registered {
  id: number;
  email: string;
}

async function register(username: string, language = 'hr'): Promise<Registered> {
  registrations += 1;
  await kolo.db.query('DELETE FROM sign_in_failures');
  const email = `person-${registrations}@kolo.test`;
  const body = {
    role: 'company',
    username,
    email,
    password: 'a-long-password',
    companyName: 'Kupite jeftino d.o.o.',
    companyOib: '73102471673',
    membershipPackageId: 1,
  };
  const headers = { 'accept-language': language };
  const { status } = await kolo.call('POST', '/api/register', { body, headers });
  expect(status).toBe(201);
  const { rows } = await kolo.db.query<Registered>('SELECT id, email FROM users WHERE email = $1', [
    email,
  ]);
  const [row] = rows;
  if (row === undefined) throw new Error('Nobody was registered');
  return row;
}

async function registerConfirmed(username: string, language = 'hr'): Promise<Registered> {
  const person = await register(username, language);
  await aMinuteLater();
  expect((await confirm(tokenIn(to(person.email)[0]))).status).toBe(200);
  mails = collectedMails();
  return person;
}

describe('an address that nobody confirmed', () => {
  it('gets one link, in a mail without anything that was typed at the registration', async () => {
    const { email } = await register('Kupite-odmah', 'en');
    await aMinuteLater();
    await aMinuteLater();
    expect(to(email)).toHaveLength(1);
    const [mail] = to(email);
    expect(mail?.subject).toBe('Kolo: confirm your address');
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Kupite/i);
  });

  it('gets nothing else, whatever is decided about the account', async () => {
    const { id, email } = await register('nepotvrdjen');
    await aMinuteLater();
    mails = collectedMails();
    await kolo.call('POST', '/api/password-reset', { body: { email } });
    expect((await kolo.call('PATCH', `/api/users/${id}/approve`, { as: 'admin' })).status).toBe(
      200,
    );
    await aMinuteLater();
    expect(mails).toEqual([]);
  });

  it('gets a link to a new password without the name, and following it confirms the address', async () => {
    const { id, email } = await register('Kupite-jos');
    await kolo.call('PATCH', `/api/users/${id}/approve`, { as: 'admin' });
    await aMinuteLater();
    mails = collectedMails();
    await kolo.call('POST', '/api/password-reset', { body: { email } });
    await until(() => to(email).length > 0);
    const text = to(email)[0]?.text ?? '';
    expect(text).not.toMatch(/Kupite/i);
    const token = /reset#([\w-]{43})/.exec(text)?.[1];
    const body = { token, newPassword: 'quite-a-new-one' };
    expect((await kolo.call('POST', '/api/password-reset/confirm', { body })).status).toBe(200);
    expect(await isConfirmed(id)).toBe(true);
  });
});

const isConfirmed = async (id: number): Promise<boolean> => {
  const { rows } = await kolo.db.query<{ confirmed: boolean }>(
    'SELECT email_confirmed_at IS NOT NULL AS confirmed FROM users WHERE id = $1',
    [id],
  );
  return rows[0]?.confirmed === true;
};

describe('a link that confirms an address', () => {
  it('is dead once the address was changed, and the new one is mailed another', async () => {
    const { id, email } = await register('preseljen');
    await aMinuteLater();
    const token = tokenIn(to(email)[0]);
    const moved = await kolo.call('PATCH', `/api/users/${id}`, {
      as: 'admin',
      body: { email: 'moved@kolo.test' },
    });
    expect(moved.status).toBe(200);
    expect(await confirm(token)).toMatchObject({
      status: 400,
      json: { error: 'account.confirmation-invalid' },
    });
    await aMinuteLater();
    expect((await confirm(tokenIn(to('moved@kolo.test')[0]))).status).toBe(200);
    expect(await isConfirmed(id)).toBe(true);
  });

  it('can be asked for again by the owner, once in a minute', async () => {
    const ask = () => kolo.call('POST', '/api/user/email/confirmation', { as: 'referee' });
    const [first, second] = await Promise.all([ask(), ask()]);
    expect([first.status, second.status]).toEqual([202, 202]);
    await aMinuteLater();
    expect((await ask()).status).toBe(202);
    await aMinuteLater();
    expect(to('referee@kolo.test')).toHaveLength(1);
    const { json } = await kolo.call('GET', '/api/user/email', { as: 'referee' });
    expect(json).toEqual({ email: 'referee@kolo.test', confirmed: false });
  });
});

it('two rounds that meet send each mail once', async () => {
  const { email } = await register('dvaput');
  await kolo.db.query("UPDATE notices SET created_at = created_at - interval '1 minute'");
  let sent: () => void = () => {};
  const slow = new Promise<void>((resolve) => {
    sent = resolve;
  });
  jest.spyOn(MailerService.prototype, 'send').mockImplementation((mail) => {
    mails.push(mail);
    return slow;
  });
  const notices = kolo.app.get(NoticeMailsService, { strict: false });
  const first = notices.send();
  await until(() => to(email).length > 0);
  const second = notices.send();
  await Promise.race([second, until(() => to(email).length > 1)]);
  sent();
  await Promise.all([first, second]);
  expect(to(email)).toHaveLength(1);
});

describe('a confirmed address', () => {
  it('is told of the approval, in the language of the registration', async () => {
    const { id, email } = await registerConfirmed('odobren', 'en');
    await kolo.call('PATCH', `/api/users/${id}/approve`, { as: 'admin' });
    await aMinuteLater();
    expect(to(email).map(({ subject }) => subject)).toEqual(['Kolo: your account is approved']);
  });

  it('is told of the rejection after the account is gone, and is kept nowhere', async () => {
    const { id, email } = await registerConfirmed('odbijen');
    expect((await kolo.call('DELETE', `/api/users/${id}/reject`, { as: 'admin' })).status).toBe(
      200,
    );
    await aMinuteLater();
    expect(to(email).map(({ subject }) => subject)).toEqual(['Kolo: zahtjev za račun je odbijen']);
    const { rows } = await kolo.db.query('SELECT FROM notices WHERE address = $1', [email]);
    expect(rows).toEqual([]);
  });

  it('is told of all players who were decided on in one mail', async () => {
    const owner = await registerConfirmed('vlasnik');
    await kolo.call('PATCH', `/api/users/${owner.id}/approve`, { as: 'admin' });
    const { teams } = await createLeague(kolo.db, { ownerId: owner.id });
    await kolo.db.query("UPDATE players SET status = 'pending' WHERE team_id = $1", [teams[0]?.id]);
    const [first, second, third] = teams[0]?.playerIds ?? [];
    const decide = (id: number | undefined, status: string) =>
      kolo.call('PATCH', `/api/players/${id}/status`, { as: 'admin', body: { status } });
    for (const id of [first, second]) expect((await decide(id, 'approved')).status).toBe(200);
    expect((await decide(third, 'rejected')).status).toBe(200);
    await aMinuteLater();
    expect(to(owner.email)).toHaveLength(1);
    const text = to(owner.email)[0]?.text ?? '';
    expect(text).toContain('odobreni su igrači:\n  - Igrač Adria 1 (1)\n  - Igrač Adria 2 (2)');
    expect(text).toContain(
      'odbijeni su igrači, možete ih prijaviti ponovo:\n  - Igrač Adria 3 (3)',
    );
  });

  it('is told where a match was moved to, once, and not of one that came back', async () => {
    const owner = await registerConfirmed('domacin');
    await kolo.call('PATCH', `/api/users/${owner.id}/approve`, { as: 'admin' });
    const { leagueId, teams } = await createLeague(kolo.db, { ownerId: owner.id });
    const [home, away] = teams;
    const schedule = async (matchDate: string): Promise<number> => {
      const body = { homeTeamId: home?.id, awayTeamId: away?.id, leagueId, matchDate };
      const { json } = await kolo.call('POST', '/api/matches', { as: 'admin', body });
      return (json as { id: number }).id;
    };
    const move = (id: number, matchDate: string) =>
      kolo.call('PATCH', `/api/matches/${id}/schedule`, { as: 'admin', body: { matchDate } });
    const [moved, back] = [
      await schedule('2099-03-01T18:00:00Z'),
      await schedule('2099-03-08T18:00:00Z'),
    ];
    await aMinuteLater();
    mails = collectedMails();
    expect((await move(moved, '2099-03-02T19:30:00Z')).status).toBe(200);
    await move(back, '2099-03-09T18:00:00Z');
    await move(back, '2099-03-08T18:00:00Z');
    await aMinuteLater();
    await aMinuteLater();
    await aMinuteLater();
    expect(to(owner.email)).toHaveLength(1);
    const { subject, text } = to(owner.email)[0] ?? { subject: '', text: '' };
    expect(subject).toBe('Kolo: promjena termina');
    expect(text.match(/ – /g)).toHaveLength(1);
    expect(text).toContain(
      'ponedjeljak, 2. ožujka 2099. u 20:30 (dosad nedjelja, 1. ožujka 2099. u 19:00)',
    );
  });

  it('is told of a match that is called off, and that it is played after all', async () => {
    const owner = await registerConfirmed('otkazani');
    await kolo.call('PATCH', `/api/users/${owner.id}/approve`, { as: 'admin' });
    const { leagueId, teams } = await createLeague(kolo.db, { ownerId: owner.id });
    const body = {
      homeTeamId: teams[0]?.id,
      awayTeamId: teams[1]?.id,
      leagueId,
      matchDate: '2099-03-01T18:00:00Z',
    };
    const { json } = await kolo.call('POST', '/api/matches', { as: 'admin', body });
    const path = `/api/matches/${(json as { id: number }).id}`;
    const callOff = () =>
      kolo.call('PATCH', `${path}/state`, { as: 'admin', body: { status: 'cancelled' } });
    const undo = () => kolo.call('POST', `${path}/undo`, { as: 'admin', body: {} });
    const nextMail = async () => {
      mails = collectedMails();
      await aMinuteLater();
      await aMinuteLater();
      return to(owner.email).map(({ text }) => text);
    };
    await nextMail();
    await callOff();
    expect(await nextMail()).toEqual([expect.stringContaining(': otkazana')]);
    await undo();
    expect(await nextMail()).toEqual([
      expect.stringContaining(': ipak se igra, nedjelja, 1. ožujka 2099. u 19:00'),
    ]);
    await callOff();
    await undo();
    expect(await nextMail()).toEqual([]);
    const postponement = { reason: 'hall', newDate: null };
    await kolo.call('POST', `${path}/postpone`, { as: 'admin', body: postponement });
    expect(await nextMail()).toEqual([
      expect.stringContaining(': odgođena, novog termina još nema'),
    ]);
    const again = [expect.stringContaining(': ipak se igra, nedjelja, 1. ožujka 2099. u 19:00')];
    await kolo.call('DELETE', `${path}/postponement`, { as: 'admin', body: {} });
    expect(await nextMail()).toEqual(again);
    await kolo.call('POST', `${path}/annul`, { as: 'admin', body: { reason: 'withdrawal' } });
    expect(await nextMail()).toEqual([expect.stringContaining(': ne igra se (poništeno)')]);
    await kolo.call('DELETE', `${path}/annulment`, { as: 'admin', body: {} });
    expect(await nextMail()).toEqual(again);
    const walkover = { winner: 'home', cause: 'no-show' };
    await kolo.call('POST', `${path}/award`, { as: 'admin', body: walkover });
    expect(await nextMail()).toEqual([
      expect.stringContaining(': ne igra se (rezultat po odluci)'),
    ]);
    await kolo.call('DELETE', `${path}/award`, { as: 'admin', body: {} });
    expect(await nextMail()).toEqual(again);
  });

  it('gets the mail later when the mail server is away, and one refused address stops nobody', async () => {
    const people = [await registerConfirmed('prvi'), await registerConfirmed('drugi')];
    for (const { id } of people)
      await kolo.call('PATCH', `/api/users/${id}/approve`, { as: 'admin' });
    const refused = Object.assign(new Error('no such mailbox'), { responseCode: 550 });
    jest.spyOn(MailerService.prototype, 'send').mockRejectedValueOnce(new Error('away'));
    await expect(aMinuteLater()).rejects.toThrow('away');
    jest.spyOn(MailerService.prototype, 'send').mockRejectedValueOnce(refused);
    await aMinuteLater();
    expect(
      [to(people[0]?.email ?? ''), to(people[1]?.email ?? '')].map(({ length }) => length),
    ).toEqual([0, 1]);
  });

  it('that cannot be reached for now keeps nobody else waiting, and gets the mail later', async () => {
    const people = [await registerConfirmed('treci'), await registerConfirmed('cetvrti')];
    for (const { id } of people)
      await kolo.call('PATCH', `/api/users/${id}/approve`, { as: 'admin' });
    const refused = Object.assign(new Error('domain not found'), { responseCode: 450 });
    jest.spyOn(MailerService.prototype, 'send').mockRejectedValueOnce(refused);
    const received = () => people.map(({ email }) => to(email).length);
    await aMinuteLater();
    expect(received()).toEqual([0, 1]);
    await aMinuteLater();
    expect(received()).toEqual([1, 1]);
  });

  it('gets its mail though a stranger keeps registering it', async () => {
    const { id, email } = await registerConfirmed('meta');
    await kolo.call('PATCH', `/api/users/${id}/approve`, { as: 'admin' });
    await kolo.db.query("UPDATE notices SET created_at = now() - interval '10 minutes'");
    await kolo.db.query("INSERT INTO notices (user_id, kind) VALUES ($1, 'address-registered')", [
      id,
    ]);
    await kolo.app.get(NoticeMailsService, { strict: false }).send();
    expect(to(email)).toHaveLength(1);
  });
});
