import type { TeamView } from '@kolo/domain';
import { ShieldQuestion } from 'lucide-react';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TeamDiscipline } from '@/features/discipline/TeamDiscipline';
import { TeamFines } from '@/features/discipline/TeamFines';
import { CompanyChannel } from '@/features/my-team/CompanyChannel';
import { earlierSquad } from '@/features/my-team/earlier-squad';
import { ReportsToSign } from '@/features/my-team/ReportsToSign';
import { Roster } from '@/features/my-team/Roster';
import { SeasonSwitch } from '@/features/my-team/SeasonSwitch';
import { StatCards } from '@/features/my-team/StatCards';
import { useMyPlayers, useMyTeams } from '@/features/my-team/use-my-team';
import { RefereeRatings } from '@/features/referee-rating/RefereeRatings';
import { OwnSchedule } from '@/features/season-plan/own/OwnSchedule';
import { SponsorLogos } from '@/features/sponsor-logo/SponsorLogos';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { numberInQuery } from '@/shared/league/number-in-query';
import { useLeagues } from '@/shared/league/queries';
import { EmptyState, Page, PageHeader, SkeletonRows, TeamCrest } from '@/shared/ui';

export function MyTeamPage(): ReactElement {
  const { t } = useTranslation('myTeam');
  const [search, setSearch] = useSearchParams();
  const teams = useMyTeams();
  const teamId = numberInQuery(search, 'team');
  const team = teams.data?.find(({ id }) => id === teamId) ?? teams.data?.[0];
  const choose = (id: number): void => setSearch({ team: String(id) }, { replace: true });
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
          aside: <SeasonSwitch teams={teams.data ?? []} shown={team} onChoose={choose} />,
        })}
      />
      <Loaded query={teams} loading={<SkeletonRows rows={4} rowClassName="h-20" />}>
        {() =>
          team === undefined ? (
            <NoTeam />
          ) : (
            <Team key={team.id} team={team} teams={teams.data ?? []} />
          )
        }
      </Loaded>
    </Page>
  );
}

interface TeamProps {
  team: TeamView;
  /** The company's teams of all seasons. */
  teams: readonly TeamView[];
}

function Team({ team, teams }: TeamProps): ReactElement {
  const players = useMyPlayers();
  const leagues = useLeagues();
  return (
    <>
      <StatCards teamId={team.id} />
      <TeamDiscipline teamId={team.id} leagueId={team.leagueId} />
      <TeamFines teamId={team.id} leagueId={team.leagueId} />
      <ReportsToSign teamId={team.id} />
      <RefereeRatings
        className="mt-6"
        isShown={({ home, away }) => home.id === team.id || away.id === team.id}
      />
      <div className="mt-6">
        <Loaded query={players}>
          {(all) => (
            <Roster
              teamId={team.id}
              players={all.filter(({ teamId }) => teamId === team.id)}
              squad={earlierSquad(team, teams, leagues.data ?? [], all)}
            />
          )}
        </Loaded>
      </div>
      {team.leagueId !== null && <OwnSchedule team={team} leagueId={team.leagueId} />}
      <div className="mt-6">
        <CompanyChannel />
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
