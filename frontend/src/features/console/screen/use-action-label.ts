import type { LoggedMatchEvent } from '@kolo/domain';
import { useTranslation } from '@/shared/i18n/use-translation';
import { actionLabel } from './action-label';
import { useControlled } from './control-context';

export function useActionLabel(): (action: LoggedMatchEvent) => string {
  const { t } = useTranslation(['control', 'live']);
  const { view, state, players } = useControlled();
  return (action) => actionLabel({ t, view, state, players }, action);
}
