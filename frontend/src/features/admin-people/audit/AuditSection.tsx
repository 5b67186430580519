import type { AuditEntry } from '@kolo/domain';
import { Cog, History } from 'lucide-react';
import type { ReactElement } from 'react';
import { SectionTitle } from '@/features/admin-people/SectionTitle';
import { errorMessage, Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, ButtonLink, Card, EmptyState, toast } from '@/shared/ui';
import { AuditRow } from './AuditRow';
import { useAudit } from './use-audit';

/** All administrative actions, newest first. */
export function AuditSection(): ReactElement {
  const { t } = useTranslation(['adminPeople', 'jobs']);
  const audit = useAudit();
  return (
    <section>
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <SectionTitle>{t('titles.audit')}</SectionTitle>
        <ButtonLink variant="secondary" to="/admin/jobs" className="max-sm:mb-4 max-sm:w-full">
          <Cog aria-hidden="true" className="size-4" />
          {t('jobs:link')}
        </ButtonLink>
      </div>
      <Loaded query={audit}>
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState
              icon={<History aria-hidden="true" className="size-7" />}
              title={t('empty.audit')}
              description={t('emptyHints.audit')}
            />
          ) : (
            <>
              <Entries entries={entries} />
              <More audit={audit} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}

function Entries({ entries }: { entries: readonly AuditEntry[] }): ReactElement {
  return (
    <Card>
      <ul className="divide-y">
        {entries.map((entry) => (
          <li key={entry.id}>
            <AuditRow entry={entry} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function More({ audit }: { audit: ReturnType<typeof useAudit> }): ReactElement {
  const { t } = useTranslation(['adminPeople', 'audit', 'common']);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = audit;
  const showMore = async (): Promise<void> => {
    const { error } = await fetchNextPage();
    if (error)
      toast({
        title: t('common:error.load'),
        description: errorMessage(error),
        variant: 'destructive',
      });
  };
  return (
    <div className="mt-3 flex justify-center">
      {hasNextPage ? (
        <Button variant="secondary" pending={isFetchingNextPage} onClick={() => void showMore()}>
          {t('showMore')}
        </Button>
      ) : (
        <p role="status" className="text-sm text-ink-muted">
          {t('audit:end')}
        </p>
      )}
    </div>
  );
}
