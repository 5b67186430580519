import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthTabs } from '@/features/auth/AuthTabs';
import { i18n } from '@/shared/i18n';
import { type Answer, lost, serve } from '@/shared/testing/fake-server';
import { address, fill, press, show } from '@/shared/testing/screen';

const packages = [
  { id: 1, name: 'Bronze', price: '1500.00', description: null, features: [] },
  { id: 2, name: 'Silver', price: '2500.00', description: null, features: [] },
];
const serveRegistration = (register: Answer = [201, { message: 'Administrator će vas javiti.' }]) =>
  serve({
    'GET /api/memberships': [200, packages],
    'POST /api/register': register,
  });

const person = {
  'Korisničko ime': ' vesna ',
  'E-pošta': 'vesna@example.com',
  Lozinka: 'futsal-2026',
  'Potvrda lozinke': 'futsal-2026',
};

async function openRegister(query = ''): Promise<void> {
  show(<AuthTabs />, `/auth?tab=register${query}`);
  await screen.findByRole('button', { name: 'Registriraj se' });
}

const choose = (label: string | RegExp, option: string): Promise<void> =>
  userEvent.selectOptions(screen.getByLabelText(label), option);

const under = (label: string | RegExp): string =>
  document
    .getElementById(
      screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ').at(-1) ?? '',
    )
    ?.textContent?.trim() ?? '';

beforeEach(() => localStorage.clear());
afterEach(() => act(() => i18n.changeLanguage('hr')));

