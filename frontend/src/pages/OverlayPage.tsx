import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { Overlay } from '@/features/overlay/Overlay';
import { useLiveMatch } from '@/shared/live/use-live-match';

/** An overlay stays empty rather than show a message in a video. */
export function OverlayPage(): ReactElement {
  const { id = '' } = useParams();
  const matchId = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 2_147_483_647;
  return <Followed key={matchId} matchId={matchId} />;
}

function Followed({ matchId }: { matchId: number }): ReactElement {
  const { view } = useLiveMatch(matchId);
  return <Overlay view={view} />;
}
