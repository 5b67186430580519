import type { Ban, LeagueDiscipline as Discipline } from '@kolo/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '@/shared/api';
import { i18n } from '@/shared/i18n/i18n';
import { ok, serve } from '@/shared/testing/fake-server';
import { clearToast, Toaster } from '@/shared/ui';
import { LeagueDiscipline } from './LeagueDiscipline';

const ban = (changes: Partial<Ban>): Ban => ({
  kind: 'red',
  matchId: 31,
  decisionId: null,
  amount: 2,
  served: [],
  remaining: 1,
  overServed: 0,
  ...changes,
});
const discipline: Discipline = {
  asOf: '2026-03-15T16:00:00.000Z',
  people: [
    { playerId: 1, name: 'Ivo', teamId: 4, yellows: 2, bans: [ban({})], blockedIn: 40 },
    {
      playerId: 2,
      name: 'Ante',
      teamId: 4,
      yellows: 0,
      bans: [ban({ kind: 'decision', decisionId: 'd-1.0', overServed: 1 })],
      blockedIn: 40,
    },
    { playerId: 3, name: 'Luka', teamId: 4, yellows: 0, bans: [], blockedIn: null },
  ],
  officials: [],
  flags: [{ code: 'ineligible-player', matchId: 36, playerId: 1 }],
  carried: [],
  again: [],
  staff: [{ officialId: 70, name: 'Ivo Ivić', teamId: 4 }],
};
const appeal = {
  event: {
    type: 'AppealFiled',
    data: { decisionId: 'd-1.0', suspensive: true },
    id: 'a-1.0',
    at: '2026-03-15T16:00:00.000Z',
    version: 2,
  },
};

const next = { id: 8, name: 'Prva liga', season: '2026/27', startDate: '2026-10-01T00:00:00.000Z' };
const leagues = [
  { ...next, id: 7, season: '2025/26', startDate: '2025-10-01T00:00:00.000Z' },
  { ...next, id: 9, season: '2027/28', startDate: '2027-10-01T00:00:00.000Z' },
  { ...next, id: 6, name: 'Druga liga' },
];

