import {
  type BoardPlace,
  type RefereeBoard,
  type RefereeRules,
  usualRefereeRules,
} from '@kolo/domain';
import '@/shared/i18n/i18n';
import { LeagueReferees } from '@/features/referee-market/office/LeagueReferees';
import { type Answers, type FakeServer, ok, serve } from '@/shared/testing/fake-server';
import { show } from '@/shared/testing/screen';

export const rules: RefereeRules = {
  ...usualRefereeRules,
  roles: [{ role: 'first', feeCents: 3050 }],
};

export const place = (more: Partial<BoardPlace> = {}): BoardPlace => ({
  placeId: 5,
  role: 'first',
  feeCents: 3050,
  assignment: null,
  claims: [],
  suggestions: [],
  ...more,
});

/** Bura – Sava, and nothing else. */
export const board = (places: BoardPlace[], gaps: number): RefereeBoard => ({
  rounds: [
    {
      round: 4,
      gaps,
      matches: [
        {
          matchId: 31,
          leagueId: 7,
          leagueName: 'Prva liga',
          round: 4,
          matchDate: '2096-03-15T15:00:00Z',
          outcome: null,
          venue: 'Dvorana Kolo',
          home: { id: 1, name: 'Bura' },
          away: { id: 2, name: 'Sava' },
          places,
        },
      ],
    },
  ],
});

export function openOffice(answers: Answers = {}): FakeServer {
  const server = serve({
    'GET /api/leagues/7/referee-rules': ok(rules),
    'GET /api/leagues/7/referee-board': ok(board([place()], 1)),
    'GET /api/leagues/7/referee-ratings': ok([]),
    'GET /api/referee-statements': ok([]),
    ...answers,
  });
  show(<LeagueReferees leagueId={7} />);
  return server;
}
