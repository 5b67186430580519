import { limits, type TopAssistant, type TopMvp, type TopScorer } from '@kolo/domain';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '@/shared/api';
import { useScoreNews } from '@/shared/live/use-score-news';

export const topListKinds = ['scorers', 'assists', 'mvp'] as const;
export type TopListKind = (typeof topListKinds)[number];

export interface TopListEntry {
  id: number;
  name: string;
  team: string;
  count: number;
}

type Row = TopScorer | TopAssistant | TopMvp;

function countOf(row: Row): number {
  if ('goals' in row) return row.goals;
  return 'assists' in row ? row.assists : row.mvpCount;
}

const entryOf = (row: Row): TopListEntry => ({
  id: row.player.id,
  // A hidden name has no first part.
  name: `${row.player.firstName} ${row.player.lastName}`.trim(),
  team: row.team.name,
  count: countOf(row),
});

const entriesOf = (rows: Row[]): TopListEntry[] => rows.map(entryOf);

/** The whole list for signed-in users, its top for visitors; read again when a match ends. */
export function useTopList(
  kind: TopListKind,
  leagueId: number | null,
): UseQueryResult<TopListEntry[]> {
  const session = useSession();
  const client = useQueryClient();
  const signedIn = session.status === 'known' && session.user !== null;
  const of = leagueId === null ? '' : `?leagueId=${leagueId}`;
  const path = signedIn ? [`top-${kind}`, `real${of}`] : [`top-${kind}${of}`];
  const list = useQuery<Row[], Error, TopListEntry[]>({
    queryKey: ['/api/statistics', ...path],
    enabled: session.status === 'known',
    refetchOnMount: 'always',
    select: entriesOf,
  });
  useScoreNews(null, () => void client.invalidateQueries({ queryKey: ['/api/statistics'] }), {
    onlyFinished: true,
  });
  return list;
}

/** How much of a list is shown (docs/product.md#statistics). */
export interface Steps {
  first: number;
  /** The count after one more press. */
  next: (shown: number) => number;
  /** Another press folds the list again. */
  folds: boolean;
}

const page = limits.topList.page;
const byPage: Steps = { first: page, next: (shown) => shown + page, folds: false };

export const statisticsSteps: Record<TopListKind, Steps> = {
  scorers: byPage,
  assists: byPage,
  mvp: byPage,
};

/** On the home page: scorers by tens, assists ten or all, MVP three or fifteen. */
export const homeSteps: Record<TopListKind, Steps> = {
  scorers: byPage,
  assists: { first: page, next: () => Number.POSITIVE_INFINITY, folds: true },
  mvp: { first: limits.topList.mvpFirst, next: () => limits.topList.mvpRows, folds: true },
};
