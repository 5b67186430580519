import { standingAction } from '@kolo/domain';
import type { ReactElement } from 'react';
import { AggregateLine } from '@/features/console/context/AggregateLine';
import { useConsole } from '@/features/console/context/console-context';
import { ScoreInDoubtBar } from '@/features/console/entries/ScoreCheck';
import { KicksPanel } from '@/features/console/ruled-match/kicks/KicksPanel';
import { Reductions } from '@/features/console/ruled-match/numbers/Reductions';
import { QuestionPanel } from '@/features/console/ruled-match/questions/QuestionPanel';
import { useRuledMatch } from '@/features/console/ruled-match/ruled-match-context';
import { RequestedTimeouts } from '@/features/console/ruled-match/timeouts/RequestedTimeouts';
import { RunningTimeout } from '@/features/console/ruled-match/timeouts/RunningTimeout';
import { AdviceList } from './AdviceList';
import { BatteryMark } from './BatteryMark';
import { RecentActions } from './RecentActions';

/** The middle of the console: what is open, most urgent first, and the question about the latest tap. */
export function Situation(): ReactElement {
  const { state } = useConsole();
  const { match, question } = useRuledMatch();
  // The players need the room, but what a foul leads to is read while its question is open.
  const actionType = question && standingAction(state, question.actionId)?.type;
  const advised =
    match.shootout === null && (actionType === null || actionType === 'FoulCommitted');
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-1.5 overscroll-contain *:shrink-0 @[40rem]:overflow-y-auto">
      <ScoreInDoubtBar />
      <AggregateLine className="text-center text-base" />
      {advised && <AdviceList />}
      {question !== null && <QuestionPanel question={question} />}
      {match.shootout !== null && <KicksPanel shootout={match.shootout} />}
      <RunningTimeout />
      <RequestedTimeouts />
      <Reductions />
      <BatteryMark />
      {question === null && <RecentActions />}
    </div>
  );
}
