import type { Refusal } from '../../errors.js';
import { unreachable } from '../../unreachable.js';
import type { CommandContext } from '../commands.js';
import { unless } from '../may-count.js';
import { outcomeOf } from '../outcome.js';
import type { SigningCommand, SigningSeason } from '../signing/commands.js';
import { endKnownAt, isOfficial, isSignedByAll, openUntil } from '../signing/official.js';
import { isUnderProtest } from '../signing/signing.js';
import type { MatchState } from '../state.js';
import type { Draft } from './draft.js';

const hourMs = 60 * 60 * 1000;

/** Returns why what follows the last whistle is refused (docs/product.md#sign-off). */
export function decideSigning(
  draft: Draft,
  command: SigningCommand,
  context: CommandContext,
): Refusal | null {
  // A protest still has to be decided after the match was annulled, or is to be replayed.
  const isPossible = command.type === 'DecideProtest' || isOver(draft.state);
  return (
    unless(isPossible, 'match.not-over') ??
    refusalByTime(draft.state, command, context) ??
    recordSigning(draft, command, context)
  );
}

function refusalByTime(
  state: MatchState,
  command: SigningCommand,
  { at, now = at, overSince }: CommandContext,
): Refusal | null {
  switch (command.type) {
    case 'SignResult':
    case 'RefuseSignature':
    case 'AddRemark':
    case 'ConfirmResult': {
      const until = openUntil(state, overSince);
      return unless(until === null || Date.parse(now) < Date.parse(until), 'match.official');
    }
    case 'AnnounceProtest': {
      const known = endKnownAt(state, overSince);
      const { season } = command;
      if (known === null || season === undefined) return null;
      return unless(Date.parse(now) - known < season.protestHours * hourMs, 'match.protest-late');
    }
    case 'ReopenResult':
      return unless(isOfficial(state, now, overSince), 'match.not-official');
    case 'DecideProtest':
      return null;
  }
}

/** A match that was abandoned has its report too. */
const isOver = (state: MatchState): boolean =>
  state.status === 'completed' || outcomeOf(state) === 'abandoned';

function recordSigning(
  draft: Draft,
  command: SigningCommand,
  context: CommandContext,
): Refusal | null {
  switch (command.type) {
    case 'SignResult':
      return sign(draft, command, context);
    case 'RefuseSignature': {
      const { role, reason } = command;
      return draft.add({ type: 'SignatureRefused', data: { role, reason } });
    }
    case 'AddRemark':
      return draft.add({ type: 'RemarkAdded', data: {} });
    case 'AnnounceProtest':
      return draft.add({ type: 'ProtestAnnounced', data: { team: command.team, reopens: true } });
    case 'DecideProtest':
      return decideProtest(draft, command, context);
    case 'ConfirmResult':
      return confirm(draft, context);
    case 'ReopenResult':
      return reopen(draft, command, context);
    default:
      return unreachable(command);
  }
}

type Signed<Type extends SigningCommand['type']> = Extract<SigningCommand, { type: Type }>;

/** An account is shown the newer report; a signature at the scorer's table stays, even when it arrives late. */
function sign(
  draft: Draft,
  { role, method, reportHash, season }: Signed<'SignResult'>,
  context: CommandContext,
): Refusal | null {
  const { signing } = draft.state;
  const present = context.reportHash?.(draft.state) ?? reportHash;
  if (method === 'account' && reportHash !== present) return { code: 'match.signature-stale' };
  const isRepeated = signing?.signatures.some(
    (given) => given.role === role && given.method === method && given.reportHash === reportHash,
  );
  if (isRepeated) return null;
  // One more signature does not close a result that an administrator has reopened.
  const isOpened = signing?.reopened != null && isSignedByAll(draft.state, present);
  return (
    draft.add({ type: 'ResultSigned', data: { role, method, reportHash } }) ??
    (isOpened ? null : register(draft, season, present))
  );
}

/** Official at once where the league wants that, the first time that nothing is missing. */
function register(
  draft: Draft,
  season: SigningSeason | undefined,
  reportHash: string | undefined,
): Refusal | null {
  const { state } = draft;
  const isDue =
    season?.officialWhenAllSigned === true &&
    reportHash !== undefined &&
    state.status === 'completed' &&
    !state.signing?.registered &&
    !isUnderProtest(state.signing) &&
    isSignedByAll(state, reportHash);
  return isDue ? draft.add({ type: 'ResultRegistered', data: {} }) : null;
}

function decideProtest(
  draft: Draft,
  { protestId, outcome, season }: Signed<'DecideProtest'>,
  { reportHash }: CommandContext,
): Refusal | null {
  const protest = draft.state.signing?.protests.find(({ id }) => id === protestId);
  if (protest === undefined) return { code: 'decision.not-found' };
  if (protest.decision?.outcome === outcome) return null;
  const isOpened = draft.state.signing?.reopened != null;
  return (
    draft.add({ type: 'ProtestDecided', data: { protestId, outcome } }) ??
    (isOpened ? null : register(draft, season, reportHash?.(draft.state)))
  );
}

function confirm(draft: Draft, { reportHash }: CommandContext): Refusal | null {
  const { state } = draft;
  if (isUnderProtest(state.signing)) return { code: 'match.under-protest' };
  if (reportHash === undefined)
    throw new Error('A result is confirmed with the hash of its report');
  const present = reportHash(state);
  if (state.signing?.confirmed?.reportHash === present) return null;
  return draft.add({ type: 'ResultConfirmed', data: { reportHash: present } });
}

function reopen(
  draft: Draft,
  { reason, hours }: Signed<'ReopenResult'>,
  { at }: CommandContext,
): Refusal | null {
  const until = new Date(Date.parse(at) + hours * hourMs).toISOString();
  return draft.add({ type: 'OfficialResultReopened', data: { reason, until } });
}
