import { isPeriodRunning, latestOf, periodOf, type RuledMatch } from '../ruled-match.js';
import type { MatchRecord, PlayClock, RuledMatchFields } from '../ruled-match-fields.js';
import type { BySide, MatchState } from '../state.js';
import { adviceAt } from './assistant.js';
import { readAt } from './clock.js';
import { type Facts, factsOf } from './facts.js';
import { countedFouls, foulCounts } from './fouls.js';
import { momentOf, type PlayMoment } from './moment.js';
import { absencesOf, numbersAt, reductionsOf, type Shortage } from './numbers.js';
import { minutesBefore } from './periods.js';
import { recordOf } from './record.js';
import { shootoutOf } from './shootout.js';
import { runningTimeout } from './timeouts.js';

/** Extra fields of a match under a rule sheet, as of its latest event; null without a sheet. */
export function ruledMatchFields(
  state: MatchState,
): (RuledMatchFields & { clock: PlayClock | null }) | null {
  const { play } = state;
  if (!play) return null;
  const moment = latestMoment(state, play);
  const { facts, absences, position } = moment;
  const { shortages } = absences;
  return {
    clock: clockOfPlay(play, shortages),
    rules: play.rules,
    period: periodOf(play),
    periodRunning: isPeriodRunning(play),
    fouls: foulCounts(countedFouls(play, facts)),
    onPitch: numbersAt(play.rules, absences, position),
    reductions: reductionsOf(shortages, position),
    timeouts: { ...state.timeouts },
    timeout: runningTimeout(play),
    shootout: shootoutOf(facts),
    assistant: adviceAt(moment),
    scoreInDoubt: isScoreInDoubt(state, facts),
    flagged: [...facts.flagged],
    ...recordOf(moment),
  };
}

/** The match record as of the latest event; null without a sheet. */
export const matchRecord = (state: MatchState): MatchRecord | null =>
  state.play ? recordOf(latestMoment(state, state.play)) : null;

const latestMoment = (state: MatchState, play: RuledMatch): PlayMoment =>
  momentOf(state, play, Math.max(latestOf(play), clockTurnedAt(play)));

/** Whether the scorer's table is checking the score. The final whistle confirms it; later finds are corrected. */
export const isScoreInDoubt = (state: MatchState, facts: Facts = factsOf(state)): boolean =>
  facts.scoreInDoubt && state.status === 'in_progress';

interface BoardFields {
  clock: PlayClock | null;
  shootout: BySide<number> | null;
  scoreInDoubt: boolean;
}

/** The clock, the score of the kicks and whether the score is in doubt, for a line of the board. */
export function boardFields(state: MatchState, play: RuledMatch): BoardFields {
  const facts = factsOf(state);
  const shootout = shootoutOf(facts);
  return {
    clock: clockOfPlay(play, absencesOf(state, play, facts).shortages),
    shootout: shootout === null ? null : { home: shootout.home, away: shootout.away },
    scoreInDoubt: isScoreInDoubt(state, facts),
  };
}

/** The clock as it stood at its latest event; null before the first whistle. */
export const playClockOf = (state: MatchState, play: RuledMatch): PlayClock | null =>
  clockOfPlay(play, absencesOf(state, play, factsOf(state)).shortages);

/**
 * A match that lost a place reads it at every event, so that
 * what is left of the place is true at that instant too; other taps leave the clock of their patch out.
 */
function clockOfPlay(play: RuledMatch, shortages: readonly Shortage[]): PlayClock | null {
  const last = play.periods.at(-1);
  if (last === undefined) return null;
  const turned = clockTurnedAt(play);
  const at = shortages.length > 0 ? Math.max(turned, latestOf(play)) : turned;
  const reading = readAt(play, at);
  if (reading === null) return null;
  const { period, playedMs, running, limitSeconds } = reading;
  const { clockDirection, periodEndsBy } = play.rules;
  const runningSince = at - (playedMs % 1000);
  const startedAt = running ? at - playedMs : last.marks[0].at;
  return {
    half: period === 1 ? 1 : 2,
    startedAt: new Date(startedAt).toISOString(),
    running,
    period,
    playedSeconds: Math.floor(playedMs / 1000),
    runningSince: running ? new Date(runningSince).toISOString() : null,
    limitSeconds,
    minutesBefore: minutesBefore(play.rules, period),
    direction: clockDirection,
    endsBy: periodEndsBy,
    expired: limitSeconds !== null && playedMs >= limitSeconds * 1000,
  };
}

/** The latest event of the clock or of a period, in epoch milliseconds; 0 before the first whistle. */
function clockTurnedAt({ periods }: RuledMatch): number {
  const last = periods.at(-1);
  return last === undefined ? 0 : (last.endedAt ?? last.marks.at(-1)?.at ?? 0);
}
