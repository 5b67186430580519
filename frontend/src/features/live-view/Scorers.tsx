import {
  hasPlayedScore,
  inPlayOrder,
  type LiveSnapshot,
  minuteLabel,
  type TeamSide,
  type TimelineEntry,
} from '@kolo/domain';
import { clsx } from 'clsx';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { BallIcon } from '@/shared/live/EventIcon';
import { nameInTeam, type PlayerNames, playerNames } from '@/shared/live/news/player-names';
import { PlayerLink } from '@/shared/players/PlayerLink';

type Goal = Extract<TimelineEntry, { type: 'goal' }>;
interface Line {
  key: string;
  scorer: number;
  name: string;
  minutes: string[];
}

/** The scorers of each team in the order of their first goals; an awarded score was scored by nobody. */
export function Scorers({ snapshot }: { snapshot: LiveSnapshot }): ReactElement | null {
  const { t } = useTranslation('live');
  const names = useMemo(() => playerNames(snapshot), [snapshot]);
  const goals = inPlayOrder(Object.values(snapshot.match.timeline)).filter(
    (entry): entry is Goal => entry.type === 'goal' && entry.scorer !== null,
  );
  if (goals.length === 0 || !hasPlayedScore(snapshot.match)) return null;
  const ownGoal = t('kind.own-goal');
  const minuteOf = (goal: Goal) => minuteLabel(goal, snapshot.match.rules);
  const of = (team: TeamSide) =>
    scorerLines(
      goals.filter((goal) => goal.team === team),
      { names, ownGoal, minuteOf },
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] gap-x-3 px-4 pb-4 text-xs sm:text-sm @max-[15rem]:grid-cols-1">
      <h2 className="sr-only">{t('match.goals')}</h2>
      <ScorerList lines={of('home')} className="text-right @max-[15rem]:text-start" />
      <BallIcon className="col-start-2 row-start-1 mt-px size-3.5 text-ink-muted @max-[15rem]:hidden" />
      <ScorerList
        lines={of('away')}
        className="col-start-3 @max-[15rem]:col-start-1 @max-[15rem]:row-start-2"
      />
    </div>
  );
}

function ScorerList({ lines, className }: { lines: Line[]; className: string }): ReactElement {
  return (
    <ul className={clsx('row-start-1 space-y-0.5', className)}>
      {lines.map(({ key, scorer, name, minutes }) => (
        <li key={key} className="leading-snug">
          <PlayerLink id={scorer} called={name} className="font-semibold" />{' '}
          <span className="numerals text-ink-muted">{minutes.join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}

interface Naming {
  names: PlayerNames;
  ownGoal: string;
  minuteOf: (goal: Goal) => string | null;
}

function scorerLines(goals: readonly Goal[], { names, ownGoal, minuteOf }: Naming): Line[] {
  const lines = new Map<string, Line>();
  for (const goal of goals) {
    if (goal.scorer === null) continue;
    const own = goal.kind === 'own-goal';
    const key = `${goal.scorer}${own ? '-own' : ''}`;
    const name = nameInTeam(names, goal.scorer);
    const shown = own ? `${name} (${ownGoal})` : name;
    const line = lines.get(key) ?? { key, scorer: goal.scorer, name: shown, minutes: [] };
    const minute = minuteOf(goal);
    if (minute !== null) line.minutes.push(`${minute}′`);
    lines.set(key, line);
  }
  return [...lines.values()];
}
