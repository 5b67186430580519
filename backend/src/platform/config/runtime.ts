import type { Config } from './config.js';

/** What a running node knows of the outside world. */
export interface Runtime {
  readonly config: Config;
  readonly databaseUrl: string;
  /** The built site; null where only the API is served. */
  readonly siteFolder: string | null;
}

export const runtimeToken = Symbol('kolo:runtime');
