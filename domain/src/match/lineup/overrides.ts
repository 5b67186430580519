import type { ListCheck, SuspensionOverride } from '../commands.js';
import { overrideReasons } from '../events.js';
import type { MatchState } from '../state.js';

/** Listed players who are suspended and have no override yet. */
export function notOverridden(
  { overrides: standing }: Pick<MatchState, 'overrides'>,
  listed: Iterable<number>,
  { suspended, overrides = [] }: ListCheck,
): number[] {
  const ids = new Set(listed);
  return (suspended?.playerIds ?? []).filter(
    (id) =>
      ids.has(id) &&
      standing?.[id] === undefined &&
      !overrides.some(({ playerId }) => playerId === id),
  );
}

/** The overrides that somebody gave, as a command repeats them. */
export function overridesOf(
  { overrides = {} }: Pick<MatchState, 'overrides'>,
  listed: readonly number[],
): Pick<ListCheck, 'overrides'> {
  const given = listed.flatMap((playerId): SuspensionOverride[] => {
    const reason = overrideReasons.find((known) => known === overrides[playerId]);
    return reason === undefined ? [] : [{ playerId, reason }];
  });
  return given.length === 0 ? {} : { overrides: given };
}
