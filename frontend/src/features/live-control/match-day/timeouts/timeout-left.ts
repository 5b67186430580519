import type { RunningTimeout } from '@kolo/domain';

/** Whole seconds until its end; 60 for the whole first second, as on a hall's display. */
export const timeoutLeft = ({ startedAt, seconds }: RunningTimeout, now: number): number =>
  Math.max(0, seconds - Math.floor((now - Date.parse(startedAt)) / 1000));
