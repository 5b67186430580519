import { standingAction } from '@kolo/domain';
import type { ReactElement } from 'react';
import { KicksPanel } from '@/features/live-control/match-day/kicks/KicksPanel';
import { useMatchDay } from '@/features/live-control/match-day/match-day-context';
import { Reductions } from '@/features/live-control/match-day/numbers/Reductions';
import { QuestionPanel } from '@/features/live-control/match-day/questions/QuestionPanel';
import { RequestedTimeouts } from '@/features/live-control/match-day/timeouts/RequestedTimeouts';
import { RunningTimeout } from '@/features/live-control/match-day/timeouts/RunningTimeout';
import { useControlled } from '@/features/live-control/screen/control-context';
import { ScoreInDoubtBar } from '@/features/live-control/screen/ScoreCheck';
import { AdviceList } from './AdviceList';
import { BatteryMark } from './BatteryMark';
import { RecentActions } from './RecentActions';

/** The middle of the console: what is open, most urgent first, and the question about the latest tap. */
export function Situation(): ReactElement {
  const { state } = useControlled();
  const { day, question } = useMatchDay();
  // The players need the room, but what a foul leads to is read while its question is open.
  const asked = question && standingAction(state, question.actionId)?.type;
  const advised = day.shootout === null && (asked === null || asked === 'FoulCommitted');
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-1.5 overscroll-contain *:shrink-0 @[40rem]:overflow-y-auto">
      <ScoreInDoubtBar />
      {advised && <AdviceList />}
      {question !== null && <QuestionPanel question={question} />}
      {day.shootout !== null && <KicksPanel shootout={day.shootout} />}
      <RunningTimeout />
      <RequestedTimeouts />
      <Reductions />
      <BatteryMark />
      {question === null && <RecentActions />}
    </div>
  );
}
