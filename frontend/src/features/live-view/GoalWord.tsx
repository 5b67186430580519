import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';

/** Stands in for the minute while a goal is fresh; screen readers get it from the announcer. */
export function GoalWord(): ReactElement {
  const { t } = useTranslation('scoreline');
  return (
    <span aria-hidden="true" className="animate-goal-word text-xl font-black italic">
      {t('goal')}
    </span>
  );
}
