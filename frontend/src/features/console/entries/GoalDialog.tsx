import type { TeamSide } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { MessageLine } from '@/features/console/context/MessageLine';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Dialog } from '@/shared/ui';
import { type GoalDetails, GoalFields } from './GoalFields';

interface Props {
  team: TeamSide;
  teamName: string;
  onClose: () => void;
}

/** A goal that is more than a player's tap: without a scorer, from a penalty, an own goal, with its assist. */
export function GoalDialog({ team, teamName, onClose }: Props): ReactElement {
  const { t } = useTranslation('console');
  const { tap } = useConsole();
  const [goal, setGoal] = useState<GoalDetails>({ kind: 'open-play', scorer: null, assist: null });
  const record = () => {
    if (tap({ type: 'RecordGoal', team, ...goal }) === null) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="xl"
      touch
      title={t('goal.title', { team: teamName })}
      footer={
        <>
          <MessageLine className="w-full sm:w-auto sm:flex-1" />
          <Button size="touch" className="w-full sm:w-auto" onClick={record}>
            {t('goal.record')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <GoalFields team={team} goal={goal} onChange={setGoal} />
      </div>
    </Dialog>
  );
}
