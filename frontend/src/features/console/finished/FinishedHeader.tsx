import { outcomeOf, ruledOutcome } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { AbandonedNote } from '@/features/console/entries/AbandonedNote';
import { useTranslation } from '@/shared/i18n/use-translation';
import { OutcomeWord } from '@/shared/live/OutcomeWord';

/** How the match ended, and the state of the last tap. */
export function FinishedHeader({ notice }: { notice: string | null }): ReactElement {
  const { t } = useTranslation('console');
  const { state } = useConsole();
  const outcome = outcomeOf(state);
  return (
    <header>
      <h2 className="headline text-3xl">
        {outcome === null ? (
          t(state.status === 'cancelled' ? 'finished.cancelled' : 'finished.title')
        ) : (
          <OutcomeWord match={ruledOutcome(state)} />
        )}
      </h2>
      {outcome === 'abandoned' && <AbandonedNote outcome={outcome} />}
      {notice !== null && (
        <p role="status" className="mt-2 text-lg font-semibold text-ink-muted">
          {notice}
        </p>
      )}
    </header>
  );
}
