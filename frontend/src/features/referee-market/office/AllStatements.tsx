import { zagrebWallTime } from '@kolo/domain';
import { Wallet } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useMonthName } from '@/features/referee-market/use-month-name';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { EmptyState, FormField, Select, SkeletonRows } from '@/shared/ui';
import { RefereeStatementCard } from './RefereeStatementCard';
import { useAllStatements } from './use-all-statements';

/** What every referee earned in a month; the last whole one is what mostly waits to be closed. */
export function AllStatements(): ReactElement {
  const { t } = useTranslation('referee');
  const monthName = useMonthName();
  const [months] = useState(recentMonths);
  const [month, setMonth] = useState(months[1] ?? '');
  return (
    <section aria-label={t('office.title')}>
      <h2 className="headline mb-1 text-2xl">{t('office.title')}</h2>
      <p className="mb-3 max-w-prose text-sm text-ink-muted">{t('office.lead')}</p>
      <div className="mb-4 max-w-xs">
        <FormField label={t('office.month')}>
          <Select value={month} onChange={({ target }) => setMonth(target.value)}>
            {months.map((one) => (
              <option key={one} value={one}>
                {monthName(one)}
              </option>
            ))}
          </Select>
        </FormField>
      </div>
      <Loaded
        key={month}
        query={useAllStatements(month)}
        errorTitle={t('statements.failed')}
        loading={<SkeletonRows rows={2} rowClassName="h-24" />}
      >
        {(statements) =>
          statements.length === 0 ? (
            <EmptyState
              icon={<Wallet aria-hidden="true" className="size-7" />}
              title={t('office.none')}
              description={t('office.noneHint')}
            />
          ) : (
            <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
              {statements.map((statement) => (
                <RefereeStatementCard key={statement.userId} statement={statement} />
              ))}
            </div>
          )
        }
      </Loaded>
    </section>
  );
}

/** `YYYY-MM` in Zagreb: this month and the eleven before it. */
function recentMonths(): string[] {
  const today = zagrebWallTime(Date.now()).day;
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return Array.from({ length: 12 }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7),
  );
}
