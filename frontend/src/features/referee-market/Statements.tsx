import type { RefereeStatement } from '@kolo/domain';
import { FileSpreadsheet, FileText, Wallet } from 'lucide-react';
import type { ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Badge, Card, CardHeader, EmptyState, SkeletonRows } from '@/shared/ui';
import { StatementLines } from './StatementLines';
import { useMonthName } from './use-month-name';
import { useStatements } from './use-statements';

/** What one earned, month by month; nobody else's. */
export function Statements(): ReactElement {
  const { t } = useTranslation('referee');
  return (
    <Loaded
      query={useStatements()}
      errorTitle={t('statements.failed')}
      loading={<SkeletonRows rows={3} rowClassName="h-24" />}
    >
      {(statements) =>
        statements.length === 0 ? (
          <EmptyState
            icon={<Wallet aria-hidden="true" className="size-7" />}
            title={t('statements.none')}
            description={t('statements.noneHint')}
          />
        ) : (
          <div className="mt-4 grid gap-4">
            {statements.map((statement) => (
              <Statement key={statement.month} statement={statement} />
            ))}
          </div>
        )
      }
    </Loaded>
  );
}

function Statement({ statement }: { statement: RefereeStatement }): ReactElement {
  const { t } = useTranslation('referee');
  const { date, price } = useFormat();
  const name = useMonthName()(statement.month);
  const { lines, totalCents, closedAt } = statement;
  return (
    <section aria-label={name}>
      <Card>
        <CardHeader
          title={name}
          aside={
            <Badge tone={closedAt === null ? 'neutral' : 'ok'}>
              {closedAt === null
                ? t('statements.open')
                : t('statements.closed', { day: date(closedAt) })}
            </Badge>
          }
        />
        <StatementLines lines={lines} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t bg-raised px-4 py-2">
          <p className="numerals font-bold">
            <span>{`${t('statements.total')} `}</span>
            <span>{price((totalCents / 100).toFixed(2))}</span>
          </p>
          <Downloads month={statement.month} name={name} />
        </div>
      </Card>
    </section>
  );
}

const kinds = [
  { kind: 'pdf', Icon: FileText },
  { kind: 'csv', Icon: FileSpreadsheet },
] as const;

function Downloads({ month, name }: { month: string; name: string }): ReactElement {
  const { t, language } = useTranslation('referee');
  return (
    <p className="flex gap-4">
      {kinds.map(({ kind, Icon }) => (
        <a
          key={kind}
          href={`/api/referee/statements/${month}.${kind}${kind === 'pdf' ? `?lang=${language}` : ''}`}
          aria-label={t('statements.download', { kind: t(`statements.${kind}`), month: name })}
          className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold hover:underline"
        >
          <Icon aria-hidden="true" className="size-4" />
          <span>{t(`statements.${kind}`)}</span>
        </a>
      ))}
    </p>
  );
}
