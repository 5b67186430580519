import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';

interface Props {
  shown: number;
  total: number;
  onMore: () => void;
}

/** Says how much of a list is shown, also to screen readers, and shows the rest. */
export function ShowMore({ shown, total, onMore }: Props): ReactElement {
  const { t } = useTranslation('adminPeople');
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="numerals text-sm text-ink-muted">
        {t('shown', { shown, total })}
      </p>
      {shown < total && (
        <Button variant="secondary" onClick={onMore}>
          {t('showMore')}
        </Button>
      )}
    </div>
  );
}
