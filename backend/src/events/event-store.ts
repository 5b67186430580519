import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { forTaps } from '../platform/db/data-source.js';
import { poolOf } from '../platform/db/pool.js';
import { appendBatch, type BatchAnswer } from './append-batch.js';
import { GroupCommit, overtaken, sqlState } from './group-commit.js';
import { LogReads } from './log-reads.js';
import {
  type AppendOutcome,
  type EventRow,
  eventColumns,
  type StoredCommand,
  type StreamAppend,
  storedCommand,
} from './stored-event.js';

type AppendListener = (seconds: number, events: number) => void;

const epochMs = 5_000;

/** The event log is hot, so it uses prepared SQL instead of TypeORM. */
@Injectable()
export class EventStore extends LogReads {
  readonly forReaders: LogReads;
  private readonly group: GroupCommit;
  private appended: AppendListener = () => {};
  private known: { epoch: Promise<string>; until: number } | null = null;

  constructor(
    @InjectDataSource() source: DataSource,
    @InjectDataSource(forTaps) taps: DataSource = source,
  ) {
    super(poolOf(taps));
    this.forReaders = new LogReads(poolOf(source));
    this.group = new GroupCommit((items, careful) => this.write(items, careful));
  }

  /** Calls the listener after each append, with its seconds and the number of its events. */
  onAppend(listener: AppendListener): void {
    this.appended = listener;
  }

  /** Appends to one stream, in a commit shared with others that wait. @throws when the outcome is unknown */
  append(item: StreamAppend): Promise<AppendOutcome> {
    checkVersions(item);
    return this.group.append(item);
  }

  /** Appends to several streams in one commit, all or nothing. */
  async appendTogether(items: readonly StreamAppend[]): Promise<AppendOutcome> {
    for (const item of items) checkVersions(item);
    if (new Set(items.map(({ stream }) => stream)).size < items.length)
      throw new Error('One append to several streams names each stream once');
    for (let attempt = 1; ; attempt += 1) {
      try {
        const answer = await this.write(items, attempt > 1);
        if (answer.written) return { ok: true };
        for (const refusal of answer.refused.values()) return refusal;
      } catch (error) {
        const code = sqlState(error);
        if (code === null || !overtaken.has(code) || attempt === 5) throw error;
      }
    }
  }

  /** Returns what a repeated command did the first time. */
  async findCommand(commandId: string): Promise<StoredCommand> {
    const { rows } = await this.pool.query<EventRow>({
      name: 'find_command',
      text: `SELECT ${eventColumns} FROM events WHERE command_id = $1 ORDER BY command_seq`,
      values: [commandId],
    });
    return storedCommand(rows);
  }

  private async write(items: readonly StreamAppend[], careful: boolean): Promise<BatchAnswer> {
    const start = performance.now();
    const answer = await appendBatch(this.pool, items, careful);
    if (answer.written) {
      const events = items.reduce((sum, item) => sum + item.events.length, 0);
      this.appended((performance.now() - start) / 1_000, events);
    }
    return answer;
  }

  /** Names the log's history; a database restored to an earlier day has another name. */
  epoch(): Promise<string> {
    if (this.known === null || this.known.until < performance.now()) {
      const epoch = this.pool
        .query<{ epoch: string }>('SELECT log_epoch() AS epoch')
        .then(({ rows: [row] }) => row?.epoch ?? '');
      epoch.catch(() => {
        this.known = null;
      });
      this.known = { epoch, until: performance.now() + epochMs };
    }
    return this.known.epoch;
  }
}

function checkVersions({ stream, expectedVersion, events, unchanged = [] }: StreamAppend): void {
  if (events.length + unchanged.length === 0)
    throw new Error(`Nothing to append to stream ${stream}`);
  for (const [index, { event }] of events.entries())
    if (event.version !== expectedVersion + index + 1)
      throw new Error(`Event ${event.id} of stream ${stream} has version ${event.version}`);
}
