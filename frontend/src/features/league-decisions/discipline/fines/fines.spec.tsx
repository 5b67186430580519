import type { FinePayment, TeamFines } from '@kolo/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQueryClient } from '@/shared/api';
import { i18n } from '@/shared/i18n/i18n';
import { ok, refusal, serve } from '@/shared/testing/fake-server';
import { clearToast, Toaster } from '@/shared/ui';
import { LeagueFines } from './LeagueFines';

const fine = {
  matchId: 33,
  matchDate: '2026-03-14T18:00:00.000Z',
  opponentName: 'Jugo',
  playerId: 1,
  official: null,
  name: 'Ivo Horvat',
  card: 'yellow',
  cents: 500,
} as const;
const coach = { ...fine, playerId: null, official: 'coach', name: '', card: 'red' } as const;
const payment: FinePayment = {
  id: 5,
  cents: 1500,
  paidOn: '2026-03-20',
  note: 'Uplatnica 7',
  recordedAt: '2026-03-20T18:00:00.000Z',
  recordedBy: 'admin',
};
const bura: TeamFines = {
  teamId: 4,
  teamName: 'Bura',
  charges: [fine, { ...coach, cents: 2050 }],
  chargedCents: 2550,
  payments: [],
  paidCents: 0,
  outstandingCents: 2550,
};
const paidInPart: TeamFines = {
  ...bura,
  payments: [payment],
  paidCents: 1500,
  outstandingCents: 1050,
};
const paidTooMuch: TeamFines = {
  ...paidInPart,
  charges: [fine],
  chargedCents: 500,
  outstandingCents: -1000,
};

