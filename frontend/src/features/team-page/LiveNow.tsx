import type { BoardMatch } from '@kolo/domain';
import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/shared/i18n/use-translation';
import { BoardClock } from '@/shared/live/BoardClock';
import { phaseOf } from '@/shared/live/match-phase';
import { ResultNote } from '@/shared/live/ResultNote';
import { ScoreInDoubt } from '@/shared/live/ScoreInDoubt';
import { LiveDot, Score, TeamCrest } from '@/shared/ui';

export function LiveNow({ match }: { match: BoardMatch }): ReactElement {
  const { t } = useTranslation('scoreline');
  return (
    <Link
      to={`/live/${match.matchId}`}
      translate="no"
      data-theme="dark"
      className="mb-5 block overflow-hidden rounded-card border border-live/60 border-t-[3px] border-t-live-fill bg-canvas text-ink shadow-card hover:bg-surface"
    >
      <span className="flex items-center justify-between px-4 pt-2.5 text-xs font-bold">
        <span className="inline-flex items-center gap-1.5 rounded-full bg-live-fill px-2.5 py-1 text-on-live">
          <LiveDot className="bg-on-live" />
          <span>{t(`stateShort.${phaseOf(match)}`)}</span>
          <BoardClock match={match} />
        </span>
        <span className="inline-flex items-center gap-1 text-ink-muted">
          {t('now')}
          <ChevronRight aria-hidden="true" className="size-4" />
        </span>
      </span>
      <span className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3 px-4 pt-2 pb-4">
        <Team name={match.homeTeam.name} />
        <span className="flex flex-col items-center gap-1.5">
          <Score home={match.homeScore} away={match.awayScore} size="lg" />
          <span className="max-w-32 text-center text-xs font-semibold empty:hidden">
            <ResultNote match={match} />
          </span>
          <ScoreInDoubt match={match} />
        </span>
        <Team name={match.awayTeam.name} />
      </span>
    </Link>
  );
}

function Team({ name }: { name: string }): ReactElement {
  return (
    <span className="flex min-w-0 flex-col items-center gap-1.5 text-center">
      <TeamCrest name={name} className="size-11 sm:size-14" />
      <span
        dir="auto"
        translate="no"
        className="line-clamp-2 max-w-full text-sm leading-tight font-bold hyphens-auto"
      >
        {name}
      </span>
    </span>
  );
}
