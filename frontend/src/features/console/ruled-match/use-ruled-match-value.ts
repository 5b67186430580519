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
import { useConsole } from '@/features/console/context/console-context';
import { halfTimeOf } from '@/features/console/context/half-time';
import { useConsoleSettings } from '@/features/console/settings/console-settings';
import { tickAnchor } from './clock/tick-anchor';
import { usePlayNow } from './clock/use-play-now';
import { flagsOf, hasFlags } from './period/flags';
import { nextPhase, type Phase } from './period/phase';
import type { Question } from './questions/question';
import type { RuledMatch } from './ruled-match-context';
import type { RuledMatchView } from './ruled-match-view';

interface RuledMatchValue {
  ruledMatch: Omit<RuledMatch, 'clockElsewhere'>;
  /** The phase that the scorekeeper has to confirm as ended. */
  ending: Phase | null;
  closeEnding: () => void;
}

/**
 * Everything the parts of the console share, again at every second of the match clock.
 * @param latest the match under its rule sheet as of the latest event
 */
export function useRuledMatchValue(latest: RuledMatchView, onFinish: () => void): RuledMatchValue {
  const { state, tap } = useConsole();
  const now = usePlayNow(tickAnchor(latest.clock, latest.timeout, halfTimeOf(state)));
  const [lastQuestion, ask] = useState<Question | null>(null);
  // Its entry may be undone, here or on another tablet, or not be stored: then there is no question.
  const stands =
    lastQuestion !== null && standingAction(state, lastQuestion.actionId) !== undefined;
  const question = stands ? lastQuestion : null;
  const [ending, setEnding] = useState<Phase | null>(null);
  const swapped = useConsoleSettings((settings) => settings.swapped) === state.matchId;
  const match = useMemo((): RuledMatchView => {
    const at = new Date(now).toISOString();
    return {
      ...latest,
      reductions: reductionsAt(state, at),
      onPitch: onPitchAt(state, at) ?? latest.onPitch,
      assistant: adviceOf(state, at),
    };
  }, [latest, state, now]);
  const advance = () => {
    const phase = nextPhase(match, state);
    if (phase === null || phase.type === 'kicks') return;
    ask(null);
    if (phase.type === 'second-half') tap({ type: 'ChangeState', wanted: whistles.secondHalf });
    else if (phase.type === 'start-extra')
      tap({ type: 'ControlPeriod', period: phase.period, action: 'start' });
    else if (phase.type === 'finish' && !hasFlags(flagsOf(state, match.assistant))) onFinish();
    else setEnding(phase);
  };
  const sides: readonly [TeamSide, TeamSide] = swapped ? ['away', 'home'] : ['home', 'away'];
  return {
    ruledMatch: { match, face: clockFace(match.clock, now), now, sides, question, ask, advance },
    ending,
    closeEnding: useCallback(() => setEnding(null), []),
  };
}
