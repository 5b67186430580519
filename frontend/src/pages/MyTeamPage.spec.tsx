import type {
  Ban,
  LeagueDiscipline,
  LeagueFines,
  OwnPlayerView,
  RefereesToRate,
} from '@kolo/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient, setSignInAgain, useSignInAgain } from '@/shared/api';
import { FakeUpload } from '@/shared/api/testing/fake-upload';
import '@/shared/i18n/i18n';
import { type FakeServer, refusal, serve } from '@/shared/testing/fake-server';
import { clearToast, Toaster } from '@/shared/ui';
import { MyTeamPage } from './MyTeamPage';

const player = (jerseyNumber: number, more: Partial<OwnPlayerView> = {}): OwnPlayerView => ({
  id: jerseyNumber,
  firstName: 'Ivan',
  lastName: `Horvat ${jerseyNumber}`,
  jerseyNumber,
  name: `Ivan Horvat ${jerseyNumber}`,
  teamId: 7,
  status: 'approved',
  position: null,
  matchesPlayed: 2,
  goals: 4,
  assists: 3,
  yellowCards: 1,
  redCards: 0,
  team: { id: 7, name: 'Bura' },
  employmentDocumentUrl: null,
  createdAt: '2025-10-01',
  withdrawnAt: null,
  player: { id: jerseyNumber, firstName: 'Ivan', lastName: `Horvat ${jerseyNumber}` },
  ...more,
});
const team = { id: 7, name: 'Bura', userId: 3, leagueId: 2, createdAt: '', playerCount: 2 };
const statistics = { totalPlayers: 12, totalGoals: 34, totalAssists: 21, totalMatches: 9 };

let toRate: RefereesToRate[] = [];
let last5Matches: unknown[] = [];
const noDiscipline: LeagueDiscipline = {
  asOf: '2026-03-15T16:00:00.000Z',
  people: [],
  officials: [],
  carried: [],
  flags: [],
  again: [],
  staff: [],
};
let discipline = noDiscipline;
const noFines: LeagueFines = { teams: [] };
let fines = noFines;

let server: FakeServer;
let uploads: FakeUpload[];

beforeEach(() => {
  uploads = FakeUpload.install();
  act(clearToast);
});
afterEach(() => FakeUpload.remove());

