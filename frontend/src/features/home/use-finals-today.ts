import { zagrebWallTime } from '@kolo/domain';
import { useLeagueParam } from '@/shared/league/use-league-choice';
import { useStages } from '@/shared/league/use-stages';
import { useNow } from '@/shared/page/page-data';
import { useSeason } from './use-home';

/** The league with finals on this day in Zagreb; null on any other day, when home loads nothing of them. */
export function useFinalsToday(): number | null {
  const { data } = useSeason(useLeagueParam());
  const leagueId = data?.season?.league.id ?? null;
  const stages = useStages(leagueId);
  const { day } = zagrebWallTime(useNow());
  const isToday = stages.data?.some(({ kickOffs = [] }) =>
    kickOffs.some(({ at }) => zagrebWallTime(at).day === day),
  );
  return isToday === true ? leagueId : null;
}
