import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { EventStore } from './event-store.js';

/** `signer` is the name of whoever signs or remarks, `drawing` the path of a signature. */
export type TextKind = 'reason' | 'remark' | 'protest' | 'signer' | 'drawing';

export interface TextsOf {
  /** Null where there never was one, and where it was erased. */
  of(eventId: string, kind: TextKind): string | null;
}

/** Words that people add to an event, by the event's own id; they can be erased, the log cannot. */
@Injectable()
export class LogTextsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly log: EventStore,
  ) {}

  /** The words of a new command. Those of a repeat, or under the id of another one, are not the first one's. */
  async addFirst(
    kind: TextKind,
    stream: number,
    origin: { commandId: string; actorId: number | null },
    text: string | undefined,
  ): Promise<void> {
    const words = text?.trim() ?? '';
    if (words === '') return;
    const { events, unchanged } = await this.log.findCommand(origin.commandId);
    if (events.length === 0 && unchanged === null) await this.add(kind, stream, origin, words);
  }

  /** Written before the first event of its command, whose id is known by then. A repeat changes nothing. */
  async add(
    kind: TextKind,
    stream: number,
    { commandId, actorId }: { commandId: string; actorId: number | null },
    text: string,
  ): Promise<void> {
    await this.db.query(
      `INSERT INTO log_texts (command_id, command_seq, kind, stream, text, author_id)
       VALUES ($1, 0, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
      [commandId, kind, stream, text, actorId],
    );
  }

  /** The texts of a stream by the ids of their events. */
  async of(kind: TextKind, stream: number): Promise<Map<string, string>> {
    const rows = await this.db.query<{ id: string; text: string }[]>(
      `SELECT command_id || '.' || command_seq AS id, text FROM log_texts
       WHERE stream = $1 AND kind = $2`,
      [stream, kind],
    );
    return new Map(rows.map(({ id, text }) => [id, text]));
  }

  /** All words of a stream. */
  async all(stream: number): Promise<TextsOf> {
    const rows = await this.db.query<{ id: string; kind: TextKind; text: string }[]>(
      `SELECT command_id || '.' || command_seq AS id, kind, text FROM log_texts WHERE stream = $1`,
      [stream],
    );
    const texts = new Map(rows.map(({ id, kind, text }) => [`${kind} ${id}`, text]));
    return { of: (eventId, kind) => texts.get(`${kind} ${eventId}`) ?? null };
  }

  /** How many an account has written in a stream, without those of one command. */
  async countBy(
    authorId: number,
    kind: TextKind,
    stream: number,
    { besides }: { besides: string },
  ): Promise<number> {
    const [row] = await this.db.query<{ count: number }[]>(
      `SELECT count(*)::integer AS count FROM log_texts
       WHERE stream = $1 AND kind = $2 AND author_id = $3 AND command_id <> $4`,
      [stream, kind, authorId, besides],
    );
    return row?.count ?? 0;
  }

  /** Removes the words of a command that was refused: it may be sent again without end. */
  async dropRefused(stream: number, commandId: string): Promise<void> {
    await this.db.query(
      `DELETE FROM log_texts t WHERE command_id = $1 AND stream = $2
         AND NOT EXISTS (SELECT FROM events e WHERE e.command_id = t.command_id)`,
      [commandId, stream],
    );
  }

  /** Removes words whose event never came. @returns how many */
  async dropUnused(): Promise<number> {
    const [, count] = await this.db.query<[unknown[], number]>(
      `DELETE FROM log_texts t WHERE at < now() - interval '1 day' AND NOT EXISTS (
         SELECT FROM events e
         WHERE (e.command_id, e.command_seq, e.stream) = (t.command_id, t.command_seq, t.stream))`,
    );
    return count;
  }
}
