import { type ListedStatement, refusalMessage } from '@kolo/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok, refusal } from '@/shared/testing/fake-server';
import { fill, press } from '@/shared/testing/screen';
import { openOffice } from './testing/office';

const read = 'GET /api/referee-statements';
const closing = 'POST /api/referee-statements/11/2026-03/close';
const correction = 'POST /api/referee-statements/11/corrections';

const march: ListedStatement = {
  userId: 11,
  name: 'ana',
  month: '2026-03',
  lines: [
    {
      matchId: 31,
      match: 'Bura – Sava',
      date: '2026-03-15',
      role: 'first',
      feeCents: 3050,
      km: 12,
      kmCents: 600,
      note: null,
    },
  ],
  totalCents: 3650,
  closedAt: null,
};
const closed = { ...march, closedAt: '2026-04-01T08:00:00Z' };

const ofAna = async () => within(await screen.findByRole('region', { name: 'ana' }));

describe('the statements of all referees', () => {
  it('are those of a month, and another month is one choice away', async () => {
    const server = openOffice({ [read]: ok([march]) });
    expect((await ofAna()).getByText('Bura – Sava')).toBeVisible();
    expect((await ofAna()).getByText(/Ukupno/).parentElement).toHaveTextContent(/36,50/);
    const month = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Mjesec' });
    const [current = ''] = [...month.options].map(({ value }) => value);
    expect(month.value < current).toBe(true);
    server.on(read, ok([]));
    await userEvent.selectOptions(month, current);
    expect(await screen.findByText('Nitko nije sudio u tom mjesecu')).toBeVisible();
    expect(server.read).toContain(`/api/referee-statements?month=${current}`);
  });

  it('are closed after a question', async () => {
    const server = openOffice({ [read]: ok([march]) });
    server.on(closing, () => {
      server.on(read, ok([closed]));
      return ok(closed);
    });
    await press('Zaključi: ana');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/ožujak 2026.*36,50/)).toBeVisible();
    expect(server.sent('POST')).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Zaključi' }));
    expect(await screen.findByText('Obračun je zaključen')).toBeVisible();
    expect(await screen.findByText('Zaključeno 01. 04. 2026.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Zaključi: ana' })).toBeNull();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Ispravak: ana' })).toHaveFocus(),
    );
  });

  it('that somebody else closed a moment earlier are refused in words', async () => {
    openOffice({ [read]: ok([march]), [closing]: refusal('statement.closed') });
    await press('Zaključi: ana');
    await press('Zaključi');
    expect(await screen.findByText(refusalMessage({ code: 'statement.closed' }))).toBeVisible();
  });

  it('are corrected with a note, in the month that is open', async () => {
    const server = openOffice({
      [read]: ok([closed]),
      [correction]: ok({ ...march, month: '2026-04' }),
    });
    await press('Ispravak: ana');
    await fill({ 'Iznos (€)': '-5,50', Obrazloženje: ' Put plaćen dvaput ' });
    await press('Spremi');
    expect(await screen.findByText('Ispravak je upisan')).toBeVisible();
    expect(screen.getByText(/^Mjesec obračuna: travanj 2026/)).toBeVisible();
    expect(server.bodies(correction)).toEqual([{ feeCents: -550, note: 'Put plaćen dvaput' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are not corrected without an amount and a note', async () => {
    const server = openOffice({ [read]: ok([closed]) });
    await press('Ispravak: ana');
    await fill({ 'Iznos (€)': '0' });
    await press('Spremi');
    expect(await screen.findByText('Upišite iznos koji nije nula.')).toBeVisible();
    expect(screen.getByText('Upišite razlog ispravka.')).toBeVisible();
    expect(server.sent('POST')).toEqual([]);
  });
});
