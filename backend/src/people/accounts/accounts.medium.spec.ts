import { createHash } from 'node:crypto';
import type { AccountView, AuditPage, RegisterRequest, Role } from '@kolo/domain';
import { startTestApp, type TestApp, testPassword } from '../../../test/app.js';
import { expectRetryAfter } from '../../../test/retry-after.js';
import { allowedAttempts } from '../limits/sign-in-limits.service.js';

let kolo: TestApp;
beforeAll(async () => {
  kolo = await startTestApp();
});
afterAll(() => kolo.close());
beforeEach(() => kolo.db.query('DELETE FROM sign_in_failures'));

const password = 'lozinka-123';
const person = (username: string, role: 'referee' | 'public' = 'referee'): RegisterRequest => ({
  role,
  username,
  email: `${username}@liga.test`,
  password,
});
const company = (username: string): RegisterRequest => ({
  ...person(username),
  role: 'company',
  companyName: `${username} d.o.o.`,
  companyOib: '12345678903',
  membershipPackageId: 2,
});

const register = (body: object, language = 'hr') =>
  kolo.call('POST', '/api/register', { body, headers: { 'accept-language': language } });
const signIn = (username: string) =>
  kolo.call('POST', '/api/login', { body: { username, password } });
const admin = (method: string, path: string, body?: object) =>
  kolo.call(method, `/api/users/${path}`, { as: 'admin', ...(body ? { body } : {}) });

async function idOf(username: string): Promise<number> {
  const { rows } = await kolo.db.query<{ id: number }>('SELECT id FROM users WHERE username = $1', [
    username,
  ]);
  return rows[0]?.id ?? 0;
}
async function registered(body: RegisterRequest): Promise<number> {
  expect((await register(body)).status).toBe(201);
  return idOf(body.username);
}
async function approved(body: RegisterRequest): Promise<number> {
  const id = await registered(body);
  expect((await admin('PATCH', `${id}/approve`)).status).toBe(200);
  return id;
}
const sponsorships = async (userId: number) =>
  (
    await kolo.db.query(
      'SELECT package_id, status FROM sponsorships WHERE user_id = $1 ORDER BY id',
      [userId],
    )
  ).rows;
const audited = async (id: number) =>
  ((await kolo.call('GET', '/api/audit?limit=200', { as: 'admin' })).json as AuditPage).entries
    .filter(({ subject }) => subject.type === 'account' && subject.id === id)
    .map(({ actor, action, before, after }) => ({ actor: actor.username, action, before, after }));

