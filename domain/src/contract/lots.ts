import type { LotsFor } from '../season/events.js';
import type { DecisionText } from './decisions.js';

/** `POST /api/leagues/{id}/lots`: the server draws, and the order is in the event of the answer. */
export interface DrawLotsRequest extends DecisionText {
  for: LotsFor;
  /** All teams that are level in everything, at least two. */
  teamIds: number[];
}
