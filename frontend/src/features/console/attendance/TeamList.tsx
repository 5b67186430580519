import { lineupRoles, maxStarters, playersWithRole, rolesOf, type TeamSide } from '@kolo/domain';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { lineupOf } from '@/features/console/context/player-book';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card, TeamCrest } from '@/shared/ui';
import { AddPlayerButton } from './AddPlayerButton';
import { ReplacePlayerButton } from './ReplacePlayerButton';

/** A team's list: who starts, who is the captain and who keeps goal, one tap each; nobody has to say it. */
export function TeamList({ team }: { team: TeamSide }): ReactElement {
  const { t } = useTranslation('console');
  const { view, state, players, tap } = useConsole();
  const name = team === 'home' ? view.homeTeamName : view.awayTeamName;
  const count = playersWithRole(state, team, 'starter').length;
  return (
    <Card className="@container">
      <header className="flex items-center gap-3 border-b px-4 py-3">
        <TeamCrest name={name} className="size-8" />
        <div className="min-w-0">
          <h3 className="text-lg leading-tight font-extrabold wrap-anywhere">{name}</h3>
          <p className="numerals text-sm text-ink-muted">
            {t('list.starters', { count, max: maxStarters(state) })}
          </p>
        </div>
      </header>
      <ul className="divide-y px-3">
        {lineupOf(players, state.lineup, team).map(({ id, jerseyNumber, name: player }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-1.5">
            <span className="numerals w-7 shrink-0 text-right text-lg font-extrabold">
              {jerseyNumber}
            </span>
            <span className="min-w-0 flex-1 basis-36 text-base leading-tight break-words">
              {player}
            </span>
            <span className="grid w-full grid-cols-3 gap-1.5 @[26rem]:w-auto @[26rem]:grid-cols-[repeat(3,5rem)]">
              {lineupRoles.map((role) => {
                const given = rolesOf(state, id).includes(role);
                return (
                  <button
                    key={role}
                    type="button"
                    aria-pressed={given}
                    aria-label={`${t(`list.role.${role}`)}: ${player}`}
                    onClick={() =>
                      tap({ type: 'ChangeLineupRole', playerId: id, role, given: !given })
                    }
                    className={clsx(
                      'min-h-touch touch-manipulation rounded-control border-2 px-1 text-sm font-bold select-none active:scale-[0.98]',
                      given
                        ? 'border-accent-ink bg-accent text-on-accent'
                        : 'border-line-strong/45 bg-surface text-ink-muted hover:border-line-strong',
                    )}
                  >
                    {t(`list.role.${role}`)}
                  </button>
                );
              })}
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-2 p-3">
        <ReplacePlayerButton team={team} />
        <AddPlayerButton team={team} />
      </div>
    </Card>
  );
}
