import { type MatchView, zagrebWallTime } from '@kolo/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { account } from '@/features/admin-people/testing/screen';
import { createQueryClient } from '@/shared/api';
import '@/shared/i18n/i18n';
import { type FakeServer, ok, serve } from '@/shared/testing/fake-server';
import { AdminPage } from './AdminPage';

const match = (id: number, round: number | null, more: Partial<MatchView> = {}): MatchView =>
  ({
    id,
    round,
    matchDate: '2025-10-26T15:00:00Z',
    status: 'scheduled',
    homeTeamName: `Domaći ${id}`,
    awayTeamName: `Gosti ${id}`,
    homeScore: null,
    awayScore: null,
    ...more,
  }) as MatchView;

let server: FakeServer;

beforeEach(() => {
  server = serve({
    'GET /api/leagues': ok([]),
    'GET /api/matches': ok([]),
    'GET /api/matches/bookings': ok([]),
    'GET /api/matches/counts': ok({ matches: 0, played: 0 }),
    'GET /api/players/pending': ok([]),
    'GET /api/rules/versions': ok([]),
    'GET /api/site-address': ok({ origin: null, isFixed: false, networkAddresses: [] }),
    'GET /api/users/pending': ok([]),
    'GET /api/users/companies': ok([]),
    'GET /api/users/referees': ok([]),
    'GET /api/users/spectators': ok([]),
    'GET /api/users/administrators': ok([]),
  });
});

function Browser(): ReactElement {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="address">{search}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
    </>
  );
}

const open = (path: string) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <AdminPage />
        <Browser />
      </MemoryRouter>
    </QueryClientProvider>,
  );

const section = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Odjeljci administracije' })).getByRole('link', {
    name: new RegExp(`^${name}`),
  });

describe('AdminPage', () => {
  it('opens at the leagues; the section is in the address, and back leads back', async () => {
    open('/admin');
    expect(section('Upravljanje ligama')).toHaveAttribute('aria-current', 'page');
    expect(await screen.findByRole('heading', { name: 'Upravljanje ligama' })).toBeVisible();
    await userEvent.click(section('Utakmice'));
    expect(screen.getByLabelText('address')).toHaveTextContent('?section=matches');
    expect(await screen.findByRole('heading', { level: 2, name: 'Utakmice' })).toBeVisible();
    expect(section('Utakmice')).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('button', { name: 'back' }));
    expect(await screen.findByRole('heading', { name: 'Upravljanje ligama' })).toBeVisible();
  });

  it('shows who else administers the league, so that it can be taken from them', async () => {
    server.on('GET /api/users/administrators', ok([account(9, { role: 'admin' })]));
    open('/admin?section=administrators');
    expect(await screen.findByRole('button', { name: 'Uredi: osoba9' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Deaktiviraj: osoba9' })).toBeVisible();
    expect(section('Administratori')).toHaveAttribute('aria-current', 'page');
  });

  it('counts what each section lists', async () => {
    server.on('GET /api/matches/counts?leagueId=all', ok({ matches: 2, played: 0 }));
    open('/admin');
    expect(await within(section('Utakmice')).findByText('2')).toBeVisible();
  });

  it('shows the first section for an address that names none of them', async () => {
    open('/admin?section=nonsense');
    expect(await screen.findByRole('heading', { name: 'Upravljanje ligama' })).toBeVisible();
  });
});

describe('the section of matches', () => {
  it('lists them by round, each with its time, state and way to the tablet', async () => {
    const played = match(2, 1, { status: 'completed', homeScore: 3, awayScore: 5 });
    server.on('GET /api/matches', ok([match(3, 2), played, match(4, null)]));
    open('/admin?section=matches');
    await screen.findByRole('heading', { name: '1. kolo' });
    expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Bez kola',
      '1. kolo',
      '2. kolo',
    ]);
    const link = screen.getByRole('link', { name: /Domaći 2/ });
    expect(link).toHaveAttribute('href', '/admin/match/2');
    expect(link).toHaveTextContent('16:00');
    expect(link).toHaveTextContent('26. 10. 2025.');
    expect(within(link).getByText('Završena')).toBeVisible();
    expect(within(link).getByText('5 golova')).toBeInTheDocument();
    expect(
      within(screen.getByRole('link', { name: /Domaći 3/ })).getByText('Zakazana'),
    ).toBeVisible();
  });

  it('leads who runs matches to those of today, of any league', async () => {
    const matchDate = new Date().toISOString();
    server.on('GET /api/matches', ok([match(4, 5, { matchDate, leagueId: 8 })]));
    open('/admin?section=matches&day=today');
    expect(await screen.findByRole('heading', { name: 'Današnje utakmice' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Domaći 4/ })).toBeVisible();
    const { day } = zagrebWallTime(matchDate);
    expect(server.read).toContain(`/api/matches?leagueId=all&from=${day}&to=${day}&limit=1000`);
    await userEvent.click(screen.getByRole('link', { name: 'Sve utakmice' }));
    expect(screen.getByLabelText('address')).toHaveTextContent('?section=matches');
  });

  it('says that nothing is played today', async () => {
    open('/admin?section=matches&day=today');
    expect(await screen.findByText('Danas nema utakmica')).toBeVisible();
  });

  it('says that there are no matches', async () => {
    open('/admin?section=matches');
    expect(await screen.findByText('Nema utakmica')).toBeVisible();
  });

  it('says why there is no list, and asks again', async () => {
    server.on('GET /api/matches', [503, { message: 'Poslužitelj se diže.' }]);
    open('/admin?section=matches');
    expect(await screen.findByRole('alert')).toHaveTextContent('Poslužitelj se diže.');
    server.on('GET /api/matches', ok([match(3, 2)]));
    await userEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }));
    expect(await screen.findByRole('heading', { name: '2. kolo' })).toBeVisible();
  });

  it('changes the address of the site, and says where the server has it fixed', async () => {
    const home = { origin: 'https://liga.example.hr', isFixed: false, networkAddresses: [] };
    server.on('PUT /api/site-address', ok(home));
    open('/admin?section=address');
    const field = await screen.findByLabelText('Adresa stranice');
    await userEvent.clear(field);
    await userEvent.type(field, 'https://liga.example.hr');
    server.on('GET /api/site-address', ok({ ...home, isFixed: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Spremi adresu' }));
    expect(await screen.findByText(/PUBLIC_ORIGIN/)).toBeVisible();
    expect(server.bodies('PUT /api/site-address')).toEqual([{ origin: home.origin }]);
    expect(screen.getByLabelText('Adresa stranice')).toBeDisabled();
  });
});
