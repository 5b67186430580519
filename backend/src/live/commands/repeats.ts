import { isConsoleName, type MatchCommand, type RefusalCode } from '@kolo/domain';
import { deviceOf } from '../../platform/api/command-origin.js';
import { requestHash } from './request-hash.js';

export interface Sender {
  actorId: number | null;
  device: string | null;
  /** The own name of a device with a grant. */
  tablet?: string;
}

export interface FirstRequest extends Sender {
  requestHash: string | null;
}

/** Null where a command under a known id is the first one again: the same content from the same device. */
export function whyNoRepeat(
  first: FirstRequest,
  { command, origin }: { command: MatchCommand; origin: Sender },
): Extract<RefusalCode, `request.command-id-${string}`> | null {
  if (first.requestHash !== requestHash(command)) return 'request.command-id-reused';
  return isSameDevice(first, origin) ? null : 'request.command-id-elsewhere';
}

/** A tablet whose grant has ended sends what waits under another one, or by an account. */
function isSameDevice(first: Sender, again: Sender): boolean {
  if (deviceOf(first) === deviceOf(again)) return true;
  // Commands stored before devices with a grant sent their own name may come from any device.
  if (isGrantAlone(first)) return !isGrantAlone(again);
  return nameOf(first) === nameOf(again);
}

const isGrantAlone = ({ device, tablet }: Sender): boolean =>
  tablet === undefined && isConsoleName(device);

const nameOf = (sender: Sender): string => sender.tablet ?? deviceOf(sender);
