import { Injectable } from '@nestjs/common';
import { MatchCommandsService, type TapCount } from './commands/match-commands.service.js';
import { CursorPump } from './push/cursor-pump.js';
import { LiveTopicsService } from './push/live-topics.service.js';
import { LiveClientsService } from './sockets/live-clients.service.js';
import { WatchingService } from './sockets/watching.service.js';

/** Counters from tap to screen. */
@Injectable()
export class LiveMetricsService {
  constructor(
    private readonly commands: MatchCommandsService,
    private readonly clients: LiveClientsService,
    private readonly pump: CursorPump,
    private readonly watching: WatchingService,
    private readonly topics: LiveTopicsService,
  ) {}

  get taps(): Iterable<TapCount> {
    return this.commands.taps;
  }

  get watchers(): number {
    return this.clients.size;
  }

  get frames(): number {
    return this.pump.frames;
  }

  /** `deltas` and `snapshot` count returning watchers, `log` what this node had to read from the log. */
  get catchUps(): Readonly<Record<'deltas' | 'snapshot' | 'log', number>> {
    return { ...this.watching.caughtUp, log: this.topics.missedReads };
  }
}
