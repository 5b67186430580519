import { type LiveSnapshot, minuteLabel } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import type { GoalEntry } from '@/shared/live/news/match-news';

interface Props {
  goal: GoalEntry;
  snapshot: LiveSnapshot;
}

export function GoalBanner({ goal, snapshot }: Props): ReactElement {
  const { t } = useTranslation(['embed', 'scoreline']);
  const { homeTeam, awayTeam, names } = snapshot;
  const team = goal.team === 'home' ? homeTeam : awayTeam;
  const minute = minuteLabel(goal, snapshot.match.rules);
  const scorer = names.find(({ id }) => id === goal.scorer);
  return (
    <p
      key={goal.id}
      className="mt-[0.8em] flex w-fit max-w-[60em] animate-rise items-center gap-[1em] rounded-[0.6em] bg-canvas py-[0.7em] pr-[1.6em] pl-[0.7em] shadow-[0_0.5em_2em_rgb(0_0_0/0.45)]"
    >
      <span className="rounded-[0.4em] bg-accent px-[0.7em] py-[0.2em] text-[2em] font-black text-on-accent">
        {t('overlay.goal')}
      </span>
      <span dir="auto" translate="no" className="truncate text-[2em] font-bold">
        {scorer === undefined ? team.name : `${scorer.firstName} ${scorer.lastName}`}
      </span>
      {minute !== null && (
        <span className="numerals text-[1.6em] font-bold text-ink-muted">
          {t('scoreline:minuteShort', { minute })}
        </span>
      )}
    </p>
  );
}
