import type { TeamSide } from '@kolo/domain';
import type { GoalFact, PreviewFacts, ReportFacts, TeamFacts } from '../facts.js';

export const homePeople = [
  'Ivan Horvat',
  'Marko Kolar',
  'Luka Novak',
  'Petar Vrabec',
  'Ante Babić',
];
export const awayPeople = [
  'Đuro Šimić',
  'Tomislav Marić',
  'Mario Knežević',
  'Pavao Grgić',
  'Ana Car',
];

export const teamFactsOf = (name: string, more: Partial<TeamFacts> = {}): TeamFacts => ({
  name,
  placeBefore: 4,
  placeAfter: 3,
  form: ['W', 'D', 'L', 'W'],
  winsInARow: 1,
  winless: 0,
  ...more,
});

export interface GoalOptions {
  team: TeamSide;
  scorer?: string | null;
  assist?: string | null;
  minute?: string | null;
  kind?: GoalFact['kind'];
}

/** Its score is that of the goals. */
export function aReport(
  goals: readonly GoalOptions[],
  more: Partial<ReportFacts> = {},
): ReportFacts {
  const score = { home: 0, away: 0 };
  const scored: GoalFact[] = goals.map(
    ({ team, scorer = null, assist = null, minute = null, kind = 'open-play' }) => {
      score[team] += 1;
      return { team, scorer, assist, minute, kind, score: { ...score } };
    },
  );
  return {
    kind: 'report',
    matchId: 7,
    round: 5,
    venue: 'Dvorana Zvijezda, Zagreb',
    matchDate: '2025-10-19T16:30:00.000Z',
    home: teamFactsOf('Bura'),
    away: teamFactsOf('Val', { placeBefore: 2, placeAfter: 2, winsInARow: 0 }),
    score,
    halfTime: null,
    decision: null,
    goals: scored,
    cards: [],
    mvp: null,
    people: [...homePeople, ...awayPeople],
    ...more,
  };
}

export const aPreview = (more: Partial<PreviewFacts> = {}): PreviewFacts => ({
  kind: 'preview',
  matchId: 7,
  round: 6,
  venue: 'Dvorana Zvijezda, Zagreb',
  matchDate: '2025-10-26T17:30:00.000Z',
  home: teamFactsOf('Bura'),
  away: teamFactsOf('Val', { placeAfter: 2 }),
  teams: 10,
  lastMeeting: { home: 'Val', away: 'Bura', score: { home: 4, away: 4 } },
  topScorers: { home: { name: 'Ivan Horvat', goals: 7 }, away: { name: 'Ana Car', goals: 1 } },
  people: ['Ivan Horvat', 'Ana Car'],
  ...more,
});
