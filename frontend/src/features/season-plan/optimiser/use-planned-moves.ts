import type { PlanAnswer } from '@kolo/domain';
import type { MovedMatch } from '@/features/season-plan/moved/MovedMatches';
import { useMatchNames } from '@/features/season-plan/moved/use-match-names';

/** The matches that a plan moves, in the order in which they will be played. */
export function usePlannedMoves(leagueId: number, answer: PlanAnswer | undefined): MovedMatch[] {
  const { match } = useMatchNames(leagueId);
  const moves = (answer?.plan ?? []).flatMap(({ matchId, matchDate, venue }): MovedMatch[] => {
    const now = match(matchId);
    if (now === undefined) return [];
    const from = { at: now.outcome === 'postponed' ? null : now.matchDate, venue: now.venue };
    const stays =
      from.at !== null && Date.parse(from.at) === Date.parse(matchDate) && from.venue === venue;
    return stays ? [] : [{ matchId, from, to: { at: matchDate, venue } }];
  });
  return moves.sort((one, other) => Date.parse(one.to.at) - Date.parse(other.to.at));
}
