import type { ReactElement } from 'react';
import { LeagueBracket } from '@/features/bracket/LeagueBracket';
import { useTranslation } from '@/shared/i18n/use-translation';
import { AwardsLink } from '@/shared/league/AwardsLink';
import { EmbedButton } from '@/shared/sharing/EmbedButton';
import { ShareButton } from '@/shared/sharing/ShareButton';
import { LeagueFrame } from './LeagueFrame';

/** The finals of a league, for everybody. */
export function BracketPage(): ReactElement {
  const { t } = useTranslation('bracket');
  return (
    <LeagueFrame
      title={t('title')}
      noLeague={t('noLeague')}
      toTable={t('toTable')}
      className="landscape"
      lead={t('lead')}
      actions={(leagueId) => (
        <>
          <AwardsLink leagueId={leagueId} />
          <ShareButton title={t('title')} path={`/league/${leagueId}/bracket`} />
          <EmbedButton kind="bracket" id={leagueId} title={t('title')} />
        </>
      )}
    >
      {(leagueId) => <LeagueBracket leagueId={leagueId} />}
    </LeagueFrame>
  );
}
