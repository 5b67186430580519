import type { RefereeRules } from '../contract/referees.js';

/** The bounds of the numbers among the rules for referees. */
export const refereeRuleLimits = {
  feeCents: { min: 0, max: 1_000_000 },
  hours: { min: 0, max: 720 },
  travelMinutes: { min: 0, max: 600 },
  kmRateCents: { min: 0, max: 1_000 },
} as const;

/** The rules of a league that has not set its own: no role, so no places. */
export const usualRefereeRules: RefereeRules = {
  roles: [],
  mode: 'first-come',
  claimsCloseHours: 48,
  answerHours: 24,
  lateCancelHours: 24,
  travelMinutes: 30,
  kmRateCents: 0,
  unplayed: 'half',
};
