import {
  type BoardMatch,
  type LiveTable,
  liveTable,
  partialTable,
  type RunningShare,
  tableSummary,
} from '@kolo/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { i18n } from '@/shared/i18n';
import { boardStore } from '@/shared/live/board-store';
import { type Answer, type FakeServer, ok, refusal, serve } from '@/shared/testing/fake-server';
import { press, show } from '@/shared/testing/screen';
import { LeagueTablePage } from './LeagueTablePage';

jest.mock('@/shared/live/live-socket', () => ({
  createLiveSocket: () => ({ connect() {}, disconnect() {}, unwatchBoard() {} }),
}));

const names = ['Adria', 'Bura', 'Čakovec', 'Dinara', 'Đakovo', 'Sava'];
const teams = names.map((name, n) => ({ id: n + 1, name }));
const results = [
  [1, 2, 3, 0],
  [3, 4, 1, 0],
  [2, 3, 0, 0],
].map(([homeTeamId = 0, awayTeamId = 0, homeScore = 0, awayScore = 0], n) => ({
  homeTeamId,
  awayTeamId,
  homeScore,
  awayScore,
  matchId: n,
  matchDate: `2025-11-0${n + 1}T16:00:00.000Z`,
}));

/** Dinara leads Adria by these goals. */
const running = (goals: number): RunningShare => ({
  result: {
    matchId: 9,
    matchDate: '2025-11-09T16:00:00.000Z',
    homeTeamId: 4,
    awayTeamId: 1,
    homeScore: goals,
    awayScore: 0,
  },
  cards: [],
});

function table(shares: RunningShare[] = [], shown = names.length): LiveTable {
  const rows = liveTable({ teams, results, cards: [] }, shares);
  return {
    league: { id: 1, name: 'Poslovna liga', season: '2025/26' },
    provisional: shares.length > 0,
    teams: names.length,
    points: { win: 3, draw: 1, loss: 0 },
    summary: tableSummary(rows),
    rows: rows.slice(0, shown),
  };
}

const boardLine = (homeScore: number): BoardMatch =>
  ({
    matchId: 9,
    leagueId: 1,
    status: 'in_progress',
    homeScore,
    awayScore: 0,
    homeTeam: { id: 4, name: 'Dinara' },
    awayTeam: { id: 1, name: 'Adria' },
  }) as BoardMatch;

const user = [200, { id: 1, username: 'ana', role: 'public' }] as const;
const leagues = [
  { id: 1, name: 'Poslovna liga', season: '2025/26', isActive: true },
  { id: 2, name: 'Poslovna liga', season: '2024/25', isActive: false },
];

function open(answers: Record<string, Answer>, path = '/league-table'): FakeServer {
  const server = serve({ 'GET /api/user': [401, {}], ...answers });
  show(<LeagueTablePage />, path);
  return server;
}
const asMember = { 'GET /api/user': user, 'GET /api/leagues/names': [200, leagues] } as const;

const order = () =>
  [...screen.getByRole('list', { name: 'Tablica lige' }).children].map((card) => [
    card.querySelector('summary [dir]')?.textContent,
    card.querySelector('a')?.getAttribute('href'),
  ]);

beforeEach(() => localStorage.clear());
afterEach(async () => {
  act(() => boardStore.setState({ matches: null }));
  await act(() => i18n.changeLanguage('hr'));
});

it.each([
  [12, '12 timova'],
  [22, '22 tima'],
])('counts %i teams for a visitor as Croatian does', async (teams, counted) => {
  open({ 'GET /api/league-table/live': [200, { ...table([], 5), teams }] });
  expect(await screen.findByText(`Prijavite se za cijelu tablicu (${counted}).`)).toBeVisible();
});

