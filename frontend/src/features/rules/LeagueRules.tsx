import {
  differsFromLaws,
  fieldsOfRules,
  type LeagueMatchRules,
  type RuleField,
  type RuleFields,
  type RuleGroup,
  ruleApplies,
  ruleFields,
  ruleGroups,
} from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Difference } from '@/shared/match-rules/Difference';
import { useRuleTexts } from '@/shared/match-rules/use-rule-texts';

const groups = Object.keys(ruleGroups) as RuleGroup[];

/** A league's rule sheet for everybody, group by group; what does not apply is left out. */
export function LeagueRules({ sheet }: { sheet: LeagueMatchRules }): ReactElement {
  const { t } = useTranslation('matchRules');
  const texts = useRuleTexts();
  const fields = fieldsOfRules(sheet.rules);
  const count = ruleFields.filter((field) => differsFromLaws(field, fields)).length;
  return (
    <>
      <p className="font-bold">{texts.preset(sheet.preset)}</p>
      <p className="mt-1 text-sm text-ink-muted">{t('lead')}</p>
      <p className="mt-1 text-sm text-ink-muted">
        {count === 0 ? t('differsNone') : t('differsCount', { count })}
      </p>
      <div className="mt-5 -mb-6 gap-10 md:columns-2">
        {groups.map((group) => (
          <Group key={group} group={group} fields={fields} />
        ))}
      </div>
    </>
  );
}

function Group({ group, fields }: { group: RuleGroup; fields: RuleFields }): ReactElement {
  const { t } = useTranslation('matchRules');
  const shown: RuleField[] = ruleGroups[group].filter((field) => ruleApplies(field, fields));
  return (
    <section aria-label={t(`groups.${group}`)} className="mb-6 break-inside-avoid">
      <h3 className="border-b pb-1.5 text-sm font-bold">{t(`groups.${group}`)}</h3>
      <dl className="divide-y text-sm">
        {shown.map((field) => (
          <Rule key={field} field={field} fields={fields} />
        ))}
      </dl>
    </section>
  );
}

function Rule({ field, fields }: { field: RuleField; fields: RuleFields }): ReactElement {
  const texts = useRuleTexts();
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
      <dt className="min-w-0 text-ink-muted">{texts.label(field)}</dt>
      <dd className="numerals min-w-0 font-semibold">{texts.value(field, fields[field])}</dd>
      {differsFromLaws(field, fields) && (
        <dd className="mt-1 w-full text-xs">
          <Difference field={field} fields={fields} />
        </dd>
      )}
    </div>
  );
}
