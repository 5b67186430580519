import type { BySide } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';

/** Above what happened in a match whose result a decision has changed. */
export function AsPlayed({ score: { home, away } }: { score: BySide<number> }): ReactElement {
  const { t } = useTranslation('live');
  return (
    <h3 className="numerals px-4 pt-3 text-center text-sm font-bold text-ink-muted">
      {t('match.asPlayed', { home, away })}
    </h3>
  );
}
