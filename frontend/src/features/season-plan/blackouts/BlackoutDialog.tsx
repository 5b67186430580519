import type { TeamRef } from '@kolo/domain';
import { type ReactElement, useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Dialog } from '@/shared/ui';
import { BlackoutInputs } from './BlackoutInputs';
import { type BlackoutFields, blackoutRequest, emptyBlackout } from './blackout-fields';
import { useAddBlackout } from './use-blackouts';

interface Props {
  leagueId: number;
  ownTeam?: TeamRef;
  onClose: () => void;
}

export function BlackoutDialog({ leagueId, ownTeam, onClose }: Props): ReactElement {
  const { t } = useTranslation(['seasonPlan', 'common']);
  const add = useAddBlackout(leagueId);
  const form = useForm<BlackoutFields>({ defaultValues: emptyBlackout(Date.now(), ownTeam) });
  const id = useId();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('blackouts.addTitle')}
      {...(ownTeam && { description: t('blackouts.ownHint') })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={id} pending={add.isPending}>
            {t('blackouts.add')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form
          id={id}
          noValidate
          onSubmit={form.handleSubmit((fields) =>
            add.mutate(blackoutRequest(fields), { onSuccess: onClose }),
          )}
          className="grid grid-cols-1 gap-4 py-2 sm:grid-cols-2"
        >
          <BlackoutInputs leagueId={leagueId} own={ownTeam !== undefined} />
        </form>
      </FormProvider>
    </Dialog>
  );
}
