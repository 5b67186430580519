import type { BoardMatch } from '@kolo/domain';
import { useRenderedFrom } from '@/shared/page/page-data';
import { boardDigest } from './board-digest';
import { useBoardPart } from './use-board';
import { useBoardNews } from './use-board-news';

interface Options {
  onlyFinished?: boolean;
}

function scoresOf(
  matches: readonly BoardMatch[],
  leagueId: number | null,
  { onlyFinished = false }: Options,
): string {
  const scores = matches
    .filter((match) => leagueId === null || match.leagueId === leagueId)
    .filter(({ status }) => (onlyFinished ? status === 'completed' : status !== 'scheduled'))
    .map(({ matchId, status, homeScore, awayScore, outcome, awardedTo }) =>
      [matchId, status, homeScore, awayScore, outcome, awardedTo].join(' '),
    )
    .sort()
    .join('\n');
  return boardDigest(scores);
}

const namesOf = (matches: readonly BoardMatch[], leagueId: number | null): string =>
  boardDigest(
    matches
      .filter((match) => leagueId === null || match.leagueId === leagueId)
      .map(({ matchId, homeTeam, awayTeam, league }) =>
        [matchId, homeTeam.name, awayTeam.name, league?.name, league?.season].join(' '),
      )
      .sort()
      .join('\n'),
  );

/**
 * Calls back after a score, a status, a decision or the name of a team or league has changed. The
 * data on the page may be older than the first board, so it counts as a change when something was
 * played. What the server rendered is of one moment.
 */
export function useScoreNews(
  leagueId: number | null,
  onNews: () => void,
  options: Options = {},
): void {
  const isRendered = useRenderedFrom() !== null;
  const name = `${options.onlyFinished ? 'results' : 'scores'} ${leagueId ?? 'all'}`;
  const scores = useBoardPart(name, (matches) => scoresOf(matches, leagueId, options));
  useBoardNews(scores, isRendered ? scores : '', onNews);
  const names = useBoardPart(`names ${leagueId ?? 'all'}`, (matches) => namesOf(matches, leagueId));
  useBoardNews(names, null, onNews);
}
