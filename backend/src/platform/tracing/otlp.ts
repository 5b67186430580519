import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { DiagLogLevel, diag, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

const flushWithinMs = 2_000;

/** A collector that is away or slow costs spans and nothing else, as the queue of spans is bounded. */
export function exportTraces(endpoint: string): () => Promise<void> {
  diag.setLogger(diagnostics(), { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'kolo' }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  });
  trace.setGlobalTracerProvider(provider);
  return async () => {
    const tooLate = delay(flushWithinMs, undefined, { ref: false });
    await Promise.race([provider.shutdown().catch(() => {}), tooLate]);
  };
}

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
