import type { LiveSnapshot } from '@kolo/domain';
import type { ReactElement } from 'react';
import { halfTimeBreak } from '@/shared/live/half-time-break';
import { isPlayClock } from '@/shared/live/match-phase';
import { FoulCounts } from './FoulCounts';
import { HalfTimeBreak } from './HalfTimeBreak';
import { NumbersOnPitch } from './NumbersOnPitch';
import { RunningTimeout } from './RunningTimeout';

/** Fouls of the period, who plays with how many and for how long, a timeout that is running, the break. */
export function Situation({ snapshot }: { snapshot: LiveSnapshot }): ReactElement {
  const { match } = snapshot;
  const { rules, fouls, clock } = match;
  const halfTime = halfTimeBreak(match);
  return (
    <div className="grid gap-2 empty:hidden border-t px-4 py-3 text-xs sm:px-8 sm:text-sm">
      {rules !== undefined && rules.foulKickFrom !== null && fouls !== undefined && (
        <FoulCounts fouls={fouls} from={rules.foulKickFrom} metres={rules.foulKickMetres} />
      )}
      {isPlayClock(clock) && <NumbersOnPitch snapshot={snapshot} clock={clock} />}
      {match.timeout != null && <RunningTimeout snapshot={snapshot} />}
      {halfTime !== null && <HalfTimeBreak halfTime={halfTime} />}
    </div>
  );
}
