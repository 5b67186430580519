import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { type Runtime, runtimeToken } from '../config/runtime.js';

const stopToken = Symbol('kolo:stop-tracing');

type Stop = () => Promise<void>;

/** OpenTelemetry's SDK is loaded only where a collector is configured. */
@Module({
  providers: [
    {
      provide: stopToken,
      inject: [runtimeToken],
      useFactory: async ({ config: { otlpEndpoint } }: Runtime): Promise<Stop> => {
        if (otlpEndpoint === null) return async () => {};
        const { exportTraces } = await import('./otlp.js');
        return exportTraces(otlpEndpoint);
      },
    },
  ],
})
export class TracingModule implements OnApplicationShutdown {
  constructor(@Inject(stopToken) private readonly stop: Stop) {}

  onApplicationShutdown(): Promise<void> {
    return this.stop();
  }
}