describe('registering', () => {
  it.each([person('sudac'), person('gledatelj', 'public'), company('tvrtka')])(
    'as $role waits for the administrator',
    async (body) => {
      const { status, json } = await register(body, 'en');
      expect([status, json]).toEqual([
        201,
        {
          message:
            'Your account is pending admin approval. You will be able to log in once an administrator approves your account.',
        },
      ]);
      for (const language of ['hr', 'en']) {
        const refused = await kolo.call('POST', '/api/login', {
          body: { username: body.username, password },
          headers: { 'accept-language': language },
        });
        expect(refused).toMatchObject({
          status: 403,
          json: { message: expect.stringContaining('pending admin approval') },
        });
      }
    },
  );

  it('without a role is a spectator', async () => {
    const { role: _, ...form } = person('bez-uloge');
    const id = await registered(form);
    const { json } = await admin('GET', 'pending');
    expect(json).toContainEqual(expect.objectContaining({ id, role: 'public' }));
  });

  it('as a company makes its sponsorship, as anybody else none', async () => {
    expect(await sponsorships(await registered(company('sponzor')))).toEqual([
      { package_id: 2, status: 'active' },
    ]);
    const id = await registered({ ...company('navijac'), role: 'public' });
    expect(await sponsorships(id)).toEqual([]);
    const { rows } = await kolo.db.query('SELECT company_name, role FROM users WHERE id = $1', [
      id,
    ]);
    expect(rows[0]).toEqual({ company_name: null, role: 'public' });
  });

  const wrong: [string, object, string][] = [
    ['as administrator', { ...person('sef'), role: 'admin' }, 'role'],
    ['without a name', { ...person('x1'), username: undefined }, 'username'],
    ['with a short name', person('ab'), 'username'],
    ['with a name of spaces', { ...person('x2'), username: '    ' }, 'username'],
    ['with a name of letters without a shape', person('\u3164\u3164\u3164'), 'username'],
    ['with a bad address', { ...person('x3'), email: 'x3' }, 'email'],
    [
      'with an address that adds a reader',
      { ...person('x15'), email: 'a@liga.test?cc=b@c.hr' },
      'email',
    ],
    ['with an address of two', { ...person('x16'), email: 'a,b@liga.test' }, 'email'],
    ['with a question in the address', { ...person('x17'), email: 'a?cc=b@liga.test' }, 'email'],
    ['with an address of two lines', { ...person('x12'), email: '"a\r\nb"@liga.test' }, 'email'],
    ['with a short password', { ...person('x4'), password: '1234567' }, 'password'],
    ['with a long password', { ...person('x5'), password: 'x'.repeat(201) }, 'password'],
    ['with confirmPassword', { ...person('x6'), confirmPassword: password }, 'confirmPassword'],
    ['as approved', { ...person('x7'), approved: true }, 'approved'],
    ['without a company’s name', { ...company('x8'), companyName: undefined }, 'companyName'],
    [
      'with a company’s name that nobody sees',
      { ...company('x11'), companyName: '\u200b' },
      'companyName',
    ],
    [
      'with a company’s name of letters without a shape',
      { ...company('x14'), companyName: '\u3164 \u2800' },
      'companyName',
    ],
    ['with 10 digits', { ...company('x9'), companyOib: '1234567890' }, 'companyOib'],
    [
      'without a package',
      { ...company('y1'), membershipPackageId: undefined },
      'membershipPackageId',
    ],
  ];
  it.each(wrong)('%s is refused', async (_, body, field) => {
    const answer = await register(body);
    expect(answer).toMatchObject({
      status: 400,
      json: { error: 'request.invalid', details: { [field]: expect.any(String) } },
    });
    if (field === 'membershipPackageId')
      expect(answer.text).toContain('Membership package is required for companies');
  });

  it('with a password that many people have is refused in one sentence', async () => {
    expect(await register({ ...person('x15'), password: 'Password1' })).toMatchObject({
      status: 400,
      json: {
        error: 'account.common-password',
        details: { field: 'password' },
        message: expect.stringMatching(/^Ta je lozinka prečesta/),
      },
    });
  });

  it('with a package that does not exist writes nothing', async () => {
    const answer = await register({ ...company('lovac'), membershipPackageId: 99 });
    expect(answer).toMatchObject({
      status: 400,
      json: { error: 'account.unknown-membership', details: { field: 'membershipPackageId' } },
    });
    expect(await idOf('lovac')).toBe(0);
  });

  it.each([
    ['a name with a mark nobody sees', { ...person('prv\ufe0fa'), email: 'x20@liga.test' }, 'prva'],
    [
      'a name with another blank than a space',
      { ...person('prva\u00a0dva'), email: 'x18@liga.test' },
      'prva dva',
    ],
    ['a name with two spaces', { ...person('druga  dva '), email: 'x19@liga.test' }, 'druga dva'],
    [
      'an address with a mark nobody sees',
      { ...person('x13'), email: 'x13\u200b@liga.test' },
      'x13',
    ],
  ])('takes %s as it is meant', async (_, body, username) => {
    expect((await register(body)).status).toBe(201);
    const { rows } = await kolo.db.query('SELECT email FROM users WHERE username = $1', [username]);
    expect(rows).toEqual([{ email: expect.stringMatching(/^[\w.-]+@liga\.test$/) }]);
  });

  it('under a taken name is refused, whatever its case', async () => {
    await registered(person('jedina'));
    expect(await register({ ...person('JEDINA'), email: 'nova@liga.test' })).toMatchObject({
      status: 409,
      json: { error: 'account.username-taken', details: { field: 'username' } },
    });
  });

  it('shows in nothing whether the address has an account; its owner alone is told', async () => {
    await registered(person('vlasnik'));
    const seen = async (username: string, email: string): Promise<unknown[]> => {
      const first = await register({ ...company(username), email });
      const again = await register({ ...company(username), email: `${username}-2@liga.test` });
      const signedIn = await signIn(username);
      return [first, again, signedIn].map(({ status, json }) => [status, json]);
    };
    const free = await seen('slobodna', 'slobodna@liga.test');
    expect(await seen('zauzeta', 'Vlasnik@LIGA.test')).toEqual(free);
    const { rows } = await kolo.db.query(
      `SELECT u.username, n.kind, n.data::text FROM notices n JOIN users u ON u.id = n.user_id
       WHERE u.username IN ('vlasnik', 'zauzeta') AND n.kind <> 'confirm-email'`,
    );
    expect(rows).toEqual([{ username: 'vlasnik', kind: 'address-registered', data: '{}' }]);
    const pending = (await admin('GET', 'pending')).json as AccountView[];
    expect(pending.map(({ username }) => username)).toContain('slobodna');
    expect(pending.map(({ username }) => username)).not.toContain('zauzeta');
  });

  it('twice at once under one address answers both alike', async () => {
    const both = ['prvi', 'drugi-isti'].map((name) =>
      register({ ...person(name), email: 'ista@liga.test' }),
    );
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([201, 201]);
    const { rows } = await kolo.db.query(
      "SELECT count(*)::integer AS n FROM users WHERE email = 'ista@liga.test'",
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it.each([
    ['a Cyrillic а', '\u0430dmin', 400],
    ['a Ukrainian і', 'adm\u0456n', 400],
    ['a Greek ο', 'c\u03bfmpany', 400],
    ['a wide letter', '\uff41dmin', 409],
    ['a small capital', 'adm\u026an', 400],
    ['a mathematical letter', '\u{1d41a}dmin', 409],
    ['r and n for m', 'adrnin', 409],
    ['a capital I for l', 'pubIic', 409],
    ['a digit for l', 'pub1ic', 409],
  ])('under a taken name with %s is refused', async (_, username, status) => {
    const answer = await register({ ...person(username), email: 'nova@liga.test' });
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining('username')]);
  });

  it.each(['Čađava_Žaba', 'łódź', 'josé.müller', 'O’Brien'.replace('’', "'"), 'ana 2'])(
    'as %s is as good as ever',
    async (username) => {
      const email = `${Buffer.from(username).toString('hex')}@liga.test`;
      expect((await register({ ...person(username), email })).status).toBe(201);
    },
  );

  it('an account from before keeps a name in other letters', async () => {
    const id = await registered(person('stari'));
    await kolo.db.query("UPDATE users SET username = 'стари' WHERE id = $1", [id]);
    expect((await signIn('стари')).json).toMatchObject({ error: 'auth.pending' });
    const edited = await admin('PATCH', String(id), { username: 'стари', phone: '+385 91 111' });
    expect(edited.status).toBe(200);
    expect((await admin('PATCH', String(id), { username: 'нови' })).status).toBe(400);
  });

  it('under a name that looks like a taken one is refused, and signs in however it is typed', async () => {
    const composed = 'čvor'.normalize('NFC');
    const apart = composed.normalize('NFD');
    const body = { ...person(apart), email: 'cvor@liga.test' };
    expect((await register(body)).status).toBe(201);
    expect(await register({ ...person(composed), email: 'drugi@liga.test' })).toMatchObject({
      status: 409,
      json: { error: 'account.username-taken' },
    });
    for (const username of [composed, apart])
      expect((await signIn(username)).json).toMatchObject({ error: 'auth.pending' });
  });

  it('twenty times at once under one name makes one account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        register({ ...company('navala'), email: `navala-${n}@liga.test` }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    expect(await sponsorships(await idOf('navala'))).toHaveLength(1);
  });

  it('has a limit for each address', async () => {
    const { rows } = await kolo.db.query<{ since: Date }>(
      `INSERT INTO sign_in_failures (subject, failures, since) VALUES ('register:127.0.0.1', $1, now())
       RETURNING since`,
      [allowedAttempts.registrations],
    );
    expect((await register(person('previse'))).status).toBe(429);
    await expectRetryAfter(rows[0]?.since, () => register(person('previse')));
  });
});

