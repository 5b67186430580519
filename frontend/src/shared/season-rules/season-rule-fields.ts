import type { SeasonRules, WithdrawalMode } from '@kolo/domain';

/** The season rules that have an effect, each under one name. */
export interface SeasonRuleFields {
  withdrawal: WithdrawalMode;
  keepsBetterPlayed: boolean;
  awardedGoals: boolean;
  annulledGoals: boolean;
}
export type SeasonRule = keyof SeasonRuleFields;

export const fieldsOfSeasonRules = ({
  withdrawal,
  awards,
  annulled,
}: SeasonRules): SeasonRuleFields => ({
  withdrawal,
  keepsBetterPlayed: awards.keepsBetterPlayed,
  awardedGoals: awards.goalsCountForScorers,
  annulledGoals: annulled.goalsCountForScorers,
});

/** All other rules stay as they are. */
export const withSeasonRuleFields = (
  rules: SeasonRules,
  { withdrawal, keepsBetterPlayed, awardedGoals, annulledGoals }: SeasonRuleFields,
): SeasonRules => ({
  ...rules,
  withdrawal,
  awards: { ...rules.awards, keepsBetterPlayed, goalsCountForScorers: awardedGoals },
  annulled: { ...rules.annulled, goalsCountForScorers: annulledGoals },
});
