import type { TeamSide } from '@kolo/domain';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FoulDots } from '@/shared/live/FoulDots';

interface Props {
  fouls: Record<TeamSide, number>;
  /** The foul from which on a kick without a wall is taken. */
  from: number;
  metres: number;
}

/** The fouls of both teams, and who gives the kick with the next one. */
export function FoulCounts({ fouls, from, metres }: Props): ReactElement {
  const { t } = useTranslation('ruledMatch');
  return (
    <dl className="grid grid-cols-[1fr_auto_1fr] items-start gap-x-3">
      <dt className="col-start-2 row-start-1 leading-4 font-semibold text-ink-muted">
        {t('fouls.title')}
      </dt>
      {(['home', 'away'] as const).map((side) => (
        <TeamFouls key={side} side={side} count={fouls[side]} from={from} metres={metres} />
      ))}
    </dl>
  );
}

interface TeamProps {
  side: TeamSide;
  count: number;
  from: number;
  metres: number;
}

function TeamFouls({ side, count, from, metres }: TeamProps): ReactElement {
  const { t } = useTranslation('ruledMatch');
  const isHome = side === 'home';
  const isFull = count >= from - 1;
  return (
    <dd
      className={clsx(
        'row-start-1 flex flex-col gap-1',
        isHome ? 'col-start-1 items-end text-right' : 'col-start-3 items-start',
      )}
    >
      <span className={clsx('flex h-4 items-center gap-2', !isHome && 'flex-row-reverse')}>
        <FoulDots count={count} kickFrom={from} className="size-2.5 border" />
        <span className="numerals text-base leading-none font-extrabold">{count}</span>
      </span>
      {isFull && (
        <span className="rounded-md bg-accent px-1.5 py-0.5 text-xs leading-tight font-bold text-balance text-on-accent">
          {t('fouls.next', { metres })}
        </span>
      )}
    </dd>
  );
}
