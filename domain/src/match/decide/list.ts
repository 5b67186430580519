import type { Refusal, RefusalCode } from '../../errors.js';
import type { ListCheck, MatchCommand, Roster } from '../commands.js';
import type { TeamSide } from '../events.js';
import { notOverridden } from '../lineup/overrides.js';
import { listedWith } from '../lineup/player-list.js';
import { sideOf } from '../state.js';
import type { Draft } from './draft.js';
import { fixRules } from './ruled-match.js';

type ListCommand<
  Type extends 'ConfirmAttendance' | 'InitialiseMatch' | 'AddPlayer' | 'ReplacePlayer',
> = Extract<MatchCommand, { type: Type }>;

const noPlayers = {
  home: 'match.no-home-players',
  away: 'match.no-away-players',
} as const satisfies Record<TeamSide, RefusalCode>;

const sorted = (ids: Iterable<number>): number[] => [...new Set(ids)].sort((a, b) => a - b);

/** Lists the players of a team who are present, with the reasons for those who are suspended. */
export function confirmAttendance(
  draft: Draft,
  { team, playerIds, roster, ...check }: ListCommand<'ConfirmAttendance'>,
): Refusal | null {
  return (
    addAttendance(draft, team, playerIds, roster) ??
    refuseSuspended(draft, playerIds, check) ??
    noteOverrides(draft, sorted(playerIds), check)
  );
}

function addAttendance(
  draft: Draft,
  team: TeamSide,
  playerIds: readonly number[],
  roster: Roster,
): Refusal | null {
  if (playerIds.length === 0) return { code: noPlayers[team] };
  if (!playerIds.every((id) => roster[team].includes(id)))
    return { code: 'match.player-not-eligible' };
  return draft.add({ type: 'AttendanceConfirmed', data: { team, playerIds: sorted(playerIds) } });
}

/** Initialising confirms only what no tablet has confirmed yet (docs/product.md#live-match). */
export function initialise(
  draft: Draft,
  { playerIds, roster, sheet, ...check }: ListCommand<'InitialiseMatch'>,
): Refusal | null {
  if (playerIds.length === 0) return { code: 'match.no-players' };
  const present = {
    home: sorted(playerIds.filter((id) => roster.home.includes(id))),
    away: sorted(playerIds.filter((id) => roster.away.includes(id))),
  };
  if (present.home.length + present.away.length < new Set(playerIds).size)
    return { code: 'match.player-not-eligible' };
  for (const team of ['home', 'away'] as const) {
    const confirmed = draft.state.attendance[team];
    if (confirmed !== null && confirmed.join() === present[team].join()) continue;
    const refusal = addAttendance(draft, team, present[team], roster);
    if (refusal !== null) return refusal;
  }
  return (
    fixRules(draft, sheet) ??
    draft.add({ type: 'MatchInitialised', data: present }) ??
    refuseSuspended(draft, playerIds, check) ??
    noteOverrides(draft, [...present.home, ...present.away], check)
  );
}

/** Adds a player whom the list lacks; a repeat from another tablet changes nothing. */
export function addPlayer(
  draft: Draft,
  { team, playerId, reason, roster, ...check }: ListCommand<'AddPlayer'>,
): Refusal | null {
  if (!roster[team].includes(playerId)) return { code: 'match.player-not-eligible' };
  if (sideOf(draft.state, playerId) === team) return null;
  return (
    draft.add({ type: 'PlayerAdded', data: { team, playerId, reason } }) ??
    refuseSuspended(draft, [playerId], check) ??
    noteOverrides(draft, [playerId], check)
  );
}

/** Puts a registered player on the list in another one's place; a repeat from another tablet changes nothing. */
export function replacePlayer(
  draft: Draft,
  { team, playerId, replacedBy, reason, roster, ...check }: ListCommand<'ReplacePlayer'>,
): Refusal | null {
  if (!roster[team].includes(replacedBy)) return { code: 'match.player-not-eligible' };
  const { state } = draft;
  if (sideOf(state, replacedBy) === team && sideOf(state, playerId) === null) return null;
  const data = { team, playerId, replacedBy, reason };
  return (
    draft.add({ type: 'PlayerReplaced', data }) ??
    refuseSuspended(draft, [replacedBy], check) ??
    noteOverrides(draft, [replacedBy], check)
  );
}

function refuseSuspended(
  { state }: Draft,
  listed: readonly number[],
  check: ListCheck,
): Refusal | null {
  const playerIds = notOverridden(state, listed, check);
  if (check.suspended?.strict !== true || playerIds.length === 0) return null;
  return { code: 'match.player-suspended', details: { playerIds } };
}

/** What a person gave as a reason, and whom nobody noticed (docs/product.md#suspended-players). */
export function noteOverrides(
  draft: Draft,
  listed: readonly number[],
  check: ListCheck,
): Refusal | null {
  const unnoticed = new Set(notOverridden(draft.state, listed, check));
  for (const playerId of listed) {
    const given = check.overrides?.find((override) => override.playerId === playerId)?.reason;
    const reason = given ?? (unnoticed.has(playerId) ? 'unnoticed' : undefined);
    const listedBy = listedWith(draft.state, playerId);
    if (reason === undefined || listedBy === undefined) continue;
    if (draft.state.overrides?.[playerId] !== undefined) continue;
    const data = { listedBy, playerId, reason } as const;
    const refusal = draft.add({ type: 'SuspensionOverridden', data });
    if (refusal !== null) return refusal;
  }
  return null;
}
