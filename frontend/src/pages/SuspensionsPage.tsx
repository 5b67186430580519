import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { FairPlay } from '@/features/discipline/FairPlay';
import { SuspendedNext } from '@/features/discipline/SuspendedNext';
import { useTranslation } from '@/shared/i18n/use-translation';
import { readMatchId as readLeagueId } from '@/shared/live/read-match-id';
import { BackLink, EmptyState, Page, PageHeader } from '@/shared/ui';

/** Who misses the next round, and the fair-play table. */
export function SuspensionsPage(): ReactElement {
  const { t } = useTranslation('discipline');
  const { id = '' } = useParams();
  const leagueId = readLeagueId(id);
  return (
    <Page title={t('title')} width="narrow">
      {leagueId === null ? (
        <EmptyState title={t('noLeague')} />
      ) : (
        <>
          <BackLink to={`/league-table?league=${leagueId}`}>{t('toTable')}</BackLink>
          <PageHeader title={t('title')} lead={t('lead')} />
          <SuspendedNext leagueId={leagueId} />
          <h2 className="headline mt-8 mb-1 text-2xl">{t('fairPlay.title')}</h2>
          <p className="mb-3 text-sm text-ink-muted">{t('fairPlay.lead')}</p>
          <FairPlay leagueId={leagueId} />
        </>
      )}
    </Page>
  );
}
