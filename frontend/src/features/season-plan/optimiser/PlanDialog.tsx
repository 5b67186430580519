import type { PlannedMatch } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { errorMessage, Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Dialog } from '@/shared/ui';
import { PlanProgressBar } from './PlanProgressBar';
import { PlanView } from './PlanView';
import { followed, useApplyPlan, usePlan, useStopPlan } from './use-plan';
import { usePlannedMoves } from './use-planned-moves';

interface Props {
  leagueId: number;
  /** The hall that the league lost. */
  lost?: { venue: string };
  onClose: () => void;
}

/** Makes a plan at once, shows what it changes, and applies it only when it is confirmed. */
export function PlanDialog({ leagueId, lost, onClose }: Props): ReactElement {
  const { t } = useTranslation(['seasonPlan', 'common']);
  const [requested, setRequested] = useState(() =>
    followed({ seed: 1, keep: [], ...(lost && { lost }) }),
  );
  const plan = usePlan(leagueId, requested);
  const stop = useStopPlan(leagueId, requested);
  const apply = useApplyPlan(leagueId);
  const moves = usePlannedMoves(leagueId, plan.data);
  const running = plan.isFetching;
  const again = (change: Partial<typeof requested>): void => {
    apply.reset();
    stop.reset();
    setRequested(followed({ ...requested, ...change }));
  };
  const close = (): void => {
    // Its answer is no longer needed.
    if (running) stop.mutate();
    onClose();
  };
  const planned = moves.map(({ matchId, to }): PlannedMatch => {
    return { matchId, matchDate: to.at, venue: to.venue };
  });
  return (
    <Dialog
      open
      onOpenChange={close}
      size="lg"
      title={t(lost ? 'lost.title' : 'plan.title')}
      description={lost ? t('lost.from', lost) : t('plan.lead')}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t('common:cancel')}
          </Button>
          {running ? (
            <Button pending={stop.isPending} onClick={() => stop.mutate()}>
              {t('plan.stop')}
            </Button>
          ) : (
            <>
              <Button variant="secondary" onClick={() => again({ seed: requested.seed + 1 })}>
                {t('plan.another')}
              </Button>
              <Button
                disabled={planned.length === 0}
                pending={apply.isPending}
                onClick={() => apply.mutate(planned, { onSuccess: onClose })}
              >
                {t('plan.apply')}
              </Button>
            </>
          )}
        </>
      }
    >
      {apply.isError && (
        <p role="alert" className="my-2 text-sm font-semibold text-danger">
          {errorMessage(apply.error)}
        </p>
      )}
      <Loaded
        query={plan}
        errorTitle={t('plan.failed')}
        loading={<PlanProgressBar leagueId={leagueId} plan={requested} />}
      >
        {(answer) => (
          <PlanView
            leagueId={leagueId}
            answer={answer}
            moves={moves}
            onStay={(matchId) => again({ keep: [...requested.keep, matchId] })}
          />
        )}
      </Loaded>
    </Dialog>
  );
}
