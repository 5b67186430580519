import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { type Runtime, runtimeToken } from '../../platform/config/runtime.js';
import { type LiveBus, LocalBus, liveBusToken } from './live-bus.js';
import { RedisBus } from './redis-bus.js';

export { type LiveBus, liveBusToken } from './live-bus.js';

@Module({
  providers: [
    {
      provide: liveBusToken,
      inject: [runtimeToken],
      useFactory: ({ config: { redisUrl } }: Runtime): LiveBus =>
        redisUrl === null ? new LocalBus() : new RedisBus(redisUrl),
    },
  ],
  exports: [liveBusToken],
})
export class LiveBusModule implements OnApplicationShutdown {
  constructor(@Inject(liveBusToken) private readonly bus: LiveBus) {}

  onApplicationShutdown(): Promise<void> {
    return this.bus.close();
  }
}
