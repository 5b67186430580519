import type { PlayerSums } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';

const shown = ['matches', 'goals', 'assists', 'mvps', 'yellowCards', 'redCards'] as const;

export function CareerSums({ career }: { career: PlayerSums }): ReactElement {
  const { t } = useTranslation('playerPage');
  const format = useFormat();
  return (
    <section aria-label={t('career')}>
      <dl className="grid grid-cols-3 gap-3 max-sm:grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] lg:grid-cols-6">
        {shown.map((counter) => (
          <Sum key={counter} label={t(counter)} value={String(career[counter])} />
        ))}
      </dl>
      {career.matches > 0 && (
        <p className="mt-3 text-sm text-ink-muted">
          <span>{t('perMatch')}</span>:{' '}
          <span className="numerals font-bold text-ink">
            {format.oneDecimal(career.goals / career.matches)}
          </span>
        </p>
      )}
    </section>
  );
}

function Sum({ label, value }: { label: string; value: string }): ReactElement {
  return (
    <div className="flex flex-col-reverse justify-end rounded-card border bg-surface p-3 shadow-card sm:p-4">
      <dt className="mt-1 text-xs font-semibold text-ink-muted">{label}</dt>
      <dd className="numerals text-2xl font-extrabold tracking-tight sm:text-3xl">{value}</dd>
    </div>
  );
}
