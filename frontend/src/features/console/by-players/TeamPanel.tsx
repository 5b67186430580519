import { limits, type TeamSide } from '@kolo/domain';
import { clsx } from 'clsx';
import { BarChart3, CirclePlus, Timer, Users } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { AddPlayerButton } from '@/features/console/attendance/AddPlayerButton';
import { useConsole } from '@/features/console/context/console-context';
import { lineupOf } from '@/features/console/context/player-book';
import { countsOnce } from '@/features/console/context/use-one-tap';
import { GoalDialog } from '@/features/console/entries/GoalDialog';
import { TeamStatistics } from '@/features/console/statistics/TeamStatistics';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';
import { PlayerRow } from './PlayerRow';

interface Props {
  team: TeamSide;
  teamName: string;
}

export function TeamPanel({ team, teamName }: Props): ReactElement {
  const { t } = useTranslation('console');
  const { state, players, tap } = useConsole();
  const [choosingGoal, setChoosingGoal] = useState(false);
  const [statistics, setStatistics] = useState(false);
  const view = t(statistics ? 'statistics.hide' : 'statistics.show');
  const openGoals = state.goals.filter(
    (goal) => goal.team === team && goal.scorer === null && goal.kind !== 'own-goal',
  ).length;
  return (
    <section
      aria-label={teamName}
      className="@container flex min-h-0 flex-1 flex-col gap-2 short:@[40rem]:gap-1"
    >
      <div className="flex shrink-0 flex-wrap gap-1.5 *:flex-[1_0_calc((100%-0.75rem)/3)] short:@[36rem]:max-lg:ml-[calc(40%+1rem)]">
        <Button
          size="touch"
          variant="secondary"
          className={actionStyle}
          aria-label={`${t('goal.choose')}: ${teamName}`}
          onClick={() => setChoosingGoal(true)}
        >
          <CirclePlus aria-hidden="true" className="size-6 @max-[24rem]:hidden" />
          {t('goal.choose')}
        </Button>
        <TimeoutButton team={team} teamName={teamName} />
        <Button
          size="touch"
          variant="secondary"
          className={actionStyle}
          aria-label={`${view}: ${teamName}`}
          onClick={() => setStatistics(!statistics)}
        >
          {statistics ? (
            <Users aria-hidden="true" className="size-6 @max-[24rem]:hidden" />
          ) : (
            <BarChart3 aria-hidden="true" className="size-6 @max-[24rem]:hidden" />
          )}
          {view}
        </Button>
      </div>
      <div className="relative flex min-h-0 flex-1">
        <div
          className={clsx(
            'min-h-0 min-w-0 flex-1 overflow-y-auto overscroll-contain',
            openGoals > 0 ? 'pb-20' : 'pb-2',
          )}
        >
          {statistics ? (
            <TeamStatistics team={team} />
          ) : (
            <div className="flex flex-col gap-3 @md:gap-1.5">
              <ul className="flex flex-col gap-3 @md:gap-1.5">
                {lineupOf(players, state.lineup, team).map((player) => (
                  <PlayerRow
                    key={player.id}
                    player={player}
                    label={players.label(player.id)}
                    line={state.players[player.id]}
                    tap={tap}
                  />
                ))}
              </ul>
              <AddPlayerButton team={team} />
            </div>
          )}
        </div>
        {openGoals > 0 && (
          // Over the list, not above it: no row moves away from under a finger.
          <p
            role="status"
            className="pointer-events-none absolute inset-x-0 bottom-2 rounded-control border-2 border-warn bg-warn-soft px-3 py-2 text-sm font-bold text-warn shadow-2xl"
          >
            {t('goal.open', { count: openGoals })}
          </p>
        )}
      </div>
      {choosingGoal && (
        <GoalDialog team={team} teamName={teamName} onClose={() => setChoosingGoal(false)} />
      )}
    </section>
  );
}

const actionStyle =
  'min-w-min! gap-1.5! px-1! text-sm! @[24rem]:gap-2! @[24rem]:px-2! @[24rem]:text-base! short:@[36rem]:max-lg:gap-1.5! short:@[36rem]:max-lg:px-1! short:@[36rem]:max-lg:text-sm!';

/** Stays enabled after use: the refusal explains why there is no timeout left. */
function TimeoutButton({ team, teamName }: Props): ReactElement {
  const { t } = useTranslation('console');
  const { state, tap } = useConsole();
  const used = state.timeouts[team];
  const allowed = limits.timeoutsPerHalf;
  return (
    <Button
      {...countsOnce}
      size="touch"
      variant="secondary"
      className={clsx(actionStyle, used >= allowed && 'bg-sunken! text-ink-muted!')}
      aria-label={t('timeout.of', { team: teamName, used, allowed })}
      onClick={() => tap({ type: 'TakeTimeout', team })}
    >
      <Timer aria-hidden="true" className="size-6 @max-[24rem]:hidden" />
      {t('timeout.short')}{' '}
      <span className="numerals text-sm">
        {used}/{allowed}
      </span>
    </Button>
  );
}
