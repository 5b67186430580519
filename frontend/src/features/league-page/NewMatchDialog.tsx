import type { TeamView } from '@kolo/domain';
import { Users } from 'lucide-react';
import { type ReactElement, useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FixtureInputs } from '@/shared/league/fixture/FixtureInputs';
import { uniqueName } from '@/shared/league/unique-name';
import { Button, Dialog, EmptyState, FormField, Select } from '@/shared/ui';
import { emptyMatch, type MatchFields, matchRequest, useTeamRules } from './match-fields';
import { useCreateMatch } from './use-league-writes';

interface Props {
  leagueId: number;
  teams: readonly TeamView[];
  onClose: () => void;
}

export function NewMatchDialog({ leagueId, teams, onClose }: Props): ReactElement {
  const { t } = useTranslation('leaguePage');
  const { t: tCommon } = useTranslation();
  const create = useCreateMatch();
  const form = useId();
  const enough = teams.length >= 2;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('newMatch')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {tCommon('cancel')}
          </Button>
          <Button type="submit" form={form} pending={create.isPending} disabled={!enough}>
            {t('createMatch')}
          </Button>
        </>
      }
    >
      {enough ? (
        <MatchForm
          id={form}
          teams={teams}
          onFilled={(fields) =>
            create.mutate(matchRequest(fields, leagueId), { onSuccess: onClose })
          }
        />
      ) : (
        <EmptyState
          icon={<Users aria-hidden="true" className="size-7" />}
          title={t('noTeams')}
          description={t('needTwoTeams')}
        />
      )}
    </Dialog>
  );
}

interface FormProps {
  id: string;
  teams: readonly TeamView[];
  onFilled: (fields: MatchFields) => void;
}

function MatchForm({ id, teams, onFilled }: FormProps): ReactElement {
  const { t } = useTranslation('leaguePage');
  const rules = useTeamRules();
  const form = useForm<MatchFields>({ defaultValues: emptyMatch(Date.now()) });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const names = teams.map(({ name }) => name);
  const options = teams.map(({ id: teamId, name, user }) => (
    <option key={teamId} value={teamId}>
      {uniqueName(name, user.username, names)}
    </option>
  ));
  return (
    <FormProvider {...form}>
      <form
        id={id}
        noValidate
        onSubmit={handleSubmit(onFilled)}
        className="grid grid-cols-1 gap-4 py-2 sm:grid-cols-2"
      >
        <FormField label={t('homeTeam')} error={errors.homeTeamId?.message}>
          <Select {...register('homeTeamId', rules.homeTeamId)}>
            <option value="0">{t('chooseTeam')}</option>
            {options}
          </Select>
        </FormField>
        <FormField label={t('awayTeam')} error={errors.awayTeamId?.message}>
          <Select {...register('awayTeamId', rules.awayTeamId)}>
            <option value="0">{t('chooseTeam')}</option>
            {options}
          </Select>
        </FormField>
        <FixtureInputs />
      </form>
    </FormProvider>
  );
}
