import { type FreeSlot, isSameVenue, type MoveProposal } from '@kolo/domain';

/** Whether a free slot is the place that was proposed. */
export const isProposed = (slot: FreeSlot, { matchDate, venue }: MoveProposal): boolean =>
  Date.parse(slot.at) === Date.parse(matchDate) && isSameVenue(slot.venue, venue);
