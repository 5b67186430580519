import { playedSecondsAt } from '@kolo/domain';
import { useMatchDay } from '@/features/live-control/match-day/match-day-context';
import { useControlled } from '@/features/live-control/screen/control-context';

/** The clock's taps; `played` goes along as a record of what this device showed. */
export function useClockTaps() {
  const { clock: time, tap } = useControlled();
  const { day } = useMatchDay();
  const playedSeconds = () => playedSecondsAt(day.clock, time.now());
  return {
    start: () => tap({ type: 'ControlClock', action: 'start', playedSeconds: playedSeconds() }),
    stop: () => tap({ type: 'ControlClock', action: 'stop', playedSeconds: playedSeconds() }),
    correct: (seconds: number) =>
      tap({ type: 'ControlClock', action: 'correct', playedSeconds: seconds }),
    playedSeconds,
  };
}
