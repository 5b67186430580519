import type { EventRecord, LoggedEvent } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { EventStore } from '../../events/event-store.js';
import type { StoredEvent } from '../../events/stored-event.js';

interface RecordOf<Event> extends Omit<EventRecord, 'event'> {
  event: Event;
}

interface Page<Event> {
  epoch: string;
  version: number;
  events: RecordOf<Event>[];
  /** The version after which the next page begins; null on the last one. */
  next: number | null;
}

/** Pages of one stream's log with the names of those who wrote it, which the log does not have. */
@Injectable()
export class EventPagesService {
  constructor(
    private readonly log: EventStore,
    @InjectDataSource() private readonly db: DataSource,
  ) {}

  /** @param read what the page holds, read from the stream after this version */
  async page<Event extends LoggedEvent>(
    stream: number,
    after: number,
    read: Promise<StoredEvent<Event>[]>,
  ): Promise<Page<Event>> {
    const [stored, heads, epoch] = await Promise.all([
      read,
      this.log.forReaders.heads([stream]),
      this.log.epoch(),
    ]);
    const version = heads.get(stream) ?? 0;
    const names = await this.usernames(stored.map(({ actorId }) => actorId));
    const last = stored.at(-1)?.event.version ?? after;
    return {
      epoch,
      version,
      events: stored.map(({ event, position, commandId, actorId, device, recordedAt }) => ({
        event,
        position,
        commandId,
        actor: actorId === null ? null : { id: actorId, username: names.get(actorId) ?? '' },
        device,
        recordedAt,
      })),
      next: stored.length > 0 && last < version ? last : null,
    };
  }

  private async usernames(ids: readonly (number | null)[]): Promise<Map<number, string>> {
    const known = [...new Set(ids.filter((id) => id !== null))];
    if (known.length === 0) return new Map();
    const rows = await this.db.query<{ id: number; username: string }[]>(
      'SELECT id, username FROM users WHERE id = ANY ($1)',
      [known],
    );
    return new Map(rows.map(({ id, username }) => [id, username]));
  }
}
