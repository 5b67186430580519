import type { Pool } from 'pg';
import * as log from './log-reader.js';
import type { StoredMatchEvent } from './stored-event.js';

/** The log as it is read over one pool of connections, in prepared statements. */
export class LogReads {
  constructor(protected readonly pool: Pool) {}

  readStream(stream: number, range?: log.StreamRange): Promise<StoredMatchEvent[]> {
    return log.readStream(this.pool, stream, range);
  }

  readStreams(streams: readonly number[]): Promise<Map<number, StoredMatchEvent[]>> {
    return log.readStreams(this.pool, streams);
  }

  /** The newest version of each stream, 0 for one without events. */
  heads(streams: readonly number[]): Promise<Map<number, number>> {
    return log.heads(this.pool, streams);
  }

  /** The next events of the whole log after a cursor, in an order that no late commit disturbs. */
  readAll(
    after: log.LogCursor,
    limit: number,
  ): Promise<{ events: StoredMatchEvent[]; cursor: log.LogCursor }> {
    return log.readAll(this.pool, after, limit);
  }

  /** What says when and between whom these matches are, each match's in the order of its versions. */
  fixtureEvents(streams: readonly number[]): Promise<StoredMatchEvent[]> {
    return log.fixtureEvents(this.pool, streams);
  }

  /** What administrators did to matches other than running them, newest first. */
  administrativeCommands(
    before: log.CommandCursor | null,
    limit: number,
  ): Promise<log.LoggedCommand[]> {
    return log.administrativeCommands(this.pool, before, limit);
  }
}
