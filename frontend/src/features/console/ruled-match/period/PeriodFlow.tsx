import { type LevelReason, whistles } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { ScoreLine } from '@/features/console/context/ScoreLine';
import { useRuledMatch } from '@/features/console/ruled-match/ruled-match-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ConfirmDialog } from '@/shared/ui';
import { FlagList } from './FlagList';
import { flagsOf } from './flags';
import { LevelDialog } from './LevelDialog';
import type { Phase } from './phase';
import { usePhaseName } from './use-phase-name';

interface Props {
  phase: Phase;
  /** @param levelReason why a level match that needed a winner ends without one */
  onFinish: (levelReason?: LevelReason) => void;
  onClose: () => void;
}

/** Questions before the match goes on: the score, and doubtful entries. */
export function PeriodFlow({ phase, onFinish, onClose }: Props): ReactElement | null {
  const { t } = useTranslation(['ruledConsole', 'console']);
  const { state, tap } = useConsole();
  const { match } = useRuledMatch();
  const phaseName = usePhaseName();
  if (phase.type === 'level')
    return <LevelDialog phase={phase} onFinish={onFinish} onClose={onClose} />;
  const confirm = () => {
    onClose();
    if (phase.type === 'finish') onFinish();
    else if (phase.type === 'half-time') tap({ type: 'ChangeState', wanted: whistles.halfTime });
    else if (phase.type === 'end-extra')
      tap({ type: 'ControlPeriod', period: phase.period, action: 'end' });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      size="touch"
      variant={phase.type === 'finish' ? 'danger' : 'primary'}
      title={t(phase.type === 'finish' ? 'phase.finishTitle' : 'phase.endTitle')}
      description={
        <>
          <ScoreLine />
          {t(phase.type === 'finish' ? 'phase.finishText' : 'console:phase.halfTimeText')}
          <FlagList flags={flagsOf(state, match.assistant)} />
        </>
      }
      confirmLabel={phaseName(phase)}
      onConfirm={confirm}
    />
  );
}
