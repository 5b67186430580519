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
 * Calls back after a match was moved, postponed, cancelled, deleted, added, or a team of its was renamed. The board says nothing of later
 * days, so each whole board counts as well.
 */
export function useFixtureNews(onNews: () => void): void {
  const fixtures = useBoardPart('fixtures', (matches) =>
    boardDigest(matches.map(fixture).sort().join('\n')),
  );
  const answers = useStore(boardStore, (board) => board.answers);
  useBoardNews(fixtures === null ? null : `${answers} ${fixtures}`, null, onNews);
}