it('shows a visitor the top, the sums of the whole, and where to sign in', async () => {
  open({ 'GET /api/league-table/live': [200, table([], 5)] });
  await screen.findByText('Prijava potrebna');
  expect(order()).toHaveLength(5);
  expect(screen.getByText('Poslovna liga · 2025/26')).toBeVisible();
  expect(order()[0]).toEqual(['Čakovec', '/team/3']);
  expect(screen.getByText('Prijavite se za cijelu tablicu (6 timova).')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Prijava' })).toHaveAttribute('href', '/auth');
  const sums = screen.getAllByRole('definition').slice(-3);
  expect(sums.map(({ textContent }) => textContent)).toEqual(['3', '4', '1,3']);
});

it('explains a place at a touch', async () => {
  open({ ...asMember, 'GET /api/league-table/live/real': [200, table()] });
  await screen.findByRole('list', { name: 'Tablica lige' });
  expect(screen.queryByText('Poslovna liga · 2025/26', { selector: 'p' })).toBeNull();
  expect(screen.getByText('Iza tima Adria:')).not.toBeVisible();
  await userEvent.click(screen.getByText('Bura'));
  expect(screen.getByText('Iza tima Adria:')).toBeVisible();
  expect(screen.getByText('Iza tima Adria:').parentElement).toHaveTextContent(
    'odlučuju bodovi (1 : 3).',
  );
  await userEvent.click(screen.getByText('Sava'));
  const reasons = screen.getAllByText(/U svemu su izjednačeni, redoslijed je abecedni/);
  expect(reasons.at(-1)).toBeVisible();
  expect(screen.getByText(/Bodovi: pobjeda 3, neriješeno 1, poraz 0\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pravila ove lige' })).toHaveAttribute(
    'href',
    '/propositions?league=1#match-rules',
  );
});

it('says that it is provisional, and follows a goal within half a second', async () => {
  const answers: Record<string, Answer> = {
    ...asMember,
    'GET /api/league-table/live/real': [200, table([running(0)])],
  };
  const server = open(answers);
  expect(await screen.findByText('Privremena tablica')).toBeVisible();
  act(() => boardStore.setState({ matches: [boardLine(0)] }));
  await waitFor(() => expect(server.bodies('GET /api/league-table/live/real')).toHaveLength(2));

  server.on('GET /api/league-table/live/real', [200, table([running(5)])]);
  act(() => boardStore.setState({ matches: [boardLine(5)] }));
  await waitFor(() => expect(order()[1]?.[0]).toBe('Dinara'));
  const card = screen.getByText('Dinara', { selector: 'summary *' }).closest('li');
  expect(card).toHaveTextContent('4 mjesta više');
  expect(card).toHaveTextContent('Igra upravo sada, privremeno:');
});

it('follows a draw without goals that becomes a defeat of both', async () => {
  const answers: Record<string, Answer> = {
    ...asMember,
    'GET /api/league-table/live/real': [200, table()],
  };
  const server = open(answers);
  await screen.findByRole('list', { name: 'Tablica lige' });
  const drawn = { ...boardLine(0), status: 'completed' } as const;
  const ruled = { ...drawn, outcome: 'awarded', awardedTo: 'none' } as const;
  for (const [rows, line] of [[5, drawn] as const, [4, ruled] as const]) {
    server.on('GET /api/league-table/live/real', [200, table([], rows)]);
    act(() => boardStore.setState({ matches: [line] }));
    await waitFor(() => expect(order()).toHaveLength(rows));
  }
});

it('follows a league that is renamed', async () => {
  const league = { id: 1, name: 'Poslovna liga', season: '2025/26' };
  const server = open({
    'GET /api/leagues/names': [200, leagues],
    'GET /api/league-table/live': [200, table([], 5)],
  });
  expect(await screen.findByText('Poslovna liga · 2025/26')).toBeVisible();
  const line = (name: string) =>
    ({ ...boardLine(0), status: 'scheduled', league: { ...league, name } }) as BoardMatch;
  act(() => boardStore.setState({ matches: [line('Poslovna liga')] }));
  const renamed = { ...league, name: 'Velika liga' };
  server.on('GET /api/leagues/names', [200, [{ ...leagues[0], ...renamed }, leagues[1]]]);
  server.on('GET /api/league-table/live', [200, { ...table([], 5), league: renamed }]);
  act(() => boardStore.setState({ matches: [line('Velika liga')] }));
  expect(await screen.findByText('Velika liga · 2025/26')).toBeVisible();
  expect(screen.queryByText(/Poslovna liga · 2025/)).toBeNull();
});

describe('points that the league took or gave', () => {
  const rows = table().rows.map((row) =>
    row.teamName === 'Bura'
      ? {
          ...row,
          adjustments: [
            { points: -1, cause: 'no-show' as const, on: '2026-03-14' },
            { points: 2, cause: 'decision' as const, on: '2026-04-01' },
          ],
        }
      : row,
  );
  const adjusted = { ...asMember, 'GET /api/league-table/live/real': ok({ ...table(), rows }) };

  it('are told below the table with cause and day, and marked beside the team', async () => {
    open(adjusted);
    const notes = await screen.findByRole('list', { name: 'Bodovi po odluci lige' });
    const notice = 'Bura: −1 bod, nedolazak, 14. 03. 2026.; +2 boda, odluka lige, 01. 04. 2026.';
    expect(within(notes).getAllByRole('listitem')).toHaveLength(1);
    expect(notes).toHaveTextContent(notice);
    const marked = screen.getAllByText('(promijenjeni odlukom lige)');
    expect(marked.map((mark) => mark.closest('summary')?.textContent)).toEqual([
      expect.stringContaining('Bura'),
    ]);
  });

  it('are told in English too', async () => {
    await act(() => i18n.changeLanguage('en'));
    open(adjusted);
    const notes = await screen.findByRole('list', { name: 'Points changed by the league' });
    expect(notes).toHaveTextContent(
      'Bura: −1 point, no-show, 14 Mar 2026; +2 points, decision of the league, 1 Apr 2026',
    );
  });

  it('leave no note where there are none', async () => {
    open({ ...asMember, 'GET /api/league-table/live/real': ok(table()) });
    await screen.findByRole('list', { name: 'Tablica lige' });
    expect(screen.queryByRole('list', { name: 'Bodovi po odluci lige' })).toBeNull();
  });
});

describe('a team that has withdrawn', () => {
  const gone = (place: number): Answer => {
    const { rows, ...rest } = table();
    return ok({
      ...rest,
      rows: rows.map((row, index) => (index === place ? { ...row, unranked: true as const } : row)),
    });
  };

  it('has a word and no place, and is compared with nobody', async () => {
    const last = table().rows.length - 1;
    open({ ...asMember, 'GET /api/league-table/live/real': gone(last) });
    const cards = within(await screen.findByRole('list', { name: 'Tablica lige' }));
    const word = await cards.findByText('odustao');
    const card = word.closest('li');
    expect(card).toHaveTextContent('Bez mjesta');
    expect(card).toHaveTextContent('Tim je odustao od natjecanja');
    const name = table().rows[last]?.teamName ?? '';
    expect(card).toHaveTextContent(name);
    expect(screen.getAllByText(new RegExp(name))).toHaveLength(1);
  });

  it('is told in English too', async () => {
    await act(() => i18n.changeLanguage('en'));
    open({ ...asMember, 'GET /api/league-table/live/real': gone(0) });
    expect(await screen.findByText('withdrawn')).toBeVisible();
    expect(screen.getByText('No place')).toBeInTheDocument();
  });
});

it('is a table with signed differences where there is room', async () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
    );
  open({ ...asMember, 'GET /api/league-table/live/real': [200, table()] });
  const rows = within(await screen.findByRole('table', { name: 'Tablica lige' })).getAllByRole(
    'row',
  );
  const differences = rows.slice(1).map((row) => within(row).getAllByRole('cell')[6]?.textContent);
  expect(differences).toEqual(['+1', '+3', '−3', '+0', '+0', '−1']);
  await userEvent.click(screen.getByRole('button', { name: 'Adria: zašto na ovom mjestu?' }));
  expect(screen.getByText('Iza tima Čakovec:')).toBeVisible();
});

