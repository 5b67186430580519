import { type MatchRules, type NamedPreset, presetRules, type RulePreset } from './match-rules.js';
import { fieldsOfRules, type RuleField, type RuleFields, ruleFields } from './rule-fields.js';

/** The rule sheet of the Laws of the Game. */
export const laws = fieldsOfRules(presetRules['fifa-2025-26']);

const needed: { readonly [Field in RuleField]?: (fields: RuleFields) => boolean } = {
  lastMinutes: ({ clockMode }) => clockMode === 'last-minutes-effective',
  lastMinutesOf: ({ clockMode }) => clockMode === 'last-minutes-effective',
  timeoutsPer: ({ timeoutsPerHalf }) => timeoutsPerHalf !== 0,
  timeoutStopsClock: ({ timeoutsPerHalf }) => timeoutsPerHalf !== 0,
  timeoutInExtraTime: ({ timeoutsPerHalf, extraTimeHalves }) =>
    timeoutsPerHalf !== 0 && extraTimeHalves !== null,
  foulKickMetres: ({ foulKickFrom }) => foulKickFrom !== null,
  penaltyCountsAsFoul: ({ foulKickFrom }) => foulKickFrom !== null,
  foulsCarryIntoExtraTime: ({ foulKickFrom, extraTimeHalves }) =>
    foulKickFrom !== null && extraTimeHalves !== null,
  reductionEndsOnGoal: ({ reductionSeconds }) => reductionSeconds !== null,
  exclusionEndsOnGoal: ({ exclusionSeconds }) => exclusionSeconds !== null,
  samePlayerReturns: ({ exclusionSeconds }) => exclusionSeconds !== null,
  extraTimeMinutes: ({ extraTimeHalves }) => extraTimeHalves !== null,
  winnerNeeded: ({ extraTimeHalves, kicksFirst }) =>
    extraTimeHalves !== null || kicksFirst !== null,
};

/** Whether the field has an effect beside the others: the length of extra time has none without extra time. */
export const ruleApplies = (field: RuleField, fields: RuleFields): boolean =>
  needed[field]?.(fields) ?? true;

/** Whether the field applies, and its value differs from the Laws of the Game. */
export const differsFromLaws = (field: RuleField, fields: RuleFields): boolean =>
  ruleApplies(field, fields) && ruleApplies(field, laws) && fields[field] !== laws[field];

/** Returns the list in which everything that does not apply has the value of the Laws of the Game. */
export const withoutUnused = (fields: RuleFields): RuleFields => {
  const unused = ruleFields.filter((field) => !ruleApplies(field, fields));
  return { ...fields, ...Object.fromEntries(unused.map((field) => [field, laws[field]])) };
};

/** Returns the named preset that says the same, else `custom`. */
export function presetOf(rules: MatchRules): RulePreset {
  const wanted = withoutUnused(fieldsOfRules(rules));
  const same = (preset: NamedPreset): boolean => {
    const fields = withoutUnused(fieldsOfRules(presetRules[preset]));
    return ruleFields.every((field) => fields[field] === wanted[field]);
  };
  return namedPresets.find(same) ?? 'custom';
}

const namedPresets: readonly NamedPreset[] = ['fifa-2025-26', 'company-running', 'tournament'];
