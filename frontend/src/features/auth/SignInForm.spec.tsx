import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQueryClient, sessionQuery } from '@/shared/api';
import { i18n, type Language } from '@/shared/i18n';
import { type FakeServer, lost, serve } from '@/shared/testing/fake-server';
import { Toaster } from '@/shared/ui';
import { SignInForm } from './SignInForm';

let server: FakeServer;

const setup = () => {
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <SignInForm />
      <Toaster />
    </QueryClientProvider>,
  );
  return client;
};

async function signIn(): Promise<void> {
  await userEvent.type(screen.getByLabelText(/Korisničko ime|Username/), 'admin');
  await userEvent.type(screen.getByLabelText(/^(Lozinka|Password)$/), 'tajna');
  await userEvent.click(screen.getByRole('button', { name: /Prijavi se|Sign in/ }));
}

beforeEach(() => {
  server = serve();
});
afterEach(() => act(() => i18n.changeLanguage('hr')));

describe('SignInForm', () => {
  it('asks for both fields before it asks the server', async () => {
    setup();
    await userEvent.click(screen.getByRole('button', { name: 'Prijavi se' }));
    expect(await screen.findByText('Korisničko ime je obavezno')).toBeVisible();
    expect(screen.getByText('Lozinka je obavezna')).toBeVisible();
    await act(() => i18n.changeLanguage('en'));
    expect(screen.getByText('Username is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(screen.getByLabelText('Username')).toHaveFocus();
    expect(server.calls).toEqual([]);
  });

  it('signs in', async () => {
    const user = { id: 1, username: 'admin', role: 'admin', companyName: null };
    server.on('POST /api/login', [200, user]);
    const client = setup();
    await signIn();
    await waitFor(() =>
      expect(client.getQueryData(sessionQuery.queryKey)).toEqual({ user, confirmed: true }),
    );
    expect(server.sent('POST')).toEqual([['/api/login', { username: 'admin', password: 'tajna' }]]);
  });

  it.each<[Language, string, string]>([
    ['hr', 'Prijava nije uspjela', 'Neispravno korisničko ime ili lozinka'],
    ['en', 'Login failed', 'Invalid username or password'],
  ])('says in %s that it failed', async (language, title, description) => {
    await act(() => i18n.changeLanguage(language));
    server.on('POST /api/login', [401, { message: 'no', error: 'auth.bad-credentials' }]);
    setup();
    await signIn();
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(description)).toBeVisible();
  });

  it.each<[Language, string]>([
    ['hr', 'Račun čeka odobrenje'],
    ['en', 'Account pending approval'],
  ])('says in %s that the account waits', async (language, title) => {
    await act(() => i18n.changeLanguage(language));
    const message = 'Račun čeka odobrenje administratora (pending admin approval).';
    server.on('POST /api/login', [403, { message, error: 'auth.pending' }]);
    setup();
    await signIn();
    expect(await screen.findByText(title)).toBeVisible();
  });

  it('asks for the code of the second factor, or a recovery code', async () => {
    server.next('POST /api/login', [401, { message: '', error: 'auth.second-factor-needed' }]);
    server.next('POST /api/login', [401, { message: '', error: 'auth.wrong-code' }]);
    server.on('POST /api/login', [200, { id: 1, username: 'admin', role: 'admin' }]);
    const client = setup();
    await signIn();
    const code = await screen.findByLabelText('Kod');
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(code, '123456{Enter}');
    expect(await screen.findByText(/^Kod nije ispravan/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /kod za oporavak/ }));
    const recovery = screen.getByLabelText('Kod za oporavak');
    await userEvent.clear(recovery);
    await userEvent.type(recovery, 'aaaaa-bbbbb{Enter}');
    await waitFor(() => expect(client.getQueryData(sessionQuery.queryKey)).toBeDefined());
    expect(server.bodies('POST /api/login')).toMatchObject([
      ...[{}, { code: '123456' }, { code: 'aaaaa-bbbbb' }],
    ]);
  });

  it('does not blame the password for a dead network', async () => {
    server.on('POST /api/login', lost);
    setup();
    await signIn();
    expect(await screen.findByText(/Nema veze s poslužiteljem/)).toBeVisible();
  });

  it("shows the server's message about too many attempts", async () => {
    const message = 'Previše pokušaja. Pričekajte pa pokušajte ponovo.';
    server.on('POST /api/login', [429, { message, error: 'request.too-many' }]);
    setup();
    await signIn();
    expect(await screen.findByText(message)).toBeVisible();
  });
});
