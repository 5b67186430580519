import type { ReactElement } from 'react';
import { NoSuchMatch } from '@/features/live-view/Unavailable';
import { HallBoard } from '@/features/overlay/HallBoard';
import { useLiveMatch } from '@/shared/live/use-live-match';
import { readId } from '@/shared/page/read-id';
import { usePathEnd } from '@/shared/ui/navigation';

/** Score and clock for a television in the hall, without an account. */
export function HallBoardPage(): ReactElement {
  const matchId = readId(usePathEnd());
  return matchId === null ? <NoSuchMatch /> : <Followed key={matchId} matchId={matchId} />;
}

function Followed({ matchId }: { matchId: number }): ReactElement {
  const { view } = useLiveMatch(matchId);
  return <HallBoard view={view} />;
}
