import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { i18n } from '@/shared/i18n';
import { type Answers, serve } from '@/shared/testing/fake-server';
import { address, fill, press, show } from '@/shared/testing/screen';
import { AuthPage } from './AuthPage';

const nobody: Answers = { 'GET /api/user': [401, {}] };

beforeEach(() => localStorage.clear());
afterEach(() => act(() => i18n.changeLanguage('hr')));

describe('the tabs', () => {
  it('open at the sign-in, and keep the tab in the address', async () => {
    serve(nobody);
    show(<AuthPage />, '/auth');
    expect(await screen.findByRole('button', { name: 'Prijavi se' })).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Registracija' }));
    expect(address()).toBe('/auth?tab=register');
    expect(screen.getByLabelText('Registriram se kao')).toHaveValue('public');
    await userEvent.click(screen.getByRole('tab', { name: 'Prijava' }));
    expect(address()).toBe('/auth');
  });

  it('do not lose where the visitor wanted to go', async () => {
    const user = { id: 1, username: 'ana', role: 'admin', companyName: null };
    serve({ ...nobody, 'POST /api/login': [200, user] });
    show(<AuthPage />, '/auth?tab=register', { from: '/admin/match/7' });
    await userEvent.click(await screen.findByRole('tab', { name: 'Prijava' }));
    await fill({ 'Korisničko ime': 'ana', Lozinka: 'tajna-lozinka' });
    await press('Prijavi se');
    await waitFor(() => expect(address()).toBe('/admin/match/7'));
  });

  it.each([
    [{ from: '/live/3' }, '/live/3'],
    [{ from: '//example.com' }, '/'],
    [undefined, '/'],
  ])('send a signed-in user on: %j', async (state, goal) => {
    serve({ 'GET /api/user': [200, { id: 1, username: 'ana', role: 'public' }] });
    show(<AuthPage />, '/auth', state);
    await waitFor(() => expect(address()).toBe(goal));
  });

  it.each([
    ['/live/3', '/live/3'],
    ['https://example.com', '/'],
  ])('send a user on who came from a page without a router: %s', async (from, goal) => {
    serve({ 'GET /api/user': [200, { id: 1, username: 'ana', role: 'public' }] });
    show(<AuthPage />, `/auth?from=${encodeURIComponent(from)}`);
    await waitFor(() => expect(address()).toBe(goal));
  });
});
