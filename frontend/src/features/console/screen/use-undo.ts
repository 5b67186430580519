import type { LoggedMatchEvent } from '@kolo/domain';
import { redoOf } from '@/features/live-control/log/redo';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useControlled } from './control-context';
import { useActionLabel } from './use-action-label';

/** Undoes an action, says what it was and offers to repeat it. */
export function useUndo(): (action: LoggedMatchEvent) => void {
  const { t } = useTranslation('control');
  const { state, tap, messages } = useControlled();
  const label = useActionLabel();
  return (action) => {
    if (tap({ type: 'Undo', actionId: action.id }) !== null) return;
    const redo = redoOf(state, action);
    const title = t('undo.done', { action: label(action) });
    messages.say({ title, ...(redo === null ? {} : { redo }) });
  };
}
