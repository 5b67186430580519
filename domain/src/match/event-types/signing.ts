import type { SigningEventType } from '../signing/events.js';
import type { EventTypeRow } from './event-type-row.js';

const signing = {
  upcasters: [],
  undo: 'always',
  minute: 'none',
  correct: 'nothing',
  completes: null,
  redo: null,
  entry: null,
  remakesTimeline: false,
  audit: null,
  changes: [],
  seenBy: 'officials',
} as const;

/** Of these, none needs another: a signature that was given stays, and the hash says whether it still holds. */
export const signingEventTypes = {
  ResultSigned: signing,
  SignatureRefused: signing,
  RemarkAdded: signing,
  ProtestAnnounced: signing,
  ProtestDecided: { ...signing, completes: ({ data }) => data.protestId, audit: 'decide-protest' },
  ResultConfirmed: { ...signing, audit: 'confirm' },
  OfficialResultReopened: { ...signing, undo: 'never', audit: 'reopen' },
  ResultRegistered: { ...signing, undo: 'never' },
} as const satisfies { [Type in SigningEventType]: EventTypeRow<Type> };

/** Whether an event follows the last whistle. */
export const isSigningEvent = (type: string): type is SigningEventType =>
  Object.hasOwn(signingEventTypes, type);