async function open(decisions: unknown[] = [], changes: Partial<Discipline> = {}, withNext = true) {
  const server = serve({
    'GET /api/leagues/7/discipline': ok({ ...discipline, ...changes }),
    'GET /api/leagues/7/fines': ok({ teams: [] }),
    'GET /api/leagues': ok(withNext ? [...leagues, next] : [leagues[0], leagues[2]]),
    'GET /api/teams/league/8': ok([
      { id: 50, name: 'Jugo', userId: 105 },
      { id: 51, name: 'Bura', userId: 104 },
    ]),
    'GET /api/players/team/51': ok([
      { id: 60, firstName: 'Luka', lastName: 'Perić', jerseyNumber: 8, withdrawnAt: null },
      { id: 61, firstName: 'Ivo', lastName: 'Ban', jerseyNumber: 9, withdrawnAt: null },
    ]),
    'GET /api/leagues/8/discipline': ok(discipline),
    'GET /api/leagues/8/decisions': ok({ events: [], next: null }),
    'POST /api/leagues/8/suspensions': ok({}),
    'GET /api/matches/league/7': ok([
      {
        id: 33,
        round: 3,
        matchDate: '2026-03-14T18:00:00.000Z',
        homeTeamName: 'Bura',
        awayTeamName: 'Jugo',
        status: 'completed',
      },
    ]),
    'GET /api/teams/league/7': ok([{ id: 4, name: 'Bura', userId: 104 }]),
    'GET /api/leagues/7/decisions': ok({ events: decisions, next: null }),
    'GET /api/players/team/4': ok([
      { id: 3, firstName: 'Luka', lastName: 'Perić', jerseyNumber: 8, withdrawnAt: null },
    ]),
    'POST /api/leagues/7/suspensions': ok({}),
    'POST /api/leagues/7/suspensions/d-1.0/appeals': ok({}),
    'PATCH /api/leagues/7/suspensions/d-1.0': ok({}),
    'PATCH /api/leagues/7/appeals/a-1.0': ok({}),
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <LeagueDiscipline leagueId={7} />
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
  await screen.findByText('Ivo');
  return server;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeAll(async () => {
  await i18n.ready('discipline', 'hr');
  await i18n.ready('decisions', 'hr');
});
beforeEach(() => act(clearToast));
afterEach(() => jest.restoreAllMocks());

it('lists everybody with a card or a ban, and what needs a look', async () => {
  await open();
  expect(screen.getByText('Crveni karton: još 1 od 2.')).toBeVisible();
  expect(screen.getByText('2 žuta kartona')).toBeVisible();
  expect(screen.getByText('Odrađena je 1 utakmica previše.')).toBeVisible();
  expect(screen.getByText('Ivo: na popisu unatoč suspenziji.')).toBeVisible();
  expect(screen.queryByText('Luka')).toBeNull();
  expect(screen.queryByText('Kazne')).toBeNull();
});

it('those who miss matches stand before those who were only warned', async () => {
  const warned = { teamId: 4, yellows: 2, blockedIn: null };
  const served = ban({ served: [{ matchId: 33 }, { matchId: 33 }], remaining: 0 });
  await open([], {
    people: [
      { ...warned, playerId: 1, name: 'Ivo', bans: [] },
      { ...warned, playerId: 2, name: 'Ante', bans: [served] },
      { ...warned, playerId: 3, name: 'Luka', bans: [ban({})] },
    ],
  });
  const names = screen.getAllByText(/^(Ivo|Ante|Luka)$/).map(({ textContent }) => textContent);
  expect(names).toEqual(['Luka', 'Ivo', 'Ante']);
});

it('a flag leads to the decision about its match', async () => {
  await open([], { flags: [{ code: 'ineligible-player', matchId: 33, playerId: 1 }] });
  expect(await screen.findByRole('button', { name: 'Odluka…: Bura – Jugo' })).toBeVisible();
});

it('a suspended official whom a match names needs a look, and nothing is decided about the match', async () => {
  await open([], {
    officials: [
      { officialId: 1, name: 'Ivo Ivić', teamId: 4, yellows: 0, bans: [ban({})], blockedIn: null },
    ],
    flags: [{ code: 'ineligible-official', matchId: 33, officialId: 1 }],
  });
  const line = await screen.findByText('Ivo Ivić: naveden u utakmici unatoč suspenziji.');
  expect(line).toBeVisible();
  await waitFor(() => expect(line.parentElement).toHaveTextContent(/ Bura – Jugo$/));
  expect(screen.queryByRole('button', { name: /^Odluka…/ })).toBeNull();
});

it('a player is suspended by a decision, which needs the player and a length', async () => {
  const server = await open();
  await press('Suspendiraj');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.clear(dialog.getByLabelText('Utakmica'));
  await userEvent.click(dialog.getByRole('button', { name: 'Suspendiraj' }));
  expect(dialog.getByText('Odaberite koga se suspendira.')).toBeVisible();
  expect(dialog.getByText('Upišite broj utakmica.')).toBeVisible();
  await userEvent.selectOptions(
    dialog.getByLabelText('Tko'),
    await dialog.findByRole('option', { name: 'Luka Perić (8)' }),
  );
  await userEvent.type(dialog.getByLabelText('Utakmica'), '3');
  await userEvent.selectOptions(dialog.getByLabelText('Razlog'), 'Uvreda');
  await userEvent.click(dialog.getByRole('button', { name: 'Suspendiraj' }));
  expect(await screen.findByText('Suspenzija je izrečena')).toBeVisible();
  expect(server.sent('POST')).toEqual([
    [
      '/api/leagues/7/suspensions',
      {
        playerId: 3,
        reason: 'insult',
        from: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        kind: 'matches',
        amount: 3,
      },
    ],
  ]);
});

it('a suspension holds from the day of Zagreb, also half an hour after midnight', async () => {
  await open();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-07-04T22:30:00Z'));
  await press('Suspendiraj');
  expect(screen.getByLabelText('Vrijedi od')).toHaveValue('2026-07-05');
});

it('an official of the team is suspended alike', async () => {
  const server = await open();
  await press('Suspendiraj');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('Tko'), 'Ivo Ivić');
  await userEvent.click(dialog.getByRole('button', { name: 'Suspendiraj' }));
  expect(await screen.findByText('Suspenzija je izrečena')).toBeVisible();
  expect(server.sent('POST')).toMatchObject([
    ['/api/leagues/7/suspensions', { officialId: 70, kind: 'matches', amount: 1 }],
  ]);
});

it('an official whom no match names yet is suspended by name', async () => {
  const server = await open();
  await press('Suspendiraj');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('Tko'), 'Netko drugi, po imenu…');
  await userEvent.type(dialog.getByLabelText('Ime'), ' Rade ');
  await userEvent.click(dialog.getByRole('button', { name: 'Suspendiraj' }));
  expect(dialog.getByText('Upišite ime i prezime.')).toBeVisible();
  expect(server.sent('POST')).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Prezime'), 'Radić');
  await userEvent.click(dialog.getByRole('button', { name: 'Suspendiraj' }));
  expect(await screen.findByText('Suspenzija je izrečena')).toBeVisible();
  expect(server.sent('POST')).toMatchObject([
    [
      '/api/leagues/7/suspensions',
      { teamId: 4, firstName: 'Rade', lastName: 'Radić', kind: 'matches', amount: 1 },
    ],
  ]);
});

it('the ban of somebody whom another team registered again is carried over with the form', async () => {
  const until = ban({ kind: 'decision', amount: 0, remaining: 0, until: '2026-05-01' });
  const luka = { playerId: 3, officialId: null, name: 'Luka Perić' };
  const again = [{ ...luka, teamId: 4, earlierId: 9, earlierTeamId: 5, ban: until }];
  const server = await open([], { again });
  expect(screen.getByText('Odluka lige: do 01. 05. 2026.')).toBeVisible();
  await press('Prenesi suspenziju: Luka Perić');
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByRole('option', { name: 'Luka Perić (8)' });
  expect(dialog.getByLabelText('Tko')).toHaveDisplayValue('Luka Perić (8)');
  await userEvent.click(dialog.getByRole('button', { name: 'Suspendiraj' }));
  await waitFor(() => expect(server.sent('POST')).toHaveLength(1));
  expect(server.sent('POST')).toMatchObject([
    [
      '/api/leagues/7/suspensions',
      { playerId: 3, reason: 'carried', matchId: 31, kind: 'until', until: '2026-05-01' },
    ],
  ]);
});

it('a decision about a red card names its match, and so takes the place of its ban', async () => {
  const server = await open();
  await press('Odluči o crvenom kartonu: Ivo');
  const dialog = within(screen.getByRole('dialog', { name: 'Odluči o crvenom kartonu' }));
  expect(dialog.getByText('Ivo')).toBeVisible();
  for (const given of ['Tim', 'Tko', 'Vrijedi od'])
    expect(dialog.queryByLabelText(given)).toBeNull();
  expect(dialog.getByLabelText('Utakmica')).toHaveValue('2');
  await userEvent.clear(dialog.getByLabelText('Utakmica'));
  await userEvent.type(dialog.getByLabelText('Utakmica'), '4');
  await userEvent.selectOptions(dialog.getByLabelText('Razlog'), 'Uvreda');
  await userEvent.click(dialog.getByRole('button', { name: 'Suspendiraj' }));
  await waitFor(() => expect(server.sent('POST')).toHaveLength(1));
  expect(server.sent('POST')).toMatchObject([
    [
      '/api/leagues/7/suspensions',
      {
        playerId: 1,
        reason: 'insult',
        matchId: 31,
        kind: 'matches',
        amount: 4,
        from: '2026-03-15',
      },
    ],
  ]);
});

it('nothing is left to decide about a red card that was decided or corrected away', async () => {
  const [person] = discipline.people;
  const bans = [ban({ amount: 0, overServed: 1 }), ban({ remaining: 2, lapsed: true })];
  await open([], { people: person === undefined ? [] : [{ ...person, bans }] });
  expect(screen.queryByRole('button', { name: /^Odluči/ })).toBeNull();
});

it('a suspension is changed, and an appeal against it is filed', async () => {
  const server = await open();
  await press('Promijeni suspenziju: Ante');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('Trajanje'), 'Trajno');
  await userEvent.click(dialog.getByRole('button', { name: 'Spremi' }));
  expect(await screen.findByText('Suspenzija je promijenjena')).toBeVisible();
  expect(server.sent('PATCH')).toEqual([
    ['/api/leagues/7/suspensions/d-1.0', { kind: 'for-ever' }],
  ]);
  await press('Žalba s odgodom: Ante');
  expect(await screen.findByText('Žalba je zaprimljena')).toBeVisible();
  expect(server.sent('POST')).toEqual([
    ['/api/leagues/7/suspensions/d-1.0/appeals', { suspensive: true }],
  ]);
});

