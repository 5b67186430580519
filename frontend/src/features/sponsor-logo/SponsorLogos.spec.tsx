import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQueryClient } from '@/shared/api';
import '@/shared/i18n/i18n';
import { type FakeServer, ok, serve } from '@/shared/testing/fake-server';
import { Toaster } from '@/shared/ui';
import { SponsorLogos } from './SponsorLogos';

const mockUpload = jest.fn();
jest.mock('@/shared/api/upload', () => ({
  upload: (...call: unknown[]): unknown => mockUpload(...call),
}));

const one = { id: 4, name: 'Bura', packageName: 'Gold', logoUrl: null as string | null };
let server: FakeServer;

function open(list: unknown): void {
  server = serve({ 'GET /api/sponsorships': ok(list), 'DELETE /api/sponsorships/4/logo': [204] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SponsorLogos />
      <Toaster />
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  mockUpload.mockReset();
});

describe('SponsorLogos', () => {
  it('sends a chosen file and says that it is saved', async () => {
    mockUpload.mockResolvedValue({ ...one, logoUrl: '/x.png' });
    open([one]);
    const input = await screen.findByLabelText('Datoteka s logom za Bura');
    const file = new File(['png'], 'logo.png', { type: 'image/png' });
    await userEvent.upload(input, file);
    expect(await screen.findByText('Logo je spremljen')).toBeVisible();
    const [path, form, options] = mockUpload.mock.calls[0] ?? [];
    expect(path).toBe('/api/sponsorships/4/logo');
    expect((form as FormData).get('logo')).toBeInstanceOf(File);
    expect(options).toMatchObject({ method: 'PUT' });
  });

  it('names the package as it was sold', async () => {
    open([one]);
    expect(await screen.findByText('Zlatni')).toBeVisible();
  });

  it('shows why a file was refused', async () => {
    mockUpload.mockRejectedValue(new Error('kvar'));
    open([one]);
    const input = await screen.findByLabelText('Datoteka s logom za Bura');
    await userEvent.upload(input, new File(['x'], 'logo.png', { type: 'image/png' }));
    expect(await screen.findByText('Greška')).toBeVisible();
  });

  it('asks before it takes a logo away', async () => {
    open([{ ...one, logoUrl: '/x.png' }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Ukloni logo za Bura' }));
    expect(server.sent('DELETE')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Ukloni' }));
    expect(screen.getByRole('alertdialog')).toBeVisible();
    expect(await screen.findByText('Logo je uklonjen')).toBeVisible();
    expect(server.bodies('DELETE /api/sponsorships/4/logo')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('leads the keyboard on to a new logo after the old one was taken away', async () => {
    const sponsorship: typeof one = { ...one, logoUrl: '/x.png' };
    open([sponsorship]);
    await userEvent.click(await screen.findByRole('button', { name: 'Ukloni logo za Bura' }));
    sponsorship.logoUrl = null;
    await userEvent.click(screen.getByRole('button', { name: 'Ukloni' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Dodaj logo za Bura' })).toHaveFocus(),
    );
  });

  it('says that there are no sponsorships', async () => {
    open([]);
    expect(await screen.findByText('Nema aktivnih sponzorstava')).toBeVisible();
  });
});
