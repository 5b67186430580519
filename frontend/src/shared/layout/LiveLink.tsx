import { type ReactElement, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { lazyComponent } from '@/shared/lazy-component';
import { topLink } from './top-link';

const RunningDot = lazyComponent(async () => (await import('@/shared/live/RunningDot')).RunningDot);

export function LiveLink(): ReactElement {
  const { t } = useTranslation('layout');
  return (
    <NavLink to="/live" className={topLink}>
      {t('live')}
      <Suspense>
        <RunningDot />
      </Suspense>
    </NavLink>
  );
}
