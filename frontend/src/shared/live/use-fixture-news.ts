import type { BoardMatch } from '@kolo/domain';
import { useBoard } from './use-board';
import { useBoardNews } from './use-board-news';

const fixture = ({ matchId, status, matchDate, venue }: BoardMatch): string =>
  status === 'scheduled' || status === 'cancelled'
    ? [matchId, status, matchDate, venue].join(' ')
    : '';

/**
 * Calls back after a match was moved, cancelled, deleted or added. The board says nothing of later
 * days, so each whole board counts as well.
 */
export function useFixtureNews(onNews: () => void): void {
  const { matches, answers } = useBoard();
  const said = matches && [answers, ...matches.map(fixture).sort()].join('\n');
  useBoardNews(said, null, onNews);
}
