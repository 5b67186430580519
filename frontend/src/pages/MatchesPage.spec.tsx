import { type BoardMatch, type MatchRecord, type MatchView, presetRules } from '@kolo/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberUser } from '@/shared/api/session-memory';
import { i18n } from '@/shared/i18n';
import { boardStore } from '@/shared/live/board-store';
import { type Answer, refusal, serve } from '@/shared/testing/fake-server';
import { address, press, show } from '@/shared/testing/screen';
import { MatchesPage } from './MatchesPage';

jest.mock('@/shared/live/live-socket', () => ({
  createLiveSocket: () => ({ connect() {}, disconnect() {}, unwatchBoard() {} }),
}));

const teams = ['Adria', 'Bura', 'Čakovec', 'Dinara'].map((name, n) => ({ id: n + 1, name }));
const team = (id: number) => teams[id - 1] ?? { id, name: '' };

function match(id: number, round: number | null, more: Partial<MatchView> = {}): MatchView {
  const homeTeam = team(1 + (id % 2));
  const awayTeam = team(3 + (id % 2));
  return {
    id,
    round,
    homeTeam,
    awayTeam,
    version: 1,
    leagueId: 1,
    venue: null,
    homeScore: null,
    awayScore: null,
    status: 'scheduled',
    matchState: 'pre-match',
    matchDate: '2025-11-09T16:00:00.000Z',
    ...more,
  } as MatchView;
}
const played = {
  status: 'completed',
  matchState: 'completed',
  homeScore: 3,
  awayScore: 2,
} as const;

const season = [
  match(1, 1, { ...played, matchDate: '2025-10-19T14:00:00.000Z' }),
  // The Sundays on which the clocks change: kick-off is at 16:00 all the same.
  match(2, 2, { ...played, matchDate: '2025-10-26T15:00:00.000Z' }),
  match(3, 18, { matchDate: '2026-03-29T14:00:00.000Z' }),
  match(4, 17, { matchDate: '2026-03-22T15:00:00.000Z' }),
  match(5, null, { matchDate: '2026-02-01T15:00:00.000Z' }),
  match(6, 3, { status: 'cancelled', matchDate: '2025-11-02T15:00:00.000Z' }),
];

/** No calendar is offered of a league that has no table. */
const noTable = refusal('league.not-found');
const member = { 'GET /api/user': [200, { id: 1, username: 'ana', role: 'public' }] } as const;
const asMember = { ...member, 'GET /api/matches': [200, season] } as const;
const asVisitor = {
  'GET /api/user': [401, {}],
  'GET /api/matches/upcoming': [200, season.filter(({ status }) => status === 'scheduled')],
} as const;

async function open(answers: Record<string, Answer>, path = '/matches'): Promise<void> {
  serve(answers);
  show(<MatchesPage />, path);
  await screen.findByRole('tab', { name: 'Rezultati', hidden: true });
}

/** ICU puts narrow and unbreakable spaces where a test types a plain one. */
const plain = (text: string | null): string => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');
const rounds = async (): Promise<string[]> =>
  (await screen.findAllByRole('heading', { level: 2, name: /kol[oa]/ })).map((title) =>
    plain(title.parentElement?.textContent ?? ''),
  );
const boardLine = (id: number, more: Partial<BoardMatch> = {}): BoardMatch =>
  ({
    matchId: id,
    version: 5,
    leagueId: 1,
    round: 17,
    homeTeam: team(1),
    awayTeam: team(3),
    status: 'in_progress',
    matchState: 'half-time',
    homeScore: 1,
    awayScore: 0,
    clock: null,
    matchDate: '2026-03-22T15:00:00.000Z',
    venue: null,
    ...more,
  }) as BoardMatch;

beforeEach(() => localStorage.clear());
afterEach(async () => {
  act(() => boardStore.setState({ matches: null }));
  await act(() => i18n.changeLanguage('hr'));
});

