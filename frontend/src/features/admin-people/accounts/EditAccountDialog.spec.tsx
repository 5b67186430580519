import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@/shared/i18n/i18n';
import { company, press, show, type } from '@/features/admin-people/testing/screen';
import { type Answer, serve } from '@/shared/testing/fake-server';
import { AccountsSection } from './AccountsSection';

const packages: Answer = [
  200,
  [
    { id: 3, name: 'Gold', price: '4000.00', description: null, features: [] },
    { id: 4, name: 'Platinum', price: '7000.00', description: null, features: [] },
  ],
];
let answers: Record<string, Answer>;

beforeEach(() => {
  answers = {
    'GET /api/memberships': packages,
    'GET /api/users/companies': [200, [company(7, 'Žitnica d.o.o.')]],
  };
});

describe('editing', () => {
  const edit = async (): Promise<HTMLElement> => {
    show(<AccountsSection list="companies" />);
    await press('Uredi: Žitnica d.o.o. (tvrtka7)');
    const dialog = screen.getByRole('dialog', { name: 'Uredi korisnika' });
    await within(dialog).findByRole('option', { name: /Platinasti/ });
    return dialog;
  };

  it('shows all fields but the password, and sends what changed', async () => {
    answers['PATCH /api/users/7'] = [200, company(7, 'Žitnica d.o.o.')];
    const server = serve(answers);
    const dialog = await edit();
    expect(screen.getByLabelText('Korisničko ime')).toHaveValue('tvrtka7');
    expect(screen.getByLabelText('E-pošta')).toHaveValue('osoba7@example.com');
    expect(screen.getByLabelText('Uloga')).toHaveValue('company');
    expect(screen.getByLabelText('Naziv tvrtke')).toHaveValue('Žitnica d.o.o.');
    expect(screen.getByLabelText('OIB')).toHaveValue('73102471673');
    expect(screen.getByLabelText('Paket članstva')).toHaveValue('3');
    expect(dialog).not.toHaveTextContent('Lozinka');
    await type('E-pošta', ' nova@example.com ');
    await type('Telefon (neobavezno)', '');
    await userEvent.selectOptions(screen.getByLabelText('Paket članstva'), '4');
    await press('Spremi');
    expect(await screen.findByText('Korisnik je ažuriran')).toBeVisible();
    const changes = { email: 'nova@example.com', phone: null, membershipPackageId: 4 };
    expect(server.sent('PATCH')).toEqual([['/api/users/7', changes]]);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('sends nothing where nothing changed', async () => {
    const server = serve(answers);
    const dialog = await edit();
    await press('Spremi');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(server.sent('PATCH')).toEqual([]);
  });

  it('refuses wrong fields before the server is asked', async () => {
    const server = serve(answers);
    await edit();
    await type('Korisničko ime', 'x');
    await type('E-pošta', 'nigdje');
    await type('Naziv tvrtke', '');
    await type('OIB', '123');
    await type('Telefon (neobavezno)', 'nema');
    await press('Spremi');
    for (const text of [
      'Od 3 do 40 znakova.',
      'Upišite ispravnu adresu e-pošte.',
      'Tvrtka mora imati ovaj podatak.',
      'OIB ima 11 znamenki.',
      'Upišite ispravan broj telefona.',
    ])
      expect(await screen.findByText(text)).toBeVisible();
    expect(server.sent('PATCH')).toEqual([]);
  });

  it('a spectator needs nothing of a company; a doubtful OIB and a new administrator are pointed out', async () => {
    answers['PATCH /api/users/7'] = [200, company(7, 'Žitnica d.o.o.')];
    const server = serve(answers);
    await edit();
    await type('OIB', '12345678901');
    expect(screen.getByText('Kontrolna znamenka ne odgovara. Provjerite OIB.')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Uloga'), 'Administrator');
    expect(screen.getByText(/Administrator upravlja cijelom ligom/)).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Uloga'), 'Gledatelj');
    await type('OIB', '');
    await press('Spremi');
    await screen.findByText('Korisnik je ažuriran');
    expect(server.sent('PATCH')).toEqual([['/api/users/7', { role: 'public', companyOib: null }]]);
  });

  it('says what the server refused, also under its field', async () => {
    const message = 'To korisničko ime već postoji.';
    answers['PATCH /api/users/7'] = [409, { message, error: 'account.username-taken' }];
    serve(answers);
    await edit();
    await type('Korisničko ime', 'zauzeto');
    await press('Spremi');
    expect(
      await screen.findByText('Došlo je do greške prilikom ažuriranja korisnika'),
    ).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(await screen.findByText('Korisničko ime je zauzeto.')).toBeVisible();
    expect(screen.getByLabelText('Korisničko ime')).toHaveFocus();
  });

  it.each([
    ['Korisničko ime', 'username', 'dva  razmaka', /po jedan razmak/],
    ['E-pošta', 'email', 'a@liga.test', /^Upišite ispravnu adresu e-pošte/],
  ])('says what to do about a refused value of %s', async (label, field, value, sentence) => {
    const refusal = { message: 'Ne.', error: 'request.invalid', details: { [field]: 'x' } };
    answers['PATCH /api/users/7'] = [400, refusal];
    serve(answers);
    await edit();
    await type(label, value);
    await press('Spremi');
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});
