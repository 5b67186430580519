import { aMatch, at, away, fixture, home, roster } from '../../testing/match-story.js';
import { matchRow } from '../../views/match-rows.js';
import { scoreOf } from '../state.js';
import { decide } from './decide.js';

const goalsOf = (story: ReturnType<typeof aMatch>, id: number) =>
  story.state.players[id]?.goals ?? 0;

describe('a fixture', () => {
  it('is scheduled, moved and kept as one event each', () => {
    const story = aMatch().scheduled();
    story.when({ type: 'RescheduleMatch', matchDate: at(600), venue: null, round: 2 });
    expect(story.log.map(({ type }) => type)).toEqual(['MatchScheduled', 'MatchRescheduled']);
    expect(story.state).toMatchObject({ round: 2, matchDate: at(600), venue: null });
    story.when({ type: 'RescheduleMatch', matchDate: at(700), venue: 'Trnje' });
    story.when({ type: 'RescheduleMatch', matchDate: at(700), round: null });
    expect(story.state).toMatchObject({ round: null, matchDate: at(700), venue: 'Trnje' });
  });

  it('keeps what a move does not name, and is not moved to where it is', () => {
    const story = aMatch().scheduled();
    const { venue, round, matchDate } = fixture;
    story.when({ type: 'RescheduleMatch', matchDate: at(600) });
    expect(story.state).toMatchObject({ venue, round, matchDate: at(600) });
    story.when({ type: 'RescheduleMatch', matchDate });
    const before = story.log.length;
    story.when({ type: 'RescheduleMatch', matchDate, venue, round });
    expect(story.log).toHaveLength(before);
  });

  it('needs two teams', () => {
    const command = { type: 'ScheduleMatch', fixture: { ...fixture, awayTeamId: 100 } } as const;
    expect(aMatch().attempt(command)).toBe('match.same-team');
  });

  it('cannot be scheduled twice, nor moved once it has started', () => {
    expect(aMatch().scheduled().attempt({ type: 'ScheduleMatch', fixture })).toBe(
      'match.transition-not-allowed',
    );
    const move = { type: 'RescheduleMatch', matchDate: at(9), venue: null, round: 1 } as const;
    expect(aMatch().started().attempt(move)).toBe('match.not-scheduled');
  });

  it('is unknown before it is scheduled and after it is deleted, until it is restored', () => {
    const goal = { type: 'SetScore', team: 'home', score: 1 } as const;
    expect(aMatch().attempt(goal)).toBe('match.not-found');
    expect(aMatch().attempt({ type: 'RestoreMatch' })).toBe('match.not-found');
    const story = aMatch().started().goal('home', 1).when({ type: 'DeleteMatch' });
    expect(story.attempt(goal)).toBe('match.not-found');
    expect(story.attempt({ type: 'DeleteMatch' })).toBe('match.not-found');
    story.when({ type: 'RestoreMatch' });
    expect(scoreOf(story.state)).toEqual({ home: 1, away: 0 });
    expect(story.attempt({ type: 'RestoreMatch' })).toBe('match.not-deleted');
  });
});

