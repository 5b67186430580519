import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import type { PageSeed, RenderedPage } from '@kolo/domain';
import { Piscina } from 'piscina';
import type { PageLimits } from './page-limits.js';

export type ReadAnswer = (path: string) => Promise<{ status: number; body: string }>;

export type Rendered = Pick<RenderedPage, 'template' | 'root' | 'head'> & {
  /** JSON. */
  data: string;
};

type Message = { kind: 'begun' } | { kind: 'read'; id: number; path: string };

const megabytes = 256;
const maxReads = 100;

/** Renders beside the thread that answers taps, on Linux at a lower priority. */
export class RenderPool {
  private readonly pool: Piscina<unknown, Rendered>;

  constructor(
    private readonly file: string,
    private readonly limits: PageLimits,
  ) {
    this.pool = new Piscina({
      filename: fileURLToPath(new URL('./render-worker.js', import.meta.url)),
      name: 'renderPage',
      minThreads: 1,
      maxThreads: 1,
      maxQueue: limits.maxWaiting + limits.longWaits.inAll,
      niceIncrement: process.platform === 'linux' ? 10 : 0,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    // Without a listener a thread that died while it was idle would end the process; the pool starts another.
    this.pool.on('error', () => {});
  }

  /** @throws Error where it fails, takes too long, or too many wait */
  async render(seed: PageSeed, read: ReadAnswer, waitsLonger: boolean): Promise<Rendered> {
    if (!waitsLonger && this.pool.queueSize >= this.limits.maxWaiting)
      throw new Error('Too many pages wait for the thread');
    const { port1: port, port2: theirs } = new MessageChannel();
    const tooLate = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    let reads = 0;
    port.on('message', (message: Message) => {
      if (message.kind === 'begun') {
        const late = new Error(`Rendering takes longer than ${this.limits.renderMs} ms`);
        timer = setTimeout(() => tooLate.abort(late), this.limits.renderMs);
        return;
      }
      const { id, path } = message;
      reads += 1;
      const result = reads > maxReads ? Promise.reject(new Error('Too many reads')) : read(path);
      result
        .catch(() => ({ status: 500, body: '{}' }))
        .then((answer) => port.postMessage({ id, answer }));
    });
    try {
      const task = { file: this.file, seed, port: theirs };
      return await this.pool.run(task, { transferList: [theirs], signal: tooLate.signal });
    } catch (error) {
      throw tooLate.signal.aborted ? tooLate.signal.reason : error;
    } finally {
      clearTimeout(timer);
      port.close();
    }
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }
}
