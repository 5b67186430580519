import { type DecisionPage, type DecisionRecord, limits } from '@kolo/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from '@/shared/api';
import { decisionList, type ListedDecision } from './decision-list';

/** All decisions of a league: an undo may be on a later page than what it undid. */
export const useDecisions = (leagueId: number): UseQueryResult<ListedDecision[]> =>
  useQuery({
    queryKey: ['/api/leagues', leagueId, 'decisions'],
    queryFn: ({ signal }) => readAll(leagueId, signal),
    select: decisionList,
    refetchOnMount: 'always',
  });

async function readAll(leagueId: number, signal: AbortSignal): Promise<DecisionRecord[]> {
  const records: DecisionRecord[] = [];
  let after: number | null = 0;
  while (after !== null) {
    const page: DecisionPage = await request(pathAfter(leagueId, after), { signal });
    records.push(...page.events);
    after = page.next;
  }
  return records;
}

const pathAfter = (leagueId: number, version: number): string =>
  `/api/leagues/${leagueId}/decisions?after=${version}&limit=${limits.eventPage.max}`;