describe('the tabs', () => {
  it('are the fixtures by round with TBD, the results the newest first, and everything', async () => {
    await open(asMember);
    expect(await rounds()).toEqual([
      'Bez kola01. 02. 2026.',
      '17. kolo22. 03. 2026.',
      '18. kolo29. 03. 2026.',
    ]);
    expect(screen.getAllByText('TBD')).toHaveLength(3);
    await userEvent.click(screen.getByRole('tab', { name: 'Rezultati' }));
    expect(await rounds()).toEqual(['2. kolo26. 10. 2025.', '1. kolo19. 10. 2025.']);
    expect(screen.queryByText('TBD')).toBeNull();
    expect(address()).toBe('/matches?tab=results');
    await userEvent.click(screen.getByRole('tab', { name: 'Sve' }));
    expect(await rounds()).toHaveLength(6);
    expect(screen.getByText('Otkazano')).toBeVisible();
  });

  it('begin at 16:00 on both Sundays on which the clocks change, in both languages', async () => {
    await open(asMember, '/matches?tab=all');
    const kickOffs = async (title: string) => {
      const card = (await screen.findByRole('heading', { name: title })).closest(
        'div',
      )?.parentElement;
      return plain(card?.querySelector('time')?.textContent ?? '');
    };
    expect(await kickOffs('2. kolo')).toBe('16:00');
    expect(await kickOffs('18. kolo')).toBe('16:00');
    await act(() => i18n.changeLanguage('en'));
    expect(await kickOffs('Round 2')).toBe('16:00');
    expect(await kickOffs('Round 18')).toBe('16:00');
    expect(screen.getByText('26 Oct 2025')).toBeVisible();
    expect(screen.getByText('29 Mar 2026')).toBeVisible();
  });

  it('say the day at the match where a round is spread over days', async () => {
    const moved = match(7, 18, { matchDate: '2026-03-28T19:00:00.000Z' });
    await open({ ...member, 'GET /api/matches': [200, [...season, moved]] });
    expect(await screen.findByText(/sub/)).toHaveTextContent(/28/);
    expect(screen.getByText(/ned/)).toHaveTextContent(/29/);
  });

  it('say the day of a round without what is postponed from another day', async () => {
    const postponed = match(7, 18, { matchDate: '2026-03-28T19:00:00.000Z', outcome: 'postponed' });
    await open({ ...member, 'GET /api/matches': [200, [...season, postponed]] });
    expect(await rounds()).toContain('18. kolo29. 03. 2026.');
  });
});

