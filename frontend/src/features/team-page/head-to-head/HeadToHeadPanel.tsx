import type { HeadToHead, TeamDetails, TeamRef } from '@kolo/domain';
import { useQuery } from '@tanstack/react-query';
import { Swords } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Loaded, useUser } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useLeagueTeams } from '@/shared/league/queries';
import { EmptyState, FormField, Select, SkeletonRows } from '@/shared/ui';
import { HeadToHeadResults } from './HeadToHeadResults';
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
      <Meetings key={other.id} teamId={team.id} other={other} />
    </div>
  );
}

function Meetings({ teamId, other }: { teamId: number; other: TeamRef }): ReactElement {
  const { t } = useTranslation('teamPage');
  const meetings = useQuery<HeadToHead>({
    queryKey: ['/api/teams', teamId, 'head-to-head', other.id],
    refetchOnMount: 'always',
  });
  return (
    <Loaded
      query={meetings}
      errorTitle={t('headToHeadFailed')}
      loading={<SkeletonRows rows={3} rowClassName="h-16" />}
    >
      {(known) =>
        known.matches.length === 0 ? (
          <EmptyState
            icon={<Swords aria-hidden="true" className="size-7" />}
            title={t('neverMet')}
            description={t('neverMetHint')}
          />
        ) : (
          <HeadToHeadResults meetings={known} />
        )
      }
    </Loaded>
  );
}
