import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { i18n } from '@/shared/i18n';
import { type Answer, type FakeServer, serve } from '@/shared/testing/fake-server';
import { address, fill, press, show } from '@/shared/testing/screen';
import { SetupPage } from './SetupPage';

const networkAddresses = ['http://192.168.1.20:3000'];
const siteAddress = { origin: null, isFixed: false, networkAddresses };
const user = { id: 1, username: 'vesna', role: 'admin', companyName: null };

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());
afterEach(() => act(() => i18n.changeLanguage('hr')));

function open(
  check: Answer = [200, { username: 'admin', needsLeague: true, siteAddress }],
  setup: Answer = [201, { user, leagueId: 3 }],
): FakeServer {
  const server = serve({ 'POST /api/setup/check': check, 'POST /api/setup': setup });
  show(
    <Routes>
      <Route path="/setup" element={<SetupPage />} />
      <Route path="*" element={<p>next</p>} />
    </Routes>,
    '/setup#abc-123_X',
  );
  return server;
}

const person = {
  'Korisničko ime': 'vesna',
  'E-pošta': 'vesna@example.com',
  Lozinka: 'dvorana-nedjeljom',
  'Potvrda lozinke': 'dvorana-nedjeljom',
};
const league = { 'Naziv lige': ' Nedjeljna liga ', Dvorana: 'Dvorana Sutinska' };

it('makes the administrator and the league of the season that lies ahead, and goes on to its teams', async () => {
  const server = open();
  expect(await screen.findByLabelText('Korisničko ime')).toHaveValue('admin');
  expect(screen.getByLabelText('Sezona')).toHaveValue('2026/27');
  await fill({ ...person, ...league });
  await press('Postavi ligu');
  expect(await screen.findByText('Liga je postavljena')).toBeVisible();
  await screen.findByText('next');
  expect(address()).toBe('/league/3?tab=teams');
  expect(server.bodies('POST /api/setup')).toEqual([
    {
      token: 'abc-123_X',
      username: 'vesna',
      email: 'vesna@example.com',
      password: 'dvorana-nedjeljom',
      siteAddress: 'http://192.168.1.20:3000',
      league: {
        name: 'Nedjeljna liga',
        season: '2026/27',
        venue: 'Dvorana Sutinska',
        startDate: '2026-11-22T23:00:00.000Z',
        endDate: '2027-05-31T21:59:00.000Z',
      },
    },
  ]);
});

it('warns of an address that no tablet reaches, and offers those of the network', async () => {
  open();
  const field = await screen.findByLabelText('Adresa stranice');
  expect(field).toHaveValue('http://192.168.1.20:3000');
  expect(screen.queryByText(/samo ovo računalo/)).toBeNull();
  await fill({ 'Adresa stranice': 'localhost:3000' });
  expect(screen.getByText(/samo ovo računalo/)).toBeVisible();
  await press('http://192.168.1.20:3000');
  expect(field).toHaveValue('http://192.168.1.20:3000');
});

it('shows an address that the server refuses under its field', async () => {
  open(undefined, [400, { message: 'To nije adresa stranice.', error: 'site.address-invalid' }]);
  await screen.findByLabelText('Adresa stranice');
  await fill({ ...person, ...league, 'Adresa stranice': 'dvije riječi' });
  await press('Postavi ligu');
  await waitFor(() => expect(screen.getByLabelText('Adresa stranice')).toBeInvalid());
  expect(screen.getByLabelText('Adresa stranice')).toHaveFocus();
});

it('names none where only this machine is known, and says so of a typed one', async () => {
  const none = { ...siteAddress, networkAddresses: [] };
  const server = open([200, { username: 'admin', needsLeague: true, siteAddress: none }]);
  expect(await screen.findByLabelText('Adresa stranice')).toHaveValue('');
  await fill({ ...person, ...league, 'Adresa stranice': 'http://localhost:3000' });
  expect(screen.getByText(/^Upišite onu pod kojom/)).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Adresa stranice'));
  await press('Postavi ligu');
  await screen.findByText('next');
  expect(server.bodies('POST /api/setup')).toEqual([
    expect.not.objectContaining({ siteAddress: expect.anything() }),
  ]);
});

it('works beside a node of the version before, which knows no address', async () => {
  const server = open([200, { username: 'admin', needsLeague: true }]);
  await screen.findByLabelText('Korisničko ime');
  expect(screen.queryByLabelText('Adresa stranice')).toBeNull();
  await fill({ ...person, ...league });
  await press('Postavi ligu');
  await screen.findByText('next');
  expect(server.bodies('POST /api/setup')).toEqual([
    expect.not.objectContaining({ siteAddress: expect.anything() }),
  ]);
});

