import { type ClockReading, type LiveClock, minuteLabel } from '@kolo/domain';

function runningReading(clock: LiveClock | null, now: number): ClockReading | null {
  if (clock === null || !clock.running) return null;
  const second = Math.max(0, Math.floor((now - Date.parse(clock.startedAt)) / 1000));
  return { half: clock.half, second };
}

export function runningMinute(clock: LiveClock | null, now: number): string | null {
  const reading = runningReading(clock, now);
  return reading === null ? null : minuteLabel(reading, null);
}
