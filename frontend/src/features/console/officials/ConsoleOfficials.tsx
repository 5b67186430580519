import { byAccount, headers } from '@kolo/domain';
import { type ReactElement, useMemo } from 'react';
import { useConsoleAccess } from '@/features/console/console-access';
import { useConsole } from '@/features/console/context/console-context';
import { deviceId } from '@/features/console/taps/device';
import { OfficialsDialog } from '@/shared/officials/OfficialsDialog';
import { useOfficials } from '@/shared/officials/use-officials';

/** The officials of the match on the screen, whose names the questions after a card show. */
export function ConsoleOfficials({ onClose }: { onClose: () => void }): ReactElement {
  const { grant } = useConsoleAccess();
  const { state, view, refresh } = useConsole();
  const grantId = grant?.id ?? null;
  const device = useMemo(
    () => ({ [headers.device]: deviceId(), [headers.grant]: String(grantId ?? byAccount) }),
    [grantId],
  );
  const officials = useOfficials(state.matchId, device);
  const name: typeof officials.name = async (named) => {
    const saved = await officials.name(named);
    if (saved) void refresh();
    return saved;
  };
  const teams = { home: view.homeTeamName, away: view.awayTeamName };
  return <OfficialsDialog officials={{ ...officials, name }} {...{ teams, onClose }} />;
}
