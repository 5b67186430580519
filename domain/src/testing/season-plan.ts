import type { VenueSlots } from '../contract/schedule.js';
import type { PlanInput } from '../schedule/plan-input.js';

export const hall = 'Sutinska vrela';

/** The slots of a hall on Sundays: five matches, one after the other. */
export const sundays: VenueSlots = {
  venue: hall,
  weekday: 7,
  from: '16:00',
  to: '20:00',
  slotMinutes: 48,
  bufferMinutes: 0,
};

/** A plan without matches or slots. */
export const emptyPlan: PlanInput = {
  seed: 0,
  fixtures: [],
  slots: [],
  blackouts: [],
  preferences: [],
  bookings: [],
  restSlots: 1,
  keep: [],
  lostVenue: null,
  notBefore: null,
};
