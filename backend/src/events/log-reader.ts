import { type MatchEventType, matchEventTypes, rowOf } from '@kolo/domain';
import type { Pool } from 'pg';
import {
  type EventRow,
  eventColumns,
  nothingChanged,
  type StoredCommand,
  type StoredMatchEvent,
  storedEvent,
} from './stored-event.js';

/** A follower's place in the global order. Numbers beyond 2^53 are possible, so they stay text. */
export interface LogCursor {
  xid: string;
  position: string;
}

export const startOfLog: LogCursor = { xid: '0', position: '0' };

export interface StreamRange {
  /** Only events with a higher version. */
  after?: number;
  /** Time travel: only events up to this version. */
  upTo?: number;
  limit?: number;
}

const everything = 2_147_483_647;

/** The events of one stream in the order of their versions. */
export async function readStream(
  pool: Pool,
  stream: number,
  { after = 0, upTo = everything, limit = everything }: StreamRange = {},
): Promise<StoredMatchEvent[]> {
  const { rows } = await pool.query<EventRow>({
    name: 'read_stream',
    text: `SELECT ${eventColumns} FROM events
           WHERE stream = $1 AND version > $2 AND version <= $3 ORDER BY version LIMIT $4`,
    values: [stream, after, upTo, limit],
  });
  return rows.map(storedEvent);
}

/** Whole streams at once; a stream without events has an empty list. */
export async function readStreams(
  pool: Pool,
  streams: readonly number[],
): Promise<Map<number, StoredMatchEvent[]>> {
  const byStream = new Map<number, StoredMatchEvent[]>(streams.map((stream) => [stream, []]));
  const { rows } = await pool.query<EventRow>({
    name: 'read_streams',
    text: `SELECT ${eventColumns} FROM events WHERE stream = ANY ($1) AND version > 0 ORDER BY stream, version`,
    values: [streams],
  });
  for (const row of rows) byStream.get(row.stream)?.push(storedEvent(row));
  return byStream;
}

/** What a command did, its events in their own order. */
export async function findCommand(pool: Pool, commandId: string): Promise<StoredCommand> {
  const { rows } = await pool.query<EventRow>({
    name: 'find_command',
    text: `SELECT ${eventColumns} FROM events WHERE command_id = $1 ORDER BY command_seq`,
    values: [commandId],
  });
  const [first] = rows;
  if (first?.type !== nothingChanged) return { events: rows.map(storedEvent), unchanged: null };
  const { stream, data, metadata } = first;
  const requestHash = metadata.requestHash ?? null;
  return { events: [], unchanged: { stream, version: Number(data.version), requestHash } };
}

/** The newest version of each stream, 0 for one without events. */
export async function heads(pool: Pool, streams: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await pool.query<{ stream: number; version: number }>({
    name: 'heads',
    text: `SELECT s.stream, coalesce((
             SELECT max(e.version) FROM events e WHERE e.stream = s.stream
           ), 0) AS version
           FROM unnest($1::integer[]) AS s (stream)`,
    values: [streams],
  });
  return new Map(rows.map(({ stream, version }) => [stream, version]));
}

/**
 * The next events of the whole log after a cursor. Events of a transaction that is still open, and all
 * that began after it, are held back until it ends: so a late commit is never skipped.
 * Within a stream the order is that of the versions.
 */
export async function readAll(
  pool: Pool,
  after: LogCursor,
  limit: number,
): Promise<{ events: StoredMatchEvent[]; cursor: LogCursor }> {
  const { rows } = await pool.query<EventRow & { xid: string }>({
    name: 'read_all',
    text: `SELECT xid::text, ${eventColumns} FROM events
           WHERE (xid, position) > ($1::text::xid8, $2::bigint) AND version > 0
             AND xid < pg_snapshot_xmin(pg_current_snapshot())
           ORDER BY events.xid, position LIMIT $3`,
    values: [after.xid, after.position, limit],
  });
  const last = rows.at(-1);
  return {
    events: rows.map(storedEvent),
    cursor: last === undefined ? after : { xid: last.xid, position: last.position },
  };
}

