import type { SeasonRules } from '@kolo/domain';
import type { ReactElement } from 'react';
import { fieldsOfSeasonRules } from '@/shared/season-rules/season-rule-fields';
import { useFurtherRules } from '@/shared/season-rules/use-further-rules';
import { useSeasonRuleSentences } from '@/shared/season-rules/use-season-rule-sentences';

interface Props {
  before: SeasonRules;
  after: SeasonRules;
}

/** The changed rules as they are since then. */
export function ChangedRules({ before, after }: Props): ReactElement | null {
  const sentences = useSeasonRuleSentences();
  const further = useFurtherRules();
  const old = fieldsOfSeasonRules(before);
  const fields = fieldsOfSeasonRules(after);
  const oldFurther = further(before);
  const changed: [string, string][] = [
    ...sentences(after).filter(([rule]) => fields[rule] !== old[rule]),
    ...further(after)
      .filter(({ value }, place) => value !== oldFurther[place]?.value)
      .map(({ rule, label, value }): [string, string] => [rule, `${label}: ${value}`]),
  ];
  if (changed.length === 0) return null;
  return (
    <ul className="mt-1 list-disc pl-5 text-sm">
      {changed.map(([rule, sentence]) => (
        <li key={rule}>{sentence}</li>
      ))}
    </ul>
  );
}
