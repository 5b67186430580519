import type { BoardMatch, Role, SessionUser } from '@kolo/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, type RenderResult, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient, useUser } from '@/shared/api';
import { i18n } from '@/shared/i18n';
import { RouterLinks } from '@/shared/layout/RouterLinks';
import { boardStore } from '@/shared/live/board-store';
import { type FakeServer, ok, refusal, serve } from '@/shared/testing/fake-server';
import { Toaster } from '@/shared/ui';
import { startTheme } from '@/shared/ui/theme-store';
import { BottomBar } from './BottomBar';
import { TopBar } from './TopBar';

const user = (role: Role): SessionUser => ({
  id: 1,
  username: 'marko',
  role,
  companyName: null,
  membershipPackage: null,
});

jest.mock('@/shared/live/live-socket', () => ({
  createLiveSocket: () => ({ connect() {}, disconnect() {}, unwatchBoard() {} }),
}));

let server: FakeServer;

function Bars(): ReactElement {
  const user = useUser();
  return (
    <>
      <TopBar user={user} />
      <BottomBar user={user} />
    </>
  );
}

async function open(signedIn: SessionUser | null): Promise<RenderResult> {
  server.on('GET /api/user', signedIn ? ok(signedIn) : refusal('auth.required'));
  const rendered = render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <RouterLinks>
          <Bars />
          <Toaster />
        </RouterLinks>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText(signedIn ? 'marko' : 'Prijava');
  return rendered;
}

const onAWideScreen = (): void => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
    );
};

/** The places of the top bar and of the bottom bar. */
const places = (): string[][] =>
  screen.getAllByRole('navigation').map((bar) =>
    within(bar)
      .getAllByRole('link')
      .map((link) => link.textContent ?? ''),
  );

beforeEach(() => {
  localStorage.clear();
  server = serve();
});
afterEach(() => act(() => i18n.changeLanguage('hr')));

describe('navigation', () => {
  const everybody = ['Početna', 'Tablica', 'Utakmice', 'Statistika'];

  it.each([
    ['a visitor', null, everybody],
    ['a referee', user('referee'), [...everybody, 'Pravila', 'Suđenje']],
    ['a company', user('company'), [...everybody, 'Pravila', 'Moj tim']],
    ['an administrator', user('admin'), [...everybody, 'Pravila', 'Admin']],
  ])(
    'shows %s their places: below on a phone, above elsewhere',
    async (_name, signedIn, expected) => {
      const { unmount } = await open(signedIn);
      expect(places()).toEqual([['Početna', 'Uživo', ...expected.slice(1)]]);
      expect(screen.getByRole('link', { name: 'Galerija' })).toHaveAttribute('href', '/gallery');
      unmount();
      onAWideScreen();
      await open(signedIn);
      expect(places()[0]).toEqual([...expected, 'Galerija', 'Uživo']);
    },
  );

  it('says beside the live board that a match is being played', async () => {
    onAWideScreen();
    await open(null);
    const [live] = screen.getAllByRole('link', { name: 'Uživo' });
    act(() => boardStore.setState({ matches: [{ status: 'in_progress' } as BoardMatch] }));
    await waitFor(() => expect(live).toHaveTextContent('igra se upravo sada'));
    act(() => boardStore.setState({ matches: [{ status: 'completed' } as BoardMatch] }));
    expect(live).toHaveTextContent(/^Uživo$/);
  });

  it('switches the language', async () => {
    await open(null);
    await userEvent.click(screen.getByRole('button', { name: 'EN: Switch to English' }));
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth');
  });

  it('switches the theme and remembers it', async () => {
    startTheme();
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

  it('leads to one’s own account', async () => {
    await open(user('referee'));
    await userEvent.click(screen.getByRole('button', { name: 'Korisnički izbornik: marko' }));
    const account = await screen.findByRole('menuitem', { name: 'Moj račun' });
    expect(account).toHaveAttribute('href', '/account');
  });

  it('signs out', async () => {
    await open(user('admin'));
    server.on('POST /api/logout', [204]);
    await signOut();
    expect(await screen.findByRole('link', { name: 'Prijava' })).toBeVisible();
    expect(localStorage.getItem('session-user')).toBeNull();
    expect(places()[0]).not.toContain('Admin');
  });

  it('says why signing out failed, and stays signed in', async () => {
    await open(user('admin'));
    server.on('POST /api/logout', [500, { message: 'Baza ne odgovara.' }]);
    await signOut();
    expect(await screen.findByText('Odjava nije uspjela')).toBeVisible();
    expect(screen.getByText('Baza ne odgovara.')).toBeVisible();
    expect(screen.getByText('marko')).toBeVisible();
  });
});
