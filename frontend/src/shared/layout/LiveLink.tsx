import { type ReactElement, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { lazyPart } from '@/shared/lazy-part';
import { topLink } from './top-link';

/** The live feed is code of its own: the first page is shown before it has come. */
const RunningDot = lazyPart(async () => (await import('@/shared/live/RunningDot')).RunningDot);

/** To the live board; a dot says that a match is being played. */
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
