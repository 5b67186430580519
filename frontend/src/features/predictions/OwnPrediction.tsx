import type { BySide } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';

/** What the reader predicted for a match that has begun. */
export function OwnPrediction({ own }: { own: BySide<number> | null }): ReactElement {
  const { t } = useTranslation('predictions');
  return (
    <p className="text-sm text-ink-muted">
      {own === null ? t('none') : t('own', { score: `${own.home}:${own.away}` })}
    </p>
  );
}
