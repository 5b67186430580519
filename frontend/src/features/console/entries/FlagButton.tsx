import { flaggedEntries, type LoggedMatchEvent, rowOf } from '@kolo/domain';
import { clsx } from 'clsx';
import { Flag } from 'lucide-react';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { countsOnce } from '@/features/console/context/use-one-tap';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';
import { useActionLabel } from './use-action-label';

interface Props {
  action: LoggedMatchEvent;
  /** As high as the short rows beside the buttons that are needed in a hurry. */
  short?: boolean;
}

/** Marks an entry to be checked later, and takes the mark away; it is listed before a period is closed. */
export function FlagButton({ action, short = false }: Props): ReactElement | null {
  const { t } = useTranslation('console');
  const { state, tap } = useConsole();
  const label = useActionLabel();
  if (!state.play || rowOf(action.type).correct === 'nothing') return null;
  const flagged = flaggedEntries(state).includes(action.id);
  return (
    <Button
      size="touch"
      variant="ghost"
      aria-pressed={flagged}
      aria-label={t('flag.named', { action: label(action) })}
      className={clsx(
        'shrink-0',
        short ? 'min-h-12! px-4!' : 'px-5!',
        flagged && 'bg-warn-soft! text-warn!',
      )}
      {...countsOnce}
      onClick={() => tap({ type: 'FlagEntry', actionId: action.id, flagged: !flagged })}
    >
      <Flag aria-hidden="true" className={clsx('size-5', flagged && 'fill-current')} />
    </Button>
  );
}