describe('attendance', () => {
  const confirm = (playerIds: number[]) =>
    ({ type: 'ConfirmAttendance', team: 'home', playerIds, roster }) as const;

  it('is confirmed once per team', () => {
    const story = aMatch()
      .scheduled()
      .when(confirm([3, 1, 1]));
    expect(story.state.attendance).toEqual({ home: [1, 3], away: null });
    expect(story.attempt(confirm([2]))).toBe('match.attendance-confirmed');
  });

  it('needs somebody, of the right team, approved', () => {
    const story = aMatch().scheduled();
    expect(story.attempt(confirm([]))).toBe('match.no-home-players');
    expect(story.attempt(confirm([11]))).toBe('match.player-not-eligible');
    expect(story.attempt(confirm([99]))).toBe('match.player-not-eligible');
  });

  it('is confirmed by initialising where no tablet has', () => {
    const story = aMatch().scheduled().when(confirm(home));
    story.when({ type: 'InitialiseMatch', playerIds: [...home, ...away], roster });
    expect(story.log.slice(2).map(({ type }) => type)).toEqual([
      'AttendanceConfirmed',
      'MatchInitialised',
    ]);
    expect(story.state.lineup).toEqual({ home, away });
  });

  it.each([
    [[], 'match.no-players'],
    [away, 'match.no-home-players'],
    [home, 'match.no-away-players'],
    [[...home, ...away, 99], 'match.player-not-eligible'],
  ] as const)('initialising with %j is refused as %s', (playerIds, code) => {
    expect(aMatch().scheduled().attempt({ type: 'InitialiseMatch', playerIds, roster })).toBe(code);
  });

  it('takes a player who is named twice once', () => {
    const playerIds = [...home, ...away, 1, 11];
    const story = aMatch().scheduled().when({ type: 'InitialiseMatch', playerIds, roster });
    expect(story.state.lineup).toEqual({ home, away });
  });

  it('cannot be changed by initialising, nor initialised twice', () => {
    const other = { type: 'InitialiseMatch', playerIds: [1, 11], roster } as const;
    expect(aMatch().scheduled().when(confirm(home)).attempt(other)).toBe(
      'match.attendance-confirmed',
    );
    expect(aMatch().initialised().attempt(other)).not.toBeNull();
  });

  it('is closed by initialising, and by a result', () => {
    const story = aMatch().initialised();
    const confirmed = story.log.find(({ type }) => type === 'AttendanceConfirmed');
    story.undo(confirmed?.id);
    expect(story.state.attendance.home).toBeNull();
    expect(story.attempt(confirm(home))).toBe('match.already-initialised');
    const played = aMatch().scheduled().when(confirm(home));
    played.when({ type: 'ConfirmAttendance', team: 'away', playerIds: away, roster });
    played.when({ type: 'RecordResult', homeScore: 1, awayScore: 0 });
    const initialise = { type: 'InitialiseMatch', playerIds: [...home, ...away], roster } as const;
    expect(played.attempt(initialise)).toBe('match.not-scheduled');
  });
});

