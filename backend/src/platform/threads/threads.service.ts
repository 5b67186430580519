import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Piscina } from 'piscina';
import { RefusalError } from '../api/refusal.error.js';
import { type ThreadOptions, threadOptionsToken } from './thread-options.js';

interface Thread {
  /** What runs in it, without extension. */
  file: URL;
  /** The export that does the work. */
  name: string;
  /** Whatever takes longer is ended together with the thread. */
  timeoutMs: number;
  /** It waits for more work without a time limit, as starting another one takes long. */
  stays?: boolean;
}

interface Pool {
  piscina: Piscina<unknown, unknown>;
  pending: number;
}

const limits = { waiting: 20, idleMs: 60_000, megabytes: 256 } as const;

/** Work beside the thread that answers taps, one piece at a time for each kind of work. */
@Injectable()
export class ThreadsService implements OnModuleDestroy {
  private readonly logger = new Logger('threads');
  private readonly pools = new Map<string, Pool>();

  constructor(@Inject(threadOptionsToken) private readonly options: ThreadOptions) {}

  async onModuleDestroy(): Promise<void> {
    await Promise.all([...this.pools.values()].map(({ piscina }) => piscina.destroy()));
  }

  /** @throws RefusalError `service.unavailable` where too many wait, or it fails or takes too long */
  async run<Job, Result>(thread: Thread, job: Job): Promise<Result> {
    const pool = this.pools.get(thread.name) ?? this.open(thread);
    // One is done while others wait. Piscina's own limit does not hold for runs with a signal.
    if (pool.pending > limits.waiting) throw RefusalError.of('service.unavailable');
    pool.pending += 1;
    try {
      const signal = AbortSignal.timeout(this.options.timeoutMs ?? thread.timeoutMs);
      return (await pool.piscina.run(job, { signal })) as Result;
    } catch (err) {
      this.logger.warn({ err, thread: thread.name }, 'Work in a thread was not done');
      throw RefusalError.of('service.unavailable');
    } finally {
      pool.pending -= 1;
    }
  }

  private open({ file, name, stays = false }: Thread): Pool {
    const { fileOf, execArgv } = this.options;
    const piscina = new Piscina<unknown, unknown>({
      filename: fileOf(file),
      ...(execArgv && { execArgv }),
      name,
      minThreads: stays ? 1 : 0,
      maxThreads: 1,
      idleTimeout: limits.idleMs,
      niceIncrement: process.platform === 'linux' ? 10 : 0,
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
    });
    // Without a listener a thread that died while it was idle would end the process; the pool starts another.
    piscina.on('error', () => {});
    const pool = { piscina, pending: 0 };
    this.pools.set(name, pool);
    return pool;
  }
}
