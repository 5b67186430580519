import type { ManageView, Refusal } from '@kolo/domain';
import type { Tap } from '@/features/live-control/taps/tap';
import type { LiveStatus } from '@/shared/live/live-connection';
import type { ControlLog } from './control-log';

export type ControlledMatch =
  | { phase: 'loading' }
  | { phase: 'missing' }
  /** Never seen on this device and the server does not answer. */
  | { phase: 'unreachable' }
  /** `view` for the names; what happened is in the log. */
  | { phase: 'ready'; view: ManageView; log: ControlLog };

export interface ControlState {
  match: ControlledMatch;
  connection: LiveStatus;
  /** Taps wait until somebody signs in. */
  signedOut: boolean;
}

/** What the scorekeeper has to be told. */
export type ControlNotice =
  /** Refused under the finger; nothing was sent. */
  | { type: 'refused'; refusal: Refusal }
  /** Shown for a while, then refused by the server, whose sentence this is. */
  | { type: 'taken-back'; tap: Tap; message: string }
  /** Taps that made sense only with the one that was taken back. */
  | { type: 'dropped'; taps: readonly Tap[]; refusal: Refusal }
  /** The browser could not keep the tap, so it was not made. */
  | { type: 'not-kept' };
