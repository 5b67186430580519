import { optimise, type PlanAnswer, type PlanInput } from '@kolo/domain';
import { progressIn } from './plan-progress.js';

export interface PlanJob {
  input: PlanInput;
  shared: SharedArrayBuffer;
}

/** Runs in a thread of its own (`PlansService`). */
export function plan({ input, shared }: PlanJob): PlanAnswer {
  const progress = progressIn(shared);
  return optimise(input, {
    goesOn: (percent) => {
      progress.percent = percent;
      return !progress.isStopped;
    },
  });
}
