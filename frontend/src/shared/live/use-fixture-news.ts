import type { BoardMatch } from '@kolo/domain';
import { useStore } from 'zustand';
import { boardDigest } from './board-digest';
import { boardStore } from './board-store';
import { useBoardPart } from './use-board';
import { useBoardNews } from './use-board-news';

const fixture = (match: BoardMatch): string => {
  const { matchId, status, outcome, matchDate, venue, homeTeam, awayTeam } = match;
  return status === 'scheduled' || status === 'cancelled'
    ? [matchId, status, outcome, matchDate, venue, homeTeam.name, awayTeam.name].join(' ')
    : '';
};

/**
 * Calls back when a fixture changes or one of its teams is renamed. The board says nothing of later
 * days, so a whole board that may bring news counts as well.
 */
export function useFixtureNews(onNews: () => void): void {
  const fixtures = useBoardPart('fixtures', (matches) =>
    boardDigest(matches.map(fixture).sort().join('\n')),
  );
  const answers = useStore(boardStore, (board) => board.answers);
  useBoardNews(fixtures === null ? null : `${answers} ${fixtures}`, null, onNews);
}
