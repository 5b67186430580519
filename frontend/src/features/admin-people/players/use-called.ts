import type { PendingPlayer } from '@kolo/domain';
import { useTranslation } from '@/shared/i18n/use-translation';
import { leagueLabel } from '@/shared/league/league-label';

/** The league and season of a player's team, where it plays in one. */
export function seasonOf({ league = null }: PendingPlayer): string[] {
  return league === null ? [] : [leagueLabel(league)];
}

/** A unique label for each player: namesakes get their number, then their team, then its league. */
export function useCalled(): (player: PendingPlayer) => string {
  const { t } = useTranslation('adminPeople');
  return (player) => {
    const { firstName, lastName, jerseyNumber: number, team } = player;
    const name = `${firstName} ${lastName}`;
    return t('player.called', { name, number, team: [team.name, ...seasonOf(player)].join(', ') });
  };
}
