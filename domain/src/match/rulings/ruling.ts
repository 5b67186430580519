import type { RulingEventData } from './events.js';

/** What stands of the decisions about a match; the last of these fields that is there decides. */
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
