import type { LeagueView, MatchView } from '@kolo/domain';
import { SeasonPlan } from '@/features/season-plan/SeasonPlan';
import '@/shared/i18n/i18n';
import { type Answers, type FakeServer, ok, serve } from '@/shared/testing/fake-server';
import { show } from '@/shared/testing/screen';

export const league = {
  id: 7,
  name: 'Prva liga',
  season: '2026/27',
  startDate: '2026-09-30T22:00:00.000Z',
  endDate: '2027-05-30T21:59:00.000Z',
  venue: 'Sutinska',
} as LeagueView;

/** Bura – Jugo, at 16:00 on a Sunday. */
export const match = (id: number, more: Partial<MatchView> = {}): MatchView =>
  ({
    id,
    leagueId: 7,
    round: 1,
    status: 'scheduled',
    homeTeamId: 1,
    awayTeamId: 2,
    homeTeamName: 'Bura',
    awayTeamName: 'Jugo',
    matchDate: '2026-12-06T15:00:00.000Z',
    venue: 'Sutinska',
    ...more,
  }) as MatchView;

/** A league of two teams that has no slots yet. */
export const servePlan = (answers: Answers = {}): FakeServer =>
  serve({
    'GET /api/leagues/7/slots': ok([]),
    'GET /api/leagues/7/blackouts': ok([]),
    'GET /api/leagues/7/holidays?year=2026': ok([]),
    'GET /api/leagues/7/holidays?year=2027': ok([]),
    'GET /api/leagues/7/preferences': ok([]),
    'GET /api/leagues/7/move-proposals': ok([]),
    'GET /api/leagues/7/schedule/fairness': ok([]),
    'GET /api/venues': ok([
      { id: 1, name: 'Trnsko', address: null, surface: null, lighting: null },
    ]),
    'GET /api/matches/league/7': ok([match(31), match(32, { homeTeamName: 'Maestral' })]),
    'GET /api/teams/league/7': ok([
      { id: 1, name: 'Bura', user: { username: 'bura' } },
      { id: 2, name: 'Jugo', user: { username: 'jugo' } },
    ]),
    ...answers,
  });

export const openPlan = (): void =>
  show(<SeasonPlan league={league} generate={<button type="button">Generiraj</button>} />);
