import type { Booking, MatchView } from '@kolo/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '@/shared/api';
import '@/shared/i18n/i18n';
import { type FakeServer, type Method, serve, silent } from '@/shared/testing/fake-server';
import { Toaster } from '@/shared/ui';
import { LeaguesSection } from './LeaguesSection';
import { MatchesSection } from './MatchesSection';
import { TableSection } from './TableSection';

const league = (id: number, isActive: boolean) => ({
  id,
  name: `Liga ${id}`,
  season: `202${id}`,
  description: null,
  startDate: '2025-10-18T22:00:00Z',
  endDate: '2026-05-24T21:59:00Z',
  isActive,
});

let server: FakeServer;

const show = (section: ReactElement) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>{section}</MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );

const bodyOf = (method: Method): unknown => server.sent(method)[0]?.[1];

beforeEach(() => {
  server = serve({
    'GET /api/leagues': [200, [league(2, false), league(1, true)]],
    'GET /api/user': [200, { id: 1, username: 'admin', role: 'admin' }],
    'GET /api/league-table/live/real': [200, { league: league(1, true) }],
    'GET /api/matches/bookings': [200, []],
  });
});

describe('LeaguesSection', () => {
  it('leads to each league', async () => {
    show(<LeaguesSection />);
    const link = await screen.findByRole('link', { name: /Liga 1/ });
    expect(link).toHaveAttribute('href', '/league/1');
    expect(link).toHaveTextContent('Aktivna');
    expect(link).toHaveTextContent('19. 10. 2025.');
    expect(screen.getByRole('link', { name: /Liga 2/ })).toHaveTextContent('Neaktivna');
  });

  it('creates a league once every field is sound', async () => {
    server.on('POST /api/leagues', [201, league(3, true)]);
    show(<LeaguesSection />);
    await userEvent.click(screen.getByRole('button', { name: 'Kreiraj ligu' }));
    const submit = (): HTMLElement => screen.getByRole('button', { name: 'Kreiraj ligu' });
    await userEvent.click(submit());
    expect(await screen.findAllByText('Ovo polje je obavezno.')).toHaveLength(4);
    await userEvent.type(screen.getByLabelText('Naziv'), 'Prva liga');
    await userEvent.type(screen.getByLabelText('Sezona'), '2025/26');
    await userEvent.type(screen.getByLabelText('Početak sezone'), '2025-10-19');
    await userEvent.type(screen.getByLabelText('Kraj sezone'), '2025-05-24');
    await userEvent.type(screen.getByLabelText('Dvorana'), 'Dvorana Zvijezda ');
    await userEvent.type(screen.getByLabelText('Prvi termin'), '16:00');
    await userEvent.type(screen.getByLabelText('Posljednji termin'), '15:30');
    await userEvent.type(screen.getByLabelText('Veličina lopte'), '6');
    await userEvent.click(submit());
    expect(await screen.findByText(/ne može završiti prije/)).toBeVisible();
    expect(screen.getByText('Od 1 do 5.')).toBeVisible();
    expect(screen.getByText('Posljednji termin mora biti nakon prvog.')).toBeVisible();
    for (const [field, value] of [
      ['Posljednji termin', '20:30'],
      ['Veličina lopte', '5'],
    ] as const) {
      await userEvent.clear(screen.getByLabelText(field));
      await userEvent.type(screen.getByLabelText(field), value);
    }
    await userEvent.click(screen.getByLabelText('Glavna liga'));
    await userEvent.selectOptions(
      screen.getByLabelText('Imena igrača na javnim stranicama'),
      'initial',
    );
    await userEvent.clear(screen.getByLabelText('Kraj sezone'));
    await userEvent.type(screen.getByLabelText('Kraj sezone'), '2026-05-24');
    await userEvent.click(submit());
    expect(await screen.findByText('Liga je kreirana')).toBeVisible();
    expect(bodyOf('POST')).toEqual({
      name: 'Prva liga',
      season: '2025/26',
      description: null,
      startDate: '2025-10-18T22:00:00.000Z',
      endDate: '2026-05-24T21:59:00.000Z',
      isActive: true,
      isMain: true,
      venue: 'Dvorana Zvijezda',
      kickOffFrom: '16:00',
      kickOffUntil: '20:30',
      format: null,
      ballSize: 5,
      finalsOn: null,
      finalists: null,
      tieBreakers: null,
      headToHeadRestarts: true,
      namePolicy: 'initial',
    });
  });

  it('orders the table by a preset and then rule by rule, with the keyboard', async () => {
    server.on('POST /api/leagues', [201, league(3, true)]);
    show(<LeaguesSection />);
    await userEvent.click(screen.getByRole('button', { name: 'Kreiraj ligu' }));
    for (const [field, value] of [
      ['Naziv', 'Prva liga'],
      ['Sezona', '2025/26'],
      ['Početak sezone', '2025-10-19'],
      ['Kraj sezone', '2026-05-24'],
    ] as const)
      await userEvent.type(screen.getByLabelText(field), value);
    const preset = screen.getByLabelText('Poredak u tablici');
    expect(preset).toHaveDisplayValue(/ponovo među timovima/);
    await userEvent.selectOptions(preset, 'goal-difference');
    screen.getByRole('button', { name: 'Pomakni gore: Postignuti golovi' }).focus();
    // The second press finds points above, which stay first.
    await userEvent.keyboard('{Enter}{Enter}');
    expect(preset).toHaveDisplayValue('Vlastiti redoslijed');
    const rules = within(screen.getByRole('list', { name: 'Redoslijed pravila' }));
    expect(rules.getAllByRole('listitem')[1]).toHaveTextContent('Postignuti golovi');
    await userEvent.click(screen.getByLabelText(/međusobni se susreti računaju ponovo/));
    await userEvent.click(screen.getByRole('button', { name: 'Kreiraj ligu' }));
    expect(await screen.findByText('Liga je kreirana')).toBeVisible();
    expect(bodyOf('POST')).toMatchObject({
      headToHeadRestarts: false,
      tieBreakers: [
        ...['points', 'goals-for', 'goal-difference', 'head-to-head-points'],
        ...['head-to-head-difference', 'head-to-head-goals', 'fewer-cards', 'lots', 'name'],
      ],
    });
  });

  it('says in the reader’s language which field the server refused', async () => {
    server.on('POST /api/leagues', [
      400,
      {
        message: 'Zahtjev nije ispravan: season',
        details: { season: 'season must be shorter than or equal to 40 characters' },
      },
    ]);
    show(<LeaguesSection />);
    await userEvent.click(screen.getByRole('button', { name: 'Kreiraj ligu' }));
    await userEvent.type(screen.getByLabelText('Naziv'), 'Prva liga');
    await userEvent.type(screen.getByLabelText('Sezona'), '2025');
    await userEvent.type(screen.getByLabelText('Početak sezone'), '2025-10-19');
    await userEvent.type(screen.getByLabelText('Kraj sezone'), '2026-05-24');
    await userEvent.click(screen.getByRole('button', { name: 'Kreiraj ligu' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Sezona')).toHaveAccessibleDescription(
        /Poslužitelj ne prihvaća ovu vrijednost/,
      ),
    );
  });
});

it('a league with an impossible day of the finals is refused at its field', async () => {
  show(<LeaguesSection />);
  await userEvent.click(screen.getByRole('button', { name: 'Kreiraj ligu' }));
  fireEvent.change(screen.getByLabelText('Dan finala'), { target: { value: '0026-05-24' } });
  await userEvent.click(screen.getByRole('button', { name: 'Kreiraj ligu' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Dan finala')).toHaveAccessibleDescription(/Nevažeći datum/),
  );
});

describe('TableSection', () => {
  it('shows the active league, then the one that is chosen', async () => {
    server.on('GET /api/league-table/1', [200, []]);
    server.on('GET /api/league-table/2', [200, []]);
    show(<TableSection />);
    expect(await screen.findByText('Nema podataka za tablicu')).toBeVisible();
    expect(screen.getByLabelText('Liga')).toHaveValue('1');
    await userEvent.selectOptions(screen.getByLabelText('Liga'), '2');
    await waitFor(() => expect(server.read).toContain('/api/league-table/2'));
  });
});

describe('TableSection by a device with a wrong clock', () => {
  it('shows the league that the server shows', async () => {
    sessionStorage.clear();
    server.on('GET /api/leagues', [200, [league(2, true), league(1, true)]]);
    server.on('GET /api/league-table/1', [200, []]);
    show(<TableSection />);
    expect(await screen.findByLabelText('Liga')).toHaveValue('1');
    expect(server.read).not.toContain('/api/league-table/2');
  });
});

describe('MatchesSection', () => {
  const match = (id: number, status: MatchView['status'], leagueId: number | null = 1) =>
    ({ id, status, leagueId }) as MatchView;
  const matches = [match(1, 'completed'), match(2, 'scheduled')];
  const ofBoth = [...matches, match(3, 'completed', 2), match(4, 'in_progress', 2)];
  const leagues = [league(2, false), league(1, true)];
  const listed = (all: readonly MatchView[]) => <p>Popis: {all.map(({ id }) => id).join()}</p>;
  /** Answers for each league what it has. */
  const serveMatches = (all: readonly MatchView[]): void => {
    const counts = (some: readonly MatchView[]) => ({
      matches: some.length,
      played: some.filter(({ status }) => status !== 'scheduled').length,
    });
    const of = (leagueId: number | null) => all.filter((one) => one.leagueId === leagueId);
    for (const id of [1, 2]) {
      server.on(`GET /api/matches/league/${id}`, [200, of(id)]);
      server.on(`GET /api/matches/counts?leagueId=${id}`, [200, counts(of(id))]);
    }
    server.on('GET /api/matches?leagueId=none', [200, of(null)]);
    server.on('GET /api/matches/counts?leagueId=none', [200, counts(of(null))]);
    server.on('GET /api/matches/counts?leagueId=all', [200, counts(all)]);
  };
  const deletions = () => server.sent('DELETE').map(([path]) => path);

  beforeEach(() => {
    sessionStorage.clear();
    server.on('GET /api/leagues', [200, [league(1, true)]]);
  });

  it('shows the matches of one league: the active one, then the one that is chosen', async () => {
    server.on('GET /api/leagues', [200, leagues]);
    serveMatches(ofBoth);
    const first = show(<MatchesSection list={listed} />);
    expect(await screen.findByText('Popis: 1,2')).toBeVisible();
    const choice = screen.getByLabelText('Liga');
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([...['Liga 2 · 2022', 'Liga 1 · 2021']]);
    await userEvent.selectOptions(choice, '2');
    expect(await screen.findByText('Popis: 3,4')).toBeVisible();
    first.unmount();
    show(<MatchesSection list={listed} />);
    expect(await screen.findByText('Popis: 3,4')).toBeVisible();
  });

  it('deletes nothing before it is known which league is shown', async () => {
    server.on('GET /api/leagues', [200, leagues]);
    serveMatches(ofBoth);
    server.on('GET /api/league-table/live/real', silent);
    show(<MatchesSection list={listed} />);
    await waitFor(() => expect(server.read).toContain('/api/matches/counts?leagueId=none'));
    expect(await screen.findByRole('button', { name: 'Generiraj raspored' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Obriši utakmice' })).toBeNull();
    expect(screen.queryByText(/^Popis/)).toBeNull();
  });

  it('keeps matches without a league in reach, and offers no choice where there is none', async () => {
    serveMatches([...matches, match(5, 'scheduled', null)]);
    const mixed = show(<MatchesSection list={listed} />);
    expect(await screen.findByText('Popis: 1,2')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Liga'), 'Bez lige');
    expect(await screen.findByText('Popis: 5')).toBeVisible();
    mixed.unmount();
    serveMatches(matches);
    show(<MatchesSection list={listed} />);
    expect(await screen.findByText('Popis: 1,2')).toBeVisible();
    expect(screen.queryByLabelText('Liga')).toBeNull();
  });

  describe('hints at what is booked twice', () => {
    const booking = (matchId: number, leagueId: number, time: string): Booking => ({
      matchId,
      leagueId,
      matchDate: `2026-12-06T${time}:00.000Z`,
      venue: 'Sutinska',
      drawing: null,
      home: { id: 10 * matchId, name: `Domaći ${matchId}`, userId: 10 * matchId },
      away: { id: 10 * matchId + 1, name: `Gosti ${matchId}`, userId: 10 * matchId + 1 },
    });
    const withMarks = (
      all: readonly MatchView[],
      belowOf: (match: MatchView) => ReactNode,
    ): ReactNode => (
      <ul>
        {all.map((one) => (
          <li key={one.id} aria-label={`utakmica ${one.id}`}>
            {belowOf(one)}
          </li>
        ))}
      </ul>
    );
    const below = (id: number): HTMLElement =>
      screen.getByRole('listitem', { name: `utakmica ${id}` });
    /** Dates contain non-breaking spaces. */
    const text = (element: Element | null | undefined): string =>
      (element?.textContent ?? '').replaceAll('\u00a0', ' ');

    it('above the list and below each match of the league that is shown', async () => {
      server.on('GET /api/leagues', [200, leagues]);
      serveMatches(ofBoth);
      server.on('GET /api/matches/bookings', [
        200,
        [booking(2, 1, '17:00'), booking(4, 2, '17:30'), booking(5, 3, '17:45')],
      ]);
      show(<MatchesSection list={withMarks} />);
      const note = (await screen.findByText('Utakmice koje se preklapaju: 2')).closest('details');
      expect(note).not.toHaveAttribute('open');
      expect(text(note)).toContain(
        '06. 12. 2026. 18:00 Domaći 2 – Gosti 2' +
          '06. 12. 2026. 18:30 Domaći 4 – Gosti 4 (Liga 2 · 2022)' +
          'ista dvorana (Sutinska)',
      );
      expect(text(below(2))).toContain(
        'Preklapa se s utakmicom u 18:30, Domaći 4 – Gosti 4 (Liga 2 · 2022): ista dvorana (Sutinska)',
      );
      expect(text(below(1))).toBe('');
    });

    it('over a company, and not where only other leagues have such', async () => {
      server.on('GET /api/leagues', [200, leagues]);
      serveMatches(ofBoth);
      const company = { id: 99, name: 'Bura', userId: 7 };
      server.on('GET /api/matches/bookings', [
        200,
        [
          { ...booking(3, 2, '17:00'), away: company },
          { ...booking(4, 2, '17:00'), venue: 'Trnsko', away: company },
        ],
      ]);
      show(<MatchesSection list={withMarks} />);
      await userEvent.selectOptions(await screen.findByLabelText('Liga'), '2');
      expect(await screen.findByText('Utakmice koje se preklapaju: 1')).toBeVisible();
      expect(text(below(3))).toBe(
        'Preklapa se s utakmicom u 18:00, Domaći 4 – Bura: ista tvrtka (Bura)',
      );
      await userEvent.selectOptions(screen.getByLabelText('Liga'), '1');
      expect(screen.queryByText(/Utakmice koje se preklapaju/)).toBeNull();
    });
  });

  it('says of a league without matches that it has none yet', async () => {
    server.on('GET /api/leagues', [200, leagues]);
    serveMatches([match(3, 'completed', 2)]);
    show(<MatchesSection list={listed} />);
    expect(await screen.findByText('Liga još nema utakmica')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Obriši utakmice' })).toBeEnabled();
  });

  it('deletes the matches of the shown league, and says how many there are', async () => {
    server.on('GET /api/leagues', [200, leagues]);
    serveMatches(ofBoth);
    server.on('DELETE /api/matches/league/1', [200, { message: 'Obrisano utakmica: 2.' }]);
    show(<MatchesSection list={listed} />);
    await screen.findByText('Popis: 1,2');
    await userEvent.click(screen.getByRole('button', { name: 'Obriši utakmice' }));
    const dialog = screen.getByRole('dialog', { name: 'Obriši utakmice' });
    expect(within(dialog).getByRole('radio', { name: 'Samo Liga 1 · 2021' })).toBeChecked();
    expect(dialog).toHaveTextContent('Ukupno ih je: 2.');
    expect(dialog).toHaveTextContent('Od toga odigranih: 1.');
    await userEvent.type(within(dialog).getByLabelText(/Za potvrdu/), 'OBRIŠI');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Obriši utakmice' }));
    expect(await screen.findByText('Obrisano utakmica: 2.')).toBeVisible();
    expect(deletions()).toEqual(['/api/matches/league/1']);
  });

  it('deletes those of all leagues only where that is chosen, and asks for the word again', async () => {
    server.on('GET /api/leagues', [200, leagues]);
    serveMatches(ofBoth);
    server.on('DELETE /api/matches', [200, { message: 'Obrisano utakmica: 4.' }]);
    show(<MatchesSection list={listed} />);
    await screen.findByText('Popis: 1,2');
    await userEvent.click(screen.getByRole('button', { name: 'Obriši utakmice' }));
    const dialog = screen.getByRole('dialog');
    const word = within(dialog).getByLabelText(/Za potvrdu/);
    await userEvent.type(word, 'OBRIŠI');
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Sve lige' }));
    expect(word).toHaveValue('');
    expect(dialog).toHaveTextContent('Brišu se sve utakmice svih liga. Ukupno ih je: 4.');
    expect(dialog).toHaveTextContent('Od toga odigranih: 3.');
    expect(within(dialog).getByRole('button', { name: 'Obriši utakmice' })).toBeDisabled();
    await userEvent.type(word, 'OBRIS\u030cI\u00a0{Enter}');
    await waitFor(() => expect(deletions()).toEqual(['/api/matches']));
  });

  it('deletes all matches only after the word is typed', async () => {
    serveMatches(matches);
    server.on('DELETE /api/matches', [200, { message: 'Obrisano utakmica: 2.' }]);
    show(<MatchesSection list={(all) => <p>{all.length} na popisu</p>} />);
    expect(await screen.findByText('2 na popisu')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Obriši sve utakmice' }));
    expect(screen.getByText(/Od toga odigranih: 1/)).toBeVisible();
    const confirm = screen.getByRole('button', { name: 'Obriši utakmice' });
    const word = screen.getByLabelText('Za potvrdu upišite OBRIŠI');
    await userEvent.type(word, 'obriš{Enter}');
    expect(confirm).toBeDisabled();
    expect(server.sent('DELETE')).toEqual([]);
    await userEvent.type(word, 'i');
    serveMatches([]);
    await userEvent.click(confirm);
    expect(await screen.findByText('Obrisano utakmica: 2.')).toBeVisible();
    // No match is left to delete, but a season can be generated.
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Generiraj raspored' })).toHaveFocus(),
    );
  });

  it('has nothing to delete where there is nothing', async () => {
    serveMatches([]);
    show(<MatchesSection list={() => null} />);
    expect(await screen.findByText('Nema utakmica')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Obriši sve utakmice' })).toBeNull();
  });
});
