import type { LoggedMatchEvent } from '@kolo/domain';
import { useConsole } from '@/features/console/context/console-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { actionLabel } from './action-label';

export function useActionLabel(): (action: LoggedMatchEvent) => string {
  const { t } = useTranslation(['console', 'live']);
  const { view, state, players } = useConsole();
  return (action) => actionLabel({ t, view, state, players }, action);
}
