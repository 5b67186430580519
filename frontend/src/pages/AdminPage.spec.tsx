import type { MatchView } from '@kolo/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../shared/api';
import '../shared/i18n/i18n';
import { AdminPage } from './AdminPage';

const match = (id: number, round: number | null, more: Partial<MatchView> = {}): MatchView =>
  ({
    id,
    round,
    matchDate: '2025-10-26T15:00:00Z',
    status: 'scheduled',
    homeTeamName: `Domaći ${id}`,
    awayTeamName: `Gosti ${id}`,
    homeScore: null,
    awayScore: null,
    ...more,
  }) as MatchView;

const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const answer = (status: number, body: unknown): Response =>
  ({ ok: status < 300, status, text: async () => JSON.stringify(body) }) as Response;

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <AdminPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock;
});

describe('AdminPage', () => {
  it('lists the matches by round, each with its time, state and way to the tablet', async () => {
    const played = match(2, 1, { status: 'completed', homeScore: 3, awayScore: 5 });
    fetchMock.mockResolvedValue(answer(200, [match(3, 2), played, match(4, null)]));
    open();
    expect(screen.getByRole('status')).toHaveTextContent('Učitavanje...');
    await screen.findByRole('heading', { name: '1. kolo' });
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/matches');
    expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      'Bez kola',
      '1. kolo',
      '2. kolo',
    ]);
    const link = screen.getByRole('link', { name: /Domaći 2/ });
    expect(link).toHaveAttribute('href', '/admin/match/2');
    expect(link).toHaveTextContent('16:00');
    expect(link).toHaveTextContent('26. 10. 2025.');
    expect(within(link).getByText('Završena')).toBeVisible();
    expect(within(link).getByText('5 golova')).toBeInTheDocument();
    expect(
      within(screen.getByRole('link', { name: /Domaći 3/ })).getByText('Zakazana'),
    ).toBeVisible();
  });

  it('says that there are no matches', async () => {
    fetchMock.mockResolvedValue(answer(200, []));
    open();
    expect(await screen.findByText('Nema utakmica')).toBeVisible();
  });

  it('says why there is no list, and asks again', async () => {
    fetchMock.mockResolvedValueOnce(answer(503, { message: 'Poslužitelj se diže.' }));
    fetchMock.mockResolvedValue(answer(200, [match(3, 2)]));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Poslužitelj se diže.');
    await userEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }));
    expect(await screen.findByRole('heading', { name: '2. kolo' })).toBeVisible();
  });
});
