import { finePaymentLimits, type TeamFines, zagrebWallTime } from '@kolo/domain';
import { type ReactElement, useId } from 'react';
import { useForm } from 'react-hook-form';
import { centsOf, eurosOf } from '@/shared/i18n/euros';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Dialog, FormField, Input } from '@/shared/ui';
import { useRecordFinePayment } from './use-fine-payments';

interface Props {
  leagueId: number;
  team: TeamFines;
  onClose: () => void;
}

const { cents: maxCents, note: maxNote } = finePaymentLimits;

const today = (): string => zagrebWallTime(Date.now()).day;

/** Proposes what is still to be paid, today. */
export function RecordPaymentDialog({ leagueId, team, onClose }: Props): ReactElement {
  const { t, language } = useTranslation('discipline');
  const { t: common } = useTranslation();
  const { cents } = useFormat();
  const write = useRecordFinePayment(leagueId);
  const id = useId();
  const { teamId, teamName, outstandingCents } = team;
  const { register, handleSubmit, formState } = useForm({
    defaultValues: {
      amount: outstandingCents > 0 ? eurosOf(outstandingCents, language) : '',
      paidOn: today(),
      note: '',
    },
  });
  const { errors } = formState;
  const submit = handleSubmit(({ amount, paidOn, ...typed }) => {
    const note = typed.note.trim();
    const body = { teamId, cents: centsOf(amount) ?? 0, paidOn, ...(note !== '' && { note }) };
    write.mutate(body, { onSuccess: onClose });
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('fines.recordTitle', { team: teamName })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" form={id} pending={write.isPending}>
            {t('fines.record')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4 py-2">
        <FormField label={t('fines.amount')} error={errors.amount?.message}>
          <Input
            {...register('amount', {
              validate: (typed) =>
                isPayable(centsOf(typed)) ||
                t('fines.amountNeeded', { min: cents(1), max: cents(maxCents) }),
            })}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            className="numerals"
          />
        </FormField>
        <FormField label={t('fines.paidOn')} error={errors.paidOn?.message}>
          <Input
            {...register('paidOn', {
              required: t('office.dayNeeded'),
              validate: (day) => day <= today() || t('fines.inFuture'),
            })}
            type="date"
            max={today()}
          />
        </FormField>
        <FormField label={t('fines.note')} optional hint={t('fines.noteHint')}>
          <Input {...register('note')} autoComplete="off" maxLength={maxNote} />
        </FormField>
      </form>
    </Dialog>
  );
}

const isPayable = (cents: number | null): boolean =>
  cents !== null && cents >= 1 && cents <= maxCents;
