import {
  cleanLine,
  cleanTime,
  isWallTime,
  type TeamPreference,
  type TeamPreferenceKind,
  type TeamRef,
  teamPreferenceKinds,
} from '@kolo/domain';
import { type ReactElement, useId } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { useSlotTexts, weekdays } from '@/features/season-plan/slots/use-slot-texts';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Dialog, FormField, Input, Select } from '@/shared/ui';

interface Fields {
  teamId: string;
  kind: TeamPreferenceKind;
  time: string;
  weekday: string;
  venue: string;
}

interface Props {
  teams: readonly TeamRef[];
  pending: boolean;
  onClose: () => void;
  onAdd: (preference: TeamPreference) => void;
}

export function PreferenceDialog({ teams, pending, onClose, onAdd }: Props): ReactElement {
  const { t } = useTranslation(['seasonPlan', 'common']);
  const form = useForm<Fields>({
    defaultValues: {
      teamId: String(teams[0]?.id ?? 0),
      kind: 'earliest',
      time: '',
      weekday: '7',
      venue: '',
    },
  });
  const id = useId();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('preferences.addTitle')}
      description={t('preferences.noneHint')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={id} pending={pending}>
            {t('preferences.add')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form
          id={id}
          noValidate
          onSubmit={form.handleSubmit((fields) =>
            onAdd({ teamId: Number(fields.teamId), kind: fields.kind, value: fieldValue(fields) }),
          )}
          className="grid grid-cols-1 gap-4 py-2"
        >
          {teams.length > 1 && (
            <FormField label={t('blackouts.team')}>
              <Select {...form.register('teamId')}>
                {teams.map((team) => (
                  <option key={team.id} value={team.id}>
                    {team.name}
                  </option>
                ))}
              </Select>
            </FormField>
          )}
          <FormField label={t('preferences.kind')}>
            <Select {...form.register('kind')}>
              {teamPreferenceKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`preferences.kinds.${kind}`)}
                </option>
              ))}
            </Select>
          </FormField>
          <ValueField />
        </form>
      </FormProvider>
    </Dialog>
  );
}

function fieldValue({ kind, time, weekday, venue }: Fields): string {
  switch (kind) {
    case 'earliest':
    case 'latest':
      return time;
    case 'not-weekday':
      return weekday;
    case 'not-venue':
      return cleanLine(venue);
  }
}

function ValueField(): ReactElement {
  const { t } = useTranslation('seasonPlan');
  const { weekday } = useSlotTexts();
  const { register, watch, formState } = useFormContext<Fields>();
  const { errors } = formState;
  switch (watch('kind')) {
    case 'earliest':
    case 'latest':
      return (
        <FormField
          label={t('preferences.time')}
          hint={t('slots.timeHint')}
          error={errors.time?.message}
        >
          <Input
            {...register('time', {
              setValueAs: cleanTime,
              validate: (time) => isWallTime(time) || t('slots.badTime'),
            })}
            autoComplete="off"
            className="numerals"
          />
        </FormField>
      );
    case 'not-weekday':
      return (
        <FormField label={t('slots.day')}>
          <Select {...register('weekday')}>
            {weekdays.map((day) => (
              <option key={day} value={day}>
                {weekday(day)}
              </option>
            ))}
          </Select>
        </FormField>
      );
    case 'not-venue':
      return (
        <FormField label={t('slots.venue')} error={errors.venue?.message}>
          <Input
            {...register('venue', { validate: (name) => cleanLine(name) !== '' || t('required') })}
            autoComplete="off"
            maxLength={200}
          />
        </FormField>
      );
  }
}
