import type { TeamView } from '@kolo/domain';
import { Pencil, Users } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/shared/i18n/use-translation';
import { EmptyState, IconButton, TeamCrest } from '@/shared/ui';
import { TeamDialog } from './TeamDialog';

interface Props {
  teams: readonly TeamView[];
  /** Shown in an empty league. */
  addTeam: ReactNode;
}

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
        <li key={team.id} className="relative">
          <TeamCard team={team} />
          <EditTeam team={team} />
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
      className="group flex h-full items-center gap-4 rounded-card border bg-surface p-4 pr-16 shadow-card sm:pr-28 hover:border-line-strong hover:bg-raised"
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
    </Link>
  );
}

function EditTeam({ team }: { team: TeamView }): ReactElement {
  const { t } = useTranslation('leaguePage');
  const { t: common } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('team.edit', { name: team.name })}
        text={common('edit')}
        onClick={() => setOpen(true)}
        className="absolute! top-1/2 right-3 -translate-y-1/2"
      >
        <Pencil aria-hidden="true" className="size-4" />
      </IconButton>
      {open && <TeamDialog team={team} onClose={() => setOpen(false)} />}
    </>
  );
}
