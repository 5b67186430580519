import { ruledOutcome } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { Actions } from '@/features/console/entries/ActionLog';
import { ConsoleRecord } from '@/features/console/statistics/ConsoleRecord';
import { useTranslation } from '@/shared/i18n/use-translation';
import { AsPlayed } from '@/shared/live/AsPlayed';
import { Card } from '@/shared/ui';

/** What was recorded in the match. */
export function PlayedLog(): ReactElement {
  const { t } = useTranslation('console');
  const { state } = useConsole();
  const { playedScore } = ruledOutcome(state);
  return (
    <>
      {state.play !== null && state.play.periods.length > 0 && (
        <Card className="px-4 py-2">
          <ConsoleRecord />
        </Card>
      )}
      <Card className="px-4 py-2">
        <h3 className="py-2 text-lg font-extrabold">{t('log.title')}</h3>
        {state.firstHalfAt !== null && playedScore !== undefined && (
          <AsPlayed score={playedScore} />
        )}
        <Actions />
      </Card>
    </>
  );
}
