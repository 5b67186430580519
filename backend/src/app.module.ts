import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from './audit/audit.module.js';
import { AuthModule } from './auth/auth.module.js';
import { CalendarModule } from './calendar/calendar.module.js';
import { CommentaryModule } from './commentary/commentary.module.js';
import { ContactModule } from './contact/contact.module.js';
import {
  dataSourceOptions,
  forTaps,
  servingDataSource,
  tapSourceOptions,
} from './db/data-source.js';
import { EventsModule } from './events/events.module.js';
import { FansVotesModule } from './fans-votes/fans-votes.module.js';
import { GalleryModule } from './gallery/gallery.module.js';
import { HealthModule } from './health/health.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { LeaguesModule } from './leagues/leagues.module.js';
import { LiveModule } from './live/live.module.js';
import { MatchesModule } from './matches/matches.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { NoticesModule } from './notices/notices.module.js';
import { NameChangesModule } from './people/name-changes.module.js';
import { PeopleModule } from './people/people.module.js';
import { PlayersModule } from './players/players.module.js';
import { ProjectionsModule } from './projections/projections.module.js';
import { ReadsModule } from './reads/reads.module.js';
import { RulesModule } from './rules/rules.module.js';
import { type Runtime, runtimeToken } from './runtime.js';
import { SeedModule } from './seed/seed.module.js';
import { ShareModule } from './share/share.module.js';
import { SponsorsModule } from './sponsors/sponsors.module.js';
import { StatisticsModule } from './statistics/statistics.module.js';
import { TeamPagesModule } from './team-pages/team-pages.module.js';
import { TeamsModule } from './teams/teams.module.js';
import { TracingModule } from './tracing/tracing.module.js';
import { AccountsModule } from './users/accounts.module.js';
import { UsersModule } from './users/users.module.js';

@Global()
@Module({})
class RuntimeModule {}

@Module({})
class AppModule {}

/** All rooms, on one database. */
export const appModule = (runtime: Runtime): DynamicModule => ({
  module: AppModule,
  imports: [
    {
      module: RuntimeModule,
      providers: [{ provide: runtimeToken, useValue: runtime }],
      exports: [runtimeToken],
    },
    TypeOrmModule.forRootAsync({
      useFactory: () => ({
        ...dataSourceOptions(runtime.databaseUrl),
        autoLoadEntities: true,
        retryAttempts: 3,
      }),
      dataSourceFactory: servingDataSource,
    }),
    TypeOrmModule.forRootAsync({
      name: forTaps,
      useFactory: () => ({ ...tapSourceOptions(runtime.databaseUrl), retryAttempts: 3 }),
      dataSourceFactory: servingDataSource,
    }),
    ReadsModule,
    TracingModule,
    NameChangesModule,
    AuditModule,
    UsersModule,
    AuthModule,
    AccountsModule,
    HealthModule,
    MetricsModule,
    JobsModule,
    LeaguesModule,
    TeamsModule,
    PlayersModule,
    NoticesModule,
    EventsModule,
    ProjectionsModule,
    LiveModule,
    MatchesModule,
    CommentaryModule,
    CalendarModule,
    FansVotesModule,
    StatisticsModule,
    ShareModule,
    TeamPagesModule,
    RulesModule,
    GalleryModule,
    SponsorsModule,
    ContactModule,
    PeopleModule,
    SeedModule,
  ],
});