async function open(players: OwnPlayerView[], teams: unknown[] = [team]): Promise<void> {
  server = serve({
    'GET /api/teams/my': [200, teams],
    'GET /api/team-statistics/my?teamId=7': [200, statistics],
    'GET /api/team-statistics/my?teamId=4': [200, { ...statistics, totalGoals: 80 }],
    'GET /api/leagues': [
      200,
      [
        { id: 2, name: 'Poslovna liga', season: '2026/27', startDate: '2026-09-01' },
        { id: 1, name: 'Poslovna liga', season: '2025/26', startDate: '2025-09-01' },
      ],
    ],
    'GET /api/teams/my/fines?leagueId=1': [200, fines],
    'GET /api/teams/my/fines?leagueId=2': [200, fines],
    'GET /api/teams/my/discipline?leagueId=1': [200, discipline],
    'GET /api/teams/my/discipline?leagueId=2': [200, discipline],
    'GET /api/teams/7/details': [200, { last5Matches }],
    'GET /api/teams/4/details': [200, { last5Matches: [] }],
    'GET /api/leagues/1/blackouts': [200, []],
    'GET /api/leagues/2/blackouts': [200, []],
    'GET /api/leagues/1/preferences': [200, []],
    'GET /api/leagues/2/preferences': [200, []],
    'GET /api/leagues/1/move-proposals': [200, []],
    'GET /api/leagues/2/move-proposals': [200, []],
    'GET /api/matches/league/1': [200, []],
    'GET /api/matches/league/2': [200, []],
    'GET /api/sponsorships': [200, []],
    'GET /api/user/channel': [200, { channel: null }],
    'GET /api/teams/my/referee-ratings': [200, toRate],
    'GET /api/players/my-team/stats': [200, players],
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <MyTeamPage />
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
  await screen.findByText(teams.length === 0 ? /Nemate kreiran tim/ : 'mjesta popunjeno');
}

const button = (name: string) => screen.getByRole('button', { name });

async function openDialog(): Promise<HTMLElement> {
  await userEvent.click(button('Dodaj igrača'));
  return screen.findByRole('dialog', { name: 'Dodaj igrača' });
}

async function fillIn(dialog: HTMLElement): Promise<void> {
  await userEvent.type(within(dialog).getByLabelText('Ime'), 'Luka');
  await userEvent.type(within(dialog).getByLabelText('Prezime'), 'Babić');
}

const submitOf = (dialog: HTMLElement) =>
  within(dialog).getByRole('button', { name: 'Dodaj igrača' });

const lastUpload = (): FakeUpload => {
  const call = uploads.at(-1);
  if (call === undefined) throw new Error('nothing was sent');
  return call;
};

const pdf = (size = 2048) =>
  new File([new Uint8Array(size)], 'ugovor.pdf', { type: 'application/pdf' });

describe('MyTeamPage', () => {
  it('of several seasons shows the first one, and another one that is chosen', async () => {
    await open(
      [player(9), player(3, { teamId: 4, name: 'Stari Igrač' })],
      [team, { ...team, id: 4, leagueId: 1 }],
    );
    const season = await screen.findByRole('combobox', { name: 'Sezona' });
    expect(
      within(season)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([...['Poslovna liga · 2026/27', 'Poslovna liga · 2025/26']]);
    expect(screen.getByText('Ukupno golova').parentElement).toHaveTextContent('34');
    expect(screen.queryByText('Stari Igrač')).toBeNull();
    await userEvent.selectOptions(season, 'Poslovna liga · 2025/26');
    expect((await screen.findAllByText('Stari Igrač'))[0]).toBeVisible();
    expect(await screen.findByText('80')).toBeVisible();
    expect(screen.queryByText('Ivan Horvat 9')).toBeNull();
    const dialog = await openDialog();
    await fillIn(dialog);
    await userEvent.click(submitOf(dialog));
    await waitFor(() => expect((lastUpload().body as FormData).get('teamId')).toBe('4'));
  });

  it('offers the newest season first, whichever one is shown at first', async () => {
    await open(
      [player(9)],
      [
        { ...team, leagueId: 1 },
        { ...team, id: 4, leagueId: 2 },
      ],
    );
    const season = await screen.findByRole('combobox', { name: 'Sezona' });
    expect(season).toHaveValue('7');
    const names = within(season).getAllByRole('option');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      ...['Poslovna liga · 2026/27', 'Poslovna liga · 2025/26'],
    ]);
  });

  it('with one season there is nothing to choose', async () => {
    await open([player(9)]);
    await screen.findByText('Ukupno golova');
    expect(screen.queryByRole('combobox', { name: 'Sezona' })).toBeNull();
  });

  it('shows the team, its numbers and its players by jersey number', async () => {
    const url = '/api/players/3/document';
    await open([
      player(9, { status: 'pending' }),
      player(3, { employmentDocumentUrl: url, goals: 6 }),
      player(5, { status: 'rejected' }),
    ]);
    expect(screen.getByText('Bura')).toBeVisible();
    expect(screen.getByText('Ukupno golova').parentElement).toHaveTextContent('34');
    expect(screen.getByText('Ukupno utakmica').parentElement).toHaveTextContent('9');
    expect(screen.getByText('2/15')).toBeVisible();
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      '3Ivan Horvat 3Odobren6310DokumentUredi',
      '5Ivan Horvat 5Odbijen4310–bez dokumenta',
      '9Ivan Horvat 9Čeka odobrenje4310–bez dokumentaUredi',
    ]);
    const [link] = screen.getAllByRole('link', { name: 'Dokument: Ivan Horvat 3, broj 3' });
    expect(link).toHaveAttribute('href', url);
  });

  it('says that there is no team, and who makes one', async () => {
    await open([], []);
    expect(screen.getByText('Nemate kreiran tim. Molimo kreirajte tim prvo.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Dodaj igrača' })).toBeNull();
  });

  it('says that there are no players', async () => {
    await open([]);
    expect(screen.getByText('Nema igrača')).toBeVisible();
    expect(screen.getByText('0/15')).toBeVisible();
  });

  it('says why there is nothing, and asks again', async () => {
    await open([player(1)]);
    server.on('GET /api/players/my-team/stats', [503, { message: 'Poslužitelj se diže.' }]);
    render(
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <MyTeamPage />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Poslužitelj se diže.');
    expect(button('Pokušaj ponovo')).toBeVisible();
  });
});

