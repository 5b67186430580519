import type { SessionUser } from '@kolo/domain';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import '@/shared/i18n/i18n';
import { type Answer, serve } from '@/shared/testing/fake-server';
import { ProtectedRoute } from './ProtectedRoute';
import { createQueryClient } from './query-client';
import { sessionQuery } from './session';

const admin: SessionUser = {
  id: 1,
  username: 'admin',
  role: 'admin',
  companyName: null,
  membershipPackage: null,
};

let answer: (answer: Answer) => void;

beforeEach(() => {
  localStorage.clear();
  serve({
    'GET /api/user': () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
});

const serverSays = (...said: Answer): Promise<void> => act(async () => answer(said));

function SignIn() {
  return <p>sign-in, then {JSON.stringify(useLocation().state)}</p>;
}

let client: QueryClient;

const open = (path: string, stays = false) => {
  client = createQueryClient();
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/auth" element={<SignIn />} />
          <Route
            path="*"
            element={
              <ProtectedRoute roles={['admin']} stays={stays}>
                <p>the secret page</p>
              </ProtectedRoute>
            }
          />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

/** The browser's event when the network comes back. */
const askAgain = (): Promise<void> => act(async () => void client.invalidateQueries(sessionQuery));

describe('ProtectedRoute', () => {
  it('waits for the session', () => {
    open('/admin');
    expect(screen.getByRole('status')).toHaveTextContent('Učitavanje...');
    expect(screen.queryByText('the secret page')).toBeNull();
  });

  it('shows the page to a user of the role', async () => {
    open('/admin');
    await serverSays(200, admin);
    expect(await screen.findByText('the secret page')).toBeVisible();
  });

  it('sends a visitor to the sign-in, which knows the way back', async () => {
    open('/admin/match/7?half=2#log');
    await serverSays(401, { message: 'Prijavite se za nastavak.' });
    expect(await screen.findByText(/sign-in/)).toHaveTextContent('/admin/match/7?half=2#log');
  });

  it('leaves a page in use, which signs in on the spot, when the session has ended', async () => {
    open('/admin/match/7', true);
    await serverSays(200, admin);
    expect(await screen.findByText('the secret page')).toBeVisible();
    for (const _ of ['first refusal', 'second refusal']) {
      await askAgain();
      await serverSays(401, { message: 'Prijavite se za nastavak.' });
      await waitFor(() =>
        expect(client.getQueryData(sessionQuery.queryKey)).toEqual({ user: null, confirmed: true }),
      );
      expect(screen.getByText('the secret page')).toBeVisible();
    }
  });

  it('closes a page in use after a sign-out, and does not open one after the end', async () => {
    open('/admin/match/7', true);
    await serverSays(200, admin);
    expect(await screen.findByText('the secret page')).toBeVisible();
    act(
      () =>
        void client.setQueryData(sessionQuery.queryKey, {
          user: null,
          confirmed: true,
          signedOut: true,
        }),
    );
    expect(await screen.findByText(/sign-in/)).toBeVisible();
    cleanup();
    open('/admin/match/7', true);
    await serverSays(401, { message: 'Prijavite se za nastavak.' });
    expect(await screen.findByText(/sign-in/)).toBeVisible();
  });

  it('keeps a user of another role out without sending them around', async () => {
    open('/admin');
    await serverSays(200, { ...admin, role: 'company' });
    expect(await screen.findByText('Nemate pristup')).toBeVisible();
    expect(screen.queryByText('the secret page')).toBeNull();
  });
});
