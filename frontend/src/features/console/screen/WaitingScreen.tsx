import type { OutcomeKind } from '@kolo/domain';
import type { ReactElement } from 'react';
import { AbandonedNote } from '@/features/console/entries/AbandonedNote';
import { useTranslation } from '@/shared/i18n/use-translation';
import { OutcomeWord } from '@/shared/live/OutcomeWord';

/** In place of the start: the match waits for its new date, or to go on where it was abandoned. */
export function WaitingScreen({ outcome }: { outcome: OutcomeKind }): ReactElement {
  const { t } = useTranslation('console');
  return (
    <div className="flex min-h-0 flex-1 flex-col items-center justify-center gap-3 overflow-y-auto p-6 text-center">
      <h2 className="headline text-3xl">
        <OutcomeWord match={{ outcome }} />
      </h2>
      {outcome === 'postponed' ? (
        <p className="max-w-md text-lg text-ink-muted">{t('kickOff.postponed')}</p>
      ) : (
        <AbandonedNote outcome={outcome} />
      )}
    </div>
  );
}
