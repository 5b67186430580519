import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { NoPlayer } from '@/features/player-page/NoPlayer';
import { PlayerDetail } from '@/features/player-page/PlayerDetail';
import { readMatchId as readPlayerId } from '@/shared/live/read-match-id';

export function PlayerPage(): ReactElement {
  const playerId = readPlayerId(useParams().id ?? '');
  return playerId === null ? <NoPlayer /> : <PlayerDetail key={playerId} playerId={playerId} />;
}
