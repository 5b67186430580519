import type { LoggedMatchEvent } from '@kolo/domain';
import { useConsole } from '@/features/console/context/console-context';
import { redoOf } from '@/features/console/log/redo';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useActionLabel } from './use-action-label';

/** Undoes an action, says what it was and offers to repeat it. */
export function useUndo(): (action: LoggedMatchEvent) => void {
  const { t } = useTranslation('console');
  const { state, tap, messages } = useConsole();
  const label = useActionLabel();
  return (action) => {
    if (tap({ type: 'Undo', actionId: action.id }) !== null) return;
    const redo = redoOf(state, action);
    const title = t('undo.done', { action: label(action) });
    messages.say({ title, ...(redo === null ? {} : { redo }) });
  };
}
