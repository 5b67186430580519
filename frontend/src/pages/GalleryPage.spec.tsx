import type { GalleryImage, SessionUser } from '@kolo/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { createQueryClient } from '@/shared/api';
import { FakeUpload } from '@/shared/api/testing/fake-upload';
import { i18n } from '@/shared/i18n';
import { type Answer, type FakeServer, serve } from '@/shared/testing/fake-server';
import { Toaster } from '@/shared/ui';
import { GalleryPage } from './GalleryPage';

const user = (role: SessionUser['role'], id = 1): SessionUser => ({
  id,
  username: role,
  role,
  companyName: null,
  membershipPackage: null,
});

const picture = (id: number, title: string, description: string | null): GalleryImage => ({
  id,
  title,
  description,
  filename: `${id}.jpg`,
  originalFilename: `${title}.jpg`,
  filePath: `/api/gallery/images/${id}.jpg`,
  webPath: `/api/gallery/images/${id}-web.webp`,
  thumbnailPath: `/api/gallery/images/${id}-thumbnail.webp`,
  width: 4_000,
  height: 3_000,
  mimeType: 'image/jpeg',
  fileSize: 250_000,
  uploadedBy: 7,
  createdAt: '2026-05-23T22:30:00Z',
});

const pictures = [
  picture(3, 'Finale', 'Slavlje pobjednika'),
  picture(2, 'Polufinale', null),
  picture(1, 'Prvo kolo', null),
];
const uploadURL = '/api/uploads/1?signature=x';

let server: FakeServer;

function Back(): ReactElement {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Natrag
    </button>
  );
}

const open = (...visited: string[]) => {
  for (const path of ['/', '/gallery', ...visited]) window.history.pushState(null, '', path);
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter>
        <Routes>
          <Route path="/" element="Početna" />
          <Route path="/gallery" element={<GalleryPage />} />
        </Routes>
        <Back />
      </BrowserRouter>
      <Toaster />
    </QueryClientProvider>,
  );
};

beforeEach(() => {
  server = serve({ 'GET /api/user': [401, {}], 'GET /api/gallery': [200, pictures] });
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
});
afterEach(() => act(() => i18n.changeLanguage('hr')));

