import type { ShownStatistic } from '@kolo/domain';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';

/** Only the statistics that were recorded. */
export function TeamStatistics({ shown }: { shown: readonly ShownStatistic[] }): ReactElement {
  const { t } = useTranslation('live');
  return (
    <dl className="grid gap-1">
      {shown.map(({ statistic, home, away }) => (
        <div key={statistic} className="grid grid-cols-[3rem_1fr_3rem] items-baseline py-1">
          <dt className="col-start-2 row-start-1 text-center text-sm text-ink-muted">
            {t(`statistic.${statistic}`)}
          </dt>
          <Value value={home} leads={home >= away} className="col-start-1" />
          <Value value={away} leads={away >= home} className="col-start-3 text-right" />
        </div>
      ))}
    </dl>
  );
}

interface ValueProps {
  value: number;
  leads: boolean;
  className: string;
}

function Value({ value, leads, className }: ValueProps): ReactElement {
  return (
    <dd
      className={clsx(
        'numerals row-start-1 text-base',
        leads ? 'font-extrabold' : 'font-semibold text-ink-muted',
        className,
      )}
    >
      {value}
    </dd>
  );
}
