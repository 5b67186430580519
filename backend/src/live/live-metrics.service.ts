import { Injectable } from '@nestjs/common';
import { MatchCommandsService, type TapCount } from './commands/match-commands.service.js';
import { CursorPump } from './push/cursor-pump.js';
import { LiveTopicsService } from './push/live-topics.service.js';
import { LiveClientsService } from './sockets/live-clients.service.js';
import { WatchingService } from './sockets/watching.service.js';

/** What happened on the way from tap to screen: plain numbers that are counted anyway, for whoever asks. */
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

  /**
   * `deltas` and `snapshot`: watchers who came back and were brought up to date with what they missed, or
   * with everything; `log`: this node read what it had not heard of another one.
   */
  get catchUps(): Readonly<Record<'deltas' | 'snapshot' | 'log', number>> {
    return { ...this.watching.caughtUp, log: this.topics.healed };
  }
}
