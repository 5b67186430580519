import { playedSecondsAt } from '@kolo/domain';
import { useConsole } from '@/features/console/context/console-context';
import { useRuledMatch } from '@/features/console/ruled-match/ruled-match-context';

/** The clock's taps; `played` goes along as a record of what this device showed. */
export function useClockTaps() {
  const { clock: time, tap } = useConsole();
  const { match } = useRuledMatch();
  const playedSeconds = () => playedSecondsAt(match.clock, time.now());
  return {
    start: () => tap({ type: 'ControlClock', action: 'start', playedSeconds: playedSeconds() }),
    stop: () => tap({ type: 'ControlClock', action: 'stop', playedSeconds: playedSeconds() }),
    correct: (seconds: number) =>
      tap({ type: 'ControlClock', action: 'correct', playedSeconds: seconds }),
    playedSeconds,
  };
}
