import { unreachable } from '../../unreachable.js';
import type { LoggedMatchEvent } from '../events.js';
import type { RulingEventType } from '../rulings/events.js';
import type { Ruling } from '../rulings/ruling.js';
import type { MatchState } from '../state.js';
import { endAgain } from './signing.js';

/** The effect of a decision on a match. Its play stays as it was, so that it can be undone. */
export function foldRuling(draft: MatchState, event: LoggedMatchEvent<RulingEventType>): void {
  switch (event.type) {
    case 'MatchPostponed':
      draft.ruling = { ...draft.ruling, postponed: event.data };
      return;
    case 'MatchAbandoned':
      draft.status = 'cancelled';
      draft.ruling = { ...draft.ruling, abandoned: event.data };
      return;
    case 'MatchResumed':
      draft.status = 'in_progress';
      lift(draft, 'abandoned', 'replay');
      return;
    case 'MatchReplayOrdered':
      draft.status = event.data.mode === 'from-minute' ? 'scheduled' : 'cancelled';
      draft.ruling = { ...draft.ruling, replay: event.data };
      return;
    case 'ResultAwarded':
      if (draft.completedAt === null) endAgain(draft);
      draft.status = 'completed';
      draft.matchState = 'completed';
      draft.completedAt ??= event.at;
      draft.ruling = { ...draft.ruling, award: event.data };
      return;
    case 'MatchAnnulled':
      draft.status = 'cancelled';
      draft.ruling = { ...draft.ruling, annulled: event.data };
      return;
    default:
      unreachable(event);
  }
}

/** Ends what was decided; an ordinary match has no ruling at all. */
export function lift(draft: MatchState, ...ended: readonly (keyof Ruling)[]): void {
  if (draft.ruling === undefined) return;
  const rest = { ...draft.ruling };
  for (const part of ended) delete rest[part];
  if (Object.keys(rest).length > 0) draft.ruling = rest;
  else delete draft.ruling;
}
