import fc from 'fast-check';
import type { MatchCommand } from '../match/commands.js';
import {
  cardPlaces,
  cards,
  foulRestarts,
  goalKinds,
  kickOffPeriods,
  lateReasons,
  lineupRoles,
  missedHows,
  overrideReasons,
  periods,
  playerCounters,
  raisedCounters,
  replacementReasons,
  setKicks,
  teamOfficials,
  teamStatistics,
} from '../match/events.js';
import { revocable } from '../match/rulings/commands.js';
import {
  abandonReasons,
  annulReasons,
  awardCauses,
  awardWinners,
  faults,
  postponeReasons,
  replayModes,
} from '../match/rulings/events.js';
import {
  protestOutcomes,
  reopenReasons,
  signingRefusals,
  signingRoles,
} from '../match/signing/events.js';
import { signingMethods } from '../rules/season-rules.js';
import { at, away, fixture, home, roster } from './match-story.js';

/** Random taps for the laws of the log: allowed, against the rules, or about an entry that does not exist. */
export const side = fc.constantFrom('home' as const, 'away' as const);
const player = fc.constantFrom(...home, ...away, 6, 16, 99);
export const counting: fc.Arbitrary<MatchCommand> = fc.oneof(
  fc.record({
    type: fc.constant('RaisePlayerCounter' as const),
    playerId: player,
    counter: fc.constantFrom(...playerCounters),
  }),
  fc.record({
    type: fc.constant('RecordGoal' as const),
    team: side,
    scorer: fc.option(player),
    assist: fc.option(player),
    kind: fc.constantFrom(...goalKinds),
  }),
  fc.record({
    type: fc.constant('ChangeTeamStatistic' as const),
    team: side,
    statistic: fc.constantFrom(...teamStatistics),
    by: fc.constantFrom(1 as const, 1 as const, -1 as const),
  }),
);
export const correcting: fc.Arbitrary<MatchCommand> = fc.oneof(
  fc.record({
    type: fc.constant('SetScore' as const),
    team: side,
    score: fc.integer({ min: 0, max: 5 }),
  }),
  fc.record({ type: fc.constant('TakeTimeout' as const), team: side }),
  fc.record({ type: fc.constant('ChooseMvp' as const), playerId: player }),
  fc.constant<MatchCommand>({ type: 'Undo' }),
  fc
    .integer({ min: 0, max: 60 })
    .map<MatchCommand>((n) => ({ type: 'Undo', actionId: `command-${n}.0` })),
);
/** Anything that can be tapped: allowed, against the rules, or about an action that does not exist. */
export const correction: fc.Arbitrary<MatchCommand> = fc.record({
  type: fc.constant('CorrectAction' as const),
  actionId: fc.integer({ min: 0, max: 60 }).map((n) => `command-${n}.0`),
  correction: fc.record(
    {
      team: side,
      scorer: fc.option(player),
      assist: fc.option(player),
      kind: fc.constantFrom(...goalKinds, ...raisedCounters),
      second: fc.nat(2_400),
      playerId: fc.option(player),
      official: fc.option(fc.constantFrom(...teamOfficials)),
      restart: fc.constantFrom(...foulRestarts),
      card: fc.constantFrom(...cards),
      place: fc.constantFrom(...cardPlaces),
      how: fc.constantFrom(...missedHows),
      scored: fc.boolean(),
      period: fc.constantFrom(...periods),
      played: fc.nat(1_300),
    },
    { requiredKeys: [] },
  ),
});
const moving: fc.Arbitrary<MatchCommand> = fc.oneof(
  fc
    .constantFrom(
      'first-half' as const,
      'half-time' as const,
      'second-half' as const,
      'completed' as const,
    )
    .map<MatchCommand>((matchState) => ({ type: 'ChangeState', wanted: { matchState } })),
  fc
    .record(
      {
        homeScore: fc.integer({ min: 0, max: 4 }),
        awayShots: fc.integer({ min: 0, max: 9 }),
        homeTimeoutsUsed: fc.integer({ min: 0, max: 2 }),
        currentHalf: fc.constantFrom(0 as const, 1 as const, 2 as const),
      },
      { requiredKeys: [] },
    )
    .map<MatchCommand>((wanted) => ({ type: 'ChangeState', wanted })),
  fc.constant<MatchCommand>({
    type: 'InitialiseMatch',
    playerIds: [...home, ...away],
    roster,
  }),
);
const listCheck = fc.record(
  {
    suspended: fc.record({
      playerIds: fc.subarray([2, 6, 12, 16]),
      strict: fc.boolean(),
    }),
    overrides: fc.array(
      fc.record({ playerId: player, reason: fc.constantFrom(...overrideReasons) }),
      { maxLength: 3 },
    ),
  },
  { requiredKeys: [] },
);
export const adding: fc.Arbitrary<MatchCommand> = fc
  .record({
    type: fc.constant('AddPlayer' as const),
    team: side,
    playerId: fc.constantFrom(6, 16),
    reason: fc.constantFrom(null, ...lateReasons),
    roster: fc.constant(roster),
  })
  .chain((added) => listCheck.map((check) => ({ ...added, ...check })));
