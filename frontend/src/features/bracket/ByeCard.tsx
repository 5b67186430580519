import type { BracketSlot } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useSlotWords } from './use-slot-words';

export function ByeCard({ slot }: { slot: BracketSlot }): ReactElement {
  const { t } = useTranslation('bracket');
  const slotWords = useSlotWords();
  return (
    <p className="w-full rounded-card border border-dashed border-line-strong px-3 py-3 text-sm text-ink-muted">
      <bdi translate="no" className="font-semibold text-ink wrap-anywhere">
        {slotWords(slot)}
      </bdi>{' '}
      <span>{t('bye')}</span>
    </p>
  );
}
