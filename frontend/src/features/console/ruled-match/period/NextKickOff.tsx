import { kickOffOf } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { useRuledMatch } from '@/features/console/ruled-match/ruled-match-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { kickOffPeriodOf } from './kick-off-period';

/** In a break: which team kicks off when play goes on; nothing where nobody has said it. */
export function NextKickOff(): ReactElement | null {
  const { t } = useTranslation('console');
  const { view, state } = useConsole();
  const { match } = useRuledMatch();
  const period = kickOffPeriodOf(match, state);
  const team = period === null ? null : kickOffOf(state, period);
  if (team === null) return null;
  const name = team === 'home' ? view.homeTeamName : view.awayTeamName;
  return (
    <p className="text-center text-lg font-bold wrap-anywhere">
      {t('kickOff.next', { team: name })}
    </p>
  );
}
