import type { Refusal } from '../../errors.js';
import { unreachable } from '../../unreachable.js';
import type { MatchEvent } from '../events.js';
import { isScheduled, unless } from '../may-count.js';
import type { PlacingEventType } from '../placing.js';
import type { MatchState } from '../state.js';

/** Returns why a match may not get a place or other teams. */
export function refusalOfPlacing(
  state: MatchState,
  event: MatchEvent<PlacingEventType>,
): Refusal | null {
  switch (event.type) {
    case 'MatchPlaced':
      return unless(state.place === undefined, 'match.transition-not-allowed');
    case 'TeamsChanged':
      return (
        unless(isScheduled(state), 'match.not-scheduled') ??
        unless(state.lineup === null, 'match.already-initialised') ??
        unless(event.data.homeTeamId !== event.data.awayTeamId, 'match.same-team')
      );
    case 'FirstLegCarried':
      return (
        unless(isScheduled(state), 'match.not-scheduled') ??
        unless(state.place?.leg === 2, 'match.transition-not-allowed')
      );
    default:
      return unreachable(event);
  }
}
