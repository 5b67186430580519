import type { RulesView } from '@kolo/domain';
import { FileText } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { formatOf } from './rules-file';

export function RulesData({ rules }: { rules: RulesView }): ReactElement {
  const { t } = useTranslation('rules');
  const format = useFormat();
  const { title, filename, fileSize, updatedAt } = rules;
  return (
    <dl className="grid grid-cols-[auto_auto_1fr] gap-x-6 gap-y-5 sm:gap-x-10">
      <div className="col-span-3 flex items-center gap-4">
        <span
          aria-hidden="true"
          className="grid size-13 shrink-0 place-items-center rounded-2xl bg-sunken text-accent-ink"
        >
          <FileText className="size-6" />
        </span>
        <Datum name={t('documentTitle')}>
          <span className="text-lg font-extrabold tracking-tight break-words sm:text-xl">
            {title}
          </span>
        </Datum>
      </div>
      <Datum name={t('updated')}>{format.date(updatedAt)}</Datum>
      <Datum name={t('size')}>{t('kilobytes', { size: Math.round(fileSize / 1024) })}</Datum>
      <Datum name={t('format')}>{formatOf(filename)}</Datum>
    </dl>
  );
}

function Datum({ name, children }: { name: string; children: ReactNode }): ReactElement {
  return (
    <div className="min-w-0">
      <dt className="text-xs font-medium text-ink-muted">{name}</dt>
      <dd className="numerals mt-0.5 font-bold">{children}</dd>
    </div>
  );
}
