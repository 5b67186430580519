import { Module } from '@nestjs/common';
import { EventsModule } from '../events/events.module.js';
import { AuthModule } from '../people/auth/auth.module.js';
import { PlayersModule } from '../registry/players/players.module.js';
import { TeamsModule } from '../registry/teams/teams.module.js';
import { ForgetNames } from './commands/forget-names.service.js';
import { LiveController } from './commands/live.controller.js';
import { MatchCommands } from './commands/match-commands.service.js';
import { MatchViewsService } from './commands/match-views.service.js';
import { LiveFigures } from './live-figures.service.js';
import { LiveBusModule } from './nodes/live-bus.module.js';
import { CursorPump } from './push/cursor-pump.js';
import { LiveBoard } from './push/live-board.service.js';
import { LiveTopics } from './push/live-topics.service.js';
import { MatchNamesService } from './push/match-names.service.js';
import { ViewerCounts } from './push/viewer-counts.service.js';
import { Handshakes } from './sockets/handshakes.service.js';
import { LiveGateway } from './sockets/live.gateway.js';
import { LiveClients } from './sockets/live-clients.service.js';
import { LiveDrain } from './sockets/live-drain.service.js';
import { LivePollController } from './sockets/live-poll.controller.js';
import { ReplayController } from './sockets/replay.controller.js';
import { Watching } from './sockets/watching.service.js';

/** Running a match: commands into the log, and every version to whoever watches. */
@Module({
  imports: [EventsModule, AuthModule, PlayersModule, TeamsModule, LiveBusModule],
  controllers: [LiveController, LivePollController, ReplayController],
  providers: [
    { provide: CursorPump, useFactory: () => new CursorPump() },
    MatchCommands,
    MatchViewsService,
    MatchNamesService,
    LiveTopics,
    LiveBoard,
    ViewerCounts,
    Handshakes,
    Watching,
    LiveClients,
    LiveDrain,
    LiveGateway,
    LiveFigures,
    ForgetNames,
  ],
  exports: [MatchCommands, MatchViewsService, Handshakes, ViewerCounts, LiveFigures],
})
export class LiveModule {}
