import { Accounts1795419060000 } from './202611230731-accounts.js';
import { Leagues1795419120000 } from './202611230732-leagues.js';
import { EventLog1795419180000 } from './202611230733-event-log.js';
import { ReadModels1795419240000 } from './202611230734-read-models.js';
import { VotesAndTexts1795419300000 } from './202611230735-votes-and-texts.js';
import { Files1795419360000 } from './202611230736-files.js';
import { Audit1795419420000 } from './202611230737-audit.js';
import { Operation1795419480000 } from './202611230738-operation.js';
import { ChangeMarks1795510800000 } from './202611240900-change-marks.js';
import { LogIndexes1795510860000 } from './202611240901-log-indexes.js';
import { WaitingPeople1795510920000 } from './202611240902-waiting-people.js';
import { SessionChanges1795511400000 } from './202611240910-session-changes.js';
import { MatchLists1795513200000 } from './202611240940-match-lists.js';
import { MatchRules1795515000000 } from './202611241010-match-rules.js';
import { MatchDayLog1795515600000 } from './202611241020-match-day-log.js';
import { MatchGrants1795518000000 } from './202611241100-match-grants.js';
import { FixedRules1795518600000 } from './202611241110-fixed-rules.js';
import { Bookings1795519020000 } from './202611241117-bookings.js';
import { PeopleSearch1795519080000 } from './202611241118-people-search.js';
import { SetupLinks1795519800000 } from './202611241130-setup-links.js';
import { MatchOutcomes1795543200000 } from './202611241800-match-outcomes.js';
import { PeopleSearchAgain1795600800000 } from './202611251000-people-search-again.js';
import { CalendarEntries1795657200000 } from './202611260140-calendar-entries.js';
import { FoldedNames1795659000000, indexNames } from './202611260210-folded-names.js';
import { SiteAddress1795660200000 } from './202611260230-site-address.js';
import { Officials1795669500000 } from './202611260505-officials.js';
import { BareDocuments1795670400000 } from './202611260520-bare-documents.js';
import { LeagueStreams1795681500000 } from './202611260825-league-streams.js';
import { AuditedRulings1795684500000 } from './202611260915-audited-rulings.js';
import { MatchRulings1795686000000 } from './202611260940-match-rulings.js';
import { AuditedDecisions1795693320000 } from './202611261142-audited-decisions.js';
import { AuditedLeagues1795706700000 } from './202611261525-audited-leagues.js';
import { AuditedSignOff1795707000000 } from './202611261530-audited-sign-off.js';
import { PlayerMoves1795709100000 } from './202611261605-player-moves.js';
import { SignedResults1795709580000 } from './202611261613-signed-results.js';
import { PlacedMatches1795717560000 } from './202611261826-placed-matches.js';
import { Venues1795717860000 } from './202611261831-venues.js';
import { RefereeMarket1795718220000 } from './202611261837-referee-market.js';
import { Schedule1795718700000 } from './202611261845-schedule.js';
import { MatchReports1795719000000 } from './202611261850-match-reports.js';
import { RunningPlans1795719120000 } from './202611261852-running-plans.js';
import { Awards1795720260000 } from './202611261911-awards.js';
import { TeamPins1795721100000 } from './202611261925-team-pins.js';
import { Predictions1795731300000 } from './202611262215-predictions.js';
import { NamePolicies1795731360000 } from './202611262216-name-policies.js';
import { SupersededAuditIndexes1795733460000 } from './202611262251-superseded-audit-indexes.js';
import { PushNotices1795734180000 } from './202611262303-push-notices.js';
import { ImportBatches1795734600000 } from './202611262310-import-batches.js';
import { RolesOfReferees1795735320000 } from './202611262322-roles-of-referees.js';
import { RefereeRatings1795735380000 } from './202611262323-referee-ratings.js';
import { OwnNames1795737600000 } from './202611270000-own-names.js';
import { WeeklyMails1795743000000 } from './202611270130-weekly-mails.js';
import { NameWords1795747200000 } from './202611270240-name-words.js';
import { CompanyChannels1795748700000 } from './202611270305-company-channels.js';
import { NameOrder1795762200000 } from './202611270650-name-order.js';
import { NamesChanged1795762500000 } from './202611270655-names-changed.js';
import { MatchPhotos1795764000000 } from './202611270720-match-photos.js';
import { OneProjection1795774200000 } from './202611271010-one-projection.js';
import { IncompleteLists1795774920000 } from './202611271022-incomplete-lists.js';
import { CommentaryNames1795775400000 } from './202611271030-commentary-names.js';
import { CoveredIndexes1795777500000 } from './202611271105-covered-indexes.js';
import { PredictionResults1795778400000 } from './202611271120-prediction-results.js';
import { VenueAddresses1795786800000 } from './202611271340-venue-addresses.js';
import { VenuePitches1795791600000 } from './202611271500-venue-pitches.js';
import { PlainLetters1795798800000 } from './202611271700-plain-letters.js';
import { TownsOfReferees1795799100000 } from './202611271705-towns-of-referees.js';
import { FinePayments1795799400000 } from './202611271710-fine-payments.js';
import { QuotedNames1795810500000 } from './202611272015-quoted-names.js';
import { TeamsOfPins1795823400000 } from './202611272350-teams-of-pins.js';
import { LookalikeLetters1795825800000 } from './202611280030-lookalike-letters.js';

