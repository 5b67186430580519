import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPlan, servePlan } from '@/features/season-plan/testing/plan';
import { type FakeServer, ok, refusal } from '@/shared/testing/fake-server';
import { press } from '@/shared/testing/screen';

const dryRun = 'POST /api/leagues/7/fixtures.csv?dryRun=true';
const write = 'POST /api/leagues/7/fixtures.csv';
const csv = [
  'kolo;datum;vrijeme;dvorana;domacin;gost;id',
  '1;2026-12-06;16:00;Sutinska;Bura;Jugo;31',
  '2;2026-12-13;16:00;Sutinska;Jugo;Bura;',
].join('\n');
const answer = {
  created: 1,
  moved: 0,
  unchanged: 1,
  rows: [
    { row: 2, does: 'nothing' },
    { row: 3, does: 'create' },
  ],
};
const sentTexts = async (route: typeof write | typeof dryRun): Promise<string[]> =>
  Promise.all(server.bodies(route).map((body) => textOf(body as Blob)));

/** jsdom's Blob has no `text()`. */
const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(blob);
  });

let server: FakeServer;
beforeEach(() => {
  server = servePlan({ [dryRun]: ok(answer), [write]: ok(answer) });
});

async function openDialog() {
  openPlan();
  await press('CSV…');
  return within(await screen.findByRole('dialog', { name: 'Utakmice kao CSV' }));
}

async function paste(text: string): Promise<void> {
  await userEvent.click(screen.getByLabelText('Ili zalijepite'));
  await userEvent.paste(text);
}

describe('fixtures as CSV', () => {
  it('are downloaded by a link', async () => {
    const dialog = await openDialog();
    expect(dialog.getByRole('link', { name: 'Preuzmi CSV' })).toHaveAttribute(
      'href',
      '/api/leagues/7/fixtures.csv',
    );
  });

  it('are imported only after it was shown what each row does', async () => {
    const dialog = await openDialog();
    expect(dialog.getByRole('button', { name: 'Provjeri' })).toBeDisabled();
    await paste(csv);
    await press('Provjeri');
    expect(await dialog.findByText('Novih: 1, premještenih: 0, bez promjene: 1')).toBeVisible();
    expect(dialog.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'RedakSadržajŠto radi',
      '21 · 2026-12-06 · 16:00 · Sutinska · Bura · Jugo · 31ništa',
      '32 · 2026-12-13 · 16:00 · Sutinska · Jugo · Bura · nova',
    ]);
    expect(await sentTexts(dryRun)).toEqual([csv]);
    expect(server.bodies(write)).toEqual([]);
    await press('Uvezi');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await sentTexts(write)).toEqual([csv]);
  });

  it('are not imported where nothing changes, nor as they were before a change of the text', async () => {
    server.on(dryRun, ok({ ...answer, created: 0, unchanged: 2 }));
    const dialog = await openDialog();
    await paste(csv);
    await press('Provjeri');
    expect(await dialog.findByRole('button', { name: 'Uvezi' })).toBeDisabled();
    await paste('\n');
    expect(dialog.getByRole('button', { name: 'Provjeri' })).toBeEnabled();
    expect(dialog.queryByRole('table')).toBeNull();
  });

  it('say which cells cannot be read', async () => {
    const rows = [
      { row: 3, field: 'datum', code: 'date', value: '32.13.' },
      { row: 4, field: 'gost', code: 'some-new-code', value: 'Burra' },
    ];
    const [status, body] = refusal('request.invalid', { rows });
    server.on(dryRun, [status, body]);
    const dialog = await openDialog();
    await paste(csv);
    await press('Provjeri');
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent('Nije pročitano: 2');
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Redak 3: „32.13.” nije datum, piše se 2026-12-31',
      'Redak 4: „Burra” se ne može pročitati (gost)',
    ]);
  });

  it('say what else went wrong', async () => {
    server.on(dryRun, refusal('league.not-found'));
    const dialog = await openDialog();
    await paste(csv);
    await press('Provjeri');
    expect(await dialog.findByRole('alert')).toHaveTextContent('Liga nije pronađena');
  });

  it('come from a file', async () => {
    const dialog = await openDialog();
    const file = new File([csv], 'raspored.csv', { type: 'text/csv' });
    file.text = () => Promise.resolve(csv);
    await userEvent.upload(dialog.getByLabelText('Datoteka'), file);
    await waitFor(() => expect(dialog.getByLabelText('Ili zalijepite')).toHaveValue(csv));
    await press('Provjeri');
    await waitFor(() => expect(server.bodies(dryRun)).toHaveLength(1));
  });
});
