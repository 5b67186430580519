import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { LiveDot } from '@/shared/ui/LiveDot';
import { useBoardPart } from './use-board';

export function RunningDot(): ReactElement | null {
  const { t } = useTranslation('layout');
  const isRunning = useBoardPart('running', (matches) =>
    matches.some(({ status }) => status === 'in_progress'),
  );
  if (isRunning !== true) return null;
  return (
    <>
      <LiveDot />
      <span className="sr-only">{t('liveNow')}</span>
    </>
  );
}
