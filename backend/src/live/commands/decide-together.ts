import { decide, extend, type LoggedMatchEvent, type MatchCommand } from '@kolo/domain';
import type { StreamAppend } from '../../events/stored-event.js';
import { RefusalError } from '../../platform/common/refusal.error.js';
import { projectionRows } from '../../projections/projection-rows.js';
import { type CommandOrigin, newEvents } from './decide-batch.js';
import type { CommandResult, MatchHistory } from './match-history.js';
import { requestHash } from './request-hash.js';

export interface MatchAndCommand {
  matchId: number;
  command: MatchCommand;
}

/** One command over several matches. @throws RefusalError of the first match that refuses */
export function decideTogether(
  histories: ReadonlyMap<number, MatchHistory>,
  items: readonly MatchAndCommand[],
  origin: CommandOrigin,
  now: string,
): { appends: StreamAppend[]; results: CommandResult[] } {
  const appends: StreamAppend[] = [];
  const results: CommandResult[] = [];
  let place = 0;
  for (const { matchId, command } of items) {
    const before = histories.get(matchId)?.state;
    if (before === undefined) throw RefusalError.of('match.not-found');
    const { commandId, at } = origin;
    const decision = decide(before, command, { commandId, at, now });
    if (!decision.ok) throw new RefusalError(decision.refusal);
    const from = place;
    const events = decision.events.map(
      (event, index): LoggedMatchEvent => ({ ...event, id: `${commandId}.${from + index}` }),
    );
    place += events.length;
    const state = extend(before, events);
    results.push({ matchId, events, state });
    if (events.length > 0)
      appends.push({
        stream: matchId,
        expectedVersion: before.version,
        events: newEvents(events, origin, requestHash(command), from),
        rows: projectionRows(before, state),
      });
  }
  return { appends, results };
}
