import type { TeamView } from '@kolo/domain';
import { Users } from 'lucide-react';
import { type ReactElement, useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useLeagueTeams } from '@/shared/league/queries';
import { Button, Dialog, EmptyState } from '@/shared/ui';
import { AdjustmentInputs } from './AdjustmentInputs';
import { type AdjustmentFields, adjustmentRequest, emptyAdjustment } from './adjustment-fields';
import { FootnotePreview } from './FootnotePreview';
import { useAdjustPoints } from './use-decision-writes';

interface Props {
  leagueId: number;
  onClose: () => void;
}

/** Takes points off a team or gives it some. */
export function AdjustPointsDialog({ leagueId, onClose }: Props): ReactElement {
  const { t } = useTranslation('decisions');
  const { t: tCommon } = useTranslation();
  const teams = useLeagueTeams(leagueId);
  const adjust = useAdjustPoints(leagueId);
  const form = useForm<AdjustmentFields>({ defaultValues: emptyAdjustment(Date.now()) });
  const id = useId();
  const submit = form.handleSubmit((fields) => {
    const body = adjustmentRequest(fields);
    if (body !== null) adjust.mutate(body, { onSuccess: onClose });
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('points')}
      description={t('pointsHint')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {tCommon('cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            pending={adjust.isPending}
            disabled={!teams.data || teams.data.length === 0}
          >
            {t(`save.${form.watch('change')}`)}
          </Button>
        </>
      }
    >
      <Loaded query={teams}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon={<Users aria-hidden="true" className="size-7" />}
              title={t('noTeams')}
            />
          ) : (
            <FormProvider {...form}>
              <AdjustmentForm id={id} teams={all} onSubmit={submit} />
            </FormProvider>
          )
        }
      </Loaded>
    </Dialog>
  );
}

interface FormProps {
  id: string;
  teams: readonly TeamView[];
  onSubmit: () => void;
}

function AdjustmentForm({ id, teams, onSubmit }: FormProps): ReactElement {
  return (
    <form
      id={id}
      noValidate
      onSubmit={onSubmit}
      className="grid grid-cols-1 gap-4 py-2 sm:grid-cols-2"
    >
      <AdjustmentInputs teams={teams} />
      <FootnotePreview teams={teams} />
    </form>
  );
}
