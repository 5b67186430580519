import type { BoardMatch, Bracket, BracketLeg, StageTables, StageView } from '@kolo/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import {
  bracket,
  leg,
  played,
  stage,
  tableRow,
  teamSlot,
  tie,
} from '@/features/bracket/testing/bracket';
import { i18n } from '@/shared/i18n/i18n';
import { boardStore } from '@/shared/live/board-store';
import { type Answers, ok, refusal, serve } from '@/shared/testing/fake-server';
import { show } from '@/shared/testing/screen';
import { BracketPage } from './BracketPage';

jest.mock('@/shared/live/live-socket', () => ({
  createLiveSocket: () => ({ connect() {}, disconnect() {}, unwatchBoard() {} }),
}));

const stagesPath = 'GET /api/leagues/7/stages';
const bracketPath = 'GET /api/leagues/7/stages/1/bracket';

const bura = teamSlot(1, 'Bura');
const jugo = teamSlot(2, 'Jugo');
const buraWon = { winner: { id: 1, name: 'Bura' } };

function open(known: Bracket, stages: StageView[] = [stage()]) {
  const answers: Answers = { [stagesPath]: ok(stages), [bracketPath]: ok(known) };
  return openWith(answers);
}

const table = 'GET /api/league-table/7/live/top';
const league = { id: 7, name: 'Poslovna liga', season: '2025/26' };

function openWith(answers: Answers, path = '/league/7/bracket') {
  const server = serve({ [table]: ok({ league, rows: [] }), ...answers });
  show(
    <Routes>
      <Route path="/league/:id/bracket" element={<BracketPage />} />
    </Routes>,
    path,
  );
  return server;
}

/** What screen readers read of the ties of a round. */
async function sentencesOf(round: string): Promise<(string | undefined)[]> {
  const region = await screen.findByRole('region', { name: round });
  return within(region)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.sr-only')?.textContent ?? undefined);
}

beforeAll(() => Promise.all([i18n.ready('bracket', 'hr'), i18n.ready('leagueTable', 'hr')]));
beforeEach(() => i18n.changeLanguage('hr'));
afterEach(() => act(() => boardStore.setState({ matches: null })));

it('has a heading for each round, and a sentence for each tie with where teams come from', async () => {
  open(
    bracket([
      {
        name: 'SF',
        ties: [
          tie('SF1', { away: { placeholder: { source: 'group', group: 'A', rank: 2 } } }),
          tie('SF2', {
            home: { placeholder: { source: 'best', rank: 3, nth: 1 } },
            legs: [leg({ matchDate: null, venue: null })],
          }),
        ],
      },
      {
        name: 'F',
        ties: [
          tie('F', {
            home: { placeholder: { source: 'winner', tie: 'SF1' } },
            away: { placeholder: { source: 'winner', tie: 'SF2' } },
          }),
        ],
      },
      {
        name: 'TP',
        ties: [
          tie('TP', {
            home: { placeholder: { source: 'loser', tie: 'SF1' } },
            away: { placeholder: { source: 'loser', tie: 'SF2' } },
            legs: [leg({ venue: null })],
          }),
        ],
      },
    ]),
  );
  expect(await sentencesOf('Polufinale')).toEqual([
    'PF1: 1. iz tablice – 2. skupine A. ned, 24.\u00a005. 16:00, Dvorana Kolo.',
    'PF2: Najbolji treći – 8. iz tablice.',
  ]);
  expect(await sentencesOf('Finale')).toEqual([
    'Finale: Pobjednik PF1 – Pobjednik PF2. ned, 24.\u00a005. 16:00, Dvorana Kolo.',
  ]);
  expect(await sentencesOf('Za treće mjesto')).toEqual([
    'Za treće mjesto: Poraženi PF1 – Poraženi PF2. ned, 24.\u00a005. 16:00.',
  ]);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Doigravanje',
    'Završnica',
    'Polufinale',
    'Finale',
    'Za treće mjesto',
  ]);
});

it('has the final and the match for third place in one column, after the rounds before', async () => {
  const round = (name: 'QF' | 'SF' | 'F' | 'TP', ...ties: string[]) => ({
    name,
    ties: ties.map((id) => tie(id)),
  });
  open(
    bracket([
      round('QF', 'QF1', 'QF2', 'QF3', 'QF4'),
      round('SF', 'SF1', 'SF2'),
      round('TP', 'TP'),
      round('F', 'F'),
    ]),
  );
  await screen.findByRole('region', { name: 'Finale' });
  const columnOf = (name: string) =>
    screen.getByRole('region', { name }).style.getPropertyValue('--column');
  expect(['Četvrtfinale', 'Polufinale', 'Finale', 'Za treće mjesto'].map(columnOf)).toEqual([
    '1',
    '2',
    '3',
    '3',
  ]);
});

