import type { FansTally, FansVoteView } from '@kolo/domain';

/** Votes are pushed; polling only recovers a lost push, and only while the page is visible. */
const longestMs = 60_000;
const soonestMs = 1_000;

/** By the server's clock: the device's clock may run ahead, and would ask before the end. */
export const refetchInMs = ({ closesAt, serverTime }: FansVoteView): number =>
  Math.min(longestMs, Math.max(soonestMs, Date.parse(closesAt ?? '') - Date.parse(serverTime)));

export const withNewer = (view: FansVoteView, pushed: FansTally | null): FansVoteView =>
  isNewer(pushed, view.tally) ? { ...view, tally: pushed } : view;

const isNewer = (pushed: FansTally | null, known: FansTally): pushed is FansTally =>
  pushed !== null && Date.parse(pushed.asOf) > Date.parse(known.asOf);
