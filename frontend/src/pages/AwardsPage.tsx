import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { AwardPictures } from '@/features/awards/AwardPictures';
import { LeagueAwards } from '@/features/awards/LeagueAwards';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ArchiveLink } from '@/shared/league/ArchiveLink';
import { readMatchId as readLeagueId } from '@/shared/live/read-match-id';
import { ShareButton } from '@/shared/sharing/ShareButton';
import { BackLink, EmptyState, Page, PageHeader } from '@/shared/ui';

/** Who was the best of a season, for everybody. */
export function AwardsPage(): ReactElement {
  const { t } = useTranslation('awards');
  const { id = '' } = useParams();
  const leagueId = readLeagueId(id);
  return (
    <Page title={t('title')}>
      {leagueId === null ? (
        <EmptyState title={t('noLeague')} />
      ) : (
        <>
          <BackLink to={`/league-table?league=${leagueId}`} data-screen>
            {t('toTable')}
          </BackLink>
          <PageHeader
            title={t('title')}
            lead={t('lead')}
            aside={
              <div data-screen className="flex flex-wrap gap-2 noscript:hidden">
                <ArchiveLink leagueId={leagueId} />
                <AwardPictures leagueId={leagueId} />
                <ShareButton title={t('title')} path={`/league/${leagueId}/awards`} />
              </div>
            }
          />
          <LeagueAwards leagueId={leagueId} />
        </>
      )}
    </Page>
  );
}