it('an appeal that waits is decided', async () => {
  const server = await open([appeal]);
  await press('Odbij žalbu: Ante');
  expect(await screen.findByText('O žalbi je odlučeno')).toBeVisible();
  expect(server.sent('PATCH')).toEqual([['/api/leagues/7/appeals/a-1.0', { outcome: 'rejected' }]]);
});

it('a suspension whose appeal is decided is not appealed against again', async () => {
  const decided = { ...appeal.event, type: 'AppealDecided', id: 'b-1.0', version: 3 };
  const data = { appealId: 'a-1.0', outcome: 'rejected' };
  await open([appeal, { event: { ...decided, data } }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: /alb.*: Ante$/ })).toBeNull());
  expect(screen.getByRole('button', { name: 'Promijeni suspenziju: Ante' })).toBeVisible();
});

const flags = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    code: 'ineligible-player' as const,
    matchId: 40 + at,
    playerId: 1,
  }));
const onAWideScreen = (): void => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
    );
};
const shownFlags = () =>
  screen
    .getAllByText('Ivo: na popisu unatoč suspenziji.')
    .filter((line) => line.closest('details')?.open).length;

it('what needs a look is folded on a phone, where it is more than one line', async () => {
  await open([], { flags: flags(2) });
  expect(shownFlags()).toBe(0);
  await userEvent.click(screen.getByText('2 stvari za provjeru'));
  expect(shownFlags()).toBe(2);
});