export { indexNames };

/** Released migrations never change: what comes later is added below. */
export const firstRelease = [
  Accounts1795419060000,
  Leagues1795419120000,
  EventLog1795419180000,
  ReadModels1795419240000,
  VotesAndTexts1795419300000,
  Files1795419360000,
  Audit1795419420000,
  Operation1795419480000,
] as const;

export const migrations = [
  ...firstRelease,
  ChangeMarks1795510800000,
  LogIndexes1795510860000,
  WaitingPeople1795510920000,
  SessionChanges1795511400000,
  MatchLists1795513200000,
  MatchRules1795515000000,
  MatchDayLog1795515600000,
  MatchGrants1795518000000,
  FixedRules1795518600000,
  Bookings1795519020000,
  PeopleSearch1795519080000,
  SetupLinks1795519800000,
  MatchOutcomes1795543200000,
  PeopleSearchAgain1795600800000,
  CalendarEntries1795657200000,
  FoldedNames1795659000000,
  SiteAddress1795660200000,
  Officials1795669500000,
  BareDocuments1795670400000,
  LeagueStreams1795681500000,
  AuditedRulings1795684500000,
  MatchRulings1795686000000,
  AuditedDecisions1795693320000,
  AuditedLeagues1795706700000,
  AuditedSignOff1795707000000,
  PlayerMoves1795709100000,
  SignedResults1795709580000,
  PlacedMatches1795717560000,
  Venues1795717860000,
  RefereeMarket1795718220000,
  Schedule1795718700000,
  MatchReports1795719000000,
  RunningPlans1795719120000,
  Awards1795720260000,
  TeamPins1795721100000,
  Predictions1795731300000,
  NamePolicies1795731360000,
  SupersededAuditIndexes1795733460000,
  PushNotices1795734180000,
  ImportBatches1795734600000,
  RolesOfReferees1795735320000,
  RefereeRatings1795735380000,
  OwnNames1795737600000,
  WeeklyMails1795743000000,
  NameWords1795747200000,
  CompanyChannels1795748700000,
  NameOrder1795762200000,
  NamesChanged1795762500000,
  MatchPhotos1795764000000,
  OneProjection1795774200000,
  IncompleteLists1795774920000,
  CommentaryNames1795775400000,
  CoveredIndexes1795777500000,
  PredictionResults1795778400000,
  VenueAddresses1795786800000,
  VenuePitches1795791600000,
  PlainLetters1795798800000,
  TownsOfReferees1795799100000,
  FinePayments1795799400000,
  QuotedNames1795810500000,
  TeamsOfPins1795823400000,
  LookalikeLetters1795825800000,
];