it('says in words who goes through and how, and leads to the matches', async () => {
  open(
    bracket([
      {
        name: 'QF',
        ties: [
          tie('QF1', {
            home: bura,
            away: jugo,
            ...buraWon,
            by: 'score',
            legs: [played(9, 1, '3:2')],
          }),
          tie('QF2', {
            home: bura,
            away: jugo,
            ...buraWon,
            by: 'kicks',
            legs: [played(10, 1, '2:2', { shootout: { home: 4, away: 3 } })],
          }),
          tie('QF4', {
            home: bura,
            away: jugo,
            conflict: true,
            legs: [played(12, 1, '0:0', { status: 'in_progress' })],
          }),
        ],
      },
      {
        name: 'F',
        ties: [
          tie('F', {
            home: bura,
            away: jugo,
            ...buraWon,
            by: 'score',
            legs: [played(13, 1, '1:0')],
          }),
        ],
      },
    ]),
  );
  expect(await sentencesOf('Četvrtfinale')).toEqual([
    'ČF1: Bura – Jugo. Rezultat 3:2. Dalje ide Bura.',
    'ČF2: Bura – Jugo. Rezultat 2:2. Raspucavanje 4:3. Dalje ide Bura, raspucavanjem.',
    'ČF4: Bura – Jugo. Sukob: utakmica je počela s timovima koji više nisu pravi. O paru odlučuje organizator. Uživo 0:0.',
  ]);
  expect(await sentencesOf('Finale')).toEqual([
    'Finale: Bura – Jugo. Rezultat 1:0. Pobjednik je Bura.',
  ]);
  expect(screen.getByText('(4:3 p)')).toBeVisible();
  expect(screen.getAllByText('dalje')).toHaveLength(2);
  expect(screen.getByText('pobjednik')).toBeVisible();
  const links = screen.getAllByRole('link', { name: 'Utakmica Bura – Jugo' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/live/9',
    '/live/10',
    '/live/12',
    '/live/13',
  ]);
});

it('adds two legs up in the order of the tie, whoever was at home', async () => {
  open(
    bracket(
      [
        {
          name: 'F',
          ties: [
            tie('F', {
              home: bura,
              away: jugo,
              ...buraWon,
              by: 'kicks',
              legs: [
                played(20, 1, '3:2'),
                played(21, 2, '2:1', { leg: 2, shootout: { home: 3, away: 4 } }),
              ],
              aggregate: { home: 4, away: 4 },
            }),
          ],
        },
      ],
      { legs: 2 },
    ),
  );
  expect(await sentencesOf('Finale')).toEqual([
    'Finale: Bura – Jugo. 1. utakmica: Rezultat 3:2. 2. utakmica: Rezultat 1:2. Ukupno 4:4. Raspucavanje 4:3. Pobjednik je Bura, raspucavanjem.',
  ]);
  expect(screen.getByRole('link', { name: '2. utakmica Bura – Jugo' })).toHaveAttribute(
    'href',
    '/live/21',
  );
});

it('says of a postponed match that it is, and no longer when it was to be', async () => {
  const postponed = leg({ matchId: 20, outcome: 'postponed' });
  open(bracket([{ name: 'F', ties: [tie('F', { home: bura, away: jugo, legs: [postponed] })] }]));
  expect(await sentencesOf('Finale')).toEqual(['Finale: Bura – Jugo. Odgođeno.']);
  const link = screen.getByRole('link', { name: 'Utakmica Bura – Jugo' });
  expect(link.querySelector('time')).toBeNull();
});

it('says that pairs follow the table until they are confirmed', async () => {
  const byTable = teamSlot(1, 'Bura', {
    fixed: false,
    placeholder: { source: 'table', rank: 1 },
  });
  const known = bracket([{ name: 'F', ties: [tie('F', { home: byTable, away: jugo })] }]);
  open(known);
  expect(await screen.findByText(/^Parovi prate tablicu/)).toBeVisible();
  expect(await screen.findByText('1. iz tablice')).toBeVisible();
});

it('says that the third place is shared where nobody plays for it', async () => {
  open(bracket([{ name: 'F', ties: [tie('F')] }], { thirdPlace: 'shared' }));
  expect(await screen.findByText('Treće mjesto dijele oba poražena polufinalista.')).toBeVisible();
});

