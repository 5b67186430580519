import { presetRules } from '../../rules/match-rules.js';
import { at, home } from '../../testing/match-story.js';
import { aMatchUnder, fifa, type PlayStory } from '../../testing/play-story.js';
import { FollowedMatch, liveMatch } from '../../views/live-match.js';
import { applyPatch } from '../../views/live-patch.js';
import { matchOutcome } from '../../views/match-outcome.js';
import type { MatchCommand } from '../commands.js';
import { adviceOf } from './assistant.js';
import { readPlayClock } from './clock.js';
import { onPitchAt } from './moment.js';
import { nextKick } from './next-kick.js';
import { winnerOf } from './winner.js';

/** Actions of referees and table officials beyond the textbook: each row is one example of a kind. */

const company = presetRules['company-running'];
const cup = {
  ...presetRules.tournament,
  extraTime: { halves: 2 as const, minutes: 5 },
  winnerNeeded: true,
};
const [scorer = 0, assistant = 0] = home;

const codes = ({ state }: PlayStory, time = at(200)) =>
  adviceOf(state, time).map(({ code }) => code);
const seconds = ({ state }: PlayStory, time: string) =>
  state.play && Math.floor((readPlayClock(state.play, time)?.playedMs ?? 0) / 1000);
const timeout = (team: 'home' | 'away') => ({ type: 'TakeTimeout', team }) as const;
const goal = (kind: 'open-play' | 'penalty' | 'own-goal' = 'open-play') =>
  ({ type: 'RecordGoal', team: 'home', scorer, assist: assistant, kind }) as const;

describe('what another entry stopped stays stopped', () => {
  const stopping = { ...company, timeoutStopsClock: true };

  it('4a: the clock stands where it was stopped in a timeout that is undone', () => {
    const story = aMatchUnder(stopping).started().when(timeout('home'), at(8, 20));
    const wrong = story.latest.id;
    story.clock('stop', at(8, 23)).undo(wrong).when(timeout('away'), at(8, 50));
    expect(seconds(story, at(9))).toBe(503);
  });

  it('a stop pressed twice in a timeout is one entry', () => {
    const story = aMatchUnder(stopping).started().when(timeout('home'), at(8, 20));
    story.clock('stop', at(8, 23)).clock('stop', at(8, 24));
    expect(story.log.filter(({ type }) => type === 'ClockStopped')).toHaveLength(1);
  });
});

it('7a: a second half that is whistled again keeps the timeouts that were taken in it', () => {
  const story = aMatchUnder(company)
    .started()
    .reach('half-time', at(21))
    .reach('second-half', at(30));
  const whistle = story.log.findLast(({ type }) => type === 'SecondHalfStarted')?.id;
  story.when(timeout('home'), at(32)).undo(whistle);
  story.reach('second-half', at(30));
  expect(story.state.timeouts).toEqual({ home: 1, away: 0 });
  expect(story.attempt(timeout('home'), at(34))).toBe('match.timeout-used');
});

describe('cards', () => {
  it('8a: a second yellow whose first was undone is told', () => {
    const story = aMatchUnder(fifa).playing().card(1, 'yellow', at(3));
    const first = story.latest.id;
    story.card(1, 'second-yellow', at(5));
    expect(codes(story)).not.toContain('second-yellow-alone');
    expect(codes(story.undo(first))).toContain('second-yellow-alone');
  });

  it('8a: a second yellow whose first went to somebody else is told', () => {
    const story = aMatchUnder(fifa).playing().card(1, 'yellow', at(3));
    const first = story.latest.id;
    story.card(1, 'second-yellow', at(5));
    story.when({ type: 'CorrectAction', actionId: first, correction: { playerId: 2 } }, at(6));
    expect(codes(story)).toContain('second-yellow-alone');
  });

  it('8c: two yellows of one official are told, of two officials they are not', () => {
    const shown = (official: 'coach' | 'physio'): MatchCommand => ({
      type: 'ShowCard',
      team: 'home',
      playerId: null,
      official,
      card: 'yellow',
      place: 'bench',
    });
    const story = aMatchUnder(fifa).playing().when(shown('coach'), at(3));
    expect(codes(story.when(shown('physio'), at(4)))).not.toContain('same-player-again');
    expect(codes(story.when(shown('coach'), at(5)))).toContain('same-player-again');
  });

  it('27: an excluded player who scores in his two minutes is told', () => {
    const exclusion = { seconds: 120, endsOnGoal: true, samePlayerReturns: true };
    const story = aMatchUnder({ ...fifa, exclusion }).playing();
    story.when({ type: 'GiveExclusion', team: 'home', playerId: scorer }, at(5));
    expect(codes(story.when(goal(), at(6)))).toContain('excluded-player');
    story.undo().when(goal(), at(7, 1));
    expect(codes(story)).not.toContain('excluded-player');
  });
});

