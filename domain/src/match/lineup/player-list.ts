import type { Refusal } from '../../errors.js';
import { listLimitOf } from '../../rules/match-rules.js';
import type { MatchEvent, MatchEventData } from '../events.js';
import { isScheduled, refusalToCount, unless } from '../may-count.js';
import { type MatchState, sideOf } from '../state.js';

/** The instant at which the list closed, by the league's limit (docs/product.md#live-match); null while it is open. */
export const listClosedAt = (state: MatchState): string | null =>
  listLimitOf(state.play?.rules) === 'kick-off' ? state.firstHalfAt : state.secondHalfAt;

/** Returns why a player may not be added to the list. The instant of the tap decides, also of one that waited on a tablet. */
export function refusalToAddPlayer(
  state: MatchState,
  { at, data }: MatchEvent<'PlayerAdded'> & { at?: string },
): Refusal | null {
  const { lineup, firstHalfAt } = state;
  const wasBefore = (instant: string | null) =>
    instant === null || (at !== undefined && at < instant);
  return (
    (isScheduled(state) ? null : refusalToCount(state)) ??
    unless(lineup !== null, 'match.not-initialised') ??
    unless(wasBefore(listClosedAt(state)), 'match.list-closed') ??
    unless(wasBefore(firstHalfAt) || data.reason !== null, 'match.late-reason-missing') ??
    unless(sideOf(state, data.playerId) === null, 'match.player-not-eligible')
  );
}

/** Adds a player who came late to the list of the team. */
export function addToList(
  draft: MatchState,
  { team, playerId }: MatchEventData['PlayerAdded'],
): void {
  const { lineup } = draft;
  if (lineup === null || lineup[team].includes(playerId)) return;
  draft.lineup = { ...lineup, [team]: [...lineup[team], playerId].sort((a, b) => a - b) };
}

/** Whether a team has listed the player, by its attendance or by the line-ups. */
export const isOnList = (state: MatchState, playerId: number): boolean =>
  sideOf(state, playerId) !== null ||
  Object.values(state.attendance).some((playerIds) => playerIds?.includes(playerId));

/** The action that put the player on the list. */
export const listedWith = ({ actions }: MatchState, playerId: number): string | undefined =>
  actions.findLast(({ type, data }) => {
    if (type === 'PlayerAdded') return data.playerId === playerId;
    if (type === 'AttendanceConfirmed') return data.playerIds.includes(playerId);
    return type === 'MatchInitialised' && [...data.home, ...data.away].includes(playerId);
  })?.id;
