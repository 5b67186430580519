import type { Advice } from '@kolo/domain';
import type { ReactElement } from 'react';
import { AbandonMatch } from '@/features/live-control/screen/AbandonMatch';
import { useControlled } from '@/features/live-control/screen/control-context';
import { countsOnce } from '@/features/live-control/screen/use-one-tap';
import { useTable } from '@/features/live-control/table-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';

/** What the table can do about an advice with one tap. */
export function AdviceAction({ advice }: { advice: Advice }): ReactElement | null {
  const { t } = useTranslation('console');
  const { tap } = useControlled();
  const { mayCancel } = useTable();
  const { code, actionId } = advice;
  if (code === 'too-few-players') return mayCancel ? <AbandonMatch onAbandoned={() => {}} /> : null;
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
