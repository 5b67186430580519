import type { RefereeAbsence } from '@kolo/domain';
import { Trash2 } from 'lucide-react';
import { type ReactElement, type RefObject, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Loaded } from '@/shared/api';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Card, CardBody, CardHeader, FormField, IconButton, Input } from '@/shared/ui';
import { useAbsences, useSaveAbsences } from './use-absences';

/** Days on which nobody need ask. */
export function Absences(): ReactElement {
  const { t } = useTranslation('referee');
  return (
    <section aria-label={t('absences.title')} className="mt-8">
      <Card>
        <CardHeader title={t('absences.title')} />
        <Loaded query={useAbsences()} errorTitle={t('absences.failed')}>
          {({ absences }) => <AbsenceList absences={absences} />}
        </Loaded>
      </Card>
    </section>
  );
}

function AbsenceList({ absences }: { absences: readonly RefereeAbsence[] }): ReactElement {
  const { t } = useTranslation('referee');
  const { date } = useFormat();
  const save = useSaveAbsences();
  const first = useRef<HTMLInputElement>(null);
  const daysOf = ({ fromDay, toDay }: RefereeAbsence): string =>
    [...new Set([fromDay, toDay])].map((day) => date(`${day}T12:00:00Z`)).join(' – ');
  return (
    <>
      {absences.length === 0 ? (
        <p className="px-4 pt-4 text-sm text-ink-muted">{t('absences.none')}</p>
      ) : (
        <ul className="divide-y border-b">
          {absences.map((absence) => (
            <li key={daysOf(absence)} className="flex items-center gap-3 px-4 py-1">
              <span className="numerals min-w-0 flex-1 font-semibold">{daysOf(absence)}</span>
              <IconButton
                label={t('absences.remove', { days: daysOf(absence) })}
                className="-mr-2"
                onClick={() => {
                  // The button of the removed row had the focus.
                  first.current?.focus();
                  save.mutate(absences.filter((other) => other !== absence));
                }}
              >
                <Trash2 aria-hidden="true" className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <AbsenceForm
        firstField={first}
        pending={save.isPending}
        onAdd={(absence, done) => save.mutate([...absences, absence], { onSuccess: done })}
      />
    </>
  );
}

interface FormProps {
  firstField: RefObject<HTMLInputElement | null>;
  pending: boolean;
  onAdd: (absence: RefereeAbsence, done: () => void) => void;
}

function AbsenceForm({ firstField, pending, onAdd }: FormProps): ReactElement {
  const { t } = useTranslation('referee');
  const { register, handleSubmit, formState, reset } = useForm<RefereeAbsence>({
    defaultValues: { fromDay: '', toDay: '' },
  });
  const { errors } = formState;
  const from = register('fromDay', { required: t('absences.needed') });
  return (
    <CardBody>
      <form
        noValidate
        // Without a last day it is the one day.
        onSubmit={handleSubmit(({ fromDay, toDay }) =>
          onAdd({ fromDay, toDay: toDay || fromDay }, () => reset()),
        )}
        className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[1fr_1fr_auto]"
      >
        <FormField label={t('absences.from')} error={errors.fromDay?.message}>
          <Input
            {...from}
            ref={(input) => {
              from.ref(input);
              firstField.current = input;
            }}
            type="date"
          />
        </FormField>
        <FormField label={t('absences.to')} optional error={errors.toDay?.message}>
          <Input
            {...register('toDay', {
              validate: (toDay, { fromDay }) =>
                toDay === '' || toDay >= fromDay || t('absences.backwards'),
            })}
            type="date"
          />
        </FormField>
        <Button type="submit" variant="secondary" pending={pending} className="sm:mt-6.5">
          {t('absences.add')}
        </Button>
      </form>
    </CardBody>
  );
}
