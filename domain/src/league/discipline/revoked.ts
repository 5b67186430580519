import type { LoggedMatchEvent } from '../../match/events.js';
import { replay } from '../../match/fold/evolve.js';
import type { MatchState } from '../../match/state.js';
import { countingOf } from '../../views/counted-cards.js';
import { type Offence, offencesCounting, offencesOf, offencesWithout } from './offences.js';
import { interruptionOf, isAbandoned } from './stopped.js';

/** What counted after the end of a match until something took it from a person. */
export interface RevokedOffence {
  offence: Offence;
  until: string;
  /** Whether the match was an abandoned one then. */
  wasAbandoned: boolean;
}

const ends: readonly string[] = ['MatchFinished', 'MatchAbandoned'];
const revokes: readonly string[] = [
  'ActionVoided',
  'ActionCorrected',
  'MatchReplayOrdered',
  'MatchAnnulled',
];

/**
 * Offences that a correction or a ruling took away after the match, when somebody may have sat out a ban for them.
 * What counts again later was never taken away.
 */
export function revokedOffences(
  state: MatchState,
  log: readonly LoggedMatchEvent[],
): RevokedOffence[] {
  const end = log.findIndex(({ type }) => ends.includes(type));
  if (end === -1) return [];
  const changes = log.slice(end + 1).filter(({ type }) => revokes.includes(type));
  if (changes.length === 0) return [];
  const later = countedOffences(state);
  const revoked = changes.reverse().map((event) => {
    const index = log.indexOf(event);
    const before = replay(state.matchId, log.slice(0, index));
    const counted = countedOffences(before);
    later.push(...countedOffences(replay(state.matchId, log.slice(0, index + 1))));
    const wasAbandoned = isAbandoned(before) || before.status === 'in_progress';
    const taken = offencesWithout(counted, later);
    later.push(...counted);
    return taken.map((offence) => ({ offence, until: event.at, wasAbandoned }));
  });
  return revoked.reverse().flat();
}

/** Of a match that goes on after it was abandoned, what came before. */
function countedOffences(state: MatchState): Offence[] {
  if (state.status !== 'in_progress') return offencesCounting(offencesOf(state), countingOf(state));
  const interruption = interruptionOf(state);
  return interruption === null ? [] : offencesOf(state, interruption.stoppedAt);
}
