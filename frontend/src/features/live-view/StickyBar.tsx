import type { LiveSnapshot } from '@kolo/domain';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { MatchClock } from '@/shared/live/MatchClock';
import { ResultNote } from '@/shared/live/ResultNote';
import { Score, TeamCrest } from '@/shared/ui';

interface Props {
  snapshot: LiveSnapshot;
  running: boolean;
  /** False while the console is silent. */
  isCurrent: boolean;
}

/** Hidden from screen readers: the scoreboard has said it. */
export function StickyBar({ snapshot, running, isCurrent }: Props): ReactElement {
  const { match, homeTeam, awayTeam } = snapshot;
  return (
    <div
      aria-hidden="true"
      translate="no"
      data-screen
      data-theme="dark"
      className="fixed inset-x-0 top-topbar z-20 animate-fade border-b bg-canvas text-ink"
    >
      <div className="mx-auto flex h-12 max-w-6xl items-center justify-center gap-3 px-4">
        <span dir="auto" translate="no" className="flex-1 truncate text-right text-sm font-bold">
          {homeTeam.name}
        </span>
        <TeamCrest name={homeTeam.name} className="size-6" />
        <Score home={match.homeScore} away={match.awayScore} />
        <TeamCrest name={awayTeam.name} className="size-6" />
        <span className="flex flex-1 items-center gap-2 truncate text-sm font-bold">
          <span dir="auto" translate="no" className="truncate">
            {awayTeam.name}
          </span>
          {running && (
            <span
              className={clsx(
                'ml-auto shrink-0 rounded px-1.5 py-0.5 text-xs empty:hidden',
                isCurrent ? 'bg-live-fill text-on-live' : 'bg-raised text-ink-muted',
              )}
            >
              <MatchClock match={match} />
              <ResultNote match={match} />
              {match.scoreInDoubt === true && <span>{' ?'}</span>}
            </span>
          )}
        </span>
      </div>
    </div>
  );
}
