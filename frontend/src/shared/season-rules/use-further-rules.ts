import { fairPlayPoints, type SeasonRules } from '@kolo/domain';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';

export interface FurtherRule {
  rule: string;
  label: string;
  value: string;
}

/** The rules about cards, signatures and finals that have an effect, each with its value in words. */
export function useFurtherRules(): (rules: SeasonRules) => FurtherRule[] {
  const { t } = useTranslation(['seasonRules', 'matchRules', 'signOff']);
  const { cents } = useFormat();
  const yesOrNo = (value: boolean): string => t(value ? 'matchRules:yes' : 'matchRules:no');
  const numbersIn = (numbers: readonly number[]): string =>
    numbers.length === 0 ? t('values.nothing') : numbers.join(', ');
  const fine = (amount = 0): string => (amount === 0 ? t('values.nothing') : cents(amount));
  const matches = (count: number): string => t('values.matches', { count });
  const rulesOf = <Rule extends string>(
    values: Record<Rule, string>,
    labelOf: (rule: Rule) => string,
  ): FurtherRule[] =>
    (Object.keys(values) as Rule[]).map((rule) => ({
      rule,
      label: labelOf(rule),
      value: values[rule],
    }));
  return ({ discipline, signing, finals }) => [
    ...rulesOf(
      {
        yellowSteps: numbersIn(discipline.yellowSteps),
        yellowBan: matches(discipline.yellowBan),
        secondYellowBan: matches(discipline.secondYellowBan),
        redBan: matches(discipline.redBan),
        exclusionSteps: numbersIn(discipline.exclusionSteps),
        banStarts: t(`values.banStarts.${discipline.banStarts}`),
        yellowsWipedBeforeStage: yesOrNo(discipline.yellowsWipedBeforeStage),
        redCarriesToNextSeason: yesOrNo(discipline.redCarriesToNextSeason),
        abandonedCounts: yesOrNo(discipline.abandonedCounts),
        officialsToo: yesOrNo(discipline.officialsToo),
        published: yesOrNo(discipline.published),
        yellowPoints: String(discipline.yellowPoints ?? fairPlayPoints.yellowPoints),
        secondYellowPoints: String(
          discipline.secondYellowPoints ?? fairPlayPoints.secondYellowPoints,
        ),
        redPoints: String(discipline.redPoints ?? fairPlayPoints.redPoints),
        yellowFineCents: fine(discipline.yellowFineCents),
        secondYellowFineCents: fine(discipline.secondYellowFineCents),
        redFineCents: fine(discipline.redFineCents),
      },
      (rule) => t(`fields.discipline.${rule}`),
    ),
    ...rulesOf(
      {
        methods: signing.methods.map((method) => t(`signOff:method.${method}`)).join(', '),
        officialWhenAllSigned: yesOrNo(signing.officialWhenAllSigned),
        lateListUntil: t(`values.lateListUntil.${signing.lateListUntil}`),
        protestHours: t('values.hours', { count: signing.protestHours }),
        keepReportsDays: t('values.days', { count: signing.keepReportsDays }),
      },
      (rule) => t(`fields.signing.${rule}`),
    ),
    ...rulesOf(
      {
        minRestSlots: String(finals.minRestSlots),
        countForScorers: yesOrNo(finals.countForScorers),
      },
      (rule) => t(`fields.finals.${rule}`),
    ),
  ];
}