describe('an address that names no tab', () => {
  const selected = (): (string | null)[] =>
    screen
      .getAllByRole('tab')
      .filter((tab) => tab.getAttribute('aria-selected') === 'true')
      .map(({ textContent }) => textContent);
  const over = season.filter(({ status }) => status !== 'scheduled');
  const last = match(7, 18, { status: 'in_progress', matchState: 'second-half' });
  const ana = {
    id: 1,
    username: 'ana',
    role: 'public',
    companyName: null,
    membershipPackage: null,
  } as const;

  // A new device starts with a visitor's page.
  beforeEach(() => rememberUser(ana));

  it('leads to the results of a season that is over, and stays as it is', async () => {
    await open({ ...member, 'GET /api/matches': [200, over] });
    expect(await rounds()).toEqual(['2. kolo26. 10. 2025.', '1. kolo19. 10. 2025.']);
    expect(selected()).toEqual(['Rezultati']);
    expect(address()).toBe('/matches');
    await userEvent.click(screen.getByRole('tab', { name: 'Nadolazeće' }));
    expect(await screen.findByText('Nema zakazanih utakmica')).toBeVisible();
    expect(selected()).toEqual(['Nadolazeće']);
  });

  it.each([
    ['a fixture', season],
    ['a match that is being played', [...over, last]],
    ['nothing that was played', over.filter(({ status }) => status === 'cancelled')],
  ])('leads to the fixtures where there is %s', async (_, list) => {
    await open({ ...member, 'GET /api/matches': [200, list] });
    await waitFor(() => expect(selected()).toEqual(['Nadolazeće']));
    expect(screen.queryByText('26. 10. 2025.')).toBeNull();
  });

  it('is not read as one while the matches are on their way', async () => {
    serve({ ...member, 'GET /api/matches': [200, over] });
    show(<MatchesPage />, '/matches');
    const seen = new Set<string | null>();
    const look = () => {
      for (const tab of selected()) seen.add(tab);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    look();
    await rounds();
    observer.disconnect();
    expect([...seen]).toEqual(['Rezultati']);
  });

  it.each(['GET /api/leagues/names', 'GET /api/league-table/live/real'] as const)(
    'leads to the tab of its own league, also while only %s is on its way',
    async (late) => {
      const leagues = [
        { id: 2, name: 'Liga', season: '2025/26', startDate: '2025-10-19', isActive: true },
        { id: 1, name: 'Liga', season: '2024/25', startDate: '2024-10-20', isActive: true },
      ];
      const old = over.map((one) => ({ ...one, leagueId: 2 }));
      const server = serve({
        ...member,
        'GET /api/leagues/names': [200, leagues],
        'GET /api/league-table/live/real': [200, { league: leagues[0] }],
        'GET /api/league-table/1/live': noTable,
        'GET /api/matches': [200, old],
        'GET /api/matches/league/1': [200, season],
      });
      const release = server.hold(late);
      show(<MatchesPage />, '/matches');
      await waitFor(() => expect(server.read).toContain('/api/matches'));
      await act(async () => {});
      expect(selected()).toEqual([]);
      expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
      release();
      expect(await rounds()).toHaveLength(2);
      expect(selected()).toEqual(['Rezultati']);
      await userEvent.selectOptions(screen.getByLabelText('Liga'), '1');
      await waitFor(() => expect(selected()).toEqual(['Nadolazeće']));
      expect(address()).toBe('/matches?league=1');
    },
  );

  it('does not lead away from results that are being read when a fixture is added', async () => {
    const answers: Record<string, Answer> = { ...member, 'GET /api/matches': [200, over] };
    await open(answers);
    await waitFor(() => expect(selected()).toEqual(['Rezultati']));
    act(() => boardStore.setState({ matches: [], answers: 1 }));
    const added = match(8, 19, { matchDate: '2026-05-24T14:00:00.000Z' });
    const result = match(9, 4, { ...played, matchDate: '2025-11-09T14:00:00.000Z' });
    answers['GET /api/matches'] = [200, [...over, added, result]];
    act(() => boardStore.setState({ matches: [], answers: 2 }));
    expect(await screen.findByText('09. 11. 2025.')).toBeVisible();
    expect(selected()).toEqual(['Rezultati']);
  });

  it('leaves a visitor at the fixtures when the last of them is over', async () => {
    rememberUser(null);
    const fixtures = { 'GET /api/matches/upcoming': [200, [season[3]]] } as const;
    await open({ ...asVisitor, ...fixtures });
    await rounds();
    const finished = { status: 'completed', matchState: 'completed' } as const;
    act(() => boardStore.setState({ matches: [boardLine(4, finished)] }));
    expect(selected()).toEqual(['Nadolazeće']);
    expect(screen.queryByText('Prijava potrebna')).toBeNull();
  });
});

describe('the filters', () => {
  it('are in the address: a link shows the same', async () => {
    await open(asMember, '/matches?tab=all&round=2');
    expect(await rounds()).toHaveLength(1);
    expect(screen.getByLabelText('Kolo')).toHaveValue('2');
    await userEvent.selectOptions(screen.getByLabelText('Kolo'), '');
    await userEvent.selectOptions(screen.getByLabelText('Tim'), 'Bura');
    expect(await rounds()).toHaveLength(3);
    expect(address()).toBe('/matches?tab=all&team=2');
  });

  it('can be undone where they leave nothing', async () => {
    await open(asMember, '/matches?round=9');
    await screen.findByText('Nema zakazanih utakmica');
    await press('Prikaži sve');
    expect(await rounds()).toHaveLength(3);
  });
});

describe('a long season', () => {
  const long = Array.from({ length: 9 }, (_, n) => [
    match(100 + n, n + 1, { matchDate: `2026-03-0${n + 1}T15:00:00.000Z` }),
    match(200 + n, n + 1, { matchDate: `2026-03-0${n + 1}T16:00:00.000Z` }),
  ]).flat();
  const answers = { ...member, 'GET /api/matches': [200, long] } as const;
  /** The callback of a place's observer, called when a reader comes near. */
  const near = new Map<Element, () => void>();
  class Observer {
    constructor(private readonly notify: IntersectionObserverCallback) {}
    observe(place: Element) {
      const entry = { isIntersecting: true } as IntersectionObserverEntry;
      near.set(place, () => this.notify([entry], this as unknown as IntersectionObserver));
    }
    disconnect() {}
  }
  beforeEach(() => Object.assign(window, { IntersectionObserver: Observer }));
  afterEach(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    near.clear();
  });
  const lines = () => screen.getAllByRole('link', { name: /Adria|Bura/ });

  it('begins with the matches of two rounds, and has those of the others when they are near', async () => {
    await open(answers);
    expect(await rounds()).toHaveLength(9);
    expect(lines()).toHaveLength(4);
    expect(screen.getAllByText('2 utakmice')).toHaveLength(7);
    const third = screen.getAllByText('2 utakmice')[0]?.parentElement;
    expect(screen.getAllByText('2 utakmice')[0]).toHaveAttribute('href', '/matches?round=3');
    act(() => near.get(third as HTMLElement)?.());
    expect(lines()).toHaveLength(6);
    expect(screen.getAllByText('2 utakmice')).toHaveLength(6);
  });

  it('has the round that is next at once, wherever it stands', async () => {
    const played9 = long.map((one) => (one.round === 7 ? one : { ...one, ...played }));
    await open({ ...member, 'GET /api/matches': [200, played9] }, '/matches?tab=all');
    await rounds();
    const seventh = screen.getByRole('heading', { name: '7. kolo' }).parentElement?.parentElement;
    expect(
      within(seventh as HTMLElement).getAllByRole('link', { name: /Adria|Bura/ }),
    ).toHaveLength(2);
  });

  it('leads to each round alone by a link', async () => {
    await open(answers, '/matches?tab=all');
    await rounds();
    const link = screen.getByRole('link', { name: '8. kolo' });
    expect(link).toHaveAttribute('href', '/matches?tab=all&round=8');
    await userEvent.click(link);
    expect(await rounds()).toHaveLength(1);
    expect(lines()).toHaveLength(2);
    expect(screen.queryByRole('link', { name: '8. kolo' })).toBeNull();
  });

  it('is printed whole', async () => {
    await open(answers);
    await rounds();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(lines()).toHaveLength(18);
  });
});

