import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { OutcomeWord } from '@/shared/live/OutcomeWord';

/** In place of the start: the match has no date to be played at. */
export function PostponedScreen(): ReactElement {
  const { t } = useTranslation('console');
  return (
    <div className="flex min-h-0 flex-1 flex-col items-center justify-center gap-3 overflow-y-auto p-6 text-center">
      <h2 className="headline text-3xl">
        <OutcomeWord outcome="postponed" />
      </h2>
      <p className="max-w-md text-lg text-ink-muted">{t('kickOff.postponed')}</p>
    </div>
  );
}
