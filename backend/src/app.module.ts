import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EventsModule } from './events/events.module.js';
import { LiveModule } from './live/live.module.js';
import { AwardsModule } from './office/awards/awards.module.js';
import { RefereesModule } from './office/referees/referees.module.js';
import { ReportsModule } from './office/reports/reports.module.js';
import { SeasonArchiveModule } from './office/season-archive/season-archive.module.js';
import { SignOffModule } from './office/sign-off/sign-off.module.js';
import { AuditPagesModule } from './operations/audit/audit-pages.module.js';
import { HealthModule } from './operations/health/health.module.js';
import { JobsModule } from './operations/jobs/jobs.module.js';
import { MetricsModule } from './operations/metrics/metrics.module.js';
import { PersonalDataModule } from './operations/personal-data/personal-data.module.js';
import { SeedModule } from './operations/seed/seed.module.js';
import { SetupModule } from './operations/setup/setup.module.js';
import { AccountsModule } from './people/accounts/accounts.module.js';
import { AuditModule } from './people/audit/audit.module.js';
import { AuthModule } from './people/auth/auth.module.js';
import { ErasuresModule } from './people/erasures/erasures.module.js';
import { NoticesModule } from './people/notices/notices.module.js';
import { UsersModule } from './people/users/users.module.js';
import { type Runtime, runtimeToken } from './platform/config/runtime.js';
import {
  dataSourceOptions,
  forTaps,
  servingDataSource,
  tapSourceOptions,
} from './platform/db/data-source.js';
import { ReadsModule } from './platform/reads/reads.module.js';
import { SiteAddressModule } from './platform/site-address/site-address.module.js';
import { TracingModule } from './platform/tracing/tracing.module.js';
import { GrantsModule } from './registry/grants/grants.module.js';
import { LeaguesModule } from './registry/leagues/leagues.module.js';
import { MatchRulesModule } from './registry/match-rules/match-rules.module.js';
import { PlayersModule } from './registry/players/players.module.js';
import { TeamsModule } from './registry/teams/teams.module.js';
import { VenuesModule } from './registry/venues/venues.module.js';
import { CalendarModule } from './season/calendar/calendar.module.js';
import { DecisionsModule } from './season/decisions/decisions.module.js';
import { DisciplineModule } from './season/discipline/discipline.module.js';
import { SuspensionsModule } from './season/discipline/suspensions.module.js';
import { ExportsModule } from './season/exports/exports.module.js';
import { ImportsModule } from './season/imports/imports.module.js';
import { MatchesModule } from './season/matches/matches.module.js';
import { MoveProposalsModule } from './season/move-proposals/move-proposals.module.js';
import { MatchNoticesModule } from './season/notices/match-notices.module.js';
import { OutcomesModule } from './season/outcomes/outcomes.module.js';
import { PlanningModule } from './season/planning/planning.module.js';
import { RecordsModule } from './season/records/records.module.js';
import { ScheduleModule } from './season/schedule/schedule.module.js';
import { ShiftsModule } from './season/shifts/shifts.module.js';
import { SlotsModule } from './season/slots/slots.module.js';
import { StagesModule } from './season/stages/stages.module.js';
import { StatisticsModule } from './season/statistics/statistics.module.js';
import { CommentaryModule } from './site/commentary/commentary.module.js';
import { CompanyChannelModule } from './site/company-channel/company-channel.module.js';
import { ContactModule } from './site/contact/contact.module.js';
import { FansVotesModule } from './site/fans-votes/fans-votes.module.js';
import { GalleryModule } from './site/gallery/gallery.module.js';
import { MatchPhotosModule } from './site/match-photos/match-photos.module.js';
import { PagesModule } from './site/pages/pages.module.js';
import { PlayerPagesModule } from './site/player-pages/player-pages.module.js';
import { PredictionsModule } from './site/predictions/predictions.module.js';
import { PushNoticesModule } from './site/push-notices/push-notices.module.js';
import { RoundTeamsModule } from './site/round-teams/round-teams.module.js';
import { RulesModule } from './site/rules/rules.module.js';
import { SearchModule } from './site/search/search.module.js';
import { SearchEnginesModule } from './site/search-engines/search-engines.module.js';
import { ShareModule } from './site/share/share.module.js';
import { SponsorsModule } from './site/sponsors/sponsors.module.js';
import { TeamPagesModule } from './site/team-pages/team-pages.module.js';
import { WeeklyMailsModule } from './site/weekly-mails/weekly-mails.module.js';

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
    SiteAddressModule,
    TracingModule,
    ErasuresModule,
    AuditModule,
    AuditPagesModule,
    UsersModule,
    AuthModule,
    AccountsModule,
    HealthModule,
    MetricsModule,
    JobsModule,
    LeaguesModule,
    TeamsModule,
    PlayersModule,
    MatchRulesModule,
    VenuesModule,
    NoticesModule,
    MatchNoticesModule,
    GrantsModule,
    EventsModule,
    LiveModule,
    DecisionsModule,
    DisciplineModule,
    OutcomesModule,
    StagesModule,
    SignOffModule,
    SuspensionsModule,
    AwardsModule,
    MatchesModule,
    ScheduleModule,
    RecordsModule,
    RoundTeamsModule,
    SlotsModule,
    ShiftsModule,
    PlanningModule,
    ImportsModule,
    ExportsModule,
    MoveProposalsModule,
    CommentaryModule,
    CalendarModule,
    FansVotesModule,
    StatisticsModule,
    RefereesModule,
    ReportsModule,
    SeasonArchiveModule,
    SearchModule,
    SearchEnginesModule,
    ShareModule,
    PagesModule,
    PlayerPagesModule,
    TeamPagesModule,
    PredictionsModule,
    PushNoticesModule,
    CompanyChannelModule,
    WeeklyMailsModule,
    RulesModule,
    GalleryModule,
    SponsorsModule,
    MatchPhotosModule,
    ContactModule,
    PersonalDataModule,
    SeedModule,
    SetupModule,
  ],
});