describe('a visitor, where there is more than one league,', () => {
  const leagues = [
    { id: 1, name: 'Prva liga', season: '2025/26' },
    { id: 2, name: 'Druga liga', season: '2025/26' },
  ];
  const second = [
    match(21, 17, { leagueId: 2, matchDate: '2026-03-22T18:00:00.000Z' }),
    match(22, 18, { leagueId: 2, matchDate: '2026-03-28T18:00:00.000Z' }),
  ];
  const answers = {
    'GET /api/user': [401, {}],
    'GET /api/leagues/names': [200, leagues],
    'GET /api/matches/upcoming': [200, [season[3], season[2], ...second]],
  } as const;

  it('sees rounds, running matches and teams of each league for itself', async () => {
    await open(answers);
    const running = boardLine(30, { leagueId: 2, round: 16 });
    act(() => boardStore.setState({ matches: [running] }));
    await screen.findByRole('heading', { name: '17. kolo · Prva liga · 2025/26' });
    expect(await rounds()).toEqual([
      '17. kolo · Prva liga · 2025/2622. 03. 2026.',
      '17. kolo · Druga liga · 2025/2622. 03. 2026.',
      '18. kolo · Druga liga · 2025/2628. 03. 2026.',
      '18. kolo · Prva liga · 2025/2629. 03. 2026.',
    ]);
    expect(screen.getByRole('link', { name: /rezultat 1 : 0/ })).toHaveTextContent('Druga liga');
    const teamsToChoose = within(screen.getByLabelText('Tim')).getAllByRole('option');
    expect(teamsToChoose.map(({ textContent }) => textContent)).toContain(
      'Adria · Druga liga · 2025/26',
    );
  });

  it('sees the one that a link names', async () => {
    await open(
      {
        ...answers,
        'GET /api/league-table/2/live/top': noTable,
        'GET /api/matches/upcoming?leagueId=2': [200, second],
      },
      '/matches?league=2',
    );
    expect(await rounds()).toEqual(['17. kolo22. 03. 2026.', '18. kolo28. 03. 2026.']);
  });
});

