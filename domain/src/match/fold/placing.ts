import { unreachable } from '../../unreachable.js';
import type { LoggedMatchEvent } from '../events.js';
import type { PlacingEventType } from '../placing.js';
import type { MatchState } from '../state.js';

/** The effect of an event about a match's place in a stage. */
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

/** Players confirmed for a team are not those of the team that takes its place. */
function forgetPlayers(draft: MatchState, side: 'home' | 'away'): void {
  const gone = new Set(draft.attendance[side]);
  draft.attendance[side] = null;
  if (draft.overrides === undefined) return;
  const rest = Object.entries(draft.overrides).filter(([id]) => !gone.has(Number(id)));
  if (rest.length > 0) draft.overrides = Object.fromEntries(rest);
  else delete draft.overrides;
}
