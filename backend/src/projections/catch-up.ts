import { extend, replay } from '@kolo/domain';
import type pg from 'pg';
import { changesText } from '../events/row-changes.js';
import { type EventRow, eventColumns, storedEvent } from '../events/stored-event.js';
import { ofMatches } from '../events/stream-ids.js';
import { projectionRows } from './projection-rows.js';

const matchesAtOnce = 200;

/** Brings read models from snapshot `since` to the present and returns how many matches changed. */
export async function catchUp(client: pg.Client, since: string): Promise<number> {
  const { rows } = await client.query<{ stream: number }>(
    `SELECT DISTINCT stream FROM events
     WHERE xid >= pg_snapshot_xmin($1::pg_snapshot) AND NOT pg_visible_in_snapshot(xid, $1::pg_snapshot)
       AND version > 0 AND ${ofMatches}
     ORDER BY stream`,
    [since],
  );
  const changed = rows.map(({ stream }) => stream);
  for (let start = 0; start < changed.length; start += matchesAtOnce)
    await refold(client, changed.slice(start, start + matchesAtOnce), since);
  return changed.length;
}

async function refold(client: pg.Client, matchIds: number[], since: string): Promise<void> {
  const { rows } = await client.query<EventRow & { known: boolean }>(
    `SELECT pg_visible_in_snapshot(xid, $1::pg_snapshot) AS known, ${eventColumns} FROM events
     WHERE stream = ANY ($2) AND version > 0 ORDER BY stream, version`,
    [since, matchIds],
  );
  for (const matchId of matchIds) {
    const log = rows.filter(({ stream }) => stream === matchId);
    const event = (row: EventRow) => storedEvent(row).event;
    const before = replay(matchId, log.filter(({ known }) => known).map(event));
    const after = extend(before, log.filter(({ known }) => !known).map(event));
    await client.query('SELECT project_lines($1)', [changesText([projectionRows(before, after)])]);
  }
}
