import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Injectable, Logger } from '@nestjs/common';
import { RefusalError } from '../api/refusal.error.js';
import { SerialQueue } from '../async/serial-queue.js';
import { pictureLimits } from './picture-limits.js';
import type { PictureResult, PictureTask } from './picture-task.js';

const start = promisify(execFile);
const worker = fileURLToPath(new URL('./picture-worker.js', import.meta.url));

/** A decoded picture takes up to 200 MB. */
const maxAtOnce = 3;

/** Decoders are written in C and read what strangers send, so their process has no secrets. */
const { PATH = '', TMPDIR = '', SystemRoot = '' } = process.env;
const env = { PATH, ...(TMPDIR && { TMPDIR }), ...(SystemRoot && { SystemRoot }) };

/** Decodes in processes, because nothing else stops a decoder: the library's timeout does not stop a text chunk. */
@Injectable()
export class PictureDecoderService {
  private readonly logger = new Logger('pictures');
  private readonly byPerson = new Map<number | string, { queue: SerialQueue; waiting: number }>();
  private free = maxAtOnce;
  private readonly waiting: (() => void)[] = [];

  /** The pictures of one person are taken one after the other, and beside those of everybody else. */
  async inTurn<T>(personId: number | string, work: () => Promise<T>): Promise<T> {
    const own = this.byPerson.get(personId) ?? { queue: new SerialQueue(), waiting: 0 };
    this.byPerson.set(personId, own);
    own.waiting += 1;
    try {
      return await own.queue.run(work);
    } finally {
      own.waiting -= 1;
      if (own.waiting === 0) this.byPerson.delete(personId);
    }
  }

  /** @throws RefusalError `file.no-space`, `service.unavailable` where no process starts */
  async decode(task: PictureTask, withinMs = pictureLimits.decodeMs): Promise<PictureResult> {
    if (this.free === 0) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.free -= 1;
    try {
      return await this.run(task, withinMs);
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.free += 1;
      else next();
    }
  }

  private async run(task: PictureTask, withinMs: number): Promise<PictureResult> {
    const ending = { timeout: withinMs, killSignal: 'SIGKILL' } as const;
    try {
      const { stdout } = await start(process.execPath, [worker, JSON.stringify(task)], {
        ...ending,
        env,
      });
      const result = JSON.parse(stdout) as PictureResult;
      if ('error' in result && result.error === 'no-space') throw RefusalError.of('file.no-space');
      return result;
    } catch (err) {
      if (err instanceof RefusalError) throw err;
      this.logger.warn({ err }, 'a picture was not decoded');
      if (hasNotStarted(err)) throw RefusalError.of('service.unavailable');
      return { error: 'broken' };
    }
  }
}

/** Then the code is the system's, such as EAGAIN, and not an exit code. */
const hasNotStarted = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
