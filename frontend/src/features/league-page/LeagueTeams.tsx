import type { TeamView } from '@kolo/domain';
import { ChevronRight, Users } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState, TeamCrest } from '../../shared/ui';

interface Props {
  teams: readonly TeamView[];
  /** What leads on from an empty league. */
  addTeam: ReactNode;
}

/** The league's teams as cards. */
export function LeagueTeams({ teams, addTeam }: Props): ReactElement {
  const { t } = useTranslation('leaguePage');
  if (teams.length === 0)
    return (
      <EmptyState
        icon={<Users aria-hidden="true" className="size-7" />}
        title={t('noTeams')}
        description={t('noTeamsHint')}
        action={addTeam}
      />
    );
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {teams.map((team) => (
        <li key={team.id}>
          <TeamCard team={team} />
        </li>
      ))}
    </ul>
  );
}

function TeamCard({ team }: { team: TeamView }): ReactElement {
  const { t } = useTranslation();
  return (
    <Link
      to={`/team/${team.id}`}
      className="group flex h-full items-center gap-4 rounded-card border bg-surface p-4 shadow-card hover:border-line-strong hover:bg-raised"
    >
      <TeamCrest name={team.name} className="size-12" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-bold">{team.name}</span>
        <span className="block truncate text-sm text-ink-muted">
          {team.user.companyName ?? team.user.username}
        </span>
        <span className="mt-1 block text-xs font-semibold text-ink-muted">
          {t('players', { count: team.playerCount })}
        </span>
      </span>
      <ChevronRight
        aria-hidden="true"
        className="size-4 text-ink-muted transition-transform group-hover:translate-x-0.5"
      />
    </Link>
  );
}
