import type { Advice } from '@kolo/domain';
import { useConsole } from '@/features/console/context/console-context';
import { useRuledMatch } from '@/features/console/ruled-match/ruled-match-context';
import { useTranslation } from '@/shared/i18n/use-translation';

/** `KONČAR: 5. prekršaj → od sljedećeg udarac s 10 m` */
export function useAdviceText(): (advice: Advice) => string {
  const { t } = useTranslation('ruledConsole');
  const { view, players } = useConsole();
  const { match } = useRuledMatch();
  return ({ code, team, playerId }) => {
    const { foulKickFrom, foulKickMetres: metres, minPlayers } = match.rules;
    const player = playerId === undefined ? undefined : players.player(playerId);
    return t(`advice.${code}`, {
      metres,
      team: team === undefined ? '' : team === 'home' ? view.homeTeamName : view.awayTeamName,
      foul: team === undefined ? (foulKickFrom ?? 0) - 1 : match.fouls[team],
      count: minPlayers,
      player:
        player === undefined
          ? t('numbers.somebody')
          : t('numbers.player', { number: player.jerseyNumber, name: players.label(player.id) }),
    });
  };
}
