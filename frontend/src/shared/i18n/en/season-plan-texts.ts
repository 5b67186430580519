import { seasonPlan } from './season-plan';

/** Slots, days without matches, free slots and the plan of a season. */
export const seasonPlanTexts = { seasonPlan };
