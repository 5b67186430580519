/** W3C `traceparent`: names a span of a trace, also one of another program. */
export type TraceParent = string;

/** A span that runs. */
export interface OpenSpan {
  /** For what happens within it. */
  readonly traceparent: TraceParent;
  end(attributes: Readonly<Record<string, string | number>>): void;
}

/**
 * Where the time of a tap goes, from the request to the push. Spans are told their parents: a batch and
 * a sweep belong to many taps at once, and to other nodes' taps.
 */
export abstract class Tracing {
  /** Without a collector nothing is traced, and nobody needs to gather what a span would say. */
  abstract readonly enabled: boolean;
  /** Milliseconds since 1970, with fractions; 0 where nothing is traced. */
  abstract now(): number;
  /** @param parent of the caller; null or nonsense: a trace begins */
  abstract begin(name: string, parent: string | null): OpenSpan;
  /** A span that has just ended, once in each of the traces that it was part of. */
  abstract record(
    name: string,
    parents: readonly TraceParent[],
    from: number,
    attributes: Readonly<Record<string, string | number>>,
  ): void;
  /** Sends what is left. */
  abstract close(): Promise<void>;
}

const silent: OpenSpan = { traceparent: '', end: () => {} };

/** Where no collector is configured. */
export class NoTracing extends Tracing {
  readonly enabled = false;
  now(): number {
    return 0;
  }
  begin(): OpenSpan {
    return silent;
  }
  record(): void {}
  async close(): Promise<void> {}
}
