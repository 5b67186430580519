import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { NoPlayer } from '@/features/player-page/NoPlayer';
import { PlayerDetail } from '@/features/player-page/PlayerDetail';
import { readId } from '@/shared/page/read-id';

export function PlayerPage(): ReactElement {
  const playerId = readId(useParams().id ?? '');
  return playerId === null ? <NoPlayer /> : <PlayerDetail key={playerId} playerId={playerId} />;
}