it.each([
  [5, 5],
  [6, 0],
])('of %i lines that need a look a wide screen shows %i', async (count, shown) => {
  onAWideScreen();
  await open([], { flags: flags(count) });
  expect(shownFlags()).toBe(shown);
});

it('the matches that served a ban are listed one by one', async () => {
  const served = [{ matchId: 33 }, { matchId: 34 }];
  const [person] = discipline.people;
  await open([], { people: person === undefined ? [] : [{ ...person, bans: [ban({ served })] }] });
  const list = within(await screen.findByRole('list', { name: 'Odrađeno: Ivo' }));
  expect(await list.findByText('Bura – Jugo')).toBeVisible();
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^3\. kolo, Bura – Jugo, .*14.*2026/),
    'utakmica #34',
  ]);
});

const carried = [
  { playerId: 1, officialId: null, name: 'Ivo Ban', teamId: 4, matchId: 31, amount: 2 },
];

it('what remains of a ban is imposed in the next season with one press and the form', async () => {
  const server = await open([], { carried });
  expect(
    await screen.findByText(
      'Sezona je gotova. Ostatak suspenzije upisuje se u ligu Prva liga · 2026/27.',
    ),
  ).toBeVisible();
  const imposing = await screen.findByRole('button', { name: 'Upiši u novu sezonu: Ivo Ban' });
  await waitFor(() => expect(imposing).toBeEnabled());
  await userEvent.click(imposing);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText('Tim')).toHaveDisplayValue('Bura');
  expect(dialog.getByLabelText('Tko')).toHaveDisplayValue('Ivo Ban (9)');
  server.on('GET /api/leagues/8/decisions', ok({ events: [imposed], next: null }));
  await userEvent.click(dialog.getByRole('button', { name: 'Suspendiraj' }));
  expect(await screen.findByText('Upisano u novu sezonu')).toBeVisible();
  expect(server.sent('POST')).toEqual([['/api/leagues/8/suspensions', imposed.event.data]]);
});

