import type { Config } from './config.js';

export interface Runtime {
  readonly config: Config;
  readonly databaseUrl: string;
  /** Null where only the API is served. */
  readonly siteFolder: string | null;
}

export const runtimeToken = Symbol('kolo:runtime');
