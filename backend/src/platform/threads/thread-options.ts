import { fileURLToPath } from 'node:url';

/** How threads are started. Tests run the sources. */
export interface ThreadOptions {
  /** @param file without its extension */
  fileOf: (file: URL) => string;
  execArgv?: string[];
  /** Stands in for the timeout of every thread. */
  timeoutMs?: number;
}

export const threadOptionsToken = Symbol('kolo:thread-options');

export const threadOptions = (): ThreadOptions => ({
  fileOf: (file) => `${fileURLToPath(file)}.js`,
});
