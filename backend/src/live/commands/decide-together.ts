import {
  type DecisionOn,
  decide,
  decideLeague,
  extend,
  type LeagueCommand,
  leagueFold,
  type MatchCommand,
} from '@kolo/domain';
import type { AnyLoggedEvent, StreamAppend } from '../../events/stored-event.js';
import { leagueStream } from '../../events/stream-ids.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { projectionRows } from '../../projections/projection-rows.js';
import { type CommandOrigin, newEvents } from './decide-batch.js';
import type { LeagueHistory, LeagueResult } from './league-history.js';
import type { CommandResult, MatchHistory } from './match-history.js';
import { requestHash } from './request-hash.js';

export interface MatchAndCommand {
  matchId: number;
  command: MatchCommand;
}

export interface LeagueAndCommand {
  leagueId: number;
  command: LeagueCommand;
}

/** One command for a match or a league. */
export type StreamCommand = MatchAndCommand | LeagueAndCommand;

export type StreamResult = CommandResult | LeagueResult;

export interface Histories {
  matches: ReadonlyMap<number, MatchHistory>;
  leagues: ReadonlyMap<number, LeagueHistory>;
}

/** The commands of one request, and the streams that they are decided on. */
export interface DrawnUp {
  histories: Histories;
  items: readonly StreamCommand[];
}

/** One command over several streams. @throws RefusalError of the first one that refuses */
export function decideTogether(
  { histories: { matches, leagues }, items }: DrawnUp,
  origin: CommandOrigin,
  now: string,
): { appends: StreamAppend[]; results: StreamResult[] } {
  const { commandId, at } = origin;
  const appends: StreamAppend[] = [];
  let place = 0;
  /** A command numbers its events over all of its streams. */
  const numbered = <State, Event extends AnyLoggedEvent>(decision: DecisionOn<State, Event>) => {
    if (!decision.ok) throw new RefusalError(decision.refusal);
    const from = place;
    place += decision.events.length;
    const events = decision.events.map((event, index) => ({
      ...event,
      id: `${commandId}.${from + index}`,
    }));
    return { events, from };
  };
  const results = items.map((item): StreamResult => {
    const hash = requestHash(item.command);
    if ('leagueId' in item) {
      const { leagueId, command } = item;
      const before = leagues.get(leagueId)?.state ?? leagueFold.initial(leagueId);
      const { events, from } = numbered(decideLeague(before, command, { commandId, at }));
      appends.push({
        stream: leagueStream(leagueId),
        expectedVersion: before.version,
        events: newEvents(events, origin, hash, from),
        rows: {},
      });
      return { leagueId, events, state: leagueFold.extend(before, events) };
    }
    const { matchId, command } = item;
    const before = matches.get(matchId)?.state;
    if (before === undefined) throw RefusalError.of('match.not-found');
    const { events, from } = numbered(decide(before, command, { commandId, at, now }));
    const state = extend(before, events);
    if (events.length > 0)
      appends.push({
        stream: matchId,
        expectedVersion: before.version,
        events: newEvents(events, origin, hash, from),
        rows: projectionRows(before, state),
      });
    return { matchId, events, state };
  });
  return { appends, results };
}
