import type { RulingEventData } from './events.js';

/** The decisions about a match that stand; the last of these fields that is there decides. */
export interface Ruling {
  readonly postponed?: RulingEventData['MatchPostponed'];
  readonly abandoned?: RulingEventData['MatchAbandoned'];
  readonly replay?: RulingEventData['MatchReplayOrdered'];
  readonly award?: RulingEventData['ResultAwarded'];
  readonly annulled?: RulingEventData['MatchAnnulled'];
}

export const outcomeKinds = [
  'postponed',
  'abandoned',
  'suspended',
  'awarded',
  'annulled',
  'replayed',
] as const;
export type OutcomeKind = (typeof outcomeKinds)[number];
