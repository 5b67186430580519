import type { Role, SessionUser } from '@kolo/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../api';
import { i18n } from '../i18n';
import { Toaster } from '../ui';
import { BottomBar } from './BottomBar';
import { TopBar } from './TopBar';

const user = (role: Role): SessionUser => ({
  id: 1,
  username: 'marko',
  role,
  companyName: null,
  membershipPackage: null,
});

const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const answer = (status: number, body: unknown): Response =>
  ({ ok: status < 300, status, text: async () => JSON.stringify(body) }) as Response;

async function open(signedIn: SessionUser | null): Promise<void> {
  fetchMock.mockResolvedValueOnce(signedIn ? answer(200, signedIn) : answer(401, {}));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <TopBar />
        <BottomBar />
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText(signedIn ? 'marko' : 'Prijava');
}

/** The places of the top bar and of the bottom bar. */
const places = (): string[][] =>
  screen.getAllByRole('navigation').map((bar) =>
    within(bar)
      .getAllByRole('link')
      .map((link) => link.textContent ?? ''),
  );

beforeEach(() => {
  localStorage.clear();
  fetchMock.mockReset();
  globalThis.fetch = fetchMock;
});
afterEach(() => act(() => i18n.changeLanguage('hr')));

describe('navigation', () => {
  it.each([
    ['a visitor', null, ['Početna', 'Uživo']],
    ['a referee', user('referee'), ['Početna', 'Uživo', 'Pravila']],
    ['a company', user('company'), ['Početna', 'Uživo', 'Pravila', 'Moj tim']],
    ['an administrator', user('admin'), ['Početna', 'Uživo', 'Pravila', 'Admin']],
  ])('shows %s their places, the same in both bars', async (_name, signedIn, expected) => {
    await open(signedIn);
    expect(places()).toEqual([expected, expected]);
  });

  it('switches the language', async () => {
    await open(null);
    await userEvent.click(screen.getByRole('button', { name: 'EN: Switch to English' }));
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth');
  });

  it('switches the theme and remembers it', async () => {
    await open(null);
    await userEvent.click(screen.getByRole('button', { name: 'Tamna tema' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.click(screen.getByRole('button', { name: 'Svijetla tema' }));
    expect(document.documentElement.dataset.theme).toBe('light');
  });
});

describe('user menu', () => {
  const signOut = async (): Promise<void> => {
    await userEvent.click(screen.getByRole('button', { name: 'Korisnički izbornik: marko' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Odjava' }));
  };

  it('leads to the own account', async () => {
    await open(user('referee'));
    await userEvent.click(screen.getByRole('button', { name: 'Korisnički izbornik: marko' }));
    const account = await screen.findByRole('menuitem', { name: 'Moj račun' });
    expect(account).toHaveAttribute('href', '/account');
  });

  it('signs out', async () => {
    await open(user('admin'));
    fetchMock.mockResolvedValue({ ...answer(204, {}), text: async () => '' });
    await signOut();
    expect(await screen.findByRole('link', { name: 'Prijava' })).toBeVisible();
    expect(localStorage.getItem('session-user')).toBeNull();
    expect(places()[0]).not.toContain('Admin');
  });

  it('says why signing out failed, and stays signed in', async () => {
    await open(user('admin'));
    fetchMock.mockResolvedValue(answer(500, { message: 'Baza ne odgovara.' }));
    await signOut();
    expect(await screen.findByText('Odjava nije uspjela')).toBeVisible();
    expect(screen.getByText('Baza ne odgovara.')).toBeVisible();
    expect(screen.getByText('marko')).toBeVisible();
  });
});
