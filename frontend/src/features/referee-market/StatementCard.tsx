import type { RefereeStatement } from '@kolo/domain';
import type { ReactElement, ReactNode } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Badge, Card, CardHeader } from '@/shared/ui';
import { StatementLines } from './StatementLines';

interface Props {
  statement: RefereeStatement;
  /** The name of the section, for screen readers. */
  label: string;
  title: ReactNode;
  level?: 2 | 3;
  /** What can be done with it, beside the total. */
  children: ReactNode;
}

/** A month of one referee: its lines, their total, and whether it may still change. */
export function StatementCard(props: Props): ReactElement {
  const { t } = useTranslation('referee');
  const { date, cents } = useFormat();
  const { statement, label, title, level = 2, children } = props;
  const { lines, totalCents, closedAt } = statement;
  return (
    <section aria-label={label}>
      <Card>
        <CardHeader
          level={level}
          title={title}
          aside={
            <Badge tone={closedAt === null ? 'neutral' : 'ok'}>
              {closedAt === null
                ? t('statements.open')
                : t('statements.closed', { day: date(closedAt) })}
            </Badge>
          }
        />
        <StatementLines lines={lines} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t bg-raised px-4 py-2">
          <p className="numerals font-bold">
            <span>{`${t('statements.total')} `}</span>
            <span>{cents(totalCents)}</span>
          </p>
          {children}
        </div>
      </Card>
    </section>
  );
}
