import type { BoardMatch } from '@kolo/domain';
import { useRenderedFrom } from '@/shared/page-data';
import { useBoard } from './use-board';
import { useBoardNews } from './use-board-news';

interface Options {
  onlyFinished?: boolean;
}

function scoresOf(
  matches: readonly BoardMatch[] | null,
  leagueId: number | null,
  { onlyFinished = false }: Options,
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
 * Calls back after a score or a status has changed. The data on the page may be older than the
 * first board, so it counts as a change when something was played. What the server rendered is of
 * one moment.
 */
export function useScoreNews(
  leagueId: number | null,
  onNews: () => void,
  options: Options = {},
): void {
  const { matches } = useBoard();
  const isRendered = useRenderedFrom() !== null;
  const scores = scoresOf(matches, leagueId, options);
  useBoardNews(scores, isRendered ? scores : '', onNews);
}
