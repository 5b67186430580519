import type { LeagueView, TeamView } from '@kolo/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQueryClient } from '@/shared/api';
import '@/shared/i18n/i18n';
import { type FakeServer, serve } from '@/shared/testing/fake-server';
import { fill } from '@/shared/testing/screen';
import { Toaster } from '@/shared/ui';
import { ScheduleDialog } from './ScheduleDialog';

const league = (id: number): LeagueView =>
  ({
    id,
    name: `Liga ${id}`,
    season: '2025/26',
    startDate: '2025-09-30T22:00:00.000Z',
    endDate: '2026-05-24T21:59:00.000Z',
  }) as LeagueView;
const teams = ['Bura', 'Jugo', 'Maestral', 'Tramontana'].map(
  (name, index) => ({ id: index + 1, name, userId: index + 1 }) as TeamView,
);

let server: FakeServer;
const onClose = jest.fn();

const open = (leagues = [league(1), league(2)], shown: LeagueView | null = null) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ScheduleDialog leagues={leagues} shown={shown} onClose={onClose} />
      <Toaster />
    </QueryClientProvider>,
  );

const choose = async (id: string): Promise<void> =>
  userEvent.selectOptions(screen.getByLabelText('Liga'), id);
const date = (round: number): HTMLInputElement => screen.getByLabelText(`${round}. kolo`);
const preview = (): HTMLElement => screen.getByRole('button', { name: 'Pregledaj raspored' });
const setDate = (round: number, value: string): boolean =>
  fireEvent.change(date(round), { target: { value } });

afterEach(() => jest.restoreAllMocks());
beforeEach(() => {
  server = serve({
    'GET /api/matches/bookings': [200, []],
    'GET /api/teams/league/1': [200, teams],
    'GET /api/matches/league/1': [200, []],
    'GET /api/teams/league/2': [200, teams],
    'GET /api/league-table/1': [200, []],
    'GET /api/league-table/2': [200, []],
    'GET /api/matches/league/2': [200, [{ id: 9 }]],
    'POST /api/matches/generate-schedule': [201, { message: 'Utakmica 12, kola 6.' }],
  });
  onClose.mockReset();
});

