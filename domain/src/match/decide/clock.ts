import type { Refusal } from '../../errors.js';
import type { RuledMatchCommand } from '../commands.js';
import type { RuledMatch } from '../ruled-match.js';
import { readPlayClock } from '../rules/clock.js';
import { hornSecondsOf } from '../rules/periods.js';
import type { MatchState } from '../state.js';
import type { Draft } from './draft.js';

type ControlClock = Extract<RuledMatchCommand, { type: 'ControlClock' }>;

/** Start and stop are two buttons and no toggle: repeating one changes nothing (docs/product.md#clock). */
export function decideClock(
  draft: Draft,
  play: RuledMatch,
  command: ControlClock,
  at: string,
): Refusal | null {
  const reading = readPlayClock(play, at);
  if (reading === null || !reading.inPlay || reading.period === 5)
    return { code: 'match.half-not-running' };
  const { period, running } = reading;
  const shown = Math.floor(reading.playedMs / 1000);
  const { playedSeconds = shown, reason = null } = command;
  const played = Math.min(playedSeconds, hornSecondsOf(play.rules, period));
  switch (command.action) {
    case 'start': {
      const started = { type: 'ClockStarted', data: { period, played } } as const;
      return running ? draft.refusalOf(started) : draft.add(started);
    }
    case 'stop': {
      const stopped = { type: 'ClockStopped', data: { period, played, cause: reason } } as const;
      const isNew = running || isStoppedByTimeoutAlone(draft.state, play, at);
      return isNew ? draft.add(stopped) : draft.refusalOf(stopped);
    }
    case 'correct': {
      const data = { period, played, previous: shown, reason };
      const corrected = { type: 'ClockCorrected', data } as const;
      return played === shown ? draft.refusalOf(corrected) : draft.add(corrected);
    }
  }
}

/** Pressing *Stop* in a timeout counts: the clock then stands on its own if the timeout is undone. */
function isStoppedByTimeoutAlone({ actions }: MatchState, play: RuledMatch, at: string): boolean {
  const instant = Date.parse(at);
  const mark = play.periods.at(-1)?.marks.findLast((earlier) => earlier.at <= instant);
  if (mark?.timeout == null) return false;
  const { since } = mark.timeout;
  return !actions.some(
    (action) =>
      action.type === 'ClockStopped' &&
      Date.parse(action.at) >= since &&
      Date.parse(action.at) <= instant,
  );
}