const imposed = {
  event: {
    type: 'SuspensionImposed',
    data: {
      playerId: 61,
      reason: 'carried',
      from: '2026-10-01',
      matchId: 31,
      kind: 'matches',
      amount: 2,
    },
    id: 'n-1.0',
    at: '2026-10-01T16:00:00.000Z',
    version: 1,
  },
};

it('what remains of an official’s ban is imposed on the same official of the company’s next team', async () => {
  const coach = { playerId: null, officialId: 70, name: 'Ivo Ivić' };
  const server = await open([], { carried: [{ ...coach, teamId: 4, matchId: null, amount: 1 }] });
  const { staff } = discipline;
  const next = { ...discipline, staff: staff.map((one) => ({ ...one, teamId: 51 })) };
  server.on('GET /api/leagues/8/discipline', ok(next));
  const imposing = await screen.findByRole('button', { name: 'Upiši u novu sezonu: Ivo Ivić' });
  await waitFor(() => expect(imposing).toBeEnabled());
  await userEvent.click(imposing);
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByRole('option', { name: 'Ivo Ivić' });
  expect(dialog.getByLabelText('Tim')).toHaveDisplayValue('Bura');
  expect(dialog.getByLabelText('Tko')).toHaveDisplayValue('Ivo Ivić');
  const data = {
    officialId: 70,
    reason: 'carried',
    from: '2026-10-01',
    kind: 'matches',
    amount: 1,
  };
  const event = { ...imposed.event, type: 'OfficialSuspended', data };
  server.on('GET /api/leagues/8/decisions', ok({ events: [{ event }], next: null }));
  await userEvent.click(dialog.getByRole('button', { name: 'Suspendiraj' }));
  expect(await screen.findByText('Upisano u novu sezonu')).toBeVisible();
  expect(server.sent('POST')).toEqual([['/api/leagues/8/suspensions', data]]);
});

it('a ban until a day goes into the next season with its day', async () => {
  const until = { playerId: 1, officialId: null, name: 'Ivo Ban', until: '2026-12-01' };
  const server = await open([], { carried: [{ ...until, teamId: 4, matchId: null, amount: 0 }] });
  expect(screen.getByText('Do 01. 12. 2026.')).toBeVisible();
  const imposing = await screen.findByRole('button', { name: 'Upiši u novu sezonu: Ivo Ban' });
  await waitFor(() => expect(imposing).toBeEnabled());
  await userEvent.click(imposing);
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByRole('option', { name: 'Ivo Ban (9)' });
  await userEvent.click(dialog.getByRole('button', { name: 'Suspendiraj' }));
  await waitFor(() => expect(server.sent('POST')).toHaveLength(1));
  expect(server.sent('POST')).toMatchObject([
    ['/api/leagues/8/suspensions', { kind: 'until', until: '2026-12-01', reason: 'carried' }],
  ]);
});

it('the ban of an official whom another team names is carried over with the form', async () => {
  const again = [
    {
      playerId: null,
      officialId: 70,
      name: 'Ivo Ivić',
      teamId: 4,
      earlierId: 9,
      earlierTeamId: 5,
      ban: ban({}),
    },
  ];
  const server = await open([], { again });
  await press('Prenesi suspenziju: Ivo Ivić');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText('Tko')).toHaveDisplayValue('Ivo Ivić');
  await userEvent.click(dialog.getByRole('button', { name: 'Suspendiraj' }));
  await waitFor(() => expect(server.sent('POST')).toHaveLength(1));
  expect(server.sent('POST')).toMatchObject([
    ['/api/leagues/7/suspensions', { officialId: 70, reason: 'carried', amount: 1 }],
  ]);
});

it('without a next season one sentence shows how it is done', async () => {
  await open([], { carried }, false);
  expect(await screen.findByText(/^Sezona je gotova: kad otvorite ligu istog imena/)).toBeVisible();
  expect(screen.getByText('Još 2 utakmice.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Upiši/ })).toBeNull();
});
