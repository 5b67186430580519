import { type ReactElement, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { lazyPart } from '@/shared/lazy-part';
import { topLink } from './top-link';

const RunningDot = lazyPart(async () => (await import('@/shared/live/RunningDot')).RunningDot);

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
