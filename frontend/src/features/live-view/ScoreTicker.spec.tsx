import type { BoardMatch, MatchView } from '@kolo/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '@/shared/api';
import '@/shared/i18n/i18n';
import { type BoardView, boardStore } from '@/shared/live/board-store';
import { type FakeServer, ok, serve } from '@/shared/testing/fake-server';
import { ScoreTicker } from './ScoreTicker';

let mockBoard: BoardView;
jest.mock('@/shared/live/use-board', () => ({ useBoard: () => mockBoard }));

const match = (matchId: number, rest: Partial<BoardMatch> = {}): BoardMatch => ({
  matchId,
  version: 1,
  leagueId: 1,
  round: 1,
  homeTeam: { id: 1, name: `Domaći ${matchId}` },
  awayTeam: { id: 2, name: `Gosti ${matchId}` },
  matchDate: new Date(Date.now() + matchId * 60_000).toISOString(),
  venue: null,
  status: 'scheduled',
  matchState: 'pre-match',
  currentHalf: 0,
  homeScore: null,
  awayScore: null,
  ...rest,
});
const running = (homeScore: number): BoardMatch =>
  match(9, {
    status: 'in_progress',
    matchState: 'first-half',
    currentHalf: 1,
    homeScore,
    awayScore: 0,
  });
const show = (matches: BoardMatch[] | null, rest: Partial<BoardView> = {}): void => {
  mockBoard = {
    matches,
    parts: {},
    answers: 1,
    status: { state: 'live', since: 0 },
    refused: null,
    ...rest,
  };
};
const client = createQueryClient();
const ticker = (fixtures?: MatchView[]) => (
  <QueryClientProvider client={client}>
    <MemoryRouter>
      <ScoreTicker fixtures={fixtures} />
    </MemoryRouter>
  </QueryClientProvider>
);
let server: FakeServer;

beforeEach(() => {
  server = serve({
    'GET /api/leagues/names': ok([
      { id: 1, name: 'Prva liga', season: '2025/26' },
      { id: 8, name: 'Druga liga', season: '2025/26' },
    ]),
  });
  client.clear();
});

describe('ScoreTicker', () => {
  it('begins with what is played now and says its goals', () => {
    show([match(1), match(2), running(0)]);
    const { rerender } = render(ticker());
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveTextContent('Domaći 9');
    expect(first).toHaveTextContent('Uživo');
    show([match(1), match(2), running(1)]);
    rerender(ticker());
    expect(screen.getByText('Domaći 9 1, Gosti 9 0.')).toHaveAttribute('aria-live', 'polite');
  });

  it('has no minute without a connection, because the score stands still', () => {
    const startedAt = new Date(Date.now() - 11.5 * 60_000).toISOString();
    show([{ ...running(0), clock: { half: 1, startedAt, running: true } }]);
    render(ticker());
    expect(screen.getByRole('link')).toHaveTextContent('12′');
    const { status } = boardStore.getState();
    act(() => boardStore.setState({ status: { state: 'lost', since: 0 } }));
    expect(screen.getByRole('link')).not.toHaveTextContent('′');
    act(() => boardStore.setState({ status }));
  });

  it('shows the fixtures where the board does not get through', () => {
    const fixture = { ...match(4), id: 4 } as unknown as MatchView;
    show(null, { status: { state: 'lost', since: 0 } });
    render(ticker([fixture]));
    expect(screen.getByRole('link')).toHaveAttribute('href', '/live/4');
  });

  it('cuts a long name that runs from right to left at its end, not at its beginning', () => {
    show([match(1)]);
    render(ticker());
    expect(screen.getByText('Domaći 1')).toHaveAttribute('dir', 'auto');
  });

  it('names the league where matches of two are shown', async () => {
    show([match(1), match(2, { leagueId: 8 })]);
    render(ticker());
    await screen.findByText('Prva liga · 2025/26');
    const [first, second] = screen.getAllByRole('link');
    expect(first).toHaveTextContent('Prva liga · 2025/26');
    expect(second).toHaveTextContent('Druga liga · 2025/26');
  });

  it('names a league as the board does, which is renamed while it is open', async () => {
    const league = { id: 8, name: 'Velika liga', season: '2025/26' };
    show([match(1), match(2, { leagueId: 8, league })]);
    render(ticker());
    expect(await screen.findByText(/Velika liga · 2025\/26/)).toBeInTheDocument();
  });

  it('names no league, and fetches none, where all matches are of one', () => {
    show([match(1), match(2)]);
    render(ticker());
    expect(server.read).not.toContain('/api/leagues/names');
    expect(screen.queryByText(/2025\/26/)).toBeNull();
  });

  it('says when nothing is on', () => {
    show([]);
    render(ticker());
    expect(screen.getByText('Nema utakmica na rasporedu')).toBeVisible();
  });
});