describe('the end of a period', () => {
  const expired = () => aMatchUnder(fifa).playing();
  const extended = { type: 'ExtendPeriod', period: 1, for: 'penalty' } as const;

  it('9a: is due again once the kick that it was extended for is taken', () => {
    const story = expired().foul('away', at(19, 58), 'penalty').when(extended, at(20, 5));
    expect(codes(story, at(20, 6))).not.toContain('period-expired');
    story.when(goal('penalty'), at(20, 10));
    expect(codes(story, at(20, 11))).toContain('period-expired');
  });

  it('9a: is due again when the kick is missed', () => {
    const story = expired().when(extended, at(20, 5));
    const missed = { type: 'RecordMissedKick', team: 'home', playerId: null } as const;
    story.when({ ...missed, kind: 'penalty', how: 'wide' }, at(20, 10));
    expect(codes(story, at(20, 11))).toContain('period-expired');
  });

  it('9b: is not put off when the period is long over', () => {
    const story = aMatchUnder(fifa).playing().playingAgain();
    expect(story.attempt(extended, at(35))).toBe('match.half-not-running');
  });
});

describe('a match that needs a winner', () => {
  const level = () => aMatchUnder(cup).started().playingAgain();

  it('11: may go to kicks without its extra time', () => {
    const story = level().shootout(at(48)).kicks(['home', true]);
    expect(liveMatch(story.state).shootout).toMatchObject({ home: 1, away: 0 });
  });

  it('12: takes no level result by hand', () => {
    const result = (homeScore: number, awayScore: number): MatchCommand => ({
      type: 'RecordResult',
      homeScore,
      awayScore,
      sheet: { rules: cup, version: 1 },
    });
    const story = aMatchUnder(cup).scheduled();
    expect(story.attempt(result(2, 2))).toBe('match.winner-needed');
    expect(story.attempt(result(3, 2))).toBeNull();
  });

  describe('12: takes a level result by hand', () => {
    const result = (more: object): MatchCommand => ({
      type: 'RecordResult',
      homeScore: 2,
      awayScore: 2,
      sheet: { rules: cup, version: 1 },
      ...more,
    });
    const scheduled = () => aMatchUnder(cup).scheduled();
    const kicks = { shootout: { home: 3, away: 4 } };

    it('with its extra time and kicks, which lists and spectators see', () => {
      const { state } = scheduled().when(result({ afterExtraTime: true, ...kicks }));
      expect(matchOutcome(state)).toEqual({ afterExtraTime: true, ...kicks });
      expect(winnerOf(state)).toBe('away');
      expect(liveMatch(state)).toMatchObject({ homeScore: 2, awayScore: 2 });
      expect(liveMatch(state).shootout).toMatchObject({ ...kicks.shootout, decided: 'away' });
      expect(adviceOf(state, at(200))).toEqual([]);
    });

    it('with kicks alone, and its undo leaves nothing of them', () => {
      const story = scheduled().when(result(kicks));
      expect(matchOutcome(story.state)).toEqual(kicks);
      story.undo();
      expect(matchOutcome(story.state)).toEqual({});
    });

    it.each([
      ['whose kicks are level', { shootout: { home: 3, away: 3 } }],
      ['never: a result with a winner has no kicks', { homeScore: 3, ...kicks }],
    ])('but none %s', (_, more) => {
      expect(scheduled().attempt(result(more))).toBe('match.kicks-without-winner');
    });

    it.each([
      ['extra time', { afterExtraTime: true }],
      ['kicks', kicks],
    ])('and no %s where the sheet has none', (_, more) => {
      const rules = { ...cup, extraTime: null, kicks: null, winnerNeeded: false };
      const command = result({ ...more, sheet: { rules, version: 1 } });
      expect(aMatchUnder(rules).scheduled().attempt(command)).toBe('match.not-in-these-rules');
    });
  });

  it('21: takes extra time, its end and the kicks from two tablets once', () => {
    const story = level();
    for (const action of ['start', 'end'] as const)
      for (const second of [0, 1]) story.extra(3, action, at(50 + second));
    story.extra(4, 'start', at(56)).extra(4, 'start', at(56, 1)).extra(4, 'end', at(62));
    story.shootout(at(63)).shootout(at(63, 1));
    const types = story.log.map(({ type }) => type);
    expect(types.filter((type) => type === 'PeriodStarted')).toHaveLength(2);
    expect(types.filter((type) => type === 'PeriodEnded')).toHaveLength(2);
    expect(types.filter((type) => type === 'ShootoutStarted')).toHaveLength(1);
  });

  it('19: enters no goal in the kicks, and moves none into them', () => {
    const story = level().when(goal(), at(31)).undo();
    story.when({ ...goal(), team: 'home' }, at(32));
    const { id } = story.latest;
    story.shootout(at(48));
    expect(story.attempt(goal(), at(49))).toBe('match.no-goal-in-kicks');
    const moved = { type: 'CorrectAction', actionId: id, correction: { period: 5 } } as const;
    expect(story.attempt(moved, at(50))).toBe('match.no-goal-in-kicks');
  });

  it('34: is told that the kicks have nothing to decide when a late goal arrives', () => {
    const story = level().shootout(at(48)).kicks(['home', false], ['away', true]);
    expect(codes(story)).not.toContain('nothing-to-decide');
    expect(codes(story.when(goal(), at(40)))).toContain('nothing-to-decide');
  });

  it('23: is told of extra time that began at 1:0, and of one that ended after a half', () => {
    const story = level().when(goal(), at(40)).extra(3, 'start', at(48));
    expect(codes(story)).toContain('extra-time-not-level');
    story.extra(3, 'end', at(53)).reach('completed', at(54));
    expect(codes(story)).toContain('extra-time-unfinished');
  });

  it('23: reads the score of both halves as it stands after corrections', () => {
    const story = level().scores('home', at(40)).scores('home', at(41));
    const second = story.latest.id;
    story.extra(3, 'start', at(48));
    expect(codes(story)).toContain('extra-time-not-level');
    story.when({ type: 'CorrectAction', actionId: second, correction: { team: 'away' } }, at(49));
    expect(codes(story)).not.toContain('extra-time-not-level');
  });

  it.each([
    ['home', 'away'],
    ['away', 'home'],
  ] as const)('24: has who kicks first corrected from %s to %s, with the kicks', (wrong, right) => {
    const story = level().shootout(at(48), wrong);
    const actionId = story.latest.id;
    story.kicks([right, true], [wrong, false]);
    expect(codes(story)).toContain('kick-out-of-turn');
    story.when({ type: 'CorrectAction', actionId, correction: { team: right } }, at(49));
    expect(codes(story)).not.toContain('kick-out-of-turn');
    const corrected = liveMatch(story.state);
    expect(corrected.shootout).toMatchObject({ first: right, [right]: 1, [wrong]: 0 });
    expect(corrected.shootout?.kicks).toHaveLength(2);
    expect(liveMatch(story.undo().state).shootout?.first).toBe(wrong);
  });

  it('24: has who kicks first corrected in the middle of a pair, and again once it is decided', () => {
    const story = level().shootout(at(48), 'home');
    const actionId = story.latest.id;
    const first = (team: 'home' | 'away') =>
      story.when({ type: 'CorrectAction', actionId, correction: { team } }, at(49));
    story.kicks(['away', true]);
    expect(nextKick(liveMatch(first('away').state).shootout ?? { first: 'home', kicks: [] })).toBe(
      'home',
    );
    for (const _ of [1, 2]) story.kicks(['home', false], ['away', true]);
    story.kicks(['home', false]);
    expect(liveMatch(story.state).shootout?.decided).toBe('away');
    expect(liveMatch(first('home').state).shootout).toMatchObject({
      first: 'home',
      decided: 'away',
    });
    const period = { type: 'CorrectAction', actionId, correction: { period: 2 } } as const;
    expect(story.attempt(period, at(50))).toBe('match.not-correctable');
  });

  it('24: is told of kicks out of turn and of a kicker who kicks again too soon', () => {
    const kick = (team: 'home' | 'away', playerId: number) =>
      ({ type: 'TakeShootoutKick', team, playerId, scored: true }) as const;
    const story = level().shootout(at(48), 'home').when(kick('away', 11), at(49));
    expect(codes(story)).toEqual(expect.arrayContaining(['kick-out-of-turn']));
    story.undo().when(kick('home', 1), at(50)).when(kick('away', 11), at(50, 5));
    expect(codes(story)).not.toContain('kick-out-of-turn');
    expect(codes(story.when(kick('home', 1), at(51)))).toContain('kicker-again');
  });
});

