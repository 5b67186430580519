import { type RuleField, ruleLimits } from '@kolo/domain';

type Limit = { readonly min: number; readonly max: number };
export type RuleUnit = 'minutes' | 'seconds' | 'metres';

/** How a field is shown and edited; a number that may be off is null then. */
export type RuleKind =
  | { type: 'number'; limits: Limit; unit?: RuleUnit; mayBeOff?: true }
  | { type: 'choice'; values: readonly string[] }
  | { type: 'yes-no' };

const number = (limits: Limit, unit?: RuleUnit): RuleKind & { type: 'number' } => ({
  type: 'number',
  limits,
  ...(unit && { unit }),
});
const mayBeOff = (kind: RuleKind & { type: 'number' }): RuleKind => ({ ...kind, mayBeOff: true });
const choice = (...values: string[]): RuleKind => ({ type: 'choice', values });
const yesNo: RuleKind = { type: 'yes-no' };

export const ruleKinds: Readonly<Record<RuleField, RuleKind>> = {
  halfMinutes: number(ruleLimits.halfMinutes, 'minutes'),
  halfTimeMinutes: number(ruleLimits.halfTimeMinutes, 'minutes'),
  clockMode: choice('running', 'effective', 'last-minutes-effective'),
  lastMinutes: number({ ...ruleLimits.lastMinutes, min: 1 }, 'minutes'),
  lastMinutesOf: choice('each-period', 'last-period'),
  periodEndsBy: choice('horn', 'referee'),
  clockDirection: choice('down', 'up'),
  playersOnPitch: number(ruleLimits.playersOnPitch),
  minPlayers: number(ruleLimits.minPlayers),
  listMax: number(ruleLimits.listMax),
  lateListUntil: choice('kick-off', 'half-time'),
  noShowMinutes: number(ruleLimits.noShowMinutes, 'minutes'),
  timeoutsPerHalf: number(ruleLimits.timeoutsPerHalf),
  timeoutsPer: choice('half', 'match'),
  timeoutStopsClock: yesNo,
  timeoutInExtraTime: yesNo,
  foulKickFrom: mayBeOff(number(ruleLimits.foulKickFrom)),
  foulKickMetres: number(ruleLimits.foulKickMetres, 'metres'),
  penaltyCountsAsFoul: yesNo,
  foulsCarryIntoExtraTime: yesNo,
  reductionSeconds: mayBeOff(number(ruleLimits.reductionSeconds, 'seconds')),
  reductionEndsOnGoal: yesNo,
  exclusionSeconds: mayBeOff(number(ruleLimits.reductionSeconds, 'seconds')),
  exclusionEndsOnGoal: yesNo,
  samePlayerReturns: yesNo,
  secondYellow: choice('sends-off', 'exclusion'),
  extraTimeHalves: mayBeOff(number({ min: 1, max: 2 })),
  extraTimeMinutes: number(ruleLimits.extraTimeMinutes, 'minutes'),
  kicksFirst: mayBeOff(number(ruleLimits.kicksFirst)),
  winnerNeeded: yesNo,
  pointsWin: number(ruleLimits.points),
  pointsDraw: number(ruleLimits.points),
  pointsLoss: number(ruleLimits.points),
  forfeitWinner: number(ruleLimits.forfeitGoals),
  forfeitLoser: number(ruleLimits.forfeitGoals),
};
