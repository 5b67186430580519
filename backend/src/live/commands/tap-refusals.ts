import type { RefusalCode } from '@kolo/domain';
import { commandRefusals } from '../../platform/api/command-refusals.js';

/** Refusals of whatever happens only while a match is played. */
export const tapRefusals = [
  ...commandRefusals,
  'match.cancelled',
  'match.not-started',
  'match.result-recorded',
] as const satisfies readonly RefusalCode[];

/** Refusals of a goal, of its assist, and of what corrects them. */
export const goalRefusals = [
  ...tapRefusals,
  'match.assist-without-scorer',
  'match.own-assist',
  'match.player-not-present',
] as const satisfies readonly RefusalCode[];

/** Refusals of what only matches with a rule sheet have. */
export const ruledMatchRefusals = [
  ...tapRefusals,
  'match.not-in-these-rules',
] as const satisfies readonly RefusalCode[];
