import type { ReactElement } from 'react';
import {
  type ConsoleSettings,
  useConsoleSettings,
} from '@/features/live-control/match-day/settings/console-settings';
import { runsByPlayers } from '@/features/live-control/match-day/settings/runs-by-players';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';
import { useControlled } from './control-context';

/** Changes between the rows of players and the teams' columns, where the match can be run by both. */
export function LayoutButton({ layout }: Pick<ConsoleSettings, 'layout'>): ReactElement | null {
  const { t } = useTranslation('console');
  const { state } = useControlled();
  const choose = useConsoleSettings((settings) => settings.choose);
  if (!state.play || state.status !== 'in_progress' || !runsByPlayers(state.play.rules))
    return null;
  return (
    <Button size="touch" variant="secondary" onClick={() => choose({ layout })}>
      {t(`view.${layout}`)}
    </Button>
  );
}
