import type { RefereeStatement } from '@kolo/domain';
import { FileSpreadsheet, FileText, Wallet } from 'lucide-react';
import type { ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { EmptyState, SkeletonRows } from '@/shared/ui';
import { StatementCard } from './StatementCard';
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
  const name = useMonthName()(statement.month);
  return (
    <StatementCard statement={statement} label={name} title={name}>
      <Downloads month={statement.month} name={name} />
    </StatementCard>
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
