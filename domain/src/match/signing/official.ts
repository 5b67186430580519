import { limits } from '../../limits.js';
import { isUnderProtest, type Signing, signedRoles } from './signing.js';

/** From the whistle until nothing changes the result any more (docs/product.md#sign-off). */
const resultStates = ['provisional', 'under-protest', 'confirmed', 'official'] as const;
export type ResultState = (typeof resultStates)[number];

/** The part of a match that decides the state of its result. */
interface Result {
  completedAt: string | null;
  signing?: Signing;
}

/**
 * Milliseconds at which the end of the match was known: the whistle, or when the log learned of it, as nobody can
 * object to a result that they could not see. Null before the end.
 */
export function endKnownAt({ completedAt }: Result, overSince?: string): number | null {
  if (completedAt === null) return null;
  const whistle = Date.parse(completedAt);
  return overSince === undefined ? whistle : Math.max(whistle, Date.parse(overSince));
}

/**
 * The instant (ISO 8601) from which the result is official: at once when it is registered, at the end of a
 * reopening, else a day after the end was known. Null before the end, and while a protest waits for its decision.
 */
export function officialAt(state: Result, overSince?: string): string | null {
  const until = openUntil(state, overSince);
  return until === null ? null : (state.signing?.registered?.at ?? until);
}

/** As `officialAt`, but for a registration, which waits for both teams and the referee and for nobody else. */
export function openUntil(state: Result, overSince?: string): string | null {
  const known = endKnownAt(state, overSince);
  if (known === null || isUnderProtest(state.signing)) return null;
  return state.signing?.reopened?.until ?? new Date(known + limits.officialAfterMs).toISOString();
}

/** Whether the result is official at an instant (ISO 8601). */
export function isOfficial(state: Result, now: string, overSince?: string): boolean {
  const since = officialAt(state, overSince);
  if (since === null) return false;
  return state.signing?.registered != null || Date.parse(now) >= Date.parse(since);
}

/** @param reportHash of the report as it is now */
export function resultStateOf(
  state: Result,
  reportHash: string,
  isOfficialNow: boolean,
): ResultState {
  const { signing } = state;
  if (isUnderProtest(signing)) return 'under-protest';
  if (isOfficialNow) return 'official';
  const isConfirmed =
    signing?.confirmed?.reportHash === reportHash || isSignedByAll(state, reportHash);
  return isConfirmed ? 'confirmed' : 'provisional';
}

/** By both teams and the referee. */
export function isSignedByAll({ signing }: Result, reportHash: string): boolean {
  const signed = signedRoles(signing, reportHash);
  return signed.has('home') && signed.has('away') && signed.has('referee');
}
