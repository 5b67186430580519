import type { Booking, Clash, LeagueView } from '@kolo/domain';
import { useTranslation } from '@/shared/i18n/use-translation';
import { leagueLabel } from '@/shared/league/league-label';

interface ClashTexts {
  /** `Bura – Jugo`, with its league where that is another one. */
  match: (booking: Booking) => string;
  /** `ista dvorana (Sutinska), ista tvrtka (Bura)` */
  reasons: (clash: Clash) => string;
}

/** @param shown the league of the page; null for none */
export function useClashTexts(leagues: readonly LeagueView[], shown: number | null): ClashTexts {
  const { t } = useTranslation('fixture');
  return {
    match: ({ home, away, leagueId }) => {
      const other = leagues.find(({ id }) => id === leagueId && id !== shown);
      const teams = `${home.name} – ${away.name}`;
      return other === undefined ? teams : `${teams} (${leagueLabel(other)})`;
    },
    reasons: ({ venue, teams }) =>
      [
        ...(venue === null ? [] : [t('clash.venue', { venue: venue.trim() })]),
        ...teams.map(({ name }) => t('clash.company', { name })),
      ].join(', '),
  };
}
