import type { ErrorCode } from '@kolo/domain';

/** An answer that is not OK; `message` is the server's sentence for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    message: string,
    readonly code?: ErrorCode,
    readonly details?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }
}

export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}