describe('the course of a match', () => {
  it('goes from kick-off to the final whistle', () => {
    const { state, log } = aMatch().finished();
    expect(state).toMatchObject({ status: 'completed', matchState: 'completed', currentHalf: 2 });
    expect(log.slice(-4).map(({ type }) => type)).toEqual([
      'FirstHalfStarted',
      'HalfTimeReached',
      'SecondHalfStarted',
      'MatchFinished',
    ]);
  });

  it('starts with the fields that the tablet sends', () => {
    const story = aMatch().initialised();
    story.when({
      type: 'ChangeState',
      wanted: { status: 'in_progress', matchState: 'first-half', currentHalf: 1 },
    });
    expect(story.latest.type).toBe('FirstHalfStarted');
  });

  it.each([
    ['its status', aMatch().initialised(), { status: 'in_progress' }, 'FirstHalfStarted'],
    ['its first half', aMatch().initialised(), { currentHalf: 1 }, 'FirstHalfStarted'],
    ['its second half', aMatch().atHalfTime(), { currentHalf: 2 }, 'SecondHalfStarted'],
    ['its end', aMatch().inSecondHalf(), { status: 'completed' }, 'MatchFinished'],
  ] as const)('goes on when only %s is named', (_, story, wanted, type) => {
    expect(story.when({ type: 'ChangeState', wanted }).latest.type).toBe(type);
  });

  it('starts only when initialised', () => {
    const start = { type: 'ChangeState', wanted: { status: 'in_progress' } } as const;
    expect(aMatch().scheduled().attempt(start)).toBe('match.not-initialised');
  });

  it.each([
    ['a half-time before the start', aMatch().initialised(), { matchState: 'half-time' }],
    ['a second half without a half-time', aMatch().started(), { matchState: 'second-half' }],
    ['a finish in the first half', aMatch().started(), { status: 'completed' }],
    ['a way back', aMatch().inSecondHalf(), { matchState: 'first-half' }],
    ['a way back to scheduled', aMatch().started(), { status: 'scheduled' }],
    ['a way back before the start', aMatch().started(), { matchState: 'pre-match', homeShots: 1 }],
    ['a half that is not due', aMatch().started(), { currentHalf: 2 }],
  ] as const)('refuses %s', (_, story, wanted) => {
    expect(story.attempt({ type: 'ChangeState', wanted })).toBe('match.transition-not-allowed');
  });

  it('refuses fields that contradict each other, and writes none of them', () => {
    const story = aMatch().started();
    const before = story.log.length;
    const wanted = { homeShots: 3, matchState: 'half-time', currentHalf: 2 } as const;
    expect(story.attempt({ type: 'ChangeState', wanted })).toBe('match.state-contradiction');
    expect(story.log).toHaveLength(before);
  });

  it('takes today’s values as no change', () => {
    const story = aMatch().started();
    const before = story.log.length;
    const wanted = { status: 'in_progress', homeScore: 0, homeTimeoutsUsed: 0 } as const;
    story.when({ type: 'ChangeState', wanted });
    expect(story.log).toHaveLength(before);
  });

  it('takes them so also when the match is over, beside what is corrected', () => {
    const story = aMatch().finished();
    story.when({ type: 'ChangeState', wanted: { currentHalf: 2, homeShots: 4 } });
    expect(story.latest).toMatchObject({ type: 'TeamStatisticChanged', data: { by: 4 } });
    const played = aMatch().scheduled();
    played.when({ type: 'RecordResult', homeScore: 3, awayScore: 1 });
    const before = played.log.length;
    const today = { status: 'completed', homeScore: 3, awayScore: 1 } as const;
    played.when({ type: 'ChangeState', wanted: today });
    expect(played.log).toHaveLength(before);
  });

  it.each([
    'homeScore',
    'awayScore',
    'homeShots',
    'awayShots',
    'homeShotsOnTarget',
    'awayShotsOnTarget',
    'homeGoalkeeperSaves',
    'awayGoalkeeperSaves',
    'homeCorners',
    'awayCorners',
    'homeTimeoutsUsed',
    'awayTimeoutsUsed',
  ] as const)('sets %s and nothing else', (field) => {
    const story = aMatch().started();
    const { version: _, ...before } = matchRow(story.state);
    story.when({ type: 'ChangeState', wanted: { [field]: 1 } });
    expect(matchRow(story.state)).toEqual({ ...before, [field]: 1, version: story.log.length });
  });

  it('is cancelled before and during play, not after', () => {
    const cancel = { type: 'ChangeState', wanted: { status: 'cancelled' } } as const;
    expect(aMatch().scheduled().when(cancel).state.status).toBe('cancelled');
    expect(aMatch().started().when(cancel).state.status).toBe('cancelled');
    expect(aMatch().finished().attempt(cancel)).toBe('match.transition-not-allowed');
  });

  it.each([
    ['scheduled', aMatch().initialised(), 'first-half'],
    ['in its first half', aMatch().started(), 'half-time'],
    ['at half-time', aMatch().atHalfTime(), 'second-half'],
    ['in its second half', aMatch().inSecondHalf(), 'completed'],
  ] as const)('goes no further once it is cancelled, %s', (_, story, matchState) => {
    const { state } = story.when({ type: 'ChangeState', wanted: { status: 'cancelled' } });
    story.when({ type: 'ChangeState', wanted: { status: 'cancelled' } });
    expect(story.state).toBe(state);
    for (const wanted of [{ matchState }, { status: 'in_progress', matchState }] as const)
      expect(story.attempt({ type: 'ChangeState', wanted })).toBe('match.transition-not-allowed');
    expect(story.attempt({ type: 'TakeTimeout', team: 'home' })).toBe('match.half-not-running');
    const goal = { type: 'RaisePlayerCounter', playerId: 1, counter: 'goals' } as const;
    expect(story.attempt(goal)).toBe('match.cancelled');
    expect(story.undo().state.status).not.toBe('cancelled');
  });
});

