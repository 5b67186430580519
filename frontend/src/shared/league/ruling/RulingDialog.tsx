import { limits, type MatchView } from '@kolo/domain';
import { type ReactElement, useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ResultNote } from '@/shared/live/ResultNote';
import { Button } from '@/shared/ui/Button';
import { Dialog } from '@/shared/ui/Dialog';
import { FormField } from '@/shared/ui/FormField';
import { TextArea } from '@/shared/ui/TextArea';
import { Choices } from './Choices';
import { changesTable, type RulingChoice } from './choices';
import { IneligibleNote } from './IneligibleNote';
import { RulingEffect } from './RulingEffect';
import { RulingInputs } from './RulingInputs';
import { previewOf, type RulingFields, rulingFields } from './ruling-fields';
import { useIneligible } from './use-ineligible';
import { useRule, useRulingPreview } from './use-ruling';

interface Props {
  match: MatchView;
  choices: readonly RulingChoice[];
  onClose: () => void;
}

/** One decision about a match, with what it does to the table before it is made. */
export function RulingDialog({ match, choices, onClose }: Props): ReactElement {
  const { t } = useTranslation(['ruling', 'common']);
  const id = useId();
  const [ineligible] = useIneligible(match);
  const winner = ineligible?.teamId === match.homeTeamId ? 'away' : 'home';
  const form = useForm<RulingFields>({
    defaultValues: rulingFields(choices[0] ?? 'award', match, winner),
  });
  const fields = form.watch();
  const preview = useRulingPreview(match.id, previewOf(fields));
  const rule = useRule(match.id);
  const isUndo = fields.choice.startsWith('revoke-');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t('title')}
      description={
        <>
          <bdi translate="no">{`${match.homeTeamName} – ${match.awayTeamName}`}</bdi>
          {match.homeScore !== null && <span>{` · ${match.homeScore}:${match.awayScore}`}</span>}
          <span className="before:content-['_·_'] empty:hidden">
            <ResultNote match={match} />
          </span>
        </>
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={isUndo ? 'primary' : 'danger'}
            pending={rule.isPending}
            disabled={changesTable(fields.choice) && preview.data === undefined}
          >
            {t(`confirm.${fields.choice}`)}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form
          id={id}
          noValidate
          onSubmit={form.handleSubmit((filled) => rule.mutate(filled, { onSuccess: onClose }))}
          className="flex flex-col gap-4 pt-2 pb-5"
        >
          <IneligibleNote match={match} />
          <Choices choices={choices} />
          <RulingInputs match={match} />
          <FormField label={t('text')} hint={t('textHint')} optional>
            <TextArea {...form.register('text')} rows={2} maxLength={limits.decisionText} />
          </FormField>
          <RulingEffect choice={fields.choice} match={match} preview={preview} />
        </form>
      </FormProvider>
    </Dialog>
  );
}
