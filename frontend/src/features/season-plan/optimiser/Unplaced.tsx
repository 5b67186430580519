import type { UnplacedMatch } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useBlackoutTexts } from '@/features/season-plan/blackouts/use-blackout-texts';
import { useBlackouts } from '@/features/season-plan/blackouts/use-blackouts';
import { useMatchNames } from '@/features/season-plan/moved/use-match-names';
import { useTranslation } from '@/shared/i18n/use-translation';

interface Props {
  leagueId: number;
  unplaced: readonly UnplacedMatch[];
}

/** Matches without a place, each with the rule that is in the way. */
export function Unplaced({ leagueId, unplaced }: Props): ReactElement {
  const { t } = useTranslation('seasonPlan');
  const names = useMatchNames(leagueId);
  const obstacle = useObstacle(leagueId);
  return (
    <section className="rounded-control bg-warn-soft px-3 py-2 text-sm text-warn">
      <h3 className="font-bold">{t('plan.unplaced', { count: unplaced.length })}</h3>
      <ul className="list-disc pl-5 wrap-anywhere">
        {unplaced.map((one) => (
          <li key={one.matchId}>
            <bdi translate="no" className="font-semibold">
              {names.name(one.matchId)}
            </bdi>
            {': '}
            <span>{obstacle(one)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useObstacle(leagueId: number): (one: UnplacedMatch) => string {
  const { t } = useTranslation('seasonPlan');
  const names = useMatchNames(leagueId);
  const texts = useBlackoutTexts();
  const { data: blackouts = [] } = useBlackouts(leagueId);
  return ({ rule, with: id }) => {
    const blackout = blackouts.find((one) => rule === 'blackout' && one.id === id);
    if (blackout !== undefined) {
      const [days, who] = [texts.days(blackout), texts.who(blackout)];
      return t('hard.with', { rule: t('hard.blackout'), what: t('blackouts.one', { days, who }) });
    }
    if (id === null || rule === 'blackout') return t(`hard.${rule}`);
    return t('hard.with', { rule: t(`hard.${rule}`), what: names.name(id) });
  };
}
