import type { TeamView } from '@kolo/domain';
import { ShieldQuestion } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Roster } from '../features/my-team/Roster';
import { StatCards } from '../features/my-team/StatCards';
import { useMyPlayers, useMyTeams } from '../features/my-team/use-my-team';
import { SponsorLogos } from '../features/sponsor-logo/SponsorLogos';
import { EmptyState, Loaded, Page, PageHeader, SkeletonRows, TeamCrest } from '../shared/ui';

/** A company's own team: its numbers, its players and their approval. */
export function MyTeamPage(): ReactElement {
  const { t } = useTranslation('myTeam');
  const teams = useMyTeams();
  const team = teams.data?.[0];
  return (
    <Page title={t('title')}>
      <PageHeader
        title={t('title')}
        {...(team && {
          lead: (
            <span className="flex items-center gap-2 font-semibold">
              <TeamCrest name={team.name} className="size-7" />
              <span className="wrap-anywhere">{team.name}</span>
            </span>
          ),
        })}
      />
      <Loaded query={teams} loading={<SkeletonRows rows={4} rowClassName="h-20" />}>
        {([first]) => (first === undefined ? <NoTeam /> : <Team team={first} />)}
      </Loaded>
    </Page>
  );
}

function Team({ team }: { team: TeamView }): ReactElement {
  const players = useMyPlayers();
  return (
    <>
      <StatCards />
      <div className="mt-6">
        <Loaded query={players}>
          {(all) => (
            <Roster teamId={team.id} players={all.filter(({ teamId }) => teamId === team.id)} />
          )}
        </Loaded>
      </div>
      <div className="mt-6">
        <SponsorLogos />
      </div>
    </>
  );
}

function NoTeam(): ReactElement {
  const { t } = useTranslation('myTeam');
  return (
    <EmptyState
      icon={<ShieldQuestion aria-hidden="true" className="size-7" />}
      title={t('noTeam')}
      description={t('noTeamHint')}
    />
  );
}