describe('the score', () => {
  it('is null until the first whistle', () => {
    expect(scoreOf(aMatch().initialised().state)).toEqual({ home: null, away: null });
    expect(scoreOf(aMatch().started().state)).toEqual({ home: 0, away: 0 });
  });

  it('counts nothing before the first whistle', () => {
    const early = { type: 'RaisePlayerCounter', playerId: 1, counter: 'goals' } as const;
    expect(aMatch().initialised().attempt(early)).toBe('match.not-started');
  });

  it('takes the team first and the scorer later', () => {
    const story = aMatch().started().when({ type: 'SetScore', team: 'home', score: 1 });
    story.raise(3, 'goals');
    expect(scoreOf(story.state).home).toBe(1);
    expect(goalsOf(story, 3)).toBe(1);
    expect(story.latest.type).toBe('GoalAttributed');
  });

  it('gives a scorer the latest goal that has none', () => {
    const story = aMatch().started().goal('home').goal('home').goal('home', 2).goal('away');
    const [, second] = story.state.goals;
    story.raise(3, 'goals');
    expect(story.latest).toMatchObject({ type: 'GoalAttributed', data: { goalId: second?.id } });
  });

  it('takes the scorer alone', () => {
    const story = aMatch().started().raise(3, 'goals');
    expect(scoreOf(story.state).home).toBe(1);
    expect(story.latest).toMatchObject({ type: 'GoalScored', data: { scorer: 3 } });
  });

  it('counts the assist that is named with a goal', () => {
    const goal = {
      type: 'RecordGoal',
      team: 'home',
      scorer: 3,
      assist: 4,
      kind: 'penalty',
    } as const;
    const { players } = aMatch().started().when(goal).state;
    expect([players[3], players[4]]).toMatchObject([
      { goals: 1, assists: 0 },
      { goals: 0, assists: 1 },
    ]);
  });

  it('never attributes an own goal', () => {
    const story = aMatch().started().goal('home', null, 'own-goal').raise(3, 'goals');
    expect(scoreOf(story.state).home).toBe(2);
  });

  it('counts an own goal for the other team and for nobody', () => {
    const story = aMatch().started().goal('home', 11, 'own-goal');
    expect(scoreOf(story.state)).toEqual({ home: 1, away: 0 });
    expect(goalsOf(story, 11)).toBe(0);
  });

  it('goes down by voiding the latest goals', () => {
    const story = aMatch().started().goal('home', 1).goal('home', 2).goal('away', 11);
    story.when({ type: 'SetScore', team: 'home', score: 1 });
    expect(scoreOf(story.state)).toEqual({ home: 1, away: 1 });
    expect([goalsOf(story, 1), goalsOf(story, 2)]).toEqual([1, 0]);
  });

  it.each([
    [{ scorer: 11, assist: null, kind: 'open-play' }, 'match.player-not-present'],
    [{ scorer: 6, assist: null, kind: 'penalty' }, 'match.player-not-present'],
    [{ scorer: 1, assist: null, kind: 'own-goal' }, 'match.player-not-present'],
    [{ scorer: 1, assist: 1, kind: 'open-play' }, 'match.own-assist'],
    [{ scorer: 1, assist: 11, kind: 'open-play' }, 'match.player-not-present'],
    [{ scorer: null, assist: 2, kind: 'open-play' }, 'match.assist-without-scorer'],
    [{ scorer: 11, assist: 1, kind: 'own-goal' }, 'match.own-assist'],
  ] as const)('refuses the goal %j as %s', (goal, code) => {
    const command = { type: 'RecordGoal', team: 'home', ...goal } as const;
    expect(aMatch().started().attempt(command)).toBe(code);
  });

  it('is recorded as one event for a scheduled match only, and stands on its own', () => {
    const record = { type: 'RecordResult', homeScore: 3, awayScore: 1 } as const;
    const story = aMatch().scheduled().when(record);
    expect(story.state).toMatchObject({ status: 'completed', matchState: 'completed' });
    expect(scoreOf(story.state)).toEqual({ home: 3, away: 1 });
    expect(story.attempt(record)).toBe('match.not-scheduled');
    expect(story.attempt({ type: 'SetScore', team: 'home', score: 4 })).toBe(
      'match.result-recorded',
    );
    story.undo();
    expect(story.state.status).toBe('scheduled');
    expect(aMatch().started().attempt(record)).toBe('match.not-scheduled');
  });
});

describe('timeouts', () => {
  const timeout = { type: 'TakeTimeout', team: 'home' } as const;

  it('are one per team and half, and reset by the second half', () => {
    const story = aMatch().started().when(timeout);
    expect(story.attempt(timeout)).toBe('match.timeout-used');
    story.when({ type: 'TakeTimeout', team: 'away' });
    story.reach('half-time', at(21));
    expect(story.attempt(timeout)).toBe('match.half-not-running');
    story.reach('second-half', at(30)).when(timeout);
    expect(story.state.timeouts).toEqual({ home: 1, away: 0 });
  });

  it('follow the state call in both directions', () => {
    const story = aMatch().started();
    story.when({ type: 'ChangeState', wanted: { awayTimeoutsUsed: 1 } });
    expect(story.state.timeouts.away).toBe(1);
    story.when({ type: 'ChangeState', wanted: { awayTimeoutsUsed: 0 } });
    expect(story.state.timeouts.away).toBe(0);
    const two = { type: 'ChangeState', wanted: { awayTimeoutsUsed: 2 } } as const;
    expect(story.attempt(two)).toBe('match.timeout-used');
  });

  it('that the state call undoes are the team’s own, of the half that is played', () => {
    const story = aMatch().started().when(timeout);
    story.reach('half-time', at(21)).reach('second-half', at(30)).when(timeout);
    const taken = story.latest.id;
    story.when({ type: 'TakeTimeout', team: 'away' });
    const before = story.log.length;
    story.when({ type: 'ChangeState', wanted: { homeTimeoutsUsed: 0 } });
    expect(story.log.slice(before)).toMatchObject([
      { type: 'ActionVoided', data: { actionId: taken } },
    ]);
    expect(story.state.timeouts).toEqual({ home: 0, away: 1 });
  });
});

