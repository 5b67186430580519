import type { LoggedMatchEvent } from '@kolo/domain';
import { useTranslation } from '@/shared/i18n/use-translation';
import { actionLabel } from './action-label';
import { useConsole } from './console-context';

export function useActionLabel(): (action: LoggedMatchEvent) => string {
  const { t } = useTranslation(['console', 'live']);
  const { view, state, players } = useConsole();
  return (action) => actionLabel({ t, view, state, players }, action);
}
