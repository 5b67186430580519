import type { Advice } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { countsOnce } from '@/features/console/context/use-one-tap';
import { AbandonMatch } from '@/features/console/entries/AbandonMatch';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';

/** The action of an advice, one tap for the scorekeeper. */
export function AdviceAction({ advice }: { advice: Advice }): ReactElement | null {
  const { t } = useTranslation('ruledConsole');
  const { tap } = useConsole();
  const { code, actionId } = advice;
  if (code === 'too-few-players') return <AbandonMatch reason={code} onAbandoned={() => {}} />;
  if (actionId === undefined) return null;
  switch (code) {
    case 'may-return':
      return (
        <Button
          {...countsOnce}
          size="touch"
          onClick={() => tap({ type: 'AllowReentry', cause: actionId })}
        >
          {t('numbers.allow')}
        </Button>
      );
    case 'same-player-again':
      return (
        <Button
          {...countsOnce}
          size="touch"
          variant="danger"
          onClick={() =>
            tap({ type: 'CorrectAction', actionId, correction: { card: 'second-yellow' } })
          }
        >
          {t('card.makeSecond')}
        </Button>
      );
    default:
      return null;
  }
}
