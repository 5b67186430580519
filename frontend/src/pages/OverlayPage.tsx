import type { ReactElement } from 'react';
import { Overlay } from '@/features/overlay/Overlay';
import { useLiveMatch } from '@/shared/live/use-live-match';
import { readId } from '@/shared/page/read-id';
import { usePathEnd } from '@/shared/ui/navigation';

/** An overlay stays empty rather than show a message in a video. */
export function OverlayPage(): ReactElement {
  const matchId = readId(usePathEnd()) ?? 2_147_483_647;
  return <Followed key={matchId} matchId={matchId} />;
}

function Followed({ matchId }: { matchId: number }): ReactElement {
  const { view } = useLiveMatch(matchId);
  return <Overlay view={view} />;
}