const show = async (title: string): Promise<HTMLElement> => {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${title}`) }));
  return screen.findByRole('dialog');
};
const title = (name: string) => screen.findByRole('heading', { name });

describe('the gallery', () => {
  it('shows a grid of sized pictures with what is known of them', async () => {
    open();
    expect(screen.getByText('Učitavam galeriju...')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Galerija slika' })).toBeVisible();
    const lead = 'Pregledajte slike i fotografije s naših turnira i događaja.';
    expect(screen.getByText(lead)).toBeVisible();
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent('FinaleSlavlje pobjednika24. 05. 2026.');
    expect(second).toHaveTextContent('Polufinale24. 05. 2026.');
    const image = first?.querySelector('img');
    expect(image).toHaveAttribute('src', '/api/gallery/images/3-thumbnail.webp');
    expect([image?.width, image?.height]).toEqual([4_000, 3_000]);
  });

  it('says that it is empty, to each what follows', async () => {
    server.on('GET /api/gallery', [200, []]);
    const { unmount } = open();
    expect(await screen.findByText('Galerija je trenutno prazna')).toBeVisible();
    expect(screen.getByText('Administrator će uskoro dodati slike.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Dodaj sliku' })).toBeNull();
    unmount();
    server.on('GET /api/user', [200, user('admin')]);
    open();
    expect(await screen.findByText('Budite prvi koji će dodati sliku!')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Dodaj sliku' })).toBeVisible();
  });

  it('says why it could not be read', async () => {
    server.on('GET /api/gallery', [503, { message: 'Poslužitelj se diže.' }]);
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Poslužitelj se diže.');
  });

  it('shows one large: arrows, a finger and Esc', async () => {
    open();
    const dialog = await show('Finale');
    expect(dialog).toHaveTextContent('Slavlje pobjednika');
    expect(dialog).toHaveTextContent('24. 05. 2026.');
    expect(dialog).toHaveTextContent('244 KB');
    expect(within(dialog).queryByRole('button', { name: 'Prethodna slika' })).toBeNull();
    await userEvent.keyboard('{ArrowLeft}');
    expect(await title('Finale')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    expect(await title('Polufinale')).toBeVisible();
    expect(screen.getByText('2 od 3')).toBeVisible();
    const drag = (from: number, to: number) => {
      for (const [type, clientX] of [
        ['pointerdown', from],
        ['pointerup', to],
      ] as const)
        fireEvent(
          within(dialog).getByRole('img'),
          Object.assign(new MouseEvent(type, { clientX, bubbles: true }), {
            pointerType: 'touch',
          }),
        );
    };
    drag(300, 100);
    expect(await title('Prvo kolo')).toBeVisible();
    drag(100, 120);
    drag(100, 300);
    expect(await title('Polufinale')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Prethodna slika' }));
    expect(await title('Finale')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows one at an address of its own: back leads to the grid, also after a neighbour', async () => {
    open();
    await show('Finale');
    await userEvent.keyboard('{ArrowRight}');
    expect(await title('Polufinale')).toBeVisible();
    fireEvent.click(screen.getByText('Natrag'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('is still there after Esc, however often it is pressed', async () => {
    open();
    const dialog = await show('Finale');
    const go = jest.spyOn(window.history, 'go');
    for (const _ of ['once', 'twice']) fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(go.mock.calls).toEqual([[-1]]);
    go.mockRestore();
  });

  it('shows the picture of a link, and the grid after it is closed', async () => {
    open('/gallery?picture=2');
    expect(await title('Polufinale')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('says of a picture that does not come that it cannot be shown', async () => {
    open();
    fireEvent.error(within(await show('Finale')).getByRole('img'));
    expect(screen.getByRole('alert')).toHaveTextContent(/^Slika se ne može prikazati/);
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['a visitor', [401, {}] as Answer, false],
    ['somebody else', [200, user('company')] as Answer, false],
    ['the uploader', [200, user('company', 7)] as Answer, true],
    ['the administrator', [200, user('admin')] as Answer, true],
  ])('offers to delete to whoever may: %s', async (_, session, may) => {
    server.on('GET /api/user', session);
    open();
    await show('Finale');
    await waitFor(() =>
      expect(screen.queryAllByRole('button', { name: 'Obriši sliku' })).toHaveLength(may ? 1 : 0),
    );
  });

  it('asks before it deletes, and tells how it went', async () => {
    server.on('GET /api/user', [200, user('admin')]);
    open();
    await show('Finale');
    const ask = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Obriši sliku' }));
      const question = await screen.findByRole('alertdialog');
      expect(question).toHaveTextContent('Jeste li sigurni da želite obrisati ovu sliku?');
      return within(question);
    };
    await userEvent.click((await ask()).getByRole('button', { name: 'Odustani' }));
    expect(server.bodies('DELETE /api/gallery/3')).toEqual([]);
    server.on('DELETE /api/gallery/3', [500, '']);
    await userEvent.click((await ask()).getByRole('button', { name: 'Obriši sliku' }));
    expect(await screen.findByText('Greška')).toBeVisible();
    server.on('DELETE /api/gallery/3', [204, null]);
    server.on('GET /api/gallery', [200, pictures.slice(1)]);
    const answer = server.hold('DELETE /api/gallery/3');
    const question = await ask();
    await userEvent.click(question.getByRole('button', { name: 'Obriši sliku' }));
    expect(await question.findByRole('button', { name: 'Brišem...' })).toHaveFocus();
    answer();
    expect(await screen.findByText('Slika je uspješno obrisana!')).toBeVisible();
    expect(screen.getByText('Uspjeh')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Finale')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    const list = screen.getByRole('region', { name: 'Galerija slika' });
    await waitFor(() => expect(list).toHaveFocus());
  });
});

describe('a new picture', () => {
  let calls: FakeUpload[];
  beforeEach(() => {
    calls = FakeUpload.install();
    server.on('GET /api/user', [200, user('admin')]);
    server.on('POST /api/gallery/upload-url', [201, { uploadURL }]);
  });
  afterEach(() => FakeUpload.remove());

  const file = (name: string, type = 'image/jpeg', text = 'jpeg') =>
    new File([text], name, { type });
  const choose = async (chosen: File) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Dodaj sliku' }));
    fireEvent.change(screen.getByLabelText('Slika'), {
      target: { files: Object.assign([chosen], { item: () => chosen }) },
    });
  };
  const sendButton = () => screen.getByRole('button', { name: 'Pošalji sliku' });
  const sent = async (chosen: File) => {
    await choose(chosen);
    await userEvent.click(sendButton());
    await waitFor(() => expect(calls).toHaveLength(1));
    const [call] = calls;
    if (call === undefined) throw new Error('nothing was sent');
    return call;
  };

  it('is saved once at a double click', async () => {
    server.on('POST /api/gallery', [201, picture(4, 'Finale', null)]);
    open();
    const call = await sent(file('Finale.jpg'));
    act(() => call.answer(204, null));
    const save = await screen.findByRole('button', { name: 'Spremi sliku' });
    for (const detail of [1, 2])
      fireEvent(save, new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.bodies('POST /api/gallery')).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Dodaj sliku' })).toHaveFocus());
  });

  it('leads back to the choice of a file when the file itself is refused', async () => {
    const message = 'Slika je oštećena.';
    server.on('POST /api/gallery', [400, { error: 'file.broken-picture', message }]);
    open();
    const call = await sent(file('Finale.jpg'));
    act(() => call.answer(204, null));
    await userEvent.click(await screen.findByRole('button', { name: 'Spremi sliku' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Dodaj sliku' })).toBeVisible();
    expect(screen.getByLabelText('Slika')).toHaveFocus();
  });

  it('that an answer was lost about is found in the gallery, and not sent once more', async () => {
    const message = 'Ta je slika već spremljena.';
    server.on('POST /api/gallery', [409, { error: 'gallery.upload-used', message }]);
    open();
    const call = await sent(file('Finale.jpg'));
    act(() => call.answer(204, null));
    const save = await screen.findByRole('button', { name: 'Spremi sliku' });
    server.on('GET /api/gallery', [200, [picture(9, 'Spremljena prije', null)]]);
    await userEvent.click(save);
    expect(await screen.findByText(message)).toBeVisible();
    expect(await screen.findByText('Spremljena prije')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is chosen, sent, described and saved', async () => {
    open();
    const chosen = file('Finale č ⚽ 2026.jpg');
    const call = await sent(chosen);
    expect(call).toMatchObject({ method: 'PUT', path: uploadURL, withCredentials: false });
    expect([call.body, call.headers['content-type']]).toEqual([chosen, 'image/jpeg']);
    act(() => call.progress(1, 2));
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '50');
    act(() => call.answer(204, null));
    expect(await screen.findByRole('heading', { name: 'Detalji slike' })).toBeVisible();
    const name = screen.getByLabelText('Naslov');
    expect(name).toHaveValue('Finale č ⚽ 2026');
    await userEvent.clear(name);
    await userEvent.type(name, '  ');
    expect(screen.getByRole('button', { name: 'Spremi sliku' })).toBeDisabled();
    await userEvent.type(name, 'Finale ');
    await userEvent.type(screen.getByLabelText('Opis (opcionalno)'), 'Slavlje');
    server.on('POST /api/gallery', [500, '']);
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Spremi sliku' }));
    await save();
    expect(await screen.findByText('Greška')).toBeVisible();
    server.on('POST /api/gallery', [201, picture(4, 'Finale', 'Slavlje')]);
    await save();
    expect(await screen.findByText('Slika je uspješno dodana!')).toBeVisible();
    expect(server.bodies('POST /api/gallery').at(-1)).toEqual({
      imageURL: uploadURL,
      title: 'Finale',
      description: 'Slavlje',
      originalFilename: 'Finale č ⚽ 2026.jpg',
      mimeType: 'image/jpeg',
      fileSize: 4,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('without a name of its own is called after the gallery', async () => {
    open();
    const call = await sent(file('.png', 'image/png'));
    act(() => call.answer(204, null));
    expect(await screen.findByLabelText('Naslov')).toHaveValue('Galerija slika');
  });

  it.each([
    ['a document', file('a.pdf', 'application/pdf'), 'Slika mora biti JPG ili PNG.'],
    ['nothing', file('a.jpg', 'image/jpeg', ''), 'Datoteka je prazna.'],
    [
      'too much',
      Object.defineProperty(file('a.jpg'), 'size', { value: 10_485_761 }),
      'Datoteka je prevelika. Maksimalna veličina je 10MB.',
    ],
  ])('is not %s', async (_, chosen, fault) => {
    open();
    await choose(chosen);
    expect(screen.getByRole('alert')).toHaveTextContent(fault);
    expect(sendButton()).toBeDisabled();
  });

  it.each([
    [409, { message: 'Poveznica više ne vrijedi.', error: 'file.link-invalid' }, /Poveznica više/],
    [403, '<Error><Code>AccessDenied</Code></Error>', /Slika nije poslana/],
  ])('that a storage refuses with %s is sent again', async (status, body, text) => {
    open();
    const call = await sent(file('a.jpg'));
    act(() => call.answer(status, body));
    expect(await screen.findByText(text)).toBeVisible();
    expect(sendButton()).toBeEnabled();
  });
});
