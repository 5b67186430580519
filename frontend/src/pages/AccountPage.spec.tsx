import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { i18n } from '@/shared/i18n';
import { type Answer, ok, serve } from '@/shared/testing/fake-server';
import { fill, press, show } from '@/shared/testing/screen';
import { AccountPage } from './AccountPage';

beforeEach(() => localStorage.clear());
afterEach(() => act(() => i18n.changeLanguage('hr')));

describe('my account', () => {
  const email = ok({ email: 'ured@bura.example', confirmed: false });
  const company = {
    id: 4,
    username: 'bura',
    role: 'company',
    companyName: 'Bura d.o.o.',
    membershipPackage: { name: 'Gold', price: '4000.00' },
  };
  const open = async (change: Answer) => {
    const server = serve({
      'GET /api/user': [200, company],
      'GET /api/user/email': email,
      'GET /api/user/weekly-mail': ok({ isOn: true }),
      'PUT /api/user/weekly-mail': ok({ isOn: false }),
      'GET /api/user/sessions': ok([]),
      'POST /api/user/email/confirmation': [202, { message: 'Pogledajte poštu.' }],
      'POST /api/user/password': change,
    });
    show(<AccountPage />, '/account');
    await screen.findByText('Bura d.o.o.');
    return server;
  };
  const fields = {
    'Trenutna lozinka': 'kolo-demo',
    'Nova lozinka': 'nova-lozinka',
    'Potvrda nove lozinke': 'nova-lozinka',
  };

  it('shows who one is, in both languages', async () => {
    await open([200, {}]);
    for (const text of ['bura', 'Tvrtka', 'Zlatni', '4.000,00 € po sezoni'])
      expect(screen.getAllByText(text)[0]).toBeVisible();
    await act(() => i18n.changeLanguage('en'));
    for (const text of ['Gold', '€4,000.00 per season'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change password' })).toBeVisible();
  });

  it('says that mails do not come until the address is confirmed, and mails the link', async () => {
    const server = await open([200, {}]);
    expect(await screen.findByText('ured@bura.example')).toBeVisible();
    expect(screen.getByText(/^Adresa nije potvrđena/)).toBeVisible();
    await press('Pošalji poveznicu za potvrdu');
    expect(await screen.findByText('Pogledajte poštu.')).toBeVisible();
    expect(server.sent('POST').map(([path]) => path)).toEqual(['/api/user/email/confirmation']);
  });

  it('turns the weekly mail off', async () => {
    const server = await open([200, {}]);
    const weekly = await screen.findByRole('checkbox', { name: 'Svakog ponedjeljka e-poštom' });
    expect(weekly).toBeChecked();
    await userEvent.click(weekly);
    expect(await screen.findByText('Tjedna poruka je isključena')).toBeVisible();
    expect(server.bodies('PUT /api/user/weekly-mail')).toEqual([{ isOn: false }]);
  });

  it('changes the password and empties the form', async () => {
    const server = await open([200, { message: 'ok' }]);
    await fill(fields);
    await press('Promijeni lozinku');
    expect(await screen.findByText('Lozinka je promijenjena')).toBeVisible();
    expect(server.bodies('POST /api/user/password')).toEqual([
      { currentPassword: 'kolo-demo', newPassword: 'nova-lozinka' },
    ]);
    for (const label of Object.keys(fields)) expect(screen.getByLabelText(label)).toHaveValue('');
  });

  it('says at the field that the current password is wrong', async () => {
    await open([400, { message: 'Nije ispravna.', error: 'auth.wrong-password' }]);
    await fill(fields);
    await press('Promijeni lozinku');
    expect(await screen.findByText('Trenutna lozinka nije ispravna')).toBeVisible();
    expect(screen.getByLabelText('Trenutna lozinka')).toHaveFocus();
    expect(screen.getByText('Lozinka nije promijenjena')).toBeVisible();
  });

  it('says at the field that many people have the new password', async () => {
    await open([400, { message: 'Mnogi je koriste.', error: 'account.common-password' }]);
    await fill(fields);
    await press('Promijeni lozinku');
    expect(await screen.findByText(/^Ta je lozinka prečesta/)).toBeVisible();
    expect(screen.getByLabelText('Nova lozinka')).toHaveFocus();
  });

  it('tells where one is signed in, and ends the others', async () => {
    const session = { system: 'Android', device: 'mobile', network: '203.0.113.4' };
    const times = { startedAt: '2026-05-24T16:00:00.000Z', lastUsedAt: '2026-05-24T18:30:00.000Z' };
    const server = serve({
      'GET /api/user': [200, company],
      'GET /api/user/email': email,
      'GET /api/user/weekly-mail': ok({ isOn: true }),
      'GET /api/user/sessions': [
        200,
        [
          { id: 1, browser: 'Chrome', ...session, ...times, isCurrent: true },
          { id: 2, browser: 'Firefox', ...session, ...times, isCurrent: false },
        ],
      ],
      'DELETE /api/user/sessions/2': [200, null],
      'DELETE /api/user/sessions': [200, null],
    });
    show(<AccountPage />, '/account');
    expect(await screen.findByText('Chrome, Android')).toBeVisible();
    expect(screen.getByText('Ovaj uređaj')).toBeVisible();
    expect(screen.getAllByText(/^Posljednje korištenje: /)).toHaveLength(2);
    expect(screen.getAllByText('203.0.113.4')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /Chrome/ })).toBeNull();
    await press('Odjavi uređaj: Firefox, Android');
    expect(await screen.findByText('Uređaj je odjavljen')).toBeVisible();
    await press('Odjavi sve druge uređaje');
    expect(await screen.findByText('Svi drugi uređaji su odjavljeni')).toBeVisible();
    expect(server.sent('DELETE').map(([path]) => path)).toEqual([
      '/api/user/sessions/2',
      '/api/user/sessions',
    ]);
  });

  it('shows the recovery codes until they are saved, also where the league demanded them', async () => {
    const admin = { id: 1, username: 'admin', role: 'admin', companyName: null };
    const off = { since: null, recoveryCodesLeft: 0, isRequired: true };
    const path = '/api/user/second-factor';
    const codes = ['aaaaa-bbbbb', 'ccccc-ddddd'];
    const answers: Record<string, Answer> = {
      'GET /api/user': [200, { ...admin, membershipPackage: null, secondFactorMissing: true }],
      'GET /api/user/email': email,
      'GET /api/user/weekly-mail': ok({ isOn: true }),
      'GET /api/user/sessions': ok([]),
      [`GET ${path}`]: [200, off],
      [`POST ${path}`]: [
        200,
        { secret: 'ABCD2345', uri: 'otpauth://totp/Kolo:admin', qr: 'data:,' },
      ],
      [`POST ${path}/confirm`]: [401, { message: 'Ne.', error: 'auth.wrong-code' }],
    };
    const server = serve(answers);
    show(<AccountPage />, '/account');
    expect(await screen.findByText('Uključite prijavu u dva koraka')).toBeVisible();
    expect(screen.queryByText('Promjena lozinke')).toBeNull();
    await screen.findByLabelText('Trenutna lozinka');
    await fill({ 'Trenutna lozinka': 'kolo-demo' });
    await press('Uključi');
    expect(await screen.findByText('ABCD 2345')).toBeVisible();
    await fill({ Kod: '000000' });
    await press('Potvrdi kod');
    expect(await screen.findByText(/^Kod nije ispravan/)).toBeVisible();
    Object.assign(answers, {
      'GET /api/user': [200, { ...admin, membershipPackage: null }],
      [`GET ${path}`]: [200, { ...off, since: '2026-05-24T16:00:00.000Z', recoveryCodesLeft: 2 }],
      [`POST ${path}/confirm`]: [200, { recoveryCodes: codes }],
    });
    await fill({ Kod: '123456' });
    await press('Potvrdi kod');
    expect(await screen.findByText('Promjena lozinke')).toBeVisible();
    for (const code of codes) expect(screen.getByText(code)).toBeVisible();
    await press('Kodovi su spremljeni');
    expect(await screen.findByText(/^Uključena od/)).toBeVisible();
    expect(screen.getByText('Preostala su 2 koda za oporavak.')).toBeVisible();
    expect(server.bodies(`POST ${path}`)).toEqual([{ password: 'kolo-demo' }]);
  });

  it('does not send two passwords that differ', async () => {
    const server = await open([200, {}]);
    await fill({ ...fields, 'Potvrda nove lozinke': 'druga-lozinka' });
    await press('Promijeni lozinku');
    expect(await screen.findByText('Lozinke se ne podudaraju')).toBeVisible();
    await fill({ 'Nova lozinka': 'druga-lozinka' });
    expect(screen.queryByText('Lozinke se ne podudaraju')).toBeNull();
    expect(server.bodies('POST /api/user/password')).toEqual([]);
  });
});
