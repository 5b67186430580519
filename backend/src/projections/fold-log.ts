import { replay, standingsShare } from '@kolo/domain';
import type pg from 'pg';
import copy from 'pg-copy-streams';
import { CopySink } from './copy-sink.js';
import { copyLog, copySettings, LogLines } from './log-lines.js';
import { isShown, matchColumns, matchNumberValues, matchTextValues } from './match-rows.js';
import { outcomeColumns, outcomeValues } from './outcome-rows.js';
import { placedColumns, placedValues } from './placed-rows.js';
import { playerStatsColumns, playerStatsValues, present } from './player-stats-rows.js';
import { rulingColumns, rulingValues } from './ruling-rows.js';
import { signedColumns, signedValues } from './signed-rows.js';
import {
  addShare,
  emptyStandings,
  type StandingsColumns,
  standingsColumns,
} from './standings-rows.js';

/** There are three, because COPY keeps each of them busy. */
export interface FoldClients {
  log: pg.Client;
  matches: pg.Client;
  players: pg.Client;
}

export type FoldProgress = (events: number) => void;

/** Folds the whole log into empty tables and returns the number of events; memory does not grow. */
export async function foldLog(
  clients: FoldClients,
  schema: string,
  progress: FoldProgress,
): Promise<number> {
  await clients.log.query(copySettings);
  const matches = new CopySink(
    clients.matches,
    `${schema}.matches`,
    `${matchColumns}, ${outcomeColumns}, ${rulingColumns}, ${signedColumns}, ${placedColumns}`,
  );
  const players = new CopySink(clients.players, `${schema}.player_stats`, playerStatsColumns);
  const standings = new Map<string, StandingsColumns>();
  const lines = new LogLines((matchId, events) => {
    const state = replay(matchId, events);
    if (!isShown(state)) return;
    matches.write([
      ...matchNumberValues(state),
      ...matchTextValues(state),
      ...outcomeValues(state),
      ...rulingValues(state),
      ...signedValues(state),
      ...placedValues(state),
    ]);
    for (const id of present(state)) players.write(playerStatsValues(state, id));
    for (const share of standingsShare(state)) {
      const key = `${share.leagueId}/${share.teamId}`;
      const sum = standings.get(key) ?? emptyStandings(share.leagueId, share.teamId);
      standings.set(key, addShare(sum, share, 1));
    }
  });
  let events = 0;
  for await (const chunk of clients.log.query(copy.to(copyLog))) {
    events += lines.push(chunk);
    progress(events);
    await matches.ready();
    await players.ready();
  }
  lines.end();
  await Promise.all([matches.end(), players.end()]);
  const table = new CopySink(clients.matches, `${schema}.standings`, standingsColumns);
  for (const row of standings.values()) table.write(Object.values(row));
  await table.end();
  progress(events);
  return events;
}
