import type { ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useSeasonRuleSentences } from '@/shared/season-rules/use-season-rule-sentences';
import { useSeasonRules } from '@/shared/season-rules/use-season-rules';
import { Card, CardBody, CardHeader, SkeletonRows } from '@/shared/ui';

/** The rules beside played matches, for everybody. */
export function SeasonRulesCard({ leagueId }: { leagueId: number }): ReactElement {
  const { t } = useTranslation('seasonRules');
  const query = useSeasonRules(leagueId);
  const sentences = useSeasonRuleSentences();
  return (
    <section aria-label={t('title')}>
      <Card>
        <CardHeader title={t('title')} />
        <CardBody className="sm:p-6">
          <p className="text-sm text-ink-muted">{t('lead')}</p>
          <Loaded query={query} errorTitle={t('loadFailed')} loading={<SkeletonRows rows={4} />}>
            {({ rules }) => (
              <ul className="mt-3 grid max-w-prose list-disc gap-2 pl-5 text-sm">
                {sentences(rules).map(([rule, sentence]) => (
                  <li key={rule}>{sentence}</li>
                ))}
              </ul>
            )}
          </Loaded>
        </CardBody>
      </Card>
    </section>
  );
}
