import {
  fairPlayPoints,
  type noFines,
  type SeasonRules,
  type SigningMethod,
  seasonRuleLimits,
  signingMethods,
} from '@kolo/domain';
import { centsOf, eurosOf } from '@/shared/i18n/euros';
import type { Language } from '@/shared/i18n/language';
import type { SeasonRuleFields } from '@/shared/season-rules/season-rule-fields';

type StepsRule = 'yellowSteps' | 'exclusionSteps';
type PointsRule = keyof typeof fairPlayPoints;
type FineRule = keyof typeof noFines;

export const fineRules = ['yellowFineCents', 'secondYellowFineCents', 'redFineCents'] as const;

/** Rules about cards, signatures and finals as the form has them; numbers of cards are typed one after the other, fines in euros. */
export interface FurtherRuleFields {
  discipline: Omit<SeasonRules['discipline'], StepsRule | PointsRule | FineRule> &
    Record<StepsRule | FineRule, string> &
    Record<PointsRule, number>;
  signing: Omit<SeasonRules['signing'], 'methods'> & { methods: Record<SigningMethod, boolean> };
  finals: SeasonRules['finals'];
}

export type RulesFormFields = SeasonRuleFields & FurtherRuleFields;

export const furtherFieldsOf = (
  { discipline, signing, finals }: SeasonRules,
  language: Language,
): FurtherRuleFields => {
  const fineOf = (rule: FineRule): string => eurosOf(discipline[rule] ?? 0, language);
  const isUsed = (method: SigningMethod): boolean => signing.methods.includes(method);
  return {
    discipline: {
      ...fairPlayPoints,
      ...discipline,
      yellowSteps: discipline.yellowSteps.join(', '),
      exclusionSteps: discipline.exclusionSteps.join(', '),
      yellowFineCents: fineOf('yellowFineCents'),
      secondYellowFineCents: fineOf('secondYellowFineCents'),
      redFineCents: fineOf('redFineCents'),
    },
    signing: {
      ...signing,
      methods: {
        account: isUsed('account'),
        tick: isUsed('tick'),
        pin: isUsed('pin'),
        drawn: isUsed('drawn'),
      },
    },
    finals,
  };
};

export const withFurtherFields = (
  rules: SeasonRules,
  { discipline, signing, finals }: FurtherRuleFields,
): SeasonRules => ({
  ...rules,
  discipline: {
    ...withoutUsual(discipline),
    yellowSteps: stepsOf(discipline.yellowSteps) ?? rules.discipline.yellowSteps,
    exclusionSteps: stepsOf(discipline.exclusionSteps) ?? rules.discipline.exclusionSteps,
  },
  signing: {
    ...signing,
    methods: signingMethods.filter((method) => signing.methods[method]),
  },
  finals,
});

function withoutUsual({
  yellowPoints,
  secondYellowPoints,
  redPoints,
  ...fields
}: FurtherRuleFields['discipline']) {
  const { yellowFineCents, secondYellowFineCents, redFineCents, ...others } = fields;
  const [yellow, secondYellow, red] = [yellowFineCents, secondYellowFineCents, redFineCents].map(
    (typed) => centsOf(typed) ?? 0,
  );
  return {
    ...others,
    ...(yellowPoints !== fairPlayPoints.yellowPoints && { yellowPoints }),
    ...(secondYellowPoints !== fairPlayPoints.secondYellowPoints && { secondYellowPoints }),
    ...(redPoints !== fairPlayPoints.redPoints && { redPoints }),
    ...(yellow && { yellowFineCents: yellow }),
    ...(secondYellow && { secondYellowFineCents: secondYellow }),
    ...(red && { redFineCents: red }),
  };
}

/** Null unless the numbers rise within their limits. */
export function stepsOf(text: string): number[] | null {
  const { step, steps } = seasonRuleLimits;
  const numbers = text
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map(Number);
  const isRising = numbers.every(
    (number, place) => isWholeWithin(number, step) && number > (numbers[place - 1] ?? 0),
  );
  return isRising && numbers.length <= steps.max ? numbers : null;
}

export function isFine(typed: string): boolean {
  const cents = centsOf(typed);
  return cents !== null && isWholeWithin(cents, seasonRuleLimits.fineCents);
}

export const isWholeWithin = (
  number: number,
  { min, max }: { min: number; max: number },
): boolean => Number.isInteger(number) && number >= min && number <= max;

export const valuesOf = ({ min, max }: { min: number; max: number }): number[] =>
  Array.from({ length: max - min + 1 }, (_, place) => min + place);
