import type { VenueSlots } from '@kolo/domain';
import { type ReactElement, useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Dialog } from '@/shared/ui';
import { SlotInputs } from './SlotInputs';
import { emptySlot, type SlotFields, slotFields, slotOf } from './slot-fields';

interface Props {
  venue: string | null;
  /** Null for new ones. */
  edited: VenueSlots | null;
  pending: boolean;
  onClose: () => void;
  onSave: (slot: VenueSlots) => void;
}

export function SlotDialog({ venue, edited, pending, onClose, onSave }: Props): ReactElement {
  const { t } = useTranslation(['seasonPlan', 'common']);
  const form = useForm<SlotFields>({
    defaultValues: edited === null ? emptySlot(venue) : slotFields(edited),
  });
  const id = useId();
  const submit = form.handleSubmit((fields) => {
    const slot = slotOf(fields);
    if (slot !== null) onSave(slot);
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(edited === null ? 'slots.addTitle' : 'slots.editTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={id} pending={pending}>
            {t('common:save')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={id} noValidate onSubmit={submit} className="grid grid-cols-2 gap-4 py-2">
          <SlotInputs />
        </form>
      </FormProvider>
    </Dialog>
  );
}
