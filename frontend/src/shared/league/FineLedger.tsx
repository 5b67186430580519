import type { FinePayment, TeamFines } from '@kolo/domain';
import { clsx } from 'clsx';
import { Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { IconButton } from '@/shared/ui';
import { FineList } from './FineList';

interface Props {
  team: TeamFines;
  /** Left out for companies, which remove nothing. */
  onRemove?: (payment: FinePayment) => void;
}

/** What a team is fined, what it paid of that, and the balance. */
export function FineLedger({ team, onRemove }: Props): ReactElement {
  const { t } = useTranslation('discipline');
  const { charges, payments, chargedCents, paidCents, outstandingCents } = team;
  return (
    <div className="divide-y">
      {charges.length > 0 && <FineList fines={charges} />}
      {payments.length > 0 && (
        <ul className="divide-y">
          {payments.map((payment) => (
            <PaymentLine
              key={payment.id}
              payment={payment}
              {...(onRemove && { onRemove: () => onRemove(payment) })}
            />
          ))}
        </ul>
      )}
      <dl className="grid gap-1 px-4 py-2.5">
        <Sum label={t('fines.total')} cents={chargedCents} />
        <Sum label={t('fines.paid')} cents={paidCents} />
        <Sum
          label={t(outstandingCents < 0 ? 'fines.credit' : 'fines.outstanding')}
          cents={Math.abs(outstandingCents)}
          isResult
        />
      </dl>
    </div>
  );
}

interface LineProps {
  payment: FinePayment;
  onRemove?: () => void;
}

function PaymentLine({ payment, onRemove }: LineProps): ReactElement {
  const { t } = useTranslation('discipline');
  const { date, cents } = useFormat();
  const { note, recordedBy } = payment;
  const [amount, day] = [cents(payment.cents), date(payment.paidOn)];
  return (
    <li className="flex flex-wrap items-center gap-x-3 px-4 py-2.5">
      <div className="min-w-0 flex-[1_1_9rem]">
        <p className="font-semibold">{t('fines.payment')}</p>
        <p className="dotted text-sm wrap-anywhere text-ink-muted">
          <span className="numerals whitespace-nowrap">{day}</span>
          {note !== null && <bdi translate="no">{note}</bdi>}
          {recordedBy !== undefined && <span>{t('fines.recordedBy', { name: recordedBy })}</span>}
        </p>
      </div>
      <span className="numerals ml-auto font-bold whitespace-nowrap text-ok">{amount}</span>
      {onRemove !== undefined && (
        <IconButton
          label={`${t('fines.remove')}: ${amount}, ${day}`}
          className="-mr-2"
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" className="size-4" />
        </IconButton>
      )}
    </li>
  );
}

interface SumProps {
  label: string;
  cents: number;
  isResult?: boolean;
}

function Sum({ label, cents, isResult = false }: SumProps): ReactElement {
  const format = useFormat();
  return (
    <div
      className={clsx(
        'flex items-baseline justify-between gap-3',
        isResult ? 'font-bold' : 'text-sm text-ink-muted',
      )}
    >
      <dt>{label}</dt>
      <dd className="numerals whitespace-nowrap">{format.cents(cents)}</dd>
    </div>
  );
}
