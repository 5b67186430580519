import type { SignedOutcome } from '../contract/matches.js';
import { isUnderProtest } from '../match/signing/signing.js';
import type { MatchState } from '../match/state.js';

/** The public part of the sign-off: whether a protest holds the result back, and what people made official. */
export function signedOutcome({ completedAt, signing }: MatchState): SignedOutcome {
  if (signing === undefined || completedAt === null) return {};
  const { registered, reopened } = signing;
  if (isUnderProtest(signing)) return { resultState: 'under-protest' };
  if (registered) return { resultState: 'official', officialAt: registered.at };
  return reopened ? { officialAt: reopened.until } : {};
}
