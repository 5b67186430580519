import type { ListedStatement } from '@kolo/domain';
import { type ReactElement, useRef, useState } from 'react';
import { StatementCard } from '@/features/referee-market/StatementCard';
import { useMonthName } from '@/features/referee-market/use-month-name';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, ConfirmDialog } from '@/shared/ui';
import { CorrectionDialog } from './CorrectionDialog';
import { useCloseStatement } from './use-all-statements';

/** The month of one referee, which is closed after a question and corrected in the next one. */
export function RefereeStatementCard({ statement }: { statement: ListedStatement }): ReactElement {
  const { t } = useTranslation('referee');
  const { cents } = useFormat();
  const monthName = useMonthName();
  const close = useCloseStatement();
  const correct = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'close' | 'correct' | null>(null);
  const { userId, name, month, totalCents, closedAt } = statement;
  const done = (): void => setOpen(null);
  return (
    <>
      <StatementCard
        statement={statement}
        label={name}
        level={3}
        title={<bdi translate="no">{name}</bdi>}
      >
        <div className="flex flex-wrap gap-2">
          <Button
            ref={correct}
            variant="secondary"
            aria-label={`${t('statements.correction')}: ${name}`}
            onClick={() => setOpen('correct')}
          >
            {t('statements.correction')}
          </Button>
          {closedAt === null && (
            <Button aria-label={`${t('office.close')}: ${name}`} onClick={() => setOpen('close')}>
              {t('office.close')}
            </Button>
          )}
        </div>
      </StatementCard>
      <ConfirmDialog
        open={open === 'close'}
        onOpenChange={done}
        variant="primary"
        title={t('office.askClose', { name })}
        description={t('office.askCloseHint', {
          month: monthName(month),
          total: cents(totalCents),
        })}
        confirmLabel={t('office.close')}
        pending={close.isPending}
        focusAfter={correct}
        onConfirm={() => close.mutate({ userId, month }, { onSettled: done })}
      />
      {open === 'correct' && <CorrectionDialog userId={userId} name={name} onClose={done} />}
    </>
  );
}
