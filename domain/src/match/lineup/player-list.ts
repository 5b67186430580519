import type { Refusal } from '../../errors.js';
import { listLimitOf } from '../../rules/match-rules.js';
import type { MatchEvent, MatchEventData } from '../events.js';
import { isScheduled, refusalToCount, unless } from '../may-count.js';
import { factsOf } from '../rules/facts.js';
import { type MatchState, sideOf } from '../state.js';
import { forgetRoles } from './lineup-roles.js';

/** The instant at which the list closed, by the league's limit (docs/product.md#live-match); null while it is open. */
export const listClosedAt = (state: MatchState): string | null =>
  listLimitOf(state.play?.rules) === 'kick-off' ? state.firstHalfAt : state.secondHalfAt;

/** Returns why a player may not be added to the list. The instant of the tap decides, also of one that waited on a tablet. */
export function refusalToAddPlayer(
  state: MatchState,
  { at, data }: MatchEvent<'PlayerAdded'> & { at?: string },
): Refusal | null {
  return (
    refusalToChangeList(state) ??
    unless(isBefore(at, listClosedAt(state)), 'match.list-closed') ??
    unless(isBefore(at, state.firstHalfAt) || data.reason !== null, 'match.late-reason-missing') ??
    unless(sideOf(state, data.playerId) === null, 'match.player-not-eligible')
  );
}

/**
 * Returns why a player may not be replaced, which is for the time before the first whistle. A tap that waited on a
 * tablet counts for when it was made, unless the player has done something in the match by then.
 */
export function refusalToReplacePlayer(
  state: MatchState,
  { at, data: { team, playerId, replacedBy } }: MatchEvent<'PlayerReplaced'> & { at?: string },
): Refusal | null {
  return (
    refusalToChangeList(state) ??
    unless(
      isBefore(at, state.firstHalfAt) && !hasEntries(state, playerId),
      'match.replacement-too-late',
    ) ??
    unless(sideOf(state, playerId) === team, 'match.player-not-present') ??
    unless(sideOf(state, replacedBy) === null, 'match.player-not-eligible')
  );
}

const refusalToChangeList = (state: MatchState): Refusal | null =>
  (isScheduled(state) ? null : refusalToCount(state)) ??
  unless(state.lineup !== null, 'match.not-initialised');

const isBefore = (at: string | undefined, instant: string | null): boolean =>
  instant === null || (at !== undefined && at < instant);

/** Whether the match has an entry for the player. */
function hasEntries(state: MatchState, playerId: number): boolean {
  const { goals, players, mvpPlayerId } = state;
  const { fouls, cards, exclusions, misses, kicks } = factsOf(state);
  return (
    mvpPlayerId === playerId ||
    Object.values(players[playerId] ?? {}).some((count) => count > 0) ||
    goals.some(({ scorer, assist }) => scorer === playerId || assist === playerId) ||
    fouls.some(({ data }) => data.by === playerId) ||
    [...cards, ...exclusions, ...misses, ...kicks].some(({ data }) => data.playerId === playerId)
  );
}

/** Adds a player who came late to the list of the team. */
export function addToList(
  draft: MatchState,
  { team, playerId }: Pick<MatchEventData['PlayerAdded'], 'team' | 'playerId'>,
): void {
  const { lineup } = draft;
  if (lineup === null || lineup[team].includes(playerId)) return;
  draft.lineup = { ...lineup, [team]: [...lineup[team], playerId].sort((a, b) => a - b) };
}

/** Takes a player off the list of the team and puts another one on it. */
export function replaceOnList(
  draft: MatchState,
  { team, playerId, replacedBy }: MatchEventData['PlayerReplaced'],
): void {
  const { lineup } = draft;
  if (lineup === null) return;
  draft.lineup = { ...lineup, [team]: lineup[team].filter((id) => id !== playerId) };
  addToList(draft, { team, playerId: replacedBy });
  forgetRoles(draft, playerId);
}

/** Whether a team has listed the player, by its attendance or by the line-ups. */
export const isOnList = (state: MatchState, playerId: number): boolean =>
  sideOf(state, playerId) !== null ||
  Object.values(state.attendance).some((playerIds) => playerIds?.includes(playerId));

/** The action that put the player on the list. */
export const listedWith = ({ actions }: MatchState, playerId: number): string | undefined =>
  actions.findLast(({ type, data }) => {
    if (type === 'PlayerAdded') return data.playerId === playerId;
    if (type === 'PlayerReplaced') return data.replacedBy === playerId;
    if (type === 'AttendanceConfirmed') return data.playerIds.includes(playerId);
    return type === 'MatchInitialised' && [...data.home, ...data.away].includes(playerId);
  })?.id;
