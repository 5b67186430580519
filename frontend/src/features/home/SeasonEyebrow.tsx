import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useLeagueParam } from '@/shared/league/use-league-choice';
import { useSeason } from './use-home';

/** The line above the heading; its space is reserved until the season is known. */
export function SeasonEyebrow(): ReactElement {
  const { t } = useTranslation('home');
  const { data } = useSeason(useLeagueParam());
  const season = data?.season?.league.season;
  return (
    <p dir="auto" translate="no" className="eyebrow min-h-[1lh] text-accent wrap-anywhere">
      {season !== undefined && t('eyebrow', { season })}
    </p>
  );
}
