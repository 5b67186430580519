import { fetchExample, openReadExamples } from '@kolo/domain';
import type { ReactElement } from 'react';
import { Example } from '@/features/developers/Example';
import { Frames, MoreData, RulesOfReading } from '@/features/developers/OtherWays';
import { shownOrigin } from '@/features/developers/site-address';
import { useExampleIds } from '@/features/developers/use-example-ids';
import { useTranslation } from '@/shared/i18n/use-translation';
import { CopyField } from '@/shared/sharing/CopyField';
import { Card, CardBody, CardHeader, Page, PageHeader, SkeletonRows } from '@/shared/ui';

/** What other sites may read, with examples from this league. */
export function DevelopersPage(): ReactElement {
  const { t } = useTranslation('developers');
  const { isPending, ids } = useExampleIds();
  const examples = openReadExamples(ids);
  return (
    <Page title={t('title')}>
      <PageHeader title={t('title')} lead={t('lead')} />
      {isPending ? (
        <SkeletonRows rows={4} rowClassName="h-40" />
      ) : (
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
          <section className="grid grid-cols-1 gap-4" aria-labelledby="examples">
            <div>
              <h2 id="examples" className="headline text-2xl">
                {t('examples')}
              </h2>
              <p className="mt-1 text-sm text-ink-muted">{t('examplesLead')}</p>
            </div>
            {examples.map((example) => (
              <Example key={example.name} {...example} />
            ))}
          </section>
          <div className="grid grid-cols-1 gap-4">
            <RulesOfReading />
            <Card>
              <CardHeader title={t('script')} />
              <CardBody>
                <p className="mb-3 text-sm text-ink-muted">{t('scriptLead')}</p>
                {examples[0] && (
                  <CopyField
                    label={t('fetch')}
                    text={fetchExample(shownOrigin(), examples[0].path)}
                    done={t('copied')}
                    rows={9}
                  />
                )}
              </CardBody>
            </Card>
            <Frames ids={ids} />
            <MoreData />
          </div>
        </div>
      )}
    </Page>
  );
}
