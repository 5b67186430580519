import type { AccountView, TeamView } from '@kolo/domain';
import { Building2 } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useAccounts } from '@/shared/accounts/accounts';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { uniqueName } from '@/shared/league/unique-name';
import { Button, Checkbox, Dialog, EmptyState, focusFirstField } from '@/shared/ui';
import { InviteCompanies } from './InviteCompanies';
import { useAddTeams } from './use-league-writes';

interface Props {
  leagueId: number;
  /** Already in the league; their companies are not offered again. */
  teams: readonly TeamView[];
  onClose: () => void;
}

/** Adds the teams of one or more companies to the league. */
export function AddTeamDialog({ leagueId, teams, onClose }: Props): ReactElement {
  const { t } = useTranslation('leaguePage');
  const { t: tCommon } = useTranslation();
  const companies = useAccounts('companies');
  const add = useAddTeams(leagueId);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const inLeague = new Set(teams.map(({ userId }) => userId));
  const choice = companies.data?.filter(({ id }) => !inLeague.has(id));
  const chosen = choice?.filter(({ id }) => ticked.has(id)) ?? [];
  const noneApproved = companies.data?.length === 0;
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
          <Button
            pending={add.isPending}
            disabled={chosen.length === 0}
            onClick={() =>
              add.mutate(chosen, { onSuccess: (refused) => refused.length === 0 && onClose() })
            }
          >
            {chosen.length > 1 ? t('addTeams', { count: chosen.length }) : t('addTeam')}
          </Button>
        </>
      }
    >
      <Loaded query={{ ...companies, data: choice }}>
        {(offered) =>
          offered.length === 0 ? (
            <>
              <EmptyState
                className="pb-6"
                icon={<Building2 aria-hidden="true" className="size-7" />}
                title={t(noneApproved ? 'noneApproved' : 'noCompanies')}
                description={t(noneApproved ? 'noneApprovedHint' : 'noCompaniesHint')}
              />
              <InviteCompanies />
            </>
          ) : (
            <CompanyChoice
              companies={offered}
              late={late}
              ticked={ticked}
              onTicked={setTicked}
              disabled={add.isPending}
            />
          )
        }
      </Loaded>
    </Dialog>
  );
}

interface ChoiceProps {
  companies: readonly AccountView[];
  /** The dialog was open before its content had loaded, and its close button has the focus. */
  late: boolean;
  ticked: ReadonlySet<number>;
  onTicked: (ids: ReadonlySet<number>) => void;
  disabled: boolean;
}

function CompanyChoice(props: ChoiceProps): ReactElement {
  const { companies, late, ticked, onTicked, disabled } = props;
  const { t } = useTranslation('leaguePage');
  const names = companies.map(({ companyName, username }) => companyName ?? username);
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (late && box.current !== null) focusFirstField(box.current);
  }, [late]);
  return (
    <fieldset ref={box} disabled={disabled} className="py-2">
      <legend className="text-sm font-semibold">{t('companies')}</legend>
      {companies.map(({ id, companyName, username }) => (
        <Checkbox
          key={id}
          label={uniqueName(companyName ?? username, username, names)}
          checked={ticked.has(id)}
          onChange={({ target }) => {
            const others = [...ticked].filter((one) => one !== id);
            onTicked(new Set(target.checked ? [...others, id] : others));
          }}
        />
      ))}
    </fieldset>
  );
}
