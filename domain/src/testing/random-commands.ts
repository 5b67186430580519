import fc from 'fast-check';
import type { MatchCommand } from '../match/commands.js';
import { correctionFields, mayCorrect } from '../match/corrections.js';
import { rowOf } from '../match/event-types.js';
import {
  type Correction,
  cardPlaces,
  cards,
  foulRestarts,
  goalKinds,
  kickOffPeriods,
  type LoggedMatchEvent,
  lateReasons,
  lineupRoles,
  missedHows,
  overrideReasons,
  periods,
  playerCounters,
  raisedCounters,
  setKicks,
  type TeamSide,
  teamOfficials,
  teamStatistics,
} from '../match/events.js';
import { revocable } from '../match/rulings/commands.js';
import { rulingEventTypes } from '../match/rulings/event-types.js';
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
import type { MatchState } from '../match/state.js';
import { type MatchRules, presetRules } from '../rules/match-rules.js';
import { signingMethods } from '../rules/season-rules.js';
import { aMatch, at, away, fixture, home, roster, shortHash } from './match-story.js';

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
const carryFirstLeg: MatchCommand = {
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
const present = 'present';
const commandIds = fc.nat(40).map((n) => `command-${n}.0`);
const season = { officialWhenAllSigned: true, protestHours: 24 };
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
const single: fc.Arbitrary<MatchCommand> = fc.oneof(
  { weight: 12, arbitrary: counting },
  { weight: 5, arbitrary: correcting },
  { weight: 6, arbitrary: correction },
  { weight: 6, arbitrary: moving },
  { weight: 14, arbitrary: ruledMatch },
  { weight: 2, arbitrary: adding },
  { weight: 2, arbitrary: roles },
  { weight: 1, arbitrary: rare },
  { weight: 2, arbitrary: ruling },
  { weight: 3, arbitrary: signing },
  { weight: 1, arbitrary: listing },
);
const sign = (role: (typeof signingRoles)[number]): MatchCommand => ({
  type: 'SignResult',
  role,
  method: 'tick',
  reportHash: present,
  season,
});
const reopen: MatchCommand = { type: 'ReopenResult', reason: 'result', hours: 24 };
const abandon: MatchCommand = { type: 'AbandonMatch', reason: 'injury', atFault: 'none' };
const kick = (team: TeamSide): MatchCommand => ({
  type: 'TakeShootoutKick',
  team,
  playerId: null,
  scored: true,
});
const start: MatchCommand = { type: 'ControlClock', action: 'start' };
/** What only follows something else is tried after it. */
const sequels = fc.constantFrom<MatchCommand[]>(
  [{ type: 'DeleteMatch' }, { type: 'RestoreMatch' }],
  [abandon, { type: 'ResumeMatch' }],
  [
    abandon,
    { type: 'OrderReplay', mode: 'from-start', newMatchId: null },
    { type: 'RevokeReplay', newMatchId: null },
  ],
  [award, { type: 'RevokeRuling', ruling: 'award' }],
  [award, { type: 'VoidRuling', actionId: 'command-1.0' }],
  [
    { type: 'AnnounceProtest', team: 'home' },
    { type: 'DecideProtest', protestId: 'command-1.0', outcome: 'rejected', season },
  ],
  [sign('home'), sign('away'), sign('referee'), reopen],
);
const sequelsInPlay = fc.constantFrom<MatchCommand[]>(
  [start, { type: 'TakeTimeout', team: 'home' }, { type: 'EndTimeout', team: 'home' }],
  [
    { type: 'ControlPeriod', period: 3, action: 'start' },
    start,
    { type: 'ExtendPeriod', period: 3, for: 'penalty' },
    { type: 'ControlPeriod', period: 3, action: 'end' },
  ],
  [
    start,
    { type: 'GiveExclusion', team: 'away', playerId: 12 },
    { type: 'AllowReentry', cause: 'command-1.0' },
  ],
  [{ type: 'StartShootout', first: 'home' }, kick('home'), kick('away')],
  [{ type: 'QuestionScore' }, { type: 'ConfirmScore' }],
  [{ type: 'FlagEntry', actionId: 'command-1.0', flagged: true }],
);
const sequelsBefore = fc.constantFrom<MatchCommand[]>(
  [{ type: 'RescheduleMatch', matchDate: at(45), round: 3 }],
  [{ type: 'ChangeTeams', homeTeamId: 300, awayTeamId: fixture.awayTeamId }],
  [{ type: 'RecordResult', homeScore: 3, awayScore: 1 }],
);
const first = fc
  .tuple(
    // Now and then it is the second leg of a tie.
    fc.oneof(
      { weight: 3, arbitrary: fc.constant<MatchCommand[]>([{ type: 'ScheduleMatch', fixture }]) },
      {
        weight: 1,
        arbitrary: fc.constant<MatchCommand[]>([
          { type: 'ScheduleMatch', fixture, place: { stageId: 1, tie: 'F', leg: 2 } },
          carryFirstLeg,
        ]),
      },
    ),
    fc.oneof({ weight: 5, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: sequelsBefore }),
  )
  .map(([scheduled, then]) => [...scheduled, ...then]);
export const commands = fc
  .tuple(
    first,
    fc.array(
      fc.oneof(
        { weight: 25, arbitrary: single.map((command) => [command]) },
        { weight: 1, arbitrary: sequels },
        { weight: 2, arbitrary: sequelsInPlay },
      ),
      { maxLength: 60, size: 'medium' },
    ),
  )
  .map((taps) => taps.flat(2));

/** A tap that names an entry at random names one that is in the log, four times of five. */
export function aimed(state: MatchState, tap: MatchCommand): MatchCommand {
  switch (tap.type) {
    case 'CorrectAction': {
      const entry = entryFor(tap.actionId, correctable(state));
      if (entry === undefined) return tap;
      return { ...tap, actionId: entry.id, correction: fitting(entry, tap.correction) };
    }
    case 'FlagEntry':
      return { ...tap, actionId: entryFor(tap.actionId, state.actions)?.id ?? tap.actionId };
    case 'AllowReentry':
      return { ...tap, cause: entryFor(tap.cause, numbersOf(state))?.id ?? tap.cause };
    case 'VoidRuling':
      return { ...tap, actionId: entryFor(tap.actionId, rulingsOf(state))?.id ?? tap.actionId };
    case 'DecideProtest':
      return { ...tap, protestId: entryFor(tap.protestId, protestsOf(state))?.id ?? tap.protestId };
    case 'SignResult':
      return tap.reportHash === present ? { ...tap, reportHash: shortHash(state) } : tap;
    default:
      return tap;
  }
}

function entryFor<Entry>(id: string, entries: readonly Entry[]): Entry | undefined {
  const number = Number(/\d+/.exec(id));
  return number % 5 === 0 ? undefined : entries[(entries.length - 1 + number) % entries.length];
}

const correctable = ({ actions }: MatchState): LoggedMatchEvent[] =>
  actions.filter(({ type }) => rowOf(type).correct !== 'nothing');

const numbersOf = ({ actions }: MatchState): LoggedMatchEvent[] =>
  actions.filter(({ type }) => type === 'CardShown' || type === 'ExclusionGiven');

const rulingsOf = ({ actions }: MatchState): LoggedMatchEvent[] =>
  actions.filter(({ type }) => type in rulingEventTypes);

const protestsOf = ({ actions }: MatchState): LoggedMatchEvent[] =>
  actions.filter(({ type }) => type === 'ProtestAnnounced');

/** Two of the fields that such an entry has, so that most corrections are allowed. */
function fitting({ type }: LoggedMatchEvent, correction: Correction): Correction {
  const fields = correctionFields.filter(
    (field) =>
      correction[field] !== undefined &&
      mayCorrect(rowOf(type).correct, { [field]: correction[field] }),
  );
  return Object.fromEntries(fields.slice(0, 2).map((field) => [field, correction[field]]));
}

export const knockOut: MatchRules = {
  ...presetRules.tournament,
  clockMode: 'effective',
  exclusion: { seconds: 120, endsOnGoal: true, samePlayerReturns: true },
};
/** Half of the matches have no rule sheet, as all had once. */
export const beginning = fc.constantFrom(
  () => aMatch(),
  () => aMatch().scheduled(),
  () => aMatch().started(),
  () => aMatch().inSecondHalf(),
  () => aMatch().finished(),
  () => aMatch().under(presetRules['company-running']).scheduled(),
  () => aMatch().under(presetRules['fifa-2025-26']).started(),
  () => aMatch().under(knockOut).inSecondHalf(),
  () => aMatch().under(knockOut).inExtraTime(),
  () =>
    aMatch()
      .under({ ...knockOut, secondYellow: 'exclusion', extraTime: null })
      .inSecondHalf(),
);
