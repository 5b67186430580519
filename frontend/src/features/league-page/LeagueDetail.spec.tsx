import type { MatchView, TeamView } from '@kolo/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../../shared/api';
import '../../shared/i18n/i18n';
import { Toaster } from '../../shared/ui';
import { LeagueDetail } from './LeagueDetail';

const league = { id: 7, name: 'Prva liga', season: '2025/26', isActive: true, description: null };
const team = (id: number, name: string): TeamView =>
  ({
    id,
    name,
    userId: id + 100,
    user: { companyName: `${name} d.o.o.`, username: name },
    playerCount: id,
  }) as TeamView;
const match = (id: number, more: Partial<MatchView>): MatchView =>
  ({
    id,
    matchDate: '2025-10-26T18:00:00Z',
    status: 'scheduled',
    homeTeamId: 1,
    awayTeamId: 2,
    homeTeamName: 'Bura',
    awayTeamName: 'Jugo',
    homeScore: null,
    awayScore: null,
    venue: null,
    round: 1,
    ...more,
  }) as MatchView;
const row = {
  position: 1,
  teamId: 1,
  teamName: 'Bura',
  played: 2,
  won: 1,
  drawn: 0,
  lost: 1,
  goalsFor: 9,
  goalsAgainst: 4,
  yellowCards: 3,
  redCards: 0,
  points: 3,
};

const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const answer = (status: number, body: unknown): Response =>
  ({ ok: status < 300, status, text: async () => JSON.stringify(body) }) as Response;

/** What the server says, by method and path; a test replaces what it is about. */
let answers: Record<string, Response>;

const open = (leagueId = 7) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <LeagueDetail leagueId={leagueId} editLeague={() => null} />
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );

const tab = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('tab', { name }));

const sent = (method: string): [string, unknown][] =>
  fetchMock.mock.calls
    .filter(([, init]) => init?.method === method)
    .map(([path, init]) => [String(path), JSON.parse(String(init?.body))]);

beforeEach(() => {
  answers = {
    'GET /api/leagues/7': answer(200, league),
    'GET /api/teams/league/7': answer(200, [team(1, 'Bura'), team(2, 'Jugo')]),
    'GET /api/matches/league/7': answer(200, []),
    'GET /api/league-table/7': answer(200, [row]),
    'GET /api/users/companies': answer(200, [
      { id: 101, companyName: 'Bura d.o.o.', username: 'bura' },
      { id: 103, companyName: null, username: 'maestral' },
    ]),
  };
  fetchMock.mockReset();
  fetchMock.mockImplementation(async (path, init) => {
    const known = answers[`${init?.method ?? 'GET'} ${String(path)}`];
    return known ?? answer(404, { message: 'Nije pronađeno.' });
  });
  globalThis.fetch = fetchMock;
});

