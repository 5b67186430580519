import type { PlanAnswer } from '@kolo/domain';
import type { ReactElement } from 'react';
import { type MovedMatch, MovedMatches } from '@/features/season-plan/moved/MovedMatches';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';
import { CostTable } from './CostTable';
import { Unplaced } from './Unplaced';

interface Props {
  leagueId: number;
  answer: PlanAnswer;
  moves: readonly MovedMatch[];
  /** Makes the plan again without moving this match. */
  onStay: (matchId: number) => void;
}

/** What the plan changes: nothing has happened yet. */
export function PlanView({ leagueId, answer, moves, onStay }: Props): ReactElement {
  const { t } = useTranslation('seasonPlan');
  return (
    <div className="grid grid-cols-1 gap-5 py-2">
      <p role="status" className="font-semibold">
        {moves.length === 0 ? t('plan.nothing') : t('moved.count', { count: moves.length })}
      </p>
      {answer.unplaced.length > 0 && <Unplaced leagueId={leagueId} unplaced={answer.unplaced} />}
      <CostTable before={answer.before} after={answer.cost} />
      {moves.length > 0 && (
        <section>
          <h3 className="mb-2 text-sm font-bold">{t('moved.title')}</h3>
          <MovedMatches
            leagueId={leagueId}
            moved={moves}
            besideOf={(matchId) => (
              <Button variant="ghost" className="px-3!" onClick={() => onStay(matchId)}>
                {t('plan.stay')}
              </Button>
            )}
          />
        </section>
      )}
    </div>
  );
}
