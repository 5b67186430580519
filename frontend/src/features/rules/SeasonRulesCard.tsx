import type { ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useFurtherRules } from '@/shared/season-rules/use-further-rules';
import { useSeasonRuleSentences } from '@/shared/season-rules/use-season-rule-sentences';
import { useSeasonRules } from '@/shared/season-rules/use-season-rules';
import { Card, CardBody, CardHeader, SkeletonRows } from '@/shared/ui';

/** The rules beside played matches, for everybody. */
export function SeasonRulesCard({ leagueId }: { leagueId: number }): ReactElement {
  const { t } = useTranslation('seasonRules');
  const query = useSeasonRules(leagueId);
  const sentences = useSeasonRuleSentences();
  const further = useFurtherRules();
  return (
    <section aria-label={t('title')}>
      <Card>
        <CardHeader title={t('title')} />
        <CardBody className="sm:p-6">
          <p className="text-sm text-ink-muted">{t('lead')}</p>
          <Loaded query={query} errorTitle={t('loadFailed')} loading={<SkeletonRows rows={4} />}>
            {({ rules }) => (
              <>
                <ul className="mt-3 grid max-w-prose list-disc gap-2 pl-5 text-sm">
                  {sentences(rules).map(([rule, sentence]) => (
                    <li key={rule}>{sentence}</li>
                  ))}
                </ul>
                <dl className="mt-4 max-w-prose divide-y border-t text-sm">
                  {further(rules).map(({ rule, label, value }) => (
                    <div
                      key={rule}
                      className="flex flex-wrap items-baseline justify-between gap-x-4 py-2"
                    >
                      <dt className="min-w-0 text-ink-muted">{label}</dt>
                      <dd className="numerals min-w-0 font-semibold">{value}</dd>
                    </div>
                  ))}
                </dl>
              </>
            )}
          </Loaded>
        </CardBody>
      </Card>
    </section>
  );
}