describe('corrections', () => {
  it('13: put no time outside of its period', () => {
    const story = aMatchUnder(fifa).playing().card(1, 'red', at(5));
    const actionId = story.latest.id;
    const moved = (played: number) =>
      ({ type: 'CorrectAction', actionId, correction: { played } }) as const;
    expect(story.attempt(moved(1_500), at(6))).toBe('match.time-outside-period');
    expect(story.attempt(moved(1_200), at(6))).toBeNull();
  });

  it('13: allow the time that a referee really played on', () => {
    const story = aMatchUnder({ ...company, periodEndsBy: 'referee' }).started();
    const limit = company.halfMinutes * 60;
    story.scores('home', at(0, limit + 100)).scores('home', at(0, limit + 130));
    const [first] = story.log.filter(({ type }) => type === 'GoalScored');
    const moved = (played: number) =>
      ({ type: 'CorrectAction', actionId: first?.id ?? '', correction: { played } }) as const;
    expect(story.attempt(moved(limit + 120), at(0, limit + 140))).toBeNull();
    expect(story.attempt(moved(limit + 900), at(0, limit + 140))).toBe('match.time-outside-period');
  });

  it.each(['ten-metres', 'penalty'] as const)(
    '20: take the assist from a goal that was a %s',
    (kind) => {
      const story = aMatchUnder(fifa).playing().when(goal(), at(5));
      const actionId = story.latest.id;
      story.when({ type: 'CorrectAction', actionId, correction: { kind } }, at(6));
      expect(story.state.goals).toMatchObject([{ scorer, assist: null, kind }]);
      expect(story.state.players[assistant]?.assists).toBe(0);
      expect(story.undo().state.goals).toMatchObject([{ scorer, assist: assistant }]);
    },
  );

  it('26: clear the name of a goal that was an own goal', () => {
    const story = aMatchUnder(fifa).playing().when(goal(), at(5));
    const actionId = story.latest.id;
    story.when({ type: 'CorrectAction', actionId, correction: { kind: 'own-goal' } }, at(6));
    expect(story.state.goals).toMatchObject([{ scorer: null, assist: null, kind: 'own-goal' }]);
  });

  it('29: of the clock beyond the horn are one entry', () => {
    const story = aMatchUnder(fifa).playing();
    story.correctClock(1_300, at(5)).correctClock(1_400, at(6));
    const corrected = story.log.filter(({ type }) => type === 'ClockCorrected');
    expect(corrected).toMatchObject([{ data: { played: 1_200 } }]);
  });

  it('32: move no timeout into a half in which its team took one', () => {
    const story = aMatchUnder(fifa).playing().when(timeout('home'), at(5)).playingAgain();
    story.when(timeout('home'), at(35));
    const moved: MatchCommand = {
      type: 'CorrectAction',
      actionId: story.latest.id,
      correction: { period: 1, played: 60 },
    };
    expect(story.attempt(moved, at(36))).toBe('match.timeout-used');
  });

  it('14b: show every spectator that a minute vanished', () => {
    const story = aMatchUnder(fifa).playing().reach('half-time', at(21)).when(goal(), at(22));
    const actionId = story.latest.id;
    const match = new FollowedMatch(story.state);
    let page = liveMatch(story.state);
    const known = story.log.length;
    story.when({ type: 'CorrectAction', actionId, correction: { played: 1_100 } }, at(23)).undo();
    for (const event of story.log.slice(known)) page = applyPatch(page, match.take(event));
    expect(page).toEqual(liveMatch(story.state));
  });
});