describe('ScheduleDialog', () => {
  it('begins without a league: home and away, 19:00, nothing to preview', () => {
    open();
    expect(preview()).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: /Dvokružno/ })).toBeChecked();
    expect(screen.getByLabelText('Termin 1')).toHaveValue('19:00');
  });

  it('takes over hall, first day and first kick-off of the league, a slot for each match of a round', async () => {
    const settings = { venue: 'Sutinska vrela', kickOffFrom: '16:30', kickOffUntil: null };
    open([{ ...league(1), ...settings }]);
    await waitFor(() => expect(screen.getByLabelText('Termin 2')).toHaveValue('17:30'));
    expect(screen.getByLabelText('Termin 1')).toHaveValue('16:30');
    expect(screen.queryByLabelText('Termin 3')).toBeNull();
    expect(screen.getByLabelText(/Dvorana/)).toHaveValue('Sutinska vrela');
    expect(date(1)).toHaveValue('2025-10-01');
    expect(date(2)).toHaveValue('2025-10-08');
    await fill({ 'Termin 1': ' 16.30\u00a0h' });
    await userEvent.click(preview());
    expect(screen.queryByText(/istodobno/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Generiraj raspored' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(server.sent('POST')[0]?.[1]).toMatchObject({
      matchTimes: ['16:30', '17:30'],
      venue: 'Sutinska vrela',
    });
  });

  it('keeps what was typed when another league is chosen', async () => {
    server.on('GET /api/matches/league/2', [200, []]);
    open([league(1), { ...league(2), venue: 'Trnsko' }]);
    await choose('1');
    fireEvent.change(screen.getByLabelText(/Dvorana/), { target: { value: 'Ravnice' } });
    await choose('2');
    expect(screen.getByLabelText(/Dvorana/)).toHaveValue('Ravnice');
    expect(screen.getByLabelText('Termin 1')).toHaveValue('19:00');
  });

  it('tells how many matches of a round are played at once', async () => {
    open([{ ...league(1), venue: 'Trnsko' }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Ukloni termin 2' }));
    await userEvent.click(preview());
    expect(screen.getByText(/^U dvorani Trnsko istodobno se igraju 2 utakmice\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Natrag' }));
    fireEvent.change(screen.getByLabelText(/Dvorana/), { target: { value: '' } });
    await userEvent.click(screen.getByRole('button', { name: 'Dodaj termin' }));
    fireEvent.change(screen.getByLabelText('Termin 2'), { target: { value: '19:20' } });
    await userEvent.click(preview());
    expect(
      screen.getByText(/^Istodobno se igraju 2 utakmice\. Dvorana nije upisana/),
    ).toBeVisible();
  });

  it('takes over the league that stands behind it', async () => {
    open([league(2), league(1)], league(1));
    expect(screen.getByLabelText('Liga')).toHaveValue('1');
    await waitFor(() => expect(screen.getByLabelText('Broj kola')).toHaveValue(6));
  });

  it('counts the rounds of the season from teams and home-and-away', async () => {
    open();
    await choose('1');
    await waitFor(() => expect(screen.getByLabelText('Broj kola')).toHaveValue(6));
    await userEvent.click(screen.getByRole('checkbox', { name: /Dvokružno/ }));
    expect(screen.getByLabelText('Broj kola')).toHaveValue(3);
    fireEvent.change(screen.getByLabelText('Broj kola'), { target: { value: '4' } });
    expect(screen.getByText('Broj kola mora biti od 1 do 3.')).toBeVisible();
  });

  it('counts without a team that has withdrawn', async () => {
    server.on('GET /api/league-table/1', [200, [{ teamId: 2, unranked: true }, { teamId: 1 }]]);
    open([league(1)]);
    await waitFor(() => expect(screen.getByLabelText('Broj kola')).toHaveValue(6));
    await userEvent.click(preview());
    expect(screen.getAllByText(/Tramontana/).length).toBeGreaterThan(0);
    expect(screen.queryByText(/Jugo/)).toBeNull();
  });

  it('fills in the dates week by week, each of which can be changed', async () => {
    open([league(1)]);
    await screen.findByLabelText('6. kolo');
    setDate(1, '2025-10-19');
    expect([1, 2, 3, 6].map((round) => date(round).value)).toEqual([
      '2025-10-19',
      '2025-10-26',
      '2025-11-02',
      '2025-11-23',
    ]);
    expect(preview()).toBeEnabled();
    setDate(3, '');
    expect(date(3)).toHaveAccessibleDescription('Molimo unesite sve datume');
    expect(preview()).toBeDisabled();
    setDate(3, '0025-11-03');
    expect(date(3)).toHaveAccessibleDescription('Nevažeći datum: 0025-11-03');
    setDate(3, '2025-11-03');
    expect(preview()).toBeEnabled();
    expect(date(4)).toHaveValue('2025-11-09');
  });

  it('warns about unlikely dates in both steps, and refuses none', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-10-01T10:00:00.000Z'));
    open([league(1)]);
    await screen.findByLabelText('6. kolo');
    setDate(1, '2025-10-05');
    expect(screen.queryByText(/Provjerite datume/)).toBeNull();
    setDate(1, '2025-09-28');
    expect(screen.getByText('Datum je već prošao. Kola: 1')).toBeVisible();
    expect(
      screen.getByText('Datum je izvan sezone (01. 10. 2025. – 24. 05. 2026.). Kola: 1'),
    ).toBeVisible();
    setDate(3, '2025-10-05');
    await userEvent.click(preview());
    expect(screen.getByText('Više kola je istog dana. Kola: 2–3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Generiraj raspored' })).toBeEnabled();
  });

  it('hints in the preview at a venue and a company that another league has booked', async () => {
    const [bura] = teams;
    const others = { id: 90, name: 'Levanat', userId: 90 };
    const booking = { leagueId: 2, matchDate: '2025-10-19T17:30:00.000Z', drawing: null };
    server.on('GET /api/matches/bookings', [
      200,
      [
        {
          ...booking,
          matchId: 9,
          venue: 'sutinska',
          home: others,
          away: { ...others, userId: 91 },
        },
        { ...booking, matchId: 8, venue: null, home: others, away: { ...bura, id: 80 } },
        { ...booking, matchId: 7, venue: 'Trnsko', home: others, away: { ...others, userId: 91 } },
      ],
    ]);
    open();
    await choose('1');
    await screen.findByLabelText('6. kolo');
    fireEvent.change(screen.getByLabelText(/Dvorana/), { target: { value: 'Sutinska' } });
    setDate(1, '2025-10-19');
    await userEvent.click(preview());
    // Both matches of the round are scheduled for 19:00: that was chosen a step before.
    const note = (await screen.findByText('Utakmice koje se preklapaju: 3')).closest('details');
    expect(note).toHaveAttribute('open');
    expect(note?.textContent).toContain('Levanat – Levanat (Liga 2 · 2025/26)');
    expect(note?.textContent?.match(/ista dvorana \(Sutinska\)/gi)).toHaveLength(2);
    expect(note?.textContent?.match(/ista tvrtka \(Bura\)/g)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Generiraj raspored' })).toBeEnabled();
  });

  it('folds many such warnings, as in a hall with two pitches', async () => {
    const others = { id: 90, name: 'Levanat', userId: 90 };
    const booked = { leagueId: 2, venue: 'Sutinska', home: others, away: others, drawing: 'other' };
    const sundays = [19, 26].map((day) => `2025-10-${day}T17:30:00.000Z`);
    server.on('GET /api/matches/bookings', [
      200,
      [...sundays, ...sundays].map((matchDate, matchId) => ({ ...booked, matchId, matchDate })),
    ]);
    open([league(1)]);
    await screen.findByLabelText('6. kolo');
    fireEvent.change(screen.getByLabelText(/Dvorana/), { target: { value: 'Sutinska' } });
    setDate(1, '2025-10-19');
    await userEvent.click(preview());
    const note = (await screen.findByText('Utakmice koje se preklapaju: 6')).closest('details');
    expect(note).not.toHaveAttribute('open');
  });

  it('wants at least one time, and each as HH:MM', async () => {
    open([league(1)]);
    await screen.findByLabelText('6. kolo');
    setDate(1, '2025-10-19');
    await userEvent.click(screen.getByRole('button', { name: 'Ukloni termin 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ukloni termin 1' }));
    expect(preview()).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Dodaj termin' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Dodaj termin' }));
    await userEvent.click(screen.getByRole('button', { name: 'Dodaj termin' }));
    expect(screen.getByLabelText('Termin 2')).toHaveValue('20:00');
    await userEvent.clear(screen.getByLabelText('Termin 2'));
    await userEvent.type(screen.getByLabelText('Termin 2'), '24:00');
    expect(screen.getByLabelText('Termin 2')).toHaveAccessibleDescription(
      'Molimo unesite vrijeme u formatu HH:MM (00:00-23:59)',
    );
    expect(preview()).toBeDisabled();
  });

  it('says that a league has its matches already', async () => {
    open();
    await choose('2');
    expect(await screen.findByText(/Liga već ima utakmice/)).toBeVisible();
    await screen.findByLabelText('6. kolo');
    setDate(1, '2025-10-19');
    expect(preview()).toBeDisabled();
  });

  it('shows rounds and fairness before anything is written, then writes what was shown', async () => {
    open([league(1)]);
    await screen.findByLabelText('6. kolo');
    setDate(1, '2025-10-19');
    await userEvent.click(preview());
    expect(screen.getByText('12 utakmica u 6 kola')).toBeVisible();
    const fairness = screen.getByRole('table', { name: 'Ravnomjernost po timu' });
    const bura = within(fairness).getByRole('rowheader', { name: 'Bura' }).closest('tr');
    expect(
      bura &&
        within(bura)
          .getAllByRole('cell')
          .map((cell) => cell.textContent)
          .slice(0, 2),
    ).toEqual(['3', '3']);
    expect(screen.getByRole('heading', { name: '6. kolo' })).toBeVisible();
    expect(server.sent('POST')).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: 'Natrag' }));
    expect(date(1)).toHaveValue('2025-10-19');
    expect(screen.getByLabelText('Liga')).toHaveFocus();
    await userEvent.click(preview());
    await userEvent.click(screen.getByRole('button', { name: 'Generiraj raspored' }));
    expect(await screen.findByText('Utakmica 12, kola 6.')).toBeVisible();
    expect(server.sent('POST')[0]?.[1]).toEqual({
      leagueId: 1,
      roundsCount: 6,
      homeAway: true,
      roundDates: [
        '2025-10-19',
        '2025-10-26',
        '2025-11-02',
        '2025-11-09',
        '2025-11-16',
        '2025-11-23',
      ],
      matchTimes: ['19:00', '20:00'],
    });
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it('says that it failed where the server gives no reason', async () => {
    server.on('POST /api/matches/generate-schedule', [500, '']);
    open([league(1)]);
    await screen.findByLabelText('6. kolo');
    setDate(1, '2025-10-19');
    await userEvent.click(preview());
    await userEvent.click(screen.getByRole('button', { name: 'Generiraj raspored' }));
    expect(await screen.findByText('Došlo je do greške pri generiranju rasporeda')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });
});
