import { byAccount, headers } from '@kolo/domain';
import { useMemo } from 'react';
import { useConsoleAccess } from '@/features/console/console-access';
import { deviceId } from '@/features/console/taps/device';

/** By which device a request of the console comes, and by which grant; the same object while both are. */
export function useDeviceHeaders(): Record<string, string> {
  const { grant } = useConsoleAccess();
  const grantId = grant?.id ?? null;
  return useMemo(
    () => ({ [headers.device]: deviceId(), [headers.grant]: String(grantId ?? byAccount) }),
    [grantId],
  );
}
