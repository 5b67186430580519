import type { TeamSide } from '@kolo/domain';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';

interface Props {
  fouls: Record<TeamSide, number>;
  /** The foul from which on a kick without a wall is taken. */
  from: number;
  metres: number;
}

export function FoulDots({ fouls, from, metres }: Props): ReactElement {
  const { t } = useTranslation('matchDay');
  const next = (side: TeamSide) =>
    fouls[side] >= from - 1 && (
      <span
        className={clsx(
          'rounded-md bg-accent px-1.5 py-0.5 text-xs leading-tight font-bold text-balance text-on-accent',
          side === 'home' ? 'justify-self-end text-right' : 'col-start-3 justify-self-start',
        )}
      >
        {t('fouls.next', { metres })}
      </span>
    );
  return (
    <dl className="grid grid-cols-[1fr_auto_1fr] items-center gap-x-3 gap-y-1">
      <dt className="col-start-2 row-start-1 font-semibold text-ink-muted">{t('fouls.title')}</dt>
      <Dots count={fouls.home} of={from - 1} className="row-start-1 justify-end" />
      <Dots
        count={fouls.away}
        of={from - 1}
        className="col-start-3 row-start-1 flex-row-reverse justify-end"
      />
      {next('home')}
      {next('away')}
    </dl>
  );
}

interface DotsProps {
  count: number;
  of: number;
  className: string;
}

/** A ring for each foul that is still free, so that the count is seen without reading it. */
function Dots({ count, of, className }: DotsProps): ReactElement {
  return (
    <dd className={clsx('flex items-center gap-2', className)}>
      <span aria-hidden="true" className="flex gap-1">
        {Array.from({ length: of }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the dots have no other name
            key={index}
            className={clsx(
              'size-2.5 rounded-full border border-ink-muted',
              index < count && (count >= of ? 'border-accent! bg-accent' : 'border-ink! bg-ink'),
            )}
          />
        ))}
      </span>
      <span className="numerals text-base leading-none font-extrabold">{count}</span>
    </dd>
  );
}
