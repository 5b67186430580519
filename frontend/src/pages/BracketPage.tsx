import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { LeagueBracket } from '@/features/bracket/LeagueBracket';
import { useTranslation } from '@/shared/i18n/use-translation';
import { AwardsLink } from '@/shared/league/AwardsLink';
import { readMatchId as readLeagueId } from '@/shared/live/read-match-id';
import { EmbedButton } from '@/shared/sharing/EmbedButton';
import { ShareButton } from '@/shared/sharing/ShareButton';
import { BackLink, EmptyState, Page, PageHeader } from '@/shared/ui';

/** The finals of a league, for everybody. */
export function BracketPage(): ReactElement {
  const { t } = useTranslation('bracket');
  const { id = '' } = useParams();
  const leagueId = readLeagueId(id);
  return (
    <Page title={t('title')} className="landscape">
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
                <AwardsLink leagueId={leagueId} />
                <ShareButton title={t('title')} path={`/league/${leagueId}/bracket`} />
                <EmbedButton kind="bracket" id={leagueId} title={t('title')} />
              </div>
            }
          />
          <LeagueBracket leagueId={leagueId} />
        </>
      )}
    </Page>
  );
}