describe('counters and statistics', () => {
  it('count for players who are present', () => {
    const story = aMatch().started().raise(1, 'assists').raise(12, 'redCards');
    expect(story.state.players[1]?.assists).toBe(1);
    expect(story.state.players[12]?.redCards).toBe(1);
    const absent = { type: 'RaisePlayerCounter', playerId: 6, counter: 'goals' } as const;
    expect(story.attempt(absent)).toBe('match.player-not-present');
    expect(story.attempt({ type: 'ChooseMvp', playerId: 6 })).toBe('match.player-not-present');
  });

  it('keep later taps when an earlier one is undone', () => {
    const shot = {
      type: 'ChangeTeamStatistic',
      team: 'home',
      statistic: 'shots',
      by: 1,
    } as const;
    const story = aMatch().started().when(shot);
    const first = story.latest.id;
    story.when(shot).when(shot).undo(first);
    expect(story.state.statistics.home.shots).toBe(2);
    story.when({ type: 'ChangeState', wanted: { homeShots: 9 } });
    expect(story.state.statistics.home.shots).toBe(9);
  });

  it('never fall below zero', () => {
    const story = aMatch().started();
    const down = {
      type: 'ChangeTeamStatistic',
      team: 'away',
      statistic: 'corners',
      by: -1,
    } as const;
    const before = story.log.length;
    story.when(down);
    expect(story.state.statistics.away.corners).toBe(0);
    // Not even as an event: undone later it would count.
    expect(story.log).toHaveLength(before);
    expect(aMatch().initialised().attempt(down)).toBe('match.not-started');
    const up = { ...down, by: 1 } as const;
    story.when(up);
    const raised = story.latest.id;
    story.when(down).undo(raised);
    expect(story.state.statistics.away.corners).toBe(0);
    story.when(up);
    expect(story.state.statistics.away.corners).toBe(1);
  });

  it('name the MVP once', () => {
    const story = aMatch().started().when({ type: 'ChooseMvp', playerId: 1 });
    const before = story.log.length;
    expect(story.when({ type: 'ChooseMvp', playerId: 1 }).log).toHaveLength(before);
    expect(story.when({ type: 'ChooseMvp', playerId: 12 }).state.mvpPlayerId).toBe(12);
  });
});

describe('undo', () => {
  it('undoes the latest action, then the one before', () => {
    const story = aMatch().started().raise(1, 'goals').raise(2, 'yellowCards');
    story.undo();
    expect(story.state.players[2]).toBeUndefined();
    story.undo();
    expect(scoreOf(story.state).home).toBe(0);
  });

  it('names an action by the tap, and not twice', () => {
    const story = aMatch().started().raise(1, 'goals').raise(2, 'goals');
    const first = story.log.at(-2)?.id;
    story.undo(first);
    expect(goalsOf(story, 1)).toBe(0);
    expect(goalsOf(story, 2)).toBe(1);
    expect(story.attempt({ type: 'Undo', actionId: first ?? '' })).toBe('match.nothing-to-undo');
  });

  it('takes the scorer away with the goal', () => {
    const story = aMatch().started().goal('home');
    const goal = story.latest.id;
    story.raise(4, 'goals').undo(goal);
    expect(scoreOf(story.state).home).toBe(0);
    expect(goalsOf(story, 4)).toBe(0);
  });

  it('opens the goal again when only its scorer is undone', () => {
    const story = aMatch().started().goal('home').raise(4, 'goals').undo();
    expect(scoreOf(story.state).home).toBe(1);
    expect(goalsOf(story, 4)).toBe(0);
  });

  it('undoes half-time, second half and finish', () => {
    const story = aMatch().finished();
    for (const expected of ['second-half', 'half-time', 'first-half'])
      expect(story.undo().state.matchState).toBe(expected);
  });

  it('undoes the MVP, and what was made ready before the kick-off', () => {
    const story = aMatch().started().when({ type: 'ChooseMvp', playerId: 1 });
    expect(story.undo().state.mvpPlayerId).toBeNull();
    expect(story.undo().state.status).toBe('scheduled');
    expect(story.undo().state.lineup).toBeNull();
    expect(story.undo().undo().state.attendance).toEqual({ home: null, away: null });
  });

  it('gives a timeout of the first half back with the second half', () => {
    const story = aMatch().started().when({ type: 'TakeTimeout', team: 'home' });
    story.reach('half-time').reach('second-half').undo();
    expect(story.state.timeouts.home).toBe(1);
  });

  it('does not pull the kick-off from under a goal', () => {
    const story = aMatch().started();
    const whistle = story.latest.id;
    story.raise(1, 'goals');
    expect(story.attempt({ type: 'Undo', actionId: whistle })).toBe('match.cannot-undo');
  });

  it('does not bring two timeouts into one half', () => {
    const story = aMatch().started().when({ type: 'TakeTimeout', team: 'home' });
    story.reach('half-time').reach('second-half');
    const secondHalf = story.latest.id;
    story.when({ type: 'TakeTimeout', team: 'home' });
    expect(story.attempt({ type: 'Undo', actionId: secondHalf })).toBe('match.cannot-undo');
  });

  it('has nothing to undo in a bare fixture', () => {
    expect(aMatch().scheduled().attempt({ type: 'Undo' })).toBe('match.nothing-to-undo');
    expect(aMatch().scheduled().attempt({ type: 'Undo', actionId: 'command-0.0' })).toBe(
      'match.nothing-to-undo',
    );
  });
});

