import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { type FollowedPlan, usePlanProgress } from './use-plan';

interface Props {
  leagueId: number;
  plan: FollowedPlan;
}

export function PlanProgressBar({ leagueId, plan }: Props): ReactElement {
  const { t } = useTranslation('seasonPlan');
  const percent = usePlanProgress(leagueId, plan);
  return (
    <div className="py-6">
      <p role="status" className="mb-2 text-sm font-semibold">
        {t('plan.running')}
      </p>
      <progress
        aria-label={t('plan.progress')}
        value={percent}
        max={100}
        className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent-ink [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent-ink [&::-webkit-progress-value]:transition-[width]"
      />
      <p className="mt-2 text-sm text-ink-muted">{t('plan.runningHint')}</p>
    </div>
  );
}
