import { createHash } from 'node:crypto';
import {
  Inject,
  Injectable,
  Logger,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import { ErasuresService } from '../../people/erasures/erasures.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import type { PrintJob } from './pdf/print-job.js';
import { type PrinterThread, printerThreadToken } from './printer-thread.js';

export interface Printed {
  bytes: Buffer;
  sha256: string;
}

/** A report takes half a second on a small machine, and the first one a second more. */
const limits = { waiting: 20, idleMs: 60_000, megabytes: 256 } as const;
const cacheLimits = { max: 100, maxSize: 24 * 1024 * 1024, pending: 100 } as const;

/** Prints beside the thread that answers taps, one document at a time; the same document once. */
@Injectable()
export class PrinterService implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('reports');
  private readonly cache = new LRUCache<string, Printed>({
    max: cacheLimits.max,
    maxSize: cacheLimits.maxSize,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  private readonly pending = new Map<string, Promise<Printed>>();
  private pool: Piscina<PrintJob, Uint8Array> | null = null;

  constructor(
    private readonly erasures: ErasuresService,
    @Inject(printerThreadToken) private readonly thread: PrinterThread,
  ) {}

  onModuleInit(): void {
    this.erasures.onChange(() => this.cache.clear());
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool?.destroy();
  }

  /** @throws RefusalError `service.unavailable` where too many wait or it fails */
  async print(job: PrintJob): Promise<Printed> {
    // The same input gives the same bytes, so the input is the key: names, language and version are in it.
    const key = createHash('sha256').update(JSON.stringify(job)).digest('base64url');
    const known = this.cache.get(key) ?? this.pending.get(key);
    if (known !== undefined) return known;
    // One is printed while others wait. Piscina's own limit does not hold for runs with a signal.
    if (this.pending.size > limits.waiting) throw RefusalError.of('service.unavailable');
    const printed = this.run(job);
    this.pending.set(key, printed);
    try {
      const document = await printed;
      this.cache.set(key, document);
      return document;
    } finally {
      this.pending.delete(key);
    }
  }

  private async run(job: PrintJob): Promise<Printed> {
    this.pool ??= this.open();
    try {
      const signal = AbortSignal.timeout(this.thread.printMs);
      const bytes = Buffer.from(await this.pool.run(job, { signal }));
      return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
    } catch (err) {
      this.logger.warn({ err, kind: job.kind }, 'A document was not printed');
      throw RefusalError.of('service.unavailable');
    }
  }

  private open(): Piscina<PrintJob, Uint8Array> {
    const { filename, execArgv } = this.thread;
    const pool = new Piscina<PrintJob, Uint8Array>({
      filename,
      ...(execArgv && { execArgv }),
      name: 'print',
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: limits.idleMs,
      niceIncrement: process.platform === 'linux' ? 10 : 0,
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
    });
    // Without a listener a thread that died while it was idle would end the process; the pool starts another.
    pool.on('error', () => {});
    return pool;
  }
}
