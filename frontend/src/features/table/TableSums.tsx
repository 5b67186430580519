import type { TableSummary } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';

export function TableSums({ summary }: { summary: TableSummary }): ReactElement {
  const { t } = useTranslation('leagueTable');
  const { oneDecimal } = useFormat();
  return (
    <dl className="grid grid-cols-3 gap-2 sm:gap-3">
      <Sum label={t('sums.matches')} value={String(summary.matches)} />
      <Sum label={t('sums.goals')} value={String(summary.goals)} />
      <Sum label={t('sums.average')} value={oneDecimal(summary.average)} />
    </dl>
  );
}

function Sum({ label, value }: { label: string; value: string }): ReactElement {
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end rounded-card border bg-surface p-3 shadow-card sm:p-4">
      <dt className="mt-1 text-xs leading-tight font-semibold text-ink-muted">{label}</dt>
      <dd className="numerals text-2xl font-extrabold tracking-tight sm:text-3xl">{value}</dd>
    </div>
  );
}
