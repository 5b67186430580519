import type { ListedStatement } from '@kolo/domain';
import { type ReactElement, useRef, useState } from 'react';
import { StatementLines } from '@/features/referee-market/StatementLines';
import { useMonthName } from '@/features/referee-market/use-month-name';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Badge, Button, Card, CardHeader, ConfirmDialog } from '@/shared/ui';
import { CorrectionDialog } from './CorrectionDialog';
import { useCloseStatement } from './use-all-statements';

/** The month of one referee, which is closed after a question and corrected in the next one. */
export function RefereeStatementCard({ statement }: { statement: ListedStatement }): ReactElement {
  const { t } = useTranslation('referee');
  const { date, price } = useFormat();
  const monthName = useMonthName();
  const close = useCloseStatement();
  const correct = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'close' | 'correct' | null>(null);
  const { userId, username, month, lines, totalCents, closedAt } = statement;
  const total = price((totalCents / 100).toFixed(2));
  const done = (): void => setOpen(null);
  return (
    <section aria-label={username}>
      <Card>
        <CardHeader
          level={3}
          title={<bdi translate="no">{username}</bdi>}
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
            <span>{total}</span>
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              ref={correct}
              variant="secondary"
              aria-label={`${t('statements.correction')}: ${username}`}
              onClick={() => setOpen('correct')}
            >
              {t('statements.correction')}
            </Button>
            {closedAt === null && (
              <Button
                aria-label={`${t('office.close')}: ${username}`}
                onClick={() => setOpen('close')}
              >
                {t('office.close')}
              </Button>
            )}
          </div>
        </div>
      </Card>
      <ConfirmDialog
        open={open === 'close'}
        onOpenChange={done}
        variant="primary"
        title={t('office.askClose', { name: username })}
        description={t('office.askCloseHint', { month: monthName(month), total })}
        confirmLabel={t('office.close')}
        pending={close.isPending}
        focusAfter={correct}
        onConfirm={() => close.mutate({ userId, month }, { onSettled: done })}
      />
      {open === 'correct' && (
        <CorrectionDialog userId={userId} username={username} onClose={done} />
      )}
    </section>
  );
}
