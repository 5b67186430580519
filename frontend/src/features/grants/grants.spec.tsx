import type { CreatedGrant, GrantView, MatchView } from '@kolo/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQueryClient } from '@/shared/api';
import '@/shared/i18n/i18n';
import { type FakeServer, ok, serve } from '@/shared/testing/fake-server';
import { useToastStore } from '@/shared/ui/toast-store';
import { GrantsButton } from './GrantsButton';
import { PrintedSheets } from './PrintedSheets';
import { RoundSheetsButton } from './RoundSheetsButton';

const match = {
  id: 7,
  homeTeamName: 'Bura',
  awayTeamName: 'Sava',
  venue: 'Dom sportova',
  matchDate: '2026-05-24T16:00:00.000Z',
};
const view: GrantView = {
  id: 12,
  label: 'Stol 1',
  wholeDay: false,
  matchIds: [7],
  createdBy: 'admin',
  validFrom: '2026-05-24T13:00:00.000Z',
  validTo: '2099-05-25T16:00:00.000Z',
  createdAt: '2026-05-24T12:00:00.000Z',
  revokedAt: null,
  devices: [
    { id: 1, firstSeenAt: '2026-05-24T15:00:00.000Z', lastSeenAt: '2026-05-24T15:01:00.000Z' },
  ],
};
const made: CreatedGrant = {
  id: 13,
  code: 'K7P-42M',
  pin: '012345',
  qr: 'data:image/svg+xml;base64,PHN2Zy8+',
  url: 'https://kolo.test/console#t=abcdefghijklmnopqrstuv',
};

let server: FakeServer;

