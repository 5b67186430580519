import { ChevronLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { MatchSignOff } from '@/features/sign-off/MatchSignOff';
import { useMatchSignOff } from '@/features/sign-off/use-match-sign-off';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { readMatchId } from '@/shared/live/read-match-id';
import { EmptyState, Link, Page, PageHeader, SkeletonRows } from '@/shared/ui';

export function SignOffPage(): ReactElement {
  const { t } = useTranslation('signOff');
  const { id = '' } = useParams();
  const matchId = readMatchId(id);
  return (
    <Page title={t('title')} width="narrow">
      {matchId === null ? (
        <EmptyState title={t('notFound')} />
      ) : (
        <Report key={matchId} matchId={matchId} />
      )}
    </Page>
  );
}

function Report({ matchId }: { matchId: number }): ReactElement {
  const { t } = useTranslation('signOff');
  const query = useMatchSignOff(matchId);
  const teams = query.data?.names.teams;
  return (
    <>
      <Link
        to={`/live/${matchId}`}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 rounded-control pr-2 text-sm font-semibold text-ink-muted hover:text-ink"
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
        {t('toMatch')}
      </Link>
      <PageHeader
        title={t('title')}
        {...(teams && { lead: <bdi>{`${teams.home} – ${teams.away}`}</bdi> })}
      />
      <Loaded query={query} loading={<SkeletonRows rows={5} rowClassName="h-16" />}>
        {(known) => <MatchSignOff {...known} />}
      </Loaded>
    </>
  );
}
