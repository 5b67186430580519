import type { RefereeRules } from '@kolo/domain';
import type { ReactElement } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Card, CardBody, CardHeader } from '@/shared/ui';
import { RoleFees } from './RoleFees';
import { RuleSettings } from './RuleSettings';
import { fieldsOfRules, type RuleFields, rulesOf } from './rule-fields';
import { useSaveRefereeRules } from './use-referee-rules';

interface Props {
  leagueId: number;
  rules: RefereeRules;
}

export function RefereeRulesForm({ leagueId, rules }: Props): ReactElement {
  const { t, language } = useTranslation(['referee', 'common', 'matchRules']);
  const save = useSaveRefereeRules(leagueId);
  const form = useForm<RuleFields>({
    values: fieldsOfRules(rules, language),
    // A save by somebody else does not overwrite what is being edited.
    resetOptions: { keepDirtyValues: true },
  });
  const reset = (fields?: RuleFields): void => form.reset(fields, { keepDirtyValues: false });
  const submit = form.handleSubmit((fields) =>
    save.mutate(rulesOf(fields), { onSuccess: (saved) => reset(fieldsOfRules(saved, language)) }),
  );
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} aria-label={t('rules.title')}>
        <Card>
          <CardHeader title={t('rules.title')} />
          <CardBody className="grid max-w-2xl grid-cols-1 gap-4">
            <p className="text-sm text-ink-muted">{t('rules.lead')}</p>
            <RoleFees />
            <RuleSettings />
            {form.formState.isDirty && (
              <div className="flex flex-wrap justify-end gap-2">
                <Button variant="secondary" onClick={() => reset()}>
                  {t('matchRules:edit.reset')}
                </Button>
                <Button type="submit" pending={save.isPending}>
                  {t('common:save')}
                </Button>
              </div>
            )}
          </CardBody>
        </Card>
      </form>
    </FormProvider>
  );
}
