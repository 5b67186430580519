import type { RuleField } from '@kolo/domain';

/** The first value of a rule that is turned on. */
export const switchedRules = {
  foulKickFrom: 6,
  reductionSeconds: 120,
  exclusionSeconds: 120,
  extraTimeHalves: 2,
  kicksFirst: 5,
} as const satisfies { [Field in RuleField]?: number };

export type SwitchedRule = keyof typeof switchedRules;

export const isSwitched = (field: RuleField): field is SwitchedRule =>
  Object.hasOwn(switchedRules, field);
