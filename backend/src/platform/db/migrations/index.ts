import { Accounts1795250400000 } from './202611210840-accounts.js';
import { Leagues1795251000000 } from './202611210850-leagues.js';
import { EventLog1795251600000 } from './202611210900-event-log.js';
import { MatchReadModels1795252200000 } from './202611210910-match-read-models.js';
import { SeedRuns1795252800000 } from './202611210920-seed-runs.js';
import { AuditLog1795341600000 } from './202611221000-audit-log.js';
import { Registration1795342200000 } from './202611221010-registration.js';
import { PlayerLimits1795343400000 } from './202611221030-player-limits.js';
import { RulesDocuments1795344600000 } from './202611221050-rules-documents.js';
import { AdministrativeEvents1795345200000 } from './202611221100-administrative-events.js';
import { FansVotes1795435200000 } from './202611231400-fans-votes.js';
import { GalleryImages1795449600000 } from './202611231600-gallery-images.js';
import { MatchCommentaries1795453200000 } from './202611231700-match-commentaries.js';
import { MaintenanceRuns1795460400000 } from './202611231900-maintenance-runs.js';
import { AuditOrder1795510800000 } from './202611240900-audit-order.js';
import { AppendLines1795514400000 } from './202611241000-append-lines.js';
import { WithoutAppendEvents1795600800000 } from './202611251000-without-append-events.js';
import { FactsAsText1795601400000 } from './202611251010-facts-as-text.js';
import { OneAnswerAnId1795687200000 } from './202611261000-one-answer-an-id.js';
import { AccountWrites1795741200000 } from './202611270100-account-writes.js';
import { SessionList1795744800000 } from './202611270200-session-list.js';
import { SecondFactors1795745400000 } from './202611270210-second-factors.js';
import { AuditDetails1795748400000 } from './202611270300-audit-details.js';
import { Erasures1795749000000 } from './202611270310-erasures.js';
import { SpentUploads1795752000000 } from './202611270400-spent-uploads.js';
import { VerifyByNodes1795755600000 } from './202611270500-verify-by-nodes.js';
import { MainLeague1795762800000 } from './202611270700-main-league.js';
import { SeasonSettings1795763400000 } from './202611270710-season-settings.js';
import { HeadToHeadRestarts1795764000000 } from './202611270720-head-to-head-restarts.js';
import { WithdrawnPlayers1795764600000 } from './202611270730-withdrawn-players.js';
import { Notices1795770000000 } from './202611270900-notices.js';

/** In the order in which they run. */
export const migrations = [
  Accounts1795250400000,
  Leagues1795251000000,
  EventLog1795251600000,
  MatchReadModels1795252200000,
  SeedRuns1795252800000,
  AuditLog1795341600000,
  Registration1795342200000,
  PlayerLimits1795343400000,
  RulesDocuments1795344600000,
  AdministrativeEvents1795345200000,
  FansVotes1795435200000,
  GalleryImages1795449600000,
  MatchCommentaries1795453200000,
  MaintenanceRuns1795460400000,
  AuditOrder1795510800000,
  AppendLines1795514400000,
  WithoutAppendEvents1795600800000,
  FactsAsText1795601400000,
  OneAnswerAnId1795687200000,
  AccountWrites1795741200000,
  SessionList1795744800000,
  SecondFactors1795745400000,
  AuditDetails1795748400000,
  Erasures1795749000000,
  SpentUploads1795752000000,
  VerifyByNodes1795755600000,
  MainLeague1795762800000,
  SeasonSettings1795763400000,
  HeadToHeadRestarts1795764000000,
  WithdrawnPlayers1795764600000,
  Notices1795770000000,
];
