import type { EventStore } from '../../events/event-store.js';
import { isLeagueStream, leagueOf } from '../../events/stream-ids.js';
import type { Histories } from './decide-together.js';
import { LeagueHistory, type LeagueResult } from './league-history.js';
import { type CommandResult, MatchHistory } from './match-history.js';
import type { FirstRequest } from './repeats.js';

export async function readHistories(
  log: EventStore,
  streams: readonly number[],
): Promise<Histories> {
  const matches = new Map<number, MatchHistory>();
  const leagues = new Map<number, LeagueHistory>();
  const stored = await log.readStreams(streams.filter((stream) => !isLeagueStream(stream)));
  for (const [matchId, events] of stored) {
    const history = new MatchHistory(matchId);
    history.add(events);
    matches.set(matchId, history);
  }
  for (const leagueId of streams.filter(isLeagueStream).map(leagueOf)) {
    const history = new LeagueHistory(leagueId);
    history.add(await log.readLeague(leagueId));
    leagues.set(leagueId, history);
  }
  return { matches, leagues };
}

export type FirstStreamAnswer = { result: CommandResult | LeagueResult } & FirstRequest;

/** The first answers of a command in each of its streams, in its order; null for a new command. */
export async function firstAnswersOf(
  log: EventStore,
  commandId: string,
): Promise<FirstStreamAnswer[] | null> {
  const { events, unchanged } = await log.findCommand(commandId);
  if (events.length === 0 && unchanged === null) return null;
  const streams = [...new Set(events.map(({ stream }) => stream))];
  const { matches, leagues } = await readHistories(log, streams);
  return streams.flatMap((stream): FirstStreamAnswer[] => {
    const history = isLeagueStream(stream) ? leagues.get(leagueOf(stream)) : matches.get(stream);
    const first = history?.firstAnswer(commandId);
    return first == null ? [] : [first];
  });
}
