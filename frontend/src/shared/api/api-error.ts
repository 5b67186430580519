/** A non-OK answer. `message` is the server's sentence for a person. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    message: string,
    /** The refusal's code, e.g. `match.timeout-used`. */
    readonly code?: string,
    readonly details?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }
}

/** No answer at all: no network, or the server is away. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}
