import { Module } from '@nestjs/common';
import { EventsModule } from '../events/events.module.js';
import { AuditModule } from '../people/audit/audit.module.js';
import { AuthModule } from '../people/auth/auth.module.js';
import { LeaguesModule } from '../registry/leagues/leagues.module.js';
import { MatchRulesModule } from '../registry/match-rules/match-rules.module.js';
import { PlayersModule } from '../registry/players/players.module.js';
import { TeamsModule } from '../registry/teams/teams.module.js';
import { AnsweredCommandsService } from './commands/answered-commands.service.js';
import { EventPagesService } from './commands/event-pages.service.js';
import { ForgetNamesService } from './commands/forget-names.service.js';
import { LeagueStatesService } from './commands/league-states.service.js';
import { LineupsController } from './commands/lineups.controller.js';
import { LiveController } from './commands/live.controller.js';
import { MatchCommandsService } from './commands/match-commands.service.js';
import { MatchSheetsService } from './commands/match-sheets.service.js';
import { MatchStateController } from './commands/match-state.controller.js';
import { MatchSuspensionsService } from './commands/match-suspensions.service.js';
import { MatchViewsService } from './commands/match-views.service.js';
import { OfficialsController } from './commands/officials.controller.js';
import { PlannedCommandsService } from './commands/planned-commands.service.js';
import { RuledMatchController } from './commands/ruled-match.controller.js';
import { ConsolesController } from './consoles/consoles.controller.js';
import { ConsolesService } from './consoles/consoles.service.js';
import { HallBoardController } from './consoles/hall-board.controller.js';
import { LiveMetricsService } from './live-metrics.service.js';
import { LiveBusModule } from './nodes/live-bus.module.js';
import { OfficialsService } from './officials/officials.service.js';
import { ConsoleSilenceService } from './push/console-silence.service.js';
import { CursorPump } from './push/cursor-pump.js';
import { LiveBoardService } from './push/live-board.service.js';
import { LiveTopicsService } from './push/live-topics.service.js';
import { MatchNamesService } from './push/match-names.service.js';
import { NameChangesService } from './push/name-changes.service.js';
import { ViewerCountsService } from './push/viewer-counts.service.js';
import { HandshakesService } from './sockets/handshakes.service.js';
import { LiveGateway } from './sockets/live.gateway.js';
import { LiveClientsService } from './sockets/live-clients.service.js';
import { LiveDrainService } from './sockets/live-drain.service.js';
import { LivePollController } from './sockets/live-poll.controller.js';
import { ReplayController } from './sockets/replay.controller.js';
import { WatchingService } from './sockets/watching.service.js';

@Module({
  imports: [
    EventsModule,
    AuthModule,
    AuditModule,
    LeaguesModule,
    PlayersModule,
    TeamsModule,
    MatchRulesModule,
    LiveBusModule,
  ],
  controllers: [
    MatchStateController,
    LineupsController,
    LiveController,
    RuledMatchController,
    ConsolesController,
    HallBoardController,
    OfficialsController,
    LivePollController,
    ReplayController,
  ],
  providers: [
    { provide: CursorPump, useFactory: () => new CursorPump() },
    AnsweredCommandsService,
    EventPagesService,
    LeagueStatesService,
    MatchCommandsService,
    MatchSheetsService,
    MatchViewsService,
    PlannedCommandsService,
    MatchSuspensionsService,
    ConsolesService,
    ConsoleSilenceService,
    OfficialsService,
    MatchNamesService,
    LiveTopicsService,
    LiveBoardService,
    ViewerCountsService,
    HandshakesService,
    WatchingService,
    LiveClientsService,
    LiveDrainService,
    LiveGateway,
    LiveMetricsService,
    ForgetNamesService,
    NameChangesService,
  ],
  exports: [
    EventPagesService,
    LeagueStatesService,
    LiveBoardService,
    LiveTopicsService,
    MatchCommandsService,
    MatchNamesService,
    MatchSheetsService,
    MatchViewsService,
    OfficialsService,
    PlannedCommandsService,
    MatchSuspensionsService,
    HandshakesService,
    ViewerCountsService,
    LiveMetricsService,
  ],
})
export class LiveModule {}