describe('an address that names no league', () => {
  const leagues = [{ id: 1, name: 'Poslovna liga', season: '2025/26', isActive: true }];

  it('says so and leads to those that there are', async () => {
    serve({
      ...asMember,
      'GET /api/leagues/names': [200, leagues],
      'GET /api/league-table/9999/live': noTable,
      'GET /api/matches/league/9999': refusal('league.not-found'),
      'GET /api/matches/league/1': [200, season],
      'GET /api/league-table/1/live': noTable,
    });
    show(<MatchesPage />, '/matches?league=9999&tab=all');
    expect(await screen.findByText('Liga nije pronađena')).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Poslovna liga · 2025/26' }));
    expect(address()).toBe('/matches?league=1');
    expect(await rounds()).toHaveLength(3);
  });
});

it('reads a league again that is chosen again: its matches went on meanwhile', async () => {
  const leagues = [
    { id: 1, name: 'Prva liga', season: '2025/26', isActive: true },
    { id: 2, name: 'Druga liga', season: '2025/26', isActive: true },
  ];
  const answers: Record<string, Answer> = {
    ...member,
    'GET /api/leagues/names': [200, leagues],
    'GET /api/league-table/1/live': noTable,
    'GET /api/league-table/2/live': noTable,
    'GET /api/matches/league/1': [200, [match(4, 17)]],
    'GET /api/matches/league/2': [200, [match(21, 5, { leagueId: 2 })]],
  };
  await open(answers, '/matches?league=1&tab=upcoming');
  await screen.findByRole('heading', { name: '17. kolo' });
  await userEvent.selectOptions(screen.getByLabelText('Liga'), '2');
  await screen.findByRole('heading', { name: '5. kolo' });
  answers['GET /api/matches/league/1'] = [200, [match(3, 18)]];
  await userEvent.selectOptions(screen.getByLabelText('Liga'), '1');
  expect(await screen.findByRole('heading', { name: '18. kolo' })).toBeVisible();
});

it('leaves no empty place for the calendar of a league that is not known', async () => {
  await open({ ...asMember, 'GET /api/league-table/live/real': [200, { league: null }] });
  await rounds();
  const beside = screen.getByRole('link', { name: 'Rezultati uživo' }).parentElement;
  expect(beside?.children).toHaveLength(1);
});

