import { byAccount, headers } from '@kolo/domain';
import { useMemo } from 'react';
import { useConsoleAccess } from '@/features/console/console-access';
import { deviceId } from '@/features/console/taps/device';

/** The device and the grant of a request from the console; the same object while neither changes. */
export function useDeviceHeaders(): Record<string, string> {
  const { grant } = useConsoleAccess();
  const grantId = grant?.id ?? null;
  return useMemo(
    () => ({ [headers.device]: deviceId(), [headers.grant]: String(grantId ?? byAccount) }),
    [grantId],
  );
}
