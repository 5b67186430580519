import { type CorrectStatementRequest, limits } from '@kolo/domain';
import { type ReactElement, useId } from 'react';
import { useForm } from 'react-hook-form';
import { centsOf } from '@/shared/i18n/euros';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Dialog, FormField, Input } from '@/shared/ui';
import { useCorrectStatement } from './use-all-statements';
import { useEuroRule } from './use-euro-rule';

interface Props {
  userId: number;
  name: string;
  onClose: () => void;
}

const { note, correctionCents } = limits.referees;

export function CorrectionDialog({ userId, name, onClose }: Props): ReactElement {
  const { t } = useTranslation(['referee', 'common']);
  const euros = useEuroRule();
  const correct = useCorrectStatement(userId);
  const id = useId();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { amount: '', note: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit((typed) => {
    const body: CorrectStatementRequest = {
      feeCents: centsOf(typed.amount) ?? 0,
      note: typed.note.trim(),
    };
    correct.mutate(body, { onSuccess: onClose });
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('office.correctTitle', { name })}
      description={t('office.correctHint')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={id} pending={correct.isPending}>
            {t('common:save')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4 py-2">
        <FormField
          label={t('office.amount')}
          hint={t('office.amountHint')}
          error={errors.amount?.message}
        >
          <Input
            {...register('amount', {
              validate: {
                amount: euros({ min: -correctionCents, max: correctionCents }),
                some: (amount) => centsOf(amount) !== 0 || t('office.noAmount'),
              },
            })}
            autoComplete="off"
            maxLength={20}
            className="numerals"
          />
        </FormField>
        <FormField label={t('office.note')} error={errors.note?.message}>
          <Input
            {...register('note', {
              validate: (typed) => typed.trim() !== '' || t('office.noNote'),
            })}
            autoComplete="off"
            maxLength={note}
          />
        </FormField>
      </form>
    </Dialog>
  );
}
