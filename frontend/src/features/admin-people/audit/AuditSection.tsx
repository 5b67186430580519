import type { AuditEntry } from '@kolo/domain';
import { History } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../shared/api';
import { Button, Card, EmptyState, Loaded, toast } from '../../../shared/ui';
import { SectionTitle } from '../SectionTitle';
import { AuditRow } from './AuditRow';
import { useAudit } from './use-audit';

/** Everything that administrators did, the newest first. */
export function AuditSection(): ReactElement {
  const { t } = useTranslation('adminPeople');
  const audit = useAudit();
  return (
    <section>
      <SectionTitle>{t('titles.audit')}</SectionTitle>
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