describe('adding a player', () => {
  it('says that one of that name is in the team, and adds another one all the same', async () => {
    const called = (jerseyNumber: number, lastName: string, more: Partial<OwnPlayerView> = {}) =>
      player(jerseyNumber, { lastName, name: `Luka ${lastName}`, ...more });
    await open([called(7, 'Babić'), called(8, 'Marić', { status: 'rejected' })]);
    const dialog = await openDialog();
    const lastName = within(dialog).getByLabelText('Prezime');
    await userEvent.type(within(dialog).getByLabelText('Ime'), 'luka');
    await userEvent.type(lastName, 'Marić');
    expect(lastName).not.toHaveAccessibleDescription();
    await userEvent.clear(lastName);
    await userEvent.type(lastName, ' babić ');
    expect(lastName).toHaveAccessibleDescription('Igrač tog imena već je u timu, s brojem 7.');
    await userEvent.click(submitOf(dialog));
    await waitFor(() => expect(uploads).toHaveLength(1));
  });

  it('offers the next free number and sends everything, with the progress of the document', async () => {
    await open([player(1), player(2), player(3, { status: 'rejected' }), player(4)]);
    const dialog = await openDialog();
    expect(within(dialog).getByLabelText('Broj dresa')).toHaveValue(3);
    await fillIn(dialog);
    await userEvent.upload(within(dialog).getByLabelText(/Potvrda o zaposlenju/), pdf());
    expect(within(dialog).getByText('ugovor.pdf')).toBeVisible();
    expect(within(dialog).getByText('2 KB')).toBeVisible();
    await userEvent.click(submitOf(dialog));
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect(lastUpload().path).toBe('/api/players');
    expect([...(lastUpload().body as FormData)]).toEqual([
      ['firstName', 'Luka'],
      ['lastName', 'Babić'],
      ['jerseyNumber', '3'],
      ['teamId', '7'],
      ['employmentDocument', expect.objectContaining({ name: 'ugovor.pdf' })],
    ]);
    act(() => lastUpload().progress(45, 100));
    expect(within(dialog).getByRole('progressbar')).toHaveValue(45);
    expect(within(dialog).getByText('Šaljem datoteku... 45 %')).toBeVisible();
    act(() => lastUpload().progress(100, 100));
    expect(within(dialog).getByText('Spremam...')).toBeVisible();
    await act(async () => lastUpload().answer(201, player(3, { name: 'Luka Babić' })));
    expect(await screen.findByText('Luka Babić je u timu')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for the names, a number that is free and a document that will be taken', async () => {
    await open([player(1)]);
    const dialog = await openDialog();
    const number = within(dialog).getByLabelText('Broj dresa');
    await userEvent.clear(number);
    await userEvent.type(number, '1');
    await userEvent.upload(
      within(dialog).getByLabelText(/Potvrda o zaposlenju/),
      pdf(10 * 1024 * 1024 + 1),
    );
    await userEvent.click(submitOf(dialog));
    expect(await within(dialog).findAllByText('Ovo polje je obavezno.')).toHaveLength(2);
    expect(within(dialog).getByText('Broj 1 već nosi Ivan Horvat 1.')).toBeVisible();
    expect(
      within(dialog).getByText('Datoteka je prevelika. Maksimalna veličina je 10MB.'),
    ).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ukloni datoteku' }));
    expect(within(dialog).getByLabelText(/^Potvrda o zaposlenju/)).toHaveFocus();
    expect(within(dialog).queryByText('ugovor.pdf')).toBeNull();
    await userEvent.clear(number);
    await userEvent.type(number, '100');
    expect(await within(dialog).findByText('Broj dresa je cijeli broj od 1 do 99.')).toBeVisible();
    expect(uploads).toHaveLength(0);
  });

  it.each([
    [{ message: 'Broj dresa je zauzet.' }, 'Broj dresa je zauzet.'],
    [{ message: '' }, 'Greška pri dodavanju igrača'],
  ])('says why it failed and keeps what was typed: %j', async (refusal, text) => {
    await open([]);
    const dialog = await openDialog();
    await fillIn(dialog);
    await userEvent.click(submitOf(dialog));
    await waitFor(() => expect(uploads).toHaveLength(1));
    await act(async () => lastUpload().answer(409, refusal));
    expect(await screen.findByText(text)).toBeVisible();
    expect(within(dialog).getByLabelText('Ime')).toHaveValue('Luka');
  });

  it('takes no more than fifteen, and says so', async () => {
    await open(Array.from({ length: 15 }, (_, index) => player(index + 1)));
    expect(screen.getByText('15/15')).toBeVisible();
    const dialog = await openDialog();
    expect(dialog).toHaveTextContent('Tim je pun: 15/15 igrača. Više ih ne možete dodati.');
    expect(submitOf(dialog)).toBeDisabled();
  });

  it('counts no rejected player among the fifteen', async () => {
    const players = Array.from({ length: 15 }, (_, index) => player(index + 1));
    await open([...players.slice(1), player(1, { status: 'rejected' })]);
    expect(submitOf(await openDialog())).toBeEnabled();
  });

  it('gives an upload up with the dialog, and says nothing about it', async () => {
    await open([]);
    const dialog = await openDialog();
    await fillIn(dialog);
    await userEvent.click(submitOf(dialog));
    await waitFor(() => expect(uploads).toHaveLength(1));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Odustani' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Greška pri dodavanju igrača')).toBeNull();
  });
});

