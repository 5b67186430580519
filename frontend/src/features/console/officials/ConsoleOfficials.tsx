import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { useDeviceHeaders } from '@/features/console/taps/use-device-headers';
import { OfficialsDialog } from '@/shared/officials/OfficialsDialog';
import { useOfficials } from '@/shared/officials/use-officials';

/** The officials of the match on the screen, whose names the questions after a card show. */
export function ConsoleOfficials({ onClose }: { onClose: () => void }): ReactElement {
  const { state, view, refresh } = useConsole();
  const officials = useOfficials(state.matchId, useDeviceHeaders());
  const name: typeof officials.name = async (named) => {
    const saved = await officials.name(named);
    if (saved) void refresh();
    return saved;
  };
  const teams = { home: view.homeTeamName, away: view.awayTeamName };
  return <OfficialsDialog officials={{ ...officials, name }} {...{ teams, onClose }} />;
}