it('does not ask for an address that the operator has set', async () => {
  const fixed = { origin: 'https://liga.example.hr', isFixed: true, networkAddresses };
  const server = open([200, { username: 'admin', needsLeague: true, siteAddress: fixed }]);
  await screen.findByLabelText('Korisničko ime');
  expect(screen.queryByLabelText('Adresa stranice')).toBeNull();
  await fill({ ...person, ...league });
  await press('Postavi ligu');
  await screen.findByText('next');
  expect(server.bodies('POST /api/setup')).toEqual([
    expect.not.objectContaining({ siteAddress: expect.anything() }),
  ]);
});

it('asks for the account alone where there is a league', async () => {
  const server = open(
    [200, { username: 'admin', needsLeague: false, siteAddress }],
    [201, { user, leagueId: null }],
  );
  expect(await screen.findByText(/^Liga već postoji/)).toBeVisible();
  expect(screen.queryByLabelText('Naziv lige')).toBeNull();
  await fill(person);
  await press('Postani administrator');
  expect(await screen.findByText('Postali ste administrator')).toBeVisible();
  await screen.findByText('next');
  expect(address()).toBe('/admin');
  expect(server.bodies('POST /api/setup')).not.toContainEqual(
    expect.objectContaining({ league: expect.anything() }),
  );
});

it('says under each field what is missing, also in English', async () => {
  const server = open();
  await screen.findByLabelText('Korisničko ime');
  await fill({ 'Korisničko ime': '', 'Kraj sezone': '2026-11-01' });
  await press('Postavi ligu');
  expect(await screen.findByText('Korisničko ime je obavezno')).toBeVisible();
  expect(screen.getByText('Sezona ne može završiti prije nego što počne')).toBeVisible();
  expect(screen.getAllByText('Ovo je polje obavezno')).toHaveLength(2);
  await act(() => i18n.changeLanguage('en'));
  expect(screen.getByText('Username is required')).toBeVisible();
  expect(screen.getByText('A season cannot end before it starts')).toBeVisible();
  expect(server.bodies('POST /api/setup')).toEqual([]);
});

it('puts a refusal under its field and keeps what was typed', async () => {
  const message = 'Ta je lozinka prečesta.';
  open(undefined, [
    400,
    { message, error: 'account.common-password', details: { field: 'password' } },
  ]);
  await screen.findByLabelText('Korisničko ime');
  await fill({ ...person, ...league });
  await press('Postavi ligu');
  const alert = await screen.findByText('Postavljanje nije uspjelo');
  expect(within(alert.parentElement as HTMLElement).getByText(message)).toBeVisible();
  expect(screen.getByLabelText('Lozinka')).toHaveFocus();
  expect(screen.getByLabelText('Naziv lige')).toHaveValue(' Nedjeljna liga ');
});

it.each<[string, Answer, string]>([
  ['expired', [400, { message: 'x', error: 'setup.link-invalid' }], 'Poveznica ne vrijedi'],
  [
    'mistyped',
    [400, { message: 'x', error: 'request.invalid', details: { token: 'x' } }],
    'Poveznica ne vrijedi',
  ],
  ['used', [409, { message: 'x', error: 'setup.done' }], 'Administrator već postoji'],
])('a link that is %s says what to do', async (_name, answer, title) => {
  open(answer);
  expect(await screen.findByRole('region', { name: title })).toHaveFocus();
  expect(screen.queryByLabelText('Lozinka')).toBeNull();
});

it('a link that was used meanwhile says so in place of the form', async () => {
  open(undefined, [409, { message: 'x', error: 'setup.done' }]);
  await screen.findByLabelText('Korisničko ime');
  await fill({ ...person, ...league });
  await press('Postavi ligu');
  expect(await screen.findByRole('link', { name: 'Na prijavu' })).toHaveAttribute('href', '/auth');
});

it('can ask again when the server was away', async () => {
  const server = open([503, { message: 'Baza ne odgovara.', error: 'service.unavailable' }]);
  expect(await screen.findByText('Baza ne odgovara.')).toBeVisible();
  server.on('POST /api/setup/check', [200, { username: 'admin', needsLeague: true, siteAddress }]);
  await press('Pokušaj ponovo');
  expect(await screen.findByLabelText('Naziv lige')).toBeVisible();
});
