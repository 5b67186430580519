import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** In the place of the minute while a goal is fresh; the board's announcer says it to who does not see it. */
export function GoalWord(): ReactElement {
  const { t } = useTranslation('scoreline');
  return (
    <span aria-hidden="true" className="animate-goal-word text-xl font-black italic">
      {t('goal')}
    </span>
  );
}
