import type { SeasonRules, WithdrawalMode } from '@kolo/domain';

/** The season rules that have an effect, each under one name. */
export interface SeasonRuleFields {
  withdrawal: WithdrawalMode;
  keepsBetterPlayed: boolean;
  minusPoints: number;
  noShowLimit: number;
  awardedGoals: boolean;
  annulledGoals: boolean;
  annulledCards: boolean;
}
export type SeasonRule = keyof SeasonRuleFields;

export const fieldsOfSeasonRules = ({
  withdrawal,
  awards,
  annulled,
  noShowLimit,
}: SeasonRules): SeasonRuleFields => ({
  withdrawal,
  keepsBetterPlayed: awards.keepsBetterPlayed,
  minusPoints: awards.minusPoints,
  noShowLimit,
  awardedGoals: awards.goalsCountForScorers,
  annulledGoals: annulled.goalsCountForScorers,
  annulledCards: annulled.cardsStay,
});

/** All other rules stay as they are. */
export const withSeasonRuleFields = (
  rules: SeasonRules,
  fields: SeasonRuleFields,
): SeasonRules => ({
  ...rules,
  withdrawal: fields.withdrawal,
  noShowLimit: fields.noShowLimit,
  awards: {
    keepsBetterPlayed: fields.keepsBetterPlayed,
    minusPoints: fields.minusPoints,
    goalsCountForScorers: fields.awardedGoals,
  },
  annulled: {
    cardsStay: fields.annulledCards,
    goalsCountForScorers: fields.annulledGoals,
  },
});
