import type { Envelope } from '../../log/fold.js';
import type { SigningEventData, SigningEventType } from './events.js';

type Made = Readonly<Pick<Envelope, 'id' | 'at'>>;
type Entry<Type extends SigningEventType> = Made & Readonly<SigningEventData[Type]>;

export type StandingProtest = Entry<'ProtestAnnounced'> & {
  /** Null until it is decided. */
  readonly decision: Entry<'ProtestDecided'> | null;
};

/** What was said about the result after the whistle, in the order of the log. */
export interface Signing {
  readonly signatures: readonly Entry<'ResultSigned'>[];
  readonly refusals: readonly Entry<'SignatureRefused'>[];
  readonly remarks: readonly Made[];
  readonly protests: readonly StandingProtest[];
  readonly confirmed: Entry<'ResultConfirmed'> | null;
  /** Of these two, the last one holds and the other is null. */
  readonly reopened: Entry<'OfficialResultReopened'> | null;
  readonly registered: Made | null;
}

export const noSigning: Signing = {
  signatures: [],
  refusals: [],
  remarks: [],
  protests: [],
  confirmed: null,
  reopened: null,
  registered: null,
};

/** Whether it is confirmed, and no administrator has opened it again since. */
export const isConfirmed = ({ confirmed, reopened }: Signing = noSigning): boolean =>
  confirmed !== null && (reopened === null || Date.parse(reopened.at) < Date.parse(confirmed.at));

/** The roles that have signed the report with this hash. */
export const signedRoles = (signing: Signing | undefined, reportHash: string) =>
  new Set(
    (signing?.signatures ?? [])
      .filter((signature) => signature.reportHash === reportHash)
      .map(({ role }) => role),
  );

/** Whether a protest waits for its decision. */
export const isUnderProtest = (signing: Signing | undefined): boolean =>
  signing?.protests.some(({ decision }) => decision === null) ?? false;
