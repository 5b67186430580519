import type { RulesVersion } from '@kolo/domain';
import { BookOpenText, Upload } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useRulesVersions } from '@/features/rules/use-rules';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, EmptyState } from '@/shared/ui';
import { PublishDialog } from './PublishDialog';
import { PublishedCard } from './PublishedCard';
import { RulesHistory } from './RulesHistory';

export function RulesSection(): ReactElement {
  const { t } = useTranslation('rules');
  const versions = useRulesVersions();
  return (
    <section>
      <Loaded query={versions} errorTitle={t('fetchFailed')}>
        {(all) => <Versions versions={all} />}
      </Loaded>
    </section>
  );
}

function Versions({ versions }: { versions: readonly RulesVersion[] }): ReactElement {
  const { t } = useTranslation('rules');
  const [publishing, setPublishing] = useState(false);
  const [published, ...earlier] = versions;
  return (
    <>
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 className="headline text-2xl">{t('admin.title')}</h2>
        <Button onClick={() => setPublishing(true)}>
          <Upload aria-hidden="true" className="size-4" />
          <span>{t(published === undefined ? 'admin.publish' : 'admin.replace')}</span>
        </Button>
      </div>
      {published === undefined ? (
        <EmptyState
          icon={<BookOpenText aria-hidden="true" className="size-7" />}
          title={t('unpublished')}
          description={t('admin.noneHint')}
        />
      ) : (
        <>
          <PublishedCard rules={published} />
          <RulesHistory versions={earlier} />
        </>
      )}
      {publishing && <PublishDialog published={published} onClose={() => setPublishing(false)} />}
    </>
  );
}
