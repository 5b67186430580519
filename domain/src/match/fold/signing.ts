import { unreachable } from '../../unreachable.js';
import type { LoggedMatchEvent } from '../events.js';
import type { SigningEventType } from '../signing/events.js';
import { isConfirmed, noSigning, type Signing } from '../signing/signing.js';
import type { MatchState } from '../state.js';

/** The effect of an event about the result after the last whistle. */
export function foldSigning(draft: MatchState, event: LoggedMatchEvent<SigningEventType>): void {
  draft.signing = after(draft.signing ?? noSigning, event);
}

/** A match that ends again, as its first end was undone, is neither official nor open by what was decided about that end. */
export function endAgain(draft: MatchState): void {
  const { signing } = draft;
  if (!signing?.registered && !signing?.reopened) return;
  const confirmed = isConfirmed(signing) ? signing.confirmed : null;
  draft.signing = { ...signing, confirmed, reopened: null, registered: null };
}

function after(signing: Signing, event: LoggedMatchEvent<SigningEventType>): Signing {
  const { id, at } = event;
  switch (event.type) {
    case 'ResultSigned':
      return { ...signing, signatures: [...signing.signatures, { id, at, ...event.data }] };
    case 'SignatureRefused':
      return { ...signing, refusals: [...signing.refusals, { id, at, ...event.data }] };
    case 'RemarkAdded':
      return { ...signing, remarks: [...signing.remarks, { id, at }] };
    case 'ProtestAnnounced': {
      const { team, reopens } = event.data;
      const protests = [...signing.protests, { id, at, team, decision: null }];
      // Its decision registers the result again, if everybody has signed what the report says by then.
      return { ...signing, protests, registered: reopens ? null : signing.registered };
    }
    case 'ProtestDecided': {
      const decision = { id, at, ...event.data };
      const protests = signing.protests.map((protest) =>
        protest.id === event.data.protestId ? { ...protest, decision } : protest,
      );
      return { ...signing, protests };
    }
    case 'ResultConfirmed':
      return { ...signing, confirmed: { id, at, ...event.data } };
    case 'OfficialResultReopened':
      return { ...signing, reopened: { id, at, ...event.data }, registered: null };
    case 'ResultRegistered':
      return { ...signing, reopened: null, registered: { id, at } };
    default:
      return unreachable(event);
  }
}
