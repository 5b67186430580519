import type { BoardMatch } from '@kolo/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { boardDigest } from '@/shared/live/board-digest';
import { useBoardPart } from '@/shared/live/use-board';
import { useBoardNews } from '@/shared/live/use-board-news';
import { useRenderedFrom } from '@/shared/page/page-data';

const shownOf = (match: BoardMatch): string =>
  [
    ...[match.matchId, match.status, match.homeScore, match.awayScore, match.outcome],
    ...[match.shootout?.home, match.shootout?.away, match.homeTeam.id, match.awayTeam.id],
    ...[match.homeTeam.name, match.awayTeam.name, match.matchDate, match.venue],
  ].join(' ');

/** The board says nothing of results that are entered for another day. A quarter more or less for each page. */
const otherDaysMs = 60_000 * (0.75 + Math.random() / 2);

/** Reads the brackets of a league again after a goal, a kick, another status, kick-off or team, and each minute. */
export function useBracketNews(leagueId: number): void {
  const client = useQueryClient();
  const reread = () =>
    void client.invalidateQueries({ queryKey: ['/api/leagues', leagueId, 'stages'] });
  const rereadIfSeen = useEffectEvent(() => {
    if (document.visibilityState === 'visible') reread();
  });
  useEffect(() => {
    const timer = setInterval(rereadIfSeen, otherDaysMs);
    return () => clearInterval(timer);
  }, []);
  const isRendered = useRenderedFrom() !== null;
  const shown = useBoardPart(`bracket ${leagueId}`, (matches) =>
    boardDigest(
      matches
        .filter((match) => match.leagueId === leagueId)
        .map(shownOf)
        .sort()
        .join('\n'),
    ),
  );
  useBoardNews(shown, isRendered ? shown : '', reread);
}
