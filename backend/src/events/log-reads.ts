import type { MatchEventType } from '@kolo/domain';
import type { Pool } from 'pg';
import {
  type AnyStoredEvent,
  anyStoredEvent,
  type EventRow,
  eventColumns,
  type StoredLeagueEvent,
  type StoredMatchEvent,
  storedEvent,
  storedLeagueEvent,
} from './stored-event.js';
import { leagueStream } from './stream-ids.js';

/** Positions may exceed 2^53, so they are text. */
export interface LogCursor {
  xid: string;
  position: string;
}

export const startOfLog: LogCursor = { xid: '0', position: '0' };

export interface StreamRange {
  after?: number;
  upTo?: number;
  limit?: number;
}

/** For those who read other tables in the same moment. */
export const wholeStream = `SELECT ${eventColumns} FROM events
  WHERE stream = $1 AND version > 0 ORDER BY version`;

const everything = 2_147_483_647;

export class LogReads {
  constructor(protected readonly pool: Pool) {}

  /** Returns the events of one match in the order of their versions. */
  async readStream(matchId: number, range?: StreamRange): Promise<StoredMatchEvent[]> {
    return (await this.rows(matchId, range)).map(storedEvent);
  }

  /** Returns the decisions of one league in the order of their versions. */
  async readLeague(leagueId: number, range?: StreamRange): Promise<StoredLeagueEvent[]> {
    return (await this.rows(leagueStream(leagueId), range)).map(storedLeagueEvent);
  }

  private async rows(
    stream: number,
    { after = 0, upTo = everything, limit = everything }: StreamRange = {},
  ): Promise<EventRow[]> {
    const { rows } = await this.pool.query<EventRow>({
      name: 'read_stream',
      text: `SELECT ${eventColumns} FROM events
             WHERE stream = $1 AND version > $2 AND version <= $3 ORDER BY version LIMIT $4`,
      values: [stream, after, upTo, limit],
    });
    return rows;
  }

  /** Returns a list for each match, only with events of these types if given. */
  async readStreams(
    streams: readonly number[],
    types: readonly MatchEventType[] | null = null,
  ): Promise<Map<number, StoredMatchEvent[]>> {
    const byStream = new Map<number, StoredMatchEvent[]>(streams.map((stream) => [stream, []]));
    const { rows } = await this.pool.query<EventRow>({
      name: 'read_streams',
      text: `SELECT ${eventColumns} FROM events
             WHERE stream = ANY ($1) AND version > 0 AND ($2::text[] IS NULL OR type = ANY ($2))
             ORDER BY stream, version`,
      values: [streams, types],
    });
    for (const row of rows) byStream.get(row.stream)?.push(storedEvent(row));
    return byStream;
  }

  /** Returns the newest version of each stream, 0 for one without events. */
  async heads(streams: readonly number[]): Promise<Map<number, number>> {
    const { rows } = await this.pool.query<{ stream: number; version: number }>({
      name: 'heads',
      text: `SELECT s.stream, coalesce(
               (SELECT max(e.version) FROM events e WHERE e.stream = s.stream), 0) AS version
             FROM unnest($1::integer[]) AS s (stream)`,
      values: [streams],
    });
    return new Map(rows.map(({ stream, version }) => [stream, version]));
  }

  /** Reads on up to the oldest open transaction, so that a late commit is never skipped. */
  async readAll(
    after: LogCursor,
    limit: number,
  ): Promise<{ events: AnyStoredEvent[]; cursor: LogCursor }> {
    const { rows } = await this.pool.query<EventRow & { xid: string }>({
      name: 'read_all',
      text: `SELECT xid::text, ${eventColumns} FROM events
             WHERE (xid, position) > ($1::text::xid8, $2::bigint) AND version > 0
               AND xid < pg_snapshot_xmin(pg_current_snapshot())
             ORDER BY events.xid, position LIMIT $3`,
      values: [after.xid, after.position, limit],
    });
    const last = rows.at(-1);
    return {
      events: rows.map(anyStoredEvent),
      cursor: last === undefined ? after : { xid: last.xid, position: last.position },
    };
  }
}
