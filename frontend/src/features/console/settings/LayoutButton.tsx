import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';
import { type ConsoleSettings, useConsoleSettings } from './console-settings';
import { runsByPlayers } from './runs-by-players';

/** Switches between rows of players and the teams' columns, where the match can be run with either. */
export function LayoutButton({ layout }: Pick<ConsoleSettings, 'layout'>): ReactElement | null {
  const { t } = useTranslation('ruledConsole');
  const { state } = useConsole();
  const choose = useConsoleSettings((settings) => settings.choose);
  if (!state.play || state.status !== 'in_progress' || !runsByPlayers(state.play.rules))
    return null;
  return (
    <Button size="touch" variant="secondary" onClick={() => choose({ layout })}>
      {t(`view.${layout}`)}
    </Button>
  );
}
