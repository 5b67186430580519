import type { ManageView, Refusal } from '@kolo/domain';
import type { Tap } from '@/features/console/taps/tap';
import type { LiveStatus } from '@/shared/live/live-connection';
import type { ConsoleLog } from './console-log';

export type ReadyConsole =
  | { phase: 'loading' }
  | { phase: 'missing' }
  /** This device has never seen the match, and the server does not answer. */
  | { phase: 'unreachable' }
  /** `view` is for the names; what happened is in the log. */
  | { phase: 'ready'; view: ManageView; log: ConsoleLog };

export interface ConsoleState {
  match: ReadyConsole;
  connection: LiveStatus;
  signedOut: boolean;
  /** Why, in the server's code. */
  endedBy?: string | undefined;
  /** The refusal of the last choice of an MVP, where it had been shown before. */
  refusedMvp: RefusalNotice | null;
}

export type RefusalNotice = Extract<ConsoleNotice, { type: 'refused-by-server' | 'dropped' }>;

export type ConsoleNotice =
  /** Refused at once on the tablet; nothing was sent. */
  | { type: 'refused'; refusal: Refusal }
  /** Shown for a while, then refused by the server, in the server's words. */
  | { type: 'refused-by-server'; tap: Tap; message: string }
  /** Taps that made sense only after the refused one. */
  | { type: 'dropped'; taps: readonly Tap[]; refusal: Refusal }
  /** The browser could not store the tap, so it was not made. */
  | { type: 'not-saved' };
