import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { boardStore } from './board-store';
import { MatchClock } from './MatchClock';
import type { ClockedMatch } from './match-phase';

/** The clock of a match on the board; none without a connection, when the score beside it does not change. */
export function BoardClock({ match }: { match: ClockedMatch }): ReactElement | null {
  const isLost = useStore(boardStore, ({ status }) => status.state === 'lost');
  return isLost ? null : <MatchClock match={match} />;
}
