import {
  type ClaimMode,
  type RefereeRole,
  type RefereeRules,
  refereeRoles,
  refereeRuleLimits,
  type UnplayedFee,
} from '@kolo/domain';
import { centsOf, eurosOf } from '@/shared/i18n/euros';
import type { Language } from '@/shared/i18n/language';

type PerRole<Value> = Record<RefereeRole, Value>;

/** The rules as somebody types them. */
export interface RuleFields {
  wanted: PerRole<boolean>;
  fees: PerRole<string>;
  mode: ClaimMode;
  claimsCloseHours: string;
  answerHours: string;
  lateCancelHours: string;
  travelMinutes: string;
  kmRate: string;
  unplayed: UnplayedFee;
}

export const wholeNumbers = [
  'claimsCloseHours',
  'answerHours',
  'lateCancelHours',
  'travelMinutes',
] as const;
export type WholeNumber = (typeof wholeNumbers)[number];

const { hours, travelMinutes } = refereeRuleLimits;
export const limitsOf = (field: WholeNumber): { min: number; max: number } =>
  field === 'travelMinutes' ? travelMinutes : hours;

const perRole = <Value>(value: (role: RefereeRole) => Value): PerRole<Value> => ({
  first: value('first'),
  second: value('second'),
  third: value('third'),
  timekeeper: value('timekeeper'),
  delegate: value('delegate'),
});

export function fieldsOfRules({ roles, ...rules }: RefereeRules, language: Language): RuleFields {
  const ruleOf = (role: RefereeRole) => roles.find((one) => one.role === role);
  return {
    wanted: perRole((role) => ruleOf(role) !== undefined),
    fees: perRole((role) => eurosOf(ruleOf(role)?.feeCents ?? 0, language)),
    mode: rules.mode,
    claimsCloseHours: String(rules.claimsCloseHours),
    answerHours: String(rules.answerHours),
    lateCancelHours: String(rules.lateCancelHours),
    travelMinutes: String(rules.travelMinutes),
    kmRate: eurosOf(rules.kmRateCents, language),
    unplayed: rules.unplayed,
  };
}

/** Only for fields that were checked. */
export const rulesOf = ({ wanted, fees, kmRate, ...fields }: RuleFields): RefereeRules => ({
  roles: refereeRoles
    .filter((role) => wanted[role])
    .map((role) => ({ role, feeCents: centsOf(fees[role]) ?? 0 })),
  mode: fields.mode,
  claimsCloseHours: Number(fields.claimsCloseHours),
  answerHours: Number(fields.answerHours),
  lateCancelHours: Number(fields.lateCancelHours),
  travelMinutes: Number(fields.travelMinutes),
  kmRateCents: centsOf(kmRate) ?? 0,
  unplayed: fields.unplayed,
});
