import type { Refusal } from '../../errors.js';
import { unreachable } from '../../unreachable.js';
import type { LoggedMatchEvent, MatchEvent } from '../events.js';
import { isScheduled, unless } from '../may-count.js';
import type { MatchState } from '../state.js';
import type { PlacingEventType } from './events.js';

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

export function foldPlacing(draft: MatchState, event: LoggedMatchEvent<PlacingEventType>): void {
  switch (event.type) {
    case 'MatchPlaced':
      draft.place = event.data;
      return;
    case 'TeamsChanged': {
      const { homeTeamId, awayTeamId } = event.data;
      if (homeTeamId !== draft.homeTeamId) forgetPlayers(draft, 'home');
      if (awayTeamId !== draft.awayTeamId) forgetPlayers(draft, 'away');
      Object.assign(draft, { homeTeamId, awayTeamId });
      delete draft.firstLeg;
      return;
    }
    case 'FirstLegCarried': {
      const { firstLeg } = event.data;
      if (firstLeg === null) delete draft.firstLeg;
      else draft.firstLeg = firstLeg;
      return;
    }
    default:
      unreachable(event);
  }
}

/** The players that a team had confirmed are not there for the team that plays in its place. */
function forgetPlayers(draft: MatchState, side: 'home' | 'away'): void {
  const gone = new Set(draft.attendance[side]);
  draft.attendance[side] = null;
  if (draft.overrides === undefined) return;
  const rest = Object.entries(draft.overrides).filter(([id]) => !gone.has(Number(id)));
  if (rest.length > 0) draft.overrides = Object.fromEntries(rest);
  else delete draft.overrides;
}
