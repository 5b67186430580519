/** A device that a grant lets score, by its number among the devices of that grant. */
interface GrantedDevice {
  grantId: number;
  device: number;
}

/** The log names the grant and never a person (docs/decisions/0004-the-log-keeps-ids-not-names.md). */
export const consoleName = ({ grantId, device }: GrantedDevice): string =>
  `grant:${grantId}/device:${device}`;

/** Whether a device of the log is one with a grant; others are named by themselves or by their account. */
export const isConsoleName = (device: string | null | undefined): boolean =>
  device?.startsWith('grant:') === true;

/** Returns the grant and the device behind a name of the log; null for any other name. */
export function grantedDevice(name: string): GrantedDevice | null {
  const [, grantId, device] = /^grant:(\d+)\/device:(\d+)$/.exec(name) ?? [];
  return grantId === undefined || device === undefined
    ? null
    : { grantId: Number(grantId), device: Number(device) };
}
