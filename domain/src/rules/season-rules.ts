export const withdrawalModes = ['annul-all', 'half-rule', 'award-open', 'award-all'] as const;
export type WithdrawalMode = (typeof withdrawalModes)[number];

export const banStarts = ['next-match', 'next-match-day'] as const;
export type BanStart = (typeof banStarts)[number];

export const signingMethods = ['account', 'tick', 'pin', 'drawn'] as const;
export type SigningMethod = (typeof signingMethods)[number];

export const lateLists = ['kick-off', 'half-time'] as const;
export type LateList = (typeof lateLists)[number];

/** Rules of a league about what is not played; the rules of a match are `MatchRules` (docs/product.md#season-rules). */
export interface SeasonRules {
  /** The proposal when a team leaves. */
  withdrawal: WithdrawalMode;
  awards: { keepsBetterPlayed: boolean; minusPoints: number; goalsCountForScorers: boolean };
  annulled: { cardsStay: boolean; goalsCountForScorers: boolean };
  /** Administrators are warned when a team has this many no-shows. */
  noShowLimit: number;
  discipline: {
    /** A ban at each of these numbers of yellow cards, in rising order. */
    yellowSteps: number[];
    yellowBan: number;
    secondYellowBan: number;
    redBan: number;
    banStarts: BanStart;
    yellowsWipedBeforeStage: boolean;
    redCarriesToNextSeason: boolean;
    abandonedCounts: boolean;
    officialsToo: boolean;
    /** A ban at each of these numbers of exclusions, in rising order. */
    exclusionSteps: number[];
    published: boolean;
    /** What a card weighs in the fair-play table; `fairPlayPoints` where they are left out. */
    yellowPoints?: number;
    secondYellowPoints?: number;
    redPoints?: number;
    /** The fine of a team for a card; none where they are left out. */
    yellowFineCents?: number;
    secondYellowFineCents?: number;
    redFineCents?: number;
  };
  signing: {
    methods: SigningMethod[];
    officialWhenAllSigned: boolean;
    lateListUntil: LateList;
    protestHours: number;
    keepReportsDays: number;
  };
  finals: { countForScorers: boolean; minRestSlots: number };
}

/** The bounds of the numbers among the season rules. */
export const seasonRuleLimits = {
  minusPoints: { min: 0, max: 9 },
  noShowLimit: { min: 1, max: 20 },
  step: { min: 1, max: 99 },
  steps: { max: 10 },
  ban: { min: 0, max: 20 },
  fairPlayPoints: { min: 0, max: 20 },
  fineCents: { min: 0, max: 100_000 },
  protestHours: { min: 0, max: 720 },
  keepReportsDays: { min: 1, max: 36_500 },
  minRestSlots: { min: 0, max: 20 },
} as const;

/** The rules of a league that has not set its own. */
export const usualSeasonRules: SeasonRules = {
  withdrawal: 'half-rule',
  awards: { keepsBetterPlayed: true, minusPoints: 0, goalsCountForScorers: false },
  annulled: { cardsStay: true, goalsCountForScorers: false },
  noShowLimit: 2,
  discipline: {
    yellowSteps: [3, 6, 9],
    yellowBan: 1,
    secondYellowBan: 1,
    redBan: 1,
    banStarts: 'next-match',
    yellowsWipedBeforeStage: true,
    redCarriesToNextSeason: true,
    abandonedCounts: true,
    officialsToo: true,
    exclusionSteps: [],
    published: true,
  },
  signing: {
    methods: ['account', 'tick', 'pin', 'drawn'],
    officialWhenAllSigned: false,
    lateListUntil: 'kick-off',
    protestHours: 24,
    keepReportsDays: 1825,
  },
  finals: { countForScorers: false, minRestSlots: 1 },
};

/** A second yellow weighs less than a direct red, and its two yellows are in it. */
export const fairPlayPoints = { yellowPoints: 1, secondYellowPoints: 3, redPoints: 4 } as const;

/** A league that sets none fines nobody. */
export const noFines = { yellowFineCents: 0, secondYellowFineCents: 0, redFineCents: 0 } as const;

/** Every rule that a league may have. */
export const everySeasonRule: SeasonRules = {
  ...usualSeasonRules,
  discipline: { ...usualSeasonRules.discipline, ...fairPlayPoints, ...noFines },
};

/** Why these rules cannot hold together; null where they can. */
export function seasonRuleConflict({
  discipline: { yellowSteps, exclusionSteps },
  signing: { methods },
}: SeasonRules): 'season-rules.steps' | 'season-rules.methods' | null {
  if (![yellowSteps, exclusionSteps].every(isRising)) return 'season-rules.steps';
  return methods.length === 0 || new Set(methods).size < methods.length
    ? 'season-rules.methods'
    : null;
}

const isRising = (steps: readonly number[]): boolean =>
  steps.every((step, index) => index === 0 || step > (steps[index - 1] ?? 0));