describe('registration', () => {
  it('of a spectator: tells that the account waits, and leads back to an empty form', async () => {
    const server = serveRegistration();
    await openRegister();
    await fill(person);
    await press('Registriraj se');
    expect(await screen.findByText('Registracija je uspjela!')).toBeVisible();
    expect(screen.getByText('Administrator će vas javiti.')).toBeVisible();
    expect(screen.getByRole('region', { name: /^Račun čeka odobrenje/ })).toHaveFocus();
    expect(server.bodies('POST /api/register')).toEqual([
      { role: 'public', username: 'vesna', email: 'vesna@example.com', password: 'futsal-2026' },
    ]);
    await press('Natrag na prijavu');
    expect(address()).toBe('/auth');
    expect(screen.getByRole('tab', { name: 'Prijava' })).toHaveFocus();
    await userEvent.click(screen.getByRole('tab', { name: 'Registracija' }));
    expect(screen.getByLabelText('Korisničko ime')).toHaveValue('');
  });

  it('of a company, with what only a company has', async () => {
    const server = serveRegistration();
    await openRegister();
    await choose('Registriram se kao', 'company');
    await fill({ ...person, 'Naziv tvrtke': 'Bura d.o.o.', OIB: '69435151530' });
    expect(await screen.findByText('Srebrni – 2.500,00 €')).toBeInTheDocument();
    await choose(/^Paket članstva/, '2');
    await press('Registriraj se');
    await screen.findByText('Registracija je uspjela!');
    expect(server.bodies('POST /api/register')).toEqual([
      {
        role: 'company',
        username: 'vesna',
        email: 'vesna@example.com',
        password: 'futsal-2026',
        companyName: 'Bura d.o.o.',
        companyOib: '69435151530',
        membershipPackageId: 2,
      },
    ]);
  });

  it('of a company that copies its data from a mail', async () => {
    const server = serveRegistration();
    await openRegister();
    await choose('Registriram se kao', 'company');
    await fill({
      ...person,
      'E-pošta': 'Vesna <vesna@example.com>',
      'Naziv tvrtke': 'Bura d.o.o.',
      OIB: 'OIB: HR69435151530',
      'Telefon (neobavezno)': 'tel: 091 123 4567',
    });
    await choose(/^Paket članstva/, await screen.findByText(/^Brončani/).then(() => '1'));
    await press('Registriraj se');
    await screen.findByText('Registracija je uspjela!');
    expect(server.bodies('POST /api/register')).toMatchObject([
      { email: 'vesna@example.com', companyOib: '69435151530', phone: '091 123 4567' },
    ]);
  });

  it("leaves out the company's fields after a change of role", async () => {
    const server = serveRegistration();
    await openRegister();
    await choose('Registriram se kao', 'company');
    await fill({ ...person, 'Naziv tvrtke': 'Bura d.o.o.' });
    await choose('Registriram se kao', 'referee');
    await press('Registriraj se');
    await screen.findByText('Registracija je uspjela!');
    expect(server.bodies('POST /api/register')).toEqual([
      { role: 'referee', username: 'vesna', email: 'vesna@example.com', password: 'futsal-2026' },
    ]);
  });

  it('says under each field what is missing, in both languages', async () => {
    const server = serveRegistration();
    await openRegister();
    await choose('Registriram se kao', 'company');
    await press('Registriraj se');
    await screen.findByText('Korisničko ime je obavezno');
    expect(screen.getByLabelText('Korisničko ime')).toHaveFocus();
    expect(under('Lozinka')).toBe('Lozinka je obavezna');
    expect(under('Potvrda lozinke')).toBe('Potvrda lozinke je obavezna');
    expect(under('Naziv tvrtke')).toBe('Naziv tvrtke je obavezan');
    expect(under(/^Paket članstva/)).toBe('Paket članstva je obavezan za tvrtke');
    await act(() => i18n.changeLanguage('en'));
    expect(under('Username')).toBe('Username is required');
    expect(under('Email')).toBe('Email is required');
    expect(under('Password')).toBe('Password is required');
    expect(under('Confirm password')).toBe('Confirm password is required');
    expect(under('OIB')).toBe('The OIB is required');
    expect(under('Membership package *')).toBe('Membership package is required for companies');
    expect(server.bodies('POST /api/register')).toEqual([]);
  });

  it.each([
    ['E-pošta', 'vesna', 'Unesite ispravnu adresu e-pošte'],
    ['Korisničko ime', 've', 'Korisničko ime ima od 3 do 40 znakova'],
    ['Lozinka', 'kratka', 'Lozinka ima od 8 do 200 znakova'],
    ['Potvrda lozinke', 'futsal-2025', 'Lozinke se ne podudaraju'],
  ])('%s: %s is not taken', async (label, text, error) => {
    const server = serveRegistration();
    await openRegister();
    await fill({ ...person, [label]: text });
    await press('Registriraj se');
    expect(await screen.findByText(error)).toBeVisible();
    expect(under(label)).toBe(error);
    expect(server.bodies('POST /api/register')).toEqual([]);
  });

  it('warns of an OIB whose check digit is wrong, and still sends it; a phone number is one', async () => {
    const server = serveRegistration();
    await openRegister();
    await choose('Registriram se kao', 'company');
    await fill({ ...person, 'Naziv tvrtke': 'Bura', OIB: '1234', 'Telefon (neobavezno)': 'nema' });
    await choose(/^Paket članstva/, await screen.findByText(/^Brončani/).then(() => '1'));
    await press('Registriraj se');
    expect(await screen.findByText('OIB ima točno 11 znamenki')).toBeVisible();
    expect(screen.getByText('Unesite ispravan broj telefona')).toBeVisible();
    await fill({ 'Telefon (neobavezno)': '+385 (91) 123-4567' });
    await fill({ OIB: '69435151531' });
    expect(screen.getByLabelText('OIB')).toBeValid();
    expect(under('OIB')).toMatch(/^Kontrolna znamenka ne odgovara/);
    await press('Registriraj se');
    await screen.findByText('Registracija je uspjela!');
    expect(server.bodies('POST /api/register')).toMatchObject([
      { companyOib: '69435151531', phone: '+385 (91) 123-4567' },
    ]);
  });

  it.each([
    [[409, { message: 'Zauzeto.', error: 'account.username-taken' }], 'Korisničko ime', /zauzeto$/],
    [[400, { message: 'No.', details: { username: 'x' } }], 'Korisničko ime', /po jedan razmak/],
    [[400, { message: 'No.', details: { email: 'x' } }], 'E-pošta', /^Unesite ispravnu adresu/],
    [[400, { message: 'No.', details: { password: 'x' } }], 'Lozinka', /^Poslužitelj ne prihvaća/],
  ] as const)('puts the refusal %j under its field', async ([status, body], label, text) => {
    serveRegistration([status, body]);
    await openRegister();
    await fill(person);
    await press('Registriraj se');
    expect(await screen.findByText('Registracija nije uspjela')).toBeVisible();
    expect(screen.getByText(body.message)).toBeVisible();
    expect(under(label)).toMatch(text);
    expect(screen.getByLabelText(label)).toHaveFocus();
    await fill({ [label]: 'nešto-drugo@example.com' });
    expect(screen.queryByText(text)).toBeNull();
  });

  it('of a package that was chosen on the home page is a company’s, with that package', async () => {
    serveRegistration();
    await openRegister('&role=company&package=2');
    expect(screen.getByLabelText('Registriram se kao')).toHaveValue('company');
    await waitFor(() => expect(screen.getByLabelText(/^Paket članstva/)).toHaveValue('2'));
    await choose(/^Paket članstva/, '1');
    await choose('Registriram se kao', 'referee');
    await choose('Registriram se kao', 'company');
    expect(screen.getByLabelText(/^Paket članstva/)).toHaveValue('1');
    await userEvent.click(screen.getByRole('tab', { name: 'Prijava' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Registracija' }));
    expect(address()).toBe('/auth?role=company&package=2&tab=register');
  });

  it.each([
    ['&role=admin&package=2', 'public'],
    ['&role=%00', 'public'],
    ['&role=referee&package=1', 'referee'],
    ['&role=company&package=99', 'company'],
    ['&role=company&package=2%20or%201', 'company'],
  ])('ignores what it does not know in the address: %s', async (query, role) => {
    serveRegistration();
    await openRegister(query);
    expect(screen.getByLabelText('Registriram se kao')).toHaveValue(role);
    if (role !== 'company') return;
    await screen.findByText('Srebrni – 2.500,00 €');
    expect(screen.getByLabelText(/^Paket članstva/)).toHaveValue('');
  });

  it('can load the packages again', async () => {
    serve({ 'GET /api/memberships': lost });
    await openRegister();
    await choose('Registriram se kao', 'company');
    expect(await screen.findByText('Pakete nije moguće učitati.')).toBeVisible();
    serveRegistration();
    await press('Pokušaj ponovo');
    expect(await screen.findByText('Brončani – 1.500,00 €')).toBeInTheDocument();
    expect(screen.queryByText('Pakete nije moguće učitati.')).toBeNull();
  });
});
