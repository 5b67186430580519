import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { LiveDot } from '@/shared/ui/LiveDot';
import { useBoard } from './use-board';

export function RunningDot(): ReactElement | null {
  const { t } = useTranslation('layout');
  const { matches } = useBoard();
  if (matches?.some(({ status }) => status === 'in_progress') !== true) return null;
  return (
    <>
      <LiveDot />
      <span className="sr-only">{t('liveNow')}</span>
    </>
  );
}
