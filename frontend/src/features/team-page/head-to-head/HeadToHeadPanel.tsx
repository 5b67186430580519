import type { TeamDetails } from '@kolo/domain';
import { Swords } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useUser } from '@/shared/api';
import { Meetings } from '@/shared/head-to-head/Meetings';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useLeagueTeams } from '@/shared/league/queries';
import { EmptyState, FormField, Select } from '@/shared/ui';
import { opponentsOf } from './opponents-of';

/** All matches of a team's company against another one, in all seasons. */
export function HeadToHeadPanel({ team }: { team: TeamDetails }): ReactElement {
  const { t } = useTranslation('teamPage');
  const user = useUser();
  const teams = useLeagueTeams(user === null ? null : (team.league?.id ?? null));
  const opponents = opponentsOf(team, teams.data ?? []);
  const [chosen, setChosen] = useState<number | null>(null);
  const other = opponents.find(({ id }) => id === chosen) ?? opponents[0];
  if (other === undefined)
    return (
      <EmptyState
        icon={<Swords aria-hidden="true" className="size-7" />}
        title={t('noOpponents')}
        description={t('noOpponentsHint')}
      />
    );
  return (
    <div className="grid gap-4">
      <div className="sm:max-w-80">
        <FormField label={t('opponent')}>
          <Select value={other.id} onChange={({ target }) => setChosen(Number(target.value))}>
            {opponents.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </FormField>
      </div>
      <Meetings key={other.id} teamId={team.id} otherId={other.id} />
    </div>
  );
}
