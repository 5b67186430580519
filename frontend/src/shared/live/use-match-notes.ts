import { type LiveMatch, minutesAndSeconds } from '@kolo/domain';
import { useTranslation } from '@/shared/i18n/use-translation';
import { numbersAt } from './numbers-at';
import { secondsLeft } from './seconds-left';
import { shownTimeout } from './shown-timeout';
import { useServerNow } from './use-server-now';

/** `Prekršaji` and `3 : 5`. */
export interface MatchNote {
  label: string;
  value: string;
}

/** A running match under a rule sheet in a few words: fouls, numbers on the pitch, a timeout. */
export function useMatchNotes(match: LiveMatch): MatchNote[] {
  const { t } = useTranslation('ruledMatch');
  const now = useServerNow(250);
  const { status, rules, fouls } = match;
  if (status !== 'in_progress') return [];
  const notes: MatchNote[] = [];
  if (rules !== undefined && rules.foulKickFrom !== null && fouls !== undefined)
    notes.push({ label: t('fouls.title'), value: `${fouls.home} : ${fouls.away}` });
  const numbers = numbersAt(match, now);
  const [next] = [...(numbers?.reductions ?? [])].sort(
    (a, b) => a.remainingSeconds - b.remainingSeconds,
  );
  if (numbers !== null && next !== undefined)
    notes.push({
      label: t('numbersShort', numbers.onPitch),
      value: minutesAndSeconds(next.remainingSeconds),
    });
  const timeout = shownTimeout(match, now);
  if (timeout !== null)
    notes.push({ label: t('timeout'), value: minutesAndSeconds(secondsLeft(timeout, now)) });
  return notes;
}
