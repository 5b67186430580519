import {
  type Attributes,
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  trace,
} from '@opentelemetry/api';

export type TraceParent = string;

const tracer = trace.getTracer('kolo');

/** Spans of one tap are shorter than a millisecond, so the time has fractions. */
export const spanTime = (): number => performance.timeOrigin + performance.now();

export const startRequestSpan = (name: string, parent: TraceParent | null): Span =>
  tracer.startSpan(name, { kind: SpanKind.SERVER, startTime: spanTime() }, contextOf(parent));

/** A batch and a sweep belong to many taps, so the span is recorded in the trace of each. */
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
