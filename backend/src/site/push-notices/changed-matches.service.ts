import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { EventStore } from '../../events/event-store.js';
import type { LogCursor } from '../../events/log-reads.js';

const eventsAtOnce = 1_000;

interface Changed {
  id: number;
  /** Before its first new event. */
  version: number;
}

/** Follows the log: each event is taken once, by whichever node comes first. */
@Injectable()
export class ChangedMatchesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly store: EventStore,
  ) {}

  /** Notes which matches changed that somebody subscribed to. */
  async follow(now: Date): Promise<void> {
    while (await this.db.transaction((manager) => this.followOn(manager, now)));
  }

  /** Returns whether there may be more. */
  private async followOn(manager: EntityManager, now: Date): Promise<boolean> {
    // A log that was restored into another server has older numbers than the cursor.
    const [cursor] = await manager.query<LogCursor[]>(
      `SELECT CASE WHEN xid <= here THEN xid ELSE here END::text AS xid,
              CASE WHEN xid <= here THEN position ELSE 0 END AS position
       FROM push_cursor, pg_snapshot_xmin(pg_current_snapshot()) AS here
       FOR UPDATE OF push_cursor SKIP LOCKED`,
    );
    if (cursor === undefined) return false;
    const { events, cursor: next } = await this.store.forReaders.readAll(cursor, eventsAtOnce);
    const changed = new Map<number, Changed>();
    for (const { stream: id, event } of events)
      if (id > 0 && !changed.has(id)) changed.set(id, { id, version: event.version - 1 });
    if (changed.size > 0) await note(manager, [...changed.values()], now);
    await manager.query('UPDATE push_cursor SET xid = $1::text::xid8, position = $2', [
      next.xid,
      next.position,
    ]);
    return events.length === eventsAtOnce;
  }
}

async function note(manager: EntityManager, changed: Changed[], now: Date): Promise<void> {
  await manager.query(
    `INSERT INTO push_matches AS p (match_id, version, due_at)
     SELECT c.id, c.version, $3
     FROM unnest($1::integer[], $2::integer[]) AS c (id, version) JOIN matches m USING (id)
     WHERE ${isFollowed}
     ON CONFLICT (match_id) DO UPDATE SET due_at = excluded.due_at`,
    [changed.map(({ id }) => id), changed.map(({ version }) => version), now],
  );
}

/** Whether somebody subscribed to `matches m`. */
export const isFollowed = `EXISTS (
  SELECT FROM push_topics t
  WHERE (t.kind = 'match' AND t.topic_id = m.id)
     OR (t.kind = 'team' AND t.topic_id IN (m.home_team_id, m.away_team_id))
     OR (t.kind = 'league' AND t.topic_id = m.league_id))`;
