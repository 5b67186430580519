import type { MatchView, TeamView } from '@kolo/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '@/shared/api';
import '@/shared/i18n/i18n';
import { LeagueDetail } from '@/features/league-page/LeagueDetail';
import { Toaster } from '@/shared/ui';

const league = { id: 7, name: 'Prva liga', season: '2025/26', isActive: true, description: null };
export const team = (id: number, name: string): TeamView =>
  ({
    id,
    name,
    userId: id + 100,
    user: { companyName: `${name} d.o.o.`, username: name },
    playerCount: id,
  }) as TeamView;
export const match = (id: number, more: Partial<MatchView>): MatchView =>
  ({
    id,
    matchDate: '2025-10-26T18:00:00Z',
    status: 'scheduled',
    homeTeamId: 1,
    awayTeamId: 2,
    homeTeamName: 'Bura',
    awayTeamName: 'Jugo',
    homeScore: null,
    awayScore: null,
    venue: null,
    round: 1,
    ...more,
  }) as MatchView;
const row = {
  position: 1,
  teamId: 1,
  teamName: 'Bura',
  played: 2,
  won: 1,
  drawn: 0,
  lost: 1,
  goalsFor: 9,
  goalsAgainst: 4,
  yellowCards: 3,
  redCards: 0,
  points: 3,
};

const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
export const answer = (status: number, body: unknown): Response =>
  ({ ok: status < 300, status, text: async () => JSON.stringify(body) }) as Response;

/** What the server says, by method and path; a test replaces what it is about. */
export const answers: Record<string, Response | ((body: unknown) => Response)> = {};

export const open = (leagueId = 7) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <LeagueDetail leagueId={leagueId} editLeague={() => null} />
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );

export const tab = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('tab', { name }));

/** The bodies that went out, with their paths. */
export const sent = (method: string): [string, unknown][] =>
  fetchMock.mock.calls
    .filter(([, init]) => init?.method === method)
    .map(([path, init]) => [String(path), JSON.parse(String(init?.body))]);

/** A league of two teams without matches, and two companies of which one already plays in it. */
export function startServer(): void {
  for (const known of Object.keys(answers)) delete answers[known];
  Object.assign(answers, {
    'GET /api/leagues/7': answer(200, league),
    'GET /api/teams/league/7': answer(200, [team(1, 'Bura'), team(2, 'Jugo')]),
    'GET /api/matches/league/7': answer(200, []),
    'GET /api/league-table/7': answer(200, [row]),
    'GET /api/users/companies': answer(200, [
      { id: 101, companyName: 'Bura d.o.o.', username: 'bura' },
      { id: 103, companyName: null, username: 'maestral' },
    ]),
  });
  fetchMock.mockReset();
  fetchMock.mockImplementation(async (path, init) => {
    const known = answers[`${init?.method ?? 'GET'} ${String(path)}`];
    if (typeof known === 'function') return known(JSON.parse(String(init?.body)));
    return known ?? answer(404, { message: 'Nije pronađeno.' });
  });
  globalThis.fetch = fetchMock;
}
