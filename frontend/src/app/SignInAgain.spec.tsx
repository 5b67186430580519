import type { SessionUser } from '@kolo/domain';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { MyTeamPage } from '@/pages/MyTeamPage';
import { createQueryClient, sessionQuery, setSignInAgain } from '@/shared/api';
import { FakeUpload } from '@/shared/api/testing/fake-upload';
import '@/shared/i18n/i18n';
import { type FakeServer, ok, refusal, serve } from '@/shared/testing/fake-server';
import { SignInAgain } from './SignInAgain';

const company = (id: number): SessionUser => ({
  id,
  username: 'bura',
  role: 'company',
  companyName: 'Bura',
  membershipPackage: null,
});
const team = { id: 7, name: 'Bura', userId: 3, leagueId: 1, createdAt: '', playerCount: 0 };
const statistics = { totalPlayers: 0, totalGoals: 0, totalAssists: 0, totalMatches: 0 };

let server: FakeServer;
let uploads: FakeUpload[];
const refused = { error: 'auth.required', message: 'Prijavite se za nastavak.' };

beforeEach(() => {
  uploads = FakeUpload.install();
  server = serve({
    'GET /api/user': ok(company(3)),
    'GET /api/teams/my': ok([team]),
    'GET /api/leagues': ok([]),
    'GET /api/team-statistics/my?teamId=7': ok(statistics),
    'GET /api/teams/7/details': ok({ last5Matches: [] }),
    'GET /api/teams/my/fines?leagueId=1': ok({ teams: [] }),
    'GET /api/teams/my/discipline?leagueId=1': ok({
      asOf: '2026-03-15T16:00:00.000Z',
      people: [],
      officials: [],
      flags: [],
    }),
    'GET /api/leagues/1/blackouts': [200, []],
    'GET /api/leagues/1/preferences': [200, []],
    'GET /api/leagues/1/move-proposals': [200, []],
    'GET /api/matches/league/1': [200, []],
    'GET /api/sponsorships': ok([]),
    'GET /api/user/channel': ok({ channel: null }),
    'GET /api/teams/my/referee-ratings': ok([]),
    'GET /api/players/my-team/stats': ok([]),
  });
  server.delayMs = 5;
});
afterEach(() => {
  act(() => setSignInAgain(false));
  FakeUpload.remove();
});

function Page(): ReactElement | null {
  const known = useQuery(sessionQuery).data;
  return known ? (
    <MemoryRouter>
      <MyTeamPage />
    </MemoryRouter>
  ) : null;
}

/** A player is typed in and refused, because the session has ended meanwhile. */
async function refusedPlayer(): Promise<HTMLElement> {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Page />
      <SignInAgain />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Dodaj igrača' }));
  const form = await screen.findByRole('dialog', { name: 'Dodaj igrača' });
  await userEvent.type(within(form).getByLabelText('Ime'), 'Luka');
  await userEvent.type(within(form).getByLabelText('Prezime'), 'Babić');
  await userEvent.click(within(form).getByRole('button', { name: 'Dodaj igrača' }));
  await waitFor(() => expect(uploads).toHaveLength(1));
  await act(async () => uploads[0]?.answer(401, refused));
  return form;
}

async function signIn(): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Prijava je istekla' });
  await userEvent.type(within(dialog).getByLabelText('Korisničko ime'), 'bura');
  await userEvent.type(within(dialog).getByLabelText('Lozinka'), 'kolo-demo');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Prijavi se' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

describe('a write after the session has ended', () => {
  it('asks to sign in on the spot, and keeps what was typed', async () => {
    const form = await refusedPlayer();
    server.on('POST /api/login', ok(company(3)));
    await signIn();
    expect(form).toBeInTheDocument();
    expect(within(form).getByLabelText('Prezime')).toHaveValue('Babić');
    await userEvent.click(within(form).getByRole('button', { name: 'Dodaj igrača' }));
    await waitFor(() => expect(uploads).toHaveLength(2));
  });

  it('keeps nothing of the page for another person', async () => {
    const form = await refusedPlayer();
    server.on('POST /api/login', ok(company(4)));
    await signIn();
    await waitFor(() => expect(form).not.toBeInTheDocument());
  });
});

describe('a page that is opened after the session has ended', () => {
  it('asks to sign in on the spot, and shows then what it is for', async () => {
    server.on('GET /api/teams/my', refusal('auth.required'));
    server.on('POST /api/login', () => {
      server.on('GET /api/teams/my', ok([team]));
      return ok(company(3));
    });
    render(
      <QueryClientProvider client={createQueryClient()}>
        <Page />
        <SignInAgain />
      </QueryClientProvider>,
    );
    expect(await screen.findByText('Prijavite se za nastavak.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pokušaj ponovo' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Prijava' }));
    await signIn();
    expect(await screen.findByRole('button', { name: 'Dodaj igrača' })).toBeVisible();
  });
});