async function open(teams: TeamFines[]) {
  const server = serve({
    'GET /api/leagues/7/fines': ok({ teams }),
    'POST /api/leagues/7/fines/payments': [201, payment],
    'DELETE /api/leagues/7/fines/payments/5': [204],
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LeagueFines leagueId={7} />
      <Toaster />
    </QueryClientProvider>,
  );
  const section = within(await screen.findByRole('region', { name: /^(Kazne|Fines)$/ }));
  await userEvent.click(section.getByText('Bura'));
  return { server, section };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const halfPastMidnight = () =>
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-07-04T22:30:00Z'));
const sums = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

beforeAll(async () => {
  await i18n.ready('discipline', 'hr');
});
beforeEach(() => act(clearToast));
afterEach(() => jest.restoreAllMocks());

it('opens the fines of a team card by card', async () => {
  const { section } = await open([bura]);
  const lines = section.getAllByText(/karton$/);
  expect(lines.map((line) => line.closest('li')?.textContent)).toEqual([
    'Ivo Horvatžuti karton14.\u00a003.\u00a02026.Jugo5,00\u00a0€',
    'službena osobacrveni karton14.\u00a003.\u00a02026.Jugo20,50\u00a0€',
  ]);
  expect(sums()).toEqual(['25,50\u00a0€', '0,00\u00a0€', '25,50\u00a0€']);
});

it('shows what was paid, who recorded it, and what is left', async () => {
  const { section } = await open([paidInPart]);
  expect(section.getByText('Uplatnica 7').closest('li')).toHaveTextContent(
    'Uplata20. 03. 2026.Uplatnica 7upisao: admin15,00 €',
  );
  expect(sums()).toEqual(['25,50\u00a0€', '15,00\u00a0€', '10,50\u00a0€']);
  expect(section.getByText('Preostalo')).toBeVisible();
  expect(section.getByText('Bura').parentElement).toHaveTextContent('Bura10,50 €');
});

it.each([
  [-1000, 'BuraPreplaćeno 10,00 €', 'Preplaćeno', '10,00\u00a0€'],
  [0, 'BuraPlaćeno', 'Preostalo', '0,00\u00a0€'],
])('a balance of %i cents says so', async (outstandingCents, summary, label, amount) => {
  const { section } = await open([{ ...paidTooMuch, outstandingCents }]);
  expect(section.getByText('Bura').parentElement).toHaveTextContent(summary);
  expect(section.getByText(label)).toBeVisible();
  expect(sums().at(-1)).toBe(amount);
});

it('records what is left today in Zagreb, also half an hour after midnight', async () => {
  const { server } = await open([paidInPart]);
  halfPastMidnight();
  await press('Upiši uplatu: Bura');
  const dialog = within(screen.getByRole('dialog', { name: 'Uplata kazni: Bura' }));
  expect(dialog.getByLabelText('Iznos (€)')).toHaveValue('10,50');
  expect(dialog.getByLabelText('Dan uplate')).toHaveValue('2026-07-05');
  await userEvent.click(dialog.getByRole('button', { name: 'Upiši uplatu' }));
  expect(await screen.findByText('Uplata je upisana')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent('POST')).toEqual([
    ['/api/leagues/7/fines/payments', { teamId: 4, cents: 1050, paidOn: '2026-07-05' }],
  ]);
});

it('sends a retry under the same key, and the next payment under another', async () => {
  const { server } = await open([paidInPart]);
  server.on('POST /api/leagues/7/fines/payments', refusal('service.unavailable'));
  await press('Upiši uplatu: Bura');
  await press('Upiši uplatu');
  await waitFor(() => expect(server.sent('POST')).toHaveLength(1));
  const retried = screen.getByRole('button', { name: 'Upiši uplatu' });
  await waitFor(() => expect(retried).not.toHaveAttribute('aria-busy'));
  server.on('POST /api/leagues/7/fines/payments', [201, payment]);
  await press('Upiši uplatu');
  await screen.findByText('Uplata je upisana');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Upiši uplatu: Bura');
  await press('Upiši uplatu');
  await waitFor(() => expect(server.sent('POST')).toHaveLength(3));
  const [first, retry, next] = server.calls
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toMatch(/.{8}/);
  expect(retry).toBe(first);
  expect(next).not.toBe(first);
});

it('asks for an amount and a day that is not in the future, and takes a note', async () => {
  const { server } = await open([paidTooMuch]);
  halfPastMidnight();
  await press('Upiši uplatu: Bura');
  const dialog = within(screen.getByRole('dialog'));
  const [amount, day] = [dialog.getByLabelText('Iznos (€)'), dialog.getByLabelText('Dan uplate')];
  expect(amount).toHaveValue('');
  await userEvent.clear(day);
  await userEvent.click(dialog.getByRole('button', { name: 'Upiši uplatu' }));
  expect(await dialog.findByText(/^Upišite iznos od 0,01/)).toBeVisible();
  expect(dialog.getByText('Odaberite dan.')).toBeVisible();
  await userEvent.type(amount, '10000,01');
  await userEvent.type(day, '2026-07-06');
  await userEvent.click(dialog.getByRole('button', { name: 'Upiši uplatu' }));
  expect(await dialog.findByText('Dan uplate ne može biti u budućnosti.')).toBeVisible();
  expect(dialog.getByText(/^Upišite iznos od 0,01/)).toBeVisible();
  expect(server.sent('POST')).toEqual([]);
  await userEvent.clear(amount);
  await userEvent.type(amount, '7,5');
  await userEvent.clear(day);
  await userEvent.type(day, '2026-07-01');
  await userEvent.type(dialog.getByLabelText(/^Napomena/), ' Uplatnica 8 ');
  await userEvent.click(dialog.getByRole('button', { name: 'Upiši uplatu' }));
  expect(await screen.findByText('Uplata je upisana')).toBeVisible();
  expect(server.sent('POST')).toEqual([
    [
      '/api/leagues/7/fines/payments',
      { teamId: 4, cents: 750, paidOn: '2026-07-01', note: 'Uplatnica 8' },
    ],
  ]);
});

it('removes a payment after a question', async () => {
  const { server } = await open([paidInPart]);
  await press('Ukloni uplatu: 15,00\u00a0€, 20.\u00a003.\u00a02026.');
  const question = within(screen.getByRole('alertdialog', { name: 'Ukloniti uplatu?' }));
  expect(question.getByText(/^Uplata tima Bura \(15,00\s€, 20\. 03\. 2026\.\)/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Odustani' }));
  expect(server.sent('DELETE')).toEqual([]);
  await press('Ukloni uplatu: 15,00\u00a0€, 20.\u00a003.\u00a02026.');
  server.on('GET /api/leagues/7/fines', ok({ teams: [bura] }));
  await press('Ukloni uplatu');
  expect(await screen.findByText('Uplata je uklonjena')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Uplatnica 7')).toBeNull());
  expect(server.sent('DELETE')).toHaveLength(1);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Upiši uplatu: Bura' })).toHaveFocus(),
  );
});

it('says where the fines cannot be read', async () => {
  serve({ 'GET /api/leagues/7/fines': [503, { message: 'Baza ne odgovara.' }] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LeagueFines leagueId={7} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Kazne nije moguće učitati')).toBeVisible();
});
