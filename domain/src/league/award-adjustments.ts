import { zagrebWallTime } from '../croatia/zagreb-time.js';
import type { AwardCause } from '../match/rulings/events.js';
import type { PointsCause, PointsChange } from '../season/events.js';
import type { CountedResult } from '../views/counted-result.js';

/** Points that awards take off, listed like those that the league takes off, on the day of the match. */
export const awardAdjustments = (results: readonly CountedResult[]): PointsChange[] =>
  results.flatMap(({ deduction, matchDate, homeTeamId, awayTeamId }): PointsChange[] => {
    if (deduction === undefined) return [];
    const { winner, minusPoints } = deduction;
    const { day: on } = zagrebWallTime(matchDate);
    const change = { points: -minusPoints, cause: causes[deduction.cause], on };
    const teamIds = { home: [awayTeamId], away: [homeTeamId], none: [homeTeamId, awayTeamId] };
    return teamIds[winner].map((teamId) => ({ teamId, ...change }));
  });

const causes: Record<AwardCause, PointsCause> = {
  'no-show': 'no-show',
  withdrawn: 'withdrawal',
  ineligible: 'decision',
  refusal: 'decision',
  abandoned: 'decision',
  decision: 'decision',
};
