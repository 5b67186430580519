import type { LeagueTableRow } from '@kolo/domain';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';

/** Below the name of a team that is sure of something by points. */
export function MarkWord({ row }: { row: Pick<LeagueTableRow, 'mark'> }): ReactElement | null {
  const { t } = useTranslation('leagueTable');
  if (row.mark === undefined) return null;
  return (
    <span
      className={clsx(
        'block text-xs leading-tight font-semibold',
        row.mark === 'out' ? 'text-ink-muted' : 'text-accent-ink',
      )}
    >
      {t(`mark.${row.mark}`)}
    </span>
  );
}
