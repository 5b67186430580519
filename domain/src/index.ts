export * from './contract/accounts.js';
export * from './contract/audit.js';
export * from './contract/awards.js';
export * from './contract/calendar.js';
export * from './contract/commentary.js';
export * from './contract/company-channel.js';
export * from './contract/console.js';
export * from './contract/decisions.js';
export * from './contract/discipline.js';
export * from './contract/event-pages.js';
export * from './contract/exports.js';
export * from './contract/fans-vote.js';
export * from './contract/gallery.js';
export * from './contract/home.js';
export * from './contract/http.js';
export * from './contract/imports.js';
export * from './contract/jobs.js';
export * from './contract/league-digests.js';
export * from './contract/leagues.js';
export * from './contract/live.js';
export * from './contract/live-table.js';
export * from './contract/lots.js';
export * from './contract/match-calls.js';
export * from './contract/match-photos.js';
export * from './contract/match-rules.js';
export * from './contract/matches.js';
export * from './contract/names.js';
export * from './contract/officials.js';
export * from './contract/open-reads.js';
export * from './contract/outlook.js';
export * from './contract/page-at.js';
export * from './contract/people.js';
export * from './contract/players.js';
export * from './contract/predictions.js';
export * from './contract/push.js';
export * from './contract/records.js';
export * from './contract/referees.js';
export * from './contract/rendered-page.js';
export * from './contract/replay.js';
export * from './contract/report-content.js';
export * from './contract/rules.js';
export * from './contract/rulings.js';
export * from './contract/schedule.js';
export * from './contract/search.js';
export * from './contract/setup.js';
export * from './contract/sign-off.js';
export * from './contract/site-address.js';
export * from './contract/site-pages.js';
export * from './contract/stages.js';
export * from './contract/tables.js';
export * from './contract/withdrawals.js';
export { capital } from './croatia/capital.js';
export { compareNames } from './croatia/croatian-order.js';
export { addDays, weekdayOf } from './croatia/days.js';
export { isFormOf } from './croatia/inflection.js';
export { hasOibCheckDigit, isOib } from './croatia/oib.js';
export {
  isWallTime,
  parseZagrebDay,
  zagrebToUtc,
  zagrebWallTime,
} from './croatia/zagreb-time.js';
export * from './errors.js';
export { type PlannedCompany, planCompanies } from './imports/companies-file.js';
export { readCell, writtenCell } from './imports/file-cells.js';
export { type CsvRecord, headerIn } from './imports/file-table.js';
export {
  type FilePlayer,
  type PlannedPlayer,
  type PlayersFile,
  planPlayers,
  playerCells,
  playerColumns,
} from './imports/players-file.js';
export { isRecord } from './is-record.js';
export {
  type CountedPlayer,
  derivedAwards,
  type GoalkeeperTotals,
  type Podium,
  podiumOf,
  podiumOfTable,
  type RatedReferee,
  savedShares,
} from './league/awards.js';
export { byDate } from './league/by-date.js';
export { type Clash, clashesAmong } from './league/clashes.js';
export {
  commentaryMatches,
  commentaryMode,
} from './league/commentary-week.js';
export { type Discipline, discipline } from './league/discipline/discipline.js';
export { fairPlayTable } from './league/discipline/fair-play.js';
export { type Charge, finesByTeam } from './league/discipline/fines.js';
export {
  type DisciplineRules,
  type Membership,
  type NamedOfficial,
  type Namesakes,
  rulesSince,
} from './league/discipline/input.js';
export {
  type DisciplineMatch,
  disciplineEventTypes,
  disciplineFacts,
} from './league/discipline/match-facts.js';
export { isOpenBan } from './league/discipline/season-ban.js';
export { suspendedOn } from './league/discipline/suspended.js';
export { form, formLength, formLetter } from './league/form.js';
export { groupedBy } from './league/grouped-by.js';
export { headToHead, type Meeting } from './league/head-to-head.js';
export {
  addedCards,
  liveTable,
  type RunningShare,
  runningShare,
  tableSummary,
} from './league/live-table.js';
export { matchMeaning } from './league/match-meaning.js';
export type { OpenMatch } from './league/outlook.js';
export { partialTable } from './league/partial-table.js';
export { type CareerMatch, playerCareer } from './league/player-career.js';
export { goalsPerRound, goalsPerStretch, placesOverRounds } from './league/progress.js';
export { type RoundLine, roundTeam } from './league/round-team.js';
export { seasonRounds } from './league/rounds.js';
export { isSameVenue } from './league/same-venue.js';
export {
  generateSchedule,
  type Schedule,
  type ScheduledFixture,
  type ScheduleFairness,
} from './league/schedule.js';
export {
  mergedRecords,
  type RecordMatch,
  seasonRecords,
} from './league/season-records.js';
export { shownLeague } from './league/shown-league.js';
export { bracketOf } from './league/stages/bracket.js';
export { finalsConflicts, type MovedMatch } from './league/stages/finals-conflicts.js';
export { type StageStep, stageSteps } from './league/stages/fixtures.js';
export { type GroupTable, liveGroupTables } from './league/stages/group-tables.js';
export { levelTies, readStages, type StageReading } from './league/stages/season-stages.js';
export { shortRests } from './league/stages/short-rests.js';
export { hasBegun, isVoid, type StageMatch } from './league/stages/stage-match.js';
export { rulesInStage } from './league/stages/stage-rules.js';
export { type Standing, seedingOf } from './league/stages/standing.js';
export { tableCut } from './league/stages/table-cut.js';
export { kicksOf, legScore, teamOf } from './league/stages/tie-scores.js';
export { leagueTable, levelTeams, type TableInput } from './league/table.js';
export { tableInputAfter } from './league/table-after.js';
export { type TableOutlook, tableMarks } from './league/table-marks.js';
export {
  adjustmentsUntil,
  type SeasonSoFar,
  tableOfDay,
} from './league/table-of-day.js';
export * from './league/top-lists.js';
export { usualWeekday } from './league/usual-weekday.js';
export {
  endedHalf,
  reinstatementSteps,
  type SeasonMatch,
  withdrawalSteps,
} from './league/withdrawal.js';
export * from './limits.js';
export { isLocalAddress } from './local-address.js';
export {
  commandIdOf,
  type DecisionOn,
  type Envelope,
  type Fold,
  type LoggedEvent,
} from './log/fold.js';
export { type ClockReading, minuteLabel, readClock } from './match/clock.js';
export * from './match/commands.js';
export { type ConsoleChanges, consoleChangesAfterEnd } from './match/console/console-changes.js';
export { consoleName, grantedDevice, isConsoleName } from './match/console/console-name.js';
export {
  administratorsActions,
  confirmedActions,
  isMvpAdministrators,
} from './match/console/console-rights.js';
export {
  isCounter,
  isGoalKind,
  isSetKick,
  standingAction,
  standingActions,
} from './match/corrections.js';
export { correctionOf, differences } from './match/decide/correction.js';
export { decide } from './match/decide/decide.js';
export { hasCarried } from './match/decide/first-leg.js';
export { latestUndoable, refusalToUndo } from './match/decide/undo.js';
export {
  completedBy,
  isMatchEventType,
  matchEventTypes,
  redoCommand,
  rowOf,
  type VisibleEventType,
} from './match/event-types/event-types.js';
export { asSeenByEveryone, isReadable } from './match/event-types/seen-by.js';
export type { Milestone, TimelineEntry } from './match/event-types/timeline-entry.js';
export { schemaVersionOf, storedEventTypes, upcast } from './match/event-types/upcast.js';
export * from './match/events.js';
export { evolve, extend, matchFold, replay } from './match/fold/evolve.js';
export { matchAt, replayRange } from './match/fold/replay-log.js';
export { maxStarters, playersWithRole } from './match/lineup/lineup-roles.js';
export { listClosedAt } from './match/lineup/player-list.js';
export * from './match/outcome.js';
export * from './match/placing.js';
export { periodOf, type RuledMatch } from './match/ruled-match.js';
export * from './match/ruled-match-fields.js';
export { adviceOf, pendingKickAt } from './match/rules/assistant.js';
export { readPlayClock } from './match/rules/clock.js';
export { flaggedEntries } from './match/rules/facts.js';
export { halfTimeScoreOf } from './match/rules/half-time-score.js';
export { kickOffOf } from './match/rules/kick-off.js';
export { aggregateScore } from './match/rules/level.js';
export {
  isScoreInDoubt,
  matchRecord,
  playClockOf,
  ruledMatchFields,
} from './match/rules/live-fields.js';
export { onPitchAt, reductionsAt } from './match/rules/moment.js';
export { nextKick } from './match/rules/next-kick.js';
export { periodAfterSignal } from './match/rules/period-end.js';
export { limitSecondsOf, minutesBefore } from './match/rules/periods.js';
export { lacksWinner, winnerOf } from './match/rules/winner.js';
export * from './match/rulings/commands.js';
export * from './match/rulings/events.js';
export * from './match/rulings/ruling.js';
export * from './match/signing/commands.js';
export * from './match/signing/events.js';
export {
  endKnownAt,
  isOfficial,
  officialAt,
  type ResultState,
  resultStateOf,
} from './match/signing/official.js';
export type {
  Signing,
  StandingProtest,
} from './match/signing/signing.js';
export {
  type BySide,
  emptyPlayerLine,
  initialMatchState,
  type MatchState,
  type MatchStateName,
  type MatchStatus,
  matchStates,
  matchStatuses,
  otherSide,
  type PlayerLine,
  rolesOf,
  scoreOf,
  sideOf,
} from './match/state.js';
export { actionsInPlayOrder } from './match/timeline/action-order.js';
export { inPlayOrder } from './match/timeline/play-order.js';
export { scoreAfterGoal } from './match/timeline/score-after-goal.js';
export {
  incompleteSides,
  type MatchNotice,
  noticeTimes,
  type PushOptions,
  pushOptions,
} from './notices/match-notice.js';
export { type NoticedMatch, nextNotice, type SentScore } from './notices/next-notice.js';
export { sendingTime } from './notices/quiet-hours.js';
export { weeklyRound } from './notices/weekly-round.js';
export {
  cleanDigits,
  cleanEmail,
  cleanLine,
  cleanOib,
  cleanPhone,
  cleanTime,
  isPhone,
  withPlainLetters,
} from './people/copied-text.js';
export { erased, erasedIn, erasedInside } from './people/erased.js';
export { foldedName } from './people/folded-name.js';
export {
  beginningRange,
  inFoundOrder,
  isFoundBy,
  nameWords,
  searchedWords,
} from './people/searched-words.js';
export { shownName, strictestPolicy } from './people/shown-name.js';
export { countedScore } from './predictions/counted-score.js';
export {
  type PredictionCount,
  pointsFor,
  predictionTotals,
} from './predictions/points.js';
export {
  type RefereedMatch,
  type RefereeFacts,
  refereeConflictsOf,
} from './referees/conflicts.js';
export { refereeDoubtsOf } from './referees/doubts.js';
export { type EndedMatch, earnedCents } from './referees/fees.js';
export { type PlaceKey, placeIdOf, placeOf } from './referees/places.js';
export { refereeRuleLimits, usualRefereeRules } from './referees/referee-rules.js';
export {
  type ClosedMonth,
  type EarnedLine,
  isMonth,
  openMonthFor,
  statementsOf,
  totalOf,
} from './referees/statements.js';
export * from './rules/match-rules.js';
export { ruleConflict } from './rules/rule-conflicts.js';
export {
  differsFromLaws,
  laws,
  presetOf,
  ruleApplies,
  withoutUnused,
} from './rules/rule-differences.js';
export * from './rules/rule-fields.js';
export { rulesInSeason } from './rules/rules-in-season.js';
export { changedSeasonRules, seasonRulesByPath } from './rules/season-rule-changes.js';
export * from './rules/season-rules.js';
export { hardBlackoutOf } from './schedule/blackouts.js';
export { seasonFairness } from './schedule/fairness.js';
export {
  type CsvFixture,
  type CsvLeague,
  csvCells,
  csvHeaders,
  type PlannedRow,
  planImport,
} from './schedule/fixtures-csv.js';
export { freeSlots } from './schedule/free-slots.js';
export { croatianHolidays } from './schedule/holidays.js';
export { slotTimes } from './schedule/kick-offs.js';
export { optimise } from './schedule/optimise.js';
export type {
  Blackout,
  OtherBooking,
  PlanInput,
  SeasonFixture,
} from './schedule/plan-input.js';
export { type FixtureOfDay, type ShiftedDay, shiftDay } from './schedule/shift-day.js';
export { slotConflict } from './schedule/slot-conflict.js';
export { isTeamPreference } from './schedule/team-preference.js';
export * from './season/commands.js';
export { decideLeague } from './season/decide.js';
export {
  leagueEventRows,
  leagueEventTypes,
  leagueSchemaVersionOf,
  upcastLeague,
} from './season/event-types.js';
export * from './season/events.js';
export { leagueFold } from './season/evolve.js';
export { stageLimits } from './season/stage-definition.js';
export { decidersOf, tieNames } from './season/stage-ties.js';
export * from './season/stages.js';
export {
  type Appeal,
  hasSeasonDecisions,
  type LeagueState,
  type SeasonStage,
  type SuspendedPerson,
  type Suspension,
  stageOf,
  type Withdrawal,
  withdrawalOf,
} from './season/state.js';
export { isSuspensionLength } from './season/suspensions.js';
export { crestOf, crestShapes } from './teams/crest.js';
export { withBoardLine } from './views/board-match.js';
export {
  type ClockFace,
  clockFace,
  clockMinute,
  minutesAndSeconds,
  playedSecondsAt,
} from './views/clock-face.js';
export { countedCardsOf, type MatchCards, type TeamCards } from './views/counted-cards.js';
export {
  type CountedResult,
  countedResultOf,
  deductionOf,
  shownScoreOf,
} from './views/counted-result.js';
export { formatSigned, formatWhole } from './views/format-number.js';
export { goalMinutesOf } from './views/goal-minutes.js';
export * from './views/live-match.js';
export { applyPatch, livePatch, mergePatches } from './views/live-patch.js';
export { hasPlayedScore, matchOutcome, ruledOutcome } from './views/match-outcome.js';
export {
  boardLine,
  createdAtOf,
  matchNumbers,
  matchRow,
  matchTexts,
  playerLines,
  playerStatsRows,
  type StandingsShare,
  standingsShare,
} from './views/match-rows.js';
export { outcomeWord, outcomeWords } from './views/outcome-words.js';
export { reportContent, reportHash, reportHashOf } from './views/report-content.js';
export { playersOnPitch, runningReductions } from './views/running-numbers.js';
export {
  missedKicksOf,
  ownGoalsOf,
  type ShownStatistic,
  shownStatistics,
} from './views/shown-statistics.js';
export { signedOutcome } from './views/signed-outcome.js';
export { placeholderWords, roundWords, tieWords } from './views/stage-words.js';
export { isCalledOff, isToBePlayed } from './views/to-be-played.js';
export {
  type CountedVotes,
  fansVoteClosesAt,
  fansVotePhase,
  rankFansVotes,
  refusalToVote,
} from './votes/fans-vote.js';
