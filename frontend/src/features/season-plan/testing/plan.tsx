import type { LeagueView } from '@kolo/domain';
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

/** A league of two teams that has no slots yet. */
export const servePlan = (answers: Answers = {}): FakeServer =>
  serve({
    'GET /api/leagues/7/slots': ok([]),
    'GET /api/leagues/7/blackouts': ok([]),
    'GET /api/leagues/7/holidays?year=2026': ok([]),
    'GET /api/leagues/7/holidays?year=2027': ok([]),
    'GET /api/venues': ok([{ id: 1, name: 'Trnsko', address: null }]),
    'GET /api/teams/league/7': ok([
      { id: 1, name: 'Bura', user: { username: 'bura' } },
      { id: 2, name: 'Jugo', user: { username: 'jugo' } },
    ]),
    ...answers,
  });

export const openPlan = (): void => show(<SeasonPlan league={league} />);
