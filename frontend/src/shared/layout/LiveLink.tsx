import { type ReactElement, Suspense } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { lazyComponent } from '@/shared/page/lazy-component';
import { PlaceLink } from '@/shared/ui/Link';
import { topLink } from './top-link';

const RunningDot = lazyComponent(async () => (await import('@/shared/live/RunningDot')).RunningDot);

export function LiveLink(): ReactElement {
  const { t } = useTranslation('layout');
  return (
    <PlaceLink to="/live" className={topLink}>
      {t('live')}
      <Suspense>
        <RunningDot />
      </Suspense>
    </PlaceLink>
  );
}
