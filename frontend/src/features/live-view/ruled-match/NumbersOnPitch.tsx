import { type LiveSnapshot, minutesAndSeconds, type PlayClock, type Reduction } from '@kolo/domain';
import { clsx } from 'clsx';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useClockTime } from '@/shared/live/clock-time';
import { nameInTeam, playerNames } from '@/shared/live/news/player-names';
import { numbersAt } from '@/shared/live/numbers-at';

interface Props {
  snapshot: LiveSnapshot;
  clock: PlayClock;
}

/** `Igra 4 protiv 5`, and when each place may be filled again; nothing while both teams are complete. */
export function NumbersOnPitch({ snapshot, clock }: Props): ReactElement | null {
  const { t } = useTranslation('ruledMatch');
  const numbers = numbersAt(snapshot.match, useClockTime(clock));
  if (numbers === null || numbers.reductions.length === 0) return null;
  const { onPitch, reductions } = numbers;
  return (
    <div className="grid gap-1.5 text-center">
      <p className="font-bold">{t('numbers', { home: onPitch.home, away: onPitch.away })}</p>
      <ul className="grid grid-cols-2 items-start gap-x-6 gap-y-1">
        {reductions.map((reduction) => (
          <Countdown key={reduction.id} reduction={reduction} snapshot={snapshot} />
        ))}
      </ul>
    </div>
  );
}

interface CountdownProps {
  reduction: Reduction;
  snapshot: LiveSnapshot;
}

function Countdown({ reduction, snapshot }: CountdownProps): ReactElement {
  const { t } = useTranslation('ruledMatch');
  const names = useMemo(() => playerNames(snapshot), [snapshot]);
  const { team, playerId, cause, remainingSeconds } = reduction;
  const isHome = team === 'home';
  return (
    <li
      className={clsx(
        'flex min-w-0 items-start gap-2',
        isHome ? 'col-start-1 flex-row-reverse text-right' : 'col-start-2 text-left',
      )}
    >
      <span className="numerals shrink-0 rounded-md bg-raised px-1.5 py-0.5 font-extrabold">
        {minutesAndSeconds(remainingSeconds)}
      </span>
      <span className="min-w-0 leading-tight text-ink-muted">
        {playerId !== null && (
          <bdi translate="no" className="font-semibold text-ink">
            {nameInTeam(names, playerId)}
          </bdi>
        )}
        <span className="block text-xs">{t(`cause.${cause}`)}</span>
      </span>
    </li>
  );
}
