import type { GenerateScheduleRequest, LeagueView } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Dialog } from '@/shared/ui';
import { ScheduleForm } from './ScheduleForm';
import { SchedulePreview } from './SchedulePreview';
import { emptySchedule, type ScheduleFields } from './schedule-fields';
import { useGenerateSchedule } from './use-generate-schedule';
import { useSchedule } from './use-schedule';

interface Props {
  leagues: readonly LeagueView[];
  /** The league shown behind the dialog; null where there is none. */
  shown: LeagueView | null;
  onClose: () => void;
}

/** Two steps: the form, then a preview. Nothing is written before the second. */
export function ScheduleDialog({ leagues, shown, onClose }: Props): ReactElement {
  const { t } = useTranslation('schedule');
  const [fields, setFields] = useState<ScheduleFields>(() => ({
    ...emptySchedule,
    leagueId: (shown ?? (leagues.length === 1 ? leagues[0] : undefined))?.id ?? null,
  }));
  const [previewed, setPreviewed] = useState<GenerateScheduleRequest | null>(null);
  const [again, setAgain] = useState(false);
  const generate = useGenerateSchedule();
  const form = useSchedule(fields, leagues);
  const back = (): void => {
    setAgain(true);
    setPreviewed(null);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t(previewed === null ? 'title' : 'preview')}
      description={t(previewed === null ? 'lead' : 'previewLead')}
      footer={
        previewed === null ? (
          <FormButtons
            ready={form.request !== null}
            onCancel={onClose}
            onPreview={() => setPreviewed(form.request)}
          />
        ) : (
          <PreviewButtons
            pending={generate.isPending}
            onBack={back}
            onGenerate={() => generate.mutate(previewed, { onSuccess: onClose })}
          />
        )
      }
    >
      {previewed === null ? (
        <ScheduleForm
          leagues={leagues}
          form={form}
          again={again}
          onChange={(change) => setFields((before) => ({ ...before, ...change }))}
        />
      ) : (
        <SchedulePreview request={previewed} leagues={leagues} teams={form.teams} />
      )}
    </Dialog>
  );
}

interface FormButtonsProps {
  ready: boolean;
  onCancel: () => void;
  onPreview: () => void;
}

function FormButtons({ ready, onCancel, onPreview }: FormButtonsProps): ReactElement {
  const { t } = useTranslation(['schedule', 'common']);
  return (
    <>
      <Button variant="secondary" onClick={onCancel}>
        {t('common:cancel')}
      </Button>
      <Button key="preview" disabled={!ready} onClick={onPreview}>
        {t('toPreview')}
      </Button>
    </>
  );
}

interface PreviewButtonsProps {
  pending: boolean;
  onBack: () => void;
  onGenerate: () => void;
}

function PreviewButtons({ pending, onBack, onGenerate }: PreviewButtonsProps): ReactElement {
  const { t } = useTranslation(['schedule', 'common']);
  return (
    <>
      <Button variant="secondary" onClick={onBack}>
        {t('common:back')}
      </Button>
      <Button pending={pending} onClick={onGenerate}>
        {t('generate')}
      </Button>
    </>
  );
}
