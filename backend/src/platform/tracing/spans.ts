import {
  type Attributes,
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  trace,
} from '@opentelemetry/api';

/** W3C `traceparent`: names a span of a trace, also one of another program. */
export type TraceParent = string;

/** OpenTelemetry's own, which does nothing until a collector is configured. */
const tracer = trace.getTracer('kolo');

/** Milliseconds since 1970 with fractions: spans of one tap are shorter than a millisecond. */
export const spanTime = (): number => performance.timeOrigin + performance.now();

/** @param parent the caller's; null begins a trace */
export const startRequestSpan = (name: string, parent: TraceParent | null): Span =>
  tracer.startSpan(name, { kind: SpanKind.SERVER, startTime: spanTime() }, contextOf(parent));

/**
 * A span that has just ended, once in each of the traces that it was part of: a batch and a sweep belong to
 * many taps at once.
 */
export function recordSpan(
  name: string,
  parents: readonly TraceParent[],
  from: number,
  attributes: Attributes,
): void {
  for (const parent of parents)
    tracer.startSpan(name, { startTime: from, attributes }, contextOf(parent)).end(spanTime());
}

export function traceparentOf(span: Span): TraceParent {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

function contextOf(parent: TraceParent | null): Context {
  const [, traceId = '', spanId = '', flags = ''] = parent?.split('-') ?? [];
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(context) ? trace.setSpanContext(ROOT_CONTEXT, context) : ROOT_CONTEXT;
}
