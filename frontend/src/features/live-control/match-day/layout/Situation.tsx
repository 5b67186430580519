import type { ReactElement } from 'react';
import { KicksPanel } from '@/features/live-control/match-day/kicks/KicksPanel';
import { useMatchDay } from '@/features/live-control/match-day/match-day-context';
import { Reductions } from '@/features/live-control/match-day/numbers/Reductions';
import { PeriodEndBar } from '@/features/live-control/match-day/period/PeriodEndBar';
import { QuestionPanel } from '@/features/live-control/match-day/questions/QuestionPanel';
import { RequestedTimeouts } from '@/features/live-control/match-day/timeouts/RequestedTimeouts';
import { RunningTimeout } from '@/features/live-control/match-day/timeouts/RunningTimeout';
import { AdviceList } from './AdviceList';
import { BatteryMark } from './BatteryMark';
import { RecentActions } from './RecentActions';

/** The middle of the console: what is open, most urgent first, and the question about the latest tap. */
export function Situation(): ReactElement {
  const { day, question } = useMatchDay();
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-1.5 overflow-y-auto overscroll-contain">
      <PeriodEndBar />
      {question !== null && <QuestionPanel question={question} />}
      {day.shootout !== null && <KicksPanel shootout={day.shootout} />}
      <RunningTimeout />
      <RequestedTimeouts />
      <AdviceList />
      <Reductions />
      <BatteryMark />
      {question === null && day.shootout === null && <RecentActions />}
    </div>
  );
}
