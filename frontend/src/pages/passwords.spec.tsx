import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { i18n } from '@/shared/i18n';
import { type Answer, type Answers, serve } from '@/shared/testing/fake-server';
import { address, fill, press, show } from '@/shared/testing/screen';
import { AuthPage } from './AuthPage';
import { ForgotPasswordPage } from './ForgotPasswordPage';
import { ResetPasswordPage } from './ResetPasswordPage';

beforeEach(() => localStorage.clear());
afterEach(() => act(() => i18n.changeLanguage('hr')));

describe('a forgotten password', () => {
  it('asks for the link and says where to look, also in English', async () => {
    const server = serve({ 'POST /api/password-reset': [200, { message: 'ok' }] });
    show(<ForgotPasswordPage />, '/auth/forgot');
    await fill({ 'E-pošta': ' vesna@example.com ' });
    await press('Pošalji poveznicu');
    expect(await screen.findByRole('region', { name: 'Provjerite e-poštu' })).toHaveFocus();
    expect(screen.getByText(/s adresom vesna@example.com,/)).toBeVisible();
    expect(server.bodies('POST /api/password-reset')).toEqual([{ email: 'vesna@example.com' }]);
    await act(() => i18n.changeLanguage('en'));
    expect(screen.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await press('Try another address');
    expect(screen.getByLabelText('Email')).toHaveValue('');
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  it('says why nothing was sent, and keeps the address', async () => {
    const message = 'Previše pokušaja. Pričekajte pa pokušajte ponovo.';
    serve({ 'POST /api/password-reset': [429, { message, error: 'request.too-many' }] });
    show(<ForgotPasswordPage />, '/auth/forgot');
    await press('Pošalji poveznicu');
    expect(await screen.findByText('E-pošta je obavezna')).toBeVisible();
    await fill({ 'E-pošta': 'vesna@example.com' });
    await press('Pošalji poveznicu');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('E-pošta')).toHaveValue('vesna@example.com');
  });
});

describe('the mailed link', () => {
  const path = '/api/password-reset/confirm';
  const fillBoth = () =>
    fill({ 'Nova lozinka': 'nova-lozinka', 'Potvrda nove lozinke': 'nova-lozinka' });

  it('sets a new password with the token of the fragment', async () => {
    const server = serve({ [`POST ${path}`]: [200, { message: 'ok' }] });
    show(<ResetPasswordPage />, '/auth/reset#abc-123_X');
    await press('Spremi novu lozinku');
    expect(await screen.findByText('Lozinka je obavezna')).toBeVisible();
    await fillBoth();
    await press('Spremi novu lozinku');
    expect(await screen.findByRole('region', { name: 'Lozinka je promijenjena' })).toHaveFocus();
    expect(server.bodies(`POST ${path}`)).toEqual([
      { token: 'abc-123_X', newPassword: 'nova-lozinka' },
    ]);
    expect(screen.getByRole('link', { name: 'Na prijavu' })).toHaveAttribute('href', '/auth');
  });

  it.each([
    ['expired', [400, { message: 'x', error: 'auth.reset-link-invalid' }]],
    ['mistyped', [400, { message: 'x', error: 'request.invalid', details: { token: 'x' } }]],
  ] as [string, Answer][])('that is %s leads to a new one', async (_name, answer) => {
    serve({ [`POST ${path}`]: answer });
    show(<ResetPasswordPage />, '/auth/reset#old');
    await fillBoth();
    await press('Spremi novu lozinku');
    expect(await screen.findByText('Poveznica više ne vrijedi')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zatraži novu poveznicu' })).toHaveAttribute(
      'href',
      '/auth/forgot',
    );
  });

  it('opened by somebody who is signed in says who, and leads to the sign-in, not home as them', async () => {
    const answers: Answers = {
      'GET /api/user': [200, { id: 1, username: 'marko', role: 'public' }],
      [`POST ${path}`]: [200, { message: 'ok' }],
    };
    serve(answers);
    show(
      <Routes>
        <Route path="/auth/reset" element={<ResetPasswordPage />} />
        <Route path="/auth" element={<AuthPage />} />
      </Routes>,
      '/auth/reset#abc-123_X',
    );
    expect(await screen.findByRole('link', { name: 'Natrag na početnu' })).toHaveAttribute(
      'href',
      '/',
    );
    expect(await screen.findByText(/prijavljeni kao marko\. .* odjavljeni/)).toBeVisible();
    await fillBoth();
    answers['GET /api/user'] = [401, {}];
    await press('Spremi novu lozinku');
    await userEvent.click(await screen.findByRole('link', { name: 'Na prijavu' }));
    expect(await screen.findByRole('button', { name: 'Prijavi se' })).toBeVisible();
    expect(address()).toBe('/auth');
  });

  it('says nothing about a session where there is none', async () => {
    serve({ 'GET /api/user': [401, {}] });
    show(<ResetPasswordPage />, '/auth/reset#abc');
    expect(await screen.findByLabelText('Nova lozinka')).toBeVisible();
    expect(screen.queryByText(/prijavljeni kao/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Natrag na prijavu' })).toHaveAttribute(
      'href',
      '/auth',
    );
  });

  it('without its token does not ask for a password', () => {
    serve({});
    show(<ResetPasswordPage />, '/auth/reset');
    expect(screen.getByText('Poveznica više ne vrijedi')).toBeVisible();
    expect(screen.queryByLabelText('Nova lozinka')).toBeNull();
  });

  it('can be used again after a failure of the server', async () => {
    serve({ [`POST ${path}`]: [503, { message: 'Poslužitelj trenutno nije dostupan.' }] });
    show(<ResetPasswordPage />, '/auth/reset#abc');
    await fillBoth();
    await press('Spremi novu lozinku');
    expect(await screen.findByText('Poslužitelj trenutno nije dostupan.')).toBeVisible();
    expect(screen.getByLabelText('Nova lozinka')).toHaveValue('nova-lozinka');
  });
});
