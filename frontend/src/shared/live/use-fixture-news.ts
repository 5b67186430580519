import type { BoardMatch } from '@kolo/domain';
import { useBoard } from './use-board';
import { useBoardNews } from './use-board-news';

const fixture = ({ matchId, status, matchDate, venue }: BoardMatch): string =>
  status === 'scheduled' || status === 'cancelled'
    ? [matchId, status, matchDate, venue].join(' ')
    : '';

/**
 * Calls back a moment after a match on the board was moved, cancelled, deleted or added. Of later days the
 * board says nothing, so each time that it is asked for anew counts too: then a device has woken up or come
 * back, or the board was ten minutes old.
 */
export function useFixtureNews(onNews: () => void): void {
  const { matches, answers } = useBoard();
  const said = matches && [answers, ...matches.map(fixture).sort()].join('\n');
  useBoardNews(said, null, onNews);
}