describe('31: a match that is abandoned at 31:00 and goes on a week later', () => {
  const week = 7 * 24 * 60;
  const abandon: MatchCommand = { type: 'ChangeState', wanted: { status: 'cancelled' } };
  /** Minute 11 of the second half. */
  const abandoned = (rules = company) =>
    aMatchUnder(rules).started().playingAgain().when(abandon, at(41));

  it.each([
    ['stops', fifa],
    ['never stops', company],
  ])('goes on at 31:00 where the clock %s in play', (_, rules) => {
    const story = abandoned(rules).undo();
    expect(story.state.status).toBe('in_progress');
    expect(seconds(story, at(week))).toBe(11 * 60);
    story.clock('start', at(week)).when(goal(), at(week + 1));
    expect(story.latest).toMatchObject({ period: 2, played: 12 * 60 });
  });

  it('has its clock run as if nothing had been, when both are undone at once', () => {
    const story = abandoned();
    const stopped = story.log.findLast(({ type }) => type === 'ClockStopped')?.id;
    story.undo().undo(stopped);
    expect(seconds(story, at(42))).toBe(12 * 60);
  });

  it('has no stop in the break or where the clock stands', () => {
    const stops = ({ log }: PlayStory) => log.filter(({ type }) => type === 'ClockStopped').length;
    expect(
      stops(aMatchUnder(company).started().reach('half-time', at(21)).when(abandon, at(22))),
    ).toBe(0);
    expect(stops(aMatchUnder(fifa).started().when(abandon, at(1)))).toBe(0);
  });

  it('keeps a place that was lost until its time is played', () => {
    const story = aMatchUnder(fifa).playing().card(1, 'red', at(19)).playingAgain();
    story.when(abandon, at(30, 30)).undo().clock('start', at(week));
    expect(onPitchAt(story.state, at(week, 29))).toEqual({ home: 4, away: 5 });
    expect(onPitchAt(story.state, at(week, 31))).toEqual({ home: 5, away: 5 });
  });
});
