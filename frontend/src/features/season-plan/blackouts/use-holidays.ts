import { type Holiday, type LeagueView, zagrebWallTime } from '@kolo/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request, useWriteEach } from '@/shared/api';
import { useLanguage } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { blackoutPaths, postBlackout } from './use-blackouts';

/** The public holidays of a season, which mostly lies in two years. */
export function useHolidays({ id, startDate, endDate }: LeagueView): UseQueryResult<Holiday[]> {
  const [from, to] = [zagrebWallTime(startDate).day, zagrebWallTime(endDate).day];
  const inYear = (year: number, signal: AbortSignal) =>
    request<Holiday[]>(`/api/leagues/${id}/holidays?year=${year}`, { signal });
  return useQuery({
    queryKey: ['/api/leagues', id, 'holidays', from, to],
    queryFn: async ({ signal }) => {
      const years = yearsBetween(from, to).map((year) => inYear(year, signal));
      return (await Promise.all(years)).flat().filter(({ day }) => day >= from && day <= to);
    },
    refetchOnMount: 'always',
  });
}

function yearsBetween(from: string, to: string): number[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  return Array.from({ length: Math.max(0, last - first) + 1 }, (_, index) => first + index);
}

/** Each becomes a soft blackout of the whole league. */
export function useAddHolidays(leagueId: number) {
  const { t } = useTranslation('seasonPlan');
  const { language } = useLanguage();
  return useWriteEach<Holiday>({
    send: ({ day, name }) =>
      postBlackout(leagueId, { fromDay: day, toDay: day, reason: name[language], hard: false }),
    nameOf: ({ name }) => name[language],
    done: (count) => t('holidays.added', { count }),
    changes: blackoutPaths,
  });
}
