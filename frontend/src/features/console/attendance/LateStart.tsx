import { Clock } from 'lucide-react';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { useNow } from '@/features/console/context/use-now';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';

/** A longer delay means that the match was put off, so its kick-off time is more useful. */
const maxDelayMinutes = 60;

/** Before the first whistle, once the wait for a late team is over: what may follow, and who decides. */
export function LateStart(): ReactElement | null {
  const { t } = useTranslation('console');
  const { view, state } = useConsole();
  const now = useNow();
  const { time, relativeDay } = useFormat();
  const wait = (state.play?.rules ?? view.matchRules?.rules)?.noShowMinutes ?? 0;
  const { matchDate } = state;
  const minutes = Math.floor((now - Date.parse(matchDate)) / 60_000);
  if (wait === 0 || minutes < wait) return null;
  return (
    <p
      role="status"
      className="flex items-center gap-3 rounded-control border-2 border-warn bg-warn-soft px-4 py-2 text-base font-semibold text-warn"
    >
      <Clock aria-hidden="true" className="size-6 shrink-0" />
      <span>
        {minutes > maxDelayMinutes
          ? t('scheduledFor', { day: relativeDay(matchDate, now), time: time(matchDate) })
          : t('late', { minutes })}{' '}
        {t('lateHint')}
      </span>
    </p>
  );
}