describe('an official result', () => {
  it('can be corrected for a day and stands afterwards', () => {
    const story = aMatch().finished();
    story.when({ type: 'RaisePlayerCounter', playerId: 1, counter: 'goals' }, at(60 * 24));
    const late = { type: 'Undo' } as const;
    expect(story.attempt(late, at(60 * 24 + 52))).toBe('match.official');
    expect(story.attempt({ type: 'DeleteMatch' }, at(60 * 48))).toBeNull();
  });

  it('is judged by the moment of the decision, whenever the tap was made', () => {
    const { state } = aMatch().finished();
    const tap = { type: 'ChooseMvp', playerId: 1 } as const;
    const decidedAt = (now: string) => decide(state, tap, { commandId: 'late', at: at(52), now });
    expect(decidedAt(at(60 * 24))).toMatchObject({ ok: true });
    expect(decidedAt(at(60 * 24 + 51))).toEqual({ ok: false, refusal: { code: 'match.official' } });
  });

  it('stands a day later where the log learned of the whistle later', () => {
    const { state } = aMatch().finished();
    const tap = { type: 'ChooseMvp', playerId: 1 } as const;
    const context = { commandId: 'late', at: at(52), overSince: at(60 * 72) };
    const decidedAt = (now: string) => decide(state, tap, { ...context, now });
    expect(decidedAt(at(60 * 96 - 1))).toMatchObject({ ok: true });
    expect(decidedAt(at(60 * 96))).toEqual({ ok: false, refusal: { code: 'match.official' } });
  });
});

describe('the clock on a tap', () => {
  it('is the half and the second of the tap itself', () => {
    const story = aMatch().started();
    story.when({ type: 'RaisePlayerCounter', playerId: 1, counter: 'goals' }, at(13, 30));
    expect(story.latest).toMatchObject({ half: 1, second: 810 });
    story.reach('half-time', at(21)).reach('second-half', at(30));
    story.when({ type: 'RaisePlayerCounter', playerId: 1, counter: 'goals' }, at(31));
    expect(story.latest).toMatchObject({ half: 2, second: 60 });
  });

  it('begins each half at zero with its whistle', () => {
    expect(aMatch().started().latest).toMatchObject({ half: 1, second: 0 });
    expect(aMatch().inSecondHalf().latest).toMatchObject({ half: 2, second: 0 });
  });

  it('keeps the minute of a tap that waited in an outbox', () => {
    const story = aMatch().inSecondHalf();
    story.when({ type: 'RaisePlayerCounter', playerId: 1, counter: 'goals' }, at(5));
    expect(story.latest).toMatchObject({ half: 1, second: 300 });
  });

  it('is unknown before the match and during the break', () => {
    expect(aMatch().scheduled().latest).toMatchObject({ half: null, second: null });
    const story = aMatch().atHalfTime();
    story.when({ type: 'RaisePlayerCounter', playerId: 1, counter: 'yellowCards' }, at(25));
    expect(story.latest).toMatchObject({ half: 1, second: null });
  });
});