async function open(asAdministrator: boolean): Promise<HTMLElement> {
  server = serve({
    'GET /api/matches/7/grants': ok([view]),
    'GET /api/matches/7/referees': ok([{ id: 4, username: 'maric' }]),
    'GET /api/users/referees': ok([
      { id: 4, username: 'maric' },
      { id: 5, username: 'ana' },
    ]),
    'POST /api/matches/7/grants': ok(made),
    'DELETE /api/matches/7/grants/12': [204],
    'PUT /api/matches/7/referees': ok([]),
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <GrantsButton match={match} asAdministrator={asAdministrator} />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Pristup zapisničkom stolu/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Pristup zapisničkom stolu' });
  await within(dialog).findByText('Stol 1');
  return dialog;
}

it('an access is given with a label, and its secrets are shown once', async () => {
  const dialog = await open(true);
  const label = within(dialog).getByLabelText('Oznaka');
  await userEvent.clear(label);
  await userEvent.type(label, 'Stol 2, Ana');
  await userEvent.click(within(dialog).getByLabelText(/Dom sportova/));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Dodijeli pristup' }));
  expect(await within(dialog).findByText('K7P-42M')).toBeVisible();
  expect(within(dialog).getByText('012345')).toBeVisible();
  expect(within(dialog).getByLabelText('Poveznica')).toHaveValue(made.url);
  expect(within(dialog).getByRole('img', { name: /QR/ })).toHaveAttribute('src', made.qr);
  const sent = server.calls.find(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({ label: 'Stol 2, Ana', wholeDay: true });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Gotovo' }));
  expect(within(dialog).queryByText('K7P-42M')).not.toBeInTheDocument();
});

it('a link to a guessed address says where it works', async () => {
  const dialog = await open(true);
  const guessedAddress = 'http://192.168.1.20:3000';
  server.on('POST /api/matches/7/grants', ok({ ...made, guessedAddress }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Dodijeli pristup' }));
  expect(
    await within(dialog).findByText(/192\.168\.1\.20:3000, adresu poslužitelja/),
  ).toBeVisible();
});

it('where only this computer reaches the site, there is no QR code and nothing to print', async () => {
  const dialog = await open(true);
  server.on('POST /api/matches/7/grants', ok({ ...made, qr: null }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Dodijeli pristup' }));
  expect(await within(dialog).findByText(/^Poveznica radi samo na ovom računalu/)).toBeVisible();
  expect(within(dialog).queryByRole('img', { name: /^QR kod/ })).toBeNull();
  expect(within(dialog).queryByRole('button', { name: 'Ispiši' })).toBeNull();
});

it('an open access shows its devices and is revoked', async () => {
  const dialog = await open(true);
  expect(within(dialog).getByText(/^Uređaj 1, posljednji put/)).toBeVisible();
  server.on('GET /api/matches/7/grants', ok([{ ...view, revokedAt: '2026-05-24T17:00:00.000Z' }]));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Opozovi: Stol 1' }));
  expect(await within(dialog).findByText('opozvan')).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: /Opozovi/ })).not.toBeInTheDocument();
});

it('administrators name referees for the match', async () => {
  const dialog = await open(true);
  await userEvent.click(await within(dialog).findByLabelText('ana'));
  await waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ userIds: [4, 5] }),
  );
});

it('a referee names nobody, and gives access to the match alone', async () => {
  const dialog = await open(false);
  expect(within(dialog).queryByText('Suci')).not.toBeInTheDocument();
  expect(within(dialog).queryByLabelText(/Dom sportova/)).not.toBeInTheDocument();
});

describe('the end of an access', () => {
  const typeEnd = async (dialog: HTMLElement, end: string): Promise<void> => {
    fireEvent.change(within(dialog).getByLabelText(/^Vrijedi do/), { target: { value: end } });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dodijeli pristup' }));
  };

  it.each([
    ['summer', '2026-05-24T22:30', '2026-05-24T20:30:00.000Z'],
    ['winter', '2026-11-24T00:30', '2026-11-23T23:30:00.000Z'],
  ])('is a time in Zagreb, in %s too, wherever the device is', async (_, typed, sent) => {
    const dialog = await open(true);
    await typeEnd(dialog, typed);
    await within(dialog).findByText('K7P-42M');
    const post = server.calls.find(({ method }) => method === 'POST');
    expect(post?.body).toMatchObject({ validTo: sent });
  });

  it('is refused at its field where there is no such year', async () => {
    const dialog = await open(true);
    await typeEnd(dialog, '0026-05-24T22:30');
    expect(within(dialog).getByLabelText(/^Vrijedi do/)).toHaveAccessibleDescription(
      /Upišite ispravan datum i vrijeme/,
    );
    expect(server.calls.some(({ method }) => method === 'POST')).toBe(false);
  });
});

it('the link is copied over plain HTTP too, where there is no newer clipboard', async () => {
  const dialog = await open(true);
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  const copied = jest.fn(() => true);
  document.execCommand = copied;
  await userEvent.click(within(dialog).getByRole('button', { name: 'Dodijeli pristup' }));
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Kopiraj poveznicu' }));
  await waitFor(() => expect(useToastStore.getState().shown?.title).toBe('Poveznica je kopirana'));
  expect(copied).toHaveBeenCalledWith('copy');
});

describe('the sheets of a round', () => {
  const ofRound = [
    { ...match, status: 'scheduled' },
    { ...match, id: 8, status: 'in_progress' },
    { ...match, id: 9, status: 'completed' },
    { ...match, id: 10, status: 'scheduled', outcome: 'postponed' },
  ] as MatchView[];
  const sheets = () => document.querySelectorAll('[data-sheets] article');
  async function print(grant: CreatedGrant): Promise<void> {
    server = serve({
      'POST /api/matches/7/grants': ok(grant),
      'POST /api/matches/8/grants': ok({ ...grant, id: 14 }),
    });
    render(
      <QueryClientProvider client={createQueryClient()}>
        <RoundSheetsButton round={3} matches={ofRound} />
      </QueryClientProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: /3\. kolo/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ispiši' }));
  }

  it('are one for each match that is still to be played', async () => {
    await print(made);
    await waitFor(() => expect(sheets()).toHaveLength(2));
  });

  it('are not printed without a QR code, and no access is made in vain', async () => {
    await print({ ...made, qr: null });
    await waitFor(() =>
      expect(useToastStore.getState().shown).toMatchObject({
        variant: 'destructive',
        title: expect.stringMatching(/^Poveznica radi samo na ovom računalu/),
      }),
    );
    expect(sheets()).toHaveLength(0);
    expect(server.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

it('sheets are printed once, although the page is shown again meanwhile', async () => {
  jest.useFakeTimers();
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const onPrinted = jest.fn();
  const sheets = [{ match, grant: made }];
  const { rerender } = render(<PrintedSheets sheets={sheets} onPrinted={() => {}} />);
  jest.runAllTimers();
  rerender(<PrintedSheets sheets={sheets} onPrinted={onPrinted} />);
  jest.runAllTimers();
  expect(print).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('afterprint'));
  expect(onPrinted).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
