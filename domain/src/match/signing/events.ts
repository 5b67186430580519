import type { SigningMethod } from '../../rules/season-rules.js';

export const signingRoles = ['home', 'away', 'referee', 'scorer'] as const;
export type SigningRole = (typeof signingRoles)[number];

export const signingRefusals = ['disagrees', 'absent', 'other'] as const;
export type SigningRefusal = (typeof signingRefusals)[number];

export const protestOutcomes = ['upheld', 'rejected', 'inadmissible'] as const;
export type ProtestOutcome = (typeof protestOutcomes)[number];

export const reopenReasons = ['scorer', 'card', 'result', 'identity', 'other'] as const;
export type ReopenReason = (typeof reopenReasons)[number];

/** What follows the last whistle. Words, names and drawings are stored beside the log (docs/product.md#sign-off). */
export interface SigningEventData {
  /** It holds for the report with this hash, and for no other. */
  ResultSigned: { role: SigningRole; method: SigningMethod; reportHash: string };
  SignatureRefused: { role: SigningRole; reason: SigningRefusal };
  RemarkAdded: Record<string, never>;
  /** `reopens` is in all but old ones, under which a registered result stayed registered. */
  ProtestAnnounced: { team: 'home' | 'away'; reopens?: true };
  /** The last one about a protest holds; it disappears with the protest. */
  ProtestDecided: { protestId: string; outcome: ProtestOutcome };
  ResultConfirmed: { reportHash: string };
  /** Corrections are possible until then. */
  OfficialResultReopened: { reason: ReopenReason; until: string };
  /** Official at once, as both teams and the referee signed the same report. */
  ResultRegistered: Record<string, never>;
}

export type SigningEventType = keyof SigningEventData;