it('the packages are there for everybody', async () => {
  const { status, json } = await kolo.call('GET', '/api/memberships');
  expect(status).toBe(200);
  expect(json).toMatchObject([{ name: 'Bronze' }, { name: 'Silver' }, {}, { name: 'Platinum' }]);
  expect((json as object[])[2]).toEqual({
    id: 3,
    name: 'Gold',
    price: '4000.00',
    description: null,
    features: expect.arrayContaining(['finalPartyGold']),
  });
});

describe('the lists', () => {
  const list = async (name: string): Promise<AccountView[]> =>
    (await admin('GET', name)).json as AccountView[];

  it('show active accounts by role and who waits, in Croatian order', async () => {
    for (const name of ['žaba', 'čavao', 'cigla', 'šaran']) await approved(company(`l-${name}`));
    await registered(person('l-čeka'));
    const names = (await list('companies')).map(({ username }) => username);
    expect(names.filter((name) => name.startsWith('l-'))).toEqual([
      'l-cigla',
      'l-čavao',
      'l-šaran',
      'l-žaba',
    ]);
    expect((await list('pending')).map(({ username }) => username)).toContain('l-čeka');
    expect((await list('referees')).map(({ username }) => username)).toEqual(['referee']);
    expect((await list('spectators')).map(({ username }) => username)).toEqual(['public']);
    expect((await list('administrators')).map(({ username }) => username)).toEqual(['admin']);
  });

  it('come in pages that link to the next, which follows after one that has left the list', async () => {
    const whole = (await admin('GET', 'companies?limit=500')).json as AccountView[];
    expect(whole.length).toBeGreaterThan(2);
    const walked: AccountView[] = [];
    for (let path: string | undefined = 'companies?limit=1'; path !== undefined; ) {
      const { json, headers } = await admin('GET', path);
      const [one] = json as AccountView[];
      if (one !== undefined) walked.push(one);
      // The cursor still holds its place.
      await kolo.db.query('UPDATE users SET deactivated_at = now() WHERE id = $1', [one?.id]);
      path = /^<\/api\/users\/(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(walked).toEqual(whole);
    const ids = whole.map(({ id }) => id);
    await kolo.db.query('UPDATE users SET deactivated_at = NULL WHERE id = ANY ($1)', [ids]);
    expect((await admin('GET', 'companies?limit=501')).status).toBe(400);
    expect((await admin('GET', 'companies?after=x')).status).toBe(400);
  });

  it('show every field of an account and never its password', async () => {
    const id = await approved({ ...company('sva-polja'), phone: '+385 1 555 0100' });
    const answer = await admin('GET', 'companies');
    expect((answer.json as AccountView[]).find((one) => one.id === id)).toEqual({
      id,
      username: 'sva-polja',
      email: 'sva-polja@liga.test',
      role: 'company',
      companyName: 'sva-polja d.o.o.',
      companyOib: '12345678903',
      phone: '+385 1 555 0100',
      membershipPackageId: 2,
      membershipPackage: { name: 'Silver', price: '2500.00' },
      approved: true,
      emailConfirmed: false,
      deactivatedAt: null,
      createdAt: expect.stringMatching(/Z$/),
    });
  });
});

describe('deciding about an account', () => {
  it('approving lets it sign in, once', async () => {
    const id = await registered(person('dobar'));
    expect(await admin('PATCH', `${id}/approve`)).toMatchObject({
      status: 200,
      json: { id, approved: true },
    });
    expect((await signIn('dobar')).status).toBe(200);
    for (const [method, verb] of [
      ['PATCH', 'approve'],
      ['DELETE', 'reject'],
    ] as const)
      expect(await admin(method, `${id}/${verb}`)).toMatchObject({
        status: 409,
        json: { error: 'account.not-pending' },
      });
    expect(await audited(id)).toEqual([
      {
        actor: 'admin',
        action: 'account.approve',
        before: { approved: false },
        after: { approved: true },
      },
    ]);
  });

  it('rejecting deletes the request with its sponsorship', async () => {
    const id = await registered(company('odbijena'));
    expect((await admin('DELETE', `${id}/reject`)).status).toBe(200);
    expect([await idOf('odbijena'), await sponsorships(id)]).toEqual([0, []]);
    expect((await signIn('odbijena')).status).toBe(401);
    expect(await admin('PATCH', `${id}/approve`)).toMatchObject({
      status: 409,
      json: { error: 'account.already-rejected' },
    });
    expect(await audited(id)).toEqual([
      expect.objectContaining({ action: 'account.reject', after: null }),
    ]);
    expect((await admin('DELETE', '987654/reject')).status).toBe(404);
  });

  it('a request whose account has a team stays', async () => {
    const id = await registered(company('s-timom'));
    await kolo.db.query("INSERT INTO teams (name, user_id) VALUES ('Tim', $1)", [id]);
    expect(await admin('DELETE', `${id}/reject`)).toMatchObject({
      status: 409,
      json: { error: 'account.in-use' },
    });
    expect(await sponsorships(id)).toHaveLength(1);
  });

  it('approving and rejecting at the same moment has one outcome and one clear refusal', async () => {
    for (let round = 0; round < 10; round++) {
      const id = await registered(company(`sporan-${round}`));
      const [approval, rejection] = await Promise.all([
        admin('PATCH', `${id}/approve`),
        admin('DELETE', `${id}/reject`),
      ]);
      expect([approval.status, rejection.status].sort()).toEqual([200, 409]);
      const there = await idOf(`sporan-${round}`);
      expect([there, (await sponsorships(id)).length]).toEqual(
        approval.status === 200 ? [id, 1] : [0, 0],
      );
      expect(await audited(id)).toHaveLength(1);
      const refusal = approval.status === 409 ? approval : rejection;
      expect(refusal.json).toMatchObject({
        error: expect.stringMatching(/^account\.(not-pending|already-rejected)$/),
        message: expect.any(String),
      });
    }
  });

  it('deactivating ends its sessions at once and takes it off the lists, for good', async () => {
    const id = await approved(person('odlazi'));
    const cookie = (await signIn('odlazi')).headers.getSetCookie()[0] ?? '';
    const answers = await Promise.all([1, 2, 3].map(() => admin('PATCH', `${id}/deactivate`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await kolo.call('GET', '/api/user', { headers: { cookie } })).status).toBe(401);
    const { rows } = await kolo.db.query('SELECT 1 FROM sessions WHERE user_id = $1', [id]);
    expect(rows).toEqual([]);
    for (const name of ['referees', 'pending'])
      expect((await admin('GET', name)).text).not.toContain('odlazi');
    expect((await signIn('odlazi')).json).toMatchObject({ error: 'auth.deactivated' });
    expect((await admin('PATCH', `${id}/approve`)).status).toBe(409);
    expect(await audited(id)).toMatchObject([{ action: 'account.deactivate' }, {}]);
  });

  it('a pending account is rejected, not deactivated', async () => {
    const id = await registered(person('jos-ceka'));
    expect(await admin('PATCH', `${id}/deactivate`)).toMatchObject({
      status: 409,
      json: { error: 'account.not-active' },
    });
  });
});

describe('the last administrator', () => {
  it('cannot deactivate themselves or leave their office', async () => {
    const own = kolo.userIds.admin;
    expect(await admin('PATCH', `${own}/deactivate`)).toMatchObject({
      status: 409,
      json: { error: 'account.own-deactivation' },
    });
    expect(await admin('PATCH', String(own), { role: 'public' })).toMatchObject({
      status: 409,
      json: { error: 'account.last-administrator' },
    });
  });

  it('remains when two remove each other at the same moment', async () => {
    const id = await approved(person('drugi-sef'));
    await kolo.db.query("UPDATE users SET role = 'admin' WHERE id = $1", [id]);
    const cookie = (await signIn('drugi-sef')).headers.getSetCookie()[0] ?? '';
    const first = () => admin('PATCH', `${id}/deactivate`);
    const second = () =>
      kolo.call('PATCH', `/api/users/${kolo.userIds.admin}`, {
        body: { role: 'public' },
        headers: { cookie },
      });
    const answers = await Promise.all([first(), second()]);
    const { rows } = await kolo.db.query(
      "SELECT id FROM users WHERE role = 'admin' AND approved AND deactivated_at IS NULL",
    );
    expect(rows).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await kolo.db.query("UPDATE users SET role = 'admin' WHERE id = $1", [kolo.userIds.admin]);
  });
});

describe('editing an account', () => {
  it('reads a company’s name as it is seen', async () => {
    const id = await approved({ ...company('ime'), companyName: ' Čvor\n\u202eMreže ' });
    const { json } = await admin('GET', 'companies');
    expect(json).toContainEqual(expect.objectContaining({ id, companyName: 'Čvor Mreže' }));
    const companyName = '  Čvor  Mreže d.o.o.';
    expect(await admin('PATCH', String(id), { companyName })).toMatchObject({
      status: 200,
      json: { companyName: 'Čvor Mreže d.o.o.' },
    });
  });

  it('changes what is sent, and tells before and after', async () => {
    const id = await approved(company('mijena'));
    const answer = await admin('PATCH', String(id), { phone: '01 555', membershipPackageId: 4 });
    expect(answer).toMatchObject({
      status: 200,
      json: { id, username: 'mijena', phone: '01 555', membershipPackage: { name: 'Platinum' } },
    });
    expect(await sponsorships(id)).toEqual([{ package_id: 4, status: 'active' }]);
    expect((await audited(id))[0]).toEqual({
      actor: 'admin',
      action: 'account.update',
      before: { phone: null, membershipPackageId: 2 },
      after: { phone: '01 555', membershipPackageId: 4 },
    });
    expect((await admin('PATCH', String(id), {})).status).toBe(200);
    expect(await audited(id)).toHaveLength(2);
  });

  it('with another address no link that was mailed to the old one opens it', async () => {
    const id = await approved(person('selidba'));
    const token = 'x'.repeat(43);
    const link = (): Promise<unknown> =>
      kolo.db.query(
        `INSERT INTO password_resets (token_hash, user_id, expires_at)
         VALUES ($1, $2, now() + interval '1 hour')`,
        [createHash('sha256').update(token).digest('hex'), id],
      );
    const use = () =>
      kolo.call('POST', '/api/password-reset/confirm', { body: { token, newPassword: password } });
    await link();
    expect((await admin('PATCH', String(id), { phone: '01 555' })).status).toBe(200);
    expect((await use()).status).toBe(200);
    await link();
    expect((await admin('PATCH', String(id), { email: 'nova.adresa@liga.test' })).status).toBe(200);
    expect((await use()).status).toBe(400);
  });

  it('never touches the password, the approval or the deactivation', async () => {
    const id = await registered(person('bez-lozinke'));
    for (const field of ['password', 'approved', 'deactivatedAt', 'id'])
      expect((await admin('PATCH', String(id), { [field]: 'lozinka-456' })).status).toBe(400);
  });

  it.each([{ username: null }, { email: null }, { role: null }, { role: 'boss' }, { phone: 'x' }])(
    'does not take %j',
    async (body) => {
      const answer = await admin('PATCH', String(kolo.userIds.public), body);
      expect(answer).toMatchObject({ status: 400, json: { error: 'request.invalid' } });
    },
  );

  it('takes a name that looks like the one the account had', async () => {
    const id = await registered(person('anna1'));
    expect((await admin('PATCH', String(id), { username: 'annal' })).status).toBe(200);
  });

  it('holds names and addresses apart', async () => {
    const id = await registered(person('treca'));
    expect((await admin('PATCH', String(id), { username: 'ADMIN' })).json).toMatchObject({
      error: 'account.username-taken',
    });
    expect((await admin('PATCH', String(id), { email: 'Admin@kolo.test' })).json).toMatchObject({
      error: 'account.email-taken',
    });
    expect((await admin('PATCH', '987654', { phone: '01 555' })).status).toBe(404);
  });

  it('makes nobody a company without what companies need', async () => {
    const id = await approved(person('postaje'));
    const role: Role = 'company';
    expect((await admin('PATCH', String(id), { role })).json).toMatchObject({
      error: 'account.company-incomplete',
      details: { field: 'companyName' },
    });
    const { companyName, companyOib, membershipPackageId } = company('postaje');
    const full = { role, companyName, companyOib, membershipPackageId };
    expect((await admin('PATCH', String(id), full)).status).toBe(200);
    expect((await admin('PATCH', String(id), { companyOib: null })).status).toBe(400);
    expect(await sponsorships(id)).toEqual([{ package_id: 2, status: 'active' }]);
    await admin('PATCH', String(id), { role: 'referee' });
    expect(await sponsorships(id)).toEqual([{ package_id: 2, status: 'ended' }]);
  });
});

it('no answer about accounts carries a password or its hash', async () => {
  const id = await approved(company('tajna'));
  const pending = await registered(company('tajna-druga'));
  const answers = await Promise.all([
    ...['companies', 'referees', 'spectators', 'administrators', 'pending'].map((name) =>
      admin('GET', name),
    ),
    admin('PATCH', String(id), { phone: '01 555 01' }),
    admin('PATCH', `${pending}/approve`),
    signIn('tajna'),
    register(person('tajna-treca')),
    kolo.call('GET', '/api/user', { as: 'company' }),
  ]);
  answers.push(await admin('PATCH', `${id}/deactivate`));
  answers.push(await kolo.call('GET', '/api/audit?limit=200', { as: 'admin' }));
  for (const { status, text } of answers) {
    expect(status).toBeLessThan(300);
    expect(text).not.toMatch(/argon2|"password"/);
    for (const secret of [password, testPassword]) expect(text).not.toContain(secret);
  }
});
