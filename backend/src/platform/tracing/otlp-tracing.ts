import { Logger } from '@nestjs/common';
import {
  type Context,
  DiagLogLevel,
  diag,
  isSpanContextValid,
  ROOT_CONTEXT,
  type SpanContext,
  type SpanKind,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { type OpenSpan, type TraceParent, Tracing } from './tracing.service.js';

const server = 1 satisfies SpanKind.SERVER;
const flushWithinMs = 2_000;

/**
 * Spans to a collector, over HTTP, a batch every few seconds. A collector that is away or slow costs
 * spans and nothing else: what waits for it is bounded.
 */
export class OtlpTracing extends Tracing {
  readonly enabled = true;
  private readonly provider: BasicTracerProvider;
  private readonly tracer: Tracer;

  /** @param endpoint of the collector, without the path of traces */
  constructor(endpoint: string) {
    super();
    diag.setLogger(diagnostics(), { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
    const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
    this.provider = new BasicTracerProvider({
      resource: resourceFromAttributes({ 'service.name': 'kolo' }),
      spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: 1_000 })],
    });
    this.tracer = this.provider.getTracer('kolo');
  }

  now(): number {
    return performance.timeOrigin + performance.now();
  }

  begin(name: string, parent: string | null): OpenSpan {
    const span = this.tracer.startSpan(
      name,
      { kind: server, startTime: this.now() },
      within(parent),
    );
    return {
      traceparent: traceparent(span.spanContext()),
      end: (attributes) => {
        span.setAttributes(attributes);
        span.end(this.now());
      },
    };
  }

  record(
    name: string,
    parents: readonly TraceParent[],
    from: number,
    attributes: Readonly<Record<string, string | number>>,
  ): void {
    const until = this.now();
    for (const parent of parents)
      this.tracer.startSpan(name, { startTime: from, attributes }, within(parent)).end(until);
  }

  /** Sends what is left, within a bound. */
  async close(): Promise<void> {
    let late: NodeJS.Timeout | undefined;
    const tooLate = new Promise<void>((resolve) => {
      late = setTimeout(resolve, flushWithinMs);
    });
    // Whether a collector took the last spans is no reason to end otherwise.
    await Promise.race([this.provider.shutdown().catch(() => {}), tooLate]);
    clearTimeout(late);
  }
}

/** What OpenTelemetry has to say of itself: mostly that the collector does not answer. */
function diagnostics() {
  const logger = new Logger('tracing');
  return {
    error: (message: string) => logger.warn(message),
    warn: (message: string) => logger.warn(message),
    info: () => {},
    debug: () => {},
    verbose: () => {},
  };
}

const traceparent = ({ traceId, spanId, traceFlags }: SpanContext): TraceParent =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

function within(parent: string | null): Context {
  const [, traceId = '', spanId = '', flags = ''] = parent?.split('-') ?? [];
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(context) ? trace.setSpanContext(ROOT_CONTEXT, context) : ROOT_CONTEXT;
}
