import type { BoardMatch } from '@kolo/domain';
import { useBoard } from './use-board';
import { useBoardNews } from './use-board-news';

interface Wish {
  /** Tells of matches that are over, not of every goal. */
  onlyFinished?: boolean;
}

/** Every score and status of the league's matches on the board; null while the board is not known. */
function scoresOf(
  matches: readonly BoardMatch[] | null,
  leagueId: number | null,
  { onlyFinished = false }: Wish,
): string | null {
  if (matches === null) return null;
  return matches
    .filter((match) => leagueId === null || match.leagueId === leagueId)
    .filter(({ status }) => (onlyFinished ? status === 'completed' : status !== 'scheduled'))
    .map(({ matchId, status, homeScore, awayScore }) =>
      [matchId, status, homeScore, awayScore].join(' '),
    )
    .sort()
    .join('\n');
}

/**
 * Calls back a moment after a score or a status has changed. What was read before the board was known may
 * already be old, so the first board counts as news where something has been played.
 * @param leagueId all leagues where null
 */
export function useScoreNews(leagueId: number | null, onNews: () => void, wish: Wish = {}): void {
  const { matches } = useBoard();
  useBoardNews(scoresOf(matches, leagueId, wish), '', onNews);
}
