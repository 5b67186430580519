import { minutesAndSeconds, playedSecondsAt, type Reduction } from '@kolo/domain';
import { useRuledMatch } from '@/features/console/ruled-match/ruled-match-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { reentryAt } from './reentry';

/** `ulaz od 8:00 u 2. poluvremenu`, as the display will show it. */
export function useReentry({ remainingSeconds, cause }: Reduction): string {
  const { t } = useTranslation('ruledConsole');
  const { match, now } = useRuledMatch();
  const { rules, clock } = match;
  const played = playedSecondsAt(clock, now);
  const at = reentryAt(rules, { period: clock.period, played }, remainingSeconds);
  if (at === null) return '';
  const length = (at.period <= 2 ? rules.halfMinutes : (rules.extraTime?.minutes ?? 0)) * 60;
  const shown = clock.direction === 'down' ? Math.max(0, length - at.played) : at.played;
  const same = cause === 'exclusion' && rules.exclusion?.samePlayerReturns === true;
  return t(same ? 'numbers.slipSame' : 'numbers.slip', {
    time: minutesAndSeconds(shown),
    period: t(`period.in.p${at.period === 5 ? 4 : at.period}`),
  });
}
