import type { BatchAnswer } from './append-batch.js';
import type { AppendOutcome, StreamAppend } from './stored-event.js';

interface Waiting {
  item: StreamAppend;
  resolve: (outcome: AppendOutcome) => void;
  reject: (error: unknown) => void;
}

const maxEvents = 1_000;

const few = 4;

const maxAttempts = 4;

/** These are unique violation, deadlock and serialisation failure: another transaction was first. */
export const overtaken = new Set(['23505', '40P01', '40001']);

const written: AppendOutcome = { ok: true };

/** While one commit waits for the disk the next one is computed; more lanes only make both smaller. */
const maxLanes = 2;

export class GroupCommit {
  private waiting: Waiting[] = [];
  private readonly busy = new Set<number>();
  private lanes = 0;

  constructor(
    private readonly write: (
      items: readonly StreamAppend[],
      careful: boolean,
    ) => Promise<BatchAnswer>,
  ) {}

  /** Resolves when the append was written or refused. @throws when the outcome is unknown */
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
        // Senders whom the last commit answered may have the next tap ready for this one.
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

  /** Retries when another append was first, else halves the batch until the failing one is alone. */
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

/** Returns the SQLSTATE, or null after a shutdown (57) or a lost connection (08): it may have committed. */
export function sqlState(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || !('severity' in error)) return null;
  const { code } = error;
  return typeof code === 'string' && !code.startsWith('57') && !code.startsWith('08') ? code : null;
}
