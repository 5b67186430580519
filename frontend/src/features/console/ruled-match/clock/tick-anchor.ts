import type { PlayClock, RuledMatchFields } from '@kolo/domain';
import type { HalfTime } from '@/shared/live/half-time-break';

/** The instant from which the display counts full seconds: of the clock, or of what runs while that is stopped. */
export const tickAnchor = (
  clock: Pick<PlayClock, 'runningSince'>,
  timeout: RuledMatchFields['timeout'],
  halfTime: HalfTime | null,
): string | null => clock.runningSince ?? (timeout ?? halfTime)?.startedAt ?? null;
