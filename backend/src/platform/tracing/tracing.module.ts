import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { type Runtime, runtimeToken } from '../config/runtime.js';
import { NoTracing, Tracing } from './tracing.service.js';

/** The one place that chooses; OpenTelemetry is not even loaded where nobody collects. */
@Global()
@Module({
  providers: [
    {
      provide: Tracing,
      inject: [runtimeToken],
      useFactory: async ({ config: { otlpEndpoint } }: Runtime): Promise<Tracing> => {
        if (otlpEndpoint === null) return new NoTracing();
        const { OtlpTracing } = await import('./otlp-tracing.js');
        return new OtlpTracing(otlpEndpoint);
      },
    },
  ],
  exports: [Tracing],
})
export class TracingModule implements OnApplicationShutdown {
  constructor(@Inject(Tracing) private readonly tracing: Tracing) {}

  async onApplicationShutdown(): Promise<void> {
    await this.tracing.close();
  }
}
