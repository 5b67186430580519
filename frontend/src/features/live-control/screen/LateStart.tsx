import { Clock } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useControlled } from './control-context';
import { useNow } from './use-now';

/** Before the first whistle, once the wait for a late team is over: what may follow, and who decides. */
export function LateStart(): ReactElement | null {
  const { t } = useTranslation('control');
  const { view, state } = useControlled();
  const now = useNow();
  const minutes = (state.play?.rules ?? view.matchRules?.rules)?.noShowMinutes ?? 0;
  if (minutes === 0 || now < Date.parse(state.matchDate) + minutes * 60_000) return null;
  return (
    <p
      role="status"
      className="flex items-center gap-3 rounded-control border-2 border-warn bg-warn-soft px-4 py-2 text-base font-semibold text-warn"
    >
      <Clock aria-hidden="true" className="size-6 shrink-0" />
      {t('late', { minutes })}
    </p>
  );
}
