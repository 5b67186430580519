import { type ConsoleCommand, callOf, whistles } from '@kolo/domain';

const goal = { type: 'RecordGoal', team: 'home', scorer: null, assist: null } as const;
const roster = { home: [1], away: [11] };

const calls: [ConsoleCommand, string, object][] = [
  [
    { type: 'ConfirmAttendance', team: 'away', playerIds: [11], roster },
    'POST /api/matches/7/attendance',
    { team: 'away', playerIds: [11] },
  ],
  [
    { type: 'InitialiseMatch', playerIds: [1, 11], roster },
    'POST /api/matches/7/initialize',
    { playerIds: [1, 11] },
  ],
  [
    { type: 'ChangeState', wanted: whistles.firstHalf },
    'PATCH /api/matches/7/state',
    { status: 'in_progress', matchState: 'first-half', currentHalf: 1 },
  ],
  [
    { type: 'ChangeState', wanted: whistles.finish },
    'PATCH /api/matches/7/state',
    { status: 'completed', matchState: 'completed' },
  ],
  [
    { type: 'RaisePlayerCounter', playerId: 3, counter: 'twoMinPenalties' },
    'POST /api/matches/7/stats/increment',
    { playerId: 3, statField: 'twoMinPenalties' },
  ],
  [
    { ...goal, kind: 'penalty' },
    'POST /api/matches/7/goals',
    { team: 'home', scorer: null, assist: null, kind: 'penalty' },
  ],
  [
    { type: 'ChangeState', wanted: whistles.abandon },
    'PATCH /api/matches/7/state',
    { status: 'cancelled' },
  ],
  [
    { type: 'ChangeTeamStatistic', team: 'home', statistic: 'corners', by: -1 },
    'POST /api/matches/7/team-stats/increment',
    { team: 'home', statistic: 'corners', by: -1 },
  ],
  [
    { type: 'CorrectAction', actionId: 'a b.0', correction: { assist: null, second: 61 } },
    'PATCH /api/matches/7/actions/a%20b.0',
    { assist: null, second: 61 },
  ],
  [{ type: 'TakeTimeout', team: 'away' }, 'POST /api/matches/7/timeouts', { team: 'away' }],
  [{ type: 'ChooseMvp', playerId: 3 }, 'POST /api/matches/7/mvp', { playerId: 3 }],
  [
    { type: 'AbandonMatch', reason: 'hall', atFault: 'none' },
    'POST /api/matches/7/abandon',
    { reason: 'hall', atFault: 'none' },
  ],
  [{ type: 'ResumeMatch' }, 'POST /api/matches/7/resume', {}],
  [{ type: 'Undo', actionId: 'abc.0' }, 'POST /api/matches/7/undo', { eventId: 'abc.0' }],
];

it.each(calls)('%j travels as %s', (command, call, body) => {
  const { method, path, body: sent } = callOf(7, command);
  expect(`${method} ${path}`).toBe(call);
  expect(sent).toEqual(body);
});
