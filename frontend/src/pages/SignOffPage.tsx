import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { MatchSignOff } from '@/features/sign-off/MatchSignOff';
import { useMatchSignOff } from '@/features/sign-off/use-match-sign-off';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { readMatchId } from '@/shared/live/read-match-id';
import { BackLink, EmptyState, Page, PageHeader, SkeletonRows } from '@/shared/ui';

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
      <BackLink to={`/live/${matchId}`}>{t('toMatch')}</BackLink>
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
