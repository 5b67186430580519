import type { BatchAnswer } from './append-batch.js';
import type { AppendOutcome, StreamAppend } from './stored-event.js';

interface Waiting {
  item: StreamAppend;
  resolve: (outcome: AppendOutcome) => void;
  reject: (error: unknown) => void;
}

/** More in one statement only makes the first ones wait longer. */
const maxEvents = 1_000;

/** So few are not worth two commits. */
const few = 4;

/** How often one batch is overtaken before it is taken apart. */
const maxAttempts = 4;

/** Unique violation, deadlock, serialisation failure: somebody else was first. */
export const overtaken = new Set(['23505', '40P01', '40001']);

const written: AppendOutcome = { ok: true };

/** While one commit waits for the disk the next one is computed; more only makes both smaller. */
const maxLanes = 2;

/**
 * Everything that waits at one moment goes to the database in one statement and one commit.
 * Each append has its own outcome: one that fails never takes its neighbours down.
 */
export class GroupCommit {
  private waiting: Waiting[] = [];
  /** Streams with an append under way: their next one would only be refused. */
  private readonly busy = new Set<number>();
  private lanes = 0;

  /** @param write as `appendBatch` does */
  constructor(
    private readonly write: (
      items: readonly StreamAppend[],
      careful: boolean,
    ) => Promise<BatchAnswer>,
  ) {}

  append(item: StreamAppend): Promise<AppendOutcome> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (this.lanes < maxLanes) void this.work();
    });
  }

  private async work(): Promise<void> {
    this.lanes += 1;
    try {
      for (;;) {
        // Those whom the last commit answered may have the next tap ready: it joins this one.
        await new Promise(setImmediate);
        const batch = this.take();
        if (batch.length === 0) return;
        if (this.waiting.length > 0 && this.lanes < maxLanes) void this.work();
        await this.commit(batch);
        for (const { item } of batch) this.busy.delete(item.stream);
      }
    } finally {
      this.lanes -= 1;
    }
  }

  /** The longest waiting, one of each stream, and half of them while nothing is under way; the rest goes next. */
  private take(): Waiting[] {
    const batch: Waiting[] = [];
    const left: Waiting[] = [];
    const max = this.busy.size > 0 ? this.waiting.length : Math.max(few, this.waiting.length / 2);
    let events = 0;
    for (const waiting of this.waiting) {
      const { stream, events: added } = waiting.item;
      if (events >= maxEvents || batch.length >= max || this.busy.has(stream)) left.push(waiting);
      else {
        this.busy.add(stream);
        events += added.length;
        batch.push(waiting);
      }
    }
    this.waiting = left;
    return batch;
  }

  private async commit(batch: Waiting[], attempt = 1): Promise<void> {
    let answer: BatchAnswer;
    try {
      const items = batch.map(({ item }) => item);
      answer = await this.write(items, attempt > 1);
    } catch (error) {
      return this.afterError(batch, attempt, error);
    }
    const rest: Waiting[] = [];
    for (const waiting of batch) {
      const outcome = answer.written ? written : answer.refused.get(waiting.item.stream);
      if (outcome === undefined) rest.push(waiting);
      else waiting.resolve(outcome);
    }
    if (rest.length > 0) await this.commit(rest, attempt);
  }

  /**
   * Nothing was written. Somebody was overtaken: ask again, now the database can say who.
   * Anything else: halving finds the one to blame in a few calls, and the others get through.
   */
  private async afterError(batch: Waiting[], attempt: number, error: unknown): Promise<void> {
    const code = sqlState(error);
    if (code !== null && overtaken.has(code) && attempt < maxAttempts)
      await this.commit(batch, attempt + 1);
    else if (code !== null && batch.length > 1) {
      const middle = Math.ceil(batch.length / 2);
      await this.commit(batch.slice(0, middle));
      await this.commit(batch.slice(middle));
    } else for (const { reject } of batch) reject(error);
  }
}

/** The SQLSTATE of an answer of the database; null when the connection itself failed and nobody knows. */
export function sqlState(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || !('severity' in error)) return null;
  const { code } = error;
  // Shutdown and crash: the commit may or may not have happened.
  return typeof code === 'string' && !code.startsWith('57') && !code.startsWith('08') ? code : null;
}
