import type { ReactElement } from 'react';
import { AwardPictures } from '@/features/awards/AwardPictures';
import { LeagueAwards } from '@/features/awards/LeagueAwards';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ArchiveLink } from '@/shared/league/ArchiveLink';
import { ShareButton } from '@/shared/sharing/ShareButton';
import { LeagueFrame } from './LeagueFrame';

/** Who was the best of a season, for everybody. */
export function AwardsPage(): ReactElement {
  const { t } = useTranslation('awards');
  return (
    <LeagueFrame
      title={t('title')}
      noLeague={t('noLeague')}
      toTable={t('toTable')}
      lead={t('lead')}
      actions={(leagueId) => (
        <>
          <ArchiveLink leagueId={leagueId} />
          <AwardPictures leagueId={leagueId} />
          <ShareButton title={t('title')} path={`/league/${leagueId}/awards`} />
        </>
      )}
    >
      {(leagueId) => <LeagueAwards leagueId={leagueId} />}
    </LeagueFrame>
  );
}
