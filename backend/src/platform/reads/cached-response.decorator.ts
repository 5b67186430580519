import { RouteConfig } from '@nestjs/platform-fastify';
import type { ValidityName } from './response-cache.service.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    cached?: CacheOptions;
  }
}

export interface CacheOptions {
  /** A request with any other parameter is left to the handler. */
  query: readonly string[];
  /** Data whose changes change the response. */
  validity: ValidityName;
  /** The response contains the origin of the request. */
  namesHost: boolean;
}

/**
 * The answer depends on nothing but the path, these parameters, the language, and whether a visitor reads it
 * or somebody who is signed in with a certain role. The next who ask the same get its bytes.
 */
export const CachedResponse = (options: Partial<CacheOptions> = {}) =>
  RouteConfig({
    cached: { query: [], validity: 'static', namesHost: false, ...options } satisfies CacheOptions,
  });
