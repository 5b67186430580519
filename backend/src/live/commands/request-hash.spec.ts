import { type MatchCommand, type OverrideReason, presetRules } from '@kolo/domain';
import { decideBatch, type OriginatedCommand } from './decide-batch.js';
import { MatchHistory, type WrittenEvent } from './match-history.js';

const [home, away] = [
  [1, 2, 3, 4, 5],
  [11, 12, 13, 14, 15],
];
const roster = { home, away };
const sheet = { rules: presetRules['fifa-2025-26'], version: 3 };
const fixture = {
  leagueId: 1,
  round: 1,
  homeTeamId: 1,
  awayTeamId: 2,
  matchDate: '2026-03-15T16:00:00.000Z',
  venue: null,
};
const listed = (reason: OverrideReason) => ({ overrides: [{ playerId: 3, reason }] });
const goal = { type: 'RecordGoal', team: 'home', scorer: null, assist: null, kind: 'open-play' };
/** Every kind of command that leaves events, and under the same id something else that could have been meant. */
const pairs: [MatchCommand, MatchCommand][] = [
  [
    { type: 'ScheduleMatch', fixture },
    { type: 'ScheduleMatch', fixture: { ...fixture, round: 2 } },
  ],
  [
    { type: 'RescheduleMatch', matchDate: fixture.matchDate, venue: 'Dvorana' },
    { type: 'RescheduleMatch', matchDate: fixture.matchDate, venue: 'Trnsko' },
  ],
  [
    { type: 'ConfirmAttendance', team: 'home', playerIds: home, roster, ...listed('decision') },
    { type: 'ConfirmAttendance', team: 'home', playerIds: home, roster, ...listed('other') },
  ],
  [
    { type: 'InitialiseMatch', playerIds: [...home, ...away], roster, sheet },
    { type: 'InitialiseMatch', playerIds: [...home, ...away.slice(1)], roster, sheet },
  ],
  [
    { type: 'ChangeState', wanted: { matchState: 'first-half' } },
    { type: 'ChangeState', wanted: { status: 'cancelled' } },
  ],
  [goal as MatchCommand, { ...goal, team: 'away' } as MatchCommand],
  [
    { type: 'RaisePlayerCounter', playerId: 3, counter: 'goals' },
    { type: 'RaisePlayerCounter', playerId: 4, counter: 'goals' },
  ],
  [
    { type: 'RaisePlayerCounter', playerId: 4, counter: 'assists' },
    { type: 'RaisePlayerCounter', playerId: 5, counter: 'assists' },
  ],
  [
    { type: 'CorrectAction', actionId: 'command-5.0', correction: { kind: 'penalty' } },
    { type: 'CorrectAction', actionId: 'command-5.0', correction: { kind: 'ten-metres' } },
  ],
  [
    { type: 'SetScore', team: 'home', score: 3 },
    { type: 'SetScore', team: 'home', score: 2 },
  ],
  [
    { type: 'ChangeTeamStatistic', team: 'home', statistic: 'shots', by: 1 },
    { type: 'ChangeTeamStatistic', team: 'home', statistic: 'corners', by: 1 },
  ],
  [
    { type: 'TakeTimeout', team: 'away' },
    { type: 'TakeTimeout', team: 'home' },
  ],
  [
    { type: 'ControlClock', action: 'start' },
    { type: 'ControlClock', action: 'stop' },
  ],
  [
    { type: 'RecordFoul', team: 'home', playerId: 3, restart: 'direct' },
    { type: 'RecordFoul', team: 'home', playerId: 3, restart: 'penalty' },
  ],
  [{ type: 'Undo' }, { type: 'Undo', actionId: 'command-4.0' }],
  [{ type: 'ChangeState', wanted: { matchState: 'half-time' } }, { type: 'Undo' }],
  [
    { type: 'ChangeState', wanted: { matchState: 'second-half' } },
    { type: 'ChangeState', wanted: { matchState: 'completed' } },
  ],
  [{ type: 'ChangeState', wanted: { matchState: 'completed' } }, { type: 'DeleteMatch' }],
  [
    { type: 'ChooseMvp', playerId: 3 },
    { type: 'ChooseMvp', playerId: 4 },
  ],
  [{ type: 'DeleteMatch' }, { type: 'RestoreMatch' }],
];

const sentAt = (at: string, command: MatchCommand, n: number): OriginatedCommand => ({
  command,
  origin: { commandId: `command-${n}`, at, actorId: 1, device: null, requestId: null },
});
const sunday = '2026-03-15T17:00:00.000Z';
const tuesday = '2026-03-17T17:00:00.000Z';

const history = new MatchHistory(7);
/** Each command alone, where the rules of today would not have let it happen. */
const alone = pairs.map(() => new MatchHistory(7));
for (const [n, [command]] of pairs.entries()) {
  const { events, verdicts } = decideBatch(history, [sentAt(sunday, command, n)], sunday);
  if (verdicts[0]?.kind !== 'written') throw new Error(`${command.type} was not written`);
  history.add(events);
  alone[n]?.add(events.map(renumbered));
}

function renumbered<T extends WrittenEvent>(written: T, index: number): T {
  return { ...written, event: { ...written.event, version: index + 1 } };
}

describe.each(pairs.map(([first, other], n) => ({ first, other, n })))(
  'the id of $first.type, command $n',
  ({ first, other, n }) => {
    const outcome = (command: MatchCommand, of: MatchHistory) =>
      decideBatch(of, [sentAt(tuesday, command, n)], tuesday).verdicts[0];
    const roster = { home: [], away: [] };
    const suspended = { playerIds: home, strict: true };
    const later: MatchCommand =
      first.type === 'InitialiseMatch'
        ? { ...first, roster, suspended, sheet: { ...sheet, version: 4 } }
        : 'roster' in first
          ? { ...first, roster, suspended }
          : first;

    it.each([
      ['when the result is official, players have left and the league has another sheet', history],
      ['when the rules have changed since', alone[n] ?? history],
    ])('belongs to it for ever, also %s', (_, of) => {
      const first = of.firstAnswer(`command-${n}`);
      expect(first).not.toBeNull();
      expect(outcome(later, of)).toMatchObject({ kind: 'repeat', result: first?.result });
    });

    it.each([
      ['', history],
      [' when the rules have changed since', alone[n] ?? history],
    ])('is refused to another command%s', (_, of) => {
      expect(outcome(other, of)).toMatchObject({
        kind: 'refused',
        refusal: { code: 'request.command-id-reused' },
      });
    });
  },
);
