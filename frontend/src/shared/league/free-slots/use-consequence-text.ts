import type { MatchView, SlotConsequence } from '@kolo/domain';
import { useTranslation } from '@/shared/i18n/use-translation';

/** A consequence of moving the match, in one sentence. */
export function useConsequenceText(
  match: Pick<MatchView, 'homeTeamId' | 'homeTeamName' | 'awayTeamId' | 'awayTeamName'>,
): (consequence: SlotConsequence) => string {
  const { t } = useTranslation('seasonPlan');
  const names = new Map([
    [match.homeTeamId, match.homeTeamName],
    [match.awayTeamId, match.awayTeamName],
  ]);
  return ({ code, teamId }) => {
    const team = teamId === undefined ? undefined : names.get(teamId);
    return team === undefined
      ? t(`consequence.anybody.${code}`)
      : t(`consequence.${code}`, { team });
  };
}
