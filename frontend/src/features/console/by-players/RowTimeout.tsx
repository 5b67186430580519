import { clockFace } from '@kolo/domain';
import { type ReactElement, useMemo } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { useNow } from '@/features/console/context/use-now';
import { Flash } from '@/features/console/ruled-match/horn/Flash';
import { useSignals } from '@/features/console/ruled-match/horn/use-signals';
import {
  type RuledMatchView,
  ruledMatchView,
} from '@/features/console/ruled-match/ruled-match-view';
import { TimeoutBar } from '@/features/console/ruled-match/timeouts/TimeoutBar';
import { secondsLeft } from '@/shared/live/seconds-left';

/** Counts a team's minute down above the rows of players, with the signal at its end. */
export function RowTimeout(): ReactElement | null {
  const { state } = useConsole();
  const match = useMemo(() => ruledMatchView(state), [state]);
  return match && <Countdown match={match} />;
}

function Countdown({ match }: { match: RuledMatchView }): ReactElement {
  const now = useNow();
  const flashing = useSignals(match, clockFace(match.clock, now), now);
  const { timeout } = match;
  const left = timeout === null ? 0 : secondsLeft(timeout, now);
  return (
    <>
      {timeout !== null && left > 0 && (
        <div className="@container px-2 py-1 sm:px-3">
          <TimeoutBar team={timeout.team} secondsLeft={left} />
        </div>
      )}
      <Flash signal={flashing} />
    </>
  );
}