export const replacing: fc.Arbitrary<MatchCommand> = fc
  .record({
    type: fc.constant('ReplacePlayer' as const),
    team: side,
    playerId: player,
    replacedBy: fc.constantFrom(2, 6, 12, 16),
    reason: fc.constantFrom(...replacementReasons),
    roster: fc.constant(roster),
  })
  .chain((replaced) => listCheck.map((check) => ({ ...replaced, ...check })));
export const listing: fc.Arbitrary<MatchCommand> = fc
  .oneof(
    side.map((team) => ({
      type: 'ConfirmAttendance' as const,
      team,
      playerIds: team === 'home' ? home : away,
      roster,
    })),
    fc.constant({ type: 'InitialiseMatch' as const, playerIds: [...home, ...away], roster }),
    fc.constant({ type: 'ChangeState' as const, wanted: { matchState: 'first-half' as const } }),
  )
  .chain((listed) => listCheck.map((check) => ({ ...listed, ...check })));
const roles: fc.Arbitrary<MatchCommand> = fc.record({
  type: fc.constant('ChangeLineupRole' as const),
  playerId: player,
  role: fc.constantFrom(...lineupRoles),
  given: fc.constantFrom(true, true, false),
});
const extraPeriod = fc.constantFrom(3 as const, 4 as const);
export const ruledMatch: fc.Arbitrary<MatchCommand> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom('start' as const, 'stop' as const, 'correct' as const), fc.nat(1_300))
      .map<MatchCommand>(([action, playedSeconds]) =>
        action === 'correct'
          ? { type: 'ControlClock', action, playedSeconds }
          : { type: 'ControlClock', action },
      ),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('RecordFoul' as const),
      team: side,
      playerId: fc.option(player),
      restart: fc.constantFrom(...foulRestarts),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('ShowCard' as const),
      team: side,
      playerId: fc.option(player),
      official: fc.option(fc.constantFrom(...teamOfficials), { freq: 1 }),
      card: fc.constantFrom(...cards),
      place: fc.constantFrom(...cardPlaces),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('GiveExclusion' as const),
      team: side,
      playerId: fc.option(player),
    }),
  },
  fc.integer({ min: 0, max: 60 }).map<MatchCommand>((n) => ({
    type: 'AllowReentry',
    cause: `command-${n}.0`,
  })),
  fc.record({
    type: fc.constantFrom('RequestTimeout' as const, 'EndTimeout' as const),
    team: side,
  }),
  fc.record({
    type: fc.constant('RecordMissedKick' as const),
    team: side,
    kind: fc.constantFrom(...setKicks),
    playerId: fc.option(player),
    how: fc.constantFrom(...missedHows),
  }),
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('ControlPeriod' as const),
      period: extraPeriod,
      action: fc.constantFrom('start' as const, 'end' as const),
    }),
  },
  fc.record({
    type: fc.constant('ExtendPeriod' as const),
    period: fc.constantFrom(...periods),
    for: fc.constantFrom(...setKicks),
  }),
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('FlagEntry' as const),
      actionId: fc.integer({ min: 0, max: 60 }).map((n) => `command-${n}.0`),
      flagged: fc.boolean(),
    }),
  },
  fc.record({
    type: fc.constant('GiveKickOff' as const),
    period: fc.constantFrom(...kickOffPeriods),
    team: side,
  }),
  fc.record({ type: fc.constantFrom('QuestionScore' as const, 'ConfirmScore' as const) }),
  fc.record({ type: fc.constant('StartShootout' as const), first: side }),
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('TakeShootoutKick' as const),
      team: side,
      playerId: fc.option(player),
      scored: fc.boolean(),
    }),
  },
  fc.constant<MatchCommand>({
    type: 'ChangeState',
    wanted: { matchState: 'completed', levelReason: 'unsafe' },
  }),
);
export const carryFirstLeg: MatchCommand = {
  type: 'CarryFirstLeg',
  firstLeg: { home: 2, away: 3, awayGoals: true },
};
const rare: fc.Arbitrary<MatchCommand> = fc.constantFrom<MatchCommand>(
  { type: 'ScheduleMatch', fixture },
  { type: 'RescheduleMatch', matchDate: at(30), round: 2 },
  { type: 'ChangeTeams', homeTeamId: fixture.homeTeamId, awayTeamId: 300 },
  carryFirstLeg,
  { type: 'ConfirmAttendance', team: 'away', playerIds: away, roster },
  { type: 'DeleteMatch' },
  { type: 'DeleteMatch', ofReplay: true },
  { type: 'RestoreMatch' },
  { type: 'RecordResult', homeScore: 2, awayScore: 2 },
  { type: 'RecordResult', homeScore: 2, awayScore: 2, shootout: { home: 3, away: 4 } },
  { type: 'ChangeState', wanted: { status: 'cancelled' } },
);
const ruling: fc.Arbitrary<MatchCommand> = fc.oneof(
  fc.record({
    type: fc.constant('PostponeMatch' as const),
    reason: fc.constantFrom(...postponeReasons),
    newDate: fc.constantFrom(null, at(600)),
  }),
  fc.record({
    type: fc.constant('AbandonMatch' as const),
    reason: fc.constantFrom(...abandonReasons),
    atFault: fc.constantFrom(...faults),
  }),
  fc.constant<MatchCommand>({ type: 'ResumeMatch' }),
  fc
    .constantFrom(...replayModes)
    .map<MatchCommand>((mode) => ({ type: 'OrderReplay', mode, newMatchId: null })),
  fc.record({
    type: fc.constant('AwardResult' as const),
    winner: fc.constantFrom(...awardWinners),
    cause: fc.constantFrom(...awardCauses),
    keepsPlayed: fc.boolean(),
    season: fc.constantFrom(undefined, { keepsBetterPlayed: true, minusPoints: 2 }),
  }),
  fc.record({
    type: fc.constant('AnnulMatch' as const),
    reason: fc.constantFrom(...annulReasons),
    season: fc.constantFrom(undefined, { keepsBetterPlayed: true, cardsStay: false }),
  }),
  fc.record({
    type: fc.constant('RevokeRuling' as const),
    ruling: fc.constantFrom(...revocable),
  }),
  fc.constant<MatchCommand>({ type: 'RevokeReplay', newMatchId: null }),
  fc.record({
    type: fc.constant('VoidRuling' as const),
    actionId: fc.nat(40).map((n) => `command-${n}.0`),
  }),
);
/** Stands for the hash of the report as it is. */
export const present = 'present';
const commandIds = fc.nat(40).map((n) => `command-${n}.0`);
export const season = { officialWhenAllSigned: true, protestHours: 24 };
const signing: fc.Arbitrary<MatchCommand> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('SignResult' as const),
      role: fc.constantFrom(...signingRoles),
      method: fc.constantFrom(...signingMethods),
      reportHash: fc.constantFrom(present, '1:{"home":0,"away":0}', '1:{"home":1,"away":0}'),
      season: fc.constant(season),
    }),
  },
  fc.record({
    type: fc.constant('RefuseSignature' as const),
    role: fc.constantFrom(...signingRoles),
    reason: fc.constantFrom(...signingRefusals),
  }),
  fc.constant<MatchCommand>({ type: 'AddRemark' }),
  fc.record({ type: fc.constant('AnnounceProtest' as const), team: side }),
  fc.record({
    type: fc.constant('DecideProtest' as const),
    protestId: commandIds,
    outcome: fc.constantFrom(...protestOutcomes),
    season: fc.constant(season),
  }),
  fc.constant<MatchCommand>({ type: 'ConfirmResult' }),
  fc.record({
    type: fc.constant('ReopenResult' as const),
    reason: fc.constantFrom(...reopenReasons),
    hours: fc.nat(48),
  }),
);
export const award: MatchCommand = {
  type: 'AwardResult',
  winner: 'away',
  cause: 'ineligible',
  keepsPlayed: true,
};
export const single: fc.Arbitrary<MatchCommand> = fc.oneof(
  { weight: 12, arbitrary: counting },
  { weight: 5, arbitrary: correcting },
  { weight: 6, arbitrary: correction },
  { weight: 6, arbitrary: moving },
  { weight: 14, arbitrary: ruledMatch },
  { weight: 2, arbitrary: adding },
  { weight: 1, arbitrary: replacing },
  { weight: 2, arbitrary: roles },
  { weight: 1, arbitrary: rare },
  { weight: 2, arbitrary: ruling },
  { weight: 3, arbitrary: signing },
  { weight: 1, arbitrary: listing },
);
