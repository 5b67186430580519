import fc from 'fast-check';
import type { MatchCommand } from '../match/commands.js';
import type { TeamSide } from '../match/events.js';
import type { signingRoles } from '../match/signing/events.js';
import { type MatchRules, presetRules } from '../rules/match-rules.js';
import { aMatch, at, away, fixture, home, roster } from './match-story.js';

import { award, carryFirstLeg, present, season, single } from './random-taps.js';

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
  [
    { type: 'InitialiseMatch', playerIds: [...home, ...away], roster },
    {
      type: 'ReplacePlayer',
      team: 'home',
      playerId: 3,
      replacedBy: 6,
      reason: 'cannot-play',
      roster,
    },
  ],
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
    fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: sequelsBefore }),
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
