import type { RulingEventType } from '../rulings/events.js';
import { type EventTypeRow, milestone } from './event-type-row.js';

const ruling = {
  upcasters: [],
  undo: 'unless-needed',
  minute: 'none',
  correct: 'nothing',
  completes: null,
  redo: null,
  entry: null,
  remakesTimeline: false,
  changes: ['calendar', 'board'],
  seenBy: 'everyone',
} as const;

export const rulingEventTypes = {
  MatchPostponed: { ...ruling, audit: 'postpone' },
  MatchAbandoned: {
    ...ruling,
    minute: 'label',
    audit: 'abandon',
    redo: ({ data }) => ({ type: 'AbandonMatch', ...data }),
    // Pages of the release before know a match that ended early by this entry.
    entry: (event, { score }) => milestone('cancelled', event, score),
  },
  MatchResumed: { ...ruling, audit: 'resume', redo: () => ({ type: 'ResumeMatch' }) },
  MatchReplayOrdered: { ...ruling, audit: 'replay' },
  ResultAwarded: { ...ruling, audit: 'award' },
  MatchAnnulled: { ...ruling, audit: 'annul' },
} as const satisfies { [Type in RulingEventType]: EventTypeRow<Type> };
