import { type MatchView, presetRules, type TeamView, usualSeasonRules } from '@kolo/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '@/shared/api';
import '@/shared/i18n/i18n';
import { LeagueDetail } from '@/features/league-page/LeagueDetail';
import { type FakeServer, ok, serve } from '@/shared/testing/fake-server';
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
    leagueId: 7,
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

export const open = (leagueId = 7) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <LeagueDetail
          leagueId={leagueId}
          editLeague={() => null}
          plan={() => null}
          stages={() => null}
          referees={null}
          decisions={null}
          files={null}
        />
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );

export const tab = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('tab', { name }));

/** A league of two teams without matches, and two companies, one of which already plays in it. */
export const serveLeague = (): FakeServer =>
  serve({
    'GET /api/leagues/7': ok(league),
    'GET /api/teams/league/7': ok([team(1, 'Bura'), team(2, 'Jugo')]),
    'GET /api/matches/league/7': ok([]),
    'GET /api/leagues/7/match-rules': ok({
      preset: 'company-running',
      version: 0,
      rules: presetRules['company-running'],
    }),
    'GET /api/leagues/7/season-rules': ok({ version: 0, rules: usualSeasonRules }),
    'GET /api/leagues/7/fines': ok({ teams: [] }),
    'GET /api/leagues/7/discipline': ok({ people: [], officials: [], flags: [], carried: [] }),
    'GET /api/users/pending': ok([]),
    'GET /api/matches/3/grants': ok([]),
    'GET /api/league-table/7': ok([row]),
    'GET /api/leagues': ok([]),
    'GET /api/matches/bookings': ok([]),
    'GET /api/users/companies': ok([
      { id: 101, companyName: 'Bura d.o.o.', username: 'bura' },
      { id: 103, companyName: null, username: 'maestral' },
    ]),
  });
