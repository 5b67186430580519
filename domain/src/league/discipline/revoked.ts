import type { LoggedMatchEvent } from '../../match/events.js';
import { replay } from '../../match/fold/evolve.js';
import { type Offence, type Offender, offencesOf } from './offences.js';

/** What stood after the end of a match until a correction took it from a person. */
export interface RevokedOffence {
  offence: Offence;
  until: string;
}

const ends: readonly string[] = ['MatchFinished', 'MatchAbandoned'];
const corrections: readonly string[] = ['ActionVoided', 'ActionCorrected'];

/** Offences that were corrected away after the match, when somebody may have sat out a ban for them. */
export function revokedOffences(
  matchId: number,
  log: readonly LoggedMatchEvent[],
): RevokedOffence[] {
  const end = log.findIndex(({ type }) => ends.includes(type));
  if (end === -1) return [];
  return log.flatMap((event, index) => {
    if (index <= end || !corrections.includes(event.type)) return [];
    const before = offencesOf(replay(matchId, log.slice(0, index)));
    const after = offencesOf(replay(matchId, log.slice(0, index + 1)));
    return before
      .map((offence) => withoutThose(offence, after))
      .filter((offence) => isAny(offence))
      .map((offence) => ({ offence, until: event.at }));
  });
}

function withoutThose(before: Offence, after: readonly Offence[]): Offence {
  const still = after.find((one) => isSame(one, before));
  if (still === undefined) return before;
  return {
    ...before,
    yellows: Math.max(0, before.yellows - still.yellows),
    secondYellow: before.secondYellow && !still.secondYellow,
    red: before.red && !still.red,
    exclusions: Math.max(0, before.exclusions - still.exclusions),
  };
}

type Whose = { side: string; offender: Offender };

/** A player whose card moved to the other team is the same person; a role is one of its team. */
const isSame = (a: Whose, b: Whose): boolean =>
  a.offender === b.offender && (typeof a.offender === 'number' || a.side === b.side);

const isAny = ({ yellows, secondYellow, red, exclusions }: Offence): boolean =>
  yellows + exclusions > 0 || secondYellow || red;