describe('taking over the players of the season before', () => {
  const before = { ...team, id: 4, leagueId: 1 };
  const earlier = (jerseyNumber: number, name: string): OwnPlayerView => {
    const [firstName = '', lastName = ''] = name.split(' ');
    const id = 100 + jerseyNumber;
    return player(jerseyNumber, { id, teamId: 4, name, firstName, lastName });
  };
  const sentTo = () =>
    uploads.map(({ body }) => {
      const sent = body as FormData;
      return ['teamId', 'firstName', 'lastName', 'jerseyNumber']
        .map((key) => sent.get(key))
        .join(' ');
    });

  async function openTakeOver(): Promise<HTMLElement> {
    await userEvent.click(await screen.findByRole('button', { name: 'Preuzmi igrače' }));
    return screen.findByRole('dialog', { name: 'Preuzmi igrače' });
  }

  it('adds those who are chosen, one after the other, with their numbers', async () => {
    await open(
      [earlier(9, 'Ana Anić'), earlier(3, 'Luka Babić'), earlier(5, 'Ivo Ivić')],
      [team, before],
    );
    const dialog = await openTakeOver();
    expect(dialog).toHaveTextContent('Odobreni igrači iz sezone 2025/26');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Ivo Ivić/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Preuzmi (2)' }));
    await waitFor(() => expect(sentTo()).toEqual(['7 Luka Babić 3']));
    await act(async () => lastUpload().answer(201, player(3)));
    await waitFor(() => expect(sentTo()).toEqual(['7 Luka Babić 3', '7 Ana Anić 9']));
    const taken = [player(3, { name: 'Luka Babić' }), player(9, { name: 'Ana Anić' })];
    server.on('GET /api/players/my-team/stats', [200, [...taken, earlier(3, 'Luka Babić')]]);
    await act(async () => lastUpload().answer(201, player(9)));
    expect(await screen.findByText('Preuzeto igrača: 2')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Preuzmi igrače' })).toBeNull(),
    );
    expect(button('Dodaj igrača')).toHaveFocus();
  });

  it('says how many there are and why the next one is not, and leaves the others to choose', async () => {
    const squad = [earlier(3, 'Luka Babić'), earlier(9, 'Ana Anić')];
    await open(squad, [team, before]);
    const dialog = await openTakeOver();
    server.on('GET /api/players/my-team/stats', [
      200,
      [player(3, { name: 'Luka Babić' }), ...squad],
    ]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Preuzmi (2)' }));
    await waitFor(() => expect(uploads).toHaveLength(1));
    await act(async () => lastUpload().answer(201, player(3)));
    await waitFor(() => expect(uploads).toHaveLength(2));
    await act(async () => lastUpload().answer(409, { message: 'Broj dresa je zauzet.' }));
    expect(await screen.findByText('Preuzeto igrača: 1')).toBeVisible();
    expect(screen.getByText('Broj dresa je zauzet.')).toBeVisible();
    await waitFor(() => expect(within(dialog).queryByText('Luka Babić')).toBeNull());
    expect(within(dialog).getByRole('button', { name: 'Preuzmi (1)' })).toBeEnabled();
  });

  it('asks for a new sign-in where the session has ended', async () => {
    await open([earlier(3, 'Luka Babić')], [team, before]);
    const dialog = await openTakeOver();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Preuzmi (1)' }));
    await waitFor(() => expect(uploads).toHaveLength(1));
    const [status, body] = refusal('auth.required');
    await act(async () => lastUpload().answer(status, body));
    await waitFor(() => expect(useSignInAgain.getState().isOpen).toBe(true));
    act(() => setSignInAgain(false));
  });

  it('chooses no more than there are places, and refuses more', async () => {
    const own = Array.from({ length: 14 }, (_, index) => player(index + 1));
    await open([...own, earlier(3, 'Luka Babić'), earlier(99, 'Ana Anić')], [team, before]);
    const dialog = await openTakeOver();
    expect(within(dialog).getByRole('checkbox', { name: /Luka Babić 15/ })).toBeChecked();
    const other = within(dialog).getByRole('checkbox', { name: /Ana Anić 99/ });
    expect(other).not.toBeChecked();
    await userEvent.click(other);
    expect(within(dialog).getByRole('alert')).toHaveTextContent('slobodnih mjesta: 1');
    expect(within(dialog).getByRole('button', { name: 'Preuzmi (2)' })).toBeDisabled();
  });

  it('sends no other player once the dialog is closed', async () => {
    await open([earlier(3, 'Luka Babić'), earlier(9, 'Ana Anić')], [team, before]);
    const dialog = await openTakeOver();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Preuzmi (2)' }));
    await waitFor(() => expect(uploads).toHaveLength(1));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Odustani' }));
    await act(async () => lastUpload().answer(201, player(3)));
    expect(uploads).toHaveLength(1);
    expect(screen.queryByText(/Preuzeto igrača/)).toBeNull();
  });

  it('is not offered without earlier players or free places', async () => {
    await open([player(3, { name: 'Luka Babić' }), earlier(3, 'Luka Babić')], [team, before]);
    await screen.findByRole('combobox', { name: 'Sezona' });
    expect(screen.queryByRole('button', { name: 'Preuzmi igrače' })).toBeNull();
  });
});

it('leads to the reports of the latest matches, which wait for a signature', async () => {
  const played = {
    homeTeamName: 'Bura',
    awayTeamName: 'Jugo',
    homeScore: 2,
    awayScore: 1,
    status: 'completed',
  };
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  last5Matches = [
    { ...played, id: 30, matchDate: daysAgo(20) },
    { ...played, id: 31, matchDate: daysAgo(1) },
  ];
  await open([]);
  const links = await screen.findAllByRole('link', { name: 'Pročitaj i potpiši: Bura – Jugo' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/sign-off/31']);
  last5Matches = [];
});

it('changes the rating of a referee of the team that is shown', async () => {
  const match = (matchId: number, homeId: number): RefereesToRate => ({
    matchId,
    matchDate: '2026-03-15T16:00:00.000Z',
    home: { id: homeId, name: 'Bura' },
    away: { id: 9, name: 'Jugo' },
    referees: [{ userId: 12, name: 'Iva Babić', role: 'first', stars: 2 }],
  });
  toRate = [match(31, 7), match(22, 4)];
  await open([]);
  const stars = await screen.findByRole('group', { name: 'Iva Babić, Prvi sudac' });
  expect(within(stars).getByRole('radio', { name: '2 zvjezdice' })).toBeChecked();
  await userEvent.click(button('Ocijenjeno: Iva Babić'));
  await userEvent.click(within(stars).getByRole('radio', { name: '5 zvjezdica' }));
  server.on('PUT /api/matches/31/referee-rating', [204, null]);
  server.on('GET /api/teams/my/referee-ratings', [
    200,
    toRate.map((one) => ({ ...one, referees: one.referees.map((r) => ({ ...r, stars: 5 })) })),
  ]);
  await userEvent.click(button('Promijeni ocjenu: Iva Babić'));
  await screen.findByRole('button', { name: 'Ocijenjeno: Iva Babić' });
  expect(server.sent('PUT')).toEqual([
    ['/api/matches/31/referee-rating', { userId: 12, stars: 5 }],
  ]);
  toRate = [];
});

it('shows own people who are suspended, then who has yellow cards', async () => {
  const ban = (changes: Partial<Ban>): Ban => ({
    kind: 'red',
    matchId: 31,
    decisionId: null,
    amount: 2,
    served: [],
    remaining: 0,
    overServed: 0,
    ...changes,
  });
  const person = (playerId: number, name: string, yellows: number, bans: Ban[], teamId = 7) => ({
    playerId,
    name,
    yellows,
    bans,
    teamId,
    blockedIn: null,
  });
  discipline = {
    asOf: '2026-03-15T16:00:00.000Z',
    people: [
      person(1, 'Ante', 2, [ban({ remaining: 0 })]),
      person(2, 'Ivo', 0, [ban({ remaining: 1, heldByAppeal: true })]),
      person(5, 'Mate', 1, [ban({ kind: 'decision', amount: 0, until: '2026-03-14' })]),
      person(3, 'Luka', 0, []),
      person(4, 'Pero', 3, [], 8),
    ],
    officials: [
      {
        officialId: 1,
        name: 'Zdenko',
        teamId: 7,
        yellows: 0,
        bans: [ban({ kind: 'decision', amount: 0, until: '2026-05-01' })],
        blockedIn: null,
      },
    ],
    carried: [],
    flags: [],
    again: [],
    staff: [],
  };
  await open([]);
  const heading = await screen.findByRole('heading', { name: 'Kartoni i suspenzije' });
  const card = within(heading.parentElement?.parentElement as HTMLElement);
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'IvoCrveni karton: još 1 od 2. Čeka odluku o žalbi.',
    'ZdenkoOdluka lige: do 01.\u00a005.\u00a02026.Suspendiran',
    'Ante2 žuta kartona',
    'Mate1 žuti karton',
  ]);
  discipline = noDiscipline;
});

it('shows what one’s own team is fined for cards, what it paid and what is left', async () => {
  const fine = {
    matchId: 33,
    matchDate: '2026-03-14T18:00:00.000Z',
    opponentName: 'Jugo',
    playerId: 1,
    official: null,
    name: 'Ivo Horvat',
    card: 'second-yellow',
    cents: 1200,
  } as const;
  const payment = {
    id: 1,
    cents: 1500,
    paidOn: '2026-03-20',
    note: 'Uplatnica 7',
    recordedAt: '2026-03-20T18:00:00.000Z',
  };
  const own = {
    teamId: 7,
    teamName: 'Bura',
    charges: [fine, fine],
    chargedCents: 2400,
    payments: [payment],
    paidCents: 1500,
    outstandingCents: 900,
  };
  fines = { teams: [{ ...own, teamId: 8, teamName: 'Druga', chargedCents: 99 }, own] };
  await open([]);
  const heading = await screen.findByRole('heading', { name: 'Kazne za kartone' });
  const card = within(heading.parentElement?.parentElement as HTMLElement);
  const line = 'Ivo Horvatdrugi žuti karton14.\u00a003.\u00a02026.Jugo12,00\u00a0€';
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...[line, line],
    'Uplata20.\u00a003.\u00a02026.Uplatnica 715,00\u00a0€',
  ]);
  expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '24,00\u00a0€',
    '15,00\u00a0€',
    '9,00\u00a0€',
  ]);
  expect(card.getByText('Preostalo')).toBeVisible();
  expect(card.queryByRole('button')).toBeNull();
  fines = noFines;
});