it('shows the tables of groups and of a split', async () => {
  const row = { ...tableRow(1, 'Bura'), provisional: true, moved: 1 };
  const groups: StageTables = { tables: [{ group: 'A', rows: [row] }] };
  const split: StageTables = {
    tables: [{ group: null, rows: [{ ...row, provisional: false, moved: 0 }] }],
  };
  openWith({
    [stagesPath]: ok([
      stage({ kind: 'groups', name: 'Skupine' }),
      stage({ id: 2, kind: 'split', name: 'Liga za prvaka' }),
    ]),
    'GET /api/leagues/7/stages/1/tables': ok(groups),
    'GET /api/leagues/7/stages/2/tables': ok(split),
  });
  const ofGroup = await screen.findByRole('table', { name: 'Skupina A' });
  expect(within(ofGroup).getByRole('link', { name: 'Bura' })).toHaveAttribute('href', '/team/1');
  expect(within(ofGroup).getByText('Igra upravo sada, privremeno:')).toBeInTheDocument();
  expect(within(ofGroup).getByText('1 mjesto više')).toBeInTheDocument();
  const ofSplit = await screen.findByRole('table', { name: 'Liga za prvaka' });
  expect(within(ofSplit).queryByText('Igra upravo sada, privremeno:')).toBeNull();
});

it('leads on from an address that names no league', async () => {
  openWith({}, '/league/prva/bracket');
  expect(await screen.findByText('Liga nije pronađena')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tablica lige' })).toHaveAttribute(
    'href',
    '/league-table',
  );
});

it('shows a goal as soon as the live board has it', async () => {
  const running = (score: string) =>
    bracket([
      {
        name: 'F',
        ties: [
          tie('F', {
            home: bura,
            away: jugo,
            legs: [played(9, 1, score, { status: 'in_progress' })],
          }),
        ],
      },
    ]);
  const server = open(running('0:0'));
  expect(await sentencesOf('Finale')).toEqual(['Finale: Bura – Jugo. Uživo 0:0.']);
  const onBoard = (homeScore: number): BoardMatch =>
    ({
      matchId: 9,
      leagueId: 7,
      status: 'in_progress',
      homeScore,
      awayScore: 0,
      homeTeam: { id: 1, name: 'Bura' },
      awayTeam: { id: 2, name: 'Jugo' },
    }) as BoardMatch;
  act(() => boardStore.setState({ matches: [onBoard(0)] }));
  server.on(bracketPath, ok(running('1:0')));
  act(() => boardStore.setState({ matches: [onBoard(1)] }));
  await waitFor(async () =>
    expect(await sentencesOf('Finale')).toEqual(['Finale: Bura – Jugo. Uživo 1:0.']),
  );
});

it('shows a result that was entered for another day, of which the board says nothing', async () => {
  jest.useFakeTimers();
  try {
    const final = (...legs: BracketLeg[]) =>
      ok(bracket([{ name: 'F', ties: [tie('F', { home: bura, away: jugo, legs })] }]));
    const server = openWith({ [stagesPath]: ok([stage()]), [bracketPath]: final(leg()) });
    expect(await sentencesOf('Finale')).toHaveLength(1);
    server.on(bracketPath, final(played(20, 1, '3:2')));
    await act(() => jest.advanceTimersByTimeAsync(75_000));
    expect(await sentencesOf('Finale')).toEqual(['Finale: Bura – Jugo. Rezultat 3:2.']);
  } finally {
    jest.useRealTimers();
  }
});

it('names its league, also on paper', async () => {
  open(bracket([]), []);
  const name = await screen.findByText('Poslovna liga · 2025/26');
  expect(name).toBeVisible();
  expect(name.closest('[data-screen]')).toBeNull();
});

it('says so where the league has no finals, or the address no league', async () => {
  open(bracket([]), []);
  expect(await screen.findByText('Doigravanje još nije određeno')).toBeVisible();
});

it('leads to the awards of a league that has some', async () => {
  openWith({
    [stagesPath]: ok([]),
    'GET /api/leagues/7/awards': ok([
      { kind: 'champion', team: { id: 1, name: 'Bura' }, derived: true },
    ]),
  });
  expect(await screen.findByRole('link', { name: 'Nagrade' })).toHaveAttribute(
    'href',
    '/league/7/awards',
  );
});

it('offers a retry where it could not be read', async () => {
  const server = openWith({ [stagesPath]: refusal('league.not-found'), [bracketPath]: ok(null) });
  expect(await screen.findByText('Doigravanje nije moguće učitati')).toBeVisible();
  server.on(stagesPath, ok([]));
  await userEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }));
  expect(await screen.findByText('Doigravanje još nije određeno')).toBeVisible();
});

it('speaks English', async () => {
  await act(() => i18n.changeLanguage('en'));
  open(
    bracket([
      {
        name: 'SF',
        ties: [
          tie('SF1', {
            home: bura,
            away: jugo,
            ...buraWon,
            by: 'award',
            legs: [played(9, 1, '5:0')],
          }),
        ],
      },
    ]),
  );
  expect(await sentencesOf('Semi-finals')).toEqual([
    'SF1: Bura – Jugo. Score 5:0. Bura goes through, by decision of the league.',
  ]);
});
