import { type LiveMatch, minutesAndSeconds } from '@kolo/domain';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { type HalfTime, halfTimeBreak } from '@/shared/live/half-time-break';
import { MatchClock } from '@/shared/live/MatchClock';
import { phaseOf } from '@/shared/live/match-phase';
import { secondsLeft } from '@/shared/live/seconds-left';
import { useServerNow } from '@/shared/live/use-server-now';

interface Props {
  match: LiveMatch;
  /** False without a connection, here or at the console. */
  isCurrent: boolean;
}

/** The playing time of a match with a rule sheet; between the halves how long the break lasts. */
export function PlayTime({ match, isCurrent }: Props): ReactElement {
  const { t } = useTranslation(['scoreline', 'live']);
  const phase = phaseOf(match);
  const halfTime = halfTimeBreak(match);
  const hasTime = phase !== 'half-time' && phase !== 'kicks';
  return (
    <p className="numerals flex min-w-[8em] items-center justify-center gap-[0.8em] bg-raised px-[1.2em]">
      <span className={clsx('text-[2.2em]', !isCurrent && 'text-warn')}>
        {hasTime ? <MatchClock match={match} /> : t(`live:state.${phase}`)}
      </span>
      {hasTime && <span className="text-[1.2em] text-ink-muted">{t(`stateShort.${phase}`)}</span>}
      {halfTime !== null && <BreakLeft halfTime={halfTime} />}
    </p>
  );
}

/** Nothing once the break is over: the teams are on their way back. */
function BreakLeft({ halfTime }: { halfTime: HalfTime }): ReactElement | null {
  const left = secondsLeft(halfTime, useServerNow(1_000, Date.parse(halfTime.startedAt)));
  if (left === 0) return null;
  return <span className="text-[2.2em] text-ink-muted">{minutesAndSeconds(left)}</span>;
}