describe('LeagueDetail', () => {
  it('says which league it is and opens with its table', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Prva liga' })).toBeVisible();
    expect(screen.getByText('Sezona 2025/26')).toBeVisible();
    const line = (await screen.findByRole('link', { name: 'Bura' })).closest('tr');
    expect(screen.getByRole('link', { name: 'Bura' })).toHaveAttribute('href', '/team/1');
    expect(
      line &&
        within(line)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
    ).toEqual(['1', 'BBura', '2', '1', '0', '1', '9:4', '3', '0', '3']);
  });

  it('knows no league of that id', async () => {
    open(8);
    expect(await screen.findByText('Liga nije pronađena')).toBeVisible();
    expect(screen.getByRole('link', { name: /Natrag/ })).toHaveAttribute('href', '/admin');
  });

  it('says what is empty', async () => {
    answers['GET /api/league-table/7'] = answer(200, []);
    answers['GET /api/teams/league/7'] = answer(200, []);
    open();
    expect(await screen.findByText('Nema podataka za tablicu')).toBeVisible();
    await tab('Utakmice');
    expect(await screen.findByText('Nema zakazanih utakmica')).toBeVisible();
    await tab('Timovi');
    expect(await screen.findByText('Nema timova u ligi')).toBeVisible();
  });

  it('shows matches by round, and a way to a result only where one is missing', async () => {
    answers['GET /api/matches/league/7'] = answer(200, [
      match(3, { round: 2 }),
      match(2, { status: 'completed', homeScore: 4, awayScore: 2, venue: 'Dvorana Sjever' }),
      match(4, { round: null }),
    ]);
    open();
    await tab('Utakmice');
    await screen.findByRole('heading', { name: 'Bez kola' });
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'Bez kola',
      '1. kolo',
      '2. kolo',
    ]);
    expect(screen.getByText('Dvorana Sjever')).toBeVisible();
    expect(screen.getByText('Sudac: po odluci lige')).toBeVisible();
    expect(screen.getAllByText('19:00')).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: /^Rezultat/ })).toHaveLength(2);
  });

  it('takes a result: never below 0, and what is no number is 0', async () => {
    answers['GET /api/matches/league/7'] = answer(200, [match(3, {})]);
    answers['PATCH /api/matches/3/result'] = answer(200, {});
    open();
    await tab('Utakmice');
    await userEvent.click(await screen.findByRole('button', { name: /^Rezultat/ }));
    const home = screen.getByLabelText('Golovi: Bura');
    await userEvent.clear(home);
    await userEvent.type(home, '-4');
    await userEvent.clear(screen.getByLabelText('Golovi: Jugo'));
    await userEvent.click(screen.getByRole('button', { name: 'Spremi rezultat' }));
    expect(await screen.findByText('Rezultat utakmice je ažuriran')).toBeVisible();
    expect(sent('PATCH')).toEqual([['/api/matches/3/result', { homeScore: 0, awayScore: 0 }]]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers the companies that have no team here, and enters one', async () => {
    answers['POST /api/teams'] = answer(201, team(3, 'Maestral'));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Dodaj tim' }));
    const dialog = screen.getByRole('dialog');
    const choice = await within(dialog).findByLabelText('Tvrtka');
    expect(
      within(choice)
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['Odaberite tvrtku', 'maestral']);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dodaj tim' }));
    expect(await within(dialog).findByText('Ovo polje je obavezno.')).toBeVisible();
    await userEvent.selectOptions(choice, '103');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dodaj tim' }));
    expect(await screen.findByText('Tim je dodan u ligu')).toBeVisible();
    expect(sent('POST')).toEqual([['/api/teams', { userId: 103, leagueId: 7 }]]);
  });

  it('schedules a match in Zagreb time, once its fields are sound', async () => {
    answers['POST /api/matches'] = answer(201, {});
    open();
    const button = await screen.findByRole('button', { name: 'Nova utakmica' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await userEvent.selectOptions(screen.getByLabelText('Domaći tim'), '1');
    await userEvent.selectOptions(screen.getByLabelText('Gostujući tim'), '1');
    await userEvent.clear(screen.getByLabelText('Vrijeme'));
    await userEvent.type(screen.getByLabelText('Vrijeme'), '25:00');
    await userEvent.clear(screen.getByLabelText('Datum'));
    await userEvent.type(screen.getByLabelText('Datum'), '2025-11-02');
    const submit = screen.getByRole('button', { name: 'Kreiraj utakmicu' });
    await userEvent.click(submit);
    expect(await screen.findByText(/moraju biti različiti/)).toBeVisible();
    expect(screen.getByText(/HH:MM \(00:00-23:59\)/)).toBeVisible();
    expect(sent('POST')).toEqual([]);
    await userEvent.selectOptions(screen.getByLabelText('Gostujući tim'), '2');
    await userEvent.clear(screen.getByLabelText('Vrijeme'));
    await userEvent.type(screen.getByLabelText('Vrijeme'), '19:00');
    await userEvent.click(submit);
    expect(await screen.findByText('Utakmica je kreirana')).toBeVisible();
    expect(sent('POST')).toEqual([
      [
        '/api/matches',
        {
          leagueId: 7,
          homeTeamId: 1,
          awayTeamId: 2,
          matchDate: '2025-11-02T18:00:00.000Z',
          venue: '',
          status: 'scheduled',
        },
      ],
    ]);
  });

  it('repeats why the server refuses, and keeps the dialog', async () => {
    answers['POST /api/teams'] = answer(409, { message: 'Tvrtka već ima tim u ovoj ligi.' });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Dodaj tim' }));
    await userEvent.selectOptions(await screen.findByLabelText('Tvrtka'), '103');
    const dialog = screen.getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dodaj tim' }));
    expect(await screen.findByText('Tvrtka već ima tim u ovoj ligi.')).toBeVisible();
    expect(screen.getByText('Greška')).toBeVisible();
    expect(dialog).toBeInTheDocument();
  });
});
