import { decide, initialMatchState, type LoggedMatchEvent, type MatchCommand } from '@kolo/domain';

const home = [1, 2, 3, 4, 5];
const away = [11, 12, 13, 14, 15];
const matchDate = '2026-03-15T16:00:00.000Z';

const opening: MatchCommand[] = [
  {
    type: 'ScheduleMatch',
    fixture: { leagueId: 1, round: 1, homeTeamId: 100, awayTeamId: 200, matchDate, venue: null },
  },
  { type: 'InitialiseMatch', playerIds: [...home, ...away], roster: { home, away } },
  { type: 'ChangeState', wanted: { matchState: 'first-half' } },
];

const taps: MatchCommand[] = [
  { type: 'ChangeTeamStatistic', team: 'home', statistic: 'shots', by: 1 },
  { type: 'ChangeTeamStatistic', team: 'away', statistic: 'corners', by: 1 },
  { type: 'RaisePlayerCounter', playerId: 12, counter: 'assists' },
  { type: 'ChangeTeamStatistic', team: 'away', statistic: 'goalkeeperSaves', by: 1 },
  { type: 'RecordGoal', team: 'home', scorer: 3, assist: null, kind: 'open-play' },
  { type: 'ChangeTeamStatistic', team: 'home', statistic: 'shotsOnTarget', by: 1 },
  { type: 'Undo' },
];

/** The log of a match whose first half is running, with taps of all kinds up to this many events. */
export function playedLog(length: number): LoggedMatchEvent[] {
  const log: LoggedMatchEvent[] = [];
  let state = initialMatchState(1);
  for (let n = 0; log.length < length; n += 1) {
    const command = opening[n] ?? taps[n % taps.length];
    if (command === undefined) break;
    const decision = decide(state, command, { commandId: `command-${n}`, at: matchDate });
    if (!decision.ok) throw new Error(`${command.type} was refused: ${decision.refusal.code}`);
    log.push(...decision.events);
    state = decision.state;
  }
  return log.slice(0, length);
}
