import { type ListLimit, listLimitOf, type MatchRules } from './match-rules.js';

/** A sheet as one list of settings, for forms, comparisons and the audit; null is a rule that is off. */
export interface RuleFields
  extends Omit<
    MatchRules,
    'lateListUntil' | 'reduction' | 'exclusion' | 'extraTime' | 'kicks' | 'points' | 'forfeitScore'
  > {
  lateListUntil: ListLimit;
  reductionSeconds: number | null;
  reductionEndsOnGoal: boolean;
  exclusionSeconds: number | null;
  exclusionEndsOnGoal: boolean;
  samePlayerReturns: boolean;
  extraTimeHalves: 1 | 2 | null;
  extraTimeMinutes: number;
  kicksFirst: number | null;
  pointsWin: number;
  pointsDraw: number;
  pointsLoss: number;
  forfeitWinner: number;
  forfeitLoser: number;
}

export type RuleField = keyof RuleFields;

/** The fields in the order in which people read them. */
export const ruleGroups = {
  time: [
    'halfMinutes',
    'halfTimeMinutes',
    'clockMode',
    'lastMinutes',
    'lastMinutesOf',
    'periodEndsBy',
    'clockDirection',
  ],
  players: ['playersOnPitch', 'minPlayers', 'listMax', 'lateListUntil', 'noShowMinutes'],
  timeouts: ['timeoutsPerHalf', 'timeoutsPer', 'timeoutStopsClock', 'timeoutInExtraTime'],
  fouls: ['foulKickFrom', 'foulKickMetres', 'penaltyCountsAsFoul', 'foulsCarryIntoExtraTime'],
  cards: [
    'reductionSeconds',
    'reductionEndsOnGoal',
    'exclusionSeconds',
    'exclusionEndsOnGoal',
    'samePlayerReturns',
    'secondYellow',
  ],
  decision: ['extraTimeHalves', 'extraTimeMinutes', 'kicksFirst', 'winnerNeeded'],
  points: ['pointsWin', 'pointsDraw', 'pointsLoss', 'forfeitWinner', 'forfeitLoser'],
} as const satisfies Record<string, readonly RuleField[]>;

export type RuleGroup = keyof typeof ruleGroups;

export const ruleFields: readonly RuleField[] = Object.values(ruleGroups).flat();

/** Returns the sheet as a list; what belongs to a rule that is off has its usual value. */
export function fieldsOfRules(rules: MatchRules): RuleFields {
  const { reduction, exclusion, extraTime, kicks, points, forfeitScore, ...others } = rules;
  return {
    ...others,
    lateListUntil: listLimitOf(rules),
    reductionSeconds: reduction?.seconds ?? null,
    reductionEndsOnGoal: reduction?.endsOnGoal ?? true,
    exclusionSeconds: exclusion?.seconds ?? null,
    exclusionEndsOnGoal: exclusion?.endsOnGoal ?? false,
    samePlayerReturns: exclusion?.samePlayerReturns ?? true,
    extraTimeHalves: extraTime?.halves ?? null,
    extraTimeMinutes: extraTime?.minutes ?? 5,
    kicksFirst: kicks?.first ?? null,
    pointsWin: points.win,
    pointsDraw: points.draw,
    pointsLoss: points.loss,
    forfeitWinner: forfeitScore.winner,
    forfeitLoser: forfeitScore.loser,
  };
}

/** Returns the sheet that the list describes. */
export function rulesOfFields(fields: RuleFields): MatchRules {
  const {
    reductionSeconds,
    reductionEndsOnGoal,
    exclusionSeconds,
    exclusionEndsOnGoal,
    samePlayerReturns,
    extraTimeHalves,
    extraTimeMinutes,
    kicksFirst,
    pointsWin,
    pointsDraw,
    pointsLoss,
    forfeitWinner,
    forfeitLoser,
    ...others
  } = fields;
  return {
    ...others,
    reduction:
      reductionSeconds === null
        ? null
        : { seconds: reductionSeconds, endsOnGoal: reductionEndsOnGoal },
    exclusion:
      exclusionSeconds === null
        ? null
        : { seconds: exclusionSeconds, endsOnGoal: exclusionEndsOnGoal, samePlayerReturns },
    extraTime:
      extraTimeHalves === null ? null : { halves: extraTimeHalves, minutes: extraTimeMinutes },
    kicks: kicksFirst === null ? null : { first: kicksFirst },
    points: { win: pointsWin, draw: pointsDraw, loss: pointsLoss },
    forfeitScore: { winner: forfeitWinner, loser: forfeitLoser },
  };
}
