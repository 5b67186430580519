import type { PendingPlayer } from '@kolo/domain';
import { useTranslation } from 'react-i18next';
import { leagueLabel } from '@/shared/league/league-label';

/** The league and season of a player's team, where it plays in one. */
export function seasonOf({ league = null }: PendingPlayer): string[] {
  return league === null ? [] : [leagueLabel(league)];
}

/**
 * What to call a player so that nobody else is called the same: two of one name are told apart by their
 * number, in two teams by the team, and in two seasons of it by the league.
 */
export function useCalled(): (player: PendingPlayer) => string {
  const { t } = useTranslation('adminPeople');
  return (player) => {
    const { firstName, lastName, jerseyNumber: number, team } = player;
    const name = `${firstName} ${lastName}`;
    return t('player.called', { name, number, team: [team.name, ...seasonOf(player)].join(', ') });
  };
}