it('switches the league; the address keeps it', async () => {
  open({
    ...asMember,
    'GET /api/league-table/live/real': [200, table()],
    'GET /api/league-table/1/live': [200, table()],
    'GET /api/league-table/2/live': [200, { ...table(), rows: [], teams: 0 }],
  });
  await userEvent.selectOptions(await screen.findByLabelText('Liga'), '2');
  expect(await screen.findByText('Nema podataka za tablicu')).toBeVisible();
  expect(screen.getByLabelText('address')).toHaveTextContent('/league-table?league=2');
});

it('says in the switch which league the server shows, whatever the clock of the device says', async () => {
  const begun = (startDate: string) => ({ startDate, isActive: true });
  const both = [
    { ...leagues[1], id: 3, season: '2026/27', ...begun('2000-09-20T00:00:00Z') },
    { ...leagues[0], ...begun('1999-09-20T00:00:00Z') },
  ];
  open({
    ...asMember,
    'GET /api/leagues/names': [200, both],
    'GET /api/league-table/live/real': [200, table()],
  });
  expect(await screen.findByLabelText('Liga')).toHaveDisplayValue('Poslovna liga · 2025/26');
  expect(order()).toHaveLength(6);
});

it('says to a visitor that the link leads to no league, and to which it could', async () => {
  open(
    {
      'GET /api/leagues/names': ok(leagues),
      'GET /api/league-table/live': ok(table()),
      'GET /api/league-table/99/live/top': refusal('league.not-found'),
    },
    '/league-table?league=99',
  );
  expect(await screen.findByText('Liga nije pronađena')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Poslovna liga · 2024/25' })).toBeVisible();
});

it('leads a visitor from another site’s frame to the table that stood in it', async () => {
  const second = { ...table([], 5), league: { id: 2, name: 'Druga liga', season: '2025/26' } };
  open(
    {
      'GET /api/leagues/names': ok([second.league]),
      'GET /api/league-table/2/live/top': ok(second),
    },
    '/league-table?league=2',
  );
  expect(await screen.findByText('Druga liga · 2025/26')).toBeVisible();
  expect(order()).toHaveLength(5);
  await press('Ugradi');
  expect(await screen.findByText(/embed\/table\/2/)).toHaveTextContent('Druga liga · 2025/26');
});

it('lets every league be chosen between two seasons, when none is active', async () => {
  const resting = leagues.map((league) => ({ ...league, isActive: false }));
  const none = { ...table(), league: null, rows: [], teams: 0 };
  open({
    ...asMember,
    'GET /api/leagues/names': [200, resting],
    'GET /api/league-table/live/real': [200, none],
    'GET /api/league-table/1/live': [200, table()],
  });
  const choice = await screen.findByLabelText('Liga');
  expect(choice).toHaveDisplayValue('Odaberite ligu');
  expect(screen.getByText('Nema podataka za tablicu')).toBeVisible();
  expect(screen.getByText('Trenutno nijedna liga nije aktivna.')).toBeVisible();
  await userEvent.selectOptions(choice, '1');
  expect(await screen.findByRole('list', { name: 'Tablica lige' })).toBeVisible();
  expect(choice).toHaveDisplayValue('Poslovna liga · 2025/26');
  expect(screen.queryByRole('option', { name: 'Odaberite ligu' })).toBeNull();
});

it('says that there is no such league and leads to those that there are', async () => {
  open(
    {
      ...asMember,
      'GET /api/league-table/1/live': ok(table()),
      'GET /api/league-table/99/live': refusal('league.not-found'),
    },
    '/league-table?league=99',
  );
  expect(await screen.findByText('Liga nije pronađena')).toBeVisible();
  expect(screen.queryByText('Tablicu nije moguće učitati')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Poslovna liga · 2025/26' }));
  expect(order()).toHaveLength(6);
});

it('says that it could not be loaded', async () => {
  open({ 'GET /api/league-table/live': [503, { message: 'Baza ne odgovara.' }] });
  expect(await screen.findByText('Tablicu nije moguće učitati')).toBeVisible();
  await act(() => i18n.changeLanguage('en'));
  expect(screen.getByText('Failed to load league table')).toBeVisible();
});

describe('the last place for the finals', () => {
  const cut = { after: 2, stageId: 1, stageName: 'Doigravanje', tied: [] };
  const line = '2. mjesto – zadnje za doigravanje';
  const openCut = (changes: object, shown?: number) =>
    open({
      ...asMember,
      'GET /api/league-table/live/real': ok({
        ...table([], shown),
        cut: { ...cut, ...changes },
      }),
    });

  it('has a line in words below it, among the cards of a phone', async () => {
    openCut({});
    const list = await screen.findByRole('list', { name: 'Tablica lige' });
    expect([...list.children].findIndex(({ textContent }) => textContent === line)).toBe(2);
  });

  it('has it as a row of the wide table', async () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockReturnValue({ matches: true, addEventListener() {}, removeEventListener() {} } as never);
    openCut({});
    const rows = within(await screen.findByRole('table', { name: 'Tablica lige' })).getAllByRole(
      'row',
    );
    expect(rows.findIndex(({ textContent }) => textContent === line)).toBe(3);
  });

  it('names the teams that are level across it', async () => {
    openCut({ tied: [1, 3] });
    expect(
      await screen.findByText(
        'Izjednačeni na crti: Čakovec, Adria. Ostane li tako, odlučuje ždrijeb.',
      ),
    ).toBeVisible();
  });

  it('is not drawn below the last row that is shown', async () => {
    openCut({}, 2);
    await screen.findByRole('list', { name: 'Tablica lige' });
    expect(screen.queryByText(line)).toBeNull();
  });
});

describe('the tables of some matches of each team', () => {
  const part = (by: 'home' | 'away' | 'form') => partialTable({ teams, results, cards: [] }, by);
  const home = 'GET /api/league-table/1/partial?by=home';
  const answers: Record<string, Answer> = {
    ...asMember,
    'GET /api/league-table/live/real': ok(table()),
    [home]: ok(part('home')),
    'GET /api/league-table/1/partial?by=away': ok(part('away')),
    'GET /api/league-table/1/partial?by=form': ok(part('form')),
  };
  const tab = (name: string) => screen.findByRole('tab', { name });
  const teamsInOrder = () => order().map(([name]) => name);
  const address = () => screen.getByLabelText('address');

  it('are a tab each, which the address keeps', async () => {
    open(answers);
    expect(await tab('Ukupno')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(await tab('U gostima'));
    expect(await screen.findByText(/^Utakmice koje je svaki tim igrao kao gost/)).toBeVisible();
    expect(teamsInOrder().slice(0, 3)).toEqual(['Čakovec', 'Adria', 'Đakovo']);
    expect(address()).toHaveTextContent('/league-table?table=away');
    await userEvent.click(await tab('Ukupno'));
    await waitFor(() => expect(teamsInOrder().slice(0, 3)).toEqual(['Čakovec', 'Adria', 'Bura']));
    expect(address()).toHaveTextContent(/table$/);
  });

  it('open by their link and by the keyboard, and keep the league', async () => {
    const path = '/league-table?league=1&table=home';
    open({ ...answers, 'GET /api/league-table/1/live': ok(table()) }, path);
    expect(await screen.findByText(/igrao kao domaćin/)).toBeVisible();
    expect(teamsInOrder()[0]).toBe('Adria');
    await userEvent.click(await tab('Doma'));
    await userEvent.keyboard('{End}');
    expect(await screen.findByText(/^Zadnjih pet utakmica/)).toBeVisible();
    expect(address()).toHaveTextContent('/league-table?league=1&table=form');
    expect(await tab('Forma')).toHaveFocus();
  });

  it('are read again when a match ends', async () => {
    const server = open(answers, '/league-table?table=home');
    expect(await screen.findByText(/igrao kao domaćin/)).toBeVisible();
    act(() => boardStore.setState({ matches: [boardLine(3)] }));
    const ended = [...results, running(3).result];
    server.on(home, ok(partialTable({ teams, results: ended, cards: [] }, 'home')));
    act(() => boardStore.setState({ matches: [{ ...boardLine(3), status: 'completed' }] }));
    await waitFor(() => expect(teamsInOrder().slice(0, 2)).toEqual(['Adria', 'Dinara']));
  });

  it('need a sign-in', async () => {
    open({ 'GET /api/league-table/live': ok(table([], 5)) }, '/league-table?table=form');
    expect(await screen.findByText(/^Prijavite se za tablice domaćih/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Prijava' })).toHaveAttribute('href', '/auth');
    expect(screen.queryByRole('list', { name: 'Tablica lige' })).toBeNull();
  });

  it('say that they are empty, or could not be loaded', async () => {
    const server = open({ ...answers, [home]: ok([]) }, '/league-table?table=home');
    expect(await screen.findByText('Nema podataka za tablicu')).toBeVisible();
    server.on('GET /api/league-table/1/partial?by=away', [503, { message: 'Baza ne odgovara.' }]);
    await userEvent.click(await tab('U gostima'));
    expect(await screen.findByText('Tablicu nije moguće učitati')).toBeVisible();
    expect(screen.getByText('Baza ne odgovara.')).toBeVisible();
  });

  it('say that no league is active', async () => {
    const none = { ...table(), league: null, rows: [], teams: 0 };
    open({ ...answers, 'GET /api/league-table/live/real': ok(none) }, '/league-table?table=home');
    expect(await screen.findByText('Trenutno nijedna liga nije aktivna.')).toBeVisible();
  });

  it('are named in English too', async () => {
    await act(() => i18n.changeLanguage('en'));
    open(answers);
    await userEvent.click(await tab('Home'));
    expect(await screen.findByText(/^What each team played at home/)).toBeVisible();
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual(['Overall', 'Home', 'Away', 'Form']);
  });

  it('show an unknown choice in the address as the whole table', async () => {
    open(answers, '/league-table?table=x');
    expect(await tab('Ukupno')).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(order()).toHaveLength(6));
  });
});
