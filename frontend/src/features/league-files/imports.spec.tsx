import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@/shared/i18n/i18n';
import { type FakeServer, ok, refusal, serve } from '@/shared/testing/fake-server';
import { press, show } from '@/shared/testing/screen';
import { LeagueFiles } from './LeagueFiles';

const dryRun = 'POST /api/leagues/7/imports/fixtures?dryRun=true';
const write = 'POST /api/leagues/7/imports/fixtures';
const undo = 'DELETE /api/leagues/7/imports/5';
const csv = [
  'kolo;datum;vrijeme;dvorana;domacin;gost;id',
  '1;2026-12-06;16:00;Sutinska;Bura;Jugo;31',
  '2;2026-12-13;16:00;Sutinska;Jugo;Bura;',
].join('\n');
const table = csv.split('\n').map((line, index) => ({ row: index + 1, cells: line.split(';') }));
const answer = {
  batchId: null,
  created: 1,
  moved: 0,
  unchanged: 1,
  rows: [
    { row: 2, does: 'nothing' },
    { row: 3, does: 'create' },
  ],
  table,
};
const batch = {
  id: 5,
  kind: 'players',
  importedAt: '2026-12-01T17:00:00.000Z',
  created: 12,
  moved: 0,
  undoneAt: null,
};

const sentBytes = async (route: typeof write | typeof dryRun): Promise<number[][]> =>
  Promise.all(server.bodies(route).map((body) => bytesOf(body as Blob)));
const sentTexts = async (route: typeof write | typeof dryRun): Promise<string[]> =>
  (await sentBytes(route)).map((bytes) => Buffer.from(bytes).toString());

/** jsdom's Blob has no `arrayBuffer()`. */
const bytesOf = (blob: Blob): Promise<number[]> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve([...new Uint8Array(reader.result as ArrayBuffer)]),
    );
    reader.readAsArrayBuffer(blob);
  });

let server: FakeServer;
beforeEach(() => {
  server = serve({
    [dryRun]: ok(answer),
    [write]: ok({ ...answer, batchId: 6, table: undefined }),
    'GET /api/leagues/7/imports': ok([]),
  });
});

async function openFixtures(): Promise<void> {
  show(<LeagueFiles leagueId={7} />);
  await userEvent.click(await screen.findByRole('radio', { name: 'Utakmice' }));
}

async function paste(text: string): Promise<void> {
  await userEvent.click(screen.getByLabelText('Ili zalijepite'));
  await userEvent.paste(text);
}

const rowTexts = (): (string | null)[] =>
  screen.getAllByRole('row').map(({ textContent }) => textContent);

