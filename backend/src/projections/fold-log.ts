import { type LoggedMatchEvent, type MatchState, replay, standingsShare } from '@kolo/domain';
import type pg from 'pg';
import copy from 'pg-copy-streams';
import { CopySink } from './copy-sink.js';
import { copyLog, copyMatches, copySettings, LogLines } from './log-lines.js';
import { isShown, matchColumns, matchNumbers, matchTexts } from './match-rows.js';
import { playerStatsColumns, playerStatsValues, present } from './player-stats-rows.js';
import {
  addShare,
  emptyStandings,
  type StandingsColumns,
  standingsColumns,
} from './standings-rows.js';
import { WholeMatches } from './whole-matches.js';

/** Three connections of one task: COPY keeps each of them busy while it runs. */
export interface FoldClients {
  /** In a transaction whose snapshot is what gets folded. */
  log: pg.Client;
  /** Rows of `matches` and `standings` go here. */
  matches: pg.Client;
  /** Rows of `player_stats` go here. */
  players: pg.Client;
}

/** Called while the log is folded, with the number of events so far. */
export type FoldProgress = (events: number) => void;

/** Matches that are read by themselves, in one query. */
const matchesAtOnce = 1_000;

/**
 * Folds the whole log with the domain's own `replay` and loads what comes of it into empty tables.
 * COPY out, fold, COPY in: memory does not grow with the log.
 * @param schema where the empty tables are
 * @param mostHeld events of unfinished matches that are in memory at once
 * @returns how many events there were
 */
export async function foldLog(
  clients: FoldClients,
  schema: string,
  progress: FoldProgress,
  mostHeld?: number,
): Promise<number> {
  await clients.log.query(copySettings);
  const heads = await headsOf(clients.log);
  const load = new ReadModelLoad(clients, schema);
  const loadMatch = (matchId: number, events: LoggedMatchEvent[]) =>
    load.write(replay(matchId, events));
  let events = 0;
  const whole = new WholeMatches(heads, loadMatch, mostHeld);
  for await (const read of readLines(clients.log, copyLog, whole)) {
    events += read;
    progress(events);
    await load.ready();
  }
  const late = whole.end();
  for (let start = 0; start < late.length; start += matchesAtOnce) {
    const ids = late.slice(start, start + matchesAtOnce);
    const again = new WholeMatches(heads, loadMatch);
    for await (const _ of readLines(clients.log, copyMatches(ids), again)) await load.ready();
    again.end();
  }
  await load.end();
  progress(events);
  return events;
}

/** The newest version of each match: one step in the index for each, instead of one for each event. */
async function headsOf(log: pg.Client): Promise<Map<number, number>> {
  const { rows } = await log.query<[number, number]>({
    text: `WITH RECURSIVE heads AS (
             (SELECT stream, version FROM events ORDER BY stream DESC, version DESC LIMIT 1)
             UNION ALL
             SELECT e.stream, e.version FROM heads h, LATERAL (
               SELECT stream, version FROM events WHERE stream < h.stream
               ORDER BY stream DESC, version DESC LIMIT 1
             ) e
           )
           SELECT stream, version FROM heads`,
    rowMode: 'array',
  });
  return new Map(rows);
}

/** Yields how many events each chunk of the answer had. */
async function* readLines(log: pg.Client, query: string, whole: WholeMatches) {
  const lines = new LogLines((matchId, event) => whole.add(matchId, event));
  for await (const chunk of log.query(copy.to(query))) yield lines.push(chunk);
}

/** The read models on their way into empty tables. */
class ReadModelLoad {
  private readonly matches: CopySink;
  private readonly players: CopySink;
  private readonly standings = new Map<string, StandingsColumns>();

  constructor(
    private readonly clients: Pick<FoldClients, 'matches' | 'players'>,
    private readonly schema: string,
  ) {
    this.matches = new CopySink(clients.matches, `${schema}.matches`, matchColumns);
    this.players = new CopySink(clients.players, `${schema}.player_stats`, playerStatsColumns);
  }

  write(state: MatchState): void {
    if (!isShown(state)) return;
    this.matches.write([...matchNumbers(state), ...matchTexts(state)]);
    for (const id of present(state)) this.players.write(playerStatsValues(state, id));
    for (const share of standingsShare(state)) {
      const key = `${share.leagueId}/${share.teamId}`;
      const sum = this.standings.get(key) ?? emptyStandings(share.leagueId, share.teamId);
      this.standings.set(key, addShare(sum, share, 1));
    }
  }

  /** Settles when more may be written. */
  async ready(): Promise<void> {
    await this.matches.ready();
    await this.players.ready();
  }

  async end(): Promise<void> {
    await Promise.all([this.matches.end(), this.players.end()]);
    const { clients, schema } = this;
    const table = new CopySink(clients.matches, `${schema}.standings`, standingsColumns);
    for (const row of this.standings.values()) table.write(Object.values(row));
    await table.end();
  }
}
