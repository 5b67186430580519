import { presetRules } from '@kolo/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakeServer } from '@/shared/testing/fake-server';
import { match, open, serveLeague, tab, team } from './testing/league';

let server: FakeServer;

beforeEach(() => {
  server = serveLeague();
});

/** The form of a new match, with its home team selected. */
async function newMatch(): Promise<void> {
  server.on('POST /api/matches', [201, {}]);
  open();
  const button = await screen.findByRole('button', { name: 'Nova utakmica' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await userEvent.selectOptions(screen.getByLabelText('Domaći tim'), '1');
}

describe('the dialogs of a league', () => {
  it('takes a result: never below 0, and what is no number is 0', async () => {
    server.on('GET /api/matches/league/7', [200, [match(3, {})]]);
    server.on('PATCH /api/matches/3/result', [200, {}]);
    open();
    await tab('Utakmice');
    await userEvent.click(await screen.findByRole('button', { name: /^Rezultat/ }));
    const home = screen.getByLabelText('Golovi: Bura');
    await userEvent.clear(home);
    await userEvent.type(home, '-4');
    await userEvent.clear(screen.getByLabelText('Golovi: Jugo'));
    await userEvent.click(screen.getByRole('button', { name: 'Spremi rezultat' }));
    expect(await screen.findByText('Rezultat utakmice je ažuriran')).toBeVisible();
    expect(server.sent('PATCH')).toEqual([
      ['/api/matches/3/result', { homeScore: 0, awayScore: 0 }],
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('takes a level result with its extra time and kicks where the rules have them', async () => {
    const rules = { preset: 'tournament', rules: presetRules.tournament, version: 1 };
    server.on('GET /api/leagues/7/match-rules', [200, rules]);
    server.on('GET /api/matches/league/7', [200, [match(3, {})]]);
    server.on('PATCH /api/matches/3/result', [200, {}]);
    open();
    await tab('Utakmice');
    await userEvent.click(await screen.findByRole('button', { name: /^Rezultat/ }));
    const type = async (label: string, typed: string) => {
      await userEvent.clear(screen.getByLabelText(label));
      await userEvent.type(screen.getByLabelText(label), typed);
    };
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Igrao se produžetak/ }));
    await type('Golovi: Bura', '3');
    expect(screen.queryByLabelText('Raspucavanje: Bura')).toBeNull();
    await type('Golovi: Jugo', '3');
    await type('Raspucavanje: Bura', '4');
    await type('Raspucavanje: Jugo', '5');
    await userEvent.click(screen.getByRole('button', { name: 'Spremi rezultat' }));
    await waitFor(() => expect(server.sent('PATCH')).toHaveLength(1));
    expect(server.sent('PATCH')[0]?.[1]).toEqual({
      homeScore: 3,
      awayScore: 3,
      afterExtraTime: true,
      shootout: { home: 4, away: 5 },
    });
  });

  it.each([
    ['says so before a match has begun', 3_600_000, 1],
    ['says nothing of a match whose time has come', -3_600_000, 0],
  ])('%s, and takes its result', async (_, ahead, hints) => {
    const matchDate = new Date(Date.now() + ahead).toISOString();
    server.on('GET /api/matches/league/7', [200, [match(3, { matchDate })]]);
    server.on('PATCH /api/matches/3/result', [200, {}]);
    open();
    await tab('Utakmice');
    await userEvent.click(await screen.findByRole('button', { name: /^Rezultat/ }));
    expect(screen.queryAllByText(/^Prema rasporedu ta utakmica još nije počela/)).toHaveLength(
      hints,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Spremi rezultat' }));
    await waitFor(() => expect(server.sent('PATCH')).toHaveLength(1));
  });

  it('moves a match, with what it was in the form', async () => {
    const planned = { venue: 'Sutinska', round: 2, matchDate: '2025-10-26T18:00:00Z' };
    server.on('GET /api/matches/league/7', [200, [match(3, planned)]]);
    server.on('PATCH /api/matches/3/schedule', [200, {}]);
    open();
    await tab('Utakmice');
    await userEvent.click(await screen.findByRole('button', { name: 'Termin: Bura – Jugo' }));
    const fields = ['Datum', 'Vrijeme', /^Dvorana/, /^Kolo/].map((name) =>
      screen.getByLabelText(name),
    );
    expect(fields.map((field) => (field as HTMLInputElement).value)).toEqual([
      '2025-10-26',
      '19:00',
      'Sutinska',
      '2',
    ]);
    const [day, time, venue] = fields as HTMLInputElement[];
    if (day === undefined || time === undefined || venue === undefined) throw new Error('no form');
    fireEvent.change(day, { target: { value: '2025-10-19' } });
    await userEvent.clear(time);
    await userEvent.type(time, '2030');
    await userEvent.clear(venue);
    const save = screen.getByRole('button', { name: 'Spremi termin' });
    await userEvent.click(save);
    expect(await screen.findByText(/HH:MM \(00:00-23:59\)/)).toBeVisible();
    expect(server.sent('PATCH')).toEqual([]);
    await userEvent.clear(time);
    await userEvent.type(time, ' 20.30 h');
    await userEvent.click(save);
    expect(await screen.findByText('Termin je spremljen')).toBeVisible();
    // Still summer time.
    expect(server.sent('PATCH')).toEqual([
      ['/api/matches/3/schedule', { matchDate: '2025-10-19T18:30:00.000Z', venue: null, round: 2 }],
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says while a time is chosen with which match it would overlap, and takes it all the same', async () => {
    const matchDate = '2025-10-26T18:00:00.000Z';
    const booking = (matchId: number, at: string, home: number, userId: number) => ({
      matchId,
      leagueId: matchId,
      matchDate: at,
      venue: 'Sutinska',
      drawing: 'one',
      home: { id: home, name: home === 1 ? 'Bura' : 'Bura B', userId },
      away: { id: 20 + matchId, name: 'Jugo', userId: null },
    });
    server.on('GET /api/matches/league/7', [
      200,
      [match(3, { matchDate, venue: 'Sutinska', leagueId: 7 })],
    ]);
    server.on('GET /api/leagues', [200, [{ id: 9, name: 'Druga liga', season: '2025/26' }]]);
    server.on('GET /api/matches/bookings', [
      200,
      [booking(3, matchDate, 1, 70), booking(9, '2025-10-26T20:00:00.000Z', 8, 70)],
    ]);
    server.on('PATCH /api/matches/3/schedule', [200, {}]);
    open();
    await tab('Utakmice');
    await userEvent.click(await screen.findByRole('button', { name: /^Termin/ }));
    expect(screen.queryByText(/Preklapa se/)).toBeNull();
    const time = screen.getByLabelText('Vrijeme');
    await userEvent.clear(time);
    await userEvent.type(time, '20:30');
    const clash = async () => (await screen.findByText(/Preklapa se/)).closest('li');
    expect(await clash()).toHaveTextContent(
      'Preklapa se s utakmicom u 21:00, Bura B – Jugo (Druga liga · 2025/26): ista dvorana (Sutinska), ista tvrtka (Bura)',
    );
    await userEvent.clear(screen.getByLabelText(/^Dvorana/));
    expect(await clash()).toHaveTextContent(/2025\/26\): ista tvrtka \(Bura\)$/);
    await userEvent.click(screen.getByRole('button', { name: 'Spremi termin' }));
    expect(await screen.findByText('Termin je spremljen')).toBeVisible();
  });

  it('keeps what was typed when the server refuses to move a match', async () => {
    server.on('GET /api/matches/league/7', [200, [match(3, {})]]);
    server.on('PATCH /api/matches/3/schedule', [409, { message: 'Utakmica je počela.' }]);
    open();
    await tab('Utakmice');
    await userEvent.click(await screen.findByRole('button', { name: /^Termin/ }));
    await userEvent.type(screen.getByLabelText(/^Dvorana/), 'Sutinska');
    await userEvent.click(screen.getByRole('button', { name: 'Spremi termin' }));
    expect(await screen.findByText('Utakmica je počela.')).toBeVisible();
    expect(screen.getByLabelText(/^Dvorana/)).toHaveValue('Sutinska');
  });

  it('calls a match off once that is confirmed', async () => {
    server.on('GET /api/matches/league/7', [200, [match(3, {})]]);
    server.on('PATCH /api/matches/3/state', [200, {}]);
    open();
    await tab('Utakmice');
    await userEvent.click(await screen.findByRole('button', { name: /^Termin/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Otkaži utakmicu' }));
    const question = screen.getByRole('alertdialog');
    expect(question).toHaveTextContent('Bura – Jugo ostaje na rasporedu kao otkazana');
    await userEvent.click(within(question).getByRole('button', { name: 'Odustani' }));
    expect(server.sent('PATCH')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Otkaži utakmicu' }));
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Otkaži utakmicu' }),
    );
    expect(await screen.findByText('Utakmica je otkazana')).toBeVisible();
    expect(server.sent('PATCH')).toEqual([['/api/matches/3/state', { status: 'cancelled' }]]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads from a match that was called off to its log, where that can be undone', async () => {
    server.on('GET /api/matches/league/7', [200, [match(3, { status: 'cancelled' })]]);
    open();
    await tab('Utakmice');
    expect(await screen.findByRole('link', { name: /^Zapisnik/ })).toHaveAttribute(
      'href',
      '/admin/match/3',
    );
    expect(screen.queryByRole('button', { name: /^(Termin|Rezultat)/ })).toBeNull();
  });

  it('offers the companies that have no team here, and enters one', async () => {
    server.on('POST /api/teams', [201, team(3, 'Maestral')]);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Dodaj tim' }));
    const dialog = screen.getByRole('dialog');
    const [choice, ...more] = await within(dialog).findAllByRole('checkbox');
    expect(more).toEqual([]);
    expect(choice).toHaveFocus();
    expect(choice).toHaveAccessibleName('maestral');
    expect(within(dialog).getByRole('button', { name: 'Dodaj tim' })).toBeDisabled();
    await userEvent.click(within(dialog).getByLabelText('maestral'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dodaj tim' }));
    expect(await screen.findByText('Tim je dodan u ligu')).toBeVisible();
    expect(server.sent('POST')).toEqual([['/api/teams', { userId: 103, leagueId: 7 }]]);
  });

  it('distinguishes companies and teams of the same name by their user names', async () => {
    const namesakes = ['bura1', 'bura2'].map((username, index) => ({
      ...team(index + 1, 'Bura'),
      user: { companyName: 'Bura d.o.o.', username },
    }));
    server.on('GET /api/teams/league/7', [200, [...namesakes, team(3, 'Jugo')]]);
    server.on('GET /api/users/companies', [
      200,
      [
        { id: 201, companyName: 'Val d.o.o.', username: 'val1' },
        { id: 202, companyName: 'Val d.o.o.', username: 'val2' },
      ],
    ]);
    const offered = (label: string): (string | null)[] =>
      within(screen.getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await newMatch();
    expect(offered('Gostujući tim').slice(1)).toEqual(['Bura (bura1)', 'Bura (bura2)', 'Jugo']);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Dodaj tim' }));
    const companies = await screen.findByRole('group', { name: 'Tvrtke' });
    expect(within(companies).getByLabelText('Val d.o.o. (val1)')).toBeVisible();
    expect(within(companies).getByLabelText('Val d.o.o. (val2)')).toBeVisible();
  });

  it('enters several at once, and keeps the one that was refused', async () => {
    server.on('GET /api/users/companies', [
      200,
      [201, 202, 203].map((id) => ({ id, companyName: `Val ${id}`, username: `val${id}` })),
    ]);
    server.on('POST /api/teams', ({ body }) =>
      (body as { userId: number }).userId === 202
        ? [409, { message: 'Tvrtka već ima tim.' }]
        : [201, {}],
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Dodaj tim' }));
    const dialog = screen.getByRole('dialog');
    for (const id of [201, 202, 203])
      await userEvent.click(await within(dialog).findByLabelText(`Val ${id}`));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dodaj 3 tima' }));
    expect(await screen.findByText('Nije uspjelo: 1 od 3')).toBeVisible();
    expect(screen.getByText('Val 202: Tvrtka već ima tim.')).toBeVisible();
    expect(server.sent('POST').map(([, body]) => body)).toEqual(
      [201, 202, 203].map((userId) => ({ userId, leagueId: 7 })),
    );
    expect(dialog).toBeInTheDocument();
  });

  it('hints at a day that has passed, and takes it', async () => {
    await newMatch();
    const day = screen.getByLabelText('Datum');
    expect(day).not.toHaveAccessibleDescription();
    fireEvent.change(day, { target: { value: '2025-11-02' } });
    expect(day).toHaveAccessibleDescription(/^Taj je datum već prošao/);
    await userEvent.selectOptions(screen.getByLabelText('Gostujući tim'), '2');
    await userEvent.click(screen.getByRole('button', { name: 'Kreiraj utakmicu' }));
    await waitFor(() => expect(server.sent('POST')).toHaveLength(1));
  });

  it('schedules a match in Zagreb time, once its fields are sound', async () => {
    await newMatch();
    await userEvent.selectOptions(screen.getByLabelText('Gostujući tim'), '1');
    await userEvent.clear(screen.getByLabelText('Vrijeme'));
    await userEvent.type(screen.getByLabelText('Vrijeme'), '25:00');
    await userEvent.clear(screen.getByLabelText('Datum'));
    await userEvent.type(screen.getByLabelText('Datum'), '2025-11-02');
    const submit = screen.getByRole('button', { name: 'Kreiraj utakmicu' });
    await userEvent.click(submit);
    expect(await screen.findByText(/moraju biti različiti/)).toBeVisible();
    expect(screen.getByText(/HH:MM \(00:00-23:59\)/)).toBeVisible();
    expect(server.sent('POST')).toEqual([]);
    await userEvent.selectOptions(screen.getByLabelText('Gostujući tim'), '2');
    await userEvent.clear(screen.getByLabelText('Vrijeme'));
    await userEvent.type(screen.getByLabelText('Vrijeme'), '19:00');
    await userEvent.click(submit);
    expect(await screen.findByText('Utakmica je kreirana')).toBeVisible();
    expect(server.sent('POST')).toEqual([
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

  it('schedules one match at a double click', async () => {
    await newMatch();
    await userEvent.selectOptions(screen.getByLabelText('Gostujući tim'), '2');
    const submit = screen.getByRole('button', { name: 'Kreiraj utakmicu' });
    for (const detail of [1, 2])
      fireEvent(submit, new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sent('POST')).toHaveLength(1);
  });

  it('repeats why the server refuses, and keeps the dialog', async () => {
    server.on('POST /api/teams', [409, { message: 'Tvrtka već ima tim u ovoj ligi.' }]);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Dodaj tim' }));
    const dialog = screen.getByRole('dialog');
    await userEvent.click(await within(dialog).findByLabelText('maestral'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dodaj tim' }));
    expect(await screen.findByText(/Tvrtka već ima tim u ovoj ligi\.$/)).toBeVisible();
    expect(screen.getByText('Nije uspjelo: 1 od 1')).toBeVisible();
    expect(dialog).toBeInTheDocument();
  });
});

describe('a team of the league', () => {
  it('can be renamed, and removed after its consequences were shown', async () => {
    server.on('GET /api/players/team/1', [200, []]);
    server.on('PATCH /api/teams/1', [200, team(1, 'Nova Bura')]);
    server.on('DELETE /api/teams/1/league', [200, team(1, 'Bura')]);
    open();
    await tab('Timovi');
    const edit = () => screen.getByRole('button', { name: 'Uredi tim: Bura' });
    await userEvent.click(edit());
    const name = screen.getByLabelText('Ime tima');
    await userEvent.clear(name);
    await userEvent.type(name, 'Nova Bura');
    await userEvent.click(screen.getByRole('button', { name: 'Spremi' }));
    expect(await screen.findByText('Tim je spremljen')).toBeVisible();
    expect(server.sent('PATCH')).toEqual([['/api/teams/1', { name: 'Nova Bura' }]]);
    await userEvent.click(edit());
    await userEvent.click(screen.getByRole('button', { name: 'Ukloni iz lige' }));
    const question = screen.getByRole('alertdialog');
    expect(question).toHaveTextContent('zakazane utakmice se otkazuju');
    await userEvent.click(within(question).getByRole('button', { name: 'Ukloni iz lige' }));
    expect(await screen.findByText('Tim više nije u ligi')).toBeVisible();
  });
});
