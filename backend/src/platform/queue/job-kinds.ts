import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import type { JobOptions } from './queue.js';

export interface HandleOptions<T> {
  /** Data that does not satisfy the decorators of this class is not run. */
  shape?: new () => T;
  attempts?: number;
  backoffMs?: number;
}

export interface JobKind {
  run: (data: unknown) => Promise<void>;
  options: JobOptions;
}

export class BadJobData extends Error {}

const history = { removeOnComplete: 50, removeOnFail: 1_000 };

export const jobOptions = (attempts = 5, backoffMs = 5_000): JobOptions => ({
  attempts,
  backoff: { type: 'exponential', delay: backoffMs, jitter: 0.2 },
  ...history,
});

/** Another version may have written the data, so it is validated first. */
export function jobKind<T extends object>(
  run: (data: T) => Promise<void>,
  { shape, attempts, backoffMs }: HandleOptions<T>,
): JobKind {
  return {
    run: async (data) => run(shape === undefined ? (data as T) : await readData(shape, data)),
    options: jobOptions(attempts, backoffMs),
  };
}

async function readData<T extends object>(shape: new () => T, data: unknown): Promise<T> {
  const read = plainToInstance(shape, data ?? {});
  const wrong = Array.isArray(read) ? [] : await validate(read, { forbidUnknownValues: true });
  if (Array.isArray(read) || wrong.length > 0)
    throw new BadJobData(`The job's data are not right: ${wrong.map(String).join('; ')}`);
  return read;
}
