import type { MatchCommand } from '@kolo/domain';
import { decideBatch, type OriginatedCommand } from './decide-batch.js';
import { MatchHistory } from './match-history.js';

const [home, away] = [
  [1, 2, 3, 4, 5],
  [11, 12, 13, 14, 15],
];
const roster = { home, away };
const fixture = {
  leagueId: 1,
  round: 1,
  homeTeamId: 1,
  awayTeamId: 2,
  matchDate: '2026-03-15T16:00:00.000Z',
  venue: null,
};
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
    { type: 'ConfirmAttendance', team: 'home', playerIds: home, roster },
    { type: 'ConfirmAttendance', team: 'home', playerIds: home.slice(1), roster },
  ],
  [
    { type: 'InitialiseMatch', playerIds: [...home, ...away], roster },
    { type: 'InitialiseMatch', playerIds: [...home, ...away.slice(1)], roster },
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
    { type: 'SetScore', team: 'home', score: 3 },
    { type: 'SetScore', team: 'home', score: 2 },
  ],
  [
    { type: 'RaiseTeamStatistic', team: 'home', statistic: 'shots', by: 1 },
    { type: 'RaiseTeamStatistic', team: 'home', statistic: 'corners', by: 1 },
  ],
  [
    { type: 'TakeTimeout', team: 'away' },
    { type: 'TakeTimeout', team: 'home' },
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
for (const [n, [command]] of pairs.entries()) {
  const { events, verdicts } = decideBatch(history, [sentAt(sunday, command, n)], sunday);
  if (verdicts[0]?.kind !== 'written') throw new Error(`${command.type} was not written`);
  history.add(events);
}

describe.each(pairs.map(([first, other], n) => ({ first, other, n })))(
  'the id of $first.type, command $n',
  ({ first, other, n }) => {
    const outcome = (command: MatchCommand) =>
      decideBatch(history, [sentAt(tuesday, command, n)], tuesday).verdicts[0];

    it('belongs to it for ever, also when the result is official and players have left', () => {
      const nobody = { home: [], away: [] };
      expect(outcome('roster' in first ? { ...first, roster: nobody } : first)).toMatchObject({
        kind: 'repeat',
        result: history.firstResult(`command-${n}`),
      });
    });

    it('is refused to another command', () => {
      expect(outcome(other)).toMatchObject({
        kind: 'refused',
        refusal: { code: 'request.command-id-reused' },
      });
    });
  },
);
