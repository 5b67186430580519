import { type LiveSnapshot, minuteLabel, type TeamSide } from '@kolo/domain';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { TeamCrest } from '@/shared/ui/TeamCrest';
import type { GoalEntry } from './match-news';
import { nameInTeam, playerNames } from './player-names';

interface Props {
  /** Usually one. */
  goals: readonly GoalEntry[];
  snapshot: LiveSnapshot;
}

export function GoalBanner({ goals, snapshot }: Props): ReactElement | null {
  const { t } = useTranslation(['live', 'scoreline']);
  const goal = goals.at(-1);
  if (goal === undefined) return null;
  const { homeTeam, awayTeam } = snapshot;
  const team = (goal.team === 'home' ? homeTeam : awayTeam).name;
  const several = goals.length > 1;
  const minutes = goals.flatMap((one) => minuteLabel(one, snapshot.match.rules) ?? []);
  return (
    <div
      key={goal.id}
      data-goal-of={goal.team}
      className="relative mx-auto flex max-w-xl animate-goal items-center gap-3 overflow-hidden rounded-card bg-accent py-3 pr-4 pl-3 text-on-accent shadow-2xl ring-1 ring-on-accent/20 sm:gap-4 sm:py-4 sm:pr-6 sm:pl-4"
    >
      <span className="absolute inset-y-0 left-0 w-1/4 animate-shine bg-white/55 blur-md" />
      {!several && <TeamCrest name={team} className="size-14 animate-goal-crest sm:size-18" />}
      <span className="relative min-w-0 flex-1">
        <span className="block animate-goal-word text-3xl leading-none font-black tracking-tight italic sm:text-5xl">
          {several ? t('did.goals', { count: goals.length }) : t('scoreline:goal')}
        </span>
        {several ? (
          <span className="numerals mt-1 block text-xs font-semibold empty:hidden sm:text-sm">
            {minutes.map((minute) => t('scoreline:minuteShort', { minute })).join(', ')}
          </span>
        ) : (
          <Who goal={goal} snapshot={snapshot} team={team} minute={minutes[0]} />
        )}
      </span>
      <Standing goal={goal} scored={several ? null : goal.team} />
    </div>
  );
}

function Who({
  goal,
  snapshot,
  team,
  minute,
}: {
  goal: GoalEntry;
  snapshot: LiveSnapshot;
  team: string;
  minute: string | undefined;
}): ReactElement {
  const { t } = useTranslation(['live', 'scoreline']);
  const { scorer, kind } = goal;
  const notes = [
    // A goal that the console sent late is known by its minute.
    ...(minute === undefined ? [] : [t('scoreline:minuteShort', { minute })]),
    ...(kind === 'open-play' ? [] : [t(`kind.${kind}`)]),
    ...(scorer === null || kind === 'own-goal'
      ? []
      : [t('news.total', { goals: totalOf(goal, snapshot) })]),
  ];
  return (
    <>
      <span
        dir="auto"
        translate="no"
        className="mt-1.5 block leading-tight font-extrabold wrap-anywhere sm:text-xl"
      >
        {scorer === null ? team : nameInTeam(playerNames(snapshot), scorer)}
      </span>
      <span
        dir="auto"
        translate="no"
        className="numerals block text-xs font-semibold wrap-anywhere sm:text-sm"
      >
        {[...(scorer === null ? [] : [team]), ...notes].join(' · ')}
      </span>
    </>
  );
}

/** Own goals do not count for the scorer. */
const totalOf = (goal: GoalEntry, { match }: LiveSnapshot): number =>
  Object.values(match.timeline).filter(
    (entry) =>
      entry.type === 'goal' &&
      entry.scorer === goal.scorer &&
      entry.kind !== 'own-goal' &&
      entry.version <= goal.version,
  ).length;

function Standing({ goal, scored }: { goal: GoalEntry; scored: TeamSide | null }): ReactElement {
  const of = (side: TeamSide): string =>
    clsx(
      'rounded-lg px-2 py-1',
      scored === side ? 'bg-on-accent text-accent' : scored !== null && 'opacity-70',
    );
  return (
    <span className="numerals relative flex shrink-0 items-center text-3xl leading-none font-black sm:text-5xl">
      <span className={of('home')}>{goal.homeScore}</span>
      <span className="opacity-60">:</span>
      <span className={of('away')}>{goal.awayScore}</span>
    </span>
  );
}
