import type { ReactElement } from 'react';
import { FairPlay } from '@/features/discipline/FairPlay';
import { SuspendedNext } from '@/features/discipline/SuspendedNext';
import { useTranslation } from '@/shared/i18n/use-translation';
import { LeagueFrame } from './LeagueFrame';

/** Who misses the next round, and the fair-play table. */
export function SuspensionsPage(): ReactElement {
  const { t } = useTranslation('discipline');
  return (
    <LeagueFrame
      title={t('title')}
      noLeague={t('noLeague')}
      toTable={t('toTable')}
      width="narrow"
      lead={t('lead')}
    >
      {(leagueId) => (
        <>
          <SuspendedNext leagueId={leagueId} />
          <h2 className="headline mt-8 mb-1 text-2xl">{t('fairPlay.title')}</h2>
          <p className="mb-3 text-sm text-ink-muted">{t('fairPlay.lead')}</p>
          <FairPlay leagueId={leagueId} />
        </>
      )}
    </LeagueFrame>
  );
}