/** What says when and between whom these matches are, each match's in the order of its versions. */
export async function fixtureEvents(
  pool: Pool,
  streams: readonly number[],
): Promise<StoredMatchEvent[]> {
  const { rows } = await pool.query<EventRow>({
    name: 'fixture_events',
    text: `SELECT ${eventColumns} FROM events
           WHERE stream = ANY ($1) AND type IN ('MatchScheduled', 'MatchRescheduled')
           ORDER BY stream, version`,
    values: [streams],
  });
  return rows.map(storedEvent);
}

/** A command of somebody's that wrote events of one type. */
export interface LoggedCommand {
  /** `m` and the position of its first event. */
  id: string;
  type: MatchEventType;
  /** What it took back, null but for an undo. */
  undone: MatchEventType | null;
  /** When the log took it: microseconds since 1970. */
  at: string;
  actor: { id: number; username: string };
  /** The first of its streams, and how many events there were. */
  stream: number;
  events: number;
  /** Of its first event, of an undo what was taken back. */
  data: Record<string, unknown>;
  /** Null but for a command over a whole league. */
  ofLeague: number | null;
}

/** A command's place among all, newest first. */
export type CommandCursor = Pick<LoggedCommand, 'id' | 'at'>;

/** What administrators do to matches besides running them; an index knows these types. */
export const administrativeTypes = matchEventTypes.filter((type) => rowOf(type).audit !== null);

/** The undo of one of these was done as an administrator too; any other undo is part of running a match. */
const undoneAsAdministrator = administrativeTypes.filter((type) => rowOf(type).undo !== 'never');

const inSql = (types: readonly MatchEventType[]): string =>
  types.map((type) => `'${type}'`).join(', ');

/**
 * Commands by which people changed matches as administrators, newest first; what the product itself
 * wrote is not among them.
 * @param before only older ones; null for the newest
 */
export async function administrativeCommands(
  pool: Pool,
  before: CommandCursor | null,
  limit: number,
): Promise<LoggedCommand[]> {
  const { rows } = await pool.query<LoggedCommand>({
    name: 'administrative_commands',
    text: `SELECT * FROM (
             SELECT 'm' || min(e.position) AS id, e.type, NULL AS undone,
                    (extract(epoch FROM min(e.recorded_at)) * 1000000)::bigint AS at,
                    json_build_object('id', u.id, 'username', u.username) AS actor,
                    min(e.stream) AS stream, count(*)::integer AS events,
                    (array_agg(e.data ORDER BY e.position))[1] AS data,
                    min((e.metadata ->> 'ofLeague')::integer) AS "ofLeague"
             FROM events e JOIN users u ON u.id = (e.metadata #>> '{actor,id}')::integer
             WHERE e.type IN (${inSql(administrativeTypes)})
             GROUP BY e.command_id, e.type, u.id
             UNION ALL
             SELECT 'm' || v.position, v.type, e.type,
                    (extract(epoch FROM v.recorded_at) * 1000000)::bigint,
                    json_build_object('id', u.id, 'username', u.username),
                    v.stream, 1, e.data, NULL
             FROM events e
             JOIN events v ON v.stream = e.stream AND v.version > e.version AND v.type = 'ActionVoided'
              AND v.data ->> 'actionId' = e.command_id || '.' || e.command_seq
             JOIN users u ON u.id = (v.metadata #>> '{actor,id}')::integer
             WHERE e.type IN (${inSql(undoneAsAdministrator)})
           ) c
           WHERE $1::bigint IS NULL OR (c.at, c.id COLLATE "C") < ($1, $2)
           ORDER BY c.at DESC, c.id COLLATE "C" DESC LIMIT $3`,
    values: [before?.at ?? null, before?.id ?? null, limit],
  });
  return rows;
}
