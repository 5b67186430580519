import type { BlackoutView, Holiday } from '@kolo/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPlan, servePlan } from '@/features/season-plan/testing/plan';
import { type FakeServer, ok, refusal } from '@/shared/testing/fake-server';
import { fill, press } from '@/shared/testing/screen';

const read = 'GET /api/leagues/7/blackouts';
const write = 'POST /api/leagues/7/blackouts';
const blackout = (id: number, more: Partial<BlackoutView>): BlackoutView => ({
  id,
  team: null,
  venue: null,
  fromDay: '2026-12-25',
  toDay: '2026-12-25',
  reason: null,
  hard: false,
  ...more,
});
const section = (name: string) => within(screen.getByRole('region', { name }));
const rows = () =>
  section('Dani bez utakmica')
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

let server: FakeServer;
beforeEach(() => {
  server = servePlan();
});

describe('days without matches', () => {
  it('are listed by date, with who does not play, why, and how important it is', async () => {
    server.on(
      read,
      ok([
        blackout(2, { fromDay: '2027-01-02', toDay: '2027-01-09', venue: 'Trnsko', hard: true }),
        blackout(1, { team: { id: 1, name: 'Bura' }, reason: 'Božićni domjenak' }),
      ]),
    );
    openPlan();
    await screen.findByText('25. 12. 2026.');
    expect(rows()).toEqual([
      '25.\u00a012.\u00a02026.BuraBožićni domjenakRadije ne',
      '02.\u00a001.\u00a02027. – 09.\u00a001.\u00a02027.TrnskoNikad',
    ]);
  });

  it('are added for a team, where the last day follows the first', async () => {
    server.on(write, ok({}));
    openPlan();
    await press('Dodaj dane');
    await userEvent.selectOptions(screen.getByLabelText('Tko ne igra'), 'Tim');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Dodaj dane' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Odaberite tim');
    await userEvent.selectOptions(await dialog.findByLabelText('Tim'), 'Jugo');
    fireEvent.change(dialog.getByLabelText('Prvi dan'), { target: { value: '2026-12-20' } });
    expect(dialog.getByLabelText('Zadnji dan')).toHaveValue('2026-12-20');
    await userEvent.click(dialog.getByRole('radio', { name: /Radije ne/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Dodaj dane' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const days = { fromDay: '2026-12-20', toDay: '2026-12-20' };
    expect(server.bodies(write)).toEqual([{ ...days, teamId: 2, hard: false }]);
  });

  it('are added for a hall with a reason, never the other way round', async () => {
    server.on(write, ok({}));
    openPlan();
    await press('Dodaj dane');
    await userEvent.selectOptions(screen.getByLabelText('Tko ne igra'), 'Dvorana');
    const dialog = within(screen.getByRole('dialog'));
    await fill({ 'Razlog (neobavezno)': ' Sajam ' });
    await userEvent.type(dialog.getByLabelText('Dvorana'), 'Trnsko');
    fireEvent.change(dialog.getByLabelText('Prvi dan'), { target: { value: '2026-12-20' } });
    fireEvent.change(dialog.getByLabelText('Zadnji dan'), { target: { value: '2026-12-19' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Dodaj dane' }));
    expect(await screen.findByText('Zadnji dan ne može biti prije prvoga.')).toBeVisible();
    fireEvent.change(dialog.getByLabelText('Zadnji dan'), { target: { value: '2026-12-21' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Dodaj dane' }));
    const days = { fromDay: '2026-12-20', toDay: '2026-12-21' };
    await waitFor(() =>
      expect(server.bodies(write)).toEqual([
        { ...days, venue: 'Trnsko', reason: 'Sajam', hard: true },
      ]),
    );
  });

  it('are removed, and the focus does not get lost', async () => {
    server.on(read, ok([blackout(3, {})])).on('DELETE /api/leagues/7/blackouts/3', ok({}));
    openPlan();
    await press('Ukloni: 25.\u00a012.\u00a02026., Cijela liga');
    await waitFor(() => expect(server.sent('DELETE')).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Dodaj dane' })).toHaveFocus();
  });
});

describe('public holidays of the season', () => {
  const christmas: Holiday = {
    day: '2026-12-25',
    name: { hr: 'Božić', en: 'Christmas' },
    blackedOut: false,
  };
  const epiphany = { ...christmas, day: '2027-01-06', name: { hr: 'Sveta tri kralja', en: 'x' } };
  const summer = { ...christmas, day: '2026-08-05', name: { hr: 'Dan pobjede', en: 'x' } };
  const soft = (day: string, reason: string) => ({
    fromDay: day,
    toDay: day,
    reason,
    hard: false,
  });

  beforeEach(() => {
    server.on('GET /api/leagues/7/holidays?year=2026', ok([summer, christmas]));
    server.on('GET /api/leagues/7/holidays?year=2027', ok([epiphany]));
    server.on(write, ok({}));
  });

  it('are added one by one, those before the season are not offered', async () => {
    openPlan();
    await screen.findByText('Božić');
    expect(screen.queryByText('Dan pobjede')).toBeNull();
    await press('Dodaj: Božić');
    expect(await screen.findByText('Dodan je 1 blagdan')).toBeVisible();
    expect(server.bodies(write)).toEqual([soft('2026-12-25', 'Božić')]);
  });

  it('are added all at once, without those that are there', async () => {
    server.on(
      'GET /api/leagues/7/holidays?year=2026',
      ok([
        { ...christmas, blackedOut: true },
        { ...christmas, day: '2026-11-01' },
      ]),
    );
    openPlan();
    expect(await screen.findByText('dodano')).toBeVisible();
    await press('Dodaj sve');
    expect(await screen.findByText('Dodana su 2 blagdana')).toBeVisible();
    expect(server.bodies(write)).toEqual([
      soft('2026-11-01', 'Božić'),
      soft('2027-01-06', 'Sveta tri kralja'),
    ]);
  });

  it('that the server refused are named', async () => {
    server.on(write, refusal('auth.forbidden'));
    openPlan();
    await press('Dodaj: Božić');
    expect(await screen.findByText('Nije uspjelo: 1 od 1')).toBeVisible();
  });
});
