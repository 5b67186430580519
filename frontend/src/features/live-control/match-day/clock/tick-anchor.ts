import type { MatchDayFields, PlayClock } from '@kolo/domain';

/** The instant from which the display counts full seconds: of the clock, or of a time-out while that stands. */
export const tickAnchor = (
  clock: Pick<PlayClock, 'runningSince'>,
  timeout: MatchDayFields['timeout'],
): string | null => clock.runningSince ?? timeout?.startedAt ?? null;
