import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { EventsModule } from '../events/events.module.js';
import { PlayersModule } from '../players/players.module.js';
import { TeamsModule } from '../teams/teams.module.js';
import { CursorPump } from './cursor-pump.js';
import { ForgetNames } from './forget-names.service.js';
import { Handshakes } from './handshakes.service.js';
import { LiveController } from './live.controller.js';
import { LiveGateway } from './live.gateway.js';
import { LiveBoard } from './live-board.service.js';
import { LiveBusModule } from './live-bus.module.js';
import { LiveClients } from './live-clients.service.js';
import { LiveDrain } from './live-drain.service.js';
import { LiveFigures } from './live-figures.service.js';
import { LivePollController } from './live-poll.controller.js';
import { LiveTopics } from './live-topics.service.js';
import { MatchCommands } from './match-commands.service.js';
import { MatchNamesService } from './match-names.service.js';
import { MatchViewsService } from './match-views.service.js';
import { ReplayController } from './replay.controller.js';
import { ViewerCounts } from './viewer-counts.service.js';
import { Watching } from './watching.service.js';

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
