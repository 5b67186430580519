import type { BoardMatch, MatchView } from '@kolo/domain';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useLeagueNames } from '@/shared/league/league-names';
import { useBoard } from '@/shared/live/use-board';
import { useServerNow } from '@/shared/live/use-server-now';
import { Skeleton } from '@/shared/ui';
import { BoardAnnouncer } from './BoardAnnouncer';
import { boardGroups } from './board-groups';
import { TickerCard } from './TickerCard';
import { useFreshGoals } from './use-fresh-goals';

/** The day changes while a page is open; a minute's delay is acceptable. */
const regroupMs = 60_000;
const maxCards = 10;

interface Props {
  /** For when the live board may not be read or does not answer; undefined while loading. */
  fixtures: readonly MatchView[] | undefined;
}

/**
 * Running matches come first, then today and the next day of play. The height is constant, so that nothing
 * below it moves.
 */
export function ScoreTicker({ fixtures }: Props): ReactElement {
  const { t } = useTranslation('scoreline');
  const { matches, status, refused } = useBoard();
  const now = useServerNow(regroupMs);
  const away = refused !== null || status.state === 'lost';
  const board = matches ?? (away ? fixtures?.map(asBoardMatch) : undefined);
  const leagueOf = useLeagueNames(board);
  const fresh = useFreshGoals(matches);
  const shown = useMemo(
    () =>
      board === undefined
        ? undefined
        : boardGroups(board, now)
            .filter(({ kind }) => kind !== 'earlier')
            .flatMap((group) => group.matches)
            .slice(0, maxCards),
    [board, now],
  );
  return (
    <section data-theme="dark" aria-label={t('title')} className="border-b bg-sunken text-ink">
      {/* Begins where the page's content does and runs to the edge of the screen. */}
      <div className="flex h-26 items-center pl-[max(0px,calc((100vw-72rem)/2))]">
        {shown === undefined && <Waiting />}
        {shown?.length === 0 && <p className="px-4 text-sm text-ink-muted sm:px-6">{t('empty')}</p>}
        {shown !== undefined && shown.length > 0 && (
          <ul className="flex snap-x scroll-px-4 gap-2 scroll-x px-4 py-2 [scrollbar-width:none] sm:scroll-px-6 sm:px-6">
            {shown.map((match) => (
              <li key={match.matchId} className="shrink-0 snap-start">
                <TickerCard
                  match={match}
                  scored={fresh.get(match.matchId)?.team ?? null}
                  league={leagueOf(match)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      <BoardAnnouncer matches={matches ?? []} />
    </section>
  );
}

const asBoardMatch = ({ id, ...match }: MatchView): BoardMatch => ({ ...match, matchId: id });

const Waiting = (): ReactElement => (
  <div className="flex gap-2 overflow-hidden px-4 sm:px-6">
    {['a', 'b', 'c', 'd', 'e'].map((key) => (
      <Skeleton key={key} className="h-22 w-68 shrink-0 rounded-control" />
    ))}
  </div>
);