describe('a running match', () => {
  it('comes first with its pushed score, and becomes a result by itself', async () => {
    await open(asMember);
    await rounds();
    act(() => boardStore.setState({ matches: [boardLine(4)] }));
    expect(await screen.findByText('Uživo sada')).toBeVisible();
    expect(await rounds()).toHaveLength(2);
    const row = screen.getByRole('link', { name: /rezultat 1 : 0/ });
    expect(row).toHaveAttribute('href', '/live/4');
    act(() => boardStore.setState({ matches: [boardLine(4, { version: 6, homeScore: 2 })] }));
    expect(row).toHaveTextContent('rezultat 2 : 0');
    act(() =>
      boardStore.setState({
        matches: [
          boardLine(4, {
            version: 7,
            homeScore: 2,
            status: 'completed',
            matchState: 'completed',
          }),
        ],
      }),
    );
    expect(screen.queryByText('Uživo sada')).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Rezultati' }));
    expect((await rounds())[0]).toMatch(/^17\. kolo/);
  });

  it('is shown to visitors, who have the fixtures and are asked to sign in for results', async () => {
    await open(asVisitor);
    act(() => boardStore.setState({ matches: [boardLine(9)] }));
    expect(await screen.findByRole('link', { name: /rezultat 1 : 0/ })).toBeVisible();
    expect(await rounds()).toHaveLength(3);
    expect(screen.queryByText('Prijava potrebna')).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Rezultati' }));
    expect(await screen.findByText('Prijava potrebna')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Prijava' })).toHaveAttribute('href', '/auth');
  });
});

describe('a fixture that is changed while the page is open', () => {
  const onBoard = (more: Partial<BoardMatch> = {}): BoardMatch[] => [
    boardLine(4, { status: 'scheduled', matchState: 'pre-match', ...more }),
  ];
  const changedTo = async (list: object[], board: BoardMatch[]): Promise<void> => {
    const answers: Record<string, Answer> = { ...member, 'GET /api/matches': [200, [season[3]]] };
    await open(answers);
    act(() => boardStore.setState({ matches: onBoard() }));
    expect(await rounds()).toEqual(['17. kolo22. 03. 2026.']);
    answers['GET /api/matches'] = [200, list];
    act(() => boardStore.setState({ matches: board }));
  };

  it('stands on its new day when it was moved', async () => {
    const matchDate = '2026-03-24T15:00:00.000Z';
    await changedTo([{ ...season[3], matchDate }], onBoard({ matchDate }));
    expect(await screen.findByText('24. 03. 2026.')).toBeVisible();
  });

  it('is gone when it was deleted', async () => {
    await changedTo([], []);
    expect(await screen.findByText('Nema zakazanih utakmica')).toBeVisible();
  });

  it('is right again when the board is asked for again, where the board does not list it', async () => {
    const answers: Record<string, Answer> = { ...member, 'GET /api/matches': [200, [season[3]]] };
    await open(answers);
    act(() => boardStore.setState({ matches: [], answers: 1 }));
    expect(await rounds()).toHaveLength(1);
    answers['GET /api/matches'] = [200, []];
    act(() => boardStore.setState({ matches: [], answers: 2 }));
    expect(await screen.findByText('Nema zakazanih utakmica')).toBeVisible();
  });
});

describe('the statistics of a match', () => {
  const player = (id: number, more: object) => ({
    id,
    firstName: 'Ivan',
    lastName: `Horvat ${id}`,
    name: `Ivan Horvat ${id}`,
    jerseyNumber: id,
    goals: 0,
    assists: 0,
    yellowCards: 0,
    redCards: 0,
    ...more,
  });
  const statistics = {
    homeShots: 21,
    awayShots: 9,
    homeShotsOnTarget: 0,
    awayShotsOnTarget: 0,
    homeGoalkeeperSaves: 0,
    awayGoalkeeperSaves: 0,
    homeCorners: 4,
    awayCorners: 0,
  };
  const view = {
    ...match(2, 2, { ...played, matchDate: '2025-10-26T15:00:00.000Z' }),
    ...statistics,
  };
  const scorer = player(7, { goals: 2, yellowCards: 1 });
  const answer = {
    match: view,
    mvp: scorer,
    ownGoals: { home: 0, away: 0 },
    playerStats: [],
    homePlayers: [scorer, player(8, {})],
    awayPlayers: [player(9, { redCards: 1 })],
  };

  it('open from a result, and lead to the page of the match', async () => {
    await open(
      { ...asMember, 'GET /api/matches/2/statistics': [200, answer] },
      '/matches?tab=results',
    );
    await userEvent.click(
      (await screen.findAllByRole('link', { name: /otvori statistiku/ }))[0] as HTMLElement,
    );
    expect(address()).toBe('/matches?tab=results&match=2');
    const dialog = screen.getByRole('dialog', { name: 'Statistika utakmice' });
    const home = await within(dialog).findByRole('table', { name: 'Igrači: Adria' });
    const cells = within(within(home).getAllByRole('row')[1] as HTMLElement).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '7Ivan Horvat 7MVP utakmice',
      ...['2', '0', '1', '0'],
    ]);
    expect(within(dialog).getByText('Udarci').parentElement).toHaveTextContent('Udarci219');
    expect(plain(dialog.textContent)).toContain('26. 10. 2025. 16:00');
    expect(within(dialog).getByRole('link', { name: /Stranica utakmice/ })).toHaveAttribute(
      'href',
      '/live/2',
    );
    await userEvent.keyboard('{Escape}');
    expect(address()).toBe('/matches?tab=results');
  });

  it('leave out the day of a match that is postponed', async () => {
    const postponed = match(2, 2, { outcome: 'postponed' });
    const body = { ...answer, match: { ...postponed, ...statistics }, mvp: null };
    await open({ ...asMember, 'GET /api/matches/2/statistics': [200, body] }, '/matches?match=2');
    const dialog = await screen.findByRole('dialog', { name: 'Statistika utakmice' });
    expect(await within(dialog).findByText('Odgođeno')).toBeVisible();
    expect(within(dialog).queryByText(/2025/)).toBeNull();
  });

  it('never show fewer shots than goals, nor a counter that was not kept', async () => {
    const few = { ...view, homeScore: 5, awayScore: 2, homeShots: 2, awayShots: 0 };
    const body = { ...answer, match: few, ownGoals: { home: 1, away: 0 } };
    await open({ ...asMember, 'GET /api/matches/2/statistics': [200, body] }, '/matches?match=2');
    expect((await screen.findByText('Udarci')).parentElement).toHaveTextContent('Udarci42');
    expect(screen.queryByText('Udarci u okvir')).toBeNull();
    expect(screen.queryByText('Obrane vratara')).toBeNull();
  });

  it('count missed kicks as shots beside the goals', async () => {
    const few = { ...view, homeScore: 2, awayScore: 0, homeShots: 2, awayGoalkeeperSaves: 1 };
    const missedKicks = { home: { all: 2, saved: 1 }, away: { all: 0, saved: 0 } };
    const body = { ...answer, match: few, missedKicks };
    await open({ ...asMember, 'GET /api/matches/2/statistics': [200, body] }, '/matches?match=2');
    expect((await screen.findByText('Udarci')).parentElement).toHaveTextContent('Udarci49');
    expect(screen.getByText('Obrane vratara').parentElement).toHaveTextContent('Obrane vratara01');
  });

  describe('with a rule sheet', () => {
    const none = { home: [], away: [] };
    const record: MatchRecord = {
      periods: [
        {
          period: 1,
          fouls: {
            home: [
              { played: 59, playerId: 7 },
              { played: 60, playerId: 99 },
            ],
            away: [],
          },
          timeouts: { home: [], away: [{ played: 500 }] },
        },
        { period: 2, fouls: none, timeouts: none },
      ],
      endedReductions: [
        {
          id: 'red.0',
          team: 'away',
          playerId: 9,
          cause: 'red',
          endedBy: 'goal',
          from: { period: 1, played: 1_150 },
          until: { period: 2, played: 20 },
        },
      ],
      halfTimeScore: { home: 1, away: 0 },
      regularTimeScore: null,
    };
    const ruled = { ...answer, ...record, rules: presetRules.tournament };
    const opened = async (body: object) => {
      await open({ ...asMember, 'GET /api/matches/2/statistics': [200, body] }, '/matches?match=2');
      await screen.findAllByText('Ivan Horvat 7');
    };

    it('list fouls and timeouts with their minutes, and the places that were lost', async () => {
      await opened(ruled);
      const first = await screen.findByRole('heading', { name: /^1\. poluvrijeme · 1:0$/ });
      const cells = within(first.parentElement as HTMLElement).getAllByRole('definition');
      expect(cells.map(({ textContent }) => plain(textContent))).toEqual([
        '21′ (7), 2′',
        '0',
        '',
        '9′',
      ]);
      const lost = screen.getByRole('heading', { name: 'Igra s igračem manje' });
      expect(
        plain(within(lost.parentElement as HTMLElement).getByRole('listitem').textContent),
      ).toBe('9 Ivan Horvat 9crveni karton19:10 (1. pol.) – 0:20 (2. pol.)primljen pogodak');
    });

    it.each([
      ['a server of the version before, which sends no rules', { ...ruled, rules: undefined }],
      ['a match that has not begun', { ...ruled, periods: [] }],
      ['a match without a rule sheet', answer],
    ])('list none for %s', async (_, body) => {
      await opened(body);
      expect(screen.queryByRole('heading', { name: /poluvrijeme/ })).toBeNull();
    });
  });

  it('say that there are none where only the result is known', async () => {
    const none = Object.fromEntries(Object.keys(statistics).map((key) => [key, 0]));
    const bare = {
      match: { ...view, ...none },
      mvp: null,
      homePlayers: [],
      awayPlayers: [],
      ownGoals: { home: 0, away: 0 },
      playerStats: [],
    };
    await open({ ...asMember, 'GET /api/matches/2/statistics': [200, bare] }, '/matches?match=2');
    expect(await screen.findByText('Nema dostupne statistike za ovu utakmicu')).toBeVisible();
  });
});
