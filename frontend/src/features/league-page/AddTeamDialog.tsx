import type { AccountView, TeamView } from '@kolo/domain';
import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  Button,
  Dialog,
  EmptyState,
  FormField,
  focusFirstField,
  Loaded,
  Select,
} from '../../shared/ui';
import { toldApart } from './told-apart';
import { useAddTeam } from './use-league-writes';

interface Props {
  leagueId: number;
  /** Already in the league; their companies are not offered again. */
  teams: readonly TeamView[];
  onClose: () => void;
}

/** Enters a company's team into the league. */
export function AddTeamDialog({ leagueId, teams, onClose }: Props): ReactElement {
  const { t } = useTranslation('leaguePage');
  const { t: tCommon } = useTranslation();
  const companies = useQuery<AccountView[]>({
    queryKey: ['/api/users', 'companies'],
    refetchOnMount: 'always',
  });
  const add = useAddTeam();
  const form = useId();
  const inLeague = new Set(teams.map(({ userId }) => userId));
  const choice = companies.data?.filter(({ id }) => !inLeague.has(id));
  const [late] = useState(choice === undefined);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('addTeam')}
      description={t('teamNamedAfter')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {tCommon('cancel')}
          </Button>
          <Button type="submit" form={form} pending={add.isPending} disabled={!choice?.length}>
            {t('addTeam')}
          </Button>
        </>
      }
    >
      <Loaded query={{ ...companies, data: choice }}>
        {(offered) =>
          offered.length === 0 ? (
            <EmptyState
              icon={<Building2 aria-hidden="true" className="size-7" />}
              title={t('noCompanies')}
              description={t('noCompaniesHint')}
            />
          ) : (
            <CompanyForm
              id={form}
              companies={offered}
              late={late}
              onChosen={(userId) => add.mutate({ userId, leagueId }, { onSuccess: onClose })}
            />
          )
        }
      </Loaded>
    </Dialog>
  );
}

interface FormProps {
  id: string;
  companies: readonly AccountView[];
  /** The dialog was open before it, and its button to close has the focus. */
  late: boolean;
  onChosen: (userId: number) => void;
}

function CompanyForm({ id, companies, late, onChosen }: FormProps): ReactElement {
  const { t } = useTranslation('leaguePage');
  const { register, handleSubmit, formState } = useForm({ defaultValues: { userId: '' } });
  const names = companies.map(({ companyName, username }) => companyName ?? username);
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (late && box.current !== null) focusFirstField(box.current);
  }, [late]);
  return (
    <form
      ref={box}
      id={id}
      noValidate
      onSubmit={handleSubmit(({ userId }) => onChosen(Number(userId)))}
      className="py-2"
    >
      <FormField label={t('company')} error={formState.errors.userId?.message}>
        <Select {...register('userId', { required: t('required') })}>
          <option value="">{t('chooseCompany')}</option>
          {companies.map(({ id: userId, companyName, username }) => (
            <option key={userId} value={userId}>
              {toldApart(companyName ?? username, username, names)}
            </option>
          ))}
        </Select>
      </FormField>
    </form>
  );
}
