import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ErasuresService } from '../../people/erasures/erasures.service.js';
import { LoadingCache } from '../../platform/async/loading-cache.js';
import { ThreadsService } from '../../platform/threads/threads.service.js';
import type { PrintJob } from './pdf/print-job.js';

export interface Printed {
  bytes: Buffer;
  sha256: string;
}

/** A report takes half a second on a small machine, and the first one of a thread a second more. */
const printerThread = {
  file: new URL('./pdf/print-worker', import.meta.url),
  name: 'print',
  timeoutMs: 20_000,
  stays: true,
} as const;

const emptyRound: PrintJob = {
  kind: 'round-report',
  input: {
    language: 'hr',
    league: { name: 'Kolo', season: '' },
    round: 1,
    matches: [],
    day: '2026-01-01',
    table: [],
    next: null,
    url: 'http://localhost',
  },
};
const cacheLimits = { max: 100, maxSize: 24 * 1024 * 1024 } as const;

/** Prints beside the thread that answers taps, one document at a time; the same document once. */
@Injectable()
export class PrinterService implements OnModuleInit {
  private readonly cache = new LoadingCache<string, Printed>({
    ...cacheLimits,
    sizeCalculation: ({ bytes }) => bytes.length,
  });

  constructor(
    private readonly erasures: ErasuresService,
    private readonly threads: ThreadsService,
  ) {}

  onModuleInit(): void {
    this.erasures.onChange(() => this.cache.clear());
  }

  /** Loads and compiles what prints, so that nobody's document waits for it. A failure is only logged. */
  async warmUp(): Promise<void> {
    await this.run(emptyRound).catch(() => {});
  }

  /** @throws RefusalError `service.unavailable` where too many wait or it fails */
  print(job: PrintJob): Promise<Printed> {
    // The same input gives the same bytes, so the input is the key: names, language and version are in it.
    const key = createHash('sha256').update(JSON.stringify(job)).digest('base64url');
    return this.cache.get(key, () => this.run(job));
  }

  private async run(job: PrintJob): Promise<Printed> {
    const bytes = Buffer.from(await this.threads.run<PrintJob, Uint8Array>(printerThread, job));
    return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
  }
}
