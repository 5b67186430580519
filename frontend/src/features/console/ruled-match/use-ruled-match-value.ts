import {
  adviceOf,
  clockFace,
  onPitchAt,
  reductionsAt,
  standingAction,
  type TeamSide,
  whistles,
} from '@kolo/domain';
import { useCallback, useMemo, useState } from 'react';
import { useControlled } from '@/features/live-control/screen/control-context';
import { halfTimeOf } from '@/features/live-control/screen/half-time';
import { tickAnchor } from './clock/tick-anchor';
import { usePlayNow } from './clock/use-play-now';
import type { MatchDay } from './match-day-context';
import type { MatchDayView } from './match-day-view';
import { flagsOf, hasFlags } from './period/flags';
import { nextPhase, type Phase } from './period/phase';
import type { Question } from './questions/question';
import { useConsoleSettings } from './settings/console-settings';

interface MatchDayValue {
  matchDay: Omit<MatchDay, 'clockElsewhere'>;
  /** The phase about whose end the scorekeeper is asked. */
  ending: Phase | null;
  endAsked: () => void;
}

/**
 * Everything the parts of the console share, again at every second of the match clock.
 * @param latest the match day as of the latest event
 */
export function useMatchDayValue(latest: MatchDayView, onFinish: () => void): MatchDayValue {
  const { state, tap } = useControlled();
  const now = usePlayNow(tickAnchor(latest.clock, latest.timeout, halfTimeOf(state)));
  const [asked, ask] = useState<Question | null>(null);
  // What it is about may be undone, here or at another tablet, or not be stored: then nothing is asked.
  const stands = asked !== null && standingAction(state, asked.actionId) !== undefined;
  const question = stands ? asked : null;
  const [ending, setEnding] = useState<Phase | null>(null);
  const swapped = useConsoleSettings((settings) => settings.swapped) === state.matchId;
  const day = useMemo((): MatchDayView => {
    const at = new Date(now).toISOString();
    return {
      ...latest,
      reductions: reductionsAt(state, at),
      onPitch: onPitchAt(state, at) ?? latest.onPitch,
      assistant: adviceOf(state, at),
    };
  }, [latest, state, now]);
  const advance = () => {
    const phase = nextPhase(day, state);
    if (phase === null || phase.type === 'kicks') return;
    ask(null);
    if (phase.type === 'second-half') tap({ type: 'ChangeState', wanted: whistles.secondHalf });
    else if (phase.type === 'start-extra')
      tap({ type: 'ControlPeriod', period: phase.period, action: 'start' });
    else if (phase.type === 'finish' && !hasFlags(flagsOf(state, day.assistant))) onFinish();
    else setEnding(phase);
  };
  const sides: readonly [TeamSide, TeamSide] = swapped ? ['away', 'home'] : ['home', 'away'];
  return {
    matchDay: { day, face: clockFace(day.clock, now), now, sides, question, ask, advance },
    ending,
    endAsked: useCallback(() => setEnding(null), []),
  };
}
