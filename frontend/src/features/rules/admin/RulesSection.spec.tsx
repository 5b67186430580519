import type { RulesVersion } from '@kolo/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQueryClient } from '@/shared/api';
import { FakeUpload } from '@/shared/api/testing/fake-upload';
import '@/shared/i18n/i18n';
import { ok, serve } from '@/shared/testing/fake-server';
import { Toaster } from '@/shared/ui';
import { RulesSection } from './RulesSection';

const version = (id: number, title: string, published = false): RulesVersion => ({
  id,
  title,
  filename: `pravila-lige-2026-05-0${id}.pdf`,
  originalFilename: `Propozicije ${id}.pdf`,
  filePath: `/api/rules/${id}/file`,
  mimeType: 'application/pdf',
  fileSize: id * 1024,
  uploadedBy: 1,
  createdAt: `2026-05-0${id}T10:00:00Z`,
  updatedAt: `2026-05-0${id}T10:00:00Z`,
  content: `/api/rules/${id}/file`,
  published,
  uploaderUsername: 'admin',
});

let versions: RulesVersion[];
let uploads: FakeUpload[];

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RulesSection />
      <Toaster />
    </QueryClientProvider>,
  );

const fileOf = (name: string, bytes = 2048): File => new File([new Uint8Array(bytes)], name);
/** The chooser's `accept` does not apply to dropped files. */
const user = userEvent.setup({ applyAccept: false });

async function openDialog(button: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: button }));
  return screen.findByRole('dialog');
}

async function publish(dialog: HTMLElement, file: File, button = 'Objavi pravila'): Promise<void> {
  await user.upload(within(dialog).getByLabelText('Dokument'), file);
  await user.click(within(dialog).getByRole('button', { name: button }));
}

const last = (): FakeUpload => uploads.at(-1) as FakeUpload;

beforeEach(() => {
  versions = [];
  serve({ 'GET /api/rules/versions': () => ok(versions) });
  uploads = FakeUpload.install();
});
afterEach(() => FakeUpload.remove());

describe('RulesSection', () => {
  it('publishes the first rules, with the progress of the upload', async () => {
    open();
    expect(await screen.findByText('Još nije objavljeno')).toBeVisible();
    const dialog = await openDialog('Objavi pravila');
    await user.type(within(dialog).getByLabelText('Naslov'), '  Pravila lige ');
    const file = fileOf('Propozicije č ⚽.PDF');
    await publish(dialog, file);
    expect([last().method, last().path]).toEqual(['POST', '/api/rules']);
    const form = last().body as FormData;
    expect([form.get('title'), (form.get('file') as File).name]).toEqual([
      'Pravila lige',
      file.name,
    ]);
    act(() => last().progress(40, 100));
    expect(within(dialog).getByRole('progressbar')).toHaveValue(40);
    versions = [version(1, 'Pravila lige', true)];
    act(() => last().answer(201, versions[0]));
    expect(await screen.findByText('Pravila su objavljena')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('Objavljeno')).toBeVisible();
    expect(screen.getByText('1 KB')).toBeVisible();
    expect(screen.getByText('Nema ranijih verzija.')).toBeVisible();
  });

  it('lists earlier versions with their publishers and downloads', async () => {
    versions = [version(3, 'Treća', true), version(2, 'Druga'), version(1, 'Prva')];
    open();
    const history = await screen.findByRole('list', { name: 'Ranije verzije' });
    const rows = within(history).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'DrugaPDF · 2 KBPropozicije 2.pdf02.\u00a005.\u00a02026. 12:00, adminPreuzmi',
      'PrvaPDF · 1 KBPropozicije 1.pdf01.\u00a005.\u00a02026. 12:00, adminPreuzmi',
    ]);
    expect(
      screen.getAllByRole('button', { name: /^Preuzmi/ }).map((button) => button.ariaLabel),
    ).toEqual([
      'Preuzmi: Treća, 03.\u00a005.\u00a02026. 12:00',
      'Preuzmi: Druga, 02.\u00a005.\u00a02026. 12:00',
      'Preuzmi: Prva, 01.\u00a005.\u00a02026. 12:00',
    ]);
    const dialog = await openDialog('Zamijeni pravila');
    expect(within(dialog).getByLabelText('Naslov')).toHaveValue('Treća');
  });

  it.each([
    ['a program', fileOf('pravila.pdf.exe'), 'Dokument mora biti PDF, DOC ili DOCX.'],
    ['nothing', fileOf('pravila.pdf', 0), 'Datoteka je prazna.'],
    [
      '10 MB and a byte',
      fileOf('pravila.docx', 10 * 1024 * 1024 + 1),
      'Datoteka je prevelika. Maksimalna veličina je 10MB.',
    ],
  ])('does not send %s', async (_, file, message) => {
    versions = [version(1, 'Prva', true)];
    open();
    const dialog = await openDialog('Zamijeni pravila');
    await publish(dialog, file, 'Zamijeni pravila');
    expect(await within(dialog).findByText(message)).toBeVisible();
    expect(uploads).toEqual([]);
  });

  it('asks for a file and a title', async () => {
    open();
    const dialog = await openDialog('Objavi pravila');
    await user.click(within(dialog).getByRole('button', { name: 'Objavi pravila' }));
    expect(await within(dialog).findByText('Odaberite dokument.')).toBeVisible();
    expect(within(dialog).getByText('Ovo polje je obavezno.')).toBeVisible();
  });

  it('shows the server’s reason, or that it did not work', async () => {
    versions = [version(1, 'Prva', true)];
    open();
    const dialog = await openDialog('Zamijeni pravila');
    await publish(dialog, fileOf('a.doc'), 'Zamijeni pravila');
    act(() => last().answer(400, { message: 'Takva datoteka nije dopuštena: PDF, DOC, DOCX' }));
    expect(await screen.findByText('Takva datoteka nije dopuštena: PDF, DOC, DOCX')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Zamijeni pravila' }));
    act(() => void last().dispatchEvent(new Event('error')));
    expect(await screen.findByText('Došlo je do greške pri uploadanju pravila.')).toBeVisible();
    expect(dialog).toBeVisible();
  });

  it('gives an upload up when the dialog is closed', async () => {
    versions = [version(1, 'Prva', true)];
    open();
    const dialog = await openDialog('Zamijeni pravila');
    await publish(dialog, fileOf('a.pdf'), 'Zamijeni pravila');
    const stopped = jest.fn();
    last().addEventListener('abort', stopped);
    await user.click(within(dialog).getByRole('button', { name: 'Odustani' }));
    expect(stopped).toHaveBeenCalled();
    expect(screen.queryByText('Greška')).toBeNull();
  });
});
