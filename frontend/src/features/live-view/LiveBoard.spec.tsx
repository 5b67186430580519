import type { BoardMatch } from '@kolo/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '@/shared/api';
import '@/shared/i18n/i18n';
import type { BoardView } from '@/shared/live/board-store';
import { type FakeServer, ok, serve } from '@/shared/testing/fake-server';
import { LiveBoard } from './LiveBoard';

let mockBoard: BoardView;
jest.mock('@/shared/live/use-board', () => ({ useBoard: () => mockBoard }));

const match = (matchId: number, leagueId: number, rest: Partial<BoardMatch> = {}): BoardMatch => ({
  matchId,
  leagueId,
  version: 1,
  round: 1,
  venue: 'Dvorana',
  homeTeam: { id: 1, name: 'Bura' },
  awayTeam: { id: 2, name: 'Jugo' },
  matchDate: new Date(Date.now() + matchId * 60_000).toISOString(),
  status: 'scheduled',
  matchState: 'pre-match',
  currentHalf: 0,
  homeScore: null,
  awayScore: null,
  ...rest,
});
const running: Partial<BoardMatch> = {
  status: 'in_progress',
  matchState: 'first-half',
  currentHalf: 1,
  homeScore: 0,
  awayScore: 0,
};

let server: FakeServer;
function show(matches: BoardMatch[]): void {
  mockBoard = {
    matches,
    parts: {},
    answers: 1,
    status: { state: 'live', since: 0 },
    refused: null,
  };
  server = serve({
    'GET /api/leagues/names': ok([
      { id: 7, name: 'Prva liga', season: '2025/26' },
      { id: 8, name: 'Druga liga', season: '2025/26' },
    ]),
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <LiveBoard />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('names the league of two matches of the same companies, also while they are played', async () => {
  show([match(1, 7, running), match(2, 8, running), match(3, 8)]);
  await screen.findByText('Prva liga · 2025/26');
  const [first, second, third] = screen.getAllByRole('link');
  expect(first).toHaveTextContent('Prva liga · 2025/26');
  expect(second).toHaveTextContent('Druga liga · 2025/26');
  // Each fact stands alone, so that the dot between two goes where the line wraps.
  const facts = ['Druga liga · 2025/26', '1. kolo', 'Dvorana'];
  const parts = [...(third?.querySelector('.dotted')?.children ?? [])];
  expect(parts.map(({ textContent }) => textContent)).toEqual(facts);
});

it('names a league as the board does, which is renamed while it is open', async () => {
  const league = { id: 7, name: 'Velika liga', season: '2025/26' };
  show([match(1, 7, { ...running, league }), match(2, 8)]);
  await screen.findByText('Druga liga · 2025/26');
  expect(screen.getByText('Velika liga · 2025/26')).toBeVisible();
  expect(screen.queryByText(/Prva liga/)).toBeNull();
});

it('says nothing of a round for a match without one, whose number is 0', () => {
  show([match(1, 7, { round: 0 })]);
  expect(screen.getAllByRole('link')[0]).toHaveTextContent(/JugoDvorana$/);
});

it('names no league and asks for none where there is only one', () => {
  show([match(1, 7), match(2, 7)]);
  expect(screen.getAllByRole('link')[0]).toHaveTextContent('Jugo1. koloDvorana');
  expect(screen.queryByText(/Prva liga/)).not.toBeInTheDocument();
  expect(server.calls).toEqual([]);
});