describe('an import', () => {
  it('is written only after it was shown what each row does', async () => {
    await openFixtures();
    expect(screen.getByText(`Prvi redak: ${csv.split('\n')[0]}`)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Provjeri' })).toBeDisabled();
    await paste(csv);
    await press('Provjeri');
    expect(await screen.findByText('Novih: 1, premještenih: 0, bez promjene: 1')).toBeVisible();
    expect(rowTexts()).toEqual([
      'RedakŠto radikolodatumvrijemedvoranadomacingostid',
      '2ništa12026-12-0616:00SutinskaBuraJugo31',
      '3novo22026-12-1316:00SutinskaJugoBura',
    ]);
    expect(await sentTexts(dryRun)).toEqual([csv]);
    expect(server.bodies(write)).toEqual([]);
    server.on('GET /api/leagues/7/imports', ok([{ ...batch, id: 6, kind: 'fixtures' }]));
    await press('Uvezi');
    expect(await screen.findByRole('button', { name: /^Poništi: Utakmice/ })).toBeVisible();
    expect(await sentTexts(write)).toEqual([csv]);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByLabelText('Ili zalijepite')).toHaveValue('');
  });

  it('is not offered where nothing changes, nor as it was before a change of the text', async () => {
    server.on(dryRun, ok({ ...answer, created: 0, unchanged: 2 }));
    await openFixtures();
    await paste(csv);
    await press('Provjeri');
    expect(await screen.findByRole('button', { name: 'Uvezi' })).toBeDisabled();
    await paste('\n');
    expect(screen.getByRole('button', { name: 'Provjeri' })).toBeEnabled();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says below its line what cannot be read, and above the table what has no cell', async () => {
    const rows = [
      { row: 3, field: 'datum', code: 'date', value: '32.13.' },
      { row: 3, field: 'gost', code: 'some-new-code', value: 'Burra' },
      { row: 9, field: '', code: 'columns', value: '' },
    ];
    const [status, body] = refusal('import.rows-invalid', { rows, table });
    server.on(dryRun, [status, body]);
    await openFixtures();
    await paste(csv);
    await press('Provjeri');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Nije pročitano: 3. Ništa nije uvezeno.');
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Redak 9: redak nema iste stupce kao prvi']);
    expect(rowTexts()).toEqual([
      'Redakkolodatumvrijemedvoranadomacingostid',
      '322026-12-1316:00SutinskaJugoBura',
      'datum: „32.13.” nije datum, piše se 31.12.2026.gost: „Burra” se ne može pročitati (gost)',
    ]);
    expect(screen.getByRole('cell', { name: '2026-12-13' })).toHaveAccessibleDescription(
      /^datum ?: „32.13.” nije datum, piše se 31.12.2026.$/,
    );
    expect(screen.getByRole('cell', { name: 'Bura' })).toHaveAccessibleDescription(
      /^gost ?: „Burra” se ne može pročitati \(gost\)$/,
    );
  });

  it('says what else went wrong', async () => {
    server.on(dryRun, refusal('league.not-found'));
    await openFixtures();
    await paste(csv);
    await press('Provjeri');
    expect(await screen.findByRole('alert')).toHaveTextContent('Liga nije pronađena');
  });

  it('sends a file byte by byte, as only the server knows its encoding', async () => {
    await openFixtures();
    const bytes = [0x8a, 0x69, 0x62, 0x65, 0x6e, 0x69, 0x6b];
    const file = new File([new Uint8Array(bytes)], 'raspored.csv', { type: 'text/csv' });
    await userEvent.upload(screen.getByLabelText('Datoteka'), file);
    expect(screen.queryByLabelText('Ili zalijepite')).toBeNull();
    await press('Provjeri');
    await waitFor(() => expect(server.bodies(dryRun)).toHaveLength(1));
    expect(await sentBytes(dryRun)).toEqual([bytes]);
  });

  it('shows a hundred lines of a long file first', async () => {
    const long = Array.from({ length: 151 }, (_, n) => ({ row: n + 1, cells: [`line ${n + 1}`] }));
    server.on(dryRun, ok({ ...answer, table: long }));
    await openFixtures();
    await paste(csv);
    await press('Provjeri');
    await press('Prikaži sve retke (150)');
    expect(screen.getAllByRole('row')).toHaveLength(151);
  });
});

describe('what was imported', () => {
  it('is undone after a question', async () => {
    server.on('GET /api/leagues/7/imports', ok([batch]));
    server.on(undo, [204]);
    show(<LeagueFiles leagueId={7} />);
    await press('Poništi: Igrači, 01.\u00a012.\u00a02026. 18:00');
    expect(server.bodies(undo)).toEqual([]);
    server.on(
      'GET /api/leagues/7/imports',
      ok([{ ...batch, undoneAt: '2026-12-02T17:00:00.000Z' }]),
    );
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Poništi' }),
    );
    expect(await screen.findByText('Poništeno')).toBeVisible();
    expect(server.bodies(undo)).toHaveLength(1);
  });

  it('stays where something of it is in use, and says so', async () => {
    server.on('GET /api/leagues/7/imports', ok([batch]));
    server.on(undo, refusal('import.used'));
    show(<LeagueFiles leagueId={7} />);
    await press('Poništi: Igrači, 01.\u00a012.\u00a02026. 18:00');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Poništi' }),
    );
    expect(await screen.findByText(/^Nešto iz ovog uvoza već se koristi/)).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Poništi: Igrači/ })).toBeVisible();
  });
});

describe('an export', () => {
  it('comes as a file in the language of the page', async () => {
    URL.createObjectURL = jest.fn(() => 'blob:file');
    URL.revokeObjectURL = jest.fn();
    const clicks = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    server.on('GET /api/leagues/7/exports/cards.csv', [200, 'igrac;tim']);
    show(<LeagueFiles leagueId={7} />);
    await press('Kartoni');
    await waitFor(() => expect(clicks).toHaveBeenCalledTimes(1));
    expect(clicks.mock.contexts[0]).toHaveProperty('download', 'kolo-7-cards.csv');
  });

  it('says when the file was not downloaded', async () => {
    server.on('GET /api/leagues/7/fixtures.csv', refusal('league.not-found'));
    show(<LeagueFiles leagueId={7} />);
    await userEvent.click(
      (await screen.findAllByRole('button', { name: 'Utakmice' }))[0] as HTMLElement,
    );
    expect(await screen.findByText('Datoteka nije preuzeta')).toBeVisible();
  });
});
