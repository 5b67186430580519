import type {
  ApplyPlanRequest,
  MovedFixtures,
  PlanAnswer,
  PlannedMatch,
  PlanProgress,
  PlanRequest,
} from '@kolo/domain';
import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { request, useIdempotencyKey, useWrite } from '@/shared/api';
import { newCommandId } from '@/shared/api/new-command-id';
import { useTranslation } from '@/shared/i18n/use-translation';
import { leaguePaths } from '@/shared/league/league-paths';

export type FollowedPlan = PlanRequest & { keep: number[]; planId: string };

/** Another request is another plan, so it gets a name of its own. */
export function followed(plan: PlanRequest & { keep: number[] }): FollowedPlan {
  const id = newCommandId();
  const parts = [id.slice(0, 8), id.slice(8, 12), `4${id.slice(13, 16)}`];
  return { ...plan, planId: [...parts, `8${id.slice(17, 20)}`, id.slice(20)].join('-') };
}

/** Its key is below none of the paths that a write reads again: an applied plan is not made once more. */
export const usePlan = (leagueId: number, plan: FollowedPlan): UseQueryResult<PlanAnswer> =>
  useQuery({
    queryKey: ['season-plan', leagueId, plan.planId],
    queryFn: ({ signal }) =>
      request<PlanAnswer>(`/api/leagues/${leagueId}/schedule/plan`, {
        method: 'POST',
        body: plan,
        signal,
      }),
    // Under the same name it could not run twice.
    retry: false,
    gcTime: 0,
  });

const followEveryMs = 500;

/** In whole per cent. Most plans are there before anybody looks, so the first look comes later. */
export const usePlanProgress = (leagueId: number, { planId }: FollowedPlan): number =>
  useQuery<PlanProgress>({
    queryKey: ['season-plan', leagueId, planId, 'progress'],
    queryFn: ({ signal }) => request(planPath(leagueId, planId), { signal }),
    initialData: { percent: 0 },
    refetchInterval: followEveryMs,
    retry: false,
    gcTime: 0,
  }).data.percent;

/** Ends the plan with the best one so far, which is then its answer. */
export const useStopPlan = (
  leagueId: number,
  { planId }: FollowedPlan,
): UseMutationResult<unknown, Error, void> =>
  useMutation({
    mutationFn: () => request(planPath(leagueId, planId), { method: 'DELETE' }),
  });

const planPath = (leagueId: number, planId: string): string =>
  `/api/leagues/${leagueId}/schedule/plans/${planId}`;

export function useApplyPlan(
  leagueId: number,
): UseMutationResult<MovedFixtures, Error, PlannedMatch[]> {
  const { t } = useTranslation('seasonPlan');
  const headersOf = useIdempotencyKey();
  return useWrite({
    send: (plan: PlannedMatch[]) => {
      const body: ApplyPlanRequest = { plan };
      return request<MovedFixtures>(`/api/leagues/${leagueId}/schedule/apply`, {
        method: 'POST',
        body,
        headers: headersOf(body),
      });
    },
    done: ({ moved }) => ({
      title: t('plan.applied'),
      description: t('moved.count', { count: moved.length }),
    }),
    changes: leaguePaths,
  });
}
