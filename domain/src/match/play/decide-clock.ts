import type { Refusal } from '../../errors.js';
import type { MatchDayCommand } from '../commands.js';
import type { Draft } from '../draft.js';
import { readPlayClock } from './clock.js';
import type { Play } from './play.js';

type ControlClock = Extract<MatchDayCommand, { type: 'ControlClock' }>;

/** Start and stop are two buttons and no toggle: repeating one changes nothing (docs/product.md#clock). */
export function decideClock(
  draft: Draft,
  play: Play,
  command: ControlClock,
  at: string,
): Refusal | null {
  const reading = readPlayClock(play, at);
  if (reading === null || !reading.inPlay || reading.period === 5)
    return { code: 'match.half-not-running' };
  const { period, running } = reading;
  const shown = Math.floor(reading.playedMs / 1000);
  const { playedSeconds: played = shown, reason = null } = command;
  switch (command.action) {
    case 'start': {
      const started = { type: 'ClockStarted', data: { period, played } } as const;
      return running ? draft.refusalOf(started) : draft.add(started);
    }
    case 'stop': {
      const stopped = { type: 'ClockStopped', data: { period, played, cause: reason } } as const;
      return running ? draft.add(stopped) : draft.refusalOf(stopped);
    }
    case 'correct': {
      const data = { period, played, previous: shown, reason };
      const corrected = { type: 'ClockCorrected', data } as const;
      return played === shown ? draft.refusalOf(corrected) : draft.add(corrected);
    }
  }
}
