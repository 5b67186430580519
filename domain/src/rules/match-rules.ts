/** The rule sheet of a league (docs/product.md#match-rules). It is frozen for a match when that is initialised. */

export const clockModes = ['running', 'effective', 'last-minutes-effective'] as const;
export type ClockMode = (typeof clockModes)[number];

/** How long a team is short after a sending-off or an exclusion, in seconds of playing time. */
export interface NumbersRule {
  seconds: number;
  endsOnGoal: boolean;
}

export const listLimits = ['kick-off', 'half-time'] as const;
/** Until when the scorer's table adds players to the list; `half-time` lasts until the second half begins. */
export type ListLimit = (typeof listLimits)[number];

export interface MatchRules {
  playersOnPitch: number;
  minPlayers: number;
  listMax: number;
  /** Left out by sheets from before leagues could choose (`listLimitOf`). */
  lateListUntil?: ListLimit;
  halfMinutes: number;
  halfTimeMinutes: number;
  /** `running`: the whistle starts it; `effective`: the scorer's table starts and stops it. */
  clockMode: ClockMode;
  /** The effective minutes at the end of a period, with `last-minutes-effective`. */
  lastMinutes: number;
  /** Whether the last minutes are effective in each period or only in the last one. */
  lastMinutesOf: 'each-period' | 'last-period';
  clockDirection: 'down' | 'up';
  /** `horn`: the clock stops at the limit; `referee`: it goes on until the whistle, as added time. */
  periodEndsBy: 'horn' | 'referee';
  timeoutsPerHalf: number;
  /** Whether those are the timeouts of a whole match. */
  timeoutsPer: 'half' | 'match';
  timeoutStopsClock: boolean;
  timeoutInExtraTime: boolean;
  /** The foul of a period from which on a kick without a wall is taken; null where fouls are not counted. */
  foulKickFrom: number | null;
  foulKickMetres: number;
  penaltyCountsAsFoul: boolean;
  foulsCarryIntoExtraTime: boolean;
  /** The effect of a sending-off on the numbers; null where the team goes on with all. */
  reduction: NumbersRule | null;
  /** The amateur two minutes; null where the league has none. */
  exclusion: (NumbersRule & { samePlayerReturns: boolean }) | null;
  secondYellow: 'sends-off' | 'exclusion';
  extraTime: { halves: 1 | 2; minutes: number } | null;
  kicks: { first: number } | null;
  winnerNeeded: boolean;
  noShowMinutes: number;
  points: { win: number; draw: number; loss: number };
  forfeitScore: { winner: number; loser: number };
}

export const rulePresets = ['fifa-2025-26', 'company-running', 'tournament', 'custom'] as const;
export type RulePreset = (typeof rulePresets)[number];
export type NamedPreset = Exclude<RulePreset, 'custom'>;

const fifa: MatchRules = {
  playersOnPitch: 5,
  minPlayers: 3,
  listMax: 14,
  lateListUntil: 'kick-off',
  halfMinutes: 20,
  halfTimeMinutes: 15,
  clockMode: 'effective',
  lastMinutes: 0,
  lastMinutesOf: 'each-period',
  clockDirection: 'down',
  periodEndsBy: 'horn',
  timeoutsPerHalf: 1,
  timeoutsPer: 'half',
  timeoutStopsClock: true,
  timeoutInExtraTime: false,
  foulKickFrom: 6,
  foulKickMetres: 10,
  penaltyCountsAsFoul: false,
  foulsCarryIntoExtraTime: true,
  reduction: { seconds: 120, endsOnGoal: true },
  exclusion: null,
  secondYellow: 'sends-off',
  extraTime: null,
  kicks: null,
  winnerNeeded: false,
  noShowMinutes: 15,
  points: { win: 3, draw: 1, loss: 0 },
  forfeitScore: { winner: 5, loser: 0 },
};

/** The rules from before leagues could choose: two halves on a running clock, no fouls, cards without consequences. */
const companyRunning: MatchRules = {
  ...fifa,
  listMax: 15,
  lateListUntil: 'half-time',
  halfTimeMinutes: 5,
  clockMode: 'running',
  clockDirection: 'up',
  periodEndsBy: 'referee',
  timeoutStopsClock: false,
  foulKickFrom: null,
  reduction: null,
  exclusion: { seconds: 120, endsOnGoal: false, samePlayerReturns: true },
};

const tournament: MatchRules = {
  ...fifa,
  halfMinutes: 15,
  halfTimeMinutes: 5,
  clockMode: 'last-minutes-effective',
  lastMinutes: 2,
  lastMinutesOf: 'last-period',
  extraTime: { halves: 2, minutes: 5 },
  kicks: { first: 5 },
  winnerNeeded: true,
};

export const presetRules: Readonly<Record<NamedPreset, MatchRules>> = {
  'fifa-2025-26': fifa,
  'company-running': companyRunning,
  tournament,
};

/** Until when players are added under a sheet; an old one, or none, forbids nobody before the second half. */
export const listLimitOf = (rules: MatchRules | null | undefined): ListLimit =>
  rules?.lateListUntil ?? 'half-time';

/** The smallest and the largest value of each number of a sheet, whole numbers all. */
export const ruleLimits = {
  playersOnPitch: { min: 4, max: 7 },
  minPlayers: { min: 2, max: 5 },
  listMax: { min: 5, max: 15 },
  halfMinutes: { min: 5, max: 45 },
  halfTimeMinutes: { min: 0, max: 30 },
  lastMinutes: { min: 0, max: 10 },
  timeoutsPerHalf: { min: 0, max: 4 },
  foulKickFrom: { min: 2, max: 12 },
  foulKickMetres: { min: 6, max: 12 },
  reductionSeconds: { min: 30, max: 600 },
  extraTimeMinutes: { min: 1, max: 15 },
  kicksFirst: { min: 1, max: 10 },
  noShowMinutes: { min: 0, max: 60 },
  points: { min: 0, max: 10 },
  forfeitGoals: { min: 0, max: 20 },
  timeoutSeconds: 60,
} as const;
