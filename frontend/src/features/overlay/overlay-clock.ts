import { type LiveClock, limits } from '@kolo/domain';

/**
 * Minutes and seconds of the whole match, as on television.
 * @param now epoch milliseconds by the server's clock
 * @returns null outside of a half
 */
export function overlayClock(clock: LiveClock | null, now: number): string | null {
  if (clock === null || !clock.running) return null;
  const second = Math.max(0, Math.floor((now - Date.parse(clock.startedAt)) / 1000));
  const seconds = (clock.half - 1) * limits.halfMinutes * 60 + second;
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
