import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { createInterface } from 'node:readline';
import { type Readable, Transform, type TransformCallback } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { OperatorError } from '../../platform/log/operator.error.js';

/** In the form that `sha256sum --check` reads, so that a backup can be proved without this program. */
const sumsFile = 'SHA256SUMS';
const sumLine = /^([0-9a-f]{64}) {2}(.+)$/;

class Meter extends Transform {
  bytes = 0;
  private readonly hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.length;
    this.hash.update(chunk);
    done(null, chunk);
  }

  get sum(): string {
    return this.hash.digest('hex');
  }
}

export class CheckedFolder {
  private readonly sums: WriteStream;
  private readonly sumsMeter = new Meter();
  private readonly sumsWritten: Promise<void>;

  constructor(private readonly folder: string) {
    this.sums = createWriteStream(join(folder, sumsFile), { mode: 0o600, flush: true });
    this.sumsWritten = pipeline(this.sumsMeter, this.sums);
    // Its error is awaited in close().
    this.sumsWritten.catch(() => undefined);
  }

  async write(path: string, content: Readable, ...through: Transform[]): Promise<number> {
    const file = join(this.folder, path);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const meter = new Meter();
    const target = createWriteStream(file, { mode: 0o600, flush: true });
    await pipeline([content, ...through, meter, target]);
    this.sumsMeter.write(`${meter.sum}  ${path}\n`);
    return meter.bytes;
  }

  async close(): Promise<string> {
    this.sumsMeter.end();
    await this.sumsWritten;
    return this.sumsMeter.sum;
  }
}

export async function verifyChecksums(
  folder: string,
  expected: string,
  progress: (bytes: number, total: number) => void,
): Promise<void> {
  const sums = join(folder, sumsFile);
  if ((await sumOf(sums))?.sum !== expected)
    throw new OperatorError(`${sums} is missing or not the one that was written.`);
  const wrong: string[] = [];
  let bytes = 0;
  const total = await bytesOf(folder);
  for await (const line of createInterface({ input: createReadStream(sums) })) {
    const [, sum, path] = sumLine.exec(line) ?? [];
    if (path === undefined || normalize(path).startsWith('..')) {
      wrong.push(line);
      continue;
    }
    const found = await sumOf(join(folder, path));
    if (found?.sum !== sum) wrong.push(path);
    bytes += found?.bytes ?? 0;
    progress(bytes, total);
  }
  if (wrong.length > 0)
    throw new OperatorError(
      `The backup is damaged; missing or not as written: ${wrong.slice(0, 10).join(', ')}${wrong.length > 10 ? ' …' : ''}`,
    );
}

async function bytesOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  return bytes;
}

async function sumOf(file: string): Promise<{ sum: string; bytes: number } | null> {
  const meter = new Meter();
  try {
    const ended = pipeline(createReadStream(file), meter);
    meter.resume();
    await Promise.all([ended, finished(meter)]);
    return { sum: meter.sum, bytes: meter.bytes };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
