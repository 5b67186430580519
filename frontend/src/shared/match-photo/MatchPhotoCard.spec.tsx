import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQueryClient, NetworkError } from '@/shared/api';
import '@/shared/i18n/i18n';
import { type FakeServer, ok, serve } from '@/shared/testing/fake-server';
import { MatchPhotoCard } from './MatchPhotoCard';

const mockUpload = jest.fn();
jest.mock('@/shared/api/upload', () => ({
  upload: (...call: unknown[]): unknown => mockUpload(...call),
}));

const photo = { url: '/api/match-photos/a.jpg', width: 1_600, height: 900 };
const file = () => new File(['jpg'], 'photo.jpg', { type: 'image/jpeg' });
let server: FakeServer;

function open(shown: typeof photo | null, mayRemove = true): void {
  server = serve({
    'GET /api/matches/7/photo': ok({ photo: shown }),
    'GET /api/matches/7/photo/rights': ok({ mayRemove }),
    'DELETE /api/matches/7/photo': [204],
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MatchPhotoCard matchId={7} headers={{ 'x-grant': '3' }} />
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  mockUpload.mockReset();
});

it('asks for consent, opens the camera and sends the photo as the console', async () => {
  mockUpload.mockResolvedValue({ photo });
  open(null);
  expect(await screen.findByText(/Pitajte ljude na njoj/)).toBeVisible();
  const input = screen.getByLabelText('Datoteka s fotografijom');
  expect(input).toHaveAttribute('capture', 'environment');
  await userEvent.upload(input, file());
  expect(await screen.findByText('Fotografija je spremljena.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Fotografija utakmice' })).toHaveAttribute(
    'src',
    photo.url,
  );
  const [path, form, options] = mockUpload.mock.calls[0] ?? [];
  expect(path).toBe('/api/matches/7/photo');
  expect((form as FormData).get('photo')).toBeInstanceOf(File);
  expect(options).toEqual({ method: 'PUT', headers: { 'x-grant': '3' } });
});

it('says that it needs a network', async () => {
  mockUpload.mockRejectedValue(new NetworkError('No answer from the server'));
  open(null);
  await userEvent.upload(await screen.findByLabelText('Datoteka s fotografijom'), file());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Fotografija se šalje samo s mrežom. Pokušajte ponovo kad se veza vrati.',
  );
});

it('offers to remove a photo only to whoever may', async () => {
  open(photo, false);
  expect(await screen.findByRole('button', { name: 'Zamijeni fotografiju' })).toBeVisible();
  await waitFor(() => expect(server.read).toContain('/api/matches/7/photo/rights'));
  expect(screen.queryByRole('button', { name: 'Ukloni fotografiju' })).toBeNull();
});

it('asks before it takes a photo away', async () => {
  open(photo);
  await userEvent.click(await screen.findByRole('button', { name: 'Ukloni fotografiju' }));
  expect(server.sent('DELETE')).toEqual([]);
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Nestat će sa stranice utakmice i s njezinih slika.');
  await userEvent.click(screen.getByRole('button', { name: 'Ukloni fotografiju' }));
  expect(await screen.findByText('Fotografija je uklonjena.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
});
